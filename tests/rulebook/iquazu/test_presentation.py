"""How the game is shown and spoken."""

from io import StringIO

import pytest

from isolario.games.iquazu import game
from isolario.kernel import LANGUAGES, FastLuck, Match, Phrase
from isolario.kernel.rulebook import anchors, rule

from .position import A, B, column, play, position, written


def say(phrase: Phrase, lang: str) -> str:
    return game.texts(lang, ("Ada", "Bruno", "Carla", "Dino"))(phrase)


@pytest.mark.parametrize(
    ("choice", "english", "italian"),
    [
        ("draw", "Draw 4 cards", "Pesca 4 carte"),
        ("1:2", "Place a gem at 1:2 (white, cost 1)", "Piazza una pietra in 1:2 (crepa bianca, costo 1)"),
        ("1:3", "Place a gem at 1:3 for 1 orange", "Piazza una pietra in 1:3 pagando 1 arancione"),
        ("+3", "Use a bonus tile: draw 3 cards", "Usa una tessera bonus: pesca 3 carte"),
    ],
)
def test_choices_in_both_languages(choice: str, english: str, italian: str) -> None:
    state = position(hands={A: "W1 B1 O2"}, held={A: ["draw3"]})
    action = state.legal()[written(state).index(choice)]
    assert say(game.presentation.phrase(state, action), "en") == english
    assert say(game.presentation.phrase(state, action), "it") == italian


def test_payments_in_both_languages() -> None:
    state = play(position(hands={A: "W1 B4 O2"}, held={A: ["any"]}), "3:3")
    said = {
        written(state)[place]: game.presentation.phrase(state, action) for place, action in enumerate(state.legal())
    }
    assert say(said["W+2B+2O"], "en") == "Pay 1 white, 2 blue and 2 orange"
    assert say(said["W+2B+2O"], "it") == "Paga 1 bianca, 2 blu e 2 arancioni"
    assert say(said["any:W+2O"], "it") == "Paga 1 bianca e 2 arancioni e una tessera «qualsiasi colore»"
    assert say(game.presentation.prompt(state), "en") == "Choose how to pay for 3:3 (white, cost 3)."


def test_prompts_say_what_to_do() -> None:
    poor, rich = position(), position(hands={A: "W1"})
    assert say(game.presentation.prompt(poor), "it") == "Pesca 4 carte: nessuna crepa è alla tua portata."
    assert say(game.presentation.prompt(rich), "en") == "Draw 4 cards, or choose a crevice for a gem."
    play(rich, "draw")
    assert say(game.presentation.prompt(rich), "en") == "Use a bonus tile, or end your turn."
    drop = position(water=A, phase="after", due=0)
    assert say(game.presentation.prompt(drop), "it").endswith("lascia cadere una goccia.")
    assert say(game.presentation.phrase(drop, 1), "en") == "End your turn: a drop falls"


def test_paths_are_clicked_on_the_board() -> None:
    state = position(hands={A: "W1"}, held={A: ["draw2"]})
    paths = {
        game.presentation.notation(state, action): game.presentation.path(state, action) for action in state.legal()
    }
    assert paths["draw"] == ["pile"]
    assert paths["1:2"] == ["crevice:1:2"]
    owned = next(tile["id"] for tile in state.view(A)["tiles"] if tile["owner"] == A)
    assert paths["+2"] == [owned]
    state = play(position(hands={A: "W13"}, phase="after", due=0), "end")
    assert game.presentation.path(state, 97) == ["hand:white"]


def test_a_sequence_is_told_in_full() -> None:
    """Every sentence of a scoring, in the order in which things happen."""
    match = Match(game, 4, options={"first_player": 0, "strips": "fixed"}, luck=FastLuck(1))
    match.state = position(
        hands={A: "B1"}, drops=column(1, range(9)), tiles=("points1", "points2", "draw2", "draw3", "double")
    )
    match.steps.clear()
    steps = match.play("1:9")
    told = [say(event.phrase, "en") for step in steps for event in match.events(step, B)]
    assert told[:3] == [
        "Ada pays 1 blue and places a gem at 1:9.",
        "Column 1 is full and is scored.",
        "Ada comes first in column 1: 8 points.",
    ]
    assert "Ada leads row 5 and takes a tile: double turn." in told
    assert "Nobody is in row 1: its tile is gone (1 point)." in told
    assert "The water moves on: column 2 is now the first." in told
    assert "The water box goes to Carla." in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_elements_name_what_can_be_seen(lang: str) -> None:
    state = position(hands={A: "W1"}, gems={B: ["1:9"]}, drops=["1:0"], held={B: ["any"]})
    view = game.presentation.view(state, A)
    said = {element.id: say(element.phrase, lang) for element in game.presentation.elements(view)}
    expected = {
        "en": {
            "crevice:1:0": "Crevice 1:0, orange: drop",
            "crevice:1:9": "Crevice 1:9, blue: gem of Bruno",
            "crevice:2:0": "Crevice 2:0, orange: free, cost 2",
            "crevice:7:0": "Crevice 7:0, white: free, out of reach",
            "hand:white": "1 white card",
            "seat:0": "Ada: 0 points, 1 card, gem box",
        },
        "it": {
            "crevice:1:0": "Crepa 1:0, arancione: goccia",
            "crevice:1:9": "Crepa 1:9, blu: pietra di Bruno",
            "crevice:2:0": "Crepa 2:0, arancione: libera, costo 2",
            "crevice:7:0": "Crepa 7:0, bianca: libera, fuori portata",
            "hand:white": "1 carta bianca",
            "seat:0": "Ada: 0 punti, 1 carta, cassetta delle pietre",
        },
    }
    for id, text in expected[lang].items():
        assert said[id] == text


def test_pieces_keep_their_names() -> None:
    """A won tile keeps its id, so that it can be seen to move."""
    state = position(hands={A: "B1"}, drops=column(1, range(9)))
    before = {tile["id"]: tile["at"] for tile in state.view(None)["tiles"]}
    play(state, "1:9")
    after = {tile["id"]: (tile["at"], tile["owner"]) for tile in state.view(None)["tiles"]}
    assert before["tile:6:5"] == "open"
    assert after["tile:6:5"] == ("seat", A)


def test_the_terminal_shows_the_wall() -> None:
    """Played from a terminal of 100 columns: every free crevice of the window can be read off."""
    from rich.console import Console

    state = position(hands={A: "W3 B1 O2"}, gems={B: ["1:9"]}, drops=["1:0"])
    for lang in LANGUAGES:
        console = Console(width=100, record=True, file=StringIO())
        console.print(game.presentation.draw(game.presentation.view(state, A), game.texts(lang)))
        text = console.export_text()
        assert max(len(line) for line in text.splitlines()) <= 100
        for piece in ("W2", "B7", "◆2", "●", "WWW B OO"):
            assert piece in text


def test_the_rules_for_people_explain_every_reason() -> None:
    """The same rule IDs in both languages, and each that a refusal may name can be read."""
    assert anchors(game, "en") == anchors(game, "it")
    assert len(set(anchors(game))) == len(anchors(game)) == 62
    state = position(hands={A: "W3 B1"}, gems={B: ["1:9"]})
    for action in set(range(game.actions)) - set(state.legal()):
        for lang in LANGUAGES:
            assert rule(game, game.presentation.reason(state, action).rule, lang)
