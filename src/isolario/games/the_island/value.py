"""The Island as the learned networks see it: numbers for every explorer, for each seat and for the table.

`estimate` is asked wherever there is a network for a table of that size, proved by games: without challenges, after
set-up. Elsewhere the hand-made evaluation stands (`evaluate.py`). A position here is one that some seat may take for
the truth, as everywhere.
"""

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from isolario.games.the_island.board import BOATS, HEXES, PER_COLOUR, SEA, SERPENT, SHARK, WHALE
from isolario.games.the_island.evaluate import FAR, MEAN_VALUE, free_landings, steps_to_come
from isolario.games.the_island.position import (
    BOATS_OUT,
    DOLPHIN,
    DROP,
    IN_BOAT,
    LIFT,
    LOST,
    MOVE,
    PICK,
    PROWL,
    REACT,
    SAVED,
    SINK,
    TILE,
    UNPLACED,
    WINDS,
    Position,
)
from isolario.games.the_island.prowlers import (
    SERPENTS_1,
    SERPENTS_2,
    SHARKS_0,
    SHARKS_1,
    SHARKS_2,
    SHARKS_4,
    WHALES_1,
    WHALES_3,
    Prowlers,
)
from isolario.kernel.lesson import FateLesson
from isolario.kernel.network import Network, Seen, chances_to_lead, every_side, hope

OWN: Final[i64] = 27
"""Numbers of each explorer."""
TABLE: Final[i64] = 14
EACH: Final[i64] = 31
"""Numbers of each seat."""

# The kinds of explorers: the network has numbers of its own for each of them.
ABOARD: Final[i64] = 0
SWIMMING: Final[i64] = 1
ON_TILE: Final[i64] = 2
TO_BE_PLACED: Final[i64] = 3
KINDS: Final[i64] = 4
SETTLED: Final[i64] = -1
"""Saved or lost: nothing is open."""


def suits(state: Position) -> bool:
    """Whether networks are made for positions like this one."""
    terms = state.terms
    agreed = terms.two_colours or terms.overpopulation or terms.to_the_last or terms.equality or terms.submerged
    return state.phase > BOATS_OUT and not agreed


def estimate(state: Position, network: Network) -> list[float]:
    """The chances of all seats."""
    sight = Sight(state)
    seen = Seen(EACH)
    sides = every_side(network, sight.context, TABLE, EACH, state.seats, seen)
    points: list[float] = []
    variance = 0.0
    explorer: i64 = 0
    for seat in range(state.seats):
        expected = 0.0
        for _ in range(PER_COLOUR):
            kind = sight.kinds[explorer]
            brings = float(state.value[explorer])
            if kind != SETTLED:
                seen.look(sight.own, OWN * explorer, OWN)
                chance = hope(network, kind, seen, sides, network.hidden * seat)
                expected += chance * brings
                variance += chance * (1.0 - chance) * brings * brings
            elif state.spot[explorer] < LOST:
                expected += brings
            explorer += 1
        points.append(expected)
    return chances_to_lead(network, points, variance)


class Sight:
    """A position in numbers. `own` has those of each explorer in turn, `context` the table and every seat."""

    def __init__(self, state: Position) -> None:
        explorers = PER_COLOUR * state.seats
        self.explorers: i64 = explorers
        self.own: vec[float] = vec[float]([0.0] * (explorers * OWN))
        self.context: vec[float] = vec[float]([0.0] * (TABLE + EACH * state.seats))
        self.kinds: vec[i64] = vec[i64]([SETTLED] * explorers)
        self.hexes: vec[i64] = vec[i64]([-1] * explorers)
        self.to_land: vec[i64] = vec[i64]([5] * explorers)
        self.landings: vec[i64] = free_landings(state)
        self.boats: vec[i64] = vec[i64]([0] * BOATS)
        """Those with room come first,"""
        self.with_room: i64 = 0
        """so many."""
        self.prowlers = Prowlers(state)
        self.see_table(state)
        self.see_seats(state)
        for explorer in range(explorers):
            self.see(state, explorer)
        self.see_company(state)

    # -- the table and the seats --------------------------------------------------------------------

    def see_table(self, state: Position) -> None:
        context = self.context
        beaches, forests, mountains = state.left[0], state.left[1], state.left[2]
        tiles = beaches + forests + mountains
        context[0] = 1.0
        context[1] = log(1.0 + float(tiles) / float(state.seats)) - 2.0
        context[2] = float(beaches) / 16.0
        context[3] = float(forests) / 16.0
        context[4] = float(mountains) / 8.0
        base, creature_at = state.box.creature_base, state.creature_at
        for kind in range(3):
            place: i64 = 7 if kind == SERPENT else 5 if kind == SHARK else 6
            for creature in range(base[kind], base[kind + 1]):
                if creature_at[creature] >= 0:
                    context[place] += 0.2
        boat_at, load, capacity = state.boat_at, state.load, state.box.capacity
        for boat in range(BOATS):
            if boat_at[boat] >= 0:
                context[8] += 1.0 / 6.0
                if load[boat] == 0:
                    context[9] += 0.25
                if load[boat] < capacity:
                    self.boats[self.with_room] = boat
                    self.with_room += 1
        terrain: i64 = 0 if beaches > 0 else 1 if forests > 0 else 2
        left = state.left[terrain]
        if left > 0:
            pool = state.pool
            for back in range(4):
                kind = back if back < 2 else back + 1  # shark, whale, whirlpool, volcano
                context[10 + back] = float(pool[12 * terrain + kind]) / float(left)

    def see_seats(self, state: Position) -> None:
        context, phase = self.context, state.phase
        for seat in range(state.seats):
            at = TABLE + EACH * seat
            context[at + 1] = steps_to_come(state, seat) / 3.0
            if state.active == seat:
                context[at] = 1.0
                if phase in (TILE, DOLPHIN, WINDS, LIFT, DROP):
                    context[at + 2] = 1.0
                elif phase == MOVE:
                    context[at + 3] = 1.0
                elif phase == SINK:
                    context[at + 4] = 1.0
                elif phase == PICK:
                    context[at + 5] = 1.0
                elif phase == PROWL:
                    context[at + 6] = 1.0
                    context[at + 11] = float(state.count) / 3.0
                if phase in (PICK, PROWL, LIFT) and state.kind >= 0:
                    context[at + 8 + state.kind] = 1.0
            if phase == REACT and state.actor == seat:
                context[at + 7] = 1.0
            for red in range(7):
                slot = 21 * seat + red
                held = state.hands[slot] + state.hands[slot + 7] + state.hands[slot + 14]
                context[at + 23 + red] = float(held)
            for boat in range(BOATS):
                if state.boat_at[boat] >= 0:
                    mine = state.aboard[4 * boat + seat]
                    if mine > 0 and 2 * mine >= state.load[boat]:
                        context[at + 30] += 0.333

    # -- explorers ----------------------------------------------------------------------------------

    def see(self, state: Position, explorer: i64) -> None:
        place = state.spot[explorer]
        mine = explorer // PER_COLOUR
        brings = float(state.value[explorer])
        at = TABLE + EACH * mine
        context = self.context
        if place == LOST:
            context[at + 20] += 0.2
            return
        if SAVED <= place < LOST:
            context[at + 19] += brings / 10.0
            return
        own, first = self.own, OWN * explorer
        own[first] = 1.0
        own[first + 1] = (brings - MEAN_VALUE) / 2.0
        if place == UNPLACED:
            self.kinds[explorer] = TO_BE_PLACED
            context[at + 15] += 0.1
            return
        boat: i64 = -1
        hex = place
        if place >= IN_BOAT:
            boat = place - IN_BOAT
            hex = state.boat_at[boat]
        self.hexes[explorer] = hex
        self.see_landings(state, explorer, hex)
        if state.phase == PROWL and in_reach(state, hex, boat):
            own[first + 22] = 1.0
        if boat >= 0:
            self.kinds[explorer] = ABOARD
            context[at + 12] += 0.2
            context[at + 16] += brings / 10.0
            context[at + 21] += float(self.to_land[explorer]) / 10.0
            self.see_aboard(state, explorer, hex, boat, mine)
        elif state.ground[hex] == SEA:
            self.kinds[explorer] = SWIMMING
            context[at + 13] += 0.2
            context[at + 17] += brings / 10.0
            context[at + 22] += float(self.to_land[explorer]) / 10.0
            self.see_swimming(state, explorer, hex, mine)
        else:
            self.kinds[explorer] = ON_TILE
            context[at + 14] += 0.2
            context[at + 18] += brings / 10.0
            self.see_on_tile(state, explorer, hex, mine)

    def see_landings(self, state: Position, explorer: i64, hex: i64) -> None:
        """How far the nearest and the second nearest landing are that are free, and the nearest of all."""
        distances, row = state.box.distances, HEXES * hex
        best: i64 = FAR
        second: i64 = FAR
        for landing in self.landings:
            far = distances[row + landing]
            if far < best:
                second = best
                best = far
            elif far < second:
                second = far
        self.to_land[explorer] = best
        own, first = self.own, OWN * explorer
        own[first + 2] = float(best) / 4.0
        own[first + 3] = float(state.box.to_landing[hex]) / 4.0
        own[first + 23] = float(second) / 4.0

    def see_aboard(self, state: Position, explorer: i64, hex: i64, boat: i64, mine: i64) -> None:
        own, first, far = self.own, OWN * explorer, self.to_land[explorer]
        friends = state.aboard[4 * boat + mine]
        rivals = state.load[boat] - friends
        danger = self.prowlers.near(state, hex)
        own[first + 4] = float(friends - 1) / 2.0
        own[first + 24] = float(state.box.capacity - state.load[boat]) / 2.0
        own[first + 5] = float(rivals) / 2.0
        if rivals > friends:
            own[first + 6] = 1.0
        own[first + 7] = float(danger >> SERPENTS_1 & 7)
        own[first + 8] = float(danger >> SERPENTS_2 & 7)
        own[first + 9] = float(danger >> WHALES_1 & 7)
        own[first + 10] = float(danger >> WHALES_3 & 7) / 2.0
        own[first + 11] = float(danger >> SHARKS_0 & 7)
        own[first + 12] = float(danger >> SHARKS_2 & 7) / 2.0
        if state.phase == MOVE and far < state.count:  # somebody can land from it this very turn
            if state.active == mine:
                if friends >= rivals:
                    own[first + 13] = 1.0
            elif rivals >= friends:
                own[first + 14] = 1.0
        own[first + 15] = float(shore(state, hex)) / 3.0
        if far <= 3:
            own[first + 17] = 1.0
            if far == 0:
                own[first + 18] = 1.0
        else:
            own[first + 19] = float(far - 3) / 4.0
        if far <= 1:
            own[first + 16] = 1.0

    def see_swimming(self, state: Position, explorer: i64, hex: i64, mine: i64) -> None:
        own, first, far = self.own, OWN * explorer, self.to_land[explorer]
        boat = self.nearest_boat(state, explorer, hex, mine)
        danger = self.prowlers.near(state, hex)
        if boat == 0:
            own[first + 4] = 1.0
            here = state.boat_in[hex]
            friends = state.aboard[4 * here + mine]
            if friends + 1 >= state.load[here] - friends:
                own[first + 14] = 1.0
        if boat <= 1:
            own[first + 5] = 1.0
        if boat <= 2:
            own[first + 6] = 1.0
        own[first + 7] = float(danger >> SERPENTS_1 & 7)
        own[first + 8] = float(danger >> SERPENTS_2 & 7)
        own[first + 9] = float(danger >> SHARKS_1 & 7)
        own[first + 10] = float(danger >> SHARKS_2 & 7)
        own[first + 11] = float(danger >> SHARKS_4 & 7) / 3.0
        own[first + 12] = float(boat) / 4.0
        own[first + 15] = float(shore(state, hex)) / 3.0
        own[first + 16] = float(state.people[hex] - 1) / 2.0
        if far <= 1:
            own[first + 18] = 1.0
            if far == 0:
                own[first + 17] = 1.0
        if state.phase == MOVE and state.active == mine:
            own[first + 19] = 1.0
            if state.wet >> (explorer % PER_COLOUR) & 1 == 1:
                own[first + 13] = 1.0

    def see_on_tile(self, state: Position, explorer: i64, hex: i64, mine: i64) -> None:
        own, first = self.own, OWN * explorer
        boat = self.nearest_boat(state, explorer, hex, mine)
        danger = self.prowlers.near(state, hex)
        if boat <= 1:
            own[first + 4] = 1.0
        if boat <= 2:
            own[first + 5] = 1.0
        own[first + 6] = float(boat) / 4.0
        near, ground, people = state.box.near, state.ground, state.people
        coast: i64 = 0
        crowd: i64 = 0
        for side in range(6 * hex, 6 * hex + 6):
            other = near[side]
            if other >= 0:
                if ground[other] == SEA:
                    coast += 1
                else:
                    crowd += people[other]
        if coast > 0:
            own[first + 8] = 1.0
        terrain = ground[hex]
        left = state.left
        if terrain == 1:
            own[first + 12] = float(left[0]) / 16.0
        elif terrain == 2:
            own[first + 9] = 1.0
            own[first + 11] = float(left[0]) / 16.0
            own[first + 12] = float(left[1]) / 16.0
        else:
            own[first + 10] = 1.0
            own[first + 11] = float(left[0] + left[1]) / 16.0
            own[first + 12] = float(left[2]) / 16.0
        own[first + 13] = float(danger >> SHARKS_2 & 7)
        own[first + 14] = float(danger >> SERPENTS_2 & 7)
        own[first + 15] = float(crowd) / 4.0
        own[first + 16] = float(coast) / 4.0
        own[first + 17] = float(people[hex] - 1) / 2.0
        own[first + 18] = float(danger >> WHALES_3 & 7) / 2.0
        if state.phase == MOVE and state.active == mine:
            own[first + 19] = 1.0

    def nearest_boat(self, state: Position, explorer: i64, hex: i64, mine: i64) -> i64:
        """How far the nearest boat with room is; noted as well: the nearest that its owner would control then."""
        distances, boat_at, row = state.box.distances, state.boat_at, HEXES * hex
        best: i64 = FAR
        ours: i64 = FAR
        close: i64 = 0
        boats, aboard, load = self.boats, state.aboard, state.load
        for index in range(self.with_room):
            boat = boats[index]
            far = distances[row + boat_at[boat]]
            if far < best:
                best = far
            if far <= 1:
                close += 1
            if far < ours and 2 * aboard[4 * boat + mine] + 1 >= load[boat]:
                ours = far
        first = OWN * explorer
        self.own[first + 24] = float(ours) / 4.0
        if state.ground[hex] != SEA:
            self.own[first + 7] = float(close) / 2.0
        return best

    def see_company(self, state: Position) -> None:
        """Who of one's own is worth more or closer to land, and who stands near: friends and rivals."""
        own, kinds, hexes, to_land = self.own, self.kinds, self.hexes, self.to_land
        near, value, explorers = state.box.near, state.value, self.explorers
        # By hex: how many of each seat are there who are neither saved nor lost, eight bits for a seat.
        crowd: vec[i64] = vec[i64]([0] * HEXES)
        for one in range(explorers):
            if hexes[one] >= 0:
                crowd[hexes[one]] += i64(1) << (8 * (one // PER_COLOUR))
        for one in range(explorers):
            hex = hexes[one]
            if hex < 0:
                continue
            around = crowd[hex]
            for side in range(6 * hex, 6 * hex + 6):
                if near[side] >= 0:
                    around += crowd[near[side]]
            seat = one // PER_COLOUR
            friends = around >> (8 * seat) & 255
            everybody = (around & 255) + (around >> 8 & 255) + (around >> 16 & 255) + (around >> 24 & 255)
            worth, far = value[one], to_land[one]
            better: i64 = 0
            closer: i64 = 0
            for other in range(PER_COLOUR * seat, PER_COLOUR * seat + PER_COLOUR):
                if kinds[other] != SETTLED:
                    better += 1 if value[other] > worth else 0
                    closer += 1 if to_land[other] < far else 0
            first = OWN * one
            own[first + 20] = 0.2 * float(better)
            own[first + 21] = 0.2 * float(closer)
            own[first + 25] = float(friends - 1) / 3.0
            own[first + 26] = float(everybody - friends) / 3.0


def in_reach(state: Position, hex: i64, boat: i64) -> bool:
    """Whether the creature that is about to move could get somebody in this boat (-1: none), or swimming here."""
    if state.box.distances[HEXES * hex + state.creature_at[state.mover]] > state.count:
        return False
    if boat >= 0:
        return state.kind in (WHALE, SERPENT)
    return state.kind in (SHARK, SERPENT) and state.ground[hex] == SEA


def shore(state: Position, hex: i64) -> i64:
    """Tiles around a hex."""
    near, ground = state.box.near, state.ground
    found: i64 = 0
    for side in range(6 * hex, 6 * hex + 6):
        other = near[side]
        if other >= 0 and ground[other] != SEA:
            found += 1
    return found


# -- learning ---------------------------------------------------------------------------------------------


def numbers(state: Position) -> tuple[list[float], list[float], list[int]]:
    """A position as the network sees it: the explorers, the context, and what kind each explorer is."""
    sight = Sight(state)
    own = [sight.own[index] for index in range(sight.explorers * OWN)]
    context = [sight.context[index] for index in range(TABLE + EACH * state.seats)]
    return own, context, [int(sight.kinds[explorer]) for explorer in range(sight.explorers)]


def worths(state: Position) -> list[float]:
    """What each explorer is worth to its owner."""
    return [float(brings) for brings in state.value]


def saved(state: Position) -> list[bool]:
    """Which explorers are safe on an island."""
    return [SAVED <= place < LOST for place in state.spot]


LESSON: Final = FateLesson(
    kinds=int(KINDS),
    own=int(OWN),
    context=int(TABLE + 2 * EACH),
    suits=suits,
    things=int(PER_COLOUR),
    table=int(TABLE),
    each=int(EACH),
    numbers=numbers,
    worths=worths,
    came_good=saved,
)
