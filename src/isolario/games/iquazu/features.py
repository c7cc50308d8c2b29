"""Iquazú for learners: the wall, tiles and cards from one seat's side.

A payment being chosen is private: for the others an action is still due. Hands are seen by their owner only, and
what a seat remembers of the cards (`belief.py`) belongs to it alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from isolario.games.iquazu.actions import PLACE
from isolario.games.iquazu.board import (
    ANY_COLOUR,
    COLOURS,
    CREVICE_COLUMNS,
    CREVICES,
    DOUBLE_TURN,
    LAST_FRAME,
    ROWS,
    STRIDE,
    TILE_OFFSET,
    TILES,
    USABLE,
    WINDOW,
    count,
    size,
)
from isolario.games.iquazu.position import ACTION, FINISHED, LIMIT, OPEN, PAYMENT, Position
from isolario.kernel.features import FULL, ONE, PRIVATE, PUBLIC, Sheet, shares
from isolario.kernel.layout import Feature, FeaturesLayout

SEATS: Final = 4
PHASE_COUNT: Final = FINISHED + 1
SORTS: Final = 16
"""Sorts of bonus tiles that can be told apart, more than any box has."""
PER_SEAT: Final = 4 + USABLE
PER_CREVICE: Final = COLOURS + 1 + SEATS
CARDS: Final[i64] = 20
TENTHS: Final = shares(10)

LAYOUT = FeaturesLayout(
    Feature("phase", (PHASE_COUNT,), "what is being decided or drawn, as far as the viewer may know"),
    Feature("actor", (SEATS,), "who decides, counted clockwise from the seat; none for luck"),
    Feature("turn", (SEATS,), "who has the gem box"),
    Feature("water", (SEATS,), "who has the water box"),
    Feature("first", (SEATS,), "who began"),
    Feature("drawer", (SEATS,), "who draws cards now"),
    Feature("frame", (LAST_FRAME,), "the first column of the window, from 1"),
    Feature("floor", (COLOURS,), "while somebody discards: the first colour that may still be discarded"),
    Feature("numbers", (5,), "seats / 4, actions due, scored this turn, cards to draw / 4, cards in the pile / 60"),
    Feature("discards", (COLOURS,), "cards in the discards by colour / 20"),
    Feature(
        "seats",
        (SEATS, PER_SEAT),
        "for each seat clockwise from the own: points / 100, points of tiles / 20, cards in hand / 12, gems not yet "
        "scored / 34, tiles for use by sort (draw 2, 3, 4, any colour, double turn)",
    ),
    Feature("hands", (SEATS, COLOURS), "cards by colour / 12: private the own hand, public none, full every hand"),
    Feature(
        "belief",
        (2, COLOURS),
        "what the seat remembers since the last shuffle: cards the other hands held then, and the pile of then "
        "without its own draws, / 20; zeros in public",
    ),
    Feature("pending", (WINDOW, CREVICES), "the crevice being paid for: private only for who pays, public never"),
    Feature("open_tiles", (ROWS, 4), "the tile open at each row: points / 5, cards / 5, any colour, double turn"),
    Feature("tiles_left", (2, SORTS), "face-down tiles by sort / 5: light backs, dark backs"),
    Feature(
        "window",
        (WINDOW, CREVICES, PER_CREVICE),
        "each crevice of the window: its colour (3), a drop, a gem by seat clockwise (4)",
    ),
    Feature("colours", (CREVICE_COLUMNS, CREVICES), "the whole wall: white -1, blue 0.5, orange 1, not placed yet 0"),
    Feature("filled", (CREVICE_COLUMNS,), "crevices filled in each column / 10"),
)


def write(state: Position, seat: i64, scope: i64, sheet: Sheet) -> None:
    seats = state.seats
    paying = state.phase == PAYMENT and (scope == FULL or (scope == PRIVATE and seat == state.turn))
    sheet.piece("phase")
    sheet.one_of(ACTION if state.phase == PAYMENT and not paying else state.phase, PHASE_COUNT)
    sheet.piece("actor")
    sheet.seat(state.actor, seat, seats, SEATS)
    sheet.piece("turn")
    sheet.seat(state.turn, seat, seats, SEATS)
    sheet.piece("water")
    sheet.seat(state.water, seat, seats, SEATS)
    sheet.piece("first")
    sheet.seat(state.start, seat, seats, SEATS)
    sheet.piece("drawer")
    sheet.seat(state.drawer if state.to_draw > 0 else -1, seat, seats, SEATS)
    sheet.piece("frame")
    sheet.one_of(state.frame - 1, LAST_FRAME)
    sheet.piece("floor")
    sheet.one_of(state.floor if state.phase == LIMIT else -1, COLOURS)
    sheet.piece("numbers")
    sheet.ratio(seats, 4)
    sheet.ratio(state.due, 1)
    sheet.flag(state.scored)
    sheet.ratio(state.to_draw, 4)
    sheet.ratio(size(state.pile), 60)
    sheet.piece("discards")
    write_cards(state.discards, CARDS, sheet)
    write_seats(state, seat, scope, sheet)
    sheet.piece("pending")
    sheet.one_of(state.pending - PLACE if paying else -1, WINDOW * CREVICES)
    write_tiles(state, sheet)
    write_wall(state, seat, sheet)


def write_cards(cards: i64, scale: i64, sheet: Sheet) -> None:
    for colour in range(COLOURS):
        sheet.ratio(count(cards, colour), scale)


def write_seats(state: Position, seat: i64, scope: i64, sheet: Sheet) -> None:
    seats = state.seats
    sheet.piece("seats")
    for turn in range(seats):
        other = (seat + turn) % seats
        sheet.ratio(state.points[other], 100)
        sheet.ratio(state.bonus[other], 20)
        sheet.ratio(size(state.hands[other]), 12)
        sheet.ratio(state.unscored[other], 34)
        sheet.ratios(state.held, USABLE * other, USABLE, 1)
    sheet.blank((SEATS - seats) * PER_SEAT)
    sheet.piece("hands")
    for turn in range(SEATS):
        if turn < seats and (scope == FULL or (scope == PRIVATE and turn == 0)):
            write_cards(state.hands[(seat + turn) % seats], 12, sheet)
        else:
            sheet.blank(COLOURS)
    sheet.piece("belief")
    if scope == PUBLIC:
        sheet.blank(2 * COLOURS)
    else:
        write_cards(state.known[seat], CARDS, sheet)
        write_cards(state.pool[seat], CARDS, sheet)


def write_tiles(state: Position, sheet: Sheet) -> None:
    sheet.piece("open_tiles")
    for row in range(ROWS):
        tile = state.box.tile_number(state.frame + TILE_OFFSET, row)
        if tile >= TILES or state.tile_at[tile] != OPEN:
            sheet.blank(4)
            continue
        sort = state.tile_sort[tile]
        value = state.box.sort_value[sort]
        sheet.ratio(value if sort >= USABLE else 0, 5)
        sheet.ratio(value if sort < ANY_COLOUR else 0, 5)
        sheet.flag(sort == ANY_COLOUR)
        sheet.flag(sort == DOUBLE_TURN)
    sheet.piece("tiles_left")
    write_pool(state.light, sheet)
    write_pool(state.dark, sheet)


def write_pool(pool: vec[i64], sheet: Sheet) -> None:
    sorts = i64(len(pool))
    sheet.ratios(pool, 0, sorts, 5)
    sheet.blank(SORTS - sorts)


def write_wall(state: Position, seat: i64, sheet: Sheet) -> None:
    """Gems, drops and what they fill; the colours are in the backdrop."""
    occupied, gems, seats = state.occupied, state.gems, state.seats
    sheet.piece("window")
    base = sheet.at
    sheet.blank(WINDOW * CREVICES * PER_CREVICE)
    for column in range(state.frame, min(state.frame + WINDOW, CREVICE_COLUMNS + 1)):
        drops = occupied[column]
        if drops != 0:
            whose = seat
            for turn in range(seats):
                placed = gems[STRIDE * whose + column]
                if placed != 0:
                    drops &= ~placed
                    sheet.spread(placed, CREVICES, base + COLOURS + 1 + turn, PER_CREVICE)
                whose = whose + 1 if whose + 1 < seats else 0
            sheet.spread(drops, CREVICES, base + COLOURS, PER_CREVICE)
        base += CREVICES * PER_CREVICE
    sheet.piece("colours")
    sheet.blank(CREVICE_COLUMNS * CREVICES)
    sheet.piece("filled")
    at = sheet.at
    sheet.blank(CREVICE_COLUMNS)
    cells, tenths, bits = sheet.cells, TENTHS, state.box.bits
    for column in range(1, CREVICE_COLUMNS + 1):
        cells[at] = tenths[bits[occupied[column]]]
        at += 1


def backdrop(state: Position) -> vec[i32]:
    """All features with nothing written in but the colours of the wall, of which the window is a part: they change
    only where a strip is placed or the window moves on."""
    sheet = Sheet(LAYOUT.size)
    cells, at, window = sheet.cells, i64(LAYOUT.starts["colours"]), i64(LAYOUT.starts["window"])
    shades = vec[i32]([sheet.ratio_bits(-1, 1), sheet.ratio_bits(1, 2), ONE])
    for column in range(1, CREVICE_COLUMNS + 1):
        strip = CREVICES * state.grid[column]
        place = column - state.frame
        if strip != 0:
            for index in range(CREVICES):
                colour = state.box.colour_at[strip + index]
                cells[at + index] = shades[colour]
                if 0 <= place < WINDOW:
                    cells[window + (place * CREVICES + index) * PER_CREVICE + colour] = ONE
        at += CREVICES
    return cells
