"""The rules of The Island: who decides what, phase by phase, and what follows. Rule IDs as in rules.en.md."""

from typing import Any, Final

from mypy_extensions import i64

from arcipelago.games.the_island import evaluate
from arcipelago.games.the_island.board import (
    BOARD,
    BOAT,
    CLIMB,
    DEFEND,
    DIR,
    DONE,
    EXPLORER,
    GO,
    GREENS,
    HEX,
    HEXES,
    JUMP,
    LAND,
    LAND_PLACES,
    MODES,
    OWN_TURN,
    PER_COLOUR,
    PLAY,
    SEA,
    SELECT,
    SERPENT,
    SHARK,
    VALUE,
    WHALE,
    Terms,
)
from arcipelago.games.the_island.position import (
    BOATS_OUT,
    BY_DEFENCE,
    BY_SERPENT,
    BY_SHARK,
    CROWD,
    DEADLY_TO_BOATS,
    DOLPHIN,
    DRAW,
    DROP,
    END,
    FIRST,
    IN_BOAT,
    LIFT,
    LOST,
    MOVE,
    NOWHERE,
    PICK,
    PLACE,
    PROWL,
    REACT,
    ROLL,
    SAVED,
    SINK,
    TERRAIN,
    TILE,
    WINDS,
    WORTH,
    Position,
    blank,
)
from arcipelago.kernel.state import CHANCE, OVER

# The green backs, in the order of the box.
SHARK_TILE: Final[i64] = 0
WHALE_TILE: Final[i64] = 1
BOAT_TILE: Final[i64] = 2
WHIRLPOOL_TILE: Final[i64] = 3
VOLCANO_TILE: Final[i64] = 4
# The red ones that need a name of their own; 2, 3, 4 move a serpent, shark, whale; 5, 6 defend.
DOLPHIN_TILE: Final[i64] = 0
WIND_TILE: Final[i64] = 1
MOVE_TILE: Final[i64] = 2
DEFENCE_TILE: Final[i64] = 4
"""Plus the kind of the attacker: 5 against sharks, 6 against whales."""

# Why the game ended, for the narration.
BY_VOLCANO: Final[i64] = 0
BY_EMPTY_BOARD: Final[i64] = 1
BY_LAST_TILE: Final[i64] = 2
BY_ROUND_CAP: Final[i64] = 3


class Island(Position):
    """A match of The Island."""

    # -- what may be chosen -------------------------------------------------------------------------

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == MOVE:
            return self.legal_moves()
        if phase == PLACE:
            return self.legal_places()
        if phase == SINK:
            return self.legal_sinkings()
        if phase == TERRAIN:
            return self.terrains_left()
        if phase == WORTH:
            return self.legal_values()
        if phase == DRAW:
            return self.backs_left()
        if phase == ROLL:
            return [SERPENT, SHARK, WHALE]
        if phase == PICK:
            return self.legal_picks()
        if phase == PROWL:
            return self.legal_prowl()
        if phase == TILE:
            return self.legal_tiles()
        if phase == BOATS_OUT:
            return self.legal_launches()
        if phase == DOLPHIN:
            return self.legal_dolphin()
        if phase == WINDS:
            return self.legal_winds()
        if phase == LIFT:
            return self.legal_lifts()
        if phase == DROP:
            return self.legal_drops()
        if phase == CROWD:
            return self.legal_crowd()
        if phase == REACT:
            return self.legal_reactions()
        if phase == FIRST:
            return list(range(self.seats))
        return []

    def terrains_left(self) -> list[int]:
        """IS-SETUP-2: each place gets one of the tiles not laid yet."""
        count, laid = self.box.terrain_count, self.left
        return [terrain for terrain in range(3) if laid[terrain] < count[terrain]]

    def backs_left(self) -> list[int]:
        """IS-SINK-4 (d): any of the backs of this terrain that are still on the board."""
        pool = self.pool
        first = 12 * self.kind
        found: list[int] = []
        for kind in range(12):
            if pool[first + kind]:
                found.append(kind)
        return found

    def weights(self) -> list[int]:
        if self.phase == TERRAIN:
            count, laid = self.box.terrain_count, self.left
            return [count[terrain] - laid[terrain] for terrain in range(3) if laid[terrain] < count[terrain]]
        if self.phase == DRAW:
            pool = self.pool
            first = 12 * self.kind
            found: list[int] = []
            for kind in range(12):
                if pool[first + kind]:
                    found.append(pool[first + kind])
            return found
        if self.phase == ROLL:
            faces = self.box.faces
            return [faces[0], faces[1], faces[2]]
        return [1] * self.seats

    def legal_places(self) -> list[int]:
        """IS-SETUP-5: a tile without an explorer. IS-VAR-1: inland there is room for two."""
        people = self.people
        box = self.box
        found: list[int] = []
        if not self.terms.overpopulation:
            for hex in box.land:
                if people[hex] == 0:
                    found.append(HEX + hex)
            return found
        for hex in box.land:
            if people[hex] < (box.coast_room if box.outer_coast[hex] else box.inner_room):
                found.append(HEX + hex)
        return found

    def legal_values(self) -> list[int]:
        """IS-SETUP-6: a value of this colour that is not placed yet."""
        first = self.mover // PER_COLOUR * PER_COLOUR
        rest: list[i64] = [0] * 7
        for value in self.box.values:
            rest[value] += 1
        for explorer in range(first, first + PER_COLOUR):
            rest[self.value[explorer]] -= 1
        found: list[int] = []
        for worth in range(1, 7):
            if rest[worth] > 0:
                found.append(VALUE + worth - 1)
        return found

    def legal_launches(self) -> list[int]:
        """IS-SETUP-8: a sea hex that touches a tile and holds neither boat nor serpent."""
        found: list[int] = []
        for hex in self.box.boat_places:
            if self.boat_in[hex] == NOWHERE:
                found.append(HEX + hex)
        return found

    def legal_tiles(self) -> list[int]:
        """IS-HAND-2: own-turn tiles that can have their effect; passing is always possible (IS-TURN-2)."""
        found: list[int] = [DONE]
        for red in range(OWN_TURN):
            if self.holds(self.active, red) and self.can_play(red):
                found.append(PLAY + red)
        return found

    def can_play(self, red: i64) -> bool:
        if red == DOLPHIN_TILE:
            return len(self.legal_dolphin()) > 0
        if red == WIND_TILE:
            return len(self.legal_winds()) > 0
        return self.on_the_board(red - MOVE_TILE)

    def on_the_board(self, kind: i64) -> bool:
        base = self.box.creature_base
        for creature in range(base[kind], base[kind + 1]):
            if self.creature_at[creature] >= 0:
                return True
        return False

    def legal_dolphin(self) -> list[int]:
        """IS-HAND-4: an own swimmer to an adjacent sea hex; the same one again, or stop."""
        found: list[int] = []
        terms = self.terms
        near, ground, spot = self.box.neighbours, self.ground, self.spot
        going = self.phase == DOLPHIN and self.mover >= 0
        if going:
            found.append(DONE)
        for piece in range(terms.pieces):
            explorer = terms.mine[20 * self.active + piece]
            hex = spot[explorer]
            if hex >= HEXES or ground[hex] != SEA or (going and explorer != self.mover):
                continue
            for direction in range(6):
                other = near[6 * hex + direction]
                if other >= 0 and ground[other] == SEA:
                    found.append(EXPLORER + MODES * piece + GO + direction)
        return found

    def legal_winds(self) -> list[int]:
        """IS-HAND-6: a boat of one's own sails; the same one again, or stop."""
        found: list[int] = []
        if self.phase == WINDS and self.mover >= 0:
            found.append(DONE)
            self.add_sailings(self.mover, found)
            return found
        for boat in range(i64(len(self.boat_at))):
            if self.boat_at[boat] >= 0 and self.controls(self.active, boat):
                self.add_sailings(boat, found)
        return found

    def add_sailings(self, boat: i64, found: list[int]) -> None:
        """IS-BOAT-4: to adjacent sea hexes without a boat."""
        near, ground, boat_in = self.box.neighbours, self.ground, self.boat_in
        hex = self.boat_at[boat]
        for direction in range(6):
            other = near[6 * hex + direction]
            if other >= 0 and ground[other] == SEA and boat_in[other] < 0:
                found.append(BOAT + 6 * boat + direction)

    def legal_lifts(self) -> list[int]:
        """IS-HAND-8: any creature of the kind on the tile."""
        found: list[int] = []
        mask: i64 = 7 << (3 * self.kind)
        menace = self.menace
        for hex in range(HEXES):
            if menace[hex] & mask:
                found.append(HEX + hex)
        return found

    def legal_drops(self) -> list[int]:
        """IS-HAND-9: a sea hex without boat, swimmer and creature."""
        found: list[int] = []
        ground, people, boat_in, menace = self.ground, self.people, self.boat_in, self.menace
        for hex in range(HEXES):
            if ground[hex] == SEA and people[hex] == 0 and boat_in[hex] < 0 and menace[hex] == 0:
                found.append(HEX + hex)
        return found

    def legal_moves(self) -> list[int]:
        """IS-MOVE-1: steps of own explorers and of boats one may steer, or the end of the phase."""
        found: list[int] = [DONE]
        terms, box = self.terms, self.box
        near, island_of, capacity = box.neighbours, box.island_of, box.capacity
        ground, boat_in, load, boat_at = self.ground, self.boat_in, self.load, self.boat_at
        first = 20 * self.active
        for piece in range(terms.pieces):
            spot = self.spot[terms.mine[first + piece]]
            if spot >= SAVED:
                continue
            action = EXPLORER + MODES * piece
            dry = not self.wet & (1 << piece)
            hex = spot if spot < HEXES else boat_at[spot - IN_BOAT]
            if spot >= HEXES or ground[hex] != SEA:
                if (
                    spot < HEXES
                ):  # from a tile one can walk or dive in all six directions (IS-MOVE-3, IS-MOVE-6)
                    for direction in range(6):
                        found.append(action + GO + direction)
                for direction in range(6):  # IS-MOVE-4, IS-MOVE-5
                    other = near[6 * hex + direction]
                    if other >= 0 and boat_in[other] >= 0 and load[boat_in[other]] < capacity:
                        found.append(action + BOARD + direction)
                if spot >= HEXES:
                    if dry:  # IS-MOVE-7
                        found.append(action + JUMP)
                    if island_of[hex] >= 0:  # IS-MOVE-10
                        found.append(action + LAND)
            elif dry:
                for direction in range(6):  # IS-MOVE-8
                    other = near[6 * hex + direction]
                    if other >= 0 and ground[other] == SEA:
                        found.append(action + GO + direction)
                if boat_in[hex] >= 0 and load[boat_in[hex]] < capacity:  # IS-MOVE-9
                    found.append(action + CLIMB)
                if island_of[hex] >= 0:  # IS-MOVE-11
                    found.append(action + LAND)
        for boat in range(i64(len(boat_at))):
            if boat_at[boat] >= 0 and self.controls(self.active, boat):
                self.add_sailings(boat, found)
        return found

    def terrain_to_sink(self) -> i64:
        """IS-SINK-1: beaches first, then forests, then mountains."""
        terrain: i64 = 0
        while self.left[terrain] == 0:
            terrain += 1
        return terrain

    def legal_sinkings(self) -> list[int]:
        """IS-SINK-1: tiles of the terrain that touch the sea; IS-SINK-2: if there are none, all of it."""
        ground, near = self.ground, self.box.neighbours
        wanted = self.terrain_to_sink() + 1
        found: list[int] = []
        for hex in self.box.land:
            if ground[hex] == wanted:
                for side in range(6 * hex, 6 * hex + 6):
                    if ground[near[side]] == SEA:
                        found.append(HEX + hex)
                        break
        if len(found) == 0:
            for hex in self.box.land:
                if ground[hex] == wanted:
                    found.append(HEX + hex)
        return found

    def legal_crowd(self) -> list[int]:
        """IS-EFF-3: whom the boat that came up takes aboard."""
        found: list[int] = []
        for explorer in range(i64(len(self.spot))):
            if self.spot[explorer] == self.target:
                found.append(SELECT + explorer)
        return found

    def legal_picks(self) -> list[int]:
        """IS-CREA-2: the hex of a creature that can move, or nothing."""
        found: list[int] = [DONE]
        mask: i64 = 7 << (3 * self.kind)
        menace, ground, near = self.menace, self.ground, self.box.neighbours
        for hex in range(HEXES):
            if menace[hex] & mask:
                for side in range(6 * hex, 6 * hex + 6):
                    if near[side] >= 0 and ground[near[side]] == SEA:
                        found.append(HEX + hex)
                        break
        return found

    def legal_prowl(self) -> list[int]:
        """IS-CREA-2, IS-CREA-3: one step through the sea; after the first one may stop."""
        found: list[int] = []
        near, ground = self.box.neighbours, self.ground
        hex = self.creature_at[self.mover]
        if self.count < self.box.ranges[self.kind]:
            found.append(DONE)
        for direction in range(6):
            other = near[6 * hex + direction]
            if other >= 0 and ground[other] == SEA:
                found.append(DIR + direction)
        return found

    def legal_reactions(self) -> list[int]:
        if self.holds(self.actor, DEFENCE_TILE + self.kind):
            return [DONE, DEFEND]
        return [DONE]

    # -- what happens -------------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == MOVE:
            self.apply_move(action)
        elif phase == PLACE:
            self.place(action - HEX)
        elif phase == WORTH:
            self.value[self.mover] = action - VALUE + 1
            self.note("value", self.mover, action - VALUE + 1)
            self.next_place()
        elif phase == SINK:
            self.sink(action - HEX)
        elif phase == DRAW:
            self.turn_over(action)
        elif phase == ROLL:
            self.roll(action)
        elif phase == PICK:
            self.pick(action)
        elif phase == PROWL:
            self.prowl(action)
        elif phase == TERRAIN:
            self.lay(action)
        elif phase == BOATS_OUT:
            self.put_boat(action - HEX)
        elif phase == TILE:
            self.play_tile(action)
        elif phase == DOLPHIN:
            self.dolphin_step(action)
        elif phase == WINDS:
            self.wind_step(action)
        elif phase == LIFT:
            self.mover = self.creature_of(self.kind, action - HEX)
            self.phase = DROP
        elif phase == DROP:
            self.note("relocate", self.mover, self.kind, self.creature_at[self.mover], action - HEX)
            self.shift_creature(self.mover, self.kind, action - HEX)
            self.start_movement()
        elif phase == CROWD:
            self.take_aboard(action - SELECT)
        elif phase == REACT:
            self.react(action)
        elif phase == FIRST:
            self.set_first(action)

    # -- set-up -------------------------------------------------------------------------------------

    def lay(self, terrain: i64) -> None:
        hex = self.box.land[self.count]
        self.ground[hex] = terrain + 1
        self.left[terrain] += 1
        self.note("lay", hex, terrain)
        self.count += 1
        if self.count == LAND_PLACES:
            self.count = 0
            if self.terms.first_player < 0:
                self.phase = FIRST
            else:
                self.set_first(self.terms.first_player)

    def set_first(self, seat: i64) -> None:
        """IS-SETUP-4"""
        self.first = seat
        self.actor = seat
        self.active = seat
        self.phase = PLACE
        self.note("first", seat)

    def place(self, hex: i64) -> None:
        """IS-SETUP-5, IS-SETUP-7: numbered in the order of placement; with two colours in turn (IS-VAR-8)."""
        terms = self.terms
        in_round = self.count % terms.colours
        colour = (self.first + in_round) % self.seats + self.seats * (in_round // self.seats)
        explorer = PER_COLOUR * colour + self.count // terms.colours
        self.spot[explorer] = hex
        self.people[hex] += 1
        self.on_board[self.actor] += 1
        self.mover = explorer
        self.note("place", explorer, hex)
        if terms.equality:  # IS-VAR-2
            self.next_place()
        else:
            self.phase = WORTH

    def next_place(self) -> None:
        self.mover = -1
        self.count += 1
        self.active = (self.active + 1) % self.seats
        if self.count < self.terms.colours * PER_COLOUR:
            self.phase = PLACE
        else:
            self.count = 0
            self.active = self.first
            self.phase = BOATS_OUT
        self.actor = self.active

    def put_boat(self, hex: i64) -> None:
        """IS-SETUP-8"""
        self.note("put-boat", self.actor, self.launch(hex), hex)
        self.count += 1
        if self.count < self.terms.colours * self.box.boats_per_colour:
            self.active = (self.active + 1) % self.seats
            self.actor = self.active
        else:
            self.start_turn(self.first)

    # -- the turn (IS-TURN-1) -------------------------------------------------------------------------

    def start_turn(self, seat: i64) -> None:
        self.active = seat
        self.actor = seat
        self.note("turn", seat)
        if self.hand_size(seat) > 0:  # IS-TURN-2
            self.phase = TILE
            self.mover = -1
        else:
            self.start_movement()

    def start_movement(self) -> None:
        self.wet = 0
        self.count = self.box.points
        self.mover = -1
        self.kind = -1
        if self.on_board[self.active] > 0:
            self.phase = MOVE
        else:  # IS-TURN-3
            self.start_sinking()

    def start_sinking(self) -> None:
        self.wet = 0
        self.count = 0
        self.phase = SINK
        if self.left[0] + self.left[1] + self.left[2] == 0:  # IS-SINK-5
            self.start_creature()

    def start_creature(self) -> None:
        """IS-STATE-7: the sinking is over and done with; is anybody left?"""
        self.target = -1
        self.kind = -1
        if self.nobody_on_board():
            self.finish(BY_EMPTY_BOARD)
        else:
            self.phase = ROLL
            self.actor = CHANCE

    def end_turn(self) -> None:
        self.mover = -1
        self.kind = -1
        self.target = -1
        self.count = 0
        if self.nobody_on_board():  # IS-END-2
            self.finish(BY_EMPTY_BOARD)
            return
        if self.left[0] + self.left[1] + self.left[2] == 0:  # IS-VAR-4
            self.extra += 1
            if self.extra >= self.box.round_cap * self.seats:
                self.finish(BY_ROUND_CAP)
                return
        self.start_turn((self.active + 1) % self.seats)

    def finish(self, reason: i64) -> None:
        """IS-END-3: whoever is still out there is lost."""
        lost: i64 = 0
        for explorer in range(i64(len(self.spot))):
            if self.spot[explorer] < SAVED:
                self.leave(explorer)
                self.spot[explorer] = LOST
                lost += 1
        for seat in range(self.seats):
            self.on_board[seat] = 0
        self.mover = -1
        self.kind = -1
        self.target = -1
        self.count = 0
        self.wet = 0
        self.phase = END
        self.actor = OVER
        self.note("end", reason, lost)

    # -- phase 1: a red tile --------------------------------------------------------------------------

    def play_tile(self, action: i64) -> None:
        if action == DONE:
            self.start_movement()
            return
        red = action - PLAY
        self.note("play", self.active, GREENS + red, self.spend(self.active, red))
        self.mover = -1
        if red == DOLPHIN_TILE:
            self.phase = DOLPHIN
            self.count = self.box.dolphin_steps
        elif red == WIND_TILE:
            self.phase = WINDS
            self.count = self.box.wind_steps
        else:
            self.phase = LIFT
            self.kind = red - MOVE_TILE

    def dolphin_step(self, action: i64) -> None:
        """IS-HAND-4, IS-HAND-5"""
        if action == DONE:
            self.start_movement()
            return
        piece = (action - EXPLORER) // MODES
        explorer = self.terms.mine[20 * self.active + piece]
        self.mover = explorer
        hex = self.box.neighbours[6 * self.spot[explorer] + (action - EXPLORER) % MODES]
        self.note("swim", explorer, self.spot[explorer], hex)
        self.leave(explorer)
        self.enter_hex(explorer, hex)
        self.count -= 1
        if self.nobody_on_board():
            self.finish(BY_EMPTY_BOARD)
        elif self.count == 0 or self.spot[explorer] == LOST:
            self.start_movement()

    def wind_step(self, action: i64) -> None:
        """IS-HAND-6, IS-HAND-7"""
        if action == DONE:
            self.start_movement()
            return
        boat = (action - BOAT) // 6
        self.mover = boat
        self.sail(boat, (action - BOAT) % 6)
        self.count -= 1
        if self.nobody_on_board():
            self.finish(BY_EMPTY_BOARD)
        elif self.count == 0 or self.boat_at[boat] == NOWHERE:
            self.start_movement()

    # -- phase 2: movement ------------------------------------------------------------------------------

    def sail(self, boat: i64, direction: i64) -> None:
        """IS-BOAT-4; an occupied boat and a whale or serpent do not go together (IS-BOAT-5, IS-BOAT-6)."""
        start = self.boat_at[boat]
        hex = self.box.neighbours[6 * start + direction]
        self.boat_in[start] = NOWHERE
        self.boat_in[hex] = boat
        self.boat_at[boat] = hex
        self.note("sail", boat, start, hex)
        if self.load[boat] > 0 and self.menace[hex] & DEADLY_TO_BOATS:
            self.capsize(boat)

    def apply_move(self, action: i64) -> None:
        if action == DONE:
            self.start_sinking()
            return
        if action >= BOAT:
            self.sail((action - BOAT) // 6, (action - BOAT) % 6)
        else:
            self.explorer_step((action - EXPLORER) // MODES, (action - EXPLORER) % MODES)
        self.count -= 1
        if self.nobody_on_board():
            self.finish(BY_EMPTY_BOARD)
        elif self.count == 0 or self.on_board[self.active] == 0:  # IS-TURN-4
            self.start_sinking()

    def explorer_step(self, piece: i64, mode: i64) -> None:
        explorer = self.terms.mine[20 * self.active + piece]
        spot = self.spot[explorer]
        near, ground = self.box.neighbours, self.ground
        if mode < BOARD:
            hex = near[6 * spot + mode]
            if ground[hex] != SEA:
                self.note("walk", explorer, spot, hex)
            else:  # dive or swim: wet (IS-SWIM-1)
                self.wet |= 1 << piece
                self.note("swim" if ground[spot] == SEA else "dive", explorer, spot, hex)
            self.leave(explorer)
            self.enter_hex(explorer, hex)
        elif mode < CLIMB:
            start = spot if spot < HEXES else self.boat_at[spot - IN_BOAT]
            hex = near[6 * start + mode - BOARD]
            self.note("embark" if spot < HEXES else "transfer", explorer, start, hex, self.boat_in[hex])
            self.leave(explorer)
            self.enter_boat(explorer, self.boat_in[hex])
        elif mode == CLIMB:
            self.wet |= 1 << piece
            self.note("climb", explorer, spot, spot, self.boat_in[spot])
            self.leave(explorer)
            self.enter_boat(explorer, self.boat_in[spot])
        elif mode == JUMP:
            self.wet |= 1 << piece
            hex = self.boat_at[spot - IN_BOAT]
            self.note("jump", explorer, hex, hex, spot - IN_BOAT)
            self.leave(explorer)
            self.enter_hex(explorer, hex)
        else:  # IS-MOVE-10 from a boat, IS-MOVE-11 from the water
            hex = spot if spot < HEXES else self.boat_at[spot - IN_BOAT]
            if spot < HEXES:
                self.wet |= 1 << piece
            self.save(explorer, self.box.island_of[hex])

    # -- phase 3: a tile sinks (IS-SINK-4) ----------------------------------------------------------------

    def sink(self, hex: i64) -> None:
        terrain = self.ground[hex] - 1
        self.ground[hex] = SEA  # so its explorers are swimmers
        self.left[terrain] -= 1
        self.note("sink", hex, terrain, self.people[hex])
        if self.terms.submerged and self.left[0] + self.left[1] + self.left[2] == 0:  # IS-VAR-5
            self.finish(BY_LAST_TILE)
            return
        self.target = hex
        self.kind = terrain
        self.phase = DRAW
        self.actor = CHANCE

    def turn_over(self, kind: i64) -> None:
        terrain, hex = self.kind, self.target
        self.pool[12 * terrain + kind] -= 1
        self.actor = self.active
        if kind >= GREENS:  # IS-EFF-6
            self.hands[7 * (3 * self.active + terrain) + kind - GREENS] += 1
            self.note("keep", self.active, kind, terrain)
            self.start_creature()
            return
        self.note("back", hex, kind)
        if kind == SHARK_TILE:  # IS-EFF-1
            self.summon(SHARK, hex)
            self.drown(hex, BY_SHARK)
        elif kind == WHALE_TILE:  # IS-EFF-2
            self.summon(WHALE, hex)
        elif kind == BOAT_TILE:
            self.surface_boat(hex)
            return
        elif kind == WHIRLPOOL_TILE or self.terms.to_the_last or self.terms.submerged:
            self.whirlpool(hex)
        else:  # IS-EFF-5
            self.finish(BY_VOLCANO)
            return
        self.start_creature()

    def surface_boat(self, hex: i64) -> None:
        """IS-EFF-3: the swimmers board at once; if they are too many the active player selects."""
        boat = self.launch(hex)
        self.note("surface", boat, hex)
        if self.people[hex] > self.box.capacity:
            self.kind = -1
            self.mover = boat
            self.count = self.box.capacity
            self.phase = CROWD
            return
        for explorer in range(i64(len(self.spot))):
            if self.spot[explorer] == hex:
                self.haul(explorer, boat)
        self.start_creature()

    def haul(self, explorer: i64, boat: i64) -> None:
        self.note("haul", explorer, boat, self.target)
        self.leave(explorer)
        self.enter_boat(explorer, boat)

    def take_aboard(self, explorer: i64) -> None:
        self.haul(explorer, self.mover)
        self.count -= 1
        if self.count == 0:
            self.mover = -1
            self.start_creature()

    def whirlpool(self, hex: i64) -> None:
        """IS-EFF-4"""
        self.clear(hex)
        near = self.box.neighbours
        for side in range(6 * hex, 6 * hex + 6):
            if near[side] >= 0 and self.ground[near[side]] == SEA:
                self.clear(near[side])

    # -- phase 4: a creature ------------------------------------------------------------------------------

    def roll(self, kind: i64) -> None:
        """IS-CREA-1"""
        self.note("roll", self.active, kind)
        self.actor = self.active
        self.kind = kind
        self.phase = PICK
        if len(self.legal_picks()) == 1:
            self.note("idle", kind)
            self.end_turn()

    def pick(self, action: i64) -> None:
        if action == DONE:
            self.end_turn()
            return
        self.mover = self.creature_of(self.kind, action - HEX)
        self.count = self.box.ranges[self.kind]
        self.phase = PROWL

    def prowl(self, action: i64) -> None:
        if action == DONE:
            self.end_turn()
            return
        kind = self.kind
        start = self.creature_at[self.mover]
        hex = self.box.neighbours[6 * start + action - DIR]
        self.note("prowl", self.mover, kind, start, hex)
        self.shift_creature(self.mover, kind, hex)
        self.count -= 1
        boat = self.boat_in[hex]
        crew: i64 = self.load[boat] if boat >= 0 else 0
        victims: i64 = crew
        if kind != WHALE:
            victims = self.people[hex]
            if kind == SERPENT:
                victims += crew
        if victims > 0 and kind == SERPENT:  # IS-CREA-4: no defence
            if crew > 0:
                self.destroy(boat, BY_SERPENT)
            self.drown(hex, BY_SERPENT)
            self.end_turn()
        elif victims > 0:  # IS-CREA-5, IS-CREA-6
            self.target = hex
            self.phase = REACT
            self.ask_after(self.active)
        elif self.count == 0:  # IS-CREA-7
            self.end_turn()

    def ask_after(self, seat: i64) -> None:
        """IS-REACT-3: the next one who has somebody at stake and any tile at all; nobody left: the attack."""
        other = (seat + 1) % self.seats
        while other != self.active:
            if self.at_stake(other) and self.hand_size(other) > 0:
                self.actor = other
                self.note("ask", other, self.kind)
                return
            other = (other + 1) % self.seats
        self.attack()

    def at_stake(self, seat: i64) -> bool:
        """IS-REACT-1: an own swimmer in the shark's hex; IS-REACT-2: an own passenger over the whale."""
        if self.kind == WHALE:
            return self.aboard[4 * self.boat_in[self.target] + seat] > 0
        spot, owner = self.spot, self.terms.owner
        for explorer in range(i64(len(spot))):
            if spot[explorer] == self.target and owner[explorer] == seat:
                return True
        return False

    def react(self, action: i64) -> None:
        if action == DONE:
            self.note("decline", self.actor)
            self.ask_after(self.actor)
            return
        seat, kind = self.actor, self.kind
        terrain = self.spend(seat, DEFENCE_TILE + kind)
        self.note("defend", seat, GREENS + DEFENCE_TILE + kind, terrain)
        self.remove_creature(self.mover, kind, BY_DEFENCE)
        self.end_turn()

    def attack(self) -> None:
        if self.kind == WHALE:
            self.capsize(self.boat_in[self.target])
        else:
            self.drown(self.target, BY_SHARK)
        self.end_turn()

    # -- scoring ------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """IS-SCORE-1: the values of the saved; IS-VAR-2: their number."""
        points: list[i64] = [0] * self.seats
        owner, equality = self.terms.owner, self.terms.equality
        for explorer in range(i64(len(self.spot))):
            if SAVED <= self.spot[explorer] < LOST:
                points[owner[explorer]] += 1 if equality else self.value[explorer]
        found: list[int] = []
        for total in points:
            found.append(total)
        return found

    # -- copies and looks ---------------------------------------------------------------------------------

    def clone(self) -> "Island":
        copy = Island(
            self.terms,
            self.ground.copy(),
            self.people.copy(),
            self.boat_in.copy(),
            self.menace.copy(),
            self.spot.copy(),
            self.value.copy(),
            self.boat_at.copy(),
            self.load.copy(),
            self.aboard.copy(),
            self.creature_at.copy(),
            self.hands.copy(),
            self.excluded.copy(),
            self.pool.copy(),
            self.left.copy(),
            self.on_board.copy(),
        )
        self.copy_into(copy)
        return copy

    def estimate(self) -> list[float]:
        return evaluate.estimate(self)

    def features(self, seat: i64) -> list[float]:
        return evaluate.features(self, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        from arcipelago.games.the_island.table import table

        return table.view(self, seat)


def make(terms: Terms, dump: dict[str, Any]) -> Island:
    """The state of a dump."""
    empty: list[i64] = []
    state = Island(
        terms,
        empty,
        empty,
        empty,
        empty,
        empty,
        empty,
        empty,
        empty,
        empty,
        empty,
        empty,
        empty,
        empty,
        empty,
        empty,
    )
    state.restore(dump)
    return state


def start(terms: Terms) -> Island:
    return make(terms, blank(terms))
