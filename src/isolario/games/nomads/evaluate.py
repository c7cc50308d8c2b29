"""What a good position looks like: for bots a guess at everybody's final points, for learners plain numbers."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from isolario.games.nomads.actions import DROP, PASS, SPACE
from isolario.games.nomads.board import (
    FIRST_OWN_DISC,
    JOKER,
    KINDS,
    OPAL,
    SONGS,
    SPACES,
    STORY_KINDS,
    VERSIONS,
    legend_row,
)
from isolario.games.nomads.position import CHOOSE_DROP, CHOOSE_LIFT, LYS_JUMP
from isolario.kernel.chances import softmax

if TYPE_CHECKING:
    from isolario.games.nomads.rules import Nomads

WEIGHTS: Final = (
    "ready_tile",
    "waiting_tile",
    "dead_tile",
    "joker",
    "write_turn",
    "song_kind",
    "song_ready",
    "listening",
    "buried_disc",
    "opal_lead",
    "end_spread",
    "start_spread",
    "pace",
)
# Their places in the list.
READY_TILE: Final = 0
WAITING_TILE: Final = 1
DEAD_TILE: Final = 2
JOKER_HELD: Final = 3
WRITE_TURN: Final = 4
SONG_KIND: Final = 5
SONG_READY: Final = 6
LISTENING: Final = 7
BURIED_DISC: Final = 8
OPAL_LEAD: Final = 9
END_SPREAD: Final = 10
START_SPREAD: Final = 11
PACE: Final = 12

LARGEST_TABLE: Final[i64] = 5
SHOWN_DISCS: Final[i64] = 4
"""How many discs of a pile, from its top, a learner is shown one by one."""


def estimate(state: Nomads) -> list[float]:
    """Chances of each seat. In the middle of a turn the best way to go on is assumed."""
    phase = state.phase
    if phase == CHOOSE_DROP or phase == LYS_JUMP or phase == CHOOSE_LIFT:  # noqa: SIM109
        return best_way_on(state)
    return chances(state, expected_points(state))


def best_way_on(state: Nomads) -> list[float]:
    """The chances after the choice that suits the active seat best, one choice deep."""
    mine = state.active
    phase = state.phase
    best: list[float] = []
    for action in state.legal():
        found: list[float] = []
        if phase == CHOOSE_DROP:
            found = after_drop(state, 0 if action == PASS else action - DROP + 1)
        elif phase == LYS_JUMP and state.stack_height[action - SPACE] > 1:
            found = after_jump(state, action - SPACE)
        if not found:
            after = state.clone()
            after.apply(action)
            found = chances(after, expected_points(after))
        if not best or found[mine] > best[mine]:
            best = found
    return best


def after_drop(state: Nomads, special: i64) -> list[float]:
    """The chances once the raised pile is sown and everybody has listened, before tiles are turned up; nothing if more
    than that happens then. The position stays as it is."""
    bottom, top, height, above, place = state.bottom, state.top, state.pile_height, state.above, state.place
    state.bottom, state.top, state.pile_height = bottom[:], top[:], height[:]
    state.above, state.place = above[:], place[:]
    found: list[float] = []
    if state.scatter(special) == state.lys:
        found = chances(state, expected_points(state))
    else:
        heard = listened(state)
        if heard != 0:
            found = chances(state, expected_points(state))
            move_tiles(state, heard, -1)
    state.bottom, state.top, state.pile_height, state.above, state.place = bottom, top, height, above, place
    return found


def listened(state: Nomads) -> i64:
    """Whoever lies on top takes the top tile, as in the rules: what was taken, four bits for each space (its kind and
    one). 0, and nothing is taken, if no tile follows that could be turned up."""
    heard: i64 = 0
    follows = False
    for space in range(SPACES):
        if state.top[space] >= FIRST_OWN_DISC and state.stack_height[space] > 0:
            heard |= (state.face[space] + 1) << (4 * space)
            follows = follows or state.stack_height[space] > 1
    if not follows:
        return 0
    move_tiles(state, heard, 1)
    return heard


def move_tiles(state: Nomads, heard: i64, count: i64) -> None:
    """The top tiles of these stacks go to those who lie there (1), or come back from them (-1)."""
    for space in range(SPACES):
        kind = ((heard >> (4 * space)) & 15) - 1
        if kind < 0:
            continue
        seat = state.taker[state.top[space]]
        if kind == OPAL:
            state.chart += count
        elif seat >= 0:
            slot = seat * KINDS + kind
            state.held[slot] = state.held[slot] + count
        state.stack_height[space] = state.stack_height[space] - count
        state.face[space] = -1 if count > 0 else kind


def after_jump(state: Nomads, space: i64) -> list[float]:
    """The chances once Lys has jumped to a stack with more than one tile: until the next one is turned up, only the top
    tile is elsewhere. It is put back."""
    kind = state.face[space]
    slot = state.active * KINDS + kind
    state.face[space] = -1
    state.stack_height[space] = state.stack_height[space] - 1
    if kind == OPAL:
        state.chart += 1
    else:
        state.held[slot] = state.held[slot] + 1
    found = chances(state, expected_points(state))
    if kind == OPAL:
        state.chart -= 1
    else:
        state.held[slot] = state.held[slot] - 1
    state.stack_height[space] = state.stack_height[space] + 1
    state.face[space] = kind
    return found


def chances(state: Nomads, points: list[float]) -> list[float]:
    """Expected points become chances; the nearer the end, the more a lead is worth."""
    weights = state.box.weights
    unseen: i64 = 0
    for count in state.pool:
        unseen += count
    spread = weights[END_SPREAD] + weights[START_SPREAD] * math.sqrt(float(unseen) / 112.0)
    if state.ending:
        spread = 0.5 * weights[END_SPREAD]
    return softmax(points, spread)


def expected_points(state: Nomads) -> list[float]:
    """A guess at the final score of every seat."""
    box = state.box
    weights = box.weights
    interim: list[float] = []
    points: list[float] = []
    turns = 0.0 if state.ending else 1.0 + turns_left(state)
    for seat in range(state.seats):
        cards = float(state.card_points(seat))
        interim.append(cards - float(state.held_tiles(seat)))
        opals = float(box.opal_points * state.held[seat * KINDS + OPAL])
        if state.ending:
            points.append(interim[seat] + opals + last_write_gain(state, seat))
        else:
            points.append(cards + opals + hand_value(state, seat, turns))
    if state.ending:
        return points
    add_listening(state, points)
    share_chart(interim, points, weights[OPAL_LEAD] * float(state.chart) / float(box.opal_trigger))
    return points


def last_write_gain(state: Nomads, seat: i64) -> float:
    """What the best card brings that the seat may still write at the end: its points and the tiles gone."""
    if (seat - state.active + state.seats) % state.seats >= state.writers:
        return 0.0
    base: i64 = seat * KINDS
    jokers = state.held[base + JOKER]
    gain: i64 = 0
    for kind in range(STORY_KINDS):
        ready = ready_tiles(state, seat, kind, state.held[base + kind] + jokers)
        if ready > gain:
            gain = ready
    song = ready_song(state, seat)
    return 2.0 * float(song if song > gain else gain)


def hand_value(state: Nomads, seat: i64, turns: float) -> float:
    """What the held tiles will bring, cards still to be written with them in so many turns included."""
    box = state.box
    weights = box.weights
    held = state.held
    base: i64 = seat * KINDS
    worth = weights[JOKER_HELD] * float(held[base + JOKER])
    writes = 0.0
    tiles: i64 = 0
    kinds: i64 = 0
    for kind in range(STORY_KINDS):
        count = held[base + kind]
        if count > 0:
            kinds += 1
            row = legends_open(state, seat, kind)
            ready = box.ready_with(row, count)
            worth += tiles_worth(weights, count, ready, box.reach[row])
            if ready > 0:
                writes += 1.0
                tiles += ready
    if state.song[seat] < 0:
        song = ready_song(state, seat)
        worth += weights[SONG_KIND] * float(kinds) + weights[SONG_READY] * float(song)
    # Cards for which no turn is left stay unwritten, but for the last one.
    if writes > turns:
        worth -= (weights[READY_TILE] + 1.0) * float(tiles) * (writes - turns) / writes
    return worth


def turns_left(state: Nomads) -> float:
    """About how many turns each seat will still have."""
    in_stacks: i64 = 0
    for height in state.stack_height:
        in_stacks += height
    pace = state.box.weights[PACE] * float(state.seats)
    return float(in_stacks) / pace


def ready_song(state: Nomads, seat: i64) -> i64:
    """The size of the largest song the seat could pay now, 0 if there is none."""
    if state.song[seat] >= 0:
        return 0
    base: i64 = seat * KINDS
    held = state.held
    kinds = held[base + JOKER]
    for kind in range(STORY_KINDS):
        if held[base + kind] > 0:
            kinds += 1
    sizes = state.box.song_size
    ready: i64 = 0
    for card in range(SONGS):
        size = sizes[card]
        if size > kinds:
            break  # sizes ascend
        if state.supply >> card & 1 != 0:
            ready = size
    return ready


def legends_open(state: Nomads, seat: i64, kind: i64) -> i64:
    """The row of the box's tables for the legend cards of a kind that a seat can still write."""
    owned = state.legend[seat * STORY_KINDS + kind]
    return legend_row(kind, owned, state.supply >> (SONGS + VERSIONS * kind))


def ready_tiles(state: Nomads, seat: i64, kind: i64, count: i64) -> i64:
    """How many of `count` tiles pay for the best legend card of that kind that they reach."""
    return state.box.ready_with(legends_open(state, seat, kind), count)


def tiles_worth(weights: list[float], count: i64, ready: i64, reach: i64) -> float:
    """What `count` tiles of a kind are worth, of which `ready` pay for a card now and `reach` for the dearest one."""
    left = count - ready
    waiting: i64 = reach - ready
    if waiting > left:
        waiting = left
    worth = weights[READY_TILE] * float(ready) + weights[WAITING_TILE] * float(waiting)
    if ready > 0:
        worth += weights[WRITE_TURN]
    return worth + weights[DEAD_TILE] * float(left - waiting)


def add_listening(state: Nomads, points: list[float]) -> None:
    """The disc on top next to a tile will probably get it; a buried disc hears nothing."""
    box = state.box
    weights = box.weights
    share = weights[LISTENING]
    top = state.top
    for space in range(SPACES):
        disc = top[space]
        if disc < FIRST_OWN_DISC:
            continue
        kind = state.face[space]
        if kind >= 0 and kind != OPAL:
            seat = state.taker[disc]
            if seat >= 0:
                if kind == JOKER:
                    points[seat] += share * weights[JOKER_HELD]
                else:
                    count = state.held[seat * KINDS + kind]
                    row = legends_open(state, seat, kind)
                    reach = box.reach[row]
                    more = tiles_worth(weights, count + 1, box.ready_with(row, count + 1), reach)
                    more -= tiles_worth(weights, count, box.ready_with(row, count), reach)
                    if count == 0 and state.song[seat] < 0:
                        more += weights[SONG_KIND]
                    points[seat] += share * more
    for seat in range(state.seats):
        mine = state.adventurer[seat]
        if mine >= 0:
            first: i64 = FIRST_OWN_DISC + 2 * mine
            for disc in range(first, first + 2):
                if state.above[disc] >= 0:
                    points[seat] += weights[BURIED_DISC]


def share_chart(interim: list[float], points: list[float], worth: float) -> None:
    """The opals on the chart count in part for those who would win them now."""
    if worth == 0.0:
        return
    best = -1.0e9
    second = -1.0e9
    leaders: i64 = 0
    seconds: i64 = 0
    for score in interim:
        if score > best:
            second, seconds = best, leaders
            best, leaders = score, 1
        elif score == best:
            leaders += 1
        elif score > second:
            second, seconds = score, 1
        elif score == second:
            seconds += 1
    for seat in range(len(points)):
        if interim[seat] == best:
            points[seat] += worth * 3.0 / float(leaders)
        elif leaders == 1 and seconds == 1 and interim[seat] == second:
            points[seat] += worth


def discs_above(state: Nomads, disc: i64) -> i64:
    count: i64 = 0
    over = state.above[disc]
    while over >= 0:
        count += 1
        over = state.above[over]
    return count
