"""The HTTP side: one function per address, each a few lines over the lobby."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse

from isolario import __version__
from isolario.kernel import LANGUAGES
from isolario.server import content, reports
from isolario.server.guard import address_of
from isolario.server.identity import COOKIE, COOKIE_SECONDS, hash_of, new_secret, owner_in, secret_in
from isolario.server.limits import Buckets
from isolario.server.live_table import LiveTable
from isolario.server.lobby import Lobby
from isolario.server.messages import (
    BotChoice,
    Created,
    ErrorInfo,
    Fork,
    GameInfo,
    Health,
    Invitation,
    Join,
    Joined,
    LuckReport,
    NewTable,
    Replay,
    Review,
    SeatChoice,
    TableInfo,
    View,
)
from isolario.server.metrics import Metrics
from isolario.server.problems import ServiceProblem
from isolario.server.reviews import Reviews

Json = dict[str, Any]
PACKING = 3
LOOPBACK = ("127.0.0.1", "::1", "localhost", "testclient")

router = APIRouter(prefix="/api", responses={status: {"model": ErrorInfo} for status in (400, 403, 404, 409, 422, 429)})


class JsonResponse(Response):
    """JSON by the fast way: what the lobby builds needs no further check (tests hold it to the models)."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content, default=dict)


async def large(build: Callable[[], Any]) -> Response:
    """An answer of many positions is built and packed in a thread, so that everybody else goes on playing."""

    def work() -> bytes:
        return gzip.compress(orjson.dumps(build(), default=dict), PACKING, mtime=0)

    packed = await asyncio.to_thread(work)
    return Response(packed, media_type="application/json", headers={"content-encoding": "gzip"})


# -- who asks --------------------------------------------------------------------------------------------


def lobby_of(request: Request) -> Lobby:
    found: Lobby = request.app.state.lobby
    return found


def owner(request: Request) -> bytes | None:
    return owner_in(request.cookies)


def language(request: Request) -> str:
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


async def looked_at(table: str, request: Request) -> LiveTable:
    return await lobby_of(request).table(table, owner(request))


TheLobby = Annotated[Lobby, Depends(lobby_of)]
Owner = Annotated[bytes | None, Depends(owner)]
Language = Annotated[str, Depends(language)]
ATable = Annotated[LiveTable, Depends(looked_at)]


class Newcomer:
    """Whoever takes a seat without a cookie gets one with the answer."""

    def __init__(self, request: Request) -> None:
        self.secret = secret_in(request.cookies) or new_secret()
        self.known = request.cookies.get(COOKIE) == self.secret
        self.owner = hash_of(self.secret)
        self.secure = request.url.scheme == "https"

    def answer(self, data: Any, status: int = 200) -> Response:
        response = JsonResponse(data, status)
        if not self.known:
            response.set_cookie(
                COOKIE,
                self.secret,
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="lax",
                secure=self.secure,
                path="/",
            )
        return response


Person = Annotated[Newcomer, Depends(Newcomer)]


def table_limit(request: Request) -> None:
    limit: Buckets = request.app.state.table_limit
    if not limit.take(address_of(request.scope)):
        raise ServiceProblem("too-many-requests", 429)


LIMITED = [Depends(table_limit)]

# -- games and texts ---------------------------------------------------------------------------------------


@router.get("/games", response_model=list[GameInfo])
async def list_games() -> Response:
    return JsonResponse(content.catalogue())


@router.get("/text/{lang}.ftl", response_class=PlainTextResponse)
async def common_texts(lang: str) -> str:
    return content.common_texts(lang)


@router.get("/games/{game}/text.{lang}.ftl", response_class=PlainTextResponse)
async def game_texts(game: str, lang: str) -> str:
    return content.game_texts(game, lang)


@router.get("/games/{game}/rules.{lang}.html", response_class=HTMLResponse)
async def rules_page(game: str, lang: str) -> str:
    return content.rules_page(game, lang)


@router.get("/games/{game}/opening", response_model=View)
async def opening(game: str, request: Request, seats: Annotated[int, Query(ge=1, le=16)]) -> Response:
    """The first position for so many seats; every other parameter is an option of the game."""
    options = {name: value for name, value in request.query_params.items() if name != "seats"}
    return await large(lambda: content.opening(game, seats, options))


@router.get("/games/{game}/board.svg")
async def board_picture(game: str) -> Response:
    return Response(content.board_picture(game), media_type="image/svg+xml")


# -- tables ------------------------------------------------------------------------------------------------


@router.post("/tables", response_model=Created, status_code=201, dependencies=LIMITED)
async def new_table(wanted: NewTable, lobby: TheLobby, person: Person, lang: Language) -> Response:
    return person.answer(await lobby.create(wanted, person.owner, lang), 201)


@router.get("/tables", response_model=list[TableInfo])
async def my_tables(lobby: TheLobby, me: Owner) -> Response:
    return JsonResponse(await lobby.mine(me))


@router.get("/tables/{table}", response_model=TableInfo)
async def table_info(found: ATable, me: Owner) -> Response:
    return JsonResponse(found.info(me))


@router.post("/join", response_model=Joined, dependencies=LIMITED)
async def join(wanted: Join, lobby: TheLobby, person: Person, lang: Language) -> Response:
    table, seat = await lobby.join(wanted.invite, wanted.name, person.owner, lang)
    return person.answer({"table": table.row.key, "seat": seat})


@router.post("/tables/{table}/invite", response_model=Invitation)
async def new_invite(found: ATable, wanted: SeatChoice, lobby: TheLobby, me: Owner) -> Response:
    return JsonResponse(await lobby.new_invite(found, wanted.seat, me))


@router.post("/tables/{table}/bot", response_model=TableInfo)
async def bot_instead(found: ATable, wanted: BotChoice, lobby: TheLobby, me: Owner) -> Response:
    await lobby.bot_instead(found, wanted.seat, wanted.level, me)
    return JsonResponse(found.info(me))


@router.post("/tables/{table}/leave", response_model=TableInfo)
async def leave(found: ATable, lobby: TheLobby, me: Owner) -> Response:
    await lobby.set_away(found, me, True)
    return JsonResponse(found.info(me))


@router.post("/tables/{table}/return", response_model=TableInfo)
async def come_back(found: ATable, lobby: TheLobby, me: Owner) -> Response:
    await lobby.set_away(found, me, False)
    return JsonResponse(found.info(me))


@router.post("/tables/{table}/rematch", response_model=Created, status_code=201, dependencies=LIMITED)
async def rematch(found: ATable, lobby: TheLobby, me: Owner) -> Response:
    return JsonResponse(await lobby.rematch(found, me), 201)


@router.post("/tables/{table}/fork", response_model=Created, status_code=201, dependencies=LIMITED)
async def fork(found: ATable, wanted: Fork, lobby: TheLobby, person: Person, lang: Language) -> Response:
    return person.answer(await lobby.fork(found, person.owner, wanted.at, wanted.seat, lang), 201)


# -- reading a table -----------------------------------------------------------------------------------------


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(found: ATable, me: Owner) -> Response:
    async with found.lock:
        mine = found.seats_of(me)
        text = await asyncio.to_thread(reports.record, found, mine[0] if mine else None)
    name = f'attachment; filename="{found.row.game}-{found.row.key}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.get("/tables/{table}/luck", response_model=LuckReport)
async def luck(found: ATable) -> Response:
    async with found.lock:
        return await large(lambda: reports.luck(found))


@router.get("/tables/{table}/replay", response_model=Replay)
async def replay(found: ATable, seat: Annotated[int | None, Query(ge=0)] = None) -> Response:
    async with found.lock:
        return await large(lambda: reports.replay(found, seat))


@router.get("/tables/{table}/review", response_model=Review)
async def review(request: Request, found: ATable) -> Response:
    reviews: Reviews = request.app.state.reviews
    async with found.lock:
        return JsonResponse(await reviews.of(found))


# -- the service itself --------------------------------------------------------------------------------------


@router.get("/health", response_model=Health)
async def health(lobby: TheLobby) -> Response:
    await lobby.database.rows("SELECT 1")
    return JsonResponse({"status": "ok", "version": __version__})


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request, lobby: TheLobby) -> str:
    if not lobby.settings.metrics_anywhere and address_of(request.scope) not in LOOPBACK:
        raise ServiceProblem("not-found", 404)
    counts: Metrics = lobby.metrics
    return counts.text(
        {
            "tables_in_memory": len(lobby.tables),
            "screens": sum(len(table.subscribers) for table in lobby.tables.values()),
            "commits": lobby.database.commits,
            "commits_requested": lobby.database.written,
            "bot_workers": len(lobby.workers.pids()),
            "bot_worker_failures": lobby.workers.failures,
        }
    )
