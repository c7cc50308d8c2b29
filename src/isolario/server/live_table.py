"""One table being played: its seats, its log, the pages that follow it, and the bots at it.

Whatever changes a table happens under its lock and in this order: checked and played in memory, stored,
acknowledged, shown. Nobody hears of anything that is not on the disk.
"""

import hashlib
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from isolario.kernel import FairLuck, Problem
from isolario.server import updates
from isolario.server.arrivals import Arrivals
from isolario.server.bot_turns import BotTurns
from isolario.server.consent import Consent
from isolario.server.endings import Endings
from isolario.server.house import House
from isolario.server.identity import clean_name
from isolario.server.kept_table import KeptTable
from isolario.server.match_log import MatchLog
from isolario.server.problems import ServiceProblem
from isolario.server.rows import Proposal, Seat, TableRow
from isolario.server.seating import Connection, Subscriber

Json = dict[str, Any]
logger = logging.getLogger("isolario.server")


class LiveTable(KeptTable):
    def __init__(self, house: House, row: TableRow, seats: list[Seat], log: MatchLog) -> None:
        super().__init__(house, row, seats, log)
        self.address = ""
        """Where somebody last came from who takes part, for the budget of its bots. Not stored."""
        self.consent = Consent(self)
        self.bots = BotTurns(self)
        self.arrivals = Arrivals(self)
        self.endings = Endings(self)

    # -- pages ----------------------------------------------------------------------------------------

    def enter(self, connection: Connection, after: int | None, patches: bool = False) -> Subscriber:
        """A page begins to follow the table; it gets a greeting and what it missed."""
        seats = self.seats_of(connection.owner)
        mask = self.log.mask(seats)
        told = None if after is None else self.log.position_of(mask, after)
        if self.takes_part(connection.owner):
            self.address = connection.address
        subscriber = Subscriber(connection, seats, mask, self.log.length, patches)
        self.subscribers.append(subscriber)
        self.greet(subscriber)
        self.show_to(subscriber, told)
        self.consent.tell(subscriber)
        self.tell_presence(apart_from=subscriber)
        self.tell_nodes(connection.owner, self.house.settings.attendance_seconds)
        self.schedule_bot()
        return subscriber

    def exit(self, subscriber: Subscriber) -> None:
        if subscriber in self.subscribers:
            self.subscribers.remove(subscriber)
            for number in self.seats_of(subscriber.connection.owner):
                self.seats[number].seen = time.time()
            self.tell_presence()
            if all(other.connection.owner != subscriber.connection.owner for other in self.subscribers):
                self.tell_nodes(subscriber.connection.owner, 0.0)

    def tell_nodes(self, owner: bytes | None, seconds: float) -> None:
        """Other nodes hear who is here by this one."""
        store = self.house.store
        if not store.several or owner is None or not self.seats_of(owner):
            return

        async def tell() -> None:
            await store.attend([(self.row.id, owner)], seconds)
            await store.tell_attendance(self.row.key)

        self.house.send(tell())

    def note_attendance(self, found: Mapping[bytes, float]) -> None:
        """Who is at the table by the word of other nodes, or was."""
        now = time.time()
        elsewhere = {owner for owner, seconds in found.items() if seconds > 0}
        for seat in self.seats:
            if seat.owner is not None and seat.owner in found:
                seat.seen = max(seat.seen, now + min(0.0, found[seat.owner]))
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
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
        text, shown = self.rendered(subscriber, told, updates.Rendering(self.log))
        subscriber.connection.send(text)
        if subscriber.patches:
            subscriber.shown = shown

    def rendered(
        self, subscriber: Subscriber, told: int | None, rendering: updates.Rendering
    ) -> "tuple[str, updates.Shown]":
        """What the page is sent, and what it has been shown then."""
        seats, former = subscriber.seats, subscriber.shown
        steps: list[int] = []
        undone, reset = False, told is None
        if told is not None:
            steps, undone = self.log.since(subscriber.mask, told)
            if undone or len(steps) > self.house.settings.catch_up:
                steps, reset = [], True
        ended = self.row.ended
        conceded = self.row.ranks if ended is not None else None
        now = updates.position(self.log, seats, self.undo_standing(subscriber), ended, conceded)
        if former is None or reset:
            message = updates.update(rendering, seats, now, steps, reset, undone)
        else:
            message = updates.patch(rendering, seats, former, now, steps)
        return updates.text(message), updates.Shown(message["version"], now)

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
        made: dict[tuple[tuple[int, ...], int, int], tuple[str, updates.Shown]] = {}
        length = self.log.length
        rendering = updates.Rendering(self.log)
        for subscriber in self.subscribers:
            told = subscriber.told
            if told == length:
                continue
            if self.log.noticed_since(subscriber.mask, told):
                key = (subscriber.seats, told, id(subscriber.shown))
                if key not in made:
                    try:
                        made[key] = self.rendered(subscriber, told, rendering)
                    except Exception:
                        # What cannot be shown to one must not stop the game for all: the move is stored.
                        logger.exception("a position of %s could not be shown", self.row.game)
                        self.house.metrics.add("errors_total")
                        continue
                text, shown = made[key]
                subscriber.connection.send(text)
                if subscriber.patches:
                    subscriber.shown = shown
            subscriber.told = length

    def tell(self, subscriber: Subscriber, message: Json, more: bool = False) -> None:
        subscriber.connection.send(updates.text(message), more)

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
        """Seats have changed hands or names: whoever owns other seats than before is sent the whole table."""
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
        async def add() -> None:
            mine = [number for number in self.seats_of(owner) if number in self.missing()]
            if mine:
                # One browser, one share: its other seats came without.
                await self.change_seats(
                    {number: replace(self.seats[number], share=share if number == mine[0] else b"") for number in mine}
                )
            elif all(self.seats[number].share != share for number in self.seats_of(owner)):
                raise ServiceProblem("share-too-late", 409)
            await self.begin()

        await self.exclusively(add)

    async def begin(self, now: bool = False) -> None:
        """Under the lock: if nobody is missing, or `now`, the luck is fixed and the first draws are made."""
        if self.row.shares is not None or self.row.closed:
            return
        if self.missing() and not now:
            self.greet_again()
            return
        shares = self.given_shares()
        start = self.log.length
        entries = self.log.begin(FairLuck(self.row.seed, shares, self.row.luck))
        await self.save(replace(self.row, shares=shares), start=start, entries=entries)
        self.greet_again()
        self.show_all()

    async def begin_now(self, owner: bytes | None) -> None:
        """Without waiting for whoever is missing."""

        async def begin() -> None:
            if not self.takes_part(owner):
                raise ServiceProblem("not-seated", 403)
            await self.begin(now=True)

        await self.exclusively(begin)
        self.schedule_bot()

    def given_shares(self) -> list[tuple[int, bytes]]:
        return [(number, seat.share) for number, seat in enumerate(self.seats) if seat.share]

    def greet_again(self) -> None:
        for subscriber in self.subscribers:
            self.greet(subscriber)

    # -- playing --------------------------------------------------------------------------------------

    async def move(self, subscriber: Subscriber, id: str, version: int, action: int) -> None:
        async def move() -> None:
            ref = self.ref(subscriber, id)
            if self.answered(subscriber, id, ref):
                return
            seat = self.choosing_seat(subscriber, version)
            await self.play(action, seat, ref)
            self.house.metrics.add("moves_total")
            self.acknowledge(subscriber, id, ref)
            self.show_all()

        with self.house.metrics.timed("move_seconds"):
            await self.exclusively(move)
        self.schedule_bot()

    def choosing_seat(self, subscriber: Subscriber, version: int) -> int:
        """The seat of theirs that is asked now; a problem if it is another's turn, or they saw another position."""
        if version != self.log.version(subscriber.mask):
            raise ServiceProblem("stale", 409)
        if self.row.closed:
            raise Problem("match-over")
        seat = self.log.match.actor
        if seat not in subscriber.seats:
            raise ServiceProblem("not-begun" if self.missing() else "wait-for-turn", 409)
        if self.seats[seat].played_by_bot:
            raise ServiceProblem("paused", 409)
        return seat

    async def advised(self, subscriber: Subscriber, id: str, version: int) -> int | None:
        """What a bot would choose for them, to be played as their own; None if that has been done already."""
        if self.answered(subscriber, id, self.ref(subscriber, id)):
            return None
        self.choosing_seat(subscriber, version)
        return await self.bots.advised()

    async def play(self, action: int, seat: int, ref: str | None) -> None:
        start = self.log.length
        entries = self.log.play(action, seat, ref)
        # A bot's answer does not settle what people have asked each other.
        row = self.row if ref is None else self.consent.dropped("undo")
        await self.save(row, start=start, entries=entries)

    async def undo(self, subscriber: Subscriber, id: str) -> None:
        """Take back at once where that is free, else ask the others."""

        async def undo() -> None:
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
                await self.take_back(keep, seat, ref, self.consent.dropped("undo"))
                self.acknowledge(subscriber, id, ref)
                self.show_all()
            else:
                await self.consent.propose("undo", subscriber, id, seat)

        await self.exclusively(undo)
        self.schedule_bot()

    async def take_back(self, keep: int, seat: int, ref: str | None, row: TableRow) -> None:
        start = self.log.length
        await self.save(row, start=start, entries=[self.log.take_back(keep, seat, ref)])
        self.house.metrics.add("undos_total")

    async def take_back_agreed(self, proposal: Proposal) -> None:
        """Under the lock: `proposal` is settled with it."""
        ref = f"{proposal.owner[:8].hex()}:{proposal.id}"
        row = replace(self.row, proposal=proposal)
        await self.take_back(self.log.match.last_choice(proposal.by), proposal.by, ref, row)
        for each in self.subscribers:
            if each.connection.owner == proposal.owner:
                self.acknowledge(each, proposal.id, ref)
        self.show_all()

    async def answer(self, subscriber: Subscriber, number: int, agree: bool) -> None:
        await self.exclusively(lambda: self.consent.answer(subscriber, number, agree))
        self.schedule_bot()

    async def withdraw(self, subscriber: Subscriber, number: int) -> None:
        await self.exclusively(lambda: self.consent.withdraw(subscriber, number))

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
        self.tell(subscriber, {"type": "ack", "id": id, "version": version}, more=True)  # the position, mostly

    def schedule_bot(self) -> None:
        self.bots.schedule()

    # -- ending ---------------------------------------------------------------------------------------

    async def propose_end(self, subscriber: Subscriber, id: str) -> None:
        """End the match early: at once if nobody else is here to be asked."""

        async def end() -> None:
            owner = subscriber.connection.owner
            if owner is None or not subscriber.seats:
                raise ServiceProblem("not-seated", 403)
            if self.row.closed:
                raise Problem("match-over")
            if self.consent.voters(owner, "end"):
                await self.consent.propose("end", subscriber, id, subscriber.seats[0])
                return
            await self.end("agreed", self.consent.dropped())
            self.tell(subscriber, {"type": "ack", "id": id, "version": self.log.version(subscriber.mask)})

        await self.exclusively(end)

    async def end(self, how: str, row: TableRow, ranks: list[int] | None = None) -> None:
        """Under the lock: nothing more will be played here. What was hidden may be read from now on."""
        await self.save(replace(row, ended=how, ranks=ranks))
        self.show_end()

    def show_end(self) -> None:
        self.bots.cancel()
        for subscriber in self.subscribers:
            self.greet(subscriber)
            self.show_to(subscriber, self.log.length)

    async def store_new(self, actions: Sequence[int], rematch_of: "LiveTable | None" = None) -> None:
        """Store this new table with its first steps. If nobody is missing, luck begins too.

        The table of which it is the rematch remembers that, in the same breath.
        """
        entries = self.log.copy(actions)
        if self.missing():
            entries += self.log.advance()
        else:
            self.row = replace(self.row, shares=self.given_shares())
            entries += self.log.begin(self.row.fair_luck())
        new = self.new(entries)
        if rematch_of is None:
            await self.insert(new)
        else:
            await rematch_of.save(replace(rematch_of.row, rematch=self.row.key), also=[new])

    async def rename(self, subscriber: Subscriber, number: int, name: str) -> None:
        async def rename() -> None:
            if number not in subscriber.seats:
                raise ServiceProblem("not-seated", 403)
            cleaned = clean_name(name)
            if cleaned:
                await self.change_seats({number: replace(self.seats[number], name=cleaned)})
                self.reseat()

        await self.exclusively(rename)

    # -- what has been stored -----------------------------------------------------------------------------

    def log_replaced(self) -> None:
        for subscriber in self.subscribers:
            subscriber.told = min(subscriber.told, self.log.length)

    def stored_here(self, before: TableRow) -> None:
        self.consent.tell_change(before.proposal)

    def stored_elsewhere(self, before: TableRow, former: Sequence[Seat]) -> None:
        row = self.row
        self.dismiss_moved(former)
        if self.seats != former:
            self.reseat()
        if row.shares != before.shares or (row.shares is None and self.seats != former):
            self.greet_again()
        self.consent.tell_change(before.proposal)
        if row.ended != before.ended:
            self.show_end()
        else:
            self.show_all()
        if row.rematch is not None and row.rematch != before.rematch:
            self.tell_rematch()

    def dismiss_moved(self, former: Sequence[Seat]) -> None:
        """A page whose person has become another one, by a transfer on another node, must say again who it is."""
        for subscriber in list(self.subscribers):
            owner = subscriber.connection.owner
            moved = any(
                seat.owner != owner and old.owner == owner and seat.kind == "person" and seat.share == old.share
                for seat, old in zip(self.seats, former, strict=True)
            )
            if owner is not None and moved and not self.seats_of(owner):
                subscriber.connection.dismiss()

    def tell_rematch(self) -> None:
        for subscriber in self.subscribers:
            if subscriber.seats:
                self.tell(subscriber, {"type": "rematch", "table": self.row.rematch})

    def hand_over(self, before: bytes, now: bytes) -> None:
        """The pages of a device that has become another one's; the seats follow from the store."""
        for subscriber in self.subscribers:
            if subscriber.connection.owner == before:
                subscriber.connection.owner = now

    def close(self, code: str) -> None:
        self.bots.cancel()
        for subscriber in self.subscribers:
            self.tell(subscriber, {"type": "bye", "code": code})
