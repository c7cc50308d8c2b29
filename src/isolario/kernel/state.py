"""The one interface that everything stands on: a state says who decides and what they may choose."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from isolario.kernel.chances import victory_shares
from isolario.kernel.features import FULL, NO_BACKDROP, PRIVATE, PUBLIC, Sheet
from isolario.kernel.luck import Luck
from isolario.kernel.packed import as_json, like
from isolario.kernel.remembered import own_copy

CHANCE: Final = -1
"""`State.actor` when the next step is a draw or a roll."""
OVER: Final = -2
"""`State.actor` when the game has ended."""

SCRATCH: Final = Sheet()
"""Where features are written before they go into a caller's list or array."""

BLEND: Final[i64] = 2654435761
"""Fingerprints are multiplied by this odd number again and again; compiled they wrap, interpreted they are cut."""
POSITIVE: Final[i64] = 0x7FFFFFFFFFFFFFFF

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

    def random_choice(self, luck: Luck) -> i64:
        """One of `legal()` at random, at CHANCE by its weight. A game may do this without building a list."""
        choices = self.legal()
        if self.actor == CHANCE:
            return choices[luck.pick(self.weights())]
        return choices[luck.below(len(choices))]

    def apply(self, action: i64) -> None:
        """Carry out one of `legal()`, in place and unchecked."""
        raise TypeError(f"{type(self).__name__} does not define apply()")

    def clone(self) -> "State":
        """An independent copy, without the trace. By default made from the dump: a room writes a faster one."""
        from isolario.kernel.copying import copied

        copy: State = copied(self)
        return copy

    def resample(self, seat: i64, luck: Luck) -> None:
        """Redeal in place what `seat` cannot see. By default nothing is private, so nothing changes."""

    def imagine(self, seat: i64, luck: Luck) -> None:
        """Redeal in place what `seat` cannot see, the likelier the more often: what the others have done so far may
        suggest what they hold. Bots think in such worlds. By default all deals are alike."""
        self.resample(seat, luck)

    def instinct(self, choices: list[int], luck: Luck) -> i64:
        """What a quick player takes of these choices without comparing them; -1: it compares. A search plays on with
        quick players: a room may know at once what they would hardly find among a few choices, as in an attack."""
        return -1

    def bluff(self) -> float:
        """How much of the victory may be given away here so that nobody guesses a choice that stays secret: bots for
        people take something as good at random. 0 where everybody sees what is chosen."""
        return 0.0

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

    def forecast(self) -> list[float]:
        """The same, as well as the room can tell where a turn has ended: what a search over turns asks once for each
        line it has played on, while `estimate` compares the choices on the way. By default there is no difference."""
        return self.estimate()

    def estimate_after(self, action: i64, seat: i64, luck: Luck) -> float:
        """How well `seat` stands after the action and whatever is drawn then; this position stays as it is.

        A search asks this more often than anything else: a room may answer without a copy where little changes, with
        exactly the same number.
        """
        after = self.clone()
        after.apply(action)
        while after.actor == CHANCE:
            after.apply(after.random_choice(luck))
        if after.actor == OVER:
            return victory_shares(after.ranks())[seat]
        return after.estimate()[seat]

    def features(self, seat: i64, out: Any = None, scope: i64 = PRIVATE) -> Any:
        """What `seat` may know, as numbers of a fixed length for learners; `Game.features_layout` says what they mean.

        A list; or, with `out`, they are written into that array of the same length, without a list in between. The
        scope is PRIVATE, PUBLIC or FULL (see `kernel/features.py`).
        """
        sheet = SCRATCH.borrow()
        self.write_all_features(seat, scope, sheet)
        if out is None:
            out = sheet.numbers()
        else:
            sheet.copy_to(out)
        sheet.lent = False
        return out

    def write_all_features(self, seat: i64, scope: i64, sheet: Sheet) -> None:
        """Fill a sheet from its beginning."""
        sheet.renew(self.features_backdrop())
        self.write_features(seat, scope, sheet)

    def features_backdrop(self) -> vec[i32]:
        """All features with what seldom changes written in, the same for every seat: `write_features` passes over it
        (`Sheet.blank`). A room may keep one; by default everything is zero at first."""
        return NO_BACKDROP

    def write_features(self, seat: i64, scope: i64, sheet: Sheet) -> None:
        """Write what `seat` may know (or everybody, or the whole truth: `scope`) in the order of the game's layout.

        By default the points that its view shows.
        """
        from isolario.kernel.copying import game_of

        sheet.piece("points")
        points: list[int | None] = list(self.scores()) if scope == FULL else self.view(viewer_of(seat, scope))["scores"]
        for offset in range(self.seats):
            shown = points[(seat + offset) % self.seats]
            sheet.put(0.0 if shown is None else float(shown) / 100.0)
        empty: i64 = game_of(self).max_seats - self.seats
        sheet.blank(empty)

    def whose_turn(self) -> i64:
        """The seat whose turn it is, also while somebody else reacts or luck draws. By default the actor."""
        return self.actor

    def fingerprint(self) -> int:
        """A number that is the same for positions in which everything that matters is the same."""
        if type(self).dump is not State.dump:
            return hash(repr(self.dump()))
        return hash(tuple([repr(getattr(self, name)) for name in self.fields()]))  # a room has a faster one

    def view(self, seat: int | None) -> dict[str, Any]:
        """What `seat` may see (None: a spectator), as JSON built by whitelist: the view of the game's presentation.

        It is the caller's to change; views that `presentation.view` makes may share parts with each other.
        """
        from isolario.kernel.copying import game_of

        seen: dict[str, Any] = own_copy(game_of(self).presentation.view(self, seat))
        return seen

    def fields(self) -> tuple[str, ...]:
        """The attributes that make up the position, listed once: `dump` and `restore` follow from them.

        By default `seats`, `actor` and every attribute of a plain Python class whose name has no leading underscore.
        """
        own: dict[str, Any] = getattr(self, "__dict__", {})
        names = [name for name in own if not name.startswith("_") and name not in ("seats", "actor", "trace")]
        return ("seats", "actor", *names)

    def dump(self) -> dict[str, Any]:
        """The whole truth as JSON; `Game.load` gives the state back."""
        return {name: as_json(getattr(self, name)) for name in self.fields()}

    def restore(self, dump: dict[str, Any]) -> None:
        """Become the position whose `dump()` this is; self is a fresh one with the same box."""
        for name in self.fields():
            setattr(self, name, like(getattr(self, name, None), dump[name]))
        self.derive()

    def derive(self) -> None:
        """Work out again what follows from the fields, after `restore`."""

    def __eq__(self, other: object) -> bool:
        """The same game in the same position."""
        return isinstance(other, State) and type(other) is type(self) and other.dump() == self.dump()

    def __hash__(self) -> int:
        raise TypeError("a state changes: it cannot be a key; use repr(state.dump())")

    # -- copying and looking: the same for every game (see kernel/copying.py) ------------------------------

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A state is pickled as its game and its dump."""
        from isolario.kernel.copying import packed

        parts: tuple[Any, ...] = packed(self)
        return parts

    def __repr__(self) -> str:
        """The game, the phase, and who decides; nothing that a seat hides."""
        from isolario.kernel.picturing import described

        text: str = described(self)
        return text

    def _repr_html_(self) -> str:
        """The position as everybody may see it, for a notebook."""
        from isolario.kernel.picturing import pictured

        text: str = pictured(self)
        return text

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


def blended(mark: i64, numbers: list[i64]) -> i64:
    """A fingerprint that has also seen these numbers, in their order."""
    for number in numbers:
        mark = ((mark ^ number) * BLEND + 1) & POSITIVE
        mark ^= mark >> 29
    return mark


def blended_packed(mark: i64, numbers: vec[i64]) -> i64:
    """The same for packed numbers."""
    for number in numbers:
        mark = ((mark ^ number) * BLEND + 1) & POSITIVE
        mark ^= mark >> 29
    return mark


def viewer_of(seat: i64, scope: i64) -> int | None:
    """Who looks: the seat, or for what is public a spectator."""
    return None if scope == PUBLIC else seat
