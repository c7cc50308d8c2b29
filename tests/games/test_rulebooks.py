"""The rules for people and the tests keep pace: each rule is explained in both languages and held by a test."""

import re
from pathlib import Path

import pytest

from isolario.kernel import LANGUAGES, OVER, FastLuck, Game
from isolario.kernel.playout import step
from isolario.kernel.rulebook import anchors, rule, rules, rulings

TESTS = Path(__file__).resolve().parent.parent / "rulebook"
ID = re.compile(r"[A-Z]{2}-[A-Z0-9]+-[0-9]+")
RANGE = re.compile(rf"{ID.pattern} ?(?:to|and|or|,|/|–|-|\.\.|…) ?[0-9]+\b")
PICTURE = re.compile(r"!\[[^\]]+\]\(([^)]+)\)")


def test_both_languages_explain_the_same_rules_once(game: Game) -> None:
    if game.folder is None:
        return
    english, italian = anchors(game, "en"), anchors(game, "it")
    assert english
    assert len(set(english)) == len(english)
    assert sorted(english) == sorted(italian)


def test_every_rule_has_words(game: Game) -> None:
    for lang in LANGUAGES:
        for id in anchors(game, lang):
            assert len(rule(game, id, lang)) > 10, f"{id} says nothing in {lang}"


def test_every_rule_is_named_by_a_test(game: Game) -> None:
    written = "\n".join(path.read_text("utf-8") for path in (TESTS / game.id).rglob("*.py"))
    assert set(anchors(game)) <= set(ID.findall(written))


def test_every_rule_can_be_found_in_the_code_that_decides_it(room: Game) -> None:
    """By searching for its ID: so none is hidden in a range such as "NO-OPAL-1 to 7"."""
    assert room.folder is not None
    written = "\n".join(path.read_text("utf-8") for path in room.folder.glob("*.py"))
    assert set(anchors(room)) <= set(ID.findall(written))
    assert RANGE.findall(written) == []


@pytest.mark.once
def test_refusals_name_rules_that_exist(game: Game) -> None:
    known = set(anchors(game))
    state, luck = game.new(game.max_seats), FastLuck(4)
    while state.actor != OVER and known:
        if state.actor >= 0:
            legal = set(state.legal())
            reasons = {
                game.presentation.reason(state, action).rule for action in range(game.actions) if action not in legal
            }
            assert reasons <= known
        step(state, luck)


def test_pictures_of_the_rules_exist(game: Game) -> None:
    for lang in LANGUAGES:
        for name in PICTURE.findall(rules(game, lang)):
            assert game.folder is not None
            assert (game.folder / name).is_file(), name


def test_rulings_can_be_read_with_the_rules(room: Game) -> None:
    """What we decided, table and reasons, in every language about the same rules, and each of them exists."""
    named = set(ID.findall(rulings(room, "en")[0]))
    assert named <= set(anchors(room))
    for lang in LANGUAGES:
        text, written = rulings(room, lang)
        assert written == lang
        assert "|---|" in text
        assert set(ID.findall(text)) == named


def signs(game: Game, lang: str) -> dict[str, list[str]]:
    """For each rule the marks it carries: ◇ where the book is silent, ◆ where we go against it."""
    return {id: re.findall("[◇◆]", rule(game, id, lang)) for id in anchors(game, "en")}


def test_what_is_ours_is_signed_and_listed(room: Game) -> None:
    """A rule that says it is not the book's has a row among the rulings that says so too, and the other way round."""
    listed: dict[str, str] = {}
    for line in rulings(room, "en")[0].splitlines():
        if line.startswith("| "):
            rows, status = line.split("|")[1:3]
            for id in ID.findall(rows):
                listed[id] = f"{listed.get(id, '')} {status.strip()}".strip()
    marks = signs(room, "en")
    assert marks == signs(room, "it")
    for id, signed in marks.items():
        status = listed.get(id, "book")
        if signed:
            assert status != "book", f"{id} is signed but listed as the book's"
        if "◆" in signed:
            assert "against" in status, f"{id} goes against the book, but its row does not say so"
        if status in ("ours", "ours, against the letter"):
            assert signed, f"{id} is ours but not signed"
