"""The HTTP side of what belongs to a person: another device, all records, deleting everything."""

from typing import Any

import orjson
from fastapi import APIRouter, Request, Response

from isolario.server import people
from isolario.server.identity import COOKIE, FORMER_COOKIE, hash_of
from isolario.server.launch_address import reachable_address
from isolario.server.messages import Transfer, TransferOffer, Transferred, TransferToken
from isolario.server.problems import ServiceProblem
from isolario.server.requests import (
    ERRORS,
    LIMITED,
    JsonResponse,
    Language,
    Owner,
    Person,
    TheLobby,
    charge,
    cookies_of,
)

router = APIRouter(prefix="/api/me", responses=ERRORS)
EXPORT_COST = 10


@router.post("/transfer", response_model=Transfer, dependencies=LIMITED)
async def offer(request: Request, wanted: TransferOffer, lobby: TheLobby) -> Response:
    """A single-use link and its QR code: seats and settings go where it is opened."""
    secret = await cookies_of(request).secret(request.cookies)
    if secret is None:
        raise ServiceProblem("nothing-kept", 404)
    try:
        settings = orjson.dumps(wanted.settings).decode()
    except orjson.JSONEncodeError:  # a number of any size, a text that is none: what no page has for a setting
        raise ServiceProblem("bad-request", 422) from None
    if len(settings) > people.MAX_SETTINGS:
        raise ServiceProblem("too-large", 413)
    address, reachable = reachable_address(lobby.settings, str(request.base_url).rstrip("/"))
    made = await people.offer_transfer(lobby, secret, settings, address)
    return JsonResponse({**made, "reachable": reachable})


@router.post("/receive", response_model=Transferred, dependencies=LIMITED)
async def receive(wanted: TransferToken, lobby: TheLobby, me: Owner, person: Person) -> Response:
    secret, settings = await people.accept_transfer(lobby, wanted.token, me)
    found: dict[str, Any] = orjson.loads(settings)
    answer = JsonResponse({"settings": found})
    if hash_of(secret) != me:
        person.give(answer, secret)
    return answer


@router.get("/export")
async def export(request: Request, lobby: TheLobby, me: Owner) -> Response:
    """Every record of this person, as one file."""
    if me is None:
        raise ServiceProblem("nothing-kept", 404)
    charge(request, "reading", EXPORT_COST)
    name = 'attachment; filename="isolario.zip"'
    packed = await people.export(lobby, me)
    return Response(packed, media_type="application/zip", headers={"content-disposition": name})


@router.delete("", status_code=204)
async def delete_everything(lobby: TheLobby, me: Owner, lang: Language) -> Response:
    """Nothing that is kept points at this person afterwards."""
    if me is not None:
        await people.delete_everything(lobby, me, lang)
    answer = Response(status_code=204)
    for name in (COOKIE, FORMER_COOKIE):
        answer.delete_cookie(name, path="/")
    return answer
