"""Coming and going: invites, bots for seats nobody takes, leaving, returning, and people who are gone."""

import secrets
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from isolario.bots.levels import check_level
from isolario.kernel import Texts
from isolario.server.identity import clean_name, hash_of, new_secret
from isolario.server.problems import ServiceProblem
from isolario.server.rows import Seat, bot_seat, person_seat

if TYPE_CHECKING:
    from isolario.server.live_table import LiveTable

Json = dict[str, Any]
BOT_NAMES = ("Alma", "Berto", "Cleo", "Duccio", "Elba", "Fosco", "Gaia", "Ivo", "Lina", "Nilo")


def shuffled_names() -> list[str]:
    names = list(BOT_NAMES)
    secrets.SystemRandom().shuffle(names)
    return names


def invitation(number: int, secret: str | None) -> Json:
    link = None if secret is None else f"/join#{secret}"
    return {"seat": number, "invite": secret, "link": link}


class Arrivals:
    """How the seats of one table change hands."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table

    def invited(self, invite: str) -> int:
        """The seat an invite is for."""
        secret = hash_of(invite)
        number = next((n for n, seat in enumerate(self.table.seats) if seat.invite == secret), None)
        if number is None or self.table.row.ended is not None:
            raise ServiceProblem("no-such-invite", 404)
        return number

    async def join(self, invite: str, name: str, share: bytes, owner: bytes, lang: str) -> int:
        table, taken = self.table, -1

        async def sit_down() -> int:
            nonlocal taken
            mine = table.seats_of(owner)
            # After a try of which nobody knows how it ended, the seat may be taken by this very person.
            number = taken if taken in mine else self.invited(invite)
            if number not in mine:
                if mine:
                    raise ServiceProblem("already-seated", 409)
                cleaned = clean_name(name) or Texts(lang).seat(number)
                taken = number
                await table.change_seats({number: person_seat(cleaned, owner, share)})
                table.reseat()
            await table.begin()
            return number

        number = await table.exclusively(sit_down)
        table.schedule_bot()
        return number

    async def new_invite(self, number: int, owner: bytes | None) -> Json:
        """A new secret for an open seat, or for the seat of somebody who is gone."""
        secret = new_secret()

        async def invite() -> None:
            seat = self.vacant(number, owner)
            await self.table.change_seats({number: replace(seat, invite=hash_of(secret))})

        await self.table.exclusively(invite)
        return invitation(number, secret)

    async def bot_instead(self, number: int, level: int, owner: bytes | None) -> None:
        """A bot takes an open seat for good, or plays for somebody who is gone until they return."""
        table = self.table
        check_level(table.log.game, level)

        async def seat_bot() -> None:
            seat = self.vacant(number, owner)
            if seat.kind == "open":
                taken = set(table.names())
                name = next(name for name in shuffled_names() if name not in taken)
                await table.change_seats({number: bot_seat(name, level)})
                table.reseat()
            else:
                stand_in = replace(seat, away=True, stand_in=level, share=seat.share or b"")
                await table.change_seats({number: stand_in}, table.consent.dropped())
                table.tell_presence()
            await table.begin()

        await table.exclusively(seat_bot)
        table.schedule_bot()

    def vacant(self, number: int, owner: bytes | None) -> Seat:
        """A seat that the others may fill: an open one, or that of a person who has been gone long enough."""
        table = self.table
        if not table.takes_part(owner):
            raise ServiceProblem("not-seated", 403)
        if number >= len(table.seats):
            raise ServiceProblem("seat-taken", 409)
        seat = table.seats[number]
        if table.row.closed:
            raise ServiceProblem("seat-taken", 409)
        if seat.kind == "open":
            if owner != table.row.creator and not self.creator_gone():
                raise ServiceProblem("not-creator", 403)
            return seat
        if seat.kind != "person" or seat.owner == owner:
            raise ServiceProblem("seat-taken", 409)
        if seat.stand_in is not None or table.gone(number):
            return seat
        if table.free_at(seat, table.here()) is not None:
            raise ServiceProblem("not-gone-yet", 409, minutes=round(table.absence / 60))
        raise ServiceProblem("seat-taken", 409)

    def creator_gone(self) -> bool:
        table = self.table
        seats = table.seats_of(table.row.creator)
        return not seats or all(table.gone(number) or table.seats[number].stand_in is not None for number in seats)

    async def set_away(self, owner: bytes | None, away: bool) -> None:
        """Leave, so that a bot stands in; or play one's seats again."""
        table = self.table

        async def change() -> None:
            mine = table.seats_of(owner)
            if not mine:
                raise ServiceProblem("not-seated", 403)
            seats = {n: replace(table.seats[n], away=away, stand_in=None, seen=time.time()) for n in mine}
            await table.change_seats(seats, table.consent.dropped())
            table.tell_presence()

        await table.exclusively(change)
        table.schedule_bot()

    async def welcome_back(self, owner: bytes | None) -> None:
        """Whoever comes back gets the seat back that the others had given to a bot or offered again."""
        table = self.table

        def given_away() -> list[int]:
            mine = [(number, table.seats[number]) for number in table.seats_of(owner)]
            return [number for number, seat in mine if seat.stand_in is not None or seat.invite]

        async def give_back() -> None:
            seats = {n: replace(table.seats[n], away=False, stand_in=None, invite=None) for n in given_away()}
            if seats:
                await table.change_seats(seats, table.consent.dropped())
                table.tell_presence()

        if given_away():
            await table.exclusively(give_back)
