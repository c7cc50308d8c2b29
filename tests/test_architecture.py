"""What the docs say about the house is true: no module is left out, and every name they use exists."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "isolario"
ARCHITECTURE = ROOT / "docs" / "architecture.md"
PAGES = (ARCHITECTURE, ROOT / "docs" / "glossary.md", ROOT / "docs" / "page.md")

SPAN = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"^[\w./-]+\.(?:py|ts|svelte)$")
NAME = re.compile(r"^[A-Z]\w*[a-z]\w*(?:\.\w+)?(?:\(\))?$")
"""A class, or something of it: `Store.write`."""


@pytest.mark.parametrize("layer", ["kernel", "server"])
def test_every_module_has_its_line(layer: str) -> None:
    """In the table of its layer: a module nobody mentions is a module nobody finds."""
    named = set(SPAN.findall(ARCHITECTURE.read_text("utf-8")))
    modules = {path.name for path in (SOURCE / layer).glob("*.py")} - {"__init__.py"}
    assert modules <= named, f"not in architecture.md: {', '.join(sorted(modules - named))}"


def sources() -> Iterator[Path]:
    for folder in (SOURCE, ROOT / "web" / "src", ROOT / "web" / "e2e", ROOT / "web" / "scripts", ROOT / "tests"):
        for path in folder.rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte"):
                yield path


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_every_file_and_class_that_is_named_exists(page: Path) -> None:
    paths = list(sources())
    text = "\n".join(path.read_text("utf-8") for path in paths)
    words = set(re.findall(r"\w+", text))
    for span in SPAN.findall(page.read_text("utf-8")):
        if FILE.match(span):
            assert any(f"/{path.relative_to(ROOT).as_posix()}".endswith(f"/{span}") for path in paths), span
        elif NAME.match(span):
            assert set(span.removesuffix("()").split(".")) <= words, span


def test_what_all_games_share_on_the_page_names_none_of_them() -> None:
    """A new game brings its island, its board, its guide and its texts, and touches nothing else."""
    page = ROOT / "web" / "src"
    rooms = sorted(path.parent.name for path in (SOURCE / "games").glob("*/__init__.py"))
    assert len(rooms) >= 5
    shared = [path for path in page.rglob("*") if path.suffix in (".ts", ".svelte", ".ftl", ".css")]
    for path in shared:
        of_a_game = path.relative_to(page).parts[0] == "boards" and len(path.relative_to(page).parts) > 2
        if of_a_game or path.name == "schema.ts" or path.name.endswith(".test.ts"):
            continue
        named = [room for room in rooms if re.search(rf"\b{room}\b", path.read_text("utf-8"))]
        assert not named, f"{path.relative_to(ROOT)} names {', '.join(named)}"
