"""The embedded store: one SQLite file, one thread that syncs it, and nothing acknowledged before it is on the disk.

Statements change pages in memory, in microseconds: the event loop runs them itself, and only the commit, which waits
for the disk, goes to the thread. (If the thread ran the statements too, it and the loop would wake each other a dozen
times for each.) Whatever has come in while the last transaction was being synced goes into the next one together (group
commit): a busy server shares each sync among many, a quiet one answers at once.
"""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from isolario.server.sql import Row, Statement
from isolario.server.sql_store import Changed, SqlStore
from isolario.server.sqlite_file import FileLock, connect, keep_private, open_checked, prepare_folder, secret_of
from isolario.server.store import Conflict, NotStored

MAX_BATCH = 500
BUSY_MILLISECONDS = 500
"""How long everything waits if another program writes to the file, which none should."""


@dataclass(eq=False)
class PendingWrite:
    statements: Sequence[Statement]
    done: "asyncio.Future[None]"
    written: bool = False


class SqliteStore(SqlStore):
    """The database file of one running service."""

    several = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.place = str(path)
        prepare_folder(path.parent)
        self.lock = FileLock(path)
        with contextlib.ExitStack() as opened:
            opened.callback(self.lock.release)
            self.writing = opened.enter_context(contextlib.closing(open_checked(path)))
            self.reading = opened.enter_context(contextlib.closing(connect(path)))
            self.reading.row_factory = sqlite3.Row
            self.writing.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
            self.cookie_key = secret_of(self.writing, "cookies")
            keep_private(path)
            opened.pop_all()
        self.waiting: list[PendingWrite] = []
        self.syncing: list[PendingWrite] = []
        """What the thread is committing: meanwhile the connection is its own."""
        self.commissions: SimpleQueue[asyncio.AbstractEventLoop | None] = SimpleQueue()
        self.readers = ThreadPoolExecutor(1, thread_name_prefix="store-read")
        self.commits = 0
        self.written = 0
        self.promises: OrderedDict[str, bytes] = OrderedDict()
        self.thread = threading.Thread(target=self.sync, name="store-sync", daemon=True)
        self.thread.start()

    # -- for the event loop ---------------------------------------------------------------------------

    async def run(self, statements: Sequence[Statement], changed: Sequence[Changed] = ()) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.append(PendingWrite(statements, done))
        if len(self.waiting) == 1 and not self.syncing:
            # What the loop has to do just now first: whatever else is to be stored goes along.
            loop.call_soon(self.begin_waiting)
        # If whoever waits goes away (a closed socket), it is written all the same.
        await done

    async def read(self, *questions: Statement) -> list[list[Row]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, self.read_now, questions)

    def read_now(self, questions: Sequence[Statement]) -> list[list[Row]]:
        if len(questions) == 1:
            return [self.reading.execute(questions[0].sql, questions[0].values).fetchall()]
        self.reading.execute("BEGIN")
        try:
            return [self.reading.execute(asked.sql, asked.values).fetchall() for asked in questions]
        finally:
            self.reading.execute("COMMIT")

    async def beat(self) -> None:
        now = str(time.time()).encode()
        await self.run([Statement("INSERT OR REPLACE INTO meta VALUES ('heartbeat', ?)", (now,))])

    def figures(self) -> dict[str, float]:
        return {"commits": self.commits, "commits_requested": self.written, "store_queue": len(self.waiting)}

    async def close(self) -> None:
        while self.syncing or self.waiting:
            await asyncio.wait([job.done for job in (*self.syncing, *self.waiting)])
        self.commissions.put(None)
        await asyncio.to_thread(self.thread.join)
        self.readers.shutdown()
        self.reading.close()
        self.writing.close()
        self.lock.release()

    # Seeds that no table uses yet are worth nothing after a restart: the page asks for another one.

    async def promise(self, commitment: str, seed: bytes, most: int) -> None:
        self.promises[commitment] = seed
        if len(self.promises) > most:
            self.promises.popitem(last=False)

    async def redeem(self, commitment: str) -> bytes | None:
        return self.promises.pop(commitment, None)

    # -- a transaction: begun by the loop, committed by the thread --------------------------------------------

    def begin_waiting(self) -> None:
        if self.waiting and not self.syncing:
            self.begin()

    def begin(self) -> None:
        """Put into one transaction what waits."""
        batch, self.waiting = self.waiting[:MAX_BATCH], self.waiting[MAX_BATCH:]
        while batch:
            try:
                self.writing.execute("BEGIN IMMEDIATE")
            except sqlite3.Error as error:
                settle(batch, told(error))  # another program holds the file
                break
            try:
                self.transaction(batch)
            except (sqlite3.Error, Conflict) as error:
                self.roll_back()
                # One of them is at fault: it goes, and the others must not suffer for it.
                at_fault = next((job for job in batch if not job.written), batch[-1])
                batch.remove(at_fault)
                settle([at_fault], told(error))
            else:
                self.syncing = batch
                self.commissions.put(asyncio.get_running_loop())
                return
        if self.waiting:
            self.begin()

    def transaction(self, batch: list[PendingWrite]) -> None:
        execute = self.writing.execute
        for job in batch:
            job.written = False
        for job in batch:
            for each in job.statements:
                touched = execute(each.sql, each.values).rowcount
                if each.touches is not None and each.touches != touched:
                    raise Conflict(each.sql)
            job.written = True

    def roll_back(self) -> None:
        if self.writing.in_transaction:
            self.writing.execute("ROLLBACK")

    def sync(self) -> None:
        """The thread."""
        while (loop := self.commissions.get()) is not None:
            lost: Exception | None = None
            try:
                self.writing.execute("COMMIT")
            except sqlite3.Error as error:
                lost = told(error)
                self.roll_back()
            with contextlib.suppress(RuntimeError):  # the loop has closed: nobody waits any more
                loop.call_soon_threadsafe(self.synced, lost)

    def synced(self, lost: Exception | None) -> None:
        batch, self.syncing = self.syncing, []
        if lost is None:
            self.commits += 1
            self.written += len(batch)
        if self.waiting:
            self.begin()  # before those who waited go on: the disk need not wait for them
        settle(batch, lost)


def told(error: Exception) -> Exception:
    """What the database says, in the words of the store."""
    if isinstance(error, Conflict):
        return error
    return Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else NotStored(str(error))


def settle(batch: list[PendingWrite], error: Exception | None) -> None:
    for job in batch:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
