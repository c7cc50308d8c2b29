"""What people read and click: the view, reasons, prompts, the terminal."""

import io

import pytest
from rich.console import Console, RenderableType

from isolario.games.nomads import game
from isolario.games.nomads.rules import Nomads
from isolario.kernel import CHANCE, OVER, FastLuck, IllegalAction, Match, State, random_walk
from isolario.kernel.playout import step
from isolario.kernel.rulebook import anchors, rule

from .position import MOON, NOSTROMO, RED, SIANA, ULRICH, events, legal, play, position


def test_view_names_every_disc_once_and_for_good() -> None:
    state = position((ULRICH, NOSTROMO), {"A": "UNGF", "B": "RM"})
    before = {disc["id"]: letter for letter, disc in discs(state)}
    assert before["disc:ulrich:0"] == "A"
    assert before["disc:frog:0"] == "A"
    play(state, "A>", "pass")
    after = {disc["id"]: letter for letter, disc in discs(state)}
    assert set(after) == set(before)
    assert (after["disc:ulrich:0"], after["disc:frog:0"], after["disc:red:0"]) == ("B", "E", "B")


def discs(state: Nomads) -> list[tuple[str, dict[str, object]]]:
    return [(space["letter"], disc) for space in state.view(None)["spaces"] for disc in space["pile"]]


def test_paths_lead_over_the_board() -> None:
    state = position((MOON, RED, SIANA), {"C": "MN", "H": "RM"}, held={0: {"whale": 2}})
    paths = {
        name: game.presentation.path(state, action) for name, action in zip(legal(state), state.legal(), strict=True)
    }
    assert paths["C>"] == ["pile:2", "pile:3"]
    assert paths["C<"] == ["pile:2", "pile:1"]
    assert paths["H>"] == ["pile:7", "pile:0"]
    assert paths["whale2"] == ["card:legend:0:0"]
    shift = position((MOON, RED, SIANA), {"C": "MN"}, lys="A", phase=8)
    assert [game.presentation.path(shift, action) for action in shift.legal()] == [["stack:1"], ["stack:7"], []]
    lift = position((RED, MOON), {"C": "RN"}, phase=12)
    assert game.presentation.path(lift, lift.legal()[0]) == ["disc:red:0"]


def test_a_refusal_names_the_rule_and_the_rule_can_be_read() -> None:
    match = Match(game, 2, {"first_player": 0, "adventurers": "red,ulrich"}, luck=FastLuck(1))
    for space in "ABCDEFABCDE":
        match.play(space)
    with pytest.raises(IllegalAction) as refused:
        match.play("pass")
    assert refused.value.rule == "NO-TURN-3"
    for lang in ("en", "it"):
        assert len(rule(game, "NO-TURN-3", lang)) > 40


def test_every_reason_points_at_a_rule_of_the_text() -> None:
    known = set(anchors(game, "en"))
    assert known == set(anchors(game, "it"))
    given = set()
    for seed in range(6):
        state, luck = game.new(seats=2 + seed % 4), FastLuck(seed)
        while state.actor != OVER:
            if state.actor != CHANCE:
                choices = set(state.legal())
                given |= {
                    game.presentation.reason(state, action).rule
                    for action in range(game.actions)
                    if action not in choices
                }
            step(state, luck)
    assert given <= known
    assert len(given) > 15


def test_an_element_says_why_nothing_can_be_done_with_it() -> None:
    state = position((ULRICH, RED, SIANA), {"C": "NUR"}, lys="A", held={0: {"whale": 1}}, songs={1: 4})
    words = game.texts("en", ("Ada", "Bruno", "Carla"))

    def why_not(element: str, viewer: int | None = 0) -> tuple[str, str]:
        reason = game.presentation.why_not(state, element, viewer)
        return words(reason.phrase), reason.rule

    assert why_not("pile:0") == ("None of your discs lies on A: you can only lift a pile that has one.", "NO-MOVE-1")
    assert why_not("pile:2") == ("You can choose this now.", "NO-TURN-2")
    assert why_not("pile:2", 1) == ("Ada decides now.", "")
    assert why_not("card:song:0") == ("Bruno has written this card.", "NO-WRI-1")
    assert why_not("card:song:1") == ("For the song of 5 you lack 4 different tiles.", "NO-WRI-2")
    assert why_not("card:legend:0:1") == ("For the legend of the Whale, value 3, you lack 2 tiles.", "NO-WRI-2")
    assert why_not("stack:4")[1] == "NO-LIS-2"
    assert why_not("lys")[1] == "NO-LYS-1"


def test_pieces_are_where_they_lie() -> None:
    state = position((ULRICH, RED), {"C": "NUR"}, lys="D", songs={1: 4})
    pieces = state.view(None)["pieces"]
    assert pieces["disc:ulrich:0"] == "pile:2"
    assert pieces["lys"] == "stack:3"
    assert (pieces["card:song:0"], pieces["card:song:1"]) == ("seat:1", "supply")


def test_what_is_paid_goes_to_the_fire_and_the_card_to_the_seat() -> None:
    state = position((RED, MOON), {"C": "RN"}, held={0: {"whale": 2}})
    paid, written = events(state, "whale2")[:2]
    assert [(move.piece, move.source, move.target) for move in paid.moves] == [("token:whale", "seat:0", "fire")] * 2
    assert [(move.piece, move.source, move.target) for move in written.moves] == [
        ("card:legend:0:0", "supply", "seat:0")
    ]


def test_sowing_is_told_with_its_power() -> None:
    state = play(position((ULRICH, RED), {"C": "NUR"}, lys="A"), "C<")
    sow = events(state, "step1")[0]
    assert sow.kind == "sow"
    words = game.texts("en", ("Ada", "Bruno"))
    assert words(sow.phrase) == (
        "Ada sows the 3 discs of C counter-clockwise, two of them together on B, and ends on A."
    )
    parole = game.texts("it", ("Ada", "Bruno"))
    assert parole(sow.phrase) == ("Ada semina i 3 gettoni di C in senso antiorario, due insieme su B, e finisce su A.")
    assert sow.elements == ("pile:2", "pile:0")
    assert [(move.piece, move.source, move.target) for move in sow.moves] == [
        ("disc:nomad:0", "pile:2", "pile:1"),
        ("disc:ulrich:0", "pile:2", "pile:1"),
        ("disc:red:0", "pile:2", "pile:0"),
    ]


def drawing(state: State, lang: str) -> RenderableType:
    drawn: RenderableType = game.presentation.draw(game.presentation.view(state, None), game.texts(lang))
    return drawn


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_board_fits_a_terminal_of_a_hundred_columns(lang: str, seats: int) -> None:
    state, luck = game.new(seats=seats), FastLuck(seats)
    while state.actor != OVER:
        random_walk(state, luck, 25)
        out = io.StringIO()
        Console(file=out, width=100).print(
            game.presentation.draw(game.presentation.view(state, None), game.texts(lang))
        )
        drawn = out.getvalue()
        assert max(len(line) for line in drawn.splitlines()) <= 100
        for letter in "ABCDEFGH":
            assert f"─ {letter} " in drawn
        assert "…" not in drawn


def test_the_terminal_shows_piles_from_below_with_the_top_in_brackets() -> None:
    state = position((ULRICH, RED), {"B": "NURM", "C": "NNNNNNN" + "GGSSMU"}, lys="B")
    out = io.StringIO()
    Console(file=out, width=100).print(drawing(state, "en"))
    assert "N U R [m]" in out.getvalue()  # Moon sleeps
    assert "B ← Lys" in out.getvalue()
    assert "[U]" in out.getvalue()
