"""A position: where everything is, what may be chosen now, who stands how, and how it is saved."""

from typing import Any

from mypy_extensions import i64

from isolario.games.stromboli.board import (
    BOUGHT,
    BUILD_STATUE,
    BUY,
    BUY_CARD,
    BUY_NOTHING,
    BUY_PRIESTESS,
    CARDS,
    DEAL,
    DISCS,
    DIVERT,
    DIVERT_LAVA,
    DO_BUILD,
    DRAW,
    FIRST_PLAYER,
    HUT,
    LAVA,
    LAVA_ADD,
    LAVA_DISC_AT,
    LAVA_SKIP,
    MOVE_SHAMAN,
    NONE,
    PHASES,
    POINTS,
    PREBUY,
    RETRIEVE,
    SAIL,
    SCORE_CARDS,
    SEATS,
    SEGMENTS,
    SHAMAN,
    SHELL,
    SKIP_BUILD,
    SKIP_DIVERT,
    STATUES,
    SUMS,
    SUPPLY,
    TAKE,
    TAKE_CARD,
    TERRAINS,
    TURN,
    Box,
    statue_count,
)
from isolario.kernel.state import State


class Position(State):
    def __init__(
        self,
        box: Box,
        tactical: bool,
        shields: bool,
        discs: list[i64],
        sums: list[i64],
        slots: list[i64],
        markers: list[i64],
        own: list[i64],
        held: list[i64],
        left: list[i64],
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
        self.first_player: i64 = NONE
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

    # -- what may be chosen -------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == TURN:
            return self.turn_actions()
        if phase == MOVE_SHAMAN:
            own = self.own
            seat = self.actor
            return self.box.shaman_actions[(HUT + 2) * own[SHAMAN + seat] + own[SHAMAN + 1 - seat]].copy()
        if phase in (DRAW, DEAL):
            return self.pool()
        if phase == TAKE_CARD:
            return [TAKE, TAKE + 1]
        if phase == BUILD_STATUE:
            return [DO_BUILD, SKIP_BUILD]
        if phase == DIVERT_LAVA:
            return self.divert_actions()
        if phase in (BUY, PREBUY):
            return self.purchases(self.actor)
        if phase == LAVA:
            return [LAVA_ADD, LAVA_SKIP]
        if phase == FIRST_PLAYER:
            return [0, 1]
        return []

    def turn_actions(self) -> list[int]:
        """D1: place a disc, retrieve one, or sail with an empty supply (ST-TURN-1, ST-BOAT-2)."""
        seat = self.actor
        box = self.box
        discs = self.discs
        sums = self.sums
        mine: i64 = SEGMENTS * seat
        theirs: i64 = SEGMENTS * (1 - seat)
        blocked: i64 = 0
        table = box.blocked_places
        for beach in range(SEGMENTS):
            blocked |= table[SUMS * sums[mine + beach] + sums[theirs + beach]] << beach
        actions: list[int] = []
        first: i64 = DISCS * seat
        away: i64 = 0
        for disc in range(DISCS):
            if discs[first + disc] == SUPPLY:
                actions.extend(box.place_rows[64 * disc + ((blocked >> (SEGMENTS * disc)) & 63)])
            else:
                away += 1
        if away > 0:
            returns = box.blocked_returns
            for disc in range(DISCS):
                beach = discs[first + disc]
                if beach != SUPPLY:
                    key = SUMS * sums[mine + beach] + sums[theirs + beach]
                    if (returns[key] >> disc) & 1 == 0:
                        actions.append(RETRIEVE + disc)
            if away == DISCS:
                actions.append(SAIL)
        return actions

    def divert_actions(self) -> list[int]:
        """D6: the marker on top of any crater space, one segment either way, or none (ST-CARD-5, ST-CARD-6)."""
        actions: list[int] = []
        occupied: i64 = 0
        for segment in self.markers:
            if segment >= 0:
                occupied |= 1 << segment
        for segment in range(SEGMENTS):
            if (occupied >> segment) & 1 == 1:
                actions.append(DIVERT + 2 * segment)
                actions.append(DIVERT + 2 * segment + 1)
        actions.append(SKIP_DIVERT)
        return actions

    def purchases(self, seat: i64) -> list[int]:
        """D7 and D8: one face-up card that the shells pay for, or nothing (ST-SHELL-3, ST-SHELL-4)."""
        box = self.box
        own = self.own
        shells = self.held[CARDS * seat + SHELL]
        taken = own[BOUGHT] | own[BOUGHT + 1]
        actions: list[int] = []
        for card in range(SCORE_CARDS):
            if (taken >> card) & 1 == 0 and box.costs[card] <= shells:
                actions.append(BUY_CARD + card)
        if self.priestess_up and box.priestess_cost <= shells:
            actions.append(BUY_PRIESTESS)
        actions.append(BUY_NOTHING)
        return actions

    def pool(self) -> list[int]:
        """The card types that the next draw can turn up."""
        cards: list[int] = []
        left = self.left
        for card in range(CARDS):
            if left[card] > 0:
                cards.append(card)
        return cards

    def weights(self) -> list[int]:
        """At a draw: the unseen copies of each card type; the first player is drawn by equal lots."""
        if self.phase == FIRST_PLAYER:
            return [1, 1]
        copies: list[int] = []
        for count in self.left:
            if count > 0:
                copies.append(count)
        return copies

    def may_add_lava_disc(self, seat: i64) -> bool:
        """ST-TACT-2, ST-TACT-6, ST-TACT-7: the own lava disc is in supply and a marker is left."""
        return self.own[LAVA_DISC_AT + seat] == SUPPLY and self.markers_out() < self.box.tactical_markers

    def can_build(self, seat: i64) -> bool:
        """ST-CARD-3, ST-CARD-4: the shaman is on a space without a statue, and one is in supply."""
        own = self.own
        space = own[SHAMAN + seat]
        if space >= HUT or ((own[STATUES] | own[STATUES + 1]) >> space) & 1 == 1:
            return False
        return statue_count(self.box, own[STATUES + seat]) < self.box.statues

    def can_buy(self, seat: i64) -> bool:
        return len(self.purchases(seat)) > 1

    # -- how it stands ------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [self.own[POINTS], self.own[POINTS + 1]]

    def ranks(self) -> list[int]:
        """ST-END-1; a tie goes to more statues, then to the player who was not first (ST-END-2)."""
        own = self.own
        lead = own[POINTS] - own[POINTS + 1]
        if lead == 0:
            lead = statue_count(self.box, own[STATUES]) - statue_count(self.box, own[STATUES + 1])
        if lead == 0:
            lead = -1 if self.first_player == 0 else 1
        return [1, 2] if lead > 0 else [2, 1]

    def burning(self) -> i64:
        """The spaces that an eruption would hit now, as bits (ST-ERUPT-1, ST-ERUPT-3)."""
        hits = self.box.hits
        markers = self.markers
        bits: i64 = 0
        for segment in range(SEGMENTS):
            count: i64 = 0
            for place in markers:
                if place == segment:
                    count += 1
            bits |= hits[count] << (TERRAINS * segment)
        if self.shields:  # ST-ERUPT-5, the other reading: a statue beside any shaman survives
            for seat in range(SEATS):
                if self.own[SHAMAN + seat] < HUT:
                    bits &= ~(1 << self.own[SHAMAN + seat])
        return bits

    def markers_out(self) -> i64:
        """How many lava markers are on the island."""
        out: i64 = 0
        for segment in self.markers:
            if segment != NONE:
                out += 1
        return out

    # -- how it is copied and saved -----------------------------------------------------------------------

    def give_numbers_to(self, copy: "Position") -> None:
        """The rest of a copy that already has its own lists."""
        copy.actor = self.actor
        copy.deck = self.deck
        copy.first_player = self.first_player
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

    def dump(self) -> dict[str, Any]:
        return {
            "tactical": self.tactical,
            "shields": self.shields,
            "actor": self.actor,
            "phase": PHASES[self.phase],
            "stage": self.stage,
            "first_player": self.first_player,
            "active": self.active,
            "boat": self.boat,
            "voyage": self.voyage,
            "second": self.second,
            "quiet": self.quiet,
            "priestess_up": self.priestess_up,
            "scoring": self.scoring,
            "ledger": list(self.ledger),
            "deck": self.deck,
            "left": list(self.left),
            "discs": list(self.discs),
            "slots": list(self.slots),
            "markers": list(self.markers),
            "own": list(self.own),
            "held": list(self.held),
        }

    def take_numbers_from(self, dump: dict[str, Any]) -> None:
        """The rest of a position whose lists have been loaded."""
        self.actor = dump["actor"]
        self.phase = PHASES.index(dump["phase"])
        self.stage = dump["stage"]
        self.first_player = dump["first_player"]
        self.active = dump["active"]
        self.boat = dump["boat"]
        self.voyage = dump["voyage"]
        self.second = dump["second"]
        self.quiet = dump["quiet"]
        self.priestess_up = dump["priestess_up"]
        self.scoring = dump["scoring"]
        self.ledger = list(dump["ledger"])
        self.deck = dump["deck"]


def deck_list(box: Box, tactical: bool, deck: i64) -> list[i64]:
    """A fresh list of the copies of each card type in a whole deck (ST-TACT-1: without Lava)."""
    return box.tactical_decks[deck].copy() if tactical else box.decks[deck].copy()
