"""Copies of a store: made while the service runs, put back while it does not.

A copy is always a file of the embedded store, whichever store it was made of: so tables move from one to the other.
"""

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from isolario.server.problems import ServiceProblem
from isolario.server.settings import ServiceSettings
from isolario.server.stores import checked_shared

if TYPE_CHECKING:
    from isolario.server.postgres_backup import PostgresCopies
from isolario.server.sqlite_file import FileLock, check_or_create, damaged, keep_private, prepare_folder

BEFORE = ".before-restore"


def backup(settings: ServiceSettings, target: Path) -> None:
    """A consistent copy of everything stored at this moment; the service may go on meanwhile."""
    if not settings.store and not settings.database.is_file():
        raise ServiceProblem("nothing-to-back-up", path=str(settings.database))
    if target.exists():
        raise ServiceProblem("backup-exists", path=str(target))
    prepare_folder(target.parent)
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    os.close(os.open(partial, os.O_RDWR | os.O_CREAT, 0o600))
    try:
        with contextlib.closing(sqlite3.connect(partial)) as copy:
            if settings.store:
                shared_backup(settings).copy_out(copy)
            else:
                copy_file(settings.database, copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        synced(partial)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    partial.rename(target)


def copy_file(database: Path, copy: sqlite3.Connection) -> None:
    try:
        with contextlib.closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as source:
            source.backup(copy)
    except sqlite3.Error as error:
        raise damaged(database, error) from None


def shared_backup(settings: ServiceSettings) -> "PostgresCopies":
    checked_shared(settings.store)
    from isolario.server.postgres_backup import PostgresCopies

    return PostgresCopies(settings.store)


def restore(settings: ServiceSettings, source: Path) -> str | None:
    """Put a copy in the place of what is stored; returns where that is kept, if there was anything."""
    if not source.is_file():
        raise ServiceProblem("no-backup", path=str(source))
    with newest(source) as copy:
        if settings.store:
            return shared_backup(settings).copy_in(copy)
    kept = restore_file(settings.database, source)
    return None if kept is None else str(kept)


def restore_file(database: Path, source: Path) -> Path | None:
    prepare_folder(database.parent)
    lock = FileLock(database)
    try:
        incoming = database.with_name(database.name + ".incoming")
        shutil.copyfile(source, incoming)
        keep_private(incoming)
        synced(incoming)
        kept = put_aside(database)
        incoming.rename(database)
        keep_private(database)
        return kept
    finally:
        lock.release()


@contextlib.contextmanager
def newest(source: Path) -> Iterator[sqlite3.Connection]:
    """The content of a copy in the newest format; it is used only if it is sound and ours."""
    with tempfile.TemporaryDirectory() as folder, contextlib.closing(sqlite3.connect(f"{folder}/copy")) as tried:
        try:
            with contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as copy:
                (tables,) = copy.execute("SELECT count(*) FROM sqlite_schema").fetchone()
                if tables == 0:
                    raise ServiceProblem("database-not-ours", path=str(source))
                copy.backup(tried)
            check_or_create(tried, source)
        except sqlite3.Error as error:
            raise damaged(source, error) from None
        yield tried


def put_aside(database: Path) -> Path | None:
    """The former files, journal included, under another name."""
    kept = None
    for suffix in ("", "-wal", "-shm"):
        file = database.with_name(database.name + suffix)
        if file.exists():
            moved = database.with_name(database.name + BEFORE + suffix)
            file.replace(moved)
            kept = moved if suffix == "" else kept
    return kept


def synced(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
