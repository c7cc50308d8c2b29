"""Whatever anybody sends: a clear refusal with every header in place, never a failure of the service."""

import contextlib
import http.cookies
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from isolario.server.guard import BROKEN, HEADERS, Guard, HostList
from isolario.server.identity import clean_name
from isolario.server.live_table import LiveTable
from isolario.server.page_sockets import PageSocketProtocol
from isolario.server.problems import ServiceProblem
from tests.server.harness import PATIENCE, Live, Service, fetch, post, until

UPGRADE = (
    b"GET /api/tables/x/live HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\n"
)


@pytest.fixture
def calm(service: Service) -> Iterator[Service]:
    """The service, watched for internal errors."""
    before = service.lobby.metrics.counts["errors_total"]
    yield service
    assert service.lobby.metrics.counts["errors_total"] == before


def raw(service: Service, request: bytes) -> bytes:
    """The answer to bytes that no library would send."""
    with socket.create_connection(("127.0.0.1", service.port), PATIENCE) as line:
        line.sendall(request)
        line.settimeout(PATIENCE)
        found = b""
        while piece := line.recv(65536):
            found += piece
        return found


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/%00", 404),
        ("/" + "a" * 255, 404),
        ("/" + "b/" * 90, 200),
        ("/" + "c" * 5000, 404),
        ("/%0d%0aset-cookie:x", 404),
        ("/%ff%fe", 200),
        ("/api/tables/%00", 404),
        ("/api/tables/" + "²" * 20, 404),
        ("/api/games/%00/board.svg", 404),
        ("/api/text/%00.ftl", 404),
        ("/api/tables/x/replay?seat=" + "9" * 5000, 404),
        ("/api/tables/x/replay?seat=%C2%B2", 404),
    ],
)
def test_no_address_breaks_the_service(calm: Service, path: str, status: int) -> None:
    answer = fetch(calm.url + path)
    assert answer.status_code == status, answer.text
    for name, value in HEADERS:
        assert answer.headers[name.decode()] == value.decode()


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "null", "²", "http://x\x7f"])
def test_no_origin_breaks_the_service(calm: Service, origin: str) -> None:
    body = {"game": "kalah", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    answer = post(calm.url + "/api/tables", json=body, headers=[(b"origin", origin.encode())])
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


def test_no_cookie_keeps_everybody_waiting(calm: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library takes time by the square of the quotes in a cookie: nothing of what is sent may come to it."""
    me = calm.browser()
    table = me.create("kalah", "me", "here")["table"]
    unquoted: list[str] = []
    monkeypatch.setattr(http.cookies, "_unquote", unquoted.append)
    cookie = {"cookie": 'isolario="' + '\\"' * 20_000 + '"; other="' + '\\"' * 5_000 + '"'}
    new = {"game": "kalah", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert fetch(calm.url + "/api/tables", headers=cookie).json() == []
    assert fetch(calm.url + f"/api/tables/{table}", headers=cookie).status_code == 200
    assert post(calm.url + "/api/tables", json=new, headers=cookie).status_code == 201
    assert post(calm.url + "/api/me/transfer", json={"settings": {}}, headers=cookie).status_code == 404
    url = calm.url.replace("http", "ws") + f"/api/tables/{table}/live"
    with connect(url, additional_headers={"cookie": cookie["cookie"][:8_000]}) as page:
        assert json.loads(page.recv())["mine"] == []
    assert not unquoted
    monkeypatch.undo()
    mine = {"cookie": f"a=b; theme=dark;isolario={me.http.cookies['isolario']} ; z"}
    assert [info["table"] for info in fetch(calm.url + "/api/tables", headers=mine).json()] == [table]


@pytest.mark.parametrize("length", ["²", "9" * 5000, "-1", "1e3"])
def test_no_length_breaks_the_service(calm: Service, length: str) -> None:
    request = f"POST /api/join HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: {length}\r\n\r\n"
    found = raw(calm, request.encode("latin-1"))
    assert found.split(b" ")[1] in (b"400", b"413")


def test_no_number_in_a_request_breaks_the_service(calm: Service) -> None:
    me = calm.browser()
    over = me.create("kalah", "me", "here")["table"]
    page = me.live(over).opened()
    while not page.last["over"]:
        page.play()
    for at in (2**64, 2**63, 10**9, -1):
        assert me.post(f"/api/tables/{over}/fork", 422, at=at)["code"] == "bad-request"
    assert me.post(f"/api/tables/{over}/fork", 400, at=10**6)["code"] == "no-such-move"
    for value in ("²", "٣٣", "9" * 5000, "-", "1" * 400):
        seats = [{"kind": "me"}, {"kind": "me"}]
        options = {"first": value[:512]}
        assert me.post("/api/tables", 400, game="secrets", seats=seats, options=options)["code"] == "bad-option"
    for number in (2**64, -1, 1.5, "²", None):
        for message in (
            {"type": "move", "id": "m", "version": number, "action": 0},
            {"type": "move", "id": "m", "version": 0, "action": number},
            {"type": "answer", "proposal": number, "agree": True},
        ):
            page.socket.send(json.dumps(message))
            assert page.until("error")["code"] == "bad-request"
    for seat in ("9" * 5000, "²", "-1", "64"):
        assert me.get(f"/api/tables/{over}/replay", 422, seat=seat)["code"] == "bad-request"
    assert me.get(f"/api/tables/{over}/replay", 404, seat=2)["code"] == "not-found"
    page.send("why", id="w", element="\x00²")
    assert page.until("error")["code"] == "no-such-element"


@pytest.mark.parametrize("after", ["²", "9" * 5000, "-1", "", "1e9", "%00"])
def test_no_version_breaks_a_socket(calm: Service, after: str) -> None:
    me = calm.browser()
    table = me.create("kalah", "me", "here")["table"]
    page = Live(me, f"{table}/live?after={after}&x=")
    assert page.until("update")["reset"]
    page.close()


@pytest.mark.parametrize("frame", [b"\xff\xfe\xfd", "\ud800".encode("utf-8", "surrogatepass"), b"\x80"])
def test_invalid_text_frames_end_the_socket_alone(calm: Service, frame: bytes) -> None:
    me = calm.browser()
    table = me.create("kalah", "me", "here")["table"]
    page, other = me.live(table).opened(), me.live(table).opened()
    page.socket.send(frame, text=True)
    assert page.closed() == 1007
    other.play()


def test_a_broken_row_hides_no_other_table(service: Service) -> None:
    me = service.browser()
    good, bad = (me.create("kalah", "me", "bot1")["table"] for _ in range(2))
    service.query("UPDATE tables SET options = '{nonsense' WHERE key = ?", bad)
    del service.lobby.tables[bad]
    assert [info["table"] for info in me.get("/api/tables")] == [good]
    assert me.get(f"/api/tables/{bad}", 500)["code"] == "table-damaged"
    me.live(good).opened()


def test_names_under_which_the_service_is_reached(calm: Service) -> None:
    for host in ("evil.example", "127.0.0.1.evil.example", "", "[::1", "²", "localhost.evil.example"):
        answer = fetch(calm.url + "/api/games", headers=[(b"host", host.encode())])
        assert answer.status_code in (400, 421), host
        assert "content-security-policy" in answer.headers
    for host in ("localhost", f"127.0.0.1:{calm.port}", "192.168.1.7", "[::1]:80", socket.gethostname()):
        assert fetch(calm.url + "/api/games", headers={"host": host}).status_code == 200
    assert HostList(("games.example",)).allows("games.example:443")
    upgrade = (
        b"GET /api/tables/x/live HTTP/1.1\r\nhost: evil.example\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    refused = raw(calm, upgrade)
    assert refused.startswith(b"HTTP/1.1 421 ")
    assert b"content-security-policy" in refused.lower()


@pytest.mark.parametrize(
    "request_",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nbad header\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        UPGRADE + b"\r\n",
        UPGRADE + b"sec-websocket-key: short\r\n\r\n",
        UPGRADE + b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nx: " + b"y" * 9_000 + b"\r\n\r\n",
        UPGRADE + b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" + b"x: y\r\n" * 200 + b"\r\n",
    ],
    ids=["tls", "no header", "no host", "no key", "short key", "long header", "many headers"],
)
def test_what_is_no_request_is_answered_with_every_header(calm: Service, request_: bytes) -> None:
    answer = raw(calm, request_)
    assert answer.split(b" ")[1][:1] == b"4", answer
    for name, _ in HEADERS:
        assert name in answer.lower()


def test_a_request_does_not_go_on_for_ever(calm: Service) -> None:
    with socket.create_connection(("127.0.0.1", calm.port), 10) as line, contextlib.suppress(OSError):
        line.sendall(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n")
        sent = 0
        while True:
            sent += line.send(b"x-more: " + b"y" * 1000 + b"\r\n")
            assert sent < 100 << 20


def test_only_cookies_of_our_making_count(calm: Service) -> None:
    known, forged = calm.browser(), calm.browser()
    table = known.create("kalah", "me", "bot1")["table"]
    mine = known.http.cookies["isolario"]
    secret, _, tag = mine.partition(".")
    other = secret[:-1] + ("E" if secret[-1] == "A" else "A")
    for text in ("x" * 43, "x" * 43 + "." + tag, other + "." + tag, secret + "." + tag[:-1], ".", "²"):
        cookie = [(b"cookie", f"isolario={text}".encode())]
        answer = fetch(calm.url + "/api/tables", headers=cookie)
        assert answer.json() == []
        made = post(calm.url + f"/api/tables/{table}/leave", headers=cookie)
        assert made.status_code == 403
    answer = forged.http.post(
        "/api/tables",
        json={"game": "kalah", "seats": [{"kind": "me"}, {"kind": "bot"}]},
        headers={"cookie": "isolario=" + "x" * 43},
    )
    assert "x" * 43 not in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    ("given", "cleaned"),
    [
        ("  Ada  ", "Ada"),
        ("\u3164\u2800 \u115f", ""),
        ("A\u3164\u3164B", "A B"),
        ("A" + "\u0301" * 40, "\u00c1" + "\u0301" * 2),
        ("\u0301" * 10, ""),
        ("A\tB\nC", "A B C"),
        ("\u202eAda\u200b", "Ada"),
        ("e\u0301cole", "école"),
        ("x" * 50, "x" * 24),
        ("ขอบคุณ", "ขอบคุณ"),
    ],
)
def test_names_are_trimmed_of_blanks_and_towers(given: str, cleaned: str) -> None:
    assert clean_name(given) == cleaned


def test_a_client_that_never_says_what_it_wants_is_dropped(data: Path) -> None:
    running = Service(data, header_seconds=1.0)
    try:
        for beginning in (
            b"",
            b"GET / HT",
            b"POST /api/join HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9\r\n\r\n{",
        ):
            with socket.create_connection(("127.0.0.1", running.port), 10) as line:
                line.sendall(beginning)
                line.settimeout(10)
                answer = b""
                try:
                    while piece := line.recv(4096):
                        answer += piece
                except ConnectionResetError:
                    pass
                assert (answer == b"") == (b"content" not in beginning)
                assert b"content" not in beginning or b" 408 " in answer
        me = running.browser()
        page = me.live(me.create("kalah", "me", "here")["table"]).opened()
        time.sleep(1.5)
        page.play()  # a page that has said what it wants stays
    finally:
        running.stop()


@pytest.mark.waits
def test_a_page_that_never_reads_is_dropped(data: Path) -> None:
    running = Service(data, send_seconds=0.5, send_queue=20)
    try:
        me = running.browser()
        table = me.create("kalah", "me", "here")["table"]
        me.live(table).opened()
        live = running.lobby.tables[table]
        loop = running.server.servers[0].get_loop()

        def flood() -> None:
            for subscriber in list(live.subscribers):
                subscriber.connection.send('{"type":"pong","id":"' + "x" * 500_000 + '"}')

        for _ in range(100):
            loop.call_soon_threadsafe(flood)
        until(lambda: not live.subscribers)
        # Nor is anything kept for it: the line ends even though nobody reads to its end.
        lines = running.server.server_state.connections
        until(lambda: not any(isinstance(line, PageSocketProtocol) for line in list(lines)))
        other = me.live(table).opened()
        other.play()
    finally:
        running.stop()


def test_metrics_are_closed_unless_asked_for(data: Path) -> None:
    running = Service(data, metrics=False)
    try:
        assert fetch(running.url + "/api/metrics").status_code == 404
    finally:
        running.stop()


def test_nobody_s_word_about_a_client_is_taken_unless_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    judge = Guard.refusal

    def look(self: Guard, scope: Any) -> ServiceProblem | None:
        answer = judge(self, scope)
        found.append(scope["state"]["payer"].address)
        return answer

    monkeypatch.setattr(Guard, "refusal", look)
    for trusted in ((), ("127.0.0.1",)):
        running = Service(tmp_path / str(len(trusted)), trusted_proxies=trusted)
        fetch(running.url + "/api/games", headers={"x-forwarded-for": "10.9.8.7"})
        running.stop()
    assert found == ["127.0.0.1", "10.9.8.7"]


def test_a_socket_that_breaks_is_closed_and_not_cut(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    me = service.browser()
    table = me.create("nomads", "me", "here")["table"]

    def broken(*_: object) -> None:
        raise ZeroDivisionError("of the test")

    monkeypatch.setattr(LiveTable, "enter", broken)
    assert me.live(table).closed() == BROKEN
    assert "of the test" in caplog.text
    monkeypatch.undo()
    me.live(table).opened()
