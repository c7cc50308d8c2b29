"""A WebSocket client that costs next to nothing, so that a load run measures the service and not itself.

It reads whole unmasked text frames and answers pings; anything else ends it. That is all our service sends.
"""

import asyncio
import base64
import os
from collections import deque
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
SHORT, LONG = 125, 126
NO_MASK = bytes(4)
"""A client must mask what it sends; with zeros it stays as it is."""


def frame(kind: int, content: bytes) -> bytes:
    size = len(content)
    head = bytes((kind, 0x80 | size)) if size <= SHORT else bytes((kind, 0x80 | LONG)) + size.to_bytes(2, "big")
    return head + NO_MASK + content


class Wire(asyncio.Protocol):
    def __init__(self) -> None:
        self.data = bytearray()
        self.open = False
        self.messages: deque[bytes] = deque()
        self.waiter: asyncio.Future[None] | None = None
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        self.wake()

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            head, end, rest = bytes(self.data).partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.open, self.data = True, bytearray(rest)
            self.wake()
        while self.frame_received():
            pass

    def frame_received(self) -> bool:
        """Take one frame, if all of it is there."""
        data = self.data
        if len(data) < 2:
            return False
        size, start = data[1], 2
        if size >= LONG:
            start += 2 if size == LONG else 8
            if len(data) < start:
                return False
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return False
        kind, content = data[0], bytes(data[start : start + size])
        del data[: start + size]
        if kind == TEXT:
            self.messages.append(content)
            self.wake()
        elif kind == PING:
            self.transport.write(frame(PONG, content))
        else:
            self.transport.close()
        return True

    def wake(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def wait(self) -> None:
        self.waiter = asyncio.get_running_loop().create_future()
        await self.waiter

    async def recv(self) -> bytes:
        while not self.messages:
            if self.lost:
                raise ConnectionError("the service has closed the line")
            await self.wait()
        return self.messages.popleft()

    async def send(self, text: str) -> None:
        self.transport.write(frame(TEXT, text.encode()))

    async def close(self) -> None:
        self.transport.write(frame(CLOSE, b"\x03\xe8"))
        self.transport.close()


async def connected(port: int, path: str, cookie: str) -> Wire:
    """A line to a page of the service on this machine."""
    _, made = await asyncio.get_running_loop().create_connection(Wire, "127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    )
    made.transport.write("\r\n".join((*lines, "", "")).encode())
    while not (made.open or made.lost):
        await made.wait()
    return made
