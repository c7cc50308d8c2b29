"""Bots written in Python outside this package: named by their module, or installed as an entry point.

    isolario arena nomads --bots my_module:MyBot,level:3

A bot is a subclass of `Bot`, or anything that makes one when it is called: with the game if it takes an argument.
"""

import inspect
import sys
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from isolario.bots.base import Bot, Maker
from isolario.kernel import Game, Problem


@cache
def installed() -> dict[str, Maker]:
    """The bots of other packages by name. One that cannot be loaded is left out with a warning that names it."""
    found: dict[str, Maker] = {}
    for entry in sorted(entry_points(group="isolario.bots"), key=lambda entry: entry.name):
        source = loaded(entry)
        if source is not None:
            found[entry.name] = maker_of(entry.name, source)
    return found


def loaded(entry: EntryPoint) -> Any:
    try:
        return entry.load()
    except Exception as problem:  # whatever another package does must not take our bots away
        package = entry.dist.name if entry.dist is not None else "?"
        told = {"name": entry.name, "value": entry.value, "package": package}
        detail = f"{type(problem).__name__}: {problem}"
        warnings.warn(str(Problem("broken-bot", **told, detail=detail)), RuntimeWarning, stacklevel=2)
        return None


def maker_of(name: str, source: Any) -> Maker:
    def make(detail: str, game: Game | None) -> Bot:
        return made(name if not detail else f"{name}:{detail}", source, game, detail)

    return make


def offer(name: str) -> None:
    """Offer the bot `module:name` like the installed ones, by this name: whoever serves the page chooses to."""
    module, _, inside = name.partition(":")
    installed()[name] = maker_of(name, source_of(module, inside))


def imported(module: str, name: str, game: Game | None) -> Bot:
    """The bot `module:name`."""
    return made(f"{module}:{name}", source_of(module, name), game, "")


def source_of(module: str, name: str) -> Any:
    """What makes the bot `module:name`, looked for where Python looks, the folder of the command included."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise Problem("no-such-bot", bot=f"{module}:{name}", detail=str(problem)) from None


def made(name: str, source: Any, game: Game | None, detail: str) -> Bot:
    """A new bot from a class or function: called with the game and the detail as far as it takes them."""
    try:
        places = [
            place
            for place in inspect.signature(source).parameters.values()
            if place.kind in (place.POSITIONAL_ONLY, place.POSITIONAL_OR_KEYWORD)
        ]
        player = source(*(game, detail)[: min(2, len(places))])
    except TypeError as problem:
        raise Problem("no-such-bot", bot=name, detail=str(problem)) from None
    if not isinstance(player, Bot):
        raise Problem("no-such-bot", bot=name, detail=f"{type(player).__name__} is not a Bot")
    if type(player).name == Bot.name:
        player.name = name
    return player
