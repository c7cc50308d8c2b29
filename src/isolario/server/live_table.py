"""One table being played: its seats, its line of play, the screens that look at it, and the bots at it.

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
from isolario.server import show
from isolario.server.identity import clean_name
from isolario.server.line import Entry, Line
from isolario.server.problems import ServiceProblem
from isolario.server.seating import Ask, Looking, Screen, Seat, TableRow
from isolario.server.store import Statement

if TYPE_CHECKING:
    from isolario.server.lobby import Lobby

Json = dict[str, Any]

STAND_IN_LEVEL = 3
"""How strong the bot is that plays for somebody who left."""
PREVIEW_GUESSES = 3
log = logging.getLogger("isolario.server")

INSERT_ENTRY = "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
INSERT_SNAPSHOT = "INSERT INTO snapshots VALUES (?, ?, ?, ?)"
UPDATE_TURN = "UPDATE tables SET actor = ?, turn = ?, updated = ?, ranks = ? WHERE id = ?"
UPDATE_SEAT = (
    "UPDATE seats SET kind = ?, name = ?, level = ?, owner = ?, invite = ?, away = ? WHERE match = ? AND seat = ?"
)


class LiveTable:
    def __init__(self, lobby: "Lobby", row: TableRow, seats: list[Seat], line: Line) -> None:
        self.lobby = lobby
        self.row = row
        self.seats = seats
        self.line = line
        self.lock = asyncio.Lock()
        self.lookers: list[Looking] = []
        self.ask: Ask | None = None
        self.asks = 0
        self.thought: asyncio.Task[None] | None = None
        self.thought_at = -1

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
        here = {looking.screen.owner for looking in self.lookers}
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

    # -- screens --------------------------------------------------------------------------------------

    def enter(self, screen: Screen, after: int | None) -> Looking:
        """A screen begins to look; it gets a greeting and what it missed."""
        seats = self.seats_of(screen.owner)
        mask = self.line.mask(seats)
        told = None if after is None else self.line.position_of(mask, after)
        looking = Looking(screen, seats, mask, self.line.length)
        self.lookers.append(looking)
        self.greet(looking)
        self.show_to(looking, told)
        if self.ask is not None:
            self.tell_ask(looking, self.ask)
        self.tell_presence(apart_from=looking)
        self.wake()
        return looking

    def exit(self, looking: Looking) -> None:
        if looking in self.lookers:
            self.lookers.remove(looking)
            self.tell_presence()

    def greet(self, looking: Looking) -> None:
        row = self.row
        owner = looking.screen.owner
        tell(
            looking,
            {
                "type": "hello",
                "table": row.key,
                "game": row.game,
                "rules_version": row.rules_version,
                "options": row.options,
                "names": self.names(),
                "seats": self.seat_infos(looking.seats),
                "mine": list(looking.seats),
                "commitment": self.line.match.commitment,
                "watch": row.watch,
                "creator": owner is not None and owner == row.creator,
            },
        )

    def show_to(self, looking: Looking, told: int | None) -> None:
        """The position, with the steps since `told` if there are not too many of them."""
        looking.told = self.line.length
        looking.screen.send(self.rendered(looking, told))

    def rendered(self, looking: Looking, told: int | None) -> str:
        steps: list[int] = []
        undone, reset = False, told is None
        if told is not None:
            steps, undone = self.line.since(looking.mask, told)
            if undone or len(steps) > self.lobby.settings.catch_up:
                steps, reset = [], True
        undo = show.undo_standing(self.line, looking.seats, self.alone(looking.seats))
        return show.text(show.update(self.line, looking.seats, steps, reset, undone, undo))

    def show_all(self) -> None:
        """Tell every screen what it could notice since it was last told; the others hear nothing."""
        made: dict[tuple[tuple[int, ...], int], str] = {}
        length = self.line.length
        for looking in self.lookers:
            told = looking.told
            if told == length:
                continue
            if any(seen & looking.mask for seen in self.line.seen[told:]):
                key = (looking.seats, told)
                if key not in made:
                    try:
                        made[key] = self.rendered(looking, told)
                    except Exception:
                        # What cannot be shown to one must not stop the game for all: the move is stored.
                        log.exception("a position of %s could not be shown", self.row.game)
                        self.lobby.metrics.add("errors_total")
                        continue
                looking.screen.send(made[key])
            looking.told = length

    def tell_presence(self, apart_from: Looking | None = None) -> None:
        names = self.names()
        made: dict[tuple[int, ...], str] = {}
        for looking in self.lookers:
            if looking is apart_from:
                continue
            if looking.seats not in made:
                message = {"type": "presence", "seats": self.seat_infos(looking.seats), "names": names}
                made[looking.seats] = show.text(message)
            looking.screen.send(made[looking.seats])

    def reseat(self) -> None:
        """After seats changed hands: whoever owns other seats than before sees the table anew."""
        self.line.match.names = tuple(self.names())
        for looking in self.lookers:
            seats = self.seats_of(looking.screen.owner)
            if seats != looking.seats:
                looking.seats, looking.mask = seats, self.line.mask(seats)
                self.greet(looking)
                self.show_to(looking, None)
        self.tell_presence()

    # -- playing --------------------------------------------------------------------------------------

    async def move(self, looking: Looking, id: str, version: int, action: int) -> None:
        async with self.lock:
            ref = self.ref(looking, id)
            if self.answered(looking, id, ref):
                return
            if version != self.line.version(looking.mask):
                raise ServiceProblem("stale", 409)
            if self.line.match.over:
                raise Problem("match-over")
            seat = self.line.match.actor
            if seat not in looking.seats:
                raise ServiceProblem("wait-for-turn", 409)
            if self.seats[seat].away:
                raise ServiceProblem("paused", 409)
            await self.play(action, seat, ref)
            self.lobby.metrics.add("moves_total")
            self.acknowledge(looking, id, ref)
            self.withdraw_ask()
            self.show_all()
        self.wake()

    async def play(self, action: int, seat: int, ref: str | None) -> None:
        start = self.line.length
        entries = self.line.play(action, seat, ref)
        await self.commit(start, entries)

    async def undo(self, looking: Looking, id: str) -> None:
        """Take back at once where that is free, else ask the others."""
        async with self.lock:
            ref = self.ref(looking, id)
            if self.answered(looking, id, ref):
                return
            alone = self.alone(looking.seats)
            can_undo, can_ask, reason = show.undo_standing(self.line, looking.seats, alone)
            seat = self.line.last_chooser(looking.seats)
            if seat is None or not (can_undo or can_ask):
                raise reason or ServiceProblem("not-seated", 403)
            match = self.line.match
            if can_undo:
                keep = match.last_choice(seat) if alone else match.undo_point(seat)
                await self.take_back(keep, seat, ref)
                self.acknowledge(looking, id, ref)
                self.show_all()
            else:
                self.ask_others(looking, id, seat)
        self.wake()

    async def take_back(self, keep: int, seat: int, ref: str | None) -> None:
        start = self.line.length
        await self.commit(start, [self.line.take_back(keep, seat, ref)])
        self.lobby.metrics.add("undos_total")
        self.withdraw_ask()

    def ref(self, looking: Looking, id: str) -> str | None:
        """A request's id, kept apart from those of other browsers."""
        owner = looking.screen.owner
        return None if owner is None else f"{owner[:8].hex()}:{id}"

    def answered(self, looking: Looking, id: str, ref: str | None) -> bool:
        """Whether this is the resend of a request that has been stored: then the same answer goes out."""
        if not looking.seats or ref is None:
            raise ServiceProblem("not-seated", 403)
        if ref not in self.line.refs:
            return False
        self.acknowledge(looking, id, ref)
        return True

    def acknowledge(self, looking: Looking, id: str, ref: str | None) -> None:
        length = self.line.refs[ref] if ref is not None else self.line.length
        version = (
            self.line.version(looking.mask)
            if length == self.line.length
            else self.line.version_at(looking.mask, length)
        )
        tell(looking, {"type": "ack", "id": id, "version": version})

    async def commit(self, start: int, entries: Sequence[Entry]) -> None:
        """Store what was played in memory; if that fails, memory goes back to what is stored."""
        try:
            await self.lobby.store.write(self.statements(start, entries))
        except sqlite3.Error as error:
            log.error("could not store a move: %s", error)
            await self.lobby.reload(self)
            self.show_all()
            raise ServiceProblem("not-stored", 503) from None

    def statements(self, start: int, entries: Sequence[Entry]) -> list[Statement]:
        row, line, now = self.row, self.line, time.time()
        made: list[Statement] = [
            (
                INSERT_ENTRY,
                (row.id, seq, e.kind, e.actor, e.action, int(e.forced), e.seen, e.ref, now),
            )
            for seq, e in enumerate(entries, start)
        ]
        state = line.match.state
        row.actor = int(state.actor)
        row.turn = row.actor if line.all_open else show.shown_actor(state, line.view(None))
        if any(entry.seen >> line.match.seats for entry in entries):
            row.updated = now  # when a spectator could notice something: a hidden step changes no date
        row.ranks = state.ranks() if line.match.over else None
        ranks = None if row.ranks is None else orjson.dumps(row.ranks).decode()
        made.append((UPDATE_TURN, (row.actor, row.turn, row.updated, ranks, row.id)))
        every = self.lobby.settings.snapshot_every
        if start // every != line.length // every:
            snapshot = line.snapshot()
            made.append((INSERT_SNAPSHOT, (row.id, snapshot.seq, snapshot.length, snapshot.dump)))
        return made

    async def store_seat(self, number: int) -> None:
        await self.lobby.store.write([self.seat_statement(number)])

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

    async def rename(self, looking: Looking, number: int, name: str) -> None:
        async with self.lock:
            if number not in looking.seats:
                raise ServiceProblem("not-seated", 403)
            cleaned = clean_name(name)
            if cleaned:
                self.seats[number].name = cleaned
                await self.store_seat(number)
                self.reseat()

    # -- consent --------------------------------------------------------------------------------------

    def ask_others(self, looking: Looking, id: str, seat: int) -> None:
        owner = looking.screen.owner
        if owner is None:
            raise ServiceProblem("not-seated", 403)
        if self.ask is not None:
            raise ServiceProblem("ask-open", 409)
        self.asks += 1
        waiting = {
            other.owner
            for other in self.seats
            if other.kind == "person" and not other.away and other.owner not in (None, owner)
        }
        self.ask = Ask(self.asks, seat, owner, id, self.line.length, {who for who in waiting if who is not None})
        for each in self.lookers:
            self.tell_ask(each, self.ask)

    def tell_ask(self, looking: Looking, ask: Ask) -> None:
        if not looking.seats:
            return
        waiting = [number for number, seat in enumerate(self.seats) if seat.owner in ask.waiting]
        tell(
            looking,
            {
                "type": "ask",
                "ask": ask.number,
                "kind": "undo",
                "by": ask.by,
                "mine": looking.screen.owner == ask.owner,
                "waiting": waiting,
            },
        )

    async def answer(self, looking: Looking, number: int, agree: bool) -> None:
        async with self.lock:
            ask = self.ask
            owner = looking.screen.owner
            if ask is None or ask.number != number or owner not in ask.waiting:
                raise ServiceProblem("no-such-ask", 409)
            if not agree:
                self.settle_ask("refused")
                return
            ask.waiting.discard(owner)
            if ask.waiting:
                for each in self.lookers:
                    self.tell_ask(each, ask)
                return
            self.settle_ask("agreed")
            ref = f"{ask.owner[:8].hex()}:{ask.id}"
            await self.take_back(self.line.match.last_choice(ask.by), ask.by, ref)
            for each in self.lookers:
                if each.screen.owner == ask.owner:
                    self.acknowledge(each, ask.id, ref)
            self.show_all()
        self.wake()

    async def withdraw(self, looking: Looking, number: int) -> None:
        async with self.lock:
            if self.ask is None or self.ask.number != number or self.ask.owner != looking.screen.owner:
                raise ServiceProblem("no-such-ask", 409)
            self.settle_ask("withdrawn")

    def withdraw_ask(self) -> None:
        """The game went on: what was asked about the position before is settled."""
        if self.ask is not None:
            self.settle_ask("withdrawn")

    def settle_ask(self, result: str) -> None:
        ask, self.ask = self.ask, None
        if ask is None:
            return
        message = {"type": "asked", "ask": ask.number, "kind": "undo", "by": ask.by, "result": result}
        for looking in self.lookers:
            if looking.seats:
                tell(looking, message)

    # -- looking ahead --------------------------------------------------------------------------------

    def preview(self, looking: Looking, id: str, action: int) -> None:
        """What a choice would do, as far as that does not depend on anything hidden."""
        state, shown = self.line.match.state, self.line.game.presentation
        seat = state.actor
        if seat not in looking.seats:
            raise ServiceProblem("wait-for-turn", 409)
        legal = state.legal()
        if action not in legal:
            raise self.line.match.refusal(action, legal)
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
        tell(looking, {"type": "preview", "id": id, "action": action, **outcome})

    def why(self, looking: Looking, id: str, element: str) -> None:
        """Why nothing can be done with an element now, and which rule says so."""
        viewer = show.focus(self.line, looking.seats)
        if all(element != known.id for known in show.elements(self.line, self.line.view(viewer))):
            raise ServiceProblem("no-such-element", 404, element=element)
        reason = self.line.game.presentation.why_not(self.line.match.state, element, viewer)
        message = {"type": "reason", "id": id, "element": element, "phrase": reason.phrase, "rule": reason.rule or None}
        tell(looking, message)

    async def hint(self, looking: Looking, id: str) -> None:
        state = self.line.match.state
        seat = int(state.actor)
        if seat not in looking.seats:
            raise ServiceProblem("no-hint", 409)
        version = self.line.version(looking.mask)
        try:
            advice = await self.lobby.thinker.advise(self.line.game, state.clone(), seat, self.bot_seed())
        except Exception as error:
            log.warning("a hint failed: %r", error)
            raise ServiceProblem("hint-failed", 503) from None
        tell(looking, {"type": "hint", "id": id, "seat": seat, "version": version, **advice})

    # -- bots -----------------------------------------------------------------------------------------

    def attended(self) -> bool:
        """Bots go on while somebody plays; among themselves only while somebody watches."""
        people = [seat for seat in self.seats if seat.kind == "person"]
        return any(not seat.away for seat in people) if people else bool(self.lookers)

    def wake(self) -> None:
        """If a bot is to move and nobody has asked it yet, ask it. The log says when: nothing else is kept."""
        match, length = self.line.match, self.line.length
        if match.actor < 0 or self.lobby.closing:
            return
        if not self.seats[match.actor].played_by_bot or not self.attended():
            return
        if self.thought is not None and not self.thought.done():
            if self.thought_at == length:
                return
            self.thought.cancel()
        self.thought_at = length
        self.thought = asyncio.create_task(self.think(length))

    async def think(self, length: int) -> None:
        match = self.line.match
        seat, state = int(match.actor), match.state.clone()
        level = self.seats[seat].level or STAND_IN_LEVEL
        shown_at = time.monotonic() + self.pace(length)
        legal = state.legal()
        action = legal[0]
        if len(legal) > 1:
            try:
                action = await self.lobby.thinker.choose(self.line.game, state, level, self.bot_seed())
            except Exception as error:
                # A bot that cannot think must not stop the game for the people at it.
                log.error("a bot of level %d failed at %s: %r", level, self.row.game, error)
                self.lobby.metrics.add("bot_failures_total")
        # The time it takes must not tell how much there was to choose from.
        await asyncio.sleep(max(0.0, shown_at - time.monotonic()))
        async with self.lock:
            if self.line.length != length:
                return  # taken back or played meanwhile: the thought is about the past
            if not self.seats[seat].played_by_bot or not self.attended():
                return
            try:
                await self.play(action, seat, None)
            except Problem as problem:
                log.error("a bot's choice was refused: %s", problem)
                return
            self.lobby.metrics.add("bot_moves_total")
            self.show_all()
        self.thought = None
        self.wake()

    def pace(self, length: int) -> float:
        """People never act at quite the same speed; but neither does it tell what is in their hand."""
        jitter = hashlib.sha256(self.row.seed + f"pace/{length}".encode()).digest()[0] / 255
        return self.lobby.settings.bot_delay * (0.75 + 0.5 * jitter)

    def bot_seed(self) -> int:
        """Different at every place of the log, the same after a restart, and unknown to players."""
        text = f"bot/{self.line.length}".encode()
        return int.from_bytes(hashlib.sha256(self.row.seed + text).digest()[:6], "big")

    def close(self, code: str) -> None:
        if self.thought is not None:
            self.thought.cancel()
        for looking in self.lookers:
            tell(looking, {"type": "bye", "code": code})


def tell(looking: Looking, message: Json) -> None:
    looking.screen.send(show.text(message))


def entry_of(row: Sequence[Any]) -> Entry:
    kind, actor, action, forced, seen, ref = row
    return Entry(kind, actor, action, bool(forced), seen, ref)
