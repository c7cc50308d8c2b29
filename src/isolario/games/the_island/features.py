"""The Island for learners: the board hex by hex, every piece, and the tiles in hand, from one seat's side.

Private shows what the seat may know: values it may see, its own kept tiles, and the backs it has not seen. Public
shows no value and no kept tile before the end; full shows all of them, and the backs as they lie.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from isolario.games.the_island.board import BOATS, EXPLORERS, GREENS, HEXES, LAND_PLACES, PER_COLOUR, REDS, SEA
from isolario.games.the_island.position import END, IN_BOAT, LOST, SAVED, Position
from isolario.kernel.features import FULL, ONE, PRIVATE, PUBLIC, Sheet, clockwise, shares
from isolario.kernel.layout import Feature, FeaturesLayout
from isolario.kernel.packed import many

SEATS: Final[i64] = 4
PHASE_COUNT: Final[i64] = END + 1
TERRAINS: Final[i64] = 3
CREATURE_KINDS: Final[i64] = 3
CREATURES: Final[i64] = 24
KINDS: Final[i64] = GREENS + REDS
PER_HAND: Final[i64] = TERRAINS * REDS
PER_EXPLORER: Final[i64] = 11
PER_HEX: Final[i64] = SEATS + 1 + CREATURE_KINDS
NO_VIEWER: Final[i64] = -1
NOT_SHOWN: Final[i64] = -1
# The bits of counts out of these wholes.
WHOLES: Final = shares(1)
THIRDS: Final = shares(3)
QUARTERS: Final = shares(4)
SIXTHS: Final = shares(6)
OF_HEXES: Final = shares(HEXES)
OF_SPOTS: Final = shares(161)

LAYOUT = FeaturesLayout(
    Feature("phase", (int(PHASE_COUNT),), "what is being decided or drawn"),
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
    Feature("ground", (int(LAND_PLACES), int(TERRAINS)), "each place of the island: beach, forest or mountain"),
    Feature(
        "hexes",
        (int(HEXES), int(PER_HEX)),
        "each hex, row by row: explorers there by seat clockwise / 3 (4), a boat, serpents, sharks and whales (3)",
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

FEATURES: Final[i64] = LAYOUT.size
NUMBERS_AT: Final[i64] = LAYOUT.starts["numbers"]
GROUND_AT: Final[i64] = LAYOUT.starts["ground"]
HEXES_AT: Final[i64] = LAYOUT.starts["hexes"]
CREATURES_AT: Final[i64] = LAYOUT.starts["creatures"]
LEFT_AT: Final[i64] = LAYOUT.starts["left"]


def write(state: Position, seat: i64, scope: i64, sheet: Sheet) -> None:
    sheet.turn(seat, state.seats, SEATS, state.phase, PHASE_COUNT, state.actor, state.active, state.first)
    sheet.piece("numbers")
    sheet.blank(1)  # the seats and, below, the variants are in the backdrop
    sheet.ratio(state.count, 10)
    sheet.ratio(state.mover + 1, 40)
    sheet.ratio(state.kind + 1, 3)
    sheet.ratio(state.extra + 1, 20)
    sheet.blank(5)
    sheet.piece("target")
    sheet.one_of(state.target, HEXES)
    write_pieces(state, seat, scope, sheet)
    write_boats(state, seat, sheet)
    write_hands(state, seat, scope, sheet)


def backdrop(state: Position) -> vec[i32]:
    """All features with nothing written in but what changes about once in a turn: the variants, the ground, the
    creatures, the tiles on the board and those that not everybody has seen."""
    sheet, terms = Sheet(FEATURES), state.terms
    sheet.at = NUMBERS_AT
    sheet.ratio(state.seats, 4)
    sheet.blank(4)
    sheet.flag(terms.two_colours)
    sheet.flag(terms.overpopulation)
    sheet.flag(terms.to_the_last)
    sheet.flag(terms.equality)
    sheet.flag(terms.submerged)
    cells, ground, at = sheet.cells, state.ground, GROUND_AT
    for hex in state.box.land:
        terrain = ground[hex]
        if terrain != SEA:
            cells[at + terrain - 1] = ONE
        at += TERRAINS
    at = CREATURES_AT
    creature_at, menace, base = state.creature_at, state.menace, state.box.creature_base
    for kind in range(CREATURE_KINDS):
        for creature in range(base[kind], base[kind + 1]):
            place = creature_at[creature]
            if place >= 0:
                there = menace[place] >> (3 * kind) & 7
                cells[HEXES_AT + place * PER_HEX + SEATS + 1 + kind] = sheet.ratio_bits(there, 1)
                cells[at] = ONE
                cells[at + 1] = OF_HEXES[place]
            at += 2
    sheet.at = LEFT_AT
    sheet.ratios(state.left, 0, TERRAINS, 16)
    for kind in range(TERRAINS * KINDS):
        sheet.ratio(backs(state, kind), 4)
    state.kept = kept_tiles(state)
    return cells


def kept_tiles(state: Position) -> vec[i64]:
    """How many tiles of each terrain each seat keeps; then 1 if any kind is ruled out for any of them."""
    seats, hands = state.seats, state.hands
    kept = many(0, TERRAINS * seats + 1)
    for slot in range(PER_HAND * seats):
        if hands[slot] != 0:
            kept[slot // REDS] += hands[slot]
    for excluded in state.excluded:
        if excluded != 0:
            kept[TERRAINS * seats] = 1
    return kept


def write_pieces(state: Position, seat: i64, scope: i64, sheet: Sheet) -> None:
    """Boats and explorers on their hexes, and each explorer; ground and creatures are in the backdrop."""
    sheet.piece("ground")
    sheet.blank(LAND_PLACES * TERRAINS)
    sheet.piece("hexes")
    hexes = sheet.at
    sheet.blank(HEXES * PER_HEX)
    cells = sheet.cells
    for place in state.boat_at:
        if place >= 0:
            cells[hexes + place * PER_HEX + SEATS] = ONE
    sheet.piece("explorers")
    start = sheet.at
    sheet.blank(EXPLORERS * PER_EXPLORER)
    seats = state.seats
    viewer = NO_VIEWER if scope == PUBLIC else seat
    for slot in range(SEATS):
        # Own colours first, then those of the others clockwise; with two colours each, first all first ones.
        turn = slot % seats
        colour = slot - turn + (seat + turn) % seats
        if colour < state.terms.colours:
            write_colour(state, colour, start, hexes + turn, sheet)
            if scope == FULL or state.sees_values(viewer, colour):
                write_values(state, colour, start, sheet)
        start += PER_COLOUR * PER_EXPLORER


def write_colour(state: Position, colour: i64, start: i64, hexes: i64, sheet: Sheet) -> None:
    """The explorers of a colour: each from the cell `start` on, and in the hexes, where the first cell of its seat is
    `hexes`, a third for each."""
    cells, ground, boat_at, landing = sheet.cells, state.ground, state.boat_at, state.box.landing_tenths
    spots, of_spots, third, two_thirds = state.spot, OF_SPOTS, THIRDS[1], THIRDS[2]
    at = start
    for explorer in range(PER_COLOUR * colour, PER_COLOUR * colour + PER_COLOUR):
        spot = spots[explorer]
        cells[at + 6] = of_spots[spot]
        if spot < HEXES:
            cells[at + 1 if ground[spot] == SEA else at] = ONE
            cells[at + 7] = landing[spot]
            place = hexes + spot * PER_HEX
            there = cells[place]
            if there == 0:
                cells[place] = third
            else:
                cells[place] = two_thirds if there == third else THIRDS[gathered(state, spot, colour % state.seats)]
        elif spot < SAVED:
            cells[at + 2] = ONE
            cells[at + 7] = landing[boat_at[spot - IN_BOAT]]
        elif spot < LOST:
            cells[at + 3] = ONE
        else:
            cells[at + 4 if spot == LOST else at + 5] = ONE
        at += PER_EXPLORER
    if state.wet != 0 and state.terms.owner[PER_COLOUR * colour] == state.active:
        # One bit for each explorer of the colour that has made its wet step.
        wet = state.wet >> PER_COLOUR if colour >= state.seats else state.wet
        sheet.spread(wet, PER_COLOUR, start + 10, PER_EXPLORER)


def gathered(state: Position, spot: i64, whose: i64) -> i64:
    """How many explorers of a seat are at a spot."""
    spots, owner = state.spot, state.terms.owner
    count: i64 = 0
    for explorer in range(i64(len(spots))):
        if spots[explorer] == spot and owner[explorer] == whose:
            count += 1
    return count


def write_values(state: Position, colour: i64, start: i64, sheet: Sheet) -> None:
    cells, values = sheet.cells, state.value
    for explorer in range(PER_COLOUR * colour, PER_COLOUR * colour + PER_COLOUR):
        if values[explorer] > 0:
            cells[start + 8] = SIXTHS[values[explorer]]
            cells[start + 9] = ONE
        start += PER_EXPLORER


def write_boats(state: Position, seat: i64, sheet: Sheet) -> None:
    sheet.piece("boats")
    at = sheet.at
    sheet.blank(BOATS * (3 + SEATS))
    cells, seats, of_hexes, thirds = sheet.cells, state.seats, OF_HEXES, THIRDS
    boat_at, load, aboard = state.boat_at, state.load, state.aboard
    for boat in range(i64(len(boat_at))):
        hex = boat_at[boat]
        if hex >= 0:
            cells[at] = ONE
            cells[at + 1] = of_hexes[hex]
            passengers = load[boat]
            if passengers > 0:
                cells[at + 2] = thirds[passengers]
                for other in range(seats):
                    cells[at + 3 + clockwise(other, seat, seats)] = thirds[aboard[4 * boat + other]]
        at += 3 + SEATS
    sheet.piece("creatures")  # in the backdrop
    sheet.blank(CREATURES * 2)


def write_hands(state: Position, seat: i64, scope: i64, sheet: Sheet) -> None:
    """Kept tiles; what is left on the board and what nobody has seen are in the backdrop."""
    sheet.piece("kept")
    kept = sheet.at
    sheet.blank(SEATS * PER_HAND)
    sheet.piece("hand_sizes")
    sizes = sheet.at
    sheet.blank(SEATS * TERRAINS)
    sheet.piece("ruled_out")
    ruled_out = sheet.at
    sheet.blank(SEATS * PER_HAND)
    sheet.piece("left")
    sheet.blank(TERRAINS)
    sheet.piece("unseen")
    unseen = sheet.at
    if scope == FULL:
        sheet.ratios(state.pool, 0, TERRAINS * KINDS, 4)
    else:
        sheet.blank(TERRAINS * KINDS)
    seats, known, quarters, cells = state.seats, state.kept, QUARTERS, sheet.cells
    whose = seat
    for turn in range(seats):
        for terrain in range(TERRAINS):
            size = known[TERRAINS * whose + terrain]
            if size != 0:
                cells[sizes + terrain] = quarters[size]
        if scope == FULL or (scope == PRIVATE and turn == 0):
            write_hand(state, whose, kept, unseen if scope == PRIVATE else NOT_SHOWN, sheet)
        if known[TERRAINS * seats] != 0:
            for terrain in range(TERRAINS):
                sheet.spread(state.excluded[TERRAINS * whose + terrain], REDS, ruled_out + REDS * terrain, 1)
        kept += PER_HAND
        sizes += TERRAINS
        ruled_out += PER_HAND
        whose = whose + 1 if whose + 1 < seats else 0


def write_hand(state: Position, whose: i64, kept: i64, unseen: i64, sheet: Sheet) -> None:
    """The tiles a seat keeps; if it is the one that looks, it has seen their backs."""
    cells, hands, first = sheet.cells, state.hands, PER_HAND * whose
    for slot in range(PER_HAND):
        number = hands[first + slot]
        if number != 0:
            cells[kept + slot] = WHOLES[number]
            if unseen != NOT_SHOWN:
                back = KINDS * (slot // REDS) + GREENS + slot % REDS
                cells[unseen + back] = QUARTERS[backs(state, back) - number]


def backs(state: Position, kind: i64) -> i64:
    """Tiles of a kind (KINDS for each terrain) that not everybody has seen: on the board, or kept by somebody."""
    number = state.pool[kind]
    red = kind % KINDS - GREENS
    if red >= 0:
        hands = state.hands
        slot = REDS * (kind // KINDS) + red
        for seat in range(state.seats):
            number += hands[slot + PER_HAND * seat]
    return number
