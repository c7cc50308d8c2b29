"""The database file as every release wrote it. None of these is ever changed."""

SCHEMAS = {
    1: """
CREATE TABLE tables (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
  rules_version INTEGER NOT NULL, components TEXT NOT NULL, options TEXT NOT NULL, seed BLOB NOT NULL,
  watch INTEGER NOT NULL, creator BLOB NOT NULL, created REAL NOT NULL, updated REAL NOT NULL,
  actor INTEGER NOT NULL, turn INTEGER NOT NULL, ranks TEXT, fork_of TEXT, fork_at INTEGER, rematch TEXT);
CREATE TABLE seats (match INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
  level INTEGER, owner BLOB, invite BLOB, away INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match, seat)) WITHOUT ROWID;
CREATE TABLE entries (match INTEGER NOT NULL, seq INTEGER NOT NULL, kind INTEGER NOT NULL, actor INTEGER NOT NULL,
  action INTEGER NOT NULL, forced INTEGER NOT NULL, seen INTEGER NOT NULL, ref TEXT, at REAL NOT NULL,
  PRIMARY KEY (match, seq)) WITHOUT ROWID;
CREATE TABLE snapshots (match INTEGER NOT NULL, seq INTEGER NOT NULL, length INTEGER NOT NULL, dump TEXT NOT NULL,
  PRIMARY KEY (match, seq)) WITHOUT ROWID;
PRAGMA application_id = 1098007401;
PRAGMA user_version = 1;
""",
    2: """
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
  updated REAL NOT NULL,
  actor INTEGER NOT NULL,
  turn INTEGER NOT NULL,
  ranks TEXT,
  fork_of TEXT,
  fork_at INTEGER,
  rematch TEXT,
  luck INTEGER NOT NULL DEFAULT 1,
  shares TEXT,
  ended TEXT
);
CREATE INDEX tables_creator ON tables (creator) WHERE ranks IS NULL;
CREATE TABLE seats (
  match INTEGER NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  level INTEGER,
  owner BLOB,
  invite BLOB,
  away INTEGER NOT NULL DEFAULT 0,
  human INTEGER NOT NULL DEFAULT 0,
  stand_in INTEGER,
  conceded INTEGER NOT NULL DEFAULT 0,
  share BLOB,
  PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX seats_owner ON seats (owner) WHERE owner IS NOT NULL;
CREATE UNIQUE INDEX seats_invite ON seats (invite) WHERE invite IS NOT NULL;
CREATE TABLE entries (
  match INTEGER NOT NULL REFERENCES tables (id),
  seq INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  actor INTEGER NOT NULL,
  action INTEGER NOT NULL,
  forced INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  ref TEXT,
  at REAL NOT NULL,
  urn INTEGER NOT NULL DEFAULT -1,
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
  token BLOB PRIMARY KEY,
  owner BLOB NOT NULL,
  sealed BLOB NOT NULL,
  settings TEXT NOT NULL,
  expires REAL NOT NULL
) WITHOUT ROWID;
PRAGMA application_id = 1098007401;
PRAGMA user_version = 2;
""",
}
