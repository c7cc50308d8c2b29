"""Search with a learned evaluation: many positions are searched side by side, so that a network is asked in batches.

    class Mine(Evaluator):
        def evaluate(self, states):
            return values, priors

    search = BatchedSearch(Mine(), simulations=64)
    visits = search.run([state_of_game_1, state_of_game_2, …], luck)

One simulation of each tree at a time: redeal what the seat cannot see, walk down by PUCT, draw luck on the way by its
weights, and stop at the first new position; then all these positions are evaluated in one call. Trees have nodes for
choices only, keyed by what was chosen on the way, as in `mcts.py`, so neither hidden cards nor future draws can be
counted on.
"""

from collections.abc import Sequence
from typing import Any

from isolario.bots.base import Bot
from isolario.bots.batched import BatchedSearch, Evaluator
from isolario.kernel import FastLuck, State

__all__ = ["BatchedSearch", "Estimates", "Evaluator", "EvaluatorBot"]


class Estimates(Evaluator):
    """The game's own `estimate()`, with no preference among choices: what a learned evaluation has to beat."""

    def __init__(self, actions: int) -> None:
        self.even = [1.0] * actions

    def evaluate(self, states: Sequence[State]) -> tuple[Any, Any]:
        values = [[2 * chance - 1 for chance in state.estimate()] for state in states]
        return values, [self.even] * len(states)


class EvaluatorBot(Bot):
    """Plays the choice that a batched search tries most."""

    def __init__(self, evaluator: Evaluator, simulations: int = 64, exploration: float = 1.5) -> None:
        self.search = BatchedSearch(evaluator, simulations, exploration)
        self.name = f"{type(evaluator).__name__.lower()}:{simulations}"

    def choose(self, state: State, luck: FastLuck) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        visits = self.search.run([state], luck)[0]
        return max(legal, key=lambda action: (visits.get(action, 0), -action))
