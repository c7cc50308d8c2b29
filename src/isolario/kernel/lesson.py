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

    seats: int
    things: int
    """How many there are; they belong to the seats in equal parts, those of seat 0 first."""
    kinds: int
    own: int
    table: int
    each: int
    suits: Callable[[Any], bool]
    """Whether the network is asked about a position at all."""
    numbers: Callable[[Any], tuple[list[float], list[float], list[int]]]
    """The numbers of all things, of table and seats, and the kind of each thing (-1: nothing is open)."""
    worths: Callable[[Any], list[float]]
    came_good: Callable[[Any], list[bool]]
    """Which things have come good by now; at the end of a game this is what is learned."""

    @property
    def context(self) -> int:
        return self.table + 2 * self.each

    def read(self, path: Path) -> Network:
        """The network of a `value.toml`; a Problem says what is wrong with it."""
        source = Components(path)
        hidden = source.number("network.hidden", 8, MOST_UNITS)
        found = source.get("network.numbers")
        size = network_size(hidden, self.kinds, self.own, self.context)
        fine = isinstance(found, list) and all(type(number) in (int, float) for number in found)
        if not fine or len(found) != size or hidden % 8:
            raise source.wrong("network.numbers", f"{size} numbers", len(found) if isinstance(found, list) else found)
        return Network(hidden, self.kinds, self.own, self.context, [float(number) for number in found])
