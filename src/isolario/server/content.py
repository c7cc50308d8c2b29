"""What does not depend on any table: the catalogue of games, texts, rules, pictures."""

from functools import cache
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt

import isolario.bots
import isolario.kernel
from isolario.bots.levels import levels
from isolario.bots.plugins import installed
from isolario.kernel import LANGUAGES, Game, game, games
from isolario.kernel.rulebook import rules, rulings
from isolario.server.problems import FOLDER, ServiceProblem

Json = dict[str, Any]


def catalogue() -> list[Json]:
    return [game_info(each) for each in games()]


def game_info(each: Game) -> Json:
    texts = {lang: each.texts(lang) for lang in LANGUAGES}
    return {
        "id": each.id,
        "title": {lang: each.title_in(lang) for lang in LANGUAGES},
        "blurb": {lang: said.message("game-blurb") if said.has("game-blurb") else "" for lang, said in texts.items()},
        "min_seats": each.min_seats,
        "max_seats": each.max_seats,
        "minutes": each.minutes,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "words": list(option.words),
                "number": option.number,
                "items": list(option.items),
                "length": option.length,
            }
            for option in each.options
        ],
        "levels": [level.number for level in levels(each)],
        "level_names": [level.name.id for level in levels(each)],
        "ratings": [level.rating for level in levels(each)],
        "bots": list(installed()),
        "board": board_file(each) is not None,
        "hidden": each.hides,
    }


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ServiceProblem("not-found", 404)
    return lang


@cache
def common_texts(lang: str) -> str:
    """The messages of kernel, bots and service in one file."""
    folders = [package_folder(isolario.kernel.__file__), package_folder(isolario.bots.__file__), FOLDER]
    files = [folder / f"text.{check_language(lang)}.ftl" for folder in folders]
    return "\n".join(file.read_text("utf-8") for file in files if file.is_file())


def package_folder(file: str | None) -> Path:
    return Path(file or "").parent


def game_texts(id: str, lang: str) -> str:
    folder = game(id).folder
    return "" if folder is None else (folder / f"text.{check_language(lang)}.ftl").read_text("utf-8")


@cache
def rules_page(id: str, lang: str) -> str:
    """The rules as an HTML fragment, our rulings folded below; they come with us, so their anchors are let through."""
    render = MarkdownIt("commonmark", {"html": True}).enable("table").render
    played = game(id)
    text = str(render(rules(played, check_language(lang))))
    decided, written = rulings(played, lang)
    if not decided:
        return text
    title = played.texts(lang).message("rulings-title" if written == lang else "rulings-title-english")
    below = f'<summary>{title}</summary><div lang="{written}">{render(decided)}</div>'
    return f'{text}<details class="rulings">{below}</details>'


def board_file(each: Game) -> Path | None:
    if each.folder is None or not (each.folder / "board.svg").is_file():
        return None
    return each.folder / "board.svg"


def board_picture(id: str) -> str:
    file = board_file(game(id))
    if file is None:
        raise ServiceProblem("not-found", 404)
    return file.read_text("utf-8")
