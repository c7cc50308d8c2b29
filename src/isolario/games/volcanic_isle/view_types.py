"""The types of a view of The Volcanic Isle, from which the page's own are made; `view.py` fills them.

They are read while the program runs, which compiled classes do not allow: so they have a file of their own.
"""

from typing import TypedDict

from isolario.kernel.presentation import View


class HexView(TypedDict):
    id: str
    name: str
    area: int
    volcano: int | None
    """The number of the volcano of its area."""
    cone: bool
    """Whether the volcano's cone stands in this hex."""
    q: int
    r: int
    sides: list[str]
    """What lies at each of the six sides: `sea`, `inner` (the same area), `border` or `crack`."""
    sunk: bool
    sinking: bool
    landing: list[int]
    """The seats in whose bay it lies."""


class SpaceView(TypedDict):
    id: str
    name: str
    hex: str
    slot: int
    """Its number among the spaces of the hex, from 0."""
    holds: str
    """`empty`, `lava`, `village` or `moai`."""
    seat: int | None
    piece: str | None
    volcano: int | None
    line: int | None
    """Of which lava line of the volcano, and how far along it."""
    step: int | None
    next: bool
    """Whether it is what the next eruption of its volcano would hit."""


class GeyserView(TypedDict):
    id: str
    name: str
    hex: str
    side: int
    faces: str | None
    """The hex beyond; null once it has sunk."""
    seat: int | None
    piece: str | None


class CrackView(TypedDict):
    id: str
    between: list[str]
    hex: str
    side: int


class VolcanoView(TypedDict):
    id: str
    number: int
    hex: str
    lines: list[list[str]]
    targets: list[str]
    """The spaces that its next eruption would hit."""
    in_pile: bool
    """Whether its token can be drawn now."""


class SettlerView(TypedDict):
    id: str
    seat: int
    at: str


class MoaiView(TypedDict):
    id: str
    seat: int
    at: str
    hex: str
    stands: bool


class VillageView(TypedDict):
    id: str
    seat: int
    at: str


class BonusView(TypedDict):
    """What a seat's pieces would add if the game ended now."""

    villages: int
    moai: int
    company: int
    settlers: int
    prayers: int
    total: int


class PlayerView(TypedDict):
    colour: str
    points: int
    prayers: int
    prayer_price: int
    """What the next token would cost."""
    settlers: int
    """In the supply; likewise villages and Moai."""
    villages: int
    moai: int
    aboard: bool
    bay: list[int] | None
    bonus: BonusView


class StockView(TypedDict):
    lava: int
    cracks: int
    prayers: int


class CostsView(TypedDict):
    land: int
    move: int
    carry: int
    village: int
    create: int
    sculpt: int
    raise_: int


class PendingView(TypedDict):
    """What the actor is being asked about."""

    action: str | None
    """`carry` or `raise`, while it is asked which Moai."""
    hex: str | None
    geyser: str | None
    volcano: str | None
    space: str | None
    """The threatened space somebody is asked about."""
    part: list[str]
    """The hexes that are about to sink."""
    targets: list[str]
    """Where settlers can flee to."""


class LossView(TypedDict):
    """What a seat has in a part of the continent."""

    seat: int
    settlers: int
    villages: int
    moai: int


class HangingView(TypedDict):
    """A side whose crack would cut the continent in two."""

    hex: str
    side: int
    between: list[str]
    part: list[str]
    """The hexes that would sink; of two equal parts the one that does not hold the first hex."""
    tie: bool
    """Both parts are alike: luck would decide."""
    losses: list[LossView]


class RaiseView(TypedDict):
    """What raising a Moai on a geyser would do, for the one who may."""

    geyser: str
    points: int
    """If no eruption costs a village first."""
    crack: str | None
    """The crack that would open."""
    hanging: int | None
    """If it would sink a part: which entry of `hanging`."""


class OddsView(TypedDict):
    """How likely a raise is to be answered by a volcano: so many faces of so many."""

    volcano: int
    faces: int


class VolcanicIsleView(View):
    map: str
    seed: str | None
    left: int
    """Action points."""
    action_points: int
    round: int
    quiet: int
    """Complete rounds in a row without a raise, and how many of them end the game."""
    standoff: int
    last_round: bool
    ends_at: int
    """With so few volcanoes the round becomes the last."""
    hexes: list[HexView]
    spaces: list[SpaceView]
    geysers: list[GeyserView]
    cracks: list[CrackView]
    volcanoes: list[VolcanoView]
    hanging: list[HangingView]
    raises: list[RaiseView]
    odds: OddsView | None
    settlers: list[SettlerView]
    moai: list[MoaiView]
    villages: list[VillageView]
    players: list[PlayerView]
    stock: StockView
    costs: CostsView
    pending: PendingView
