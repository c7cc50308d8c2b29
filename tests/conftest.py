"""Every test that takes `game` runs once for each installed game, and for the tutorial game; with `room` for those
that have a folder of their own.

Tests marked `strength` play many games to see whether bots are good: they run with compiled rules only, where they take
seconds instead of minutes.
"""

import importlib.util
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from isolario.kernel import Game, games, register
from tests.examples import count

ROOT = Path(__file__).resolve().parent.parent

settings.register_profile(
    "isolario", deadline=None, max_examples=count(10), suppress_health_check=list(HealthCheck), derandomize=True
)
settings.load_profile("isolario")


def tutorial_game() -> Game:
    found = importlib.util.spec_from_file_location("kalah", ROOT / "examples" / "kalah.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    kalah = module.game
    assert isinstance(kalah, Game)
    return register(kalah)


EVERY_GAME = [*games(), tutorial_game()]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", EVERY_GAME, ids=[game.id for game in EVERY_GAME])
    if "room" in metafunc.fixturenames:
        rooms = [game for game in EVERY_GAME if game.folder is not None]
        metafunc.parametrize("room", rooms, ids=[game.id for game in rooms])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ.get("ISOLARIO_MODE") == "interpreted":
        long = [item for item in items if item.get_closest_marker("strength") or item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]
