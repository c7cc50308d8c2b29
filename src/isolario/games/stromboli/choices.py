"""Who may choose what now, and what the next draw can turn up."""

from mypy_extensions import i64

from isolario.games.stromboli.actions import (
    BUY_CARD,
    BUY_NOTHING,
    BUY_PRIESTESS,
    DIVERT,
    DO_BUILD,
    LAVA_ADD,
    LAVA_SKIP,
    RETRIEVE,
    SAIL,
    SKIP_BUILD,
    SKIP_DIVERT,
    TAKE,
)
from isolario.games.stromboli.board import (
    CARDS,
    DISCS,
    HUT,
    SCORE_CARDS,
    SEGMENTS,
    SHELL,
    SUMS,
    SUPPLY,
    statue_count,
)
from isolario.games.stromboli.position import (
    BOUGHT,
    BUILD_STATUE,
    BUY,
    DEAL,
    DIVERT_LAVA,
    DRAW,
    FIRST_PLAYER,
    LAVA,
    LAVA_DISC_AT,
    MOVE_SHAMAN,
    PREBUY,
    SHAMAN,
    STATUES,
    TAKE_CARD,
    TURN,
    Position,
)
from isolario.kernel.luck import FastLuck, Luck


class Choices(Position):
    """What may be chosen or drawn now."""

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
        """D1: place a disc, retrieve one, or sail with an empty supply (ST-TURN-1, ST-BOAT-2).

        There is always something to do (ST-TURN-2). Only the sums limit where discs lie, not how many there are
        (ST-DISC-4) or where they were before (ST-DISC-8); a lava disc is never retrieved (ST-TACT-11).
        """
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

    def urn(self) -> i64:
        """Who begins is no card of the deck."""
        return 1 if self.phase == FIRST_PLAYER else 0

    def weights(self) -> list[int]:
        """At a draw: the unseen copies of each card type; the first player is drawn by equal lots."""
        if self.phase == FIRST_PLAYER:
            return [1, 1]
        copies: list[int] = []
        for count in self.left:
            if count > 0:
                copies.append(count)
        return copies

    def random_choice(self, luck: Luck) -> i64:
        if self.phase in (DRAW, DEAL) and isinstance(luck, FastLuck):
            return self.drawn(luck)
        return super().random_choice(luck)

    def drawn(self, luck: FastLuck) -> i64:
        """A card of the unseen pool: those that are used up weigh nothing, so no list of the others is needed."""
        left = self.left
        total: i64 = 0
        for count in left:
            total += count
        number = luck.below(total)
        card: i64 = 0
        while number >= left[card]:
            number -= left[card]
            card += 1
        return card

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
