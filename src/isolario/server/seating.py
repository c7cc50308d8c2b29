"""The pages that follow a table."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from isolario.server.updates import Shown


class Connection(Protocol):
    """The socket of a page that follows a table."""

    owner: bytes | None

    @property
    def address(self) -> str:
        """Where the page comes from."""

    def send(self, text: str, more: bool = False) -> None:
        """If `more` is to come at once, they may travel together."""

    def dismiss(self) -> None:
        """The page must connect again; it catches up by its version."""


@dataclass(eq=False)
class Subscriber:
    """A page at this table, and how much of the log it has been told."""

    connection: Connection
    seats: tuple[int, ...]
    mask: int
    told: int
    patches: bool = False
    """It keeps what it was shown and wants to be sent what changes."""
    shown: "Shown | None" = None
