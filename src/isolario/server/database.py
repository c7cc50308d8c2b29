"""The store: one SQLite file, one thread that writes, and nothing acknowledged before it is on the disk.

Everybody who has something to write hands it to the writer thread and waits. Whatever has come in while the
last transaction was being synced goes into the next one together (group commit): a busy server shares each sync
among many, a quiet one answers at once.
"""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from isolario.server.database_file import FileLock, connect, keep_private, open_checked, prepare_folder, secret_of

MAX_BATCH = 500

Statement = tuple[str, Sequence[Any]]
Row = tuple[Any, ...]


@dataclass(eq=False)
class PendingWrite:
    statements: Sequence[Statement]
    done: "asyncio.Future[None]"
    error: Exception | None = field(default=None)


class Database:
    """The database file of one running service."""

    def __init__(self, path: Path) -> None:
        self.path = path
        prepare_folder(path.parent)
        self.lock = FileLock(path)
        with contextlib.ExitStack() as opened:
            opened.callback(self.lock.release)
            self.writing = opened.enter_context(contextlib.closing(open_checked(path)))
            self.reading = opened.enter_context(contextlib.closing(connect(path)))
            self.cookie_key = secret_of(self.writing, "cookies")
            keep_private(path)
            opened.pop_all()
        self.jobs: SimpleQueue[PendingWrite | None] = SimpleQueue()
        self.readers = ThreadPoolExecutor(1, thread_name_prefix="store-read")
        self.commits = 0
        self.written = 0
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self.run, name="store-write", daemon=True)
        self.thread.start()

    # -- for the event loop ---------------------------------------------------------------------------

    async def write(self, statements: Sequence[Statement]) -> None:
        """Returns when all of it is on the disk, together; raises and leaves nothing of it otherwise."""
        self.loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = self.loop.create_future()
        self.jobs.put(PendingWrite(statements, done))
        # A caller that goes away (a closed socket) must not leave memory and disk apart.
        await asyncio.shield(done)

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, self.rows_now, sql, values)

    def rows_now(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        return self.reading.execute(sql, values).fetchall()

    async def beat(self) -> None:
        """Write something: a disk that only reads is not in good health."""
        await self.write([("INSERT OR REPLACE INTO meta VALUES ('heartbeat', ?)", (str(time.time()).encode(),))])

    async def close(self) -> None:
        """Everything handed in so far is written before this returns."""
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.readers.shutdown()
        self.reading.close()
        self.writing.close()
        self.lock.release()

    # -- the writer thread ----------------------------------------------------------------------------

    def run(self) -> None:
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
        except sqlite3.Error as error:
            if len(batch) == 1:
                batch[0].error = error
            else:
                # One of them is at fault: the others must not suffer for it.
                for job in batch:
                    try:
                        self.transaction([job])
                    except sqlite3.Error as own:
                        job.error = own
        loop = self.loop
        if loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop has closed: nobody waits any more
                loop.call_soon_threadsafe(settle, batch)

    def transaction(self, batch: list[PendingWrite]) -> None:
        execute = self.writing.execute
        try:
            execute("BEGIN IMMEDIATE")
            for job in batch:
                for sql, values in job.statements:
                    execute(sql, values)
            execute("COMMIT")
        except sqlite3.Error:
            if self.writing.in_transaction:
                execute("ROLLBACK")
            raise
        self.commits += 1
        self.written += len(batch)


def settle(batch: list[PendingWrite]) -> None:
    for job in batch:
        if job.done.done():
            continue
        if job.error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(job.error)
