"""Learns Kalah by playing against itself: a small policy-value network in NumPy, and the batched search around it.

    python examples/self_play.py --minutes 20 --out build/self_play

Every round plays some games, all searched side by side so that the network is asked for many positions at once;
learns to predict the result and the choices of the search; and now and then plays `level:2`. The folder then holds
the weights and the curve (`curve.json`, `curve.svg`). Another game: `--game nomads`, with more minutes.
"""

import argparse
import json
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

import kalah
from isolario import OVER, FastLuck, Game, State, draw, game, register
from isolario.arena.simulate import Job, play_with
from isolario.bots import bot
from isolario.bots.evaluator import BatchedSearch, Evaluator, EvaluatorBot
from isolario.kernel.chances import beaten

Array = np.ndarray[Any, Any]


class Network(Evaluator):
    """Two hidden layers; one head for the choices, one for how the seat that looks will stand at the end."""

    def __init__(self, played: Game, hidden: int = 96, seed: int = 1) -> None:
        luck = np.random.default_rng(seed)
        self.size, self.actions = played.features_layout().size, played.actions
        sizes = [(self.size, hidden), (hidden, hidden), (hidden, self.actions), (hidden, 1)]
        self.weights = [luck.normal(0, (2 / a) ** 0.5, (a, b)).astype(np.float32) for a, b in sizes]
        self.weights[2] *= 0.1
        self.weights[3] *= 0.1
        self.biases = [np.zeros(b, np.float32) for _, b in sizes]
        self.moments = [[np.zeros_like(x), np.zeros_like(x)] for x in (*self.weights, *self.biases)]
        self.steps = 0

    def forward(self, seen: Array) -> tuple[Array, Array, Array, Array]:
        one = np.maximum(seen @ self.weights[0] + self.biases[0], 0)
        two = np.maximum(one @ self.weights[1] + self.biases[1], 0)
        logits = two @ self.weights[2] + self.biases[2]
        return one, two, logits, np.tanh(two @ self.weights[3] + self.biases[3])[:, 0]

    def evaluate(self, states: Sequence[State]) -> tuple[Array, Array]:
        """Values for every seat: each is asked from its own side of the table."""
        seats = int(states[0].seats)
        seen = np.empty((len(states) * seats, self.size), np.float32)
        for index, state in enumerate(states):
            for seat in range(seats):
                state.features(seat, seen[index * seats + seat])
        _, _, logits, values = self.forward(seen)
        actors = np.array([state.actor for state in states]) + seats * np.arange(len(states))
        chosen = logits[actors]
        return values.reshape(len(states), seats), np.exp(chosen - chosen.max(axis=1, keepdims=True))

    def learn(self, seen: Array, masks: Array, choices: Array, results: Array, rate: float) -> float:
        """One step of Adam on the cross-entropy of the choices and the squared error of the results."""
        one, two, logits, values = self.forward(seen)
        logits = np.where(masks, logits, -1e9)
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        count = len(seen)
        loss = float(-(choices * np.log(shares + 1e-9)).sum() / count + ((values - results) ** 2).mean())
        to_logits = (shares - choices) / count
        to_value = (2 * (values - results) * (1 - values**2) / count)[:, None]
        to_two = (to_logits @ self.weights[2].T + to_value @ self.weights[3].T) * (two > 0)
        to_one = (to_two @ self.weights[1].T) * (one > 0)
        slopes = [seen.T @ to_one, one.T @ to_two, two.T @ to_logits, two.T @ to_value]
        slopes += [to_one.sum(0), to_two.sum(0), to_logits.sum(0), to_value.sum(0)]
        self.steps += 1
        for number, (weight, slope) in enumerate(zip((*self.weights, *self.biases), slopes, strict=True)):
            first, second = self.moments[number]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            mean, spread = first / (1 - 0.9**self.steps), second / (1 - 0.999**self.steps)
            weight -= rate * (mean / (np.sqrt(spread) + 1e-8) + (1e-4 * weight if weight.ndim == 2 else 0))
        return loss

    def save(self, path: Path) -> None:
        parts = {f"part{index}": part for index, part in enumerate((*self.weights, *self.biases))}
        np.savez(path, **parts)  # type: ignore[arg-type]


Example = tuple[Array, Array, Array, float]
"""What a seat saw, what it might choose, how often the search tried each choice, and how the seat stood in the end."""


def play_games(network: Network, played: Game, count: int, simulations: int, luck: FastLuck) -> list[Example]:
    """Games of the network against itself, all of them searched side by side."""
    search = BatchedSearch(network, simulations, noise=0.25)
    states = [played.new() for _ in range(count)]
    for state in states:
        draw(state, luck)
    told: list[list[tuple[int, Array, Array, Array]]] = [[] for _ in states]
    step = 0
    running = [index for index, state in enumerate(states) if state.actor != OVER]
    while running:
        found = search.run([states[index] for index in running], luck)
        for index, visits in zip(running, found, strict=True):
            state = states[index]
            seen = np.empty(network.size, np.float32)
            state.features(state.actor, seen)
            mask, choices = np.zeros(network.actions, bool), np.zeros(network.actions, np.float32)
            legal = state.legal()
            mask[legal] = True
            choices[legal] = [visits.get(action, 0) for action in legal]
            choices /= choices.sum()
            told[index].append((int(state.actor), seen, mask, choices))
            # Try things out at first, then play what the search likes.
            weights = [max(1, int(1000 * choices[action])) for action in legal]
            state.apply(legal[luck.pick(weights)] if step < 12 else int(choices.argmax()))
            draw(state, luck)
        step += 1
        running = [index for index in running if states[index].actor != OVER]
    examples: list[Example] = []
    for state, steps in zip(states, told, strict=True):
        stands = beaten(state.ranks())
        examples += [(seen, mask, choices, stands[seat]) for seat, seen, mask, choices in steps]
    return examples


def share_against(network: Network, played: Game, name: str, games: int, simulations: int, seed: int) -> float:
    """The share of victories against a bot, on both sides of the table."""
    won = 0.0
    for number in range(games):
        pair = [EvaluatorBot(network, simulations), bot(name, played)]
        seat = number % 2
        players = pair if seat == 0 else pair[::-1]
        names = tuple(player.name for player in players)
        won += play_with(players, Job(played.id, 2, names, seed + number // 2), played).shares()[seat]
    return won / games


def picture(curve: list[dict[str, float]], rival: str) -> str:
    """The curve as SVG: share of victories over minutes."""
    last = max(point["minutes"] for point in curve) or 1.0
    points = " ".join(f"{40 + 540 * p['minutes'] / last:.1f},{220 - 200 * p['share']:.1f}" for p in curve)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 260" font-family="sans-serif" font-size="12" '
        f'role="img" aria-label="Share of victories against {rival} while learning">'
        '<rect width="600" height="260" fill="white"/><path d="M40 20V220H580M40 120H580" stroke="#999" fill="none"/>'
        f'<text x="4" y="24">100 %</text><text x="8" y="124">50 %</text><text x="12" y="224">0 %</text>'
        f'<text x="40" y="245">victories against {rival}; {last:.0f} minutes of self-play</text>'
        f'<polyline points="{points}" fill="none" stroke="#0b6e6e" stroke-width="2.5"/></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kalah")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--games", type=int, default=48, help="played at a time")
    parser.add_argument("--simulations", type=int, default=32)
    parser.add_argument("--rival", default="level:2")
    parser.add_argument("--test-games", type=int, default=60)
    parser.add_argument("--tests", type=int, default=8, help="how often the rival is played")
    parser.add_argument("--out", type=Path, default=Path("build/self_play"))
    chosen = parser.parse_args()
    register(kalah.game)
    played = game(chosen.game)
    network, luck, dice = Network(played), FastLuck(1), np.random.default_rng(1)
    memory: deque[Example] = deque(maxlen=60_000)
    curve: list[dict[str, float]] = []
    chosen.out.mkdir(parents=True, exist_ok=True)
    began, spent, rounds = time.monotonic(), 0.0, 0

    def test() -> None:
        share = share_against(network, played, chosen.rival, chosen.test_games, chosen.simulations, 1000)
        curve.append({"minutes": round(spent / 60, 2), "games": rounds * chosen.games, "share": round(share, 3)})
        print(f"{spent / 60:5.1f} min, {rounds * chosen.games:6} games: {share:.0%} against {chosen.rival}", flush=True)
        (chosen.out / "curve.json").write_text(json.dumps(curve, indent=1))
        (chosen.out / "curve.svg").write_text(picture(curve, chosen.rival))
        network.save(chosen.out / "weights.npz")

    while spent < 60 * chosen.minutes:
        if spent >= len(curve) * 60 * chosen.minutes / chosen.tests:
            test()
            began = time.monotonic() - spent  # the tests do not count
        memory.extend(play_games(network, played, chosen.games, chosen.simulations, luck))
        for _ in range(max(8, 4 * chosen.games * 30 // 256)):
            batch = [memory[index] for index in dice.integers(len(memory), size=256)]
            seen, masks, choices, results = (np.array(part) for part in zip(*batch, strict=True))
            network.learn(seen, masks, choices, results.astype(np.float32), 1e-3)
        rounds += 1
        spent = time.monotonic() - began
    test()


if __name__ == "__main__":
    main()
