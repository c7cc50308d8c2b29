"""The numbering of choices: which numbers are which kind of choice, and what the rest of a number says."""

from typing import Final

from mypy_extensions import i64

from isolario.kernel.actions import ActionLayout

PLACE: Final[i64] = 0  # + 6 * (value - 1) + beach
RETRIEVE: Final[i64] = 30  # + value - 1
SAIL: Final[i64] = 35
SHAMAN_TO: Final[i64] = 36  # + space
SHAMAN_STAY: Final[i64] = 54
TAKE: Final[i64] = 55  # + slot
DO_BUILD: Final[i64] = 57
SKIP_BUILD: Final[i64] = 58
DIVERT: Final[i64] = 59  # + 2 * segment + (0 clockwise, 1 counter-clockwise)
SKIP_DIVERT: Final[i64] = 71
BUY_CARD: Final[i64] = 72  # + score card
BUY_PRIESTESS: Final[i64] = 77
BUY_NOTHING: Final[i64] = 78
LAVA_ADD: Final[i64] = 79
LAVA_SKIP: Final[i64] = 80
ACTIONS: Final[i64] = 81

LAYOUT: Final = ActionLayout(
    ("place", PLACE),
    ("retrieve", RETRIEVE),
    ("sail", SAIL),
    ("shaman", SHAMAN_TO),
    ("stay", SHAMAN_STAY),
    ("take", TAKE),
    ("build", DO_BUILD),
    ("skip-build", SKIP_BUILD),
    ("divert", DIVERT),
    ("skip-divert", SKIP_DIVERT),
    ("buy", BUY_CARD),
    ("buy-priestess", BUY_PRIESTESS),
    ("buy-nothing", BUY_NOTHING),
    ("lava", LAVA_ADD),
    ("no-lava", LAVA_SKIP),
    size=ACTIONS,
)


def split(action: int) -> tuple[str, int]:
    """`7` → `("place", PLACE)`: the kind of choice and its detail."""
    return LAYOUT.split(action)


def placement(detail: int) -> tuple[int, int]:
    """The value of the disc and the beach of a placement."""
    return detail // 6 + 1, detail % 6


def diversion(detail: int) -> tuple[int, int]:
    """From which crater space to which a marker goes (ST-CARD-5)."""
    segment, back = divmod(detail, 2)
    return segment, (segment + (5 if back else 1)) % 6
