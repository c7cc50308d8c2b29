"""The batched search: it finds what a plain search finds, asks in batches, and cannot peek."""

from collections.abc import Sequence
from typing import Any

from isolario.bots import decide
from isolario.bots.evaluator import BatchedSearch, Estimates, Evaluator, EvaluatorBot
from isolario.kernel import OVER, FastLuck, Game, State
from isolario.kernel import game as find
from isolario.kernel.playout import step
from tests.bots.test_mcts import position


class Counting(Evaluator):
    def __init__(self, actions: int) -> None:
        self.inner = Estimates(actions)
        self.sizes: list[int] = []

    def evaluate(self, states: Sequence[State]) -> tuple[Any, Any]:
        self.sizes.append(len(states))
        return self.inner.evaluate(states)


def test_many_positions_are_asked_in_one_call(game: Game) -> None:
    evaluator = Counting(game.actions)
    states = [position(game, seed, 10) for seed in range(1, 4)]
    found = BatchedSearch(evaluator, simulations=6).run(states, FastLuck(1))
    assert evaluator.sizes[0] == 3
    assert len(evaluator.sizes) <= 7
    for state, visits in zip(states, found, strict=True):
        assert set(visits) >= set(state.legal())
        assert sum(visits.values()) <= 6


def margin(state: State, seat: int) -> int:
    """How a short rest of a game of Kalah ends if both play as well as one can: by exhaustion."""
    if state.actor == OVER:
        scores = state.scores()
        return (scores[seat] > scores[1 - seat]) - (scores[seat] < scores[1 - seat])
    found = []
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        found.append(margin(after, seat))
    return max(found) if state.actor == seat else min(found)


def test_it_finds_the_only_choice_that_wins() -> None:
    kalah = find("kalah")
    # Only some first choices keep the victory: each leads to a capture or lets the other side have one.
    tried = 0
    for seed in range(400):
        state, luck = kalah.new(), FastLuck(seed)
        while state.actor != OVER and sum(state.dump()["board"][1:7] + state.dump()["board"][8:14]) > 7:
            step(state, luck)
        if state.actor == OVER or len(state.legal()) < 2:
            continue
        worth = {}
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            worth[action] = margin(after, int(state.actor))
        if len(set(worth.values())) > 1:
            chosen = EvaluatorBot(Estimates(14), simulations=1000).choose(state, FastLuck(1))
            assert worth[chosen] == max(worth.values()), state.dump()
            tried += 1
        if tried == 4:
            return
    raise AssertionError("no position in which the choice matters")


def test_it_depends_on_the_view_alone(game: Game) -> None:
    state = position(game, 4, 20)
    chosen = set()
    for luck in (1, 2, 3):
        truth = state.clone()
        truth.resample(state.actor, FastLuck(luck))
        chosen.add(decide(EvaluatorBot(Estimates(game.actions), simulations=12), truth, 5))
    assert len(chosen) == 1
