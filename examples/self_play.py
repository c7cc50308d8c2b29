"""Learns a game by playing: a small policy-value network in NumPy, and the batched search around it.

    python examples/self_play.py                            Stromboli, on one core
    python examples/self_play.py --game kalah --lessons 0   a small game, from nothing

The first rounds are lessons: the hand-made player `greedy` plays against itself, and the network learns to choose and
to judge as it does, and to foresee who wins. Then the network plays against itself, all games of a round searched side
by side so that it is asked for many positions at once, and learns to choose as the search did. Now and then it plays
`level:2`. The folder then holds the weights and the curve (`curve.json`, `curve.svg`); the same seed gives the same.
"""

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

import kalah
from isolario import OVER, FastLuck, Game, State, draw, game, register
from isolario.bots import bot, decide
from isolario.bots.evaluator import BatchedSearch, Evaluator
from isolario.kernel.chances import beaten, victory_shares

Array = np.ndarray[Any, Any]

BATCH = 256
FIRST_RATE, LAST_RATE = 1.2e-3, 1.5e-4
"""How large the steps of learning are at first and at last."""
SLIPS = 15
"""How many choices in 100 a lesson makes at random, to show what else may happen."""
UNKNOWN = -9.0
"""Instead of what a teacher thinks of a position."""
OPENING = 12
"""So many choices of a game are drawn by how often the search tried them; then the best is played."""


class Network(Evaluator):
    """Two hidden layers; one head for the choices, one for how the seat that looks will stand at the end."""

    def __init__(self, played: Game, hidden: int, seed: int) -> None:
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
        """Asked from the side of who decides; what is good for one of two seats is bad for the other."""
        seen = np.empty((len(states), self.size), np.float32)
        for row, state in zip(seen, states, strict=True):
            state.features(state.actor, row)
        _, _, logits, values = self.forward(seen)
        signs = np.array([(1.0, -1.0) if state.actor == 0 else (-1.0, 1.0) for state in states])
        return values[:, None] * signs, np.exp(logits - logits.max(axis=1, keepdims=True))

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

    def load(self, path: Path) -> None:
        """Take over weights that were saved for the same game and width."""
        saved = np.load(path)
        for index, part in enumerate((*self.weights, *self.biases)):
            part[...] = saved[f"part{index}"]


class Memory:
    """The latest examples: what a seat saw, what it might choose, how often each choice was made (or tried by the
    search), and how the seat stood in the end."""

    def __init__(self, network: Network, room: int) -> None:
        self.room, self.count = room, 0
        self.seen = np.zeros((room, network.size), np.float32)
        self.masks = np.zeros((room, network.actions), bool)
        self.choices = np.zeros((room, network.actions), np.float32)
        self.results = np.zeros(room, np.float32)

    def note(self, state: State, tried: dict[int, int], judged: float = UNKNOWN) -> int:
        """Remember a choice, and where; the oldest is forgotten."""
        row = self.count % self.room
        self.count += 1
        state.features(state.actor, self.seen[row])
        legal = state.legal()
        self.masks[row] = False
        self.masks[row, legal] = True
        self.choices[row] = 0.0
        self.choices[row, list(tried)] = list(tried.values())
        self.choices[row] /= self.choices[row].sum()
        self.results[row] = judged
        return row

    def some(self, dice: np.random.Generator) -> tuple[Array, Array, Array, Array]:
        rows = dice.integers(min(self.count, self.room), size=BATCH)
        return self.seen[rows], self.masks[rows], self.choices[rows], self.results[rows]


Noted = list[tuple[int, int]]
"""The seats that chose in a game, and the rows of the memory where that is."""


def settle(state: State, noted: Noted, memory: Memory) -> None:
    """A game is over: write how every seat stands to what it saw; where a teacher had judged already, half and half."""
    stands = beaten(state.ranks())
    for seat, row in noted:
        judged = memory.results[row]
        memory.results[row] = stands[seat] if judged == UNKNOWN else (stands[seat] + judged) / 2


def lesson(played: Game, count: int, memory: Memory, luck: FastLuck) -> None:
    """Games of `greedy` against itself; every third choice is remembered, as neighbours are much alike."""
    teacher = bot("greedy", played)
    for _ in range(count):
        state = played.new()
        draw(state, luck)
        noted: Noted = []
        while state.actor != OVER:
            legal = state.legal()
            action = legal[0]
            if len(legal) > 1:
                action = teacher.choose(state, luck)
                if luck.below(3) == 0:
                    judged = 2 * state.estimate()[state.actor] - 1
                    noted.append((int(state.actor), memory.note(state, {action: 1}, judged)))
                if luck.below(100) < SLIPS:
                    action = legal[luck.below(len(legal))]
            state.apply(action)
            draw(state, luck)
        settle(state, noted, memory)


def self_play(played: Game, count: int, search: BatchedSearch, memory: Memory, luck: FastLuck) -> None:
    """Games of the network against itself, all of them searched side by side."""
    states = [played.new() for _ in range(count)]
    noted: list[Noted] = [[] for _ in states]
    step = 0
    while running := [index for index, state in enumerate(states) if ready(state, luck)]:
        found = search.run([states[index] for index in running], luck)
        for index, visits in zip(running, found, strict=True):
            state = states[index]
            noted[index].append((int(state.actor), memory.note(state, visits)))
            # Try things out at first, then play what the search likes.
            actions = list(visits)
            liked = max(actions, key=lambda action: (visits[action], -action))
            state.apply(actions[luck.pick([1 + 10 * visits[one] for one in actions])] if step < OPENING else liked)
        step += 1
    for state, rows in zip(states, noted, strict=True):
        settle(state, rows, memory)


def ready(state: State, luck: FastLuck) -> bool:
    """Draw and make the choices that are none, until somebody has one; False at the end of the game."""
    draw(state, luck)
    while state.actor != OVER:
        legal = state.legal()
        if len(legal) > 1:
            return True
        state.apply(legal[0])
        draw(state, luck)
    return False


def share_against(name: str, played: Game, count: int, search: BatchedSearch, seed: int) -> float:
    """The share of victories against a bot, in games side by side, half of them on either seat."""
    rival, luck = bot(name, played), FastLuck(seed)
    states = [played.new() for _ in range(count)]
    while running := [index for index, state in enumerate(states) if ready(state, luck)]:
        mine = [index for index in running if states[index].actor == index % 2]
        for index, visits in zip(mine, search.run([states[index] for index in mine], luck), strict=True):
            states[index].apply(max(visits, key=lambda action: (visits[action], -action)))
        for index in running:
            if index not in mine:
                states[index].apply(decide(rival, states[index], luck.below(1 << 31)))
    return sum(victory_shares(state.ranks())[index % 2] for index, state in enumerate(states)) / count


def picture(curve: list[dict[str, float]], title: str) -> str:
    """The curve as SVG: share of victories over minutes, and where lessons end."""
    last = max(point["minutes"] for point in curve) or 1.0
    points = " ".join(f"{40 + 540 * p['minutes'] / last:.1f},{220 - 200 * p['share']:.1f}" for p in curve)
    lessons = [point["minutes"] for point in curve if point["lessons"]]
    end = 40 + 540 * max(lessons, default=0.0) / last
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 260" font-family="sans-serif" font-size="12" '
        f'role="img" aria-label="{title}"><rect width="600" height="260" fill="white"/>'
        f'<rect x="40" y="20" width="{end - 40:.1f}" height="200" fill="#f0e9d8"/>'
        '<path d="M40 20V220H580M40 120H580" stroke="#999" fill="none"/>'
        f'<text x="4" y="24">100 %</text><text x="8" y="124">50 %</text><text x="12" y="224">0 %</text>'
        f'<text x="40" y="245">{title}; {last:.0f} minutes of learning</text>'
        f'<polyline points="{points}" fill="none" stroke="#0b6e6e" stroke-width="2.5"/></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="stromboli", help="one for two")
    parser.add_argument("--lessons", type=int, default=150, help="rounds in which `greedy` plays")
    parser.add_argument("--rounds", type=int, default=10, help="rounds of self-play")
    parser.add_argument("--lesson-games", type=int, default=200, help="in each lesson")
    parser.add_argument("--games", type=int, default=48, help="in each round of self-play, side by side")
    parser.add_argument("--simulations", type=int, default=64, help="of the search for a choice")
    parser.add_argument("--hidden", type=int, default=192, help="width of the network")
    parser.add_argument("--batches", type=int, default=140, help=f"of {BATCH} examples learned in each round")
    parser.add_argument("--rival", default="level:2")
    parser.add_argument("--test-games", type=int, default=100)
    parser.add_argument("--tests", type=int, default=6, help="how often the rival is played while learning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, help="go on with these; with no rounds they are only tested")
    parser.add_argument("--out", type=Path, default=Path("build/self_play"))
    chosen = parser.parse_args()
    register(kalah.game)
    played = game(chosen.game)
    network = Network(played, chosen.hidden, chosen.seed)
    if chosen.weights:
        network.load(chosen.weights)
    luck, dice, memory = FastLuck(chosen.seed), np.random.default_rng(chosen.seed), Memory(network, 120_000)
    exploring = BatchedSearch(network, chosen.simulations, noise=0.25)
    playing = BatchedSearch(network, chosen.simulations)
    title = f"Victories against {chosen.rival} in {played.title}"
    curve: list[dict[str, float]] = []
    chosen.out.mkdir(parents=True, exist_ok=True)
    spent, rounds = 0.0, chosen.lessons + chosen.rounds
    for number in range(rounds + 1):
        if number == rounds or number * chosen.tests >= len(curve) * rounds:
            share = share_against(chosen.rival, played, chosen.test_games, playing, 1000 + number)
            is_lesson = number <= chosen.lessons and chosen.lessons > 0
            point = {"minutes": round(spent / 60, 2), "round": number, "lessons": is_lesson, "share": round(share, 3)}
            curve.append(point)
            print(f"{spent / 60:5.1f} min, round {number:4}: {share:.0%} against {chosen.rival}", flush=True)
            (chosen.out / "curve.json").write_text(json.dumps(curve, indent=1))
            (chosen.out / "curve.svg").write_text(picture(curve, title))
            network.save(chosen.out / "weights.npz")
        if number == rounds:
            break
        began = time.monotonic()
        if number < chosen.lessons:
            lesson(played, chosen.lesson_games, memory, luck)
        else:
            self_play(played, chosen.games, exploring, memory, luck)
        rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * number / rounds
        loss = np.mean([network.learn(*memory.some(dice), rate=rate) for _ in range(chosen.batches)])
        spent += time.monotonic() - began
        print(f"{spent / 60:5.1f} min, round {number + 1:4} of {rounds}: loss {loss:.3f}", end="\r", flush=True)


if __name__ == "__main__":
    main()
