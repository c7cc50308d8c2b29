"""A service in a process of its own, and browsers that play at it: what the load run and the starvation run share."""

import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
from benchmarks.wire import Wire, connected
from websockets.asyncio.client import ClientConnection, connect

from isolario.server.patches import apply, followed

Json = dict[str, Any]
ROUNDS = Path(__file__).resolve().parent / "rounds.py"

SERVE = """
import sys
from pathlib import Path
from isolario.server.launch import serve
from isolario.server.limits import Allowance
from isolario.server.settings import ServiceSettings

if __name__ == "__main__":
    port, data, game, workers, unlimited, store = sys.argv[1:]
    chosen = dict(data=Path(data), port=int(port), game_files=(Path(game),), workers=int(workers), store=store)
    if unlimited == "unlimited":
        plenty, lots = Allowance(1e6, 1e6, 1e6, 1e6), 10**6
        chosen |= dict(messages=plenty, requests=plenty, handshakes=plenty, new_tables=plenty)
        chosen |= dict(sockets_per_address=lots, connections_per_address=lots)
        chosen |= dict(connection_burst=lots, tables_per_person=lots)
    serve(ServiceSettings(**chosen), lambda address: print("ready", flush=True))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cpu_seconds(pid: int) -> float:
    """Processor time a process and its threads have used (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Service:
    port: int
    pid: int


@contextlib.contextmanager
def service(unlimited: bool = False, workers: int = 0, store: str = "") -> Iterator[Service]:
    """A service with the limits as they are by default, or `unlimited`; `workers` 0 is as many as it chooses. Without
    the address of another store it keeps its tables in a file."""
    with tempfile.TemporaryDirectory() as folder:
        script, port = Path(folder) / "serve.py", free_port()
        script.write_text(SERVE)
        words = [sys.executable, str(script), str(port), str(Path(folder) / "data"), str(ROUNDS), str(workers)]
        running = subprocess.Popen(
            [*words, "unlimited" if unlimited else "limited", store],
            stdout=subprocess.PIPE,
            text=True,
            env=dict(os.environ),
        )
        try:
            assert running.stdout is not None
            assert running.stdout.readline().strip() == "ready", "the service did not start"
            yield Service(port, running.pid)
        finally:
            running.terminate()
            running.wait(30)


@dataclass
class Page:
    """A socket at a table that knows its last update, and how much it was sent.

    What it needs to play is followed at once, the rest of an update when somebody looks at it.
    """

    socket: ClientConnection | Wire
    version: int = -1
    legal: list[Json] = field(default_factory=list)
    over: bool = False
    sizes: list[int] = field(default_factory=list)
    """Bytes of each update after the first."""
    middle: Json = field(default_factory=dict)
    """The view half-way through what it plays."""
    whole: Json = field(default_factory=dict)
    since: list[Json] = field(default_factory=list)
    """Patches that have not been applied to the whole yet."""

    @property
    def last(self) -> Json:
        for patch in self.since:
            self.whole = followed(self.whole, patch)
        self.since.clear()
        return self.whole

    async def update(self) -> None:
        """The next update, or the one that the next patch stands for."""
        while True:
            text = await self.socket.recv()
            message: Json = orjson.loads(text)
            if message["type"] not in ("update", "patch"):
                continue
            if self.version >= 0:
                self.sizes.append(len(text))
            if message["type"] == "update":
                self.whole = message
                self.since.clear()
                self.legal, self.over = message["legal"], message["over"]
            else:
                self.since.append(message)
                changed = message["change"]
                self.legal = apply(changed.get("legal"), self.legal)
                self.over = apply(changed.get("over"), self.over)
            self.version = message["version"]
            return

    async def reach(self, version: int) -> None:
        while self.version < version:
            await self.update()

    async def my_turn(self) -> None:
        while not self.legal and not self.over:
            await self.update()

    async def say(self, type: str, **content: Any) -> None:
        await self.socket.send(orjson.dumps({"type": type, **content}).decode())

    async def move(self, number: int = 0) -> None:
        """Make one of the choices there are."""
        action = self.legal[number % len(self.legal)]["action"]
        await self.say("move", id=str(time.time_ns()), version=self.version, action=action)


class Browser:
    """Somebody with a cookie, who comes from an address of this machine."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
        # Nothing is encrypted here, and reading the certificates takes longer than all the rest.
        limits = httpx.Limits(max_connections=200)
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=address, limits=limits)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)

    async def create(self, game: str, *kinds: str, level: int = 2, seed: str | None = None) -> Json:
        seats = [{"kind": kind, "level": level} if kind == "bot" else {"kind": kind} for kind in kinds]
        wanted = {"game": game, "seats": seats, "seed": seed}
        made: Json = (await self.http.post("/api/tables", json=wanted)).json()
        return made

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def cheap_page(self, table: str) -> Page:
        """One of a thousand in a process."""
        return Page(await connected(self.port, f"/api/tables/{table}/live?patches=1", self.cookie))

    async def page(self, table: str) -> Page:
        made = await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?patches=1",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            local_addr=(self.address, 0),
            max_size=None,
        )
        return Page(made)
