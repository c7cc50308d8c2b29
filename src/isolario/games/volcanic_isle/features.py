"""The Volcanic Isle for learners: hexes, spaces and geysers from one seat's side.

Nothing is hidden, so every scope shows the same. Other shapes in the box give other numbers of hexes, spaces and
geysers, so the layout is made from the box.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from isolario.games.volcanic_isle.board import Box, Land
from isolario.games.volcanic_isle.position import FINISHED, LYING, VILLAGE, Position
from isolario.kernel.features import ONE, Sheet, clockwise
from isolario.kernel.layout import Feature, FeaturesLayout

SEATS: Final[i64] = 4
PHASE_COUNT: Final[i64] = FINISHED + 1
LINES: Final[i64] = 8
SIDES: Final[i64] = 6
NUMBERS: Final = 18
PER_HEX: Final[i64] = 4 + SIDES + 3 * SEATS
PER_SPACE: Final[i64] = 1 + SEATS
PER_SEAT: Final[i64] = 6


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
    for count in state.created:
        sheet.ratio(count, 3)
    write_hexes(state, seat, sheet)
    write_spaces(state, seat, sheet)
    write_geysers(state, seat, sheet)
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
    box, land = state.box, state.land
    sheet.piece("hexes")
    start = sheet.at
    sheet.blank(box.hexes * PER_HEX)
    cells = sheet.cells
    sixths = written_places(land, sheet)
    links = state.links
    alive, sinking = state.alive, state.sinking
    base = start
    for hex in range(box.hexes):
        if alive & 1 == 1:
            cells[base] = ONE
        if sinking & 1 == 1:
            cells[base + 1] = ONE
        cells[base + 2] = sixths[2 * hex]
        cells[base + 3] = sixths[2 * hex + 1]
        sheet.spread(links[hex], SIDES, base + 4, 1)
        alive >>= 1
        sinking >>= 1
        base += PER_HEX
    for turn in range(state.seats):
        whose = (seat + turn) % state.seats
        write_pieces(state, whose, start + 4 + SIDES + turn, sheet)
        for shore in land.landing[whose]:
            cells[start + 4 + SIDES + turn + 2 * SEATS + shore * PER_HEX] = ONE


def written_places(land: Land, sheet: Sheet) -> vec[i32]:
    """q / 6 and r / 6 of every hex as `cells` holds them, worked out once for a continent."""
    if len(land.sixths) == 0:
        sixths = vec[i32]()
        for place in land.hexes:
            for part in (0, 0) if place is None else place:
                sixths = append(sixths, sheet.ratio_bits(part, 6))
        land.sixths = sixths
    return land.sixths


def write_pieces(state: Position, whose: i64, start: i64, sheet: Sheet) -> None:
    """The settlers of a seat and its lying Moai, hex by hex."""
    box, cells = state.box, sheet.cells
    first = whose * box.hexes
    settler_at, settlers, moai_at, lying = state.settler_at, state.settlers, state.moai_at, state.lying
    piece = box.settlers * whose
    left = state.on_board(whose)
    while left > 0:  # behind the last one all are in the supply
        hex = settler_at[piece]
        piece += 1
        if hex >= 0:
            cells[start + hex * PER_HEX] = sheet.ratio_bits(settlers[first + hex], 3)
            left -= 1
    piece = box.moai * whose
    left = box.moai - state.spare_moai[whose]
    while left > 0:
        place = moai_at[piece]
        piece += 1
        if place >= 0:
            left -= 1
            if place < box.geyser_base:
                hex = box.place_hex[place]
                cells[start + SEATS + hex * PER_HEX] = sheet.ratio_bits(lying[first + hex], 3)


def write_spaces(state: Position, seat: i64, sheet: Sheet) -> None:
    """Hex by hex: most spaces are empty or hold lava, which is known without looking at each of them."""
    sheet.piece("spaces")
    box, seats, space = state.box, state.seats, state.space
    lava, lying, villages = state.lava, state.lying, state.villages
    start = sheet.at
    sheet.blank(box.spaces * PER_SPACE)
    cells = sheet.cells
    minus_one = sheet.ratio_bits(-1, 1)
    for hex in range(box.hexes):
        first = box.first_space[hex]
        if lava[hex] != 0:
            sheet.spread(lava[hex], SIDES, start + first * PER_SPACE, PER_SPACE)
        pieces: i64 = 0
        for whose in range(seats):
            pieces += lying[whose * box.hexes + hex] + villages[whose * box.hexes + hex]
        while pieces > 0 and first < box.spaces and box.space_hex[first] == hex:
            holds = space[first]
            if holds >= LYING:
                cells[start + first * PER_SPACE + 1 + clockwise(holds - LYING, seat, seats)] = minus_one
            elif holds >= VILLAGE:
                cells[start + first * PER_SPACE + 1 + clockwise(holds - VILLAGE, seat, seats)] = ONE
            first += 1


def write_geysers(state: Position, seat: i64, sheet: Sheet) -> None:
    sheet.piece("geysers")
    box = state.box
    start = sheet.at
    sheet.blank(box.geysers * SEATS)
    cells, moai_at = sheet.cells, state.moai_at
    for turn in range(state.seats):  # most geysers have none: rather ask every Moai where it is
        whose = (seat + turn) % state.seats
        moai = box.moai * whose
        left = box.moai - state.spare_moai[whose]
        while left > 0:
            place = moai_at[moai]
            moai += 1
            if place >= 0:
                left -= 1
                if place >= box.geyser_base:
                    cells[start + (place - box.geyser_base) * SEATS + turn] = ONE
    sheet.piece("raised")
    sheet.one_of(state.raised, box.geysers)


def write_seat(state: Position, seat: i64, sheet: Sheet) -> None:
    sheet.ratio(state.points[seat], 50)
    sheet.ratio(state.prayers[seat], 5)
    sheet.ratio(state.spare_settlers[seat], 10)
    sheet.ratio(state.spare_villages[seat], 10)
    sheet.ratio(state.spare_moai[seat], 10)
    sheet.flag(state.aboard >> seat & 1 == 1)
