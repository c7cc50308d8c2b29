"""The numbering of choices, the same on every continent and for every number of players."""

from typing import Final

from mypy_extensions import i64

from isolario.kernel.actions import ActionLayout

DONE: Final[i64] = 0
PRAY: Final[i64] = 1

# Outcomes of the die.
BLANK: Final[i64] = 0
FIRE: Final[i64] = 1


def layout(hexes: int, spaces: int, geysers: int) -> ActionLayout:
    """Which numbers are which kind of choice in a box with so many hexes, spaces and geysers.

    `hex` is a landing or the goal of a rescue; the details of `move` and `carry` are 6 * hex + direction.
    """
    kinds: list[tuple[str, int]] = [
        ("done", 1),  # end the turn, give up a piece, leave settlers behind
        ("pray", 1),  # buy a token, spend a token
        ("hex", hexes),
        ("create", hexes),
        ("move", 6 * hexes),
        ("carry", 6 * hexes),
        ("village", spaces),
        ("sculpt", spaces),
        ("raise", geysers),
        ("take", spaces),  # which lying Moai: the one on a space,
        ("loose", 1),  # or a loose one
    ]
    starts: list[tuple[str, int]] = []
    size = 0
    for kind, count in kinds:
        starts.append((kind, size))
        size += count
    return ActionLayout(*starts, size=size)
