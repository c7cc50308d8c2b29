"""Ratings from games of any number of seats (openskill's Plackett-Luce model). Needs the extra `arena`."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from isolario.arena.intervals import Z95
from isolario.arena.simulate import Outcome
from isolario.kernel import Problem


@dataclass(frozen=True)
class Rating:
    """Strength as a number: 25 for a newcomer; about 4 more wins two games of three against the weaker one."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma


def ratings(outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """The rating of every bot after these games, in their order."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise Problem("needs-extra", extra="arena") from None
    model: Any = PlackettLuce()
    known: dict[str, Any] = {}
    for outcome in outcomes:
        names = outcome.job.bots
        # A bot on several seats takes part once for each of them and moves by the average.
        before = [known.get(name) or model.rating() for name in names]
        teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in before]
        rated = model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
        for name in dict.fromkeys(names):
            new = [team[0] for team, whose in zip(rated, names, strict=True) if whose == name]
            mu = sum(rating.mu for rating in new) / len(new)
            sigma = sum(rating.sigma for rating in new) / len(new)
            known[name] = model.create_rating([mu, sigma])
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}
