"""Bots think in processes of their own; killing one, or the whole service, only makes them think again."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from isolario.bots.levels import levels
from isolario.kernel import FairLuck, Game, Match, State, game, games, replay
from isolario.server import bot_turns
from isolario.server.bot_turns import BotTurns
from isolario.server.bot_workers import load_game
from isolario.server.metrics import Metrics
from isolario.server.rows import bot_seat
from tests.server.harness import RELAXED, Service, until

KALAH = Path(__file__).resolve().parents[2] / "examples" / "kalah.py"
SLOW_GAME = Path(__file__).with_name("slow_thinkers.py")


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = Service(
        tmp_path_factory.mktemp("workers"), real_workers=True, workers=1, game_files=(KALAH,), bot_limit=30.0
    )
    yield running
    running.stop()


def test_a_whole_game_against_a_bot_in_a_worker(workers: Service) -> None:
    me = workers.browser()
    page = me.live(me.create("kalah", "me", "bot1")["table"]).opened()
    while not page.my_turn()["over"]:
        page.play()
    assert workers.lobby.house.workers.pids()
    assert os.getpid() not in workers.lobby.house.workers.pids()


@pytest.mark.waits
def test_a_killed_worker_is_replaced_and_the_thought_begins_again(workers: Service) -> None:
    me = workers.browser()
    page = me.live(me.create("kalah", "me", "bot1")["table"]).opened()
    bots = workers.lobby.house.workers
    for _ in range(2):
        until(bots.pids)
        failures = bots.failures
        killed = bots.pids()
        for pid in killed:
            os.kill(pid, signal.SIGKILL)
        while page.last["legal"]:
            page.play()
        assert page.my_turn()["legal"]
        assert bots.failures > failures
        assert not set(killed) & set(bots.pids())


def test_hints_come_with_reasons(workers: Service) -> None:
    me = workers.browser()
    page = me.live(me.create("kalah", "me", "bot1")["table"]).opened()
    page.send("hint", id="h")
    page.send("hint", id="h2")
    assert page.until("error")["code"] == "too-many-requests"
    hint = page.until("hint")
    legal = {choice["action"] for choice in page.last["legal"]}
    best = hint["candidates"][0]
    assert {candidate["action"] for candidate in hint["candidates"]} <= legal
    assert 0 <= best["chance"] <= 1
    assert best["line"]
    assert hint["lead"] in ("clear", "close")
    assert {each["message"] for each in hint["comparison"]["differences"]} <= {
        f"difference-{word}" for word in ("for", "otherwise", "but", "forgone")
    }
    assert (hint["id"], hint["seat"], hint["version"]) == ("h", 0, page.last["version"])
    spectator = workers.browser().live(me.get("/api/tables")[0]["table"]).opened()
    spectator.send("hint", id="h")
    assert spectator.until("error")["code"] == "no-hint"


def test_a_choice_left_to_a_bot_is_one_s_own_and_can_be_taken_back(workers: Service) -> None:
    me = workers.browser()
    page = me.live(me.create("kalah", "me", "here")["table"]).opened()
    before = page.last
    page.send("delegate", id="d", version=before["version"])
    page.send("delegate", id="again", version=before["version"])
    assert page.until("error")["code"] == "too-many-requests"
    played = page.until("update")
    assert played["version"] > before["version"]
    assert played["steps"][0]["actor"] == before["actor"]
    page.send("delegate", id="late", version=before["version"])
    assert page.until("error")["code"] == "stale"
    page.send("undo", id="u")
    assert page.until("update")["view"] == before["view"]
    spectator = workers.browser().live(me.get("/api/tables")[0]["table"]).opened()
    spectator.send("delegate", id="d", version=spectator.last["version"])
    assert spectator.until("error")["code"] == "not-seated"


def test_the_service_answers_while_bots_think(workers: Service) -> None:
    me = workers.browser()
    page = me.live(me.create("kalah", "bot5", "bot5")["table"]).opened()
    answered = 0
    while answered < 20 and not page.last["over"]:
        page.send("ping", id="x")
        page.until("pong")
        answered += 1
    assert answered == 20
    page.close()


def test_a_bot_takes_its_time_and_the_move_is_not_lost_by_a_restart(tmp_path: Path) -> None:
    first = Service(tmp_path, bot_delay=60.0)
    me = first.browser()
    made = me.create("kalah", "me", "bot1")
    page = me.live(made["table"]).opened()
    while page.last["legal"]:
        page.play()
    version = page.last["version"]
    assert page.quiet()
    cookies = dict(me.http.cookies)
    first.stop()

    second = Service(tmp_path, bot_delay=0.05)
    until(lambda: made["table"] in second.lobby.tables)
    table = second.lobby.tables[made["table"]]
    until(lambda: table.log.match.actor == 0 or table.log.match.over)
    back = second.browser()
    back.http.cookies.update(cookies)
    again = back.live(made["table"], after=version).opened()
    assert {step["actor"] for step in again.last["steps"]} == {1}
    assert again.last["legal"]
    second.stop()


def test_pages_are_told_when_the_service_stops(tmp_path: Path) -> None:
    running = Service(tmp_path)
    me = running.browser()
    page = me.live(me.create("kalah", "me", "bot1")["table"]).opened()
    running.server.should_exit = True
    assert page.until("bye")["code"] == "shutdown"
    page.closed()
    running.stop()


class Clock:
    """Time that passes only when somebody sleeps or thinks."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


class BotAlone(BotTurns):
    """A bot at a table of its own, whose time stands still but while it thinks. Its first choice may be given."""

    def __init__(self, match: Match, level: int, took: float, first: int | None = None) -> None:
        self.clock = Clock()
        self.shown: list[tuple[float, str | None]] = []
        """When each of its choices was played, and what a spectator saw of it."""
        given = [first] if first is not None else []

        async def choose(of: Game, state: State, *_: object) -> int:
            await self.clock.sleep(took)
            return given.pop() if given else int(state.legal()[0])

        async def exclusively(work: Any) -> Any:
            return await work()

        async def play(action: int, seat: int, ref: None) -> None:
            seen = match.game.presentation.redacted(match.state, action, None)
            self.shown.append((round(self.clock.now - 100.0, 6), seen))
            match.play(action, seat)
            table.log.length = len(match.steps)

        def nothing() -> None:
            """Nobody looks."""

        async def claim(id: int) -> bool:
            return True

        async def release(id: int) -> None:
            table.house.closing = True  # one answer is enough

        house = SimpleNamespace(
            workers=SimpleNamespace(choose=choose),
            metrics=Metrics(),
            settings=replace(RELAXED, bot_delay=0.7),
            store=SimpleNamespace(claim=claim, release=release),
            closing=False,
        )
        table: Any = SimpleNamespace(
            log=SimpleNamespace(match=match, game=match.game, length=len(match.steps)),
            row=SimpleNamespace(seed=b"s" * 32, creator=b"", game=match.game.id, id=1, closed=False),
            seats=[bot_seat("x", level)] * match.seats,
            house=house,
            address="",
            exclusively=exclusively,
            play=play,
            show_all=nothing,
            subscribers=["somebody"],
        )
        super().__init__(table)

    def answer(self, monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, str | None]]:
        """What it plays until others notice something."""
        monkeypatch.setattr(bot_turns, "time", self.clock)
        monkeypatch.setattr(bot_turns, "asyncio", self.clock)
        asyncio.run(self.play(self.table.log.length))
        return self.shown


def new_match(id: str, seats: int) -> Match:
    """At the first choice of a game."""
    played = game(id)
    match = Match(played, seats, luck=FairLuck(b"s" * 32))
    while match.actor < 0 or len(match.state.legal()) < 2:
        match.play(match.state.legal()[0])
    return match


def moment_of_an_answer(id: str, seats: int, level: int, took: float, monkeypatch: pytest.MonkeyPatch) -> float:
    """How long after it was asked the answer of a bot is played whose thought takes so long."""
    ((moment, _),) = BotAlone(new_match(id, seats), level, took).answer(monkeypatch)
    return moment


@pytest.mark.parametrize("level", range(1, max(len(levels(played)) for played in games()) + 1))
def test_the_moment_of_an_answer_does_not_tell_what_a_bot_holds(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """How long it thinks depends on its hand; the answer shows at the same moment however long that was."""
    for played in [*games(), load_game(KALAH)]:
        for seats in range(played.min_seats, played.max_seats + 1) if level <= len(levels(played)) else ():
            whole = levels(played, larger=seats > 2)[level - 1].seconds
            thoughts = (0.0, 0.3 * whole, 0.8 * whole, whole)
            moments = {moment_of_an_answer(played.id, seats, level, took, monkeypatch) for took in thoughts}
            assert len(moments) == 1 or not played.hides, (played.id, seats, moments)
    open_to_all = {moment_of_an_answer("kalah", 2, 5, took, monkeypatch) for took in (0.0, 2.0)}
    assert len(open_to_all) == 2, "where nothing is hidden nobody waits in vain"


def test_a_thought_that_is_late_tells_no_more_than_that(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has too much to do: the answer shows when the time of its level has passed once more."""
    *_, highest = levels(game("iquazu"))
    whole = highest.seconds
    late = {moment_of_an_answer("iquazu", 2, highest.number, took * whole, monkeypatch) for took in (1.2, 1.6, 2.1)}
    assert late == {round(2 * bot_turns.SLACK * whole, 6)}


@pytest.mark.parametrize("level", [one.number for one in levels(game("iquazu"))])
def test_a_choice_nobody_notices_takes_no_time_anybody_could(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Iquazú a bot that may pay in several ways chooses how by itself, which others are not told: nor by a pause."""
    match = new_match("iquazu", 2)
    shown = match.game.presentation
    took = levels(match.game)[level - 1].seconds / 2
    found: dict[bool, set[float]] = {True: set(), False: set()}
    for _ in range(40):
        by_itself = {shown.redacted(match.state, action, None) is None: action for action in match.state.legal()}
        for unnoticed, action in by_itself.items():
            copy = replay(match.game, match.seats, match.options, match.actions)
            copy.luck = match.luck
            played = BotAlone(copy, level, took, action).answer(monkeypatch)
            assert [seen is None for _, seen in played] == ([True, False] if unnoticed else [False])
            # The pace of each place in the log is its own.
            pace = max(BotAlone(copy, level, 0.0).pace(len(match.steps)), bot_turns.SLACK * 2 * took)
            found[unnoticed].add(round(played[-1][0] - pace, 5))
        match.play(match.state.legal()[len(match.steps) % len(match.state.legal())])
    assert found == {True: {0.0}, False: {0.0}}


def test_levels_think_to_the_end_where_a_hand_is_hidden() -> None:
    for played in games():
        assert all(level.clear == 0 for level in levels(played)) or not played.hides


def test_undoing_makes_a_thought_worthless(tmp_path: Path) -> None:
    running = Service(tmp_path, bot_delay=1.5)
    me = running.browser()
    page = me.live(me.create("kalah", "me", "bot1")["table"]).opened()
    before = page.last["view"]
    page.play(1)
    page.send("undo", id="u")
    page.until("ack")
    assert page.until("update")["view"] == before
    assert page.quiet(2.0), "the bot's answer to a move that was taken back must not come"
    running.stop()


def test_bots_among_themselves_play_only_for_an_audience(service: Service) -> None:
    me = service.browser()
    table = me.create("kalah", "bot1", "bot1")["table"]
    time.sleep(0.2)
    assert service.lobby.tables[table].log.length == 0
    page = me.live(table).opened()
    while not page.last["over"]:
        page.until("update")


@pytest.mark.waits
def test_a_thought_that_never_ends_is_given_up(tmp_path: Path) -> None:
    running = Service(tmp_path, real_workers=True, workers=1, game_files=(SLOW_GAME,), bot_limit=3.0, bot_delay=0.0)
    me = running.browser()
    page = me.live(me.create("slow", "me", "bot3")["table"]).opened()
    page.play()
    assert page.my_turn()["legal"], "the game goes on"
    assert running.lobby.house.workers.failures
    running.stop()
