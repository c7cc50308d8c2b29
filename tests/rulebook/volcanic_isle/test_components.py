"""The numbers of the box: replaceable without touching code, and checked."""

import re
from pathlib import Path

import pytest

from isolario.games.volcanic_isle import game, longest
from isolario.kernel import FastLuck, Game, Problem, playout

RULINGS = Path(__file__).resolve().parents[3] / "docs" / "rulings.md"


def changed(folder: Path, *edits: tuple[str, str]) -> Game:
    """The game with a corrected components file: each edit replaces one text by another."""
    source = game.components()
    assert source is not None
    text = source.read_text("utf-8")
    for old, new in edits:
        assert old in text, f"{old} is not in the components"
        text = text.replace(old, new, 1)
    path = folder / "components.toml"
    path.write_text(text, "utf-8")
    return game.with_components(path)


def test_an_owner_can_correct_the_numbers(tmp_path: Path) -> None:
    """VI-TURN-1, VI-RAIS-5, VI-SETUP-4, VI-END-2: points, die, supplies, limits come from the file."""
    other = changed(
        tmp_path,
        ("action_points = 4", "action_points = 6"),
        ('"blank", "blank", "blank", "volcano", "volcano", "volcano"', '"blank", "volcano", "volcano"'),
        ("settlers = 8 ", "settlers = 5 "),
        ("moai = 20", "moai = 12"),
        ("standoff_rounds = 6", "standoff_rounds = 2"),
        ("village_built = 1", "village_built = 2"),
        ("land = 1,", "land = 3,"),
    )
    assert other.components_digest
    state = other.new(2, first_player=0)
    assert state.view(None)["left"] == 6
    state.apply(2 + 20)
    view = state.view(None)
    assert (view["left"], view["players"][0]["settlers"], view["players"][0]["moai"]) == (3, 4, 12)
    state.apply(506 + 72)
    assert state.scores()[0] == 2
    state.apply(600 + 73)
    assert state.actor == 1
    for seed in range(4):
        match = other.new(2 + seed % 3)
        assert playout(match, FastLuck(seed)) <= other.max_steps
    assert longest(game.box) == game.max_steps
    assert other.max_steps != game.max_steps


def test_the_faces_of_the_die_are_the_odds(tmp_path: Path) -> None:
    """VI-RAIS-5: blank and volcano faces as the file says; a die with one kind of face has one outcome."""
    for faces, legal, weights in (
        ('"blank", "volcano", "volcano"', [0, 1], [1, 2]),
        ('"blank"', [0], [1]),
        ('"volcano"', [1], [1]),
    ):
        other = changed(tmp_path, ('"blank", "blank", "blank", "volcano", "volcano", "volcano"', faces))
        state = other.new(2, first_player=0)
        for action in (22, 672, 761):
            state.apply(action)
        assert (state.legal(), state.weights()) == (legal, weights)


def test_another_shape_means_another_action_space(tmp_path: Path) -> None:
    """A corrected space count changes ids and action numbers together, and the game still plays."""
    other = changed(
        tmp_path,
        ("spaces = 94", "spaces = 95"),
        ("lava_tiles = 94", "lava_tiles = 95"),
        (cape_right(), cape_right().replace("spaces = [1, 1, 1]", "spaces = [1, 1, 2]")),
    )
    assert other.actions == 879
    state = other.new(3)
    playout(state, FastLuck(3))
    assert state.scores()


def test_the_printed_continent_can_be_entered(tmp_path: Path) -> None:
    """VI-SETUP-1, VI-SETUP-5: the worked example of docs/rulings.md, with unused areas and several bays, is played."""
    example = re.search(r"```toml\n(\[default\].*?)```", RULINGS.read_text("utf-8"), re.DOTALL)
    assert example is not None
    section = re.search(r"\[default\].*?(?=\[advanced\])", text_of_box(), re.DOTALL)
    assert section is not None
    other = changed(tmp_path, (section.group(), example.group(1)))
    land = other.box.default_land
    assert [area + 1 for area, place in enumerate(land.places) if place is None] == [10, 19]
    assert land.bays == [(-2, 1), (3, 0), (2, -4), (-2, 1)]
    assert all(2 <= len(hexes) <= 5 for hexes in land.landing)
    state = other.new(3, first_player=0)
    view = state.view(None)
    assert {hex["area"] for hex in view["hexes"]} == set(range(1, 23)) - {10, 19}
    assert [player["bay"] for player in view["players"]] == [[-2, 1], [3, 0], [2, -4]]
    for seed in range(3):
        match = other.new(2 + seed)
        assert playout(match, FastLuck(seed)) <= other.max_steps
        assert len(match.scores()) == 2 + seed


def text_of_box() -> str:
    source = game.components()
    assert source is not None
    return source.read_text("utf-8")


def cape_right() -> str:
    found = re.search(r"\[shape\.cape_right\].*?lava_lines = \[\]", text_of_box(), re.DOTALL)
    assert found is not None
    return found.group()


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("action_points = 4", "action_points = 0", "turn.action_points"),
        ("action_points = 4", 'action_points = "four"', "turn.action_points"),
        ("village = 2,", "village = 0,", "turn.cost.village"),
        ('"volcano"]', '"flame"]', "die.faces.5"),
        ("prayer_tokens = 24", "prayer_tokens = -1", "components.prayer_tokens"),
        ("lava_tiles = 94", "lava_tiles = 60", "components.lava_tiles"),
        ("geysers = 87", "geysers = 86", "components.geysers"),
        ("[-1, 0, 0], [0, -1, 0]", "[-1, 0, 0], [-1, 0, 0]", "default.placement.1"),
        ("[-1, 0, 0], [0, -1, 0]", "[-1, 0, 1], [0, -1, 0]", "default.placement"),
        ("[-1, 0, 0], [0, -1, 0]", "[], [0, -1, 0]", "default.placement"),
        ("bays = [[2, -2]]", "bays = [[2, -2], [9, 9]]", "default.bays.1"),
        ("bays = [[2, -2]]", "bays = [[1, -2]]", "default.bays.0"),
        ("bays = [[2, -2]]", "bays = []", "default.bays"),
        ("[[0, 1], [0, 3]]", "[[0, 1], [0, 2]]", "shape.notch.geysers.1"),
        ('"notch", "notch"', '"notch", "fjord"', "areas.shape.9"),
        ('add = "9E37', 'add = "XYZ', "advanced.splitmix64"),
        ("volcanoes_at_most = 2", "volcanoes_at_most = 8", "end.volcanoes_at_most"),
    ],
)
def test_wrong_numbers_are_named(tmp_path: Path, old: str, new: str, key: str) -> None:
    """A bad value gives a problem that names its key, in both languages."""
    with pytest.raises(Problem) as caught:
        changed(tmp_path, (old, new)).new(2)
    assert caught.value.id == "bad-component"
    assert str(caught.value.parameters["key"]).startswith(key)
    assert key in caught.value.say("it")


def test_broken_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        changed(tmp_path, ("[turn]", "[turn")).new(2)
    assert caught.value.id == "bad-toml"
