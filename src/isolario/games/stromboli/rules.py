"""The rules of Stromboli: what follows from each choice (what may be chosen is in choices.py).

A turn is one action (phase TURN). Whatever moves the boat starts the **chain**, the stages below in their
order: `follow_chain` walks along it and stops only where somebody must decide or a card must be drawn.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from isolario.games.stromboli import evaluate, features, scoring
from isolario.games.stromboli.actions import (
    BUY_CARD,
    BUY_NOTHING,
    BUY_PRIESTESS,
    DIVERT,
    DO_BUILD,
    LAVA_ADD,
    RETRIEVE,
    SAIL,
    SHAMAN_STAY,
    SHAMAN_TO,
    SKIP_DIVERT,
    TAKE,
)
from isolario.games.stromboli.board import (
    BUILD,
    CARDS,
    DISCS,
    HUT,
    LAVA_CARD,
    NONE,
    PRIESTESS,
    SEATS,
    SEGMENTS,
    SHELL,
    SLOTS,
    SUPPLY,
    TERRAINS,
    Box,
)
from isolario.games.stromboli.choices import Choices
from isolario.games.stromboli.position import (
    BOUGHT,
    BUILD_STATUE,
    BUY,
    CHAIN,
    DEAL,
    DIVERT_LAVA,
    DRAW,
    ENDED,
    FIRST_PLAYER,
    LAVA,
    LAVA_DISC_AT,
    MOVE_SHAMAN,
    POINTS,
    PREBUY,
    SHAMAN,
    STATUES,
    TAKE_CARD,
    TURN,
    whole_deck,
)
from isolario.games.stromboli.scoring import ITEMS
from isolario.kernel.features import Sheet
from isolario.kernel.luck import Luck
from isolario.kernel.packed import many
from isolario.kernel.remembered import own_copy
from isolario.kernel.state import CHANCE, OVER, blended, blended_packed

# -- stages: the chain that every move of the boat runs through (ST-BOAT-4), one after the other --------------

LAVA_DISC: Final[i64] = 0  # (1) tactical: the lava disc calls its marker
LAST_SCORING: Final[i64] = 1  # (2) a segment without cards: straight to the scoring
FIRST_CARD: Final[i64] = 2  # (3) the first receiver takes a card and carries it out,
SECOND_CARD: Final[i64] = 3  #     then the second one
DISCS_BACK: Final[i64] = 4  # (4)
REFILL: Final[i64] = 5  # (5) comes back here until the slots are full
TURN_END: Final[i64] = 6  # (6) a turn without a boat move goes here directly
# A scoring (ST-TRIG-6) is a chain of its own: entered from LAST_SCORING, from REFILL or from TURN_END.
FIRST_PURCHASE: Final[i64] = 7
SECOND_PURCHASE: Final[i64] = 8
ERUPTION: Final[i64] = 9
POINTS_COUNTED: Final[i64] = 10
AFTER_SCORING: Final[i64] = 11  # round 2 goes on with REFILL, or the game is over


class Stromboli(Choices):
    def clone(self) -> "Stromboli":
        copy = Stromboli(
            self.box,
            self.tactical,
            self.shields,
            self.discs[:],
            self.sums[:],
            self.slots[:],
            self.markers[:],
            self.own[:],
            self.held[:],
            self.left[:],
        )
        self.give_numbers_to(copy)
        return copy

    # -- what a choice does -------------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == TURN:
            self.take_turn(action)
        elif phase == MOVE_SHAMAN:
            self.move_shaman(action)
        elif phase == DRAW:
            self.lay_drawn_card(action)
        elif phase == DEAL:
            self.deal_card(action)
        elif phase == TAKE_CARD:
            self.receive(self.actor, action - TAKE)
            self.follow_chain()
        elif phase == BUILD_STATUE:
            if action == DO_BUILD:
                self.build_statue(self.actor)
            self.resume()
        elif phase == DIVERT_LAVA:
            if action != SKIP_DIVERT:
                self.divert(self.actor, (action - DIVERT) >> 1, (action - DIVERT) & 1)
            self.lava_disc_returns(self.actor)  # ST-TACT-9, ST-TACT-10
            self.resume()
        elif phase in (BUY, PREBUY):
            self.phase = CHAIN
            self.purchase(self.actor, action)
            self.follow_chain()
        elif phase == LAVA:
            self.use_lava_disc(action)
        elif phase == FIRST_PLAYER:  # ST-SETUP-6, ST-SETUP-10
            self.first = action
            self.active = action
            self.note("first", action)
            self.phase = DEAL

    def take_turn(self, action: i64) -> None:
        """D1 (ST-TURN-1): exactly one of placing away, placing at the boat, retrieving, sailing."""
        seat = self.actor
        if action < RETRIEVE:
            disc = action // SEGMENTS
            beach = action % SEGMENTS
            self.discs[DISCS * seat + disc] = beach
            self.sums[SEGMENTS * seat + beach] += disc + 1
            if self.trace is not None:
                self.note("place", seat, disc + 1, beach)
            if beach != self.boat:  # ST-DISC-1
                self.phase = MOVE_SHAMAN
            elif self.may_add_lava_disc(seat):
                self.voyage = disc + 1
                self.phase = LAVA
            else:  # ST-DISC-2, ST-BOAT-1
                self.move_boat(disc + 1)
                self.stage = LAST_SCORING
                self.resume()
        elif action < SAIL:  # ST-DISC-3
            disc = action - RETRIEVE
            beach = self.discs[DISCS * seat + disc]
            self.discs[DISCS * seat + disc] = SUPPLY
            self.sums[SEGMENTS * seat + beach] -= disc + 1
            if self.trace is not None:
                self.note("retrieve", seat, disc + 1, beach)
            self.phase = MOVE_SHAMAN
        else:  # ST-BOAT-2, ST-BOAT-3
            self.note("sail", seat)
            self.move_boat(self.box.sail_steps)
            self.stage = LAST_SCORING
            self.resume()

    def use_lava_disc(self, action: i64) -> None:
        """D2: the lava disc goes to the boat's beach before the boat leaves (ST-TACT-2, ST-TACT-3)."""
        if action == LAVA_ADD:
            self.own[LAVA_DISC_AT + self.actor] = self.boat
            self.note("lava-disc", self.actor, self.boat)
        self.move_boat(self.voyage)
        self.stage = LAVA_DISC if action == LAVA_ADD else LAST_SCORING
        self.voyage = 0
        self.resume()

    def move_shaman(self, action: i64) -> None:
        """D3, which ends the turn (ST-TURN-3)."""
        if action != SHAMAN_STAY:
            seat = self.actor
            if self.trace is not None:
                self.note("shaman", seat, self.own[SHAMAN + seat], action - SHAMAN_TO)
            self.own[SHAMAN + seat] = action - SHAMAN_TO
        self.stage = TURN_END
        self.resume()

    def move_boat(self, steps: i64) -> None:
        """Clockwise, always (ST-BOAT-1, ST-BOAT-3)."""
        start = self.boat
        self.boat = (start + steps) % SEGMENTS
        self.note("boat", start, self.boat, steps)

    # -- the chain ----------------------------------------------------------------------------------------

    def resume(self) -> None:
        self.phase = CHAIN
        self.follow_chain()

    def follow_chain(self) -> None:
        """Go from stage to stage until somebody must decide, a card must be drawn or the game is over.

        Each stage leads to the next one unless it sets another; a stage that needs a decision sets the phase
        and the actor, and the chain is taken up where it stopped once the choice has been carried out.
        """
        while self.phase == CHAIN:
            stage = self.stage
            self.stage = stage + 1
            if stage == LAVA_DISC:
                self.add_marker()  # ST-TACT-4, ST-TACT-5
            elif stage == LAST_SCORING:
                self.check_last_scoring()
            elif stage == FIRST_CARD:
                self.deal_first_card()
            elif stage == SECOND_CARD:
                self.deal_second_card()
            elif stage == DISCS_BACK:
                self.return_discs()
            elif stage == REFILL:
                self.refill()
            elif stage == TURN_END:
                self.end_turn()
            elif stage == FIRST_PURCHASE:
                self.offer_purchase(self.active)  # ST-TRIG-6, ST-TRIG-8
            elif stage == SECOND_PURCHASE:
                self.offer_purchase(1 - self.active)
            elif stage == ERUPTION:
                self.erupt()
            elif stage == POINTS_COUNTED:
                self.count_points()
            else:
                self.close_round()

    def check_last_scoring(self) -> None:
        """ST-TRIG-4: all decks empty and no card here. Nothing is dealt, no disc returns (ST-TRIG-5)."""
        first: i64 = SLOTS * self.boat
        if self.slots[first] == NONE and self.slots[first + 1] == NONE and self.deck == len(self.box.decks):
            self.start_scoring(2)

    def deal_first_card(self) -> None:
        """Who receives a card of the arrival segment; only discs on its beach count (ST-DEAL-1)."""
        self.second = NONE
        red = self.sums[self.boat]
        yellow = self.sums[SEGMENTS + self.boat]
        if red == yellow:  # only without discs (ST-DISC-5): nobody receives anything (ST-DEAL-6)
            self.note("nobody", self.boat)
            return
        ahead: i64 = 0 if red > yellow else 1
        slots = self.slots
        left = slots[SLOTS * self.boat]
        right = slots[SLOTS * self.boat + 1]
        # No choice between identical cards (ST-DEAL-3, ST-DEAL-4, ST-DEAL-11) or with a single one (ST-DEAL-7).
        if left == right or right == NONE:
            if left == right and red > 0 and yellow > 0:
                self.note("identical", 1 - ahead, self.boat)
            self.receive(ahead, 0)
        elif left == NONE:
            self.receive(ahead, 1)
        else:
            if red > 0 and yellow > 0:  # ST-DEAL-2; otherwise the other card stays (ST-DEAL-5)
                self.second = 1 - ahead
            self.phase = TAKE_CARD
            self.actor = ahead

    def deal_second_card(self) -> None:
        """ST-DEAL-2, ST-DEAL-9: the remaining card, once the first receiver has finished."""
        if self.second != NONE:
            seat = self.second
            self.second = NONE
            self.receive(seat, 0 if self.slots[SLOTS * self.boat] != NONE else 1)

    def receive(self, seat: i64, slot: i64) -> None:
        """A card cannot be refused (ST-DEAL-8); it is carried out before anything else happens."""
        place = SLOTS * self.boat + slot
        card = self.slots[place]
        self.slots[place] = NONE
        self.quiet = -1
        self.phase = CHAIN
        self.note("take", seat, self.boat, slot, card)
        if card == BUILD:  # ST-CARD-1
            if self.can_build(seat):
                self.phase = BUILD_STATUE
                self.actor = seat
            else:
                self.note("no-build", seat)
        elif card == PRIESTESS:
            self.call_priestess(seat)
        else:  # ST-CARD-7, ST-SHELL-1
            self.held[CARDS * seat + card] += 1
            if card == SHELL and self.can_buy(seat):  # ST-SHELL-3
                self.phase = BUY
                self.actor = seat

    def build_statue(self, seat: i64) -> None:
        """ST-CARD-2."""
        space = self.own[SHAMAN + seat]
        self.own[STATUES + seat] |= 1 << space
        self.note("build", seat, space)

    def call_priestess(self, seat: i64) -> None:
        """ST-CARD-5; without a marker on the island only the lava disc comes back (ST-CARD-6, ST-TACT-10)."""
        if self.markers_out() > 0:
            self.phase = DIVERT_LAVA
            self.actor = seat
        else:
            self.note("no-divert", seat)
            self.lava_disc_returns(seat)

    def divert(self, seat: i64, segment: i64, back: i64) -> None:
        """One marker to the next crater space, clockwise or back, never across the centre (ST-CARD-5)."""
        target = (segment + (5 if back == 1 else 1)) % SEGMENTS
        markers = self.markers
        top = len(markers) - 1
        while markers[top] != segment:
            top -= 1
        markers[top] = target
        self.note("divert", seat, segment, target, top)

    def lava_disc_returns(self, seat: i64) -> None:
        """Nothing happens in the base game, where nobody has one (ST-SHELL-10)."""
        beach = self.own[LAVA_DISC_AT + seat]
        if beach != NONE and beach != SUPPLY:
            self.own[LAVA_DISC_AT + seat] = SUPPLY
            self.note("lava-disc-back", seat, beach)

    def purchase(self, seat: i64, action: i64) -> None:
        """D7 and D8: pay with unspent shells (ST-SHELL-4), take the card (ST-SHELL-5) or use the Priestess."""
        if action == BUY_NOTHING:
            return
        if action == BUY_PRIESTESS:  # ST-SHELL-6, ST-SHELL-7
            self.held[CARDS * seat + SHELL] -= self.box.priestess_cost
            self.priestess_up = False
            self.note("buy-priestess", seat, self.box.priestess_cost)
            self.call_priestess(seat)
            return
        card = action - BUY_CARD
        self.held[CARDS * seat + SHELL] -= self.box.costs[card]
        self.own[BOUGHT + seat] |= 1 << card
        self.note("buy", seat, card, self.box.costs[card])

    def return_discs(self) -> None:
        """ST-DEAL-10, ST-DISC-7 and ST-TACT-8: all discs of the arrival beach at once, lava discs too."""
        boat = self.boat
        sums = self.sums
        discs = self.discs
        for seat in range(SEATS):
            if sums[SEGMENTS * seat + boat] > 0:
                sums[SEGMENTS * seat + boat] = 0
                first: i64 = DISCS * seat
                for disc in range(DISCS):
                    if discs[first + disc] == boat:
                        discs[first + disc] = SUPPLY
                        if self.trace is not None:
                            self.note("back", seat, disc + 1, boat)
            if self.own[LAVA_DISC_AT + seat] == boat:
                self.lava_disc_returns(seat)

    def refill(self) -> None:
        """ST-REFILL-1, ST-REFILL-2, ST-REFILL-5: the next empty slot here wants a card while a deck has any."""
        first: i64 = SLOTS * self.boat
        if self.deck < len(self.box.decks) and (self.slots[first] == NONE or self.slots[first + 1] == NONE):
            self.phase = DRAW
            self.actor = CHANCE

    def lay_drawn_card(self, card: i64) -> None:
        """A card fills the slot; Lava adds a marker, and another card is drawn for that slot (ST-REFILL-3)."""
        if card == LAVA_CARD:
            self.note("lava-card", self.boat)
            self.add_marker()
        else:
            slot: i64 = 0 if self.slots[SLOTS * self.boat] == NONE else 1
            self.slots[SLOTS * self.boat + slot] = card
            self.note("draw", self.boat, slot, card)
        deck = self.deck
        self.use_up(card)
        self.stage = REFILL
        if deck == self.box.scoring_deck and self.deck > deck:  # ST-TRIG-1, ST-TRIG-2
            self.start_scoring(1)
        self.resume()

    def deal_card(self, card: i64) -> None:
        """ST-SETUP-7, ST-SETUP-8: the opening deal, slot by slot; then the first player begins."""
        place: i64 = 0
        while self.slots[place] != NONE:
            place += 1
        self.slots[place] = card
        self.note("deal", place // SLOTS, place % SLOTS, card)
        self.use_up(card)
        if place + 1 == SLOTS * SEGMENTS:
            self.begin_turn(self.first)

    def use_up(self, card: i64) -> None:
        """Take a card out of the unseen pool; the next deck follows an empty one (ST-REFILL-1)."""
        left = self.left
        left[card] -= 1
        if left[card] > 0:
            return
        for count in left:
            if count > 0:
                return
        self.deck += 1
        if self.deck < len(self.box.decks):
            self.left = whole_deck(self.box, self.tactical, self.deck)

    def add_marker(self) -> None:
        """One marker on the crater space of the boat's segment; none left: nothing happens (ST-REFILL-4)."""
        markers = self.markers
        for index in range(len(markers)):
            if markers[index] == NONE:
                markers[index] = self.boat
                self.note("marker", self.boat, index)
                return

    def end_turn(self) -> None:
        """The other player's turn begins, unless nobody has received a card for too long (ST-TRIG-7)."""
        self.quiet += 1
        if self.quiet >= self.box.stall_limit:
            self.note("stall", self.quiet)
            self.start_scoring(2)
        else:
            self.begin_turn(1 - self.active)

    def begin_turn(self, seat: i64) -> None:
        self.active = seat
        self.actor = seat
        self.phase = TURN
        if self.trace is not None:
            self.note("turn", seat, self.quiet)

    # -- scoring ------------------------------------------------------------------------------------------

    def start_scoring(self, number: i64) -> None:
        """Purchases, eruption, points (ST-TRIG-6); the active player caused it (ST-TRIG-8)."""
        self.scoring = number
        self.stage = FIRST_PURCHASE
        self.note("scoring", number, self.active)

    def offer_purchase(self, seat: i64) -> None:
        """ST-SHELL-8, ST-SHELL-9; dropped in the tactical variant (ST-TACT-13, ST-TACT-14)."""
        if (not self.tactical or self.box.tactical_purchase) and self.can_buy(seat):
            self.phase = PREBUY
            self.actor = seat

    def erupt(self) -> None:
        """The lava flows (ST-ERUPT-1), statues burn (ST-ERUPT-2), shamans do not (ST-ERUPT-4), and the markers
        go back beside the island (ST-ERUPT-6)."""
        own = self.own
        burning = self.burning()
        for segment in range(SEGMENTS):
            if self.trace is not None and self.markers_in(segment) > 0:
                self.note("erupt", segment, self.markers_in(segment))
            for space in range(TERRAINS * segment, TERRAINS * segment + TERRAINS):
                for seat in range(SEATS):
                    if (own[STATUES + seat] & burning) >> space & 1 == 1:
                        own[STATUES + seat] &= ~(1 << space)
                        self.note("burn", seat, space)
        if self.trace is not None and self.markers_out() > 0:
            self.note_all("cool", list(self.markers))
        self.markers = many(NONE, len(self.markers))

    def count_points(self) -> None:
        """Every item of the scoring, for both seats, added to the running score (ST-SCORE-12)."""
        ledger = self.ledger.copy() if len(self.ledger) > 0 else [0] * (2 * SEATS * ITEMS)
        for seat in range(SEATS):
            for item in range(ITEMS):
                points = scoring.worth(self, seat, item, self.scoring == 2)
                ledger[ITEMS * (SEATS * (self.scoring - 1) + seat) + item] = points
                self.own[POINTS + seat] += points
                if points > 0:
                    self.note("score", seat, item, points)
        self.ledger = ledger

    def close_round(self) -> None:
        """Round 2 begins with the score board full (ST-ROUND2-1) and everything else as it was (ST-ROUND2-2,
        ST-ROUND2-3), Shells (ST-SHELL-2) and lava discs (ST-TACT-12) too. It goes on with the refill (ST-ROUND2-4,
        ST-TRIG-3); or the game is over (ST-END-1)."""
        if self.scoring == 2:
            self.phase = ENDED
            self.actor = OVER
            self.note("end")
            return
        self.note("round", self.own[BOUGHT], self.own[BOUGHT + 1])
        self.own[BOUGHT] = 0
        self.own[BOUGHT + 1] = 0
        self.priestess_up = True
        self.stage = REFILL

    # -- seen by bots, learners and people ----------------------------------------------------------------

    def scores(self) -> list[int]:
        return [self.own[POINTS], self.own[POINTS + 1]]

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def estimate(self) -> list[float]:
        return evaluate.estimate(self)

    def estimate_after(self, action: i64, seat: i64, luck: Luck) -> float:
        if self.phase == TURN and action < SAIL:
            if action >= RETRIEVE or action % SEGMENTS != self.boat:
                return self.after_disc(action, seat)
        elif self.phase == MOVE_SHAMAN and self.quiet + 1 < self.box.stall_limit:
            return self.after_shaman(action, seat)
        return super().estimate_after(action, seat, luck)

    def after_disc(self, action: i64, seat: i64) -> float:
        """A disc is placed away from the boat or retrieved: nothing else changes, and it is put back."""
        mover = self.actor
        disc = action - RETRIEVE if action >= RETRIEVE else action // SEGMENTS
        place = DISCS * mover + disc
        before = self.discs[place]
        after: i64 = SUPPLY if action >= RETRIEVE else action % SEGMENTS
        beach = SEGMENTS * mover + (before if action >= RETRIEVE else after)
        change: i64 = -disc - 1 if action >= RETRIEVE else disc + 1
        self.discs[place] = after
        self.sums[beach] = self.sums[beach] + change
        self.phase = MOVE_SHAMAN
        found = evaluate.chance_of_red(self)
        self.phase = TURN
        self.sums[beach] = self.sums[beach] - change
        self.discs[place] = before
        return found if seat == 0 else 1.0 - found

    def after_shaman(self, action: i64, seat: i64) -> float:
        """The shaman moves, and it is the other player's turn: it comes back."""
        mover = self.actor
        active = self.active
        before = self.own[SHAMAN + mover]
        if action != SHAMAN_STAY:
            self.own[SHAMAN + mover] = action - SHAMAN_TO
        self.quiet += 1
        self.active = 1 - active
        self.actor = 1 - active
        self.phase = TURN
        found = evaluate.chance_of_red(self)
        self.phase = MOVE_SHAMAN
        self.actor = mover
        self.active = active
        self.quiet -= 1
        self.own[SHAMAN + mover] = before
        return found if seat == 0 else 1.0 - found

    def write_features(self, seat: i64, scope: i64, sheet: Sheet) -> None:
        features.write(self, seat, sheet)  # nothing is hidden: every scope shows the same

    def whose_turn(self) -> i64:
        return self.active

    def fingerprint(self) -> int:
        mark = blended_packed(self.actor + 3, self.discs)
        mark = blended_packed(mark, self.slots)
        mark = blended_packed(mark, self.markers)
        mark = blended_packed(mark, self.own)
        mark = blended_packed(mark, self.held)
        return int(
            blended(
                mark,
                [self.phase, self.active, self.stage, self.boat, self.voyage, self.second, self.deck, self.scoring],
            )
        )

    def view(self, seat: int | None) -> dict[str, Any]:
        from isolario.games.stromboli.presentation import presentation

        seen: dict[str, Any] = own_copy(presentation.view(self, seat))
        return seen


def fresh(box: Box, tactical: bool, shields: bool) -> Stromboli:
    """The table before the first player is drawn and the cards are dealt: two players (ST-SETUP-1) with full
    supplies (ST-SETUP-2), shamans in their huts and the boat at the pier (ST-SETUP-3, ST-SETUP-5), the score
    board full and all markers beside the island (ST-SETUP-9); a lava disc each in the tactical variant
    (ST-TACT-1)."""
    lava_disc: i64 = SUPPLY if tactical else NONE
    own = vec[i64]([HUT, HUT + 1, 0, 0, 0, 0, 0, 0, lava_disc, lava_disc])
    return Stromboli(
        box,
        tactical,
        shields,
        many(SUPPLY, SEATS * DISCS),
        many(0, SEATS * SEGMENTS),
        many(NONE, SLOTS * SEGMENTS),
        many(NONE, box.lava_markers),
        own,
        many(0, SEATS * CARDS),
        whole_deck(box, tactical, 0),
    )
