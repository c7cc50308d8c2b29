"""`kill -9` at random moments during games: no acknowledged move is ever lost, and every game continues.

    python -m tests.server.crash --games 30     # the long run; the tests do a short one

Each game is played by one or two browsers that behave as the page does: they resend what was not acknowledged
with the same id, and ask for what they missed after a reconnect. At the end the record must hold exactly the
moves that were acknowledged, once each and in order.
"""

import argparse
import os
import random
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from tests.server.harness import Browser, Json, Live, Place
from tests.server.process import start

LOST = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError, AssertionError)
PATIENCE = 600.0  # a machine that has much else to do is slow, not wrong
MOVES_BETWEEN_KILLS = 2  # at most, for each game; a game has some 25


class Victim:
    """A service that gets killed and started again, always on the same port and store."""

    def __init__(self, place: Place, real_workers: bool) -> None:
        self.place = place
        self.real_workers = real_workers
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.process = start(self.port, self.place, self.real_workers)

    def kill(self) -> None:
        self.process.kill()
        self.process.join()

    def stop(self) -> int | None:
        self.process.terminate()
        self.process.join()
        return self.process.exitcode


@dataclass
class Played:
    """One game: who sits where, and what was acknowledged to whom."""

    table: str
    acknowledged: dict[int, list[int]] = field(default_factory=dict)


def open_game(url: str, people: int) -> tuple[Played, list[Browser]]:
    browsers = [Browser(url) for _ in range(people)]
    made = browsers[0].create("kalah", "me", "open" if people == 2 else "bot1")
    if people == 2:
        browsers[1].join(made, 1)
    return Played(made["table"]), browsers


def play(browser: Browser, seat: int, game: Played, seed: int, end: float, thinking: float = 0.0) -> None:
    """Play one seat to the end of the game, whatever happens to the service."""
    chooser = random.Random(seed)
    mine = game.acknowledged[seat] = []
    version: int | None = None
    pending: tuple[str, int, int] | None = None
    number = 0
    while time.monotonic() < end:
        page: Live | None = None
        try:
            page = Live(browser, game.table, version).opened()
            while True:
                if pending is None:
                    if page.my_turn()["over"]:
                        return
                    number += 1
                    time.sleep(chooser.uniform(0, thinking))
                    action = chooser.choice(page.last["legal"])["action"]
                    pending = (f"{seat}/{number}", page.last["version"], action)
                id, at, action = pending
                answer = page.move(action, at, id)
                assert answer["type"] == "ack", answer
                mine.append(action)
                pending = None
                while page.last["version"] < answer["version"]:
                    page.until("update")
                version = page.last["version"]
        except LOST:
            time.sleep(0.05)
        finally:
            if page is not None:
                page.close()
    raise AssertionError(f"game {game.table} did not end")


def check(browser: Browser, game: Played) -> None:
    """The record holds exactly what was acknowledged."""
    replay = browser.get(f"/api/tables/{game.table}/replay")
    for seat, moves in game.acknowledged.items():
        stored = choices(replay, seat)
        assert stored == moves, f"seat {seat} of {game.table}: stored {stored}, acknowledged {moves}"
    assert browser.get(f"/api/tables/{game.table}/luck")["checked"]


def choices(replay: Json, seat: int) -> list[int]:
    """What a seat chose where there was something to choose (Kalah writes a move as its number)."""
    frames = replay["frames"]
    found: list[int] = []
    for before, after in pairwise(frames):
        board = before["view"]["board"]
        options = sum(1 for pit in range(1 + 7 * seat, 7 + 7 * seat) if board[pit] > 0)
        if after["actor"] == seat and options > 1:
            found.append(int(after["notation"]))
    return found


def run(games: int, data: Path, seed: int, kills: int, real_workers: bool = False) -> int:
    """Play that many games, half of them between two browsers, and kill the service that often meanwhile.

    Returns how often it was killed while games were going on.
    """
    victim = Victim({"data": data, "store": ""}, real_workers)

    def strike(chooser: random.Random) -> None:
        victim.kill()
        victim.start()

    try:
        done = play_all(victim.url, games, seed, kills, strike)
    finally:
        code = victim.stop()
    assert code in (0, -signal.SIGTERM), f"the service ended with {code}"
    return done


def play_all(
    url: str, games: int, seed: int, kills: int, strike: Callable[[random.Random], None], thinking: float = 0.0
) -> int:
    """A strike comes after some acknowledged moves and a moment more, so a fast machine sees as many as a slow one."""
    chooser = random.Random(seed)
    end = time.monotonic() + PATIENCE
    opened = [open_game(url, 1 + number % 2) for number in range(games)]
    failures: list[BaseException] = []

    def player(browser: Browser, seat: int, game: Played, seed: int) -> None:
        try:
            play(browser, seat, game, seed, end, thinking)
        except BaseException as error:
            failures.append(error)

    threads = [
        threading.Thread(target=player, args=(browser, seat, game, chooser.randrange(10**9)))
        for game, browsers in opened
        for seat, browser in enumerate(browsers)
    ]
    for thread in threads:
        thread.start()
    done = 0
    while done < kills and going_on(threads):
        enough = moves(opened) + chooser.randint(1, MOVES_BETWEEN_KILLS * games)
        while moves(opened) < enough and going_on(threads):
            time.sleep(0.001)
        time.sleep(chooser.uniform(0, 0.01))
        if going_on(threads):
            strike(chooser)
            done += 1
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    for game, browsers in opened:
        check(browsers[0], game)
        for browser in browsers:
            browser.close()
    return done


def going_on(players: list[threading.Thread]) -> bool:
    return any(player.is_alive() for player in players)


def moves(opened: list[tuple[Played, list[Browser]]]) -> int:
    """How many moves were acknowledged so far."""
    return sum(len(mine) for game, _ in opened for mine in list(game.acknowledged.values()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--at-once", type=int, default=6)
    parser.add_argument("--kills", type=int, default=12, help="kills for each group of games at once")
    parser.add_argument("--workers", action="store_true", help="bots in worker processes, as in real life")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    wanted = parser.parse_args()
    kills = 0
    for first in range(0, wanted.games, wanted.at_once):
        count = min(wanted.at_once, wanted.games - first)
        with tempfile.TemporaryDirectory() as data:
            kills += run(count, Path(data), wanted.seed + first, wanted.kills, wanted.workers)
    print(f"{wanted.games} games, {kills} kills (seed {wanted.seed}): no acknowledged move lost, every game ended")


if __name__ == "__main__":
    main()
