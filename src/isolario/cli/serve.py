"""`serve`: the page, for this machine or the whole house."""

import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from isolario.cli.common import LANGUAGE, Lang, help_text, screen, speak


def add_to(app: typer.Typer) -> None:
    app.command(help=help_text("serve"))(serve)


def option(name: str, text: str = "", **more: Any) -> Any:
    """Every option can be set by the environment too: `--allow-host` by ISOLARIO_ALLOW_HOST, words apart."""
    word = name.removeprefix("--")
    variable = f"ISOLARIO_{word.replace('-', '_').upper()}"
    return typer.Option(name, help=help_text(text or word), envvar=variable, **more)


def serve(
    host: Annotated[str, option("--host")] = "127.0.0.1",
    port: Annotated[int, option("--port", min=0, max=65535)] = 8321,
    data: Annotated[Path | None, option("--data")] = None,
    store: Annotated[str, option("--store")] = "",
    no_open: Annotated[bool, option("--no-open")] = False,
    allow_host: Annotated[list[str] | None, option("--allow-host")] = None,
    proxy: Annotated[list[str] | None, option("--trusted-proxy")] = None,
    metrics: Annotated[bool, option("--metrics")] = False,
    metrics_from: Annotated[list[str] | None, option("--metrics-from")] = None,
    workers: Annotated[int, option("--workers", min=0, max=256)] = 0,
    game_file: Annotated[list[Path] | None, option("--game-file")] = None,
    bots: Annotated[str, option("--bots", "page-bots")] = "",
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
        metrics=metrics or bool(metrics_from),
        metrics_from=tuple(metrics_from or ()),
        store=store,
        workers=workers,
        game_files=tuple(game_file or ()),
        bots=tuple(name for name in bots.split(",") if name),
    )
    say = speak(lang)

    def ready(address: str) -> None:
        screen.print(say.message("serving", {"address": address}), style="bold")
        screen.print(say.message("serving-data", {"path": settings.place}))
        if not no_open:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(settings, ready)
