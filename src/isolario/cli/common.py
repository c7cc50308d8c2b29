"""What the commands share: language, the screen, options as they are typed."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from isolario.bots import bot
from isolario.kernel import Game, Problem, Texts, game, state
from isolario.kernel.record import Record, read
from isolario.kernel.texts import LANGUAGES

screen = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def language() -> str:
    """The language of `--lang`, else of ISOLARIO_LANG, else of the machine."""
    words = sys.argv[1:]
    for index, word in enumerate(words):
        if word == "--lang" and index + 1 < len(words) and words[index + 1] in LANGUAGES:
            return words[index + 1]
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    for name in ("ISOLARIO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2]
        if code in LANGUAGES:
            return code
    return "en"


def speak(lang: str) -> Texts:
    """The commands' own sentences."""
    return Texts(lang, Path(__file__).parent)


# Help texts are needed while the commands are being defined, so their language is settled here.
LANGUAGE = language()
say = speak(LANGUAGE)


def help_text(id: str) -> str:
    return say.message(f"help-{id}")


def checked_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Problem("unknown-language", lang=lang, known=", ".join(LANGUAGES))
    return lang


def game_names(incomplete: str) -> list[str]:
    """For shell completion."""
    from isolario.kernel import games

    return [found.id for found in games() if found.id.startswith(incomplete)]


def bot_names(incomplete: str) -> list[str]:
    from isolario.bots.base import MAKERS

    return [name for name in sorted(MAKERS) if name.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(help=help_text("game"), autocompletion=game_names)]
Lang = Annotated[str, typer.Option("--lang", help=help_text("lang"), callback=checked_language)]
Options = Annotated[list[str], typer.Option("--option", "-o", help=help_text("option"))]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help=help_text("seats"))]
Seed = Annotated[int, typer.Option("--seed", help=help_text("seed"))]
Components = Annotated[Path | None, typer.Option("--components", help=help_text("components"))]
Json = Annotated[bool, typer.Option("--json", help=help_text("json"))]
Cores = Annotated[int | None, typer.Option("--cores", min=1, help=help_text("cores"))]
RecordFile = Annotated[Path, typer.Argument(help=help_text("file"))]


def print_json(data: Any, out: Path | None = None) -> None:
    """For other programs: JSON on standard output, or in a file."""
    text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    if out is None:
        screen.file.write(text)
        return
    try:
        out.write_text(text, "utf-8")
    except OSError:
        raise Problem("cannot-write", path=str(out)) from None


def compiled() -> bool:
    """Whether the rules run as C extensions."""
    return not (state.__file__ or "").endswith(".py")


def progress_bar(transient: bool = False) -> Progress:
    """How far a long command has come, beside its results and not among them. Whoever waits for the interpreter is
    told: pip keeps to itself that there was no compiler when the package was installed."""
    if not compiled():
        errors.print(say.message("bench-interpreted"), style="dim", soft_wrap=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=transient)


def bots_named(typed: str, played: Game) -> tuple[str, ...]:
    """The bots of a list typed with commas; each is made once, so that a mistake is told before anything is played."""
    names = tuple(name.strip() for name in typed.split(",") if name.strip())
    for name in names:
        bot(name, played, outside=True).close()
    return names


def parse_options(texts: list[str]) -> dict[str, str]:
    """`name=value` pairs as typed."""
    found: dict[str, str] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise Problem("option-form", text=text)
        found[name.strip()] = value.strip()
    return found


def chosen_game(name: str, components: Path | None = None) -> Game:
    found = game(name)
    return found if components is None else found.with_components(components)


def read_record(path: Path) -> Record:
    try:
        return read(path.read_text("utf-8"))
    except OSError:
        raise Problem("no-file", path=str(path)) from None
    except UnicodeDecodeError:
        raise Problem("not-a-record") from None
