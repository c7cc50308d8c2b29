"""How the game is written, clicked, explained and drawn."""

import pytest
from rich.console import Console

from isolario.games.the_island import game
from isolario.games.the_island.actions import ACTIONS
from isolario.games.the_island.position import END, PHASES
from isolario.games.the_island.rules import Island
from isolario.kernel import LANGUAGES, OVER, FastLuck, IllegalAction, Match, State, random_walk
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

shown = game.presentation


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
    assert shown.notation(state, action) == written
    match = Match(game, 4, auto=False)
    match.state = state
    assert match.read(written) == action


def test_moves_are_clicked_on_the_board() -> None:
    state = Scene().put("D4", "A0").boat("C4").boat("C1", "A1").put("C4", "A2").moving()
    paths = {
        go("A0", "NW"): ["explorer:0:0", "hex:C4"],
        board("A0", "NW"): ["explorer:0:0", "boat:0"],
        jump("A1"): ["explorer:0:1", "hex:C1"],
        land("A1"): ["explorer:0:1", "island:NW"],
        climb("A2"): ["explorer:0:2", "boat:0"],
        sail(0, "W"): ["boat:0", "hex:C3"],
        DONE: [],
    }
    for action, path in paths.items():
        assert shown.path(state, action) == path


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
    assert shown.reason(state, action).rule == reason
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
            assert {shown.reason(state, action).rule for action in illegal} <= known
        random_step(state, luck)


def test_every_phase_has_a_word() -> None:
    assert len(set(PHASES)) == len(PHASES) == int(END) + 1


def drawn(state: State, viewer: int | None, lang: str = "en", width: int = 100) -> str:
    console = Console(width=width)
    with console.capture() as captured:
        console.print(shown.draw(shown.view(state, viewer), game.texts(lang)))
    return captured.get()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_the_terminal_board_fits_and_shows_everything(lang: str, width: int) -> None:
    state = game.new(seats=4)
    random_walk(state, FastLuck(5), 260)
    text = drawn(state, 0, lang, width)
    rows = text.splitlines()[:26]
    assert max(len(line) for line in rows) <= width
    for hex in ("A1", "A7", "F12", "G6", "H12", "M7", "K11*"):
        assert hex in text
    for explorer in state.view(0)["explorers"]:
        if explorer["where"] in ("tile", "water"):
            assert f"{'rygb'[explorer['colour']]}{explorer['number']}" in text


def test_a_narrow_hex_lists_whom_it_cannot_hold() -> None:
    state = Scene().put("C4", "A0", "B0", "C0", "D0").boat("C4", "A1", "B1").put("H5", "A2").moving()
    text = drawn(state, None, width=80)
    for label in ("r0", "y0", "g0", "b0"):
        assert label in text
    assert "ry_" in text


def test_the_terminal_shows_values_only_to_their_owner() -> None:
    state = Scene().put("H5", "A9", "B9").moving()
    assert "r9(6)" in drawn(state, 0)
    assert "y9(6)" not in drawn(state, 0)
    assert "(6)" not in drawn(state, None)


# -- what a board needs to know without knowing the rules -----------------------------------------------------


def test_the_view_says_which_steps_are_deadly() -> None:
    """IS-SWIM-3, IS-BOAT-5, IS-BOAT-7: before anything is done, and the choice says so too."""
    scene = (
        Scene().put("D4", "A0", "A1").boat("C3", "A2").boat("C5").creature("shark", "C4").creature("whale", "C2", "C5")
    )
    state = scene.moving()
    found = {(one["piece"], one["target"]): one["fate"] for one in shown.view(state, None)["perils"]}
    assert found[("explorer:0:0", "hex:C4")] == "lost"
    assert found[("boat:0", "hex:C2")] == "capsize"
    assert found[("explorer:0:0", "boat:1")] == "capsize"
    assert ("boat:0", "hex:B3") not in found
    assert ("boat:1", "hex:C6") not in found  # empty: nothing happens to it (IS-BOAT-6)
    assert "lost!" in game.texts("en")(shown.phrase(state, go("A0", "NW")))
    assert "!" not in game.texts("en")(shown.phrase(state, go("A0", "W")))


def test_the_view_says_whom_a_creature_would_attack() -> None:
    """IS-CREA-5, IS-CREA-7"""
    scene = Scene().put("H5", "A0").put("C3", "B0").boat("B2", "B1").creature("shark", "C2")
    state = do(scene.rolled("shark"), at_hex("C2"))
    view = shown.view(state, None)
    assert [(one["target"], one["fate"]) for one in view["perils"]] == [("hex:C3", "attack")]
    assert (view["creature"], view["steps_left"], view["steps"], view["turn_phase"]) == ("shark", 2, 2, 4)
    assert "C4" in view["creatures"][0]["reach"]
    assert "C5" not in view["creatures"][0]["reach"]


def test_an_open_attack_is_shown_to_all_alike() -> None:
    """IS-REACT-2: creature, hex, boat and passengers; nothing about hands."""
    scene = Scene().put("H5", "A0").boat("C3", "B0", "C0").creature("whale", "C2").hand("B", "forest:defence_whale")
    state = do(scene.rolled("whale"), at_hex("C2"), step("E"))
    expected = {
        "creature": "whale:0",
        "kind": "whale",
        "hex": "C3",
        "threatened": ["boat:0", "explorer:1:0", "explorer:2:0"],
        "asked": 1,
    }
    for viewer in (None, 0, 1, 2):
        assert shown.view(state, viewer)["attack"] == expected


def test_whose_explorer_is_placed_next() -> None:
    """IS-VAR-8, IS-INFO-3: the colour in the open, the values for its owner only."""
    match = Match(game, 2, {"two_colours": "on", "first_player": "0"}, FastLuck(1), auto=False)
    for hex in ("D4", "D5"):
        match.play(at_hex(hex))
        match.play(value(6))
    own, other = shown.view(match.state, 0)["placing"], shown.view(match.state, 1)["placing"]
    assert own == {"seat": 0, "colour": 2, "explorers": 10, "values": [1, 1, 1, 2, 2, 3, 3, 4, 5, 6], "boats": 8}
    assert other == {**own, "values": None}
    assert "second colour" in game.texts("en")(shown.prompt(match.state))


@pytest.mark.parametrize(
    ("element", "word", "rule_id"),
    [
        ("explorer:1:0", "not-yours", "IS-MOVE-2"),
        ("explorer:0:5", "saved", "IS-STATE-8"),
        ("explorer:0:6", "lost", "IS-STATE-4"),
        ("boat:0", "boat-control", "IS-BOAT-3"),
        ("shark:0", "creature-later", "IS-CREA-1"),
        ("hex:A1", "pick-first", "IS-MOVE-1"),
        ("island:NW", "land", "IS-MOVE-10"),
        ("card:dolphin", "tile-first", "IS-HAND-1"),
        ("card:defence_shark", "defence-later", "IS-REACT-4"),
        ("die", "phase-move", "IS-TURN-1"),
    ],
)
def test_things_say_why_not(element: str, word: str, rule_id: str) -> None:
    scene = Scene().put("D4", "A0", "B0").put("NW", "A5").boat("C3", "B1").creature("shark", "A3")
    state = scene.hand("A", "beach:dolphin", "beach:defence_shark").moving()
    found = shown.why_not(state, element, 0)
    assert (found.phrase.id, found.rule) == (f"reason-{word}", rule_id)
    assert shown.why_not(state, element, 1).phrase.id == "reason-others-turn"
    assert shown.why_not(state, element, None).phrase.id == "reason-others-turn"
