"""Stromboli for learners: the whole open position, own things first. Nothing is hidden, so every scope is the same."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from isolario.games.stromboli.board import (
    CARDS,
    DECKS,
    DISCS,
    HUT,
    SCORE_CARDS,
    SEATS,
    SEGMENTS,
    SLOTS,
    SPACES,
    SUPPLY,
)
from isolario.games.stromboli.position import BOUGHT, ENDED, LAVA_DISC_AT, POINTS, SHAMAN, STATUES, Position
from isolario.kernel.features import Sheet
from isolario.kernel.layout import Feature, FeaturesLayout

PHASE_COUNT: Final[i64] = ENDED + 1
BEACHES: Final[i64] = SUPPLY + 1
SHAMAN_PLACES: Final[i64] = HUT + 1

LAYOUT = FeaturesLayout(
    Feature("phase", (int(PHASE_COUNT),), "what is being decided or drawn"),
    Feature("actor", (int(SEATS),), "who decides: the seat itself, the other; none for luck"),
    Feature("active", (int(SEATS),), "whose turn it is"),
    Feature("first", (int(SEATS),), "who began the round"),
    Feature("second", (int(SEATS),), "who receives the other card"),
    Feature("voyage", (int(SEGMENTS) + 1,), "how far the boat is about to go, while the lava disc is decided on"),
    Feature("boat", (int(SEGMENTS),), "the segment of the boat"),
    Feature(
        "numbers",
        (5,),
        "scorings begun / 2, turns since a palm card / the limit, tactical variant, shamans shield, priestess face up",
    ),
    Feature("markers", (int(SEGMENTS),), "lava markers in each crater / 2"),
    Feature("slots", (int(SEGMENTS), int(SLOTS), int(CARDS)), "the face-up cards of each beach"),
    Feature("left", (int(CARDS),), "unseen cards of the deck in use by type / 5"),
    Feature("deck", (int(DECKS),), "the deck in use"),
    Feature("points", (int(SEATS),), "points / 20, own first"),
    Feature("shaman", (int(SEATS), int(SHAMAN_PLACES)), "where each shaman stands: a space, or its hut"),
    Feature("statues", (int(SEATS), int(SPACES)), "statues on each space"),
    Feature("discs", (int(SEATS), int(DISCS), int(BEACHES)), "where each disc 1-5 lies: a beach, or the supply"),
    Feature("lava_disc", (int(SEATS), int(BEACHES)), "where the lava disc lies; nothing in the base game"),
    Feature("sums", (int(SEATS), int(SEGMENTS)), "sum of the discs on each beach / 10"),
    Feature("held", (int(SEATS), int(CARDS)), "shells and kept cards by type / 3"),
    Feature("bought", (int(SEATS), int(SCORE_CARDS)), "score cards"),
)


def write(state: Position, seat: i64, sheet: Sheet) -> None:
    own = state.own
    sheet.turn(seat, SEATS, SEATS, state.phase, PHASE_COUNT, state.actor, state.active, state.first)
    sheet.piece("second")
    sheet.seat(state.second, seat, SEATS, SEATS)
    sheet.piece("voyage")
    sheet.one_of(state.voyage, SEGMENTS + 1)
    sheet.piece("boat")
    sheet.one_of(state.boat, SEGMENTS)
    sheet.piece("numbers")
    sheet.ratio(state.scoring, 2)
    sheet.ratio(state.quiet, state.box.stall_limit)
    sheet.flag(state.tactical)
    sheet.flag(state.shields)
    sheet.flag(state.priestess_up)
    sheet.piece("markers")
    write_markers(state, sheet)
    sheet.piece("slots")
    sheet.places(state.slots, 0, SLOTS * SEGMENTS, CARDS)
    sheet.piece("left")
    sheet.ratios(state.left, 0, CARDS, 5)
    sheet.piece("deck")
    sheet.one_of(state.deck, DECKS)
    write_seats(state, seat, own, sheet)


def write_markers(state: Position, sheet: Sheet) -> None:
    counts: i64 = 0  # by segment, five bits each
    one: i64 = 1
    for place in state.markers:
        if place >= 0:
            counts += one << 5 * place
    for segment in range(SEGMENTS):
        sheet.ratio(counts >> 5 * segment & 31, 2)


def write_seats(state: Position, seat: i64, own: vec[i64], sheet: Sheet) -> None:
    """What each seat has, piece by piece, the own first."""
    other = 1 - seat
    sheet.piece("points")
    sheet.ratio(own[POINTS + seat], 20)
    sheet.ratio(own[POINTS + other], 20)
    sheet.piece("shaman")
    write_shaman(own[SHAMAN + seat], sheet)
    write_shaman(own[SHAMAN + other], sheet)
    sheet.piece("statues")
    sheet.bits(own[STATUES + seat], SPACES)
    sheet.bits(own[STATUES + other], SPACES)
    sheet.piece("discs")
    sheet.places(state.discs, DISCS * seat, DISCS, BEACHES)
    sheet.places(state.discs, DISCS * other, DISCS, BEACHES)
    sheet.piece("lava_disc")
    sheet.one_of(own[LAVA_DISC_AT + seat], BEACHES)
    sheet.one_of(own[LAVA_DISC_AT + other], BEACHES)
    sheet.piece("sums")
    sheet.ratios(state.sums, SEGMENTS * seat, SEGMENTS, 10)
    sheet.ratios(state.sums, SEGMENTS * other, SEGMENTS, 10)
    sheet.piece("held")
    sheet.ratios(state.held, CARDS * seat, CARDS, 3)
    sheet.ratios(state.held, CARDS * other, CARDS, 3)
    sheet.piece("bought")
    sheet.bits(own[BOUGHT + seat], SCORE_CARDS)
    sheet.bits(own[BOUGHT + other], SCORE_CARDS)


def write_shaman(place: i64, sheet: Sheet) -> None:
    sheet.one_of(place if place < HUT else HUT, SHAMAN_PLACES)
