"""What may be chosen in The Island, phase by phase. Rule IDs as in rules.en.md."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from isolario.games.the_island.actions import (
    BOARD,
    BOAT,
    CLIMB,
    DEFEND,
    DIR,
    DONE,
    EXPLORER,
    GO,
    HEX,
    JUMP,
    LAND,
    MODES,
    PLAY,
    SELECT,
    VALUE,
)
from isolario.games.the_island.board import HEXES, OWN_TURN, PER_COLOUR, SEA, SERPENT, SHARK, WHALE
from isolario.games.the_island.position import (
    BOATS_OUT,
    CROWD,
    DOLPHIN,
    DRAW,
    DROP,
    FIRST,
    IN_BOAT,
    LIFT,
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
)
from isolario.kernel.luck import FastLuck, Luck

# Red backs, counted from the first red one: dolphin, winds, move serpent, shark, whale, two defences.
NO_BOAT: Final[u8] = 0
WITH_ROOM: Final[u8] = 1
FULL_BOAT: Final[u8] = 2
"""What `boats_by_hex` says of a hex."""

DOLPHIN_TILE: Final[i64] = 0
WIND_TILE: Final[i64] = 1
MOVE_TILE: Final[i64] = 2
DEFENCE_TILE: Final[i64] = 4
"""Plus the kind of the attacker: 5 against sharks, 6 against whales."""


class Choices(Position):
    """All pieces and hands, and what the actor may do with them. `rules.py` adds what follows."""

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

    def random_choice(self, luck: Luck) -> i64:
        """The same draw as by the lists of outcomes and weights, without making them."""
        if self.phase != DRAW or not isinstance(luck, FastLuck):
            return super().random_choice(luck)
        pool = self.pool
        first = 12 * self.kind
        total: i64 = 0
        for kind in range(first, first + 12):
            total += pool[kind]
        left = luck.below(total)
        chosen = first
        while left >= pool[chosen]:
            left -= pool[chosen]
            chosen += 1
        return chosen - first

    def urn(self) -> i64:
        """The die, and a pile of tiles for each terrain."""
        if self.phase == ROLL:
            return 1
        if self.phase == DRAW:
            return 2 + self.kind
        return 0

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
        """IS-HAND-2: own-turn tiles that can have their effect; passing is always possible (IS-TURN-2).

        The turn's own tile is drawn after this phase, so these were drawn in earlier turns (IS-HAND-1).
        """
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
        near, ground, spot = self.box.near, self.ground, self.spot
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
        boats = self.boats_by_hex()
        if self.phase == WINDS and self.mover >= 0:
            found.append(DONE)
            self.add_sailings(self.mover, boats, found)
            return found
        for boat in range(i64(len(self.boat_at))):
            if self.boat_at[boat] >= 0 and self.controls(self.active, boat):
                self.add_sailings(boat, boats, found)
        return found

    def add_sailings(self, boat: i64, boats: vec[u8], found: list[Any]) -> None:
        """IS-BOAT-4: to adjacent sea hexes without a boat."""
        near, ground, numbers = self.box.near, self.ground, self.box.numbers
        hex = self.boat_at[boat]
        for direction in range(6):
            other = near[6 * hex + direction]
            if other >= 0 and ground[other] == SEA and boats[other] == NO_BOAT:
                found.append(numbers[BOAT + 6 * boat + direction])

    def legal_lifts(self) -> list[int]:
        """IS-HAND-8: any creature of the kind on the tile."""
        found: list[int] = []
        base = self.box.creature_base
        for creature in range(base[self.kind], base[self.kind + 1]):
            hex = self.creature_at[creature]
            if hex >= 0 and HEX + hex not in found:
                found.append(HEX + hex)
        found.sort()
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
        """IS-MOVE-1: steps of own explorers (IS-MOVE-2) and of boats one may steer, or the end of the phase.

        What is not listed here does not exist (IS-MOVE-12).
        """
        found: list[Any] = [DONE]
        terms, box = self.terms, self.box
        numbers, mine, spots = box.numbers, terms.mine, self.spot
        near, ground, boat_at = box.near, self.ground, self.boat_at
        boats = self.boats_by_hex()
        first = 20 * self.active
        for piece in range(terms.pieces):
            spot = spots[mine[first + piece]]
            if spot >= SAVED:
                continue
            action = EXPLORER + MODES * piece
            dry = not self.wet & (1 << piece)
            if spot < HEXES and ground[spot] == SEA:
                if dry:
                    self.add_swims(spot, action, boats, found)
                continue
            hex = spot
            if spot < HEXES:  # from a tile one can walk or dive in all six directions (IS-MOVE-3, IS-MOVE-6)
                found.extend(box.strides[piece])
            else:
                hex = boat_at[spot - IN_BOAT]
            for direction in range(6):  # IS-MOVE-4, IS-MOVE-5, IS-BOAT-1
                other = near[6 * hex + direction]
                if other >= 0 and boats[other] == WITH_ROOM:
                    found.append(numbers[action + BOARD + direction])
            if spot >= HEXES:
                if dry:  # IS-MOVE-7
                    found.append(numbers[action + JUMP])
                if box.is_landing[hex] != 0:  # IS-MOVE-10
                    found.append(numbers[action + LAND])
        for boat in range(i64(len(boat_at))):
            if boat_at[boat] >= 0 and self.controls(self.active, boat):
                self.add_sailings(boat, boats, found)
        return found

    def boats_by_hex(self) -> vec[u8]:
        """For each hex NO_BOAT, WITH_ROOM or FULL_BOAT: packed, because every explorer looks at all its neighbours."""
        found = vec[u8]([0] * HEXES)
        boat_at, load, capacity = self.boat_at, self.load, self.box.capacity
        for boat in range(i64(len(boat_at))):
            hex = boat_at[boat]
            if hex >= 0:
                found[hex] = WITH_ROOM if load[boat] < capacity else FULL_BOAT
        return found

    def add_swims(self, hex: i64, action: i64, boats: vec[u8], found: list[Any]) -> None:
        """The wet steps of a swimmer: IS-MOVE-8, IS-MOVE-9, IS-MOVE-11."""
        box = self.box
        near, ground, numbers = box.near, self.ground, box.numbers
        for direction in range(6):
            other = near[6 * hex + direction]
            if other >= 0 and ground[other] == SEA:
                found.append(numbers[action + GO + direction])
        if boats[hex] == WITH_ROOM:
            found.append(numbers[action + CLIMB])
        if box.is_landing[hex] != 0:
            found.append(numbers[action + LAND])

    def terrain_to_sink(self) -> i64:
        """IS-SINK-1: beaches first, then forests, then mountains."""
        terrain: i64 = 0
        while self.left[terrain] == 0:
            terrain += 1
        return terrain

    def legal_sinkings(self) -> list[int]:
        """IS-SINK-1: tiles of the terrain that touch the sea; IS-SINK-2: if there are none, all of it.

        Whoever stands there: the choice is free, but there is no way round it (IS-SINK-3).
        """
        ground, near = self.ground, self.box.near
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
        base = self.box.creature_base
        for creature in range(base[self.kind], base[self.kind + 1]):
            hex = self.creature_at[creature]
            if hex >= 0 and HEX + hex not in found and self.can_prowl(hex):
                found.append(HEX + hex)
        found.sort()
        return found

    def can_prowl(self, hex: i64) -> bool:
        ground, near = self.ground, self.box.near
        for side in range(6 * hex, 6 * hex + 6):
            if near[side] >= 0 and ground[near[side]] == SEA:
                return True
        return False

    def any_can_prowl(self, kind: i64) -> bool:
        base = self.box.creature_base
        for creature in range(base[kind], base[kind + 1]):
            if self.creature_at[creature] >= 0 and self.can_prowl(self.creature_at[creature]):
                return True
        return False

    def legal_prowl(self) -> list[int]:
        """IS-CREA-2, IS-CREA-3: one step through the sea; after the first one may stop."""
        found: list[int] = []
        near, ground = self.box.near, self.ground
        hex = self.creature_at[self.mover]
        if self.count < self.box.ranges[self.kind]:
            found.append(DONE)
        for direction in range(6):
            other = near[6 * hex + direction]
            if other >= 0 and ground[other] == SEA:
                found.append(DIR + direction)
        return found

    def legal_reactions(self) -> list[int]:
        """A defence tile fits this window and no other moment (IS-REACT-4)."""
        if self.holds(self.actor, DEFENCE_TILE + self.kind):
            return [DONE, DEFEND]
        return [DONE]

    def at_stake(self, seat: i64) -> bool:
        """IS-REACT-1: an own swimmer in the shark's hex; IS-REACT-2: an own passenger over the whale."""
        if self.kind == WHALE:
            return self.aboard[4 * self.boat_in[self.target] + seat] > 0
        spot, owner = self.spot, self.terms.owner
        for explorer in range(i64(len(spot))):
            if spot[explorer] == self.target and owner[explorer] == seat:
                return True
        return False
