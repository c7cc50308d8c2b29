"""What may be chosen: the legal actions of every phase, and what they would cost."""

from mypy_extensions import i64

from isolario.games.nomads.actions import DROP, JOKERS, LEGEND, LIFT, MOVE, PASS, PAY, PICK, SONG, SPACE, STEP
from isolario.games.nomads.board import (
    ADVENTURERS,
    FIRST_OWN_DISC,
    FROG,
    JOKER,
    KINDS,
    NOSTROMO,
    RED,
    SONGS,
    SPACES,
    STORY_KINDS,
    ULRICH,
    VERSIONS,
)
from isolario.games.nomads.position import (
    AIM_LYS,
    CHOOSE_DROP,
    CHOOSE_JOKERS,
    CHOOSE_KIND,
    CHOOSE_LIFT,
    DRAW_ADVENTURER,
    DRAW_FIRST,
    DRAW_TILE,
    LAST_WRITE,
    LYS_JUMP,
    MAIN,
    NOBODY,
    PICK_ADVENTURER,
    PLACE_FROG,
    PLACE_OWN,
    PLACE_SLEEPER,
    SHIFT_LYS,
)
from isolario.games.nomads.scoring import Scoring
from isolario.kernel.luck import Luck


class Choices(Scoring):
    """What may be chosen or drawn now."""

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == DRAW_TILE:
            return self.kinds_left()
        if phase == MAIN:
            choices = self.moves()  # NO-TURN-3: there is always one
            self.add_cards(choices)  # NO-TURN-2
            return choices
        if phase == CHOOSE_DROP:
            return self.drops()
        if phase == CHOOSE_LIFT:
            return self.lifts()
        if phase == LAST_WRITE:
            choices = []  # NO-END-2
            self.add_cards(choices)
            choices.append(PASS)
            return choices
        if phase == SHIFT_LYS:
            return [STEP, STEP + 1, PASS]  # NO-POW-4
        if phase == LYS_JUMP:
            return [SPACE + space for space in range(SPACES) if space != self.lys]  # NO-LYS-2
        if phase == CHOOSE_JOKERS:
            return [JOKERS + count for count in range(self.fewest_jokers(), self.most_jokers() + 1)]
        if phase == CHOOSE_KIND:
            return self.payable_kinds()
        if phase in (PLACE_SLEEPER, PLACE_OWN):
            limit = self.box.setup_limit  # NO-SET-9
            return [SPACE + space for space in range(SPACES) if self.pile_height[space] < limit]
        if phase in (PLACE_FROG, AIM_LYS):  # NO-SET-5, NO-SET-10
            return [SPACE + space for space in range(SPACES)]
        if phase == PICK_ADVENTURER:  # NO-SET-4
            return [PICK + index for index in range(ADVENTURERS) if self.seat_of(index) == NOBODY]
        if phase == DRAW_ADVENTURER:
            return [index for index in range(ADVENTURERS) if self.seat_of(index) == NOBODY]
        if phase == DRAW_FIRST:
            return list(range(self.seats))
        return []

    def urn(self) -> i64:
        """Tiles come from their own pool; who begins and the adventurers are drawn apart from it."""
        return 0 if self.phase == DRAW_TILE else 1

    def weights(self) -> list[int]:
        """Tiles are drawn from one pool; who begins and which adventurer one gets are even."""
        if self.phase != DRAW_TILE:
            return [1] * len(self.legal())
        pool = self.pool
        if self.kinds_gone == 0:
            return pool.copy()
        return [count for count in pool if count > 0]

    def random_choice(self, luck: Luck) -> i64:
        if self.phase == DRAW_TILE and self.kinds_gone == 0:
            return luck.pick(self.pool)  # the kinds are the outcomes: no list of them is needed
        return super().random_choice(luck)

    def kinds_left(self) -> list[int]:
        if self.kinds_gone == 0:
            return self.box.all_kinds.copy()
        pool = self.pool
        return [kind for kind in range(KINDS) if pool[kind] > 0]

    def moves(self) -> list[int]:
        """Both directions of every pile with an own disc in it (NO-MOVE-1)."""
        place = self.place
        mine = self.adventurer[self.active]
        disc = FIRST_OWN_DISC + 2 * mine
        spaces: i64 = (1 << place[disc]) | (1 << place[disc + 1])
        if mine == NOSTROMO:
            spaces |= 1 << place[FROG]  # NO-POW-5
        choices: list[int] = []
        space: i64 = 0
        while spaces != 0:
            if spaces & 1 != 0:
                choices.append(MOVE + 2 * space)
                choices.append(MOVE + 2 * space + 1)
            spaces >>= 1
            space += 1
        return choices

    def add_cards(self, choices: list[int]) -> None:
        """The cards in the supply (NO-LEG-3) that the active seat can pay in full (NO-WRI-2); NO-PAY-1 for Jokers."""
        held = self.held
        seat = self.active
        supply = self.supply
        base: i64 = seat * KINDS
        jokers = held[base + JOKER]
        box = self.box
        if self.song[seat] < 0:  # NO-SONG-2
            kinds = jokers
            for kind in range(STORY_KINDS):
                if held[base + kind] > 0:
                    kinds += 1
            sizes = box.song_size
            for card in range(SONGS):
                if sizes[card] > kinds:
                    break  # sizes ascend
                if supply >> card & 1 != 0:
                    choices.append(SONG + card)
        legend = self.legend
        value = box.legend_value
        supply >>= SONGS
        for kind in range(STORY_KINDS):
            budget: i64 = held[base + kind] + jokers
            if budget > 0:
                first: i64 = VERSIONS * kind
                last: i64 = first + VERSIONS
                owned = legend[seat * STORY_KINDS + kind]
                if owned >= 0:  # NO-LEG-2: only upgrades, for the difference
                    first += owned
                    budget += value[first]
                    first += 1
                while first < last and value[first] <= budget:
                    if supply >> first & 1 != 0:
                        choices.append(LEGEND + first)
                    first += 1

    def drops(self) -> list[int]:
        """NO-POW-1: the double drop needs a second disc in hand; NO-POW-2: any step may be skipped."""
        count = self.pile_height[self.origin]
        if self.adventurer[self.active] == ULRICH:
            count -= 1
        choices = [DROP + step for step in range(count)]
        choices.append(PASS)
        return choices

    def lifts(self) -> list[int]:
        """Red's discs that do not lie on top (NO-POW-3)."""
        choices: list[int] = []
        first: i64 = FIRST_OWN_DISC + 2 * RED
        for space in range(SPACES):
            rank: i64 = 0
            disc = self.bottom[space]
            while disc >= 0:
                if disc == first or disc == first + 1:
                    if self.above[disc] >= 0:
                        choices.append(LIFT + 2 * space + rank)
                    rank += 1
                disc = self.above[disc]
        choices.append(PASS)
        return choices

    def payable_kinds(self) -> list[int]:
        """Kinds above the last one named, with enough left above to finish the song (NO-PAY-4)."""
        spare = self.kinds_above(self.last_paid) - self.due
        choices: list[int] = []
        kind = self.last_paid + 1
        while spare >= 0:
            if self.held[self.active * KINDS + kind] > 0:
                choices.append(PAY + kind)
                spare -= 1
            kind += 1
        return choices

    def cost(self) -> i64:
        """Tiles due for the card being written (NO-SONG-1, NO-LEG-1, NO-LEG-2)."""
        box = self.box
        if self.card < SONGS:
            return box.song_size[self.card]
        index = self.card - SONGS
        cost = box.legend_value[index]
        kind = index // VERSIONS
        owned = self.legend[self.active * STORY_KINDS + kind]
        return cost if owned < 0 else cost - box.legend_value[VERSIONS * kind + owned]

    def matching(self) -> i64:
        """Tiles that fit the card being written: of its kind, or one of every kind for a song (NO-PAY-2)."""
        if self.card < SONGS:
            return self.kinds_above(-1)
        return self.held[self.active * KINDS + (self.card - SONGS) // VERSIONS]

    def fewest_jokers(self) -> i64:
        """NO-PAY-3."""
        missing = self.cost() - self.matching()
        return missing if missing > 0 else 0

    def most_jokers(self) -> i64:
        cost = self.cost()
        jokers = self.held[self.active * KINDS + JOKER]
        return jokers if jokers < cost else cost

    def placed_disc(self) -> i64:
        """The disc to be placed now."""
        sleeping = self.sleeping_discs()
        if self.placed >= sleeping:
            turn = (self.placed - sleeping) // self.seats
            return FIRST_OWN_DISC + 2 * self.adventurer[self.actor] + turn
        nth = self.placed // 2
        adventurer: i64 = 0
        while True:
            if self.seat_of(adventurer) == NOBODY:
                if nth == 0:
                    return FIRST_OWN_DISC + 2 * adventurer + self.placed % 2
                nth -= 1
            adventurer += 1

    def sleeping_discs(self) -> i64:
        """NO-NUM-1."""
        return 2 * (ADVENTURERS - self.seats)

    def uncovered(self) -> i64:
        """The stack whose next tile is drawn now."""
        stack: i64 = 0
        while self.uncover >> stack & 1 == 0:
            stack += 1
        return stack
