"""The types of a view of Nomads, from which the page's own are made; `view.py` fills them.

They are read while the program runs, which compiled classes do not allow: so they have a file of their own.
"""

from typing import Literal, TypedDict

from isolario.kernel.presentation import View


class DiscView(TypedDict):
    id: str
    owner: str
    """An adventurer, `nomad` or `frog`."""
    seat: int | None
    """Who takes tiles for it; null for Nomads and sleepers."""


class SpaceView(TypedDict):
    letter: str
    pile: list[DiscView]
    """From the lowest disc to the top."""
    tile: str | None
    """The kind of the tile face up."""
    height: int
    """Tiles in the stack."""


class PlayerView(TypedDict):
    seat: int
    adventurer: str | None
    tiles: dict[str, int]
    """Story tiles held, by kind."""
    jokers: int
    opals: int
    cards: list[str]
    card_points: int
    interim: int
    """What an interim scoring would count now."""


class AdventurerView(TypedDict):
    id: str
    seat: int | None
    state: Literal["awake", "free", "sleeping"]


class CardView(TypedDict):
    id: str
    kind: str | None
    """Of which story it is the legend; null for a song."""
    value: int
    points: int
    seat: int | None
    """Who has written it; null while it is in the supply."""


class ChartView(TypedDict):
    opals: int
    places: int


class EndView(TypedDict):
    stacks_left: int
    at_most: int
    """The game ends with so few stacks."""
    idle: int
    """Turns in a row without a tile taken or a card written."""
    stall: int
    """The game ends after so many idle turns."""
    warned: bool
    """Whether that is near."""
    reason: Literal["stacks", "stall"] | None
    """Why the game has ended, once it has."""
    last_writes: int | None
    """How many seats may still write a last card, once the game has ended."""


class PendingView(TypedDict):
    """What the choice or draw now open is about; null where it is about something else."""

    disc: str | None
    """The disc to be placed."""
    owner: str | None
    pile: int | None
    """The pile lifted, while the step of a power is chosen."""
    direction: Literal["cw", "ccw"] | None
    discs: list[str] | None
    """The discs in hand, in the order in which they fall."""
    spaces: list[int] | None
    """Where they fall without a power, and one space further."""
    card: str | None
    """The card being written."""
    due: int | None
    """Tiles still to be paid for it."""
    stack: int | None
    """The stack whose next tile is drawn."""


class NomadsView(View):
    turn: int
    lys: int | None
    chart: ChartView
    spaces: list[SpaceView]
    players: list[PlayerView]
    adventurers: list[AdventurerView]
    cards: list[CardView]
    unseen: dict[str, int]
    """Tiles face down, by kind."""
    box: dict[str, int]
    """Tiles out of play, by kind."""
    end: EndView
    pending: PendingView
