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


def clockwise(whose: i64, mine: i64, seats: i64) -> i64:
    """How many seats clockwise from `mine` another one sits; -1 for nobody, luck or the end."""
    return -1 if whose < 0 else (whose - mine + seats) % seats


class Sheet:
    """Numbers in a row, filled from the left. `State.write_features` writes, `numbers` or a view of `cells` reads.

    Memory made in advance stays where it is, so that an array can look at it while it is written again and again.
    """

    def __init__(self, size: i64 = 0) -> None:
        self.cells: vec[float] = vec[float]([0.0] * size)
        self.at: i64 = 0
        # None in use; a list only while somebody checks that pieces lie where the layout says.
        self.marks: list[tuple[str, int]] | None = None
        self.lent = False

    def borrow(self) -> "Sheet":
        """This sheet from its start, or a new one while somebody else still writes on it."""
        if self.lent:
            return Sheet()
        self.lent = True
        self.at = 0
        return self

    def put(self, value: float) -> None:
        """Write one number."""
        at = self.at
        if at >= len(self.cells):
            self.grow(at + 1)
        self.cells[at] = value
        self.at = at + 1

    def flag(self, on: bool) -> None:
        """1 if it is so, else 0."""
        self.put(1.0 if on else 0.0)

    def blank(self, count: i64) -> None:
        """`count` zeros: a seat nobody has, something that may not be known."""
        at = self.at
        end = at + count
        if end > len(self.cells):
            self.grow(end)
        cells = self.cells  # a local name: the loop then runs at the speed of memory
        while at < end:
            cells[at] = 0.0
            at += 1
        self.at = at

    def one_of(self, which: i64, count: i64) -> None:
        """`count` zeros with a 1 at `which`; all zeros if `which` is none of them."""
        start = self.at
        self.blank(count)
        if 0 <= which < count:
            self.cells[start + which] = 1.0

    def seat(self, whose: i64, mine: i64, seats: i64, most: i64) -> None:
        """Which seat, counted clockwise from `mine`, as `one_of` the `most` seats of the largest table."""
        self.one_of(clockwise(whose, mine, seats), most)

    def bits(self, mask: i64, count: i64) -> None:
        """The lowest `count` bits of a mask, one number each."""
        start = self.at
        self.blank(count)
        cells = self.cells
        for index in range(count):
            if mask >> index & 1 == 1:
                cells[start + index] = 1.0

    def grow(self, size: i64) -> None:
        """More memory. What was made in advance is large enough, so that nobody looks at memory left behind."""
        while len(self.cells) < size:
            self.cells = append(self.cells, 0.0)

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
