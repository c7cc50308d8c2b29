"""How long an innocent table waits while one client does its worst.

    python -m benchmarks.starvation [--game nomads] [--level 2] [--turns 6] [--only many_hints]

A person plays against a bot; the time until it is their turn again is measured, first in peace and then beside
each attack. It is the same game each time, draws, choices and the bot's pace included (a known seed), so that what
differs is the attack. All of it is one run with the limits as they are by default. Peace is measured again after each
attack: a machine that has other things to do at times would tell nonsense otherwise.
"""

import argparse
import asyncio
import contextlib
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from benchmarks.loopback import Browser, service
from websockets.exceptions import WebSocketException

GIVEN_UP = 120.0
MOST = 2.0
"""The aim: nobody waits more than twice as long."""
SEED = "5ea5" * 16
Attack = Callable[[Browser, str], Coroutine[Any, Any, None]]


async def innocent(browser: Browser, game: str, level: int, turns: int) -> list[float]:
    """The seconds between the end of a turn and the next one: how long the bot seemed to take."""
    page = await browser.page((await browser.create(game, "me", "bot", level=level, seed=SEED))["table"])
    await page.my_turn()
    times: list[float] = []
    while len(times) < turns and not page.over:
        began = time.perf_counter()
        await page.move(len(times))
        await page.update()
        ended = not page.legal
        await page.my_turn()
        if ended:
            times.append(time.perf_counter() - began)
    await page.socket.close()
    return times


# -- what one client does ------------------------------------------------------------------------------------


async def again_and_again(count: int, work: Callable[[int], Awaitable[object]], pause: float = 0.0) -> None:
    """So many at once do the same over and over, whatever comes of it, until the attack is called off."""

    async def one(number: int) -> None:
        while True:
            with contextlib.suppress(Exception):
                await work(number)
            await asyncio.sleep(pause)

    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*(one(number) for number in range(count)))


async def own_table(browser: Browser, game: str) -> str:
    return str((await browser.create(game, "me", "me"))["table"])


async def many_hints(browser: Browser, game: str) -> None:
    """60 sockets, each asking for hints again and again."""
    table = await own_table(browser, game)

    async def ask(number: int) -> None:
        page = await browser.page(table)
        while True:
            await page.say("hint", id=str(number))
            await asyncio.wait_for(page.socket.recv(), 5)

    await again_and_again(60, ask, 0.2)


async def many_handshakes(browser: Browser, game: str) -> None:
    """Sockets opened and closed as fast as they go."""
    table = await own_table(browser, game)

    async def knock(number: int) -> None:
        await (await browser.page(table)).socket.close()

    await again_and_again(8, knock)


async def many_messages(browser: Browser, game: str) -> None:
    """40 sockets that send without waiting for an answer."""
    table = await own_table(browser, game)

    async def shout(number: int) -> None:
        page = await browser.page(table)
        while True:
            await page.say("ping", id="x")

    await again_and_again(40, shout, 0.05)


async def many_requests(browser: Browser, game: str) -> None:
    """The catalogue of games, over and over."""
    await again_and_again(16, lambda number: browser.http.get("/api/games"))


async def many_replays(browser: Browser, game: str) -> None:
    """The replay and the review of a finished match, over and over, as every viewer."""
    table = await own_table(browser, game)
    page = await browser.page(table)
    for _ in range(40):
        await page.my_turn()
        await page.move()
        await page.update()
        await asyncio.sleep(0.05)
    await browser.http.post(f"/api/tables/{table}/concede")
    paths = ("replay", "replay?seat=0", "replay?seat=1", "review", "luck")
    await again_and_again(20, lambda number: browser.http.get(f"/api/tables/{table}/{paths[number % len(paths)]}"))


async def many_bots(browser: Browser, game: str) -> None:
    """As many tables as may be opened, each with a bot of the highest level to move."""

    async def play(number: int) -> None:
        page = await browser.page((await browser.create(game, "me", "bot", level=5))["table"])
        await page.my_turn()
        while not page.over:
            await page.move()
            await page.update()
            await page.my_turn()

    await again_and_again(15, play, 1.0)


async def slow_headers(browser: Browser, game: str) -> None:
    """Connections that never say what they want."""
    held: list[asyncio.StreamWriter] = []

    async def hold(number: int) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", browser.port, local_addr=(browser.address, 0))
        writer.write(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ")
        held.append(writer)

    await again_and_again(4, hold, 0.01)


async def never_reading(browser: Browser, game: str) -> None:
    """Sockets that ask for everything and read nothing."""
    table = await own_table(browser, game)

    async def ask(number: int) -> None:
        page = await browser.page(table)
        page.socket.transport.pause_reading()
        while True:
            await page.say("why", id="x", element="seat:0")
            await asyncio.sleep(0.02)

    await again_and_again(16, ask, 0.2)


async def pouring_frames(browser: Browser, game: str) -> None:
    """Lines on which small frames are poured by the megabyte: messages, nonsense, pings, pieces of messages."""
    table = await own_table(browser, game)
    head = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        "host: 127.0.0.1",
        "connection: upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    frames = [bytes((first, 0x82, 0, 0, 0, 0)) + b"{}" for first in (0x81, 0x82, 0x89, 0x8A, 0x00)]

    async def pour(number: int) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", browser.port, local_addr=(browser.address, 0))
        writer.write("\r\n".join([*head, "", ""]).encode())
        while True:
            writer.write(frames[number % len(frames)] * 8192)
            await writer.drain()

    await again_and_again(10, pour, 0.05)


async def endless_quotes(browser: Browser, game: str) -> None:
    """Requests whose cookies are nothing but quotes."""
    cookie = {"cookie": 'isolario="' + '\\"' * 25_000 + '"'}
    await again_and_again(4, lambda number: browser.http.get("/api/tables", headers=cookie))


ATTACKS: tuple[Attack, ...] = (
    many_hints,
    many_handshakes,
    many_messages,
    many_requests,
    many_replays,
    many_bots,
    slow_headers,
    never_reading,
    pouring_frames,
    endless_quotes,
)


async def measure(port: int, game: str, level: int, turns: int, only: str) -> None:
    print(f"{'attack':16} {'in peace':>9} {'beside it':>10} {'longest':>9}   times as long (means of {turns} turns)")
    for number, attack in enumerate(ATTACKS, 1):
        if only not in ("", attack.__name__):
            continue
        calm = await innocent(Browser(port, f"127.0.3.{number}"), game, level, turns)
        # A process of its own, so that the innocent client does not wait for the attacker's own work.
        words = [sys.executable, "-m", "benchmarks.starvation", "--game", game]
        attacker = subprocess.Popen([*words, "--attack", attack.__name__, str(port), f"127.0.1.{number}"])
        await asyncio.sleep(4.0)
        try:
            async with asyncio.timeout(GIVEN_UP):
                times = await innocent(Browser(port, f"127.0.2.{number}"), game, level, turns)
        except (TimeoutError, OSError, WebSocketException) as error:
            print(f"the innocent table was given up: {error!r}")
            times = [GIVEN_UP]
        attacker.terminate()
        attacker.wait(20)
        await asyncio.sleep(2.0)
        calm += await innocent(Browser(port, f"127.0.4.{number}"), game, level, turns)
        peace, beside = statistics.mean(calm), statistics.mean(times)
        name, ratio = attack.__name__.replace("_", " "), beside / peace
        met = "" if ratio <= MOST else "   NOT MET"
        print(f"{name:16} {peace:8.2f}s {beside:9.2f}s {max(times):8.2f}s   {ratio:5.2f}{met}", flush=True)


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
        asyncio.run(attack(Browser(int(port), address), chosen.game))
        return
    with service() as running:
        asyncio.run(measure(running.port, chosen.game, chosen.level, chosen.turns, chosen.only))


if __name__ == "__main__":
    main()
