"""Environments side by side in one process: steps a second on one core, ours and those of others. Prints JSON.

Ours: many games at a time, and the single PettingZoo loop. Beside them PettingZoo's connect_four, and tic-tac-toe in
OpenSpiel's SyncVectorEnv. Time of the processor counts, not of the clock: other programs disturb little.

python benchmarks/environments.py SECONDS GAMES     GAMES are ids with commas between them, or `all`
"""

import json
import sys
import time
import warnings
from collections.abc import Callable

import numpy as np

from isolario.adapters.pettingzoo import env
from isolario.adapters.vector import IsolarioVectorEnv
from isolario.kernel import games

COUNT = 64


def rate(step: Callable[[], int], seconds: float) -> float:
    step()
    began = time.process_time()
    steps = 0
    while time.process_time() - began < seconds:
        steps += step()
    return steps / (time.process_time() - began)


def many(name: str, seconds: float) -> float:
    rows = IsolarioVectorEnv(name, COUNT)
    rows.reset(seed=1)

    def step() -> int:
        rows.step(rows.any_legal())
        return COUNT

    return rate(step, seconds)


def loop(table: object, seconds: float) -> float:
    """PettingZoo's own way: last, a legal choice by the mask, step."""
    played = table  # an AECEnv, ours or theirs
    luck = np.random.default_rng(1)
    played.reset(seed=1)  # type: ignore[attr-defined]

    def step() -> int:
        for _ in range(50):
            seen, _, over, cut, _ = played.last()  # type: ignore[attr-defined]
            if over or cut:
                played.reset()  # type: ignore[attr-defined]
                continue
            played.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))  # type: ignore[attr-defined]
        return 50

    return rate(step, seconds)


def connect_four(seconds: float) -> float | None:
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:  # it needs pygame
        return None
    return loop(connect_four_v3.env(), seconds)


def open_spiel(seconds: float) -> float | None:
    try:
        from open_spiel.python import rl_environment
        from open_spiel.python.vector_env import SyncVectorEnv
    except ImportError:
        return None
    from open_spiel.python.rl_agent import StepOutput

    envs = SyncVectorEnv([rl_environment.Environment("tic_tac_toe") for _ in range(COUNT)])
    luck = np.random.default_rng(1)
    shown = [envs.reset()]

    def step() -> int:
        actions = []
        for now in shown[0]:
            seat = now.observations["current_player"]
            legal = now.observations["legal_actions"][seat] if seat >= 0 else [0]
            actions.append(StepOutput(action=legal[luck.integers(len(legal))], probs=None))
        shown[0] = envs.step(actions, reset_if_done=True)[0]
        return COUNT

    return rate(step, seconds)


def main(seconds: float, names: str, rounds: int = 3) -> None:
    """The best of several rounds each, which take turns."""
    warnings.simplefilter("ignore")
    ours: dict[str, dict[str, float]] = {}
    for game in games():
        if names != "all" and game.id not in names.split(","):
            continue
        print(f"{game.id} …", file=sys.stderr, flush=True)
        pairs = [(many(game.id, seconds), loop(env(game), seconds)) for _ in range(rounds)]
        ours[game.id] = {"many": max(one for one, _ in pairs), "loop": max(one for _, one in pairs)}
    print("others …", file=sys.stderr, flush=True)
    others = {"PettingZoo connect_four": connect_four, "OpenSpiel SyncVectorEnv": open_spiel}
    peers: dict[str, float | None] = {}
    for name, measure in others.items():
        found = [rate for rate in (measure(seconds) for _ in range(rounds)) if rate is not None]
        peers[name] = max(found) if found else None
    print(json.dumps({"ours": ours, "peers": peers}))


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2])
