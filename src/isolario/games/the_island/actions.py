"""The numbering of the choices of The Island: the same in every copy of the game and in every record."""

from typing import Final

from mypy_extensions import i64

from isolario.kernel.actions import ActionLayout

DONE: Final[i64] = 0
"""Pass, end the movement, stop, decline."""
DEFEND: Final[i64] = 1
PLAY: Final[i64] = 2
"""Plus the red kind: the five that are played in one's own turn."""
VALUE: Final[i64] = 7
"""Plus the value less 1."""
DIR: Final[i64] = 13
"""Plus the direction of one step of a creature."""
HEX: Final[i64] = 19
"""Plus the hex; what it means depends on the phase."""
EXPLORER: Final[i64] = 152
"""Plus 15 times the own piece (of a second colour: plus 10) and the way it goes."""
BOAT: Final[i64] = 452
"""Plus six times the boat and the direction."""
SELECT: Final[i64] = 524
"""Plus the explorer: ten times its colour and its number."""
ACTIONS: Final[i64] = 564

# The ways an explorer can go.
MODES: Final[i64] = 15
GO: Final[i64] = 0
"""Plus the direction: walk, dive or swim."""
BOARD: Final[i64] = 6
"""Plus the direction: embark, or transfer from a boat."""
CLIMB: Final[i64] = 12
JUMP: Final[i64] = 13
LAND: Final[i64] = 14

LAYOUT = ActionLayout(
    ("done", DONE),
    ("defend", DEFEND),
    ("play", PLAY),
    ("value", VALUE),
    ("dir", DIR),
    ("hex", HEX),
    ("explorer", EXPLORER),
    ("boat", BOAT),
    ("select", SELECT),
    size=ACTIONS,
)
WAYS = ActionLayout(("go", GO), ("board", BOARD), ("climb", CLIMB), ("jump", JUMP), ("land", LAND), size=MODES)


def split(action: int) -> tuple[str, int]:
    """The kind of a choice and its detail, counted from 0."""
    return LAYOUT.split(action)


def split_step(detail: int) -> tuple[int, str, int]:
    """The detail of an `explorer` choice: own piece, way, direction."""
    way, direction = WAYS.split(detail % int(MODES))
    return detail // int(MODES), way, direction


def split_sailing(detail: int) -> tuple[int, int]:
    """The detail of a `boat` choice: boat, direction."""
    return divmod(detail, 6)
