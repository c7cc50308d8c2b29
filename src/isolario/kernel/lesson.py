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
    """How a position becomes numbers for a room's network (see `kernel/network.py`), and what it is to say of them."""

    kinds: int
    own: int
    """How many numbers a thing has."""
    context: int
    """How many numbers say how a thing's owner and the table stand."""
    suits: Callable[[Any], bool]
    """Whether a network is asked about a position at all."""

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


@dataclass(frozen=True)
class FateLesson(Lesson):
    """Each thing comes good or not, and is worth something if it does: its chance is learned.

    Everybody's numbers are given once; the context is the table, a seat and the mean of the others.
    """

    things: int
    """How many each seat has; those of seat 0 come first."""
    table: int
    each: int
    numbers: Callable[[Any], tuple[list[float], list[float], list[int]]]
    """The numbers of all things, of table and seats, and the kind of each thing (-1: nothing is open)."""
    worths: Callable[[Any], list[float]]
    came_good: Callable[[Any], list[bool]]
    """Which things have come good by now; at the end of a game this is what is learned."""


@dataclass(frozen=True)
class PointsLesson(Lesson):
    """All things of a seat together bring it points: what each of them will bring is learned from their sum."""

    numbers: Callable[[Any], tuple[list[float], list[float], list[int], list[int]]]
    """The numbers of all things, those of seat 0 first, the contexts of all seats, the kind and owner of each thing."""
    has: Callable[[Any], list[float]]
    """What each seat has so far, in units the network likes; at the end of a game this is what is learned."""
    slip: int = 1
    """So many choices in a row, at most, are made at random where a player slips."""
