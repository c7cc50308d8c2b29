"""All tables: opening, joining, leaving, finding, and bringing them back from the store."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import orjson

from isolario.kernel import OVER, Problem, Texts, game
from isolario.server import updates
from isolario.server.bot_workers import BotWorkers
from isolario.server.database import Database, Statement
from isolario.server.identity import clean_name, hash_of, new_key, new_secret
from isolario.server.live_table import Json, LiveTable, entry_of
from isolario.server.match_log import Entry, MatchLog, Snapshot, useful_snapshot
from isolario.server.messages import NewSeat, NewTable
from isolario.server.metrics import Metrics
from isolario.server.problems import ServiceProblem
from isolario.server.seating import Seat, TableRow
from isolario.server.settings import ServiceSettings

BOT_NAMES = ("Alma", "Berto", "Cleo", "Duccio", "Elba", "Fosco", "Gaia", "Ivo", "Lina", "Nilo")
DEFAULT_LEVEL = 3
MINE_SHOWN = 200
RESUME_DAYS = 2
GOODBYE_SECONDS = 0.05
"""Time for the last messages to leave."""
RESUME_TABLES = 500

TABLE_COLUMNS = (
    "id, key, game, rules_version, components, options, seed, watch, creator, created, updated, "
    "actor, turn, ranks, fork_of, fork_at, rematch"
)
INSERT_TABLE = f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({', '.join('?' * 17)})"
INSERT_SEAT = "INSERT INTO seats (match, seat, kind, name, level, owner, invite, away) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"


class Lobby:
    def __init__(self, settings: ServiceSettings, database: Database, workers: BotWorkers, metrics: Metrics) -> None:
        self.settings = settings
        self.database = database
        self.workers = workers
        self.metrics = metrics
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.closing = False

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
        row = table_row(rows[0])
        seats = (await self.seats_in([row.id]))[row.id]
        table = LiveTable(self, row, seats, await self.log_of(row, seats))
        self.add(table)
        return table

    async def log_of(self, row: TableRow, seats: Sequence[Seat]) -> MatchLog:
        played = game(row.game)
        if played.rules_version != row.rules_version:
            raise Problem("other-rules", game=row.game, found=row.rules_version, expected=played.rules_version)
        log = MatchLog(played, len(seats), row.options, [seat.name for seat in seats], row.seed)
        entries: list[Entry] = [
            entry_of(found)
            for found in await self.database.rows(
                "SELECT kind, actor, action, forced, seen, ref FROM entries WHERE match = ? ORDER BY seq",
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
        for match, kind, name, level, owner, invite, away in await self.database.rows(
            "SELECT match, kind, name, level, owner, invite, away FROM seats "
            f"WHERE match IN ({marks}) ORDER BY match, seat",
            ids,
        ):
            found[match].append(Seat(kind, name, level, owner, invite, bool(away)))
        return found

    def add(self, table: LiveTable) -> None:
        self.tables[table.row.key] = table
        if len(self.tables) <= self.settings.tables_in_memory:
            return
        for key, other in list(self.tables.items())[: len(self.tables) - self.settings.tables_in_memory]:
            busy = other.bot_task is not None and not other.bot_task.done()
            if not other.subscribers and not busy and not other.lock.locked() and other is not table:
                del self.tables[key]

    async def mine(self, owner: bytes | None) -> list[Json]:
        """The tables of this browser, last touched first; nothing needs to be replayed for it."""
        if owner is None:
            return []
        rows = await self.database.rows(
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE id IN (SELECT match FROM seats WHERE owner = ?) "
            f"OR (creator = ? AND ranks IS NULL) ORDER BY updated DESC LIMIT {MINE_SHOWN}",
            (owner, owner),
        )
        found = [table_row(row) for row in rows]
        seats = await self.seats_in([row.id for row in found])
        infos: list[Json] = []
        for row in found:
            table = self.tables.get(row.key)
            infos.append((table or Listed(row, seats[row.id])).info(owner))
        return infos

    # -- opening --------------------------------------------------------------------------------------

    async def create(self, wanted: NewTable, owner: bytes, lang: str) -> Json:
        played = game(wanted.game)
        options = played.resolve_options(len(wanted.seats), dict(wanted.options))
        # Whoever knows the seed knows every draw: only a table of one's own may have such luck.
        if wanted.seed is not None and any(seat.kind == "open" for seat in wanted.seats):
            raise ServiceProblem("known-seed", 400)
        await self.check_room(owner)
        seats: list[Seat] = []
        invites: dict[int, str] = {}
        names = shuffled_names()
        for number, seat in enumerate(wanted.seats):
            if seat.kind == "open":
                invites[number] = new_secret()
            seats.append(new_seat(seat, owner, invites.get(number), names[number % len(names)], number, lang))
        row = self.new_row(played.id, options, owner, wanted.watch)
        if wanted.seed is not None:
            row.seed = bytes.fromhex(wanted.seed)
        log = MatchLog(played, len(seats), options, [seat.name for seat in seats], row.seed)
        table = LiveTable(self, row, seats, log)
        await self.settle_new(table, log.start())
        return created(table, invites)

    async def check_room(self, owner: bytes) -> None:
        mine = await self.database.rows("SELECT count(*) FROM tables WHERE creator = ? AND ranks IS NULL", (owner,))
        if mine[0][0] >= self.settings.tables_per_person:
            raise ServiceProblem("too-many-tables", 429)
        everybody = await self.database.rows("SELECT count(*) FROM tables WHERE ranks IS NULL")
        if everybody[0][0] >= self.settings.max_tables:
            raise ServiceProblem("too-many-tables", 429)

    def new_row(self, id: str, options: dict[str, str], owner: bytes, watch: bool) -> TableRow:
        played, now = game(id), time.time()
        return TableRow(
            secrets.randbits(62),
            new_key(),
            id,
            played.rules_version,
            played.components_digest,
            options,
            secrets.token_bytes(32),
            watch,
            owner,
            now,
            now,
            OVER,
            OVER,
            None,
            None,
            None,
            None,
        )

    async def settle_new(self, table: LiveTable, entries: Sequence[Entry], also: Sequence[Statement] = ()) -> None:
        """Database a new table with its first steps, then let its bots begin."""
        row = table.row
        first = (
            INSERT_TABLE,
            (
                row.id,
                row.key,
                row.game,
                row.rules_version,
                row.components,
                orjson.dumps(row.options).decode(),
                row.seed,
                int(row.watch),
                row.creator,
                row.created,
                row.updated,
                row.actor,
                row.turn,
                None,
                row.fork_of,
                row.fork_at,
                row.rematch,
            ),
        )
        seats: list[Statement] = [
            (
                INSERT_SEAT,
                (row.id, number, seat.kind, seat.name, seat.level, seat.owner, seat.invite, int(seat.away)),
            )
            for number, seat in enumerate(table.seats)
        ]
        await self.database.write([first, *seats, *table.statements(0, entries), *also])
        self.add(table)
        table.schedule_bot()

    # -- coming and going -----------------------------------------------------------------------------

    async def join(self, invite: str, name: str, owner: bytes, lang: str) -> tuple[LiveTable, int]:
        secret = hash_of(invite)
        rows = await self.database.rows(
            "SELECT key FROM tables JOIN seats ON seats.match = tables.id WHERE invite = ?", (secret,)
        )
        if not rows:
            raise ServiceProblem("no-such-invite", 404)
        table = await self.open(rows[0][0])
        async with table.lock:
            number = next((n for n, seat in enumerate(table.seats) if seat.invite == secret), None)
            if number is None:
                raise ServiceProblem("no-such-invite", 404)
            if table.seats_of(owner):
                raise ServiceProblem("already-seated", 409)
            cleaned = clean_name(name) or Texts(lang).seat(number)
            table.seats[number] = Seat("person", cleaned, owner=owner)
            await table.store_seat(number)
            table.reseat()
        table.schedule_bot()
        return table, number

    async def new_invite(self, table: LiveTable, number: int, owner: bytes | None) -> Json:
        async with table.lock:
            seat = open_seat(table, number, owner)
            secret = new_secret()
            seat.invite = hash_of(secret)
            await table.store_seat(number)
        return invitation(number, secret)

    async def bot_instead(self, table: LiveTable, number: int, level: int, owner: bytes | None) -> None:
        async with table.lock:
            open_seat(table, number, owner)
            taken = set(table.names())
            name = next(name for name in shuffled_names() if name not in taken)
            table.seats[number] = Seat("bot", name, level)
            await table.store_seat(number)
            table.reseat()
        table.schedule_bot()

    async def set_away(self, table: LiveTable, owner: bytes | None, away: bool) -> None:
        async with table.lock:
            mine = table.seats_of(owner)
            if not mine:
                raise ServiceProblem("not-seated", 403)
            for number in mine:
                table.seats[number].away = away
            await self.database.write([table.seat_statement(number) for number in mine])
            if table.proposal is not None and owner is not None:
                table.drop_proposal()
            table.tell_presence()
        table.schedule_bot()

    # -- the next game --------------------------------------------------------------------------------

    async def rematch(self, table: LiveTable, owner: bytes | None) -> Json:
        """A new table for the same people; whoever proposals second finds the one that is there."""
        async with table.lock:
            if owner is None or not table.seats_of(owner):
                raise ServiceProblem("not-seated", 403)
            if not table.log.match.over:
                raise ServiceProblem("match-not-over", 409)
            if table.row.rematch is not None:
                return created(await self.open(table.row.rematch), {})
            await self.check_room(owner)
            old = table.row
            row = self.new_row(old.game, old.options, owner, old.watch)
            invites: dict[int, str] = {}
            seats: list[Seat] = []
            for number, seat in enumerate(table.seats):
                if seat.kind == "open":
                    invites[number] = new_secret()
                    seats.append(Seat("open", seat.name, invite=hash_of(invites[number])))
                else:
                    seats.append(Seat(seat.kind, seat.name, seat.level, seat.owner))
            log = MatchLog(table.log.game, len(seats), row.options, [seat.name for seat in seats], row.seed)
            made = LiveTable(self, row, seats, log)
            link = ("UPDATE tables SET rematch = ? WHERE id = ?", (row.key, old.id))
            await self.settle_new(made, log.start(), [link])
            old.rematch = row.key
            text = updates.text({"type": "rematch", "table": row.key})
            for subscriber in table.subscribers:
                if subscriber.seats:
                    subscriber.connection.send(text)
        return created(made, invites)

    async def fork(self, table: LiveTable, owner: bytes, at: int, seat: int | None, lang: str) -> Json:
        """Play on from a position of a finished match, with new luck and bots on the other seats.

        Of a running match this would tell what is hidden and what will be drawn.
        """
        source = table.log.match
        if not source.over:
            raise ServiceProblem("match-not-over", 409)
        if not 0 <= at < len(source.steps):
            raise Problem("no-such-move", number=at, last=len(source.steps) - 1)
        await self.check_room(owner)
        mine = table.seats_of(owner)
        chosen = seat if seat is not None else mine[0] if mine else max(0, int(source.state_at(at).actor))
        if chosen >= source.seats:
            raise ServiceProblem("bad-request", 400)
        names = [name for name in shuffled_names() if name not in table.names()]
        seats: list[Seat] = []
        for number, old in enumerate(table.seats):
            if number == chosen:
                name = table.seats[mine[0]].name if mine else Texts(lang).seat(number)
                seats.append(Seat("person", name, owner=owner))
            elif old.kind == "bot":
                seats.append(Seat("bot", old.name, old.level))
            else:
                seats.append(Seat("bot", names[number], DEFAULT_LEVEL))
        row = self.new_row(table.row.game, table.row.options, owner, table.row.watch)
        row.fork_of, row.fork_at = table.row.key, at
        log = MatchLog(table.log.game, source.seats, row.options, [each.name for each in seats], row.seed)
        entries = log.copy(source.actions[:at]) + log.start()
        made = LiveTable(self, row, seats, log)
        await self.settle_new(made, entries)
        return created(made, {})

    # -- the life of the service ------------------------------------------------------------------------

    async def resume(self) -> None:
        """After a start: the bots whose turn it is think again."""
        rows = await self.database.rows(
            "SELECT key FROM tables JOIN seats ON seats.match = tables.id AND seats.seat = tables.actor "
            "WHERE ranks IS NULL AND (kind = 'bot' OR away) AND updated > ? ORDER BY updated DESC LIMIT ?",
            (time.time() - RESUME_DAYS * 86400, RESUME_TABLES),
        )
        for (key,) in rows:
            try:
                (await self.open(key)).schedule_bot()
            except Problem:
                continue  # played by other rules: it waits in the store

    async def dismiss(self) -> None:
        """Nothing new begins; what is under way is stored and told, then every page gets a goodbye."""
        self.closing = True
        for table in list(self.tables.values()):
            async with table.lock:
                table.close("shutdown")
        await asyncio.sleep(GOODBYE_SECONDS)


class Listed(LiveTable):
    """A table known by its rows alone, for lists."""

    def __init__(self, row: TableRow, seats: list[Seat]) -> None:
        self.row = row
        self.seats = seats
        self.subscribers = []


def new_seat(seat: NewSeat, owner: bytes, invite: str | None, bot: str, number: int, lang: str) -> Seat:
    if seat.kind == "bot":
        return Seat("bot", bot, seat.level)
    name = clean_name(seat.name) or Texts(lang).seat(number)
    if invite is not None:
        return Seat("open", name, invite=hash_of(invite))
    return Seat("person", name, owner=owner)


def open_seat(table: LiveTable, number: int, owner: bytes | None) -> Seat:
    if owner is None or owner != table.row.creator:
        raise ServiceProblem("not-creator", 403)
    if number >= len(table.seats) or table.seats[number].kind != "open":
        raise ServiceProblem("seat-taken", 409)
    return table.seats[number]


def created(table: LiveTable, invites: dict[int, str]) -> Json:
    seats = [invitation(number, invites.get(number)) for number in range(len(table.seats))]
    return {"table": table.row.key, "seats": seats}


def invitation(number: int, secret: str | None) -> Json:
    link = None if secret is None else f"/join#{secret}"
    return {"seat": number, "invite": secret, "link": link}


def shuffled_names() -> list[str]:
    names = list(BOT_NAMES)
    secrets.SystemRandom().shuffle(names)
    return names


def table_row(row: Sequence[Any]) -> TableRow:
    made = TableRow(*row)
    made.options = orjson.loads(row[5])
    made.watch = bool(made.watch)
    made.ranks = None if row[13] is None else orjson.loads(row[13])
    return made
