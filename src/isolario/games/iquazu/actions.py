"""The numbering of the choices of Iquazú, in one place. Records hold these numbers' notation, bots the numbers."""

from typing import Final

from isolario.kernel.actions import ActionLayout

DRAW: Final = 0
END: Final = 1
USE_DRAW: Final = 2
"""Plus the sort of the tile: draw 2, 3 or 4 cards."""
USE_DOUBLE: Final = 5
PLACE: Final = 6
"""Plus ten times the place of the column in the window, plus the number of the crevice."""
PAY: Final = 56
"""Plus the number of a payment with pairs, 0 to 20."""
ANY: Final = 76
"""Plus the number of a payment with an any-colour tile, 1 to 20: 0 would waste the tile."""
DISCARD: Final = 97
"""Plus the colour."""
ACTIONS: Final = 100

LAYOUT: Final = ActionLayout(
    ("draw", DRAW),
    ("end", END),
    ("use-draw", USE_DRAW),
    ("use-double", USE_DOUBLE),
    ("place", PLACE),
    ("pay", PAY),
    ("any", ANY + 1),
    ("discard", DISCARD),
    size=ACTIONS,
)


def split(action: int) -> tuple[str, int]:
    """`15` → `("place", 9)`."""
    return LAYOUT.split(action)
