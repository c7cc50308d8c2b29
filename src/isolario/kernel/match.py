"""Checked play: who may choose what, luck at its moment, the record, undo and fork."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass
from typing import Any

from isolario.kernel.game import Game, OptionValue
from isolario.kernel.luck import FairLuck, FastLuck, Luck
from isolario.kernel.presentation import Event, Viewer
from isolario.kernel.problems import IllegalAction, Problem
from isolario.kernel.state import CHANCE, OVER, Note, State

INFORMATION_GUESSES = 2
"""In how many worlds that a seat thinks possible it is asked whether its choice told anybody anything,"""
INFORMATION_SAMPLES = 6
"""and how many other truths are tried in each before saying no."""


@dataclass(unsafe_hash=True)
class Step:
    """One entry of the record: what was chosen or drawn, and what happened because of it. Nobody changes one; frozen it
    would take three times as long to make."""

    index: int
    actor: int
    action: int
    before: State
    trace: tuple[Note, ...]
    forced: bool
    """There was nothing else to choose or draw."""
    urn: int = -1
    """Where a draw came from; -1 for a choice."""


class Match:
    """A game being played. The list of steps is the truth; the state is what they lead to."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        luck: Luck | None = None,
        names: Sequence[str] = (),
        auto: bool = True,
    ) -> None:
        self.game = game
        self.seats = game.min_seats if seats is None else seats
        self.options = game.resolve_options(self.seats, options or {})
        self.luck = luck
        self.names = tuple(names)
        self.auto = auto
        self.steps: list[Step] = []
        self.revealing: dict[tuple[int, int], tuple[Step, bool]] = {}
        """What `reveals` has found, by step and seat: asked again with every update."""
        self.draws: dict[int, int] = {}
        """How many steps came from each urn (-1: from none), as far as they have been counted,"""
        self.counted = 0
        """which is so many."""
        self.state = game.start(self.seats, self.options)
        self.advance()

    # -- copying: the steps are the truth -----------------------------------------------------------

    def __copy__(self) -> "Match":
        """A match of its own with the same past and, where it has luck, the same luck to come."""
        made = Match.__new__(Match)
        vars(made).update(vars(self))
        made.luck = deepcopy(self.luck)
        made.steps = list(self.steps)  # steps never change: they are shared
        made.draws = dict(self.draws)
        made.state = self.state.clone()
        return made

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as a record is written: what was chosen and drawn, and the luck to come."""
        told = (self.game, self.seats, self.options, self.actions, self.names, self.auto, self.luck)
        return continued, told

    def __repr__(self) -> str:
        return f"<match after {len(self.steps)} steps: {self.state!r}>"

    # -- playing ------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        return self.state.actor

    @property
    def over(self) -> bool:
        return self.state.actor == OVER

    @property
    def actions(self) -> list[int]:
        return [step.action for step in self.steps]

    def play(self, choice: int | str, seat: int | None = None) -> list[Step]:
        """Make the actor's choice (a number or its notation), then draw and play what is forced.

        Nothing changes if it is refused. With `seat`, it must be that seat's turn to choose.
        """
        if self.over:
            raise Problem("match-over")
        if self.state.actor == CHANCE:
            raise Problem("luck-to-move")
        if seat is not None and seat != self.state.actor:
            raise Problem("not-your-turn", seat=seat, actor=self.state.actor)
        action = self.read(choice) if isinstance(choice, str) else choice
        legal = self.state.legal()
        if action not in legal:
            raise self.refusal(action, legal)
        first = len(self.steps)
        self.record_step(action, legal)
        self.advance()
        return self.steps[first:]

    def draw(self, outcome: int) -> Step:
        """Enter the outcome of a draw by hand (records, tests); normally `luck` draws."""
        legal = self.state.legal()
        if self.state.actor != CHANCE or outcome not in legal:
            raise self.refusal(outcome, legal)
        return self.record_step(outcome, legal)

    def advance(self) -> list[Step]:
        """Draw as long as luck is to move, and make forced choices where that tells nobody anything."""
        first = len(self.steps)
        while not self.over:
            legal = self.state.legal()
            if self.state.actor == CHANCE:
                if self.luck is None:
                    break
                self.luck.seek(*self.place_of_draw())
                self.record_step(legal[self.luck.pick(self.state.weights())], legal)
            elif self.auto and len(legal) == 1 and self.game.presentation.may_autoplay(self.state):
                self.record_step(legal[0], legal)
            else:
                break
        return self.steps[first:]

    def place_of_draw(self) -> tuple[int, int, int]:
        """What the next draw depends on: steps so far, its urn, and how many draws came from there before."""
        urn = int(self.state.urn())
        for step in self.steps[self.counted :]:
            self.draws[step.urn] = self.draws.get(step.urn, 0) + 1
        self.counted = len(self.steps)
        return self.counted, urn, self.draws.get(urn, 0)

    def record_step(self, action: int, legal: list[int]) -> Step:
        before = self.state.clone()
        actor = int(self.state.actor)
        urn = int(self.state.urn()) if actor == CHANCE else -1
        self.state.trace = []
        self.state.apply(action)
        step = Step(len(self.steps), actor, action, before, tuple(self.state.trace), len(legal) == 1, urn)
        self.state.trace = None
        self.steps.append(step)
        return step

    def read(self, text: str) -> int:
        """The action written as `text`: exact, else ignoring case, else the only one that begins so."""
        shown, state = self.game.presentation, self.state
        legal = {shown.notation(state, action): action for action in state.legal()}
        wanted = text.strip()
        if wanted in legal:
            return legal[wanted]
        same = [name for name in legal if name.casefold() == wanted.casefold()]
        close = same or [name for name in legal if wanted and name.casefold().startswith(wanted.casefold())]
        if len(close) == 1:
            return legal[close[0]]
        if close:
            raise Problem("ambiguous-move", text=wanted, candidates=", ".join(sorted(close)))
        for action in range(self.game.actions):
            if shown.notation(state, action) == wanted:
                raise self.refusal(action, state.legal())
        raise Problem("unreadable-move", text=wanted, legal=", ".join(sorted(legal)[:12]))

    def refusal(self, action: int, legal: list[int]) -> IllegalAction:
        shown, state = self.game.presentation, self.state
        known = 0 <= action < self.game.actions
        return IllegalAction(
            shown.notation(state, action) if known else str(action),
            shown.reason(state, action).rule if known and state.actor >= 0 else "",
            [shown.notation(state, option) for option in legal],
        )

    def events(self, step: Step, viewer: Viewer) -> list[Event]:
        """What the viewer may know of a step."""
        shown = self.game.presentation
        return shown.events(step.before, step.action, self.after(step), list(step.trace), viewer)

    def after(self, step: Step) -> State:
        """The position a step led to. Not a copy: look, do not play."""
        following = step.index + 1
        return self.state if following == len(self.steps) else self.steps[following].before

    # -- taking back --------------------------------------------------------------------------------

    def undo_point(self, seat: int) -> int:
        """Where an undo by `seat` would go back to: the number of steps kept. Raises a Problem unless it is free."""
        found = self.undo_or_reason(seat)
        if isinstance(found, Problem):
            raise found
        return found

    def undo_or_reason(self, seat: int) -> int | Problem:
        """Where an undo by `seat` would go back to, or why that is not free.

        It is free if no other seat has chosen since, nothing was drawn, and nobody's view gained information.
        Whether it is free depends only on what the seat may know: an answer that followed from somebody's hand would
        tell that hand.

        The reason is not raised: asked after every move, it would keep alive whatever was at work just then.
        """
        hides, shown = self.game.hides, self.game.presentation
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if hides and step.actor != seat and shown.redacted(step.before, step.action, seat) is None:
                continue  # what the seat could not notice must not be told by a refusal either
            if step.actor == CHANCE:
                # That only one outcome was left may be a secret of those who hold the others.
                if not step.forced or hides:
                    return Problem("undo-after-luck")
            elif step.actor != seat and not self.played_itself(step):
                return Problem("undo-after-others")
            elif self.reveals(step, seat):
                return Problem("undo-after-reveal")
            elif step.actor == seat and not step.forced:
                return index
        return Problem("nothing-to-undo")

    def played_itself(self, step: Step) -> bool:
        """Whether everybody knows that there was nothing to choose."""
        return step.forced and self.game.presentation.may_autoplay(step.before)

    def reveals(self, step: Step, seat: int) -> bool:
        """Whether a choice told some viewer what was hidden from it: another truth would have looked different.

        Asked by `seat`, so it is looked at in worlds that the seat thinks possible, never in the true one.
        """
        if not self.game.hides or not self.may_tell(step):
            return False
        known = self.revealing.get((step.index, seat))
        if known is None or known[0] is not step:
            known = self.revealing[step.index, seat] = (step, self.reveals_to(step, seat))
        return known[1]

    def may_tell(self, step: Step) -> bool:
        # When the match is over everything is shown.
        return self.after(step).actor == OVER or self.game.presentation.may_tell(step.before, step.action)

    def reveals_to(self, step: Step, seat: int) -> bool:
        for guess in range(INFORMATION_GUESSES):
            world = step.before.clone()
            world.resample(seat, FastLuck(guess))
            if step.action not in world.legal() or self.reveals_in(world, step):
                return True
        return False

    def reveals_in(self, world: State, step: Step) -> bool:
        shown = self.game.presentation
        after = world.clone()
        after.apply(step.action)
        for viewer in range(self.seats):
            if viewer == step.actor:
                continue
            seen = shown.view(after, viewer)
            unnoticed = shown.redacted(world, step.action, viewer) is None
            if unnoticed and shown.view(world, viewer) == seen:
                continue
            for sample in range(INFORMATION_SAMPLES):
                other = world.clone()
                other.resample(viewer, FastLuck(sample))
                if step.action not in other.legal():
                    return True
                other.apply(step.action)
                if shown.view(other, viewer) != seen:
                    return True
        return False

    def undo(self, seat: int, consent: bool = False) -> int:
        """Take back the last choice of `seat` and return how many steps are left.

        With `consent` (everybody agreed) it may reach past luck and other seats' choices. The next draw from
        each urn is fixed whatever is chosen, so the same luck waits: nobody can fish for a better draw.
        """
        keep = self.undo_point(seat) if not consent else self.last_choice(seat)
        self.rewind(keep)
        return keep

    def last_choice(self, seat: int) -> int:
        for step in reversed(self.steps):
            if step.actor == seat and not step.forced:
                return step.index
        raise Problem("nothing-to-undo")

    def rewind(self, keep: int) -> None:
        """Go back to the position after `keep` steps."""
        if not 0 <= keep <= len(self.steps):
            raise Problem("no-such-move", number=keep, last=len(self.steps))
        if keep < len(self.steps):
            self.state = self.steps[keep].before.clone()
            del self.steps[keep:]
            self.draws, self.counted = {}, 0

    def state_at(self, index: int) -> State:
        """The position after `index` steps (a copy)."""
        if not 0 <= index <= len(self.steps):
            raise Problem("no-such-move", number=index, last=len(self.steps))
        return (self.state if index == len(self.steps) else self.steps[index].before).clone()

    def fork(self, at: int | None = None, luck: Luck | None = None) -> "Match":
        """A new match that begins with the first `at` steps of this one, with luck of its own."""
        made = replay(self.game, self.seats, self.options, self.actions[:at], self.names, self.auto)
        made.luck = luck
        if luck is not None:
            made.advance()
        return made

    # -- reading ------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        return self.luck.commitment if isinstance(self.luck, FairLuck) else ""

    def log(self, viewer: Viewer, steps: Iterable[Step] | None = None) -> Iterator[tuple[Step, str]]:
        """The steps a viewer may know of (all, or of these), with the notation it may read."""
        for step in self.steps if steps is None else steps:
            shown = self.game.presentation.redacted(step.before, step.action, viewer)
            if shown is not None:
                yield step, shown


def after_action(state: State, action: int) -> tuple[State, list[Note]]:
    """The position an action leads to, and the notes the rules took on the way; `state` stays as it is."""
    after = state.clone()
    trace: list[Note] = []
    after.trace = trace
    after.apply(action)
    after.trace = None
    return after, trace


def replay(
    game: Game,
    seats: int,
    options: Mapping[str, OptionValue],
    actions: Sequence[int],
    names: Sequence[str] = (),
    auto: bool = True,
) -> Match:
    """The match in which exactly these actions and outcomes happened, without luck of its own."""
    match = Match(game, seats, options, luck=None, names=names, auto=False)
    for action in actions:
        legal = match.state.legal()
        if action not in legal:
            raise match.refusal(action, legal)
        match.record_step(action, legal)
    match.auto = auto
    return match


def continued(
    game: Game,
    seats: int,
    options: Mapping[str, OptionValue],
    actions: Sequence[int],
    names: Sequence[str],
    auto: bool,
    luck: Luck | None,
) -> Match:
    """A pickled match, with its luck where it was."""
    match = replay(game, seats, options, actions, names, auto)
    match.luck = luck
    return match
