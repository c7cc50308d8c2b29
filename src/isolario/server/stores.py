"""Which store keeps the tables: by default a file, by an address a shared one."""

from importlib.util import find_spec

from isolario.server.problems import ServiceProblem
from isolario.server.settings import ServiceSettings
from isolario.server.sqlite_store import SqliteStore
from isolario.server.store import Store


def open_store(settings: ServiceSettings) -> Store:
    if not settings.store:
        return SqliteStore(settings.database)
    checked_shared(settings.store)
    from isolario.server.postgres_store import PostgresStore

    return PostgresStore(settings.store, settings.store_connections, settings.store_patience)


def checked_shared(address: str) -> None:
    """Whether this can be the address of a shared store, and the libraries for it are there."""
    if not address.startswith(("postgresql://", "postgres://")):
        raise ServiceProblem("unknown-store", address=address.split("@")[-1])
    if find_spec("psycopg") is None or find_spec("psycopg_pool") is None:
        raise ServiceProblem("no-postgres")
