"""The store writes together, fails alone, and never touches a file that is not sound and its own."""

import asyncio
import os
import sqlite3
import time
from pathlib import Path

import pytest

from isolario.kernel import LANGUAGES
from isolario.server.database import Database, Statement
from isolario.server.problems import ServiceProblem
from tests.server.harness import Service

INSERT = "INSERT INTO snapshots VALUES (?, ?, 0, '')"


def in_store(path: Path, *batches: list[Statement]) -> tuple[list[BaseException | None], int, list[object]]:
    """Writes all batches at once and returns what became of each, the number of commits, and what is stored."""

    async def work() -> tuple[list[BaseException | None], int, list[object]]:
        store = Database(path)
        store.writing.execute("PRAGMA foreign_keys = OFF")
        results = await asyncio.gather(*(store.write(batch) for batch in batches), return_exceptions=True)
        rows = await store.rows("SELECT match FROM snapshots ORDER BY match")
        await store.close()
        return results, store.commits, [match for (match,) in rows]

    return asyncio.run(work())


def test_what_comes_together_is_committed_together(data: Path) -> None:
    batches: list[list[Statement]] = [[(INSERT, (n, 0))] for n in range(50)]
    results, commits, rows = in_store(data / "x.sqlite3", *batches)
    assert results == [None] * 50
    assert rows == list(range(50))
    assert commits < 50


def test_one_bad_write_does_not_spoil_the_others(data: Path) -> None:
    batches: list[list[Statement]] = [[(INSERT, (n, 0))] for n in range(5)]
    batches.insert(3, [(INSERT, (77, 0)), (INSERT, (0, 0))])
    results, _, rows = in_store(data / "x.sqlite3", *batches)
    assert [isinstance(result, sqlite3.IntegrityError) for result in results] == [False] * 3 + [True] + [False] * 2
    assert rows == list(range(5)), "nothing of the refused write stays"


def test_it_survives_being_opened_again(data: Path) -> None:
    in_store(data / "x.sqlite3", [(INSERT, (1, 0))])
    assert in_store(data / "x.sqlite3", [(INSERT, (2, 0))])[2] == [1, 2]


def test_every_commit_is_synced(data: Path) -> None:
    async def work() -> None:
        store = Database(data / "x.sqlite3")
        assert store.writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store.writing.execute("PRAGMA synchronous").fetchone() == (2,)
        await store.close()

    asyncio.run(work())


def refused(path: Path) -> ServiceProblem:
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(ServiceProblem) as problem:
        Database(path)
    assert (path.read_bytes() if path.is_file() else b"") == before, "the file was touched"
    for lang in LANGUAGES:
        assert str(path if path.exists() else path.parent) in problem.value.say(lang)
    return problem.value


def test_a_damaged_database_is_left_alone(data: Path) -> None:
    path = data / "x.sqlite3"
    in_store(path, [(INSERT, (n, 0)) for n in range(3000)])
    whole = path.read_bytes()
    for damaged in (
        b"not a database at all" * 100,
        whole[: len(whole) // 2],
        whole[:5000] + b"\xff" * 4000 + whole[9000:],
        b"\x00" * len(whole),
    ):
        path.write_bytes(damaged)
        assert refused(path).id == "database-damaged"


def test_the_database_of_another_program_is_left_alone(data: Path) -> None:
    data.mkdir()
    other = sqlite3.connect(data / "x.sqlite3")
    other.execute("PRAGMA journal_mode = WAL")
    other.execute("CREATE TABLE photos (id)")
    other.close()
    assert refused(data / "x.sqlite3").id == "database-not-ours"


def test_the_database_of_a_newer_release_is_left_alone(data: Path) -> None:
    in_store(data / "x.sqlite3")
    newer = sqlite3.connect(data / "x.sqlite3")
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    assert refused(data / "x.sqlite3").id == "database-version"


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert refused(blocked / "x.sqlite3").id == "folder-not-writable"
    if os.geteuid() != 0:  # root writes everywhere
        tmp_path.chmod(0o500)
        assert refused(tmp_path / "sub" / "x.sqlite3").id == "folder-not-writable"


def test_a_move_that_cannot_be_stored_is_not_played(service: Service) -> None:
    me = service.browser()
    page = me.live(me.create("kalah", "me", "here")["table"]).opened()
    before = page.last["view"]
    other = sqlite3.connect(service.settings.database)
    id = other.execute("SELECT id FROM tables ORDER BY created DESC LIMIT 1").fetchone()[0]
    # Somebody else has written the next entry: the primary key is the lock between two services.
    other.execute("INSERT INTO entries VALUES (?, 0, 0, 0, 2, 0, 7, NULL, ?, -1)", (id, time.time()))
    other.commit()
    other.close()
    refused = page.move(1)
    assert refused["code"] == "not-stored"
    fresh = page.until("update")
    assert fresh["version"] == 1
    assert fresh["view"]["board"][2] == 0, "memory follows what is stored"
    assert fresh["view"] != before
    page.play()
