"""The store: one SQLite file, one thread that writes, and nothing acknowledged before it is on the disk.

Everybody who has something to write hands it to the writer thread and waits. Whatever has come in while the
last transaction was being synced goes into the next one together (group commit): a busy server shares each sync
among many, a quiet one answers at once.
"""

import asyncio
import contextlib
import os
import sqlite3
import tempfile
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from isolario.server.problems import ServiceProblem

APPLICATION = 0x41724369
"""Marks a SQLite file as ours."""
VERSION = 1
MAX_BATCH = 500

SCHEMA = f"""
CREATE TABLE tables (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  components TEXT NOT NULL,
  options TEXT NOT NULL,
  seed BLOB NOT NULL,
  watch INTEGER NOT NULL,
  creator BLOB NOT NULL,
  created REAL NOT NULL,
  updated REAL NOT NULL,   -- when a spectator could last notice something
  actor INTEGER NOT NULL,  -- who really decides: for the turn of one's own seats, and to resume bots
  turn INTEGER NOT NULL,   -- who decides as far as a spectator may know
  ranks TEXT,              -- set when the match is over
  fork_of TEXT,
  fork_at INTEGER,
  rematch TEXT
);
CREATE INDEX tables_creator ON tables (creator) WHERE ranks IS NULL;
CREATE TABLE seats (
  match INTEGER NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  level INTEGER,
  owner BLOB,              -- hash of the browser's secret
  invite BLOB,             -- hash of the invite's secret
  away INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX seats_owner ON seats (owner) WHERE owner IS NOT NULL;
CREATE UNIQUE INDEX seats_invite ON seats (invite) WHERE invite IS NOT NULL;
CREATE TABLE entries (
  match INTEGER NOT NULL REFERENCES tables (id),
  seq INTEGER NOT NULL,
  kind INTEGER NOT NULL,   -- 0 a step of the match, 1 a take-back
  actor INTEGER NOT NULL,
  action INTEGER NOT NULL, -- of a take-back: how many steps are kept
  forced INTEGER NOT NULL,
  seen INTEGER NOT NULL,   -- bit set of those who could notice it
  ref TEXT,                -- the page's own id of the request, so that a resend is the same request
  at REAL NOT NULL,
  PRIMARY KEY (match, seq)
) WITHOUT ROWID;
CREATE TABLE snapshots (
  match INTEGER NOT NULL REFERENCES tables (id),
  seq INTEGER NOT NULL,
  length INTEGER NOT NULL,
  dump TEXT NOT NULL,
  PRIMARY KEY (match, seq)
) WITHOUT ROWID;
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
"""

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
        self.writing = connect(path)
        try:
            check_or_create(self.writing, path)
            self.reading = connect(path)
        except BaseException:
            self.writing.close()
            raise
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

    async def close(self) -> None:
        """Everything handed in so far is written before this returns."""
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.readers.shutdown()
        self.reading.close()
        self.writing.close()

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


def prepare_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise ServiceProblem("folder-not-writable", path=str(folder), detail=error.strerror or str(error)) from None


def connect(path: Path) -> sqlite3.Connection:
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        raise ServiceProblem("folder-not-writable", path=str(path), detail="read-only file")
    try:
        made = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        made.execute("PRAGMA journal_mode = WAL")
        made.execute("PRAGMA synchronous = FULL")
        made.execute("PRAGMA foreign_keys = ON")
    except sqlite3.DatabaseError as error:
        raise damaged(path, error) from None
    return made


def check_or_create(database: sqlite3.Connection, path: Path) -> None:
    """Use a file only if it is sound and ours; create the tables only in an empty one."""
    try:
        (application,) = database.execute("PRAGMA application_id").fetchone()
        (version,) = database.execute("PRAGMA user_version").fetchone()
        (count,) = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if count == 0 and application == 0:
            database.executescript(f"BEGIN; {SCHEMA} COMMIT;")
            return
        found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise damaged(path, error) from None
    if application != APPLICATION:
        raise ServiceProblem("database-not-ours", path=str(path))
    if version != VERSION:
        raise ServiceProblem("database-version", path=str(path), found=version, expected=VERSION)
    if found != "ok":
        raise damaged(path, found)


def damaged(path: Path, detail: object) -> ServiceProblem:
    return ServiceProblem("database-damaged", path=str(path), detail=str(detail))
