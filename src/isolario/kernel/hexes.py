"""Hexagons with pointy tops in axial coordinates (q, r): the geometry that hex games share.

r grows to the south. Directions are numbered 0-5 counter-clockwise from east: E, NE, NW, W, SW, SE.
"""

from math import sqrt
from typing import Final

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
DIRECTION_NAMES: Final = ("E", "NE", "NW", "W", "SW", "SE")
NONE: Final = -1

Hex = tuple[int, int]


def neighbour(hex: Hex, direction: int) -> Hex:
    dq, dr = DIRECTIONS[direction]
    return hex[0] + dq, hex[1] + dr


def distance(a: Hex, b: Hex) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def opposite(direction: int) -> int:
    return (direction + 3) % 6


def rotate(hex: Hex, sixths: int) -> Hex:
    """Turned round (0, 0) by that many sixths of a circle: direction d becomes (d + sixths) mod 6."""
    q, r = hex
    for _ in range(sixths % 6):
        q, r = q + r, -q
    return q, r


def neighbour_table(hexes: list[Hex]) -> list[int]:
    """For hex i and direction d the index of the neighbour at 6 * i + d, or -1 off the board."""
    index = {hex: i for i, hex in enumerate(hexes)}
    return [index.get(neighbour(hex, d), NONE) for hex in hexes for d in range(6)]


def centre(hex: Hex, size: float = 1.0) -> tuple[float, float]:
    """Where the middle lies on paper, y downwards, for hexes whose corners are `size` from it."""
    q, r = hex
    return size * sqrt(3) * (q + r / 2), size * 1.5 * r


def from_doubled(x: int, row: int) -> Hex:
    """The hex at (x, row) of a board in doubled columns: a step east is x + 2, a step south-east (1, 1)."""
    return (x - row) // 2, row
