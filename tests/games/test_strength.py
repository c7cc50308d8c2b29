"""Every room's evaluation is worth something: whoever looks one choice ahead by it beats players who do anything."""

import pytest

from isolario.arena.simulate import Job, play_job
from isolario.kernel import Game
from isolario.testing.walks import variants


def share_of_wins(game: Game, seats: int, games: int, options: dict[str, str]) -> float:
    """What one greedy player wins against random ones, on every seat in turn; a shared victory counts in part."""
    won = 0.0
    for number in range(games):
        seat = number % seats
        bots = ["random"] * seats
        bots[seat] = "greedy"
        won += play_job(Job(game.id, seats, tuple(bots), number, options)).shares()[seat]
    return won / games


@pytest.mark.strength
def test_greedy_beats_random_at_the_smallest_table(room: Game) -> None:
    for options in variants(room):
        assert share_of_wins(room, room.min_seats, 12, options) >= 0.9, options


@pytest.mark.strength
def test_greedy_wins_most_games_at_the_largest_table(room: Game) -> None:
    assert share_of_wins(room, room.max_seats, 12, {}) >= 0.6
