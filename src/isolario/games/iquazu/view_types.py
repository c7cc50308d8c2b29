"""The types of a view of Iquazú, from which the page's own are made; `view.py` fills them.

They are read while the program runs, which compiled classes do not allow: so they have a file of their own.
"""

from typing import TypedDict

from isolario.kernel.presentation import View


class Crevice(TypedDict):
    id: str
    colour: str | None
    """None while the strip of the column is not placed yet."""
    piece: str | None
    owner: int | None
    """Whose gem it is; None for a drop and for a free crevice."""


class ColumnPlace(TypedDict):
    """One seat in the order of a column, best first."""

    seat: int
    gems: int
    gem: str
    """The crevice of its lowest gem, which decides ties (IQ-SCORE-2)."""
    tied: bool
    """Somebody else has as many gems here: the lowest gem decides between them."""
    points: int
    """What this place brings."""


class RockColumn(TypedDict):
    id: str
    column: int
    points: list[int]
    """For the first, second, third place."""
    cost: int | None
    """Cards for a crevice here; None outside the window."""
    scored: bool
    free: int
    crevices: list[Crevice]
    order: list[ColumnPlace]


class RowPlace(TypedDict):
    """One seat in the order of a row of the window, best first."""

    seat: int
    gems: int
    gem: str
    """The crevice of its rightmost gem, the lower one of a pair: it decides ties (IQ-SCORE-5)."""


class BonusRow(TypedDict):
    id: str
    row: int
    tile: str | None
    """The tile that is open at its end."""
    leader: int | None
    by: str | None
    """How the leader leads: `alone`, by more `gems`, on a tie by a gem further `right`, or by a `lower` one."""
    order: list[RowPlace]


class BonusTile(TypedDict):
    id: str
    column: int
    row: int
    back: str
    at: str
    """`down`, `open`, `seat`, `used` or `removed`."""
    owner: int | None
    type: str | None
    value: int | None


class TilesOfASort(TypedDict):
    type: str
    value: int
    count: int


class TilesLeft(TypedDict):
    light: list[TilesOfASort]
    dark: list[TilesOfASort]


class CardPayment(TypedDict):
    """One way to pay: the cards that would go, by colour, and whether an any-colour tile goes with them."""

    id: str
    cards: list[int]
    any_colour: bool


class GemOffer(TypedDict):
    """A crevice the viewer may choose now: the plainest way to pay it, and what a gem there would change."""

    cards: list[int]
    pairs: bool
    """The right colour alone is not enough, even in the plainest way."""
    ways: int
    order: list[int]
    """The seats in the column afterwards, best first."""
    leader: int
    """Who leads the row afterwards."""


class NextDrop(TypedDict):
    """Where the next drop falls if nothing fills the crevice or the column before."""

    seat: int
    crevice: str | None
    turns: int
    """How many turns end before the one that ends with the drop."""


class IquazuView(View):
    viewer: int | None
    """Whose hand it shows; None for a spectator."""
    water: int | None
    """The seat with the water box."""
    frame: int
    window: list[int]
    """The first and the last column that can be reached."""
    tile_column: int
    due: int
    scored_this_turn: bool
    columns: list[RockColumn]
    rows: list[BonusRow]
    tiles: list[BonusTile]
    tiles_left: TilesLeft
    pile: int
    discards: list[int]
    to_draw: int
    drawer: int | None
    hand_sizes: list[int]
    hand_limit: int
    hand: list[int] | None
    """The viewer's own cards, by colour."""
    unseen: list[int]
    """Cards by colour that lie neither open nor in the viewer's hand: in the pile or with the others."""
    gems_left: list[int]
    pending: str | None
    """The crevice the viewer is paying for."""
    payments: list[CardPayment]
    offers: dict[str, GemOffer]
    """By crevice, for the viewer whose action is due."""
    discard_from: str | None
    """While somebody discards: the first colour that may still be discarded."""
    to_discard: int
    next_drop: NextDrop | None
