"""What a viewer may see of Iquazú, typed and built by whitelist. The board computes no rules: it finds them here."""

from isolario.games.iquazu.actions import PLACE, split
from isolario.games.iquazu.board import (
    CREVICE_COLUMNS,
    CREVICES,
    FIRST_TILE_COLUMN,
    ROWS,
    STRIDE,
    TILE_OFFSET,
    TILES,
    Box,
    size,
    unpack,
)
from isolario.games.iquazu.names import (
    COLOUR_WORDS,
    FRAME,
    GEM_BOX,
    WATER_BOX,
    column_id,
    crevice_id,
    crevice_name,
    drop_id,
    gem_id,
    payment_id,
    payment_name,
    row_id,
    seat_id,
    tile_id,
)
from isolario.games.iquazu.position import ACTION, DOWN, FIRST, LIMIT, OPEN, PAYMENT, PHASES, REMOVED, USED
from isolario.games.iquazu.rules import Iquazu
from isolario.games.iquazu.scoring import column_order, last_of_window, row_key, row_winner
from isolario.games.iquazu.view_types import (
    BonusRow,
    BonusTile,
    CardPayment,
    ColumnPlace,
    Crevice,
    GemOffer,
    IquazuView,
    NextDrop,
    RockColumn,
    RowPlace,
    TilesOfASort,
)
from isolario.kernel.presentation import Viewer
from isolario.kernel.remembered import MadeFrom, Remembered
from isolario.kernel.state import OVER

WHERE = {DOWN: "down", OPEN: "open", USED: "used", REMOVED: "removed"}


def view(state: Iquazu, viewer: Viewer) -> IquazuView:
    over = state.actor == OVER
    begun = state.phase != FIRST
    phase = seen_phase(state, viewer)
    mine = viewer is not None and viewer == state.actor
    columns, rows, pieces = WALLS.get(wall_of(state), lambda: wall_view(state))
    return {
        "seats": int(state.seats),
        "actor": int(state.actor),
        "phase": PHASES[phase],
        "scores": list(state.scores()),
        "ranks": state.ranks() if over else None,
        "first": int(state.start) if begun else None,
        "active": int(state.turn) if begun and not over else None,
        "pieces": pieces | boxes(state) if begun else pieces,
        "viewer": viewer,
        "water": int(state.water) if begun else None,
        "frame": int(state.frame),
        "window": [int(state.frame), int(last_of_window(state.frame))],
        "tile_column": int(state.frame) + TILE_OFFSET,
        "due": int(state.due),
        "scored_this_turn": state.scored,
        "columns": columns,
        "rows": rows,
        "tiles": BONUS_TILES.get(
            (state.box, tuple(state.tile_at), tuple(state.tile_sort)),
            lambda: [tile_of(state, tile) for tile in range(TILES)],
        ),
        "tiles_left": {
            "light": tiles_left(state.box, tuple(state.light)),
            "dark": tiles_left(state.box, tuple(state.dark)),
        },
        "pile": int(size(state.pile)),
        "discards": unpack(state.discards),
        "to_draw": int(state.to_draw),
        "drawer": int(state.drawer) if state.to_draw > 0 else None,
        "hand_sizes": [int(size(hand)) for hand in state.hands],
        "hand_limit": int(state.box.hand_limit),
        "hand": None if viewer is None else unpack(state.hands[viewer]),
        "unseen": unpack(state.box.all_cards - state.discards - (0 if viewer is None else state.hands[viewer])),
        "gems_left": [int(state.box.gems - number) for number in state.unscored],
        "pending": f"crevice:{crevice_name(state.frame, state.pending - PLACE)}" if phase == PAYMENT else None,
        "payments": payments(state) if phase == PAYMENT else [],
        "offers": offers(state) if mine and phase == ACTION else {},
        "discard_from": COLOUR_WORDS[state.floor] if phase == LIMIT else None,
        "to_discard": int(size(state.hands[state.turn]) - state.box.hand_limit) if phase == LIMIT else 0,
        "next_drop": next_drop(state) if begun and not over else None,
    }


def seen_phase(state: Iquazu, viewer: Viewer) -> int:
    """For others than the actor a payment that is being chosen is not there yet."""
    return ACTION if state.phase == PAYMENT and viewer != state.turn else int(state.phase)


# -- the wall ----------------------------------------------------------------------------------------


Wall = tuple[list[RockColumn], list[BonusRow], dict[str, str]]
"""Its columns and rows, and on which element each piece lies that is not with a player."""
WALLS: Remembered[Wall] = Remembered()
COLUMNS: Remembered[RockColumn] = Remembered()
BONUS_TILES: Remembered[list[BonusTile]] = Remembered()
TILE_VIEWS: Remembered[BonusTile] = Remembered()
POOLS: Remembered[list[TilesOfASort]] = Remembered()


def wall_of(state: Iquazu) -> tuple[Box, int, bool, tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """All that a wall depends on."""
    lies = tuple(state.grid), tuple(state.occupied), tuple(state.gems), tuple(state.tile_at)
    return (state.box, int(state.frame), state.actor == OVER, *lies)


def wall_view(state: Iquazu) -> Wall:
    columns = [column_of(state, column) for column in range(1, CREVICE_COLUMNS + 1)]
    return columns, [row_view(state, row) for row in range(ROWS)], pieces_on(state, columns)


def column_of(state: Iquazu, column: int) -> RockColumn:
    box, over = state.box, state.actor == OVER
    gems = tuple([state.gems[STRIDE * seat + column] for seat in range(state.seats)])
    inside = not over and state.frame <= column <= last_of_window(state.frame)
    cost = int(box.cost[column - state.frame]) if inside else None
    scored = over or column < state.frame
    lies = (box, column, cost, scored, state.grid[column], state.occupied[column], gems)
    found = COLUMNS.find(lies)
    return COLUMNS.keep(lies, column_view(state, column, cost, scored)) if found is None else found


def column_view(state: Iquazu, column: int, cost: int | None, scored: bool) -> RockColumn:
    box = state.box
    return {
        "id": column_id(column),
        "column": column,
        "points": [int(box.points_for(state.seats, column, place)) for place in range(state.seats - 1)],
        "cost": cost,
        "scored": scored,
        "free": CREVICES - int(box.bits[state.occupied[column]]),
        "crevices": crevices(state, column),
        "order": order_in_column(state, column),
    }


def crevices(state: Iquazu, column: int) -> list[Crevice]:
    strip, taken = state.grid[column], state.occupied[column]
    gems = [(seat, state.gems[STRIDE * seat + column]) for seat in range(state.seats)]
    found: list[Crevice] = []
    for index in range(CREVICES):
        piece, owner = None, None
        if taken >> index & 1:
            owner = next((seat for seat, mask in gems if mask >> index & 1), None)
            piece = drop_id(column, index) if owner is None else gem_id(column, index)
        colour = COLOUR_WORDS[state.box.colour_at[CREVICES * strip + index]] if strip else None
        found.append({"id": crevice_id(column, index), "colour": colour, "piece": piece, "owner": owner})
    return found


def order_in_column(state: Iquazu, column: int) -> list[ColumnPlace]:
    box = state.box
    order = [int(seat) for seat in column_order(box, state.gems, state.seats, column)]
    masks = [state.gems[STRIDE * seat + column] for seat in order]
    numbers = [int(box.bits[mask]) for mask in masks]
    return [
        {
            "seat": seat,
            "gems": numbers[place],
            "gem": crevice_id(column, int(box.lowest[masks[place]])),
            "tied": numbers.count(numbers[place]) > 1,
            "points": int(box.points_for(state.seats, column, place)) if place < state.seats - 1 else 0,
        }
        for place, seat in enumerate(order)
    ]


def row_view(state: Iquazu, row: int) -> BonusRow:
    tile = int(state.box.tile_number(state.frame + TILE_OFFSET, row))
    is_open = tile < TILES and state.tile_at[tile] == OPEN
    order = [] if state.actor == OVER else order_in_row(state, row)
    return {
        "id": row_id(row),
        "row": row + 1,
        "tile": tile_id(tile) if is_open else None,
        "leader": order[0]["seat"] if order else None,
        "by": lead(order),
        "order": order,
    }


def order_in_row(state: Iquazu, row: int) -> list[RowPlace]:
    first, last = state.frame, last_of_window(state.frame)
    keys = [(int(row_key(state.gems, seat, row, first, last)), seat) for seat in range(state.seats)]
    return [
        # The key holds the number of gems, the column of the rightmost one and whether it is the lower one.
        {"seat": seat, "gems": key // 32, "gem": crevice_id(key % 32 // 2, 2 * row + key % 2)}
        for key, seat in sorted(keys, reverse=True)
        if key > 0
    ]


def lead(order: list[RowPlace]) -> str | None:
    if len(order) < 2:
        return "alone" if order else None
    best, second = order[0], order[1]
    if best["gems"] > second["gems"]:
        return "gems"
    return "right" if best["gem"].split(":")[1] != second["gem"].split(":")[1] else "lower"


def tile_of(state: Iquazu, tile: int) -> BonusTile:
    lies = (state.box, tile, int(state.tile_at[tile]), int(state.tile_sort[tile]))
    found = TILE_VIEWS.find(lies)
    return TILE_VIEWS.keep(lies, tile_view(state, tile)) if found is None else found


def tile_view(state: Iquazu, tile: int) -> BonusTile:
    at, sort = int(state.tile_at[tile]), int(state.tile_sort[tile])
    column = FIRST_TILE_COLUMN + tile // ROWS
    return {
        "id": tile_id(tile),
        "column": column,
        "row": tile % ROWS + 1,
        "back": "dark" if state.box.is_dark(column) else "light",
        "at": "seat" if at >= 0 else WHERE[at],
        "owner": at if at >= 0 else None,
        "type": state.box.sort_type[sort] if sort >= 0 else None,
        "value": int(state.box.sort_value[sort]) if sort >= 0 else None,
    }


def tiles_left(box: Box, pool: tuple[int, ...]) -> list[TilesOfASort]:
    return POOLS.get((box, pool), lambda: tiles_of(box, pool))


def tiles_of(box: Box, pool: tuple[int, ...]) -> list[TilesOfASort]:
    return [
        {"type": box.sort_type[sort], "value": int(box.sort_value[sort]), "count": int(number)}
        for sort, number in enumerate(pool)
        if number
    ]


def pieces_on(state: Iquazu, columns: list[RockColumn]) -> dict[str, str]:
    """Gems and drops, tiles that are still in the game, and the frame."""
    found: dict[str, str] = {FRAME: column_id(int(state.frame))}
    for column in columns:
        found.update(pieces_in(column))
    for tile in range(TILES):
        at = int(state.tile_at[tile])
        if at == DOWN:
            found[tile_id(tile)] = column_id(FIRST_TILE_COLUMN + tile // ROWS)
        elif at == OPEN:
            found[tile_id(tile)] = row_id(tile % ROWS)
        elif at >= 0:
            found[tile_id(tile)] = seat_id(at)
    return found


COLUMN_PIECES: MadeFrom[dict[str, str]] = MadeFrom(2048)


def pieces_in(column: RockColumn) -> dict[str, str]:
    return COLUMN_PIECES.get(
        column, lambda: {spot["piece"]: spot["id"] for spot in column["crevices"] if spot["piece"] is not None}
    )


def boxes(state: Iquazu) -> dict[str, str]:
    return {GEM_BOX: seat_id(int(state.turn)), WATER_BOX: seat_id(int(state.water))}


# -- what the one who decides may know -----------------------------------------------------------------


def payments(state: Iquazu) -> list[CardPayment]:
    return [
        {
            "id": payment_id(payment_name(state, state.pending, way)),
            "cards": unpack(state.cards_of(state.pending, way)),
            "any_colour": split(way)[0] == "any",
        }
        for way in state.ways_to_pay(state.pending)
    ]


def offers(state: Iquazu) -> dict[str, GemOffer]:
    return {
        f"crevice:{crevice_name(state.frame, split(action)[1])}": offer(state, action)
        for action in state.legal()
        if split(action)[0] == "place"
    }


def offer(state: Iquazu, place: int) -> GemOffer:
    """What a gem would change is read off a wall with that gem."""
    spot = split(place)[1]
    column, index = int(state.frame) + spot // CREVICES, spot % CREVICES
    ways = state.ways_to_pay(place)
    cards = unpack(state.cards_of(place, ways[0]))
    gems = state.gems[:]
    gems[STRIDE * state.turn + column] |= 1 << index
    last = last_of_window(state.frame)
    return {
        "cards": cards,
        "pairs": cards[state.colour_of(place)] < state.cost_of(place),
        "ways": len(ways),
        "order": [int(seat) for seat in column_order(state.box, gems, state.seats, column)],
        "leader": int(row_winner(gems, state.seats, index // 2, state.frame, last)),
    }


def next_drop(state: Iquazu) -> NextDrop:
    """The seat with the water box lets one fall at the end of its turn, unless a column was scored in it."""
    turns = int(state.water - state.turn) % int(state.seats)
    if turns == 0 and (state.scored or state.phase == LIMIT):
        turns = int(state.seats)
    free = int(state.box.first_free[state.occupied[state.frame]])
    crevice = crevice_id(int(state.frame), free) if free < CREVICES else None
    return {"seat": int(state.water), "crevice": crevice, "turns": turns}
