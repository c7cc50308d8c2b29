"""What a series of games says about each bot, whichever seats it had."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from isolario.arena.intervals import mean, wilson
from isolario.arena.simulate import Outcome


@dataclass
class Figures:
    """One bot: how often it played, its share of victories, its mean rank and its points."""

    bot: str
    played: int = 0
    wins: float = 0.0
    ranks: int = 0
    scores: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        return self.wins / self.played

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.played)

    @property
    def mean_rank(self) -> float:
        return self.ranks / self.played

    @property
    def points(self) -> tuple[float, float]:
        """The mean, and half of its 95 % interval."""
        return mean(self.scores)

    def json(self) -> dict[str, Any]:
        low, high = self.interval
        points, half = self.points
        return {
            "bot": self.bot,
            "played": self.played,
            "share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_rank": round(self.mean_rank, 3),
            "points": round(points, 2),
            "points_half_interval": round(half, 2),
        }


def figures(outcomes: Iterable[Outcome]) -> list[Figures]:
    """Every bot that played, best share first."""
    found: dict[str, Figures] = {}
    for outcome in outcomes:
        shares = outcome.shares()
        for seat, name in enumerate(outcome.job.bots):
            one = found.setdefault(name, Figures(name))
            one.played += 1
            one.wins += shares[seat]
            one.ranks += outcome.ranks[seat]
            one.scores.append(float(outcome.scores[seat]))
    return sorted(found.values(), key=lambda one: (-one.share, one.bot))
