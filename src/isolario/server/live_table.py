"""One table being played: its seats, its log, the pages that follow it, and the bots at it.

Whatever changes a table happens under its lock and in this order: checked and played in memory, stored,
acknowledged, shown. Nobody hears of anything that is not on the disk.
"""

import asyncio
import hashlib
import logging
import sqlite3
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import orjson

from isolario.kernel import FairLuck, FastLuck, Problem
from isolario.server import updates
from isolario.server.database import Statement
from isolario.server.identity import clean_name
from isolario.server.match_log import Entry, MatchLog
from isolario.server.problems import ServiceProblem
from isolario.server.seating import Connection, Proposal, Seat, Subscriber, TableRow

if TYPE_CHECKING:
    from isolario.server.lobby import Lobby

Json = dict[str, Any]

STAND_IN_LEVEL = 3
"""How strong the bot is that plays for somebody who left."""
PREVIEW_GUESSES = 3
logger = logging.getLogger("isolario.server")

INSERT_ENTRY = "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
INSERT_SNAPSHOT = "INSERT INTO snapshots VALUES (?, ?, ?, ?)"
UPDATE_TURN = "UPDATE tables SET actor = ?, turn = ?, updated = ?, ranks = ? WHERE id = ?"
UPDATE_SEAT = (
    "UPDATE seats SET kind = ?, name = ?, level = ?, owner = ?, invite = ?, away = ? WHERE match = ? AND seat = ?"
)


class LiveTable:
    def __init__(self, lobby: "Lobby", row: TableRow, seats: list[Seat], log: MatchLog) -> None:
        self.lobby = lobby
        self.row = row
        self.seats = seats
        self.log = log
        self.lock = asyncio.Lock()
        self.subscribers: list[Subscriber] = []
        self.proposal: Proposal | None = None
        self.proposals = 0
        self.bot_task: asyncio.Task[None] | None = None
        self.bot_task_at = -1

    # -- who is who -----------------------------------------------------------------------------------

    def seats_of(self, owner: bytes | None) -> tuple[int, ...]:
        if owner is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.owner == owner)

    def may_look(self, owner: bytes | None) -> bool:
        return self.row.watch or bool(self.seats_of(owner)) or owner == self.row.creator

    def alone(self, seats: Sequence[int]) -> bool:
        """Whether everybody else who plays here is a bot."""
        return all(number in seats or seat.kind != "person" or seat.away for number, seat in enumerate(self.seats))

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seat_infos(self, mine: Sequence[int]) -> list[Json]:
        here = {subscriber.connection.owner for subscriber in self.subscribers}
        return [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level if seat.kind == "bot" else None,
                "online": seat.kind == "bot" or (seat.owner is not None and seat.owner in here),
                "away": seat.away,
                "mine": number in mine,
            }
            for number, seat in enumerate(self.seats)
        ]

    def info(self, owner: bytes | None) -> Json:
        """The table as `TableInfo` for this browser."""
        row, mine = self.row, self.seats_of(owner)
        return {
            "table": row.key,
            "game": row.game,
            "rules_version": row.rules_version,
            "options": row.options,
            "names": self.names(),
            "seats": self.seat_infos(mine),
            "mine": list(mine),
            "actor": row.turn,
            "my_turn": row.actor in mine,
            "over": row.ranks is not None,
            "ranks": row.ranks,
            "watch": row.watch,
            "creator": owner is not None and owner == row.creator,
            "created": row.created,
            "updated": row.updated,
            "commitment": FairLuck(row.seed).commitment,
            "fork_of": row.fork_of,
            "fork_at": row.fork_at,
            "rematch": row.rematch,
        }

    # -- pages ----------------------------------------------------------------------------------------

    def enter(self, connection: Connection, after: int | None) -> Subscriber:
        """A page begins to look; it gets a greeting and what it missed."""
        seats = self.seats_of(connection.owner)
        mask = self.log.mask(seats)
        told = None if after is None else self.log.position_of(mask, after)
        subscriber = Subscriber(connection, seats, mask, self.log.length)
        self.subscribers.append(subscriber)
        self.greet(subscriber)
        self.show_to(subscriber, told)
        if self.proposal is not None:
            self.tell_proposal(subscriber, self.proposal)
        self.tell_presence(apart_from=subscriber)
        self.schedule_bot()
        return subscriber

    def exit(self, subscriber: Subscriber) -> None:
        if subscriber in self.subscribers:
            self.subscribers.remove(subscriber)
            self.tell_presence()

    def greet(self, subscriber: Subscriber) -> None:
        row = self.row
        owner = subscriber.connection.owner
        tell(
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
                "commitment": self.log.match.commitment,
                "watch": row.watch,
                "creator": owner is not None and owner == row.creator,
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
        undo = updates.undo_standing(self.log, subscriber.seats, self.alone(subscriber.seats))
        return updates.text(updates.update(self.log, subscriber.seats, steps, reset, undone, undo))

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
        """After seats changed hands: whoever owns other seats than before sees the table anew."""
        self.log.match.names = tuple(self.names())
        for subscriber in self.subscribers:
            seats = self.seats_of(subscriber.connection.owner)
            if seats != subscriber.seats:
                subscriber.seats, subscriber.mask = seats, self.log.mask(seats)
                self.greet(subscriber)
                self.show_to(subscriber, None)
        self.tell_presence()

    # -- playing --------------------------------------------------------------------------------------

    async def move(self, subscriber: Subscriber, id: str, version: int, action: int) -> None:
        async with self.lock:
            ref = self.ref(subscriber, id)
            if self.answered(subscriber, id, ref):
                return
            if version != self.log.version(subscriber.mask):
                raise ServiceProblem("stale", 409)
            if self.log.match.over:
                raise Problem("match-over")
            seat = self.log.match.actor
            if seat not in subscriber.seats:
                raise ServiceProblem("wait-for-turn", 409)
            if self.seats[seat].away:
                raise ServiceProblem("paused", 409)
            await self.play(action, seat, ref)
            self.lobby.metrics.add("moves_total")
            self.acknowledge(subscriber, id, ref)
            self.drop_proposal()
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
            alone = self.alone(subscriber.seats)
            can_undo, can_ask, reason = updates.undo_standing(self.log, subscriber.seats, alone)
            seat = self.log.last_chooser(subscriber.seats)
            if seat is None or not (can_undo or can_ask):
                raise reason or ServiceProblem("not-seated", 403)
            match = self.log.match
            if can_undo:
                keep = match.last_choice(seat) if alone else match.undo_point(seat)
                await self.take_back(keep, seat, ref)
                self.acknowledge(subscriber, id, ref)
                self.show_all()
            else:
                self.propose_undo(subscriber, id, seat)
        self.schedule_bot()

    async def take_back(self, keep: int, seat: int, ref: str | None) -> None:
        start = self.log.length
        await self.commit(start, [self.log.take_back(keep, seat, ref)])
        self.lobby.metrics.add("undos_total")
        self.drop_proposal()

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
        tell(subscriber, {"type": "ack", "id": id, "version": version})

    async def commit(self, start: int, entries: Sequence[Entry]) -> None:
        """Database what was played in memory; if that fails, memory goes back to what is stored."""
        try:
            await self.lobby.database.write(self.statements(start, entries))
        except sqlite3.Error as error:
            logger.error("could not store a move: %s", error)
            await self.lobby.reload(self)
            self.show_all()
            raise ServiceProblem("not-stored", 503) from None

    def statements(self, start: int, entries: Sequence[Entry]) -> list[Statement]:
        row, log, now = self.row, self.log, time.time()
        made: list[Statement] = [
            (
                INSERT_ENTRY,
                (row.id, seq, e.kind, e.actor, e.action, int(e.forced), e.seen, e.ref, now),
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

    async def store_seat(self, number: int) -> None:
        await self.lobby.database.write([self.seat_statement(number)])

    def seat_statement(self, number: int) -> Statement:
        seat = self.seats[number]
        return (
            UPDATE_SEAT,
            (
                seat.kind,
                seat.name,
                seat.level,
                seat.owner,
                seat.invite,
                int(seat.away),
                self.row.id,
                number,
            ),
        )

    async def rename(self, subscriber: Subscriber, number: int, name: str) -> None:
        async with self.lock:
            if number not in subscriber.seats:
                raise ServiceProblem("not-seated", 403)
            cleaned = clean_name(name)
            if cleaned:
                self.seats[number].name = cleaned
                await self.store_seat(number)
                self.reseat()

    # -- consent --------------------------------------------------------------------------------------

    def propose_undo(self, subscriber: Subscriber, id: str, seat: int) -> None:
        owner = subscriber.connection.owner
        if owner is None:
            raise ServiceProblem("not-seated", 403)
        if self.proposal is not None:
            raise ServiceProblem("ask-open", 409)
        self.proposals += 1
        waiting = {
            other.owner
            for other in self.seats
            if other.kind == "person" and not other.away and other.owner not in (None, owner)
        }
        self.proposal = Proposal(
            self.proposals, seat, owner, id, self.log.length, {who for who in waiting if who is not None}
        )
        for each in self.subscribers:
            self.tell_proposal(each, self.proposal)

    def tell_proposal(self, subscriber: Subscriber, proposal: Proposal) -> None:
        if not subscriber.seats:
            return
        waiting = [number for number, seat in enumerate(self.seats) if seat.owner in proposal.waiting]
        tell(
            subscriber,
            {
                "type": "ask",
                "ask": proposal.number,
                "kind": "undo",
                "by": proposal.by,
                "mine": subscriber.connection.owner == proposal.owner,
                "waiting": waiting,
            },
        )

    async def answer(self, subscriber: Subscriber, number: int, agree: bool) -> None:
        async with self.lock:
            proposal = self.proposal
            owner = subscriber.connection.owner
            if proposal is None or proposal.number != number or owner not in proposal.waiting:
                raise ServiceProblem("no-such-ask", 409)
            if not agree:
                self.settle_proposal("refused")
                return
            proposal.waiting.discard(owner)
            if proposal.waiting:
                for each in self.subscribers:
                    self.tell_proposal(each, proposal)
                return
            self.settle_proposal("agreed")
            ref = f"{proposal.owner[:8].hex()}:{proposal.id}"
            await self.take_back(self.log.match.last_choice(proposal.by), proposal.by, ref)
            for each in self.subscribers:
                if each.connection.owner == proposal.owner:
                    self.acknowledge(each, proposal.id, ref)
            self.show_all()
        self.schedule_bot()

    async def withdraw(self, subscriber: Subscriber, number: int) -> None:
        async with self.lock:
            if (
                self.proposal is None
                or self.proposal.number != number
                or self.proposal.owner != subscriber.connection.owner
            ):
                raise ServiceProblem("no-such-ask", 409)
            self.settle_proposal("withdrawn")

    def drop_proposal(self) -> None:
        """The game went on: what was asked about the position before is settled."""
        if self.proposal is not None:
            self.settle_proposal("withdrawn")

    def settle_proposal(self, result: str) -> None:
        proposal, self.proposal = self.proposal, None
        if proposal is None:
            return
        message = {"type": "asked", "ask": proposal.number, "kind": "undo", "by": proposal.by, "result": result}
        for subscriber in self.subscribers:
            if subscriber.seats:
                tell(subscriber, message)

    # -- looking ahead ----------------------------------------------------------------------------------

    def preview(self, subscriber: Subscriber, id: str, action: int) -> None:
        """What a choice would do, as far as that does not depend on anything hidden."""
        state, shown = self.log.match.state, self.log.game.presentation
        seat = state.actor
        if seat not in subscriber.seats:
            raise ServiceProblem("wait-for-turn", 409)
        legal = state.legal()
        if action not in legal:
            raise self.log.match.refusal(action, legal)
        seen: list[Json] = []
        for guess in range(PREVIEW_GUESSES):
            before = state.clone()
            before.resample(seat, FastLuck(guess))
            after = before.clone()
            after.trace = []
            after.apply(action)
            trace, after.trace = after.trace, None
            events = shown.events(before, action, after, trace, seat)
            seen.append({"view": after.view(seat), "events": events})
        certain = all(other == seen[0] for other in seen)
        outcome = seen[0] if certain else {"view": None, "events": []}
        tell(subscriber, {"type": "preview", "id": id, "action": action, **outcome})

    def why(self, subscriber: Subscriber, id: str, element: str) -> None:
        """Why nothing can be done with an element now, and which rule says so."""
        viewer = updates.focus(self.log, subscriber.seats)
        view = self.log.view(viewer)
        if element not in view["pieces"] and all(element != known.id for known in updates.elements(self.log, view)):
            raise ServiceProblem("no-such-element", 404, element=element)
        reason = self.log.game.presentation.why_not(self.log.match.state, element, viewer)
        message = {"type": "reason", "id": id, "element": element, "phrase": reason.phrase, "rule": reason.rule or None}
        tell(subscriber, message)

    async def hint(self, subscriber: Subscriber, id: str) -> None:
        state = self.log.match.state
        seat = int(state.actor)
        if seat not in subscriber.seats:
            raise ServiceProblem("no-hint", 409)
        version = self.log.version(subscriber.mask)
        try:
            advice = await self.lobby.workers.advise(self.log.game, state.clone(), seat, self.bot_seed())
        except Exception as error:
            logger.warning("a hint failed: %r", error)
            raise ServiceProblem("hint-failed", 503) from None
        tell(subscriber, {"type": "hint", "id": id, "seat": seat, "version": version, **advice})

    # -- bots -----------------------------------------------------------------------------------------

    def attended(self) -> bool:
        """Bots go on while somebody plays; among themselves only while somebody watches."""
        people = [seat for seat in self.seats if seat.kind == "person"]
        return any(not seat.away for seat in people) if people else bool(self.subscribers)

    def schedule_bot(self) -> None:
        """If a bot is to move and nobody has asked it yet, ask it. The log says when: nothing else is kept."""
        match, length = self.log.match, self.log.length
        if match.actor < 0 or self.lobby.closing:
            return
        if not self.seats[match.actor].played_by_bot or not self.attended():
            return
        if self.bot_task is not None and not self.bot_task.done():
            if self.bot_task_at == length:
                return
            self.bot_task.cancel()
        self.bot_task_at = length
        self.bot_task = asyncio.create_task(self.think(length))

    async def think(self, length: int) -> None:
        match = self.log.match
        seat, state = int(match.actor), match.state.clone()
        level = self.seats[seat].level or STAND_IN_LEVEL
        shown_at = time.monotonic() + self.pace(length)
        legal = state.legal()
        action = legal[0]
        if len(legal) > 1:
            try:
                action = await self.lobby.workers.choose(self.log.game, state, level, self.bot_seed())
            except Exception as error:
                # A bot that cannot think must not stop the game for the people at it.
                logger.error("a bot of level %d failed at %s: %r", level, self.row.game, error)
                self.lobby.metrics.add("bot_failures_total")
        # The time it takes must not tell how much there was to choose from.
        await asyncio.sleep(max(0.0, shown_at - time.monotonic()))
        async with self.lock:
            if self.log.length != length:
                return  # taken back or played meanwhile: the thought is about the past
            if not self.seats[seat].played_by_bot or not self.attended():
                return
            try:
                await self.play(action, seat, None)
            except Problem as problem:
                logger.error("a bot's choice was refused: %s", problem)
                return
            self.lobby.metrics.add("bot_moves_total")
            self.show_all()
        self.bot_task = None
        self.schedule_bot()

    def pace(self, length: int) -> float:
        """People never act at quite the same speed; but neither does it tell what is in their hand."""
        jitter = hashlib.sha256(self.row.seed + f"pace/{length}".encode()).digest()[0] / 255
        return self.lobby.settings.bot_delay * (0.75 + 0.5 * jitter)

    def bot_seed(self) -> int:
        """Different at every place of the log, the same after a restart, and unknown to players."""
        text = f"bot/{self.log.length}".encode()
        return int.from_bytes(hashlib.sha256(self.row.seed + text).digest()[:6], "big")

    def close(self, code: str) -> None:
        if self.bot_task is not None:
            self.bot_task.cancel()
        for subscriber in self.subscribers:
            tell(subscriber, {"type": "bye", "code": code})


def tell(subscriber: Subscriber, message: Json) -> None:
    subscriber.connection.send(updates.text(message))


def entry_of(row: Sequence[Any]) -> Entry:
    kind, actor, action, forced, seen, ref = row
    return Entry(kind, actor, action, bool(forced), seen, ref)
