"""The store over SQL: every question and every change, for any database that can run statements."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from isolario.server import sql
from isolario.server.rows import Seat, Snapshot, StoredTable, TableRow, Transfer
from isolario.server.sql import Row, Statement
from isolario.server.store import Change, Store, Write

UNFINISHED = "ranks IS NULL AND ended IS NULL"


@dataclass(frozen=True)
class Changed:
    """What other nodes are told: which table, how long its log is now, and its revision. Never any content."""

    key: str
    seq: int
    revision: int


class SqlStore(Store):
    @abstractmethod
    async def read(self, *questions: Statement) -> list[list[Row]]:
        """The answers to all of them as of one moment."""

    @abstractmethod
    async def run(self, statements: Sequence[Statement], changed: Sequence[Changed] = ()) -> None:
        """All of it or nothing, safely stored; other nodes hear of what has changed."""

    async def rows(self, text: str, *values: object) -> list[Row]:
        (found,) = await self.read(Statement(text, values))
        return found

    # -- writing --------------------------------------------------------------------------------------

    async def write(self, *writes: Write) -> None:
        made: list[Statement] = []
        changed: list[Changed] = []
        for write in writes:
            made += sql.statements(write)
            if isinstance(write, Change):
                changed.append(Changed(write.row.key, write.start + len(write.entries), write.row.revision + 1))
            else:
                changed.append(Changed(write.row.key, 0, write.row.revision + 1))
        await self.run(made, changed)

    async def offer_transfer(self, transfer: Transfer) -> None:
        await self.run(
            [
                Statement("DELETE FROM transfers WHERE owner = ?", (transfer.owner,)),
                sql.insert("transfers", sql.transfer_columns(transfer)),
            ]
        )

    async def accept_transfer(self, transfer: Transfer, here: bytes | None) -> list[str]:
        used = Statement("DELETE FROM transfers WHERE token = ?", (transfer.token,), touches=1)
        owner = transfer.owner
        if here is None or here == owner:
            await self.run([used])
            return []
        found = await self.rows(
            "SELECT id, key, revision FROM tables WHERE creator = ? OR id IN (SELECT match FROM seats WHERE owner = ?) "
            "ORDER BY id",
            here,
            here,
        )
        # A proposal names who must agree: it is as good as withdrawn.
        held = [
            sql.update(
                "tables",
                {"revision": row["revision"] + 1, "proposal": None},
                "id = ? AND revision = ?",
                (row["id"], row["revision"]),
                touches=1,
            )
            for row in found
        ]
        moved = [
            Statement("UPDATE seats SET owner = ? WHERE owner = ?", (owner, here)),
            Statement("UPDATE tables SET creator = ? WHERE creator = ?", (owner, here)),
        ]
        await self.run([used, *held, *moved], [Changed(row["key"], 0, row["revision"] + 1) for row in found])
        return [row["key"] for row in found]

    async def drop_transfers(self, owner: bytes | None, before: float) -> None:
        await self.run([Statement("DELETE FROM transfers WHERE owner = ? OR expires < ?", (owner, before))])

    # -- reading --------------------------------------------------------------------------------------

    async def load(self, key: str) -> StoredTable | None:
        return await self.stored("key = ?", key, 0)

    async def news(self, id: int, length: int) -> StoredTable | None:
        return await self.stored("id = ?", id, length)

    async def stored(self, which: str, value: object, length: int) -> StoredTable | None:
        match = f"match = (SELECT id FROM tables WHERE {which})"
        rows, seats, entries, snapshots = await self.read(
            Statement(f"SELECT * FROM tables WHERE {which}", (value,)),
            Statement(f"SELECT * FROM seats WHERE {match} ORDER BY seat", (value,)),
            Statement(f"SELECT * FROM entries WHERE {match} AND seq >= ? ORDER BY seq", (value, length)),
            Statement(f"SELECT seq, length FROM snapshots WHERE {match} ORDER BY seq DESC", (value,)),
        )
        if not rows:
            return None
        return StoredTable(
            sql.table_row(rows[0]),
            [sql.seat_of(seat) for seat in seats],
            [sql.entry_of(entry) for entry in entries],
            [(taken["seq"], taken["length"]) for taken in snapshots],
        )

    async def snapshot(self, id: int, seq: int) -> Snapshot:
        (found,) = await self.rows("SELECT seq, length, dump FROM snapshots WHERE match = ? AND seq = ?", id, seq)
        return sql.snapshot_of(found)

    async def revisions(self, ids: Sequence[int]) -> dict[int, int]:
        found = await self.rows(f"SELECT id, revision FROM tables WHERE {sql.one_of('id', ids)}", *ids)
        return {row["id"]: row["revision"] for row in found}

    async def tables_of(self, owner: bytes, most: int) -> list[tuple[TableRow | None, list[Seat]]]:
        which = (
            "SELECT id FROM tables WHERE id IN (SELECT match FROM seats WHERE owner = ?) "
            f"OR (creator = ? AND {UNFINISHED}) ORDER BY updated DESC LIMIT ?"
        )
        values = (owner, owner, most)
        rows, seats = await self.read(
            Statement(f"SELECT * FROM tables WHERE id IN ({which}) ORDER BY updated DESC", values),
            Statement(f"SELECT * FROM seats WHERE match IN ({which}) ORDER BY match, seat", values),
        )
        by_table: dict[int, list[Seat]] = {row["id"]: [] for row in rows}
        for seat in seats:
            by_table[seat["match"]].append(sql.seat_of(seat))
        return [(readable(row), by_table[row["id"]]) for row in rows]

    async def keys_of(self, owner: bytes) -> list[str]:
        found = await self.rows(
            "SELECT key FROM tables WHERE creator = ? OR id IN (SELECT match FROM seats WHERE owner = ?) "
            "ORDER BY created",
            owner,
            owner,
        )
        return [row["key"] for row in found]

    async def key_of_invite(self, invite: bytes) -> str | None:
        found = await self.rows(
            "SELECT key FROM tables JOIN seats ON seats.match = tables.id WHERE invite = ? AND ended IS NULL", invite
        )
        return found[0]["key"] if found else None

    async def knows(self, owner: bytes) -> bool:
        return bool(
            await self.rows(
                "SELECT 1 AS known FROM seats WHERE owner = ? UNION SELECT 1 FROM tables WHERE creator = ? LIMIT 1",
                owner,
                owner,
            )
        )

    async def unfinished(self, creator: bytes | None) -> int:
        count = f"SELECT count(*) AS many FROM tables WHERE {UNFINISHED}"
        found = await (self.rows(count) if creator is None else self.rows(f"{count} AND creator = ?", creator))
        return int(found[0]["many"])

    async def waiting_for_bots(self, since: float, until: float, most: int) -> list[str]:
        found = await self.rows(
            "SELECT key FROM tables JOIN seats ON seats.match = tables.id AND seats.seat = tables.actor "
            f"WHERE {UNFINISHED} AND (kind = 'bot' OR away = 1 OR conceded = 1) AND updated > ? AND updated <= ? "
            "AND EXISTS (SELECT 1 FROM seats AS s WHERE s.match = tables.id AND s.kind = 'person' "
            "AND s.away = 0 AND s.conceded = 0) "
            "ORDER BY updated DESC LIMIT ?",
            since,
            until,
            most,
        )
        return [row["key"] for row in found]

    async def untouched(self, before: float, most: int) -> list[tuple[TableRow, bool]]:
        found = await self.rows(
            "SELECT tables.*, "
            "EXISTS (SELECT 1 FROM entries WHERE match = tables.id AND actor >= 0 AND forced = 0) AS played "
            f"FROM tables WHERE {UNFINISHED} AND updated < ? LIMIT ?",
            before,
            most,
        )
        return [(sql.table_row(row), bool(row["played"])) for row in found]

    async def transfer(self, token: bytes, now: float) -> Transfer | None:
        found = await self.rows("SELECT * FROM transfers WHERE token = ? AND expires >= ?", token, now)
        return sql.transfer_of(found[0]) if found else None


def readable(row: Row) -> TableRow | None:
    try:
        return sql.table_row(row)
    except (ValueError, KeyError, TypeError):
        return None
