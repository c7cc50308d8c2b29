"""Both stores keep the same promises; a copy of one can be put into the other; every released format is brought up."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest

from isolario.kernel import LANGUAGES
from isolario.server import postgres_schema
from isolario.server.backup import backup, restore
from isolario.server.identity import hash_of
from isolario.server.problems import ServiceProblem
from isolario.server.rows import STEP, Entry, Proposal, Snapshot, TableRow, Transfer, bot_seat, person_seat
from isolario.server.settings import ServiceSettings
from isolario.server.store import Change, Conflict, NewTable, Purse, Removal, Store
from isolario.server.stores import open_store
from tests.server.harness import BOTH, Place, Service
from tests.server.postgres import Postgres
from tests.server.test_database import former_file

STORES = BOTH
ADA, BRUNO = hash_of("ada"), hash_of("bruno")


def row_of(id: int, **changes: Any) -> TableRow:
    made = TableRow(
        id, f"table{id}", "kalah", 1, "", {"pits": "6"}, b"s" * 32, True, ADA, 1.0, float(id), 0, 0,
        None, None, None, None, 2, None, None,
    )  # fmt: skip
    return replace(made, **changes)


def entry(number: int) -> Entry:
    return Entry(STEP, 0, number, False, 7, f"{ADA[:8].hex()}:{number}")


def new(row: TableRow, entries: int = 0) -> NewTable:
    seats = [person_seat("Ada", ADA, b"share"), bot_seat("Cleo", 3)]
    return NewTable(row, seats, [entry(n) for n in range(entries)], None, 5.0)


def in_store(place: Place, *works: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Run it on one store; further ones are further nodes on the same store."""

    async def work() -> None:
        settings = ServiceSettings(**place)
        stores = [open_store(settings) for _ in works]
        for store in stores:
            await store.open()
        try:
            for each, store in zip(works, stores, strict=True):
                await each(store)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(work())


def test_what_is_written_is_read_again(place: Place) -> None:
    row = row_of(
        2**61 + 1,
        shares=[(0, b"share")],
        ranks=[1, 2],
        proposal=Proposal(3, "undo", 0, ADA, "click", frozenset([BRUNO])),
    )

    async def work(store: Store) -> None:
        await store.write(new(row, 3), new(row_of(2)))
        found = await store.load(row.key)
        assert found is not None
        assert found.row == row
        assert found.seats == [person_seat("Ada", ADA, b"share"), bot_seat("Cleo", 3)]
        assert found.entries == [entry(0), entry(1), entry(2)]
        changed = replace(row, proposal=None, ended="agreed", creator=BRUNO)
        snapshot = Snapshot(4, 4, "{}")
        seat = replace(found.seats[0], away=True)
        await store.write(Change(changed, 6.0, {0: seat}, 3, [entry(3)], snapshot, forget=ADA))
        news = await store.news(row.id, 2)
        assert news is not None
        assert news.row == replace(changed, revision=1)
        assert news.seats[0].away
        assert [each.action for each in news.entries] == [2, 3]
        assert {each.ref for each in news.entries} == {None}, "the marks of this person are gone"
        assert news.snapshots == [(4, 4)]
        assert await store.snapshot(row.id, 4) == snapshot
        assert await store.revisions([row.id, 2, 99]) == {row.id: 1, 2: 0}
        assert await store.load("nothing") is None
        listed = await store.tables_of(ADA, 10)
        assert [each.key for each, _ in listed if each is not None] == [row.key, "table2"]
        assert await store.keys_of(BRUNO) == [row.key]
        assert await store.knows(BRUNO)
        assert not await store.knows(b"nobody")
        assert await store.waiting_for_bots(0.0, 10.0, 5) == [], "it is Ada's turn"
        await store.write(Change(replace(row_of(2), actor=1), 7.0))
        assert await store.waiting_for_bots(0.0, 10.0, 5) == ["table2"]
        assert await store.waiting_for_bots(0.0, 1.0, 5) == [], "touched later than that"
        assert await store.unfinished(None) == await store.unfinished(ADA) == 1
        await store.write(Removal(row_of(2, revision=1)))
        assert await store.load("table2") is None

    in_store(place, work)


def test_whoever_knows_an_old_revision_is_refused(place: Place) -> None:
    row = row_of(1)

    async def work(store: Store) -> None:
        await store.write(new(row, 1))
        await store.write(Change(replace(row, ended="agreed"), 2.0))
        for late in (Change(row, 3.0, start=1, entries=[entry(1)]), Removal(row)):
            with pytest.raises(Conflict):
                await store.write(late)
        with pytest.raises(Conflict, match=r"entries|UNIQUE"):  # the primary key (match, seq)
            await store.write(Change(replace(row, revision=1), 3.0, start=0, entries=[entry(9)]))
        found = await store.load(row.key)
        assert found is not None
        assert (found.row.revision, found.row.ended, found.entries) == (1, "agreed", [entry(0)]), "nothing of it stays"

    in_store(place, work)


def test_of_many_who_write_at_once_one_is_first(place: Place) -> None:
    row = row_of(1)

    async def work(store: Store) -> None:
        await store.write(new(row))
        tries = [store.write(Change(row, 2.0, entries=[entry(n)])) for n in range(12)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(isinstance(result, Conflict) for result in results) == [False] + [True] * 11
        found = await store.load(row.key)
        assert found is not None
        assert len(found.entries) == 1

    in_store(place, work)


def test_a_person_moves_once(place: Place) -> None:
    transfer = Transfer(b"token", BRUNO, b"sealed", "{}", 100.0)

    async def work(store: Store) -> None:
        await store.write(new(row_of(1, proposal=Proposal(1, "end", 0, ADA, "x"))), new(row_of(2)))
        await store.offer_transfer(replace(transfer, token=b"earlier"))
        await store.offer_transfer(transfer)
        assert await store.transfer(b"earlier", 50.0) is None, "one at a time"
        assert await store.transfer(b"token", 101.0) is None, "and not for ever"
        assert await store.transfer(b"token", 50.0) == transfer
        assert sorted(await store.accept_transfer(transfer, ADA)) == ["table1", "table2"]
        assert await store.keys_of(ADA) == []
        found = await store.load("table1")
        assert found is not None
        assert (found.row.creator, found.seats[0].owner, found.row.revision) == (BRUNO, BRUNO, 1)
        assert found.row.proposal is None
        with pytest.raises(Conflict):
            await store.accept_transfer(transfer, None)

    in_store(place, work)


def test_a_promised_seed_is_given_once(place: Place) -> None:
    async def work(store: Store) -> None:
        for number in range(4):
            await store.promise(str(number), bytes([number]), 3)
        assert [await store.redeem(word) for word in ("0", "3", "3", "x")] == [None, b"\x03", None, None]

    in_store(place, work)


def test_tables_move_from_one_store_to_the_other(data: Path, postgres: Postgres, small_games: None) -> None:
    copy, address = data.parent / "copy", postgres.new_database()
    first = Service(data)
    me = first.browser()
    table = me.create("secrets", "me", "bot1", "open")["table"]
    me.post(f"/api/tables/{table}/begin")
    page = me.live(table).opened()
    page.my_turn()
    seen = page.last["view"]
    page.close()
    cookies = dict(me.http.cookies)
    backup(first.settings, copy)
    first.stop()
    shared = replace(first.settings, store=address)
    assert restore(shared, copy) is None
    for settings in (shared, replace(shared, store="", data=data.parent / "back")):
        if not settings.store:
            again = data.parent / "again"
            backup(shared, again)
            assert restore(settings, again) is None
        running = Service(settings.data, store=settings.store)
        try:
            back = running.browser()
            back.http.cookies.update(cookies)
            found = back.live(table).opened()
            assert found.last["view"] == seen
            assert [info["table"] for info in back.get("/api/tables")] == [table]
            if settings.store:
                with pytest.raises(ServiceProblem) as problem:
                    restore(settings, copy)
                assert problem.value.id == "store-in-use"
        finally:
            running.stop()
    assert restore(shared, copy) == "isolario_before_restore", "what was there is kept"


def test_a_copy_of_the_first_release_goes_into_a_shared_one(data: Path, postgres: Postgres, small_games: None) -> None:
    secret = "o" * 43
    former_file(data / "tables.sqlite3", secret, 1)
    address = postgres.new_database()
    restore(ServiceSettings(data=data, store=address), data / "tables.sqlite3")
    running = Service(data.parent / "none", store=address)
    try:
        me = running.browser()
        me.http.cookies.set("isolario", secret)
        page = me.live("oldtable").opened()
        page.play(1)
        while not page.last["over"]:
            page.play(2)
        assert me.get("/api/tables/oldtable/luck")["checked"]
    finally:
        running.stop()


def test_a_shared_store_that_cannot_be_used_is_named(postgres: Postgres, tmp_path: Path) -> None:
    foreign, newer = postgres.new_database(), postgres.new_database()
    with psycopg.connect(foreign) as made:
        made.execute("CREATE SCHEMA isolario; CREATE TABLE isolario.photos (id int)")
    asyncio.run(closed(open_store(ServiceSettings(store=newer))))
    with psycopg.connect(newer) as made:
        made.execute("UPDATE isolario.meta SET value = '99' WHERE name = 'format'")
    away = f"postgresql://me:secret@/games?host={tmp_path}"
    cases = {foreign: "store-not-ours", newer: "store-version", away: "store-unreachable", "mysql://x": "unknown-store"}
    for address, id in cases.items():
        with pytest.raises(ServiceProblem) as problem:
            open_store(ServiceSettings(store=address))
        assert problem.value.id == id
        for lang in LANGUAGES:
            assert "secret" not in problem.value.say(lang)
            assert "--store" in problem.value.say(lang) or id in ("unknown-store", "store-version")


async def closed(store: Store) -> None:
    await store.open()
    await store.close()


def test_every_format_of_the_shared_store_is_brought_up(postgres: Postgres) -> None:
    """A store left by each release, from none at all on, ends up with the same tables as a new one."""
    shapes = []
    for version in range(postgres_schema.VERSION + 1):
        address = postgres.new_database()
        with psycopg.connect(address, options="-c search_path=isolario") as made:
            if version:
                made.execute("CREATE SCHEMA isolario")
                for number in range(version):
                    made.execute(postgres_schema.MIGRATIONS[number].encode())
                made.execute("INSERT INTO meta VALUES ('format', %s)", (str(version).encode(),))
        asyncio.run(closed(open_store(ServiceSettings(store=address))))
        with psycopg.connect(address) as made:
            shapes.append(
                made.execute(
                    "SELECT table_name, column_name, data_type FROM information_schema.columns "
                    "WHERE table_schema = 'isolario' ORDER BY 1, 2"
                ).fetchall()
            )
            assert made.execute("SELECT value FROM isolario.meta WHERE name = 'format'").fetchone() == (
                str(postgres_schema.VERSION).encode(),
            )
    assert all(shape == shapes[0] for shape in shapes)


def test_both_stores_have_the_same_columns(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()
    for settings in (ServiceSettings(store=address), ServiceSettings(data=tmp_path)):
        asyncio.run(closed(open_store(settings)))
    file = sqlite3.connect(tmp_path / "tables.sqlite3")
    with psycopg.connect(address) as shared:
        for table in ("tables", "seats", "entries", "snapshots", "transfers", "meta"):
            mine = {name for (name,) in file.execute("SELECT name FROM pragma_table_info(?)", (table,))}
            others = shared.execute(
                "SELECT column_name FROM information_schema.columns "
                "WHERE table_schema = 'isolario' AND table_name = %s",
                (table,),
            ).fetchall()
            assert mine == {name for (name,) in others}
    file.close()


# -- between nodes ------------------------------------------------------------------------------------------


def shared(postgres: Postgres, tmp_path: Path) -> Place:
    return {"data": tmp_path, "store": postgres.new_database()}


def test_one_node_at_a_time_thinks_for_a_table(postgres: Postgres, tmp_path: Path) -> None:
    async def work() -> None:
        one, other = (open_store(ServiceSettings(**place)) for _ in range(2))
        await one.open()
        await other.open()
        assert await one.claim(7)
        assert not await other.claim(7)
        assert await other.claim(8)
        await one.release(7)
        assert await other.claim(7)
        await other.close()  # as a node that dies does
        for _ in range(100):
            if await one.claim(7):
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("never taken over")
        await one.close()

    place = shared(postgres, tmp_path)
    asyncio.run(work())


def test_nodes_hear_which_table_changed_and_nothing_else(postgres: Postgres, tmp_path: Path) -> None:
    heard: list[tuple[str, int]] = []

    async def work() -> None:
        one, other = (open_store(ServiceSettings(**place)) for _ in range(2))
        await one.open()
        await other.open()
        listening = asyncio.create_task(other.listen(lambda key, revision: heard.append((key, revision))))
        await asyncio.sleep(0.3)
        await one.write(new(row_of(1)))
        await one.write(Change(row_of(1), 2.0, entries=[entry(0)]))
        await one.tell_attendance("table1")
        for _ in range(100):
            if len(heard) == 3:
                break
            await asyncio.sleep(0.05)
        listening.cancel()
        await one.close()
        await other.close()

    place = shared(postgres, tmp_path)
    asyncio.run(work())
    assert heard == [("table1", 1), ("table1", 1), ("table1", -1)]


def test_what_is_spent_at_one_node_is_not_there_at_another(postgres: Postgres, tmp_path: Path) -> None:
    async def one(store: Store) -> None:
        ten, three = Purse("hints/ada", 0.001, 10, 4), Purse("hints/bruno", 0.001, 3, 1)
        assert await store.spend([ten, three]) == pytest.approx([6, 2], abs=0.1)

    async def other(store: Store) -> None:
        assert await store.spend([Purse("hints/ada", 0.001, 10, 5)]) == pytest.approx([1], abs=0.1)
        assert await store.spend([Purse("hints/ada", 1e9, 10, 0)]) == pytest.approx([10]), "and it fills again"

    in_store(shared(postgres, tmp_path), one, other)


def test_who_is_at_a_table_by_which_node(postgres: Postgres, tmp_path: Path) -> None:
    async def one(store: Store) -> None:
        await store.attend([(1, ADA), (2, ADA)], 100.0)
        await store.attend([(1, BRUNO)], 0.0)
        assert await store.attendance([1]) == {}, "its own people it knows itself"

    async def other(store: Store) -> None:
        found = await store.attendance([1])
        assert (set(found), set(found[1])) == ({1}, {ADA, BRUNO})
        assert 50 < found[1][ADA] <= 100
        assert -50 < found[1][BRUNO] < 0, "has just left"

    in_store(shared(postgres, tmp_path), one, other)


def test_the_statements_of_the_guide_for_hosts_forget_a_person(postgres: Postgres, tmp_path: Path) -> None:
    place = shared(postgres, tmp_path)
    asked = Proposal(3, "undo", 0, ADA, "click", frozenset([BRUNO]))

    async def one(store: Store) -> None:
        await store.write(new(row_of(1, proposal=asked), 3), new(row_of(2), 3))

    async def other(store: Store) -> None:
        guide = (Path(__file__).parents[2] / "docs" / "guides" / "hosts.md").read_text("utf-8")
        statements = guide.split("```sql")[1].split("```")[0].replace("thetable", "table1")
        with psycopg.connect(place["store"]) as hosts:
            hosts.execute(statements.encode())
        found, untouched = await store.load("table1"), await store.load("table2")
        assert found is not None
        assert (found.seats[0].name, found.seats[0].owner, found.row.proposal) == ("Player", None, None)
        assert [(each.action, each.ref) for each in found.entries] == [(0, None), (1, None), (2, None)]
        assert found.row.revision == 1, "nodes that know the table read it again"
        assert untouched is not None
        assert untouched.seats[0].owner == ADA

    in_store(place, one, other)


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("postgresql://ada:secret@db.example/islands?sslmode=require", "db.example/islands"),
        ("postgresql://ada:secret@/islands?host=/run/postgresql", "/run/postgresql/islands"),
    ],
)
def test_where_tables_are_kept_is_told_without_names_and_passwords(address: str, place: str) -> None:
    assert ServiceSettings(store=address).place == place
