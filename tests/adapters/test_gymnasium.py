"""Every installed game is a Gymnasium environment, alone and many at a time."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from isolario.adapters.gymnasium import IsolarioEnv, env, vector_env
from isolario.adapters.vector import Rows
from isolario.bots import RandomBot
from isolario.kernel import Game, Problem, games


def random_step(table: Any, luck: np.random.Generator) -> Any:
    return table.step(int(luck.choice(np.flatnonzero(table.action_masks()))))


def test_gymnasium_accepts_every_game(game: Game) -> None:
    made = gymnasium.make(f"isolario/{game.id}-v{game.rules_version}")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*env.unwrapped.*")
        check_env(made.unwrapped, skip_render_check=True)


def test_a_match_is_played_to_its_end(game: Game) -> None:
    table = env(game, seats=game.max_seats, opponents="random", reward="win", seat=None)
    seats = set()
    for seed in range(4):
        _, info = table.reset(seed=seed)
        seats.add(info["seat"])
        luck = np.random.default_rng(seed)
        over, total, steps = False, 0.0, 0
        while not over and steps < 3000:
            _, reward, over, _, info = random_step(table, luck)
            total += reward
            steps += 1
        if over:
            assert 0 <= total <= 1
            assert len(info["ranks"]) == game.max_seats
    assert len(seats) > 1


def test_opponents_are_named_or_given() -> None:
    table = env("nomads", seats=3, opponents=["greedy", RandomBot()])
    table.reset(seed=1)
    random_step(table, np.random.default_rng(1))
    with pytest.raises(Problem, match="2 opponents"):
        env("nomads", seats=3, opponents=["greedy"])
    with pytest.raises(Problem, match="rank, win, margin"):
        env("nomads", reward="glory")


def test_environments_can_be_copied() -> None:
    table = env("iquazu", opponents="greedy")
    table.reset(seed=2)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]

    def play_on(one: IsolarioEnv) -> list[float]:
        luck = np.random.default_rng(3)
        for _ in range(10):
            random_step(one, luck)
        return list(one.table.features(0))

    first = play_on(table)
    assert [play_on(twin) for twin in twins] == [first, first]


def test_illegal_choices_lose_or_raise() -> None:
    for illegal in ("lose", "raise"):
        table = env("stromboli", illegal=illegal)
        table.reset(seed=1)
        wrong = int(np.flatnonzero(~table.action_masks())[0])
        if illegal == "raise":
            with pytest.raises(ValueError, match="mask"):
                table.step(np.int64(wrong))
        else:
            _, reward, over, _, info = table.step(np.int64(wrong))
            assert (reward, over, info["illegal"]) == (-1.0, True, True)


# -- many at a time ------------------------------------------------------------------------------------


def any_choice(many: Any, luck: np.random.Generator) -> np.ndarray[Any, Any]:
    masks = many.action_masks()
    return np.array([luck.choice(np.flatnonzero(row)) for row in masks])


def test_rows_are_the_games_one_would_play_alone(game: Game) -> None:
    """Row by row the batch shows exactly what the position itself says, also when nothing was remembered of it."""
    many = vector_env(game, 3, seats=game.max_seats)
    seen, info = many.reset(seed=7)
    assert isinstance(many.rows, Rows)
    for step in range(600):
        if step < 20 or step % 30 == 0:
            for row, state in enumerate(many.rows.batch.states):
                assert info["actor"][row] == state.actor
                assert np.flatnonzero(info["action_mask"][row]).tolist() == state.legal()
                assert seen[row].tolist() == game.load(state.dump()).features(state.actor)
        seen, rewards, over, cut, info = many.step(many.any_legal())
        assert rewards.shape == over.shape == cut.shape == (3,)
    many.close()


def test_a_match_that_ends_is_followed_by_the_next() -> None:
    many = vector_env("stromboli", 4, learner=1, reward="rank", rotates=True)
    _, info = many.reset(seed=[1, 2, 3, 4])
    luck = np.random.default_rng(2)
    ended = 0
    for _ in range(1500):
        chose = info["actor"].copy()
        _, rewards, over, _, info = many.step(any_choice(many, luck))
        assert not rewards[~over].any()
        for row in np.flatnonzero(over):
            assert abs(info["rewards"][row].sum()) < 1e-9
            assert rewards[row] == info["rewards"][row][chose[row]]
            assert info["_final_obs"][row]
            ended += 1
        if ended >= 6:
            break
    assert ended >= 6
    with pytest.raises(ValueError, match="row 0"):
        many.step(np.array([-1, 0, 0, 0]))
    many.close()


def test_processes_show_the_same_as_one() -> None:
    alone, shared = (vector_env("nomads", 4, shaping=1.0, processes=processes) for processes in (1, 2))
    try:
        for one in (alone, shared):
            one.reset(seed=3)
        luck = np.random.default_rng(4)
        for _ in range(30):
            actions = any_choice(alone, luck)
            mine, theirs = alone.step(actions), shared.step(actions)
            for a, b in zip(mine[:4], theirs[:4], strict=True):
                assert np.array_equal(a, b)
            assert np.array_equal(mine[4]["action_mask"], theirs[4]["action_mask"])
        with pytest.raises(ValueError, match="not legal"):
            shared.step(np.full(4, -1))
    finally:
        alone.close()
        shared.close()


def test_many_can_be_made_by_name_against_a_bot() -> None:
    played = games()[0]
    id = f"isolario/{played.id}-v{played.rules_version}"
    many = gymnasium.make_vec(id, 2, vectorization_mode="vector_entry_point", learner=0, opponents="greedy")
    many.reset(seed=1)
    many.step(any_choice(many, np.random.default_rng(1)))
    many.close()
