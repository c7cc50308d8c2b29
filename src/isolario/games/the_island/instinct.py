"""What anybody at a table of three or four does without comparing: where a creature strikes, which tile sinks.

A search plays on with quick players. What they overlook, the search takes for safe: of all creatures and all their ways
they would have to compare far too many to find the one that strikes. Here one look at who is in reach finds it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from isolario.games.the_island.actions import DIR, DONE, HEX
from isolario.games.the_island.board import HEXES, SEA, SHARK, WHALE
from isolario.games.the_island.position import IN_BOAT, PICK, PROWL, SAVED, SINK, Position
from isolario.kernel.luck import Luck

UNKNOWN: Final[i64] = -1
"""Nothing to do without comparing."""
OWN_LOSS: Final = 2.0
"""What losing a point of one's own weighs against taking one from somebody."""
SWIMMER: Final = 0.35
CREW: Final = 0.65
SPILL: Final = 0.35
"""What an explorer loses of its worth by being eaten in the water, in a boat, or by falling into the water."""


def instinct(state: Position, choices: list[int], luck: Luck) -> i64:
    """What the one to decide does at once; UNKNOWN where choices must be compared."""
    phase = state.phase
    if phase == PICK:
        return pick(state, choices)
    if phase == PROWL:
        return prowl(state, choices)
    if phase == SINK:
        return sink(state, choices, luck)
    return UNKNOWN


def losses(state: Position) -> vec[float]:
    """By hex what a creature of the kind that is out would bring the active seat there."""
    found = vec[float]([0.0] * HEXES)
    spot, owner, ground, kind = state.spot, state.terms.owner, state.ground, state.kind
    for explorer in range(i64(len(spot))):
        place = spot[explorer]
        if place >= SAVED:
            continue
        if place >= IN_BOAT:
            if kind == SHARK:
                continue
            hex = state.boat_at[place - IN_BOAT]
            share = SPILL if kind == WHALE else CREW
        else:
            if kind == WHALE or ground[place] != SEA:
                continue
            hex, share = place, SWIMMER
        brings = share * worth(state, explorer)
        found[hex] += -OWN_LOSS * brings if owner[explorer] == state.active else brings
    return found


def worth(state: Position, explorer: i64) -> float:
    return 1.0 if state.terms.equality else float(state.value[explorer])


def pick(state: Position, choices: list[int]) -> i64:
    """The creature that can strike hardest; none if none can."""
    hunt = Hunt(state)
    best: i64 = DONE
    best_brings = 0.0
    for choice in choices:
        action: i64 = choice
        if action != DONE:
            hunt.seek(action - HEX, state.box.ranges[state.kind])
            if hunt.brings > best_brings:
                best, best_brings = action, hunt.brings
    return best


def prowl(state: Position, choices: list[int]) -> i64:
    """On towards the best prey; where there is none, no further than it must."""
    hunt = Hunt(state)
    hunt.seek(state.creature_at[state.mover], state.count)
    return DIR + hunt.direction if hunt.brings > 0.0 else choices[0]


class Hunt:
    """What the creatures that are out could bring, and the way there."""

    def __init__(self, state: Position) -> None:
        self.prey = losses(state)
        self.ground = state.ground
        self.near = state.box.near
        self.direction: i64 = 0
        """The first step towards the best prey found,"""
        self.brings = 0.0
        """and what that brings; 0 if there is none."""

    def seek(self, start: i64, steps: i64) -> None:
        """Look for the best prey within so many steps; a creature goes no further than the first it meets."""
        prey, ground, near = self.prey, self.ground, self.near
        self.brings = 0.0
        hexes = vec[i64]([start] * HEXES)  # in the order in which they are reached,
        firsts = vec[i64]([UNKNOWN] * HEXES)  # and by which first step
        firsts[start] = 0
        count: i64 = 1
        place: i64 = 0
        while steps > 0:
            ring = count
            while place < ring:
                hex = hexes[place]
                place += 1
                for direction in range(6):
                    other = near[6 * hex + direction]
                    if other < 0 or ground[other] != SEA or firsts[other] != UNKNOWN:
                        continue
                    firsts[other] = direction if hex == start else firsts[hex]
                    if prey[other] > self.brings:
                        self.direction, self.brings = firsts[other], prey[other]
                    if prey[other] == 0.0:
                        hexes[count] = other
                        count += 1
            steps -= 1


def sink(state: Position, choices: list[int], luck: Luck) -> i64:
    """The tile on which the others stand with most, and oneself with least; any of those that are alike."""
    worths = vec[float]([0.0] * HEXES)
    spot, owner = state.spot, state.terms.owner
    for explorer in range(i64(len(spot))):
        if spot[explorer] < HEXES:
            brings = worth(state, explorer)
            worths[spot[explorer]] += -OWN_LOSS * brings if owner[explorer] == state.active else brings
    start = luck.below(len(choices))
    best: i64 = choices[start]
    for number in range(i64(len(choices))):
        action: i64 = choices[(start + number) % len(choices)]
        if worths[action - HEX] > worths[best - HEX]:
            best = action
    return best
