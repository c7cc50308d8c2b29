"""Search settings that play each other: bots as they are named, and games in duplicate."""

import pytest
from tools.settings import configured, match

from isolario.bots.planning import TurnBot
from isolario.bots.searcher import MctsBot
from isolario.kernel import game


def test_a_bot_has_the_settings_named_and_else_those_of_its_game() -> None:
    island = game("the_island")
    found = configured("mcts:40 width=3", island)
    assert isinstance(found, MctsBot)
    assert found.simulations == 40
    assert found.settings is not None
    assert (found.settings.width, found.settings.faith) == (3.0, 30.0)
    planned = configured("turns:0.5s rounds=2 beam=5", island)
    assert isinstance(planned, TurnBot)
    assert (planned.seconds, planned.settings.rounds, planned.settings.beam) == (0.5, 2, 5)
    with pytest.raises(SystemExit, match="mcts, turns or beam"):
        configured("greedy:1", island)


def test_each_round_plays_the_same_draws_from_every_seat() -> None:
    *_, games = match(game("stromboli"), "mcts:2", "beam:1", seats=2, rounds=1, seed=3)
    assert [(one.seed, one.seat) for one in games] == [(3, 0), (3, 1)]
    assert all(one.share is not None and min(one.choices) > 0 for one in games)
