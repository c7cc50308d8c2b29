"""Rows and statements: the SQL that both databases understand, with names for every column."""

from collections.abc import Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

import orjson

from isolario.server.rows import Entry, Proposal, Seat, Snapshot, TableRow, Transfer
from isolario.server.store import Change, NewTable, Removal, Write

Row = Mapping[str, Any]


class Statement(NamedTuple):
    """`?` stands for a value, whatever the database writes there."""

    sql: str
    values: Sequence[Any] = ()
    touches: int | None = None
    """How many rows it must touch; any other number means that somebody else was first."""


# -- values ------------------------------------------------------------------------------------------------


def insert(table: str, columns: Row) -> Statement:
    return Statement(insertion(table, tuple(columns)), tuple(columns.values()))


@cache
def insertion(table: str, columns: tuple[str, ...], rows: int = 1) -> str:
    row = f"({', '.join('?' * len(columns))})"
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([row] * rows)}"


def update(table: str, columns: Row, where: str, values: Sequence[Any], touches: int | None = None) -> Statement:
    return Statement(updating(table, tuple(columns), where), (*columns.values(), *values), touches)


@cache
def updating(table: str, columns: tuple[str, ...], where: str) -> str:
    return f"UPDATE {table} SET {', '.join(f'{name} = ?' for name in columns)} WHERE {where}"


def one_of(column: str, values: Sequence[Any]) -> str:
    """A condition that holds for any of the values; for none of no values."""
    return f"{column} IN ({', '.join('?' * len(values)) or 'NULL'})"


def json_text(value: Any) -> str | None:
    return None if value is None else orjson.dumps(value).decode()


def fixed_columns(row: TableRow) -> dict[str, Any]:
    """What is known when a table is made and never changes."""
    return {
        "id": row.id,
        "key": row.key,
        "game": row.game,
        "rules_version": row.rules_version,
        "components": row.components,
        "options": json_text(row.options),
        "seed": row.seed,
        "watch": int(row.watch),
        "created": row.created,
        "fork_of": row.fork_of,
        "fork_at": row.fork_at,
        "luck": row.luck,
    }


def changing_columns(row: TableRow) -> dict[str, Any]:
    shares = None if row.shares is None else [[seat, share.hex()] for seat, share in row.shares]
    return {
        "creator": row.creator,
        "updated": row.updated,
        "actor": row.actor,
        "turn": row.turn,
        "ranks": json_text(row.ranks),
        "rematch": row.rematch,
        "shares": json_text(shares),
        "ended": row.ended,
        "proposal": proposal_text(row.proposal),
    }


besides_a_move = attrgetter("creator", "ranks", "rematch", "shares", "ended", "proposal")


def changed_columns(before: TableRow | None, row: TableRow) -> dict[str, Any]:
    """Most changes are moves: they touch three columns and no index."""
    if before is not None and besides_a_move(before) == besides_a_move(row):
        return {"updated": row.updated, "actor": row.actor, "turn": row.turn}
    return changing_columns(row)


def table_row(row: Row) -> TableRow:
    shares = row["shares"]
    return TableRow(
        id=row["id"],
        key=row["key"],
        game=row["game"],
        rules_version=row["rules_version"],
        components=row["components"],
        options=orjson.loads(row["options"]),
        seed=bytes(row["seed"]),
        watch=bool(row["watch"]),
        creator=bytes(row["creator"]),
        created=row["created"],
        updated=row["updated"],
        actor=row["actor"],
        turn=row["turn"],
        ranks=None if row["ranks"] is None else orjson.loads(row["ranks"]),
        fork_of=row["fork_of"],
        fork_at=row["fork_at"],
        rematch=row["rematch"],
        luck=row["luck"],
        shares=None if shares is None else [(seat, bytes.fromhex(share)) for seat, share in orjson.loads(shares)],
        ended=row["ended"],
        proposal=proposal_of(row["proposal"]),
        revision=row["revision"],
    )


def proposal_text(proposal: Proposal | None) -> str | None:
    if proposal is None:
        return None
    waiting = sorted(owner.hex() for owner in proposal.waiting)
    return json_text({**vars(proposal), "owner": proposal.owner.hex(), "waiting": waiting})


def proposal_of(text: str | None) -> Proposal | None:
    if text is None:
        return None
    found = orjson.loads(text)
    waiting = frozenset(bytes.fromhex(owner) for owner in found.pop("waiting"))
    return Proposal(**{**found, "owner": bytes.fromhex(found["owner"]), "waiting": waiting})


def seat_columns(seat: Seat) -> dict[str, Any]:
    return {
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "owner": seat.owner,
        "invite": seat.invite,
        "away": int(seat.away),
        "human": int(seat.human),
        "stand_in": seat.stand_in,
        "conceded": int(seat.conceded),
        "share": seat.share,
    }


def seat_of(row: Row) -> Seat:
    return Seat(
        kind=row["kind"],
        name=row["name"],
        level=row["level"],
        owner=row["owner"],
        invite=row["invite"],
        away=bool(row["away"]),
        human=bool(row["human"]),
        stand_in=row["stand_in"],
        conceded=bool(row["conceded"]),
        share=row["share"],
    )


ENTRY = ("match", "seq", "kind", "actor", "action", "forced", "seen", "ref", "urn", "at")
ENTRIES_AT_ONCE = 100


def entries_insertion(id: int, start: int, entries: Sequence[Entry], at: float) -> Statement:
    """All of them by one statement: each costs more than the rows it writes."""
    values: list[Any] = []
    for seq, entry in enumerate(entries, start):
        values += (id, seq, entry.kind, entry.actor, entry.action, int(entry.forced), entry.seen, entry.ref)
        values += (entry.urn, at)
    return Statement(insertion("entries", ENTRY, len(entries)), values)


def entry_of(row: Row) -> Entry:
    return Entry(row["kind"], row["actor"], row["action"], bool(row["forced"]), row["seen"], row["ref"], row["urn"])


def snapshot_of(row: Row) -> Snapshot:
    return Snapshot(row["seq"], row["length"], row["dump"])


def transfer_columns(transfer: Transfer) -> dict[str, Any]:
    return dict(vars(transfer))


def transfer_of(row: Row) -> Transfer:
    return Transfer(bytes(row["token"]), bytes(row["owner"]), bytes(row["sealed"]), row["settings"], row["expires"])


# -- what is written ----------------------------------------------------------------------------------------


def statements(write: Write) -> list[Statement]:
    match write:
        case NewTable():
            return new_table(write)
        case Change():
            return change(write)
        case Removal():
            return removal(write.row)


def new_table(new: NewTable) -> list[Statement]:
    id = new.row.id
    columns = {**fixed_columns(new.row), **changing_columns(new.row), "revision": new.row.revision}
    seats = [insert("seats", {"match": id, "seat": n, **seat_columns(seat)}) for n, seat in enumerate(new.seats)]
    return [insert("tables", columns), *seats, *log_statements(id, 0, new.entries, new.at, new.snapshot)]


def change(wanted: Change) -> list[Statement]:
    row = wanted.row
    # First of all: it holds the row against other nodes until all of this is stored.
    made = [
        update(
            "tables",
            {**changed_columns(wanted.before, row), "revision": row.revision + 1},
            "id = ? AND revision = ?",
            (row.id, row.revision),
            touches=1,
        )
    ]
    for number, seat in wanted.seats.items():
        made.append(update("seats", seat_columns(seat), "match = ? AND seat = ?", (row.id, number)))
    made += log_statements(row.id, wanted.start, wanted.entries, wanted.at, wanted.snapshot)
    if wanted.forget is not None:
        marks = f"{wanted.forget[:8].hex()}:%"
        made.append(Statement("UPDATE entries SET ref = NULL WHERE match = ? AND ref LIKE ?", (row.id, marks)))
    return made


def log_statements(
    id: int, start: int, entries: Sequence[Entry], at: float, snapshot: Snapshot | None
) -> list[Statement]:
    made = [
        entries_insertion(id, start + first, entries[first : first + ENTRIES_AT_ONCE], at)
        for first in range(0, len(entries), ENTRIES_AT_ONCE)
    ]
    if snapshot is not None:
        made.append(insert("snapshots", {"match": id, **vars(snapshot)}))
    return made


def removal(row: TableRow) -> list[Statement]:
    # Held first, as in a change: what was stored meanwhile is not thrown away unseen.
    held = update("tables", {"revision": row.revision + 1}, "id = ? AND revision = ?", (row.id, row.revision), 1)
    emptied = [
        Statement(f"DELETE FROM {name} WHERE match = ?", (row.id,)) for name in ("snapshots", "entries", "seats")
    ]
    return [held, *emptied, Statement("DELETE FROM tables WHERE id = ?", (row.id,))]
