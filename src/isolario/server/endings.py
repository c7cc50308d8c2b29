"""How tables end otherwise than by their rules: conceded, called off, deleted, or left to themselves."""

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import replace

from isolario.kernel import Problem, Texts
from isolario.server.database import Statement
from isolario.server.live_table import LiveTable
from isolario.server.lobby import Lobby
from isolario.server.problems import ServiceProblem
from isolario.server.seating import Seat

NOBODY = b""
"""The creator of a table whose creator has been forgotten."""
EXPIRE_AT_ONCE = 200
logger = logging.getLogger("isolario.server")


async def concede(table: LiveTable, owner: bytes | None) -> None:
    """Give up one's seats. If one side is left the match is over, else bots play on for those who gave up."""
    async with table.lock:
        mine = table.seats_of(owner)
        if not mine:
            raise ServiceProblem("not-seated", 403)
        if table.row.closed:
            raise Problem("match-over")
        await table.change_seats({number: replace(table.seats[number], conceded=True) for number in mine})
        table.consent.drop()
        left = [number for number, seat in enumerate(table.seats) if not seat.conceded]
        people = [number for number in left if table.seats[number].human]
        if len(left) <= 1 or not people:
            first = 1 + len(left)
            await table.end("conceded", [1 if number in left else first for number in range(len(table.seats))])
        table.tell_presence()
    table.schedule_bot()


def started(table: LiveTable) -> bool:
    """Whether anybody has chosen anything."""
    return any(step.actor >= 0 and not step.forced for step in table.log.match.steps[table.row.fork_at or 0 :])


async def delete(lobby: Lobby, table: LiveTable, owner: bytes | None, lang: str) -> None:
    """Remove a table: wholly where that is nobody else's loss, else out of one's own list."""
    async with table.lock:
        if owner is None or not table.takes_part(owner):
            raise ServiceProblem("not-seated", 403)
        if table.alone(table.seats_of(owner)) or not started(table):
            await remove(lobby, table)
        elif table.row.closed:
            await forget(table, owner, lang)
        else:
            raise ServiceProblem("others-play-here", 409)


async def remove(lobby: Lobby, table: LiveTable) -> None:
    """Under the lock: nothing of the table is kept."""
    await lobby.store(removal(table.row.id))
    table.row.ended = "aborted"
    lobby.tables.pop(table.row.key, None)
    table.close("gone")


def removal(id: int) -> list[Statement]:
    statements: list[Statement] = [
        (f"DELETE FROM {name} WHERE match = ?", (id,)) for name in ("snapshots", "entries", "seats")
    ]
    return [*statements, ("DELETE FROM tables WHERE id = ?", (id,))]


def anonymous(seat: Seat, number: int, lang: str, closed: bool) -> Seat:
    """The seat without its person: in a running match a bot has it from now on."""
    name = Texts(lang).seat(number)
    if closed:
        return replace(seat, name=name, owner=None, invite=None, share=seat.share)
    return Seat("bot", name, seat.bot_level, human=True, conceded=seat.conceded, share=seat.share or b"")


async def forget(table: LiveTable, owner: bytes, lang: str) -> None:
    """Under the lock: the match stays for the others, without the name and the mark of this person."""
    seats = {number: anonymous(table.seats[number], number, lang, table.row.closed) for number in table.seats_of(owner)}
    also: list[Statement] = []
    heir = next((s.owner for s in table.seats if s.kind == "person" and s.owner not in (None, owner)), None) or NOBODY
    if table.row.creator == owner:
        also.append(("UPDATE tables SET creator = ? WHERE id = ?", (heir, table.row.id)))
    also.append(
        (
            "UPDATE entries SET ref = NULL WHERE match = ? AND ref LIKE ?",
            (table.row.id, f"{owner[:8].hex()}:%"),
        )
    )
    await table.change_seats(seats, also)
    if table.row.creator == owner:
        table.row.creator = heir
    table.consent.drop()
    table.reseat()


# -- tables nobody touches ---------------------------------------------------------------------------------


async def expire(lobby: Lobby) -> int:
    """Unfinished tables that nobody has touched for long come to an end: kept as records if anything was played."""
    before = time.time() - lobby.settings.expire_days * 86400
    rows = await lobby.database.rows(
        "SELECT id, key, EXISTS (SELECT 1 FROM entries WHERE match = tables.id AND actor >= 0 AND NOT forced) "
        "FROM tables WHERE ranks IS NULL AND ended IS NULL AND updated < ? LIMIT ?",
        (before, EXPIRE_AT_ONCE),
    )
    count = 0
    for id, key, played in rows:
        table = lobby.tables.get(key)
        if table is not None and table.subscribers:
            continue
        statements: Sequence[Statement] = (
            [("UPDATE tables SET ended = 'expired' WHERE id = ?", (id,))] if played else removal(id)
        )
        try:
            await lobby.store(statements)
        except ServiceProblem:
            break
        if table is not None:
            table.row.ended = "expired"
            table.bots.cancel()
            lobby.tables.pop(key, None)
        count += 1
    await lobby.store([("DELETE FROM transfers WHERE expires < ?", (time.time(),))])
    return count


async def keep_house(lobby: Lobby) -> None:
    """Runs as long as the service does."""
    while True:
        try:
            if await expire(lobby) >= EXPIRE_AT_ONCE:
                await asyncio.sleep(1)
                continue
        except Exception:
            logger.exception("old tables could not be put away")
        await asyncio.sleep(lobby.settings.expire_every)
