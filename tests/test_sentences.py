"""Every sentence is whole wherever it is used: the message exists, and every place in it is filled.

What games say is walked over random games (`isolario.testing.grammar`); what the page says is checked in
`web/src/texts/sentences.test.ts`, and in every browser test. Here: every problem that any code can raise, and every
message that code names.
"""

import ast
from functools import cache
from pathlib import Path

import pytest

import isolario.arena
import isolario.bots
import isolario.cli
import isolario.server  # noqa: F401 (their texts are added when they are imported)
from isolario.kernel import LANGUAGES
from isolario.kernel.texts import Texts
from tests.test_texts import SOURCE, messages

FOLDERS = ("kernel", "bots", "arena", "cli", "server")
PROBLEMS = {"Problem", "ServiceProblem"}


def known(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for folder in FOLDERS:
        found |= messages(SOURCE / folder / f"text.{lang}.ftl")
    return found


@cache
def calls() -> list[tuple[str, ast.Call]]:
    found: list[tuple[str, ast.Call]] = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                found.append((f"{path.relative_to(SOURCE)}:{node.lineno}", node))
    return found


def literal(node: ast.Call, place: int = 0) -> str | None:
    if len(node.args) > place:
        value = node.args[place]
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            return value.value
    return None


def name_of(node: ast.Call) -> str:
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_has_its_sentence_and_fills_it(lang: str) -> None:
    texts = known(lang)
    wrong: list[str] = []
    raised = 0
    for where, call in calls():
        id = literal(call)
        if name_of(call) not in PROBLEMS or id is None:
            continue
        raised += 1
        needed = texts.get(f"problem-{id}")
        given = {word.arg for word in call.keywords}
        if needed is None:
            wrong.append(f"{where}: problem-{id} is missing")
        elif None not in given and not needed <= given:  # None: **arguments that only a run knows
            wrong.append(f"{where}: problem-{id} lacks {', '.join(sorted(needed - given))}")
    assert raised > 80
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_code_names_exists_and_is_filled(lang: str) -> None:
    texts = known(lang)
    wrong: list[str] = []
    named = 0
    for where, call in calls():
        id = literal(call)
        # What a room says is walked over random games; `game-…` is said by every room.
        if (
            where.startswith("games/")
            or (id or "").startswith("game-")
            or name_of(call) not in {"message", "Phrase"}
            or not id
            or "{" in id
        ):
            continue
        named += 1
        needed = texts.get(id)
        filled = call.args[1] if len(call.args) > 1 else None
        if needed is None:
            wrong.append(f"{where}: {id} is missing")
        elif filled is None and needed - {"you"}:
            wrong.append(f"{where}: {id} is not filled")
        elif isinstance(filled, ast.Dict) and None not in filled.keys:
            given = {key.value for key in filled.keys if isinstance(key, ast.Constant)}
            if not needed - {"you"} <= given:
                wrong.append(f"{where}: {id} lacks {', '.join(sorted(needed - given))}")
    assert named > 30
    assert not wrong, "\n".join(wrong)


def test_what_is_not_whole_is_found(tmp_path: Path) -> None:
    (tmp_path / "text.en.ftl").write_text(
        "greeting = Hello { $name }, { $way ->\n    [up] up\n   *[down] down\n}\n", "utf-8"
    )
    texts = Texts("en", tmp_path)
    assert texts.said("greeting", {"name": "Ada", "way": "up"}) == ("Hello Ada, up", [])
    assert texts.said("greeting", {"name": "Ada"})[1], "a place that only chooses is a place too"
    assert texts.said("greeting", {"name": "@nothing", "way": "up"})[1] == ["there is no message nothing"]
    assert texts.said("goodbye") == ("goodbye", ["there is no message goodbye"])
