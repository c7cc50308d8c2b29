"""Copies of the database: made while the service runs, put back while it does not."""

import contextlib
import os
import shutil
import sqlite3
from pathlib import Path

from isolario.server.problems import ServiceProblem
from isolario.server.sqlite_file import FileLock, check_or_create, damaged, keep_private, prepare_folder

BEFORE = ".before-restore"


def backup(database: Path, target: Path) -> None:
    """A consistent copy of everything stored at this moment; the service may go on meanwhile."""
    if not database.is_file():
        raise ServiceProblem("nothing-to-back-up", path=str(database))
    if target.exists():
        raise ServiceProblem("backup-exists", path=str(target))
    prepare_folder(target.parent)
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    os.close(os.open(partial, os.O_RDWR | os.O_CREAT, 0o600))
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as source,
            contextlib.closing(sqlite3.connect(partial)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        partial.unlink(missing_ok=True)
        raise damaged(database, error) from None
    synced(partial)
    partial.rename(target)


def restore(database: Path, source: Path) -> Path | None:
    """Put a copy in the place of the database; returns where the former one is kept, if there was one."""
    if not source.is_file():
        raise ServiceProblem("no-backup", path=str(source))
    check(source)
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


def check(source: Path) -> None:
    """A copy is used only if it is sound and ours."""
    try:
        with contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as copy:
            (tables,) = copy.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            if tables == 0:
                raise ServiceProblem("database-not-ours", path=str(source))
            with contextlib.closing(sqlite3.connect(":memory:")) as tried:
                copy.backup(tried)
                check_or_create(tried, source)
    except sqlite3.Error as error:
        raise damaged(source, error) from None


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
