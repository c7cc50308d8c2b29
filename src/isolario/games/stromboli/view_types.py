"""The types of a view of Stromboli, from which the page's own are made; `view.py` fills them.

They are read while the program runs, which compiled classes do not allow: so they have a file of their own.
"""

from typing import TypedDict

from isolario.kernel.presentation import View


class BoatView(TypedDict):
    id: str
    segment: int


class CardView(TypedDict):
    """A face-up palm card."""

    id: str
    card: str
    butterflies: int


class DealView(TypedDict):
    """What would happen if the boat landed here now."""

    order: list[int]
    """The seats that would receive a card, the one who chooses first."""
    choice: bool
    """Whether the first of them could choose between two cards."""
    last_scoring: bool
    """No card is left here or in the decks: the last scoring would begin."""


class SegmentView(TypedDict):
    letter: str
    pier: bool
    hut: int | None
    sums: list[int]
    ties: list[int | None]
    """For each seat, the value in its supply that would make the sums equal here."""
    cards: list[CardView | None]
    markers: int
    deal: DealView


class VoyageView(TypedDict):
    """How far the boat can go, where it would stop, and who could send it there in a turn of theirs."""

    steps: int
    segment: int
    seats: list[int]


class ShamanView(TypedDict):
    id: str
    seat: int
    space: int | None
    """None in its hut."""
    segment: int


class DiscView(TypedDict):
    id: str
    seat: int
    value: int
    beach: int | None


class LavaDiscView(TypedDict):
    id: str
    seat: int
    beach: int | None


class StatueView(TypedDict):
    id: str
    seat: int
    space: int


class MarkerView(TypedDict):
    id: str
    segment: int | None


class KeptView(TypedDict):
    """Cards of one kind kept in front of a player."""

    card: str
    count: int
    butterflies: int
    """On each of them."""


class ItemView(TypedDict):
    item: str
    points: int


class PlayerView(TypedDict):
    seat: int
    colour: str
    points: int
    statues_left: int
    shells: int
    baskets: int
    butterflies: int
    kept: list[KeptView]
    score_cards: list[str]
    items: list[ItemView]
    """What a scoring would bring if the volcano erupted now, line by line."""
    expected: int
    """The same in all."""


class ScoreCardView(TypedDict):
    id: str
    card: str
    cost: int
    points: int
    owner: int | None
    worth: list[int]
    """What it would bring each seat as the statues stand."""
    surviving: list[int]
    """The same after the lava that points at them now."""


class PriestessView(TypedDict):
    id: str
    cost: int
    face_up: bool


class DeckView(TypedDict):
    id: str
    deck: str
    palms: int
    left: int
    pool: dict[str, int]
    """The cards nobody has seen yet."""


class StromboliView(View):
    round: int
    variant: str
    shaman_shields_statue: bool
    boat: BoatView
    sailing: int | None
    """While the lava disc is decided on: where the boat is about to go."""
    segments: list[SegmentView]
    voyages: list[VoyageView]
    shamans: list[ShamanView]
    discs: list[DiscView]
    lava_discs: list[LavaDiscView]
    statues: list[StatueView]
    markers: list[MarkerView]
    burning: list[int]
    """The spaces that an eruption would hit now."""
    statue_points: list[int]
    """What a statue brings on plain, forest and mountain."""
    players: list[PlayerView]
    score_board: list[ScoreCardView]
    priestess: PriestessView
    decks: list[DeckView]
    discarded: dict[str, int]
    quiet: int
    stall_limit: int
