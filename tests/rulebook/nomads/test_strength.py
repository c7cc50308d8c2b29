"""The evaluation knows what is good: choosing by it, one choice ahead, beats choosing at random."""

import pytest

from isolario.bots import Bot, GreedyBot, RandomBot, decide
from isolario.games.nomads import game
from isolario.games.nomads.evaluate import SEAT_FEATURES
from isolario.kernel import CHANCE, OVER, FastLuck

from .position import RED, SIANA, ULRICH, position


def share_of_wins(seats: int, games: int) -> float:
    """How often greedy wins against random opponents, sitting in turn on every seat."""
    won = 0.0
    for number in range(games):
        state, luck = game.new(seats=seats), FastLuck(number)
        bots: list[Bot] = [GreedyBot() if seat == number % seats else RandomBot() for seat in range(seats)]
        moves = 0
        while state.actor != OVER:
            moves += 1
            if state.actor == CHANCE:
                state.apply(state.legal()[luck.pick(state.weights())])
            else:
                state.apply(decide(bots[state.actor], state, 1000 * number + moves))
        ranks = state.ranks()
        won += (ranks[number % seats] == 1) / ranks.count(1)
    return won / games


@pytest.mark.strength
@pytest.mark.parametrize(("seats", "games", "least"), [(2, 30, 0.9), (5, 30, 0.6)])
def test_greedy_beats_random(seats: int, games: int, least: float) -> None:
    assert share_of_wins(seats, games) >= least


def test_a_ready_legend_is_worth_writing() -> None:
    """With a full set in hand and the Moon chart full, the card is the best choice."""
    state = position((ULRICH, RED, SIANA), {"A": "UN", "B": "UN"}, held={0: {"heron": 6}}, chart=3)
    assert game.presentation.notation(state, decide(GreedyBot(), state, 1)) == "heron6"


def test_chances_follow_the_points() -> None:
    ahead = position((ULRICH, RED, SIANA), legends={0: {"heron": 6}, 1: {"whale": 2}})
    chances = ahead.estimate()
    assert chances[0] > chances[1] > chances[2]


def test_features_are_the_same_table_from_another_chair() -> None:
    """A seat's own numbers come first, the others follow clockwise."""
    state = position((ULRICH, RED, SIANA), held={1: {"whale": 5}})
    first, second = state.features(0), state.features(1)
    assert first[SEAT_FEATURES : 2 * SEAT_FEATURES] == second[:SEAT_FEATURES]
    assert first != second
