"""What learners are given: numbers, written straight into memory that NumPy can look at.

They are 32 bits wide, as networks want them, which compiled code has no type for: the memory holds whole numbers whose
bits are those of the numbers meant. Most are a count out of a whole, and a table knows the bits of those.
"""

from typing import Any, Final

from librt.vecs import extend, vec
from mypy_extensions import i32, i64

PRIVATE: Final = 0
"""What a seat may know: the table, and what it holds itself."""
PUBLIC: Final = 1
"""What everybody may know, from that seat's side of the table: no hand at all."""
FULL: Final = 2
"""The whole truth, for critics in training: never give it to a player."""

SCOPES: Final = ("private", "public", "full")

ONE: Final[i32] = 0x3F800000
"""The bits of 1.0."""
SIGN: Final[i64] = 0x80000000
COUNTS: Final[i64] = 256
WHOLES: Final[i64] = 192
"""The table knows count / whole below these; others are worked out each time."""


def clockwise(whose: i64, mine: i64, seats: i64) -> i64:
    """How many seats clockwise from `mine` another one sits; -1 for nobody, luck or the end."""
    if whose < 0:
        return -1
    turn = whose - mine
    return turn + seats if turn < 0 else turn


def bits_of(value: float) -> i64:
    """The number of 32 bits nearest to `value`, as the whole number with the same bits (the sign makes it negative).

    Values too small for a full mantissa become 0; nothing here is ever as large as the largest.
    """
    if value == 0.0:
        return 0
    size = -value if value < 0.0 else value
    exponent: i64 = 127
    while size >= 2.0:
        size /= 2.0
        exponent += 1
    while size < 1.0:
        size *= 2.0
        exponent -= 1
        if exponent <= 0:
            return 0
    if exponent > 254:
        raise ValueError("a feature is too large")
    scaled = size * 8388608.0  # 2 ** 23: what is behind the point is rounded, halves to the even number
    mantissa: i64 = int(scaled)
    rest = scaled - float(mantissa)
    if rest > 0.5 or (rest == 0.5 and mantissa % 2 == 1):
        mantissa += 1
    bits = exponent * 8388608 + mantissa - 8388608
    return bits - SIGN if value < 0.0 else bits


LOOK_AT: Final[Any] = memoryview
"""Compiled code finds a name of its own faster than a builtin."""
EVERYTHING: Final[Any] = slice(None)

RATIOS: Final = vec[i32]([0] * (COUNTS * WHOLES))
"""The bits of count / whole at whole * COUNTS + count, 0 where nobody has asked yet."""


def shares(whole: i64) -> vec[i32]:
    """The bits of count / whole for every count below COUNTS: for a room that writes many of them itself."""
    return vec[i32]([i32(bits_of(float(count) / float(whole))) for count in range(COUNTS)])


NO_BACKDROP: Final = vec[i32]()
"""Instead of a backdrop (`State.features_backdrop`) that has to be made first."""

BLANKS: Final[dict[int, Any]] = {}


def blanks(count: i64) -> vec[i32]:
    """So many zeros, made once: a sheet begins with them, and nobody writes on them."""
    if count not in BLANKS:
        BLANKS[count] = vec[i32]([0] * count)
    zeros: vec[i32] = BLANKS[count]
    return zeros


class Sheet:
    """Numbers in a row, filled from the left. `State.write_features` writes; `numbers` or `memory` read.

    What has not been written yet is zero, so that most methods write only what is not: whoever uses a sheet again
    calls `renew`. The memory stays the same until a sheet grows.
    """

    def __init__(self, size: i64 = 0) -> None:
        self.ratios_known: vec[i32] = RATIOS
        # Where it begins in its memory, and where it is written next.
        self.begins: i64 = 0
        self.at: i64 = 0
        # None in use; a list only while somebody checks that pieces lie where the layout says.
        self.marks: list[tuple[str, int]] | None = None
        self.lent = False
        self.zeros: vec[i32] = blanks(size)
        # The memory of the cells with nothing in it: what it is extended by is copied there, as a whole.
        self.room: vec[i32] = vec[i32](capacity=size)
        self.cells: vec[i32] = extend(self.room, self.zeros)
        self.shown: Any = None
        self.shown_size: i64 = -1

    def borrow(self) -> "Sheet":
        """This sheet, or a new one while somebody else still writes on it."""
        if self.lent:
            return Sheet()
        self.lent = True
        return self

    def renew(self, backdrop: vec[i32] = NO_BACKDROP) -> None:
        """Begin again: blank, or with a copy of features in which something is written already."""
        if len(backdrop) == 0:
            backdrop = self.zeros
        elif len(backdrop) > len(self.zeros):
            self.grow(len(backdrop))
        self.cells = extend(self.room, backdrop)
        self.at = self.begins

    # -- writing ----------------------------------------------------------------------------------------

    def put(self, value: float) -> None:
        """Write one number, whatever it is."""
        at = self.at
        self.blank(1)
        self.cells[at] = i32(bits_of(value))

    def ratio(self, count: i64, whole: i64) -> None:
        """Write count / whole: the cheapest way to write a number."""
        at = self.at
        end = at + 1
        if end > len(self.cells):
            self.grow(end)
        self.at = end
        if count != 0:
            self.cells[at] = self.ratio_bits(count, whole)

    def ratios(self, counts: vec[i64], first: i64, many: i64, whole: i64) -> None:
        """Write `many` packed counts from `first` on, each / whole."""
        at = self.at
        self.blank(many)
        cells, known, row = self.cells, self.ratios_known, self.row_of(whole)
        for index in range(first, first + many):
            count = counts[index]
            cells[at] = known[row + count] if 0 <= count < COUNTS else self.rare_bits(count, whole)
            at += 1

    def row_of(self, whole: i64) -> i64:
        """Where the counts of a whole lie in the table, all of them known."""
        if not 0 < whole < WHOLES:
            raise ValueError(f"{whole} is no whole for many counts: use ratio()")
        row = whole * COUNTS
        if self.ratios_known[row + 1] == 0:
            self.learn(whole)
        return row

    def ratio_bits(self, count: i64, whole: i64) -> i32:
        """What `cells` holds for count / whole."""
        if 0 < count < COUNTS and 0 < whole < WHOLES:
            bits = self.ratios_known[whole * COUNTS + count]
            if bits != 0:
                return bits
            self.learn(whole)
        return self.rare_bits(count, whole)

    def learn(self, whole: i64) -> None:
        """Put all counts of a whole into the table."""
        known = self.ratios_known
        for count in range(1, COUNTS):
            known[whole * COUNTS + count] = i32(bits_of(float(count) / float(whole)))

    def rare_bits(self, count: i64, whole: i64) -> i32:
        """The same for what the table does not know."""
        if count == 0:
            return i32(0)
        if count < 0:
            return i32(i64(self.ratio_bits(-count, whole)) - SIGN)
        return i32(bits_of(float(count) / float(whole)))

    def flag(self, on: bool) -> None:
        """1 if it is so, else 0."""
        at = self.at
        self.blank(1)
        if on:
            self.cells[at] = ONE

    def blank(self, count: i64) -> None:
        """`count` zeros: a seat nobody has, something that may not be known."""
        end = self.at + count
        if end > len(self.cells):
            self.grow(end)
        self.at = end

    def one_of(self, which: i64, count: i64) -> None:
        """`count` zeros with a 1 at `which`; all zeros if `which` is none of them."""
        start = self.at
        self.blank(count)
        if 0 <= which < count:
            self.cells[start + which] = ONE

    def places(self, which: vec[i64], first: i64, many: i64, count: i64) -> None:
        """`one_of` for `many` packed numbers from `first` on."""
        at = self.at
        self.blank(many * count)
        cells = self.cells
        for index in range(first, first + many):
            place = which[index]
            if 0 <= place < count:
                cells[at + place] = ONE
            at += count

    def seat(self, whose: i64, mine: i64, seats: i64, most: i64) -> None:
        """Which seat, counted clockwise from `mine`, as `one_of` the `most` seats of the largest table."""
        self.one_of(clockwise(whose, mine, seats), most)

    def turn(
        self, mine: i64, seats: i64, most: i64, phase: i64, phases: i64, actor: i64, active: i64, first: i64
    ) -> None:
        """The pieces that most layouts begin with: the phase, and clockwise from `mine` who decides, whose turn it is
        and who began."""
        at = self.at
        self.blank(phases + 3 * most)
        if self.marks is not None:
            self.marks += [("phase", at), ("actor", at + phases), ("active", at + phases + most)]
            self.marks.append(("first", at + phases + 2 * most))
        cells = self.cells
        if 0 <= phase < phases:
            cells[at + phase] = ONE
        at += phases
        if actor >= 0:
            cells[at + clockwise(actor, mine, seats)] = ONE
        if active >= 0:
            cells[at + most + clockwise(active, mine, seats)] = ONE
        if first >= 0:
            cells[at + 2 * most + clockwise(first, mine, seats)] = ONE

    def bits(self, mask: i64, count: i64) -> None:
        """The lowest `count` bits of a mask, one number each."""
        start = self.at
        self.blank(count)
        if mask != 0:
            self.spread(mask, count, start, 1)

    def spread(self, mask: i64, count: i64, start: i64, stride: i64) -> None:
        """A 1 for each of the lowest `count` bits of a mask that is set, `stride` numbers apart from `start` on."""
        cells = self.cells
        place = start
        end = start + count * stride
        while mask != 0 and place < end:
            if mask & 1 == 1:
                cells[place] = ONE
            mask >>= 1
            place += stride

    def grow(self, size: i64) -> None:
        """More memory, where a sheet is written for the first time; half as much again, to grow seldom."""
        size += size // 2
        written = self.cells
        self.zeros = blanks(size)
        self.room = vec[i32](capacity=size)
        self.cells = extend(self.room, self.zeros)
        for at in range(i64(len(written))):
            self.cells[at] = written[at]
        self.shown = None

    def piece(self, name: str) -> None:
        """Say which piece of the layout begins here."""
        marks = self.marks
        if marks is not None:
            marks.append((name, self.at))

    # -- reading ----------------------------------------------------------------------------------------

    def numbers(self) -> list[float]:
        """What has been written, as a list."""
        listed: list[float] = self.memory().tolist()
        return listed

    def memory(self) -> Any:
        """What has been written, as something NumPy reads without a copy, until the sheet is used again."""
        if self.shown is None or self.shown_size != self.at:
            self.shown = memoryview(self.cells).cast("B").cast("f")[self.begins : self.at]
            self.shown_size = self.at
        return self.shown

    def copy_to(self, out: Any) -> None:
        """Write it into an array of the same length; of 32-bit numbers without any conversion."""
        try:
            LOOK_AT(out)[EVERYTHING] = self.memory()
        except (TypeError, ValueError, NotImplementedError):  # other numbers, or with gaps: the array knows how
            out[:] = self.memory()


def side_by_side(count: i64, size: i64) -> list[Sheet]:
    """Sheets of one size in one block of memory, one after the other: what is written on them need not be copied.

    The last one's cells are the whole block. A sheet on which more is written leaves it.
    """
    room = vec[i32](capacity=count * size)
    sheets: list[Sheet] = []
    for _ in range(count):
        sheet = Sheet()
        sheet.zeros = blanks(size)
        sheet.room = room
        sheet.begins = sheet.at = len(room)
        room = extend(room, sheet.zeros)
        sheet.cells = room
        sheets.append(sheet)
    return sheets
