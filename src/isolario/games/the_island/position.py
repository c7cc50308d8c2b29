"""What lies where on the table of The Island, what can befall it, and who knows what."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from isolario.games.the_island.board import (
    BOATS,
    GREENS,
    HEXES,
    PER_COLOUR,
    REDS,
    SEA,
    Terms,
)
from isolario.kernel.features import NO_BACKDROP
from isolario.kernel.luck import Luck
from isolario.kernel.packed import many
from isolario.kernel.state import OVER, State

# Where an explorer is (`spot`): a hex (on its tile or in its water), in a boat, saved on an island, or:
IN_BOAT: Final[i64] = 133
SAVED: Final[i64] = 150
LOST: Final[i64] = 160
UNPLACED: Final[i64] = 161
# Where a boat or creature is when it is not on a hex.
NOWHERE: Final[i64] = -1
RESERVE: Final[i64] = -2

# The creatures of a hex (`menace`) are counted in three bits each: serpents, sharks, whales.
SERPENT_BIT: Final[i64] = 1
SHARK_BIT: Final[i64] = 8
WHALE_BIT: Final[i64] = 64
DEADLY_TO_SWIMMERS: Final[i64] = 0o077
"""Whales and boats never harm them (IS-SWIM-4)."""
DEADLY_TO_BOATS: Final[i64] = 0o707

# Why an explorer, boat or creature left the game, for the narration.
BY_SERPENT: Final[i64] = 0
BY_SHARK: Final[i64] = 1
BY_WHALE: Final[i64] = 2
BY_WHIRLPOOL: Final[i64] = 3
BY_DEFENCE: Final[i64] = 4

# The phases, and their words in the same order; set-up is everything up to BOATS_OUT.
TERRAIN: Final[i64] = 0
FIRST: Final[i64] = 1
PLACE: Final[i64] = 2
WORTH: Final[i64] = 3
BOATS_OUT: Final[i64] = 4
TILE: Final[i64] = 5
DOLPHIN: Final[i64] = 6
WINDS: Final[i64] = 7
LIFT: Final[i64] = 8
DROP: Final[i64] = 9
MOVE: Final[i64] = 10
SINK: Final[i64] = 11
DRAW: Final[i64] = 12
CROWD: Final[i64] = 13
ROLL: Final[i64] = 14
PICK: Final[i64] = 15
PROWL: Final[i64] = 16
REACT: Final[i64] = 17
END: Final[i64] = 18
PHASES: Final = (
    "terrain",
    "first",
    "place",
    "value",
    "boats",
    "tile",
    "dolphin",
    "winds",
    "lift",
    "drop",
    "move",
    "sink",
    "draw",
    "crowd",
    "roll",
    "pick",
    "prowl",
    "react",
    "over",
)

FIELDS: Final = (
    "ground",
    "spot",
    "value",
    "boat_at",
    "creature_at",
    "hands",
    "excluded",
    "pool",
    "actor",
    "phase",
    "first",
    "active",
    "count",
    "wet",
    "mover",
    "kind",
    "target",
    "extra",
)
"""What makes up a position; `derive` counts the rest."""


class Position(State):
    """All pieces and hands. `choices.py` adds who may do what, `rules.py` what follows.

    Outside an open reaction no swimmer shares a hex with a shark or serpent, and no occupied boat one with a whale or
    serpent (IS-STATE-6).
    """

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms.seats)
        self.terms = terms
        self.box = terms.box
        # Packed numbers, the same empty ones for all: whoever makes a position puts its own in place.
        none = vec[i64]()
        # By hex: its ground (no tile: sea, IS-STATE-2), how many explorers stand or swim there, the number of its boat,
        # its creatures; only boats are limited to one (IS-STATE-3).
        self.ground = none
        self.people = none
        self.boat_in = none
        self.menace = none
        # By explorer: where it is, what it carries (0: not chosen yet, or there are no values).
        self.spot = none
        self.value = none
        # By boat: its hex, its passengers, and at 4 * boat + seat those of a seat.
        self.boat_at = none
        self.load = none
        self.aboard = none
        self.creature_at = none
        # hands[7 * (3 * seat + terrain) + red kind] counts kept tiles, of which the terrain is public (IS-EFF-7) and
        # any number may be held for any time (IS-HAND-11); excluded[3 * seat + terrain] has a bit
        # for each red kind that those tiles publicly cannot be (IS-HAND-10).
        self.hands = none
        self.excluded = none
        # pool[12 * terrain + kind] counts the backs still on the board, left[terrain] its tiles.
        self.pool = none
        self.left = none
        # By seat: explorers on a tile, in a boat or in the water.
        self.on_board = none

        self.phase: i64 = TERRAIN
        self.first: i64 = 0
        self.active: i64 = 0
        self.count: i64 = 0
        """Set-up: places, explorers or boats dealt with so far; movement: points left; steps left elsewhere."""
        self.wet: i64 = 0
        """A bit for each own piece that has made its wet step of this turn; being carried, falling in and the dolphin
        are no such steps (IS-SWIM-2)."""
        self.mover: i64 = -1
        """The explorer, boat or creature that is being moved; while values are chosen, the explorer."""
        self.kind: i64 = -1
        """The creature kind rolled or moved by a tile; while a back is drawn, the terrain."""
        self.target: i64 = -1
        """The hex that has just sunk, or where a creature has met its victims."""
        self.extra: i64 = -1
        """Turns since the one in which the last tile sank; -1 before that (IS-VAR-4)."""
        self.backdrop: vec[i32] = NO_BACKDROP
        """For learners (features.py), until the ground, a creature or a tile changes: replaced, never changed."""
        self.kept: vec[i64] = none
        """Made with the backdrop: [3 * seat + terrain] how many tiles are kept; then whether any kind is ruled out."""

    def copy_into(self, copy: "Position") -> None:
        """Everything that changes, for a clone: written out because it is the hottest line of a search."""
        copy.ground = self.ground[:]
        copy.people = self.people[:]
        copy.boat_in = self.boat_in[:]
        copy.menace = self.menace[:]
        copy.spot = self.spot[:]
        copy.value = self.value[:]
        copy.boat_at = self.boat_at[:]
        copy.load = self.load[:]
        copy.aboard = self.aboard[:]
        copy.creature_at = self.creature_at[:]
        copy.hands = self.hands[:]
        copy.excluded = self.excluded[:]
        copy.pool = self.pool[:]
        copy.left = self.left[:]
        copy.on_board = self.on_board[:]
        copy.actor = self.actor
        copy.phase = self.phase
        copy.first = self.first
        copy.active = self.active
        copy.count = self.count
        copy.wet = self.wet
        copy.mover = self.mover
        copy.kind = self.kind
        copy.target = self.target
        copy.extra = self.extra
        copy.backdrop = self.backdrop
        copy.kept = self.kept

    # -- explorers ----------------------------------------------------------------------------------

    def leave(self, explorer: i64) -> None:
        """Lift an explorer from its tile, boat or water."""
        spot = self.spot[explorer]
        if spot < HEXES:
            self.people[spot] -= 1
        else:
            boat = spot - IN_BOAT
            self.load[boat] -= 1
            self.aboard[4 * boat + self.terms.owner[explorer]] -= 1

    def enter_hex(self, explorer: i64, hex: i64) -> None:
        """Onto a tile, or into the water, where sharks and serpents wait (IS-SWIM-3)."""
        self.spot[explorer] = hex
        self.people[hex] += 1
        if self.ground[hex] == SEA and self.menace[hex] & DEADLY_TO_SWIMMERS:
            self.drown(hex, BY_SERPENT if self.menace[hex] & 7 else BY_SHARK)

    def enter_boat(self, explorer: i64, boat: i64) -> None:
        """Aboard; a boat that is no longer empty is in reach of whales and serpents (IS-BOAT-7)."""
        self.spot[explorer] = IN_BOAT + boat
        self.load[boat] += 1
        self.aboard[4 * boat + self.terms.owner[explorer]] += 1
        if self.menace[self.boat_at[boat]] & DEADLY_TO_BOATS:
            self.capsize(boat)

    def lose(self, explorer: i64, cause: i64) -> None:
        """Out of the game for good (IS-STATE-4)."""
        spot = self.spot[explorer]
        hex = spot if spot < HEXES else self.boat_at[spot - IN_BOAT]
        self.leave(explorer)
        self.spot[explorer] = LOST
        self.on_board[self.terms.owner[explorer]] -= 1
        self.note("lost", explorer, spot, hex, cause)

    def drown(self, hex: i64, cause: i64) -> None:
        """All swimmers of the hex are lost, whatever their colour (IS-STATE-5)."""
        if self.people[hex] == 0:
            return
        spot = self.spot
        for explorer in range(i64(len(spot))):
            if spot[explorer] == hex:
                self.lose(explorer, cause)

    def save(self, explorer: i64, island: i64) -> None:
        """Onto a safe island, for good (IS-STATE-8)."""
        self.note("saved", explorer, self.spot[explorer], island)
        self.leave(explorer)
        self.spot[explorer] = SAVED + island
        self.on_board[self.terms.owner[explorer]] -= 1

    def nobody_on_board(self) -> bool:
        for count in self.on_board:
            if count > 0:
                return False
        return True

    # -- boats --------------------------------------------------------------------------------------

    def launch(self, hex: i64) -> i64:
        """A boat from the reserve comes into play; its number says how many came before (IS-SETUP-9)."""
        boat: i64 = 0
        while self.boat_at[boat] != RESERVE:
            boat += 1
        self.boat_at[boat] = hex
        self.boat_in[hex] = boat
        return boat

    def remove_boat(self, boat: i64, cause: i64) -> None:
        hex = self.boat_at[boat]
        self.boat_in[hex] = NOWHERE
        self.boat_at[boat] = NOWHERE
        self.note("boat-lost", boat, hex, cause)

    def capsize(self, boat: i64) -> None:
        """The boat is removed and its passengers swim; a shark or serpent there takes them (IS-BOAT-5)."""
        hex = self.boat_at[boat]
        menace = self.menace[hex]
        spot = self.spot
        self.remove_boat(boat, BY_SERPENT if menace & 7 else BY_WHALE)
        for explorer in range(i64(len(spot))):
            if spot[explorer] == IN_BOAT + boat:
                self.leave(explorer)
                spot[explorer] = hex
                self.people[hex] += 1
                self.note("spill", explorer, boat, hex)
        if menace & DEADLY_TO_SWIMMERS:
            self.drown(hex, BY_SERPENT if menace & 7 else BY_SHARK)

    def destroy(self, boat: i64, cause: i64) -> None:
        """The boat and all its passengers are lost."""
        spot = self.spot
        for explorer in range(i64(len(spot))):
            if spot[explorer] == IN_BOAT + boat:
                self.lose(explorer, cause)
        self.remove_boat(boat, cause)

    def controls(self, seat: i64, boat: i64) -> bool:
        """Whether nobody has more explorers aboard; so an empty boat is everybody's (IS-BOAT-2, IS-BOAT-3)."""
        aboard = self.aboard
        mine = aboard[4 * boat + seat]
        if 2 * mine >= self.load[boat]:
            return True
        if mine == 0:
            return False
        for other in range(4 * boat, 4 * boat + self.seats):
            if aboard[other] > mine:
                return False
        return True

    # -- creatures ----------------------------------------------------------------------------------

    def summon(self, kind: i64, hex: i64) -> i64:
        """A shark or whale comes out of the reserve (IS-EFF-1, IS-EFF-2)."""
        creature = self.box.creature_base[kind]
        while self.creature_at[creature] != RESERVE:
            creature += 1
        self.creature_at[creature] = hex
        self.menace[hex] += 1 << (3 * kind)
        self.backdrop = NO_BACKDROP
        return creature

    def creature_of(self, kind: i64, hex: i64) -> i64:
        """One of the kind in that hex; they are interchangeable, so the first."""
        creature = self.box.creature_base[kind]
        while self.creature_at[creature] != hex:
            creature += 1
        return creature

    def shift_creature(self, creature: i64, kind: i64, hex: i64) -> None:
        self.menace[self.creature_at[creature]] -= 1 << (3 * kind)
        self.creature_at[creature] = hex
        self.menace[hex] += 1 << (3 * kind)
        self.backdrop = NO_BACKDROP

    def remove_creature(self, creature: i64, kind: i64, cause: i64) -> None:
        hex = self.creature_at[creature]
        self.menace[hex] -= 1 << (3 * kind)
        self.creature_at[creature] = NOWHERE
        self.backdrop = NO_BACKDROP
        self.note("creature-lost", creature, hex, cause)

    def clear(self, hex: i64) -> None:
        """A whirlpool takes everything out of a sea hex (IS-EFF-4)."""
        self.drown(hex, BY_WHIRLPOOL)
        if self.boat_in[hex] != NOWHERE:
            self.destroy(self.boat_in[hex], BY_WHIRLPOOL)
        if self.menace[hex]:
            base = self.box.creature_base
            for kind in range(3):
                for creature in range(base[kind], base[kind + 1]):
                    if self.creature_at[creature] == hex:
                        self.remove_creature(creature, kind, BY_WHIRLPOOL)

    # -- hands --------------------------------------------------------------------------------------

    def hand_size(self, seat: i64) -> i64:
        hands = self.hands
        total: i64 = 0
        for slot in range(3 * REDS * seat, 3 * REDS * (seat + 1)):
            total += hands[slot]
        return total

    def kept_of(self, seat: i64, red: i64) -> i64:
        """How many tiles of a kind a seat keeps."""
        hands = self.hands
        slot = 3 * REDS * seat + red
        return hands[slot] + hands[slot + REDS] + hands[slot + 2 * REDS]

    def holds(self, seat: i64, red: i64) -> bool:
        return self.kept_of(seat, red) > 0

    def spend(self, seat: i64, red: i64) -> i64:
        """Play a tile of that kind, the earliest terrain first, and return its terrain (IS-HAND-10).

        All can see that no tile of an earlier terrain in this hand is of the kind. Terrains sink one after the
        other, so no such tile can join the hand any more: the mark holds for the whole group.
        """
        terrain: i64 = 0
        while self.hands[REDS * (3 * seat + terrain) + red] == 0:
            self.excluded[3 * seat + terrain] |= 1 << red
            terrain += 1
        self.hands[REDS * (3 * seat + terrain) + red] -= 1
        self.backdrop = NO_BACKDROP
        return terrain

    # -- who knows what -----------------------------------------------------------------------------

    def sees_values(self, viewer: i64, colour: i64) -> bool:
        """Owners see their values during set-up (IS-INFO-3), with the memory aid also afterwards (IS-INFO-2).

        Otherwise nobody sees any (IS-INFO-1) until the end shows them all (IS-SCORE-3).
        """
        if self.actor == OVER:
            return True
        if colour % self.seats != viewer:
            return False
        return self.terms.memory_aid or self.phase <= BOATS_OUT

    def resample(self, seat: i64, luck: Luck) -> None:
        """Redeal what `seat` cannot see: values and kinds of kept tiles; the pools get the rest."""
        if self.actor == OVER:
            return
        if not self.terms.equality:
            for colour in range(self.terms.colours):
                if not self.sees_values(seat, colour):
                    self.resample_values(colour, luck)
        for terrain in range(3):
            self.resample_tiles(seat, terrain, luck)

    def resample_values(self, colour: i64, luck: Luck) -> None:
        """A uniform permutation of the ten values, of which the explorers placed so far get theirs."""
        values = self.box.values.copy()
        for number in range(PER_COLOUR):
            other = number + luck.below(PER_COLOUR - number)
            chosen = values[other]
            values[other] = values[number]
            explorer = PER_COLOUR * colour + number
            if self.value[explorer] == 0:
                break
            self.value[explorer] = chosen

    def resample_tiles(self, seat: i64, terrain: i64, luck: Luck) -> None:
        """Deal the red tiles of a terrain that the seat has not seen to the other hands, all deals alike.

        Deals that contradict what a play has shown (IS-HAND-10) are dealt again.
        """
        hands = self.hands
        unseen: list[int] = [0] * REDS
        sizes: list[i64] = [0] * self.seats
        hidden: i64 = 0
        for other in range(self.seats):
            if other != seat:
                for red in range(REDS):
                    slot = REDS * (3 * other + terrain) + red
                    unseen[red] += hands[slot]
                    sizes[other] += hands[slot]
                    hidden += hands[slot]
        if hidden == 0:
            return
        for red in range(REDS):
            unseen[red] += self.pool[12 * terrain + GREENS + red]
        fits = False
        while not fits:
            fits = True
            rest = unseen.copy()
            for other in range(self.seats):
                if other == seat or not fits:
                    continue
                first = REDS * (3 * other + terrain)
                for red in range(REDS):
                    hands[first + red] = 0
                for _ in range(sizes[other]):
                    dealt = luck.pick(rest)
                    rest[dealt] -= 1
                    hands[first + dealt] += 1
                    if self.excluded[3 * other + terrain] & (1 << dealt):
                        fits = False
        for red in range(REDS):
            self.pool[12 * terrain + GREENS + red] = rest[red]

    # -- the whole truth ----------------------------------------------------------------------------

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def dump(self) -> dict[str, Any]:
        return {**self.terms.dump(), **super().dump()}

    def lay_out(self) -> None:
        """The table before the first tile is laid: IS-SETUP-1, IS-SETUP-3, IS-SETUP-10."""
        terms, box = self.terms, self.box
        self.ground = many(SEA, HEXES)
        self.spot = many(UNPLACED, terms.colours * PER_COLOUR)
        self.value = many(0, terms.colours * PER_COLOUR)
        self.boat_at = many(RESERVE, box.boats)
        self.creature_at = vec[i64](box.serpent_start + [RESERVE] * (box.creature_base[3] - box.creature_base[1]))
        self.hands = many(0, 3 * REDS * terms.seats)
        self.excluded = many(0, 3 * terms.seats)
        self.pool = vec[i64](box.backs)
        self.derive()

    def derive(self) -> None:
        """Compute what the lists of places imply: who is where, and how many."""
        self.backdrop = NO_BACKDROP
        self.people = many(0, HEXES)
        self.boat_in = many(NOWHERE, HEXES)
        self.menace = many(0, HEXES)
        self.load = many(0, BOATS)
        self.aboard = many(0, 4 * BOATS)
        self.left = vec[i64]([0, 0, 0])
        self.on_board = many(0, self.seats)
        for ground in self.ground:
            if ground != SEA:
                self.left[ground - 1] += 1
        for boat in range(i64(len(self.boat_at))):
            if self.boat_at[boat] >= 0:
                self.boat_in[self.boat_at[boat]] = boat
        for kind in range(3):
            for creature in range(self.box.creature_base[kind], self.box.creature_base[kind + 1]):
                if self.creature_at[creature] >= 0:
                    self.menace[self.creature_at[creature]] += 1 << (3 * kind)
        for explorer in range(i64(len(self.spot))):
            spot, seat = self.spot[explorer], self.terms.owner[explorer]
            if spot < HEXES:
                self.people[spot] += 1
                self.on_board[seat] += 1
            elif spot < SAVED:
                self.load[spot - IN_BOAT] += 1
                self.aboard[4 * (spot - IN_BOAT) + seat] += 1
                self.on_board[seat] += 1
