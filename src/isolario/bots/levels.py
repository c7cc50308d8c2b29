"""Levels for people: a ladder of named opponents per game, from the first game to the strongest play there is."""

import math
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from isolario.bots.base import MAKERS, Bot
from isolario.bots.greedy import greedy_choice, value_after
from isolario.bots.mcts import SearchSettings
from isolario.bots.planning import TurnBot, beam_settings
from isolario.bots.searcher import MctsBot, clear_share
from isolario.bots.turns import TurnSettings
from isolario.kernel import FastLuck, Game, Phrase, Problem, State
from isolario.kernel.chances import softmax

RANKS = 10
"""Names of levels: a ladder with fewer of them leaves some out, from the first name to the last."""
SEARCHES = ("mcts", "turns", "beam")
NOTICED, ONE_IN = 2, 6
"""At a glance one choice in so many is noticed, and no fewer than two."""
BLUNDER = 0.2
"""A choice that is better by this chance to win is noticed at a glance too."""


@dataclass(frozen=True)
class Level:
    """One opponent: how much it thinks, how long that may take, and how often it overlooks things."""

    number: int
    simulations: int
    """0: it looks one choice ahead and no further."""
    seconds: float
    slip: int
    """How many choices in 100 it makes after a mere glance (see `glance`)."""
    search: str = "mcts"
    """How it thinks: `mcts` or `turns` with so many simulations, or a `beam` so many plans wide."""
    rating: int | None = None
    """Its place on the game's scale, from measured games; None where nobody has measured."""
    count: int = 5
    """How many levels the game has."""
    clear: float = 0.0
    """With `mcts`: from which share of the simulations on a choice is clear half-way (see `MctsBot`); 0: never."""

    @property
    def name(self) -> Phrase:
        return Phrase(f"level-{self.rank}")

    @property
    def rank(self) -> int:
        """Which of the names it has: the lowest level the first, the highest the last, the others evenly between."""
        steps = self.count - 1
        return 1 + (2 * (RANKS - 1) * (self.number - 1) + steps) // (2 * steps)

    @property
    def description(self) -> Phrase:
        """What makes it as strong as it is, in one sentence."""
        seconds = math.ceil(self.seconds)
        return Phrase(
            "level-mix",
            {"search": self.search, "simulations": self.simulations, "slip": self.slip, "seconds": seconds},
        )

    def json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "name": self.name.json(),
            "description": self.description.json(),
            "simulations": self.simulations,
            "seconds": self.seconds,
            "slip": self.slip,
            "search": self.search,
            "rating": self.rating,
        }


class LevelBot(Bot):
    """Only glances now and then, else searches, or looks one choice ahead if its level does not search."""

    def __init__(
        self,
        level: Level,
        settings: SearchSettings | None,
        hidden: bool = True,
        larger: Level | None = None,
        turns: TurnSettings | None = None,
    ) -> None:
        self.level = level
        self.larger = larger if larger is not None else level
        """The same level at tables of three and more, where another search may suit the game."""
        self.name = f"level:{level.number}"
        self.settings = settings
        self.turns = turns
        self.hidden = hidden
        self.searchers: dict[Level, Bot | None] = {}

    def choose(self, state: State, luck: FastLuck) -> int:
        level = self.level if state.seats == 2 else self.larger
        if state.bluff() > 0.0:
            return secret_choice(state, luck)
        if luck.below(100) < level.slip:
            return glance(state, luck)
        if level not in self.searchers:
            self.searchers[level] = self.searcher(level)
        found = self.searchers[level]
        return greedy_choice(state, luck) if found is None else found.choose(state, luck)

    def searcher(self, level: Level) -> Bot | None:
        """What thinks for a level; None if it does not search."""
        if level.search == "beam":
            return TurnBot(1, settings=beam_settings(level.simulations), hidden=self.hidden)
        if level.search == "turns":
            return TurnBot(level.simulations, level.seconds, self.turns, self.hidden)
        if level.simulations <= 0:
            return None
        return MctsBot(level.simulations, level.seconds, self.settings, clear=level.clear)


def secret_choice(state: State, luck: FastLuck) -> int:
    """Any choice, the better the more often: what is always the best can be guessed by those who may not see it."""
    choices = state.legal()
    values = [value_after(state, action, state.actor, luck) for action in choices]
    return int(choices[luck.pick_by_odds(softmax(values, state.bluff()))])


def glance(state: State, luck: FastLuck) -> int:
    """The best of a few choices that come to mind: what somebody plays who overlooks the rest, but nothing absurd.

    Something so much better that leaving it aside would throw the game away is noticed by anybody.
    """
    choices = state.legal()
    noticed = min(len(choices), max(NOTICED, len(choices) // ONE_IN))
    best, best_value = choices[0], -1.0
    for number in range(len(choices)):
        place = number + luck.below(len(choices) - number)  # one that was not looked at yet
        choices[number], choices[place] = choices[place], choices[number]
        value = value_after(state, choices[number], state.actor, luck)
        if value > best_value + (0.0 if number < noticed else BLUNDER):
            best, best_value = choices[number], value
    return int(best)


@cache
def levels_file() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "levels.toml").read_text("utf-8"))


def entry(game: Game, key: str) -> Any:
    """The game's own entry, or the default one."""
    known = levels_file()
    return known.get(game.id, {}).get(key, known["default"].get(key))


def levels(game: Game, larger: bool = False) -> tuple[Level, ...]:
    """The levels of a game; `larger`: as they are at tables of three and more."""
    rows = (entry(game, "levels_larger") if larger else None) or entry(game, "levels")
    ratings = [rating or None for rating in entry(game, "ratings") or [0] * len(rows)]
    # Levels sit at tables: where a hand is hidden, stopping early would tell how clear it made the choice.
    clear = 0.0 if game.hides else clear_share(game)
    return tuple(
        Level(
            number,
            int(row["simulations"]),
            float(row["seconds"]),
            int(row["slip"]),
            row.get("search", "mcts"),
            rating,
            len(rows),
            clear,
        )
        for number, (row, rating) in enumerate(zip(rows, ratings, strict=True), 1)
    )


def search_settings(game: Game) -> SearchSettings | None:
    """How the search thinks about a game, None where nobody has tried what suits it."""
    found = entry(game, "search")
    return None if found is None else SearchSettings(**found)


def turn_settings(game: Game) -> TurnSettings | None:
    """How the search over turns thinks about a game, None where nobody has tried what suits it."""
    found = entry(game, "turns")
    if found is None:
        return None
    settings, other = TurnSettings(**found), entry(game, "turns_larger")
    if other is not None:
        settings.larger = TurnSettings(**{**found, **other})
    return settings


def check_level(game: Game, number: int) -> None:
    """Complain if the game has no such level."""
    if not 1 <= number <= len(levels(game)):
        raise Problem("unknown-level", level=number, low=1, high=len(levels(game)))


def level(game: Game, number: int) -> Bot:
    """A new opponent of that level."""
    check_level(game, number)
    larger = levels(game, larger=True)[number - 1]
    return LevelBot(levels(game)[number - 1], search_settings(game), game.hides, larger, turn_settings(game))


def careful_level(game: Game, larger: bool = False) -> int:
    """The quickest level that overlooks nothing; `larger`: at tables of three and more."""
    return next(one.number for one in levels(game, larger) if one.slip == 0)


def level_named(detail: str, game: Game | None) -> Bot:
    if game is None:
        raise Problem("bot-needs-game")
    if not detail.isdigit():
        raise Problem("unknown-level", level=detail, low=1, high=len(levels(game)))
    return level(game, int(detail))


MAKERS["level"] = level_named
