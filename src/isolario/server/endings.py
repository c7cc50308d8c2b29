"""How tables end otherwise than by their rules: conceded, called off, deleted, or left to themselves."""

from dataclasses import replace
from typing import TYPE_CHECKING

from isolario.kernel import Problem, Texts
from isolario.server.problems import ServiceProblem
from isolario.server.rows import Seat

if TYPE_CHECKING:
    from isolario.server.live_table import LiveTable

NOBODY = b""
"""The creator of a table whose creator has been forgotten."""


class Endings:
    """How one table comes to its end, or to the end of somebody's part in it."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table

    async def concede(self, owner: bytes | None) -> None:
        """Give up one's seats. If one side is left the match is over, else bots play on for those who gave up."""
        table = self.table

        async def give_up() -> None:
            mine = table.seats_of(owner)
            if not mine:
                raise ServiceProblem("not-seated", 403)
            if table.row.closed:
                raise Problem("match-over")
            seats = {number: replace(table.seats[number], conceded=True) for number in mine}
            await table.change_seats(seats, table.consent.dropped())
            left = [number for number, seat in enumerate(table.seats) if not seat.conceded]
            people = [number for number in left if table.seats[number].human]
            if len(left) <= 1 or not people:
                first = 1 + len(left)
                ranks = [1 if number in left else first for number in range(len(table.seats))]
                await table.end("conceded", table.row, ranks)
            table.tell_presence()

        await table.exclusively(give_up)
        table.schedule_bot()

    def started(self) -> bool:
        """Whether anybody has chosen anything."""
        table = self.table
        return any(step.actor >= 0 and not step.forced for step in table.log.match.steps[table.row.fork_at or 0 :])

    async def delete(self, owner: bytes | None, lang: str, everything: bool = False) -> None:
        """Remove the table: wholly where that is nobody else's loss, else out of one's own list. Whoever deletes
        everything leaves a running match too; a bot plays on."""
        table = self.table

        async def delete() -> None:
            if owner is None or not table.takes_part(owner):
                raise ServiceProblem("not-seated", 403)
            if table.alone(table.seats_of(owner)) or not self.started():
                await table.remove()
            elif table.row.closed or everything:
                await self.forget(owner, lang)
            else:
                raise ServiceProblem("others-play-here", 409)

        await table.exclusively(delete)
        table.schedule_bot()

    async def forget(self, owner: bytes, lang: str) -> None:
        """Under the lock: the match stays for the others, without the name and the mark of this person."""
        table = self.table
        row = replace(table.row, proposal=None)
        seats = {n: anonymous(table.seats[n], n, lang, row.closed) for n in table.seats_of(owner)}
        if row.creator == owner:
            others = (s.owner for s in table.seats if s.kind == "person" and s.owner not in (None, owner))
            row = replace(row, creator=next(others, None) or NOBODY)
        await table.save(row, seats, forget=owner)
        table.reseat()


def anonymous(seat: Seat, number: int, lang: str, closed: bool) -> Seat:
    """The seat without its person: in a running match a bot has it from now on."""
    name = Texts(lang).seat(number)
    if closed:
        return replace(seat, name=name, owner=None, invite=None, share=seat.share)
    return Seat("bot", name, seat.bot_level, human=True, conceded=seat.conceded, share=seat.share or b"")
