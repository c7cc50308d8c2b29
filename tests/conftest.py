"""Every test that takes `game` runs once for each installed game, and for the tutorial game; with `room` for those
that have a folder of their own.

Everything runs with compiled rules, as they are released. Interpreted, what stands on the rules is left out (`ONCE`)
and what is marked: `strength` plays many games to see whether bots are good, `once` takes long
and would show nothing new.
"""

import importlib.util
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from isolario.kernel import Game, games, register
from isolario.kernel.game import registry
from tests.examples import count

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
ONCE = (
    "adapters",
    "arena",
    "bots/test_comparing.py",
    "bots/test_explain.py",
    "bots/test_outside.py",
    "bots/test_review.py",
    "cli",
    "server",
    "test_deploy.py",
    "test_docs.py",
    "test_layers.py",
    "test_sentences.py",
    "test_texts.py",
    "tools",
)
"""Folders and files whose subject is the same in both modes; the rules under it are tested in both by the others."""
IN_BOTH = ("adapters/test_gymnasium.py", "arena/test_learning.py", "server/test_games.py", "server/test_patches.py")
"""Except where that code is compiled itself, or every game goes through it."""

settings.register_profile(
    "isolario", deadline=None, max_examples=count(6), suppress_health_check=list(HealthCheck), derandomize=True
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


@pytest.fixture(scope="module", autouse=True)
def _same_games_for_the_next_module() -> Iterator[None]:
    """Some tests register games, or load the tutorial game once more: others must not meet them."""
    known = dict(registry())
    yield
    registry().clear()
    registry().update(known)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", EVERY_GAME, ids=[game.id for game in EVERY_GAME])
    if "room" in metafunc.fixturenames:
        rooms = [game for game in EVERY_GAME if game.folder is not None]
        metafunc.parametrize("room", rooms, ids=[game.id for game in rooms])


INTERPRETED = os.environ.get("ISOLARIO_MODE") == "interpreted"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Files for which one run is enough are not even imported: what they stand on takes seconds to load."""
    place = collection_path.relative_to(HERE)
    apart = place.suffix == ".py" and (place.parts[0] in ONCE or place.as_posix() in ONCE)
    return True if INTERPRETED and apart and place.as_posix() not in IN_BOTH else None


def once(item: pytest.Item) -> bool:
    """Whether one run of this test, with compiled rules, is enough."""
    return any(item.get_closest_marker(name) for name in ("once", "strength"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if INTERPRETED:
        config.hook.pytest_deselected(items=[item for item in items if once(item)])
        items[:] = [item for item in items if not once(item)]
    items[:] = long_ones_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def long_ones_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """What waits long begins first, as others can use that time, then what takes long: at the end all would wait.

    Each worker is first given an equal piece of the list, so the long ones are dealt out to where the pieces begin.
    """
    long = [item for name in ("waits", "once") for item in items if marked_first(item) == name]
    others = iter([item for item in items if marked_first(item) is None])
    dealt: list[pytest.Item] = []
    for worker in range(workers):
        dealt += long[worker::workers]
        dealt += islice(others, max(0, len(items) * (worker + 1) // workers - len(dealt)))
    return [*dealt, *others]


def marked_first(item: pytest.Item) -> str | None:
    return next((name for name in ("waits", "once") if item.get_closest_marker(name)), None)
