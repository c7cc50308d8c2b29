"""Runs in an environment that has OpenSpiel: its games driven from the same Python loop as ours.

python benchmarks/openspiel.py speed SECONDS      moves, clones and observations a second of mancala and hearts
python benchmarks/openspiel.py games COUNT        random games of mancala, for comparison with Kalah
"""

import json
import random
import sys
import time

import pyspiel
from open_spiel.python.observation import make_observation

CLONES = 2000
PITS = 14


def moves(name: str, seconds: float) -> float:
    """All draws of these two games are even, so picking any legal outcome is the cheapest correct loop."""
    game, luck = pyspiel.load_game(name), random.Random(1)
    began = time.process_time()
    steps = 0
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
    return steps / (time.process_time() - began)


def middle(name: str) -> pyspiel.State:
    state, luck = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    for _ in range(20):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def clones(name: str, seconds: float) -> float:
    state = middle(name)
    began = time.process_time()
    made = 0
    while time.process_time() - began < seconds:
        for _ in range(CLONES):
            state.clone()
        made += CLONES
    return made / (time.process_time() - began)


def features(name: str, seconds: float) -> tuple[float, int]:
    """Observations a second, written into an array of its observer, and the numbers of each. Hearts has those of the
    information state only."""
    state = middle(name)
    recalls = not state.get_game().get_type().provides_observation_tensor
    seen = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=recalls))
    began = time.process_time()
    made = 0
    while time.process_time() - began < seconds:
        for _ in range(200):
            seen.set_from(state, 0)
        made += 200
    return made / (time.process_time() - began), len(seen.tensor)


def speed(seconds: float) -> None:
    found = {}
    for name in ("mancala", "hearts"):
        observed, size = features(name, seconds)
        found[name] = {
            "driven": moves(name, seconds),
            "clones": clones(name, seconds),
            "features": observed,
            "numbers": observed * size,
        }
    print(json.dumps(found))


def games(count: int) -> None:
    """Every position of some games: whose move, what is legal, the board, and the returns at the end."""
    game, luck = pyspiel.load_game("mancala"), random.Random(7)
    for _ in range(count):
        state = game.new_initial_state()
        steps = []
        while not state.is_terminal():
            legal = state.legal_actions()
            action = luck.choice(legal)
            board = [int(seeds) for seeds in state.observation_tensor(0)[:PITS]]
            steps.append([state.current_player(), legal, board, action])
            state.apply_action(action)
        print(json.dumps({"steps": steps, "returns": state.returns()}))


if __name__ == "__main__":
    if sys.argv[1] == "speed":
        speed(float(sys.argv[2]))
    else:
        games(int(sys.argv[2]))
