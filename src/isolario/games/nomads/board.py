"""What is in the box: the numbers of `components.toml`, checked, and the tables computed from them."""

from typing import Final

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

# Actions: the first number of each sort.
PICK: Final[i64] = 0
SPACE: Final[i64] = 5
STEP: Final[i64] = 13
MOVE: Final[i64] = 15
DROP: Final[i64] = 30  # DROP k is 30 + k, k from 1
LIFT: Final[i64] = 50
SONG: Final[i64] = 66
LEGEND: Final[i64] = 70
JOKERS: Final[i64] = 98
PAY: Final[i64] = 102
PASS: Final[i64] = 109
ACTIONS: Final = 110

CLOCKWISE: Final[i64] = 0

ADVENTURER_NAMES: Final = ("ulrich", "moon", "red", "siana", "nostromo")
KIND_NAMES: Final = ("whale", "comet", "mask", "well", "heron", "lantern", "mountain", "opal", "joker")
SIZES: Final = (2, 3, 4, 5)


class Box:
    """The checked numbers of one set of components, shared by all states played with it."""

    def __init__(self, components: Components, weights: Components) -> None:
        read = components
        self.check_structure(read)
        self.stack_height: i64 = read.number("tiles.stack_height", 1, 40)
        self.copies: list[int] = [read.number(f"tiles.kind.{kind}.copies", 0, 100) for kind in range(KINDS)]
        in_stacks: int = SPACES * self.stack_height
        if sum(self.copies) != in_stacks:
            raise read.wrong("tiles.kind", f"{in_stacks} tiles (stacks x stack_height)", sum(self.copies))
        if self.copies[JOKER] > 2:  # one more may come from the coin, and JOKERS goes up to three
            raise read.wrong(f"tiles.kind.{JOKER}.copies", "at most 2", self.copies[JOKER])
        self.song_size: list[i64] = [read.number(f"cards.song.{card}.different_tiles", 1, 7) for card in range(SONGS)]
        self.song_points: list[i64] = [read.number(f"cards.song.{card}.points", 0, 99) for card in range(SONGS)]
        self.check_ascending(read, "cards.song", self.song_size)
        # The value of legend card 4 * kind + version: its cost and its points.
        self.legend_value: list[i64] = []
        for kind in range(STORY_KINDS):
            key = f"cards.legend.{kind}.values"
            values: list[i64] = list(read.numbers(key, 1, 99, VERSIONS))
            self.check_ascending(read, key, values)
            self.legend_value.extend(values)
        self.setup_limit: i64 = read.number("setup.max_discs_per_space", 3, DISCS)
        self.opal_trigger: i64 = read.number("opal.trigger", 1, 99)
        self.opal_first: i64 = read.number("opal.first", 0, 99)
        self.opal_second: i64 = read.number("opal.second", 0, 99)
        if self.opal_first + self.opal_second != self.opal_trigger:
            raise read.wrong("opal.first + opal.second", f"{self.opal_trigger} (opal.trigger)", "another sum")
        # Opals for each of the seats tied for first, by how many they are.
        self.pool_share: list[i64] = [0, self.opal_first, 0, 0, 0, 0]
        for tied in SIZES:
            key = f"opal.pool_split_first.{tied}"
            share, rest = read.numbers(key, 0, 99, 2)
            if tied * share + rest != self.opal_trigger:
                raise read.wrong(key, f"shares and rest of {self.opal_trigger} opals", read.get(key))
            self.pool_share[tied] = share
        self.held_points: i64 = read.number("score.held_story_or_joker", -99, 0)
        self.opal_points: i64 = read.number("score.opal_at_end", 0, 99)
        self.end_stacks: i64 = read.number("end.nonempty_stacks_at_most", 0, SPACES - 1)
        self.stall_turns: i64 = read.number("end.stall_turns", 1, 1000)
        # The adventurer a disc belongs to: -1 for a Nomad.
        self.owner: list[i64] = [-1] * 8 + [adventurer for adventurer in range(5) for _ in range(2)] + [NOSTROMO]
        self.all_kinds: list[int] = list(range(KINDS))
        self.weight_names: list[str] = weights.words("names")
        self.weights: list[float] = read_weights(weights, len(self.weight_names))

    def check_structure(self, read: Components) -> None:
        """What the rules are written around cannot be changed by numbers alone."""
        fixed = [
            ("ring.spaces", SPACES),
            ("tiles.stacks", SPACES),
            ("discs.nomad", SPACES),
            ("discs.per_adventurer", 2),
            ("discs.frog", 1),
            ("discs.total", DISCS),
            ("cards.max_songs_per_player", 1),
            ("cards.max_cards_per_legend_per_player", 1),
            ("score.opal_at_interim", 0),
        ]
        for key, value in fixed:
            read.number(key, value, value)
        sizes = [("tiles.kind", KINDS), ("cards.song", SONGS), ("cards.legend", STORY_KINDS)]
        for key, value in sizes:
            if read.size(key) != value:
                raise read.wrong(key, f"{value} entries", read.size(key))
        for kind in range(KINDS):
            read.word(f"tiles.kind.{kind}.id", (KIND_NAMES[kind],))
        if read.words("setup.adventurer_order") != list(ADVENTURER_NAMES):
            raise read.wrong("setup.adventurer_order", ", ".join(ADVENTURER_NAMES), "another order")

    def check_ascending(self, read: Components, key: str, values: list[i64]) -> None:
        """Cards of one sort are told apart by their number."""
        for index in range(1, len(values)):
            if values[index] <= values[index - 1]:
                raise read.wrong(key, "ascending numbers, each only once", ", ".join([str(v) for v in values]))


def read_weights(read: Components, count: int) -> list[float]:
    values = read.get("values")
    if not isinstance(values, list) or len(values) != count:
        raise read.wrong("values", f"a list of {count} numbers", values)
    for value in values:
        if not isinstance(value, int | float):
            raise read.wrong("values", "numbers", value)
    return [float(value) for value in values]
