"""The Volcanic Isle for learners: hexes, spaces and geysers from one seat's side.

Nothing is hidden, so every scope shows the same. Other shapes in the box give other numbers of hexes, spaces and
geysers, so the layout is made from the box.
"""

from typing import Final

from mypy_extensions import i64

from isolario.games.volcanic_isle.board import Box
from isolario.games.volcanic_isle.position import FINISHED, LAVA, LYING, VILLAGE, Position
from isolario.kernel.features import ONE, Sheet, clockwise
from isolario.kernel.layout import Feature, FeaturesLayout

SEATS: Final[i64] = 4
PHASES: Final[i64] = FINISHED + 1
LINES: Final[i64] = 8
SIDES: Final[i64] = 6
NUMBERS: Final = 18
PER_HEX: Final[i64] = 4 + SIDES + 3 * SEATS
PER_SPACE: Final[i64] = 1 + 2 * SEATS
PER_SEAT: Final[i64] = 6


def layout(box: Box) -> FeaturesLayout:
    hexes, spaces, geysers = int(box.hexes), int(box.spaces), int(box.geysers)
    volcanoes, areas, seats = int(box.volcanoes), int(box.areas), int(SEATS)
    return FeaturesLayout(
        Feature("phase", (int(PHASES),), "what is being decided or drawn"),
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
        Feature("spaces", (spaces, int(PER_SPACE)), "each space: lava, village by seat (4), lying Moai by seat (4)"),
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
    sheet.turn(seat, seats, SEATS, state.phase, PHASES, state.actor, state.active, state.first)
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
    for area in range(box.areas):
        sheet.ratio(state.created[area], 3)
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
    box, seats = state.box, state.seats
    sheet.piece("hexes")
    start = sheet.at
    sheet.blank(box.hexes * PER_HEX)
    cells = sheet.cells
    for hex in range(box.hexes):
        place = state.land.hexes[hex]
        if place is None:
            continue
        base = start + hex * PER_HEX
        if state.alive >> hex & 1 == 1:
            cells[base] = ONE
        if state.sinking >> hex & 1 == 1:
            cells[base + 1] = ONE
        cells[base + 2] = sheet.ratio_bits(place[0], 6)
        cells[base + 3] = sheet.ratio_bits(place[1], 6)
        sheet.spread(state.links[hex], SIDES, base + 4, 1)
    for turn in range(seats):
        whose = (seat + turn) % seats
        first = whose * box.hexes
        settlers = start + 4 + SIDES + turn
        count = box.settlers * whose
        for settler in range(count, count + box.settlers):
            hex = state.settler_at[settler]
            if hex >= 0:
                cells[settlers + hex * PER_HEX] = sheet.ratio_bits(state.settlers[first + hex], 3)
        count = box.moai * whose
        for moai in range(count, count + box.moai):
            place_of_moai = state.moai_at[moai]
            if 0 <= place_of_moai < box.geyser_base:
                hex = box.place_hex[place_of_moai]
                cells[settlers + SEATS + hex * PER_HEX] = sheet.ratio_bits(state.lying[first + hex], 3)
        for shore in state.land.landing[whose]:
            cells[settlers + 2 * SEATS + shore * PER_HEX] = ONE


def write_spaces(state: Position, seat: i64, sheet: Sheet) -> None:
    sheet.piece("spaces")
    start = sheet.at
    sheet.blank(state.box.spaces * PER_SPACE)
    cells = sheet.cells
    for spot in range(state.box.spaces):
        holds = state.space[spot]
        base = start + spot * PER_SPACE
        if holds >= LYING:
            cells[base + 1 + SEATS + clockwise(holds - LYING, seat, state.seats)] = ONE
        elif holds >= VILLAGE:
            cells[base + 1 + clockwise(holds - VILLAGE, seat, state.seats)] = ONE
        elif holds == LAVA:
            cells[base] = ONE


def write_geysers(state: Position, seat: i64, sheet: Sheet) -> None:
    sheet.piece("geysers")
    start = sheet.at
    sheet.blank(state.box.geysers * SEATS)
    cells = sheet.cells
    for geyser in range(state.box.geysers):
        whose = state.geyser[geyser]
        if whose >= 0:
            cells[start + geyser * SEATS + clockwise(whose, seat, state.seats)] = ONE
    sheet.piece("raised")
    sheet.one_of(state.raised, state.box.geysers)


def write_seat(state: Position, seat: i64, sheet: Sheet) -> None:
    sheet.ratio(state.points[seat], 50)
    sheet.ratio(state.prayers[seat], 5)
    sheet.ratio(state.spare_settlers[seat], 10)
    sheet.ratio(state.spare_villages[seat], 10)
    sheet.ratio(state.spare_moai[seat], 10)
    sheet.flag(state.aboard >> seat & 1 == 1)
