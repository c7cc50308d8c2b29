"""What is in the box: the numbers of `components.toml`, checked, and the tables computed from them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from isolario.kernel.components import Components

SPACES: Final[i64] = 8
STORY_KINDS: Final[i64] = 7
OPAL: Final[i64] = 7
JOKER: Final[i64] = 8
KINDS: Final[i64] = 9
SONGS: Final[i64] = 4
VERSIONS: Final[i64] = 4

# Adventurers, by their place in the order of the box.
ULRICH: Final[i64] = 0
MOON: Final[i64] = 1
RED: Final[i64] = 2
SIANA: Final[i64] = 3
NOSTROMO: Final[i64] = 4
ADVENTURERS: Final[i64] = 5

# Discs: Nomads 0-7, then two for each adventurer, then the frog.
FIRST_OWN_DISC: Final[i64] = 8
FROG: Final[i64] = 18
DISCS: Final[i64] = 19

CLOCKWISE: Final[i64] = 0

ADVENTURER_NAMES: Final = ("ulrich", "moon", "red", "siana", "nostromo")
KIND_NAMES: Final = ("whale", "comet", "mask", "well", "heron", "lantern", "mountain", "opal", "joker")
SIZES: Final = (2, 3, 4, 5)


class Box:
    """The checked numbers of one set of components, shared by all states played with it."""

    def __init__(self, read: Components, weights: list[float]) -> None:
        self.stack_height: i64 = read.number("tiles.stack_height", 1, 40)
        self.copies: list[int] = [read.number(f"tiles.copies.{kind}", 0, 100) for kind in KIND_NAMES]
        in_stacks: int = SPACES * self.stack_height
        if sum(self.copies) != in_stacks:
            raise read.wrong("tiles.copies", f"{in_stacks} tiles (8 × stack_height)", sum(self.copies))
        if self.copies[JOKER] > 2:  # one more may come from the coin, and three is the most one may pay with
            raise read.wrong("tiles.copies.joker", "at most 2", self.copies[JOKER])
        self.read_cards(read)
        self.setup_limit: i64 = read.number("setup.max_discs_per_space", 3, DISCS)
        self.read_opals(read)
        self.held_points: i64 = read.number("score.held_story_or_joker", -99, 0)
        self.opal_points: i64 = read.number("score.opal_at_end", 0, 99)
        self.end_stacks: i64 = read.number("end.stacks_at_most", 0, SPACES - 1)
        self.stall_turns: i64 = read.number("end.stall_turns", 2, 1000)
        self.stall_warning: i64 = read.number("end.stall_warning", 1, self.stall_turns - 1)
        # The adventurer a disc belongs to: -1 for a Nomad.
        self.owner: list[i64] = [-1] * 8 + [adventurer for adventurer in range(5) for _ in range(2)] + [NOSTROMO]
        self.all_kinds: list[int] = list(range(KINDS))
        self.weights = weights

    def read_cards(self, read: Components) -> None:
        if read.size("cards.song") != SONGS:
            raise read.wrong("cards.song", f"{SONGS} songs", read.size("cards.song"))
        self.song_size: list[i64] = [read.number(f"cards.song.{card}.different_tiles", 1, 7) for card in range(SONGS)]
        self.song_points: list[i64] = [read.number(f"cards.song.{card}.points", 0, 99) for card in range(SONGS)]
        self.check_ascending(read, "cards.song", self.song_size)
        # The value of legend card 4 * kind + version: its cost and its points (NO-LEG-1).
        self.legend_value: list[i64] = []
        for kind in range(STORY_KINDS):
            key = f"cards.legend.{KIND_NAMES[kind]}"
            values: list[i64] = list(read.numbers(key, 1, 99, VERSIONS))
            self.check_ascending(read, key, values)
            self.legend_value.extend(values)
        self.make_tables()

    def make_tables(self) -> None:
        """What the legend cards of a kind that are left cost whoever owns one of them already, by `legend_row`: the
        dearest (`reach`), and the dearest that some tiles pay for (`ready`, as wide as the dearest of all and one)."""
        self.width: i64 = max(self.legend_value) + 1
        self.reach: vec[i64] = vec[i64]()
        self.ready: vec[i64] = vec[i64]()
        for kind in range(STORY_KINDS):
            values = [0, *self.legend_value[VERSIONS * kind : VERSIONS * (kind + 1)]]
            for owned in range(VERSIONS + 1):
                for supply in range(1 << VERSIONS):
                    costs = [
                        values[version] - values[owned]
                        for version in range(owned + 1, VERSIONS + 1)
                        if supply >> (version - 1) & 1
                    ]
                    self.reach = append(self.reach, max(costs, default=0))
                    for tiles in range(self.width):
                        self.ready = append(self.ready, max([cost for cost in costs if cost <= tiles], default=0))

    def ready_with(self, row: i64, tiles: i64) -> i64:
        """How many of so many tiles pay for the dearest card they reach."""
        return self.ready[row * self.width + (tiles if tiles < self.width else self.width - 1)]

    def read_opals(self, read: Components) -> None:
        self.opal_trigger: i64 = read.number("opal.trigger", 1, 99)
        self.opal_first: i64 = read.number("opal.first", 0, 99)
        self.opal_second: i64 = read.number("opal.second", 0, 99)
        if self.opal_first + self.opal_second != self.opal_trigger:
            raise read.wrong("opal.first + opal.second", f"{self.opal_trigger} (opal.trigger)", "another sum")
        # Opals for each of the seats tied for first, by how many they are (NO-OPAL-5).
        self.pool_share: list[i64] = [0, self.opal_first]
        for tied in SIZES:
            self.pool_share.append(read.number(f"opal.shares_of_the_tied.{tied}", 0, self.opal_trigger // tied))

    def check_ascending(self, read: Components, key: str, values: list[i64]) -> None:
        """Cards of one sort are told apart by their number (NO-LEG-3)."""
        for index in range(1, len(values)):
            if values[index] <= values[index - 1]:
                raise read.wrong(key, "ascending numbers, each only once", ", ".join([str(v) for v in values]))


def legend_row(kind: i64, owned: i64, supply: i64) -> i64:
    """The row of the tables for a kind, the version owned (-1: none) and the versions in the supply (four bits)."""
    return (kind * (VERSIONS + 1) + owned + 1) * 16 + (supply & 15)
