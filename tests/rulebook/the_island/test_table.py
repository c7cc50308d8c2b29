"""How the game is written, clicked, explained and drawn."""

import pytest
from rich.console import Console

from isolario.games.the_island import game
from isolario.games.the_island.board import ACTIONS
from isolario.games.the_island.notation import PHASES
from isolario.games.the_island.position import END
from isolario.games.the_island.rules import Island
from isolario.kernel import LANGUAGES, OVER, FastLuck, IllegalAction, Match, random_walk
from isolario.kernel.playout import step as random_step
from isolario.kernel.rulebook import anchors, rule
from tests.rulebook.the_island.position import (
    DEFEND,
    DONE,
    Scene,
    at_hex,
    board,
    climb,
    do,
    go,
    jump,
    land,
    play,
    sail,
    select,
    step,
    value,
)

table = game.presentation


def test_both_rule_texts_explain_the_same_rules() -> None:
    assert anchors(game, "en") == anchors(game, "it")
    assert len(set(anchors(game))) == len(anchors(game)) == 100
    for id in anchors(game):
        for lang in LANGUAGES:
            assert len(rule(game, id, lang)) > 15


@pytest.mark.parametrize(
    ("action", "written"),
    [
        (DONE, "end"),
        (go("A0", "NW"), "r0-C4"),
        (board("A0", "NW"), "r0+C4"),
        (jump("A1"), "r1~"),
        (land("A1"), "r1*"),
        (climb("A2"), "r2^"),
        (sail(1, "E"), "boat1-C2"),
    ],
)
def test_moves_are_written_as_a_player_would(action: int, written: str) -> None:
    scene = Scene().put("D4", "A0").boat("C4").boat("C1", "A1").put("C4", "A2")
    state = scene.moving()
    assert action in state.legal()
    assert table.notation(state, action) == written
    match = Match(game, 4, auto=False)
    match.state = state
    assert match.read(written) == action


def test_moves_are_clicked_on_the_board() -> None:
    state = Scene().put("D4", "A0").boat("C4").boat("C1", "A1").put("C4", "A2").moving()
    paths = {
        go("A0", "NW"): ["explorer:red:0", "hex:C4"],
        board("A0", "NW"): ["explorer:red:0", "boat:0"],
        jump("A1"): ["explorer:red:1", "hex:C1"],
        land("A1"): ["explorer:red:1", "island:NW"],
        climb("A2"): ["explorer:red:2", "boat:0"],
        sail(0, "W"): ["boat:0", "hex:C3"],
        DONE: [],
    }
    for action, path in paths.items():
        assert table.path(state, action) == path


@pytest.mark.parametrize(
    ("state", "action", "reason"),
    [
        (Scene().put("D4", "A0").at("place", "B"), at_hex("D4"), "IS-SETUP-5"),
        (Scene(overpopulation=True).put("D4", "A0").at("place", "B"), at_hex("D4"), "IS-VAR-1"),
        (Scene().put("D4", "A0").at("value", "A", mover=0), value(6), "IS-SETUP-6"),
        (Scene().boat("C4").at("boats"), at_hex("C4"), "IS-SETUP-8"),
        (Scene().put("H5", "A0").hand("A", "beach:dolphin").turn(), play("dolphin"), "IS-HAND-2"),
        (Scene().put("H5", "A0").hand("A", "beach:dolphin").turn(), play("wind"), "IS-HAND-1"),
        (Scene().put("H5", "A0").hand("A", "beach:dolphin").turn(), DEFEND, "IS-REACT-4"),
        (Scene().put("C3", "A0").moving(), board("A0", "E"), "IS-MOVE-12"),
        (Scene().put("C4", "A0").moving(), go("A0", "SE"), "IS-STATE-1"),
        (Scene().put("C3", "A0").moving(), climb("A0"), "IS-MOVE-9"),
        (Scene().put("C3", "A0").moving(), land("A0"), "IS-MOVE-11"),
        (Scene().put("D4", "A0").moving(), jump("A0"), "IS-MOVE-7"),
        (Scene().put("D4", "A0").moving(), board("A0", "NW"), "IS-MOVE-4"),
        (Scene().boat("C3", "A0").moving(), board("A0", "W"), "IS-MOVE-5"),
        (Scene().boat("C3", "A0").moving(), go("A0", "W"), "IS-MOVE-7"),
        (Scene().boat("C3", "A0").moving(), land("A0"), "IS-MOVE-10"),
        (Scene().boat("C3", "B0", "B1", "B2").put("C3", "A0").moving(), climb("A0"), "IS-BOAT-1"),
        (Scene().boat("C3", "B0").put("H5", "A0").moving(), sail(0, "W"), "IS-BOAT-3"),
        (Scene().boat("C3").boat("C2").put("H5", "A0").moving(), sail(0, "W"), "IS-BOAT-4"),
        (Scene().put("NW", "A1").put("H5", "A0").moving(), go("A1", "E"), "IS-STATE-8"),
        (Scene().put("H5", "A0").moving(), go("A1", "E"), "IS-STATE-4"),
        (Scene().put("H5", "A0").moving(), at_hex("D4"), "IS-TURN-1"),
        (do(Scene().put("C3", "A0").moving(), go("A0", "W")), go("A0", "W"), "IS-SWIM-1"),
        (Scene().put("H5", "A0").sinking(), at_hex("E6"), "IS-SINK-2"),
        (Scene().tile("D4", "beach").put("H5", "A0").sinking(), at_hex("D5"), "IS-SINK-1"),
        (Scene().put("H5", "A0").sinking(), DONE, "IS-SINK-3"),
        (Scene().put("H5", "A0").creature("shark", "C3").rolled("shark"), at_hex("C4"), "IS-CREA-1"),
        (Scene().put("H5", "A0").creature("shark", "C3", "G6").rolled("shark"), at_hex("G6"), "IS-CREA-2"),
        (
            do(Scene().put("H5", "A0").creature("shark", "C4").rolled("shark"), at_hex("C4")),
            step("SE"),
            "IS-CREA-3",
        ),
        (Scene().put("H5", "A0").at("crowd", mover=0, count=1, target=20), select("A0"), "IS-EFF-3"),
    ],
)
def test_every_refusal_names_its_rule(state: Island, action: int, reason: str) -> None:
    assert action not in state.legal()
    assert table.why(state, action) == reason
    match = Match(game, int(state.seats), auto=False)
    match.state = state
    with pytest.raises(IllegalAction, match=reason):
        match.play(action)


def test_every_reason_is_in_the_rule_texts() -> None:
    known = set(anchors(game))
    state, luck = game.new(seats=4), FastLuck(8)
    while state.actor != OVER:
        if state.actor >= 0:
            legal = set(state.legal())
            illegal = [action for action in range(0, int(ACTIONS), 7) if action not in legal]
            assert {table.why(state, action) for action in illegal} <= known
        random_step(state, luck)


def test_every_phase_has_a_word() -> None:
    assert len(set(PHASES)) == len(PHASES) == int(END) + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_board_fits_and_shows_everything(lang: str) -> None:
    state = game.new(seats=4)
    random_walk(state, FastLuck(5), 260)
    console = Console(width=100)
    with console.capture() as captured:
        console.print(table.draw(state.view(0), game.texts(lang)))
    text = captured.get()
    assert max(len(line) for line in text.splitlines()) <= 100
    for hex in ("A1", "G6", "M7", "K11*"):
        assert hex in text
    for explorer in state.view(0)["explorers"]:
        if explorer["where"] == "tile":
            assert f"{explorer['colour'][0]}{explorer['number']}" in text


def test_the_terminal_shows_values_only_to_their_owner() -> None:
    state = Scene().put("H5", "A9", "B9").moving()
    texts = game.texts("en")

    def drawn(viewer: int | None) -> str:
        console = Console(width=100)
        with console.capture() as captured:
            console.print(table.draw(state.view(viewer), texts))
        return captured.get()

    assert "r9(6)" in drawn(0)
    assert "y9(6)" not in drawn(0)
    assert "(6)" not in drawn(None)
