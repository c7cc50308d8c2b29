"""The shared store: PostgreSQL, for any number of nodes.

The revision of a table and the primary key (match, seq) of its log are the lock between nodes. A notification carries
the key of a table, the length of its log and its revision, never content, and goes out after the commit: in one
transaction with it, it would make all commits wait for each other. One that gets lost is made good by the sweep
every node makes.

A bot's thought is a session's advisory lock: it ends with the session of a node that dies.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection, Connection
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import DictRow, dict_row
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from isolario.server.postgres_schema import RUNNING, SCHEMA, VERSION, OtherFormat, bring_up
from isolario.server.problems import ServiceProblem
from isolario.server.sql import Row, Statement
from isolario.server.sql_store import Changed, SqlStore
from isolario.server.store import Conflict, Heard, NotStored, Purse, Unreachable

T = TypeVar("T")
CHANNEL = "isolario"
CONNECT_SECONDS = 5
NOW = "extract(epoch FROM clock_timestamp())::double precision"
RETRY_SECONDS = 0.1
ASK_SECONDS = 1.0
LOST = (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout)
"""The server is gone, going or coming; the same statement may work a moment later."""
REFUSED = (psycopg.errors.DiskFull, psycopg.errors.ReadOnlySqlTransaction, psycopg.errors.OutOfMemory)
FORGOTTEN_SECONDS = 86400.0
"""After a day nobody asks any more when somebody was last at a table, or what was spent."""
logger = logging.getLogger("isolario.server")


def place_of(address: str) -> str:
    """The address for people: where, and which database, but neither user nor password."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.ProgrammingError as error:
        raise ServiceProblem("unknown-store", address=address.split("@")[-1]) from error
    return f"{parts.get('host') or 'localhost'}/{parts.get('dbname') or ''}"


def connection_settings(address: str) -> dict[str, Any]:
    # Safe is on the disk of the server, whatever its default; a server that has vanished is noticed.
    return {
        "conninfo": address,
        "autocommit": True,
        "connect_timeout": CONNECT_SECONDS,
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "options": f"-c search_path={SCHEMA} -c synchronous_commit=on",
        "application_name": "isolario",
    }


@contextlib.contextmanager
def connected(address: str, place: str) -> Iterator[Connection[Any]]:
    """A connection before or beside the event loop; what is wrong is said."""
    try:
        with Connection.connect(**connection_settings(address)) as made:
            yield made
    except OtherFormat as other:
        if other.found is None:
            raise ServiceProblem("store-not-ours", place=place, schema=SCHEMA) from None
        raise ServiceProblem("store-version", place=place, found=other.found, expected=VERSION) from None
    except psycopg.Error as error:
        raise ServiceProblem("store-unreachable", place=place, detail=first_line(error)) from None


def first_line(error: Exception) -> str:
    """What PostgreSQL says takes several lines; the first has it all."""
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def prepared(connection: Connection[Any], place: str) -> bytes:
    """Bring the store to the newest format; returns the secret with which cookies are marked."""
    bring_up(connection)
    synced = connection.execute("SHOW fsync").fetchone()
    if synced != ("on",):
        logger.warning("the store at %s does not sync its disk (fsync is off): moves may get lost", place)
    connection.execute("INSERT INTO meta VALUES ('cookies', %s) ON CONFLICT DO NOTHING", (secrets.token_bytes(32),))
    found = connection.execute("SELECT value FROM meta WHERE name = 'cookies'").fetchone()
    assert found is not None
    return bytes(found[0])


class PostgresStore(SqlStore):
    several = True

    def __init__(self, address: str, connections: int, patience: float) -> None:
        self.address = address
        self.place = place_of(address)
        self.patience = patience
        self.most = connections
        self.node = secrets.token_hex(6)
        with connected(address, self.place) as checked:
            self.cookie_key = prepared(checked, self.place)
        self.commits = 0
        self.lost = 0
        self.closing = False
        self.pool: AsyncConnectionPool[AsyncConnection[DictRow]] | None = None
        self.claims = Session(address)
        self.bell = Session(address)
        self.ringing: list[str] = []
        self.ringer: asyncio.Task[None] | None = None
        self.errands: set[asyncio.Future[None]] = set()

    # -- life -------------------------------------------------------------------------------------------

    async def open(self) -> None:
        settings = connection_settings(self.address)
        self.pool = AsyncConnectionPool(
            settings.pop("conninfo"),
            kwargs={**settings, "row_factory": dict_row},
            connection_class=AsyncConnection[DictRow],
            min_size=1,
            max_size=self.most,
            open=False,
            reconnect_timeout=ASK_SECONDS,  # not ever more seldom: it may be back any moment
        )
        await self.pool.open()
        await self.claims.execute("SELECT 1")

    async def close(self) -> None:
        self.closing = True
        if self.ringer is not None:
            await self.ringer
        await self.claims.close()
        await self.bell.close()
        if self.pool is not None:
            await self.pool.close()

    async def beat(self) -> None:
        values = ("heartbeat", str(time.time()).encode())
        beat = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self.run([Statement(beat, values)])

    def figures(self) -> dict[str, float]:
        found: Mapping[str, int] = {} if self.pool is None else self.pool.get_stats()
        return {
            "commits": self.commits,
            "store_connections": found.get("pool_size", 0),
            "store_connections_free": found.get("pool_available", 0),
            "store_queue": found.get("requests_waiting", 0),
            "store_lost": self.lost,
        }

    # -- reading and writing ----------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[AsyncConnection[DictRow]]:
        assert self.pool is not None, "not opened"
        made = await self.acquired(self.pool)
        try:
            yield made
        finally:
            await self.pool.putconn(made)

    async def acquired(self, pool: "AsyncConnectionPool[AsyncConnection[DictRow]]") -> AsyncConnection[DictRow]:
        """The pool tries to connect when it is asked for a connection: so it is asked again and again."""
        end = time.monotonic() + self.patience
        while True:
            try:
                return await pool.getconn(timeout=ASK_SECONDS)
            except PoolTimeout:
                if time.monotonic() > end or self.closing:
                    raise

    async def read(self, *questions: Statement) -> list[list[Row]]:
        async def ask() -> list[list[Row]]:
            async with self.connection() as asked:
                if len(questions) == 1:
                    return [await answers(asked, questions[0])]
                async with asked.transaction():
                    await asked.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
                    return [await answers(asked, question) for question in questions]

        return await self.patiently(ask)

    async def patiently(self, work: Callable[[], Awaitable[T]]) -> T:
        """Try again what may be tried again, for as long as people wait for an answer."""
        end = time.monotonic() + self.patience
        while True:
            try:
                return await work()
            except LOST as error:
                self.lost += 1
                if time.monotonic() > end or self.closing:
                    raise Unreachable(first_line(error)) from error
            await asyncio.sleep(RETRY_SECONDS)

    async def run(self, statements: Sequence[Statement], changed: Sequence[Changed] = ()) -> None:
        # A caller that goes away (a closed socket) must not leave memory and store apart.
        await asyncio.shield(asyncio.ensure_future(self.transaction(statements)))
        if changed:
            self.ring(*(f"{each.key} {each.seq} {each.revision}" for each in changed))

    async def transaction(self, statements: Sequence[Statement]) -> None:
        try:
            async with self.connection() as made, made.transaction():
                for each in statements:
                    touched = (await made.execute(marked(each), each.values)).rowcount
                    if each.touches is not None and each.touches != touched:
                        raise Conflict(each.sql)
        except (psycopg.IntegrityError, psycopg.errors.SerializationFailure, psycopg.errors.DeadlockDetected) as error:
            raise Conflict(str(error)) from error
        except REFUSED as error:
            raise NotStored(str(error)) from error
        except LOST as error:
            self.lost += 1
            raise Unreachable(first_line(error)) from error
        except psycopg.Error as error:
            raise NotStored(str(error)) from error
        self.commits += 1

    # -- promised seeds -----------------------------------------------------------------------------------

    async def promise(self, commitment: str, seed: bytes, most: int) -> None:
        kept = "SELECT at FROM promises ORDER BY at DESC OFFSET ? LIMIT 1"
        await self.run(
            [
                Statement("INSERT INTO promises VALUES (?, ?, ?)", (commitment, seed, time.time())),
                Statement(f"DELETE FROM promises WHERE at <= ({kept})", (most,)),
            ]
        )

    async def redeem(self, commitment: str) -> bytes | None:
        async def take() -> list[Row]:
            async with self.connection() as asked:
                return await answers(
                    asked, Statement("DELETE FROM promises WHERE commitment = ? RETURNING seed", (commitment,))
                )

        found = await self.patiently(take)
        return bytes(found[0]["seed"]) if found else None

    # -- between nodes ------------------------------------------------------------------------------------

    async def claim(self, id: int) -> bool:
        task = asyncio.ensure_future(self.claims.execute("SELECT pg_try_advisory_lock(%s)", id))
        try:
            found = await asyncio.shield(task)
        except asyncio.CancelledError:
            # Nobody knows of it any more: what was claimed goes back.
            task.add_done_callback(lambda done: self.give_back(id, done))
            raise
        return found == [(True,)]

    def give_back(self, id: int, done: "asyncio.Future[list[Any]]") -> None:
        if not done.cancelled() and done.exception() is None and done.result() == [(True,)]:
            self.errands.add(task := asyncio.ensure_future(self.unlock(id)))
            task.add_done_callback(self.errands.discard)

    async def release(self, id: int) -> None:
        await asyncio.shield(asyncio.ensure_future(self.unlock(id)))

    async def unlock(self, id: int) -> None:
        # A session that was lost has lost its locks with it.
        with contextlib.suppress(Unreachable):
            await self.claims.execute("SELECT pg_advisory_unlock(%s)", id)

    def ring(self, *payloads: str) -> None:
        """Let the other nodes hear of it, together with whatever else there is to hear of."""
        self.ringing += payloads
        if self.ringer is None or self.ringer.done():
            self.ringer = asyncio.create_task(self.ring_all())

    async def ring_all(self) -> None:
        while self.ringing:
            payloads, self.ringing = self.ringing, []
            with contextlib.suppress(Unreachable):  # the sweep makes it good
                await self.bell.execute("SELECT pg_notify(%s, each) FROM unnest(%s::text[]) AS each", CHANNEL, payloads)

    async def listen(self, heard: Heard) -> None:
        lost = False
        while True:
            try:
                listening = await AsyncConnection.connect(**connection_settings(self.address))
                async with listening:
                    await listening.execute(f"LISTEN {CHANNEL}".encode())
                    lost = False
                    async for notice in listening.notifies():
                        key, _, revision = notice.payload.split(" ")
                        heard(key, int(revision))
            except (psycopg.Error, OSError) as error:
                if not lost:
                    logger.warning("other nodes cannot be heard until the store is back: %s", first_line(error))
                lost = True
            await asyncio.sleep(RETRY_SECONDS)

    async def tell_attendance(self, key: str) -> None:
        self.ring(f"{key} 0 -1")

    # All moments are the store's: the clocks of the nodes need not agree.

    async def attend(self, owners: Sequence[tuple[int, bytes]], seconds: float) -> None:
        upsert = (
            f"INSERT INTO attendance VALUES (?, ?, ?, {NOW} + ?) "
            "ON CONFLICT (match, owner, node) DO UPDATE SET until = excluded.until"
        )
        told = [Statement(upsert, (id, owner, self.node, seconds)) for id, owner in sorted(owners)]
        old = Statement(f"DELETE FROM attendance WHERE until < {NOW} - ?", (FORGOTTEN_SECONDS,))
        await self.transaction([*told, old])

    async def attendance(self, ids: Sequence[int]) -> dict[int, dict[bytes, float]]:
        found: dict[int, dict[bytes, float]] = {}
        asked = (
            f"SELECT match, owner, max(until) - {NOW} AS seconds FROM attendance "
            "WHERE match = ANY(?) AND node != ? GROUP BY match, owner"
        )
        for row in await self.rows(asked, list(ids), self.node):
            found.setdefault(row["match"], {})[bytes(row["owner"])] = row["seconds"]
        return found

    async def spend(self, purses: Sequence[Purse]) -> list[float]:
        # A purse fills with time; the names are sorted so that two nodes never wait for each other.
        refilled = "LEAST(burst, COALESCE(held.amount + (now - held.at) * rate, burst)) - spent"
        asked = (
            f"WITH told AS (SELECT *, {NOW} AS now FROM unnest("
            "?::text[], ?::double precision[], ?::double precision[], ?::double precision[]) "
            "AS t (name, rate, burst, spent) ORDER BY name) "
            f"INSERT INTO purses (name, amount, at) SELECT told.name, {refilled}, now "
            "FROM told LEFT JOIN purses AS held ON held.name = told.name ORDER BY told.name "
            "ON CONFLICT (name) DO UPDATE SET amount = excluded.amount, at = excluded.at RETURNING name, amount"
        )
        names = [purse.name for purse in purses]
        numbers = [[float(getattr(purse, column)) for purse in purses] for column in ("rate", "burst", "spent")]

        async def settle() -> list[Row]:
            async with self.connection() as made, made.transaction():
                # One node after the other: each must see what the one before has written.
                await made.execute("LOCK TABLE purses IN SHARE ROW EXCLUSIVE MODE")
                return await answers(made, Statement(asked, (names, *numbers)))

        left = {row["name"]: float(row["amount"]) for row in await self.patiently(settle)}
        return [left[purse.name] for purse in purses]


def marked(statement: Statement) -> bytes:
    return written(statement.sql)


@lru_cache(1024)
def written(text: str) -> bytes:
    """A statement as PostgreSQL's driver wants it; most are the same ones again and again."""
    return text.replace("?", "%s").encode()


async def answers(connection: AsyncConnection[DictRow], asked: Statement) -> list[Row]:
    cursor = await connection.execute(marked(asked), asked.values)
    return list(await cursor.fetchall())


class Session:
    """A connection with a memory of its own (locks), made again when it is lost; one statement at a time."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.made: AsyncConnection[Any] | None = None
        self.turn = asyncio.Lock()

    async def execute(self, text: str, *values: Any) -> list[Any]:
        async with self.turn:
            try:
                if self.made is None or self.made.closed:
                    self.made = await AsyncConnection.connect(**connection_settings(self.address))
                    # Held as long as this node runs: nobody restores anything meanwhile.
                    await self.made.execute("SELECT pg_advisory_lock_shared(%s)", (RUNNING,))
                return await (await self.made.execute(text.encode(), values)).fetchall()
            except (psycopg.Error, OSError) as error:
                await self.drop()
                raise Unreachable(first_line(error)) from error

    async def drop(self) -> None:
        if self.made is not None:
            with contextlib.suppress(psycopg.Error):
                await self.made.close()
            self.made = None

    async def close(self) -> None:
        async with self.turn:
            await self.drop()
