"""How the game is shown and spoken: notation, clicks, story, terminal."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from isolario.games.volcanic_isle import game
from isolario.games.volcanic_isle.rules import VolcanicIsle
from isolario.kernel import LANGUAGES, FastLuck, Match, ScriptedLuck, random_walk

from .position import (
    DONE,
    FIRE,
    PRAY,
    SW,
    A,
    B,
    border,
    carry,
    create,
    land,
    move,
    pairs,
    play,
    position,
    quietly,
    raise_,
    sculpt,
    village,
)


def test_notation_is_what_players_say() -> None:
    state = position(settlers={A: [20, 2]}, lying={A: [72]})
    written = {
        DONE: "end",
        PRAY: "pray",
        land(20): "land:13",
        create(2): "create:2a",
        move(20, SW): "move:13-2a",
        move(20, 0): "move:13-E",
        carry(20, SW): "carry:13-2a",
        village(10): "village:2a.3",
        sculpt(73): "sculpt:13.2",
        raise_(67): "raise:13.SE",
    }
    assert {action: game.presentation.notation(state, action) for action in written} == written


def test_answers_are_written_by_what_they_mean() -> None:
    state = position(settlers={A: [20]}, loose={A: [20]}, villages={A: [9]}, prayers=[1, 0])
    play(state, raise_(67))
    assert [game.presentation.notation(state, face) for face in (0, 1)] == ["die=blank", "die=volcano"]
    play(state, FIRE)
    assert game.presentation.notation(state, 2) == "volcano=2"
    play(state, 2)
    assert [game.presentation.notation(state, answer) for answer in (DONE, PRAY)] == ["burn", "pray"]
    sinking = position(settlers={A: [3, 25]}, loose={A: [3]}, cracks=[(25, 33), (19, 25)])
    quietly(sinking, raise_(17))
    assert [game.presentation.notation(sinking, a) for a in sinking.legal()] == [
        "leave",
        "flee:2b",
        "flee:12",
        "flee:22a",
    ]
    pair = play(position(settlers={A: [16]}, lava=[64]), sculpt(64))
    assert game.presentation.notation(pair, 35) == "volcanoes=3+5"


def test_clicks() -> None:
    """Every action on the board is reached by clicking the pieces it uses."""
    state = position(settlers={A: [20, 2]}, lying={A: [73, 72]}, villages={A: [9]})
    paths = {
        move(20, SW): ["settler:0:0", "hex:2"],
        carry(20, SW): ["moai:0:1", "hex:2"],
        create(2): ["space:9"],
        village(8): ["space:8", "supply:0:villages"],
        sculpt(8): ["space:8", "supply:0:moai"],
        raise_(67): ["geyser:67"],
        PRAY: ["stock:prayers"],
        DONE: [],
    }
    assert {action: game.presentation.path(state, action) for action in paths} == paths


def test_pieces_keep_their_names() -> None:
    """A carried and raised Moai is the same piece in every view."""
    state = position(settlers={A: [20]})
    seen = []
    for step in (sculpt(72), carry(20, SW), raise_(10)):
        quietly(state, step)
        seen += [(piece["id"], piece["at"]) for piece in state.view(None)["moai"]]
    assert seen == [("moai:0:0", "space:72"), ("moai:0:0", "hex:2"), ("moai:0:0", "geyser:10")]
    assert state.view(None)["settlers"][0] == {"id": "settler:0:0", "seat": 0, "at": "hex:2"}


def test_the_story_of_a_raise() -> None:
    """The chain is told link by link, in both languages."""
    match = Match(game, 2, {"first_player": "0"}, luck=ScriptedLuck([1, 1]), names=["Ada", "Bo"])
    for choice in ("land:13", "sculpt:13.1", "raise:13.SE"):
        match.play(choice)
    events = [event for step in match.steps for event in match.events(step, None)]
    kinds = [event.kind for event in events]
    assert kinds == ["land", "sculpt", "raise", "crack", "die", "erupt", *["lava"] * 4, "points"]
    english = game.texts("en", ("Ada", "Bo"))
    italian = game.texts("it", ("Ada", "Bo"))
    assert english(events[3].phrase) == "The ground cracks between 13 and 9."
    assert italian(events[5].phrase) == "Il vulcano 2 erutta."
    assert english(events[-1].phrase) == "Ada scores 1 point."


def test_phrases_tell_what_a_raise_brings() -> None:
    state = position(settlers={A: [2]}, villages={A: [9, 11]}, standing={A: [10]}, loose={A: [2]}, cracks=[(2, 5)])
    say = game.texts("en")
    assert (
        say(game.presentation.phrase(state, raise_(11)))
        == "Raise a Moai in 2a, facing 13: 4 points if no eruption costs you a village, new crack"
    )
    assert (
        say(game.presentation.phrase(state, raise_(14)))
        == "Raise a Moai in 2a, facing 3b: 4 points if no eruption costs you a village"
    )


def test_prompts() -> None:
    say, dire = game.texts("en"), game.texts("it")
    state = position(settlers={A: [20], B: [2]}, loose={A: [20]}, villages={B: [9]}, prayers=[0, 1], left=1)
    assert say(game.presentation.prompt(state)) == "Choose an action: you have 1 action point left."
    play(state, raise_(67), FIRE, 2)
    assert dire(game.presentation.prompt(state)) == (
        "Decidi se spendere un gettone preghiera: il vulcano 2 minaccia il tuo villaggio in 2a.2."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_terminal_board_fits(lang: str, seats: int) -> None:
    """At 100 columns no line is broken or cut, on the default and on generated continents."""
    for options in ({}, {"map": "advanced", "map_seed": "5"}, {"map": "advanced", "map_seed": "11"}):
        state = game.new(seats, **options)
        assert isinstance(state, VolcanicIsle)
        for steps in (1, 60, 200):
            random_walk(state, FastLuck(steps), steps)
            text = drawn(state.view(None), lang)
            assert max(len(line) for line in text.splitlines()) <= 100
            for hex in state.view(None)["hexes"]:
                assert (f"{hex['name']}" in text) or hex["sunk"]
    unbuilt = drawn(game.new(2, map="advanced").view(None), lang)
    assert game.texts(lang).message("terminal-no-map") in unbuilt


def drawn(view: Any, lang: str) -> str:
    console = Console(width=100, record=True, file=StringIO(), highlight=False)
    console.print(game.presentation.draw(view, game.texts(lang)))
    return console.export_text()


def test_terminal_shows_every_kind_of_piece() -> None:
    state = position(
        settlers={A: [2, 2, 2], B: [2]},
        villages={A: [9]},
        lying={B: [10]},
        loose={A: [2, 2]},
        standing={B: [10]},
        cracks=[(2, 16), (2, 5)],
    )
    text = drawn(state.view(None), "en")
    for mark in ("2a^ A3B", "*a_b.~a2", "→b", "║", "═"):
        assert mark in text


def test_the_view_tells_what_a_raise_would_do() -> None:
    """VI-RAIS-3, VI-RAIS-6, VI-SINK-1, VI-SINK-2: crack, points and what would sink with whom, before it is done."""
    state = position(
        settlers={A: [3], B: [25, 25]}, loose={A: [3]}, villages={A: [9], B: [82]}, cracks=[(25, 33), (19, 25)]
    )
    view = state.view(None)
    raises = {entry["geyser"]: entry for entry in view["raises"]}
    assert raises["geyser:17"]["crack"] == "crack:3-25"
    assert raises["geyser:17"]["points"] == 1
    cut = view["hanging"][raises["geyser:17"]["hanging"]]
    assert (cut["part"], cut["tie"]) == (["hex:25"], False)
    assert cut["losses"] == [{"seat": B, "settlers": 2, "villages": 1, "moai": 0}]
    assert raises["geyser:15"]["hanging"] is None
    assert view["odds"] == {"volcano": 3, "faces": 6}
    after = quietly(state, raise_(17)).view(None)
    assert after["pending"]["part"] == cut["part"]
    assert after["pending"]["targets"] == ["hex:3", "hex:19", "hex:33"]
    assert (after["raises"], after["hanging"]) == ([], [])


def test_the_view_shows_a_tie_as_a_tie() -> None:
    """VI-SINK-2: both halves alike: luck would decide, and the view says so."""
    halves = [1, 2, 3, 6, 12, 13, 14, 18, 21, 22]
    sides = pairs(border(position(), halves))
    state = position(cracks=sides[1:])
    found = [entry for entry in state.view(None)["hanging"] if entry["tie"]]
    assert len(found) == 1
    assert (len(found[0]["part"]), found[0]["between"]) == (18, [f"hex:{hex}" for hex in sides[0]])


def test_the_view_shows_lava_lines_and_bonus() -> None:
    """VI-ERUP-1, VI-FIN-1, VI-FIN-2, VI-FIN-3, VI-FIN-4, VI-FIN-5, VI-FIN-6: what each volcano would
    hit next, and the final bonus as it stands."""
    state = position(settlers={A: [2, 3]}, villages={A: [9]}, standing={A: [10, 11]}, prayers=[2, 0], lava=[8, 10])
    view = state.view(None)
    second = next(volcano for volcano in view["volcanoes"] if volcano["number"] == 2)
    assert second["lines"][0] == ["space:8", "space:9"]
    assert second["targets"] == ["space:9", "space:11", "space:12", "space:14"]
    nine = next(space for space in view["spaces"] if space["id"] == "space:9")
    assert (nine["next"], nine["line"], nine["step"], nine["piece"]) == (True, 0, 1, "village:9")
    bonus = view["players"][A]["bonus"]
    assert bonus == {"villages": 3, "moai": 4, "company": 4, "settlers": 8, "prayers": 4, "total": 23}
    assert (view["players"][A]["prayer_price"], view["players"][B]["prayer_price"]) == (3, 1)


def test_the_story_of_a_sinking() -> None:
    """VI-SINK-3, VI-SINK-8: who flees moves first, then what is lost is told by seat, then the land is gone."""
    state = position(
        settlers={A: [3, 25], B: [25, 25]}, loose={A: [3]}, villages={B: [82]}, standing={B: [77]},
        cracks=[(25, 33), (19, 25)],
    )  # fmt: skip
    quietly(state, raise_(17))
    play(state, land(19))
    before = state.clone()
    state.trace = []
    state.apply(land(3))
    events = game.presentation.events(before, land(3), state, state.trace, None)
    assert [event.kind for event in events] == ["rescue", "gone", "lost"]
    assert [(move.piece, move.source, move.target) for move in events[0].moves] == [("settler:1:0", "hex:25", "hex:3")]
    assert {(move.piece, move.source, move.target) for move in events[1].moves} == {
        ("hex:25", "hex:25", None),
        ("crack:3-25", "crack:3-25", None),
        ("crack:19-25", "crack:19-25", None),
        ("crack:25-33", "crack:25-33", None),
        ("lava:83", "space:83", None),
        ("settler:1:1", "hex:25", None),
        ("moai:1:0", "geyser:77", None),
        ("village:82", "space:82", None),
    }
    say, dire = game.texts("en", ("Ada", "Bo")), game.texts("it", ("Ada", "Bo"))
    assert say(events[2].phrase) == "Bo loses 1 settler, 1 village, 1 Moai to the sea."
    assert dire(events[2].phrase) == "Bo perde in mare 1 colono, 1 villaggio, 1 Moai."
    assert events[1].elements == ("hex:25",)


def test_why_not_speaks_to_the_one_who_asks() -> None:
    """VI-TURN-3, VI-STATE-3, VI-MOVE-3: a sentence with its rule for whoever points at something."""
    state = position(settlers={A: [20], B: [16]}, standing={B: [67]}, cracks=[(16, 20)])
    say = game.texts("en", ("Ada", "Bo"))

    def told(element: str, viewer: int | None) -> tuple[str, str]:
        reason = game.presentation.why_not(state, element, viewer)
        return say(reason.phrase), reason.rule

    assert told("geyser:67", B) == ("Ada decides now.", "")
    assert told("geyser:67", A) == ("A Moai of Bo already stands on this geyser.", "VI-STATE-3")
    assert told("settler:1:0", A) == ("That belongs to Bo: you act with your own pieces only.", "VI-TURN-3")
    assert told("hex:16", A) == ("A crack or the sea lies between: nobody can cross it.", "VI-MOVE-3")
    assert told("hex:0", A) == ("None of your settlers is next to 1a.", "VI-MOVE-3")
    assert told("space:8", A) == ("You need a settler in 2a for that.", "VI-SCUL-1")


def test_an_eruption_is_told_by_what_it_destroys_then_by_where_its_lava_lies() -> None:
    """Lava on four lines, one of them through a village: the four flows can be told as one line."""
    before = position(settlers={A: [20]}, loose={A: [20]}, villages={B: [12]}, lava=[0])
    play(before, raise_(67), FIRE)
    state = before.clone()
    state.trace = []
    state.apply(2)
    events = game.presentation.events(before, 2, state, state.trace, None)
    assert [event.kind for event in events][:6] == ["erupt", "burn", "lava", "lava", "lava", "lava"]


def test_a_prayer_is_seen_to_come_to_the_piece_it_saves() -> None:
    before = position(settlers={A: [20]}, loose={A: [20]}, villages={B: [12]}, lava=[0], prayers=[0, 1])
    play(before, raise_(67), FIRE, 2)
    state = before.clone()
    state.trace = []
    state.apply(PRAY)
    prayed = game.presentation.events(before, PRAY, state, state.trace, None)[0]
    assert (prayed.kind, prayed.elements) == ("pray", ("seat:1", "space:12"))
    assert [(move.source, move.target) for move in prayed.moves] == [("supply:1:prayers", "space:12")]
