"""What lies on the table in Iquazú: the fields of a position, and how to read them.

Columns are numbered 1-14 and the frame by its first column, as in the rules; rows and crevices from 0. Gems are
kept as one mask of ten crevices for each seat and column, cards as three packed counts (see `board.py`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from isolario.games.iquazu.actions import ANY, PAY, PLACE
from isolario.games.iquazu.belief import Payment, chain
from isolario.games.iquazu.board import (
    CREVICE_COLUMNS,
    CREVICES,
    STRIDE,
    TILE_OFFSET,
    TILES,
    USABLE,
    Box,
    others,
)
from isolario.kernel.features import NO_BACKDROP
from isolario.kernel.state import CHANCE, State

# Phases. The first five are draws.
FIRST: Final = 0  # C1: who begins
STRIPS: Final = 1  # C2: the strip of a column
TURN_UP: Final = 2  # C3: the tile of a row
DEAL: Final = 3  # C4: a card of the first hands
CARD: Final = 4  # C5: a card drawn in play
ACTION: Final = 5  # D1: an action is due
PAYMENT: Final = 6  # D2: several ways to pay
AFTER: Final = 7  # D3: no action is due
LIMIT: Final = 8  # D4: too many cards
FINISHED: Final = 9
PHASES: Final = (
    "first", "strips", "turn_up", "deal", "card", "action", "payment", "after", "limit", "over",
)  # fmt: skip

# Where a bonus tile is: with a seat (0-3), or here.
DOWN: Final = -1
OPEN: Final = -2
USED: Final = -3
REMOVED: Final = -4


class Position(State):
    """The constructor only stores: a copy needs nothing more."""

    def __init__(
        self,
        box: Box,
        seats: i64,
        grid: vec[i64],
        gems: vec[i64],
        occupied: vec[i64],
        unscored: vec[i64],
        hands: vec[i64],
        known: vec[i64],
        pool: vec[i64],
        payments: list[Payment | None],
        tile_sort: vec[i64],
        tile_at: vec[i64],
        held: vec[i64],
        light: vec[i64],
        dark: vec[i64],
        points: vec[i64],
        bonus: vec[i64],
    ) -> None:
        self.seats = seats
        self.actor = CHANCE
        self.trace = None
        self.box = box
        # What changes in every turn is copied; what changes at a scoring is never changed but replaced, and shared.
        self.gems = gems
        self.occupied = occupied  # crevices with a gem or a drop, by column
        self.unscored = unscored  # gems of each seat in columns that are not scored yet
        self.hands = hands
        self.pool = pool
        self.payments = payments  # with two players: what each seat has paid since the reshuffle
        self.grid = grid  # the strip of each column, 0 until it is placed
        self.known = known  # per seat, what it remembers of the cards: see belief.py
        self.tile_sort = tile_sort
        self.tile_at = tile_at
        self.held = held  # tiles for use, USABLE * seat + sort
        self.light = light
        self.dark = dark
        self.points = points  # the score track
        self.bonus = bonus  # what the points tiles of each seat are worth
        self.phase: i64 = FIRST
        self.shuffled = True  # strips in random order
        self.start: i64 = 0
        self.turn: i64 = 0  # who has the gem box
        self.water: i64 = 0  # who has the water box
        self.frame: i64 = 1
        self.due: i64 = 1  # actions due, 0 or 1
        self.pending: i64 = -1  # the PLACE that is being paid
        self.scored = False  # a scoring sequence took place in this turn
        self.floor: i64 = 0  # the colour discarded last in this run
        self.to_draw: i64 = 0
        self.drawer: i64 = 0
        self.next_place: i64 = 0  # the row to turn up, or the column to fill with a strip
        self.pile: i64 = 0
        self.discards: i64 = 0
        # For learners (features.py), until a strip comes or the window moves: replaced, never changed.
        self.backdrop: vec[i32] = NO_BACKDROP

    def fields(self) -> tuple[str, ...]:
        return (
            "seats", "actor", "phase", "shuffled", "start", "turn", "water", "frame", "due", "pending", "scored",
            "floor", "to_draw", "drawer", "next_place", "pile", "discards", "grid", "gems", "occupied", "hands",
            "known", "pool", "paid", "tile_sort", "tile_at", "light", "dark", "points",
        )  # fmt: skip

    @property
    def paid(self) -> list[list[list[int]]]:
        """The payments each seat remembers, oldest first, as pairs of numbers: how `payments` is saved."""
        return [[[int(link.drawn), int(link.paid)] for link in chain(last)] for last in self.payments]

    @paid.setter
    def paid(self, saved: list[list[list[int]]]) -> None:
        payments: list[Payment | None] = []
        for links in saved:
            last: Payment | None = None
            for link in links:
                last = Payment(last, link[0], link[1])
            payments.append(last)
        self.payments = payments

    def derive(self) -> None:
        """Gems that are not scored yet, and tiles."""
        self.backdrop = NO_BACKDROP
        first = self.frame + 1 if self.phase == FINISHED else self.frame  # the last column has been scored then
        for seat in range(self.seats):
            self.unscored[seat] = 0
            for column in range(first, CREVICE_COLUMNS + 1):
                self.unscored[seat] += self.box.bits[self.gems[STRIDE * seat + column]]
            self.bonus[seat] = 0
            for sort in range(USABLE):
                self.held[USABLE * seat + sort] = 0
        for tile in range(TILES):
            seat, sort = self.tile_at[tile], self.tile_sort[tile]
            if seat >= 0 and sort < USABLE:
                self.held[USABLE * seat + sort] += 1
            elif seat >= 0:
                self.bonus[seat] += self.box.sort_value[sort]

    def tile_pool(self) -> vec[i64]:
        """The face-down tiles from which the tile column is turned up."""
        return self.dark if self.box.is_dark(self.frame + TILE_OFFSET) else self.light

    def colour_of(self, place: i64) -> i64:
        """The colour of the crevice that a PLACE fills."""
        spot = place - PLACE
        return self.box.colour_at[CREVICES * self.grid[self.frame + spot // CREVICES] + spot % CREVICES]

    def cost_of(self, place: i64) -> i64:
        """How many cards a PLACE costs (IQ-PLACE-2)."""
        return self.box.cost[(place - PLACE) // CREVICES]

    def pairs_of(self, payment: i64) -> tuple[bool, i64, i64]:
        """Whether a payment uses an any-colour tile, and how many cards it replaces by x and by y (IQ-PAY-2)."""
        with_tile = payment > ANY
        way = payment - ANY if with_tile else payment - PAY
        return with_tile, self.box.pairs_x[way], self.box.pairs_y[way]

    def cards_of(self, place: i64, payment: i64) -> i64:
        """The cards that a payment for a PLACE spends (IQ-PAY-2, IQ-TILE-5)."""
        with_tile, i, j = self.pairs_of(payment)
        each: i64 = 1 if with_tile else 2
        colour = self.colour_of(place)
        x, y = others(colour)
        right = self.cost_of(place) - i - j
        return (right << 8 * colour) + (each * i << 8 * x) + (each * j << 8 * y)

    def tile_of(self, seat: i64, sort: i64) -> i64:
        """The first tile of that sort in front of the seat, or -1."""
        tile_at, tile_sort = self.tile_at, self.tile_sort
        for tile in range(TILES):
            if tile_at[tile] == seat and tile_sort[tile] == sort:
                return tile
        return -1

    def scores(self) -> list[int]:
        """The score has no upper end (IQ-SUP-4); most points win, equal ones together (IQ-END-4, `State.ranks`)."""
        return [int(points) for points in self.points]
