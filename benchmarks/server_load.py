"""Load run of the service: tables played flat out over loopback, beside boardgame.io's server in the same run.

    python benchmarks/server_load.py [--tables 8] [--moves 300] [--game nomads] [--no-peer]

Both servers play the same game (tic-tac-toe in rounds) with two sockets to a table, and a move is made when
both have seen the one before. Ours has every move on disk before it answers; boardgame.io keeps it in memory.
The peer needs npm and is installed on first use. Numbers of one run are comparable, not those of two.
"""

import argparse
import asyncio
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).resolve().parent
PEER = HERE / "server_peer"
ROUNDS = HERE / "rounds.py"
Json = dict[str, Any]

SERVE = """
import sys
from pathlib import Path
from isolario.server.launch import serve
from isolario.server.limits import Allowance
from isolario.server.settings import ServiceSettings

if __name__ == "__main__":
    plenty = Allowance(1e6, 1e6, 1e6, 1e6)
    fast = dict(messages=plenty, requests=plenty, handshakes=plenty, new_tables=plenty)
    lots = 10**6
    many = dict(sockets_per_address=lots, connections_per_address=lots, connection_burst=lots, tables_per_person=lots)
    port, data, game = int(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
    settings = ServiceSettings(data=data, port=port, game_files=(game,), workers=1, **fast, **many)
    serve(settings, lambda address: print("ready", flush=True))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cpu_seconds(pid: int) -> float:
    """Processor time a process and its threads have used (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Page:
    """A socket at a table that knows its last update."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: Json = {"version": -1}

    async def reach(self, version: int) -> None:
        while self.last["version"] < version:
            message = orjson.loads(await self.socket.recv())
            if message["type"] == "update":
                self.last = message


async def play_table(url: str, game: str, moves: int, start: asyncio.Event, times: list[float]) -> None:
    """One table between two browsers."""
    async with httpx.AsyncClient(base_url=url) as ada, httpx.AsyncClient(base_url=url) as bruno:
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = (await ada.post("/api/tables", json={"game": game, "seats": seats})).json()
        await bruno.post("/api/join", json={"invite": made["seats"][1]["invite"]})
        address = f"{url.replace('http', 'ws')}/api/tables/{made['table']}/live"
        pages: list[Page] = []
        for browser in (ada, bruno):
            cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
            made_socket = await connect(address, additional_headers={"Cookie": cookie}, compression=None)
            pages.append(Page(made_socket))
            await pages[-1].reach(0)
    await start.wait()
    for number in range(moves):
        mover = next((page for page in pages if page.last["legal"]), None)
        if mover is None:
            break
        began = time.perf_counter()
        choice = mover.last["legal"][number % len(mover.last["legal"])]["action"]
        message = {"type": "move", "id": str(number), "version": mover.last["version"], "action": choice}
        await mover.socket.send(orjson.dumps(message).decode())
        version = mover.last["version"] + 1
        await asyncio.gather(*(page.reach(version) for page in pages))
        times.append(1000 * (time.perf_counter() - began))
    for page in pages:
        await page.socket.close()


async def drive(url: str, game: str, tables: int, moves: int, pid: int) -> tuple[list[float], float, float]:
    times: list[float] = []
    start = asyncio.Event()
    playing = [asyncio.create_task(play_table(url, game, moves, start, times)) for _ in range(tables)]
    await asyncio.sleep(1.0 + 0.05 * tables)
    used, began = cpu_seconds(pid), time.perf_counter()
    start.set()
    await asyncio.gather(*playing)
    return times, cpu_seconds(pid) - used, time.perf_counter() - began


def ours(game: str, tables: int, moves: int) -> Json:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        script = Path(folder) / "serve.py"
        script.write_text(SERVE)
        words = [sys.executable, str(script), str(port), folder, str(ROUNDS)]
        server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            times, cpu, seconds = asyncio.run(drive(f"http://127.0.0.1:{port}", game, tables, moves, server.pid))
        finally:
            server.terminate()
            server.wait()
    return report(f"Isolario, {game}, durable", times, cpu, seconds)


def peer(tables: int, moves: int) -> Json:
    if not (PEER / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)
    port = free_port()
    quiet = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen(["node", "server.js", str(port)], cwd=PEER, stdout=subprocess.PIPE, text=True, env=quiet)
    try:
        assert server.stdout is not None
        while "ready" not in (said := server.stdout.readline()):
            assert said or server.poll() is None, "boardgame.io did not start"
        used = cpu_seconds(server.pid)
        words = ["node", "client.js", f"http://127.0.0.1:{port}", str(tables), str(moves)]
        done = subprocess.run(words, cwd=PEER, capture_output=True, text=True, check=True, env=quiet)
        cpu = cpu_seconds(server.pid) - used
        found = json.loads(done.stdout.strip().splitlines()[-1])
    finally:
        server.terminate()
        server.wait()
    return report("boardgame.io 0.50.2, rounds, in memory", found["times"], cpu, found["seconds"])


def report(name: str, times: list[float], cpu: float, seconds: float) -> Json:
    ordered = sorted(times)
    return {
        "server": name,
        "moves": len(times),
        "moves_per_second": round(len(times) / seconds),
        "cpu_ms_per_move": round(1000 * cpu / len(times), 3),
        "p50_ms": round(statistics.median(ordered), 2),
        "p99_ms": round(ordered[int(0.99 * (len(ordered) - 1))], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--moves", type=int, default=300, help="moves at each table")
    parser.add_argument("--game", action="append", default=[], help="measure this game of ours too")
    parser.add_argument("--no-peer", action="store_true")
    wanted = parser.parse_args()
    results = [ours("rounds", wanted.tables, wanted.moves)]
    if not wanted.no_peer and shutil.which("npm"):
        results.append(peer(wanted.tables, wanted.moves))
        ratio = results[1]["cpu_ms_per_move"] / results[0]["cpu_ms_per_move"]
    else:
        ratio = None
    results += [ours(game, wanted.tables, wanted.moves) for game in wanted.game]
    for result in results:
        print(json.dumps(result))
    if ratio is not None:
        print(f"boardgame.io uses {ratio:.2f} times our processor time for a move")


if __name__ == "__main__":
    main()
