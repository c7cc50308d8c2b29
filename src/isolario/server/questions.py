"""What a page may ask about the position without changing it: previews, reasons, hints."""

import logging
from typing import TYPE_CHECKING, Any

from isolario.kernel import FastLuck
from isolario.kernel.match import after_action
from isolario.server import updates
from isolario.server.bot_workers import TooMuchAsked
from isolario.server.problems import ServiceProblem
from isolario.server.seating import Subscriber

if TYPE_CHECKING:
    from isolario.server.live_table import LiveTable

Json = dict[str, Any]
PREVIEW_GUESSES = 3
logger = logging.getLogger("isolario.server")


def preview(table: "LiveTable", subscriber: Subscriber, id: str, action: int) -> None:
    """What a choice would do, as far as that does not depend on anything hidden."""
    state, shown = table.log.match.state, table.log.game.presentation
    seat = state.actor
    if seat not in subscriber.seats or table.row.closed:
        raise ServiceProblem("wait-for-turn", 409)
    legal = state.legal()
    if action not in legal:
        raise table.log.match.refusal(action, legal)
    seen: list[Json] = []
    for guess in range(PREVIEW_GUESSES if table.log.game.hides else 1):
        before = state.clone()
        before.resample(seat, FastLuck(guess))
        after, trace = after_action(before, action)
        events = shown.events(before, action, after, trace, seat)
        seen.append({"view": shown.view(after, seat), "events": events})
    certain = all(other == seen[0] for other in seen)
    outcome = seen[0] if certain else {"view": None, "events": []}
    table.tell(subscriber, {"type": "preview", "id": id, "action": action, **outcome})


def why(table: "LiveTable", subscriber: Subscriber, id: str, element: str) -> None:
    """Why nothing can be done with an element now, and which rule says so."""
    viewer = updates.focus(table.log, subscriber.seats)
    view = table.log.view(updates.eyes(table.log, viewer))
    if element not in view["pieces"] and all(element != known.id for known in updates.elements(table.log, viewer)):
        raise ServiceProblem("no-such-element", 404, element=element)
    reason = table.log.game.presentation.why_not(table.log.match.state, element, viewer)
    message = {"type": "reason", "id": id, "element": element, "phrase": reason.phrase, "rule": reason.rule or None}
    table.tell(subscriber, message)


async def hint(table: "LiveTable", subscriber: Subscriber, id: str, who: str) -> None:
    """What a strong bot would do; `who` asks, for the queue in front of the adviser."""
    state = table.log.match.state
    seat = int(state.actor)
    if seat not in subscriber.seats or table.row.closed:
        raise ServiceProblem("no-hint", 409)
    version = table.log.version(subscriber.mask)
    try:
        advice = await table.house.workers.advise(table.log.game, state.clone(), seat, table.bots.seed(), who)
    except TooMuchAsked:
        raise ServiceProblem("too-many-requests", 429) from None
    except Exception as error:
        logger.warning("a hint failed: %r", error)
        raise ServiceProblem("hint-failed", 503) from None
    table.tell(subscriber, {"type": "hint", "id": id, "seat": seat, "version": version, **advice})
