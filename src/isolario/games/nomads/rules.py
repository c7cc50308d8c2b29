"""The rules of Nomads: what happens when something is chosen or drawn. Rule IDs refer to `rules.en.md`."""

from typing import Any

from mypy_extensions import i64

from isolario.games.nomads.actions import DROP, JOKERS, LIFT, MOVE, PASS, PAY, PICK, SONG, SPACE, STEP
from isolario.games.nomads.board import (
    CLOCKWISE,
    DISCS,
    FIRST_OWN_DISC,
    FROG,
    JOKER,
    KINDS,
    MOON,
    OPAL,
    RED,
    SIANA,
    SONGS,
    SPACES,
    STORY_KINDS,
    ULRICH,
    VERSIONS,
    Box,
)
from isolario.games.nomads.choices import Choices
from isolario.games.nomads.evaluate import estimate
from isolario.games.nomads.features import write
from isolario.games.nomads.position import (
    AIM_LYS,
    ALL_STACKS,
    CHOOSE_DROP,
    CHOOSE_JOKERS,
    CHOOSE_KIND,
    CHOOSE_LIFT,
    DRAW_ADVENTURER,
    DRAW_FIRST,
    DRAW_TILE,
    ENDED,
    LAST_WRITE,
    LYS_JUMP,
    MAIN,
    NOBODY,
    PICK_ADVENTURER,
    PLACE_FROG,
    PLACE_OWN,
    PLACE_SLEEPER,
    SHIFT_LYS,
    THEN_ADVENTURERS,
    THEN_END_TURN,
    THEN_RED,
)
from isolario.kernel.features import Sheet
from isolario.kernel.packed import many
from isolario.kernel.remembered import own_copy
from isolario.kernel.state import CHANCE, OVER, blended, blended_packed


class Nomads(Choices):
    """What happens: every phase leads to the next."""

    def clone(self) -> "Nomads":
        self.pool_shared = True
        copy = Nomads(
            self.seats,
            self.box,
            self.adventurer,
            self.taker,
            self.bottom[:],
            self.top[:],
            self.pile_height[:],
            self.above[:],
            self.place[:],
            self.face[:],
            self.stack_height[:],
            self.pool,
            self.held[:],
            self.legend,
            self.song,
            self.boxed[:],
        )
        self.copy_numbers(copy)
        return copy

    # -- choosing --------------------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == DRAW_TILE:
            self.turn_up(action)
        elif phase in (MAIN, LAST_WRITE):
            if action == PASS:
                self.note("pass", self.active)
                self.next_writer()
            elif action >= SONG:
                self.choose_card(action - SONG)
            else:
                self.lift_pile(action - MOVE)
        elif phase == CHOOSE_DROP:
            self.sow(0 if action == PASS else action - DROP + 1)
        elif phase == LYS_JUMP:
            self.jump(action - SPACE)
        elif phase == CHOOSE_LIFT:
            if action != PASS:
                self.lift_disc(action - LIFT)
            self.listen()
        elif phase == SHIFT_LYS:
            self.shift_lys(action)
        elif phase == CHOOSE_JOKERS:
            self.pay(action - JOKERS)
        elif phase == CHOOSE_KIND:
            self.name_kind(action - PAY)
        elif phase in (PLACE_SLEEPER, PLACE_OWN):
            self.put(self.placed_disc(), action - SPACE)
            self.placed += 1
            self.next_placement()
        elif phase in (PICK_ADVENTURER, DRAW_ADVENTURER):
            self.give_adventurer(self.active, action - PICK)
            self.note("adventurer", self.active, action - PICK)
            self.active = (self.active + 1) % self.seats
            self.next_adventurer()
        elif phase == PLACE_FROG:
            self.put(FROG, action - SPACE)
            self.place_nomads()
        elif phase == AIM_LYS:
            self.lys = action - SPACE
            self.note("aim", self.actor, self.lys)
            self.active = self.first
            self.start_turn()
        elif phase == DRAW_FIRST:
            self.begin(action)

    # -- set-up ----------------------------------------------------------------------------------------

    def begin(self, first: i64) -> None:
        """The first seat is known (NO-SET-3): turn up the top tile of every stack (NO-SET-1)."""
        self.first = first
        self.active = first
        self.note("first", first)
        self.uncover_then(ALL_STACKS, THEN_ADVENTURERS)

    def next_adventurer(self) -> None:
        """From the first seat clockwise, until everybody has one (NO-SET-4)."""
        if self.adventurer[self.active] >= 0:
            self.wake()
        elif self.deal_at_random:
            self.phase = DRAW_ADVENTURER
            self.actor = CHANCE
        else:
            self.phase = PICK_ADVENTURER
            self.actor = self.active

    def give_adventurer(self, seat: i64, adventurer: i64) -> None:
        self.adventurer = self.adventurer.copy()
        self.adventurer[seat] = adventurer

    def wake(self) -> None:
        """All adventurers are known: the frog comes first (NO-SET-5), if it is awake."""
        self.know_takers()
        frog = self.taker[FROG]
        if frog >= 0:
            self.phase = PLACE_FROG
            self.actor = frog
            self.active = frog
        else:
            self.place_nomads()

    def place_nomads(self) -> None:
        """NO-SET-6: one on each space."""
        for space in range(SPACES):
            self.put_on_top(space, space)
        self.note("nomads")
        self.next_placement()

    def next_placement(self) -> None:
        """Sleepers by the last seat (NO-SET-7, NO-VAR-3), own discs in turn (NO-SET-8), Lys (NO-SET-10)."""
        sleeping = self.sleeping_discs()
        last = (self.first + self.seats - 1) % self.seats
        if self.placed < sleeping:
            self.phase = PLACE_SLEEPER
            self.actor = last if self.sleeper_seat == NOBODY else self.sleeper_seat
        elif self.placed < sleeping + 2 * self.seats:
            self.phase = PLACE_OWN
            self.actor = (self.first + self.placed - sleeping) % self.seats
        else:
            self.phase = AIM_LYS
            self.actor = last
        self.active = self.actor

    def put(self, disc: i64, space: i64) -> None:
        self.put_on_top(disc, space)
        self.note("place", self.actor, space, disc)

    # -- the turn ----------------------------------------------------------------------------------------

    def start_turn(self) -> None:
        """NO-TURN-1: the end check comes before everything else."""
        seat = self.active
        self.actor = seat
        box = self.box
        if self.stacks_left <= box.end_stacks:  # NO-END-1
            self.note("end", seat, self.stacks_left)
            self.let_everybody_write()
            return
        if self.idle >= box.stall_turns:  # NO-END-4
            self.note("stall", seat, box.stall_turns)
            self.let_everybody_write()
            return
        if self.idle == box.stall_turns - box.stall_warning:
            self.note("stall-warning", self.idle, box.stall_warning)
        self.turns += 1
        self.stirred = False
        self.note("turn", seat, self.turns)
        self.phase = SHIFT_LYS if self.adventurer[seat] == MOON else MAIN

    def let_everybody_write(self) -> None:
        """NO-END-2: one last card each, from the seat at which the game ended. NO-END-3: no opals any more."""
        self.ending = True
        self.writers = self.seats
        self.phase = LAST_WRITE

    def end_turn(self) -> None:
        self.idle = 0 if self.stirred else self.idle + 1
        while self.chart >= self.box.opal_trigger:  # NO-OPAL-1, NO-OPAL-2
            self.score_opals()
        self.active += 1
        if self.active == self.seats:
            self.active = 0
        self.start_turn()

    def shift_lys(self, action: i64) -> None:
        """NO-POW-4: nothing is taken and nothing is triggered."""
        if action != PASS:
            self.lys = (self.lys + (1 if action == STEP else SPACES - 1)) % SPACES
            self.note("shift", self.active, self.lys)
        self.phase = MAIN

    def lift_pile(self, move: i64) -> None:
        """NO-MOVE-1; Ulrich and Siana name their step now (NO-POW-6)."""
        self.origin = move >> 1
        self.direction = move & 1
        mine = self.adventurer[self.active]
        if mine == SIANA or (mine == ULRICH and self.pile_height[self.origin] > 1):
            self.phase = CHOOSE_DROP
            self.note("raise", self.active, self.origin, self.direction, self.pile_height[self.origin])
        else:
            self.sow(0)

    def sow(self, special: i64) -> None:
        """`special` is the step at which a power is used, from 1; 0 for none."""
        origin = self.origin
        count = self.pile_height[origin]
        space = self.scatter(special)
        if self.trace is not None:
            self.note_all("sow", [self.active, origin, self.direction, special, count, space])
        self.origin = -1
        if space == self.lys:  # NO-LYS-1, NO-LYS-4: here and nowhere else
            self.phase = LYS_JUMP
            self.note("trigger", self.active, space)
        else:
            self.after_lys()

    def scatter(self, special: i64) -> i64:
        """One disc per space, the lowest first (NO-MOVE-2), the first on the next space (NO-MOVE-3): where the last
        one falls.

        The origin is not left out (NO-MOVE-4), and no pile is too high (NO-MOVE-5). Where a power is used, a space is
        skipped (NO-POW-2) or gets two discs (NO-POW-1).
        """
        bottom = self.bottom
        top = self.top
        above = self.above
        place = self.place
        height = self.pile_height
        origin = self.origin
        onward: i64 = 1 if self.direction == CLOCKWISE else SPACES - 1
        skipped: i64 = -1  # the disc that goes one space further, or
        doubled: i64 = -1  # the disc that stays on the space of the one before it
        if special > 0:
            if self.adventurer[self.active] == SIANA:
                skipped = special
            else:
                doubled = special + 1
        count = height[origin]
        disc = bottom[origin]
        bottom[origin] = -1
        top[origin] = -1
        height[origin] = 0
        space = origin
        for number in range(1, count + 1):
            if number != doubled:
                space = (space + onward) & 7
            if number == skipped:
                space = (space + onward) & 7
            following = above[disc]
            under = top[space]
            if under >= 0:
                above[under] = disc
            else:
                bottom[space] = disc
            top[space] = disc
            above[disc] = -1
            place[disc] = space
            height[space] = height[space] + 1  # unlike +=, this stays unboxed when compiled
            disc = following
        return space

    def jump(self, space: i64) -> None:
        """NO-LYS-2: aim Lys elsewhere, take the top tile there; NO-LYS-3: the next one is turned up at once."""
        self.lys = space
        self.note("jump", self.active, space)
        if self.take(space, self.active):
            self.uncover_then(1 << space, THEN_RED)
        else:
            self.after_lys()

    def after_lys(self) -> None:
        """NO-MOVE-6: Red's power, then listening."""
        if self.adventurer[self.active] == RED:
            disc: i64 = FIRST_OWN_DISC + 2 * RED
            if self.above[disc] >= 0 or self.above[disc + 1] >= 0:
                self.phase = CHOOSE_LIFT
                self.actor = self.active
                return
        self.listen()

    def lift_disc(self, choice: i64) -> None:
        """NO-POW-3: one own disc from inside a pile to its top."""
        space = choice >> 1
        rank = choice & 1
        first: i64 = FIRST_OWN_DISC + 2 * RED
        under: i64 = -1
        disc = self.bottom[space]
        while True:
            if disc == first or disc == first + 1:
                if rank == 0:
                    break
                rank -= 1
            under = disc
            disc = self.above[disc]
        over = self.above[disc]
        if under >= 0:
            self.above[under] = over
        else:
            self.bottom[space] = over
        self.above[self.top[space]] = disc
        self.above[disc] = -1
        self.top[space] = disc
        self.note("lift", self.active, space, disc)

    def listen(self) -> None:
        """Only after a move (NO-LIS-1): the disc on top takes the top tile (NO-LIS-2), a Nomad none (NO-LIS-5).

        A stack loses one tile at most, so the order changes nothing (NO-LIS-6); events tell the one of the rules.
        """
        self.note("listen")
        top = self.top
        taker = self.taker
        uncover: i64 = 0
        for space in range(SPACES):
            disc = top[space]
            if disc >= FIRST_OWN_DISC and self.take(space, taker[disc]):
                uncover |= 1 << space
        if uncover != 0:
            self.uncover_then(uncover, THEN_END_TURN)
        else:
            self.end_turn()

    def take(self, space: i64, seat: i64) -> bool:
        """A top tile goes to a seat, opals to the chart (NO-LIS-3); a sleeper sends it to the box (NO-LIS-4).

        True if another tile is below.
        """
        height = self.stack_height[space]
        if height == 0:
            return False
        kind = self.face[space]
        if kind == OPAL:
            self.chart += 1
        elif seat >= 0:
            held = self.held
            slot = seat * KINDS + kind
            held[slot] = held[slot] + 1
        else:
            self.boxed[kind] += 1
        self.stirred = True
        self.face[space] = -1
        self.stack_height[space] = height - 1
        self.note("take", seat, space, kind)
        if height > 1:
            return True
        self.stacks_left -= 1
        return False

    def uncover_then(self, stacks: i64, then: i64) -> None:
        self.uncover = stacks
        self.then = then
        self.phase = DRAW_TILE
        self.actor = CHANCE

    def turn_up(self, kind: i64) -> None:
        stack = self.uncovered()
        if self.pool_shared:
            self.pool = self.pool.copy()
            self.pool_shared = False
        left = self.pool[kind] - 1
        self.pool[kind] = left
        if left == 0:
            self.kinds_gone += 1
        self.face[stack] = kind
        self.uncover &= self.uncover - 1
        self.note("turn-up", stack, kind)
        if self.uncover != 0:
            return
        then = self.then
        if then == THEN_END_TURN:
            self.end_turn()
        elif then == THEN_RED:
            self.actor = self.active
            self.after_lys()
        else:
            self.next_adventurer()

    # -- writing -----------------------------------------------------------------------------------------

    def choose_card(self, card: i64) -> None:
        """Jokers are asked about only if there is a choice (NO-PAY-3)."""
        self.card = card
        fewest = self.fewest_jokers()
        if fewest < self.most_jokers():
            self.phase = CHOOSE_JOKERS
        else:
            self.pay(fewest)

    def pay(self, jokers: i64) -> None:
        """The number of Jokers is settled; the rest is paid with story tiles (NO-PAY-4)."""
        due = self.cost() - jokers
        self.discard(JOKER, jokers)
        if self.card < SONGS:
            self.due = due
            self.go_on_paying()
        else:
            self.discard((self.card - SONGS) // VERSIONS, due)
            self.take_card()

    def name_kind(self, kind: i64) -> None:
        self.discard(kind, 1)
        self.last_paid = kind
        self.due -= 1
        self.go_on_paying()

    def go_on_paying(self) -> None:
        """Ask only while there is something to choose."""
        if self.due > 0 and self.kinds_above(self.last_paid) > self.due:
            self.phase = CHOOSE_KIND
            return
        if self.due > 0:
            for kind in range(self.last_paid + 1, STORY_KINDS):
                if self.held[self.active * KINDS + kind] > 0:
                    self.discard(kind, 1)
        self.due = 0
        self.last_paid = -1
        self.take_card()

    def discard(self, kind: i64, count: i64) -> None:
        """NO-WRI-1: what is paid goes to the box and never returns."""
        if count > 0:
            self.held[self.active * KINDS + kind] -= count
            self.boxed[kind] += count
            self.note("discard", self.active, kind, count)

    def take_card(self) -> None:
        seat = self.active
        card = self.card
        one: i64 = 1  # a literal would be shifted as 32 bits when compiled, and there are 32 cards
        self.card = -1
        self.supply &= ~(one << card)
        if card < SONGS:
            self.song = self.song[:]
            self.song[seat] = card  # NO-SONG-2: for good
        else:
            index = card - SONGS
            slot = seat * STORY_KINDS + index // VERSIONS
            old = self.legend[slot]
            if old >= 0:  # NO-LEG-2: the lower card is free again
                returned = SONGS + index // VERSIONS * VERSIONS + old
                self.supply |= one << returned
                self.note("return", seat, returned)
            self.legend = self.legend[:]
            self.legend[slot] = index % VERSIONS
        self.note("write", seat, card)
        self.stirred = True
        if self.ending:
            self.next_writer()
        else:
            self.end_turn()

    def next_writer(self) -> None:
        """NO-END-2: from the seat at which the game ended clockwise, once round."""
        self.writers -= 1
        if self.writers == 0:
            self.phase = ENDED
            self.actor = OVER
            self.note("over")
            return
        self.active = (self.active + 1) % self.seats
        self.actor = self.active
        self.phase = LAST_WRITE

    # -- for bots and learners ----------------------------------------------------------------------------

    def estimate(self) -> list[float]:
        return estimate(self)

    def write_features(self, seat: i64, scope: i64, sheet: Sheet) -> None:
        write(self, seat, sheet)  # nothing is hidden: every scope shows the same

    # -- showing -----------------------------------------------------------------------------------------

    def whose_turn(self) -> i64:
        return self.active

    def fingerprint(self) -> int:
        mark = blended_packed(self.actor + 3, self.bottom)
        mark = blended_packed(mark, self.above)
        mark = blended_packed(mark, self.face)
        mark = blended_packed(mark, self.stack_height)
        mark = blended_packed(mark, self.held)
        mark = blended_packed(mark, self.legend)
        mark = blended_packed(mark, self.song)
        mark = blended(mark, self.adventurer)
        return int(
            blended(
                mark,
                [self.phase, self.active, self.supply, self.lys, self.chart, self.uncover, self.then, self.origin,
                 self.direction, self.card, self.due, self.last_paid, self.writers, self.placed],
            )
        )  # fmt: skip

    def view(self, seat: int | None) -> dict[str, Any]:
        from isolario.games.nomads.presentation import presentation

        seen: dict[str, Any] = own_copy(presentation.view(self, seat))
        return seen


def fresh(box: Box, seats: i64) -> Nomads:
    """Nothing set up yet: full stacks, all cards in the supply (NO-SET-2)."""
    adventurer: list[i64] = [NOBODY] * seats
    taker = many(NOBODY, DISCS)
    bottom = many(-1, SPACES)
    top = many(-1, SPACES)
    pile_height = many(0, SPACES)
    above = many(-1, DISCS)
    place = many(-1, DISCS)
    face = many(-1, SPACES)
    stack_height = many(box.stack_height, SPACES)
    held = many(0, KINDS * seats)
    legend = many(-1, STORY_KINDS * seats)
    song = many(-1, seats)
    boxed = many(0, KINDS)
    state = Nomads(
        seats,
        box,
        adventurer,
        taker,
        bottom,
        top,
        pile_height,
        above,
        place,
        face,
        stack_height,
        box.copies.copy(),
        held,
        legend,
        song,
        boxed,
    )
    state.kinds_gone = box.copies.count(0)
    return state
