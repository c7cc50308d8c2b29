"""A table in memory and in the store, kept in step.

Whatever changes a table happens with nobody else changing it, and in this order: checked and played in memory,
stored, remembered, shown. If it cannot be stored, memory goes back to what is.
"""

import asyncio
import logging
import time
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from isolario.kernel import game
from isolario.server import updates
from isolario.server.house import House
from isolario.server.match_log import MatchLog, useful_snapshot
from isolario.server.problems import ServiceProblem
from isolario.server.rows import Entry, Seat, Snapshot, StoredTable, TableRow
from isolario.server.store import Change, Conflict, NewTable, NotStored, Removal, StoreError, Unreachable, Write
from isolario.server.table_summary import TableSummary

T = TypeVar("T")
ATTEMPTS = 5
"""How often a change is tried on what another node has stored meanwhile, or after the store was lost."""
PAUSE = 0.2
"""Seconds before the store is tried again."""
logger = logging.getLogger("isolario.server")


class KeptTable(TableSummary):
    def __init__(self, house: House, row: TableRow, seats: list[Seat], log: MatchLog) -> None:
        super().__init__(row, seats, house.settings.absence)
        self.house = house
        self.log = log
        self.lock = asyncio.Lock()
        self.outdated = False
        """Memory may differ from what is stored: it is read again before anything else happens."""
        self.removed = False

    # -- what pages hear of it ----------------------------------------------------------------------------

    @abstractmethod
    def stored_here(self, before: TableRow) -> None:
        """This node has stored a change."""

    @abstractmethod
    def stored_elsewhere(self, before: TableRow, former: Sequence[Seat]) -> None:
        """Memory follows what is stored: by another node, or by this one when it was not sure."""

    @abstractmethod
    def log_replaced(self) -> None:
        """The log was read again, and may be shorter than what was in memory."""

    @abstractmethod
    def close(self, code: str) -> None:
        """Pages are sent away."""

    # -- storing --------------------------------------------------------------------------------------

    async def exclusively(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something while nobody else changes this table: nobody of this node because of the lock; and if
        another node was first, or the store was lost meanwhile, it is done again on what is stored.

        It goes on to its end even if whoever asked for it goes away.
        """
        task = asyncio.ensure_future(self.attempts(work))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise

    async def attempts(self, work: Callable[[], Awaitable[T]]) -> T:
        async with self.lock:
            for _ in range(ATTEMPTS):
                if self.outdated:
                    await self.reload()
                try:
                    return await work()
                except Conflict:
                    self.house.metrics.add("conflicts_total")
                except Unreachable as error:
                    logger.warning("the store was lost: %s", error)
                    self.outdated = True
                    await asyncio.sleep(PAUSE)
            raise ServiceProblem("store-away", 503)

    async def save(
        self,
        row: TableRow,
        seats: Mapping[int, Seat] | None = None,
        start: int | None = None,
        entries: Sequence[Entry] = (),
        forget: bytes | None = None,
        also: Sequence[Write] = (),
    ) -> None:
        """Under the lock: store what becomes of the table, and only then remember it."""
        now = time.time()
        length = self.log.length if start is None else start
        if entries:
            row = self.row_after(row, entries, now)
        snapshot = self.snapshot_after(length)
        change = Change(row, now, seats or {}, length, entries, snapshot, forget, self.row)
        try:
            with self.house.metrics.timed("store_seconds"):
                await self.house.store.write(change, *also)
        except StoreError as error:
            self.outdated = True
            if not isinstance(error, NotStored):
                raise  # Conflict, Unreachable: tried again on what is stored
            await self.reload()
            raise refusal_of(error) from None
        before, self.row = self.row, row.changed(revision=row.revision + 1)
        for number, seat in (seats or {}).items():
            self.seats[number] = seat
        self.stored_here(before)

    def row_after(self, row: TableRow, entries: Sequence[Entry], now: float) -> TableRow:
        log = self.log
        state = log.match.state
        actor = int(state.actor)
        return row.changed(
            actor=actor,
            turn=actor if log.all_open else log.game.presentation.shown_actor(state, None),
            # When a spectator could notice something: a hidden step changes no date.
            updated=now if any(entry.seen >> log.match.seats for entry in entries) else row.updated,
            ranks=state.ranks() if log.match.over else None,
        )

    def snapshot_after(self, start: int) -> Snapshot | None:
        every = self.house.settings.snapshot_every
        return self.log.snapshot() if start // every != self.log.length // every else None

    def new(self, entries: Sequence[Entry]) -> NewTable:
        """This table, not stored yet, with its first entries."""
        now = time.time()
        self.row = self.row_after(self.row, entries, now)
        return NewTable(self.row, self.seats, entries, self.snapshot_after(0), now)

    async def insert(self, new: NewTable) -> None:
        lost: StoreError | None = None
        for _ in range(ATTEMPTS):
            try:
                await self.house.store.write(new)
                return
            except NotStored as error:
                raise refusal_of(error) from None
            except Conflict as error:
                if lost is not None:
                    return  # nobody else makes this very table: it had been stored
                raise refusal_of(error) from None
            except StoreError as error:
                lost = error
                await asyncio.sleep(PAUSE)
        raise ServiceProblem("store-away", 503)

    async def remove(self) -> None:
        """Under the lock: nothing of the table is kept."""
        try:
            await self.house.store.write(Removal(self.row))
        except NotStored as error:
            raise refusal_of(error) from None
        except StoreError:
            self.outdated = True
            raise
        self.gone_for_good()

    def gone_for_good(self) -> None:
        """Nothing of the table is stored any more."""
        self.removed = True
        self.row = replace(self.row, ended="aborted")
        self.close("gone")

    async def change_seats(self, changed: Mapping[int, Seat], row: TableRow | None = None) -> None:
        """Under the lock."""
        await self.save(self.row if row is None else row, changed)

    # -- what others have stored ------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """If another node has changed the table, show what it stored."""
        if self.removed:
            return

        async def look() -> None:
            found = await self.house.store.news(self.row.id, self.log.length)
            if found is None:
                self.gone_for_good()
            elif found.row.revision != self.row.revision:
                self.outdated = True  # until all of it has been taken over
                self.log.catch_up(found.entries)
                self.outdated = False
                self.take_over(found.row, found.seats)

        await self.exclusively(look)

    async def reload(self) -> None:
        """Under the lock: memory goes back to what is stored."""
        try:
            found = await self.house.store.load(self.row.key)
            if found is None:
                self.gone_for_good()
                raise ServiceProblem("no-such-table", 404)
            log = await folded(self.house, found)
        except StoreError as error:
            raise refusal_of(error) from None
        self.log = log
        self.outdated = False
        self.log_replaced()
        self.take_over(found.row, found.seats)

    def take_over(self, row: TableRow, seats: list[Seat]) -> None:
        """The rows as stored become this table's."""
        before, former, self.row = self.row, self.seats, row
        self.seats = [
            replace(seat, seen=old.seen) if seat.owner == old.owner else seat
            for seat, old in zip(seats, former, strict=True)
        ]
        self.log.luck = row.fair_luck()
        self.log.match.luck = None if row.shares is None else self.log.luck
        self.stored_elsewhere(before, former)


def refusal_of(error: StoreError) -> ServiceProblem:
    """What people hear when the store could not do something."""
    logger.error("the store: %s: %s", type(error).__name__, error)
    return ServiceProblem("not-stored" if isinstance(error, NotStored) else "store-away", 503)


async def folded(house: House, stored: StoredTable) -> MatchLog:
    """The match a stored table leads to."""
    row = stored.row
    played = game(row.game).at_version(row.rules_version)
    log = MatchLog(played, len(stored.seats), row.options, [seat.name for seat in stored.seats], row.fair_luck())
    seq = useful_snapshot(stored.entries, stored.snapshots, updates.RECENT)
    log.load(stored.entries, None if seq is None else await house.store.snapshot(row.id, seq))
    if row.shares is not None:
        log.match.luck = log.luck
    return log
