"""The types of a view of The Island, from which the page's own are made; `view.py` fills them.

They are read while the program runs, which compiled classes do not allow: so they have a file of their own.
"""

from typing import TypedDict

from isolario.kernel.presentation import View


class IslandRules(TypedDict):
    """What was agreed before the match."""

    two_colours: bool
    overpopulation: bool
    to_the_last: bool
    equality: bool
    submerged: bool
    memory_aid: bool


class IslandRows(TypedDict):
    """The hexes row by row: letter, doubled x of the first one, how many."""

    letters: str
    x: list[int]
    length: list[int]


class IslandExplorer(TypedDict):
    id: str
    seat: int
    colour: int
    """0 to 3; a seat's second colour is its first plus the number of seats."""
    number: int
    where: str
    """tile, water, boat, saved, lost or unplaced."""
    element: str | None
    value: int | None
    """Null where the viewer may not know it, or it is not chosen yet."""
    wet: bool
    """Whether it has made its one wet step of this turn (IS-SWIM-1)."""


class IslandBoat(TypedDict):
    id: str
    number: int
    hex: str
    load: int
    control: list[int]
    """The seats that may move it now (IS-BOAT-2, IS-BOAT-3)."""


class IslandCreature(TypedDict):
    id: str
    kind: str
    hex: str
    reach: list[str]
    """The hexes it could be in after a roll of its kind, its own not included."""


class IslandHandTile(TypedDict):
    terrain: str
    kind: str | None
    """Null for everybody but its owner."""
    never: list[str]
    """Kinds that a play has publicly ruled out (IS-HAND-10)."""


class IslandSeatCount(TypedDict):
    """Where the explorers of a seat are."""

    saved: int
    lost: int
    island: int
    boats: int
    water: int
    unplaced: int


class IslandPlacing(TypedDict):
    """Set-up: whose piece comes next."""

    seat: int
    colour: int | None
    """Null while boats are placed: they belong to nobody."""
    explorers: int
    """Explorers of that colour still to come, or of all colours together while boats are placed: none."""
    values: list[int] | None
    """The values not yet given in that colour, for its owner only."""
    boats: int
    """Boats still to be placed by all together."""


class IslandAttack(TypedDict):
    """A creature has met its victims, and somebody may defend them."""

    creature: str
    kind: str
    hex: str
    threatened: list[str]
    asked: int


class IslandPeril(TypedDict):
    """A choice of now that harms somebody: which piece, to which element, and what would happen."""

    piece: str
    target: str
    fate: str
    """lost (the explorer), capsize (the boat), wreck (the boat and all in it), attack (by a creature)."""


class IslandView(View):
    viewer: int | None
    colours: list[str]
    """The words for the colours in play, as records write them by their first letters."""
    rules: IslandRules
    rows: IslandRows
    tiles: dict[str, str]
    landings: dict[str, list[str]]
    tiles_left: dict[str, int]
    sinks_next: str | None
    unseen: dict[str, dict[str, int]]
    """By terrain, how many backs of each kind the viewer has not seen: on the board or in other hands."""
    explorers: list[IslandExplorer]
    boats: list[IslandBoat]
    creatures: list[IslandCreature]
    ranges: dict[str, int]
    """How far a creature of each kind may move."""
    reserve: dict[str, int]
    hands: list[list[IslandHandTile]]
    counts: list[IslandSeatCount]
    turn_phase: int | None
    """1 tile, 2 movement, 3 sinking, 4 creature; null before and after."""
    steps_left: int | None
    steps: int | None
    """Of how many, where steps are counted."""
    mover: str | None
    creature: str | None
    """The kind that the die or a tile has named."""
    target: str | None
    attack: IslandAttack | None
    perils: list[IslandPeril]
    placing: IslandPlacing | None
    turns_after_the_island: int
    last_turns: int | None
    """How many turns there are after the island is gone; null where the game ends before (IS-VAR-4)."""
