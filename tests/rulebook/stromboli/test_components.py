"""An owner of the box can correct a number without touching code."""

from pathlib import Path

import pytest

from isolario.games.stromboli import StromboliGame, game
from isolario.kernel import FastLuck, Problem, playout

from .position import RED, YELLOW, legal, play, position, view


def changed(tmp_path: Path, *edits: tuple[str, str]) -> StromboliGame:
    source = game.components()
    assert source is not None
    text = source.read_text("utf-8")
    for old, new in edits:
        assert text.count(old) == 1, f"{old} is not unique"
        text = text.replace(old, new)
    file = tmp_path / "components.toml"
    file.write_text(text, "utf-8")
    found = game.with_components(file)
    assert isinstance(found, StromboliGame)
    return found


def test_other_numbers_are_played(tmp_path: Path) -> None:
    other = changed(
        tmp_path,
        (
            "statue = { plain = 1, forest = 2, mountain = 3 }",
            "statue = { plain = 2, forest = 4, mountain = 9 }",
        ),
        ("pier_segment = 0", "pier_segment = 2"),
        ('{ id = "mountain",         cost = 2', '{ id = "mountain",         cost = 1'),
        ("priestess_cost = 1", "priestess_cost = 2"),
        ("stall_limit = 60 ", "stall_limit = 40 "),
        ("one_palm   = { build = 6, shell = 4,", "one_palm   = { build = 5, shell = 5,"),
    )
    assert other.new().view(None)["boat"]["segment"] == 2
    assert other.new().view(None)["decks"][0]["pool"]["shell"] == 5
    state = position(box=other, boat="C", cards={"D": ("shell", "build")}, beaches={"D": ("5", "")})
    play(state, "1C", "take-shell")
    assert "buy-mountain" in legal(state)
    assert "buy-priestess" not in legal(state)
    state = position(box=other, boat="C", cards={"D": ("", "")}, deck="", statues=("Am Bp", "Cf"))
    play(state, "1C")
    assert state.scores() == [11, 4]
    state = position(box=other, active=YELLOW, boat="A", quiet=39)
    play(state, "1B", "stay")
    assert state.actor == -2
    for seed in range(5):
        for variant in ("base", "tactical"):
            assert playout(other.new(variant=variant), FastLuck(seed)) <= other.max_steps
    assert other.components_digest != game.components_digest


def test_the_box_in_the_wheel_is_the_specification() -> None:
    state = game.new()
    decks = state.view(None)["decks"]
    assert [deck["left"] for deck in decks] == [15, 12, 15]
    assert [card["cost"] for card in state.view(None)["score_board"]] == [1, 1, 1, 2, 2]
    assert view(position())["stall_limit"] == 60
    assert position().own[RED] == 18


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("stall_limit = 60 ", "stall_limit = 0 ", "game.stall_limit"),
        ("stall_limit = 60 ", 'stall_limit = "long" ', "game.stall_limit"),
        ("hut_segment = [1, 4] ", "hut_segment = [1, 3] ", "board.hut_segment"),
        ("pier_segment = 0", "pier_segment = 4", "board.pier_segment"),
        ("start_step = [3, 12] ", "start_step = [3, 13] ", "board.start_step.1"),
        ("clockwise         = [3, 4,", "clockwise         = [4, 4,", "board.counterclockwise"),
        ("inward            = [1, 2,", "inward            = [1, 1,", "board.outward"),
        ("nautilus = 3 ", "nautilus = -3 ", "points.nautilus"),
        ('[[], ["mountain"],', '[["mountain"],', "eruption.hits_by_markers"),
        ('[[], ["mountain"],', '[[], ["hill"],', "eruption.hits_by_markers.1.0"),
        ("three_palm = { build = 4", "three_palm = { build = 5", "components.palm_cards"),
        ("three_palm = { build = 4", "three_palm = { built = 4", "deck.three_palm.built"),
        ("palm_cards = 42", "palm_cards = 41", "components.palm_cards"),
        ("deck_sizes = [15, 8, 11]", "deck_sizes = [15, 8, 12]", "tactical.deck_sizes.2"),
        ("removed_cards = { lava = 8 }", "removed_cards = { lava = 7 }", "tactical.removed_cards.lava"),
        ("priestess_cost = 1", "priestess_cost = 1.5", "score_board.priestess_cost"),
        ('id = "forest",           cost = 1', 'id = "woods",           cost = 1', "score_board.cards.2.id"),
        (
            "numbered_discs = [1, 2, 3, 4, 5]",
            "numbered_discs = [1, 2, 3, 4]",
            "components.per_player.numbered_discs",
        ),
        ("pre_scoring_purchase = false", "pre_scoring_purchase = 0", "tactical.pre_scoring_purchase"),
        ('family = "lava", ', 'family = "beach", ', "card.lava.family"),
        ("cards_total = 49", "cards_total = 50", "components.cards_total"),
    ],
)
def test_a_wrong_number_is_named(tmp_path: Path, old: str, new: str, key: str) -> None:
    with pytest.raises(Problem) as raised:
        changed(tmp_path, (old, new)).new()
    assert raised.value.id == "bad-component"
    assert raised.value.parameters["key"] == key
    assert key in raised.value.say("it")


def test_too_few_cards_for_the_opening_deal(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="12 cards"):
        changed(
            tmp_path,
            ("one_palm   = { build = 6", "one_palm   = { build = 2"),
            ("palm_cards = 42", "palm_cards = 38"),
            ("cards_total = 49", "cards_total = 45"),
        ).new()
