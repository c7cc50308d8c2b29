"""`make bench BEFORE=61ced33`: how fast the compiled package plays beside an earlier commit in the same run.

    python -m benchmarks.before_after 61ced33

The package is compiled as a release into `build/bench`, the earlier commit once into `build/versions`. Its package
may have another name; each is measured in a process of its own. The two take turns, time of the processor counts, and
of every measurement the best round. Beside it stands how far the second best round of the same side lies below the
best: smaller differences are noise.
"""

import argparse
import importlib
import json
import os
import subprocess
import sys
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

Rates = dict[str, dict[str, float]]
"""Measurements a second, by game and kind."""

GAMES = ("nomads", "stromboli", "the_island", "iquazu", "volcanic_isle")
KINDS = ("moves", "clones", "estimates", "features", "numbers")
"""Numbers are those of the features: a later version may show more of a position."""
BURST = 50

HERE = Path(__file__).resolve().parent
TREE = HERE.parent / "build" / "bench"


# -- in the process of one version: nothing but its own package is imported ---------------------------------------


def rate(work: Callable[[], int], seconds: float) -> float:
    began, done = time.process_time(), 0
    while time.process_time() - began < seconds:
        done += work()
    return done / (time.process_time() - began)


def rates(package: str, seconds: float) -> Rates:
    kernel = importlib.import_module(f"{package}.kernel")
    play = importlib.import_module(f"{package}.kernel.playout")
    found: Rates = {}
    for id in GAMES:
        game = importlib.import_module(f"{package}.games.{id}").game
        for seats in sorted({game.min_seats, game.max_seats}):
            found[f"{id} {seats}"] = measured(kernel, play, game.new(seats), seconds)
    return found


def measured(kernel: Any, play: Any, opening: Any, seconds: float) -> dict[str, float]:
    luck = kernel.FastLuck(1)
    middle = opening.clone()
    kernel.random_walk(middle, kernel.FastLuck(1), kernel.playout(opening.clone(), kernel.FastLuck(1)) // 2)

    def clones() -> int:
        play.clones(middle, BURST)
        return BURST

    def estimates() -> int:
        for _ in range(BURST):
            middle.estimate()
        return BURST

    width, observe = observer(middle)

    def features() -> int:
        for _ in range(BURST):
            observe()
        return BURST

    found = {
        "moves": rate(lambda: int(kernel.playout(opening.clone(), luck)), seconds),
        "clones": rate(clones, seconds),
        "estimates": rate(estimates, seconds),
        "features": rate(features, seconds),
    }
    return {**found, "numbers": found["features"] * width}


def observer(state: Any) -> tuple[int, Callable[[], object]]:
    """How many numbers an observation has, and the fastest way the version has to put one into an array."""
    width = len(state.features(0))
    out = array("f", [0.0] * width)
    try:
        state.features(0, out)
    except TypeError:  # the first versions gave a list
        return width, lambda: array("f", state.features(0))
    return width, lambda: state.features(0, out)


# -- both versions side by side ---------------------------------------------------------------------------------------


def asked(package: str, tree: Path, seconds: float) -> Rates:
    """What the version in a folder says of itself."""
    command = [sys.executable, str(Path(__file__).resolve()), "--measure", package, "--seconds", str(seconds)]
    place = {**os.environ, "PYTHONPATH": str(tree)}
    found: Rates = json.loads(subprocess.run(command, env=place, check=True, stdout=subprocess.PIPE).stdout)
    return found


def best(rounds: list[Rates], name: str, kind: str) -> tuple[float, float]:
    """The best round, and by which share the second best lies below it."""
    taken = sorted((one[name][kind] for one in rounds), reverse=True)
    return taken[0], 1 - taken[1] / taken[0] if len(taken) > 1 else 0.0


def compare(commit: str, seconds: float, rounds: int) -> None:
    from rich.console import Console
    from rich.table import Table as Grid
    from tools.versions import built

    screen = Console(highlight=False, width=150)
    old, package = built(commit)
    screen.print("Compiling …")
    subprocess.run([sys.executable, str(HERE / "compile.py"), str(TREE)], check=True)
    before: list[Rates] = []
    after: list[Rates] = []
    for number in range(rounds):
        screen.print(f"Round {number + 1} of {rounds} …")
        before.append(asked(package, old, seconds))
        after.append(asked("isolario", TREE, seconds))
    for kind in KINDS:
        grid = Grid(box=None, pad_edge=False)
        for column in ("game, seats", f"{kind}/s before", "after", "after ÷ before", "noise"):
            grid.add_column(column, justify="left" if column.startswith("game") else "right", min_width=16)
        for name in after[0]:
            (was, shaken), (now, moved) = best(before, name, kind), best(after, name, kind)
            grid.add_row(name, f"{was:,.0f}", f"{now:,.0f}", f"{now / was:.2f}", f"±{max(shaken, moved):.0%}")
        screen.print(grid, "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", nargs="?", default="HEAD")
    parser.add_argument("--seconds", type=float, default=0.3, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--measure", metavar="PACKAGE", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.measure:
        print(json.dumps(rates(chosen.measure, chosen.seconds)))
    else:
        compare(chosen.commit, chosen.seconds, chosen.rounds)


if __name__ == "__main__":
    main()
