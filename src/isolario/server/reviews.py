"""Post-game analysis: every real choice of a finished match is searched, in the background, by the adviser."""

import asyncio
import logging
from typing import Any

from isolario.bots.review import ChoiceToReview, ReviewedChoice, judge, real_choices, turning_points
from isolario.server.bot_workers import BotWorkers
from isolario.server.live_table import LiveTable
from isolario.server.match_log import MatchLog
from isolario.server.reports import Reports, finished

Json = dict[str, Any]

SIMULATIONS = 120
KEPT = 50
EACH = 2
"""Reviews of one person that go on at the same time; the oldest stops when one more is asked for."""
logger = logging.getLogger("isolario.server")


class ReviewTask:
    """One review under way or done."""

    def __init__(self, log: MatchLog, workers: BotWorkers, who: str) -> None:
        self.who = who
        self.steps = real_choices(log.match)
        self.choices: list[ReviewedChoice] = []
        self.task = asyncio.create_task(self.search(log, workers))

    async def search(self, log: MatchLog, workers: BotWorkers) -> None:
        played = log.game
        for step in self.steps:
            choice = ChoiceToReview(
                played.id,
                played.components_path,
                step.before.dump(),
                step.index,
                step.action,
                SIMULATIONS,
                step.index,
            )
            try:
                # Behind everybody's hints: a place of its own in the queue for each choice.
                self.choices.append(await workers.advice.ask(f"review {self.who}", judge, choice))
            except Exception as error:
                # Half a review is better than none: the page shows what there is.
                logger.warning("a review ended early: %r", error)
                self.steps = self.steps[: len(self.choices)]
                return

    def json(self) -> Json:
        return {
            "done": len(self.choices),
            "total": len(self.steps),
            "reviewed_choices": [choice.json() for choice in self.choices],
            "turning_points": [point.json() for point in turning_points(self.choices)],
        }


class Reviews:
    """The last reviews that were asked for."""

    def __init__(self, workers: BotWorkers, reports: Reports) -> None:
        self.workers = workers
        self.reports = reports
        self.by_table: dict[str, ReviewTask] = {}

    async def of(self, table: LiveTable, who: str) -> Json:
        log = finished(table)
        chances = await self.reports.chances(table, who)
        found = self.by_table.get(table.row.key)
        if found is None:
            self.make_room(who)
            found = self.by_table[table.row.key] = ReviewTask(log, self.workers, who)
        return {"chances": chances, **found.json()}

    def make_room(self, who: str) -> None:
        mine = [key for key, each in self.by_table.items() if each.who == who and not each.task.done()]
        for key in mine[: max(0, len(mine) + 1 - EACH)]:
            self.by_table.pop(key).task.cancel()
        while len(self.by_table) >= KEPT:
            oldest = next(iter(self.by_table))
            self.by_table.pop(oldest).task.cancel()

    def close(self) -> None:
        for each in self.by_table.values():
            each.task.cancel()
