"""Starting and stopping: everything that can be wrong is found before the address is announced."""

import errno
import socket
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from isolario.server.app import create_app
from isolario.server.bot_workers import load_game
from isolario.server.database import Database
from isolario.server.lobby import Lobby
from isolario.server.problems import ServiceProblem
from isolario.server.settings import ServiceSettings

SHUTDOWN_SECONDS = 3
SOCKETS_WAITING = 512


def address(settings: ServiceSettings, port: int | None = None) -> str:
    """Where the page is. Open to the whole house, it is where the others find it too, so that links work."""
    host = house_address() if settings.host in ("0.0.0.0", "::", "") else settings.host
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{settings.port if port is None else port}/"


def house_address() -> str:
    """This machine's address among its neighbours."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody; nothing is sent
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def listen(settings: ServiceSettings) -> socket.socket:
    """The listening socket, or a problem that says what to do."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((settings.host, settings.port))
        made.listen(SOCKETS_WAITING)
    except (OSError, OverflowError) as error:
        made.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise ServiceProblem(
                "port-in-use", host=settings.host, port=settings.port, address=address(settings)
            ) from None
        raise ServiceProblem("bad-address", host=settings.host, port=settings.port, detail=str(error)) from None
    return made


class Server(uvicorn.Server):
    """Says when it is ready, and says goodbye to pages before it goes."""

    def __init__(self, app: FastAPI, settings: ServiceSettings, ready: Callable[[], None]) -> None:
        super().__init__(config(app, settings))
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        lobby: Lobby = self.app.state.lobby
        await lobby.dismiss()
        await super().shutdown(sockets)


def serve(settings: ServiceSettings, ready: Callable[[str], None]) -> None:
    """Run until stopped; `ready` gets the address as soon as pages can be opened."""
    for file in settings.game_files:
        load_game(file)
    listening = listen(settings)
    try:
        database = Database(settings.database)
    except BaseException:
        listening.close()
        raise
    port = int(listening.getsockname()[1])
    server = Server(create_app(settings, database), settings, lambda: ready(address(settings, port)))
    server.run(sockets=[listening])


def config(app: FastAPI, settings: ServiceSettings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # costs four times the rest of sending a message
        ws_max_size=settings.max_message,
        access_log=False,  # addresses of tables are nobody's business
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        lifespan="on",
    )
