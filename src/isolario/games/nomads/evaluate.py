"""What a good position looks like: for bots a guess at everybody's final points, for learners plain numbers."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from isolario.games.nomads.board import (
    FIRST_OWN_DISC,
    JOKER,
    KINDS,
    OPAL,
    SONGS,
    SPACES,
    STORY_KINDS,
    VERSIONS,
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


def discs_above(state: Nomads, disc: i64) -> i64:
    count: i64 = 0
    over = state.above[disc]
    while over >= 0:
        count += 1
        over = state.above[over]
    return count
