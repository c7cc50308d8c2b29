"""What goes on by itself as long as a node runs: old tables come to their end, and nodes stay in step."""

import asyncio
import logging
import time
from dataclasses import replace

from isolario.kernel import Problem
from isolario.server.limits import Budget, settle
from isolario.server.live_table import LiveTable
from isolario.server.lobby import Lobby
from isolario.server.store import Change, Conflict, Removal, StoreError

EXPIRE_AT_ONCE = 200
SWEEP_SECONDS = 1.0
"""How often a node looks whether it has missed anything; what it hears at once makes this a matter of mishaps."""
RESUME_EVERY = 5
"""So many sweeps lie between two looks for bots whose node is gone,"""
QUIET_SECONDS = 4.0
"""and so long nothing must have happened at their table."""
RESUME_AT_ONCE = 100
logger = logging.getLogger("isolario.server")


# -- tables nobody touches ---------------------------------------------------------------------------------


async def expire(lobby: Lobby) -> int:
    """Unfinished tables that nobody has touched for long come to an end: kept as records if anything was played."""
    now = time.time()
    count = 0
    for row, played in await lobby.store.untouched(now - lobby.settings.expire_days * 86400, EXPIRE_AT_ONCE):
        table = lobby.tables.get(row.key)
        if table is not None and table.here():
            continue
        try:
            await lobby.store.write(Change(replace(row, ended="expired"), now) if played else Removal(row))
        except Conflict:
            continue  # somebody touched it just now
        except StoreError:
            break
        if table is not None:
            table.bots.cancel()
            lobby.tables.pop(row.key, None)
        count += 1
    await lobby.store.drop_transfers(None, now)
    return count


async def keep_house(lobby: Lobby) -> None:
    """Runs as long as the service does."""
    while True:
        try:
            if await expire(lobby) >= EXPIRE_AT_ONCE:
                await asyncio.sleep(1)
                continue
        except StoreError as error:
            logger.warning("old tables wait for the store: %s", error)
        except Exception:
            logger.exception("old tables could not be put away")
        await asyncio.sleep(lobby.settings.expire_every)


# -- nodes in step ------------------------------------------------------------------------------------------


class Nodes:
    """Keeps this node in step with the others that use the same store."""

    def __init__(self, lobby: Lobby, budgets: dict[str, Budget]) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.budgets = budgets

    async def listen(self) -> None:
        await self.store.listen(self.heard)

    def heard(self, key: str, revision: int) -> None:
        table = self.lobby.tables.get(key)
        if table is None:
            return
        if revision < 0:
            self.lobby.house.send(self.look_who_is_here([table]))
        elif table.row.revision < revision:
            self.lobby.house.send(self.follow(table))

    async def follow(self, table: LiveTable) -> None:
        try:
            await table.catch_up()
        except Problem as problem:
            logger.warning("a table could not be followed: %s", problem)
        self.lobby.drop_removed(table)
        table.schedule_bot()

    async def look_who_is_here(self, tables: list[LiveTable]) -> None:
        found = await self.store.attendance([table.row.id for table in tables])
        for table in tables:
            table.note_attendance(found.get(table.row.id, {}))

    async def sweep(self, round: int) -> None:
        tables = list(self.lobby.tables.values())
        known = await self.store.revisions([table.row.id for table in tables])
        for table in tables:
            if known.get(table.row.id) != table.row.revision and not table.lock.locked():
                await self.follow(table)
            else:
                # Whoever thought for its bots may be gone.
                table.schedule_bot()
        followed = [table for table in tables if table.subscribers]
        here = [
            (table.row.id, owner)
            for table in followed
            for owner in {each.connection.owner for each in table.subscribers}
            if owner is not None and table.seats_of(owner)
        ]
        await self.store.attend(here, self.lobby.settings.attendance_seconds)
        await self.look_who_is_here(followed)
        await self.spend()
        if round % RESUME_EVERY == 0:
            await self.lobby.resume(QUIET_SECONDS, RESUME_AT_ONCE)

    async def spend(self) -> None:
        """What people spend at one node they have not at another."""
        touched = [each for name, budget in self.budgets.items() for each in budget.touched(name)]
        if touched:
            settle(touched, await self.store.spend([purse for purse, _ in touched]))

    async def keep_in_step(self) -> None:
        """Runs as long as the service does."""
        round = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            round += 1
            try:
                await self.sweep(round)
            except StoreError as error:
                logger.warning("the store does not answer: %s", error)
            except Exception:
                logger.exception("this node could not look what it has missed")
