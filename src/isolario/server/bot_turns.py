"""The bots at one table: when they are asked, how long they seem to think, and what becomes of their answers."""

import asyncio
import hashlib
import logging
import math
import time
from typing import TYPE_CHECKING

from isolario.bots.levels import careful_level, levels
from isolario.kernel import FastLuck, Game, Problem, State
from isolario.server.problems import ServiceProblem
from isolario.server.store import StoreError

if TYPE_CHECKING:
    from isolario.server.live_table import LiveTable

OTHERS_SECONDS = 3.0
"""All the time that is counted for a thought of a bot of another package, which has no level."""
SLACK = 1.1
"""So many times as long as it may think an answer takes, for what there is to do before and after a thought."""
IMAGINED = 6
"""How often each viewer's guess at a hand is tried until it holds a choice."""
logger = logging.getLogger("isolario.server")


def imagined(game: Game, state: State) -> State | None:
    """What others may think a bot without a choice is choosing from; None if they know that it has none.

    A bot whose answer is forced thinks about this instead, so that its answer takes as long as any other.
    """
    if not game.hides:
        return None
    seat = state.actor
    for sample in range(IMAGINED):
        for distance in range(1, state.seats):
            world = state.clone()
            world.resample((seat + distance) % state.seats, FastLuck(sample))
            if world.actor == seat and len(world.legal()) > 1:
                return world
    return None


class BotTurns:
    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.at = -1
        """The length of the log for which a bot was last asked."""
        self.last_thought = 0.0
        """Seconds it took."""

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def attended(self) -> bool:
        """Bots go on while somebody plays; among themselves only while somebody watches."""
        people = [seat for seat in self.table.seats if seat.kind == "person"]
        return any(not seat.played_by_bot for seat in people) if people else bool(self.table.subscribers)

    def due(self, seat: int) -> bool:
        return self.table.seats[seat].played_by_bot and self.attended()

    def schedule(self) -> None:
        """If a bot is to move and nobody has asked it yet, ask it. The log says when: nothing else is kept."""
        table = self.table
        actor, length = table.log.match.actor, table.log.length
        if actor < 0 or table.house.closing or table.row.closed or not self.due(actor):
            return
        if self.busy and self.task is not None:
            if self.at == length:
                return
            self.task.cancel()
        self.at = length
        self.task = asyncio.create_task(self.play(length))

    async def play(self, length: int) -> None:
        store, id = self.table.house.store, self.table.row.id
        try:
            if not await store.claim(id):
                # Another node thinks for this table. If it does not come to an end, this one is asked again.
                self.at = -1
                return
        except StoreError as error:
            logger.warning("a bot waits for the store: %s", error)
            self.at = -1
            return
        try:
            asked, pace = time.monotonic(), self.pace(length)
            while await self.think_and_play(length, asked, pace):
                length = self.at  # the others have noticed nothing, neither will they by the time it takes
        finally:
            await store.release(id)
        self.task = None
        self.schedule()

    async def think_and_play(self, length: int, asked: float, pace: float) -> bool:
        """One choice of the bot asked at that moment; whether it goes on because nobody else could notice that one."""
        table = self.table
        match = table.log.match
        seat, state, player = int(match.actor), match.state.clone(), table.seats[match.actor].bot
        action = await self.chosen(state, player)
        unnoticed = self.unnoticed(state, action)
        if not unnoticed:
            shown_at = asked + self.moment(pace, time.monotonic() - asked, player)
            await asyncio.sleep(max(0.0, shown_at - time.monotonic()))

        async def play() -> bool:
            if table.log.length != length or table.row.closed or not self.due(seat):
                return False  # taken back or played meanwhile: the thought is about the past
            await table.play(action, seat, None)
            actor = int(table.log.match.actor)
            goes_on = unnoticed and actor >= 0 and self.due(actor)
            if goes_on:
                self.at = table.log.length
            table.house.metrics.add("bot_moves_total")
            table.show_all()
            return goes_on

        try:
            return await table.exclusively(play)
        except Problem as problem:
            logger.error("a bot's choice was refused: %s", problem)
            return False

    def unnoticed(self, state: State, action: int) -> bool:
        """Whether nobody but the bot itself could notice this choice."""
        game = self.table.log.game
        others = [None, *(seat for seat in range(state.seats) if seat != state.actor)]
        return game.hides and all(game.presentation.redacted(state, action, viewer) is None for viewer in others)

    async def chosen(self, state: State, player: str) -> int:
        table = self.table
        legal = state.legal()
        thought_about = state if len(legal) > 1 else imagined(table.log.game, state)
        if thought_about is None:
            if table.log.game.hides:
                # Nobody could guess anything else, or hardly: then it takes as long as the thought before.
                await asyncio.sleep(self.last_thought)
            return legal[0]
        began = time.monotonic()
        try:
            found = await table.house.workers.choose(
                table.log.game, thought_about, player, self.seed(), table.row.creator, table.address
            )
        except Exception as error:
            # A bot that cannot think must not stop the game for the people at it.
            logger.error("%s failed at %s: %r", player, table.row.game, error)
            table.house.metrics.add("bot_failures_total")
            return legal[0]
        self.last_thought = time.monotonic() - began
        table.house.metrics.observe("bot_seconds", self.last_thought)
        return found if thought_about is state else legal[0]

    async def advised(self) -> int:
        """What a bot would choose for the person who is asked now: quickly, and without slips."""
        table = self.table
        state = table.log.match.state.clone()
        adviser = f"level:{careful_level(table.log.game, larger=int(state.seats) > 2)}"
        try:
            return await table.house.workers.choose(
                table.log.game, state, adviser, self.seed(), table.row.creator, table.address
            )
        except Exception as error:
            logger.warning("advice at %s failed: %r", table.row.game, error)
            raise ServiceProblem("hint-failed", 503) from None

    def moment(self, pace: float, took: float, player: str) -> float:
        """How long after it was asked an answer shows that took so long: at its pace, or when it is there.

        Where something is hidden, when it is there would tell how hard the choice was, and so what the bot holds: there
        every answer of a level shows after all the time it may take, whatever it took. One that is late all the same,
        because the machine has too much to do, shows when that time has passed once more.
        """
        match = self.table.log.match
        if pace == 0 or not match.game.hides:
            return max(pace, took)
        kind, _, number = player.partition(":")
        known = levels(match.game, larger=match.seats > 2)
        whole = SLACK * (known[int(number) - 1].seconds if kind == "level" else OTHERS_SECONDS)
        return max(pace, whole) + whole * max(0, math.ceil((took - max(pace, whole)) / whole))

    def pace(self, length: int) -> float:
        """People never act at quite the same speed; but neither does it tell what is in their hand."""
        jitter = hashlib.sha256(self.table.row.seed + f"pace/{length}".encode()).digest()[0] / 255
        return self.table.house.settings.bot_delay * (0.75 + 0.5 * jitter)

    def seed(self) -> int:
        """Different at every place of the log, the same after a restart, and unknown to players."""
        text = f"bot/{self.table.log.length}".encode()
        return int.from_bytes(hashlib.sha256(self.table.row.seed + text).digest()[:6], "big")

    def cancel(self) -> None:
        if self.task is not None:
            self.task.cancel()
