"""What a good position looks like: chances for bots, and numbers for learners.

Each seat's standing is a number of points: the score so far, what columns and rows promise, cards and tiles.
Its parts have their weights in `weights.toml`, in the order of the constants below.
"""

from typing import Final

from mypy_extensions import i64

from isolario.games.iquazu.board import (
    ANY_COLOUR,
    CREVICES,
    DOUBLE_TURN,
    LAST_FRAME,
    ROWS,
    TILE_OFFSET,
    USABLE,
    size,
)
from isolario.games.iquazu.position import LIMIT, OPEN, PAYMENT
from isolario.games.iquazu.rules import Iquazu
from isolario.games.iquazu.scoring import column_order, last_of_window, row_key
from isolario.kernel.chances import softmax, victory_shares
from isolario.kernel.state import OVER

ROCK: Final = 0
ROCK_FULL: Final = 1
ROW: Final = 2
ROW_FULL: Final = 3
ROW_NEXT: Final = 4
ROW_LATER: Final = 5
ROW_SECOND: Final = 6
TILE_TO_COME: Final = 7
CARD: Final = 8
CARD_MORE: Final = 9
TILE_CARD: Final = 10
TILE_ANY: Final = 11
TILE_DOUBLE: Final = 12
DUE: Final = 13
CALM: Final = 14

MANY_CARDS: Final = 8
LAST_CREVICES: Final = 15.0
"""Cards and tiles lose their use when fewer free crevices than this are left before the end."""
MAX_SEATS: Final = 4


def estimate(state: Iquazu) -> list[float]:
    """The chance of each seat to win."""
    if state.actor == OVER:
        return victory_shares(state.ranks())
    if state.phase == PAYMENT:
        # A crevice has been chosen: look at the gem in it, paid in the plainest way.
        after = state.clone()
        after.apply(state.ways_to_pay(state.pending)[0])
        if after.actor == OVER:
            return estimate(after)
        state = after
    return softmax(standings(state), state.box.weights[CALM])


def standings(state: Iquazu) -> list[float]:
    """What each seat can hope to score."""
    weights = state.box.weights
    values = [float(points) for points in state.points]
    useful = usefulness(state)
    for seat in range(state.seats):
        values[seat] += float(state.tile_points(seat)) + useful * supplies(state, seat)
    if state.due > 0 and state.phase != LIMIT:
        values[state.turn] += useful * weights[DUE]
    add_columns(state, values)
    add_rows(state, values, useful)
    return values


def usefulness(state: Iquazu) -> float:
    """How much of their worth cards and tiles still have: less and less towards the end."""
    free: i64 = 0
    for column in range(state.frame, LAST_FRAME + 1):
        free += CREVICES - state.box.bits[state.occupied[column]]
    return 1.0 if float(free) >= LAST_CREVICES else float(free) / LAST_CREVICES


def supplies(state: Iquazu, seat: i64) -> float:
    """Cards in hand and coming, and tiles for use."""
    box, weights, held = state.box, state.box.weights, state.held
    cards = size(state.hands[seat])
    if seat == state.drawer:
        cards += state.to_draw
    if cards > box.hand_limit:
        cards = box.hand_limit
    worth = weights[CARD] * float(cards if cards < MANY_CARDS else MANY_CARDS)
    if cards > MANY_CARDS:
        worth += weights[CARD_MORE] * float(cards - MANY_CARDS)
    first = USABLE * seat
    for sort in range(3):
        worth += weights[TILE_CARD] * float(held[first + sort] * box.sort_value[sort])
    worth += weights[TILE_ANY] * float(held[first + ANY_COLOUR])
    return worth + weights[TILE_DOUBLE] * float(held[first + DOUBLE_TURN])


def add_columns(state: Iquazu, values: list[float]) -> None:
    """Rock points of the present order in each column, surer the fuller it is."""
    box, weights, seats = state.box, state.box.weights, state.seats
    for column in range(state.frame, last_of_window(state.frame) + 1):
        if state.occupied[column] == 0:
            continue
        filled = float(box.bits[state.occupied[column]]) / 10.0
        share = weights[ROCK] + weights[ROCK_FULL] * filled
        order = column_order(box, state.gems, seats, column)
        place: i64 = 0
        while place < len(order) and place < seats - 1:
            values[order[place]] += share * float(box.points_for(seats, column, place))
            place += 1


def add_rows(state: Iquazu, values: list[float], useful: float) -> None:
    """The open tiles for those who lead the rows now, and tiles to come for those who lead further right."""
    box, weights, frame = state.box, state.box.weights, state.frame
    filled = float(box.bits[state.occupied[frame]]) / 10.0
    last = last_of_window(frame)
    for row in range(ROWS):
        tile = box.tile_number(frame + TILE_OFFSET, row)
        worth = weights[TILE_TO_COME]
        if state.tile_at[tile] == OPEN:
            worth = tile_worth(state, state.tile_sort[tile], useful)
        share = weights[ROW] + weights[ROW_FULL] * filled
        add_row(state, values, row, frame, last, share * worth)
        share = weights[ROW_NEXT]
        first = frame + 1
        while first <= last and first <= LAST_FRAME:
            add_row(state, values, row, first, last, share * weights[TILE_TO_COME])
            share *= weights[ROW_LATER]
            first += 1


def add_row(state: Iquazu, values: list[float], row: i64, first: i64, last: i64, worth: float) -> None:
    """The leader of a row between two columns, and a part for the second."""
    leader: i64 = -1
    second: i64 = -1
    best: i64 = 0
    next_best: i64 = 0
    for seat in range(state.seats):
        key = row_key(state.gems, seat, row, first, last)
        if key > best:
            next_best = best
            second = leader
            best = key
            leader = seat
        elif key > next_best:
            next_best = key
            second = seat
    if leader >= 0:
        values[leader] += worth
        if second >= 0:
            values[second] += worth * state.box.weights[ROW_SECOND]


def tile_worth(state: Iquazu, sort: i64, useful: float) -> float:
    """A bonus tile in points; those for use are worth nothing at the very end."""
    weights = state.box.weights
    if sort >= USABLE:
        return float(state.box.sort_value[sort])
    if sort == ANY_COLOUR:
        return useful * weights[TILE_ANY]
    if sort == DOUBLE_TURN:
        return useful * weights[TILE_DOUBLE]
    return useful * weights[TILE_CARD] * float(state.box.sort_value[sort])
