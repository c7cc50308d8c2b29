"""The numbers of the box can be replaced, and nonsense is refused with the place named."""

from pathlib import Path

import pytest

from isolario.games.nomads import game
from isolario.kernel import OVER, FastLuck, Problem, playout

BOX = Path(str(game.components())).read_text("utf-8")


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    text = BOX
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "components.toml"
    path.write_text(text, "utf-8")
    return path


def test_other_numbers_can_be_played(tmp_path: Path) -> None:
    other = game.with_components(
        changed(
            tmp_path,
            ("whale = [2, 3, 4, 5]", "whale = [1, 3, 5, 8]"),
            ("points = 7", "points = 12"),
            ("stall_turns = 60", "stall_turns = 20"),
            ("max_discs_per_space = 4", "max_discs_per_space = 3"),
        )
    )
    state = other.new(seats=4)
    playout(state, FastLuck(3))
    assert state.actor == OVER
    cards = state.view(None)["cards"]
    assert [card["value"] for card in cards[4:8]] == [1, 3, 5, 8]
    assert cards[3]["points"] == 12
    assert other.components_digest


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("whale = [2, 3, 4, 5]", "whale = [2, 3, 3, 5]", "cards.legend.whale"),
        ("whale = [2, 3, 4, 5]", "whale = [2, 3, 4]", "cards.legend.whale"),
        ("whale = [2, 3, 4, 5]", "shark = [2, 3, 4, 5]", "cards.legend.whale"),
        ("different_tiles = 7", "different_tiles = 8", "cards.song.3.different_tiles"),
        ("different_tiles = 5", "different_tiles = 4", "cards.song"),
        ("whale = 14", "whale = 13", "tiles.copies"),
        ("stack_height = 14", 'stack_height = "high"', "tiles.stack_height"),
        ("2 = 2, 3", "2 = 3, 3", "opal.shares_of_the_tied.2"),
        ("trigger = 4", "trigger = 5", "opal.first"),
        ("stacks_at_most = 2", "stacks_at_most = 8", "end.stacks_at_most"),
        ("stall_warning = 10", "stall_warning = 60", "end.stall_warning"),
        ("stall_turns = 60", "", "end.stall_turns"),
    ],
)
def test_nonsense_is_refused_by_name(tmp_path: Path, old: str, new: str, named: str) -> None:
    with pytest.raises(Problem) as refused:
        game.with_components(changed(tmp_path, (old, new))).new()
    assert f"“{named}" in str(refused.value)
    assert "Correct it" in str(refused.value)


def test_a_third_joker_in_the_box_is_refused(tmp_path: Path) -> None:
    """With the coin there would be four, and the choice of Jokers ends at three."""
    path = changed(tmp_path, ("joker = 2", "joker = 3"), ("whale = 14", "whale = 13"))
    with pytest.raises(Problem, match="at most 2"):
        game.with_components(path).new()
