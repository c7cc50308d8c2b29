"""`serve`: the page, for this machine or the whole house."""

import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from isolario.cli.common import LANGUAGE, Lang, help_text, screen, speak


def add_to(app: typer.Typer) -> None:
    app.command(help=help_text("serve"))(serve)


def serve(
    host: Annotated[str, typer.Option("--host", help=help_text("host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help=help_text("port"), min=0, max=65535)] = 8321,
    data: Annotated[Path | None, typer.Option("--data", help=help_text("data"))] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help=help_text("no-open"))] = False,
    allow_host: Annotated[list[str] | None, typer.Option("--allow-host", help=help_text("allow-host"))] = None,
    proxy: Annotated[list[str] | None, typer.Option("--trusted-proxy", help=help_text("trusted-proxy"))] = None,
    metrics: Annotated[bool, typer.Option("--metrics", help=help_text("metrics"))] = False,
    game_file: Annotated[list[Path] | None, typer.Option("--game-file", help=help_text("game-file"))] = None,
    lang: Lang = LANGUAGE,
) -> None:
    # The other commands start faster without the service's libraries.
    from isolario.server.launch import serve as run
    from isolario.server.settings import ServiceSettings, default_data

    settings = ServiceSettings(
        data=data or default_data(),
        host=host,
        port=port,
        hosts=tuple(allow_host or ()),
        trusted_proxies=tuple(proxy or ()),
        metrics=metrics,
        game_files=tuple(game_file or ()),
    )
    say = speak(lang)

    def ready(address: str) -> None:
        screen.print(say.message("serving", {"address": address}), style="bold")
        screen.print(say.message("serving-data", {"path": str(settings.database)}))
        if not no_open:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(settings, ready)
