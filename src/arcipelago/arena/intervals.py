"""How sure a figure is: 95 % intervals, without a statistics package."""

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of a share (Wilson's, which behaves at the ends); wins may be fractional through ties."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half the width of its interval."""
    count = len(values)
    if count == 0:
        return 0.0, 0.0
    middle = sum(values) / count
    if count == 1:
        return middle, 0.0
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (count - 1))
    return middle, Z95 * spread / sqrt(count)


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which that share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
