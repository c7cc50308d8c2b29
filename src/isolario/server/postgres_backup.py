"""A shared store copied into a file of the embedded one, and back: the columns have the same names in both."""

import sqlite3
from typing import Any

from psycopg import Connection

from isolario.server.postgres_schema import RUNNING, SCHEMA, bring_up
from isolario.server.postgres_store import connected, place_of
from isolario.server.problems import ServiceProblem
from isolario.server.sqlite_file import create

TABLES = ("tables", "seats", "entries", "snapshots", "transfers")
BEFORE = f"{SCHEMA}_before_restore"
AT_ONCE = 1000


class PostgresCopies:
    def __init__(self, address: str) -> None:
        self.address = address
        self.place = place_of(address)

    def copy_out(self, copy: sqlite3.Connection) -> None:
        """As of one moment, while nodes go on."""
        create(copy)
        with connected(self.address, self.place) as source:
            bring_up(source)
            with source.transaction():
                source.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
                for table in TABLES:
                    self.copy_table(source, copy, table)
                secret = source.execute("SELECT name, value FROM meta WHERE name = 'cookies'").fetchall()
                copy.executemany("INSERT INTO meta VALUES (?, ?)", secret)
        copy.commit()

    def copy_table(self, source: Connection[Any], copy: sqlite3.Connection, table: str) -> None:
        columns = columns_of(copy, table)
        marks = ", ".join("?" * len(columns))
        with source.cursor(name=f"copy_{table}") as cursor:
            cursor.execute(f"SELECT {', '.join(columns)} FROM {table}".encode())
            while rows := cursor.fetchmany(AT_ONCE):
                copy.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)

    def copy_in(self, copy: sqlite3.Connection) -> str | None:
        """All or nothing, while no node runs; returns the name of the schema that holds what was there before."""
        with connected(self.address, self.place) as target:
            held = target.execute("SELECT pg_try_advisory_lock(%s)", (RUNNING,)).fetchone()
            if held != (True,):
                raise ServiceProblem("store-in-use", place=self.place)
            with target.transaction():
                kept = put_aside(target)
                bring_up(target)
                for table in TABLES:
                    columns = columns_of(copy, table)
                    with target.cursor().copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN".encode()) as into:
                        for row in copy.execute(f"SELECT {', '.join(columns)} FROM {table}"):
                            into.write_row(row)
                secret = copy.execute("SELECT name, value FROM meta WHERE name = 'cookies'").fetchall()
                for name, value in secret:
                    target.execute("INSERT INTO meta VALUES (%s, %s)", (name, value))
        return kept


def put_aside(target: Connection[Any]) -> str | None:
    there = target.execute("SELECT 1 FROM pg_namespace WHERE nspname = %s", (SCHEMA,)).fetchone()
    if there is None:
        return None
    target.execute(f"DROP SCHEMA IF EXISTS {BEFORE} CASCADE".encode())
    target.execute(f"ALTER SCHEMA {SCHEMA} RENAME TO {BEFORE}".encode())
    return BEFORE


def columns_of(copy: sqlite3.Connection, table: str) -> list[str]:
    return [name for (name,) in copy.execute("SELECT name FROM pragma_table_info(?)", (table,))]
