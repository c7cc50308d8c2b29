"""How positions and games travel: to a copy, a file, another process. One way for all, over `dump` and `load`.

A position is its game and its dump. The game is found by the class of the position, because a hand-written `clone`
carries nothing besides the position itself; games that share a class are told apart by their box.
"""

from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any
from weakref import WeakSet, WeakValueDictionary

from isolario.kernel.problems import Problem
from isolario.kernel.state import State

if TYPE_CHECKING:
    from isolario.kernel.game import Game

MADE: "WeakSet[Game]" = WeakSet()
"""Every game that exists in this process: installed, registered, or one of their variants."""

FOUND: "WeakValueDictionary[tuple[type, int], Game]" = WeakValueDictionary()
"""By the class of a position and its box: asked for with every step that is told."""


def game_of(state: State) -> "Game":
    """The game a position belongs to."""
    from isolario.kernel.game import games

    kind, box = type(state), getattr(state, "box", None)
    known = FOUND.get((kind, id(box)))
    if known is not None and box is not None and known.box is box:
        return known
    fitting = [played for played in dict.fromkeys((*games(), *MADE)) if plays(played, kind)]
    if not fitting:
        raise Problem("no-game-of", state=kind.__qualname__)
    if box is not None:
        for played in fitting:
            if played.box is box:
                FOUND[kind, id(box)] = played
                return played
    return fitting[0]


def plays(played: "Game", kind: type[State]) -> bool:
    """Whether positions of this class are of that game. A variant whose files are wrong has none; it must not keep
    those of others from being copied."""
    try:
        return kind in played.state_types
    except Problem:
        return False


def packed(state: State) -> tuple[Any, ...]:
    """A position as `pickle` keeps it."""
    return unpacked, (game_of(state), state.dump())


def unpacked(played: "Game", dump: dict[str, Any]) -> State:
    return played.load(dump)


def copied(state: State) -> State:
    """An independent copy over the dump, for a state that has no `clone` of its own."""
    return game_of(state).load(state.dump())


def packed_game(played: "Game") -> tuple[Any, ...]:
    """A game as `pickle` keeps it: its id, its class by name, and what was set on it.

    By name, because a game written in a notebook or a script has a class that no other module can import; what
    can be worked out again (the box) is left behind.
    """
    kind = type(played)
    kept = {name: value for name, value in vars(played).items() if not worked_out(kind, name)}
    return same_game, (played.id, kind.__module__, kind.__qualname__, kept)


def worked_out(kind: type, name: str) -> bool:
    return any(isinstance(vars(base).get(name), cached_property) for base in kind.__mro__)


def same_game(id: str, module: str, kind: str, kept: dict[str, Any]) -> "Game":
    """The game of this process that is like the packed one, so that its box is shared; else a new one."""
    from isolario.kernel.game import games

    for played in dict.fromkeys((*games(), *MADE)):
        if packed_game(played)[1] == (id, module, kind, kept):
            return played
    found: Any = import_module(module)
    for name in kind.split("."):
        found = getattr(found, name)
    made: Game = found.__new__(found)
    vars(made).update(kept)
    made.weigh()
    return made
