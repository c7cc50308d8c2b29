"""One-ply greedy play with our evaluation against players who do anything."""

import pytest

from isolario.bots import GreedyBot, RandomBot, decide
from isolario.games.iquazu import game
from isolario.kernel import CHANCE, OVER, FastLuck


def share_of_victory(seats: int, greedy: int, seed: int) -> float:
    state, luck = game.new(seats), FastLuck(seed)
    count = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.legal()[luck.pick(state.weights())])
            continue
        count += 1
        bot = GreedyBot() if state.actor == greedy else RandomBot()
        state.apply(decide(bot, state, seed * 10_007 + count))
    ranks = state.ranks()
    return 1 / ranks.count(1) if ranks[greedy] == 1 else 0.0


@pytest.mark.strength
@pytest.mark.parametrize(("seats", "games", "wanted"), [(2, 10, 0.9), (4, 8, 0.6)])
def test_greedy_beats_random(seats: int, games: int, wanted: float) -> None:
    won = sum(share_of_victory(seats, seed % seats, seed) for seed in range(games))
    assert won / games >= wanted


def test_estimates_follow_the_score() -> None:
    """A lead in points is a better chance; mid-payment the chosen gem is already weighed."""
    from .position import A, B, play, position

    even, ahead = position(seats=2, points=[10, 10]), position(seats=2, points=[20, 10])
    assert ahead.estimate()[A] > even.estimate()[A]
    assert ahead.estimate()[A] > ahead.estimate()[B]
    before = position(seats=2, hands={A: "W1 B4 O2"})
    assert play(before.clone(), "3:3").estimate() != before.estimate()
