"""The store writes together, fails alone, and never touches a file that is not sound and its own."""

import asyncio
import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from isolario.kernel import LANGUAGES, FairLuck, Match
from isolario.kernel import game as find
from isolario.kernel.record import read, verify
from isolario.server.backup import backup, restore
from isolario.server.identity import hash_of
from isolario.server.problems import ServiceProblem
from isolario.server.settings import ServiceSettings
from isolario.server.sql import Statement
from isolario.server.sqlite_file import VERSION
from isolario.server.sqlite_store import SqliteStore
from isolario.server.store import Conflict, NotStored
from tests.server.formats import SCHEMAS
from tests.server.harness import Service

INSERT = "INSERT INTO snapshots VALUES (?, ?, 0, '')"


def in_store(path: Path, *batches: list[Statement]) -> tuple[list[BaseException | None], int, list[object]]:
    """Writes all batches at once and returns what became of each, the number of commits, and what is stored."""

    async def work() -> tuple[list[BaseException | None], int, list[object]]:
        store = SqliteStore(path)
        store.writing.execute("PRAGMA foreign_keys = OFF")
        results = await asyncio.gather(*(store.run(batch) for batch in batches), return_exceptions=True)
        rows = await store.rows("SELECT match FROM snapshots ORDER BY match")
        await store.close()
        return results, store.commits, [row["match"] for row in rows]

    return asyncio.run(work())


def test_what_comes_together_is_committed_together(data: Path) -> None:
    batches: list[list[Statement]] = [[Statement(INSERT, (n, 0))] for n in range(50)]
    results, commits, rows = in_store(data / "x.sqlite3", *batches)
    assert results == [None] * 50
    assert rows == list(range(50))
    assert commits < 50


def test_one_bad_write_does_not_spoil_the_others(data: Path) -> None:
    batches: list[list[Statement]] = [[Statement(INSERT, (n, 0))] for n in range(5)]
    batches.insert(3, [Statement(INSERT, (77, 0)), Statement(INSERT, (0, 0))])
    results, _, rows = in_store(data / "x.sqlite3", *batches)
    assert [isinstance(result, Conflict) for result in results] == [False] * 3 + [True] + [False] * 2
    assert rows == list(range(5)), "nothing of the refused write stays"


def test_it_survives_being_opened_again(data: Path) -> None:
    in_store(data / "x.sqlite3", [Statement(INSERT, (1, 0))])
    assert in_store(data / "x.sqlite3", [Statement(INSERT, (2, 0))])[2] == [1, 2]


def test_every_commit_is_synced(data: Path) -> None:
    async def work() -> None:
        store = SqliteStore(data / "x.sqlite3")
        assert store.writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store.writing.execute("PRAGMA synchronous").fetchone() == (2,)
        await store.close()

    asyncio.run(work())


def refused(path: Path) -> ServiceProblem:
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(ServiceProblem) as problem:
        SqliteStore(path)
    assert (path.read_bytes() if path.is_file() else b"") == before, "the file was touched"
    for lang in LANGUAGES:
        named = path.parent if problem.value.id == "folder-in-use" or not path.exists() else path
        assert str(named) in problem.value.say(lang)
    return problem.value


def test_two_services_do_not_share_a_folder(data: Path) -> None:
    async def work() -> None:
        first = SqliteStore(data / "x.sqlite3")
        assert refused(data / "x.sqlite3").id == "folder-in-use"
        await first.close()
        await SqliteStore(data / "x.sqlite3").close()

    asyncio.run(work())


def test_nobody_else_on_the_machine_reads_the_files(data: Path) -> None:
    async def work() -> None:
        database = SqliteStore(data / "x.sqlite3")
        await database.run([])
        for file in data.iterdir():
            assert file.stat().st_mode & 0o077 == 0, file.name
        assert data.stat().st_mode & 0o077 == 0
        await database.close()

    asyncio.run(work())


def test_a_journal_without_its_database_is_not_started_empty(data: Path) -> None:
    path = data / "x.sqlite3"
    in_store(path, [Statement(INSERT, (1, 0))])
    path.with_name("x.sqlite3-wal").write_bytes(b"the newest moves")
    path.unlink()
    assert refused(path).id == "database-lost"
    assert path.with_name("x.sqlite3-wal").read_bytes() == b"the newest moves"
    assert not path.exists()


def test_health_is_being_able_to_write(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    me = service.browser()
    before = service.lobby.store.figures()["commits_requested"]
    assert me.get("/api/health")["status"] == "ok"
    assert service.lobby.store.figures()["commits_requested"] > before
    full_disk(monkeypatch)
    assert me.get("/api/health", 503)["code"] == "not-stored"


def test_a_file_that_another_program_holds_is_said_to_be_so(data: Path) -> None:
    async def work() -> None:
        store = SqliteStore(data / "x.sqlite3")
        other = sqlite3.connect(data / "x.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        tries = [store.run([Statement(INSERT, (n, 0))]) for n in range(3)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(error) for error in found] == [NotStored] * 3
        other.execute("COMMIT")
        other.close()
        await store.beat()
        await store.close()

    asyncio.run(work())


def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: SqliteStore, batch: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(SqliteStore, "transaction", full)


def test_memory_follows_a_full_disk(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bruno = service.browser(), service.browser()
    made = ada.create("secrets", "me", "open", "open")
    table = made["table"]
    bruno.join(made, 1, "Bruno")
    page, friend = ada.live(table).opened(), bruno.live(table).opened()
    page.send("end", id="e")
    proposal = friend.until("proposal")["proposal"]
    live = service.lobby.tables[table]
    before = (repr(live.seats), repr(live.row), live.log.length)
    full_disk(monkeypatch)
    refusals = [
        ada.post(f"/api/tables/{table}/leave", 503),
        ada.post(f"/api/tables/{table}/invite", 503, seat=2),
        ada.post(f"/api/tables/{table}/bot", 503, seat=2, level=1),
        ada.post(f"/api/tables/{table}/begin", 503),
        bruno.post(f"/api/tables/{table}/concede", 503),
        service.browser().post("/api/join", 503, invite=made["seats"][2]["invite"]),
        ada.post("/api/me/transfer", 503, settings={}),
        ada.post("/api/tables", 503, game="kalah", seats=[{"kind": "me"}, {"kind": "bot"}]),
    ]
    assert {refused["code"] for refused in refusals} == {"not-stored"}
    page.send("name", seat=0, name="Adele")
    assert page.until("error")["code"] == "not-stored"
    friend.send("answer", proposal=proposal, agree=True)
    assert friend.until("error")["code"] == "not-stored"
    assert ada.http.delete(f"/api/tables/{table}").status_code == 503
    assert (repr(live.seats), repr(live.row), live.log.length) == before
    monkeypatch.undo()
    del service.lobby.tables[table]
    stored = bruno.get(f"/api/tables/{table}")
    assert stored["names"] == live.names()
    assert not stored["begun"]
    ada.post(f"/api/tables/{table}/begin")


def test_a_damaged_database_is_left_alone(data: Path) -> None:
    path = data / "x.sqlite3"
    in_store(path, [Statement(INSERT, (n, 0)) for n in range(3000)])
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


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own for a test that fills it, where this machine lets us have one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    if shutil.which("mount") is None or subprocess.run(words, capture_output=True).returncode:
        pytest.skip("this machine gives no test a disk of its own")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_game_goes_on_when_a_full_disk_has_room_again(small_disk: Path, small_games: None) -> None:
    running = Service(small_disk / "data", bot_delay=0.05)
    try:
        me = running.browser()
        page = me.live(me.create("secrets", "me", "bot1")["table"]).opened()
        page.my_turn()
        table = next(iter(running.lobby.tables.values()))
        before = (table.log.length, repr(table.seats))
        filler = small_disk / "filler"
        with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(b"x" * 4096)
        assert me.get("/api/health", 503)["code"] == "not-stored"
        assert page.move(page.last["legal"][0]["action"])["code"] == "not-stored"
        page.until("update")
        assert me.post(f"/api/tables/{table.row.key}/leave", 503)["code"] == "not-stored"
        assert me.get(f"/api/tables/{table.row.key}")["my_turn"]
        assert (table.log.length, repr(table.seats)) == before
        assert running.query("SELECT count(*) FROM entries") == [(before[0],)]
        filler.unlink()
        assert me.get("/api/health")["status"] == "ok"
        page.play()
        assert page.my_turn()["legal"], "the bot goes on too"
    finally:
        running.stop()


def test_a_move_that_cannot_be_stored_is_not_played(service: Service) -> None:
    me = service.browser()
    page = me.live(me.create("kalah", "me", "here")["table"]).opened()
    before = page.last["view"]
    id = service.query("SELECT id FROM tables ORDER BY created DESC LIMIT 1")[0][0]
    # Somebody else has written the next entry: the primary key is the lock between two services.
    service.query("INSERT INTO entries VALUES (?, 0, 0, 0, 2, 0, 7, NULL, ?, -1)", id, time.time())
    refused = page.move(1)
    assert refused["code"] == "stale", "it was tried again on what is stored, where it is a choice about the past"
    while page.last["version"] == 0:
        page.until("update")
    fresh = page.last
    assert fresh["version"] == 1
    assert fresh["view"]["board"][2] == 0, "memory follows what is stored"
    assert fresh["view"] != before
    page.play()


def former_file(path: Path, secret: str, format: int) -> None:
    """A file as a release wrote it: a match of the toy game with its deal and one choice."""
    path.parent.mkdir()
    old = sqlite3.connect(path)
    old.executescript(SCHEMAS[format])
    luck = FairLuck(b"s" * 32, scheme=1)
    match = Match(find("secrets"), 2, luck=luck)
    match.play(0)
    table = {
        "id": 7,
        "key": "oldtable",
        "game": "secrets",
        "rules_version": 1,
        "components": "",
        "seed": b"s" * 32,
        "options": json.dumps(match.options),
        "watch": 1,
        "creator": hash_of(secret),
        "created": 1.0,
        "updated": time.time(),
        "actor": 1,
        "turn": 1,
        **({} if format == 1 else {"shares": "[]"}),
    }
    seat = {"match": 7, "kind": "person", "owner": hash_of(secret), **({} if format == 1 else {"human": 1})}
    rows = [("tables", table)]
    rows += [("seats", {**seat, "seat": number, "name": name}) for number, name in enumerate(("Ada", "Bruno"))]
    for seq, step in enumerate(match.steps):
        entry = {"match": 7, "seq": seq, "kind": 0, "actor": step.actor, "action": step.action, "seen": 7, "at": 1.0}
        rows.append(("entries", {**entry, "forced": int(step.forced)}))
    if format == 1:
        dump = "a position in the shape of that release"
        rows.append(("snapshots", {"match": 7, "seq": 1, "length": 1, "dump": dump}))
    for name, columns in rows:
        marks = ", ".join("?" * len(columns))
        old.execute(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", tuple(columns.values()))
    old.commit()
    old.close()


def columns_of(path: Path) -> set[tuple[str, str]]:
    with contextlib.closing(sqlite3.connect(path)) as file:
        named = "SELECT s.name, c.name FROM sqlite_schema AS s, pragma_table_info(s.name) AS c WHERE s.type = 'table'"
        return set(file.execute(named).fetchall())


@pytest.mark.parametrize("format", SCHEMAS)
def test_tables_of_every_release_go_on(data: Path, service: Service, format: int) -> None:
    assert set(SCHEMAS) == set(range(1, VERSION)), "a released format is missing here"
    secret = "o" * 43
    former_file(data / "tables.sqlite3", secret, format)
    running = Service(data)
    try:
        kept = sqlite3.connect(running.settings.database)
        assert kept.execute("SELECT count(*) FROM snapshots").fetchone() == (0,), "the log alone is enough"
        kept.close()
        me = running.browser()
        me.http.cookies.set("isolario", secret)
        assert [info["table"] for info in me.get("/api/tables")] == ["oldtable"]
        page = me.live("oldtable").opened()
        page.play(1)  # a draw by the scheme under which the match began
        while not page.last["over"]:
            page.play(2)
        assert me.get("/api/tables/oldtable/luck")["checked"]
        record = read(me.get("/api/tables/oldtable/record"))
        assert record.scheme == 1
        assert not verify(record).problems
        assert columns_of(running.settings.database) == columns_of(service.settings.database), "as a new file"
    finally:
        running.stop()


def test_a_copy_is_made_while_the_service_runs_and_put_back_while_it_does_not(data: Path, service: Service) -> None:
    copy, running = data.parent / "copy" / "all.sqlite3", Service(data)
    me = running.browser()
    table = me.create("kalah", "me", "here")["table"]
    page = me.live(table).opened()
    page.play()
    backup(running.settings, copy)
    assert copy.stat().st_mode & 0o077 == 0
    page.play()
    with pytest.raises(ServiceProblem) as problem:
        backup(running.settings, copy)
    assert problem.value.id == "backup-exists"
    with pytest.raises(ServiceProblem) as problem:
        restore(running.settings, copy)
    assert problem.value.id == "folder-in-use"
    cookies = dict(me.http.cookies)
    running.stop()
    kept = restore(running.settings, copy)
    assert kept is not None
    assert Path(kept).is_file()
    again = Service(data)
    try:
        back = again.browser()
        back.http.cookies.update(cookies)
        assert back.live(table).opened().last["version"] == 1, "the move after the copy is not in it"
    finally:
        again.stop()


def test_only_a_sound_copy_of_ours_is_put_back(data: Path) -> None:
    in_store(data / "tables.sqlite3", [Statement(INSERT, (1, 0))])
    before = (data / "tables.sqlite3").read_bytes()
    other = data / "other"
    for content, id in ((None, "no-backup"), (b"", "database-not-ours"), (b"nonsense" * 900, "database-damaged")):
        if content is not None:
            other.write_bytes(content)
        with pytest.raises(ServiceProblem) as problem:
            restore(ServiceSettings(data=data), other)
        assert problem.value.id == id
        for lang in LANGUAGES:
            assert str(other) in problem.value.say(lang)
    assert (data / "tables.sqlite3").read_bytes() == before
    with pytest.raises(ServiceProblem) as problem:
        backup(ServiceSettings(data=data / "missing"), data / "x")
    assert problem.value.id == "nothing-to-back-up"
