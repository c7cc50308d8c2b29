"""The creatures on the board of The Island, and how many of them are how near a hex: what every judgement asks most."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from isolario.games.the_island.board import HEXES, SERPENT, SHARK, WHALE
from isolario.games.the_island.position import DROP, Position

MOST: Final[i64] = 21
"""As many creatures as a box may hold."""
DISTANCES: Final[i64] = 32
"""More than there are between any two hexes."""

# Where in the bits of `Prowlers.near` it is counted how many are within so many hexes: up to seven of a kind.
SERPENTS_1: Final[i64] = 0
SERPENTS_2: Final[i64] = 3
SHARKS_0: Final[i64] = 6
SHARKS_1: Final[i64] = 9
SHARKS_2: Final[i64] = 12
SHARKS_4: Final[i64] = 15
WHALES_1: Final[i64] = 18
WHALES_3: Final[i64] = 21


def dangers() -> list[i64]:
    """For each kind of creature and each distance what it adds to those bits."""
    found: list[i64] = [0] * (3 * DISTANCES)
    within = (
        (SERPENT, 1, SERPENTS_1), (SERPENT, 2, SERPENTS_2), (SHARK, 0, SHARKS_0), (SHARK, 1, SHARKS_1),
        (SHARK, 2, SHARKS_2), (SHARK, 4, SHARKS_4), (WHALE, 1, WHALES_1), (WHALE, 3, WHALES_3),
    )  # fmt: skip
    for kind, reach, bits in within:
        for far in range(reach + 1):
            found[DISTANCES * kind + far] += 1 << bits
    return found


DANGER: Final[vec[i64]] = vec[i64](dangers())


class Prowlers:
    """Where creatures are, without the one that is being carried away."""

    def __init__(self, state: Position) -> None:
        self.hexes: vec[i64] = vec[i64]([0] * MOST)
        self.dangers: vec[i64] = vec[i64]([0] * MOST)
        """Where the part of each in `DANGER` begins."""
        self.count: i64 = 0
        base, creature_at = state.box.creature_base, state.creature_at
        carried: i64 = state.mover if state.phase == DROP else -1
        found: i64 = 0
        for kind in range(3):
            for creature in range(base[kind], base[kind + 1]):
                if creature_at[creature] >= 0 and creature != carried:
                    self.hexes[found] = creature_at[creature]
                    self.dangers[found] = DISTANCES * kind
                    found += 1
        self.count = found

    def near(self, state: Position, hex: i64) -> i64:
        """The creatures around a hex: how many are how near, each number in its own bits (see `DANGER`)."""
        distances, hexes, dangers, danger = state.box.distances, self.hexes, self.dangers, DANGER
        row = HEXES * hex
        found: i64 = 0
        for index in range(self.count):
            found += danger[dangers[index] + distances[row + hexes[index]]]
        return found
