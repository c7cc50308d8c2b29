"""What the service asks of its store: the only way to rows, whichever database keeps them.

`SqliteStore` is one file for one process; `PostgresStore` is shared by any number of nodes. Nothing is acknowledged
before it is safe: `write` returns when all of it is, and raises when nothing of it is, or when that is not known.

Every table has a revision, raised with each change. A node that writes says which one it knows: if another node has
changed the table meanwhile, or has written the next entry of its log, the write is refused with `Conflict`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from isolario.server.rows import Entry, Seat, Snapshot, StoredTable, TableRow, Transfer


class StoreError(Exception):
    """Something could not be stored or read."""


class Conflict(StoreError):
    """Somebody else was first; nothing of this was stored."""


class NotStored(StoreError):
    """The database does not take it; nothing of this was stored."""


class Unreachable(StoreError):
    """The database does not answer; whether it was stored is not known."""


@dataclass(frozen=True)
class NewTable:
    row: TableRow
    seats: Sequence[Seat]
    entries: Sequence[Entry]
    snapshot: Snapshot | None
    at: float


@dataclass
class Change:
    """What becomes of one table. `row` carries the revision that is known; the store raises it. (One is made for every
    move: frozen it would take three times as long.)"""

    row: TableRow
    at: float
    seats: Mapping[int, Seat] = field(default_factory=dict)
    start: int = 0
    """The place in the log of the first of `entries`."""
    entries: Sequence[Entry] = ()
    snapshot: Snapshot | None = None
    forget: bytes | None = None
    """A person whose requests lose their mark."""
    before: TableRow | None = None
    """What is stored at that revision, where it is known: then only what differs is written."""


@dataclass(frozen=True)
class Removal:
    """Nothing of the table is kept."""

    row: TableRow


Write = NewTable | Change | Removal


@dataclass(frozen=True)
class Purse:
    """How much one payer may still spend of something, and what it has spent here since this was last told."""

    name: str
    rate: float
    burst: float
    spent: float


Heard = Callable[[str, int], None]
"""Called with the key and the revision of a table that another node may have changed; -1: who is there has changed."""


class Store(ABC):
    several: bool
    """Whether other nodes may use the same store at the same time."""
    place: str
    """Where it is, for people; without any password."""
    cookie_key: bytes
    """The secret with which cookies are marked."""

    async def open(self) -> None:
        """Called once, on the event loop, before anything else."""

    @abstractmethod
    async def close(self) -> None:
        """Everything handed in so far is written before this returns."""

    @abstractmethod
    async def beat(self) -> None:
        """Write something: a disk that only reads is not in good health."""

    @abstractmethod
    def figures(self) -> dict[str, float]:
        """Gauges for the metrics."""

    # -- writing --------------------------------------------------------------------------------------

    @abstractmethod
    async def write(self, *writes: Write) -> None:
        """All of it, safely stored together, or nothing."""

    @abstractmethod
    async def offer_transfer(self, transfer: Transfer) -> None:
        """Keep it in place of an earlier one of the same person."""

    @abstractmethod
    async def accept_transfer(self, transfer: Transfer, here: bytes | None) -> list[str]:
        """Use it up; all that was `here`'s becomes its owner's. Returns the keys of the tables that changed."""

    @abstractmethod
    async def drop_transfers(self, owner: bytes | None, before: float) -> None:
        """Those of this person, and all that expired before that moment."""

    # -- reading --------------------------------------------------------------------------------------

    @abstractmethod
    async def load(self, key: str) -> StoredTable | None:
        """The whole table."""

    @abstractmethod
    async def news(self, id: int, length: int) -> StoredTable | None:
        """The table with its log from that place on."""

    @abstractmethod
    async def snapshot(self, id: int, seq: int) -> Snapshot: ...

    @abstractmethod
    async def revisions(self, ids: Sequence[int]) -> dict[int, int]:
        """Of those tables that are still there."""

    @abstractmethod
    async def tables_of(self, owner: bytes, most: int) -> list[tuple[TableRow | None, list[Seat]]]:
        """The tables of a person without their logs, last touched first; None for a row that cannot be read."""

    @abstractmethod
    async def keys_of(self, owner: bytes) -> list[str]:
        """Every table that points to this person, oldest first."""

    @abstractmethod
    async def key_of_invite(self, invite: bytes) -> str | None: ...

    @abstractmethod
    async def knows(self, owner: bytes) -> bool:
        """Whether this person is at any table."""

    @abstractmethod
    async def unfinished(self, creator: bytes | None) -> int:
        """How many tables of this person, or altogether, are not closed."""

    @abstractmethod
    async def waiting_for_bots(self, since: float, until: float, most: int) -> list[str]:
        """Keys of tables where somebody plays and a bot is to move, last touched between these moments."""

    @abstractmethod
    async def untouched(self, before: float, most: int) -> list[tuple[TableRow, bool]]:
        """Unfinished tables that nobody has touched since, and whether anything was ever chosen there."""

    @abstractmethod
    async def transfer(self, token: bytes, now: float) -> Transfer | None: ...

    # -- promised seeds -------------------------------------------------------------------------------

    @abstractmethod
    async def promise(self, commitment: str, seed: bytes, most: int) -> None:
        """Keep a seed until a table is made of it; of more than `most` the oldest are forgotten."""

    @abstractmethod
    async def redeem(self, commitment: str) -> bytes | None:
        """The seed, once."""

    # -- between nodes; a store of one process has nothing to do here -----------------------------------

    async def claim(self, id: int) -> bool:
        """Whether this node is the one to think for the bots of a table now. Ends with `release`, or with the node."""
        return True

    async def release(self, id: int) -> None:
        """Others may think for this table's bots."""

    async def listen(self, heard: Heard) -> None:
        """Runs until cancelled. What is heard is a hint, never content: the store says what happened."""

    async def attend(self, owners: Sequence[tuple[int, bytes]], seconds: float) -> None:
        """These people are at these tables, by this node, for so long; for no time: they have just left."""

    async def attendance(self, ids: Sequence[int]) -> dict[int, dict[bytes, float]]:
        """For how many seconds the people at these tables are there, by the word of the other nodes; since how many
        they are not, if less than nothing."""
        return {}

    async def tell_attendance(self, key: str) -> None:
        """Let the other nodes hear that somebody came or went."""

    async def spend(self, purses: Sequence[Purse]) -> list[float]:
        """What is left in each of these purses when what all nodes spent is counted."""
        return []
