"""Numbers that every game and every bot needs alike: chances from values, shares of a victory, leads."""

from math import exp
from typing import Final

from mypy_extensions import i64

POINTS_SHARE: Final = 0.03
"""What a mere lead in points counts beside the chances to win."""
EVEN_SPREAD: Final = 10.0
"""Such a lead, in points, counts e times as much; far more than one that still changes the chances."""


def softmax(values: list[float], spread: float) -> list[float]:
    """Chances that add up to 1: a lead of `spread` makes e times as likely."""
    top = values[0]
    for value in values:
        if value > top:
            top = value
    total = 0.0
    chances: list[float] = []
    for value in values:
        share = exp((value - top) / spread)
        chances.append(share)
        total += share
    return [share / total for share in chances]


def with_points(chances: list[float], points: list[float]) -> list[float]:
    """The chances, and for a small part who leads by how much: where a game is decided points still count a little, so
    that nobody throws away what no longer matters."""
    leads = softmax(points, EVEN_SPREAD)
    return [(1.0 - POINTS_SHARE) * chances[seat] + POINTS_SHARE * leads[seat] for seat in range(len(chances))]


def victory_shares(ranks: list[int]) -> list[float]:
    """What each seat has of the victory: 1 for the only winner, divided among those who share it."""
    winners: i64 = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    return [1.0 / float(winners) if rank == 1 else 0.0 for rank in ranks]


def beaten(ranks: list[int]) -> list[float]:
    """How each seat stands among the others: 1 for beating everybody, -1 for beating nobody, in sum nothing."""
    seats: i64 = len(ranks)
    found: list[float] = []
    for mine in ranks:
        ahead: i64 = 0
        for other in ranks:
            if other > mine:
                ahead += 1
            elif other < mine:
                ahead -= 1
        found.append(float(ahead) / float(seats - 1) if seats > 1 else 0.0)
    return found


def margin(scores: list[int], seat: i64) -> int:
    """By how many points a seat leads the best of the others; negative if it is behind."""
    best: int | None = None
    for other in range(len(scores)):
        if other != seat and (best is None or scores[other] > best):
            best = scores[other]
    return scores[seat] - (0 if best is None else best)
