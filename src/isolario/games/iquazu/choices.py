"""What may be chosen in a position of Iquazú: the outcomes of draws, actions, payments, discards."""

from mypy_extensions import i64

from isolario.games.iquazu.actions import ANY, DISCARD, DRAW, END, PAY, PLACE, USE_DOUBLE, USE_DRAW
from isolario.games.iquazu.board import (
    ANY_COLOUR,
    CREVICE_COLUMNS,
    CREVICES,
    DOUBLE_TURN,
    FIRST_STRIP,
    FULL,
    LAST_STRIP,
    USABLE,
    WINDOW,
    count,
    others,
    size,
)
from isolario.games.iquazu.position import (
    ACTION,
    AFTER,
    CARD,
    DEAL,
    FIRST,
    LIMIT,
    PAYMENT,
    STRIPS,
    TURN_UP,
    Position,
)
from isolario.kernel.luck import FastLuck, Luck


class Choices(Position):
    """A position that knows its legal choices. Nobody but the active seat ever decides (IQ-TURN-5)."""

    def legal(self) -> list[int]:
        phase = self.phase
        if DEAL <= phase <= CARD:
            return present(self.pile)
        if phase == ACTION:
            return self.actions_due()
        if phase == AFTER:
            return self.extras()
        if phase == PAYMENT:
            return self.ways_to_pay(self.pending)
        if phase == LIMIT:
            return self.cards_to_discard()
        if phase == TURN_UP:
            pool = self.tile_pool()
            return [sort for sort in range(self.box.sorts) if pool[sort] > 0]
        if phase == STRIPS:
            return [strip for strip in range(FIRST_STRIP, LAST_STRIP + 1) if strip not in self.grid]
        if phase == FIRST:
            return list(range(self.seats))
        return []

    def urn(self) -> i64:
        """Cards and bonus tiles are drawn from piles of their own."""
        return 1 if self.phase == TURN_UP else 0

    def weights(self) -> list[int]:
        phase = self.phase
        if DEAL <= phase <= CARD:
            pile = self.pile
            weights: list[int] = []
            while pile != 0:
                if pile & 255:
                    weights.append(pile & 255)
                pile >>= 8
            return weights
        if phase == TURN_UP:
            return [number for number in self.tile_pool() if number > 0]
        return [1] * len(self.legal())

    def actions_due(self) -> list[int]:
        """D1: DRAW, draw tiles, and every free crevice of the window that can be paid (IQ-PLACE-3)."""
        choices: list[int] = [DRAW]  # IQ-DRAW-1, IQ-DECK-3: always
        self.offer_draw_tiles(choices)
        box, turn = self.box, self.turn
        if self.unscored[turn] >= box.gems:  # IQ-SUP-2
            return choices
        hand = self.hands[turn]
        white: i64 = hand & 255
        blue: i64 = hand >> 8 & 255
        orange: i64 = hand >> 16
        # The dearest crevice of each colour within reach, pairs of the other colours counted in (IQ-PAY-1).
        reach_white: i64 = white + (blue >> 1) + (orange >> 1)
        reach_blue: i64 = blue + (white >> 1) + (orange >> 1)
        reach_orange: i64 = orange + (white >> 1) + (blue >> 1)
        # With an any-colour tile every card counts as one (IQ-TILE-5).
        reach_any: i64 = white + blue + orange if self.held[USABLE * turn + ANY_COLOUR] > 0 else 0
        masks, occupied, cost, grid, place_ids = box.masks, self.occupied, box.cost, self.grid, box.place_ids
        column = self.frame
        place: i64 = 0
        while place < WINDOW and column <= CREVICE_COLUMNS:  # IQ-BOARD-3, IQ-BOARD-4
            price = cost[place]  # IQ-PLACE-2
            crevices: i64 = 0
            if reach_any >= price:
                crevices = FULL
            else:
                strip = 3 * grid[column]
                if reach_white >= price:
                    crevices = masks[strip]
                if reach_blue >= price:
                    crevices |= masks[strip + 1]
                if reach_orange >= price:
                    crevices |= masks[strip + 2]
            crevices &= ~occupied[column]
            if crevices != 0:
                choices.extend(place_ids[(place << 10) + crevices])
            place += 1
            column += 1
        return choices

    def extras(self) -> list[int]:
        """D3: END, draw tiles, a double turn."""
        choices: list[int] = [END]
        self.offer_draw_tiles(choices)
        if self.held[USABLE * self.turn + DOUBLE_TURN] > 0:  # IQ-TILE-4
            choices.append(USE_DOUBLE)
        return choices

    def offer_draw_tiles(self, choices: list[int]) -> None:
        """IQ-TURN-3; not while both piles are empty (IQ-TILE-3)."""
        if self.pile == 0 and self.discards == 0:
            return
        held = self.held
        first = USABLE * self.turn
        for sort in range(3):
            if held[first + sort] > 0:
                choices.append(USE_DRAW + sort)

    def ways_to_pay(self, place: i64) -> list[int]:
        """Every payment for a PLACE, by its action number: exactly the cost, in whole pairs (IQ-PAY-2, IQ-PAY-3), or
        with an any-colour tile (IQ-TILE-5, IQ-TILE-6)."""
        box = self.box
        spot = place - PLACE
        price = box.cost[spot // CREVICES]
        colour = self.colour_of(place)
        hand = self.hands[self.turn]
        x, y = others(colour)
        cards_x, cards_y = count(hand, x), count(hand, y)
        missing = price - count(hand, colour)
        ways: list[int] = []
        # PAY: pairs of x and y for what is missing of the right colour, or for more (IQ-PAY-1).
        add_ways(ways, PAY, missing if missing > 0 else 0, price, cards_x >> 1, cards_y >> 1)
        # ANY: single cards of x and y, at least one so that the tile is not wasted.
        if self.held[USABLE * self.turn + ANY_COLOUR] > 0:
            add_ways(ways, ANY, missing if missing > 1 else 1, price, cards_x, cards_y)
        return ways

    def plainest_way(self, place: i64) -> i64:
        """The first of `ways_to_pay`: as few cards of other colours as possible, and with a tile only if need be."""
        hand = self.hands[self.turn]
        colour = self.colour_of(place)
        missing = self.cost_of(place) - count(hand, colour)
        if missing <= 0:
            return PAY
        x, y = others(colour)
        pairs_x, pairs_y = count(hand, x) >> 1, count(hand, y) >> 1
        if missing <= pairs_x + pairs_y:
            return PAY + missing * (missing + 1) // 2 + (missing - pairs_y if missing > pairs_y else 0)
        return self.ways_to_pay(place)[0]

    def random_choice(self, luck: Luck) -> i64:
        if DEAL <= self.phase <= CARD and isinstance(luck, FastLuck):
            return colour_at(self.pile, luck.below(size(self.pile)))
        return super().random_choice(luck)

    def cards_to_discard(self) -> list[int]:
        """D4: ascending colours, so that each set of discards is reached in one way."""
        hand = self.hands[self.turn]
        left = size(hand) - self.box.hand_limit
        choices: list[int] = []
        for colour in range(self.floor, 3):
            if count(hand, colour) > 0 and size(hand >> 8 * colour) >= left:
                choices.append(DISCARD + colour)
        return choices


def colour_at(cards: i64, number: i64) -> i64:
    """The colour of a card, counted through colour by colour."""
    white: i64 = cards & 255
    if number < white:
        return 0
    return 1 if number < white + (cards >> 8 & 255) else 2


def present(cards: i64) -> list[int]:
    """The colours of which there are any."""
    colours: list[int] = []
    for colour in range(3):
        if cards >> 8 * colour & 255:
            colours.append(colour)
    return colours


def add_ways(ways: list[int], base: i64, fewest: i64, most: i64, limit_x: i64, limit_y: i64) -> None:
    """All [i, j] with fewest <= i + j <= most, i <= limit_x, j <= limit_y, in the order of their numbers."""
    total = fewest
    while total <= most:
        i = total - limit_y
        if i < 0:
            i = 0
        top = total if total < limit_x else limit_x
        first = base + total * (total + 1) // 2
        while i <= top:
            ways.append(first + i)
            i += 1
        total += 1
