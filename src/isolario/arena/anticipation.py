"""How well weights say at once what a search finds out: positions from games of the search, each with what it found.

A search that begins with what another one ended with sees further in the same time. What searches find out is known
far more exactly than results of games, and choices are compared with their neighbours, which is what a search asks an
estimate for.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy

from isolario.bots import bot
from isolario.bots.mcts import Search, suitable
from isolario.bots.searcher import MctsBot
from isolario.bots.tree import Node
from isolario.kernel import CHANCE, OVER, FastLuck, Game, Problem, State
from isolario.kernel.playout import draw

SLIP = 6
"""Percentage of choices made at random, so that games lead to more kinds of positions than good play does."""
LOOKED_AT = 3
"""One choice in so many is searched in full, and what was found is kept; the others with an eighth of it."""
QUICK = 8
LEAST_SHARE = 40
"""What had at least one simulation in so many is known well enough."""
FEWEST = 50
"""And no fewer than this."""
KEPT = 11
"""Positions kept of one search, besides its own."""
DRAWS = 4
"""A choice followed by luck is judged by so many draws, as a search does; a position with secrets by so many deals."""
NEIGHBOURS_COUNT = 2.0
"""What an error beside the other positions of the same search counts, where an error as such counts 1."""
PULL = 5e-7
"""What it costs a weight to move by its own size, for each error: where nothing speaks for moving it stays."""
SMALLEST = 0.3
"""A small weight moves as if it had this share of the typical size."""
NUDGE = 1e-3
DAMPING = 1e-2
TRIALS = 5
"""Steps tried, shorter and shorter, before the weights stay where they are."""


@dataclass(frozen=True)
class Found:
    """What a search found out about a position, or about those that luck makes of it: the chance of one seat."""

    positions: list[State]
    seat: int
    chance: float


class Anticipation:
    """Searches of some games; `fit` finds the weights with which an evaluation is nearest to what they found."""

    def __init__(self, game: Game, seats: int, seed: int, thinker: str) -> None:
        self.game = game.with_weights(game.weights)  # its own copy: nobody else sees the weights change
        self.seats = seats
        self.seed = seed
        self.searches: list[list[Found]] = []
        self.redeals = FastLuck(seed)
        """Deals what the searching seat cannot see: the search knew no more."""
        made = bot(thinker, game)
        if not isinstance(made, MctsBot) or made.simulations <= 0:
            raise Problem("bad-budget", text=thinker)
        self.thinker = made

    def play(self, number: int) -> None:
        """One more game of the search against itself, with slips."""
        luck = FastLuck(self.seed * 1_000_003 + number)
        state = self.game.new(self.seats)
        while state.actor != OVER:
            legal = state.legal()
            if state.actor == CHANCE:
                action = legal[luck.pick(state.weights())]
            elif len(legal) == 1:
                action = legal[0]
            else:
                looks = luck.below(LOOKED_AT) == 0
                search = self.searched(state, luck, looks)
                if looks:
                    self.keep(search, state, luck)
                slips = luck.below(100) < SLIP
                action = legal[luck.below(len(legal))] if slips else search.best()
            state.apply(action)

    def searched(self, state: State, luck: FastLuck, looks: bool) -> Search:
        settings = self.thinker.settings if self.thinker.settings is not None else suitable(state)
        search = Search(state.clone(), state.actor, luck, settings)
        full = self.thinker.simulations
        search.run(full if looks else max(1, full // QUICK), 0.0)
        return search

    def keep(self, search: Search, state: State, luck: FastLuck) -> None:
        """Its root, and some of what it knows well."""
        least = max(FEWEST, self.thinker.simulations // LEAST_SHARE)
        below = known_below(search.root, state, least, luck, 0)
        for place in range(min(KEPT, len(below))):
            other = place + luck.below(len(below) - place)
            below[place], below[other] = below[other], below[place]
        seat = int(state.actor)
        kept = [Found([state.clone()], seat, search.chances()[seat]), *below[:KEPT]]
        self.searches.append([self.redealt(found, seat) for found in kept] if self.game.hides else kept)

    def redealt(self, found: Found, searcher: int) -> Found:
        """The same, judged by several deals of what the searching seat cannot see."""
        positions: list[State] = []
        for number in range(DRAWS):
            position = found.positions[number % len(found.positions)].clone()
            position.imagine(searcher, self.redeals)
            positions.append(position)
        return Found(positions, found.seat, found.chance)

    def errors(self, weights: Iterable[float]) -> "numpy.ndarray[Any, Any] | None":
        """How far the estimates are from what was found, and how much farther than their neighbours in the same search.

        None if nothing can be said with these weights.
        """
        self.game.box.weights = [float(weight) for weight in weights]
        made: list[float] = []
        try:
            for search in self.searches:
                errors = [estimated(found) - found.chance for found in search]
                mean = sum(errors) / len(errors)
                made += errors
                made += [NEIGHBOURS_COUNT * (error - mean) for error in errors]
        except ArithmeticError:
            return None
        return numpy.array(made)

    def fit(self, steps: int) -> Iterator[tuple[list[float], float]]:
        """Better and better weights, each with its mean squared error: least squares by Levenberg and Marquardt.

        What the searches say little about stays near where it was.
        """
        sizes = numpy.abs(self.game.weights)
        scale = numpy.maximum(sizes, SMALLEST * max(float(numpy.median(sizes)), SMALLEST))
        before = numpy.array(self.game.weights) / scale
        now, damping = before.copy(), DAMPING
        errors = self.errors(now * scale)
        assert errors is not None, "the present weights can be judged by"
        pull = PULL * len(errors)
        for _ in range(steps):
            slopes = self.slopes(now, scale, errors)
            square = slopes.T @ slopes + pull * numpy.eye(len(now))
            down = slopes.T @ errors + pull * (now - before)
            cost = errors @ errors + pull * float((now - before) @ (now - before))
            for _ in range(TRIALS):
                there = now - numpy.linalg.solve(square + damping * numpy.diag(numpy.diag(square)), down)
                found = self.errors(there * scale)
                damping *= 4
                if found is not None and found @ found + pull * float((there - before) @ (there - before)) < cost:
                    now, errors, damping = there, found, damping / 12
                    break
            yield [float(weight) for weight in now * scale], float(errors @ errors) / len(errors)

    def slopes(
        self, now: "numpy.ndarray[Any, Any]", scale: "numpy.ndarray[Any, Any]", errors: "numpy.ndarray[Any, Any]"
    ) -> "numpy.ndarray[Any, Any]":
        """How each error changes with each weight."""
        made = numpy.zeros((len(errors), len(now)))
        for index in range(len(now)):
            beside = now.copy()
            beside[index] += NUDGE
            found = self.errors(beside * scale)
            if found is not None:
                made[:, index] = (found - errors) / NUDGE
        return made


def estimated(found: Found) -> float:
    positions, seat = found.positions, found.seat
    if len(positions) == 1:
        return float(positions[0].estimate()[seat])
    return float(sum(position.estimate()[seat] for position in positions)) / len(positions)


def known_below(node: Node, state: State, least: int, luck: FastLuck, depth: int) -> list[Found]:
    """What a tree knows well: positions reached without luck, and those that luck makes of its first choices."""
    found: list[Found] = []
    for child in node.children:
        if child.visits < least or child.actor != state.actor or child.action not in state.legal():
            continue  # choices that only another redeal allows are in the tree, too
        after = state.clone()
        after.apply(child.action)
        positions: list[State] = []
        if after.actor != CHANCE:
            walk_on(after)
            positions.append(after)
        elif depth == 0:
            for _ in range(DRAWS):
                drawn = after.clone()
                draw(drawn, luck)
                positions.append(drawn)
        if not positions or any(position.actor < 0 for position in positions):
            continue
        found.append(Found(positions, int(child.actor), child.chance()))
        if len(positions) == 1:
            found += known_below(child, after, least, luck, depth + 1)
    return found


def walk_on(state: State) -> None:
    """Make the choices that are none."""
    while state.actor >= 0 and len(state.legal()) == 1:
        state.apply(state.legal()[0])
