"""The box of Iquazú: every number of `components.toml`, checked, and the tables computed from it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from isolario.games.iquazu.actions import PLACE
from isolario.kernel.components import Components
from isolario.kernel.packed import many

# The shape of the wall (IQ-BOARD-1) is part of the action numbers, so a box may not change it.
COLUMNS: Final = 14
CREVICE_COLUMNS: Final = 11
STRIDE: Final = 12
"""Tables by column have one unused entry before column 1."""
ROWS: Final = 5
CREVICES: Final = 10
FULL: Final = 1023
"""All ten crevices of a column as bits, bit 0 at the top."""
WINDOW: Final = 5
TILE_OFFSET: Final = 5
LAST_FRAME: Final = 9
FIRST_TILE_COLUMN: Final = 6
FIRST_DARK_COLUMN: Final = 13
TILES: Final = 45
FIRST_STRIP: Final = 6
LAST_STRIP: Final = 10

# Colours, and three counts packed into one number: colour c in the bits from 8 * c, so that vectors of cards
# are added and subtracted as plain numbers.
WHITE: Final = 0
BLUE: Final = 1
ORANGE: Final = 2
COLOURS: Final = 3
LETTERS: Final = "WBO"

# Sorts of bonus tiles: the five that can be used, then one sort for each value of points.
DRAW_2: Final = 0
DRAW_3: Final = 1
DRAW_4: Final = 2
ANY_COLOUR: Final = 3
DOUBLE_TURN: Final = 4
USABLE: Final = 5

MAX_COST: Final = 5

SHAPE: Final = (
    ("players.min", 2),
    ("players.max", 4),
    ("board.columns", COLUMNS),
    ("board.crevice_columns", CREVICE_COLUMNS),
    ("board.rows", ROWS),
    ("board.crevices_per_cell", 2),
    ("board.crevices_per_column", CREVICES),
    ("board.frame_crevice_columns", WINDOW),
    ("board.tile_column_offset", TILE_OFFSET),
    ("board.frame_positions", LAST_FRAME),
    ("cost.cards_per_substitution", 2),
)


def pack(white: i64, blue: i64, orange: i64) -> i64:
    return white | blue << 8 | orange << 16


def count(cards: i64, colour: i64) -> i64:
    return cards >> 8 * colour & 255


def size(cards: i64) -> i64:
    return (cards & 255) + (cards >> 8 & 255) + (cards >> 16)


def unpack(cards: i64) -> list[int]:
    return [cards & 255, cards >> 8 & 255, cards >> 16]


def others(colour: i64) -> tuple[i64, i64]:
    """The two other colours in the order of their numbers: x and y of a payment (IQ-PAY-2)."""
    if colour == WHITE:
        return BLUE, ORANGE
    if colour == BLUE:
        return WHITE, ORANGE
    return WHITE, BLUE


def sort_of(type_: str, value: int, points: list[int]) -> int:
    """The sort of a bonus tile, given all values of points in ascending order."""
    if type_ == "draw":
        return DRAW_2 + value - 2
    if type_ == "any_colour":
        return ANY_COLOUR
    if type_ == "double_turn":
        return DOUBLE_TURN
    return USABLE + points.index(value)


class Box:
    """One set of components. Shared by all positions of a game and never changed."""

    def __init__(self, numbers: Components, weights: list[float]) -> None:
        for key, value in SHAPE:
            numbers.number(key, value, value)
        self.read_supply(numbers)
        self.read_wall(numbers)
        self.read_rock_points(numbers)
        self.read_tiles(numbers)
        self.make_tables()
        self.weights: list[float] = weights

    def read_supply(self, numbers: Components) -> None:
        self.per_colour: i64 = numbers.number("cards.per_colour", 1, 60)
        self.all_cards: i64 = pack(self.per_colour, self.per_colour, self.per_colour)
        self.initial: list[i64] = [i64(n) for n in numbers.numbers("hand.initial_by_turn_order", 0, 20, 4)]
        if sum(self.initial) > 3 * self.per_colour:
            expected = f"at most {3 * self.per_colour} cards in all"
            raise numbers.wrong("hand.initial_by_turn_order", expected, sum(self.initial))
        self.draw_action: i64 = numbers.number("hand.draw_action", 1, 6)
        self.hand_limit: i64 = numbers.number("hand.limit_end_of_turn", 1, 60)
        self.cost: vec[i64] = vec[i64](numbers.numbers("cost.by_window_position", 1, MAX_COST, WINDOW))
        # IQ-SETUP-4: one gem of each colour marks the score.
        marker = numbers.number("supply.score_marker_gems", 0, 1)
        self.gems: i64 = numbers.number("supply.gems_per_colour", 2, 112) - marker

    def read_wall(self, numbers: Components) -> None:
        """The colours of the crevices: `colour_at[10 * strip + index]`, and masks by strip and colour."""
        self.colour_at: vec[i64] = vec[i64]([-1] * CREVICES)
        self.masks: vec[i64] = vec[i64]([0] * COLOURS)
        for strip in range(1, CREVICE_COLUMNS + 1):
            key = f"crevices.{strip}"
            letters = numbers.word(key)
            if len(letters) != CREVICES or set(letters) - set(LETTERS):
                raise numbers.wrong(key, f"{CREVICES} letters out of {LETTERS}", letters)
            masks: list[i64] = [0, 0, 0]
            for index in range(CREVICES):
                colour: i64 = LETTERS.index(letters[index])
                self.colour_at = append(self.colour_at, colour)
                masks[colour] |= 1 << index
            for mask in masks:
                self.masks = append(self.masks, mask)

    def read_rock_points(self, numbers: Components) -> None:
        """Points of place p in column c with n players at `rock_points[36 * (n - 2) + 3 * c + p]`."""
        self.rock_points: list[i64] = []
        for players in range(2, 5):
            key = f"rock_points.p{players}"
            if numbers.size(key) != CREVICE_COLUMNS:
                raise numbers.wrong(key, f"{CREVICE_COLUMNS} columns", numbers.size(key))
            self.rock_points += [0, 0, 0]
            for column in range(CREVICE_COLUMNS):
                values = numbers.numbers(f"{key}.{column}", 0, 99, players - 1)
                self.rock_points += [values[place] if place < len(values) else 0 for place in range(3)]

    def read_tiles(self, numbers: Components) -> None:
        """Pools by sort; two entries of the list that are the same prize share a sort."""
        entries: list[tuple[str, str, int, int]] = []
        for place in range(numbers.size("bonus_tiles.list")):
            key = f"bonus_tiles.list.{place}"
            back = numbers.word(f"{key}.back", ("light", "dark"))
            type_ = numbers.word(f"{key}.type", ("points", "draw", "any_colour", "double_turn"))
            low, high = (2, 4) if type_ == "draw" else (0, 20) if type_ == "points" else (0, 0)
            value = numbers.number(f"{key}.value", low, high)
            entries.append((back, type_, value, numbers.number(f"{key}.count", 0, TILES)))
        values = sorted({value for _, type_, value, _ in entries if type_ == "points"})
        self.sort_type: list[str] = ["draw", "draw", "draw", "any_colour", "double_turn"]
        self.sort_type += ["points"] * len(values)
        self.sort_value: list[i64] = [2, 3, 4, 0, 0, *values]
        self.sorts: i64 = len(self.sort_type)
        self.light = many(0, self.sorts)
        self.dark = many(0, self.sorts)
        for back, type_, value, number in entries:
            sort = sort_of(type_, value, values)
            pool = self.light if back == "light" else self.dark
            pool[sort] += number
        dark = ROWS * (COLUMNS + 1 - FIRST_DARK_COLUMN)
        for key, pool, wanted in (("light", self.light, TILES - dark), ("dark", self.dark, dark)):
            if sum(pool) != wanted:
                raise numbers.wrong("bonus_tiles.list", f"{wanted} tiles with {key} back", sum(pool))

    def make_tables(self) -> None:
        """What the rules would otherwise work out again and again."""
        # The pairs of a payment by their number (IQ-PAY-2).
        self.pairs_x: list[i64] = []
        self.pairs_y: list[i64] = []
        for pairs in range(MAX_COST + 1):
            for first in range(pairs + 1):
                self.pairs_x.append(first)
                self.pairs_y.append(pairs - first)
        # For each set of crevices: how many, the highest free one, the lowest taken one.
        self.bits: vec[i64] = vec[i64]([mask.bit_count() for mask in range(FULL + 1)])
        self.first_free: vec[i64] = vec[i64]([(~mask & mask + 1).bit_length() - 1 for mask in range(FULL + 1)])
        self.lowest: vec[i64] = vec[i64]([mask.bit_length() - 1 for mask in range(FULL + 1)])
        # For each place of the window and set of crevices: the numbers of the actions that fill them.
        self.place_ids: list[list[int]] = [
            [PLACE + CREVICES * place + index for index in range(CREVICES) if mask >> index & 1]
            for place in range(WINDOW)
            for mask in range(FULL + 1)
        ]

    def points_for(self, seats: i64, column: i64, place: i64) -> i64:
        """Rock points of a column for a place, counted from 0 (IQ-SCORE-3, IQ-NUM-1)."""
        return self.rock_points[36 * (seats - 2) + 3 * column + place]

    def tile_number(self, column: i64, row: i64) -> i64:
        """The number of a tile by its column (6-14) and row (0-4)."""
        return ROWS * (column - FIRST_TILE_COLUMN) + row

    def is_dark(self, column: i64) -> bool:
        return column >= FIRST_DARK_COLUMN
