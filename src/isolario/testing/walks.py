"""Random games to check laws on: positions, steps, and what a viewer receives of them."""

import json
from collections.abc import Iterator
from typing import Any

import orjson

from isolario.kernel import OVER, Event, FastLuck, Game, Problem, State, Viewer
from isolario.kernel.match import after_action
from isolario.kernel.playout import playout, step

PLAIN = (
    orjson.OPT_SORT_KEYS
    | orjson.OPT_PASSTHROUGH_DATACLASS
    | orjson.OPT_PASSTHROUGH_DATETIME
    | orjson.OPT_PASSTHROUGH_SUBCLASS
)
"""Nothing but JSON: orjson knows how to write more."""

Step = tuple[State, int, State, list[Any]]
"""Before, action, after, and the notes the rules took."""


Told = tuple[Viewer, Any, Any, list[Event]]
"""A viewer, what it saw before a step and after it, and the events between."""


class LawBroken(AssertionError):
    """A game does not do what every game must."""


def require(holds: object, message: str) -> None:
    if not holds:
        raise LawBroken(message)


def table_sizes(game: Game) -> range:
    return range(game.min_seats, game.max_seats + 1)


def variants(game: Game) -> list[dict[str, str]]:
    """The default, and each word of each option on its own."""
    found: list[dict[str, str]] = [{}]
    for option in game.options:
        found += [{option.name: word} for word in option.words if word != option.default]
    return found


def start(game: Game, seed: int) -> State:
    """A fresh game whose table size and variant depend on the seed."""
    sizes, kinds = table_sizes(game), variants(game)
    seats = sizes[seed // 7 % len(sizes)]
    for shift in range(len(kinds)):
        try:
            return game.new(seats=seats, **kinds[(seed + shift) % len(kinds)])
        except Problem:  # this variant does not suit the table: the next one
            continue
    return game.new(seats=seats)


def walk(game: Game, seed: int, most: int = 60) -> Iterator[State]:
    """Up to about `most` positions of one random game, evenly spread, the last one included."""
    state, luck = start(game, seed), FastLuck(seed)
    every = max(1, playout(state.clone(), FastLuck(seed)) // most)
    count = 0
    while state.actor != OVER:
        if count % every == 0:
            yield state
        step(state, luck)
        count += 1
    yield state


def decisions(game: Game, seed: int, most: int = 6) -> Iterator[State]:
    """Up to `most` positions of each kind of decision in one game, the later ones of many.

    Every other choice is the first of the list: a habit leads into decisions that random play hardly meets.
    """
    state, luck = start(game, seed), FastLuck(seed)
    found: dict[tuple[str, str], list[State]] = {}
    while state.actor != OVER:
        if state.actor >= 0:
            # What may be chosen tells the kinds apart where a phase is several decisions in a row.
            kinds = sorted({game.presentation.kind(state, action) for action in some(state.legal(), 20)})
            alike = found.setdefault((str(state.view(state.actor)["phase"]), " ".join(kinds)), [])
            if len(alike) < most or luck.below(3) == 0:
                alike.append(state.clone())
                del alike[:-most]
        if state.actor >= 0 and luck.below(2) == 0:
            state.apply(state.legal()[0])
        else:
            step(state, luck)
    for alike in found.values():
        yield from alike


def steps(game: Game, seed: int, most: int = 80) -> Iterator[Step]:
    """Up to about `most` steps of one random game, all of them for every third seed."""
    state, luck = start(game, seed), FastLuck(seed)
    every = max(1, playout(state.clone(), FastLuck(seed)) // most)
    count = 0
    while state.actor != OVER:
        action = state.random_choice(luck)
        after, trace = after_action(state, action)
        if count % every == 0 or seed % 3 == 0:
            yield state, action, after, trace
        state = after
        count += 1


def told(game: Game, seed: int) -> Iterator[Told]:
    """The steps of one random game as each viewer is told of them."""
    seen: dict[Viewer, tuple[State, Any]] = {}
    for made in steps(game, seed):
        before, _, after, _ = made
        for viewer in viewers(game, before):
            known = seen.get(viewer)
            was = known[1] if known is not None and known[0] is before else game.presentation.view(before, viewer)
            now = game.presentation.view(after, viewer)
            seen[viewer] = (after, now)
            yield viewer, was, now, events(game, made, viewer)


def taken(state: State, action: int) -> Step:
    """A step from a position, which stays as it is."""
    after, trace = after_action(state, action)
    return state.clone(), action, after, trace


def events(game: Game, made: Step, viewer: Viewer) -> list[Event]:
    before, action, after, trace = made
    return game.presentation.events(before, action, after, trace, viewer)


def some(choices: list[int], most: int = 100) -> list[int]:
    """The choices, or an even selection of very many."""
    return choices[:: 1 + len(choices) // most]


def canonical(data: object) -> bytes:
    """JSON, the same for the same data."""
    try:
        return orjson.dumps(data, option=PLAIN)
    except TypeError:  # a number of more than 64 bits; whatever is no JSON at all is refused here too
        return json.dumps(data, sort_keys=True).encode()


def viewers(game: Game, state: State) -> list[Viewer]:
    """Everybody; where nothing is hidden everybody sees the same, so only a spectator and the one who decides."""
    return everybody(state) if game.hides else [None, max(0, state.actor)]


def in_the_dark(game: Game, state: State) -> list[int]:
    """The seats that may not know everything; where nothing is hidden all worlds are one, and a seat stands for all."""
    return list(range(state.seats)) if game.hides else [max(0, state.actor)]


def everybody(state: State) -> list[Viewer]:
    return [None, *range(state.seats)]
