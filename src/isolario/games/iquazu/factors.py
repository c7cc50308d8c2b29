"""What a player counts when judging a position of Iquazú: points, places in the columns, rows, cards and tiles."""

from isolario.games.iquazu.board import ROWS, TILE_OFFSET, USABLE, size
from isolario.games.iquazu.position import OPEN
from isolario.games.iquazu.rules import Iquazu
from isolario.games.iquazu.scoring import column_order, last_of_window, row_winner
from isolario.kernel.presentation import Factor, Viewer


def factors(state: Iquazu, seat: int, viewer: Viewer) -> list[Factor]:
    """Only the size of a hand counts: that is public."""
    found = [
        Factor("points", state.points[seat] + state.bonus[seat], 1.0),
        Factor("cards", size(state.hands[seat]), 0.9),
        Factor("tiles", sum(int(count) for count in state.held[USABLE * seat : USABLE * (seat + 1)]), 2.0),
        Factor("rows", rows_led(state, seat), 1.2),
    ]
    last = int(last_of_window(state.frame))
    for column in range(int(state.frame), last + 1):
        order = column_order(state.box, state.gems, state.seats, column)
        place = order.index(seat) if seat in order else len(order)
        if seat in order and place < state.seats - 1:
            points = state.box.points_for(state.seats, column, place)
            found.append(Factor("column", points, 0.3, args={"column": column}))
    return found


def rows_led(state: Iquazu, seat: int) -> int:
    """Rows with a tile in sight that the seat would take now."""
    first, last = state.frame, last_of_window(state.frame)
    return sum(
        1
        for row in range(int(ROWS))
        if state.tile_at[state.box.tile_number(first + TILE_OFFSET, row)] == OPEN
        and row_winner(state.gems, state.seats, row, first, last) == seat
    )
