"""Nobody's greed is paid by the others: fair queues, purses for people and addresses, advice behind bots."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from isolario.kernel import game
from isolario.server import requests
from isolario.server.bot_workers import (
    ADVICE_NICENESS,
    AT_ONCE_AT_ADDRESS,
    BOT_NICENESS,
    FORGOTTEN_HALF,
    MUCH_AT_ADDRESS,
    MUCH_THOUGHT,
    PATIENT_NICENESS,
    BotWorkers,
    WorkerPool,
    process_workers,
)
from isolario.server.guard import Guard
from isolario.server.limits import Allowance, Budget, Payer
from isolario.server.metrics import Metrics
from isolario.server.turnstile import TooMuchAsked, Turnstile
from tests.server.harness import PLENTY, RELAXED, Browser, Live, Service

ADDRESS = "10.0.0.1"
ADA, BRUNO, STRANGER = Payer("ada", ADDRESS), Payer("bruno", ADDRESS), Payer(None, ADDRESS)


@pytest.mark.parametrize(
    ("address", "one"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::7%eth0", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("::ffff:192.168.1.7", "192.168.1.7"),
        ("::1", "::/64"),
        ("nonsense:", "nonsense:"),
    ],
)
def test_all_addresses_of_one_line_are_charged_as_one(address: str, one: str) -> None:
    scope: Any = {"type": "http", "headers": [], "client": (address, 1)}
    app: Any = None
    guard = Guard(app, RELAXED, Metrics(), {"requests": Budget(PLENTY), "handshakes": Budget(PLENTY)})
    assert guard.payer(scope).address == one


def test_a_person_cannot_spend_more_than_its_own() -> None:
    budget = Budget(Allowance(0.001, 3, 0.001, 100))
    assert [budget.take(ADA) for _ in range(5)] == [True] * 3 + [False] * 2
    assert budget.take(BRUNO), "behind one address there may be many"
    assert budget.take(STRANGER)
    assert not budget.take(ADA)


def test_an_address_cannot_spend_more_by_being_many() -> None:
    budget = Budget(Allowance(0.001, 3, 0.001, 10))
    taken = sum(budget.take(Payer(str(number), ADDRESS)) for number in range(50))
    assert taken == 10
    assert budget.take(Payer("carla", "10.0.0.2"))


def test_what_costs_more_is_charged_more() -> None:
    budget = Budget(Allowance(0.001, 10, 0.001, 100))
    assert budget.take(ADA, 7.5)
    assert not budget.take(ADA, 3)
    assert budget.take(ADA, 2)
    assert budget.take(BRUNO, 50), "more than a whole purse is let through once the purse is full"
    assert not budget.take(BRUNO)


def test_purses_fill_again() -> None:
    budget = Budget(Allowance(1000, 1, 1000, 1))
    assert budget.take(ADA)
    time.sleep(0.01)
    assert budget.take(ADA)


def test_whoever_asks_once_does_not_wait_for_whoever_asks_often() -> None:
    served: list[str] = []

    async def ask(stile: Turnstile, who: str) -> None:
        await stile.enter(who)
        await asyncio.sleep(0)
        served.append(who)
        stile.leave(who)

    async def work() -> None:
        stile = Turnstile(1)
        greedy = [asyncio.create_task(ask(stile, "greedy")) for _ in range(30)]
        await asyncio.sleep(0)
        modest = [asyncio.create_task(ask(stile, f"modest {number}")) for number in range(3)]
        await asyncio.gather(*greedy, *modest)
        assert stile.free == 1

    asyncio.run(work())
    assert max(served.index(f"modest {number}") for number in range(3)) <= 5
    assert len(served) == 33


def test_one_person_never_holds_every_place() -> None:
    async def work() -> None:
        stile = Turnstile(3)
        greedy = [asyncio.create_task(stile.enter("greedy")) for _ in range(5)]
        await asyncio.sleep(0)
        assert stile.holding == {"greedy": 2}
        await asyncio.wait_for(stile.enter("modest"), 1)
        stile.leave("modest")
        await asyncio.sleep(0)
        assert stile.holding == {"greedy": 2}, "the place left free stays free"
        for _ in range(5):
            stile.leave("greedy")
            await asyncio.sleep(0)
        await asyncio.gather(*greedy)
        assert (stile.free, dict(stile.waiting), dict(stile.holding)) == (3, {}, {})

    asyncio.run(work())


def test_those_who_give_up_waiting_leave_no_gap() -> None:
    async def work() -> None:
        stile = Turnstile(1, each=2)
        await stile.enter("a")
        given_up, waiting, last = (asyncio.create_task(stile.enter(who)) for who in ("b", "b", "c"))
        await asyncio.sleep(0)
        with pytest.raises(TooMuchAsked):
            await stile.enter("b")
        given_up.cancel()
        await asyncio.sleep(0)
        stile.leave("a")
        await asyncio.wait_for(waiting, 1)
        # Given just as its owner goes away: the place goes on to nobody, and is free.
        stile.leave("b")
        last.cancel()
        await asyncio.gather(last, given_up, return_exceptions=True)
        assert (stile.free, dict(stile.waiting)) == (1, {})

    asyncio.run(work())


class CountingPool(WorkerPool):
    """Answers at once, and says that it took so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(1, 20)
        self.seconds, self.asked = seconds, 0

    async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        self.asked += 1
        await asyncio.sleep(0)
        return 0, self.seconds


def test_bots_of_somebody_whose_bots_think_much_yield_to_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    bots, patient = CountingPool(0.6 * MUCH_THOUGHT), CountingPool(MUCH_THOUGHT)
    workers = BotWorkers(bots, CountingPool(0), patient)
    played = game("nomads")

    def choose(who: bytes) -> tuple[int, int]:
        asyncio.run(workers.choose(played, played.start(2, played.resolve_options(2, {})), "level:5", 1, who))
        return bots.asked, patient.asked

    assert [choose(b"greedy") for _ in range(4)] == [(1, 0), (2, 0), (2, 1), (2, 2)]
    assert choose(b"modest") == (3, 2), "what one has thought is not charged to another"

    async def several() -> None:
        position = played.start(2, played.resolve_options(2, {}))
        thoughts = [workers.choose(played, position, "level:5", 1, b"many tables") for _ in range(3)]
        await asyncio.gather(*thoughts)

    asyncio.run(several())
    assert (bots.asked, patient.asked) == (4, 4), "of several at once only the first is not patient"
    assert not workers.thinking
    later = time.monotonic() + 10 * FORGOTTEN_HALF
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert workers.recent.of(b"greedy".hex()) < MUCH_THOUGHT, "and is forgotten"


def test_coming_again_as_somebody_else_lets_nobody_s_bots_think_more() -> None:
    bots, patient = CountingPool(1.0), CountingPool(1.0)
    workers = BotWorkers(bots, CountingPool(0), patient)
    played = game("nomads")
    position = played.start(2, played.resolve_options(2, {}))

    async def choose(first: int, people: int, address: str) -> None:
        names = [bytes([first + number]) for number in range(people)]
        await asyncio.gather(*(workers.choose(played, position, "level:5", 1, who, address) for who in names))

    asyncio.run(choose(0, 8, ADDRESS))
    assert (bots.asked, patient.asked) == (AT_ONCE_AT_ADDRESS, 8 - AT_ONCE_AT_ADDRESS)
    asyncio.run(choose(100, 1, "10.0.0.2"))
    assert bots.asked == AT_ONCE_AT_ADDRESS + 1, "somebody elsewhere does not pay for it"
    for number in range(20):
        asyncio.run(choose(10 + number, 1, ADDRESS))
    assert bots.asked <= AT_ONCE_AT_ADDRESS + 1 + MUCH_AT_ADDRESS
    asyncio.run(choose(101, 1, "10.0.0.2"))
    assert bots.asked + patient.asked == 30
    assert not workers.thinking


def test_bots_leave_a_core_to_the_service_while_others_can_be_patient() -> None:
    bots, patient = CountingPool(1.0), CountingPool(1.0)
    workers = BotWorkers(bots, CountingPool(0), patient, impatient=1)
    played = game("nomads")
    position = played.start(2, played.resolve_options(2, {}))

    async def choose(*people: bytes) -> None:
        thoughts = [workers.choose(played, position, "level:5", 1, who, f"10.0.0.{who[0]}") for who in people]
        await asyncio.gather(*thoughts)

    asyncio.run(choose(b"a", b"b"))
    assert (bots.asked, patient.asked) == (1, 1), "the second would have taken the last core"
    asyncio.run(choose(b"c"))
    assert (bots.asked, patient.asked) == (2, 1)
    asyncio.run(choose(b"d", b"e", b"f"))
    assert (bots.asked, patient.asked) == (4, 2), "nobody who asks for little waits for a patient worker"


def test_the_bots_of_a_table_are_charged_to_where_its_people_come_from(service: Service) -> None:
    me = service.browser()
    table = me.create("kalah", "me", "bot1")["table"]
    assert service.lobby.tables[table].address == ""
    service.browser().live(table).opened()
    assert service.lobby.tables[table].address == "", "who only looks on pays for nobody"
    me.live(table).opened()
    assert service.lobby.tables[table].address == "127.0.0.1"


def test_a_thought_that_hangs_takes_no_other_down_with_it() -> None:
    async def work() -> list[Any]:
        pool = WorkerPool(2, 600)
        try:
            hanging = asyncio.create_task(pool.run(time.sleep, 3600))
            await asyncio.sleep(0)
            (stuck,) = pool.pids()
            lasting = asyncio.create_task(pool.run(time.sleep, 0.5))
            await asyncio.sleep(0)
            os.kill(stuck, signal.SIGKILL)  # as the service does when it has waited long enough
            return [*await asyncio.gather(hanging, lasting, return_exceptions=True), len(pool.pids())]
        finally:
            pool.close()

    stuck, other, left = asyncio.run(work())
    assert isinstance(stuck, BrokenProcessPool)
    assert (other, left) == (None, 1)


def test_workers_yield_to_the_service() -> None:
    workers = process_workers(1, 20)
    try:
        assert asyncio.run(workers.bots.ask("me", os.nice, 0)) >= min(19, os.nice(0) + BOT_NICENESS)
        if hasattr(os, "SCHED_IDLE"):
            assert asyncio.run(workers.patient.ask("me", os.sched_getscheduler, 0)) == os.SCHED_IDLE
    finally:
        workers.close()
    assert (workers.bots.niceness, workers.advice.niceness, workers.patient.niceness) == (
        BOT_NICENESS,
        ADVICE_NICENESS,
        PATIENT_NICENESS,
    )
    assert 0 < BOT_NICENESS < ADVICE_NICENESS < PATIENT_NICENESS


@pytest.mark.parametrize("niceness", [ADVICE_NICENESS, PATIENT_NICENESS])
def test_a_worker_yields_before_it_is_ready(niceness: int) -> None:
    pool = WorkerPool(1, 20, niceness=niceness)
    try:
        pool.warm_up()
        (pid,) = pool.pids()
        assert os.getpriority(os.PRIO_PROCESS, pid) >= min(19, os.nice(0) + BOT_NICENESS)
    finally:
        pool.close()


def test_who_is_refused_for_asking_too_much_has_to_connect_again(data: Path) -> None:
    service = Service(data, requests=Allowance(0.001, 3, 0.001, 3))
    try:
        with httpx.Client(base_url=service.url, timeout=60) as client:
            answers = [client.get("/api/games") for _ in range(5)]
    finally:
        service.stop()
    assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
    assert [answer.headers.get("connection") for answer in answers] == [None] * 3 + ["close"] * 2


@pytest.fixture
def strict(data: Path) -> Iterator[Service]:
    running = Service(
        data,
        messages=Allowance(0.001, 30, 0.001, 60),
        handshakes=Allowance(0.001, 6, 0.001, 12),
        hints=Allowance(0.001, 2, 0.001, 5),
        reports=Allowance(0.001, 4, 0.001, 100),
    )
    yield running
    running.stop()


def at_kalah(service: Service) -> tuple[Browser, str]:
    me = service.browser()
    return me, me.create("kalah", "me", "here")["table"]


def test_messages_of_all_sockets_are_counted_together(strict: Service) -> None:
    me, table = at_kalah(strict)
    pages = [me.live(table).opened() for _ in range(4)]
    answered = 0
    for number in range(60):
        page = pages[number % 4]
        try:
            page.send("ping", id=str(number))
            answered += page.until("pong", "bye")["type"] == "pong"
        except ConnectionClosed:
            continue
    assert answered == 30
    other, its = at_kalah(strict)
    other.live(its).opened().play()


def test_handshakes_are_counted(strict: Service) -> None:
    me, table = at_kalah(strict)
    for _ in range(6):
        Live(me, table).close()
    for _ in range(4):
        with pytest.raises(InvalidStatus, match="429") as refused:
            Live(me, table)
        assert b"problem-too-many-requests" in (refused.value.response.body or b"")
    other, its = at_kalah(strict)
    other.live(its).opened().play()


def test_hints_are_counted_across_sockets(strict: Service) -> None:
    me, table = at_kalah(strict)
    answers = []
    for number in range(4):
        page = me.live(table).opened()
        page.send("hint", id=str(number))
        answers.append(page.until("hint", "error").get("code", "hint"))
        page.close()
    assert answers == ["hint", "hint", "too-many-requests", "too-many-requests"]


@pytest.mark.parametrize(("moves", "replays"), [(1, 4), (6, 1)])
def test_replays_are_charged_by_their_length(
    strict: Service, monkeypatch: pytest.MonkeyPatch, moves: int, replays: int
) -> None:
    monkeypatch.setattr(requests, "STEPS_PER_COST", 2)
    me, table = at_kalah(strict)
    page = me.live(table).opened()
    for _ in range(moves):
        page.play()
    me.post(f"/api/tables/{table}/concede")
    found = [me.http.get(f"/api/tables/{table}/replay").status_code for _ in range(6)]
    assert found == [200] * replays + [429] * (6 - replays)


def test_sockets_are_counted_for_people_and_addresses(data: Path) -> None:
    running = Service(data, sockets_per_person=2, sockets_per_address=3)
    try:
        me, table = at_kalah(running)
        for _ in range(2):
            me.live(table).opened()
        assert me.live(table).until("error")["code"] == "too-many-requests"
        other, its = at_kalah(running)
        other.live(its).opened().play()
        assert other.live(its).until("error")["code"] == "too-many-requests"
    finally:
        running.stop()


def test_connections_of_one_address_are_counted(data: Path) -> None:
    running = Service(data, connections_per_address=5)
    try:
        clients = [httpx.Client(base_url=running.url, verify=False, timeout=20) for _ in range(5)]
        for client in clients:
            assert client.get("/api/games").status_code == 200
        with pytest.raises(httpx.HTTPError):
            httpx.get(running.url + "/api/games", verify=False, timeout=20)
        clients.pop().close()
        time.sleep(0.05)
        assert httpx.get(running.url + "/api/games", verify=False, timeout=20).status_code == 200
        for client in clients:
            client.close()
    finally:
        running.stop()


def test_new_connections_of_one_address_are_counted(data: Path) -> None:
    running = Service(data, connection_rate=0.001, connection_burst=5)
    try:
        for _ in range(5):
            assert httpx.get(running.url + "/api/games", verify=False, timeout=20).status_code == 200
        with pytest.raises(httpx.HTTPError):
            httpx.get(running.url + "/api/games", verify=False, timeout=20)
    finally:
        running.stop()


@pytest.mark.waits
def test_bots_do_not_wait_for_hints_of_others(data: Path) -> None:
    """Many hints are asked for; a bot elsewhere answers before most of them are given."""
    running = Service(data, real_workers=True, workers=1, bot_delay=0.0)
    try:
        greedy = [running.browser() for _ in range(4)]
        pages = []
        for browser in greedy:
            table = browser.create("kalah", "me", "here")["table"]
            pages += [browser.live(table).opened() for _ in range(4)]
        for number, page in enumerate(pages):
            page.send("hint", id=str(number))
        me = running.browser()
        mine = me.live(me.create("kalah", "me", "bot1")["table"]).opened()
        while mine.last["legal"]:
            mine.play()
        assert mine.my_turn()["legal"]
        advice = running.lobby.house.workers.advice
        assert advice.turnstile.waiting, "the hints are still waiting, and at most two of each person"
        assert max(len(queue) for queue in advice.turnstile.waiting.values()) <= 2
    finally:
        running.stop()
