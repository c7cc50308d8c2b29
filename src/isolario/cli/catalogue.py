"""`games` and `rules`: what there is to play, and how."""

from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.table import Table

from isolario.cli.common import LANGUAGE, GameName, Json, Lang, help_text, print_json, screen, speak
from isolario.kernel import Game, Problem, game
from isolario.kernel import games as all_games
from isolario.kernel.rulebook import anchors, plain, rule
from isolario.kernel.rulebook import rules as rules_of


def add_to(app: typer.Typer) -> None:
    app.command(help=help_text("games"))(games)
    app.command(help=help_text("rules"))(rules)


def games(as_json: Json = False, lang: Lang = LANGUAGE) -> None:
    if as_json:
        print_json([described(found, lang) for found in all_games()])
        return
    say = speak(lang)
    grid = Table(box=None, pad_edge=False)
    for column in ("id", "title", "players", "minutes", "options"):
        grid.add_column(say.message(f"column-{column}"), overflow="fold")
    for found in all_games():
        sizes = str(found.min_seats) if found.min_seats == found.max_seats else f"{found.min_seats}-{found.max_seats}"
        options = "\n".join(f"{option.name}={option.accepted(found.max_seats)}" for option in found.options)
        grid.add_row(found.id, found.title_in(lang), sizes, str(found.minutes), options)
    screen.print(grid)


def described(found: Game, lang: str) -> dict[str, Any]:
    return {
        "id": found.id,
        "title": found.title_in(lang),
        "seats": [found.min_seats, found.max_seats],
        "minutes": found.minutes,
        "actions": found.actions,
        "max_steps": found.max_steps,
        "rules_version": found.rules_version,
        "hides": found.hides,
        "options": {option.name: option.accepted(found.max_seats) for option in found.options},
        "features": [
            {"name": piece.name, "shape": piece.shape, "meaning": piece.meaning} for piece in found.features_layout()
        ],
    }


def rules(
    game_name: GameName,
    id: Annotated[str | None, typer.Argument(help=help_text("rule-id"))] = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    found = game(game_name)
    if id is not None:
        text = rule(found, id.upper(), lang)
        if not text:
            raise Problem("unknown-rule", rule=id, game=found.id)
        if as_json:
            print_json({"game": found.id, "lang": lang, "rule": id.upper(), "text": text})
            return
        screen.print(Markdown(text))
        return
    whole = rules_of(found, lang)
    if not whole:
        raise Problem("no-rules", game=found.id)
    if as_json:
        each = {name: rule(found, name, lang) for name in anchors(found, lang)}
        print_json({"game": found.id, "lang": lang, "text": whole, "rules": each})
        return
    page = Markdown(plain(whole))
    if screen.is_terminal:
        with screen.pager(styles=True):
            screen.print(page)
    else:
        screen.print(page)
