"""The database file of the embedded store: its format, and what must be true of it before the service uses it."""

import contextlib
import os
import secrets
import sqlite3
import tempfile
from pathlib import Path

from isolario.server.problems import ServiceProblem

try:
    import fcntl
except ImportError:  # pragma: no cover  # Windows has no advisory locks; there the open file itself is held
    fcntl = None  # type: ignore[assignment]

APPLICATION = 0x41724369
"""Marks a SQLite file as ours."""
VERSION = 3

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
  rematch TEXT,
  luck INTEGER NOT NULL DEFAULT 1,  -- how draws are bound to the seed (FairLuck's scheme)
  shares TEXT,             -- what players added to the luck, by seat; set before the first draw
  ended TEXT,              -- why the match will not go on, if it was not played to its end
  proposal TEXT,           -- what was last put to the others
  revision INTEGER NOT NULL DEFAULT 0   -- raised with every change: whoever writes must know the last one
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
  human INTEGER NOT NULL DEFAULT 0,     -- whether a person has, had or was offered this seat
  stand_in INTEGER,        -- the level of the bot that the others seated for somebody who is gone
  conceded INTEGER NOT NULL DEFAULT 0,
  share BLOB,              -- what its owner adds to the luck; empty: came without one; null: has not come
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
  urn INTEGER NOT NULL DEFAULT -1,      -- where a draw came from
  PRIMARY KEY (match, seq)
) WITHOUT ROWID;
CREATE TABLE snapshots (
  match INTEGER NOT NULL REFERENCES tables (id),
  seq INTEGER NOT NULL,
  length INTEGER NOT NULL,
  dump TEXT NOT NULL,
  PRIMARY KEY (match, seq)
) WITHOUT ROWID;
CREATE TABLE meta (
  name TEXT PRIMARY KEY,
  value BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE transfers (
  token BLOB PRIMARY KEY,  -- hash of the secret in the link
  owner BLOB NOT NULL,
  sealed BLOB NOT NULL,    -- the browser's secret, readable only with the one in the link
  settings TEXT NOT NULL,  -- the page's own settings
  expires REAL NOT NULL
) WITHOUT ROWID;
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
"""

MIGRATIONS = {
    1: """
ALTER TABLE tables ADD COLUMN luck INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN shares TEXT;
ALTER TABLE tables ADD COLUMN ended TEXT;
UPDATE tables SET shares = '[]';
ALTER TABLE seats ADD COLUMN human INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN stand_in INTEGER;
ALTER TABLE seats ADD COLUMN conceded INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN share BLOB;
UPDATE seats SET human = 1 WHERE kind != 'bot';
ALTER TABLE entries ADD COLUMN urn INTEGER NOT NULL DEFAULT -1;
-- Positions are dumped in another shape now; the log alone leads to them again.
DELETE FROM snapshots;
CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE transfers (
  token BLOB PRIMARY KEY, owner BLOB NOT NULL, sealed BLOB NOT NULL, settings TEXT NOT NULL, expires REAL NOT NULL
) WITHOUT ROWID;
PRAGMA user_version = 2;
""",
    2: """
ALTER TABLE tables ADD COLUMN proposal TEXT;
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
PRAGMA user_version = 3;
""",
}
"""What brings a file of an earlier release to the next format."""


class FileLock:
    """Held while a service uses the database: a second one would know nothing of the first one's tables."""

    def __init__(self, path: Path) -> None:
        self.descriptor = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        if fcntl is not None:
            try:
                fcntl.flock(self.descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self.release()
                raise ServiceProblem("folder-in-use", path=str(path.parent)) from None

    def release(self) -> None:
        if self.descriptor >= 0:
            os.close(self.descriptor)
            self.descriptor = -1


def prepare_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise ServiceProblem("folder-not-writable", path=str(folder), detail=error.strerror or str(error)) from None


def keep_private(path: Path) -> None:
    """Seeds and hashes of secrets are in it: nobody else on the machine needs to read them."""
    for suffix in ("", "-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + suffix).chmod(0o600)


def connect(path: Path) -> sqlite3.Connection:
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        raise ServiceProblem("folder-not-writable", path=str(path), detail="read-only file")
    if not path.exists():
        if path.with_name(path.name + "-wal").exists():
            # The newest moves are in it, and it is worth nothing without the file it belongs to.
            raise ServiceProblem("database-lost", path=str(path))
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    try:
        made = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        made.execute("PRAGMA journal_mode = WAL")
        made.execute("PRAGMA synchronous = FULL")
        made.execute("PRAGMA foreign_keys = ON")
    except sqlite3.DatabaseError as error:
        raise damaged(path, error) from None
    return made


def open_checked(path: Path) -> sqlite3.Connection:
    made = connect(path)
    try:
        check_or_create(made, path)
    except BaseException:
        made.close()
        raise
    return made


def check_or_create(database: sqlite3.Connection, path: Path) -> None:
    """Use a file only if it is sound and ours; create the tables only in an empty one."""
    try:
        (application,) = database.execute("PRAGMA application_id").fetchone()
        (version,) = database.execute("PRAGMA user_version").fetchone()
        (count,) = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if count == 0 and application == 0:
            create(database)
            return
        found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise damaged(path, error) from None
    if application != APPLICATION:
        raise ServiceProblem("database-not-ours", path=str(path))
    if version not in (*MIGRATIONS, VERSION):
        raise ServiceProblem("database-version", path=str(path), found=version, expected=VERSION)
    if found != "ok":
        raise damaged(path, found)
    while version != VERSION:
        database.executescript(f"BEGIN; {MIGRATIONS[version]} COMMIT;")
        version += 1


def create(database: sqlite3.Connection) -> None:
    database.executescript(f"BEGIN; {SCHEMA} COMMIT;")


def damaged(path: Path, detail: object) -> ServiceProblem:
    return ServiceProblem("database-damaged", path=str(path), detail=str(detail))


def secret_of(database: sqlite3.Connection, name: str) -> bytes:
    """A secret of this service, made the first time it is needed."""
    database.execute("INSERT OR IGNORE INTO meta VALUES (?, ?)", (name, secrets.token_bytes(32)))
    found: bytes = database.execute("SELECT value FROM meta WHERE name = ?", (name,)).fetchone()[0]
    return found
