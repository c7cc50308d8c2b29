import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

import isolario
from isolario.kernel import Problem, register
from isolario.kernel.components import Components

from .toys import game

module: Any = sys.modules["isolario.kernel.game"]


def test_options_are_settled_with_their_defaults() -> None:
    assert game.resolve_options(2, {}) == {"fog": "off", "first": "random", "cards": "plain"}
    assert game.resolve_options(3, {"fog": True, "first": 2, "cards": ["a", "b", "a"]}) == {
        "fog": "on",
        "first": "2",
        "cards": "a,b,a",
    }


@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (4, {}, "bad-seats"),
        (1, {}, "bad-seats"),
        (2, {"fogg": "on"}, "unknown-option"),
        (2, {"fog": "thick"}, "bad-option"),
        (2, {"first": "2"}, "bad-option"),
        (3, {"first": "-1"}, "bad-option"),
        (3, {"cards": "a,b"}, "bad-option"),
        (3, {"cards": "a,b,c"}, "bad-option"),
    ],
)
def test_wrong_options_get_a_way_out(seats: int, options: dict[str, str], problem: str) -> None:
    with pytest.raises(Problem) as found:
        game.resolve_options(seats, options)
    assert found.value.id == problem


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(Problem, match="Installed games"):
        isolario.game("chess")


def test_components_are_read_with_clear_errors(tmp_path: Path) -> None:
    file = tmp_path / "components.toml"
    file.write_text('a = 3\nb = "x"\nc = [1, 2]\nd = true\n[e]\nf = [{ g = 4 }]\n', "utf-8")
    box = Components(file)
    assert box.number("a", 1, 5) == 3
    assert box.word("b", ("x", "y")) == "x"
    assert box.numbers("c", 0, 9, 2) == [1, 2]
    assert box.flag("d")
    assert box.number("e.f.0.g", 0, 9) == 4
    assert box.size("e.f") == 1
    for ask in (
        lambda: box.number("a", 4, 5),
        lambda: box.number("b", 4, 5),
        lambda: box.number("z", 4, 5),
        lambda: box.number("d", 0, 1),
        lambda: box.word("b", ("y",)),
        lambda: box.numbers("c", 0, 9, 3),
        lambda: box.numbers("c", 0, 1),
        lambda: box.flag("a"),
        lambda: box.words("c"),
        lambda: box.size("a"),
    ):
        with pytest.raises(Problem, match=r"components\.toml"):
            ask()
    file.write_text("a = ", "utf-8")
    with pytest.raises(Problem, match="not valid TOML"):
        Components(file)
    with pytest.raises(Problem, match="Cannot read"):
        Components(tmp_path / "nothing.toml")
    with pytest.raises(Problem, match="Cannot read"):
        game.with_components(tmp_path / "nothing.toml")


def test_the_name_games_survives_the_rooms() -> None:
    importlib.import_module("isolario.games.nomads")
    rooms: Any = isolario.games
    assert rooms.nomads.game in isolario.games()
    assert isolario.game("nomads") in isolario.games()


class BrokenEntry:
    name = "broken"
    value = "nowhere:game"
    dist = None

    def load(self) -> object:
        raise ImportError("no module named nowhere")


class NotAGame(BrokenEntry):
    def load(self) -> object:
        return 3


@pytest.mark.parametrize("entry", [BrokenEntry(), NotAGame()])
def test_a_broken_plug_in_is_left_out_with_a_warning(entry: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    found = module.entry_points(group="isolario.games")
    monkeypatch.setattr(module, "entry_points", lambda group: [*found, entry])
    with pytest.warns(RuntimeWarning, match=r"broken.*nowhere:game"):
        known = module.registry.__wrapped__()
    assert "nomads" in known
    assert "broken" not in known


def test_watchers_hear_of_every_game() -> None:
    heard: list[str] = []
    module.for_every_game(lambda added: heard.append(added.id))
    try:
        assert "nomads" in heard
        register(game)
        assert heard[-1] == game.id
    finally:
        module.WATCHERS.pop()
