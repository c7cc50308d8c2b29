"""Root parallelism: several processes grow a tree each, and their roots are added up."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from isolario.bots.base import Bot
from isolario.bots.levels import search_settings
from isolario.bots.mcts import FinalChoice, Search, SearchSettings, suitable
from isolario.bots.searcher import MctsBot
from isolario.bots.tree import Node
from isolario.kernel import FastLuck, Game, State, game

Root = list[tuple[int, int, float, float, float]]
"""The choices at a root as (action, visits, value, squares, wins)."""


@dataclass(frozen=True)
class Task:
    """One tree to grow, told so that any process can do it. The dump is of a state resampled for the seat."""

    game: str
    components: Path | None
    dump: dict[str, Any]
    seed: int
    simulations: int
    seconds: float


def grow(task: Task) -> Root:
    """Grow the tree of a task and return its root."""
    played = game(task.game)
    if task.components is not None:
        played = played.with_components(task.components)
    state = played.load(task.dump)
    search = Search(state, state.actor, FastLuck(task.seed), thinking(played, state))
    search.run(task.simulations, task.seconds)
    return [(int(node.action), int(node.visits), node.value, node.squares, node.wins) for node in search.options()]


def thinking(played: Game, state: State) -> SearchSettings:
    return search_settings(played) or suitable(state)


def merged(roots: Sequence[Root], seat: int) -> list[Node]:
    """The roots of several trees as one, most visited choice first."""
    nodes: dict[int, Node] = {}
    for root in roots:
        for action, visits, value, squares, wins in root:
            node = nodes.setdefault(action, Node(seat, action, -1.0))
            node.visits += visits
            node.value += value
            node.squares += squares
            node.wins += wins
    return sorted(nodes.values(), key=lambda node: (-node.visits, -node.mean(), node.action))


class ParallelBot(Bot):
    """`MctsBot` on several cores: the simulations are shared out, the seconds are spent by all at once.

    With one core it is `MctsBot` itself, in this process. The processes are started once and kept; `close()`
    ends them. A choice depends on the seed, the view, the simulations and the number of cores.
    """

    def __init__(self, played: Game, cores: int, simulations: int = 0, seconds: float = 0.0) -> None:
        self.game = played
        self.cores = cores
        self.simulations = simulations
        self.seconds = seconds
        self.alone = MctsBot(simulations, seconds, search_settings(played))
        self.name = f"{self.alone.name} on {cores}"
        self.choice = FinalChoice(search_settings(played) or SearchSettings())
        self.pool: ProcessPoolExecutor | None = None

    def choose(self, state: State, luck: FastLuck) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        if self.cores <= 1:
            return self.alone.choose(state, luck)
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.cores, mp_context=get_context("spawn"))
        roots = list(self.pool.map(grow, self.tasks(state, luck)))
        return self.choice.take(merged(roots, int(state.actor)), luck).action

    def tasks(self, state: State, luck: FastLuck) -> list[Task]:
        dump, made = state.dump(), []
        for core in range(self.cores):
            # The first ones take what does not divide evenly; everyone simulates at least once.
            part = (self.simulations + self.cores - 1 - core) // self.cores
            if self.simulations > 0:
                part = max(1, part)
            made.append(
                Task(
                    self.game.id,
                    self.game.components_path,
                    dump,
                    luck.below(1 << 30),
                    part,
                    self.seconds,
                )
            )
        return made

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None
