"""Where bots think and advice is found: in worker processes, so that the service answers at once meanwhile.

Bots have workers of their own, which yield to the service itself; hints, reviews and replays wait for another one,
which yields to them. Bots of somebody whose bots have thought much lately, or who has several to move at once, move to
workers that yield to all others: on an idle machine they are as fast, on a busy one nobody else waits for them.

That a bot is to move is written in the log, so nothing here needs to be remembered: a worker that dies or
hangs is replaced and the thought begins again.
"""

import asyncio
import contextlib
import importlib.util
import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from isolario.bots.base import bot as bot_named
from isolario.bots.base import decide
from isolario.bots.explain import explain
from isolario.bots.plugins import offer
from isolario.kernel import Game, Problem, State, game, register
from isolario.server.problems import ServiceProblem
from isolario.server.turnstile import TooMuchAsked, Turnstile

P = ParamSpec("P")
T = TypeVar("T")

ATTEMPTS = 3
HINT_SECONDS = 1.5
QUICK = "level:1"
"""Who answers in place of a thought that took too long, or of a bot of another package that failed."""
BOT_NICENESS, ADVICE_NICENESS, PATIENT_NICENESS = 9, 17, 19
"""The service itself has at least four fifths of a core for itself then, however many bots think beside it: each of
them counts for an eighth of it. At 2 two of them took more than half of it from the service."""
MUCH_THOUGHT = 3.0
"""Seconds that somebody's bots may have thought lately before they must be patient,"""
MUCH_AT_ADDRESS = 15.0
"""and those of everybody behind one address: whoever comes again as somebody else is still there."""
AT_ONCE_AT_ADDRESS = 3
"""So many of them at once need not be patient."""
FORGOTTEN_HALF = 15.0
"""Seconds after which half of that is forgotten."""
REMEMBERED = 10_000
ADVICE_EACH = 2
"""Hints, reviews and replays of one person that may wait."""
logger = logging.getLogger("isolario.server")


# -- inside a worker -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Guests:
    """Games and bots that are offered without being installed: files, and names such as `my_module:MyBot`."""

    games: tuple[Path, ...] = ()
    bots: tuple[str, ...] = ()

    def welcome(self) -> None:
        """Make them known in this process."""
        for file in self.games:
            load_game(file)
        for name in self.bots:
            offer(name)


def prepare(guests: Guests, niceness: int) -> None:
    """Runs first in each worker."""
    yield_processor(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    guests.welcome()


def yield_processor(niceness: int) -> None:
    """Leave the processor to others; some of it the service has seen to already (`WorkerPool.start`).

    Nice processes get less, but whoever wakes up beside one may have to wait until its turn is over. The last of all
    take their turns only when nobody else wants any, where the system knows such a thing (Linux).
    """
    if hasattr(os, "nice"):
        os.nice(niceness - min(niceness, BOT_NICENESS))
    if niceness >= PATIENT_NICENESS and hasattr(os, "SCHED_IDLE"):
        with contextlib.suppress(OSError):  # a sandbox may forbid it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def leave_with_parent() -> None:
    """A worker must not outlive a service that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)


@cache
def played_game(id: str, version: int) -> Game:
    return game(id).at_version(version)


def choose(id: str, version: int, dump: dict[str, Any], player: str, seed: int) -> int:
    """A bot's choice; `decide` redeals what its seat cannot see before the bot looks."""
    played = played_game(id, version)
    state = played.load(dump)
    action = decide(bot_named(player, played), state, seed)
    if action not in state.legal():
        raise Problem("bot-answer", bot=player, text=str(action))
    return int(action)


def choose_timed(id: str, version: int, dump: dict[str, Any], player: str, seed: int) -> tuple[int, float]:
    """The same with the processor time it took."""
    began = time.thread_time()
    return choose(id, version, dump, player, seed), time.thread_time() - began


def advise(id: str, version: int, dump: dict[str, Any], seat: int, seed: int) -> dict[str, Any]:
    """What a strong bot would do for a seat, how clear that is, and why."""
    played = played_game(id, version)
    found = explain(played, played.load(dump), seat, seconds=HINT_SECONDS, seed=seed, points=False)
    told = found.json()
    return {key: told[key] for key in ("candidates", "lead", "comparison")}


def load_game(file: Path) -> Game:
    """Register a game that is a single Python file with `game = …` in it."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None or not file.is_file():
        raise Problem("no-file", path=str(file))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = getattr(module, "game", None)
    if not isinstance(found, Game):
        raise ServiceProblem("not-a-game", path=str(file))
    return register(found)


# -- inside the service ------------------------------------------------------------------------------------

NOBODY = Guests()


class WorkerPool:
    """Asks workers, replaces those that die, and gives up on thoughts that take too long."""

    def __init__(
        self, workers: int, limit: float, guests: Guests = NOBODY, niceness: int = 0, each: int | None = None
    ) -> None:
        self.workers = workers
        self.limit = limit
        self.guests = guests
        self.niceness = niceness
        self.processes: dict[ProcessPoolExecutor, Future[Any] | None] = {}
        """Each with one process, and what it was last given: a thought that hangs takes nobody else's down with it."""
        # No more is handed out than there are workers, so that the time limit counts thinking, not waiting.
        self.turnstile = Turnstile(workers, each)
        self.failures = 0

    async def ask(self, who: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The answer of a worker; those who wait are served in turn, person by person."""
        for attempt in range(1, ATTEMPTS + 1):
            await self.turnstile.enter(who)
            try:
                return await self.run(work, *args, **kwargs)
            except BrokenProcessPool:
                if attempt == ATTEMPTS:
                    raise
            finally:
                self.turnstile.leave(who)
        raise AssertionError("unreachable")

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        process = self.idle()
        try:
            given = self.processes[process] = process.submit(work, *args, **kwargs)
            return await asyncio.wait_for(asyncio.wrap_future(given), self.limit)
        except (BrokenProcessPool, TimeoutError):
            self.failures += 1
            self.drop(process)
            raise

    def idle(self) -> ProcessPoolExecutor:
        """A process that has nothing to do; one that nobody waits for any more if there is no other."""
        for process, given in self.processes.items():
            if given is None or given.done():
                return process
        if len(self.processes) < self.workers:
            return self.start()
        return next(iter(self.processes))

    def start(self) -> ProcessPoolExecutor:
        made = ProcessPoolExecutor(
            1,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=prepare,
            initargs=(self.guests, self.niceness),
        )
        made.submit(os.getpid)
        if self.niceness and hasattr(os, "setpriority"):
            # Before it is ready a process reads code for a second or two, and must yield to the service meanwhile too.
            first = os.getpriority(os.PRIO_PROCESS, 0) + min(self.niceness, BOT_NICENESS)
            for pid in made._processes or ():
                with contextlib.suppress(OSError):  # it has ended already
                    os.setpriority(os.PRIO_PROCESS, pid, first)
        self.processes[made] = None
        return made

    def pids(self) -> list[int]:
        return [pid for process in self.processes for pid in process._processes or ()]

    def drop(self, process: ProcessPoolExecutor, wait: bool = False) -> None:
        """Do without this process: if it is stuck it is killed, and the thought begins again elsewhere."""
        self.processes.pop(process, None)
        for each in list((process._processes or {}).values()):
            each.kill()
        process.shutdown(wait=wait, cancel_futures=True)

    def warm_up(self) -> None:
        """Start the processes before the first bot has to move."""
        while len(self.processes) < self.workers:
            self.start()

    def close(self) -> None:
        for process in list(self.processes):
            self.drop(process, wait=True)


class RecentThought:
    """How many seconds the bots of each person have thought lately."""

    def __init__(self) -> None:
        self.spent: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def of(self, who: str) -> float:
        seconds, then = self.spent.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - then) / FORGOTTEN_HALF))

    def add(self, who: str, seconds: float) -> None:
        self.spent[who] = (self.of(who) + seconds, time.monotonic())
        self.spent.move_to_end(who)
        if len(self.spent) > REMEMBERED:
            self.spent.popitem(last=False)


def at(address: str) -> str:
    """An address among people. Tables whose address nobody knows (nobody has opened them yet) count as one."""
    return f"@{address}"


class BotWorkers:
    """The workers of a service: some for bots alone, some for bots of people who have many, one for advice."""

    def __init__(
        self, bots: WorkerPool, advice: WorkerPool, patient: WorkerPool | None = None, impatient: int | None = None
    ) -> None:
        self.bots = bots
        self.advice = advice
        self.patient = patient or bots
        self.impatient = impatient
        """So many thoughts at once need not be patient if others can be, whoever asks; None: any number."""
        self.recent = RecentThought()
        self.thinking: Counter[str] = Counter()
        """How many thoughts of each person are under way or wait: all but the first are patient."""

    async def choose(self, played: Game, state: State, player: str, seed: int, who: bytes, address: str = "") -> int:
        """A bot's choice at a table of `who`, played from an address as far as that is known: nobody's many tables keep
        the bots of others from moving."""
        where = (played.id, played.rules_version, state.dump())
        try:
            return await self.think(who.hex(), address, *where, player, seed)
        except TimeoutError:
            self.charge(who.hex(), address, self.bots.limit)
            logger.warning("%s thought too long about %s", player, played.id)
        except Exception as error:
            if player.startswith("level:"):
                raise
            logger.warning("%s failed at %s: %r", player, played.id, error)
        # Never by a patient one: on a machine that is busy otherwise it may have taken so long because it got nothing.
        return await self.think(who.hex(), address, *where, QUICK, seed, overdue=True)

    async def think(
        self,
        who: str,
        address: str,
        id: str,
        version: int,
        dump: dict[str, Any],
        player: str,
        seed: int,
        overdue: bool = False,
    ) -> int:
        pool = self.bots if overdue or (self.modest(who, address) and not self.crowded()) else self.patient
        both = (who, at(address))
        self.thinking.update(both)
        try:
            found, seconds = await pool.ask(who, choose_timed, id, version, dump, player, seed)
        finally:
            self.thinking.subtract(both)
            for each in both:
                if not self.thinking[each]:
                    del self.thinking[each]
        self.charge(who, address, seconds)
        return found

    def modest(self, who: str, address: str) -> bool:
        """Whether neither this person nor everybody behind the address together asks for much."""
        if self.thinking[who] or self.thinking[at(address)] >= AT_ONCE_AT_ADDRESS:
            return False
        return self.recent.of(who) < MUCH_THOUGHT and self.recent.of(at(address)) < MUCH_AT_ADDRESS

    def crowded(self) -> bool:
        """Whether one more that is not patient would take the last core, and a patient one has nothing to do."""
        full = self.impatient is not None and self.bots.turnstile.busy >= self.impatient
        return full and self.patient.turnstile.free > 0

    def charge(self, who: str, address: str, seconds: float) -> None:
        self.recent.add(who, seconds)
        self.recent.add(at(address), seconds)

    async def advise(self, played: Game, state: State, seat: int, seed: int, who: str) -> dict[str, Any]:
        return await self.advice.ask(who, advise, played.id, played.rules_version, state.dump(), seat, seed)

    @property
    def waiting(self) -> int:
        """Thoughts that wait for a worker."""
        return sum(pool.turnstile.queued for pool in {self.bots, self.patient})

    @property
    def failures(self) -> int:
        return sum(pool.failures for pool in {self.bots, self.advice, self.patient})

    def pids(self) -> list[int]:
        return self.bots.pids()

    def warm_up(self) -> None:
        self.bots.warm_up()
        self.advice.warm_up()
        if not self.patient.processes:
            self.patient.start()  # one: whoever has much to think about gets more of them when they are needed

    def close(self) -> None:
        for pool in {self.bots, self.advice, self.patient}:
            pool.close()


def process_workers(workers: int, limit: float, guests: Guests = NOBODY) -> BotWorkers:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 2
    # Two at least: one person's bots never keep all of them busy.
    count = workers or max(2, cores - 1)
    return BotWorkers(
        WorkerPool(count, limit, guests, BOT_NICENESS),
        WorkerPool(1, limit, guests, ADVICE_NICENESS, ADVICE_EACH),
        WorkerPool(max(1, count - 1), limit, guests, PATIENT_NICENESS),
        # Where every core is taken by somebody who is merely nice, the service waits for the rest of a turn whenever it
        # wakes up, and it wakes up a dozen times for a move.
        impatient=max(1, cores - 1),
    )


__all__ = ["BotWorkers", "Guests", "TooMuchAsked", "WorkerPool", "load_game", "process_workers"]
