"""Coming and going: invites, bots for seats nobody takes, leaving, returning, and people who are gone."""

import time
from dataclasses import replace

from isolario.kernel import Texts
from isolario.server.identity import clean_name, hash_of, new_secret
from isolario.server.live_table import Json, LiveTable
from isolario.server.lobby import Lobby, invitation, shuffled_names
from isolario.server.problems import ServiceProblem
from isolario.server.seating import Seat, person_seat


async def invited(lobby: Lobby, invite: str) -> tuple[LiveTable, int]:
    """The table and seat an invite is for."""
    secret = hash_of(invite)
    rows = await lobby.database.rows(
        "SELECT key FROM tables JOIN seats ON seats.match = tables.id WHERE invite = ? AND ended IS NULL", (secret,)
    )
    if not rows:
        raise ServiceProblem("no-such-invite", 404)
    table = await lobby.open(rows[0][0])
    number = next((n for n, seat in enumerate(table.seats) if seat.invite == secret), None)
    if number is None:
        raise ServiceProblem("no-such-invite", 404)
    return table, number


async def join(lobby: Lobby, invite: str, name: str, share: bytes, owner: bytes, lang: str) -> tuple[LiveTable, int]:
    table, _ = await invited(lobby, invite)
    async with table.lock:
        _, number = await invited(lobby, invite)
        if number in table.seats_of(owner):
            return table, number
        if table.seats_of(owner):
            raise ServiceProblem("already-seated", 409)
        cleaned = clean_name(name) or Texts(lang).seat(number)
        await table.change_seats({number: person_seat(cleaned, owner, share)})
        table.reseat()
        await table.begin()
    table.schedule_bot()
    return table, number


async def new_invite(table: LiveTable, number: int, owner: bytes | None) -> Json:
    """A new secret for an open seat, or for the seat of somebody who is gone."""
    async with table.lock:
        seat = vacant(table, number, owner)
        secret = new_secret()
        await table.change_seats({number: replace(seat, invite=hash_of(secret))})
    return invitation(number, secret)


async def bot_instead(table: LiveTable, number: int, level: int, owner: bytes | None) -> None:
    """A bot takes an open seat for good, or plays for somebody who is gone until they return."""
    async with table.lock:
        seat = vacant(table, number, owner)
        if seat.kind == "open":
            taken = set(table.names())
            name = next(name for name in shuffled_names() if name not in taken)
            await table.change_seats({number: Seat("bot", name, level)})
            table.reseat()
            await table.begin()
        else:
            await table.change_seats({number: replace(seat, away=True, stand_in=level, share=seat.share or b"")})
            table.consent.drop()
            table.tell_presence()
            await table.begin()
    table.schedule_bot()


def vacant(table: LiveTable, number: int, owner: bytes | None) -> Seat:
    """A seat that the others may fill: an open one, or that of a person who has been gone long enough."""
    if not table.takes_part(owner):
        raise ServiceProblem("not-seated", 403)
    if number >= len(table.seats):
        raise ServiceProblem("seat-taken", 409)
    seat = table.seats[number]
    if table.row.closed:
        raise ServiceProblem("seat-taken", 409)
    if seat.kind == "open":
        if owner != table.row.creator and not creator_gone(table):
            raise ServiceProblem("not-creator", 403)
        return seat
    if seat.kind != "person" or seat.owner == owner:
        raise ServiceProblem("seat-taken", 409)
    if seat.stand_in is not None or table.gone(number):
        return seat
    if table.free_at(seat, table.here()) is not None:
        raise ServiceProblem("not-gone-yet", 409, minutes=round(table.absence / 60))
    raise ServiceProblem("seat-taken", 409)


def creator_gone(table: LiveTable) -> bool:
    seats = table.seats_of(table.row.creator)
    return not seats or all(table.gone(number) or table.seats[number].stand_in is not None for number in seats)


async def set_away(table: LiveTable, owner: bytes | None, away: bool) -> None:
    """Leave, so that a bot stands in; or play one's seats again."""
    async with table.lock:
        mine = table.seats_of(owner)
        if not mine:
            raise ServiceProblem("not-seated", 403)
        await table.change_seats(
            {number: replace(table.seats[number], away=away, stand_in=None, seen=time.time()) for number in mine}
        )
        table.consent.drop()
        table.tell_presence()
    table.schedule_bot()


async def welcome_back(table: LiveTable, owner: bytes | None) -> None:
    """Whoever comes back gets the seat back that the others had given to a bot or offered again."""
    back = [n for n in table.seats_of(owner) if table.seats[n].stand_in is not None or table.seats[n].invite]
    if not back:
        return
    async with table.lock:
        changed = {
            number: replace(table.seats[number], away=False, stand_in=None, invite=None)
            for number in back
            if number in table.seats_of(owner)
        }
        await table.change_seats(changed)
        table.consent.drop()
        table.tell_presence()
