"""What viewers are shown: the one place where positions and steps become messages.

Everything here is built for a group of seats at one screen, from what the seat in focus may see. Nothing reads
the true actor except to offer that actor its own choices.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import orjson

from isolario.kernel import OVER, Element, Problem, ScoreLine, State
from isolario.kernel.presentation import Viewer
from isolario.server.match_log import MatchLog
from isolario.server.problems import ServiceProblem, phrase_of

RECENT = 150
"""How many steps of the story so far a page gets when it opens a table."""

Json = dict[str, Any]
"""What becomes a message. Phrases, events and elements may stand in it: the encoder writes dataclasses."""


def text(message: Json) -> str:
    return orjson.dumps(message, default=dict).decode()


def focus(log: MatchLog, seats: Sequence[int]) -> Viewer:
    """Through whose eyes a screen looks: the own seat that decides, or that decided last."""
    if len(seats) == 0:
        return None
    if len(seats) == 1:
        return seats[0]
    actor = log.match.actor
    if actor in seats:
        return actor
    last = log.last_chooser(seats)
    return seats[0] if last is None else last


def update(
    log: MatchLog,
    seats: Sequence[int],
    steps: Sequence[int],
    reset: bool,
    undone: bool,
    undo: "tuple[bool, bool, Problem | None]",
    ended: str | None = None,
    conceded: "list[int] | None" = None,
) -> Json:
    """The state of the table for these seats, with the steps that led to it."""
    match, shown = log.match, log.game.presentation
    state = match.state
    viewer = focus(log, seats)
    view = log.view(viewer)
    mine = state.actor in seats and ended is None
    over = state.actor == OVER
    can_undo, can_propose, reason = undo
    return {
        "type": "update",
        "version": log.version(log.mask(seats)),
        "reset": reset,
        "undone": undone,
        "steps": steps_for(log, viewer, steps),
        "log": recent(log, viewer) if reset else None,
        "view": view,
        "actor": shown_actor(state, view),
        "seat": viewer,
        "prompt": shown.prompt(state) if mine else None,
        "legal": choices(log) if mine else [],
        "can_undo": can_undo,
        "can_propose_undo": can_propose,
        "undo_reason": None if reason is None else phrase_of(reason),
        "over": over,
        "ranks": state.ranks() if over else conceded,
        "tally": tally(log, viewer) if over else None,
        "elements": elements(log, view),
        "rule": rule(log, mine),
        "ended": ended,
    }


def rule(log: MatchLog, mine: bool) -> str | None:
    """The rule behind the decision. What exactly is being decided may be a secret of the one who decides."""
    if log.match.over or not (mine or log.all_open):
        return None
    return log.game.presentation.rule(log.match.state) or None


def elements(log: MatchLog, view: Json) -> list[Element]:
    """The nameable things of a view. Those who see the same share the work."""
    if log.named is None or log.named[0] != view:
        log.named = (view, log.game.presentation.elements(view))
    return log.named[1]


def shown_actor(state: State, view: Json) -> int:
    """Who decides as far as the view tells."""
    return int(view["actor"]) if "actor" in view else OVER if state.actor == OVER else -1


def choices(log: MatchLog) -> list[Json]:
    state, shown = log.match.state, log.game.presentation
    return [
        {
            "action": action,
            "notation": shown.notation(state, action),
            "phrase": shown.phrase(state, action),
            "path": shown.path(state, action),
        }
        for action in state.legal()
    ]


def steps_for(log: MatchLog, viewer: Viewer, indices: Sequence[int]) -> list[Json]:
    """Steps as the viewer may know them; the last needs no view because the update carries it."""
    match = log.match
    known = list(match.log(viewer, [match.steps[index] for index in indices]))
    return [
        {
            "actor": step.actor,
            "notation": notation,
            "events": match.events(step, viewer),
            "view": None if number == len(known) else match.after(step).view(viewer),
        }
        for number, (step, notation) in enumerate(known, 1)
    ]


def recent(log: MatchLog, viewer: Viewer) -> list[Json]:
    """What happened lately, for a page that does not know it: as the viewer may know it, without positions."""
    match = log.match
    # Counted are the steps the viewer may know of: the others must not even make the story shorter.
    told = list(islice(match.log(viewer, reversed(match.steps)), RECENT))
    return [
        {"actor": step.actor, "notation": notation, "events": match.events(step, viewer)}
        for step, notation in reversed(told)
    ]


def tally(log: MatchLog, viewer: Viewer) -> list[list[ScoreLine]]:
    state, shown = log.match.state, log.game.presentation
    return [shown.tally(state, seat, viewer) for seat in range(log.match.seats)]


def undo_standing(log: MatchLog, seats: Sequence[int], alone: bool) -> "tuple[bool, bool, Problem | None]":
    """Whether these seats may take a choice back now, may ask for it, and why it is not free."""
    if not seats:
        return False, False, None
    if log.match.over:
        return False, False, ServiceProblem("match-is-over", 409)
    seat = log.last_chooser(seats)
    if seat is None:
        return False, False, Problem("nothing-to-undo")
    if alone:
        return True, False, None
    try:
        log.match.undo_point(seat)
    except Problem as problem:
        return False, problem.id != "nothing-to-undo", problem
    return True, False, None
