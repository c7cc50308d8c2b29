"""Runs in an environment that has OpenSpiel: its games driven from the same Python loop as ours.

python benchmarks/openspiel.py speed SECONDS      moves and clones a second of mancala and hearts
python benchmarks/openspiel.py games COUNT        random games of mancala, for comparison with Kalah
"""

import json
import random
import sys
import time

import pyspiel

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


def clones(name: str, seconds: float) -> float:
    state, luck = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    for _ in range(20):
        state.apply_action(luck.choice(state.legal_actions()))
    began = time.process_time()
    made = 0
    while time.process_time() - began < seconds:
        for _ in range(CLONES):
            state.clone()
        made += CLONES
    return made / (time.process_time() - began)


def speed(seconds: float) -> None:
    names = ("mancala", "hearts")
    print(json.dumps({name: {"driven": moves(name, seconds), "clones": clones(name, seconds)} for name in names}))


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
