"""Levels for people: five named opponents per game, from the first game to the strongest play there is."""

import math
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from isolario.bots.base import MAKERS, Bot
from isolario.bots.greedy import greedy_choice
from isolario.bots.mcts import SearchSettings
from isolario.bots.searcher import MctsBot
from isolario.kernel import FastLuck, Game, Phrase, Problem, State

LEVELS = (1, 2, 3, 4, 5)


@dataclass(frozen=True)
class Level:
    """One opponent: how much it thinks, how long that may take, and how often it overlooks things."""

    number: int
    simulations: int
    seconds: float
    slip: int

    @property
    def name(self) -> Phrase:
        return Phrase(f"level-{self.number}")

    @property
    def description(self) -> Phrase:
        """What makes it as strong as it is, in one sentence."""
        seconds = math.ceil(self.seconds)
        return Phrase("level-mix", {"simulations": self.simulations, "slip": self.slip, "seconds": seconds})

    def json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "name": self.name.json(),
            "description": self.description.json(),
            "simulations": self.simulations,
            "seconds": self.seconds,
            "slip": self.slip,
        }


class LevelBot(Bot):
    """Slips now and then, else searches, or looks one choice ahead if its level does not search."""

    def __init__(self, level: Level, settings: SearchSettings | None) -> None:
        self.level = level
        self.name = f"level:{level.number}"
        self.mcts = MctsBot(level.simulations, level.seconds, settings) if level.simulations > 0 else None

    def choose(self, state: State, luck: FastLuck) -> int:
        if luck.below(100) < self.level.slip:
            choices = state.legal()
            return choices[luck.below(len(choices))]
        if self.mcts is None:
            return greedy_choice(state, luck)
        return self.mcts.choose(state, luck)


@cache
def levels_file() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "levels.toml").read_text("utf-8"))


def entry(game: Game, key: str) -> Any:
    """The game's own entry, or the default one."""
    known = levels_file()
    return known.get(game.id, {}).get(key, known["default"].get(key))


def levels(game: Game) -> tuple[Level, ...]:
    """The five levels of a game."""
    return tuple(
        Level(number, int(row["simulations"]), float(row["seconds"]), int(row["slip"]))
        for number, row in zip(LEVELS, entry(game, "levels"), strict=True)
    )


def search_settings(game: Game) -> SearchSettings | None:
    """How the search thinks about a game, None where nobody has tried what suits it."""
    found = entry(game, "search")
    return None if found is None else SearchSettings(**found)


def level(game: Game, number: int) -> Bot:
    """A new opponent of that level."""
    if number not in LEVELS:
        raise Problem("unknown-level", level=number, low=LEVELS[0], high=LEVELS[-1])
    return LevelBot(levels(game)[number - 1], search_settings(game))


def level_named(detail: str, game: Game | None) -> Bot:
    if game is None:
        raise Problem("bot-needs-game")
    if not detail.isdigit():
        raise Problem("unknown-level", level=detail, low=LEVELS[0], high=LEVELS[-1])
    return level(game, int(detail))


MAKERS["level"] = level_named
