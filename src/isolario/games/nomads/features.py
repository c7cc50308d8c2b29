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
from isolario.kernel.features import Sheet, clockwise
from isolario.kernel.layout import Feature, FeaturesLayout

if TYPE_CHECKING:
    from isolario.games.nomads.rules import Nomads

SEATS: Final[i64] = 5
CARDS: Final[i64] = SONGS + STORY_KINDS * VERSIONS
PHASES: Final[i64] = ENDED + 1
PER_SEAT: Final[i64] = 1 + ADVENTURERS + KINDS + STORY_KINDS + SONGS + 2

LAYOUT = FeaturesLayout(
    Feature("phase", (int(PHASES),), "what is being decided or drawn, one of the phases"),
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
        (int(DISCS), int(SPACES) + 2),
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
    sheet.turn(seat, seats, SEATS, state.phase, PHASES, state.actor, state.active, state.first)
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
    for space in range(SPACES):
        sheet.one_of(state.face[space], KINDS)
        sheet.ratio(state.stack_height[space], 14)
        sheet.flag(state.lys == space)
    sheet.piece("supply")
    sheet.bits(state.supply, CARDS)
    sheet.piece("pool")
    for count in state.pool:
        sheet.ratio(count, 14)
    sheet.piece("boxed")
    for gone in state.boxed:
        sheet.ratio(gone, 14)


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
    sheet.flag(True)
    sheet.one_of(state.adventurer[seat], ADVENTURERS)
    for kind in range(KINDS):
        sheet.ratio(state.held[seat * KINDS + kind], 5)
    for kind in range(STORY_KINDS):
        version = state.legend[seat * STORY_KINDS + kind]
        sheet.ratio(state.box.legend_value[VERSIONS * kind + version] if version >= 0 else 0, 6)
    sheet.one_of(state.song[seat], SONGS)
    sheet.ratio(state.interim_score(seat), 10)
    # From the seat at which the game ended clockwise, as many as are left may still write.
    sheet.flag(state.ending and clockwise(seat, state.active, state.seats) < state.writers)


def write_discs(state: Nomads, seat: i64, sheet: Sheet) -> None:
    awake: i64 = 0  # one bit for each adventurer that has a seat
    one: i64 = 1
    for turn in range(state.seats):
        adventurer = state.adventurer[(seat + turn) % state.seats]
        if adventurer >= 0:
            awake |= one << adventurer
            write_pair(state, adventurer, sheet)
    for adventurer in range(ADVENTURERS):
        if awake >> adventurer & 1 == 0:
            write_pair(state, adventurer, sheet)
    write_disc(state, FROG, sheet)
    for disc in range(FIRST_OWN_DISC):
        write_disc(state, disc, sheet)


def write_pair(state: Nomads, adventurer: i64, sheet: Sheet) -> None:
    write_disc(state, FIRST_OWN_DISC + 2 * adventurer, sheet)
    write_disc(state, FIRST_OWN_DISC + 2 * adventurer + 1, sheet)


def write_disc(state: Nomads, disc: i64, sheet: Sheet) -> None:
    space = state.place[disc]
    sheet.one_of(space, SPACES)
    if space < 0:
        sheet.blank(2)
        return
    over: i64 = 0
    other = state.above[disc]
    while other >= 0:
        over += 1
        other = state.above[other]
    sheet.ratio(state.pile_height[space] - over, 10)
    sheet.ratio(over, 10)
