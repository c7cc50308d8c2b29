"""Who asks, and what an answer looks like: the parts all HTTP routes share."""

from typing import Annotated, Any

import orjson
from fastapi import Depends, Request, Response

from isolario.kernel import LANGUAGES
from isolario.server.identity import COOKIE, COOKIE_SECONDS, Cookies, hash_of, new_secret
from isolario.server.limits import Budget, Payer
from isolario.server.live_table import LiveTable
from isolario.server.lobby import Lobby
from isolario.server.messages import ErrorInfo
from isolario.server.problems import ServiceProblem

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorInfo} for status in (400, 403, 404, 409, 422, 429, 503)
}
STEPS_PER_COST = 100
"""A report about so many steps costs as much as one about a short match."""


class JsonResponse(Response):
    """JSON by the fast way: what the lobby builds needs no further check (tests hold it to the models)."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content, default=dict)


def lobby_of(request: Request) -> Lobby:
    found: Lobby = request.app.state.lobby
    return found


def cookies_of(request: Request) -> Cookies:
    found: Cookies = request.app.state.cookies
    return found


async def owner(request: Request) -> bytes | None:
    return await cookies_of(request).owner(request.cookies)


def payer(request: Request) -> Payer:
    found: Payer = request.state.payer
    return found


def language(request: Request) -> str:
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


async def looked_at(table: str, request: Request) -> LiveTable:
    return await lobby_of(request).table(table, await owner(request))


class Newcomer:
    """Whoever takes a seat without a cookie gets one with the answer."""

    def __init__(self, request: Request, secret: str, known: bool) -> None:
        self.secret = secret
        self.known = known
        self.owner = hash_of(secret)
        self.cookies = cookies_of(request)
        self.secure = request.url.scheme == "https"

    def answer(self, data: Any, status: int = 200) -> Response:
        response = JsonResponse(data, status)
        if not self.known:
            self.give(response, self.secret)
        return response

    def give(self, response: Response, secret: str) -> None:
        response.set_cookie(
            COOKIE,
            self.cookies.issue(secret),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self.secure,
            path="/",
        )


async def newcomer(request: Request) -> Newcomer:
    cookies = cookies_of(request)
    signed = cookies.signed(request.cookies)
    # A cookie from before they carried our mark is replaced by the same one with it.
    return Newcomer(request, signed or await cookies.secret(request.cookies) or new_secret(), signed is not None)


def charge(request: Request, budget: str, cost: float = 1.0) -> None:
    found: Budget = getattr(request.app.state, budget)
    if not found.take(payer(request), cost):
        raise ServiceProblem("too-many-requests", 429)


def charge_table(request: Request) -> None:
    charge(request, "new_tables")


def charge_reading(request: Request, table: LiveTable) -> str:
    """Reading a long match costs more; returns who waits for it."""
    charge(request, "reading", max(1.0, len(table.log.match.steps) / STEPS_PER_COST))
    return payer(request).key


TheLobby = Annotated[Lobby, Depends(lobby_of)]
Owner = Annotated[bytes | None, Depends(owner)]
Language = Annotated[str, Depends(language)]
ATable = Annotated[LiveTable, Depends(looked_at)]
Person = Annotated[Newcomer, Depends(newcomer)]
LIMITED = [Depends(charge_table)]
