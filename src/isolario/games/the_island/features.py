"""The Island for learners: the board hex by hex, every piece, and the tiles in hand, from one seat's side.

Private shows what the seat may know: values it may see, its own kept tiles, and the backs it has not seen. Public
shows no value and no kept tile before the end; full shows all of them, and the backs as they lie.
"""

from typing import Final

from mypy_extensions import i64

from isolario.games.the_island.board import BOATS, EXPLORERS, GREENS, HEXES, PER_COLOUR, REDS, SEA
from isolario.games.the_island.position import END, IN_BOAT, LOST, SAVED, Position
from isolario.kernel.features import FULL, ONE, PRIVATE, PUBLIC, Sheet, clockwise
from isolario.kernel.layout import Feature, FeaturesLayout

SEATS: Final[i64] = 4
PHASES: Final[i64] = END + 1
TERRAINS: Final[i64] = 3
CREATURE_KINDS: Final[i64] = 3
CREATURES: Final[i64] = 24
KINDS: Final[i64] = GREENS + REDS
PER_EXPLORER: Final[i64] = 11
PER_HEX: Final[i64] = 11
NO_VIEWER: Final[i64] = -1
COUNTED: Final[i64] = 1000
"""No count is as large, and no number has bits as small."""

LAYOUT = FeaturesLayout(
    Feature("phase", (int(PHASES),), "what is being decided or drawn"),
    Feature("actor", (int(SEATS),), "who decides, counted clockwise from the seat; none for luck"),
    Feature("active", (int(SEATS),), "whose turn it is"),
    Feature("first", (int(SEATS),), "who began"),
    Feature(
        "numbers",
        (10,),
        "seats / 4, steps left or pieces placed / 10, the piece being moved / 40, creature kind or terrain / 3, turns "
        "since the island sank / 20; then two_colours, overpopulation, to_the_last, equality, submerged",
    ),
    Feature("target", (int(HEXES),), "the hex that has just sunk, or where a creature has met its victims"),
    Feature(
        "hexes",
        (int(HEXES), int(PER_HEX)),
        "each hex, row by row: beach, forest or mountain (3), explorers there by seat clockwise / 3 "
        "(4), a boat, serpents, sharks and whales (3)",
    ),
    Feature(
        "explorers",
        (int(EXPLORERS), int(PER_EXPLORER)),
        "each explorer, own colours first: on a tile, in the water, in a boat, saved, lost, not placed (6), its place "
        "as a number / 161, distance to the nearest landing / 10, its value / 6, whether that is known, whether it "
        "has made its wet step",
    ),
    Feature(
        "boats",
        (int(BOATS), 3 + int(SEATS)),
        "each boat: in play, its hex / 133, explorers aboard / 3, those of each seat clockwise / 3",
    ),
    Feature("creatures", (int(CREATURES), 2), "each serpent, shark and whale: in play, its hex / 133"),
    Feature("kept", (int(SEATS), int(TERRAINS), int(REDS)), "kept tiles by kind: own, public none, full all"),
    Feature("hand_sizes", (int(SEATS), int(TERRAINS)), "kept tiles by terrain / 4, known to everybody"),
    Feature("ruled_out", (int(SEATS), int(TERRAINS), int(REDS)), "kinds that those tiles publicly cannot be"),
    Feature("left", (int(TERRAINS),), "tiles on the board by terrain / 16"),
    Feature("unseen", (int(TERRAINS), int(KINDS)), "backs by terrain and kind / 4 that the viewer has not seen"),
)


def write(state: Position, seat: i64, scope: i64, sheet: Sheet) -> None:
    seats, terms = state.seats, state.terms
    sheet.turn(seat, seats, SEATS, state.phase, PHASES, state.actor, state.active, state.first)
    sheet.piece("numbers")
    sheet.ratio(seats, 4)
    sheet.ratio(state.count, 10)
    sheet.ratio(state.mover + 1, 40)
    sheet.ratio(state.kind + 1, 3)
    sheet.ratio(state.extra + 1, 20)
    sheet.flag(terms.two_colours)
    sheet.flag(terms.overpopulation)
    sheet.flag(terms.to_the_last)
    sheet.flag(terms.equality)
    sheet.flag(terms.submerged)
    sheet.piece("target")
    sheet.one_of(state.target, HEXES)
    write_hexes(state, seat, sheet)
    write_explorers(state, seat, scope, sheet)
    write_boats(state, seat, sheet)
    write_hands(state, seat, scope, sheet)
    write_unseen(state, seat, scope, sheet)


def write_hexes(state: Position, seat: i64, sheet: Sheet) -> None:
    sheet.piece("hexes")
    start = sheet.at
    sheet.blank(HEXES * PER_HEX)
    cells = sheet.cells
    for hex in state.box.land:
        ground = state.ground[hex]
        if ground != SEA:
            cells[start + hex * PER_HEX + ground - 1] = ONE
    for place in state.boat_at:
        if place >= 0:
            cells[start + place * PER_HEX + 7] = ONE
    # Several can share a hex: first they are counted in their cells, then the counts become numbers.
    spots, owner, creature_at = state.spot, state.terms.owner, state.creature_at
    base, seats = state.box.creature_base, state.seats
    for kind in range(CREATURE_KINDS):
        for creature in range(base[kind], base[kind + 1]):
            at = creature_at[creature]
            if at >= 0:
                cells[start + at * PER_HEX + 8 + kind] += 1
    for explorer in range(i64(len(spots))):
        spot = spots[explorer]
        if spot < HEXES:
            cells[start + spot * PER_HEX + 3 + clockwise(owner[explorer], seat, seats)] += 1
    for kind in range(CREATURE_KINDS):
        for creature in range(base[kind], base[kind + 1]):
            at = creature_at[creature]
            if at >= 0:
                write_counted(start + at * PER_HEX + 8 + kind, 1, sheet)
    for explorer in range(i64(len(spots))):
        spot = spots[explorer]
        if spot < HEXES:
            write_counted(start + spot * PER_HEX + 3 + clockwise(owner[explorer], seat, seats), 3, sheet)


def write_counted(place: i64, whole: i64, sheet: Sheet) -> None:
    """A count in a cell becomes count / whole; a cell may be asked for again."""
    count = i64(sheet.cells[place])
    if count < COUNTED:
        sheet.cells[place] = sheet.ratio_bits(count, whole)


def write_explorers(state: Position, seat: i64, scope: i64, sheet: Sheet) -> None:
    sheet.piece("explorers")
    seats = state.seats
    viewer = NO_VIEWER if scope == PUBLIC else seat
    for slot in range(SEATS):
        # Own colours first, then those of the others clockwise; with two colours each, first all first ones.
        colour = slot // seats * seats + (seat + slot) % seats
        if colour >= state.terms.colours:
            sheet.blank(PER_COLOUR * PER_EXPLORER)
            continue
        known = scope == FULL or state.sees_values(viewer, colour)
        for number in range(PER_COLOUR):
            explorer = PER_COLOUR * colour + number
            write_explorer(state, explorer, known, sheet)


def write_explorer(state: Position, explorer: i64, known: bool, sheet: Sheet) -> None:
    start = sheet.at
    sheet.blank(PER_EXPLORER)
    cells = sheet.cells
    spot = state.spot[explorer]
    where: i64 = 5
    hex: i64 = -1
    if spot < HEXES:
        where = 1 if state.ground[spot] == SEA else 0
        hex = spot
    elif spot < SAVED:
        where = 2
        hex = state.boat_at[spot - IN_BOAT]
    elif spot < LOST:
        where = 3
    elif spot == LOST:
        where = 4
    cells[start + where] = ONE
    cells[start + 6] = sheet.ratio_bits(spot, 161)
    if hex >= 0:
        cells[start + 7] = sheet.ratio_bits(state.box.to_landing[hex], 10)
    if known and state.value[explorer] > 0:
        cells[start + 8] = sheet.ratio_bits(state.value[explorer], 6)
        cells[start + 9] = ONE
    if state.wet != 0 and state.terms.owner[explorer] == state.active:
        piece = explorer % PER_COLOUR + (PER_COLOUR if explorer // PER_COLOUR >= state.seats else 0)
        if state.wet >> piece & 1 == 1:
            cells[start + 10] = ONE


def write_boats(state: Position, seat: i64, sheet: Sheet) -> None:
    sheet.piece("boats")
    for boat in range(BOATS):
        hex: i64 = state.boat_at[boat] if boat < len(state.boat_at) else -1
        if hex < 0:
            sheet.blank(3 + SEATS)
            continue
        sheet.flag(True)
        sheet.ratio(hex, 133)
        sheet.ratio(state.load[boat], 3)
        for turn in range(state.seats):
            sheet.ratio(state.aboard[4 * boat + (seat + turn) % state.seats], 3)
        sheet.blank(SEATS - state.seats)
    sheet.piece("creatures")
    for creature in range(CREATURES):
        place: i64 = state.creature_at[creature] if creature < len(state.creature_at) else -1
        sheet.flag(place >= 0)
        sheet.ratio(place if place >= 0 else 0, 133)


def write_hands(state: Position, seat: i64, scope: i64, sheet: Sheet) -> None:
    seats = state.seats
    sheet.piece("kept")
    for turn in range(SEATS):
        if turn < seats and (scope == FULL or (scope == PRIVATE and turn == 0)):
            first = REDS * TERRAINS * ((seat + turn) % seats)
            for slot in range(TERRAINS * REDS):
                sheet.ratio(state.hands[first + slot], 1)
        else:
            sheet.blank(TERRAINS * REDS)
    sheet.piece("hand_sizes")
    for turn in range(seats):
        for terrain in range(TERRAINS):
            size: i64 = 0
            first = REDS * (TERRAINS * ((seat + turn) % seats) + terrain)
            for red in range(REDS):
                size += state.hands[first + red]
            sheet.ratio(size, 4)
    sheet.blank((SEATS - seats) * TERRAINS)
    sheet.piece("ruled_out")
    for turn in range(seats):
        for terrain in range(TERRAINS):
            sheet.bits(state.excluded[TERRAINS * ((seat + turn) % seats) + terrain], REDS)
    sheet.blank((SEATS - seats) * TERRAINS * REDS)
    sheet.piece("left")
    for terrain in range(TERRAINS):
        sheet.ratio(state.left[terrain], 16)


def write_unseen(state: Position, seat: i64, scope: i64, sheet: Sheet) -> None:
    """The backs on the board, and for who does not see them those in hands."""
    sheet.piece("unseen")
    for terrain in range(TERRAINS):
        for kind in range(KINDS):
            number = state.pool[KINDS * terrain + kind]
            if kind >= GREENS and scope != FULL:
                for other in range(state.seats):
                    if other != seat or scope == PUBLIC:
                        number += state.hands[REDS * (TERRAINS * other + terrain) + kind - GREENS]
            sheet.ratio(number, 4)
