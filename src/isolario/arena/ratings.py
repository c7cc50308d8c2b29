"""Ratings from games of any number of seats (openskill's Plackett-Luce model). Needs the extra `arena`."""

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from isolario.arena.intervals import Z95
from isolario.arena.simulate import Outcome
from isolario.kernel.problems import MissingExtra


@dataclass(frozen=True)
class Rating:
    """Strength as a number: 25 for a newcomer; about 4 more wins two games of three against the weaker one."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma


ORDERS = 5
"""So many orders of the same games are rated, and their average counts."""


def ratings(outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """The rating of every bot after these games, whatever order they come in.

    A rating that moves game by game depends a little on their order. So the games are sorted, then rated in several
    orders drawn from that, and averaged: the same games always give the same ratings.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise MissingExtra("arena") from None
    games = sorted(outcomes, key=lambda outcome: (outcome.job.seed, outcome.job.bots, outcome.ranks))
    found: dict[str, list[Rating]] = {}
    for order in range(ORDERS):
        shuffled = games.copy()
        random.Random(order).shuffle(shuffled)
        for name, rating in rated_in_order(PlackettLuce(), shuffled).items():
            found.setdefault(name, []).append(rating)
    return {
        name: Rating(sum(one.mu for one in all) / ORDERS, sum(one.sigma for one in all) / ORDERS)
        for name, all in found.items()
    }


def rated_in_order(model: Any, games: Iterable[Outcome]) -> dict[str, Rating]:
    known: dict[str, Any] = {}
    for outcome in games:
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
