"""Ids of everything on the table, and cards and tiles in writing and as arguments of sentences."""

from isolario.games.iquazu.board import CREVICES, FIRST_TILE_COLUMN, LETTERS, ROWS, Box, count
from isolario.games.iquazu.rules import Iquazu
from isolario.kernel.presentation import Arg

COLOUR_WORDS = ("white", "blue", "orange")
FRAME = "frame"
GEM_BOX = "box:gem"
WATER_BOX = "box:water"
WATERFALL = "waterfall"
PILE = "pile"
DISCARDS = "discards"


# -- ids ---------------------------------------------------------------------------------------------


def crevice_id(column: int, index: int) -> str:
    return f"crevice:{column}:{index}"


def gem_id(column: int, index: int) -> str:
    return f"gem:{column}:{index}"


def drop_id(column: int, index: int) -> str:
    return f"drop:{column}:{index}"


def column_id(column: int) -> str:
    return f"column:{column}"


def row_id(row: int) -> str:
    """Rows are counted from 0 in the program and from 1 on the table."""
    return f"row:{row + 1}"


def tile_id(tile: int) -> str:
    return f"tile:{FIRST_TILE_COLUMN + tile // ROWS}:{tile % ROWS + 1}"


def seat_id(seat: int) -> str:
    return f"seat:{seat}"


def hand_id(colour: int) -> str:
    return f"hand:{COLOUR_WORDS[colour]}"


def crevices_of(mask: int, column: int) -> tuple[str, ...]:
    """The crevices of a set, from the top."""
    return tuple(crevice_id(column, index) for index in range(CREVICES) if mask >> index & 1)


# -- in writing --------------------------------------------------------------------------------------


def crevice_name(frame: int, spot: int) -> str:
    """A crevice by its place in the window: `3:7`."""
    return f"{frame + spot // CREVICES}:{spot % CREVICES}"


def cards_name(cards: int) -> str:
    """Cards in a few letters: `W+4B+2O`."""
    counts = [int(count(cards, colour)) for colour in range(len(LETTERS))]
    return "+".join(
        (str(number) if number > 1 else "") + letter for number, letter in zip(counts, LETTERS, strict=True) if number
    )


def payment_name(state: Iquazu, place: int, payment: int) -> str:
    """What is paid: `W+4B`, and with an any-colour tile `any:W+B`; pairs in numbers where it pays for nothing."""
    any_tile, x, y = state.pairs_of(payment)
    if place < 0 or x + y > state.cost_of(place):
        return f"{'any' if any_tile else 'pay'}:{x},{y}"
    return ("any:" if any_tile else "") + cards_name(state.cards_of(place, payment))


def payment_id(name: str) -> str:
    return f"payment:{name}"


# -- arguments of sentences --------------------------------------------------------------------------


def cards_args(white: int, blue: int, orange: int) -> dict[str, Arg]:
    """Counts, and in `mix` which colours there are, for the message `cards-list`."""
    mix = ("w" if white else "") + ("b" if blue else "") + ("o" if orange else "")
    return {"mix": mix or "none", "white": int(white), "blue": int(blue), "orange": int(orange)}


def tile_args(box: Box, sort: int) -> dict[str, Arg]:
    """Type and value, for the message `tile-name`."""
    return {"type": box.sort_type[sort], "value": int(box.sort_value[sort])}
