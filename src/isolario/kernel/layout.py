"""What the numbers given to learners mean: named pieces, each with a shape and a sentence."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import Any

BOUND = 10.0
"""No feature of any game is larger than this; most lie between -1 and 1."""


@dataclass(frozen=True)
class Feature:
    """One piece: its name, its shape, and what its numbers mean."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class FeaturesLayout:
    """The pieces of a game's features, in the order in which they are written. The same for every table size."""

    def __init__(self, *pieces: Feature) -> None:
        self.pieces = pieces
        self.starts: dict[str, int] = {}
        self.size = 0
        for piece in pieces:
            if piece.name in self.starts:
                raise ValueError(f"two pieces are called {piece.name}")
            self.starts[piece.name] = self.size
            self.size += piece.size

    def __iter__(self) -> Iterator[Feature]:
        return iter(self.pieces)

    def __len__(self) -> int:
        return len(self.pieces)

    def __getitem__(self, name: str) -> slice:
        """Where a piece lies: `numbers[layout["hand"]]`."""
        start = self.starts[name]
        piece = next(piece for piece in self.pieces if piece.name == name)
        return slice(start, start + piece.size)

    def split(self, numbers: Any) -> dict[str, Any]:
        """Features in an array (or many rows of them) as named arrays of their shapes, without copying."""
        lead = numbers.shape[:-1]
        return {piece.name: numbers[..., self[piece.name]].reshape(*lead, *piece.shape) for piece in self.pieces}

    def __repr__(self) -> str:
        lines = [f"  {piece.name} {piece.shape}: {piece.meaning}" for piece in self.pieces]
        return "\n".join([f"{self.size} numbers in {len(self.pieces)} pieces", *lines])
