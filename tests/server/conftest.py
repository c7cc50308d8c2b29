"""One service for all tests of a file, and the small games they play."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from isolario.kernel import register
from isolario.kernel.game import registry
from tests.kernel import toys
from tests.server import whispers
from tests.server.harness import Service

SMALL_GAMES = (toys.game, whispers.game)


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    known = dict(registry())
    for game in SMALL_GAMES:
        register(game)
    running = Service(tmp_path_factory.mktemp("service"))
    yield running
    running.stop()
    registry().clear()
    registry().update(known)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
