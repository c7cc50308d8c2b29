"""What learners are given: numbers, written straight into memory that NumPy can look at."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

PRIVATE: Final = 0
"""What a seat may know: the table, and what it holds itself."""
PUBLIC: Final = 1
"""What everybody may know, from that seat's side of the table: no hand at all."""
FULL: Final = 2
"""The whole truth, for critics in training: never give it to a player."""

SCOPES: Final = ("private", "public", "full")


class Sheet:
    """Numbers in a row, filled from the left. `State.write_features` writes, `numbers` or a view of `cells` reads.

    Memory made in advance stays where it is, so that an array can look at it while it is written again and again.
    """

    def __init__(self, size: i64 = 0) -> None:
        self.cells: vec[float] = vec[float]([0.0] * size)
        self.at: i64 = 0
        # None in use; a list only while somebody checks that pieces lie where the layout says.
        self.marks: list[tuple[str, int]] | None = None

    def put(self, value: float) -> None:
        """Write one number."""
        at = self.at
        if at < len(self.cells):
            self.cells[at] = value
        else:
            self.cells = append(self.cells, value)
        self.at = at + 1

    def flag(self, on: bool) -> None:
        """1 if it is so, else 0."""
        self.put(1.0 if on else 0.0)

    def one_of(self, which: i64, count: i64) -> None:
        """`count` zeros with a 1 at `which`; all zeros if `which` is none of them."""
        for index in range(count):
            self.put(1.0 if index == which else 0.0)

    def blank(self, count: i64) -> None:
        """`count` zeros: a seat nobody has, something that may not be known."""
        for _ in range(count):
            self.put(0.0)

    def piece(self, name: str) -> None:
        """Say which piece of the layout begins here."""
        marks = self.marks
        if marks is not None:
            marks.append((name, self.at))

    def numbers(self) -> list[float]:
        """What has been written, as a list."""
        return [self.cells[index] for index in range(self.at)]

    def memory(self) -> Any:
        """What has been written, as something NumPy reads without a copy."""
        return memoryview(self.cells)[: self.at]
