"""The story of a step: the notes of the rules as events for one viewer, with what moved and what it is about."""

from isolario.games.iquazu.board import FIRST_TILE_COLUMN, ROWS, STRIDE, TILES, USABLE
from isolario.games.iquazu.names import (
    COLOUR_WORDS,
    DISCARDS,
    FRAME,
    GEM_BOX,
    PILE,
    WATER_BOX,
    WATERFALL,
    cards_args,
    column_id,
    crevice_id,
    crevices_of,
    drop_id,
    gem_id,
    hand_id,
    row_id,
    seat_id,
    tile_args,
    tile_id,
)
from isolario.games.iquazu.position import TURN_UP
from isolario.games.iquazu.rules import Iquazu
from isolario.kernel.presentation import Arg, Event, Move, Viewer
from isolario.kernel.state import Note

CARD = "token:card"
STRIP = "token:strip"
POINTS = "token:points"


def narrate(before: Iquazu, action: int, after: Iquazu, trace: list[Note], viewer: Viewer) -> list[Event]:
    return [
        full(after, numbers[0], before.phase == TURN_UP) if kind == "full" else tell(after, kind, numbers, viewer)
        for kind, numbers in trace
    ]


def tell(after: Iquazu, kind: str, numbers: tuple[int, ...], viewer: Viewer) -> Event:
    if kind in ("first", "strip", "tile", "dealt"):
        return tell_set_up(after, kind, numbers)
    if kind in ("card", "draw", "no-cards", "reshuffle", "discard"):
        return tell_cards(kind, numbers, viewer)
    if kind in ("gem", "drop", "use"):
        return tell_pieces(after, kind, numbers, viewer)
    if kind in ("rock", "tile-won", "tile-lost", "bonus"):
        return tell_prizes(after, kind, numbers)
    return tell_water(after, kind, numbers)


def tell_set_up(after: Iquazu, kind: str, numbers: tuple[int, ...]) -> Event:
    a, b = numbers[:2]
    match kind:
        case "first":
            boxes = (Move(GEM_BOX, None, seat_id(a)), Move(WATER_BOX, None, seat_id(b)))
            return Event(kind, {"seat": f"#{a}", "water": f"#{b}"}, boxes, (seat_id(a), seat_id(b)))
        case "strip":
            moves = (Move(STRIP, None, column_id(a)),)
            return Event(kind, {"column": a, "strip": b}, moves, (column_id(a),))
        case "tile":
            column, row = FIRST_TILE_COLUMN + a // ROWS, a % ROWS
            moves = (Move(tile_id(a), column_id(column), row_id(row)),)
            return Event(kind, {"row": row + 1, **tile_args(after.box, b)}, moves, (tile_id(a), row_id(row)))
        case _:
            return Event(kind, {"seat": f"#{a}", "number": b}, (), (seat_id(a),))


# -- cards ---------------------------------------------------------------------------------------------


def tell_cards(kind: str, numbers: tuple[int, ...], viewer: Viewer) -> Event:
    a, b = numbers[:2]
    match kind:
        case "card" if a == viewer:
            moves = (Move(card(b), PILE, hand_id(b)),)
            return Event(kind, {"seat": f"#{a}", "colour": COLOUR_WORDS[b]}, moves, (PILE, hand_id(b)))
        case "card":
            # Only the seat that draws a card sees its colour.
            return Event("card-hidden", {"seat": f"#{a}"}, (Move(CARD, PILE, seat_id(a)),), (PILE, seat_id(a)))
        case "reshuffle":
            return Event(kind, cards_args(a, b, numbers[2]), (Move(CARD, DISCARDS, PILE),), (PILE, DISCARDS))
        case "discard":
            moves = (Move(card(b), holder(a, b, viewer), DISCARDS),)
            return Event(kind, {"seat": f"#{a}", "colour": COLOUR_WORDS[b]}, moves, (seat_id(a), DISCARDS))
        case _:
            return Event(kind, {"seat": f"#{a}", "number": b}, (), (seat_id(a), PILE))


def card(colour: int) -> str:
    return f"token:{COLOUR_WORDS[colour]}"


def holder(seat: int, colour: int, viewer: Viewer) -> str:
    """Where a card comes from: out of the own fan, or from somebody else's hand."""
    return hand_id(colour) if seat == viewer else seat_id(seat)


# -- pieces on the wall --------------------------------------------------------------------------------


def tell_pieces(after: Iquazu, kind: str, numbers: tuple[int, ...], viewer: Viewer) -> Event:
    seat, column, index = numbers[:3]
    crevice = crevice_id(column, index)
    args: dict[str, Arg]
    match kind:
        case "gem":
            paid = numbers[3:]
            moves = tuple(
                Move(card(colour), holder(seat, colour, viewer), DISCARDS)
                for colour, number in enumerate(paid)
                for _ in range(number)
            )
            moves += (Move(gem_id(column, index), seat_id(seat), crevice),)
            args = {"seat": f"#{seat}", "place": f"{column}:{index}", **cards_args(*paid)}
            return Event(kind, args, moves, (crevice, seat_id(seat)))
        case "drop":
            moves = (Move(drop_id(column, index), WATERFALL, crevice),)
            return Event(kind, {"seat": f"#{seat}", "place": f"{column}:{index}"}, moves, (crevice,))
        case _:
            sort, tile = numbers[1:3]
            moves = (Move(tile_id(tile), seat_id(seat), None),)
            return Event(
                kind, {"seat": f"#{seat}", **tile_args(after.box, sort)}, moves, (tile_id(tile), seat_id(seat))
            )


# -- what is counted -----------------------------------------------------------------------------------


def tell_prizes(after: Iquazu, kind: str, numbers: tuple[int, ...]) -> Event:
    a, b, c, d = numbers
    args: dict[str, Arg]
    match kind:
        case "rock":
            args = {"seat": f"#{a}", "column": b, "points": c, "place": d + 1}
            gems = crevices_of(after.gems[STRIDE * a + b], b)
            return Event(kind, args, (Move(POINTS, column_id(b), seat_id(a)),), (*gems, column_id(b), seat_id(a)))
        case "tile-won":
            args = {"seat": f"#{a}", "row": b + 1, **tile_args(after.box, c)}
            moves = (Move(tile_id(d), row_id(b), seat_id(a)),)
            return Event(kind, args, moves, (tile_id(d), row_id(b), seat_id(a)))
        case "tile-lost":
            args = {"row": a + 1, **tile_args(after.box, b)}
            return Event(kind, args, (Move(tile_id(c), row_id(a), None),), (tile_id(c), row_id(a)))
        case _:
            tiles = tuple(
                tile_id(tile) for tile in range(TILES) if after.tile_at[tile] == a and after.tile_sort[tile] >= USABLE
            )
            return Event(kind, {"seat": f"#{a}", "number": b}, (), (seat_id(a), *tiles))


def tell_water(after: Iquazu, kind: str, numbers: tuple[int, ...]) -> Event:
    """A column is counted, the water moves on, the boxes go round."""
    a, b = numbers[:2]
    match kind:
        case "turn" | "water":
            box = GEM_BOX if kind == "turn" else WATER_BOX
            return Event(kind, {"seat": f"#{a}"}, (Move(box, seat_id(b), seat_id(a)),), (seat_id(a),))
        case "frame":
            moves = (Move(FRAME, column_id(a - 1), column_id(a)),)
            return Event(kind, {"column": a}, moves, (column_id(a), WATERFALL))
        case _:  # final
            return Event(kind, {"column": a}, (), all_of_column(after, a))


def full(after: Iquazu, column: int, chained: bool) -> Event:
    """A column is counted; `chained`: at once after another, as soon as its tiles are turned up (IQ-NEXT-2)."""
    args: dict[str, Arg] = {"column": column, "chained": "yes" if chained else "no"}
    return Event("full", args, (), all_of_column(after, column))


def all_of_column(after: Iquazu, column: int) -> tuple[str, ...]:
    return (column_id(column), *crevices_of(after.occupied[column], column))
