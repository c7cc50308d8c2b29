"""The numbers of the box can be corrected, and what makes no sense is refused in clear words."""

from pathlib import Path

import pytest

from isolario.games.the_island import game
from isolario.games.the_island.rules import Island
from isolario.kernel import OVER, FastLuck, Problem, playout

SOURCE = Path(str(game.components())).read_text("utf-8")


def changed(tmp_path: Path, *swaps: tuple[str, str]) -> Path:
    text = SOURCE
    for old, new in swaps:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def test_other_numbers_are_played(tmp_path: Path) -> None:
    """Four points, two to a boat, other values, another die: the game goes on with them."""
    path = changed(
        tmp_path,
        ("move_points = 3", "move_points = 4"),
        ("boat_capacity = 3", "boat_capacity = 2"),
        ("values = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]", "values = [1, 1, 2, 2, 2, 3, 3, 4, 4, 6]"),
        ('"serpent", "serpent", "shark", "shark", "whale", "whale"', '"serpent", "shark", "shark", "whale"'),
    )
    mine = game.with_components(path)
    for seed in range(4):
        state = mine.new(seats=3)
        assert isinstance(state, Island)
        most = 0
        luck = FastLuck(seed)
        while state.actor != OVER:
            most = max(most, *state.load)
            state.apply(state.legal()[luck.pick([1] * len(state.legal()))])
        assert most <= 2
        assert sorted(state.value[:10]) == [1, 1, 2, 2, 2, 3, 3, 4, 4, 6]
    assert mine.components_digest


def test_another_back_changes_the_draws(tmp_path: Path) -> None:
    path = changed(tmp_path, ("beach = { shark = 3, whale = 3", "beach = { shark = 2, whale = 4"))
    with pytest.raises(Problem, match="at least one for each of 6 tiles"):
        game.with_components(path).new()
    both = changed(
        tmp_path,
        ("beach = { shark = 3, whale = 3", "beach = { shark = 2, whale = 4"),
        ("whales = 5", "whales = 6"),
    )
    state = game.with_components(both).new()
    playout(state, FastLuck(1))
    assert state.actor == OVER


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("volcano = 1", "volcano = 0", "backs.mountain"),
        ("beach = 16", "beach = 15", "terrain_count"),
        ("sharks = 6", "sharks = 5", "pieces.sharks"),
        ("boats = 12", "boats = 11", "pieces.boats"),
        ("row_len = [7, 10", "row_len = [7, 11", "board.row_len"),
        ("row_min_x = [-6, -9", "row_min_x = [-6, -8", "board.row_min_x.1"),
        ("NW = [7, 17]", "NW = [7, 31]", "board.landing.NW"),
        ("serpent_start = [66,", "serpent_start = [31,", "board.serpent_start"),
        ('"whale", "whale"]', '"kraken", "whale"]', "die.faces"),
        ("move_points = 3", 'move_points = "three"', "limits.move_points"),
        ('colours = ["red", "yellow"', 'colours = ["red", "rust"', "players.colours"),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(Problem) as refusal:
        game.with_components(changed(tmp_path, (old, new))).new()
    assert said in refusal.value.say("en")
    assert said in refusal.value.say("it")
    assert refusal.value.say("en") != refusal.value.say("it")
