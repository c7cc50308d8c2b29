"""The search that asks an evaluation about many positions at once, inside compiled code; `evaluator.py` says more."""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from mypy_extensions import i64, mypyc_attr

from isolario.kernel.chances import beaten
from isolario.kernel.luck import FastLuck
from isolario.kernel.playout import draw
from isolario.kernel.state import OVER, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What a search asks about positions in which somebody has to decide."""

    def evaluate(self, states: Sequence[State]) -> tuple[Any, Any]:
        """Values and priors: for each state one value per seat, from -1 (beaten by all) to 1 (beats all), and one
        number per action of the game, of which those of legal actions count and need not add up to 1."""
        raise TypeError(f"{type(self).__name__} does not define evaluate()")


class Branch:
    """A choice in a tree: how often it was tried, what each seat got, and the choices after it."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits: i64 = 0
        self.total: list[float] = []
        """By seat; empty until it is tried."""
        self.after: dict[int, Branch] = {}

    def mean(self, seat: i64) -> float:
        return self.total[seat] / float(self.visits) if self.visits > 0 else 0.0

    def add(self, values: list[float]) -> None:
        """It was tried, and this is what each seat got."""
        if self.visits == 0:
            self.total = values.copy()
        else:
            total = self.total
            for seat in range(i64(len(values))):
                total[seat] += values[seat]
        self.visits += 1


class Walk:
    """A way through a tree, and the position it leads to."""

    def __init__(self, root: Branch, position: State) -> None:
        self.path = [root]
        self.position = position

    def leaf(self) -> Branch:
        return self.path[-1]


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
        roots = [Walk(Branch(1.0), state) for state in states]
        self.open(roots, luck)
        for _ in range(self.simulations):
            walks = [self.walk(root.leaf(), root.position, luck) for root in roots]
            values = self.open(walks, luck)
            for index in range(i64(len(walks))):
                for branch in walks[index].path:
                    branch.add(values[index])
        return [{action: int(branch.visits) for action, branch in root.leaf().after.items()} for root in roots]

    def walk(self, root: Branch, state: State, luck: FastLuck) -> Walk:
        """From the root to the first branch without choices of its own, in a world the seat thinks possible."""
        world = state.clone()
        world.imagine(state.actor, luck)
        found = Walk(root, world)
        branch = root
        while len(branch.after) > 0 and world.actor != OVER:
            action = self.best(branch, world.legal(), world.actor)
            if action < 0:  # another deal allows other choices: they join the tree
                break
            world.apply(action)
            draw(world, luck)
            branch = branch.after[action]
            found.path.append(branch)
        return found

    def best(self, branch: Branch, legal: list[int], seat: i64) -> i64:
        """The choice to be tried next, of those that are in the tree; -1 if none of them is."""
        scale = self.exploration * sqrt(float(branch.visits + 1))
        # A choice not tried yet is expected to be worth what the position is.
        untried = branch.mean(seat)
        best: i64 = -1
        best_value = 0.0
        for action in legal:
            after = branch.after.get(action)
            if after is not None:
                visits = after.visits
                mean = after.total[seat] / float(visits) if visits > 0 else untried
                value = mean + scale * after.prior / float(1 + visits)
                if best < 0 or value > best_value:
                    best, best_value = action, value
        return best

    def open(self, leaves: list[Walk], luck: FastLuck) -> list[list[float]]:
        """Give new branches their choices, and say what every leaf is worth."""
        asked = [leaf for leaf in leaves if leaf.position.actor != OVER]
        told: list[list[float]] = []
        if len(asked) > 0:
            values, priors = self.evaluator.evaluate([leaf.position for leaf in asked])
            if len(values) != len(asked) or len(priors) != len(asked):
                raise ValueError(f"{len(asked)} positions need as many values and priors")
            for index in range(len(asked)):
                told.append([float(value) for value in values[index]])
                self.add_choices(asked[index].leaf(), asked[index].position, priors[index], luck)
        found: list[list[float]] = []
        next: i64 = 0
        for leaf in leaves:
            if leaf.position.actor == OVER:
                found.append(beaten(leaf.position.ranks()))
            else:
                found.append(told[next])
                next += 1
        return found

    def add_choices(self, branch: Branch, state: State, prior: Any, luck: FastLuck) -> None:
        legal = state.legal()
        shares: list[float] = [float(prior[action]) for action in legal]
        total = 0.0
        for share in shares:
            total += share
        if total == 0.0:
            total = 1.0
        for index in range(i64(len(legal))):
            if legal[index] not in branch.after:
                share = shares[index] / total
                if self.noise > 0.0:
                    share = (1.0 - self.noise) * share + self.noise * float(luck.below(1000)) / 500.0 / len(legal)
                branch.after[legal[index]] = Branch(share)
