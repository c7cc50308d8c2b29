"""Rates the levels of a game: each plays the one below, and the steps add up to one scale.

    python benchmarks/compile.py build/bench
    PYTHONPATH=build/bench python tools/ratings.py nomads --rounds 200 --results nomads.jsonl

Every round is two games under the same draws. Prints `ratings = [...]` for bots/levels.toml, and each step with its
interval. With `--levels 1,2,3` only these meet. The same command goes on where it stopped.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from isolario.arena.intervals import elo
from isolario.arena.results import ResultsFile
from isolario.arena.simulate import Local
from isolario.arena.tournament import Comparison, Plan, Tournament
from isolario.bots import LEVELS
from isolario.kernel import game

LOWEST = 1000
"""The rating of level 1: a scale says how far apart players are, not where it begins."""

screen = Console(highlight=False, stderr=True)


def scale(levels: Sequence[int], shares: Sequence[float]) -> list[int]:
    """The rating of every level by what each won of its games against the one below; 0 for those that did not meet."""
    found = [0] * len(LEVELS)
    rating = float(LOWEST)
    for level, share in zip(levels, (0.5, *shares), strict=True):
        rating += elo(share)
        found[level - 1] = round(rating)
    return found


def step(comparison: Comparison) -> str:
    low, high = comparison.interval
    points = f"{elo(comparison.share):+.0f} Elo ({elo(low):+.0f} to {elo(high):+.0f})"
    upper, lower = comparison.lineup
    return f"{upper} against {lower}: {comparison.share:.1%} of {comparison.games} games, {points}"


def main(arguments: Sequence[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("--rounds", type=int, default=200)
    reader.add_argument("--levels", default=",".join(str(number) for number in LEVELS), help="from the weakest up")
    reader.add_argument("--seed", type=int, default=2026)
    reader.add_argument("--cores", type=int, default=os.cpu_count())
    reader.add_argument("--results", type=Path, required=True, help="keeps the games")
    given = reader.parse_args(arguments)
    played = game(given.game)
    numbers = [int(number) for number in given.levels.split(",")]
    names = tuple(f"level:{number}" for number in numbers)
    options = played.resolve_options(2, {})
    tournament = Tournament(Plan(played.id, names, 2, "ladder", given.rounds, given.seed, options, False))
    with ResultsFile(given.results, tournament.plan.header()) as kept, screen.status("") as status:
        tournament.play(
            Local(given.cores), kept, lambda now: status.update(f"{len(now.outcomes)} of {now.games} games")
        )
    for comparison in tournament.comparisons:
        screen.print(step(comparison))
    rated = scale(numbers, [comparison.share for comparison in tournament.comparisons])
    print(f"ratings = {rated}  # {2 * given.rounds} games for each step")


if __name__ == "__main__":
    main()
