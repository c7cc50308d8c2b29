"""The short way of a page's wire does what the long way does, whatever the pieces in which it comes."""

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import orjson
import pytest
from websockets.frames import Frame, Opcode

from isolario.server import socket as page_socket
from isolario.server.page_sockets import frame_size, text_frame
from tests.server.harness import Service

PING = orjson.dumps({"type": "ping", "id": "a"})


def client_frame(opcode: Opcode, content: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, content, fin).serialize(mask=True)


@contextmanager
def wire(service: Service) -> Iterator[socket.socket]:
    """A socket at a table, without a library that would put pieces together."""
    me = service.browser()
    table = me.create("kalah", "me", "here")["table"]
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
