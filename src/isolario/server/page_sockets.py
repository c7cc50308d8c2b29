"""The wire of a page: the server's WebSockets, with a short way for what pages and service say most.

Nearly all that travels are whole short texts. They are read and written here without building frames, events and
messages for them; everything else (handshake, fragments, pings, closing, whatever is wrong) goes the long way.
"""

from asyncio.transports import BaseTransport
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

from isolario.server.guard import plain_refusal
from isolario.server.limits import Bucket

WIRE = "isolario.wire"
"""Under this name the application finds the wire among the extensions of its scope."""
CLOSE_SECONDS = 5
TEXT, MASKED = 0x81, 0x80
"""A whole message of text; what a client sends is masked."""
SHORT, LONG, LONGER = 125, 126, 127
"""The length itself, or: it stands in the two, the eight bytes that follow."""
UNREAD = 8
"""So many messages may wait for the application before no more are read."""
LONGEST_HEAD = 14
"""Bytes in which the length of any frame stands."""
ODD_RATE, ODD_BURST = 10, 100
"""Pings, pongs and pieces of messages that a page may send: a second in the long run, and at once."""
TOO_EARLY_OR_LATE = 1 << 14
"""So many bytes may come before the socket is accepted, and after it was closed; then it is cut."""


def frame_size(data: bytes | bytearray) -> int:
    """How many bytes the frame at the beginning has; 0 if that does not show yet."""
    if len(data) < 2:
        return 0
    length = data[1] & ~MASKED
    masked = 4 if data[1] & MASKED else 0
    if length <= SHORT:
        return 2 + masked + length
    told = 2 if length == LONG else 8
    if len(data) < 2 + told:
        return 0
    return 2 + told + masked + int.from_bytes(data[2 : 2 + told], "big")


def text_frame(content: bytes) -> bytes:
    """A whole message of text, as a server writes it."""
    size = len(content)
    if size <= SHORT:
        return bytes((TEXT, size)) + content
    if size < 1 << 16:
        return bytes((TEXT, LONG)) + size.to_bytes(2, "big") + content
    return bytes((TEXT, LONGER)) + size.to_bytes(8, "big") + content


class PageSocketProtocol(WebSocketsSansIOProtocol):
    """The server's sockets; a client that does not answer does not get to keep what waits for it either, and one that
    sends more than the application takes is not read on."""

    begun = b""
    """What has come and was not taken apart yet: the beginning of a frame, or what the application has no time for."""
    after_close = 0
    """Bytes that came after our close."""

    def connection_made(self, transport: BaseTransport) -> None:
        self.unsent = b""
        self.odd_frames = Bucket(ODD_RATE, ODD_BURST)
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        answer = self.conn.accept(event)
        if answer.status_code != 101:
            self.refuse(answer.status_code)
            return
        super().handle_connect(event)
        self.scope["extensions"][WIRE] = self  # type: ignore[assignment]

    def refuse(self, status: int) -> None:
        """A handshake that is none."""
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(plain_refusal(status))
        self.transport.close()

    # -- reading ----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the request, whole
            if not self.handshake_initiated:
                self.refuse(400)  # the library makes nothing of it, and would leave it at that
            return
        self.begun = self.begun + data if self.begun else data
        self.read_on()

    def read_on(self) -> None:
        """Take apart what has come, as far as the application keeps up with it: who floods us costs us nothing."""
        if self.close_sent:
            self.after_close += len(self.begun)
            if self.after_close > TOO_EARLY_OR_LATE:
                self.transport.abort()
            else:
                super().data_received(self.begun)  # their close may be among it
            self.begun = b""
        elif not self.handshake_complete:
            if len(self.begun) > TOO_EARLY_OR_LATE:
                self.transport.abort()
        else:
            self.read_frames()

    def read_frames(self) -> None:
        data, place = self.begun, 0
        while not (self.read_paused or self.close_sent or self.transport.is_closing()):
            size = frame_size(data[place : place + LONGEST_HEAD])
            if size > self.config.ws_max_size + LONGEST_HEAD:
                super().data_received(data[place : place + LONGEST_HEAD])  # refused by its head alone
                place = len(data)
                break
            if size == 0 or place + size > len(data):
                break
            self.frame_received(data[place : place + size])
            place += size
        self.begun = data[place:]

    async def receive(self) -> Any:
        message = await super().receive()
        if self.begun and not self.read_paused:
            self.read_on()
        return message

    def frame_received(self, frame: bytes) -> None:
        text = self.plain_text(frame)
        if text is None:
            super().data_received(frame)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def plain_text(self, frame: bytes) -> str | None:
        """The text of a frame that is a message by itself."""
        if frame[0] != TEXT or not frame[1] & MASKED or self.frames or self.close_sent or self.conn.state is not OPEN:
            return None
        mask = 2 if frame[1] & ~MASKED <= SHORT else 4 if frame[1] & ~MASKED == LONG else 10
        try:
            return apply_mask(frame[mask + 4 :], frame[mask : mask + 4]).decode()
        except UnicodeDecodeError:
            return None

    # Whatever is neither a message nor charged as one: a page has use for very few of them.

    def handle_ping(self) -> None:
        if self.odd_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.odd_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.odd_frame():
            super().handle_cont(event)

    def odd_frame(self) -> bool:
        if not self.odd_frames.has(1):
            self.transport.abort()
            return False
        self.odd_frames.pay(1)
        return True

    # -- writing ----------------------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        """Whether what is written now goes out: nothing of what was written before waits for the page to read."""
        return self.writable.is_set() and not self.disconnected and not self.close_sent and self.conn.state is OPEN

    def write_text(self, text: str, more: bool = False) -> None:
        """Only while it is free. If there is `more` to come in the same breath, it goes out together with that."""
        frame = text_frame(text.encode())
        if more:
            self.loop.call_soon(self.flush)  # at the latest
            self.unsent += frame
        elif not self.transport.is_closing():
            self.transport.write(self.unsent + frame if self.unsent else frame)
            self.unsent = b""

    def flush(self) -> None:
        if self.unsent and not self.transport.is_closing():
            self.transport.write(self.unsent)
        self.unsent = b""

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)
        if message["type"] == "websocket.accept" and self.begun:
            self.read_on()
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused, which is an end too
        if message["type"] == "websocket.close":
            self.end_soon()

    def close_now(self, code: int) -> None:
        """Without waiting for the page to read what was sent before: it finds the close behind that. Nothing happens if
        the closing has begun, or the page is gone."""
        self.flush()
        if not (self.close_sent or self.disconnected or self.transport.is_closing()) and self.conn.state is OPEN:
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.end_soon()

    def end_soon(self) -> None:
        """Closing waits for everything to be read: not for ever."""
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
