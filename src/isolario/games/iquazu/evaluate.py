"""What a good position looks like: chances for bots, and numbers for learners.

Each seat's standing is a number of points: the score so far, what columns and rows promise, cards and tiles.
Its parts have their weights in `weights.toml`, in the order of the constants below.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from isolario.games.iquazu.actions import ANY, PLACE
from isolario.games.iquazu.board import (
    ANY_COLOUR,
    CREVICES,
    DOUBLE_TURN,
    FULL,
    LAST_FRAME,
    ROWS,
    STRIDE,
    TILE_OFFSET,
    USABLE,
    WINDOW,
    size,
)
from isolario.games.iquazu.choices import Choices
from isolario.games.iquazu.position import ACTION, AFTER, LIMIT, OPEN, PAYMENT
from isolario.games.iquazu.scoring import column_key, last_of_window
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
WEIGHTS: Final = (
    "rock", "rock_full", "row", "row_full", "row_next", "row_later", "row_second", "tile_to_come", "card", "card_more",
    "tile_card", "tile_any", "tile_double", "action", "calm",
)  # fmt: skip
"""The same places by the names of `weights.toml`."""

MANY_CARDS: Final = 8
LAST_CREVICES: Final = 15.0
"""Cards and tiles lose their use when fewer free crevices than this are left before the end."""
MAX_SEATS: Final = 4


def estimate(state: Choices) -> list[float]:
    """The chance of each seat to win."""
    if state.actor == OVER:
        return victory_shares(state.ranks())
    if state.phase == PAYMENT:
        # A crevice has been chosen: look at the gem in it, paid in the plainest way.
        after = state.clone()
        assert isinstance(after, Choices)
        after.apply(state.plainest_way(state.pending))
        if after.actor == OVER:
            return estimate(after)
        state = after
    return chances(state)


def chances(state: Choices) -> list[float]:
    """The same for a running game in which nothing is being paid."""
    return softmax(standings(state), state.box.weights[CALM])


def after_gem(state: Choices, action: i64, seat: i64) -> float:
    """The chance of a seat after the action, if that places a gem paid with cards alone; -1.0 if it does anything else.

    Nothing else changes for the estimate, so no copy is made: the gem is put in, looked at and taken back.
    """
    place = state.pending if state.phase == PAYMENT else action
    if place < PLACE or state.phase not in (ACTION, PAYMENT):
        return -1.0
    payment = action if state.phase == PAYMENT else state.plainest_way(place)
    if payment > ANY or completes(state, place):
        return -1.0
    spot = place - PLACE
    column = state.frame + spot // CREVICES
    own = STRIDE * state.turn + column
    phase, due = state.phase, state.due
    hand, gems, taken = state.hands[state.turn], state.gems[own], state.occupied[column]
    bit: i64 = 1 << spot % CREVICES
    state.hands[state.turn] = hand - state.cards_of(place, payment)
    state.gems[own] = gems | bit
    state.occupied[column] = taken | bit
    state.phase, state.due = AFTER, 0
    found = chances(state)[seat]
    state.phase, state.due = phase, due
    state.occupied[column] = taken
    state.gems[own] = gems
    state.hands[state.turn] = hand
    return found


def completes(state: Choices, place: i64) -> bool:
    """Whether a gem there fills the first column, which is scored then."""
    spot = place - PLACE
    return spot < CREVICES and state.occupied[state.frame] | 1 << spot == FULL


def standings(state: Choices) -> list[float]:
    """What each seat can hope to score."""
    weights = state.box.weights
    values: list[float] = []
    useful = usefulness(state)
    for seat in range(state.seats):
        values.append(float(state.points[seat]) + (float(state.bonus[seat]) + useful * supplies(state, seat)))
    if state.due > 0 and state.phase != LIMIT:
        values[state.turn] += useful * weights[DUE]
    add_columns(state, values)
    add_rows(state, values, useful)
    return values


def usefulness(state: Choices) -> float:
    """How much of their worth cards and tiles still have: less and less towards the end."""
    free: i64 = 0
    for column in range(state.frame, LAST_FRAME + 1):
        free += CREVICES - state.box.bits[state.occupied[column]]
    return 1.0 if float(free) >= LAST_CREVICES else float(free) / LAST_CREVICES


def supplies(state: Choices, seat: i64) -> float:
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


def add_columns(state: Choices, values: list[float]) -> None:
    """Rock points of the present order in each column, surer the fuller it is."""
    box, weights, seats, gems = state.box, state.box.weights, state.seats, state.gems
    for column in range(state.frame, last_of_window(state.frame) + 1):
        taken = state.occupied[column]
        if taken == 0:
            continue
        filled = float(box.bits[taken]) / 10.0
        share = weights[ROCK] + weights[ROCK_FULL] * filled
        for seat in range(seats):
            key = column_key(box, gems, seat, column)
            if key > 0:
                place: i64 = 0
                for other in range(seats):
                    if column_key(box, gems, other, column) > key:
                        place += 1
                if place < seats - 1:
                    values[seat] += share * float(box.points_for(seats, column, place))


def add_rows(state: Choices, values: list[float], useful: float) -> None:
    """The open tiles for those who lead the rows now, and tiles to come for those who lead further right."""
    box, weights, frame = state.box, state.box.weights, state.frame
    filled = float(box.bits[state.occupied[frame]]) / 10.0
    last = last_of_window(frame)
    keys = row_keys(state.gems, state.seats, frame, last)
    share_now = weights[ROW] + weights[ROW_FULL] * filled
    to_come = weights[TILE_TO_COME]
    later = weights[ROW_LATER]
    second = weights[ROW_SECOND]
    for row in range(ROWS):
        tile = box.tile_number(frame + TILE_OFFSET, row)
        worth = to_come
        if state.tile_at[tile] == OPEN:
            worth = tile_worth(state, state.tile_sort[tile], useful)
        add_row(keys, values, row, share_now * worth, second)
        share = weights[ROW_NEXT]
        first = frame + 1
        while first <= last and first <= LAST_FRAME:
            add_row(keys, values, ROWS * (first - frame) + row, share * to_come, second)
            share *= later
            first += 1


def row_keys(gems: vec[i64], seats: i64, frame: i64, last: i64) -> vec[i64]:
    """`row_key` of each seat for every row and every first column from the frame to `last`, in one go from the right:
    at `(WINDOW * seat + first - frame) * ROWS + row`."""
    keys = vec[i64]([0] * (WINDOW * ROWS * seats))
    for seat in range(seats):
        column = last
        while column >= frame:
            mask = gems[STRIDE * seat + column]
            at = (WINDOW * seat + column - frame) * ROWS
            for row in range(ROWS):
                key: i64 = 0 if column == last else keys[at + ROWS + row]
                cell = mask & 3
                mask >>= 2
                if cell != 0:
                    if key == 0:
                        key = 2 * column + (1 if cell >= 2 else 0)
                    key += 64 if cell == 3 else 32
                keys[at + row] = key
            column -= 1
    return keys


def add_row(keys: vec[i64], values: list[float], at: i64, worth: float, share: float) -> None:
    """The leader of a row from some column on (its place among the keys of a seat), and a share for the second."""
    leader: i64 = -1
    second: i64 = -1
    best: i64 = 0
    next_best: i64 = 0
    seats: i64 = len(values)
    for seat in range(seats):
        key = keys[WINDOW * ROWS * seat + at]
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
            values[second] += worth * share


def tile_worth(state: Choices, sort: i64, useful: float) -> float:
    """A bonus tile in points; those for use are worth nothing at the very end."""
    weights = state.box.weights
    if sort >= USABLE:
        return float(state.box.sort_value[sort])
    if sort == ANY_COLOUR:
        return useful * weights[TILE_ANY]
    if sort == DOUBLE_TURN:
        return useful * weights[TILE_DOUBLE]
    return useful * weights[TILE_CARD] * float(state.box.sort_value[sort])
