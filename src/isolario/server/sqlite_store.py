"""The embedded store: one SQLite file, one thread that writes, and nothing acknowledged before it is on the disk.

Everybody who has something to write hands it to the writer thread and waits. Whatever has come in while the
last transaction was being synced goes into the next one together (group commit): a busy server shares each sync
among many, a quiet one answers at once.
"""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue

from isolario.server.sql import Row, Statement
from isolario.server.sql_store import Changed, SqlStore
from isolario.server.sqlite_file import FileLock, connect, keep_private, open_checked, prepare_folder, secret_of
from isolario.server.store import Conflict, NotStored

MAX_BATCH = 500


@dataclass(eq=False)
class PendingWrite:
    statements: Sequence[Statement]
    done: "asyncio.Future[None]"
    error: Exception | None = field(default=None)


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
            self.cookie_key = secret_of(self.writing, "cookies")
            keep_private(path)
            opened.pop_all()
        self.jobs: SimpleQueue[PendingWrite | None] = SimpleQueue()
        self.readers = ThreadPoolExecutor(1, thread_name_prefix="store-read")
        self.commits = 0
        self.written = 0
        self.loop: asyncio.AbstractEventLoop | None = None
        self.promises: OrderedDict[str, bytes] = OrderedDict()
        self.thread = threading.Thread(target=self.serve_writers, name="store-write", daemon=True)
        self.thread.start()

    # -- for the event loop ---------------------------------------------------------------------------

    async def run(self, statements: Sequence[Statement], changed: Sequence[Changed] = ()) -> None:
        self.loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = self.loop.create_future()
        self.jobs.put(PendingWrite(statements, done))
        # A caller that goes away (a closed socket) must not leave memory and disk apart.
        await asyncio.shield(done)

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
        return {"commits": self.commits, "commits_requested": self.written, "store_queue": self.jobs.qsize()}

    async def close(self) -> None:
        self.jobs.put(None)
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

    # -- the writer thread ----------------------------------------------------------------------------

    def serve_writers(self) -> None:
        while True:
            job = self.jobs.get()
            if job is None:
                return
            batch, last = [job], False
            with contextlib.suppress(Empty):
                while len(batch) < MAX_BATCH and not last:
                    more = self.jobs.get_nowait()
                    if more is None:
                        last = True
                    else:
                        batch.append(more)
            self.commit(batch)
            if last:
                return

    def commit(self, batch: list[PendingWrite]) -> None:
        try:
            self.transaction(batch)
        except (sqlite3.Error, Conflict) as error:
            if len(batch) == 1:
                batch[0].error = told(error)
            else:
                # One of them is at fault: the others must not suffer for it.
                for job in batch:
                    try:
                        self.transaction([job])
                    except (sqlite3.Error, Conflict) as own:
                        job.error = told(own)
        loop = self.loop
        if loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop has closed: nobody waits any more
                loop.call_soon_threadsafe(settle, batch)

    def transaction(self, batch: list[PendingWrite]) -> None:
        execute = self.writing.execute
        try:
            execute("BEGIN IMMEDIATE")
            for job in batch:
                for each in job.statements:
                    touched = execute(each.sql, each.values).rowcount
                    if each.touches is not None and each.touches != touched:
                        raise Conflict(each.sql)
            execute("COMMIT")
        except (sqlite3.Error, Conflict):
            if self.writing.in_transaction:
                execute("ROLLBACK")
            raise
        self.commits += 1
        self.written += len(batch)


def told(error: Exception) -> Exception:
    """What the database says, in the words of the store."""
    if isinstance(error, Conflict):
        return error
    return Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else NotStored(str(error))


def settle(batch: list[PendingWrite]) -> None:
    for job in batch:
        if job.done.done():
            continue
        if job.error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(job.error)
