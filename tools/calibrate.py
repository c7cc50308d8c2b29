"""Finds the levels of a game: each step up wins about 76 % head to head, 200 Elo points.

    python tools/calibrate.py nomads --strongest 2000

Bots stand on one scale: more and more simulations, and below the smallest search the same one with more and
more slips. From the strongest down, each next level is found by playing it against the level above, in
duplicate, a few rounds at a time: every round says more about what a step on the scale is worth, and the next
ones are played where the aim is expected. Prints the `levels = [...]` table for bots/levels.toml.
"""

import argparse
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import exp, log, log2
from multiprocessing import get_context

from rich.console import Console

from isolario.arena.simulate import Job, play_with
from isolario.bots import Bot, Level, LevelBot
from isolario.bots.levels import search_settings
from isolario.bots.searcher import clear_share
from isolario.kernel import Game, game

AIM = 0.76
"""Of the games against the level below: 200 Elo points."""
FEWEST = 16
"""Simulations of the smallest search; below it come slips."""
SLIPS = 8
"""Percentage of slips that counts as a step on the scale, like a halving of the simulations."""
USUAL_WORTH, DOUBT = 0.5, 0.6
"""What a step on the scale is taken to be worth before any game (log odds), and how far that may be off."""
NARROW, WIDE = 0.5, 6.0
"""Two levels are never put closer together or further apart than this."""
BATCH = 6
QUICK, LONG = 0.9, 2.7

screen = Console(highlight=False, stderr=True)


@dataclass(frozen=True)
class Place:
    """A bot on the scale."""

    simulations: int
    slip: int = 0

    def bot(self, played: Game) -> Bot:
        level = Level(1, self.simulations, LONG, self.slip, clear=clear_share(played))
        return LevelBot(level, search_settings(played))

    def height(self) -> float:
        return log2(self.simulations / FEWEST) - self.slip / SLIPS


def place(height: float) -> Place:
    if height >= 0:
        return Place(round(FEWEST * 2**height))
    return Place(FEWEST, min(100, round(-height * SLIPS)))


@dataclass(frozen=True)
class Round:
    """Both seatings of two bots under the same draws."""

    game: str
    upper: Place
    lower: Place
    seed: int


def won(one: Round) -> float:
    """What the upper one wins of the two games."""
    played, total = game(one.game), 0.0
    for seat in (0, 1):
        bots = [one.lower.bot(played), one.lower.bot(played)]
        bots[seat] = one.upper.bot(played)
        total += play_with(bots, Job(played.id, 2, ("", ""), one.seed), played).shares()[seat]
    return total


def worth(seen: Sequence[tuple[float, float]]) -> float:
    """What a step on the scale is worth (log odds), by distance and games won of two in all rounds."""

    def likelihood(odds: float) -> float:
        total = -(log(odds / USUAL_WORTH) ** 2) / (2 * DOUBT**2)
        for distance, wins in seen:
            chance = 1 / (1 + exp(-odds * distance))
            total += wins * log(chance) + (2 - wins) * log(1 - chance)
        return total

    return max((0.02 * step for step in range(1, 200)), key=likelihood)


def step_down(
    upper: Place, rounds: int, seed: int, play: Callable[[Place, Place, int], list[float]]
) -> tuple[Place, float]:
    """The level below, and the share of all its games that the upper one won on the way to it."""
    aim = log(AIM / (1 - AIM))
    seen: list[tuple[float, float]] = []
    while True:
        distance = min(WIDE, max(NARROW, aim / worth(seen)))
        lower = place(upper.height() - distance)
        if len(seen) >= rounds:
            return lower, sum(wins for _, wins in seen) / (2 * len(seen))
        distance = upper.height() - lower.height()
        results = play(upper, lower, seed + len(seen))
        seen += [(distance, wins) for wins in results]
        screen.print(f"{upper} wins {sum(results):g} of {2 * len(results)} against {lower}")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--rounds", type=int, default=30, help="rounds of two games for each step")
    reader.add_argument("--strongest", type=int, default=1000, help="simulations of the highest level")
    reader.add_argument("--levels", type=int, default=5, help="how many levels")
    reader.add_argument("--seed", type=int, default=7)
    reader.add_argument("--cores", type=int, default=os.cpu_count())
    given = reader.parse_args()
    found = [Place(given.strongest)]
    with ProcessPoolExecutor(given.cores, mp_context=get_context("spawn")) as pool:

        def play(upper: Place, lower: Place, seed: int) -> list[float]:
            rounds = (Round(given.game, upper, lower, seed + number) for number in range(BATCH))
            return list(pool.map(won, rounds))

        for number in range(given.levels - 1, 0, -1):
            lower, share = step_down(found[0], given.rounds, given.seed + 1000 * number, play)
            found.insert(0, lower)
            screen.print(f"{given.game} level {number}: {lower} ({share:.0%} on the way)")
    print(f"[{given.game}]\nlevels = [")
    for one in found:
        seconds = LONG if one is found[-1] else QUICK
        print(f"  {{ simulations = {one.simulations}, seconds = {seconds}, slip = {one.slip} }},")
    print("]")


if __name__ == "__main__":
    main()
