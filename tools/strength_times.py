"""Part of `strength.py`: how long each level takes for a choice on a busy machine; prints JSON.

python tools/strength_times.py GAME SEED
"""

import json
import os
import sys
import time

from isolario.arena.simulate import Job, Local, drawn, place_seed
from isolario.bots import bot, decide, levels
from isolario.cli.common import compiled
from isolario.kernel import CHANCE, OVER, Game, game

TIMED_CHOICES = 12


def answer_times(played: Game, seed: int) -> list[dict[str, float]]:
    """How long each level takes for a choice, mean and longest, while all cores play other games."""
    found: list[dict[str, float]] = []
    options = played.resolve_options(2, {})
    noise = Local(os.cpu_count()).run(
        Job(played.id, 2, ("mcts:60", "mcts:60"), seed + number, options) for number in range(10_000)
    )
    next(noise)  # the others have begun
    for level in levels(played):
        state, player, times, step = played.new(2), bot(f"level:{level.number}", played), [0.0], 0
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


if __name__ == "__main__":
    assert compiled(), "times are measured on the compiled package"
    print(json.dumps(answer_times(game(sys.argv[1]), int(sys.argv[2]))))
