"""Which store keeps the tables: by default a file, by an address a shared one."""

from isolario.server.problems import ServiceProblem
from isolario.server.settings import ServiceSettings
from isolario.server.sqlite_store import SqliteStore
from isolario.server.store import Store


def is_shared(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def open_store(settings: ServiceSettings) -> Store:
    if not settings.store:
        return SqliteStore(settings.database)
    if not is_shared(settings.store):
        raise ServiceProblem("unknown-store", address=settings.store)
    try:
        # Only who shares a store needs the libraries for it.
        from isolario.server.postgres_store import PostgresStore
    except ImportError:
        raise ServiceProblem("no-postgres") from None
    return PostgresStore(settings.store, settings.store_connections, settings.store_patience)
