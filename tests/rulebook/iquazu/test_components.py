"""The box can be corrected without touching code, and mistakes in it are named."""

from pathlib import Path

import pytest

from isolario.games.iquazu import IquazuGame, game
from isolario.kernel import FastLuck, Match, Problem, playout
from isolario.kernel.record import play_back, read, write

SOURCE = game.components()


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    assert SOURCE is not None
    text = SOURCE.read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "corrected.toml"
    path.write_text(text, "utf-8")
    return path


def test_another_box_is_played(tmp_path: Path) -> None:
    """Colours, rock points, tiles, hands, costs: all taken from the file."""
    path = changed(
        tmp_path,
        ('1 = "OBWOWBWBOB"', '1 = "WWWWWBBBBB"'),
        ("p2 = [[5], [5],", "p2 = [[50], [5],"),
        ("initial_by_turn_order = [4, 5, 6, 7]", "initial_by_turn_order = [1, 2, 3, 4]"),
        ("limit_end_of_turn = 12", "limit_end_of_turn = 7"),
        ("by_window_position = [1, 2, 3, 4, 5]", "by_window_position = [1, 1, 2, 2, 3]"),
        ('type = "double_turn", value = 0, count = 6', 'type = "points", value = 9, count = 6'),
        ("gems_per_colour = 35", "gems_per_colour = 21"),
    )
    other = game.with_components(path)
    match = Match(other, 2, luck=FastLuck(3))
    view = match.state.view(None)
    assert [spot["colour"] for spot in view["columns"][0]["crevices"]] == ["white"] * 5 + ["blue"] * 5
    assert view["columns"][0]["points"] == [50]
    assert sorted(view["hand_sizes"]) == [1, 2]
    assert [column["cost"] for column in view["columns"][:5]] == [1, 1, 2, 2, 3]
    assert view["gems_left"] == [20, 20]
    luck = FastLuck(1)
    sizes = []
    while not match.over:
        legal = match.state.legal()
        match.play(legal[luck.below(len(legal))])
        if match.actor >= 0 and match.state.view(None)["phase"] == "action":
            sizes.append(max(match.state.view(None)["hand_sizes"]))
    faces = {(tile["type"], tile["value"]) for tile in match.state.view(None)["tiles"]}
    assert ("points", 9) in faces
    assert not [face for face in faces if face[0] == "double_turn"]
    record = read(write(match).text())
    assert play_back(record, other).state.dump() == match.state.dump()
    assert max(sizes[-5:]) <= 7 + 4


def test_the_printed_box_is_not_changed_by_another(tmp_path: Path) -> None:
    other = game.with_components(changed(tmp_path, ("per_colour = 20", "per_colour = 30")))
    assert isinstance(other, IquazuGame)
    assert other.box.per_colour == 30
    assert game.box.per_colour == 20
    state = other.new(4)
    playout(state, FastLuck(1))
    view = other.presentation.view(state, None)
    assert view["pile"] + sum(view["hand_sizes"]) + sum(view["discards"]) == 90


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('1 = "OBWOWBWBOB"', '1 = "OBWOWBWBOX"', "crevices.1"),
        ('1 = "OBWOWBWBOB"', '1 = "OBW"', "crevices.1"),
        ("p3 = [[8, 4],", "p3 = [[8, 4, 1],", "rock_points.p3.0"),
        ("p2 = [[5], [5],", "p2 = [[5],", "rock_points.p2"),
        ('type = "points", value = 1, count = 4', 'type = "points", value = 1, count = 5', "bonus_tiles.list"),
        ('type = "draw", value = 4', 'type = "draw", value = 5', "bonus_tiles.list.5.value"),
        ('type = "any_colour"', 'type = "any"', "bonus_tiles.list.6.type"),
        ("draw_action = 4", "draw_action = 0", "hand.draw_action"),
        (
            "initial_by_turn_order = [4, 5, 6, 7]",
            "initial_by_turn_order = [4, 5]",
            "hand.initial_by_turn_order",
        ),
        ("initial_by_turn_order = [4, 5, 6, 7]", "initial_by_turn_order = [20, 20, 20, 20]", "at most 60"),
        (
            "by_window_position = [1, 2, 3, 4, 5]",
            "by_window_position = [1, 2, 3, 4, 6]",
            "cost.by_window_position.4",
        ),
        ("gems_per_colour = 35", "gems_per_colour = 1", "supply.gems_per_colour"),
        ("\nrows = 5\n", "\nrows = 6\n", "board.rows"),
        ("limit_end_of_turn = 12", "limit = 12", "hand.limit_end_of_turn"),
        ("[board]", "[board", "TOML"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, old: str, new: str, key: str) -> None:
    other = game.with_components(changed(tmp_path, (old, new)))
    with pytest.raises(Problem) as problem:
        other.new(2)
    for lang in ("en", "it"):
        assert key in problem.value.say(lang) or key == "at most 60"
        assert "corrected.toml" in problem.value.say(lang)


def test_the_weights_have_names() -> None:
    """The evaluation reads them in the order of the file."""
    from isolario.games.iquazu import evaluate

    names = evaluate.WEIGHTS
    assert len(names) == len(game.box.weights) == evaluate.CALM + 1
    for name in names:
        constant = {"action": "DUE"}.get(name, name.upper())
        assert names[getattr(evaluate, constant)] == name
