"""What viewers are shown: the one place where positions and steps become messages.

Everything here is built for a group of seats at one screen, from what the seat in focus may see. Nothing reads
the true actor except to offer that actor its own choices.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

import orjson

from isolario.kernel import OVER, Element, Problem, ScoreLine, Step
from isolario.kernel.presentation import Choice, Viewer, actor_in
from isolario.server import patches
from isolario.server.match_log import MatchLog
from isolario.server.problems import ServiceProblem, phrase_of

RECENT = 150
"""How many steps of the story so far a page gets when it opens a table."""

Line = tuple[str, orjson.Fragment]
"""A step as somebody may know it: its notation, and its events in writing."""
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


@dataclass(frozen=True)
class Shown:
    """What a page was last shown, for the next patch."""

    version: int
    position: Json


class Rendering:
    """One moment of a table as it is told to its pages: what several of them may know is worked out once."""

    def __init__(self, log: MatchLog) -> None:
        self.log = log
        self.told: dict[tuple[int, Viewer], Line | None] = {}
        self.changes: dict[tuple[int, int], tuple[Any, Any, orjson.Fragment | None]] = {}

    def line(self, step: Step, viewer: Viewer) -> Line | None:
        """A step as the viewer may know it; None if it may not."""
        key = (step.index, viewer)
        if key not in self.told:
            match, shown = self.log.match, self.log.game.presentation
            notation: str | None
            if self.log.all_open:
                notation = shown.notation(step.before, step.action)
            else:
                notation = shown.redacted(step.before, step.action, viewer)
            self.told[key] = None if notation is None else (notation, fragment(match.events(step, viewer)))
        return self.told[key]

    def change(self, old: Any, new: Any) -> orjson.Fragment | None:
        if old is new:
            return None
        key = (id(old), id(new))
        if key not in self.changes:
            # Both are kept with it, so that no other value gets their place in memory meanwhile.
            found = patches.change(old, new)
            self.changes[key] = (old, new, None if found is None else fragment(found))
        return self.changes[key][2]


def fragment(value: Any) -> orjson.Fragment:
    return orjson.Fragment(orjson.dumps(value, default=dict))


def position(
    log: MatchLog,
    seats: Sequence[int],
    undo: "tuple[bool, bool, Problem | None]",
    ended: str | None = None,
    conceded: "list[int] | None" = None,
) -> Json:
    """How the table stands for these seats."""
    state, shown = log.match.state, log.game.presentation
    viewer = focus(log, seats)
    view = log.view(eyes(log, viewer))
    mine = state.actor in seats and ended is None
    over = state.actor == OVER
    can_undo, can_propose, reason = undo
    return {
        "view": view,
        "actor": actor_in(view, state),
        "seat": viewer,
        "prompt": shown.prompt(state) if mine else None,
        "legal": choices(log) if mine else [],
        "can_undo": can_undo,
        "can_propose_undo": can_propose,
        "undo_reason": None if reason is None else phrase_of(reason),
        "over": over,
        "ranks": state.ranks() if over else conceded,
        "tally": tally(log, viewer) if over else None,
        "elements": elements(log, viewer),
        "rule": rule(log, mine),
        "ended": ended,
    }


def update(
    rendering: Rendering, seats: Sequence[int], now: Json, steps: Sequence[int], reset: bool, undone: bool
) -> Json:
    """The whole position, with the steps that led to it."""
    log = rendering.log
    viewer = now["seat"]
    return {
        "type": "update",
        "version": log.version(log.mask(seats)),
        "reset": reset,
        "undone": undone,
        "steps": steps_for(rendering, viewer, steps),
        "log": recent(log, viewer) if reset else None,
        **now,
    }


def patch(rendering: Rendering, seats: Sequence[int], former: Shown, now: Json, steps: Sequence[int]) -> Json:
    """The same as what changed since a page was shown `former`: a function of what it was sent and may know now."""
    log, was = rendering.log, former.position
    eye = eyes(log, now["seat"])
    view = was["view"]
    told: list[Json] = []
    known = known_steps(rendering, eye, steps)
    for number, (step, line) in enumerate(known, 1):
        after = now["view"] if number == len(known) else log.view_after(step.index + 1, eye)
        change = rendering.change(view, after)
        told.append({"actor": step.actor, "notation": line[0], "events": line[1], "change": change})
        view = after
    changed: Json = {"view": rendering.change(view, now["view"])}
    for name, value in now.items():
        if name == "elements":
            changed[name] = rendering.change(was[name], value)
        elif name != "view":
            changed[name] = patches.change(was[name], value)
    return {
        "type": "patch",
        "version": log.version(log.mask(seats)),
        "base": former.version,
        "steps": told,
        "change": {name: value for name, value in changed.items() if value is not None},
    }


def eyes(log: MatchLog, viewer: Viewer) -> Viewer:
    """Through whose eyes a viewer sees: where nothing is hidden, all look through the spectators'."""
    return None if log.all_open else viewer


def rule(log: MatchLog, mine: bool) -> str | None:
    """The rule behind the decision. What exactly is being decided may be a secret of the one who decides."""
    if log.match.over or not (mine or log.all_open):
        return None
    return log.game.presentation.rule(log.match.state) or None


def elements(log: MatchLog, viewer: Viewer) -> list[Element]:
    """The nameable things of what a viewer sees now. Those who see the same share the work."""
    eye = eyes(log, viewer)
    view = log.view(eye)
    known = log.named.get(eye)
    if known is None or known[0] is not view:
        known = log.named[eye] = (view, log.game.presentation.elements(view))
    return known[1]


def choices(log: MatchLog) -> list[Choice]:
    state, shown = log.match.state, log.game.presentation
    return [shown.choice(state, action) for action in state.legal()]


def known_steps(rendering: Rendering, eye: Viewer, indices: Sequence[int]) -> "list[tuple[Step, Line]]":
    """Those of the steps that may be known, as they may be known."""
    steps = [rendering.log.match.steps[index] for index in indices]
    told = [(step, rendering.line(step, eye)) for step in steps]
    return [(step, line) for step, line in told if line is not None]


def steps_for(rendering: Rendering, viewer: Viewer, indices: Sequence[int]) -> list[Json]:
    """Steps as the viewer may know them; the last needs no view because the update carries it."""
    eye = eyes(rendering.log, viewer)
    known = known_steps(rendering, eye, indices)
    return [
        {
            "actor": step.actor,
            "notation": line[0],
            "events": line[1],
            "view": None if number == len(known) else rendering.log.view_after(step.index + 1, eye),
        }
        for number, (step, line) in enumerate(known, 1)
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
    found = log.match.undo_or_reason(seat)
    if isinstance(found, Problem):
        return False, found.id != "nothing-to-undo", found
    return True, False, None
