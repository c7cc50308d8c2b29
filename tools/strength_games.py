"""Part of `strength.py`: tournaments of one game in this interpreter (compiled, by PYTHONPATH); prints JSON.

python tools/strength_games.py GAME ROUNDS SEED FOLDER
"""

import json
import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from isolario.arena.results import ResultsFile
from isolario.arena.simulate import Job, Local, drawn, place_seed
from isolario.arena.tournament import Plan, Tournament
from isolario.bots import LEVELS, bot, decide, levels
from isolario.cli.bench import compiled
from isolario.kernel import CHANCE, OVER, Game, game

LADDER = (25, 50, 100, 200, 400)
"""Simulations of the search that level 5 uses, each twice the one before."""
TIMED_CHOICES = 12


def fixed(played: Game) -> Mapping[str, str]:
    return played.resolve_options(played.min_seats, {})


def plans(played: Game, rounds: int, seed: int) -> dict[str, Plan]:
    """What is compared: the goals with their thresholds, the levels step by step, and the skill ladder."""
    id, options = played.id, fixed(played)
    few = max(4, rounds // 2)
    found = {
        "greedy": Plan(id, ("random", "greedy"), 2, "ladder", rounds, seed, options, True, 0.9),
        "strongest": Plan(id, ("greedy", "level:5"), 2, "ladder", rounds, seed, options, True, 0.8),
    }
    if played.max_seats >= 4:
        four = played.resolve_options(4, {})
        found["table"] = Plan(id, ("greedy", "level:5"), 4, "ladder", rounds, seed, four, True, 0.45)
    known = levels(played)
    named = tuple(f"level:{number}" for number in LEVELS)
    found["levels"] = Plan(id, named, 2, "ladder", few, seed, options, False)
    search = "turns" if known[-1].search == "turns" else "mcts"
    budgets = tuple(f"{search}:{simulations}" for simulations in LADDER)
    found["ladder"] = Plan(id, budgets, 2, "ladder", few, seed, options, False)
    return found


def answer_times(played: Game, seed: int) -> list[dict[str, float]]:
    """How long each level takes for a choice, mean and longest, while all cores play other games."""
    found: list[dict[str, float]] = []
    noise = Local(os.cpu_count()).run(
        Job(played.id, 2, ("mcts:60", "mcts:60"), seed + number, fixed(played)) for number in range(10_000)
    )
    next(noise)  # the others have begun
    for number in LEVELS:
        state, player, times, step = played.new(2), bot(f"level:{number}", played), [0.0], 0
        while len(times) <= TIMED_CHOICES and state.actor != OVER:
            legal = state.legal()
            if state.actor == CHANCE:
                action = drawn(state, seed, step)
            else:
                began = time.perf_counter()
                action = decide(player, state, place_seed(seed, step))
                if len(legal) > 1:
                    times.append(time.perf_counter() - began)
            state.apply(action)
            step += 1
        found.append({"mean": sum(times) / max(1, len(times) - 1), "longest": max(times)})
    noise.close()  # type: ignore[attr-defined]
    return found


def main(id: str, rounds: int, seed: int, folder: Path) -> None:
    played = game(id)
    assert compiled(), "strength is measured on the compiled package"
    result: dict[str, Any] = {"game": id, "title": played.title, "rounds": rounds, "seed": seed}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        for name, plan in plans(played, rounds, seed).items():
            tournament = Tournament(plan)
            task = bar.add_task(f"{id}: {name}", total=tournament.games)
            with ResultsFile(folder / f"{id}-{name}.jsonl", plan.header()) as kept:
                tournament.play(
                    Local(),
                    kept,
                    lambda now, task=task: bar.update(task, completed=len(now.outcomes), total=now.games),  # type: ignore[misc]
                )
            result[name] = [comparison.json() for comparison in tournament.comparisons]
    result["times"] = answer_times(played, seed)
    print(json.dumps(result))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]))
