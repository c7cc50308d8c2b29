"""Every room has the same furniture, and everything in its box is used."""

import pickle
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec

from isolario.kernel import Game, Problem
from isolario.kernel.components import Components

read_toml = tomllib.loads

FURNITURE = {
    "__init__.py",
    "actions.py",
    "board.py",
    "board.svg",
    "choices.py",
    "components.toml",
    "evaluate.py",
    "factors.py",
    "features.py",
    "names.py",
    "narration.py",
    "picture.py",
    "position.py",
    "presentation.py",
    "reasons.py",
    "rules.en.md",
    "rules.it.md",
    "rules.py",
    "scoring.py",
    "terminal.py",
    "text.en.ftl",
    "text.it.ftl",
    "view.py",
    "view_types.py",
    "weights.toml",
}
ONLY_HERE = {
    "iquazu": {"belief.py"},
    "the_island": {"belief.py", "belief.toml", "instinct.py", "prowlers.py", "value.py", "value-2.toml"},
    "volcanic_isle": {
        "chain.py",
        "continent.py",
        "foresight.py",
        "shapes.py",
        "value.py",
        "value-2.toml",
        "value-3.toml",
        "value-4.toml",
    },
}
"""What one game or two need and the others have not; `docs/architecture.md` names it."""

HANDLES: dict[str, dict[str, int | None]] = {
    "actions": {"split": 1},
    "board": {"Box": None},
    "choices": {"Choices": None},
    "evaluate": {"WEIGHTS": None, "estimate": 1},
    "factors": {"factors": 3},
    "features": {"write": None},
    "names": {"notation": 2, "seat_id": 1},
    "narration": {"narrate": 5},
    "picture": {"picture": 1},
    "position": {"PHASES": None, "Position": None},
    "presentation": {"presentation": None},
    "reasons": {"element_reason": 2, "reason": 2, "rule": 1},
    "rules": {"fresh": None},
    "terminal": {"draw": 2},
    "view": {"view": 2},
}
"""By what each piece of furniture is taken hold of, and with how many arguments: the same in every room."""

OTHERWISE: dict[tuple[str, str], dict[str, int | None]] = {("volcanic_isle", "actions"): {"layout": 3}}
"""Its numbers of choices follow from the box."""

ARCHITECTURE = Path(__file__).resolve().parent.parent.parent / "docs" / "architecture.md"


def test_the_furniture_is_the_same(room: Game) -> None:
    assert room.folder is not None
    found = {
        path.name for path in room.folder.iterdir() if path.is_file() and path.suffix not in (".so", ".pyd", ".pyc")
    }
    extra = ONLY_HERE.get(room.id, set())
    assert found == FURNITURE | extra
    page = ARCHITECTURE.read_text("utf-8")
    for name in FURNITURE | extra:
        assert f"`{name}`" in page or name.startswith(("text.", "rules.", "board.svg")), (
            f"{name} is not in architecture.md"
        )


def test_the_handles_are_the_same(room: Game) -> None:
    package = type(room).__module__
    for file, handles in HANDLES.items():
        module = import_module(f"{package}.{file}")
        for name, count in OTHERWISE.get((room.id, file), handles).items():
            found = getattr(module, name, None)
            assert found is not None, f"{file}.py of {room.id} has no {name}"
            assert count is None or len(signature(found).parameters) == count, f"{file}.{name} of {room.id}"


def leaves(node: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if isinstance(node, dict):
        for key, value in node.items():
            yield from leaves(value, (*path, key))
    elif isinstance(node, list) and node:
        for index, value in enumerate(node):
            yield from leaves(value, (*path, index))
    else:
        yield path


def changed(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    return [*value, 1]


PLAIN = {type(None), int, float, str, bool, bytes}


def contents(thing: Any, deep: int = 3) -> Any:
    """All that can be read of a box, compiled or not, so that two can be compared."""
    if isinstance(thing, list | tuple | vec):
        items = list(thing)
        return items if set(map(type, items)) <= PLAIN else [contents(item, deep) for item in items]
    if isinstance(thing, dict):
        return {str(key): contents(item, deep) for key, item in thing.items()}
    if type(thing) in PLAIN:
        return thing
    if deep == 0:
        return repr(type(thing))
    names = [name for name in dir(thing) if not name.startswith("_")]
    found = {name: getattr(thing, name, None) for name in names}
    return {name: contents(value, deep - 1) for name, value in found.items() if not callable(value)}


def test_everything_in_the_box_is_looked_at(room: Game) -> None:
    """What the box works out is read somewhere: otherwise a number could change the box and nothing else."""
    assert room.folder is not None
    sources = {path.name: path.read_text("utf-8") for path in room.folder.glob("*.py")}
    written = re.findall(r"self\.(\w+)(?:: [^=\n]+)? = ", sources["board.py"])
    everywhere = "\n".join(sources.values())
    unread = {name for name in written if len(re.findall(rf"\.{name}\b", everywhere)) <= written.count(name)}
    assert not unread, f"nothing reads {unread}"


def parsed(text: str) -> dict[str, Any]:
    """As `tomllib.loads`, which a box of every leaf would ask to read the same files again."""
    found: dict[str, Any] = pickle.loads(pickled(text))
    return found


@cache
def pickled(text: str) -> bytes:
    return pickle.dumps(read_toml(text))


@pytest.mark.once
def test_every_number_of_the_box_counts(room: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Changing any leaf of `components.toml` is refused or changes what is in the box."""
    monkeypatch.setattr(tomllib, "loads", parsed)
    source = room.components()
    assert source is not None
    data = tomllib.loads(source.read_text("utf-8"))
    plain = contents(type(room)(source).box)
    read = Components.__init__
    idle: list[str] = []
    for path in leaves(data):

        def altered(self: Components, file: Path | None, path: tuple[str | int, ...] = path) -> None:
            read(self, file)
            if file == source:
                node: Any = self.data
                for key in path[:-1]:
                    node = node[key]
                node[path[-1]] = changed(node[path[-1]])

        monkeypatch.setattr(Components, "__init__", altered)
        try:
            if contents(type(room)(source).box) == plain:
                idle.append(".".join(str(key) for key in path))
        except Problem:
            pass
        finally:
            monkeypatch.setattr(Components, "__init__", read)
    assert not idle, f"nothing reads {', '.join(idle)}"
