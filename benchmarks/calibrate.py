"""Finds the levels of a game: where on a scale of ever stronger bots each step wins about 74 % head to head.

    python benchmarks/calibrate.py nomads --rounds 15 --strongest 1000

The scale goes from play full of slips over greedy play to searches with more and more simulations. Neighbours
on it play each other in duplicate; the differences in Elo add up to a curve, and the levels are read off it
downwards from the strongest. Prints the `levels = [...]` table for bots/levels.toml.
"""

import argparse
import itertools
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from rich.console import Console

from arcipelago.arena.intervals import elo
from arcipelago.arena.simulate import Job, play_with
from arcipelago.bots import Bot, Level, LevelBot
from arcipelago.bots.levels import search_settings
from arcipelago.kernel import Game, game

STEP = elo(0.74)
SLIPS = (100, 80, 60, 40, 20, 0)
SIMULATIONS = (15, 40, 120, 400)
QUICK, LONG = 0.9, 2.7

screen = Console(highlight=False, stderr=True)


@dataclass(frozen=True)
class Point:
    """One place on the scale."""

    simulations: int
    slip: int

    def bot(self, played: Game) -> Bot:
        return LevelBot(Level(5, self.simulations, LONG, self.slip), search_settings(played))


@dataclass(frozen=True)
class Pair:
    """One round: both seatings under the same draws."""

    game: str
    upper: Point
    lower: Point
    seed: int

    def won(self) -> float:
        """What the upper one wins of the two games."""
        played, total = game(self.game), 0.0
        for seat in (0, 1):
            bots = [self.lower.bot(played), self.lower.bot(played)]
            bots[seat] = self.upper.bot(played)
            total += play_with(bots, Job(played.id, 2, ("", ""), self.seed), played).shares()[seat]
        return total


def won(pair: Pair) -> float:
    return pair.won()


def between(low: Point, high: Point, part: float) -> Point:
    """A bot some way from one point to the next: fewer slips, or more simulations by their ratio."""
    if high.simulations == 0:
        return Point(0, round(low.slip + part * (high.slip - low.slip)))
    if low.simulations == 0:  # a search begins where greedy play ends
        return high if part > 0.5 else low
    return Point(round(low.simulations * (high.simulations / low.simulations) ** part), 0)


def at(points: list[Point], heights: list[float], wanted: float) -> Point:
    """The bot whose curve reaches that height, or the weakest there is."""
    for index in range(len(points) - 1, 0, -1):
        low, high = heights[index - 1], heights[index]
        if low <= wanted <= high:
            return between(points[index - 1], points[index], (wanted - low) / (high - low))
    return points[0]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--rounds", type=int, default=15)
    reader.add_argument("--strongest", type=int, default=1000, help="simulations of level 5")
    reader.add_argument("--slips", type=int, default=SLIPS[0], help="where the scale begins: %% of slips")
    reader.add_argument("--seed", type=int, default=7)
    reader.add_argument("--cores", type=int, default=os.cpu_count())
    given = reader.parse_args()
    searches = [Point(count, 0) for count in (*SIMULATIONS, given.strongest)]
    points = [*(Point(0, slip) for slip in SLIPS if slip <= given.slips), *searches]
    heights, games = [0.0], 2 * given.rounds
    with ProcessPoolExecutor(given.cores, mp_context=get_context("spawn")) as pool:
        for lower, upper in itertools.pairwise(points):
            pairs = [Pair(given.game, upper, lower, given.seed + number) for number in range(given.rounds)]
            share = sum(pool.map(won, pairs)) / games
            # Half a game for each side keeps a clean sweep finite.
            heights.append(heights[-1] + elo((share * games + 0.5) / (games + 1)))
            screen.print(f"{given.game} {upper}: {share:.0%} against the one before, {heights[-1]:+.0f}")
    levels = [at(points, heights, heights[-1] - STEP * below) for below in (4, 3, 2, 1, 0)]
    print(f"[{given.game}]\nlevels = [")
    for number, point in enumerate(levels, 1):
        seconds = QUICK if number < 5 else LONG
        print(f"  {{ simulations = {point.simulations}, seconds = {seconds}, slip = {point.slip} }},")
    print("]")


if __name__ == "__main__":
    main()
