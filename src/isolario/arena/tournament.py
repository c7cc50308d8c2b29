"""Tournaments between bots: everybody against everybody, or each against the next of a ladder.

Luck is duplicated: one round plays the same draws as often as there are seats, with the bots moved on by one
seat each time. A comparison ends early once it is decided.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, pairwise, permutations
from typing import Any, Protocol

from isolario import __version__
from isolario.arena.figures import figures
from isolario.arena.intervals import elo, sequential, wilson
from isolario.arena.ratings import Rating, ratings
from isolario.arena.results import ResultsFile
from isolario.arena.simulate import Job, Outcome
from isolario.kernel import Problem, game

Lineup = tuple[str, ...]
"""Who sits at a table. The first one is the challenger, whose results are counted."""

KINDS = ("round-robin", "ladder")


class Runner(Protocol):
    """Plays jobs somewhere and gives their outcomes in the same order."""

    def run(self, work: Iterable[Job]) -> Iterator[Outcome]: ...


@dataclass(frozen=True)
class Plan:
    """What is to be played; the same plan gives the same results wherever it runs."""

    game: str
    entrants: tuple[str, ...]
    seats: int = 2
    kind: str = "round-robin"
    rounds: int = 50
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    early: bool = True
    """End a comparison once it is decided whether the challenger is above `threshold`."""
    threshold: float | None = None
    """The share of victories to beat; None: an even share."""

    def lineups(self) -> list[Lineup]:
        """The tables that meet. Where there are fewer bots than seats, the challenger plays against copies."""
        names = self.entrants
        if self.kind == "ladder":
            return [(upper, *[lower] * (self.seats - 1)) for lower, upper in pairwise(names)]
        if len(names) >= self.seats:
            return list(combinations(names, self.seats))
        return [(one, *[other] * (self.seats - 1)) for one in names for other in names if one != other]

    def header(self) -> dict[str, Any]:
        """What must be the same for two runs to continue each other."""
        return {
            "game": self.game,
            "release": __version__,
            "rules": game(self.game).rules_version,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
        }

    def jobs(self, lineup: Lineup, number: int) -> list[Job]:
        """One round: the same draws with the bots on every seat in turn.

        From round to round the others sit in another order, so that nobody always follows the same neighbour.
        """
        orders = list(dict.fromkeys(permutations(lineup[1:])))
        order = (lineup[0], *orders[number % len(orders)])
        return [
            Job(
                self.game,
                self.seats,
                tuple(order[(seat - turn) % self.seats] for seat in range(self.seats)),
                self.seed + number,
                self.options,
            )
            for turn in range(self.seats)
        ]


@dataclass
class Comparison:
    """How the challenger of a lineup has done so far."""

    lineup: Lineup
    threshold: float
    wins: float = 0.0
    games: int = 0
    rounds: int = 0
    decided: int = 0
    """1: above the threshold; -1: below; 0: open."""

    def add(self, outcomes: list[Outcome], early: bool) -> None:
        """Count one round, in which the challenger sat on seat 0, 1, … in turn."""
        for turn, outcome in enumerate(outcomes):
            self.wins += outcome.shares()[turn]
            self.games += 1
        self.rounds += 1
        if early:
            self.decided = sequential(self.wins, self.games, self.threshold)

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def json(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "lineup": list(self.lineup),
            "games": self.games,
            "share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "threshold": self.threshold,
            "decided": self.decided,
            "elo": round(elo(self.share)) if len(self.lineup) == 2 else None,
        }


Progress = Callable[["Tournament"], None]


class Tournament:
    """A plan being played."""

    def __init__(self, plan: Plan) -> None:
        if plan.kind not in KINDS:
            raise Problem("unknown-kind", kind=plan.kind, known=", ".join(KINDS))
        if len(set(plan.entrants)) < 2 or len(set(plan.entrants)) != len(plan.entrants):
            raise Problem("few-entrants")
        self.plan = plan
        even = 1 / plan.seats
        self.comparisons = [
            Comparison(lineup, even if plan.threshold is None else plan.threshold) for lineup in plan.lineups()
        ]
        self.outcomes: list[Outcome] = []

    @property
    def games(self) -> int:
        """How many games will be played at most, given what is decided already."""
        left = sum(self.plan.rounds - one.rounds for one in self.comparisons if one.decided == 0)
        return len(self.outcomes) + left * self.plan.seats

    def schedule(self) -> Iterator[tuple[Comparison, Job]]:
        """All games round by round, without those of comparisons that are decided by now."""
        for number in range(self.plan.rounds):
            for comparison in self.comparisons:
                if comparison.decided == 0:
                    for job in self.plan.jobs(comparison.lineup, number):
                        yield comparison, job

    def play(self, runner: Runner, results: ResultsFile | None = None, progress: Progress | None = None) -> None:
        """Play what the results file does not know yet, and count everything in the order of the plan."""
        kept = results if results is not None else ResultsFile(None, {})
        asked: deque[tuple[Comparison, Job]] = deque()
        collected: list[Outcome] = []

        def count() -> None:
            """Count the rounds whose games are all known, as far as they come next."""
            while asked:
                comparison, job = asked[0]
                outcome = kept.known.get((job.bots, job.seed))
                if outcome is None:
                    return
                asked.popleft()
                collected.append(outcome)
                if len(collected) == self.plan.seats:
                    self.add(comparison, collected.copy(), progress)
                    collected.clear()

        def missing() -> Iterator[Job]:
            for comparison, job in self.schedule():
                asked.append((comparison, job))
                if (job.bots, job.seed) in kept.known:
                    count()
                else:
                    yield job

        for outcome in runner.run(missing()):
            kept.add(outcome)
            count()

    def add(self, comparison: Comparison, outcomes: list[Outcome], progress: Progress | None) -> None:
        """Count a round, unless it was played ahead before its comparison was decided: so any runner agrees."""
        if comparison.decided:
            return
        comparison.add(outcomes, self.plan.early)
        self.outcomes += outcomes
        if progress is not None:
            progress(self)

    def ratings(self) -> dict[str, Rating]:
        return ratings(self.outcomes)

    def json(self) -> dict[str, Any]:
        found = self.ratings()
        return {
            **self.plan.header(),
            "kind": self.plan.kind,
            "games": len(self.outcomes),
            "comparisons": [comparison.json() for comparison in self.comparisons],
            "bots": [one.json() for one in figures(self.outcomes)],
            "ratings": {
                name: {"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2)}
                for name, rating in sorted(found.items(), key=lambda item: -item[1].mu)
            },
        }
