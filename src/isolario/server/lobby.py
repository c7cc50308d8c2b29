"""All tables: opening new ones, finding them, and bringing them back from the database."""

import asyncio
import logging
import secrets
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Sequence

from isolario.bots.plugins import installed
from isolario.kernel import OVER, FairLuck, Game, Problem, Texts, game
from isolario.kernel.luck import SCHEME
from isolario.server import updates
from isolario.server.bot_workers import BotWorkers
from isolario.server.commitments import Commitments
from isolario.server.database import Database, Statement
from isolario.server.identity import clean_name, hash_of, new_key, new_secret
from isolario.server.live_table import Json, LiveTable, entry_of
from isolario.server.match_log import Entry, MatchLog, Snapshot, useful_snapshot
from isolario.server.messages import Fork, NewSeat, NewTable, Stake
from isolario.server.metrics import Metrics
from isolario.server.problems import ServiceProblem
from isolario.server.seating import (
    INSERT_SEAT,
    PLUG_IN,
    SEAT_COLUMNS,
    TABLE_COLUMNS,
    Seat,
    TableRow,
    bot_seat,
    open_seat,
    person_seat,
    seat_of,
    table_row,
)
from isolario.server.settings import ServiceSettings
from isolario.server.table_summary import TableSummary

BOT_NAMES = ("Alma", "Berto", "Cleo", "Duccio", "Elba", "Fosco", "Gaia", "Ivo", "Lina", "Nilo")
DEFAULT_LEVEL = 3
MINE_SHOWN = 200
RESUME_DAYS = 2
GOODBYE_SECONDS = 0.05
"""Time for the last messages to leave."""
RESUME_TABLES = 500
logger = logging.getLogger("isolario.server")


class Lobby:
    def __init__(self, settings: ServiceSettings, database: Database, workers: BotWorkers, metrics: Metrics) -> None:
        self.settings = settings
        self.database = database
        self.workers = workers
        self.metrics = metrics
        self.commitments = Commitments(settings.commitments)
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.closing = False

    # -- storing --------------------------------------------------------------------------------------

    async def store(self, statements: Sequence[Statement]) -> None:
        """Everything or nothing is on the disk when this returns or raises; memory is the caller's affair."""
        try:
            await self.database.write(statements)
        except sqlite3.Error as error:
            logger.error("could not store: %s", error)
            raise ServiceProblem("not-stored", 503) from None

    async def beat(self) -> None:
        """Healthy is a service that can write."""
        try:
            await self.database.beat()
        except sqlite3.Error as error:
            logger.error("the disk does not take anything: %s", error)
            raise ServiceProblem("not-stored", 503) from None

    # -- finding --------------------------------------------------------------------------------------

    async def table(self, key: str, owner: bytes | None) -> LiveTable:
        """The table, if this browser may look at it."""
        found = await self.open(key)
        if not found.may_look(owner):
            raise ServiceProblem("not-watched", 403)
        return found

    async def open(self, key: str) -> LiveTable:
        found = self.tables.get(key)
        if found is not None:
            self.tables.move_to_end(key)
            return found
        task = self.loading.get(key)
        if task is None:
            task = self.loading[key] = asyncio.create_task(self.bring_back(key))
            task.add_done_callback(lambda _: self.loading.pop(key, None))
        return await asyncio.shield(task)

    async def bring_back(self, key: str) -> LiveTable:
        rows = await self.database.rows(f"SELECT {TABLE_COLUMNS} FROM tables WHERE key = ?", (key,))
        if not rows:
            raise ServiceProblem("no-such-table", 404)
        try:
            row = table_row(rows[0])
            seats = (await self.seats_in([row.id]))[row.id]
            table = LiveTable(self, row, seats, await self.log_of(row, seats))
        except Problem:
            raise
        except Exception:
            logger.exception("table %s cannot be read", key)
            raise ServiceProblem("table-damaged", 500) from None
        self.add(table)
        return table

    async def log_of(self, row: TableRow, seats: Sequence[Seat]) -> MatchLog:
        played = game(row.game).at_version(row.rules_version)
        log = MatchLog(played, len(seats), row.options, [seat.name for seat in seats], row.fair_luck())
        entries: list[Entry] = [
            entry_of(found)
            for found in await self.database.rows(
                "SELECT kind, actor, action, forced, seen, ref, urn FROM entries WHERE match = ? ORDER BY seq",
                (row.id,),
            )
        ]
        taken = await self.database.rows(
            "SELECT seq, length FROM snapshots WHERE match = ? ORDER BY seq DESC", (row.id,)
        )
        seq = useful_snapshot(entries, [(seq, length) for seq, length in taken], updates.RECENT)
        found = await self.database.rows(
            "SELECT seq, length, dump FROM snapshots WHERE match = ? AND seq = ?", (row.id, seq)
        )
        log.load(entries, Snapshot(*found[0]) if found else None)
        if row.shares is not None:
            log.match.luck = log.luck
        return log

    async def reload(self, table: LiveTable) -> None:
        """Memory goes back to what is stored."""
        table.log = await self.log_of(table.row, table.seats)
        state = table.log.match.state
        table.row.actor, table.row.turn = int(state.actor), updates.shown_actor(state, state.view(None))
        table.row.ranks = state.ranks() if table.log.match.over else None
        for subscriber in table.subscribers:
            subscriber.told = min(subscriber.told, table.log.length)

    async def seats_in(self, ids: Sequence[int]) -> dict[int, list[Seat]]:
        marks = ", ".join("?" * len(ids))
        found: dict[int, list[Seat]] = {id: [] for id in ids}
        for match, *columns in await self.database.rows(
            f"SELECT match, {SEAT_COLUMNS} FROM seats WHERE match IN ({marks}) ORDER BY match, seat", ids
        ):
            found[match].append(seat_of(columns))
        return found

    def add(self, table: LiveTable) -> None:
        self.tables[table.row.key] = table
        if len(self.tables) <= self.settings.tables_in_memory:
            return
        for key, other in list(self.tables.items())[: len(self.tables) - self.settings.tables_in_memory]:
            if not other.subscribers and not other.bots.busy and not other.lock.locked() and other is not table:
                del self.tables[key]

    async def mine(self, owner: bytes | None) -> list[Json]:
        """The tables of this browser, last touched first; nothing needs to be replayed for it."""
        if owner is None:
            return []
        rows = await self.database.rows(
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE id IN (SELECT match FROM seats WHERE owner = ?) "
            f"OR (creator = ? AND ranks IS NULL AND ended IS NULL) ORDER BY updated DESC LIMIT {MINE_SHOWN}",
            (owner, owner),
        )
        seats = await self.seats_in([row[0] for row in rows])
        infos: list[Json] = []
        for columns in rows:
            try:
                row = table_row(columns)
                live = self.tables.get(row.key)
                infos.append((live or TableSummary(row, seats[row.id], self.settings.absence)).info(owner))
            except Exception:
                # One row that cannot be read must not hide all the others.
                logger.exception("a table cannot be listed")
                self.metrics.add("errors_total")
        return infos

    # -- opening --------------------------------------------------------------------------------------

    async def create(self, wanted: NewTable, owner: bytes, lang: str) -> Json:
        played = game(wanted.game)
        options = played.resolve_options(len(wanted.seats), dict(wanted.options))
        # Whoever knows the seed knows every draw: only a table of one's own may have such luck.
        if wanted.seed is not None and (wanted.luck or any(seat.kind == "open" for seat in wanted.seats)):
            raise ServiceProblem("known-seed", 400)
        await self.check_room(owner)
        seed, share = self.stake(wanted.luck)
        seats: list[Seat] = []
        invites: dict[int, str] = {}
        names = shuffled_names()
        for number, seat in enumerate(wanted.seats):
            if seat.kind == "open":
                invites[number] = new_secret()
            seats.append(new_seat(seat, owner, invites.get(number), names[number % len(names)], number, lang))
        give_share(seats, owner, share)
        row = self.new_row(played, options, owner, wanted.watch, seed)
        if wanted.seed is not None:
            # A guide knows what will be drawn at which place of its script; there is nothing to fish for.
            row.seed, row.luck = bytes.fromhex(wanted.seed), 1
        await self.settle_new(self.new_table(played, row, seats))
        return created(row.key, len(seats), invites)

    def stake(self, luck: Stake | None) -> tuple[bytes, bytes]:
        """The seed that was promised to this person before it sent its share, and that share."""
        if luck is None:
            return secrets.token_bytes(32), b""
        return self.commitments.take(luck.commitment), bytes.fromhex(luck.share)

    async def check_room(self, owner: bytes) -> None:
        unfinished = "SELECT count(*) FROM tables WHERE ranks IS NULL AND ended IS NULL"
        mine = await self.database.rows(f"{unfinished} AND creator = ?", (owner,))
        if mine[0][0] >= self.settings.tables_per_person:
            raise ServiceProblem("too-many-tables", 429)
        everybody = await self.database.rows(unfinished)
        if everybody[0][0] >= self.settings.max_tables:
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
        return LiveTable(self, row, seats, log)

    async def settle_new(self, table: LiveTable, actions: Sequence[int] = (), also: Sequence[Statement] = ()) -> None:
        """Store a new table with its first steps, then let its bots begin. If nobody is missing, luck begins too."""
        row, log = table.row, table.log
        entries = log.copy(actions)
        if table.missing():
            entries += log.advance()
        else:
            row.shares = [(number, seat.share) for number, seat in enumerate(table.seats) if seat.share]
            entries += log.begin(row.fair_luck())
        seats: list[Statement] = [
            (INSERT_SEAT, (row.id, number, *seat.stored())) for number, seat in enumerate(table.seats)
        ]
        await self.store([row.inserted(), *seats, *table.statements(0, entries), *also])
        self.add(table)
        table.schedule_bot()

    async def rematch(self, table: LiveTable, owner: bytes | None, luck: Stake | None) -> Json:
        """A new table for the same people; whoever asks second finds the one that is there."""
        async with table.lock:
            if owner is None or not table.seats_of(owner):
                raise ServiceProblem("not-seated", 403)
            if not table.row.closed:
                raise ServiceProblem("match-not-over", 409)
            if table.row.rematch is not None:
                found = await self.open(table.row.rematch)
                return created(found.row.key, len(found.seats), {})
            await self.check_room(owner)
            old = table.row
            seed, share = self.stake(luck)
            played = game(old.game)
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
            made = self.new_table(played, row, seats)
            link = ("UPDATE tables SET rematch = ? WHERE id = ?", (row.key, old.id))
            await self.settle_new(made, also=[link])
            old.rematch = row.key
            for subscriber in table.subscribers:
                if subscriber.seats:
                    table.tell(subscriber, {"type": "rematch", "table": row.key})
        return created(row.key, len(seats), invites)

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
        seed, share = self.stake(wanted.luck)
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
        row.fork_of, row.fork_at = table.row.key, at
        await self.settle_new(self.new_table(table.log.game, row, seats), source.actions[:at])
        return created(row.key, len(seats), {})

    # -- the life of the service ------------------------------------------------------------------------

    async def resume(self) -> None:
        """After a start: the bots whose turn it is think again."""
        rows = await self.database.rows(
            "SELECT key FROM tables JOIN seats ON seats.match = tables.id AND seats.seat = tables.actor "
            "WHERE ranks IS NULL AND ended IS NULL AND (kind = 'bot' OR away OR conceded) AND updated > ? "
            "ORDER BY updated DESC LIMIT ?",
            (time.time() - RESUME_DAYS * 86400, RESUME_TABLES),
        )
        for (key,) in rows:
            try:
                (await self.open(key)).schedule_bot()
            except Problem:
                continue  # played by other rules: it waits in the database

    async def dismiss(self) -> None:
        """Nothing new begins; what is under way is stored and told, then every page gets a goodbye."""
        self.closing = True
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


def invitation(number: int, secret: str | None) -> Json:
    link = None if secret is None else f"/join#{secret}"
    return {"seat": number, "invite": secret, "link": link}


def shuffled_names() -> list[str]:
    names = list(BOT_NAMES)
    secrets.SystemRandom().shuffle(names)
    return names
