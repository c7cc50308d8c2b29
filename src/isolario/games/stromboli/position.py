"""A position: where everything is, listed once, and the questions about it that several files ask."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from isolario.games.stromboli.board import (
    DISCS,
    HUT,
    NONE,
    SEATS,
    SEGMENTS,
    SUPPLY,
    TERRAINS,
    Box,
)
from isolario.kernel.packed import many
from isolario.kernel.state import State

# Phases: what is being decided or drawn.
CHAIN: Final[i64] = 0  # nothing: the chain goes on by itself
FIRST_PLAYER: Final[i64] = 1  # chance
DEAL: Final[i64] = 2  # chance
TURN: Final[i64] = 3  # place, retrieve or sail
LAVA: Final[i64] = 4  # tactical variant
MOVE_SHAMAN: Final[i64] = 5
TAKE_CARD: Final[i64] = 6
BUILD_STATUE: Final[i64] = 7
DIVERT_LAVA: Final[i64] = 8
BUY: Final[i64] = 9  # on receipt of a Shell
PREBUY: Final[i64] = 10  # directly before a scoring
DRAW: Final[i64] = 11  # chance
ENDED: Final[i64] = 12
PHASES: Final = (
    "chain", "first_player", "deal", "turn", "lava", "shaman", "take", "build", "divert", "buy", "prebuy",
    "draw", "over",
)  # fmt: skip

# What a seat has: places in `Position.own`, plus the seat.
SHAMAN: Final[i64] = 0  # its space, or HUT + seat
STATUES: Final[i64] = 2  # its statues on the island, one bit per space
POINTS: Final[i64] = 4
BOUGHT: Final[i64] = 6  # its score cards, one bit each
LAVA_DISC_AT: Final[i64] = 8  # a beach, SUPPLY, or NONE in the base game

FIELDS: Final = (
    "tactical", "shields", "actor", "phase", "stage", "first", "active", "boat", "voyage", "second", "quiet",
    "priestess_up", "scoring", "ledger", "deck", "left", "discs", "slots", "markers", "own", "held",
)  # fmt: skip


class Position(State):
    """Where everything is. What is packed comes first because clones bring their own; single numbers follow."""

    def __init__(
        self,
        box: Box,
        tactical: bool,
        shields: bool,
        discs: vec[i64],
        sums: vec[i64],
        slots: vec[i64],
        markers: vec[i64],
        own: vec[i64],
        held: vec[i64],
        left: vec[i64],
    ) -> None:
        super().__init__(SEATS)
        self.box = box
        self.tactical = tactical
        self.shields = shields
        # Where each numbered disc lies: 5 * seat + value - 1 -> beach or SUPPLY; and what follows from it,
        # the sum of each seat on each beach: 6 * seat + beach.
        self.discs = discs
        self.sums = sums
        # The face-up card of each slot: 2 * segment + slot -> card type or NONE.
        self.slots = slots
        # The segment in whose crater each lava marker stands, or NONE.
        self.markers = markers
        self.own = own
        # Shells and kept cards: 9 * seat + card type -> how many.
        self.held = held
        # The unseen pool of the deck that is being drawn from; later decks are still complete.
        self.left = left
        self.deck: i64 = 0
        self.first: i64 = NONE
        self.active: i64 = NONE
        self.phase: i64 = FIRST_PLAYER
        self.stage: i64 = 0
        self.boat: i64 = box.pier
        # Phase LAVA: how far the boat is about to go.
        self.voyage: i64 = 0
        # SECOND_CARD: who receives the other card, or NONE.
        self.second: i64 = NONE
        # Turns since a palm card was received; -1 while one was received in this turn (ST-TRIG-7).
        self.quiet: i64 = 0
        self.priestess_up: bool = True
        # Which scoring is running or was the last: 0 none, 1 the first, 2 the one that ends the game.
        self.scoring: i64 = 0
        # Points by scoring, seat and item (see scoring.py). Replaced, never changed: clones share it.
        self.ledger: list[int] = []

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def derive(self) -> None:
        """The sums follow from where the discs lie."""
        self.sums = many(0, SEATS * SEGMENTS)
        for disc in range(SEATS * DISCS):
            beach = self.discs[disc]
            if beach != SUPPLY:
                self.sums[SEGMENTS * (disc // DISCS) + beach] += disc % DISCS + 1

    def give_numbers_to(self, copy: "Position") -> None:
        """The rest of a copy that already has its own packed numbers."""
        copy.actor = self.actor
        copy.deck = self.deck
        copy.first = self.first
        copy.active = self.active
        copy.phase = self.phase
        copy.stage = self.stage
        copy.boat = self.boat
        copy.voyage = self.voyage
        copy.second = self.second
        copy.quiet = self.quiet
        copy.priestess_up = self.priestess_up
        copy.scoring = self.scoring
        copy.ledger = self.ledger

    # -- read by more than one file -----------------------------------------------------------------------

    def burning(self) -> i64:
        """The spaces that an eruption would hit now, as bits (ST-ERUPT-1, ST-ERUPT-3)."""
        hits = self.box.hits
        counts: i64 = 0  # markers by segment, five bits each: a literal is shifted within 32 bits when compiled
        for place in self.markers:
            if place != NONE:
                counts += 1 << (5 * place)
        bits: i64 = 0
        for segment in range(SEGMENTS):
            bits |= hits[(counts >> (5 * segment)) & 31] << (TERRAINS * segment)
        if self.shields:  # ST-ERUPT-5, the other reading: a statue beside any shaman survives
            for seat in range(SEATS):
                if self.own[SHAMAN + seat] < HUT:
                    bits &= ~(1 << self.own[SHAMAN + seat])
        return bits

    def markers_in(self, segment: i64) -> i64:
        """How many lava markers stand in the crater of a segment."""
        found: i64 = 0
        for place in self.markers:
            if place == segment:
                found += 1
        return found

    def markers_out(self) -> i64:
        """How many lava markers are on the island."""
        out: i64 = 0
        for segment in self.markers:
            if segment != NONE:
                out += 1
        return out


def whole_deck(box: Box, tactical: bool, deck: i64) -> vec[i64]:
    """The copies of each card type in a deck before anything is drawn (ST-TACT-1: without Lava)."""
    return vec[i64](box.tactical_decks[deck] if tactical else box.decks[deck])
