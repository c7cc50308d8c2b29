"""Starting and stopping: everything that can be wrong is found before the address is announced."""

import asyncio
import errno
import gc
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from isolario.kernel import games
from isolario.server.app import create_app
from isolario.server.bot_workers import Guests
from isolario.server.guard import charged, listed, plain_refusal
from isolario.server.launch_address import address
from isolario.server.limits import Buckets
from isolario.server.lobby import Lobby
from isolario.server.page_sockets import PageSocketProtocol
from isolario.server.problems import ServiceProblem
from isolario.server.settings import ServiceSettings
from isolario.server.stores import open_store

SHUTDOWN_SECONDS = 3
SOCKETS_WAITING = 512
PING_SECONDS = 20
SWITCH_SECONDS = 0.0005
GARBAGE, SELDOM = 20_000, 1_000_000
"""So many more objects there are before Python looks for garbage by itself, while nobody moves (`Server.on_tick`)."""
LITTERING = ("requests_total", "sockets_total", "refused_total", "errors_total")
TIDY_SECONDS, QUIET_SECONDS, TIDY_TRIES = 600.0, 1.0, 300
"""Looking at everything there is takes as long as hundreds of moves. It is done after so long, as soon as nobody has
moved for a moment; after so many moments in any case."""


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
        self.moved = self.littered = 0

    @property
    def lobby(self) -> Lobby:
        found: Lobby = self.app.state.lobby
        return found

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.tidying = asyncio.create_task(self.tidy_now_and_then())
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second. Requests, refusals and sockets leave garbage behind, moves none: what they make stays as
        long as the match, or goes with the next move. There is so much of it that looking at it now and then, as Python
        would, stops everything for a quarter of a second. So it is put aside; looked at before only if garbage may be
        among it."""
        counts = self.lobby.metrics.counts
        moved = counts["moves_total"] + counts["bot_moves_total"]
        if moved != self.moved:
            littered = sum(counts[name] for name in LITTERING)
            if littered != self.littered:
                gc.collect(0)
            gc.freeze()
            self.moved, self.littered = moved, littered
        return await super().on_tick(counter)

    async def tidy_now_and_then(self) -> None:
        """Tables and sockets that nobody needs any more refer to themselves: only this frees their memory."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            await self.quiet_moment()
            gc.unfreeze()
            gc.collect()

    async def quiet_moment(self) -> None:
        counts = self.lobby.metrics.counts
        for _ in range(TIDY_TRIES):
            moves = counts["moves_total"]
            await asyncio.sleep(QUIET_SECONDS)
            if counts["moves_total"] == moves:
                return

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.tidying.cancel()
        await self.lobby.dismiss()
        await super().shutdown(sockets)


def serve(settings: ServiceSettings, ready: Callable[[str], None]) -> None:
    """Run until stopped; `ready` gets the address as soon as pages can be opened."""
    Guests(settings.game_files, settings.bots).welcome()
    listening = listen(settings)
    try:
        store = open_store(settings)
    except BaseException:
        listening.close()
        raise
    for played in games():
        played.new()  # its box is read now, not while somebody waits for the first move
    spare_the_processor()
    port = int(listening.getsockname()[1])
    server = Server(create_app(settings, store), settings, lambda: ready(address(settings, port)))
    server.run(sockets=[listening])


def spare_the_processor() -> None:
    """For a process that does nothing but serve."""
    # The store's thread has a little to do for every move: it must not wait long each time for its turn.
    sys.setswitchinterval(SWITCH_SECONDS)
    # What is loaded by now stays: nobody needs to look again and again whether it has become garbage.
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, SELDOM)


def config(app: FastAPI, settings: ServiceSettings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=impatient_http(settings),
        ws=PageSocketProtocol,
        ws_per_message_deflate=False,  # costs four times the rest of sending a message
        ws_max_size=settings.max_message,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        access_log=False,  # addresses of tables are nobody's business
        log_level="warning",
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        lifespan="on",
    )


def impatient_http(settings: ServiceSettings) -> type[asyncio.Protocol]:
    """The server's HTTP, with limits it does not have itself: how long a client may take to say what it wants, and
    how many connections one address may hold."""

    arrivals = Buckets(settings.connection_rate, settings.connection_burst)

    class ImpatientHttp(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        saying: asyncio.TimerHandle | None = None
        heard = 0
        """Bytes of what it has begun to say."""

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            if self.too_many():
                transport.abort()
            else:
                self.await_headers()

        def too_many(self) -> bool:
            address = self.client[0] if self.client else ""
            if listed(address, settings.trusted_proxies):
                return False  # all the world comes from there
            mine = charged(address)
            arriving = arrivals.bucket(mine)
            if not arriving.has(1):
                return True
            arriving.pay(1)
            held = sum(1 for other in self.connections if other.client and charged(other.client[0]) == mine)
            return held > settings.connections_per_address

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.cycle is None or self.cycle.response_complete:
                self.await_headers()
                self.heard += len(data)
                if self.heard > settings.max_headers:
                    self.transport.abort()
            else:
                self.stop_waiting()

        def send_400_response(self, msg: str) -> None:
            self.transport.write(plain_refusal(400))
            self.transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            self.stop_waiting()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, *args: Any) -> None:
            self.stop_waiting()
            super().handle_websocket_upgrade(*args)

        def await_headers(self) -> None:
            if self.saying is None and self.transport.get_protocol() is self:
                loop = asyncio.get_running_loop()
                self.saying = loop.call_later(settings.header_seconds, self.transport.abort)

        def stop_waiting(self) -> None:
            self.heard = 0
            if self.saying is not None:
                self.saying.cancel()
                self.saying = None

    return ImpatientHttp
