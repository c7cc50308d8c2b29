"""Small arguments for sentences about cards and tiles."""

from isolario.games.iquazu.board import FIRST_TILE_COLUMN, ROWS, Box
from isolario.kernel.presentation import Arg

COLOUR_WORDS = ("white", "blue", "orange")


def cards_args(white: int, blue: int, orange: int) -> dict[str, Arg]:
    """Counts, and in `mix` which colours there are, for the message `cards-list`."""
    mix = ("w" if white else "") + ("b" if blue else "") + ("o" if orange else "")
    return {"mix": mix or "none", "white": int(white), "blue": int(blue), "orange": int(orange)}


def tile_args(box: Box, sort: int) -> dict[str, Arg]:
    """Type and value, for the message `tile-name`."""
    return {"type": box.sort_type[sort].replace("_", "-"), "value": int(box.sort_value[sort])}


def tile_id(tile: int) -> str:
    return f"tile:{FIRST_TILE_COLUMN + tile // ROWS}:{tile % ROWS + 1}"
