"""Part of `strength.py`, in an environment that has OpenSpiel: its Python IS-MCTS and its C++ MCTS beside ours.

python tools/strength_peer.py match GAME ROUNDS SEED     level 5 against IS-MCTS, the same time per choice
python tools/strength_peer.py speed GAME SECONDS SEED    simulations a second of both on the same positions
python tools/strength_peer.py kalah SECONDS              our plain search on Kalah, MCTS in C++ on mancala
"""

import json
import sys
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import isolario.adapters.openspiel as adapter
from isolario.arena.intervals import sequential, wilson
from isolario.arena.simulate import drawn, place_seed
from isolario.bots import decide, level
from isolario.bots.mcts import Search, plain
from isolario.kernel import CHANCE, OVER, FastLuck, game
from isolario.kernel.playout import step

GOAL = 0.75
EXPLORATION = 1.4
BURST = 20


class Peer:
    """OpenSpiel's Python IS-MCTS with random playouts, given as many simulations as fit into a time."""

    def __init__(self, spiel: Any, seed: int) -> None:
        self.game = spiel
        self.random = np.random.RandomState(seed)
        self.rate = 100.0

    def choose(self, state: adapter.OpenSpielState, seconds: float) -> int:
        simulations = max(2, int(self.rate * seconds))
        began = time.perf_counter()
        action = self.bot(simulations).step(state)
        spent = time.perf_counter() - began
        self.rate = 0.7 * self.rate + 0.3 * simulations / max(spent, 1e-6)
        return int(action)

    def bot(self, simulations: int) -> Any:
        evaluator = mcts.RandomRolloutEvaluator(1, self.random)
        return ismcts.ISMCTSBot(
            self.game,
            evaluator,
            EXPLORATION,
            simulations,
            random_state=self.random,
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )


def contest(id: str, rounds: int, seed: int) -> dict[str, Any]:
    """Level 5 on each seat in turn under the same draws; ends when it is decided against the goal."""
    played = game(id)
    spiel = pyspiel.load_game(f"isolario_{id}")
    wins, games = 0.0, 0
    times: list[float] = []
    for number in range(rounds):
        for seat in (0, 1):
            wins += one_game(played, spiel, seat, seed + number, times)
            games += 1
            print(f"{id} beside IS-MCTS: {wins:g} of {games}", file=sys.stderr)
        if sequential(wins, games, GOAL):
            break
    low, high = wilson(wins, games)
    return {
        "games": games,
        "share": wins / games,
        "interval": [low, high],
        "threshold": GOAL,
        "decided": sequential(wins, games, GOAL),
        "seconds": sum(times) / len(times),
    }


def one_game(played: Any, spiel: Any, seat: int, seed: int, times: list[float]) -> float:
    state = spiel.new_initial_state()
    ours, peer = level(played, 5), Peer(spiel, seed)
    place = 0
    while not state.is_terminal():
        truth = state.position
        legal = truth.legal()
        if truth.actor == CHANCE:
            action = drawn(truth, seed, place)
        elif len(legal) == 1:
            action = legal[0]
        elif truth.actor == seat:
            began = time.perf_counter()
            action = decide(ours, truth, place_seed(seed, place))
            times.append(time.perf_counter() - began)
        else:
            # The average so far, so that neither side profits from choices that take longer.
            action = peer.choose(state, sum(times) / len(times) if times else 0.05)
        state.apply_action(action)
        place += 1
    ranks = state.position.ranks()
    return 0.5 if ranks[0] == ranks[1] else float(ranks[seat] == 1)


def speed(id: str, seconds: float, seed: int) -> dict[str, float]:
    """Both with plain random playouts to the end, taking turns on positions of random games."""
    played, spiel = game(id), pyspiel.load_game(f"isolario_{id}")
    luck = FastLuck(seed)
    peer = Peer(spiel, seed)
    spent, done = {"ours": 0.0, "peer": 0.0}, {"ours": 0, "peer": 0}
    while min(spent.values()) < seconds:
        state = played.new(2)
        for _ in range(20 + luck.below(60)):
            if state.actor != OVER:
                step(state, luck)
        while state.actor == CHANCE or (state.actor != OVER and len(state.legal()) < 2):
            step(state, luck)
        if state.actor == OVER:
            continue
        began = time.process_time()
        done["ours"] += Search(state.clone(), state.actor, luck.spawn(), plain()).run(BURST * 10, 0.0)
        spent["ours"] += time.process_time() - began
        began = time.process_time()
        peer.bot(BURST).step(spiel.new_initial_state(state))
        done["peer"] += BURST
        spent["peer"] += time.process_time() - began
    return {side: done[side] / spent[side] for side in spent}


def kalah(seconds: float) -> dict[str, float]:
    """Bursts of 10 000 simulations from the first position, taking turns."""
    import kalah as tutorial

    mancala = pyspiel.load_game("mancala")
    spent, done = {"ours": 0.0, "peer": 0.0}, {"ours": 0, "peer": 0}
    burst = 10_000
    while min(spent.values()) < seconds:
        state = tutorial.game.new()
        began = time.process_time()
        done["ours"] += Search(state, 0, FastLuck(done["ours"]), plain()).run(burst, 0.0)
        spent["ours"] += time.process_time() - began
        evaluator = pyspiel.RandomRolloutEvaluator(1, done["peer"])
        searcher = pyspiel.MCTSBot(mancala, evaluator, 1.0, burst, 1000, False, 1, False)
        began = time.process_time()
        searcher.step(mancala.new_initial_state())
        spent["peer"] += time.process_time() - began
        done["peer"] += burst
    return {side: done[side] / spent[side] for side in spent}


def main(arguments: list[str]) -> None:
    match arguments:
        case ["match", id, rounds, seed]:
            print(json.dumps(contest(id, int(rounds), int(seed))))
        case ["speed", id, seconds, seed]:
            print(json.dumps(speed(id, float(seconds), int(seed))))
        case ["kalah", seconds]:
            print(json.dumps(kalah(float(seconds))))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
