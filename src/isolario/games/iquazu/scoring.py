"""The two crossing majorities: who is paid for a column, and who takes the tile of a row.

Gems are given as one mask of ten crevices for each seat and column, at `gems[STRIDE * seat + column]`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from isolario.games.iquazu.board import CREVICE_COLUMNS, STRIDE, WINDOW, Box


def last_of_window(frame: i64) -> i64:
    """The last column with crevices inside the frame (IQ-BOARD-3)."""
    last = frame + WINDOW - 1
    return last if last < CREVICE_COLUMNS else CREVICE_COLUMNS


def column_order(box: Box, gems: vec[i64], seats: i64, column: i64) -> list[i64]:
    """The seats with gems in the column, best first: more gems, then the lower lowest gem (IQ-SCORE-2)."""
    order: list[i64] = []
    keys: list[i64] = []
    for seat in range(seats):
        key = column_key(box, gems, seat, column)
        if key == 0:
            continue
        place: i64 = 0
        while place < len(keys) and keys[place] > key:
            place += 1
        order.insert(place, seat)
        keys.insert(place, key)
    return order


def column_key(box: Box, gems: vec[i64], seat: i64, column: i64) -> i64:
    """How strong a seat is in a column: 0 without a gem. Two seats never share their lowest crevice, so it decides."""
    mask = gems[STRIDE * seat + column]
    return 0 if mask == 0 else 16 * box.bits[mask] + box.lowest[mask]


def row_key(gems: vec[i64], seat: i64, row: i64, first: i64, last: i64) -> i64:
    """How strong a seat is in a row (0-4) of the window: number of gems, then the column of its rightmost gem,
    then how low that gem lies (IQ-SCORE-4, IQ-SCORE-5); 0 without a gem."""
    number: i64 = 0
    right: i64 = 0
    low: i64 = 0
    column = first
    at = STRIDE * seat
    shift = 2 * row
    while column <= last:
        cell = gems[at + column] >> shift & 3
        if cell != 0:
            number += 2 if cell == 3 else 1
            right = column
            low = 1 if cell >= 2 else 0
        column += 1
    return number * 32 + right * 2 + low


def row_winner(gems: vec[i64], seats: i64, row: i64, first: i64, last: i64) -> i64:
    """The seat that takes the tile of a row, or -1 if the row has no gem (IQ-SCORE-6)."""
    winner: i64 = -1
    best: i64 = 0
    for seat in range(seats):
        key = row_key(gems, seat, row, first, last)
        if key > best:
            best = key
            winner = seat
    return winner
