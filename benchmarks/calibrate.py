"""Finds the levels of a game: where on a scale of ever stronger bots each step wins about 72 % head to head.

    python benchmarks/calibrate.py nomads --rounds 12 --strongest 1000

The scale goes from random play over greedy play with fewer and fewer slips to searches with more and more
simulations. Neighbours on the scale play each other; the differences in Elo add up to a curve, from which the
levels are read off downwards from the strongest. Prints the `levels = [...]` table for bots/levels.toml.
"""

import argparse
from dataclasses import dataclass

from rich.console import Console
from rich.progress import track

from arcipelago.arena.intervals import elo
from arcipelago.arena.simulate import Job, play_with
from arcipelago.bots import Bot, Level, LevelBot
from arcipelago.bots.levels import search_settings
from arcipelago.kernel import Game, game

STEP = elo(0.725)
SLIPS = (90, 75, 60, 45, 30, 20, 10, 0)
SIMULATIONS = (12, 25, 50, 100, 200, 400, 800, 1600, 3200)
QUICK, LONG = 0.9, 2.7

screen = Console(highlight=False, stderr=True)


@dataclass(frozen=True)
class Point:
    """One place on the scale."""

    simulations: int
    slip: int

    def bot(self, played: Game) -> Bot:
        return LevelBot(Level(5, self.simulations, LONG, self.slip), search_settings(played))


def scale(strongest: int) -> list[Point]:
    searches = [Point(count, 0) for count in SIMULATIONS if count < strongest]
    return [*(Point(0, slip) for slip in SLIPS), *searches, Point(strongest, 0)]


def share(played: Game, upper: Point, lower: Point, rounds: int, seed: int) -> float:
    """How much of the games the upper one wins, in duplicate."""
    wins = 0.0
    for number in range(rounds):
        for seat in (0, 1):
            bots = [lower.bot(played), lower.bot(played)]
            bots[seat] = upper.bot(played)
            wins += play_with(bots, Job(played.id, 2, ("", ""), seed + number), played).shares()[seat]
    return wins / (2 * rounds)


def levels(points: list[Point], heights: list[float]) -> list[Point]:
    """Downwards from the last point, each time the one nearest to a step below."""
    chosen = [len(points) - 1]
    while len(chosen) < 5:
        wanted = heights[chosen[-1]] - STEP
        below = range(chosen[-1])
        if len(below) == 0:
            break
        chosen.append(min(below, key=lambda index: abs(heights[index] - wanted)))
    return [points[index] for index in reversed(chosen)]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--rounds", type=int, default=20)
    reader.add_argument("--strongest", type=int, default=1000, help="simulations of level 5")
    reader.add_argument("--seed", type=int, default=7)
    given = reader.parse_args()
    played, points = game(given.game), scale(given.strongest)
    heights = [0.0]
    for index in track(range(1, len(points)), description=played.title, console=screen):
        won = share(played, points[index], points[index - 1], given.rounds, given.seed)
        # Half a game for each side keeps a clean sweep finite.
        games = 2 * given.rounds
        heights.append(heights[-1] + elo((won * games + 0.5) / (games + 1)))
        screen.print(f"{points[index]}: {won:.0%} against the one before, {heights[-1]:+.0f}")
    print(f"[{played.id}]\nlevels = [")
    for number, point in enumerate(levels(points, heights), 1):
        seconds = QUICK if number < 5 else LONG
        print(f"  {{ simulations = {point.simulations}, seconds = {seconds}, slip = {point.slip} }},")
    print("]")


if __name__ == "__main__":
    main()
