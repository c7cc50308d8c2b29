"""How sure a figure is: 95 % intervals, without a statistics package."""

from collections.abc import Sequence
from math import log, log10, sqrt

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


def sequential(wins: float, games: int, threshold: float, margin: float = 0.05) -> int:
    """Wald's sequential test: 1 if the share is above the threshold, -1 if below, 0 if it must go on.

    It may be asked after every game: at most one time in twenty it says above (below) although the true share
    is `margin` below (above) the threshold.
    """
    low, high = max(threshold - margin, 0.01), min(threshold + margin, 0.99)
    ratio = wins * log(high / low) + (games - wins) * log((1 - high) / (1 - low))
    bound = log(19)
    return 1 if ratio >= bound else -1 if ratio <= -bound else 0


def elo(share: float) -> float:
    """The difference in Elo points that a share of the games means."""
    kept = min(max(share, 0.001), 0.999)
    return 400 * log10(kept / (1 - kept))
