"""The rules of Iquazú: set-up, the turn, payments, scoring sequences, the end. Rule IDs where they are decided.

`position.py` says what the fields mean, `choices.py` what may be chosen; here is what happens then.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64

from isolario.games.iquazu import evaluate, features
from isolario.games.iquazu.actions import ANY, DISCARD, DRAW, END, PLACE, USE_DOUBLE, USE_DRAW
from isolario.games.iquazu.belief import (
    Duty,
    Payment,
    deal,
    deal_with_duty,
    drawn_by_opponent,
    drawn_by_others,
)
from isolario.games.iquazu.board import (
    ANY_COLOUR,
    CREVICE_COLUMNS,
    CREVICES,
    DOUBLE_TURN,
    FIRST_STRIP,
    FULL,
    LAST_FRAME,
    LAST_STRIP,
    ROWS,
    STRIDE,
    TILE_OFFSET,
    TILES,
    USABLE,
    Box,
    size,
    unpack,
)
from isolario.games.iquazu.choices import Choices
from isolario.games.iquazu.position import (
    ACTION,
    AFTER,
    CARD,
    DEAL,
    DOWN,
    FINISHED,
    FIRST,
    LIMIT,
    OPEN,
    PAYMENT,
    REMOVED,
    STRIPS,
    TURN_UP,
    USED,
)
from isolario.games.iquazu.scoring import column_order, last_of_window, row_winner
from isolario.kernel.features import NO_BACKDROP, Sheet
from isolario.kernel.luck import Luck
from isolario.kernel.packed import many
from isolario.kernel.remembered import own_copy
from isolario.kernel.state import CHANCE, OVER, blended, blended_packed


class Iquazu(Choices):
    """A position with its rules; `fresh` begins a game."""

    def clone(self) -> "Iquazu":
        copy = Iquazu(
            self.box,
            self.seats,
            self.grid,
            self.gems[:],
            self.occupied[:],
            self.unscored[:],
            self.hands[:],
            self.known,
            self.pool[:],
            self.payments.copy(),
            self.tile_sort,
            self.tile_at,
            self.held,
            self.light,
            self.dark,
            self.points,
            self.bonus,
        )
        copy.actor = self.actor
        copy.phase = self.phase
        copy.shuffled = self.shuffled
        copy.start = self.start
        copy.turn = self.turn
        copy.water = self.water
        copy.frame = self.frame
        copy.due = self.due
        copy.pending = self.pending
        copy.scored = self.scored
        copy.floor = self.floor
        copy.to_draw = self.to_draw
        copy.drawer = self.drawer
        copy.next_place = self.next_place
        copy.pile = self.pile
        copy.backdrop = self.backdrop
        copy.discards = self.discards
        return copy

    # -- what happens -------------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == CARD:
            self.take_card(action)
            self.next_card()
        elif phase == ACTION:
            self.act(action)
        elif phase == AFTER:
            self.go_on(action)
        elif phase == PAYMENT:
            self.pay_and_place(self.pending, action)
        elif phase == LIMIT:
            self.discard_one(action - DISCARD)
        elif phase == TURN_UP:
            self.turn_up(action)
        elif phase == DEAL:
            self.take_card(action)
            self.next_dealt()
        elif phase == STRIPS:
            self.place_strip(action)
        elif phase == FIRST:
            self.begin(action)

    # Set-up.

    def begin(self, seat: i64) -> None:
        """IQ-SETUP-1, IQ-SETUP-6."""
        self.start = seat
        self.turn = seat
        self.water = (seat + self.seats - 1) % self.seats
        self.note("first", seat, self.water)
        if self.shuffled:
            self.phase = STRIPS
            self.next_place = FIRST_STRIP
        else:
            self.start_turning_up()

    def place_strip(self, strip: i64) -> None:
        """IQ-SETUP-2."""
        grid = self.grid[:]
        grid[self.next_place] = strip
        self.grid = grid
        self.backdrop = NO_BACKDROP
        self.note("strip", self.next_place, strip)
        self.next_place += 1
        if self.next_place > LAST_STRIP:
            self.start_turning_up()

    def next_dealt(self) -> None:
        """IQ-SETUP-5: the start player first, then clockwise; then the first turn begins."""
        while self.to_draw == 0:
            self.note("dealt", self.drawer, size(self.hands[self.drawer]))
            self.drawer = (self.drawer + 1) % self.seats
            if self.drawer == self.start:
                self.drawer = self.turn
                self.phase = ACTION
                self.actor = self.turn
                return
            self.to_draw = self.box.initial[(self.drawer + self.seats - self.start) % self.seats]

    # Cards.

    def take_card(self, colour: i64) -> None:
        unit: i64 = 1 << 8 * colour
        seat = self.drawer
        self.hands[seat] += unit
        self.pool[seat] -= unit
        self.pile -= unit
        self.to_draw -= 1
        self.note("card", seat, colour)

    def draw_cards(self, number: i64) -> None:
        self.to_draw = number
        self.drawer = self.turn
        self.next_card()

    def next_card(self) -> None:
        """Another card if one is due and there is one, else back to the action step."""
        if self.to_draw > 0:
            if self.pile == 0 and self.discards != 0:
                self.reshuffle()
            if self.pile != 0:
                self.phase = CARD
                self.actor = CHANCE
                return
            self.note("no-cards", self.turn, self.to_draw)  # IQ-DECK-2
            self.to_draw = 0
        self.phase = ACTION if self.due > 0 else AFTER
        self.actor = self.turn

    def reshuffle(self) -> None:
        """IQ-DECK-1. Everybody now knows the other hands together: what is neither own nor in the new pile."""
        self.pile = self.discards
        self.discards = 0
        self.known = self.known[:]
        for seat in range(self.seats):
            self.known[seat] = self.box.all_cards - self.pile - self.hands[seat]
            self.pool[seat] = self.pile
            self.payments[seat] = None
        if self.trace is not None:
            self.note_all("reshuffle", unpack(self.pile))

    def give_up(self, cards: i64) -> None:
        """The active seat's cards go face up onto the discard pile (IQ-DECK-4)."""
        turn = self.turn
        if self.seats == 2:
            self.remember_payment(cards)
        self.hands[turn] -= cards
        self.discards += cards

    def remember_payment(self, cards: i64) -> None:
        """Link a payment to the chain the opponent remembers; without a draw in between, two become one."""
        turn = self.turn
        last = self.payments[turn]
        earlier = last
        paid: i64 = 0
        if last is not None:
            paid = last.paid
        drawn = size(self.hands[turn]) - size(self.known[1 - turn]) + size(paid)
        if last is not None and last.drawn == drawn:
            earlier = last.earlier
        self.payments[turn] = Payment(earlier, drawn, paid + cards)

    # The action step.

    def act(self, action: i64) -> None:
        """D1: exactly one action (IQ-TURN-2), or a draw tile before it."""
        if action >= PLACE:
            ways = self.ways_to_pay(action)
            if len(ways) == 1:
                self.pay_and_place(action, ways[0])
            else:
                self.pending = action
                self.phase = PAYMENT
        elif action == DRAW:
            self.due = 0
            self.note("draw", self.turn, self.box.draw_action)
            self.draw_cards(self.box.draw_action)
        else:
            self.use_draw_tile(action - USE_DRAW)

    def go_on(self, action: i64) -> None:
        """D3."""
        if action == END:
            self.drop_step()
        elif action == USE_DOUBLE:
            self.use_tile(DOUBLE_TURN)
            self.due = 1
            self.phase = ACTION
        else:
            self.use_draw_tile(action - USE_DRAW)

    def use_draw_tile(self, sort: i64) -> None:
        """IQ-TILE-3."""
        self.use_tile(sort)
        self.draw_cards(self.box.sort_value[sort])

    def use_tile(self, sort: i64) -> None:
        """A used tile leaves the game (IQ-TILE-1)."""
        turn = self.turn
        tile = self.tile_of(turn, sort)
        self.held = self.held[:]
        self.held[USABLE * turn + sort] -= 1
        self.tile_at = self.tile_at[:]
        self.tile_at[tile] = USED
        self.note("use", turn, self.tile_sort[tile], tile)

    def pay_and_place(self, place: i64, payment: i64) -> None:
        """IQ-PLACE-1: the cards, perhaps an any-colour tile, then one gem (IQ-PLACE-3)."""
        spot = place - PLACE
        column, index = self.frame + spot // CREVICES, spot % CREVICES
        turn = self.turn
        cards = self.cards_of(place, payment)
        if payment > ANY:
            self.use_tile(ANY_COLOUR)
        self.give_up(cards)
        if self.trace is not None:
            self.note_all("gem", [turn, column, index, *unpack(cards)])
        self.gems[STRIDE * turn + column] |= 1 << index
        self.unscored[turn] += 1
        self.pending = -1
        self.due = 0
        self.phase = AFTER
        self.occupy(column, index)

    def occupy(self, column: i64, index: i64) -> None:
        """A gem or a drop, for good (IQ-BOARD-2, IQ-DROP-4); a full first column is scored at once (IQ-SCORE-1).

        So the first column always has room for a drop (IQ-DROP-2)."""
        taken = self.occupied[column] | 1 << index
        self.occupied[column] = taken
        if taken == FULL and column == self.frame:
            self.interim_scoring()

    # The end of the turn.

    def drop_step(self) -> None:
        """The holder of the water box lets one drop fall (IQ-DROP-1, IQ-DROP-3), not after a sequence (IQ-NEXT-5).

        Drops never run out: only the first column holds any that are not scored (IQ-SUP-3). After a drop that does
        not fill the column no tile can be used (IQ-DROP-5)."""
        if self.turn == self.water and not self.scored:
            index = self.box.first_free[self.occupied[self.frame]]
            self.note("drop", self.turn, self.frame, index)
            self.occupy(self.frame, index)
            if self.phase != AFTER:
                return  # the sequence leads back to the action step (IQ-NEXT-4) or to the end
        self.hand_limit()

    def hand_limit(self) -> None:
        """IQ-LIMIT-1, IQ-LIMIT-2."""
        if size(self.hands[self.turn]) > self.box.hand_limit:
            self.floor = 0
            self.phase = LIMIT
        else:
            self.next_turn()

    def discard_one(self, colour: i64) -> None:
        self.floor = colour
        self.note("discard", self.turn, colour)
        self.give_up(1 << 8 * colour)
        if size(self.hands[self.turn]) <= self.box.hand_limit:
            self.next_turn()

    def next_turn(self) -> None:
        """IQ-TURN-1: the gem box goes clockwise."""
        before = self.turn
        turn = before + 1
        if turn == self.seats:
            turn = 0
        self.turn = turn
        self.drawer = turn
        self.due = 1
        self.scored = False
        self.floor = 0
        self.phase = ACTION
        self.actor = turn
        self.note("turn", turn, before)

    # A scoring sequence, step by step.

    def interim_scoring(self) -> None:
        """The first column is full: rock points, bonus tiles, then the water moves on (IQ-SCORE-1)."""
        self.note("full", self.frame)
        self.award_rock_points(self.frame)
        self.award_tiles()
        self.take_back_gems()
        self.move_frame()

    def award_rock_points(self, column: i64) -> None:
        """IQ-SCORE-2, IQ-SCORE-3: at least one seat goes without, and places without a taker lapse."""
        order = column_order(self.box, self.gems, self.seats, column)
        self.points = self.points[:]
        place: i64 = 0
        while place < len(order) and place < self.seats - 1:
            seat = order[place]
            won = self.box.points_for(self.seats, column, place)
            self.points[seat] += won
            self.note("rock", seat, column, won, place)
            place += 1

    def award_tiles(self) -> None:
        """Rows from the top: the leader takes the tile (IQ-SCORE-4, IQ-SCORE-5); without a gem it goes (IQ-SCORE-6)."""
        frame = self.frame
        last = last_of_window(frame)
        self.tile_at = self.tile_at[:]
        self.held = self.held[:]
        self.bonus = self.bonus[:]
        for row in range(ROWS):
            tile = self.box.tile_number(frame + TILE_OFFSET, row)
            sort = self.tile_sort[tile]
            winner = row_winner(self.gems, self.seats, row, frame, last)
            if winner < 0:
                self.tile_at[tile] = REMOVED
                self.note("tile-lost", row, sort, tile)
            else:
                self.tile_at[tile] = winner
                if sort < USABLE:
                    self.held[USABLE * winner + sort] += 1
                else:
                    self.bonus[winner] += self.box.sort_value[sort]
                self.note("tile-won", winner, row, sort, tile)

    def take_back_gems(self) -> None:
        """Gems of scored columns count as available (IQ-SUP-1)."""
        for seat in range(self.seats):
            self.unscored[seat] -= self.box.bits[self.gems[STRIDE * seat + self.frame]]

    def move_frame(self) -> None:
        """IQ-NEXT-1: to the end, or one column on, where five tiles are turned up."""
        if self.frame == LAST_FRAME:
            self.final_scoring()
            return
        self.frame += 1
        self.backdrop = NO_BACKDROP
        self.note("frame", self.frame)
        self.start_turning_up()

    def start_turning_up(self) -> None:
        self.next_place = 0
        self.phase = TURN_UP
        self.actor = CHANCE

    def turn_up(self, sort: i64) -> None:
        """C3: the tile of one row (IQ-SETUP-3, IQ-NEXT-1); after the fifth set-up or sequence goes on."""
        tile = self.box.tile_number(self.frame + TILE_OFFSET, self.next_place)
        if self.box.is_dark(self.frame + TILE_OFFSET):
            self.dark = self.dark[:]
        else:
            self.light = self.light[:]
        self.tile_pool()[sort] -= 1
        self.tile_sort = self.tile_sort[:]
        self.tile_sort[tile] = sort
        self.tile_at = self.tile_at[:]
        self.tile_at[tile] = OPEN
        self.note("tile", tile, sort)
        self.next_place += 1
        if self.next_place < ROWS:
            return
        self.next_place = 0
        if tile < ROWS:
            self.phase = DEAL
            self.drawer = self.start
            self.to_draw = self.box.initial[0]
            self.next_dealt()
        elif self.occupied[self.frame] == FULL:  # IQ-NEXT-2
            self.interim_scoring()
        else:
            self.end_sequence()

    def end_sequence(self) -> None:
        """The water box moves once (IQ-NEXT-3), and the active seat may still use tiles (IQ-TURN-4, IQ-NEXT-4).

        No drop falls any more in this turn (IQ-NEXT-5); a double turn may bring a second sequence (IQ-NEXT-6).
        """
        before = self.water
        self.water = (before + self.seats - 1) % self.seats  # with two players it changes hands (IQ-NUM-2)
        self.note("water", self.water, before)
        self.scored = True
        self.due = 0
        self.phase = AFTER
        self.actor = self.turn

    def final_scoring(self) -> None:
        """The end (IQ-END-1): the last two columns, full or not (IQ-END-2), then the points tiles (IQ-END-3)."""
        for column in range(LAST_FRAME + 1, CREVICE_COLUMNS + 1):
            self.note("final", column)
            self.award_rock_points(column)
        for seat in range(self.seats):
            self.points[seat] += self.bonus[seat]  # a list of its own since the last column (award_rock_points)
            self.note("bonus", seat, self.bonus[seat])
        self.phase = FINISHED
        self.actor = OVER

    # -- what is hidden -----------------------------------------------------------------------------

    def resample(self, seat: i64, luck: Luck) -> None:
        """Redeal the other hands and the draw pile among all that explains what the seat has seen.

        Nobody else knows that a payment is being chosen: for them the action is still due. What the others
        remember is hidden as well; in the redealt world they know no more than what lies open.
        """
        if self.phase == PAYMENT and seat != self.turn:
            self.phase = ACTION
            self.pending = -1
        self.known = self.known[:]
        hands, known, pool = self.hands, self.known, self.pool
        unseen = self.box.all_cards - hands[seat] - self.discards
        paid = known[seat] + pool[seat] - unseen
        sizes = [size(hand) for hand in hands]
        number = sum(sizes) - sizes[seat] - size(known[seat]) + size(paid)
        duty = self.seen_duty(seat, sizes)
        if self.seats == 2:
            drawn = drawn_by_opponent(known[seat], pool[seat], paid, self.payments[1 - seat], number, duty, luck)
        else:
            drawn = drawn_by_others(known[seat], pool[seat], paid, number, duty, luck)
        cards = known[seat] + drawn - paid
        self.pile = pool[seat] - drawn
        self.payments[seat] = None
        if duty is not None:
            hands[self.turn] = deal_with_duty(cards, duty, luck)
            cards -= hands[self.turn]
        for other in range(self.seats):
            if other != seat:
                if duty is None or other != self.turn:
                    hands[other] = deal(cards, sizes[other], luck)
                    cards -= hands[other]
                known[other] = 0
                pool[other] = self.box.all_cards - hands[other] - self.discards

    def seen_duty(self, seat: i64, sizes: list[i64]) -> Duty | None:
        """While somebody else discards, everybody sees the colour discarded last: the hand must hold enough cards
        from that colour on to finish (D4)."""
        if self.phase != LIMIT or seat == self.turn or self.floor == 0:
            return None
        cards = sizes[self.turn]
        return Duty(cards, self.floor, cards - self.box.hand_limit)

    # -- reading ------------------------------------------------------------------------------------

    def estimate(self) -> list[float]:
        return evaluate.estimate(self)

    def estimate_after(self, action: i64, seat: i64, luck: Luck) -> float:
        found = evaluate.after_gem(self, action, seat)
        return found if found >= 0.0 else super().estimate_after(action, seat, luck)

    def features_backdrop(self) -> vec[i32]:
        if len(self.backdrop) == 0:
            self.backdrop = features.backdrop(self)
        return self.backdrop

    def write_features(self, seat: i64, scope: i64, sheet: Sheet) -> None:
        features.write(self, seat, scope, sheet)

    def whose_turn(self) -> i64:
        return self.turn

    def fingerprint(self) -> int:
        mark = blended_packed(self.actor + 3, self.gems)
        mark = blended_packed(mark, self.occupied)
        mark = blended_packed(mark, self.hands)
        mark = blended_packed(mark, self.held)
        mark = blended_packed(mark, self.tile_at)
        mark = blended_packed(mark, self.points)
        return int(
            blended(
                mark,
                [self.phase, self.turn, self.water, self.frame, self.due, self.pending, self.floor, self.to_draw,
                 self.drawer, self.next_place, self.pile, self.discards],
            )
        )  # fmt: skip

    def view(self, seat: int | None) -> dict[str, Any]:
        from isolario.games.iquazu.presentation import presentation

        seen: dict[str, Any] = own_copy(presentation.view(self, seat))
        return seen


def fresh(box: Box, seats: i64, first: i64, shuffled: bool) -> Iquazu:
    """A new game; `first` is the seat that begins, or -1 to draw it by lot."""
    grid = vec[i64](range(CREVICE_COLUMNS + 1))
    if shuffled:
        for column in range(FIRST_STRIP, LAST_STRIP + 1):
            grid[column] = 0
    state = Iquazu(
        box,
        seats,
        grid,
        many(0, STRIDE * seats),
        many(0, STRIDE),
        many(0, seats),
        many(0, seats),
        many(0, seats),
        many(box.all_cards, seats),
        [None] * seats,
        many(-1, TILES),
        many(DOWN, TILES),
        many(0, USABLE * seats),
        box.light[:],
        box.dark[:],
        many(0, seats),
        many(0, seats),
    )
    state.pile = box.all_cards
    state.shuffled = shuffled
    if first >= 0:
        state.begin(first)
    return state
