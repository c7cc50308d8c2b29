"""Dependencies point one way: kernel ← bots ← arena, server, adapters ← cli, and kernel ← games (found by name)."""

import ast
from pathlib import Path

import isolario

SOURCE = Path(__file__).resolve().parent.parent / "src" / "isolario"

MAY_USE = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "bots"},
    "arena": {"kernel", "bots", "arena"},
    "server": {"kernel", "bots", "server"},
    "adapters": {"kernel", "bots", "adapters"},
    "testing": {"kernel", "testing"},
    "cli": {"kernel", "bots", "arena", "server", "adapters", "cli"},
}


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        found |= {name.split(".")[1] for name in names if name.startswith("isolario.")}
    return found


def test_every_layer_uses_only_what_lies_below() -> None:
    layers = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert layers <= set(MAY_USE)
    for layer in layers:
        for path in (SOURCE / layer).rglob("*.py"):
            assert imports(path) <= MAY_USE[layer], f"{path.relative_to(SOURCE)} reaches too far"


def test_a_game_knows_no_other_game() -> None:
    for room in (SOURCE / "games").iterdir():
        for path in room.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("isolario.games."):
                    assert node.module is not None
                    assert node.module.split(".")[2] == room.name


def test_the_package_is_typed() -> None:
    assert (Path(isolario.__file__).parent / "py.typed").is_file()
