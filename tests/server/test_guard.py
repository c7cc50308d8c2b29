"""Limits, origins, headers, and errors that tell nothing about the inside."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from isolario.server import content, pages, questions, reports, updates
from isolario.server.limits import Allowance
from isolario.server.schema import text as schema_text
from isolario.server.socket import PageConnection
from tests.server.harness import Service, fetch, post


@pytest.fixture
def strict(data: Path) -> Iterator[Service]:
    running = Service(
        data,
        messages=Allowance(0.001, 5, 1, 100),
        requests=Allowance(0.001, 12, 1, 100),
        new_tables=Allowance(0.001, 3, 1, 100),
        sockets_per_address=2,
        max_message=2000,
        max_body=2000,
    )
    yield running
    running.stop()


def test_security_headers_are_on_every_answer(service: Service) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/play/x"):
        headers = fetch(service.url + path).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert fetch(service.url + "/api/games").headers["cache-control"] == "no-store"


def test_other_origins_are_turned_away(service: Service) -> None:
    body = {"game": "kalah", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    foreign = {"origin": "https://elsewhere.example"}
    refused = post(service.url + "/api/tables", json=body, headers=foreign)
    assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin")
    own = post(service.url + "/api/tables", json=body, headers={"origin": service.url})
    assert own.status_code == 201
    url = service.url.replace("http", "ws") + f"/api/tables/{own.json()['table']}/live"
    with connect(url, additional_headers={"Origin": "https://elsewhere.example"}) as socket:
        assert orjson.loads(socket.recv(timeout=10))["code"] == "foreign-origin"


def test_too_many_requests_are_slowed_down(strict: Service) -> None:
    answers = [fetch(strict.url + "/api/health") for _ in range(14)]
    assert [answer.status_code for answer in answers] == [200] * 12 + [429] * 2
    assert answers[-1].json()["message"]["id"] == "problem-too-many-requests"


def test_tables_cannot_be_opened_without_end(strict: Service) -> None:
    me = strict.browser()
    for _ in range(4):  # the first as a stranger
        me.create("kalah", "me", "bot1")
    refused = me.post("/api/tables", 429, game="kalah", seats=[{"kind": "me"}, {"kind": "bot"}])
    assert refused["code"] == "too-many-requests"


def test_unfinished_tables_are_counted(data: Path) -> None:
    running = Service(data, tables_per_person=2)
    try:
        me, other = running.browser(), running.browser()
        for _ in range(2):
            me.create("kalah", "me", "bot1")
        seats = [{"kind": "me"}, {"kind": "bot"}]
        assert me.post("/api/tables", 429, game="kalah", seats=seats)["code"] == "too-many-tables"
        other.create("kalah", "me", "bot1")
    finally:
        running.stop()


def test_large_bodies_are_refused(strict: Service) -> None:
    refused = post(strict.url + "/api/join", json={"invite": "x" * 3000})
    assert (refused.status_code, refused.json()["code"]) == (413, "too-large")

    def pieces() -> Iterator[bytes]:
        for _ in range(10):
            yield b" " * 1000

    streamed = post(strict.url + "/api/join", content=pieces(), headers={"content-type": "application/json"})
    assert (streamed.status_code, streamed.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("pause", [0.0, 0.03])
def test_floods_of_messages_end_the_connection(strict: Service, pause: float) -> None:
    me = strict.browser()
    page = me.live(me.create("kalah", "me", "here")["table"]).opened()
    with suppress(ConnectionClosed):  # the service may have closed it before the last one
        for number in range(7):
            page.send("ping", id=str(number))
            time.sleep(pause)
    assert page.until("bye")["code"] == "flood"
    assert page.closed() == 1008


def test_large_messages_end_the_connection(strict: Service) -> None:
    me = strict.browser()
    page = me.live(me.create("kalah", "me", "here")["table"]).opened()
    page.send("ping", id="x" * 4000)
    assert page.closed() == 1009


def test_sockets_of_one_address_are_counted(strict: Service) -> None:
    me = strict.browser()
    table = me.create("kalah", "me", "here")["table"]
    opened = [me.live(table).opened() for _ in range(2)]
    refused = me.live(table)
    assert refused.until("error")["code"] == "too-many-requests"
    opened[0].close()
    me.live(table).until("hello", "error")


def test_a_page_that_does_not_read_is_sent_away(data: Path) -> None:
    running = Service(data, send_queue=3, max_message=16000)
    try:
        me = running.browser()
        table = me.create("kalah", "me", "here")["table"]
        page = me.live(table).opened()
        connection = running.lobby.tables[table].subscribers[0].connection
        assert isinstance(connection, PageConnection)

        def flood() -> None:
            connection.wire.pause_writing()  # as the server does when its buffers are full
            for _ in range(5):
                connection.send('{"type":"pong","id":"x"}')
            connection.wire.resume_writing()

        running.server.servers[0].get_loop().call_soon_threadsafe(flood)
        assert page.until("bye")["code"] == "slow"
        assert page.closed() == 1013
    finally:
        running.stop()


def test_errors_show_nothing_of_the_inside(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: Any) -> None:
        raise ValueError("secret detail in /src/isolario")

    monkeypatch.setattr(reports.Reports, "luck", broken)
    me = service.browser()
    made = me.create("kalah", "me", "here")
    answer = me.http.get(f"/api/tables/{made['table']}/luck")
    assert answer.status_code == 500
    assert answer.json()["code"] == "internal"
    assert "secret" not in answer.text
    page = me.live(made["table"]).opened()
    monkeypatch.setattr(questions, "preview", broken)
    page.send("preview", id="p", action=1)
    refused = page.until("error")
    assert (refused["id"], refused["code"]) == ("p", "internal")
    assert "secret" not in "".join(page.received)
    page.play()


@pytest.mark.parametrize("error", [TimeoutError(), BrokenProcessPool()])
def test_a_report_that_takes_too_long_is_refused_and_not_cut(
    service: Service, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    me = service.browser()
    table = me.create("kalah", "me", "here")["table"]
    me.post(f"/api/tables/{table}/concede")

    async def late(*_: object) -> None:
        raise error

    monkeypatch.setattr(service.lobby.house.workers.advice, "ask", late)
    for report in ("replay", "luck", "review"):
        answer = me.http.get(f"/api/tables/{table}/{report}")
        assert (answer.status_code, answer.json()["code"]) == (503, "report-failed")
        assert "content-security-policy" in answer.headers
    monkeypatch.setattr(reports.Reports, "luck", late)
    answer = me.http.get(f"/api/tables/{table}/luck")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal"), "only who never reads is cut off"
    monkeypatch.undo()
    assert me.get(f"/api/tables/{table}/luck")["checked"]


def test_what_cannot_be_shown_to_one_does_not_stop_the_others(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = service.browser()
    table = me.create("kalah", "me", "bot1")["table"]
    page, guest = me.live(table).opened(), service.browser().live(table).opened()
    shown = updates.position

    def broken(log: Any, seats: Any, *more: Any) -> Any:
        if not seats:
            raise ValueError("a mistake in a game")
        return shown(log, seats, *more)

    monkeypatch.setattr(updates, "position", broken)
    while page.last["legal"]:
        page.play()
    assert page.my_turn()["legal"], "the bot has answered"
    monkeypatch.undo()
    while page.last["legal"]:
        page.play()
    assert guest.until("update")["steps"], "what was missed comes with the next update"


def test_unknown_addresses_and_methods(service: Service) -> None:
    assert fetch(service.url + "/api/nothing").json()["code"] == "not-found"
    assert httpx.delete(service.url + "/api/games").json()["code"] == "method-not-allowed"
    assert fetch(service.url + "/missing.js").status_code == 404
    for path in ("/%2e%2e/settings.py", "/..%2fsettings.py", "/assets/%2e%2e/%2e%2e/app.py"):
        assert fetch(service.url + path).status_code == 404
    assert fetch(service.url + "/api/text/xx.ftl").status_code == 404
    assert fetch(service.url + "/api/games/kalah/board.svg").status_code == 404


def test_texts_rules_and_catalogue_are_served(service: Service) -> None:
    me = service.browser()
    games = {game["id"]: game for game in me.get("/api/games")}
    assert games["secrets"]["options"][0]["words"] == ["off", "on"]
    assert games["kalah"]["levels"] == [1, 2, 3, 4, 5]
    for lang in ("en", "it"):
        common = me.get(f"/api/text/{lang}.ftl")
        for id in ("seat-name", "hint-summary", "problem-stale", "level-1"):
            assert f"\n{id} =" in common
    assert me.get("/api/games/kalah/text.en.ftl") == ""
    assert me.get("/api/games/kalah/rules.it.html") == ""


def test_rules_become_pages_with_anchors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "rules", lambda game, lang: '# Move\n\n- <a id="KA-MOVE-1"></a>Sow.\n')
    page = content.rules_page.__wrapped__("kalah", "en")
    assert '<a id="KA-MOVE-1"></a>' in page
    assert "<h1>Move</h1>" in page


def test_health_metrics_and_the_document(service: Service) -> None:
    me = service.browser()
    assert me.get("/api/health")["status"] == "ok"
    page = me.live(me.create("kalah", "me", "here")["table"]).opened()
    page.play()
    counts = dict(line.rsplit(" ", 1) for line in me.get("/api/metrics").splitlines() if line[0] != "#")
    assert float(counts["isolario_moves_total"]) >= 1
    assert float(counts["isolario_screens"]) >= 1
    document = me.get("/api/openapi.json")
    assert document == orjson.loads(schema_text())
    assert {"ServerMessage", "ClientMessage", "UpdateMessage", "TableInfo"} <= set(document["components"]["schemas"])
    text = schema_text()
    for reference in {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert reference in document["components"]["schemas"]


def test_the_built_page_is_served_with_its_routes(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page")
    (tmp_path / "assets" / "a-1234.js").write_text("1")
    app = FastAPI()
    pages.add_to(app, tmp_path)

    async def look() -> None:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://page") as client:
            for path in ("/", "/table/abc", "/join"):
                assert (await client.get(path)).text == "<p>page"
            script = await client.get("/assets/a-1234.js")
            assert "immutable" in script.headers["cache-control"]
            assert (await client.get("/")).headers["cache-control"] == "no-cache"

    asyncio.run(look())


def test_the_built_page_is_packed_for_whoever_can_unpack_it(tmp_path: Path) -> None:
    index = tmp_path / "index.html"
    (tmp_path / "font.woff2").write_bytes(b"packed already")
    app = FastAPI()
    pages.add_to(app, tmp_path)

    async def look() -> None:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://page") as client:
            # What has been built anew is packed anew.
            for text in ("<p>page", "<p>another page"):
                index.write_text(text)
                packed, plain = [
                    await client.get("/", headers={"accept-encoding": how}) for how in ("gzip", "identity")
                ]
                assert (packed.text, plain.text) == (text, text)
                assert packed.headers["content-encoding"] == "gzip"
                assert packed.headers["vary"] == "accept-encoding"
                assert packed.headers["content-type"] == plain.headers["content-type"]
                assert "content-encoding" not in plain.headers
            assert "content-encoding" not in (await client.get("/font.woff2")).headers

    asyncio.run(look())
