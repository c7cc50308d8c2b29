"""The evaluation is worth something: one-ply greedy play against random play."""

from arcipelago.bots import GreedyBot, RandomBot, decide
from arcipelago.games.the_island import game
from arcipelago.kernel import CHANCE, OVER, FastLuck


def share_of_wins(seats: int, games: int) -> float:
    """Greedy in one seat, random in all others, seats in turn; shared victories count in part."""
    greedy, chaos = GreedyBot(), RandomBot()
    wins = 0.0
    for number in range(games):
        state, luck, hero = game.new(seats=seats), FastLuck(number), number % seats
        while state.actor != OVER:
            if state.actor == CHANCE:
                action = state.legal()[luck.pick(state.weights())]
            else:
                player = greedy if state.actor == hero else chaos
                action = decide(player, state, luck.below(1 << 30))
            state.apply(action)
        ranks = state.ranks()
        wins += (ranks[hero] == 1) / ranks.count(1)
    return wins / games


def test_greedy_beats_random_at_two() -> None:
    assert share_of_wins(2, 10) >= 0.9


def test_greedy_wins_most_games_at_four() -> None:
    assert share_of_wins(4, 8) >= 0.6
