"""Every game is a game of OpenSpiel: its own suites pass unchanged and its own IS-MCTS plays it."""

import copy
import json
import pickle
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import isolario.adapters.openspiel as adapter
from isolario.kernel import Game, register
from tests.kernel import plain_game


def load(game: Game, parameters: str = "") -> Any:
    return pyspiel.load_game(f"isolario_{game.id}({parameters})")


def some_way(spiel: Any, steps: int, seed: int) -> adapter.OpenSpielState:
    """A position of a random game."""
    luck = np.random.default_rng(seed)
    state: adapter.OpenSpielState = spiel.new_initial_state()
    for _ in range(steps):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        elif not state.is_terminal():
            state.apply_action(int(luck.choice(state.legal_actions())))
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    return state


def test_the_api_test_of_openspiel_passes(game: Game) -> None:
    # It lists the registered games when it is imported, so it must come after the adapter.
    from open_spiel.integration_tests import api_test

    flags.FLAGS(["api_test", f"--test_only_games=isolario_{game.id}$"])
    suite = api_test.load_tests(unittest.TestLoader(), None, None)
    assert suite.countTestCases() > 0
    result = unittest.TestResult()
    suite.run(result)
    assert not result.errors + result.failures, (result.errors + result.failures)[0][1]


def test_the_random_simulations_of_openspiel_pass(game: Game) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


def test_games_registered_later_are_known_too() -> None:
    register(plain_game.game)
    pyspiel.random_sim_test(pyspiel.load_game("isolario_nim(players=3)"), num_sims=2, serialize=True, verbose=False)
    register(plain_game.game)
    assert load(plain_game.game).num_players() == 2


def test_players_and_options_are_parameters(game: Game) -> None:
    assert load(game, f"players={game.max_seats}").num_players() == game.max_seats
    chosen = {option.name: option.words[-1] for option in game.options if option.words}
    options = " ".join(f"{name}:{value}" for name, value in chosen.items())
    spiel = load(game, f"options={options}")
    assert {name: spiel.chosen[name] for name in chosen} == chosen


def test_information_is_declared(game: Game) -> None:
    kind = pyspiel.GameType.Information
    expected = kind.IMPERFECT_INFORMATION if game.hides else kind.PERFECT_INFORMATION
    assert load(game).get_type().information == expected


def test_states_can_be_copied_and_written(game: Game) -> None:
    spiel = load(game)
    state = some_way(spiel, 12, seed=4)
    for other in (copy.deepcopy(state), pickle.loads(pickle.dumps(state)), spiel.deserialize_state(state.serialize())):
        assert str(other) == str(state)
        assert other.legal_actions() == state.legal_actions()
    assert json.loads(state.to_json()) == state.to_dict()
    assert str(spiel.new_initial_state(state.to_json())) == str(state)
    assert spiel.new_initial_state(state.to_struct().to_json()).to_struct() == state.to_struct()
    player = state.current_player()
    if player >= 0:
        assert state.to_observation_struct(player).to_json() == state.observation_string(player)
    for struct in state.actions_to_struct(player, state.legal_actions()):
        assert state.struct_to_actions(struct) == [struct.action]
        assert state.struct_to_actions({"notation": struct.notation}) == [struct.action]
    with pytest.raises(pyspiel.SpielError):
        state.validate_action_struct('{"action": -7}')
    twin = state.clone()
    first = state.legal_actions()[0]
    twin.apply_action_struct(state.action_to_struct(player, first))
    state.apply_action(first)
    assert str(twin) == str(state)
    with pytest.raises(pyspiel.SpielError, match="player <"):
        state.observation_string(9)


def test_games_can_be_copied(game: Game) -> None:
    spiel = load(game, f"players={game.max_seats}")
    for other in (copy.copy(spiel), copy.deepcopy(spiel), pickle.loads(pickle.dumps(spiel))):
        assert str(other) == str(spiel)
        assert other.num_players() == game.max_seats


def test_redealing_keeps_what_a_player_knows(game: Game) -> None:
    state = some_way(load(game), 14, seed=5)
    if state.is_terminal():
        return
    player = state.current_player()
    for number in range(5):
        other = state.resample_from_infostate(player, np.random.RandomState(number).random_sample)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(other.information_state_tensor(player), state.information_state_tensor(player))
        assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("recall", [False, True])
def test_observers_show_what_they_are_asked_for(game: Game, recall: bool) -> None:
    """Whatever a public observer shows is the same for every truth behind it."""
    spiel = load(game)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=recall, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = make_observation(spiel, public)
    state = some_way(spiel, 40, seed=8)
    if state.is_terminal():
        return
    text = observer.string_from(state, 0)
    for number in range(4):
        for player in range(spiel.num_players()):
            other = state.resample_from_infostate(player, np.random.RandomState(number).random_sample)
            assert observer.string_from(other, 0) == text


def test_the_search_of_openspiel_plays_our_games(game: Game) -> None:
    spiel = load(game)
    state = some_way(spiel, 12, seed=6)
    luck = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, luck)
    bot: Any = mcts.MCTSBot(spiel, 1.4, 5, rollout, random_state=luck)
    if game.hides:
        inconsistent = {"use_observation_string": True, "allow_inconsistent_action_sets": True}
        bot = ismcts.ISMCTSBot(spiel, rollout, 1.4, 5, random_state=luck, **inconsistent)
    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before, "thinking must not touch the position"


def test_returns_are_shares_of_the_opponents_beaten(game: Game) -> None:
    spiel = load(game, f"players={game.max_seats},remembers=False")
    state = spiel.new_initial_state()
    luck = np.random.default_rng(2)
    while not state.is_terminal():
        state.apply_action(int(luck.choice(state.legal_actions())))
    returns, ranks = state.returns(), state.position.ranks()
    assert abs(sum(returns)) < 1e-9
    best = returns[ranks.index(1)]
    assert best == max(returns)
    assert ranks.count(1) > 1 or best == 1.0
    with pytest.raises(pyspiel.SpielError, match="over"):
        state.apply_action(0)
