"""The tables of a shared store, and how they are brought from one release to the next.

All of them live in one schema of the database, so that others may use the same database, and a restore can put the
whole schema aside.
"""

from typing import Any

from psycopg import Connection

SCHEMA = "isolario"
MIGRATING = 0x41724369
"""Held while the schema is being brought to the newest format: nodes that start together do it once."""
RUNNING = 0x41724370
"""Shared by all nodes that run; whoever restores must have it alone."""

MIGRATIONS = [
    """
CREATE TABLE meta (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
CREATE TABLE tables (
  id BIGINT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  components TEXT NOT NULL,
  options TEXT NOT NULL,
  seed BYTEA NOT NULL,
  watch INTEGER NOT NULL,
  creator BYTEA NOT NULL,
  created DOUBLE PRECISION NOT NULL,
  updated DOUBLE PRECISION NOT NULL,
  actor INTEGER NOT NULL,
  turn INTEGER NOT NULL,
  ranks TEXT,
  fork_of TEXT,
  fork_at INTEGER,
  rematch TEXT,
  luck INTEGER NOT NULL,
  shares TEXT,
  ended TEXT,
  proposal TEXT,
  revision BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tables_creator ON tables (creator) WHERE ranks IS NULL;
CREATE INDEX tables_unfinished ON tables (updated) WHERE ranks IS NULL AND ended IS NULL;
CREATE TABLE seats (
  match BIGINT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  level INTEGER,
  owner BYTEA,
  invite BYTEA,
  away INTEGER NOT NULL,
  human INTEGER NOT NULL,
  stand_in INTEGER,
  conceded INTEGER NOT NULL,
  share BYTEA,
  PRIMARY KEY (match, seat)
);
CREATE INDEX seats_owner ON seats (owner) WHERE owner IS NOT NULL;
CREATE UNIQUE INDEX seats_invite ON seats (invite) WHERE invite IS NOT NULL;
CREATE TABLE entries (
  match BIGINT NOT NULL REFERENCES tables (id),
  seq INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  actor INTEGER NOT NULL,
  action INTEGER NOT NULL,
  forced INTEGER NOT NULL,
  seen BIGINT NOT NULL,
  ref TEXT,
  at DOUBLE PRECISION NOT NULL,
  urn INTEGER NOT NULL,
  PRIMARY KEY (match, seq)
);
CREATE TABLE snapshots (
  match BIGINT NOT NULL REFERENCES tables (id),
  seq INTEGER NOT NULL,
  length INTEGER NOT NULL,
  dump TEXT NOT NULL,
  PRIMARY KEY (match, seq)
);
CREATE TABLE transfers (
  token BYTEA PRIMARY KEY,
  owner BYTEA NOT NULL,
  sealed BYTEA NOT NULL,
  settings TEXT NOT NULL,
  expires DOUBLE PRECISION NOT NULL
);
CREATE TABLE promises (
  commitment TEXT PRIMARY KEY,
  seed BYTEA NOT NULL,
  at DOUBLE PRECISION NOT NULL
);
-- What may be lost with the server: who is at which table, and what people have spent.
CREATE UNLOGGED TABLE attendance (
  match BIGINT NOT NULL,
  owner BYTEA NOT NULL,
  node TEXT NOT NULL,
  until DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (match, owner, node)
);
CREATE UNLOGGED TABLE purses (
  name TEXT PRIMARY KEY,
  amount DOUBLE PRECISION NOT NULL,
  at DOUBLE PRECISION NOT NULL
);
"""
]
"""The n-th one brings a store of format n to format n + 1; none is ever changed once it has been released."""
VERSION = len(MIGRATIONS)


class OtherFormat(Exception):
    """The schema is there, and of a format this release does not know; None: it is not ours at all."""

    def __init__(self, found: int | None) -> None:
        super().__init__(found)
        self.found = found


def bring_up(connection: Connection[Any]) -> None:
    """The newest format, from whatever is there."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        version = found_version(connection)
        connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}".encode())
        for number in range(version, VERSION):
            connection.execute(MIGRATIONS[number].encode())
        if version != VERSION:
            connection.execute(
                "INSERT INTO meta VALUES ('format', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (str(VERSION).encode(),),
            )


def found_version(connection: Connection[Any]) -> int:
    """The format of what is there: 0 for nothing."""
    names = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = %s", (SCHEMA,)).fetchall()
    if not names:
        return 0
    if ("meta",) not in names:
        raise OtherFormat(None)
    found = connection.execute("SELECT value FROM meta WHERE name = 'format'").fetchone()
    version = int(bytes(found[0])) if found is not None else 0
    if not 1 <= version <= VERSION:
        raise OtherFormat(version)
    return version
