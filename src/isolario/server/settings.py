"""What can be set about the service, with the defaults that suit a family on one machine."""

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

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
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this service; its own is always allowed."""
    game_files: tuple[Path, ...] = ()
    """Single-file games to offer beside the installed ones."""

    workers: int = 0
    """Processes in which bots think; 0: one less than the machine has cores."""
    bot_delay: float = 0.7
    """Seconds until a bot's first choice of a turn shows; its thinking happens meanwhile."""
    bot_limit: float = 20.0
    """Seconds after which a bot's thought is given up and a quick answer taken instead."""

    max_message: int = 16 * 1024
    max_body: int = 64 * 1024
    messages_per_second: float = 40.0
    message_burst: int = 200
    requests_per_second: float = 30.0
    request_burst: int = 240
    tables_per_minute: float = 30.0
    table_burst: int = 30
    sockets_per_address: int = 64
    tables_per_person: int = 200
    """Unfinished tables that one browser may have created."""
    max_tables: int = 50_000
    """Unfinished tables altogether."""
    tables_in_memory: int = 1_000
    send_queue: int = 200
    """Messages that may wait for a slow page before it is told to connect again."""
    catch_up: int = 60
    """Missed steps that are sent one by one; beyond that only the position."""
    snapshot_every: int = 64
    metrics_anywhere: bool = False

    @property
    def database(self) -> Path:
        return self.data / DATABASE
