"""Every installed game is a game of OpenSpiel: its own checks pass and its own IS-MCTS plays it."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import isolario.adapters.openspiel as adapter
from isolario.kernel import Game, games

INSTALLED = games()


@pytest.fixture(params=INSTALLED, ids=[played.id for played in INSTALLED])
def played(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def load(played: Game, parameters: str = "") -> Any:
    return pyspiel.load_game(f"isolario_{played.id}({parameters})")


def some_way(spiel: Any, steps: int, seed: int) -> adapter.OpenSpielState:
    """A position of a random game."""
    luck = np.random.default_rng(seed)
    state: adapter.OpenSpielState = spiel.new_initial_state()
    for _ in range(steps):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    return state


def test_openspiel_accepts_every_game(played: Game) -> None:
    pyspiel.random_sim_test(load(played), num_sims=1, serialize=False, verbose=False)


def test_seats_and_options_are_parameters(played: Game) -> None:
    assert load(played, f"seats={played.max_seats}").num_players() == played.max_seats
    chosen = {option.name: option.words[-1] for option in played.options if option.words}
    options = " ".join(f"{name}:{value}" for name, value in chosen.items())
    spiel = load(played, f"options={options}")
    assert {name: spiel.chosen[name] for name in chosen} == chosen


def test_redealing_keeps_what_a_player_knows(played: Game) -> None:
    state = some_way(load(played, "remembers=True"), 40, seed=5)
    player = state.current_player()
    for number in range(5):
        other = state.resample_from_infostate(player, np.random.RandomState(number).random_sample)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()


def test_is_mcts_of_openspiel_plays_our_games(played: Game) -> None:
    spiel = load(played)
    state = some_way(spiel, 30, seed=6)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        spiel,
        mcts.RandomRolloutEvaluator(1, luck),
        1.4,
        5,
        random_state=luck,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before, "thinking must not touch the position"


def test_returns_are_shares_of_the_opponents_beaten(played: Game) -> None:
    spiel = load(played, f"seats={played.max_seats}")
    state = spiel.new_initial_state()
    luck = np.random.default_rng(2)
    while not state.is_terminal():
        state.apply_action(int(luck.choice(state.legal_actions())))
    returns, ranks = state.returns(), state.position.ranks()
    assert abs(sum(returns)) < 1e-9
    best = returns[ranks.index(1)]
    assert best == max(returns)
    assert ranks.count(1) > 1 or best == 1.0
