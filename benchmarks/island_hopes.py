"""Finds the weights of The Island's evaluation by what became of every explorer in games of greedy players.

    python benchmarks/island_hopes.py --rounds 5

Each round plays games for two and for four with the weights found so far and notes for many explorers what
the evaluation sees of them and whether they were saved in the end. A logistic regression over the games of all
rounds gives the next weights: those of the last round alone would only suit the way it was played. Weights that
must not be negative (distances, creatures, help by boats) are left out, the most negative first, until none is.
Prints the table for weights.toml; `sharpness` and `tile_kept` stay as they are.
"""

import argparse
import random
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from isolario.bots.greedy import greedy_choice
from isolario.bots.weighted import weights_of, with_weights
from isolario.games.the_island import evaluate
from isolario.games.the_island.evaluate import SHARPNESS_W, TILE_TIME_W, WATER_W, Outlook
from isolario.games.the_island.position import LOST, MOVE, PICK, SAVED, SINK
from isolario.games.the_island.rules import Island
from isolario.kernel import CHANCE, OVER, FastLuck, Game, game

SLIP = 6
"""Percentage of choices made at random, so that weak positions are seen too."""
NOTED = 0.12
"""Share of the positions between moves that are noted."""
BASES = {evaluate.BOAT_W, WATER_W, *range(evaluate.TERRAIN_W, TILE_TIME_W)}
"""The weights that may be negative: log odds of those in a boat, in the water and on each terrain."""
HOPES = SHARPNESS_W
"""So many weights make up the hopes; they come first."""

screen = Console(highlight=False, stderr=True)
Rows = Any
"""One row for each explorer noted: what counts for it, weight by weight, and at last 1 if it was saved."""


def seen(state: Island, explorer: int, outlook: Outlook) -> list[float]:
    """What counts for an explorer: its log odds are a sum, so each weight alone shows its share."""
    box, found = state.box, []
    weights = box.weights
    alone = [0.0] * len(weights)
    box.weights = alone
    for place in range(HOPES):
        alone[place] = 1.0
        found.append(evaluate.log_odds(state, explorer, evaluate.worth(state, explorer), outlook))
        alone[place] = 0.0
    box.weights = weights
    return found


def play(played: Game, seats: int, seed: int) -> list[list[float]]:
    """One game, with a few slips; what was noted of its explorers."""
    state, luck, notes = played.new(seats), FastLuck(seed), random.Random(seed)
    assert isinstance(state, Island)
    noted: list[tuple[int, list[float]]] = []
    while state.actor != OVER:
        if state.phase in (MOVE, SINK, PICK) and notes.random() < NOTED:
            outlook = Outlook(state)
            for explorer, place in enumerate(state.spot):
                if place < SAVED:
                    noted.append((explorer, seen(state, explorer, outlook)))
        choices = state.legal()
        if state.actor == CHANCE:
            state.apply(choices[luck.pick(state.weights())])
        elif luck.below(100) < SLIP:
            state.apply(choices[luck.below(len(choices))])
        else:
            state.apply(greedy_choice(state, luck))
    return [[*found, float(SAVED <= state.spot[explorer] < LOST)] for explorer, found in noted]


def regression(found: Rows, saved: Rows, counts: Rows) -> Rows:
    """Logistic regression by Newton's method."""
    weights = np.zeros(found.shape[1])
    little = 1e-6 * len(saved)
    for _ in range(40):
        hope = 1 / (1 + np.exp(-np.clip(found @ weights, -30, 30)))
        slope = found.T @ (counts * (hope - saved)) + little * weights
        bend = (found * (counts * hope * (1 - hope))[:, None]).T @ found + little * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return weights


def fitted(by_seats: list[Rows]) -> list[float]:
    """The weights that foretell best who is saved; tables of all sizes count alike."""
    rows = np.vstack(by_seats)
    counts = np.concatenate([np.full(len(part), len(rows) / len(by_seats) / len(part)) for part in by_seats])
    result = [0.0] * HOPES
    for first, end in ((0, WATER_W), (WATER_W, evaluate.TERRAIN_W), (evaluate.TERRAIN_W, HOPES)):
        bases = [place for place in range(first, end) if place in BASES]
        here = rows[:, bases].any(axis=1)  # one of the bases counts for everybody in such a place
        places = list(range(first, end))
        while True:
            weights = regression(rows[here][:, places], rows[here][:, -1], counts[here])
            worst = min((weight, place) for weight, place in zip(weights, places, strict=True) if place not in BASES)
            if worst[0] >= 0:
                break
            places.remove(worst[1])
        for weight, place in zip(weights, places, strict=True):
            result[place] = float(weight)
    return result


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--games", type=int, default=250, help="games of each round for two and for four")
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    played = game("the_island")
    noted: dict[int, list[list[float]]] = {2: [], 4: []}
    for number in range(given.rounds):
        for seats, rows in noted.items():
            seeds = range(given.seed + number * given.games, given.seed + (number + 1) * given.games)
            for seed in track(seeds, f"round {number + 1}, {seats} seats", console=screen):
                rows += play(played, seats, seed)
        rest = weights_of(played)[HOPES:]
        played = with_weights(played, fitted([np.array(rows) for rows in noted.values()]) + rest)
    source = Path(evaluate.__file__).with_name("weights.toml").read_text("utf-8")
    for name, weight in zip(tomllib.loads(source)["weights"], weights_of(played), strict=True):
        print(f"{name} = {weight:.4g}")


if __name__ == "__main__":
    main()
