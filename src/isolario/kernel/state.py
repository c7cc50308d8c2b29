"""The one interface that everything stands on: a state says who decides and what they may choose."""

from copy import deepcopy
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from isolario.kernel.luck import Luck

CHANCE: Final = -1
"""`State.actor` when the next step is a draw or a roll."""
OVER: Final = -2
"""`State.actor` when the game has ended."""

Note = tuple[str, tuple[int, ...]]
"""One thing that happened while an action was applied: a kind, and as many numbers as it needs."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: mutable, cheap to clone, without any source of randomness.

    A game subclasses this in its `rules.py`. `apply` trusts its argument: use `Match` for checked play.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.actor: i64 = CHANCE
        # None in simulations; a list only while a `Match` wants to know what happened.
        self.trace: list[Note] | None = None

    def legal(self) -> list[int]:
        """The choices of `actor` now, ascending; the outcomes of a draw at CHANCE; empty only at OVER."""
        raise TypeError(f"{type(self).__name__} does not define legal()")

    def weights(self) -> list[int]:
        """At CHANCE: positive weights aligned with `legal()`. By default all outcomes are equally likely."""
        return [1] * len(self.legal())

    def urn(self) -> i64:
        """At CHANCE: which urn is drawn from, if there are several (a deck, a die). Draws from one urn never
        depend on how often another was used."""
        return 0

    def apply(self, action: i64) -> None:
        """Carry out one of `legal()`, in place and unchecked."""
        raise TypeError(f"{type(self).__name__} does not define apply()")

    def clone(self) -> "State":
        """An independent copy, without the trace."""
        raise TypeError(f"{type(self).__name__} does not define clone()")

    def resample(self, seat: i64, luck: Luck) -> None:
        """Redeal in place what `seat` cannot see. By default nothing is private, so nothing changes."""

    def scores(self) -> list[int]:
        """Points of each seat so far, final at OVER."""
        raise TypeError(f"{type(self).__name__} does not define scores()")

    def ranks(self) -> list[int]:
        """1 for the winner or winners, tie-breaks applied. By default the order of `scores()`."""
        points = self.scores()
        return [1 + sum([1 for other in points if other > mine]) for mine in points]

    def estimate(self) -> list[float]:
        """How well each seat stands, as chances that add up to 1. By default nobody is ahead."""
        return [1.0 / float(self.seats)] * self.seats

    def features(self, seat: i64) -> list[float]:
        """What `seat` sees, as numbers of a fixed length for learners."""
        return [float(points) for points in self.scores()]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What `seat` may see (None: a spectator), as JSON built by whitelist."""
        raise TypeError(f"{type(self).__name__} does not define view()")

    def fields(self) -> tuple[str, ...]:
        """The attributes that make up the position, listed once: `dump` and `restore` follow from them."""
        raise TypeError(f"{type(self).__name__} defines neither fields() nor dump()")

    def dump(self) -> dict[str, Any]:
        """The whole truth as JSON; `Game.load` gives the state back."""
        return {name: deepcopy(getattr(self, name)) for name in self.fields()}

    def restore(self, dump: dict[str, Any]) -> None:
        """Become the position whose `dump()` this is; self is a fresh one with the same box."""
        for name in self.fields():
            setattr(self, name, deepcopy(dump[name]))
        self.derive()

    def derive(self) -> None:
        """Work out again what follows from the fields, after `restore`."""

    def __eq__(self, other: object) -> bool:
        """The same game in the same position."""
        return isinstance(other, State) and type(other) is type(self) and other.dump() == self.dump()

    def __hash__(self) -> int:
        raise TypeError("a state changes: it cannot be a key; use repr(state.dump())")

    def note(self, kind: str, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Remember that something happened, if anybody is listening (see `Presentation.events`)."""
        trace = self.trace
        if trace is not None:
            trace.append((kind, (a, b, c, d)))

    def note_all(self, kind: str, numbers: list[int]) -> None:
        """The same with more than four numbers. Build the list only if `trace` is not None."""
        trace = self.trace
        if trace is not None:
            trace.append((kind, tuple(numbers)))
