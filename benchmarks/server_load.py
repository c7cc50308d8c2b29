"""Load run of the service beside boardgame.io's server in the same run, on games with states of the same size.

    python -m benchmarks.server_load [--games nomads …] [--tables 8] [--moves 100] [--rounds 1] [--crowd 500] …

For every game two sockets sit at each table, and a move is made when whoever made the one before and whoever is to
choose have seen it: processor time of the server and bytes for a move. boardgame.io plays tic-tac-toe in rounds, for
two viewers too, with a state that is as large for a viewer as the game's view is in the middle of these moves, and a
`playerView` for each viewer where the game hides something. Both have played a few moves before they are measured. What
only ours does: rules, draws and forced steps that follow a move, each with its own change of the view; sentences,
choices with names and offers to take back; every move is on disk before it is answered.

boardgame.io is measured with both stores it brings along: in memory, where a restart ends every match, and in files
(`FlatFile`), which outlive it, though they are written without waiting for the disk. And with the store that its
documentation names for PostgreSQL (`bgio-postgres`), beside ours on the same PostgreSQL, whose own time is nobody's. A
service that keeps its matches compares with the last two. Then a crowd of tables moves once a second while four bots of
the highest level think on the same cores.

The peer needs npm and is installed on first use; without PostgreSQL that part is left out. Numbers of one run are
comparable, not those of two; the service should run compiled.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import orjson
import uvloop
from benchmarks.loopback import Browser, Page, Service, cpu_seconds, free_port, service
from tests.server.postgres import Postgres, installed

from isolario.kernel import game as found_game

PEER = Path(__file__).resolve().parent / "server_peer"
GAMES = ("nomads", "stromboli", "the_island", "iquazu", "volcanic_isle")
THINKERS = 4
VIEWERS = 2
CROWD_SECONDS = 20
APART = 30
"""So many moves a table of the crowd may be ahead of another."""
WARMING = 100
"""Moves at each table before anything is measured: compilers at run time and caches need some. (Three runs on a busy
machine: boardgame.io took 1.46 and 1.78 ms a move after 25, 1.24 after 150.)"""
TICK, QUARTER = 0.01, 0.25
"""Seconds."""
STARTING = 6
"""Seconds after which the processes in which those bots think have read their code: once in the life of a service."""
MOST_OF_ALL = 0.5
"""So large a part of the moves must be undisturbed to speak of them."""
Timed = tuple[float, float]
"""A moment in seconds, and something measured then."""
WRITING_PAUSE = 50
"""Milliseconds between a move and the next one where boardgame.io keeps it, which it does after it has told it."""
MEMORY, FILES, POSTGRES = "memory", "files", "PostgreSQL"
Json = dict[str, Any]

MOST_BYTES = 3000
MOST_CPU = 0.5
"""Of boardgame.io's."""
MOST_P99 = 50.0


# -- ours ------------------------------------------------------------------------------------------------------


async def seated(port: int, game: str) -> list[Page]:
    """A table between two browsers."""
    ada, bruno = Browser(port), Browser(port)
    made = await ada.create(game, "me", "open")
    await bruno.http.post("/api/join", json={"invite": made["seats"][1]["invite"]})
    pages = [await browser.cheap_page(made["table"]) for browser in (ada, bruno)]
    for page, browser in zip(pages, (ada, bruno), strict=True):
        await page.reach(0)
        await browser.http.aclose()
    return pages


async def play(pages: list[Page], moves: int, pace: float, times: list[Timed]) -> None:
    """At this table; with a `pace` one move in so many seconds."""
    if pace:
        await asyncio.sleep(random.random() * pace)
    for number in range(moves):
        due = time.perf_counter() + pace
        if number == moves // 2 and not pace:
            for page in pages:
                page.middle = page.last["view"]
        mover = next((page for page in pages if page.legal), None)
        if mover is None:
            break
        began = time.perf_counter()
        version = mover.version + 1
        await mover.move(number)
        await mover.reach(version)
        # A choice may be a secret of whoever made it: the others hear of it when they may.
        if not (mover.legal or mover.over):
            await asyncio.gather(*(page.my_turn() for page in pages if page is not mover))
        times.append((began, 1000 * (time.perf_counter() - began)))
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


class Watch:
    """What would make any service look slow: how much later than it asked for the client itself gets its turn, and when
    processors were taken from this machine, if it is a part of another one."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self.stolen: list[Timed] = [(time.perf_counter(), stolen_seconds())]

    async def keep(self) -> None:
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.late.append(1000 * (time.perf_counter() - due))
            if time.perf_counter() - self.stolen[-1][0] >= QUARTER:
                self.stolen.append((time.perf_counter(), stolen_seconds()))

    def figures(self, times: list[Timed]) -> Json:
        (first, before), (last, after) = self.stolen[0], self.stolen[-1]
        found: Json = {"client_late_p99_ms": ninety_nine(self.late)}
        if last > first:
            found["stolen"] = round((after - before) / (last - first) / (os.cpu_count() or 1), 3)
        whole = [took for began, took in times if self.whole(began)]
        if len(whole) >= MOST_OF_ALL * len(times):
            found |= {"undisturbed_moves": len(whole), "undisturbed_p99_ms": ninety_nine(whole)}
        return found

    def whole(self, began: float) -> bool:
        """Whether nothing was taken away in the half second around this moment, and in the one before."""
        near = [seconds for moment, seconds in self.stolen if began - 3 * QUARTER <= moment <= began + 2 * QUARTER]
        return not near or near[0] == near[-1]


def stolen_seconds() -> float:
    """Processor time that the host of a virtual machine gave to others while this one wanted it. (Only Linux says.)"""
    if not Path("/proc/stat").exists():
        return 0.0
    return int(Path("/proc/stat").read_text().split(None, 10)[8]) / os.sysconf("SC_CLK_TCK")


async def think(port: int, game: str) -> Page:
    """Two bots of the highest level play each other, watched."""
    browser = Browser(port)
    return await browser.cheap_page((await browser.create(game, "bot", "bot", level=5))["table"])


async def drive(running: Service, game: str, tables: int, moves: int, pace: float, thinkers: int) -> Json:
    if not pace:
        first = [await seated(running.port, game) for _ in range(tables)]
        await asyncio.gather(*(play(pages, WARMING, 0, []) for pages in first))
    seats = [await seated(running.port, game) for _ in range(tables)]
    if pace:
        # Tables of real people are at different moments of their games; these would all come to the same one together.
        await asyncio.gather(*(play(pages, random.randrange(APART), 0, []) for pages in seats))
    watching = [await think(running.port, game) for _ in range(thinkers)]
    if thinkers:
        await asyncio.sleep(STARTING)
    # A thousand pages in one process: looking through all of them for garbage would count as time of the service.
    gc.disable()
    sent = sum(size for pages in seats for page in pages for size in page.sizes)
    used, began, own = cpu_seconds(running.pid), time.perf_counter(), time.process_time()
    times: list[Timed] = []
    watch = Watch()
    watching_too = asyncio.create_task(watch.keep())
    await asyncio.gather(*(play(pages, moves, pace, times) for pages in seats))
    watching_too.cancel()
    cpu, seconds, own = cpu_seconds(running.pid) - used, time.perf_counter() - began, time.process_time() - own
    sent = sum(size for pages in seats for page in pages for size in page.sizes) - sent
    found = report([took for _, took in times], cpu, seconds) | {"client_cpu_ms": round(1000 * own / len(times), 3)}
    if pace:
        found |= watch.figures(times)
    found["bytes"] = round(sent / len(times) / VIEWERS)
    if not pace:
        found["view"] = round(statistics.mean(len(orjson.dumps(page.middle)) for pages in seats for page in pages))
    for page in [*watching, *(page for pages in seats for page in pages)]:
        await page.socket.close()
    return found


def ours(game: str, tables: int, moves: int, pace: float = 0, thinkers: int = 0, store: str = "") -> Json:
    with service(unlimited=True, workers=max(1, thinkers), store=store) as running:
        found = uvloop.run(drive(running, game, tables, moves, pace, thinkers))
    return {"server": f"Isolario, {game}, in {'PostgreSQL' if store else 'SQLite'}"} | found


# -- the peer --------------------------------------------------------------------------------------------------


def install_peer() -> None:
    if not (PEER / "node_modules" / "bgio-postgres").is_dir():
        words = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
        subprocess.run(words, cwd=PEER, check=True)


def peer(tables: int, moves: int, size: int, hides: bool, where: str = MEMORY, place: str = "") -> Json:
    """boardgame.io with a state that has so many bytes for a viewer, kept in memory or in that folder or database."""
    port = free_port()
    quiet = {**os.environ, "NODE_ENV": "production", "STATE_BYTES": str(size), "HIDES": "yes" if hides else ""}
    quiet["PAUSE_MS"] = str(0 if where == MEMORY else WRITING_PAUSE)
    words = ["node", "server.js", str(port), where, place]
    server = subprocess.Popen(words, cwd=PEER, stdout=subprocess.PIPE, text=True, env=quiet)
    try:
        assert server.stdout is not None
        while "ready" not in (said := server.stdout.readline()):
            assert said or server.poll() is None, "boardgame.io did not start"
        words = ["node", "client.js", f"http://127.0.0.1:{port}", str(tables), str(moves), str(WARMING)]
        playing = subprocess.Popen(words, cwd=PEER, stdout=subprocess.PIPE, text=True, env=quiet)
        assert playing.stdout is not None
        assert playing.stdout.readline().strip() == "seated"
        used = cpu_seconds(server.pid)
        found = json.loads(playing.stdout.readlines()[-1])
        cpu = cpu_seconds(server.pid) - used
        playing.wait(30)
    finally:
        server.terminate()
        server.wait()
    return {"server": f"boardgame.io 0.50.2, {size} bytes, in {where}"} | report(found["times"], cpu, found["seconds"])


def compare(game: str, tables: int, moves: int, rounds: int, beside: bool, postgres: Postgres | None) -> None:
    """One game, ours and beside every way in which boardgame.io keeps its matches. They take turns, and of each the
    cheapest round counts: whoever else uses the machine, or the one it is a part of, makes everything dearer."""
    hides = found_game(game).hides
    mine: dict[str, list[Json]] = {FILES: [], POSTGRES: []}
    others: dict[str, list[Json]] = {MEMORY: [], FILES: [], POSTGRES: []}
    for _ in range(rounds):
        mine[FILES].append(ours(game, tables, moves))
        if postgres:
            mine[POSTGRES].append(ours(game, tables, moves, store=postgres.new_database()))
        if beside:
            size = mine[FILES][0]["view"]
            others[MEMORY].append(peer(tables, moves, size, hides))
            with tempfile.TemporaryDirectory() as folder:
                others[FILES].append(peer(tables, moves, size, hides, FILES, folder))
            if postgres:
                others[POSTGRES].append(peer(tables, moves, size, hides, POSTGRES, postgres.new_database()))
    for runs in mine.values():
        if runs:
            print(json.dumps(cheapest(runs)), flush=True)
            aim(f"{game}: bytes for a move and viewer", cheapest(runs)["bytes"], MOST_BYTES)
    for where, runs in others.items():
        if runs:
            other = cheapest(runs)
            print(json.dumps(other))
            own = cheapest(mine[POSTGRES if where == POSTGRES else FILES])
            ratio = round(own["cpu_ms"] / other["cpu_ms"], 2)
            aim(f"{game}: processor time as a share of boardgame.io's in {where}", ratio, MOST_CPU)


def cheapest(runs: list[Json]) -> Json:
    return min(runs, key=lambda run: float(run["cpu_ms"]))


# -- figures ---------------------------------------------------------------------------------------------------


def report(times: list[float], cpu: float, seconds: float) -> Json:
    return {
        "moves": len(times),
        "moves_per_second": round(len(times) / seconds),
        "cpu_ms": round(1000 * cpu / len(times), 3),
        "p50_ms": round(statistics.median(times), 2),
        "p99_ms": ninety_nine(times),
    }


def ninety_nine(times: list[float]) -> float:
    """So long took 99 of 100 at the most."""
    return round(sorted(times)[int(0.99 * (len(times) - 1))], 2)


def aim(name: str, found: float, most: float) -> None:
    print(f"  {'met    ' if found <= most else 'NOT MET'} {name}: {found:g} (at most {most:g})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--moves", type=int, default=100, help="moves at each table")
    parser.add_argument("--rounds", type=int, default=1, help="so often; the cheapest of each counts")
    parser.add_argument("--crowd", type=int, default=500, help="tables that move once a second; 0: none")
    parser.add_argument("--no-peer", action="store_true")
    wanted = parser.parse_args()
    beside = not wanted.no_peer and shutil.which("npm") is not None
    if beside:
        install_peer()
    postgres = Postgres() if beside and installed("postgres") else None
    try:
        for game in wanted.games:
            compare(game, wanted.tables, wanted.moves, wanted.rounds, beside, postgres)
    finally:
        if postgres:
            postgres.stop()
    if wanted.crowd:
        found = ours(wanted.games[0], wanted.crowd, CROWD_SECONDS, 1.0, THINKERS)
        print(json.dumps(found), flush=True)
        aim(f"{wanted.crowd} tables at one move a second, {THINKERS} bots thinking: p99 ms", found["p99_ms"], MOST_P99)


if __name__ == "__main__":
    main()
