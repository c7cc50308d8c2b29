"""Finds how much an explorer of The Island looks like a valuable one: the scores of `belief.toml` in its room.

    python -m tools.island_belief --games 150 --cores 2

Bots play. Every other one places its values in any order, as a person may; the rest take the best value for each tile,
as somebody does who hides nothing. In some positions it is noted what everybody sees of the explorers and
what they are worth. The scores make those worths as likely as possible: the explorers of a colour in the order of their
values are a ranking (Plackett and Luce). Every fifth game is not learned from, to see how well the rest is understood.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from isolario.bots import bot, decide
from isolario.games.the_island import game
from isolario.games.the_island.belief import SCORES, evidence
from isolario.games.the_island.position import WORTH
from isolario.games.the_island.rules import Island
from isolario.kernel import CHANCE, OVER, FastLuck, draw

TARGET = Path(__file__).resolve().parent.parent / "src" / "isolario" / "games" / "the_island" / "belief.toml"
PLAYERS = ("hand:mcts:60", "greedy", "beam:6")
NOTED = 0.07
"""So many of the positions are noted."""
RANKED = 7
"""The last three values are alike: who is left has them."""
PULL = 4e-4
"""Towards 0, for what is hardly ever seen."""
STEPS = 600

Sight = tuple[list[list[int]], list[int]]
"""What is seen of the ten explorers of a colour, as places in the list of scores, and what they are worth."""
Reals = NDArray[np.float64]
Whole = NDArray[np.int64]


def sights(work: tuple[int, int]) -> list[Sight]:
    """What was noted in one game."""
    seats, seed = work
    chance, luck = random.Random(seed), FastLuck(seed)
    names = [chance.choice(PLAYERS) for _ in range(seats)]
    bots = [bot(name, game) for name in names]
    any_order = [chance.random() < 0.5 for _ in range(seats)]
    state, found = game.new(seats), []
    while state.actor != OVER:
        if state.actor == CHANCE:
            draw(state, luck)
            continue
        assert isinstance(state, Island)
        if chance.random() < NOTED:
            found += [seen_of(state, colour, chance) for colour in range(seats)]
        mine, legal = int(state.actor), state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
        elif state.phase == WORTH and any_order[mine]:
            state.apply(chance.choice(legal))
        else:
            state.apply(decide(bots[mine], state, chance.getrandbits(40)))
    return found


def seen_of(state: Island, colour: int, chance: random.Random) -> Sight:
    """Explorers without a value yet share what is left: which of them gets what makes no difference."""
    worths = [int(state.value[10 * colour + number]) for number in range(10)]
    rest = [int(value) for value in state.box.values]
    for worth in worths:
        if worth > 0:
            rest.remove(worth)
    chance.shuffle(rest)
    worths = [worth or rest.pop() for worth in worths]
    return [[int(place) for place in evidence(state, 10 * colour + number)] for number in range(10)], worths


def played(seats: int, games: int, cores: int) -> Iterator[list[Sight]]:
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        for number, found in enumerate(pool.map(sights, [(seats, seed) for seed in range(games)]), 1):
            print(f"\r{seats} seats: game {number} of {games}", end="", flush=True)
            yield found
    print()


def arranged(games: Sequence[Sequence[Sight]]) -> Whole:
    """What is seen of explorers, the most valuable first; equal ones in any order."""
    luck = np.random.default_rng(1)
    rows = []
    for places, worths in (one for noted in games for one in noted):
        order = np.argsort(-(np.array(worths) + 0.5 * luck.random(10)))
        rows.append(np.array(places)[order])
    return np.array(rows, np.int64)


def likelihood(scores: Reals, seen: Whole) -> tuple[Reals, Reals]:
    """The logarithm of how likely each ranking is, and its slope by the score of each explorer."""
    totals = np.append(scores, 0.0)[seen].sum(axis=2)
    powers = np.exp(totals - totals.max(axis=1, keepdims=True))
    left = np.cumsum(powers[:, ::-1], axis=1)[:, ::-1]
    shares = np.cumsum((1.0 / left)[:, :RANKED], axis=1)
    shares = np.concatenate([shares, np.repeat(shares[:, -1:], 10 - RANKED, axis=1)], axis=1)
    slope = -powers * shares
    slope[:, :RANKED] += 1.0
    return (np.log(powers) - np.log(left))[:, :RANKED].sum(axis=1), slope


def fitted(seen: Whole) -> Reals:
    """The likeliest scores, by Adam."""
    scores, first, second = np.zeros(SCORES), np.zeros(SCORES), np.zeros(SCORES)
    for step in range(STEPS):
        _, slope = likelihood(scores, seen)
        up = np.zeros(SCORES + 1)
        for kind in range(seen.shape[2]):
            np.add.at(up, seen[:, :, kind].ravel(), slope.ravel())
        climb = up[:SCORES] / len(seen) - PULL * scores
        first, second = 0.9 * first + 0.1 * climb, 0.99 * second + 0.01 * climb**2
        scores += (0.05 if step < STEPS * 2 // 3 else 0.015) * first / (np.sqrt(second) + 1e-6)
    return scores


def main(arguments: Sequence[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=150, help="for each number of seats")
    reader.add_argument("--cores", type=int, default=1)
    reader.add_argument("--out", type=Path, default=TARGET)
    given = reader.parse_args(arguments)
    lines = [
        "# How much an explorer looks like a valuable one, by what everybody sees: scores that belief.py adds up.",
        "# Early, middle and late in the game on a tile, swimming, aboard; saved, lost, to be placed;",
        "# 0 to 1, 2 to 3, 4 to 5 and more hexes from land on a tile, swimming, aboard; placed first to last. Made by",
        f"#   python -m tools.island_belief --games {given.games}",
        "",
        "[belief]",
    ]
    for seats in (2, 3, 4):
        games = list(played(seats, given.games, given.cores))
        scores = fitted(arranged([one for number, one in enumerate(games) if number % 5]))
        others = arranged(games[::5])
        alike, known = (likelihood(some, others)[0].mean() for some in (np.zeros(SCORES), scores))
        print(f"{seats} seats: {len(others)} other rankings, {alike:.2f} if all are alike, {known:.2f} by the scores")
        said = [f"{round(float(score), 2) + 0.0:.2f}" for score in scores]
        rows = [said[0:9], said[9:18], said[18:30], said[30:]]
        lines += [f"seats_{seats} = [", *(f"  {', '.join(row)}," for row in rows), "]"]
    given.out.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
