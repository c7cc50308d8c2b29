"""The short way of a page's wire does what the long way does, whatever the pieces in which it comes."""

import asyncio
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest
from websockets.frames import Frame, Opcode

from isolario.server import socket as page_socket
from isolario.server.limits import Allowance
from isolario.server.lobby import Lobby
from isolario.server.page_sockets import ODD_BURST, PageSocketProtocol, frame_size, text_frame
from tests.server.harness import Service

PING = orjson.dumps({"type": "ping", "id": "a"})


def client_frame(opcode: Opcode, content: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, content, fin).serialize(mask=True)


@contextmanager
def handshake(service: Service, game: str = "kalah") -> Iterator[socket.socket]:
    """A socket that has asked for a table, without a library that would put pieces together."""
    me = service.browser()
    table = me.create(game, "me", "here")["table"]
    cookie = "; ".join(f"{name}={value}" for name, value in me.http.cookies.items())
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    lines = [
        f"GET /api/tables/{table}/live?patches=1 HTTP/1.1",
        f"Host: 127.0.0.1:{service.port}",
        f"Cookie: {cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    with socket.create_connection(("127.0.0.1", service.port), 10) as line:
        line.sendall("\r\n".join([*lines, "", ""]).encode())
        yield line


@contextmanager
def wire(service: Service, game: str = "kalah") -> Iterator[socket.socket]:
    """A socket at a table."""
    with handshake(service, game) as line:
        heard = b""
        while b'"type":"update"' not in heard:
            heard += line.recv(65536)
        yield line


def heard_until(line: socket.socket, word: bytes, times: int = 1) -> bytes:
    heard = b""
    while heard.count(word) < times:
        piece = line.recv(65536)
        assert piece, f"the socket was closed after {heard!r}"
        heard += piece
    return heard


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536, 70000])
def test_frames_are_written_as_the_library_writes_them(length: int) -> None:
    content = b"x" * length
    written = text_frame(content)
    assert written == Frame(Opcode.TEXT, content).serialize(mask=False)
    assert frame_size(written) == len(written)
    assert frame_size(client_frame(Opcode.TEXT, content)) == len(written) + 4
    assert frame_size(written[:1]) == 0


def test_messages_arrive_in_whatever_pieces(service: Service) -> None:
    with wire(service) as line:
        frame = client_frame(Opcode.TEXT, PING)
        for place in range(len(frame)):
            line.sendall(frame[place : place + 1])
        heard_until(line, b'"pong"')
        line.sendall(5 * frame + frame[:3])
        heard_until(line, b'"pong"', 5)
        line.sendall(frame[3:])
        heard_until(line, b'"pong"')


def test_many_messages_at_once_are_all_answered(service: Service) -> None:
    with wire(service) as line:
        line.sendall(60 * client_frame(Opcode.TEXT, PING))
        heard_until(line, b'"pong"', 60)


def test_fragments_and_pings_go_the_long_way(service: Service) -> None:
    with wire(service) as line:
        line.sendall(client_frame(Opcode.TEXT, PING[:5], fin=False))
        line.sendall(client_frame(Opcode.PING, b"there?"))
        heard_until(line, b"there?")
        line.sendall(client_frame(Opcode.CONT, PING[5:]))
        heard_until(line, b'"pong"')
        line.sendall(client_frame(Opcode.TEXT, PING))
        heard_until(line, b'"pong"')


def test_bytes_are_refused_and_the_line_stays(service: Service) -> None:
    with wire(service) as line:
        line.sendall(client_frame(Opcode.BINARY, PING))
        heard_until(line, b'"bad-request"')
        line.sendall(client_frame(Opcode.TEXT, PING))
        heard_until(line, b'"pong"')


@pytest.fixture
def taken_apart(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What came of all that was sent: the size of each frame that was looked at."""
    sizes: list[int] = []
    look = PageSocketProtocol.frame_received

    def counted(self: PageSocketProtocol, frame: bytes) -> None:
        sizes.append(len(frame))
        look(self, frame)

    monkeypatch.setattr(PageSocketProtocol, "frame_received", counted)
    return sizes


def pour(line: socket.socket, frame: bytes, most: int = 8 << 20) -> None:
    """Send it over and over without reading anything, until the line is cut."""
    try:
        for _ in range(0, most, 65536):
            line.sendall(frame * (65536 // len(frame)))
    except OSError:
        return  # reset, or a broken pipe
    raise AssertionError("whatever is sent is read")


@pytest.mark.parametrize("content", [PING, b"{}", b"x"], ids=["pings of ours", "nonsense", "a byte"])
@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.BINARY])
def test_who_floods_a_line_costs_nothing(data: Path, taken_apart: list[int], opcode: Opcode, content: bytes) -> None:
    running = Service(data, messages=Allowance(0.001, 30, 1, 1_000))
    try:
        with wire(running, "nomads") as line:
            pour(line, client_frame(opcode, content))
        assert 30 <= len(taken_apart) < 100, "the budget is asked before more is looked at"
    finally:
        running.stop()


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_who_floods_a_line_with_pings_is_cut(service: Service, taken_apart: list[int], opcode: Opcode) -> None:
    with wire(service) as line:
        pour(line, client_frame(opcode, b"p" * 125))
    assert len(taken_apart) < 2 * ODD_BURST


def test_who_floods_a_line_with_pieces_is_cut(service: Service, taken_apart: list[int]) -> None:
    with wire(service) as line:
        line.sendall(client_frame(Opcode.TEXT, b"", fin=False))
        pour(line, client_frame(Opcode.CONT, b"", fin=False))
    assert len(taken_apart) < 2 * ODD_BURST


def test_what_comes_before_the_socket_is_accepted_waits(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    find, accepted = Lobby.table, asyncio.Event()

    async def slow(self: Lobby, *which: Any) -> Any:
        await accepted.wait()
        return await find(self, *which)

    monkeypatch.setattr(Lobby, "table", slow)
    frame = client_frame(Opcode.TEXT, PING)
    with handshake(service) as early, handshake(service) as flood:
        early.sendall(3 * frame)
        pour(flood, frame)
        service.do(called(accepted.set))
        heard_until(early, b'"pong"', 3)


def test_whatever_ends_a_page_s_line_closes_it(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even a goodbye that cannot be said leaves a page with a line that is simply cut."""

    async def unsaid(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(page_socket, "farewell", unsaid)
    with wire(service) as line:
        table = next(reversed(service.lobby.tables.values()))
        for subscriber in table.subscribers:
            service.do(called(subscriber.connection.dismiss))
        assert page_socket.TRY_AGAIN.to_bytes(2, "big") in heard_until(line, b"\x88")


async def called(work: Callable[[], None]) -> None:
    work()


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([client_frame(Opcode.TEXT, PING[:5], fin=False), client_frame(Opcode.TEXT, PING)], 1002),
        ([client_frame(Opcode.TEXT, b"\xff\xfe")], 1007),
        ([Frame(Opcode.TEXT, PING).serialize(mask=False)], 1002),
        ([client_frame(Opcode.TEXT, b"x" * 200_000)], 1009),
        ([b"\xc1" + client_frame(Opcode.TEXT, PING)[1:]], 1002),
        ([b"\x81\xff" + b"\xff" * 8 + os.urandom(64)], None),
    ],
    ids=["text within a message", "no text", "not masked", "too long", "reserved bit", "absurd length"],
)
def test_what_is_wrong_closes_the_socket(service: Service, frames: list[bytes], code: int | None) -> None:
    with wire(service) as line:
        for frame in frames:
            line.sendall(frame)
        heard = b""
        try:
            while piece := line.recv(65536):
                heard += piece
        except ConnectionResetError:
            pass
        assert b'"pong"' not in heard
        assert code is None or code.to_bytes(2, "big") in heard
    assert service.browser().get("/api/health")["status"] == "ok"
