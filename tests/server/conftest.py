"""One service for all tests of a file, and the small games they play.

A file that says `STORES = BOTH` is run on each store; its tests get a `service`, or a `place` for services
of their own.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from isolario.kernel import register
from tests.kernel import toys
from tests.server import whispers
from tests.server.harness import Place, Service
from tests.server.postgres import Postgres

SMALL_GAMES = (toys.game, whispers.game)
HERE = Path(__file__).resolve().parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real sockets, processes and databases on two busy cores can be late; what fails twice is broken (`-rR`)."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "store" in metafunc.fixturenames:
        stores = getattr(metafunc.module, "STORES", ("sqlite",))
        metafunc.parametrize("store", stores, scope="module")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


def address(store: str, request: pytest.FixtureRequest) -> str:
    if store == "sqlite":
        return ""
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture(scope="module")
def small_games() -> None:
    for game in SMALL_GAMES:
        register(game)


@pytest.fixture(scope="module")
def service(
    tmp_path_factory: pytest.TempPathFactory, small_games: None, store: str, request: pytest.FixtureRequest
) -> Iterator[Service]:
    running = Service(tmp_path_factory.mktemp("service"), store=address(store, request))
    yield running
    running.stop()


@pytest.fixture
def place(tmp_path: Path, store: str, request: pytest.FixtureRequest) -> Place:
    """Where a service of a test's own keeps its tables."""
    return {"data": tmp_path / "data", "store": address(store, request)}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
