"""Both languages say the same things."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

SOURCE = Path(__file__).resolve().parent.parent / "src" / "isolario"
FOLDERS = sorted({path.parent for path in SOURCE.rglob("text.en.ftl")})


def messages(path: Path) -> dict[str, set[str]]:
    """The ids (attributes included) and the variables each uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                found |= variables(child)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_english_and_italian_have_the_same_messages(folder: Path) -> None:
    english, italian = messages(folder / "text.en.ftl"), messages(folder / "text.it.ftl")
    plain = {id for id in english if "." not in id}
    assert plain == {id for id in italian if "." not in id}
    for id in plain:
        # `$you` chooses the person of the verb, which may be the same in one of the languages.
        assert english[id] - {"you"} == italian[id] - {"you"}, f"{id} uses other variables"
