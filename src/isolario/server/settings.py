"""What can be set about the service, with the defaults that suit a family on one machine or a class in one room."""

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from isolario.server.limits import Allowance

DATABASE = "tables.sqlite3"


def default_data() -> Path:
    """Where tables are kept; a folder from before the project was renamed is taken over."""
    folder, former = user_data_path("isolario"), user_data_path("arcipelago")
    if (former / DATABASE).is_file() and not folder.exists():
        former.rename(folder)
    return folder


@dataclass(frozen=True)
class ServiceSettings:
    data: Path = field(default_factory=default_data)
    host: str = "127.0.0.1"
    port: int = 8321
    hosts: tuple[str, ...] = ()
    """Names under which this service may be reached, beside localhost, this machine's name and plain addresses."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this service; its own is always allowed."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose word about the real client is taken (X-Forwarded-For, X-Forwarded-Proto); nobody's
    by default."""
    game_files: tuple[Path, ...] = ()
    """Single-file games to offer beside the installed ones."""
    bots: tuple[str, ...] = ()
    """Bots to offer beside the installed ones: `my_module:MyBot`."""

    workers: int = 0
    """Processes in which bots think; 0: one less than the machine has cores, two at least. One more is the
    adviser, for hints, reviews and replays."""
    bot_delay: float = 0.7
    """Seconds until a bot's choice shows; its thinking happens meanwhile. Where something is hidden it never shows
    before all the time its level may think has passed. With 0, which is for tests, it shows when it is there: how hard
    a choice was that depends on a hidden hand can be told then."""
    bot_limit: float = 20.0
    """Seconds after which a bot's thought is given up and a quick answer taken instead."""

    absence: float = 600.0
    """Seconds after which the others may go on without somebody who is not at the table."""
    expire_days: float = 60.0
    """Days after which an unfinished table that nobody touches comes to an end."""
    expire_every: float = 3600.0
    transfer_seconds: float = 600.0
    """How long the link to another device works."""

    requests: Allowance = field(default=Allowance(30, 240, 120, 2_000))
    messages: Allowance = field(default=Allowance(20, 120, 200, 1_500))
    handshakes: Allowance = field(default=Allowance(1, 30, 5, 150))
    new_tables: Allowance = field(default=Allowance(0.2, 20, 0.5, 60))
    hints: Allowance = field(default=Allowance(0.7, 30, 3, 120))
    reports: Allowance = field(default=Allowance(0.5, 15, 3, 60))
    """Replays, reviews and exports; a long match costs more than a short one."""
    sockets_per_person: int = 16
    sockets_per_address: int = 160
    connections_per_address: int = 400
    connection_rate: float = 20.0
    """New connections of one address a second in the long run, and at once; more are cut off before they are read."""
    connection_burst: int = 400

    max_message: int = 16 * 1024
    max_body: int = 64 * 1024
    max_path: int = 200
    max_headers: int = 64 * 1024
    header_seconds: float = 10.0
    """How long a client may take to say what it wants, and to send the rest of it."""
    send_seconds: float = 15.0
    """How long a client may take to read what it asked for; then it is dropped."""
    send_queue: int = 200
    """Messages that may wait for a slow page before it is told to connect again."""

    tables_per_person: int = 100
    """Unfinished tables that one browser may have created."""
    max_tables: int = 50_000
    """Unfinished tables altogether."""
    tables_in_memory: int = 1_000
    commitments: int = 5_000
    """Seeds promised for tables that are being set up."""
    catch_up: int = 60
    """Missed steps that are sent one by one; beyond that only the position."""
    snapshot_every: int = 64
    metrics: bool = False
    """Whether the counters can be read, from this machine and from `metrics_from` only."""
    metrics_from: tuple[str, ...] = ()
    """Addresses or networks that may read the counters too."""

    store: str = ""
    """Where tables are kept: a postgresql:// address that any number of nodes share; nothing: a file in `data`."""
    store_connections: int = 10
    """Connections of one node to a shared store."""
    store_patience: float = 20.0
    """Seconds to wait for a shared store that does not answer before anybody hears of it."""
    attendance_seconds: float = 5.0
    """How long other nodes believe that somebody is at a table without hearing of it again."""

    @property
    def database(self) -> Path:
        return self.data / DATABASE

    @property
    def place(self) -> str:
        """Where tables are kept, for people: without any name or password."""
        if not self.store:
            return str(self.database)
        from isolario.server.postgres_store import place_of  # needs what only a shared store needs

        return place_of(self.store)
