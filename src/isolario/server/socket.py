"""The live side: one WebSocket per page."""

import asyncio
import logging
from collections import Counter
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from isolario.kernel import Problem
from isolario.server.guard import address_of, error_body, same_origin
from isolario.server.identity import owner_in
from isolario.server.limits import Bucket
from isolario.server.live_table import LiveTable
from isolario.server.lobby import Lobby
from isolario.server.messages import (
    AnswerMessage,
    HintRequest,
    MoveMessage,
    NameMessage,
    PingMessage,
    PreviewRequest,
    UndoMessage,
    WhyRequest,
    WithdrawMessage,
    client_message,
)
from isolario.server.problems import ServiceProblem
from isolario.server.seating import Subscriber

POLICY, TRY_AGAIN = 1008, 1013
logger = logging.getLogger("isolario.server")
router = APIRouter()


class PageConnection:
    """A page's socket. Messages wait in a queue of their own, so that a slow page holds up nobody else."""

    def __init__(self, socket: WebSocket, owner: bytes | None, limit: int) -> None:
        self.socket = socket
        self.owner = owner
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.limit = limit
        self.slow = False
        self.hinting: asyncio.Task[None] | None = None

    def send(self, text: str) -> None:
        if self.slow:
            return
        if self.waiting.qsize() >= self.limit:
            # It can catch up later, by its version; keeping everything for it would fill the memory.
            self.slow = True
            self.waiting.put_nowait(None)
            return
        self.waiting.put_nowait(text)

    async def pump(self) -> None:
        """Sends what waits, until told to stop."""
        while (text := await self.waiting.get()) is not None:
            await self.socket.send_text(text)

    def refuse(self, id: str | None, problem: Problem) -> None:
        self.send(orjson.dumps({"type": "error", "id": id, **error_body(problem)}).decode())


@router.websocket("/api/tables/{key}/live")
async def live(socket: WebSocket, key: str, after: str = "") -> None:
    lobby: Lobby = socket.app.state.lobby
    sockets: Counter[str] = socket.app.state.sockets
    address = address_of(socket.scope)
    owner = owner_in(socket.cookies)
    try:
        if not same_origin(socket.scope, lobby.settings.origins):
            raise ServiceProblem("foreign-origin", 403)
        if sockets[address] >= lobby.settings.sockets_per_address or lobby.closing:
            raise ServiceProblem("too-many-requests", 429)
        await lobby.table(key, owner)
    except Problem as problem:
        await reject(socket, problem)
        return
    sockets[address] += 1
    try:
        await socket.accept()
        # Fetched once more: from here to the first look at it nothing lets the lobby forget the table.
        table = await lobby.table(key, owner)
        await attend(socket, lobby, table, owner, int(after) if after.isdigit() else None)
    finally:
        sockets[address] -= 1
        if sockets[address] <= 0:
            del sockets[address]


async def reject(socket: WebSocket, problem: Problem) -> None:
    """Accept only to say why not: a page cannot read the status of a refused handshake."""
    await socket.accept()
    await socket.send_text(orjson.dumps({"type": "error", "id": None, **error_body(problem)}).decode())
    await socket.close(POLICY)


async def attend(socket: WebSocket, lobby: Lobby, table: LiveTable, owner: bytes | None, after: int | None) -> None:
    connection = PageConnection(socket, owner, lobby.settings.send_queue)
    async with table.lock:
        subscriber = table.enter(connection, after)
    sending = asyncio.create_task(connection.pump())
    reading = asyncio.create_task(listen(socket, lobby, table, connection, subscriber))
    try:
        done, _ = await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
        code = reading.result() if reading in done and not reading.cancelled() else "slow"
        if code:
            await farewell(socket, code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the page is gone
    finally:
        table.exit(subscriber)
        for task in (sending, reading, connection.hinting):
            if task is not None:
                task.cancel()
        await asyncio.gather(sending, reading, return_exceptions=True)


async def farewell(socket: WebSocket, code: str) -> None:
    await socket.send_text(orjson.dumps({"type": "bye", "code": code}).decode())
    await socket.close(TRY_AGAIN if code == "slow" else POLICY)


async def listen(
    socket: WebSocket, lobby: Lobby, table: LiveTable, connection: PageConnection, subscriber: Subscriber
) -> str:
    """Answers messages until the page goes; returns why it must be sent away, or nothing."""
    settings = lobby.settings
    bucket = Bucket(settings.messages_per_second, settings.message_burst)
    while True:
        try:
            text = await socket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return ""
        lobby.metrics.add("messages_total")
        if not bucket.take():
            return "flood"
        if len(text) > settings.max_message:
            connection.refuse(None, ServiceProblem("too-large", 413))
            continue
        try:
            message = client_message.validate_json(text)
        except ValidationError:
            connection.refuse(id_in(text), ServiceProblem("bad-request"))
            continue
        id: str | None = getattr(message, "id", None)
        try:
            await handle(table, connection, subscriber, message)
        except Problem as problem:
            lobby.metrics.add("refused_total")
            connection.refuse(id, problem)
            if problem.id in ("stale", "not-stored"):
                table.show_to(subscriber, None)
        except Exception:
            lobby.metrics.add("errors_total")
            logger.exception("a message could not be handled")
            connection.refuse(id, ServiceProblem("internal", 500))


def id_in(text: str) -> str | None:
    """The id of a message that is wrong otherwise, so that the page knows which one."""
    try:
        data: Any = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    found = data.get("id") if isinstance(data, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 else None


async def handle(table: LiveTable, connection: PageConnection, subscriber: Subscriber, message: Any) -> None:
    match message:
        case MoveMessage():
            await table.move(subscriber, message.id, message.version, message.action)
        case UndoMessage():
            await table.undo(subscriber, message.id)
        case AnswerMessage():
            await table.answer(subscriber, message.ask, message.agree)
        case WithdrawMessage():
            await table.withdraw(subscriber, message.ask)
        case PreviewRequest():
            async with table.lock:
                table.preview(subscriber, message.id, message.action)
        case WhyRequest():
            table.why(subscriber, message.id, message.element)
        case HintRequest():
            if connection.hinting is not None and not connection.hinting.done():
                raise ServiceProblem("too-many-requests", 429)
            connection.hinting = asyncio.create_task(give_hint(table, connection, subscriber, message.id))
        case NameMessage():
            await table.rename(subscriber, message.seat, message.name)
        case PingMessage():
            connection.send(orjson.dumps({"type": "pong", "id": message.id}).decode())


async def give_hint(table: LiveTable, connection: PageConnection, subscriber: Subscriber, id: str) -> None:
    """A hint takes its time: meanwhile the page may go on playing."""
    try:
        await table.hint(subscriber, id)
    except Problem as problem:
        connection.refuse(id, problem)
