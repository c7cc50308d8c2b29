"""One table being played: its seats, its log, the pages that follow it, and the bots at it.

Whatever changes a table happens under its lock and in this order: checked and played in memory, stored,
acknowledged, shown. Nobody hears of anything that is not on the disk.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import orjson

from isolario.kernel import FairLuck, Problem
from isolario.server import updates
from isolario.server.bot_turns import BotTurns
from isolario.server.consent import Consent
from isolario.server.database import Statement
from isolario.server.identity import clean_name
from isolario.server.match_log import Entry, MatchLog
from isolario.server.problems import ServiceProblem
from isolario.server.seating import UPDATE_SEAT, Connection, Proposal, Seat, Subscriber, TableRow, shares_text
from isolario.server.table_summary import TableSummary

if TYPE_CHECKING:
    from isolario.server.lobby import Lobby

Json = dict[str, Any]
logger = logging.getLogger("isolario.server")

INSERT_ENTRY = (
    "INSERT INTO entries (match, seq, kind, actor, action, forced, seen, ref, at, urn) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_SNAPSHOT = "INSERT INTO snapshots VALUES (?, ?, ?, ?)"
UPDATE_TURN = "UPDATE tables SET actor = ?, turn = ?, updated = ?, ranks = ? WHERE id = ?"


class LiveTable(TableSummary):
    def __init__(self, lobby: "Lobby", row: TableRow, seats: list[Seat], log: MatchLog) -> None:
        super().__init__(row, seats, lobby.settings.absence)
        self.lobby = lobby
        self.log = log
        self.lock = asyncio.Lock()
        self.consent = Consent(self)
        self.bots = BotTurns(self)

    # -- pages ----------------------------------------------------------------------------------------

    def enter(self, connection: Connection, after: int | None) -> Subscriber:
        """A page begins to follow the table; it gets a greeting and what it missed."""
        seats = self.seats_of(connection.owner)
        mask = self.log.mask(seats)
        told = None if after is None else self.log.position_of(mask, after)
        subscriber = Subscriber(connection, seats, mask, self.log.length)
        self.subscribers.append(subscriber)
        self.greet(subscriber)
        self.show_to(subscriber, told)
        self.consent.tell(subscriber)
        self.tell_presence(apart_from=subscriber)
        self.schedule_bot()
        return subscriber

    def exit(self, subscriber: Subscriber) -> None:
        if subscriber in self.subscribers:
            self.subscribers.remove(subscriber)
            for number in self.seats_of(subscriber.connection.owner):
                self.seats[number].seen = time.time()
            self.tell_presence()

    def greet(self, subscriber: Subscriber) -> None:
        row = self.row
        owner = subscriber.connection.owner
        self.tell(
            subscriber,
            {
                "type": "hello",
                "table": row.key,
                "game": row.game,
                "rules_version": row.rules_version,
                "options": row.options,
                "names": self.names(),
                "seats": self.seat_infos(subscriber.seats),
                "mine": list(subscriber.seats),
                "commitment": self.log.luck.commitment,
                "begun": row.shares is not None,
                "waiting": self.missing(),
                "wants_share": bool(set(self.missing()) & set(subscriber.seats)),
                "shares": self.share_hashes(),
                "watch": row.watch,
                "creator": owner is not None and owner == row.creator,
                "ended": row.ended,
            },
        )

    def show_to(self, subscriber: Subscriber, told: int | None) -> None:
        """The position, with the steps since `told` if there are not too many of them."""
        subscriber.told = self.log.length
        subscriber.connection.send(self.rendered(subscriber, told))

    def rendered(self, subscriber: Subscriber, told: int | None) -> str:
        steps: list[int] = []
        undone, reset = False, told is None
        if told is not None:
            steps, undone = self.log.since(subscriber.mask, told)
            if undone or len(steps) > self.lobby.settings.catch_up:
                steps, reset = [], True
        undo, ended = self.undo_standing(subscriber), self.row.ended
        conceded = self.row.ranks if ended is not None else None
        return updates.text(updates.update(self.log, subscriber.seats, steps, reset, undone, undo, ended, conceded))

    def undo_standing(self, subscriber: Subscriber) -> "tuple[bool, bool, Problem | None]":
        """Whether this page may take a choice back now, may ask for it, and why it is not free."""
        if self.row.ended is not None and subscriber.seats:
            return False, False, ServiceProblem("match-is-over", 409)
        can_undo, can_propose, reason = updates.undo_standing(self.log, subscriber.seats, self.alone(subscriber.seats))
        owner = subscriber.connection.owner
        if can_propose and (owner is None or not self.consent.voters(owner, "undo")):
            return False, False, ServiceProblem("nobody-to-ask", 409)
        return can_undo, can_propose, reason

    def show_all(self) -> None:
        """Tell every page what it could notice since it was last told; the others hear nothing."""
        made: dict[tuple[tuple[int, ...], int], str] = {}
        length = self.log.length
        for subscriber in self.subscribers:
            told = subscriber.told
            if told == length:
                continue
            if any(seen & subscriber.mask for seen in self.log.seen[told:]):
                key = (subscriber.seats, told)
                if key not in made:
                    try:
                        made[key] = self.rendered(subscriber, told)
                    except Exception:
                        # What cannot be shown to one must not stop the game for all: the move is stored.
                        logger.exception("a position of %s could not be shown", self.row.game)
                        self.lobby.metrics.add("errors_total")
                        continue
                subscriber.connection.send(made[key])
            subscriber.told = length

    def tell(self, subscriber: Subscriber, message: Json) -> None:
        subscriber.connection.send(updates.text(message))

    def tell_presence(self, apart_from: Subscriber | None = None) -> None:
        names = self.names()
        made: dict[tuple[int, ...], str] = {}
        for subscriber in self.subscribers:
            if subscriber is apart_from:
                continue
            if subscriber.seats not in made:
                message = {"type": "presence", "seats": self.seat_infos(subscriber.seats), "names": names}
                made[subscriber.seats] = updates.text(message)
            subscriber.connection.send(made[subscriber.seats])

    def reseat(self) -> None:
        """Seats have changed hands or names: whoever owns other seats than before sees the table anew."""
        self.log.match.names = tuple(self.names())
        for subscriber in self.subscribers:
            seats = self.seats_of(subscriber.connection.owner)
            if seats != subscriber.seats:
                subscriber.seats, subscriber.mask = seats, self.log.mask(seats)
                self.greet(subscriber)
                self.show_to(subscriber, None)
        self.tell_presence()

    # -- beginning ------------------------------------------------------------------------------------

    def missing(self) -> list[int]:
        """Whose share of the luck the first draw waits for: seats nobody has taken, people who have not come."""
        if self.row.shares is not None or self.row.closed:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.human and seat.share is None]

    def share_hashes(self) -> list[Json]:
        """The hash of each share: whoever adds one later can check that the others were fixed before."""
        return [
            {"seat": number, "hash": hashlib.sha256(seat.share).hexdigest()}
            for number, seat in enumerate(self.seats)
            if seat.share
        ]

    async def add_share(self, owner: bytes | None, share: bytes) -> None:
        async with self.lock:
            mine = [number for number in self.seats_of(owner) if number in self.missing()]
            if not mine:
                raise ServiceProblem("share-too-late", 409)
            # One browser, one share: its other seats came without.
            await self.change_seats(
                {number: replace(self.seats[number], share=share if number == mine[0] else b"") for number in mine}
            )
            await self.begin()

    async def begin(self, now: bool = False) -> None:
        """Under the lock: if nobody is missing, or `now`, the luck is fixed and the first draws are made."""
        if self.row.shares is not None or self.row.closed:
            return
        if self.missing() and not now:
            self.greet_again()
            return
        shares = [(number, seat.share) for number, seat in enumerate(self.seats) if seat.share]
        start = self.log.length
        entries = self.log.begin(FairLuck(self.row.seed, shares, self.row.luck))
        self.row.shares = shares
        try:
            await self.commit(start, entries, [self.begun_statement()])
        except ServiceProblem:
            self.row.shares = None
            self.log.luck, self.log.match.luck = self.row.fair_luck(), None
            raise
        self.greet_again()
        self.show_all()

    def begun_statement(self) -> Statement:
        return ("UPDATE tables SET shares = ? WHERE id = ?", (shares_text(self.row.shares), self.row.id))

    def greet_again(self) -> None:
        for subscriber in self.subscribers:
            self.greet(subscriber)

    # -- playing --------------------------------------------------------------------------------------

    async def move(self, subscriber: Subscriber, id: str, version: int, action: int) -> None:
        async with self.lock:
            ref = self.ref(subscriber, id)
            if self.answered(subscriber, id, ref):
                return
            if version != self.log.version(subscriber.mask):
                raise ServiceProblem("stale", 409)
            if self.row.closed:
                raise Problem("match-over")
            seat = self.log.match.actor
            if seat not in subscriber.seats:
                raise ServiceProblem("not-begun" if self.missing() else "wait-for-turn", 409)
            if self.seats[seat].played_by_bot:
                raise ServiceProblem("paused", 409)
            await self.play(action, seat, ref)
            self.lobby.metrics.add("moves_total")
            self.acknowledge(subscriber, id, ref)
            self.consent.drop("undo")
            self.show_all()
        self.schedule_bot()

    async def play(self, action: int, seat: int, ref: str | None) -> None:
        start = self.log.length
        entries = self.log.play(action, seat, ref)
        await self.commit(start, entries)

    async def undo(self, subscriber: Subscriber, id: str) -> None:
        """Take back at once where that is free, else ask the others."""
        async with self.lock:
            ref = self.ref(subscriber, id)
            if self.answered(subscriber, id, ref):
                return
            can_undo, can_propose, reason = self.undo_standing(subscriber)
            seat = self.log.last_chooser(subscriber.seats)
            if seat is None or not (can_undo or can_propose):
                raise reason or ServiceProblem("not-seated", 403)
            match = self.log.match
            if can_undo:
                keep = match.last_choice(seat) if self.alone(subscriber.seats) else match.undo_point(seat)
                await self.take_back(keep, seat, ref)
                self.acknowledge(subscriber, id, ref)
                self.show_all()
            else:
                self.consent.propose("undo", subscriber, id, seat)
        self.schedule_bot()

    async def take_back(self, keep: int, seat: int, ref: str | None) -> None:
        start = self.log.length
        await self.commit(start, [self.log.take_back(keep, seat, ref)])
        self.lobby.metrics.add("undos_total")
        self.consent.drop("undo")

    async def take_back_agreed(self, proposal: Proposal) -> None:
        ref = f"{proposal.owner[:8].hex()}:{proposal.id}"
        await self.take_back(self.log.match.last_choice(proposal.by), proposal.by, ref)
        for each in self.subscribers:
            if each.connection.owner == proposal.owner:
                self.acknowledge(each, proposal.id, ref)
        self.show_all()

    async def answer(self, subscriber: Subscriber, number: int, agree: bool) -> None:
        async with self.lock:
            await self.consent.answer(subscriber, number, agree)
        self.schedule_bot()

    async def withdraw(self, subscriber: Subscriber, number: int) -> None:
        async with self.lock:
            self.consent.withdraw(subscriber, number)

    def ref(self, subscriber: Subscriber, id: str) -> str | None:
        """A request's id, kept apart from those of other browsers."""
        owner = subscriber.connection.owner
        return None if owner is None else f"{owner[:8].hex()}:{id}"

    def answered(self, subscriber: Subscriber, id: str, ref: str | None) -> bool:
        """Whether this is the resend of a request that has been stored: then the same answer goes out."""
        if not subscriber.seats or ref is None:
            raise ServiceProblem("not-seated", 403)
        if ref not in self.log.refs:
            return False
        self.acknowledge(subscriber, id, ref)
        return True

    def acknowledge(self, subscriber: Subscriber, id: str, ref: str | None) -> None:
        length = self.log.refs[ref] if ref is not None else self.log.length
        version = (
            self.log.version(subscriber.mask)
            if length == self.log.length
            else self.log.version_at(subscriber.mask, length)
        )
        self.tell(subscriber, {"type": "ack", "id": id, "version": version})

    def schedule_bot(self) -> None:
        self.bots.schedule()

    # -- ending ---------------------------------------------------------------------------------------

    async def propose_end(self, subscriber: Subscriber, id: str) -> None:
        """End the match early: at once if nobody else is here to be asked."""
        async with self.lock:
            owner = subscriber.connection.owner
            if owner is None or not subscriber.seats:
                raise ServiceProblem("not-seated", 403)
            if self.row.closed:
                raise Problem("match-over")
            if self.consent.voters(owner, "end"):
                self.consent.propose("end", subscriber, id, subscriber.seats[0])
                return
            await self.end("agreed")
            self.tell(subscriber, {"type": "ack", "id": id, "version": self.log.version(subscriber.mask)})

    async def end(self, how: str, ranks: list[int] | None = None) -> None:
        """Under the lock: nothing more will be played here. What was hidden may be read from now on."""
        stored = None if ranks is None else orjson.dumps(ranks).decode()
        await self.lobby.store(
            [("UPDATE tables SET ended = ?, ranks = ? WHERE id = ?", (how, stored, self.row.id))],
        )
        self.row.ended, self.row.ranks = how, ranks
        self.bots.cancel()
        self.consent.drop()
        for subscriber in self.subscribers:
            self.greet(subscriber)
            self.show_to(subscriber, self.log.length)

    # -- storing --------------------------------------------------------------------------------------

    async def commit(self, start: int, entries: Sequence[Entry], also: Sequence[Statement] = ()) -> None:
        """Store what was played in memory; if that fails, memory goes back to what is stored."""
        updated = self.row.updated
        try:
            await self.lobby.store([*self.statements(start, entries), *also])
        except ServiceProblem:
            self.row.updated = updated
            await self.lobby.reload(self)
            self.show_all()
            raise

    def statements(self, start: int, entries: Sequence[Entry]) -> list[Statement]:
        row, log, now = self.row, self.log, time.time()
        made: list[Statement] = [
            (
                INSERT_ENTRY,
                (row.id, seq, e.kind, e.actor, e.action, int(e.forced), e.seen, e.ref, now, e.urn),
            )
            for seq, e in enumerate(entries, start)
        ]
        state = log.match.state
        row.actor = int(state.actor)
        row.turn = row.actor if log.all_open else updates.shown_actor(state, log.view(None))
        if any(entry.seen >> log.match.seats for entry in entries):
            row.updated = now  # when a spectator could notice something: a hidden step changes no date
        row.ranks = state.ranks() if log.match.over else None
        ranks = None if row.ranks is None else orjson.dumps(row.ranks).decode()
        made.append((UPDATE_TURN, (row.actor, row.turn, row.updated, ranks, row.id)))
        every = self.lobby.settings.snapshot_every
        if start // every != log.length // every:
            snapshot = log.snapshot()
            made.append((INSERT_SNAPSHOT, (row.id, snapshot.seq, snapshot.length, snapshot.dump)))
        return made

    async def change_seats(self, changed: Mapping[int, Seat], also: Sequence[Statement] = ()) -> None:
        """Under the lock: store seats, and only then remember them."""
        statements: list[Statement] = [
            (UPDATE_SEAT, (*seat.stored(), self.row.id, number)) for number, seat in changed.items()
        ]
        await self.lobby.store([*statements, *also])
        for number, seat in changed.items():
            self.seats[number] = seat

    async def rename(self, subscriber: Subscriber, number: int, name: str) -> None:
        async with self.lock:
            if number not in subscriber.seats:
                raise ServiceProblem("not-seated", 403)
            cleaned = clean_name(name)
            if cleaned:
                await self.change_seats({number: replace(self.seats[number], name=cleaned)})
                self.reseat()

    def close(self, code: str) -> None:
        self.bots.cancel()
        for subscriber in self.subscribers:
            self.tell(subscriber, {"type": "bye", "code": code})


def entry_of(row: Sequence[Any]) -> Entry:
    kind, actor, action, forced, seen, ref, urn = row
    return Entry(kind, actor, action, bool(forced), seen, ref, urn)
