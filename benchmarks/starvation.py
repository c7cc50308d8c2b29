"""How long an innocent table waits while one client does its worst.

    python benchmarks/starvation.py [--game nomads] [--level 2] [--turns 6] [--only many_hints]

A person plays against a bot; the time until it is their turn again is measured, first in peace and then beside
each attack. All of it is one run with the limits as they are by default, so the ratios are comparable.
"""

import argparse
import asyncio
import contextlib
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
GIVEN_UP = 120.0
Attack = Callable[["Client", str], Coroutine[Any, Any, int]]

SERVE = """
import sys
from pathlib import Path
from isolario.server.launch import serve
from isolario.server.settings import ServiceSettings

if __name__ == "__main__":
    settings = ServiceSettings(data=Path(sys.argv[2]), port=int(sys.argv[1]))
    serve(settings, lambda address: print("ready", flush=True))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Client:
    """A browser. The innocent one comes from another address of this machine than the attacker."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.url = f"http://127.0.0.1:{port}"
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=200))
        self.http = httpx.AsyncClient(base_url=self.url, transport=transport, timeout=60)

    async def create(self, game: str, *kinds: str, level: int = 2) -> str:
        seats = [{"kind": kind, "level": level} if kind == "bot" else {"kind": kind} for kind in kinds]
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats})
        return str(answer.json()["table"])

    async def socket(self, table: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/live",
            additional_headers={"Cookie": cookie},
            compression=None,
            local_addr=(self.address, 0),
            max_size=None,
        )


async def wait_for_turn(page: ClientConnection, last: Json) -> Json:
    while not last.get("legal") and not last.get("over"):
        message = orjson.loads(await page.recv())
        if message["type"] == "update":
            last = message
    return last


async def innocent(client: Client, game: str, level: int, turns: int) -> list[float]:
    """The seconds between the end of a turn and the next one: how long the bot seemed to take."""
    page = await client.socket(await client.create(game, "me", "bot", level=level))
    last = await wait_for_turn(page, {})
    times: list[float] = []
    while len(times) < turns and not last["over"]:
        message = {
            "type": "move",
            "id": str(time.time()),
            "version": last["version"],
            "action": last["legal"][len(times) % len(last["legal"])]["action"],
        }
        began = time.perf_counter()
        await page.send(orjson.dumps(message).decode())
        after: Json = {}
        while not after:
            said = orjson.loads(await page.recv())
            after = said if said["type"] == "update" else {}
        last = await wait_for_turn(page, after)
        if not after["legal"]:
            times.append(time.perf_counter() - began)
    await page.close()
    return times


# -- what one client does ------------------------------------------------------------------------------------


async def many_hints(client: Client, game: str) -> int:
    """60 sockets, each asking for hints again and again."""
    table = await client.create(game, "me", "me")
    asked = 0

    async def ask() -> None:
        nonlocal asked
        while True:
            with contextlib.suppress(Exception):
                page = await client.socket(table)
                while True:
                    await page.send(orjson.dumps({"type": "hint", "id": str(asked)}).decode())
                    asked += 1
                    await asyncio.wait_for(page.recv(), 5)
            await asyncio.sleep(0.2)

    await together(*(ask() for _ in range(60)))
    return asked


async def many_handshakes(client: Client, game: str) -> int:
    """Sockets opened and closed as fast as they go."""
    table = await client.create(game, "me", "me")
    made = 0

    async def knock() -> None:
        nonlocal made
        while True:
            with contextlib.suppress(Exception):
                page = await client.socket(table)
                made += 1
                await page.close()
            await asyncio.sleep(0)

    await together(*(knock() for _ in range(8)))
    return made


async def many_messages(client: Client, game: str) -> int:
    """40 sockets that send without waiting for an answer."""
    table = await client.create(game, "me", "me")
    sent = 0

    async def shout() -> None:
        nonlocal sent
        while True:
            with contextlib.suppress(Exception):
                page = await client.socket(table)
                while True:
                    await page.send('{"type":"ping","id":"x"}')
                    sent += 1
            await asyncio.sleep(0.05)

    await together(*(shout() for _ in range(40)))
    return sent


async def many_requests(client: Client, game: str) -> int:
    """The catalogue of games, over and over."""
    asked = 0

    async def fetch() -> None:
        nonlocal asked
        while True:
            with contextlib.suppress(Exception):
                await client.http.get("/api/games")
                asked += 1

    await together(*(fetch() for _ in range(16)))
    return asked


async def many_replays(client: Client, game: str) -> int:
    """The replay and the review of a finished match, over and over, as every viewer."""
    table = await client.create(game, "me", "me")
    page = await client.socket(table)
    last = await wait_for_turn(page, {})
    for number in range(40):
        message = {"type": "move", "id": str(number), "version": last["version"], "action": last["legal"][0]["action"]}
        await page.send(orjson.dumps(message).decode())
        last = await wait_for_turn(page, {})
        await asyncio.sleep(0.05)
    await client.http.post(f"/api/tables/{table}/concede")
    asked = 0

    async def read(path: str) -> None:
        nonlocal asked
        while True:
            with contextlib.suppress(Exception):
                await client.http.get(f"/api/tables/{table}/{path}")
                asked += 1

    await together(*(read(path) for path in ("replay", "replay?seat=0", "replay?seat=1", "review", "luck") * 4))
    return asked


async def many_bots(client: Client, game: str) -> int:
    """As many tables as may be opened, each with a bot of the highest level to move."""
    made = 0

    async def play() -> None:
        nonlocal made
        with contextlib.suppress(Exception):
            page = await client.socket(await client.create(game, "me", "bot", level=5))
            made += 1
            last = await wait_for_turn(page, {})
            while not last["over"]:
                choice = last["legal"][0]["action"]
                message = {"type": "move", "id": str(time.time()), "version": last["version"], "action": choice}
                await page.send(orjson.dumps(message).decode())
                last = await wait_for_turn(page, {})

    await together(*(play() for _ in range(15)))
    return made


async def slow_headers(client: Client, game: str) -> int:
    """Connections that never say what they want."""
    held: list[asyncio.StreamWriter] = []

    async def hold() -> None:
        while True:
            with contextlib.suppress(Exception):
                _, writer = await asyncio.open_connection("127.0.0.1", client.port, local_addr=(client.address, 0))
                writer.write(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ")
                held.append(writer)
            await asyncio.sleep(0.01)

    await together(*(hold() for _ in range(4)))
    return len(held)


async def never_reading(client: Client, game: str) -> int:
    """Sockets that ask for everything and read nothing."""
    table = await client.create(game, "me", "me")
    sent = 0

    async def ask() -> None:
        nonlocal sent
        while True:
            with contextlib.suppress(Exception):
                page = await client.socket(table)
                page.transport.pause_reading()
                while True:
                    await page.send('{"type":"why","id":"x","element":"seat:0"}')
                    sent += 1
                    await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)

    await together(*(ask() for _ in range(16)))
    return sent


ATTACKS: tuple[Attack, ...] = (
    many_hints,
    many_handshakes,
    many_messages,
    many_requests,
    many_replays,
    many_bots,
    slow_headers,
    never_reading,
)


async def together(*works: Awaitable[None]) -> None:
    """Until the whole attack is called off."""
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*works)


async def measure(port: int, game: str, level: int, turns: int, only: str) -> None:
    peaceful = await innocent(Client(port, "127.0.0.2"), game, level, turns)
    calm = statistics.median(peaceful)
    print(f"{'in peace':16} median {calm:6.2f} s   longest {max(peaceful):6.2f} s", flush=True)
    for number, attack in enumerate(ATTACKS):
        if only not in ("", attack.__name__):
            continue
        # A process of its own, so that the innocent client does not wait for the attacker's own work.
        words = [
            sys.executable,
            __file__,
            "--game",
            game,
            "--attack",
            attack.__name__,
            str(port),
            f"127.0.1.{number + 1}",
        ]
        attacker = subprocess.Popen(words)
        await asyncio.sleep(4.0)
        try:
            async with asyncio.timeout(GIVEN_UP):
                times = await innocent(Client(port, f"127.0.2.{number + 1}"), game, level, turns)
        except (TimeoutError, OSError, WebSocketException) as error:
            print(f"the innocent table was given up: {error!r}")
            times = [GIVEN_UP]
        attacker.terminate()
        attacker.wait(20)
        median = statistics.median(times)
        ratio = f"{median / calm:5.2f} times as long"
        name = attack.__name__.replace("_", " ")
        print(f"{name:16} median {median:6.2f} s   longest {max(times):6.2f} s   {ratio}", flush=True)
        await asyncio.sleep(2.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="nomads")
    parser.add_argument("--level", type=int, default=2)
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--only", default="", help="one attack by its name")
    parser.add_argument("--attack", nargs=3, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.attack:
        name, port, address = chosen.attack
        attack = next(each for each in ATTACKS if each.__name__ == name)
        asyncio.run(attack(Client(int(port), address), chosen.game))
        return
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "serve.py"
        script.write_text(SERVE)
        port = free_port()
        words = [sys.executable, str(script), str(port), str(Path(folder) / "data")]
        service = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
        try:
            assert service.stdout is not None
            assert service.stdout.readline().strip() == "ready"
            asyncio.run(measure(port, chosen.game, chosen.level, chosen.turns, chosen.only))
        finally:
            service.terminate()
            service.wait(20)


if __name__ == "__main__":
    main()
