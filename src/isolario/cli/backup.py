"""`backup` and `restore`: copies of all tables, for another disk."""

from pathlib import Path
from typing import Annotated

import typer

from isolario.cli.common import LANGUAGE, Json, Lang, help_text, print_json, screen, speak

Data = Annotated[Path | None, typer.Option("--data", help=help_text("data"), envvar="ISOLARIO_DATA")]
Store = Annotated[str, typer.Option("--store", help=help_text("store"), envvar="ISOLARIO_STORE")]


def add_to(app: typer.Typer) -> None:
    app.command(help=help_text("backup"))(backup)
    app.command(help=help_text("restore"))(restore)


def backup(
    file: Annotated[Path, typer.Argument(help=help_text("backup-file"))],
    data: Data = None,
    store: Store = "",
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    from isolario.server.backup import backup as copy
    from isolario.server.settings import ServiceSettings, default_data

    copy(ServiceSettings(data=data or default_data(), store=store), file)
    if as_json:
        print_json({"backup": str(file)})
        return
    screen.print(speak(lang).message("backed-up", {"path": str(file)}))


def restore(
    file: Annotated[Path, typer.Argument(help=help_text("restore-file"))],
    data: Data = None,
    store: Store = "",
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    from isolario.server.backup import restore as put_back
    from isolario.server.settings import ServiceSettings, default_data

    settings = ServiceSettings(data=data or default_data(), store=store)
    kept = put_back(settings, file)
    if as_json:
        print_json({"restored": settings.place, "kept": kept})
        return
    say = speak(lang)
    screen.print(say.message("restored", {"path": settings.place}))
    if kept is not None:
        screen.print(say.message("restored-kept", {"path": kept}))
