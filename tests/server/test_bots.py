"""Bots think in processes of their own; killing one, or the whole service, only makes them think again."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from isolario.bots.levels import levels
from isolario.kernel import Game, State, games
from tests.server.harness import Service, until

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


@pytest.mark.parametrize(("which", "alike"), [("iquazu", True), ("kalah", False)])
def test_the_moment_of_an_answer_does_not_tell_what_a_bot_holds(tmp_path: Path, which: str, alike: bool) -> None:
    """How long it thinks depends on its hand; the answer shows at the same moment whether that was short or long."""
    running = Service(tmp_path, bot_delay=0.02, game_files=(KALAH,))
    thoughts = [0.1, 0.6, 0.1]  # the first time much else is done for the first time too
    shown: list[float] = []

    async def choose(played: Game, state: State, *_: object) -> int:
        await asyncio.sleep(thoughts[len(shown) % 3])
        return int(state.legal()[0])

    running.lobby.house.workers.choose = choose  # type: ignore[method-assign, assignment]
    for _ in thoughts:
        watcher = running.browser()
        page = watcher.live(watcher.create(which, "bot4", "bot4")["table"]).opened()
        began = time.monotonic()
        page.until("update")
        shown.append(time.monotonic() - began)
        page.close()
    running.stop()
    assert (abs(shown[2] - shown[1]) < 0.25) == alike, shown


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


def test_a_thought_that_never_ends_is_given_up(tmp_path: Path) -> None:
    running = Service(tmp_path, real_workers=True, workers=1, game_files=(SLOW_GAME,), bot_limit=3.0, bot_delay=0.0)
    me = running.browser()
    page = me.live(me.create("slow", "me", "bot3")["table"]).opened()
    page.play()
    assert page.my_turn()["legal"], "the game goes on"
    assert running.lobby.house.workers.failures
    running.stop()
