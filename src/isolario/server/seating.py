"""Who and what is at a table: its row and seats as stored, the pages that follow it, open proposals."""

from dataclasses import dataclass, field
from typing import Protocol


@dataclass
class Seat:
    kind: str
    name: str
    level: int | None = None
    owner: bytes | None = None
    invite: bytes | None = None
    away: bool = False

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or (self.kind == "person" and self.away)


@dataclass
class TableRow:
    """A row of `tables`, in the order of its columns."""

    id: int
    key: str
    game: str
    rules_version: int
    components: str
    options: dict[str, str]
    seed: bytes
    watch: bool
    creator: bytes
    created: float
    updated: float
    actor: int
    turn: int
    ranks: list[int] | None
    fork_of: str | None
    fork_at: int | None
    rematch: str | None


class Connection(Protocol):
    """The socket of a page that follows a table."""

    owner: bytes | None

    def send(self, text: str) -> None: ...


@dataclass(eq=False)
class Subscriber:
    """A page at this table, and how much of the log it has been told."""

    connection: Connection
    seats: tuple[int, ...]
    mask: int
    told: int


@dataclass
class Proposal:
    """Somebody asked to take a move back; all the others at the table must agree."""

    number: int
    by: int
    owner: bytes
    id: str
    length: int
    waiting: set[bytes] = field(default_factory=set)
