"""Ids of everything on the table, and cards and tiles in writing and as arguments of sentences."""

from isolario.games.iquazu.actions import split
from isolario.games.iquazu.board import CREVICES, FIRST_TILE_COLUMN, LETTERS, ROWS, Box, count
from isolario.games.iquazu.position import CARD, DEAL, FIRST, STRIPS
from isolario.games.iquazu.rules import Iquazu
from isolario.kernel.ids import Ids, PairIds
from isolario.kernel.presentation import Arg

COLOUR_WORDS = ("white", "blue", "orange")
FRAME = "frame"
GEM_BOX = "box:gem"
WATER_BOX = "box:water"
WATERFALL = "waterfall"
PILE = "pile"
DISCARDS = "discards"


# -- ids ---------------------------------------------------------------------------------------------

CREVICE_IDS, GEMS, DROPS, TILES = PairIds("crevice"), PairIds("gem"), PairIds("drop"), PairIds("tile")
COLUMNS, ROW_IDS, SEATS = Ids("column"), Ids("row"), Ids("seat")


def crevice_id(column: int, index: int) -> str:
    return CREVICE_IDS.of(column, index)


def gem_id(column: int, index: int) -> str:
    return GEMS.of(column, index)


def drop_id(column: int, index: int) -> str:
    return DROPS.of(column, index)


def column_id(column: int) -> str:
    return COLUMNS.of(column)


def row_id(row: int) -> str:
    """Rows are counted from 0 in the program and from 1 on the table."""
    return ROW_IDS.of(row + 1)


def tile_id(tile: int) -> str:
    return TILES.of(FIRST_TILE_COLUMN + tile // ROWS, tile % ROWS + 1)


def seat_id(seat: int) -> str:
    return SEATS.of(seat)


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


def notation(state: Iquazu, action: int) -> str:
    """Unique among the legal choices, and some text for every other."""
    if state.actor < 0:
        return outcome_name(state, action)
    kind, detail = split(action)
    match kind:
        case "use-draw":
            return f"+{state.box.sort_value[detail]}"
        case "use-double":
            return "double"
        case "place":
            return crevice_name(state.frame, detail)
        case "pay" | "any":
            return payment_name(state, state.pending, action)
        case "discard":
            return f"-{LETTERS[detail]}"
        case _:
            return kind


def outcome_name(state: Iquazu, outcome: int) -> str:
    """What was drawn."""
    if state.phase == FIRST:
        return f"seat{outcome}"
    if state.phase == STRIPS:
        return f"S{outcome}"
    if state.phase in (DEAL, CARD):
        return LETTERS[outcome] if outcome < len(LETTERS) else str(outcome)
    if outcome >= state.box.sorts:
        return str(outcome)
    kind = state.box.sort_type[outcome].split("_")[0]
    return kind + (str(state.box.sort_value[outcome]) if kind in ("draw", "points") else "")


# -- arguments of sentences --------------------------------------------------------------------------


def cards_args(white: int, blue: int, orange: int) -> dict[str, Arg]:
    """In `mix` which colours there are, and the counts of those, for the message `cards-list`."""
    counts = {word: int(number) for word, number in zip(COLOUR_WORDS, (white, blue, orange), strict=True) if number}
    return {"mix": "".join([word[0] for word in counts]) or "none", **counts}


def tile_args(box: Box, sort: int) -> dict[str, Arg]:
    """Type and value, for the message `tile-name`."""
    return {"type": box.sort_type[sort], "value": int(box.sort_value[sort])}
