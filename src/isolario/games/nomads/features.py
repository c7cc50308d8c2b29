"""Nomads for learners: the whole table from one seat's side. Nothing is hidden, so every scope shows the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from isolario.games.nomads.board import (
    ADVENTURERS,
    DISCS,
    FIRST_OWN_DISC,
    FROG,
    KINDS,
    SONGS,
    SPACES,
    STORY_KINDS,
    VERSIONS,
)
from isolario.games.nomads.position import ENDED
from isolario.kernel.features import ONE, Sheet, clockwise, shares
from isolario.kernel.layout import Feature, FeaturesLayout

if TYPE_CHECKING:
    from isolario.games.nomads.rules import Nomads

SEATS: Final[i64] = 5
CARDS: Final[i64] = SONGS + STORY_KINDS * VERSIONS
PHASE_COUNT: Final[i64] = ENDED + 1
PER_DISC: Final[i64] = SPACES + 2
PER_SEAT: Final[i64] = 1 + ADVENTURERS + KINDS + STORY_KINDS + SONGS + 2

TENTHS: Final = shares(10)
PAIR_BITS: Final[i64] = 4
PAIR_MASK: Final[i64] = 15

LAYOUT = FeaturesLayout(
    Feature("phase", (int(PHASE_COUNT),), "what is being decided or drawn, one of the phases"),
    Feature("actor", (int(SEATS),), "who decides, counted clockwise from the seat; none for luck"),
    Feature("active", (int(SEATS),), "whose turn it is"),
    Feature("first", (int(SEATS),), "who began"),
    Feature("origin", (int(SPACES),), "the pile chosen, while its special drop is open"),
    Feature("card", (int(CARDS),), "the card being written: songs, then legends by kind and version"),
    Feature("last_paid", (int(KINDS),), "the kind of tile given last for a song"),
    Feature("uncover", (int(SPACES),), "stacks whose next tile is to be turned up"),
    Feature(
        "numbers",
        (10,),
        "seats / 5, direction, tiles still due / 7, opals on the chart / 4, stacks left / 8, idle turns / the limit, "
        "discs placed / 19, whether somebody acted this turn, whether the game is ending, last writers left / 5",
    ),
    Feature(
        "seats",
        (int(SEATS), int(PER_SEAT)),
        "for each seat clockwise from the own: is there, its adventurer (5), tiles held by kind / 5 (9), points of its "
        "legends by kind / 6 (7), its song (4), interim score / 10, may write a last card",
    ),
    Feature(
        "discs",
        (int(DISCS), int(PER_DISC)),
        "for each disc its space (8), height in the pile / 10, discs above it / 10; two discs of each seat clockwise, "
        "then of the sleepers, then the frog, then the Nomads",
    ),
    Feature(
        "stacks",
        (int(SPACES), int(KINDS) + 2),
        "for each space the face-up tile by kind (9), tiles in the stack / 14, whether Lys is there",
    ),
    Feature("supply", (int(CARDS),), "cards that can still be written"),
    Feature("pool", (int(KINDS),), "face-down tiles by kind / 14"),
    Feature("boxed", (int(KINDS),), "tiles out of play by kind / 14"),
)


def write(state: Nomads, seat: i64, sheet: Sheet) -> None:
    seats = state.seats
    sheet.turn(seat, seats, SEATS, state.phase, PHASE_COUNT, state.actor, state.active, state.first)
    sheet.piece("origin")
    sheet.one_of(state.origin, SPACES)
    sheet.piece("card")
    sheet.one_of(state.card, CARDS)
    sheet.piece("last_paid")
    sheet.one_of(state.last_paid, KINDS)
    sheet.piece("uncover")
    sheet.bits(state.uncover, SPACES)
    sheet.piece("numbers")
    write_numbers(state, sheet)
    sheet.piece("seats")
    for turn in range(seats):
        write_seat(state, (seat + turn) % seats, sheet)
    sheet.blank((SEATS - seats) * PER_SEAT)
    sheet.piece("discs")
    write_discs(state, seat, sheet)
    sheet.piece("stacks")
    write_stacks(state, sheet)
    sheet.piece("supply")
    sheet.bits(state.supply, CARDS)
    sheet.piece("pool")
    for count in state.pool:
        sheet.ratio(count, 14)
    sheet.piece("boxed")
    sheet.ratios(state.boxed, 0, KINDS, 14)


def write_numbers(state: Nomads, sheet: Sheet) -> None:
    sheet.ratio(state.seats, 5)
    sheet.ratio(state.direction, 1)
    sheet.ratio(state.due, 7)
    sheet.ratio(state.chart, 4)
    sheet.ratio(state.stacks_left, 8)
    sheet.ratio(state.idle, state.box.stall_turns)
    sheet.ratio(state.placed, 19)
    sheet.flag(state.stirred)
    sheet.flag(state.ending)
    sheet.ratio(state.writers, 5)


def write_seat(state: Nomads, seat: i64, sheet: Sheet) -> None:
    legend, legend_value = state.legend, state.box.legend_value
    sheet.flag(True)
    sheet.one_of(state.adventurer[seat], ADVENTURERS)
    sheet.ratios(state.held, seat * KINDS, KINDS, 5)
    for kind in range(STORY_KINDS):
        version = legend[seat * STORY_KINDS + kind]
        sheet.ratio(legend_value[VERSIONS * kind + version] if version >= 0 else 0, 6)
    sheet.one_of(state.song[seat], SONGS)
    sheet.ratio(state.interim_score(seat), 10)
    # From the seat at which the game ended clockwise, as many as are left may still write.
    sheet.flag(state.ending and clockwise(seat, state.active, state.seats) < state.writers)


def write_discs(state: Nomads, seat: i64, sheet: Sheet) -> None:
    start = sheet.at
    sheet.blank(DISCS * PER_DISC)
    cells, above, tenths = sheet.cells, state.above, TENTHS
    bottom, pile_height = state.bottom, state.pile_height
    pairs = order_of_adventurers(state, seat)
    for space in range(SPACES):
        height = pile_height[space]
        disc = bottom[space]
        level: i64 = 0
        while disc >= 0:
            level += 1
            row: i64 = DISCS - FIRST_OWN_DISC + disc  # Nomads come last
            if disc == FROG:
                row = 2 * ADVENTURERS
            elif disc >= FIRST_OWN_DISC:
                own = disc - FIRST_OWN_DISC
                row = 2 * (pairs >> PAIR_BITS * (own >> 1) & PAIR_MASK) + (own & 1)
            at = start + row * PER_DISC
            cells[at + space] = ONE
            cells[at + SPACES] = tenths[level]
            cells[at + SPACES + 1] = tenths[height - level]
            disc = above[disc]


def order_of_adventurers(state: Nomads, seat: i64) -> i64:
    """The place of each adventurer's pair of discs, in PAIR_BITS bits each: those of the seats clockwise, then the
    sleepers."""
    places: i64 = 0
    seated: i64 = 0
    next: i64 = 0
    adventurers = state.adventurer
    for turn in range(state.seats):
        adventurer = adventurers[(seat + turn) % state.seats]
        if adventurer >= 0:
            places |= next << PAIR_BITS * adventurer
            seated |= 1 << adventurer
            next += 1
    for sleeper in range(ADVENTURERS):
        if seated >> sleeper & 1 == 0:
            places |= next << PAIR_BITS * sleeper
            next += 1
    return places


def write_stacks(state: Nomads, sheet: Sheet) -> None:
    at = sheet.at
    sheet.blank(SPACES * (KINDS + 2))
    cells, face, stack_height = sheet.cells, state.face, state.stack_height
    for space in range(SPACES):
        kind = face[space]
        if kind >= 0:
            cells[at + kind] = ONE
        cells[at + KINDS] = sheet.ratio_bits(stack_height[space], 14)
        if state.lys == space:
            cells[at + KINDS + 1] = ONE
        at += KINDS + 2
