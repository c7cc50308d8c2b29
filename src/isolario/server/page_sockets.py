"""The wire of a page: the server's WebSockets, with a short way for what pages and service say most.

Nearly all that travels are whole short texts. They are read and written here without building frames, events and
messages for them; everything else (handshake, fragments, pings, closing, whatever is wrong) goes the long way.
"""

from asyncio.transports import BaseTransport
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

WIRE = "isolario.wire"
"""Under this name the application finds the wire among the extensions of its scope."""
CLOSE_SECONDS = 5
TEXT, MASKED = 0x81, 0x80
"""A whole message of text; what a client sends is masked."""
SHORT, LONG, LONGER = 125, 126, 127
"""The length itself, or: it stands in the two, the eight bytes that follow."""
BREATH = 1 << 16
"""So many bytes are gathered at the most before they go out."""
UNREAD = 8
"""So many messages may wait for the application before no more are read."""


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
    """The server's sockets; a client that does not answer does not get to keep what waits for it either."""

    begun = b""
    """The beginning of a frame whose rest has not come."""
    long_way = False
    """Whether everything is left to the server's own parser from now on."""

    def connection_made(self, transport: BaseTransport) -> None:
        self.unsent = bytearray()
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WIRE] = self  # type: ignore[assignment]

    # -- reading ----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.long_way or not self.handshake_complete or self.conn.reader.buffer:
            # What came too early is in the parser's hands: it must get the rest too.
            self.long_way = self.long_way or self.handshake_complete
            super().data_received(data)
            return
        data = self.begun + data if self.begun else data
        while size := frame_size(data):
            if size > self.config.ws_max_size:
                self.long_way = True
                super().data_received(data)
                return
            if size > len(data):
                break
            self.frame_received(data[:size])
            data = data[size:]
        self.begun = data

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

    # -- writing ----------------------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        """Whether what is written now goes out: nothing of what was written before waits for the page to read."""
        return self.writable.is_set() and not self.disconnected and not self.close_sent and self.conn.state is OPEN

    def write_text(self, text: str) -> None:
        """Only while it is free. What is written in the same breath goes out together."""
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += text_frame(text.encode())
        if len(self.unsent) > BREATH:
            self.flush()  # and the transport says when it has enough

    def flush(self) -> None:
        if self.unsent and not self.transport.is_closing():
            self.transport.write(bytes(self.unsent))
        self.unsent.clear()

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)
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
