"""Everything can be copied, pickled and sent to another process: our games, and those of others."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import isolario
from isolario.kernel import (
    FairLuck,
    FastLuck,
    Game,
    IllegalAction,
    Luck,
    Match,
    Problem,
    ScriptedLuck,
    State,
    random_walk,
    register,
)
from isolario.kernel.copying import game_of
from isolario.kernel.features import Sheet
from isolario.testing import LawBroken, check_game

from . import plain_game, toys


def walked(game: Game, steps: int = 30) -> State:
    state = game.new(game.max_seats)
    random_walk(state, FastLuck(3), steps)
    return state


def play_on(state: State) -> list[int]:
    return random_walk(state, FastLuck(9), 20)


@pytest.fixture(scope="module")
def another_process() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        yield pool


def test_positions_go_to_another_process(room: Game, another_process: ProcessPoolExecutor) -> None:
    state = walked(room)
    assert another_process.submit(play_on, state).result(60) == play_on(state.clone())


def test_a_plain_python_game_needs_nothing_for_it() -> None:
    register(plain_game.game)
    state = walked(plain_game.game, 2)
    for made in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert isinstance(made, plain_game.Nim)
        assert made.taken == state.taken  # type: ignore[attr-defined]
        assert made.taken is not state.taken  # type: ignore[attr-defined]
        assert made == state
    assert set(state.dump()) == {"seats", "actor", "sticks", "taken", "secret"}


def test_the_defaults_of_a_game_that_hides_cannot_leak() -> None:
    """Nim's points count a hidden stick: nothing that is made by default may show them before the end."""
    register(plain_game.game)
    assert check_game(plain_game.game) > 0
    state = walked(plain_game.game, 2)
    assert state.view(0)["scores"] == [None] * 3
    assert state.features(0) == [0.0] * 3  # hidden
    assert plain_game.game.presentation.tally(state, 1, 0) == []
    assert plain_game.game.presentation.redacted(state, 0, (state.actor + 1) % 3) == "?"


def test_the_checks_find_a_leak() -> None:
    class Loose(plain_game.Nim):
        def write_features(self, seat: int, scope: int, sheet: Sheet) -> None:
            sheet.piece("points")
            for points in (*self.scores(), 0)[:3]:
                sheet.put(points / 100)

    class LooseGame(plain_game.NimGame):
        id = "loose"

        def start(self, seats: int, options: Any) -> State:
            return Loose(seats)

    with pytest.raises(LawBroken, match="features"):
        check_game(register(LooseGame()))


def test_variants_of_a_game_stay_what_they_are(tmp_path: Path) -> None:
    nomads = isolario.game("nomads")
    own = nomads.components()
    assert own is not None
    (tmp_path / "components.toml").write_text(own.read_text("utf-8"), "utf-8")
    for variant in (nomads.with_components(tmp_path / "components.toml"), nomads.with_weights(nomads.weights)):
        assert game_of(variant.new()) is variant
        assert pickle.loads(pickle.dumps(variant)) is variant
        state = pickle.loads(pickle.dumps(walked(variant)))
        assert game_of(state) is variant
    assert game_of(nomads.new()) is nomads


def test_a_variant_with_a_wrong_file_keeps_nobody_from_copying(tmp_path: Path) -> None:
    wrong = tmp_path / "components.toml"
    wrong.write_text("", "utf-8")
    broken = isolario.game("nomads").with_components(wrong)
    with pytest.raises(Problem):
        broken.new()
    state = isolario.game("stromboli").with_weights(isolario.game("stromboli").weights).new()
    assert pickle.loads(pickle.dumps(state)).dump() == state.dump()


def test_a_variant_arrives_whole_where_it_was_not_known() -> None:
    nomads = isolario.game("nomads")
    weights = [weight + 1 for weight in nomads.weights]
    packed = pickle.dumps(nomads.with_weights(weights))
    code = f"import pickle; print(pickle.loads({packed!r}).weights)"
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert said.strip() == repr(weights)


@pytest.mark.parametrize("luck", [FastLuck(4), FairLuck(b"secret"), ScriptedLuck([2, 1, 0, 2])])
def test_luck_goes_on_where_it_was(luck: Luck) -> None:
    luck.below(3)
    copies = [copy.copy(luck), copy.deepcopy(luck), pickle.loads(pickle.dumps(luck))]
    for made in copies:
        assert type(made) is type(luck)
    drawn = [luck.below(3) for _ in range(3)]
    for made in copies:
        assert [made.below(3) for _ in range(3)] == drawn


def test_matches_and_problems_are_pickled_whole() -> None:
    match = Match(register(toys.game), luck=FairLuck(b"x"))
    match.play(match.state.legal()[0])
    other = pickle.loads(pickle.dumps(match))
    assert (other.actions, other.state, other.options) == (match.actions, match.state, match.options)
    twin = copy.deepcopy(match)
    twin.play(twin.state.legal()[-1])
    other.play(other.state.legal()[-1])
    assert twin.state == other.state != match.state
    for problem in (Problem("bad-seat", seat=7, last=1), IllegalAction("x", "SE-1", ["a"])):
        made = pickle.loads(pickle.dumps(problem))
        assert type(made) is type(problem)
        assert str(made) == str(problem)


def test_a_position_without_a_game_says_so() -> None:
    class Stray(plain_game.Nim):
        pass

    with pytest.raises(Problem, match=r"isolario\.register"):
        pickle.dumps(Stray(2))
    assert "Stray" in repr(Stray(2))
