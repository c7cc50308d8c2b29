"""Every installed game passes PettingZoo's own tests, and can be saved and loaded."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from isolario.adapters.pettingzoo import IsolarioEnv, env
from isolario.kernel import OVER, Game, games


@pytest.fixture(autouse=True)
def _quiet() -> None:
    """PettingZoo remarks that a mask and unbounded features are unusual."""
    warnings.simplefilter("ignore")


def installed(game: Game) -> bool:
    return game in games() and game.folder is not None


def test_pettingzoo_accepts_every_game(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    if not installed(game):
        return
    api_test(env(game.id, game.max_seats), num_cycles=60)
    seed_test(lambda: env(game.id), num_cycles=20)
    assert "Passed" in capsys.readouterr().out


def test_rewards_come_at_the_end_and_add_up_to_nothing(game: Game) -> None:
    table = IsolarioEnv(game.id, game.max_seats)
    table.reset(seed=3)
    luck = np.random.default_rng(1)
    for _ in range(4000):
        mask = table.observe(table.agent_selection)["action_mask"]
        if table.state_of_play.actor == OVER:
            break
        table.step(int(luck.choice(np.flatnonzero(mask))))
    if table.state_of_play.actor == OVER:
        assert abs(sum(table.rewards.values())) < 1e-9
        assert max(table.rewards.values()) >= 0


def test_a_saved_position_can_be_played_again(game: Game) -> None:
    table = IsolarioEnv(game.id)
    table.reset(seed=4)
    saved = table.save()

    def play_on() -> list[float]:
        for _ in range(25):
            if table.state_of_play.actor != OVER:
                table.step(table.state_of_play.legal()[0])
        return list(table.state_of_play.features(0))

    first = play_on()
    table.load(saved)
    assert play_on() == first


def test_illegal_actions_are_refused(game: Game) -> None:
    table = IsolarioEnv(game.id)
    table.reset(seed=5)
    illegal = next(action for action in range(game.actions) if action not in table.state_of_play.legal())
    with pytest.raises(ValueError, match="mask"):
        table.step(illegal)
