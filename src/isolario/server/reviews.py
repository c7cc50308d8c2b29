"""Post-game analysis: every real choice of a finished match is searched, in the background, by the workers."""

import asyncio
import logging
from typing import Any

from isolario.bots.review import ChoiceToReview, ReviewedChoice, judge, real_choices, turning_points
from isolario.server import reports
from isolario.server.bot_workers import BotWorkers
from isolario.server.live_table import LiveTable
from isolario.server.match_log import MatchLog

Json = dict[str, Any]

SIMULATIONS = 120
KEPT = 50
logger = logging.getLogger("isolario.server")


class ReviewTask:
    """One review under way or done."""

    def __init__(self, log: MatchLog, workers: BotWorkers) -> None:
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
                self.choices.append(await workers.ask(judge, choice))
            except Exception as error:
                # Half a review is better than none: the page shows what there is.
                logger.warning("a review ended early: %r", error)
                self.steps = self.steps[: len(self.choices)]
                return

    def json(self) -> Json:
        return {
            "done": len(self.choices),
            "total": len(self.steps),
            "moments": [choice.json() for choice in self.choices],
            "turns": [point.json() for point in turning_points(self.choices)],
        }


class Reviews:
    """The last reviews that were asked for."""

    def __init__(self, workers: BotWorkers) -> None:
        self.workers = workers
        self.by_table: dict[str, ReviewTask] = {}

    async def of(self, table: LiveTable) -> Json:
        log = reports.finished(table)
        found = self.by_table.get(table.row.key)
        if found is None:
            found = self.by_table[table.row.key] = ReviewTask(log, self.workers)
            while len(self.by_table) > KEPT:
                oldest = next(iter(self.by_table))
                self.by_table.pop(oldest).task.cancel()
        chances = await asyncio.to_thread(reports.chances, table)
        return {"chances": chances, **found.json()}

    def close(self) -> None:
        for each in self.by_table.values():
            each.task.cancel()
