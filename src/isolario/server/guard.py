"""The outermost layer: sizes, budgets, hosts, origins, patience, and the headers every answer carries."""

import asyncio
import contextlib
import ipaddress
import logging
import re
import socket
from collections.abc import Mapping
from functools import lru_cache
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

import orjson
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from isolario.kernel import Problem
from isolario.server.identity import COOKIE, FORMER_COOKIE, Cookies
from isolario.server.limits import Budget, Payer
from isolario.server.metrics import Metrics
from isolario.server.problems import ServiceProblem, phrase_of, rule_of
from isolario.server.settings import ServiceSettings

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        b"font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
COOKIE_TEXT = re.compile(r"^[A-Za-z0-9_.-]{1,200}$")
LENGTH_DIGITS = 12
BROKEN = 1011
"""The code of a close when something unexpected went wrong on this side."""
logger = logging.getLogger("isolario.server")


def error_body(problem: Problem) -> dict[str, Any]:
    return {"code": problem.id, "message": phrase_of(problem).json(), "rule": rule_of(problem)}


def plain_refusal(status: int) -> bytes:
    """An answer to what is no request at all, which the application never sees."""
    head = [(b"content-length", b"0"), (b"connection", b"close"), *HEADERS]
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode(), *(b"%s: %s" % each for each in head)]
    return b"\r\n".join([*lines, b"", b""])


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


@lru_cache(10_000)
def charged(address: str) -> str:
    """What is charged for an address. Whoever has one of IPv6 has 2⁶⁴ of them or more, which begin alike."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((found, 64), strict=False))


def listed(address: str, allowed: tuple[str, ...]) -> bool:
    """Whether an address is among these addresses and networks (10.0.0.0/8)."""
    if address in allowed:
        return True
    try:
        found = ipaddress.ip_address(address)
        return any(found in ipaddress.ip_network(each, strict=False) for each in allowed if "/" in each)
    except ValueError:
        return False


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def take_cookies(scope: Scope) -> dict[str, str]:
    """The cookies of ours; only they go on to the application.

    Ours are never quoted, and the library's way of taking quotes off takes time by the square of their number: one
    request of nothing but quotes would keep everybody waiting.
    """
    pairs = (part.partition("=") for part in (header(scope, b"cookie") or "").split(";"))
    sent = {name.strip(): value.strip() for name, _, value in pairs}
    ours = {name: sent[name] for name in (COOKIE, FORMER_COOKIE) if COOKIE_TEXT.match(sent.get(name, ""))}
    told = "; ".join(f"{name}={value}" for name, value in ours.items()).encode()
    scope["headers"] = [each for each in scope["headers"] if each[0] != b"cookie"] + [(b"cookie", told)] * bool(told)
    return ours


def same_origin(scope: Scope, others: tuple[str, ...]) -> bool:
    """Whether the request comes from a page of this service, or from no page at all."""
    origin = header(scope, b"origin")
    if origin is None or origin in others:
        return True
    try:
        return urlsplit(origin).netloc == header(scope, b"host")
    except ValueError:
        return False


class HostList:
    """The names this service answers to. Any other name may belong to a page that was pointed at this address to
    get at it from a visitor's browser; a plain address cannot be borrowed like that."""

    def __init__(self, named: tuple[str, ...]) -> None:
        machine = socket.gethostname().lower()
        self.names = {"localhost", machine, f"{machine}.local", *(name.lower() for name in named)}

    def allows(self, host: str | None) -> bool:
        if host is None:
            return False
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self.names or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name.partition("%")[0])
        except ValueError:
            return False
        return True


class Guard:
    def __init__(
        self, app: ASGIApp, settings: ServiceSettings, metrics: Metrics, budgets: Mapping[str, Budget]
    ) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.hosts = HostList(settings.hosts)
        self.requests = budgets["requests"]
        self.handshakes = budgets["handshakes"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.metrics.add("requests_total")
        started = False

        async def with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message.get("headers", []), *HEADERS]
                if scope["path"].startswith("/api/") and not named(message["headers"], b"cache-control"):
                    message["headers"].append((b"cache-control", b"no-store"))
            # Who asks and never reads holds a connection and what is written to it.
            try:
                async with asyncio.timeout(self.settings.send_seconds):
                    await send(message)
            except TimeoutError:
                raise NeverRead() from None

        problem = self.refusal(scope)
        if problem is not None:
            await refuse(with_headers, problem)
            return
        try:
            body = Body(receive, self.settings.max_body, self.settings.header_seconds)
            await self.app(scope, body, with_headers)
        except NeverRead:
            raise  # the server closes a connection whose answer breaks off
        except Exception:
            self.metrics.add("errors_total")
            logger.exception("%s could not be answered", scope["path"][:100])
            if started:
                raise
            await refuse(with_headers, ServiceProblem("internal", 500))

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["state"]["payer"] = payer = self.payer(scope)
        if not self.hosts.allows(header(scope, b"host")):
            await deny(receive, send, ServiceProblem("unknown-host", 421))
        elif not self.handshakes.take(payer):
            await deny(receive, send, ServiceProblem("too-many-requests", 429))
        else:
            try:
                await self.app(scope, receive, send)
            except WebSocketDisconnect:
                pass  # the page is gone
            except Exception:
                self.metrics.add("errors_total")
                logger.exception("a socket at %s broke", scope["path"][:100])
                # A page that is still there hears that it may try again, instead of finding its line cut.
                with contextlib.suppress(OSError, RuntimeError):
                    await send({"type": "websocket.close", "code": BROKEN})

    def payer(self, scope: Scope) -> Payer:
        cookies: Cookies | None = getattr(scope["app"].state, "cookies", None) if "app" in scope else None
        found = take_cookies(scope)
        return Payer(None if cookies is None else cookies.payer(found), charged(address_of(scope)))

    def refusal(self, scope: Scope) -> ServiceProblem | None:
        scope["state"]["payer"] = payer = self.payer(scope)
        if not self.hosts.allows(header(scope, b"host")):
            return ServiceProblem("unknown-host", 421)
        if not self.requests.take(payer):
            return ServiceProblem("too-many-requests", 429)
        path = scope["path"]
        if len(path) > self.settings.max_path or any(ord(char) < 32 for char in path):
            return ServiceProblem("not-found", 404)
        if scope["method"] not in ("GET", "HEAD") and not same_origin(scope, self.settings.origins):
            return ServiceProblem("foreign-origin", 403)
        length = header(scope, b"content-length") or "0"
        if not (length.isascii() and length.isdigit() and len(length) <= LENGTH_DIGITS):
            return ServiceProblem("too-large", 413)
        if int(length) > self.settings.max_body:
            return ServiceProblem("too-large", 413)
        return None


def named(headers: list[tuple[bytes, bytes]], name: bytes) -> bool:
    return any(key == name for key, _ in headers)


class NeverRead(Exception):
    """A client does not take its answer."""


class TooLarge(HTTPException):
    """A body without a declared length went on for too long."""

    def __init__(self) -> None:
        super().__init__(413)


class TooSlow(HTTPException):
    """A body did not come."""

    def __init__(self) -> None:
        super().__init__(408)


class Body:
    """The body of a request, of which only so much is read, and not at any speed."""

    def __init__(self, receive: Receive, limit: int, seconds: float) -> None:
        self.receive = receive
        self.left = limit
        self.seconds = seconds
        self.complete = False

    async def __call__(self) -> Message:
        if self.complete:
            return await self.receive()  # waits for the client to go
        try:
            async with asyncio.timeout(self.seconds):
                message = await self.receive()
        except TimeoutError:
            raise TooSlow() from None
        if message["type"] == "http.request":
            self.left -= len(message.get("body", b""))
            self.complete = not message.get("more_body", False)
            if self.left < 0:
                raise TooLarge()
        return message


async def refuse(send: Send, problem: ServiceProblem) -> None:
    body = orjson.dumps(error_body(problem))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.status == 429:
        # Saying no costs something too: whoever goes on asking needs a new connection, and these are counted.
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def deny(receive: Receive, send: Send, problem: ServiceProblem) -> None:
    """Refuse a handshake before anything is built for it."""
    await receive()
    body = orjson.dumps(error_body(problem))
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "websocket.http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
