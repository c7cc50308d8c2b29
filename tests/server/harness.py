"""A real service on a real port, and browsers that talk to it; every message is held to the models."""

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypedDict, TypeVar

import httpx
import orjson
import psycopg
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from isolario.kernel import games
from isolario.server.app import create_app
from isolario.server.bot_workers import BotWorkers, Guests, WorkerPool
from isolario.server.launch import Server, listen
from isolario.server.limits import Allowance
from isolario.server.lobby import Lobby
from isolario.server.patches import followed
from isolario.server.settings import ServiceSettings
from isolario.server.socket_messages import server_message

P = ParamSpec("P")
T = TypeVar("T")
Json = dict[str, Any]
BOTH = ("sqlite", "postgres")
"""The stores a file of tests may be run on."""
PATIENCE = 60.0
"""A machine that has much else to do is slow, not wrong."""


# Strangers without a cookie. Reading the machine's certificates for every request takes longer than the request.
fetch = partial(httpx.get, verify=False, timeout=PATIENCE)
post = partial(httpx.post, verify=False, timeout=PATIENCE)


class Place(TypedDict):
    data: Path
    store: str


PLENTY = Allowance(10_000, 10_000, 10_000, 10_000)
RELAXED = ServiceSettings(
    port=0,
    bot_delay=0.0,
    requests=PLENTY,
    messages=PLENTY,
    handshakes=PLENTY,
    new_tables=PLENTY,
    hints=PLENTY,
    reports=PLENTY,
    sockets_per_person=1_000,
    sockets_per_address=1_000,
    connections_per_address=10_000,
    connection_rate=1e6,
    connection_burst=10**6,
    tables_per_person=10_000,
    snapshot_every=16,
    metrics=True,
)


class ThreadPool(WorkerPool):
    """Thinks in this process: most tests are not about worker processes."""

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.to_thread(work, *args, **kwargs)

    def warm_up(self) -> None:
        assert games()


def thread_workers() -> BotWorkers:
    return BotWorkers(ThreadPool(4, 20), ThreadPool(2, 20, each=2))


class Service:
    """Runs in a thread of this process."""

    def __init__(self, data: Path, real_workers: bool = False, **changes: Any) -> None:
        self.settings = replace(RELAXED, data=data, **changes)
        self.browsers: list[Browser] = []
        Guests(self.settings.game_files, self.settings.bots).welcome()
        self.listening = listen(self.settings)
        self.port = self.listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.app = create_app(self.settings, workers=None if real_workers else thread_workers())
        self.server = Server(self.app, self.settings, lambda: None)
        logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listening]}, daemon=True)
        self.thread.start()
        until(lambda: self.server.started)

    @property
    def lobby(self) -> Lobby:
        found: Lobby = self.app.state.lobby
        return found

    def stop(self) -> None:
        for browser in self.browsers:
            browser.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def query(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Ask the database itself, or change it behind the service's back."""
        if self.settings.store:
            with psycopg.connect(self.settings.store, autocommit=True) as shared:
                shared.execute("SET search_path = isolario")
                found = shared.execute(sql.replace("?", "%s").encode(), values)
                return found.fetchall() if found.description else []
        with contextlib.closing(sqlite3.connect(self.settings.database)) as file:
            rows = file.execute(sql, values).fetchall()
            file.commit()
            return rows

    def stored(self) -> bytes:
        """Everything that is kept, byte by byte."""
        if not self.settings.store:
            return b"".join(file.read_bytes() for file in self.settings.data.glob("tables.sqlite3*"))
        names = [name for (name,) in self.query("SELECT tablename FROM pg_tables WHERE schemaname = 'isolario'")]
        fields = [field for name in names for row in self.query(f"SELECT * FROM {name}") for field in row]
        return b"\n".join(field if isinstance(field, bytes) else str(field).encode() for field in fields)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the service's own event loop."""
        loop = self.server.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)

    def browser(self) -> "Browser":
        self.browsers.append(Browser(self.url))
        return self.browsers[-1]


def until(true: Callable[[], object], patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.005)


class Browser:
    """One person's browser: its cookie, its requests, its sockets."""

    def __init__(self, url: str) -> None:
        self.url = url
        # A server gives up idle connections after five seconds: a client that uses them as long meets it half-way.
        limits = httpx.Limits(keepalive_expiry=1.0)
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False, limits=limits)
        self.pages: list[Live] = []

    def close(self) -> None:
        for page in self.pages:
            page.close()
        self.http.close()

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def create(self, game: str, *kinds: str, **more: Any) -> Json:
        """Seats as words: `me`, `here`, `open`, `bot` or `bot4`."""
        seats: list[Json] = []
        for kind in kinds:
            level = kind[3:] if kind.startswith("bot") else ""
            seats.append({"kind": "bot", "level": int(level or 1)} if kind.startswith("bot") else {"kind": kind})
        found: Json = self.post("/api/tables", 201, game=game, seats=seats, **more)
        return found

    def join(self, made: Json, seat: int, name: str = "") -> Json:
        found: Json = self.post("/api/join", invite=made["seats"][seat]["invite"], name=name)
        return found

    def live(self, table: str, after: int | None = None, patches: bool = True) -> "Live":
        self.pages.append(Live(self, table, after, patches))
        return self.pages[-1]


class Live:
    """A page at a table. Keeps everything it received, and knows its last update.

    As the page does it follows by patches; what tests read are the updates these stand for.
    """

    def __init__(self, browser: Browser, table: str, after: int | None = None, patches: bool = True) -> None:
        query = f"?patches={int(patches)}" + ("" if after is None else f"&after={after}")
        url = browser.url.replace("http", "ws") + f"/api/tables/{table}/live{query}"
        cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        headers = {"Cookie": cookies, "Origin": browser.url}
        self.open = contextlib.ExitStack()
        made = connect(url, additional_headers=headers, compression=None, open_timeout=PATIENCE)
        self.socket: ClientConnection = self.open.enter_context(made)
        self.number = len(browser.pages)
        self.received: list[str] = []
        self.last: Json = {}
        self.count = 0

    def read(self, patience: float = PATIENCE) -> Json:
        text = self.socket.recv(timeout=patience)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = orjson.loads(text)
        # What is sent is exactly what the models, and so the page's types, promise.
        assert server_message.validate_python(message).model_dump(mode="json") == message
        if message["type"] == "patch":
            assert message["base"] == self.last["version"]
            message = followed(self.last, message)
            assert server_message.validate_python(message).model_dump(mode="json") == message
        if message["type"] == "update":
            self.last = message
        if message["type"] == "hello" and message["wants_share"]:
            self.send("share", id=self.new_id(), share="5e" * 32)
        return message

    def until(self, *types: str) -> Json:
        """The next message of one of these types; others on the way are read too."""
        while True:
            message = self.read()
            if message["type"] in types:
                return message

    def opened(self) -> "Live":
        self.until("update")
        return self

    def quiet(self, patience: float = 0.15) -> bool:
        """Whether nothing more comes."""
        try:
            self.read(patience)
        except TimeoutError:
            return True
        return False

    def send(self, type: str, **content: Any) -> None:
        self.socket.send(orjson.dumps({"type": type, **content}).decode())

    def new_id(self) -> str:
        self.count += 1
        return f"click-{self.number}-{self.count}"

    def move(self, action: int, version: int | None = None, id: str | None = None) -> Json:
        """Play and return the answer: `ack` or `error`."""
        used = id or self.new_id()
        self.send("move", id=used, version=self.last["version"] if version is None else version, action=action)
        return self.answer(used)

    def answer(self, id: str) -> Json:
        while True:
            message = self.until("ack", "error", "proposal", "preview", "hint", "pong")
            if message.get("id", id) == id:
                return message

    def play(self, action: int | None = None) -> Json:
        """Make the choice (the first one by default) and read the update that shows it."""
        chosen = self.last["legal"][0]["action"] if action is None else action
        ack = self.move(chosen)
        assert ack["type"] == "ack", ack
        while self.last["version"] < ack["version"]:
            self.until("update")
        return self.last

    def my_turn(self) -> Json:
        """Wait until there is something to choose, or the game is over."""
        while not self.last.get("legal") and not self.last.get("over"):
            self.until("update")
        return self.last

    def closed(self) -> int:
        """Read to the end and return the code of the close."""
        try:
            while True:
                self.read()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 1006

    def close(self) -> None:
        self.open.close()


def finish(*pages: Live) -> None:
    """Play the game at these pages to its end, everybody taking the first choice; all see every step."""
    while not pages[0].last["over"]:
        mover = next(page for page in pages if page.last["legal"])
        mover.play()
        for page in pages:
            while page.last["version"] < mover.last["version"]:
                page.until("update")
