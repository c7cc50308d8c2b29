"""The rules for people: each game's `rules.<lang>.md`, in which every rule ID is an anchor."""

import re
from functools import cache
from pathlib import Path

from isolario.kernel.game import Game

ANCHOR = re.compile(r'<a id="([A-Z]{2}-[A-Z0-9]+-[0-9]+)"></a>')


@cache
def source(folder: Path, lang: str) -> str:
    return (folder / f"rules.{lang}.md").read_text("utf-8")


def rules(game: Game, lang: str = "en") -> str:
    """The whole rules text, anchors included; empty for a game that has none."""
    if game.folder is None or not (game.folder / f"rules.{lang}.md").is_file():
        return ""
    return source(game.folder, lang)


def anchors(game: Game, lang: str = "en") -> list[str]:
    """The rule IDs the text explains, in its order."""
    return ANCHOR.findall(rules(game, lang))


def rule(game: Game, id: str, lang: str = "en") -> str:
    """The paragraph or list item that explains a rule, without anchors; empty if there is none."""
    for block in re.split(r"\n\s*\n|\n(?=\s*[-*] |\s*\d+\. )", rules(game, lang)):
        if f'<a id="{id}"></a>' in block:
            return re.sub(r"^(?:[-*]|\d+\.) +", "", plain(block))
    return ""


@cache
def rulings_source(lang: str) -> str:
    """What we decided, for all games: it comes with the package, or lies in the docs of the repository."""
    package = Path(__file__).parents[1]
    name = "rulings.md" if lang == "en" else f"rulings.{lang}.md"
    for file in (package / name, package.parents[1] / "docs" / name):
        if file.is_file():
            return file.read_text("utf-8")
    return ""


def rulings(game: Game, lang: str = "en") -> tuple[str, str]:
    """What we decided about a game and why, and the language it is written in: English where there is no other."""
    for each in dict.fromkeys((lang, "en")):
        for section in re.split(r"^## ", rulings_source(each), flags=re.MULTILINE)[1:]:
            heading, _, text = section.partition("\n")
            if heading.strip() == game.title_in(each):
                return text.strip(), each
    return "", lang


def plain(text: str) -> str:
    """Markdown without our anchors and pictures, for a terminal."""
    return re.sub(r"!\[[^\]]*\]\([^)]*\)\n?", "", ANCHOR.sub("", text)).strip()
