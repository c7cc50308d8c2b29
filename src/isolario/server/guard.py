"""The outermost layer: sizes, rates, origins and the headers every answer carries."""

from typing import Any
from urllib.parse import urlsplit

import orjson
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from isolario.kernel import Problem
from isolario.server.limits import Buckets
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


def error_body(problem: Problem) -> dict[str, Any]:
    return {"code": problem.id, "message": phrase_of(problem).json(), "rule": rule_of(problem)}


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def same_origin(scope: Scope, others: tuple[str, ...]) -> bool:
    """Whether the request comes from a page of this service, or from no page at all."""
    origin = header(scope, b"origin")
    if origin is None or origin in others:
        return True
    return urlsplit(origin).netloc == header(scope, b"host")


class Guard:
    def __init__(self, app: ASGIApp, settings: ServiceSettings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.requests = Buckets(settings.requests_per_second, settings.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        self.metrics.add("requests_total")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
                if scope["path"].startswith("/api/") and not named(message["headers"], b"cache-control"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        problem = self.refusal(scope)
        if problem is not None:
            await refuse(with_headers, problem)
            return
        await self.app(scope, Body(receive, self.settings.max_body), with_headers)

    def refusal(self, scope: Scope) -> ServiceProblem | None:
        if not self.requests.take(address_of(scope)):
            return ServiceProblem("too-many-requests", 429)
        if scope["method"] not in ("GET", "HEAD") and not same_origin(scope, self.settings.origins):
            return ServiceProblem("foreign-origin", 403)
        length = header(scope, b"content-length") or "0"
        if not length.isdigit() or int(length) > self.settings.max_body:
            return ServiceProblem("too-large", 413)
        return None


def named(headers: list[tuple[bytes, bytes]], name: bytes) -> bool:
    return any(key == name for key, _ in headers)


class TooLarge(HTTPException):
    """A body without a declared length went on for too long."""

    def __init__(self) -> None:
        super().__init__(413)


class Body:
    def __init__(self, receive: Receive, limit: int) -> None:
        self.receive = receive
        self.left = limit

    async def __call__(self) -> Message:
        message = await self.receive()
        if message["type"] == "http.request":
            self.left -= len(message.get("body", b""))
            if self.left < 0:
                raise TooLarge()
        return message


async def refuse(send: Send, problem: ServiceProblem) -> None:
    body = orjson.dumps(error_body(problem))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
