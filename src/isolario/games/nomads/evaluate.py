"""What a good position looks like: for bots a guess at everybody's final points, for learners plain numbers."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from isolario.games.nomads.board import (
    ADVENTURERS,
    FIRST_OWN_DISC,
    FROG,
    JOKER,
    KINDS,
    NOSTROMO,
    OPAL,
    SONGS,
    SPACES,
    STORY_KINDS,
    VERSIONS,
)
from isolario.games.nomads.position import CHOOSE_DROP, CHOOSE_KIND, CHOOSE_LIFT, LYS_JUMP, PHASES
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
    best: list[float] = []
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        found = chances(after, expected_points(after))
        if not best or found[mine] > best[mine]:
            best = found
    return best


def chances(state: Nomads, points: list[float]) -> list[float]:
    """Expected points become chances; the nearer the end, the more a lead is worth."""
    weights = state.box.weights
    unseen = 0.0
    for count in state.pool:
        unseen += float(count)
    spread = weights[END_SPREAD] + weights[START_SPREAD] * math.sqrt(unseen / 112.0)
    if state.ending:
        spread = 0.5 * weights[END_SPREAD]
    return softmax(points, spread)


def expected_points(state: Nomads) -> list[float]:
    """A guess at the final score of every seat."""
    box = state.box
    weights = box.weights
    interim: list[float] = []
    points: list[float] = []
    for seat in range(state.seats):
        cards = float(state.card_points(seat))
        interim.append(cards - float(state.held_tiles(seat)))
        opals = float(box.opal_points * state.held[seat * KINDS + OPAL])
        if state.ending:
            points.append(interim[seat] + opals + last_write_gain(state, seat))
        else:
            points.append(cards + opals + hand_value(state, seat))
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


def hand_value(state: Nomads, seat: i64) -> float:
    """What the held tiles will bring, cards still to be written with them included."""
    weights = state.box.weights
    base: i64 = seat * KINDS
    worth = weights[JOKER_HELD] * float(state.held[base + JOKER])
    writes = 0.0
    tiles = 0.0
    kinds: i64 = 0
    for kind in range(STORY_KINDS):
        count = state.held[base + kind]
        if count > 0:
            kinds += 1
            worth += tiles_value(state, seat, kind, count)
            ready = ready_tiles(state, seat, kind, count)
            if ready > 0:
                writes += 1.0
                tiles += float(ready)
    if state.song[seat] < 0:
        song = ready_song(state, seat)
        worth += weights[SONG_KIND] * float(kinds) + weights[SONG_READY] * float(song)
    # Cards for which no turn is left stay unwritten, but for the last one.
    turns = 1.0 + turns_left(state)
    if writes > turns:
        worth -= (weights[READY_TILE] + 1.0) * tiles * (writes - turns) / writes
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
    kinds = state.held[base + JOKER]
    for kind in range(STORY_KINDS):
        if state.held[base + kind] > 0:
            kinds += 1
    ready: i64 = 0
    for card in range(SONGS):
        size = state.box.song_size[card]
        if size <= kinds and state.supply >> card & 1 != 0:
            ready = size
    return ready


def ready_tiles(state: Nomads, seat: i64, kind: i64, count: i64) -> i64:
    """How many of `count` tiles pay for the best legend card of that kind that they reach."""
    box = state.box
    first: i64 = VERSIONS * kind
    owned = state.legend[seat * STORY_KINDS + kind]
    have: i64 = 0 if owned < 0 else box.legend_value[first + owned]
    ready: i64 = 0
    for version in range(owned + 1, VERSIONS):
        need = box.legend_value[first + version] - have
        if need <= count and state.supply >> (SONGS + first + version) & 1 != 0:
            ready = need
    return ready


def tiles_value(state: Nomads, seat: i64, kind: i64, count: i64) -> float:
    """What `count` tiles of a kind are worth to a seat."""
    box = state.box
    weights = box.weights
    first: i64 = VERSIONS * kind
    owned = state.legend[seat * STORY_KINDS + kind]
    have: i64 = 0 if owned < 0 else box.legend_value[first + owned]
    ready: i64 = 0
    reach: i64 = 0
    for version in range(owned + 1, VERSIONS):
        if state.supply >> (SONGS + first + version) & 1 != 0:
            need = box.legend_value[first + version] - have
            reach = need
            if need <= count:
                ready = need
    left = count - ready
    waiting: i64 = reach - ready
    if waiting > left:
        waiting = left
    worth = weights[READY_TILE] * float(ready) + weights[WAITING_TILE] * float(waiting)
    if ready > 0:
        worth += weights[WRITE_TURN]
    return worth + weights[DEAD_TILE] * float(left - waiting)


def add_listening(state: Nomads, points: list[float]) -> None:
    """Who lies on top next to a tile will probably get it; a buried disc hears nothing."""
    weights = state.box.weights
    share = weights[LISTENING]
    for space in range(SPACES):
        disc = state.top[space]
        kind = state.face[space]
        if disc >= FIRST_OWN_DISC and kind >= 0 and kind != OPAL:
            seat = state.taker[disc]
            if seat >= 0:
                if kind == JOKER:
                    points[seat] += share * weights[JOKER_HELD]
                else:
                    count = state.held[seat * KINDS + kind]
                    more = tiles_value(state, seat, kind, count + 1) - tiles_value(state, seat, kind, count)
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
    best = max(interim)
    leaders = interim.count(best)
    for seat in range(len(points)):
        if interim[seat] == best:
            points[seat] += worth * 3.0 / float(leaders)
    if leaders == 1:
        second = -1000.0
        for score in interim:
            if score < best and score > second:
                second = score
        if interim.count(second) == 1:
            points[interim.index(second)] += worth


# -- for learners --------------------------------------------------------------------------------------


def features(state: Nomads, seat: i64) -> list[float]:
    """The table as a seat sees it, itself first, then clockwise; seats that are not there are zeros."""
    found: list[float] = []
    seats = state.seats
    for turn in range(LARGEST_TABLE):
        if turn < seats:
            add_seat(found, state, (seat + turn) % seats)
        else:
            found.extend([0.0] * SEAT_FEATURES)
    for space in range(SPACES):
        add_space(found, state, seat, space)
    add_one_hot(found, state.phase, len(PHASES))
    add_one_hot(found, state.origin, SPACES)
    add_one_hot(found, relative(state, seat, state.actor), LARGEST_TABLE)
    for card in range(SONGS + STORY_KINDS * VERSIONS):
        found.append(float(state.supply >> card & 1))
    for count in state.pool:
        found.append(float(count) / 14.0)
    found.append(float(state.direction))
    found.append(float(state.chart) / 4.0)
    found.append(float(state.stacks_left) / 8.0)
    found.append(float(state.due) / 7.0 if state.phase == CHOOSE_KIND else 0.0)
    found.append(float(seats) / 5.0)
    return found


SEAT_FEATURES: Final[i64] = 1 + ADVENTURERS + KINDS + STORY_KINDS + 2 + 3


def add_seat(found: list[float], state: Nomads, seat: i64) -> None:
    found.append(1.0)
    add_one_hot(found, state.adventurer[seat], ADVENTURERS)
    for kind in range(KINDS):
        found.append(float(state.held[seat * KINDS + kind]) / 5.0)
    for kind in range(STORY_KINDS):
        version = state.legend[seat * STORY_KINDS + kind]
        found.append(float(state.box.legend_value[VERSIONS * kind + version]) / 6.0 if version >= 0 else 0.0)
    song = state.song[seat]
    found.append(float(state.box.song_points[song]) / 7.0 if song >= 0 else 0.0)
    found.append(float(state.interim_score(seat)) / 10.0)
    # For each own disc how deep it lies, as a height from which nothing lies above it.
    mine = state.adventurer[seat]
    for disc in range(3):
        number = FROG if disc == 2 else FIRST_OWN_DISC + 2 * mine + disc
        awake = mine >= 0 and (disc < 2 or mine == NOSTROMO) and state.place[number] >= 0
        found.append(1.0 / (1.0 + float(discs_above(state, number))) if awake else 0.0)


def add_space(found: list[float], state: Nomads, seat: i64, space: i64) -> None:
    """The top discs by owner (seats from here clockwise, Nomad, sleeper), heights, the face-up tile, Lys."""
    pile = state.pile(space)
    height: i64 = len(pile)
    for place in range(SHOWN_DISCS):
        owner: i64 = -1
        if place < height:
            disc = pile[height - 1 - place]
            taker = state.taker[disc]
            if disc < FIRST_OWN_DISC:
                owner = LARGEST_TABLE
            else:
                owner = LARGEST_TABLE + 1 if taker < 0 else relative(state, seat, taker)
        add_one_hot(found, owner, LARGEST_TABLE + 2)
    found.append(float(height) / 19.0)
    add_one_hot(found, state.face[space], KINDS)
    found.append(float(state.stack_height[space]) / 14.0)
    found.append(1.0 if state.lys == space else 0.0)


def add_one_hot(found: list[float], index: i64, size: i64) -> None:
    for place in range(size):
        found.append(1.0 if place == index else 0.0)


def relative(state: Nomads, seat: i64, other: i64) -> i64:
    """How many seats clockwise another seat sits; -1 for luck or the end."""
    return -1 if other < 0 else (other - seat + state.seats) % state.seats


def discs_above(state: Nomads, disc: i64) -> i64:
    count: i64 = 0
    over = state.above[disc]
    while over >= 0:
        count += 1
        over = state.above[over]
    return count
