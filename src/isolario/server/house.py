"""What all tables of one node use."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from isolario.server.bot_workers import BotWorkers
from isolario.server.metrics import Metrics
from isolario.server.settings import ServiceSettings
from isolario.server.store import Store

logger = logging.getLogger("isolario.server")


@dataclass(eq=False)
class House:
    settings: ServiceSettings
    store: Store
    workers: BotWorkers
    metrics: Metrics
    closing: bool = False
    """Nothing new begins."""
    errands: set["asyncio.Task[Any]"] = field(default_factory=set)

    def send(self, errand: Coroutine[Any, Any, Any]) -> None:
        """Do it in the background; nobody waits for it."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.done)

    def done(self, task: "asyncio.Task[Any]") -> None:
        self.errands.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.warning("an errand failed: %r", task.exception())
