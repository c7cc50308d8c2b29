from pathlib import Path

import pytest

import isolario
from isolario.kernel import Problem
from isolario.kernel.components import Components

from .toys import game


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
