"""The live side: one WebSocket per page."""

import asyncio
import contextlib
import logging
import re
from collections import Counter
from collections.abc import Coroutine, Iterator
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from isolario.kernel import Problem
from isolario.server import questions
from isolario.server.guard import error_body, same_origin
from isolario.server.identity import Cookies
from isolario.server.limits import Budget, Payer
from isolario.server.live_table import LiveTable
from isolario.server.lobby import Lobby
from isolario.server.page_sockets import WIRE, PageSocketProtocol
from isolario.server.problems import ServiceProblem
from isolario.server.seating import Subscriber
from isolario.server.settings import ServiceSettings
from isolario.server.socket_messages import (
    AnswerMessage,
    DelegateMessage,
    EndMessage,
    HintRequest,
    MoveMessage,
    NameMessage,
    PingMessage,
    PreviewRequest,
    ShareMessage,
    UndoMessage,
    WhyRequest,
    WithdrawMessage,
    client_message,
)

POLICY, TRY_AGAIN = 1008, 1013
GOODBYE_SECONDS = 2
VERSION = re.compile(r"^[0-9]{1,9}$")
logger = logging.getLogger("isolario.server")
router = APIRouter()


class PageConnection:
    """A page's socket. What a page does not take at once waits in a queue of its own, so that a slow page holds up
    nobody else."""

    def __init__(self, socket: WebSocket, owner: bytes | None, payer: Payer, settings: ServiceSettings) -> None:
        self.socket = socket
        self.wire: PageSocketProtocol = socket.scope["extensions"][WIRE]
        self.owner = owner
        self.payer = payer
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.settings = settings
        self.slow = False
        self.pumping = False
        """A message is on its long way out; nothing may overtake it."""
        self.thought: asyncio.Task[None] | None = None
        self.thinking = False
        """A bot thinks for this page: one thought at a time."""

    @property
    def address(self) -> str:
        return self.payer.address

    def send(self, text: str, more: bool = False) -> None:
        if self.slow:
            return
        if self.wire.free and not self.pumping and self.waiting.empty():
            self.wire.write_text(text, more)
            return
        if self.waiting.qsize() >= self.settings.send_queue:
            # It can catch up later, by its version; keeping everything for it would fill the memory.
            self.dismiss()
            return
        self.waiting.put_nowait(text)

    def dismiss(self) -> None:
        self.slow = True
        self.waiting.put_nowait(None)

    async def pump(self) -> None:
        """Sends what waits, until told to stop or the page does not take it."""
        while (text := await self.waiting.get()) is not None:
            self.pumping = True
            async with asyncio.timeout(self.settings.send_seconds):
                await self.socket.send_text(text)
            self.pumping = False

    def refuse(self, id: str | None, problem: Problem) -> None:
        self.send(orjson.dumps({"type": "error", "id": id, **error_body(problem)}).decode())


class Sockets:
    """How many sockets each person and each address has open."""

    def __init__(self, settings: ServiceSettings) -> None:
        self.settings = settings
        self.people: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()

    def full(self, payer: Payer) -> bool:
        return (
            self.people[payer.key] >= self.settings.sockets_per_person
            or self.addresses[payer.address] >= self.settings.sockets_per_address
        )

    @contextlib.contextmanager
    def counted(self, payer: Payer) -> Iterator[None]:
        mine = ((self.people, payer.key), (self.addresses, payer.address))
        for counts, key in mine:
            counts[key] += 1
        try:
            yield
        finally:
            for counts, key in mine:
                counts[key] -= 1
                if counts[key] <= 0:
                    del counts[key]


@router.websocket("/api/tables/{key}/live")
async def live(socket: WebSocket, key: str, after: str = "", patches: str = "") -> None:
    lobby: Lobby = socket.app.state.lobby
    sockets: Sockets = socket.app.state.sockets
    cookies: Cookies = socket.app.state.cookies
    payer: Payer = socket.state.payer
    owner = await cookies.owner(socket.cookies)
    try:
        if not same_origin(socket.scope, lobby.settings.origins):
            raise ServiceProblem("foreign-origin", 403)
        if sockets.full(payer) or lobby.house.closing:
            raise ServiceProblem("too-many-requests", 429)
        await lobby.table(key, owner)
    except Problem as problem:
        await socket.accept()
        await send_away(socket, problem)
        return
    with sockets.counted(payer):
        await socket.accept()
        try:
            # Fetched once more: from here to the first look at it nothing lets the lobby forget the table.
            table = await lobby.table(key, owner)
        except Problem as problem:  # it was deleted meanwhile, or the store was lost
            await send_away(socket, problem)
            return
        with contextlib.suppress(ServiceProblem):  # a full disk keeps nobody from looking
            await table.arrivals.welcome_back(owner)
        connection = PageConnection(socket, owner, payer, lobby.settings)
        since = int(after) if VERSION.match(after) else None
        await attend(socket, lobby, table, connection, since, patches == "1")


async def send_away(socket: WebSocket, problem: Problem) -> None:
    """Say why not, on an accepted socket: a page cannot read the status of a refused handshake."""
    await socket.send_text(orjson.dumps({"type": "error", "id": None, **error_body(problem)}).decode())
    await socket.close(POLICY)


async def attend(
    socket: WebSocket,
    lobby: Lobby,
    table: LiveTable,
    connection: PageConnection,
    after: int | None,
    patches: bool,
) -> None:
    async with table.lock:
        subscriber = table.enter(connection, after, patches)
    sending = asyncio.create_task(connection.pump())
    reading = asyncio.create_task(listen(socket, lobby, table, connection, subscriber))
    try:
        done, _ = await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
        code = reading.result() if reading in done and not reading.cancelled() else "slow"
        if code:
            async with asyncio.timeout(GOODBYE_SECONDS):
                await farewell(socket, code)
    except (WebSocketDisconnect, RuntimeError, TimeoutError):
        pass  # the page is gone, or does not listen
    finally:
        # However it ended: a page that is still there finds a close, not a line that was cut.
        connection.wire.close_now(TRY_AGAIN)
        lobby.metrics.add("sockets_total")
        table.exit(subscriber)
        for task in (sending, reading, connection.thought):
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
    budget: Budget = socket.app.state.messages
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return ""
        lobby.metrics.add("messages_total")
        if not budget.take(connection.payer):
            return "flood"
        text: str | None = received.get("text")
        if text is None:
            connection.refuse(None, ServiceProblem("bad-request"))  # we speak no bytes
            continue
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
            if problem.id in ("stale", "not-stored", "store-away"):
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
        case DelegateMessage():
            if connection.thinking:
                raise ServiceProblem("too-many-requests", 429)
            answer_later(connection, message.id, leave_to_bot(table, connection, subscriber, message))
        case UndoMessage():
            await table.undo(subscriber, message.id)
        case AnswerMessage():
            await table.answer(subscriber, message.proposal, message.agree)
        case WithdrawMessage():
            await table.withdraw(subscriber, message.proposal)
        case EndMessage():
            await table.propose_end(subscriber, message.id)
        case ShareMessage():
            await table.add_share(connection.owner, bytes.fromhex(message.share))
            table.schedule_bot()
        case PreviewRequest():
            async with table.lock:
                questions.preview(table, subscriber, message.id, message.action)
        case WhyRequest():
            questions.why(table, subscriber, message.id, message.element)
        case HintRequest():
            hints: Budget = connection.socket.app.state.hints
            if connection.thinking or not hints.take(connection.payer):
                raise ServiceProblem("too-many-requests", 429)
            answer_later(connection, message.id, questions.hint(table, subscriber, message.id, connection.payer.key))
        case NameMessage():
            await table.rename(subscriber, message.seat, message.name)
        case PingMessage():
            connection.send(orjson.dumps({"type": "pong", "id": message.id}).decode())


def answer_later(connection: PageConnection, id: str, work: Coroutine[Any, Any, None]) -> None:
    """A bot's thought takes its time: meanwhile the page may go on asking."""

    async def answer() -> None:
        try:
            await work
        except Problem as problem:
            connection.refuse(id, problem)
        finally:
            if connection.thought is asyncio.current_task():  # and the next thought has not begun
                connection.thinking = False

    connection.thinking = True
    connection.thought = asyncio.create_task(answer())


async def leave_to_bot(
    table: LiveTable, connection: PageConnection, subscriber: Subscriber, message: DelegateMessage
) -> None:
    action = await table.advised(subscriber, message.id, message.version)
    # The page sees the move before this has ended, and may leave the next one to a bot at once.
    connection.thinking = False
    if action is not None:
        await table.move(subscriber, message.id, message.version, action)
