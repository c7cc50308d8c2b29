"""What can be learned about a game: a room that has a network describes its positions here, for `isolario learn`."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from isolario.kernel.components import Components
from isolario.kernel.network import Network, network_size

MOST_UNITS = 64


@dataclass(frozen=True)
class Lesson:
    """Which things a network of a room looks at, and how a position becomes numbers (see `kernel/network.py`)."""

    things: int
    """How many each seat has; those of seat 0 come first."""
    kinds: int
    own: int
    table: int
    each: int
    suits: Callable[[Any], bool]
    """Whether a network is asked about a position at all."""
    numbers: Callable[[Any], tuple[list[float], list[float], list[int]]]
    """The numbers of all things, of table and seats, and the kind of each thing (-1: nothing is open)."""
    worths: Callable[[Any], list[float]]
    came_good: Callable[[Any], list[bool]]
    """Which things have come good by now; at the end of a game this is what is learned."""

    @property
    def context(self) -> int:
        """How many numbers the table, a seat and the mean of the others have together."""
        return self.table + 2 * self.each

    def read(self, path: Path, least: int, most: int) -> tuple[int, Network]:
        """For how many seats the network of a file is, and the network; a Problem says what is wrong with it."""
        source = Components(path)
        seats = source.number("network.seats", least, most)
        hidden = source.number("network.hidden", 8, MOST_UNITS)
        found = source.get("network.numbers")
        size = network_size(hidden, self.kinds, self.own, self.context)
        fine = isinstance(found, list) and all(type(number) in (int, float) for number in found)
        if not fine or len(found) != size or hidden % 8:
            raise source.wrong("network.numbers", f"{size} numbers", len(found) if isinstance(found, list) else found)
        return seats, Network(hidden, self.kinds, self.own, self.context, [float(number) for number in found])
