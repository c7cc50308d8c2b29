"""Puts the translated searches of a room in the place of a package's own, in this process.

The bots keep them, ask them and remember them as they do with their own; a choice takes the same steps and draws.
Needs nothing but the package: it runs beside any version of it (`version_player.py`).
"""

import ctypes
import importlib
from ctypes import c_bool, c_double, c_int64, c_void_p, py_object
from functools import cache
from typing import Any

SIGNATURES: dict[str, tuple[Any, ...]] = {
    "load_globals": (None,),
    "search_new": (c_void_p, py_object, c_int64, py_object, py_object),
    "search_free": (None, c_void_p),
    "search_run": (c_int64, c_void_p, c_int64, c_double),
    "search_best": (c_int64, c_void_p),
    "search_visits": (c_int64, c_void_p),
    "search_best_visits": (c_int64, c_void_p),
    "search_hidden": (c_bool, c_void_p),
    "search_renew": (None, c_void_p, py_object, py_object),
    "search_step": (None, c_void_p, c_int64, py_object),
    "turns_planned": (py_object, py_object, c_int64, py_object, py_object, c_bool, c_int64, c_double),
}


class Visited:
    """A choice of which only one thing is asked."""

    def __init__(self, visits: int) -> None:
        self.visits = visits


class Search:
    """The tree search, as far as bots use it (`bots/searcher.py`)."""

    library: Any

    def __init__(self, state: Any, seat: int, luck: Any, settings: Any) -> None:
        self.state, self.seat, self.luck = state, int(seat), luck
        self.known = (state, luck)
        self.there = self.library.search_new(state, self.seat, luck, settings)
        self.hidden = self.library.search_hidden(self.there)

    def run(self, simulations: int, seconds: float) -> int:
        if self.known[0] is not self.state or self.known[1] is not self.luck:
            self.library.search_renew(self.there, self.state, self.luck)
            self.known = (self.state, self.luck)
        return int(self.library.search_run(self.there, int(simulations), float(seconds)))

    def best(self) -> int:
        return int(self.library.search_best(self.there))

    @property
    def root(self) -> Visited:
        return Visited(self.library.search_visits(self.there))

    def options(self) -> list[Visited]:
        return [Visited(self.library.search_best_visits(self.there))]

    def step(self, action: int, state: Any) -> None:
        self.library.search_step(self.there, int(action), state)
        self.state = state

    def __del__(self) -> None:
        self.library.search_free(self.there)


class Plan:
    def __init__(self, actions: list[int]) -> None:
        self.actions = actions


class TurnSearch:
    """The search over turns, as far as bots use it (`bots/planning.py`)."""

    library: Any

    def __init__(self, state: Any, seat: int, luck: Any, settings: Any, hidden: bool) -> None:
        self.asked = (state, int(seat), luck, settings, bool(hidden))
        self.actions: list[int] = []

    def run(self, simulations: int, seconds: float) -> None:
        self.actions = self.library.turns_planned(*self.asked, int(simulations), float(seconds))

    def ranked(self) -> list[Plan]:
        return [Plan(self.actions)]


@cache
def think_in(package: str, path: str) -> None:
    """Let the bots of a package think in the library at `path`."""
    library = ctypes.PyDLL(path)
    for name, (result, *arguments) in SIGNATURES.items():
        if hasattr(library, name):  # versions that plan no turns have no search over them
            function = getattr(library, name)
            function.restype, function.argtypes = result, arguments
    library.load_globals()
    searcher: Any = importlib.import_module(f"{package}.bots.searcher")
    searcher.Search = type("Search", (Search,), {"library": library})
    if hasattr(library, "turns_planned"):
        planning: Any = importlib.import_module(f"{package}.bots.planning")
        planning.TurnSearch = type("TurnSearch", (TurnSearch,), {"library": library})
