"""All tables: opening new ones, finding them, and bringing them back from the database."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from isolario.bots.levels import check_level
from isolario.bots.plugins import installed
from isolario.kernel import OVER, FairLuck, Game, Problem, Texts, game
from isolario.kernel.luck import SCHEME
from isolario.server.arrivals import invitation, shuffled_names
from isolario.server.commitments import promise, redeem
from isolario.server.house import House
from isolario.server.identity import clean_name, hash_of, new_key, new_secret
from isolario.server.kept_table import folded, refusal_of
from isolario.server.live_table import LiveTable
from isolario.server.match_log import MatchLog
from isolario.server.messages import Fork, NewSeat, NewTable, Stake
from isolario.server.problems import ServiceProblem
from isolario.server.rows import PLUG_IN, Seat, TableRow, bot_seat, open_seat, person_seat
from isolario.server.store import StoreError
from isolario.server.table_summary import TableSummary

Json = dict[str, Any]
DEFAULT_LEVEL = 3
MINE_SHOWN = 200
RESUME_DAYS = 2
GOODBYE_SECONDS = 0.05
"""Time for the last messages to leave."""
RESUME_TABLES = 500
logger = logging.getLogger("isolario.server")


class Lobby:
    def __init__(self, house: House) -> None:
        self.house = house
        self.settings = house.settings
        self.store = house.store
        self.metrics = house.metrics
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}

    # -- finding --------------------------------------------------------------------------------------

    async def table(self, key: str, owner: bytes | None) -> LiveTable:
        """The table, if this browser may look at it."""
        found = await self.open(key)
        if not found.may_look(owner):
            raise ServiceProblem("not-watched", 403)
        return found

    async def open(self, key: str) -> LiveTable:
        """The table as it is stored now, whichever node changed it last."""
        found = self.tables.get(key)
        if found is not None and not found.removed:
            self.tables.move_to_end(key)
            await self.refresh(found)
            return found
        task = self.loading.get(key)
        if task is None:
            task = self.loading[key] = asyncio.create_task(self.bring_back(key))
            task.add_done_callback(lambda _: self.loading.pop(key, None))
        return await asyncio.shield(task)

    async def refresh(self, table: LiveTable) -> None:
        if not self.store.several:
            return
        try:
            known = await self.store.revisions([table.row.id])
        except StoreError as error:
            raise refusal_of(error) from None
        if known.get(table.row.id) != table.row.revision:
            await table.catch_up()
        if table.removed:
            self.drop_removed(table)
            raise ServiceProblem("no-such-table", 404)

    async def bring_back(self, key: str) -> LiveTable:
        try:
            stored = await self.store.load(key)
            if stored is None:
                raise ServiceProblem("no-such-table", 404)
            table = LiveTable(self.house, stored.row, stored.seats, await folded(self.house, stored))
            if self.store.several:
                table.note_attendance((await self.store.attendance([stored.row.id])).get(stored.row.id, {}))
        except Problem:
            raise
        except StoreError as error:
            raise refusal_of(error) from None
        except Exception:
            logger.exception("table %s cannot be read", key)
            raise ServiceProblem("table-damaged", 500) from None
        self.add(table)
        return table

    async def invited(self, invite: str) -> LiveTable:
        """The table an invite is for."""
        key = await self.store.key_of_invite(hash_of(invite))
        if key is None:
            raise ServiceProblem("no-such-invite", 404)
        return await self.open(key)

    def add(self, table: LiveTable) -> None:
        self.tables[table.row.key] = table
        if len(self.tables) <= self.settings.tables_in_memory:
            return
        for key, other in list(self.tables.items())[: len(self.tables) - self.settings.tables_in_memory]:
            if not other.subscribers and not other.bots.busy and not other.lock.locked() and other is not table:
                del self.tables[key]

    def drop_removed(self, table: LiveTable) -> None:
        if table.removed:
            self.tables.pop(table.row.key, None)

    async def mine(self, owner: bytes | None) -> list[Json]:
        """The tables of this browser, last touched first; nothing needs to be replayed for it."""
        if owner is None:
            return []
        infos: list[Json] = []
        for row, seats in await self.store.tables_of(owner, MINE_SHOWN):
            if row is None:
                # One row that cannot be read must not hide all the others.
                logger.error("a table cannot be listed")
                self.metrics.add("errors_total")
                continue
            live = self.tables.get(row.key)
            if live is None or live.row.revision != row.revision:
                infos.append(TableSummary(row, seats, self.settings.absence).info(owner))
            else:
                infos.append(live.info(owner))
        return infos

    # -- opening --------------------------------------------------------------------------------------

    async def create(self, wanted: NewTable, owner: bytes, lang: str) -> Json:
        played = game(wanted.game)
        options = played.resolve_options(len(wanted.seats), dict(wanted.options))
        # Whoever knows the seed knows every draw: only a table of one's own may have such luck.
        if wanted.seed is not None and (wanted.luck or any(seat.kind == "open" for seat in wanted.seats)):
            raise ServiceProblem("known-seed", 400)
        await self.check_room(owner)
        seed, share = await self.stake(wanted.luck)
        seats: list[Seat] = []
        invites: dict[int, str] = {}
        names = shuffled_names()
        for number, seat in enumerate(wanted.seats):
            if seat.kind == "open":
                invites[number] = new_secret()
            if seat.kind == "bot" and not seat.bot:
                check_level(played, seat.level)
            seats.append(new_seat(seat, owner, invites.get(number), names[number % len(names)], number, lang))
        give_share(seats, owner, share)
        row = self.new_row(played, options, owner, wanted.watch, seed)
        if wanted.seed is not None:
            # A guide knows what will be drawn at which place of its script; there is nothing to fish for.
            row = replace(row, seed=bytes.fromhex(wanted.seed), luck=1)
        await self.settle_new(self.new_table(played, row, seats))
        return created(row.key, len(seats), invites)

    async def stake(self, luck: Stake | None) -> tuple[bytes, bytes]:
        """The seed that was promised to this person before it sent its share, and that share."""
        if luck is None:
            return secrets.token_bytes(32), b""
        return await redeem(self.store, luck.commitment), bytes.fromhex(luck.share)

    async def promise(self) -> str:
        return await promise(self.store, self.settings.commitments)

    async def check_room(self, owner: bytes) -> None:
        if await self.store.unfinished(owner) >= self.settings.tables_per_person:
            raise ServiceProblem("too-many-tables", 429)
        if await self.store.unfinished(None) >= self.settings.max_tables:
            raise ServiceProblem("too-many-tables", 429)

    def new_row(self, played: Game, options: dict[str, str], owner: bytes, watch: bool, seed: bytes) -> TableRow:
        now = time.time()
        return TableRow(
            id=secrets.randbits(62),
            key=new_key(),
            game=played.id,
            rules_version=played.rules_version,
            components=played.components_digest,
            options=options,
            seed=seed,
            watch=watch,
            creator=owner,
            created=now,
            updated=now,
            actor=OVER,
            turn=OVER,
            ranks=None,
            fork_of=None,
            fork_at=None,
            rematch=None,
            luck=SCHEME,
            shares=None,
            ended=None,
        )

    def new_table(self, played: Game, row: TableRow, seats: list[Seat]) -> LiveTable:
        log = MatchLog(played, len(seats), row.options, [seat.name for seat in seats], FairLuck(row.seed))
        return LiveTable(self.house, row, seats, log)

    async def settle_new(
        self, table: LiveTable, actions: Sequence[int] = (), rematch_of: LiveTable | None = None
    ) -> None:
        """Store a new table with its first steps, then let its bots begin."""
        await table.store_new(actions, rematch_of)
        self.add(table)
        table.schedule_bot()

    async def rematch(self, table: LiveTable, owner: bytes | None, luck: Stake | None) -> Json:
        """A new table for the same people; whoever asks second finds the one that is there."""
        if owner is None or not table.seats_of(owner):
            raise ServiceProblem("not-seated", 403)
        if not table.row.closed:
            raise ServiceProblem("match-not-over", 409)
        stake: tuple[bytes, bytes] | None = None

        async def open_another() -> Json | None:
            nonlocal stake
            if table.row.rematch is not None:
                return None
            await self.check_room(owner)
            stake = stake or await self.stake(luck)
            seed, share = stake
            old, played = table.row, game(table.row.game)
            row = self.new_row(played, played.resolve_options(len(table.seats), old.options), owner, old.watch, seed)
            invites: dict[int, str] = {}
            seats: list[Seat] = []
            for number, seat in enumerate(table.seats):
                if seat.kind == "open":
                    invites[number] = new_secret()
                    seats.append(open_seat(seat.name, hash_of(invites[number])))
                elif seat.kind == "person" and seat.owner is not None:
                    seats.append(person_seat(seat.name, seat.owner, None))
                else:
                    seats.append(bot_seat(seat.name, seat.bot_level))
            give_share(seats, owner, share)
            await self.settle_new(self.new_table(played, row, seats), rematch_of=table)
            table.tell_rematch()
            return created(row.key, len(seats), invites)

        made = await table.exclusively(open_another)
        if made is not None:
            return made
        found = await self.open(table.row.rematch or "")
        return created(found.row.key, len(found.seats), {})

    async def fork(self, table: LiveTable, owner: bytes, wanted: Fork, lang: str) -> Json:
        """Play on from a position of a finished match, with new luck and bots on the other seats.

        Of a running match this would tell what is hidden and what will be drawn.
        """
        source, at = table.log.match, wanted.at
        if not table.row.closed:
            raise ServiceProblem("match-not-over", 409)
        last = len(source.steps) - int(source.over)
        if not 0 <= at <= last:
            raise Problem("no-such-move", number=at, last=last)
        await self.check_room(owner)
        seed, share = await self.stake(wanted.luck)
        mine = table.seats_of(owner)
        chosen = wanted.seat if wanted.seat is not None else mine[0] if mine else max(0, source.state_at(at).actor)
        if chosen >= source.seats:
            raise ServiceProblem("bad-request", 400)
        names = [name for name in shuffled_names() if name not in table.names()]
        seats: list[Seat] = []
        for number, old in enumerate(table.seats):
            if number == chosen:
                name = table.seats[mine[0]].name if mine else Texts(lang).seat(number)
                seats.append(person_seat(name, owner, share))
            else:
                seats.append(bot_seat(old.name, old.bot_level) if old.kind == "bot" else bot_seat(names[number], 3))
        row = self.new_row(table.log.game, table.row.options, owner, table.row.watch, seed)
        row = replace(row, fork_of=table.row.key, fork_at=at)
        await self.settle_new(self.new_table(table.log.game, row, seats), source.actions[:at])
        return created(row.key, len(seats), {})

    # -- the life of the service ------------------------------------------------------------------------

    async def resume(self, quiet: float = 0.0, most: int = RESUME_TABLES) -> None:
        """The bots whose turn it is think again: after a start; or, where nothing has happened for a while, because
        the node that thought for them may be gone."""
        now = time.time()
        for key in await self.store.waiting_for_bots(now - RESUME_DAYS * 86400, now - quiet, most):
            try:
                (await self.open(key)).schedule_bot()
            except Problem:
                continue  # played by other rules: it waits in the store

    async def dismiss(self) -> None:
        """Nothing new begins; what is under way is stored and told, then every page gets a goodbye."""
        self.house.closing = True
        for table in list(self.tables.values()):
            async with table.lock:
                table.close("shutdown")
        await asyncio.sleep(GOODBYE_SECONDS)


def new_seat(seat: NewSeat, owner: bytes, invite: str | None, bot: str, number: int, lang: str) -> Seat:
    if seat.kind == "bot":
        if not seat.bot:
            return bot_seat(bot, seat.level)
        if seat.bot not in installed():
            raise Problem("unknown-bot", bot=seat.bot, known=", ".join(installed()) or "–")
        return bot_seat(seat.bot, PLUG_IN)
    name = clean_name(seat.name) or Texts(lang).seat(number)
    if invite is not None:
        return open_seat(name, hash_of(invite))
    return person_seat(name, owner, b"")


def give_share(seats: Sequence[Seat], owner: bytes, share: bytes) -> None:
    """The first seat of a browser carries its share; its other seats came without."""
    for seat in seats:
        if seat.owner == owner:
            seat.share, share = share, b""


def created(key: str, seats: int, invites: dict[int, str]) -> Json:
    return {"table": key, "seats": [invitation(number, invites.get(number)) for number in range(seats)]}
