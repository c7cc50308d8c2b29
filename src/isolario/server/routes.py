"""The HTTP side: one function per address, each a few lines over the lobby."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse

from isolario import __version__
from isolario.server import content, reports
from isolario.server.guard import address_of, listed
from isolario.server.messages import (
    BotChoice,
    Created,
    Fork,
    GameInfo,
    Health,
    Invitation,
    Invite,
    Invited,
    Join,
    Joined,
    LuckReport,
    NewTable,
    Promise,
    Rematch,
    Replay,
    Review,
    SeatChoice,
    TableInfo,
    View,
)
from isolario.server.problems import ServiceProblem
from isolario.server.requests import (
    ERRORS,
    LIMITED,
    ATable,
    JsonResponse,
    Language,
    Owner,
    Person,
    TheLobby,
    charge,
    charge_reading,
    payer,
)
from isolario.server.reviews import Reviews

Json = dict[str, Any]
LOOPBACK = ("127.0.0.1", "::1", "localhost", "testclient")

router = APIRouter(prefix="/api", responses=ERRORS)

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
    charge(request, "reading")
    return JsonResponse(await reports_of(request).opening(game, seats, options, payer(request).key))


@router.get("/games/{game}/board.svg")
async def board_picture(game: str) -> Response:
    return Response(content.board_picture(game), media_type="image/svg+xml")


# -- opening and taking part ---------------------------------------------------------------------------------


@router.post("/promise", response_model=Promise, dependencies=LIMITED)
async def promise(lobby: TheLobby) -> Response:
    return JsonResponse({"commitment": await lobby.promise()})


@router.post("/tables", response_model=Created, status_code=201, dependencies=LIMITED)
async def new_table(wanted: NewTable, lobby: TheLobby, person: Person, lang: Language) -> Response:
    return person.answer(await lobby.create(wanted, person.owner, lang), 201)


@router.get("/tables", response_model=list[TableInfo])
async def my_tables(lobby: TheLobby, me: Owner) -> Response:
    return JsonResponse(await lobby.mine(me))


@router.get("/tables/{table}", response_model=TableInfo)
async def table_info(found: ATable, me: Owner) -> Response:
    return JsonResponse(found.info(me))


@router.post("/invited", response_model=Invited, dependencies=LIMITED)
async def invited(wanted: Invite, lobby: TheLobby) -> Response:
    table = await lobby.invited(wanted.invite)
    seat = table.arrivals.invited(wanted.invite)
    row = table.row
    return JsonResponse(
        {
            "table": row.key,
            "seat": seat,
            "game": row.game,
            "options": row.options,
            "names": table.names(),
            "commitment": table.log.luck.commitment,
            "shares": table.share_hashes(),
        }
    )


@router.post("/join", response_model=Joined, dependencies=LIMITED)
async def join(wanted: Join, lobby: TheLobby, person: Person, lang: Language) -> Response:
    share = bytes.fromhex(wanted.share or "")
    table = await lobby.invited(wanted.invite)
    seat = await table.arrivals.join(wanted.invite, wanted.name, share, person.owner, lang)
    return person.answer({"table": table.row.key, "seat": seat})


@router.post("/tables/{table}/invite", response_model=Invitation)
async def new_invite(found: ATable, wanted: SeatChoice, me: Owner) -> Response:
    return JsonResponse(await found.arrivals.new_invite(wanted.seat, me))


@router.post("/tables/{table}/bot", response_model=TableInfo)
async def bot_instead(found: ATable, wanted: BotChoice, me: Owner) -> Response:
    await found.arrivals.bot_instead(wanted.seat, wanted.level, me)
    return JsonResponse(found.info(me))


@router.post("/tables/{table}/begin", response_model=TableInfo)
async def begin(found: ATable, me: Owner) -> Response:
    await found.begin_now(me)
    return JsonResponse(found.info(me))


@router.post("/tables/{table}/leave", response_model=TableInfo)
async def leave(found: ATable, me: Owner) -> Response:
    await found.arrivals.set_away(me, True)
    return JsonResponse(found.info(me))


@router.post("/tables/{table}/return", response_model=TableInfo)
async def come_back(found: ATable, me: Owner) -> Response:
    await found.arrivals.set_away(me, False)
    return JsonResponse(found.info(me))


@router.post("/tables/{table}/concede", response_model=TableInfo)
async def concede(found: ATable, me: Owner) -> Response:
    await found.endings.concede(me)
    return JsonResponse(found.info(me))


@router.delete("/tables/{table}", status_code=204)
async def delete(found: ATable, lobby: TheLobby, me: Owner, lang: Language) -> Response:
    await found.endings.delete(me, lang)
    lobby.drop_removed(found)
    return Response(status_code=204)


@router.post("/tables/{table}/rematch", response_model=Created, status_code=201, dependencies=LIMITED)
async def rematch(found: ATable, lobby: TheLobby, me: Owner, wanted: Rematch | None = None) -> Response:
    return JsonResponse(await lobby.rematch(found, me, None if wanted is None else wanted.luck), 201)


@router.post("/tables/{table}/fork", response_model=Created, status_code=201, dependencies=LIMITED)
async def fork(found: ATable, wanted: Fork, lobby: TheLobby, person: Person, lang: Language) -> Response:
    return person.answer(await lobby.fork(found, person.owner, wanted, lang), 201)


# -- reading a table -----------------------------------------------------------------------------------------


def reports_of(request: Request) -> reports.Reports:
    found: reports.Reports = request.app.state.reports
    return found


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(request: Request, found: ATable, me: Owner) -> Response:
    charge_reading(request, found)
    text = await reports.record(found, me)
    name = f'attachment; filename="{found.row.game}-{found.row.key}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.get("/tables/{table}/luck", response_model=LuckReport)
async def luck(request: Request, found: ATable) -> Response:
    who = charge_reading(request, found)
    return JsonResponse(await reports_of(request).luck(found, who))


@router.get("/tables/{table}/replay", response_model=Replay)
async def replay(request: Request, found: ATable, seat: Annotated[int | None, Query(ge=0, le=63)] = None) -> Response:
    who = charge_reading(request, found)
    packed = await reports_of(request).replay(found, seat, who)
    return Response(packed, media_type="application/json", headers={"content-encoding": "gzip"})


@router.get("/tables/{table}/review", response_model=Review)
async def review(request: Request, found: ATable) -> Response:
    reviews: Reviews = request.app.state.reviews
    who = charge_reading(request, found)
    return JsonResponse(await reviews.of(found, who))


# -- the service itself --------------------------------------------------------------------------------------


@router.get("/health", response_model=Health)
async def health(lobby: TheLobby) -> Response:
    await lobby.store.beat()
    return JsonResponse({"status": "ok", "version": __version__})


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request, lobby: TheLobby) -> str:
    readers = (*LOOPBACK, *lobby.settings.metrics_from)
    if not lobby.settings.metrics or not listed(address_of(request.scope), readers):
        raise ServiceProblem("not-found", 404)
    bots = lobby.house.workers
    return lobby.metrics.text(
        {
            "tables_in_memory": len(lobby.tables),
            "screens": sum(len(table.subscribers) for table in lobby.tables.values()),
            "bot_workers": len(bots.pids()),
            "bot_worker_failures": bots.failures,
            "bots_waiting": bots.waiting,
            "advice_waiting": bots.advice.turnstile.queued,
            **lobby.store.figures(),
        }
    )
