"""Numbers that every game and every bot needs alike: chances from values, shares of a victory, leads."""

from math import exp

from mypy_extensions import i64


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


def victory_shares(ranks: list[int]) -> list[float]:
    """What each seat has of the victory: 1 for the only winner, divided among those who share it."""
    winners: i64 = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    return [1.0 / float(winners) if rank == 1 else 0.0 for rank in ranks]


def margin(scores: list[int], seat: i64) -> int:
    """By how many points a seat leads the best of the others; negative if it is behind."""
    best: int | None = None
    for other in range(len(scores)):
        if other != seat and (best is None or scores[other] > best):
            best = scores[other]
    return scores[seat] - (0 if best is None else best)
