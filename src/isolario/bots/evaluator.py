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

import math
from collections.abc import Sequence
from typing import Any

from isolario.bots.base import Bot
from isolario.kernel import OVER, FastLuck, State, draw
from isolario.kernel.chances import beaten


class Evaluator:
    """What a search asks about positions in which somebody has to decide."""

    def evaluate(self, states: Sequence[State]) -> tuple[Any, Any]:
        """Values and priors: for each state one value per seat, from -1 (beaten by all) to 1 (beats all), and one
        number per action of the game, of which those of legal actions count and need not add up to 1."""
        raise TypeError(f"{type(self).__name__} does not define evaluate()")


class Estimates(Evaluator):
    """The game's own `estimate()`, with no preference among choices: what a learned evaluation has to beat."""

    def __init__(self, actions: int) -> None:
        self.even = [1.0] * actions

    def evaluate(self, states: Sequence[State]) -> tuple[Any, Any]:
        values = [[2 * chance - 1 for chance in state.estimate()] for state in states]
        return values, [self.even] * len(states)


class Branch:
    """A choice in a tree: how often it was tried, what each seat got, and the choices after it."""

    __slots__ = ("after", "prior", "total", "visits")

    def __init__(self, prior: float, seats: int) -> None:
        self.prior = prior
        self.visits = 0
        self.total = [0.0] * seats
        self.after: dict[int, Branch] = {}


class BatchedSearch:
    """PUCT over many roots at once. `exploration` weighs the priors; with `noise`, the first choices of each root are
    tried more evenly, for self-play."""

    def __init__(
        self, evaluator: Evaluator, simulations: int = 64, exploration: float = 1.5, noise: float = 0.0
    ) -> None:
        self.evaluator = evaluator
        self.simulations = simulations
        self.exploration = exploration
        self.noise = noise

    def run(self, states: Sequence[State], luck: FastLuck) -> list[dict[int, int]]:
        """For each position how often each choice was tried. Nobody's luck or time is shared between them."""
        roots = [Branch(1.0, int(state.seats)) for state in states]
        self.open(list(zip(roots, states, strict=True)), luck)
        for _ in range(self.simulations):
            walks = [self.walk(root, state, luck) for root, state in zip(roots, states, strict=True)]
            values = self.open([(path[-1], leaf) for path, leaf in walks], luck)
            for (path, _), value in zip(walks, values, strict=True):
                for branch in path:
                    branch.visits += 1
                    for seat, share in enumerate(value):
                        branch.total[seat] += share
        return [{action: branch.visits for action, branch in root.after.items()} for root in roots]

    def walk(self, root: Branch, state: State, luck: FastLuck) -> tuple[list[Branch], State]:
        """From the root to the first branch without choices of its own, in a world the seat thinks possible."""
        world = state.clone()
        world.resample(state.actor, luck)
        branch, path = root, [root]
        while branch.after and world.actor != OVER:
            seat = world.actor
            legal = world.legal()
            found = [action for action in legal if action in branch.after]
            if not found:  # another deal allows other choices: they join the tree
                break
            action = self.best(branch, found, seat)
            world.apply(action)
            draw(world, luck)
            branch = branch.after[action]
            path.append(branch)
        return path, world

    def best(self, branch: Branch, actions: Sequence[int], seat: int) -> int:
        scale = self.exploration * math.sqrt(branch.visits + 1)
        best, best_value = actions[0], -math.inf
        for action in actions:
            after = branch.after[action]
            # A choice not tried yet is expected to be worth what the position is.
            mean = after.total[seat] / after.visits if after.visits else branch.total[seat] / max(1, branch.visits)
            value = mean + scale * after.prior / (1 + after.visits)
            if value > best_value:
                best, best_value = action, value
        return best

    def open(self, leaves: Sequence[tuple[Branch, State]], luck: FastLuck) -> list[Sequence[float]]:
        """Give new branches their choices, and say what every leaf is worth."""
        asked = [index for index, (_, state) in enumerate(leaves) if state.actor != OVER]
        values: list[Any] = [beaten(state.ranks()) if state.actor == OVER else None for _, state in leaves]
        if asked:
            found, priors = self.evaluator.evaluate([leaves[index][1] for index in asked])
            for index, value, prior in zip(asked, found, priors, strict=True):
                branch, state = leaves[index]
                values[index] = value
                self.add_choices(branch, state, prior, luck)
        return values

    def add_choices(self, branch: Branch, state: State, prior: Any, luck: FastLuck) -> None:
        legal = state.legal()
        total = sum(float(prior[action]) for action in legal) or 1.0
        for action in legal:
            if action not in branch.after:
                share = float(prior[action]) / total
                if self.noise:
                    share = (1 - self.noise) * share + self.noise * int(luck.below(1000)) / 500 / len(legal)
                branch.after[action] = Branch(share, int(state.seats))


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
