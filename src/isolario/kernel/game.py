"""What a game is, its options, and the registry of all games that are installed."""

import hashlib
import re
import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, ClassVar, Self

from isolario.kernel.copying import MADE, packed_game
from isolario.kernel.layout import Feature, FeaturesLayout
from isolario.kernel.lesson import FateLesson, PointsLesson
from isolario.kernel.network import Network
from isolario.kernel.presentation import Presentation, View
from isolario.kernel.problems import Problem
from isolario.kernel.state import State
from isolario.kernel.texts import Texts

NUMBER = re.compile(r"^-?[0-9]{1,9}$")
OptionValue = str | int | bool | list[str] | list[int]


@dataclass(frozen=True)
class Option:
    """A choice made before the game. Its value is always a text, the same in records, links and commands.

    Accepted are the `words`; a whole number within `number` (None as upper end: a seat of the table); or,
    with `items`, that many comma-separated items, one per seat if `length` is 0. The message
    `option-<name>` explains it, `option-<name>-<word>` each word.
    """

    name: str
    default: str
    words: tuple[str, ...] = ()
    number: tuple[int, int | None] | None = None
    items: tuple[str, ...] = ()
    length: int = 0

    def normal(self, value: OptionValue, seats: int) -> str:
        """The value as canonical text, or a Problem that says what is accepted."""
        if isinstance(value, bool):
            text = "on" if value else "off"
        elif isinstance(value, list):
            text = ",".join(str(item) for item in value)
        else:
            text = str(value).strip()
        if text in self.words:
            return text
        if self.number is not None and NUMBER.match(text):
            low, high = self.number
            if low <= int(text) <= (seats - 1 if high is None else high):
                return str(int(text))
        if self.items:
            parts = [part.strip() for part in text.split(",")]
            wanted = self.length or seats
            if len(parts) == wanted and all(part in self.items for part in parts):
                return ",".join(parts)
        raise Problem("bad-option", name=self.name, value=text, accepted=self.accepted(seats))

    def accepted(self, seats: int) -> str:
        ways = list(self.words)
        if self.number is not None:
            low, high = self.number
            ways.append(f"{low}-{seats - 1 if high is None else high}")
        if self.items:
            ways.append(f"{self.length or seats} × ({', '.join(self.items)}), comma-separated")
        return " | ".join(ways)


def flag(name: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, "on" if default else "off", words=("off", "on"))


def first_player() -> Option:
    """Who begins: drawn at random, or a seat."""
    return Option("first_player", "random", words=("random",), number=(0, None))


class Game:
    """One game: immutable, shared, subclassed in the `__init__.py` of a game's room.

    A copy of a game is the game itself; pickled, it arrives as the same game of the other process.
    """

    id: ClassVar[str]
    rules_version: int = 1
    """Raised whenever the same record could play out differently."""
    former_versions: ClassVar[tuple[int, ...]] = ()
    """Earlier versions of the rules that can still be played: old records open and verify."""
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 2
    minutes: ClassVar[int] = 30
    actions: ClassVar[int]
    """Size of the action space: every action is a number from 0 to actions - 1."""
    max_steps: ClassVar[int]
    """No match is longer than this, draws included."""
    options: ClassVar[tuple[Option, ...]] = ()
    hides: ClassVar[bool] = False
    """Whether seats can know different things. A game that redeals or redacts anything must say so."""
    view_type: ClassVar[type] = View
    """The TypedDict of its views: the page's types are made from it."""
    presentation: Presentation = Presentation()
    lesson: ClassVar[FateLesson | PointsLesson | None] = None
    """What a network can learn about it, if the room has one."""

    components_path: Path | None = None
    other_weights: tuple[float, ...] | None = None
    """What the evaluation reads instead of the weights in the box: see `with_weights`."""
    other_value: str | None = None
    """Where the network is read from instead of the room's `value-<seats>.toml`: see `with_value`."""

    def __init__(self, components: Path | None = None) -> None:
        self.components_path = components

    def __new__(cls, *args: Any, **kwargs: Any) -> Self:
        made = super().__new__(cls)
        MADE.add(made)
        return made

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return packed_game(self)

    def __repr__(self) -> str:
        sizes = f"{self.min_seats}-{self.max_seats}" if self.min_seats < self.max_seats else f"{self.min_seats}"
        return f"<{self.id}: a game for {sizes}, {self.actions} actions, rules version {self.rules_version}>"

    # -- what a room defines -----------------------------------------------------------------------

    @cached_property
    def box(self) -> Any:
        """What is in the box: numbers and tables read from the components. None for a game without any."""
        return None

    @property
    def weights(self) -> list[float]:
        """The numbers its evaluation reads; empty if it has none."""
        return [float(weight) for weight in getattr(self.box, "weights", ())]

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        """The first position; options are complete and checked."""
        raise TypeError(f"{type(self).__name__} does not define start()")

    def load(self, dump: dict[str, Any]) -> State:
        """The state whose `dump()` this is. By default a fresh one that takes over every field."""
        state = self.new(dump["seats"])
        state.restore(dump)
        return state

    def check(self, seats: int, options: Mapping[str, str]) -> None:
        """Raise a Problem where options that are fine one by one contradict each other."""

    # -- what every game can do ---------------------------------------------------------------------

    @cached_property
    def state_types(self) -> tuple[type[State], ...]:
        """The classes of its positions. A game whose options lead to different classes names them all."""
        return (type(self.new()),)

    @cached_property
    def folder(self) -> Path | None:
        """Where the texts, rules and components of the game lie; None for a game of a single file."""
        module = sys.modules.get(type(self).__module__)
        if module is None or module.__file__ is None:
            return None
        here = Path(module.__file__).parent
        return here if (here / "text.en.ftl").is_file() else None

    def features_layout(self) -> FeaturesLayout:
        """What the numbers of `State.features` mean: names, shapes, sentences."""
        return FeaturesLayout(Feature("points", (self.max_seats,), "points / 100 where they may be seen, own first"))

    def texts(self, lang: str = "en", names: tuple[str, ...] = ()) -> Texts:
        return Texts(lang, self.folder, names)

    @property
    def title(self) -> str:
        return self.title_in("en")

    def title_in(self, lang: str) -> str:
        texts = self.texts(lang)
        return texts.message("game-title") if texts.has("game-title") else self.id.replace("_", " ").title()

    def at_version(self, version: int) -> Self:
        """The game as it was under an earlier version of its rules, for records made then."""
        if version == self.rules_version:
            return self
        if version not in self.former_versions:
            raise Problem("other-rules", game=self.id, found=version, expected=self.rules_version)
        former = type(self)(self.components_path)
        former.rules_version = version
        return former

    def new(self, seats: int | None = None, **options: OptionValue) -> State:
        """A fresh match for that many seats (the fewest by default)."""
        count = self.min_seats if seats is None else seats
        return self.start(count, self.resolve_options(count, options))

    def resolve_options(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, str]:
        """All options with their values as text, defaults filled in, or a Problem."""
        if not self.min_seats <= seats <= self.max_seats:
            raise Problem("bad-seats", game=self.id, seats=seats, low=self.min_seats, high=self.max_seats)
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise Problem("unknown-option", game=self.id, name=name, known=", ".join(known) if known else "–")
        settled = {name: option.normal(options.get(name, option.default), seats) for name, option in known.items()}
        self.check(seats, settled)
        return settled

    def components(self) -> Path | None:
        """The file of numbers in use: the one in the box, or the owner's own."""
        if self.components_path is not None:
            return self.components_path
        return self.folder / "components.toml" if self.folder is not None else None

    @cached_property
    def components_digest(self) -> str:
        """Names another set of components in a record; empty for the numbers in the box."""
        if self.components_path is None:
            return ""
        return hashlib.sha256(self.components_path.read_bytes()).hexdigest()[:16]

    def with_components(self, path: str | Path) -> "Game":
        """The same game played with other numbers (a corrected `components.toml`)."""
        found = Path(path)
        if not found.is_file():
            raise Problem("no-file", path=str(path))
        return type(self)(found)

    def with_weights(self, weights: Sequence[float]) -> "Game":
        """The same game, whose `estimate()` reads other weights."""
        count = len(self.weights)
        if count == 0 or len(weights) != count:
            raise Problem("bad-weights", game=self.id, found=len(weights), expected=count)
        other = type(self)(self.components_path)
        other.rules_version = self.rules_version
        other.other_weights = tuple(float(weight) for weight in weights)
        other.weigh()
        return other

    def value_paths(self) -> list[Path]:
        """The files of the networks that judge positions, each for tables of one size. Those in the box were proved
        with the numbers and weights in the box: with others there are none."""
        if self.other_value is not None:
            return [Path(self.other_value)] if self.other_value else []
        if self.folder is None or self.components_path is not None or self.other_weights is not None:
            return []
        return sorted(self.folder.glob("value-*.toml"))

    def networks(self) -> list[Network | None]:
        """What was learned about its positions, by the number of seats; None where nothing was proved."""
        found: list[Network | None] = [None] * (self.max_seats + 1)
        if self.lesson is not None:
            for path in self.value_paths():
                seats, network = self.lesson.read(path, self.min_seats, self.max_seats)
                found[seats] = network
        return found

    def with_value(self, path: Path | None) -> "Game":
        """The same game, whose positions are judged by another network (None: by the hand-made evaluation), at tables
        of the size that the network was learned for."""
        if self.lesson is None:
            raise Problem("no-lesson", game=self.id)
        other = type(self)(self.components_path)
        other.rules_version = self.rules_version
        other.other_value = "" if path is None else str(path)
        return other

    def weigh(self) -> None:
        """Put the other weights into the box."""
        if self.other_weights is not None:
            self.box.weights = list(self.other_weights)


@cache
def registry() -> dict[str, Game]:
    """All installed games by id: ours, and those of other packages (entry point group `isolario.games`)."""
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group="isolario.games"), key=lambda entry: entry.name):
        game = loaded(entry)
        if game is not None:
            found[game.id] = game
    return found


def loaded(entry: EntryPoint) -> Game | None:
    """The game of an entry point; None, with a warning that names it, if the other package is broken."""
    try:
        made = entry.load()
        game = made() if isinstance(made, type) else made
        if not isinstance(game, Game):
            raise TypeError(f"it is a {type(game).__name__}, not a Game")
    except Exception as problem:  # whatever another package does must not take our games away
        package = entry.dist.name if entry.dist is not None else "?"
        detail = f"{type(problem).__name__}: {problem}"
        warnings.warn(
            str(Problem("broken-plug-in", name=entry.name, value=entry.value, package=package, detail=detail)),
            RuntimeWarning,
            stacklevel=2,
        )
        return None
    return game


def games() -> tuple[Game, ...]:
    """Every game that can be played here."""
    return tuple(registry().values())


def game(id: str) -> Game:
    """The game of that id, or a Problem that names the ones there are."""
    found = registry()
    if id not in found:
        raise Problem("unknown-game", game=id, known=", ".join(found))
    return found[id]


WATCHERS: list[Callable[[Game], object]] = []
"""Who wants to hear of every game: adapters that keep registries of their own."""


def register(added: Game) -> Game:
    """Add a game by hand: for notebooks, tests and single-file games."""
    registry()[added.id] = added
    for watcher in WATCHERS:
        watcher(added)
    return added


def for_every_game(watcher: Callable[[Game], object]) -> None:
    """Call `watcher` with every game there is, and with each that is registered later."""
    for found in games():
        watcher(found)
    WATCHERS.append(watcher)
