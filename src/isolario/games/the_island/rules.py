"""The rules of The Island: what follows from each choice, phase by phase. Rule IDs as in rules.en.md."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from isolario.games.the_island import belief, evaluate, features, instinct, scoring, value
from isolario.games.the_island.actions import (
    BOARD,
    BOAT,
    CLIMB,
    DIR,
    DONE,
    EXPLORER,
    HEX,
    JUMP,
    MODES,
    PLAY,
    SELECT,
    VALUE,
)
from isolario.games.the_island.board import (
    GREENS,
    HEXES,
    LAND_PLACES,
    PER_COLOUR,
    SEA,
    SERPENT,
    SHARK,
    WHALE,
    Terms,
)
from isolario.games.the_island.choices import DEFENCE_TILE, DOLPHIN_TILE, MOVE_TILE, WIND_TILE, Choices
from isolario.games.the_island.position import (
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
)
from isolario.kernel.features import NO_BACKDROP, Sheet
from isolario.kernel.luck import Luck
from isolario.kernel.remembered import own_copy
from isolario.kernel.state import CHANCE, OVER, blended, blended_packed

# The green backs, in the order of the box.
SHARK_TILE: Final[i64] = 0
WHALE_TILE: Final[i64] = 1
BOAT_TILE: Final[i64] = 2
WHIRLPOOL_TILE: Final[i64] = 3
VOLCANO_TILE: Final[i64] = 4
# Why the game ended, for the narration.
BY_VOLCANO: Final[i64] = 0
BY_EMPTY_BOARD: Final[i64] = 1
BY_LAST_TILE: Final[i64] = 2
BY_ROUND_CAP: Final[i64] = 3


class Island(Choices):
    """A match of The Island."""

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
            self.note("relocate", self.mover, self.creature_at[self.mover], action - HEX)
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
        self.backdrop = NO_BACKDROP
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
        """IS-SETUP-5, IS-SETUP-7: numbered in the order of placement."""
        terms = self.terms
        explorer = PER_COLOUR * self.colour_to_place() + self.count // terms.colours
        self.spot[explorer] = hex
        self.people[hex] += 1
        self.on_board[self.actor] += 1
        self.mover = explorer
        self.note("place", explorer, hex)
        if terms.equality:  # IS-VAR-2
            self.next_place()
        else:
            self.phase = WORTH

    def colour_to_place(self) -> i64:
        """Whose explorer comes next; with two colours the first ones of both seats, then the second ones (IS-VAR-8)."""
        in_round = self.count % self.terms.colours
        return (self.first + in_round) % self.seats + self.seats * (in_round // self.seats)

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
        lost: list[int] = []
        for explorer in range(i64(len(self.spot))):
            if self.spot[explorer] < SAVED:
                lost.append(explorer)
                lost.append(self.spot[explorer])
                self.leave(explorer)
                self.spot[explorer] = LOST
        if self.trace is not None:
            self.note_all("end", [reason, self.target, *lost])
        for seat in range(self.seats):
            self.on_board[seat] = 0
        self.mover = -1
        self.kind = -1
        self.target = -1
        self.count = 0
        self.wet = 0
        self.phase = END
        self.actor = OVER

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
        """IS-HAND-4, IS-HAND-5; it costs no points and is no wet step (IS-HAND-3)."""
        if action == DONE:
            self.start_movement()
            return
        piece = (action - EXPLORER) // MODES
        explorer = self.terms.mine[20 * self.active + piece]
        self.mover = explorer
        hex = self.box.near[6 * self.spot[explorer] + (action - EXPLORER) % MODES]
        self.note("swim", explorer, self.spot[explorer], hex)
        self.leave(explorer)
        self.enter_hex(explorer, hex)
        self.count -= 1
        if self.nobody_on_board():
            self.finish(BY_EMPTY_BOARD)
        elif self.count == 0 or self.spot[explorer] == LOST:
            self.start_movement()

    def wind_step(self, action: i64) -> None:
        """IS-HAND-6, IS-HAND-7; it costs no points (IS-HAND-3)."""
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
        """IS-BOAT-4; an occupied boat and a whale or serpent do not go together (IS-BOAT-5, IS-BOAT-6).

        Swimmers there are neither harmed nor taken aboard (IS-BOAT-8).
        """
        start = self.boat_at[boat]
        hex = self.box.near[6 * start + direction]
        self.boat_in[start] = NOWHERE
        self.boat_in[hex] = boat
        self.boat_at[boat] = hex
        self.note("sail", boat, start, hex)
        if self.load[boat] > 0 and self.menace[hex] & DEADLY_TO_BOATS:
            self.capsize(boat)

    def apply_move(self, action: i64) -> None:
        """One point is spent; the others remain, also after a capsize (IS-BOAT-9)."""
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
        """From the tiles into boats or water and to safety, never back onto a tile (IS-STATE-1)."""
        explorer = self.terms.mine[20 * self.active + piece]
        spot = self.spot[explorer]
        near, ground = self.box.near, self.ground
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
            self.note("embark" if spot < HEXES else "transfer", explorer, spot, hex, self.boat_in[hex])
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
            self.note("jump", explorer, spot, hex, spot - IN_BOAT)
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
        self.backdrop = NO_BACKDROP
        self.left[terrain] -= 1
        self.note("sink", hex, terrain, self.people[hex])
        if self.terms.submerged and self.left[0] + self.left[1] + self.left[2] == 0:  # IS-VAR-5, IS-VAR-6
            self.finish(BY_LAST_TILE)
            return
        self.target = hex
        self.kind = terrain
        self.phase = DRAW
        self.actor = CHANCE

    def turn_over(self, kind: i64) -> None:
        terrain, hex = self.kind, self.target
        self.pool[12 * terrain + kind] -= 1
        self.backdrop = NO_BACKDROP
        self.actor = self.active
        if kind >= GREENS:  # IS-EFF-6
            self.hands[7 * (3 * self.active + terrain) + kind - GREENS] += 1
            self.note("keep", self.active, kind, terrain, hex)
            self.start_creature()
            return
        if kind == SHARK_TILE:  # IS-EFF-1
            self.note("back", hex, kind, self.summon(SHARK, hex))
            self.drown(hex, BY_SHARK)
        elif kind == WHALE_TILE:  # IS-EFF-2
            self.note("back", hex, kind, self.summon(WHALE, hex))
        elif kind == BOAT_TILE:
            self.surface_boat(hex)
            return
        elif kind == WHIRLPOOL_TILE or self.terms.to_the_last or self.terms.submerged:  # IS-VAR-3, IS-VAR-5
            self.note("back", hex, kind)
            self.whirlpool(hex)
        else:  # IS-EFF-5, IS-END-1
            self.note("back", hex, kind)
            self.finish(BY_VOLCANO)
            return
        self.start_creature()

    def surface_boat(self, hex: i64) -> None:
        """IS-EFF-3: the swimmers board at once; if they are too many the active player selects."""
        boat = self.launch(hex)
        self.note("back", hex, BOAT_TILE, boat)
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
        near = self.box.near
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
        if not self.any_can_prowl(kind):
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
        hex = self.box.near[6 * start + action - DIR]
        self.note("prowl", self.mover, start, hex)
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
                self.note("ask", other, self.mover, self.target)
                return
            other = (other + 1) % self.seats
        self.attack()

    def react(self, action: i64) -> None:
        """Whatever the answer, phase 4 is over after it (IS-REACT-5)."""
        if action == DONE:
            self.note("decline", self.actor)
            self.ask_after(self.actor)
            return
        seat, kind = self.actor, self.kind
        terrain = self.spend(seat, DEFENCE_TILE + kind)
        self.note("defend", seat, GREENS + DEFENCE_TILE + kind, terrain, self.mover)
        self.remove_creature(self.mover, kind, BY_DEFENCE)
        self.end_turn()

    def attack(self) -> None:
        if self.kind == WHALE:
            self.capsize(self.boat_in[self.target])
        else:
            self.drown(self.target, BY_SHARK)
        self.end_turn()

    # -- copies and looks ---------------------------------------------------------------------------------

    def clone(self) -> "Island":
        copy = Island(self.terms)
        self.copy_into(copy)
        return copy

    def imagine(self, seat: i64, luck: Luck) -> None:
        self.resample(seat, luck)
        belief.imagine_values(self, seat, luck)

    def instinct(self, choices: list[int], luck: Luck) -> i64:
        return instinct.instinct(self, choices, luck) if self.seats > 2 else -1

    def bluff(self) -> float:
        return belief.SPARE / float(self.seats) if self.phase == WORTH else 0.0

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def estimate(self) -> list[float]:
        network = self.box.networks[self.seats]
        if network is not None and value.suits(self):
            return value.estimate(self, network)
        return evaluate.estimate(self)

    def features_backdrop(self) -> vec[i32]:
        if len(self.backdrop) == 0:
            self.backdrop = features.backdrop(self)
        return self.backdrop

    def write_features(self, seat: i64, scope: i64, sheet: Sheet) -> None:
        features.write(self, seat, scope, sheet)

    def whose_turn(self) -> i64:
        return self.active

    def fingerprint(self) -> int:
        mark = blended_packed(self.actor + 3, self.spot)
        mark = blended_packed(mark, self.boat_at)
        mark = blended_packed(mark, self.creature_at)
        mark = blended_packed(mark, self.hands)
        mark = blended_packed(mark, self.ground)
        mark = blended_packed(mark, self.value)
        return int(blended(mark, [self.phase, self.active, self.count, self.wet, self.mover, self.kind, self.target]))

    def view(self, seat: int | None) -> dict[str, Any]:
        from isolario.games.the_island.presentation import presentation

        seen: dict[str, Any] = own_copy(presentation.view(self, seat))
        return seen


def fresh(terms: Terms) -> Island:
    """The table before the first tile is laid."""
    state = Island(terms)
    state.lay_out()
    return state
