"""What is stored, as values: a table, its seats, its log, its snapshots, an open proposal, a transfer."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from isolario.kernel import FairLuck

STEP, UNDO = 0, 1
PLUG_IN = 0
"""As the level: a bot of another package sits here, under its own name."""
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
    """When its owner was last at the table, as far as this run of the service knows. Not stored."""

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or (self.kind == "person" and (self.away or self.conceded))

    @property
    def bot_level(self) -> int:
        return self.level if self.level is not None else self.stand_in or STAND_IN_LEVEL

    @property
    def bot(self) -> str:
        """The bot that plays here, as `isolario.bots.bot` knows it."""
        return self.name if self.level == PLUG_IN else f"level:{self.bot_level}"


def bot_seat(name: str, level: int) -> Seat:
    return Seat("bot", name, level)


def person_seat(name: str, owner: bytes, share: bytes | None) -> Seat:
    return Seat("person", name, owner=owner, human=True, share=share)


def open_seat(name: str, invite: bytes) -> Seat:
    return Seat("open", name, invite=invite, human=True)


@dataclass(frozen=True)
class Proposal:
    """Somebody proposed to take a move back, or to end the match; all the others at the table must agree."""

    number: int
    kind: str
    by: int
    owner: bytes
    id: str
    waiting: frozenset[bytes] = frozenset()
    result: str | None = None
    """What became of it; None while it is open."""


@dataclass(frozen=True)
class TableRow:
    """A table without its seats and its log. Never changed: a change makes another one."""

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
    """When a spectator could last notice something."""
    actor: int
    """Who really decides: for the turn of one's own seats, and to resume bots."""
    turn: int
    """Who decides as far as a spectator may know."""
    ranks: list[int] | None
    """Set when the match is over."""
    fork_of: str | None
    fork_at: int | None
    rematch: str | None
    luck: int
    """How draws are bound to the seed (FairLuck's scheme)."""
    shares: Sequence[tuple[int, bytes]] | None
    """What players added to the luck, by seat; None before the match has begun."""
    ended: str | None
    """Why the match will not go on, if it was not played to its end."""
    proposal: Proposal | None = None
    """The last one, open or settled."""
    revision: int = 0
    """Counts everything that was ever stored about the table: whoever writes must know the last one."""

    def changed(self, **differing: Any) -> "TableRow":
        """Another one that differs in this. (`dataclasses.replace` takes ten times as long, and a move makes two.)"""
        made = object.__new__(TableRow)
        vars(made).update(vars(self))
        vars(made).update(differing)
        return made

    @property
    def closed(self) -> bool:
        """Nothing will be played here any more."""
        return self.ranks is not None or self.ended is not None

    def fair_luck(self) -> FairLuck:
        return FairLuck(self.seed, self.shares or (), self.luck)


@dataclass(slots=True, unsafe_hash=True)
class Entry:
    """One entry of the log. Nobody changes one; frozen it would take three times as long to make."""

    kind: int
    actor: int
    action: int
    """Of a take-back: how many steps are kept."""
    forced: bool
    seen: int
    """Bit set of those who could notice it."""
    ref: str | None = None
    """The page's own id of the request, so that a resend is the same request."""
    urn: int = -1
    """Where a draw came from."""


@dataclass(frozen=True)
class Snapshot:
    """The position after `length` steps of the line, as it was when the log had `seq` entries."""

    seq: int
    length: int
    dump: str


@dataclass(frozen=True)
class StoredTable:
    """All that is stored of a table at one moment, or from a place of its log on."""

    row: TableRow
    seats: list[Seat]
    entries: list[Entry]
    snapshots: list[tuple[int, int]] = field(default_factory=list)
    """(seq, length) of each snapshot, newest first."""


@dataclass(frozen=True)
class Transfer:
    """A person on the way to another device."""

    token: bytes
    """Hash of the secret in the link."""
    owner: bytes
    sealed: bytes
    """The browser's secret, readable only with the one in the link."""
    settings: str
    expires: float
