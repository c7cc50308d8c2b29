"""Who and what is at a table: its row and seats as stored, the pages that follow it, open proposals."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import orjson

from isolario.kernel import FairLuck
from isolario.server.database import Statement

if TYPE_CHECKING:
    from isolario.server.updates import Shown

TABLE_COLUMNS = (
    "id, key, game, rules_version, components, options, seed, watch, creator, created, updated, "
    "actor, turn, ranks, fork_of, fork_at, rematch, luck, shares, ended"
)
SEAT_COLUMNS = "kind, name, level, owner, invite, away, human, stand_in, conceded, share"
INSERT_TABLE = f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({', '.join('?' * 20)})"
INSERT_SEAT = f"INSERT INTO seats (match, seat, {SEAT_COLUMNS}) VALUES ({', '.join('?' * 12)})"
UPDATE_SEAT = f"UPDATE seats SET ({SEAT_COLUMNS}) = ({', '.join('?' * 10)}) WHERE match = ? AND seat = ?"
STAND_IN_LEVEL = 3
"""How strong the bot is that plays for somebody who left."""


@dataclass
class Seat:
    kind: str
    name: str
    level: int | None = None
    owner: bytes | None = None
    invite: bytes | None = None
    away: bool = False
    human: bool = False
    """A person has, had or was offered this seat."""
    stand_in: int | None = None
    """The level of the bot that the others seated for somebody who is gone; handed back on return."""
    conceded: bool = False
    share: bytes | None = None
    """What its owner adds to the luck: empty if nothing, None if the owner has not come yet."""
    seen: float = field(default_factory=time.time, compare=False)
    """When its owner was last at the table, as far as this run of the service knows."""

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or (self.kind == "person" and (self.away or self.conceded))

    @property
    def bot_level(self) -> int:
        return self.level or self.stand_in or STAND_IN_LEVEL

    def stored(self) -> tuple[Any, ...]:
        return (
            self.kind,
            self.name,
            self.level,
            self.owner,
            self.invite,
            int(self.away),
            int(self.human),
            self.stand_in,
            int(self.conceded),
            self.share,
        )


def seat_of(row: Sequence[Any]) -> Seat:
    """A seat from its columns."""
    kind, name, level, owner, invite, away, human, stand_in, conceded, share = row
    return Seat(kind, name, level, owner, invite, bool(away), bool(human), stand_in, bool(conceded), share)


def bot_seat(name: str, level: int) -> Seat:
    return Seat("bot", name, level)


def person_seat(name: str, owner: bytes, share: bytes | None) -> Seat:
    return Seat("person", name, owner=owner, human=True, share=share)


def open_seat(name: str, invite: bytes) -> Seat:
    return Seat("open", name, invite=invite, human=True)


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
    luck: int
    shares: list[tuple[int, bytes]] | None
    """What players added to the luck, by seat; None before the match has begun."""
    ended: str | None

    @property
    def closed(self) -> bool:
        """Nothing will be played here any more."""
        return self.ranks is not None or self.ended is not None

    def fair_luck(self) -> FairLuck:
        return FairLuck(self.seed, self.shares or (), self.luck)

    def inserted(self) -> Statement:
        return (
            INSERT_TABLE,
            (
                self.id,
                self.key,
                self.game,
                self.rules_version,
                self.components,
                orjson.dumps(self.options).decode(),
                self.seed,
                int(self.watch),
                self.creator,
                self.created,
                self.updated,
                self.actor,
                self.turn,
                None,
                self.fork_of,
                self.fork_at,
                self.rematch,
                self.luck,
                shares_text(self.shares),
                self.ended,
            ),
        )


def table_row(row: Sequence[Any]) -> TableRow:
    """A table from its columns."""
    made = TableRow(*row)
    made.options = orjson.loads(row[5])
    made.watch = bool(made.watch)
    made.ranks = None if row[13] is None else orjson.loads(row[13])
    made.shares = None if row[18] is None else [(seat, bytes.fromhex(share)) for seat, share in orjson.loads(row[18])]
    return made


def shares_text(shares: Sequence[tuple[int, bytes]] | None) -> str | None:
    return None if shares is None else orjson.dumps([[seat, share.hex()] for seat, share in shares]).decode()


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
    patches: bool = False
    """It keeps what it was shown and wants to be sent what changes."""
    shown: "Shown | None" = None


@dataclass
class Proposal:
    """Somebody proposed to take a move back, or to end the match; all the others at the table must agree."""

    number: int
    kind: str
    by: int
    owner: bytes
    id: str
    waiting: set[bytes] = field(default_factory=set)
