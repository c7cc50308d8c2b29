"""The Volcanic Isle for learners: hexes, spaces and geysers from one seat's side.

Nothing is hidden, so every scope shows the same. Other shapes in the box give other numbers of hexes, spaces and
geysers, so the layout is made from the box.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from isolario.games.volcanic_isle.board import Box
from isolario.games.volcanic_isle.position import EMPTY, FINISHED, LAVA, LYING, VILLAGE, Position
from isolario.kernel.features import ONE, Sheet, clockwise, shares
from isolario.kernel.layout import Feature, FeaturesLayout

SEATS: Final[i64] = 4
PHASE_COUNT: Final[i64] = FINISHED + 1
LINES: Final[i64] = 8
SIDES: Final[i64] = 6
NUMBERS: Final = 18
PER_HEX: Final[i64] = 4 + SIDES + 3 * SEATS
PER_SPACE: Final[i64] = 1 + SEATS
PER_SEAT: Final[i64] = 6
THIRDS: Final = shares(3)


def layout(box: Box) -> FeaturesLayout:
    hexes, spaces, geysers = int(box.hexes), int(box.spaces), int(box.geysers)
    volcanoes, areas, seats = int(box.volcanoes), int(box.areas), int(SEATS)
    return FeaturesLayout(
        Feature("phase", (int(PHASE_COUNT),), "what is being decided or drawn"),
        Feature("actor", (seats,), "who decides, counted clockwise from the seat; none for luck"),
        Feature("active", (seats,), "whose turn it is"),
        Feature("first", (seats,), "who began"),
        Feature(
            "numbers",
            (NUMBERS,),
            "seats / 4, action points left / those of a turn, prayers bought / 3, the action that waits for a Moai / "
            "actions, round / 20, quiet rounds / the limit, a raise in this round, last round, prayers in stock / 24, "
            "lava on the board / spaces, place in the chain / 10, a crack made, seats asked / 4, the lava line asked "
            "about / 8, lava sunk, tokens exhausted, neighbours in the same hex only, asked which Moai",
        ),
        Feature("pile", (volcanoes,), "volcano tokens that can be drawn"),
        Feature("volcanoes", (volcanoes,), "volcanoes on the board"),
        Feature("erupting", (volcanoes,), "volcanoes still to erupt"),
        Feature("volcano", (volcanoes,), "the one erupting now"),
        Feature("spared", (int(LINES),), "lava lines stopped by a prayer"),
        Feature("created", (areas,), "settlers created in each area in this turn / 3"),
        Feature(
            "hexes",
            (hexes, int(PER_HEX)),
            "each hex: above the sea, about to sink, q / 6, r / 6, sides that can be crossed (6), by seat clockwise "
            "settlers / 3, lying Moai / 3 (loose ones included), whether it is in the bay of that seat",
        ),
        Feature(
            "spaces",
            (spaces, int(PER_SPACE)),
            "each space: lava, then for each seat clockwise 1 for its village, -1 for its lying Moai (4)",
        ),
        Feature("geysers", (geysers, seats), "whose Moai stands on each geyser"),
        Feature("raised", (geysers,), "the geyser on which a Moai has just been raised"),
        Feature(
            "seats",
            (seats, int(PER_SEAT)),
            "for each seat clockwise: points / 50, prayers / 5, settlers, villages and Moai not in play / 10, one "
            "in the boat",
        ),
    )


def write(state: Position, seat: i64, sheet: Sheet) -> None:
    box, seats = state.box, state.seats
    sheet.turn(seat, seats, SEATS, state.phase, PHASE_COUNT, state.actor, state.active, state.first)
    write_numbers(state, sheet)
    sheet.piece("pile")
    sheet.bits(state.pile, box.volcanoes)
    sheet.piece("volcanoes")
    sheet.bits(state.volcanoes, box.volcanoes)
    sheet.piece("erupting")
    sheet.bits(state.erupting, box.volcanoes)
    sheet.piece("volcano")
    sheet.one_of(state.volcano, box.volcanoes)
    sheet.piece("spared")
    sheet.bits(state.spared, LINES)
    sheet.piece("created")
    sheet.ratios(state.created, 0, len(state.created), 3)
    write_hexes(state, seat, sheet)
    sheet.piece("seats")
    for turn in range(seats):
        write_seat(state, (seat + turn) % seats, sheet)
    sheet.blank((SEATS - seats) * PER_SEAT)


def write_numbers(state: Position, sheet: Sheet) -> None:
    box = state.box
    sheet.piece("numbers")
    sheet.ratio(state.seats, 4)
    sheet.ratio(state.left, box.action_points)
    sheet.ratio(state.bought, 3)
    sheet.ratio(state.chosen, box.actions)
    sheet.ratio(state.round, 20)
    sheet.ratio(state.quiet, box.standoff_rounds)
    sheet.flag(state.raised_in_round)
    sheet.flag(state.last_round)
    sheet.ratio(state.prayer_stock, 24)
    sheet.ratio(state.lava_count, box.spaces)
    sheet.ratio(state.link, 10)
    sheet.flag(state.cracked)
    sheet.ratio(state.asked, 4)
    sheet.ratio(state.line, 8)
    sheet.flag(state.lava_sunk)
    sheet.flag(state.exhaust)
    sheet.flag(state.same_hex)
    sheet.flag(state.asks_which)


def write_hexes(state: Position, seat: i64, sheet: Sheet) -> None:
    """What the backdrop does not show yet: the part about to sink, pieces and bays; and on the geysers Moai."""
    sheet.piece("hexes")
    start = sheet.at
    sheet.blank(state.box.hexes * PER_HEX)
    sheet.spread(state.sinking, state.box.hexes, start + 1, PER_HEX)
    write_spaces(state, seat, sheet)
    sheet.piece("geysers")
    geysers = sheet.at
    sheet.blank(state.box.geysers * SEATS)
    sheet.piece("raised")
    sheet.one_of(state.raised, state.box.geysers)
    cells, landing = sheet.cells, state.land.landing
    for whose in range(state.seats):
        turn = clockwise(whose, seat, state.seats)
        first = start + 4 + SIDES + turn
        write_settlers(state, whose, first, sheet)
        write_moai(state, whose, first + SEATS, geysers + turn, sheet)
        for shore in landing[whose]:
            cells[first + 2 * SEATS + shore * PER_HEX] = ONE


def backdrop(state: Position) -> vec[i32]:
    """All features with nothing written in but which hexes are above the sea, their places and their sides: what
    changes only where the land breaks."""
    box, land, links = state.box, state.land, state.links
    if box.features_size == 0:
        laid = layout(box)
        box.features_size, box.features_hexes = laid.size, laid.starts["hexes"]
    sheet = Sheet(box.features_size)
    cells, start = sheet.cells, box.features_hexes
    for hex in range(box.hexes):
        place = land.hexes[hex]
        if place is not None:
            cells[start + 2] = sheet.ratio_bits(place[0], 6)
            cells[start + 3] = sheet.ratio_bits(place[1], 6)
        if state.above_sea(hex):
            cells[start] = ONE
        sheet.spread(links[hex], SIDES, start + 4, 1)
        start += PER_HEX
    return cells


def write_settlers(state: Position, whose: i64, start: i64, sheet: Sheet) -> None:
    """The settlers of a seat, hex by hex."""
    box, cells, thirds = state.box, sheet.cells, THIRDS
    settler_at, settlers, first = state.settler_at, state.settlers, whose * box.hexes
    piece = box.settlers * whose
    left = state.on_board(whose)
    while left > 0:  # behind the last one all are in the supply
        hex = settler_at[piece]
        piece += 1
        if hex >= 0:
            cells[start + hex * PER_HEX] = thirds[settlers[first + hex]]
            left -= 1


def write_moai(state: Position, whose: i64, start: i64, geysers: i64, sheet: Sheet) -> None:
    """The Moai of a seat: lying in their hexes, or standing on geysers."""
    box, cells, thirds = state.box, sheet.cells, THIRDS
    moai_at, lying, first = state.moai_at, state.lying, whose * box.hexes
    place_hex, geyser_base = box.place_hex, box.geyser_base
    piece = box.moai * whose
    left = box.moai - state.spare_moai[whose]
    while left > 0:
        place = moai_at[piece]
        piece += 1
        if place >= 0:
            left -= 1
            if place >= geyser_base:
                cells[geysers + (place - geyser_base) * SEATS] = ONE
            else:
                hex = place_hex[place]
                cells[start + hex * PER_HEX] = thirds[lying[first + hex]]


def write_spaces(state: Position, seat: i64, sheet: Sheet) -> None:
    sheet.piece("spaces")
    base = sheet.at
    sheet.blank(state.box.spaces * PER_SPACE)
    cells, seats = sheet.cells, state.seats
    minus_one = sheet.ratio_bits(-1, 1)
    for holds in state.space:
        if holds != EMPTY:
            if holds == LAVA:
                cells[base] = ONE
            elif holds >= LYING:
                cells[base + 1 + clockwise(holds - LYING, seat, seats)] = minus_one
            else:
                cells[base + 1 + clockwise(holds - VILLAGE, seat, seats)] = ONE
        base += PER_SPACE


def write_seat(state: Position, seat: i64, sheet: Sheet) -> None:
    sheet.ratio(state.points[seat], 50)
    sheet.ratio(state.prayers[seat], 5)
    sheet.ratio(state.spare_settlers[seat], 10)
    sheet.ratio(state.spare_villages[seat], 10)
    sheet.ratio(state.spare_moai[seat], 10)
    sheet.flag(state.aboard >> seat & 1 == 1)
