"""The numbers of the choices: one range for each kind."""

from typing import Final

from mypy_extensions import i64

from isolario.kernel.actions import ActionLayout

PICK: Final[i64] = 0  # an adventurer, by its place in the order of the box
SPACE: Final[i64] = 5
STEP: Final[i64] = 13  # Lys one space on: 0 clockwise, 1 counter-clockwise
MOVE: Final[i64] = 15  # 2 * space + (0 clockwise, 1 counter-clockwise)
DROP: Final[i64] = 31  # the step at which a power is used, from 0
LIFT: Final[i64] = 50  # 2 * space + (0 the lower, 1 the upper own disc there)
SONG: Final[i64] = 66
LEGEND: Final[i64] = 70  # 4 * kind + version
JOKERS: Final[i64] = 98  # how many are paid, 0 to 3
PAY: Final[i64] = 102  # a story kind given for a song
PASS: Final[i64] = 109
ACTIONS: Final = 110

LAYOUT = ActionLayout(
    ("pick", PICK),
    ("space", SPACE),
    ("step", STEP),
    ("move", MOVE),
    ("drop", DROP),
    ("lift", LIFT),
    ("song", SONG),
    ("legend", LEGEND),
    ("jokers", JOKERS),
    ("pay", PAY),
    ("pass", PASS),
    size=ACTIONS,
)


def split(action: int) -> tuple[str, int]:
    """The kind of an action and its detail: `17` → `("move", 2)`."""
    return LAYOUT.split(action)
