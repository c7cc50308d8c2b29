"""Every installed game passes PettingZoo's own tests, and can be copied, saved and loaded."""

import copy
import pickle
import warnings

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test

from isolario.adapters.pettingzoo import env, raw_env
from isolario.kernel import OVER, Game, Problem


@pytest.fixture(autouse=True)
def _quiet() -> None:
    """PettingZoo remarks that a mask is unusual."""
    warnings.simplefilter("ignore")


def test_pettingzoo_accepts_every_game(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, seats=game.max_seats), num_cycles=60)
    seed_test(lambda: env(game), num_cycles=20)
    assert "Passed" in capsys.readouterr().out


def test_every_game_can_be_made_by_name(game: Game) -> None:
    made = pettingzoo.make("aec", f"isolario/{game.id}-v{game.rules_version}", seats=game.max_seats)
    made.reset(seed=1)
    assert len(made.possible_agents) == game.max_seats


def playing(table: raw_env, seed: int, most: int = 4000) -> None:
    table.reset(seed=seed)
    luck = np.random.default_rng(1)
    for _ in range(most):
        if table.table.state.actor == OVER:
            return
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(luck.choice(np.flatnonzero(mask))))


def test_rewards_come_at_the_end_and_add_up_to_nothing(game: Game) -> None:
    table = raw_env(game, game.max_seats)
    playing(table, 3)
    if table.table.over:
        assert abs(sum(table.rewards.values())) < 1e-9
        assert max(table.rewards.values()) >= 0


def test_shaping_adds_up_to_what_it_began_with(game: Game) -> None:
    """With discount 1 a shaped match pays the reward of the end less the first potential, whatever was played."""
    table = raw_env(game, reward="win", shaping=0.5)
    table.reset(seed=6)
    began = list(table.table.state.estimate())
    total = np.zeros(table.seats)
    luck = np.random.default_rng(1)
    while not table.table.over:
        table.step(int(luck.choice(table.table.state.legal())))
        total += [table.rewards[agent] for agent in table.possible_agents]
    from isolario.kernel.chances import victory_shares

    expected = np.array(victory_shares(table.table.state.ranks())) - 0.5 * np.array(began)
    assert np.allclose(total, expected)


def test_a_position_can_be_saved_and_an_environment_copied(game: Game) -> None:
    table = raw_env(game)
    table.reset(seed=4)
    saved = table.save()

    def play_on(one: raw_env) -> list[float]:
        for _ in range(25):
            if not one.table.over:
                one.step(one.table.state.legal()[0])
        return list(one.table.features(0))

    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    first = play_on(table)
    table.load(saved)
    assert play_on(table) == first
    for twin in twins:
        assert play_on(twin) == first


def test_the_table_can_be_seen(game: Game) -> None:
    for mode in ("ansi", "svg"):
        table = raw_env(game, render_mode=mode)
        table.reset(seed=2)
        shown = table.render()
        assert isinstance(shown, str)
        assert (mode == "svg") == shown.startswith("<svg")
    assert table.state().shape == table.state_space.shape
    table = raw_env(game, render_mode="rgb_array")
    table.reset(seed=2)
    assert table.render().dtype == np.uint8
    with pytest.raises(Problem, match="render_mode"):
        raw_env(game, render_mode="hologram")


def test_options_can_be_chosen_for_one_match() -> None:
    table = raw_env("the_island")
    table.reset(seed=1, options={"game": {"equality": True}})
    assert table.table.state.dump()["equality"]
    table.reset(seed=1)
    assert not table.table.state.dump()["equality"]


def test_illegal_actions_are_refused_or_lose(game: Game) -> None:
    table = raw_env(game)
    table.reset(seed=5)
    illegal = next(action for action in range(game.actions) if action not in table.table.state.legal())
    with pytest.raises(ValueError, match="mask"):
        table.step(illegal)
    wrapped = env(game)
    wrapped.reset(seed=5)
    loser = wrapped.agent_selection
    wrapped.step(illegal)
    assert wrapped.rewards[loser] == -1
