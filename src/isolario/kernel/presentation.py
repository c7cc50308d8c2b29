"""How a game is shown and spoken: the part of a game's room that people meet. Nothing here changes a state."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypedDict

from isolario.kernel.copying import game_of
from isolario.kernel.pictures import Picture, board_picture
from isolario.kernel.state import CHANCE, OVER, Note, State

Viewer = int | None
"""Who looks: a seat, or None for a spectator."""

Arg = str | int
"""A number, a plain word, `@message` (the text of another message) or `#2` (the name of seat 2)."""

SHARED = 1 << 14
"""So many elements are kept to be used again."""

# Phrases, moves, events and elements are made by the hundred for every position that is shown. Nobody changes them, but
# they are not frozen: that would make them three times as slow to make.


@dataclass(slots=True)
class Phrase:
    """A sentence without words yet: a Fluent message and what fills it."""

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        return {"id": self.id, "args": dict(self.args)}


@dataclass(slots=True, unsafe_hash=True)
class Move:
    """A piece went from one element to another; None is out of play.

    A piece is named by its id in `view["pieces"]`. A thing without an identity of its own (a tile from a bag, a
    card that only its owner sees) is a token: `token:whale`, `token:card`.
    """

    piece: str
    source: str | None
    target: str | None

    def json(self) -> dict[str, Any]:
        return {"piece": self.piece, "source": self.source, "target": self.target}


@dataclass(slots=True)
class Event:
    """Something that happened, for the log and for animation; its sentence is the message `event-<kind>`.

    `args` only fill the sentence. `moves` say in order what went where, `elements` what the sentence is about.
    """

    kind: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    moves: tuple[Move, ...] = ()
    elements: tuple[str, ...] = ()

    @property
    def phrase(self) -> Phrase:
        return Phrase(f"event-{self.kind}", self.args)

    def json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "args": dict(self.args),
            "moves": [move.json() for move in self.moves],
            "elements": list(self.elements),
        }


@dataclass(frozen=True)
class Reason:
    """Why something cannot be done now: a sentence, and the rule behind it."""

    phrase: Phrase
    rule: str = ""

    def json(self) -> dict[str, Any]:
        return {"phrase": self.phrase.json(), "rule": self.rule}


def because(word: str, rule: str = "", **args: Arg) -> Reason:
    """The reason `reason-<word>`."""
    return Reason(Phrase(f"reason-{word}", args), rule)


class View(TypedDict):
    """What every view says, whatever the game. A room's `view_types.py` adds what its board needs."""

    seats: int
    actor: int
    """The seat to decide as far as the viewer may know, -1 for luck, -2 when the game is over."""
    phase: str
    """A word of the game for what is being decided; `over` at the end."""
    scores: list[int | None]
    """Points of each seat so far; null where the viewer may not know them."""
    ranks: list[int] | None
    first: int | None
    active: int | None
    """Whose turn it is, also while somebody else is asked something."""
    pieces: dict[str, str]
    """On which element each piece lies that has an id of its own and is in play."""


def actor_in(view: Mapping[str, Any], state: State) -> int:
    """Who decides as far as a view tells."""
    return int(view["actor"]) if "actor" in view else OVER if state.actor == OVER else CHANCE


@dataclass(slots=True)
class Element:
    """One thing on the board that can be named, pointed at and clicked: `pile:3` in the zone `ring`."""

    id: str
    zone: str
    phrase: Phrase

    def json(self) -> dict[str, Any]:
        return {"id": self.id, "zone": self.zone, "phrase": self.phrase.json()}


class Choice(TypedDict):
    """All that is said of a choice to the one who may make it."""

    action: int
    notation: str
    phrase: Phrase
    path: list[str]


@dataclass(frozen=True)
class ScoreLine:
    """One line of the explained score of a seat, with the elements that made it."""

    phrase: Phrase
    points: int
    elements: tuple[str, ...] = ()

    def json(self) -> dict[str, Any]:
        return {"phrase": self.phrase.json(), "points": self.points, "elements": list(self.elements)}


@dataclass(frozen=True)
class Factor:
    """Something of a seat that a player would count when judging a position; `factor-<name>` says it.

    The message completes "you will have …" with more of it: "{ $count } cards more in hand".
    """

    name: str
    amount: int
    worth: float = 1.0
    """About what one of it is worth in points, negative for a burden: what matters most is said first."""
    pieces: int = 0
    """Where the amount is points: how many pieces bring them."""
    args: Mapping[str, Arg] = field(default_factory=dict)
    """What else the sentence names, such as a place; factors with other arguments are other things."""


class Presentation:
    """The presentation of a game. The defaults give a playable game; a room overrides them.

    Whatever takes a `viewer` must depend only on what that viewer may know: tests hold every game to it. The
    defaults keep silent where they cannot know: in a game that hides anything (`Game.hides`), points are
    shown only at the end and the choices of others and draws are not told.
    """

    def view(self, state: State, viewer: Viewer) -> Any:
        """What the viewer may see, whitelisted: the game's `view_type`."""
        over = state.actor == OVER
        return View(
            seats=state.seats,
            actor=state.actor,
            phase="over" if over else "play",
            scores=list(state.scores()) if over or not game_of(state).hides else [None] * state.seats,
            ranks=state.ranks() if over else None,
            first=None,
            active=None if state.actor < 0 else state.actor,
            pieces={},
        )

    def shown_actor(self, state: State, viewer: Viewer) -> int:
        """Who decides as far as the viewer may know, as its view says. A room whose views always tell the truth
        about it answers without making one."""
        return actor_in(self.view(state, viewer), state)

    def elements(self, view: Any) -> list[Element]:
        """Every nameable thing of a view, grouped by zone: the generic board and screen readers use it."""
        return [seat_element(seat, points) for seat, points in enumerate(view["scores"])]

    def notation(self, state: State, action: int) -> str:
        """The action in writing: short, no spaces, unique among `state.legal()`, total over the action space.

        At CHANCE it names the outcome. This is the whole truth; `redacted` is what others read.
        """
        return str(action)

    def redacted(self, state: State, action: int, viewer: Viewer) -> str | None:
        """The notation as the viewer may read it while the match runs; None if the step must not be noticed."""
        if game_of(state).hides and state.actor != viewer:
            return "?"
        return self.notation(state, action)

    def phrase(self, state: State, action: int) -> Phrase:
        """What the action does, for the one who may choose it."""
        return Phrase("action", {"notation": self.notation(state, action)})

    def kind(self, state: State, action: int) -> str:
        """The sort of choice it is, for statistics: `move`, `write`. By default taken from its phrase."""
        return self.phrase(state, action).id.removeprefix("action-")

    def path(self, state: State, action: int) -> list[str]:
        """The elements to click, in order, to choose this action; empty: it is a button."""
        return []

    def choice(self, state: State, action: int) -> Choice:
        """The three together. A room may hand out the very same one again as long as it says the same."""
        return {
            "action": action,
            "notation": self.notation(state, action),
            "phrase": self.phrase(state, action),
            "path": self.path(state, action),
        }

    def prompt(self, state: State) -> Phrase:
        """What the actor is asked, in one sentence that starts with what to do."""
        return Phrase("prompt-choose")

    def events(self, before: State, action: int, after: State, trace: list[Note], viewer: Viewer) -> list[Event]:
        """What happened, as the viewer may know it; `trace` holds the notes the rules took on the way."""
        shown = self.redacted(before, action, viewer)
        if shown is None:
            return []
        if before.actor < 0:
            return [Event("chance", {"notation": shown})]
        seat = before.actor
        return [Event("action", {"seat": f"#{seat}", "notation": shown}, elements=(f"seat:{seat}",))]

    def rule(self, state: State) -> str:
        """The ID of the rule that says what is decided now; empty if the game has no rules text."""
        return ""

    def reason(self, state: State, action: int) -> Reason:
        """Why an action is not legal now, for the one who has to choose."""
        return because("not-now", self.rule(state))

    def why_not(self, state: State, element: str, viewer: Viewer) -> Reason:
        """Why nothing can be done with an element now, as far as the viewer may know."""
        actor = state.actor
        if actor == OVER:
            return because("over", self.rule(state))
        if actor == CHANCE:
            return because("luck", self.rule(state))
        if viewer != actor:
            return because("others-turn", seat=f"#{actor}")  # the rule could tell what exactly is being decided
        if any(self.path(state, action)[:1] == [element] for action in state.legal()):
            return because("possible", self.rule(state))
        return self.element_reason(state, element)

    def element_reason(self, state: State, element: str) -> Reason:
        """Why the actor cannot begin with an element now."""
        return because("not-now", self.rule(state))

    def tally(self, state: State, seat: int, viewer: Viewer) -> list[ScoreLine]:
        """The score of a seat line by line, as far as the viewer may know it. By default what its view shows."""
        points = self.view(state, viewer)["scores"][seat]
        return [] if points is None else [ScoreLine(Phrase("tally-points"), points)]

    def factors(self, state: State, seat: int, viewer: Viewer) -> list[Factor]:
        """What the seat has that counts, as far as the viewer may know it. By default its points."""
        points = self.view(state, viewer)["scores"][seat]
        return [] if points is None else [Factor("points", points)]

    def may_autoplay(self, state: State) -> bool:
        """Whether a forced choice may be played at once. False where speed would tell what is in a hand."""
        return True

    def may_tell(self, state: State, action: int) -> bool:
        """Whether a choice that does not end the game may show somebody else what was hidden from them. False where it
        never does, whatever is hidden: then it is taken back without trying other truths first."""
        return True

    def draw(self, view: Any, say: "Any") -> Any:
        """The board for a terminal (a rich renderable); `say(phrase)` gives sentences."""
        from rich.table import Table as Grid

        grid = Grid(box=None, show_header=False)
        zone = ""
        for element in self.elements(view):
            grid.add_row(element.zone if element.zone != zone else "", say(element.phrase))
            zone = element.zone
        return grid

    def picture(self, view: Any) -> Picture | None:
        """Where the places of the board are, for a picture in a notebook. By default there is none."""
        return None

    def svg(self, view: Any, say: "Any") -> str:
        """The board as an SVG picture, for notebooks: every piece on its place, or else the board of the terminal."""
        from isolario.kernel.picturing import terminal_picture

        picture = self.picture(view)
        if picture is None:
            return terminal_picture(self.draw(view, say))
        return board_picture(view, picture, say.message("game-title"))


@lru_cache(SHARED)
def element(id: str, zone: str, message: str, *args: tuple[str, Arg]) -> Element:
    """The element with that sentence. Most look the same from one view to the next: they are made once, and what is
    the very same thing need not be compared to see that nothing changed."""
    return Element(id, zone, Phrase(message, dict(args)))


def seat_element(seat: int, points: int | None) -> Element:
    """A seat as a thing to point at: cards fly to it, lines of the log light it."""
    if points is None:
        return element(f"seat:{seat}", "seats", "element-seat-hidden", ("seat", f"#{seat}"))
    return element(f"seat:{seat}", "seats", "element-seat", ("seat", f"#{seat}"), ("points", points))
