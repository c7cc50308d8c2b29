"""The rules of The Volcanic Isle. Rule IDs (VI-...) refer to rules.en.md and docs/rulings.md."""

from typing import Any, Final

from mypy_extensions import i64

from arcipelago.games.volcanic_isle import evaluate
from arcipelago.games.volcanic_isle.board import DONE, PRAY, Box, Land
from arcipelago.games.volcanic_isle.position import (
    BOAT,
    DIE,
    EMPTY,
    FINISHED,
    FIRST,
    FREE,
    LYING,
    MAP,
    NOBODY,
    PAIR,
    PRAYER,
    RESCUE_ALL,
    RESCUE_ONE,
    SUPPLY,
    TIE,
    TURN,
    VILLAGE,
    VOLCANO,
    Position,
)
from arcipelago.games.volcanic_isle.scoring import ahead, final_points
from arcipelago.kernel.state import CHANCE, OVER

# The links of the chain that a raised Moai sets off (VI-RAIS-2), in their order.
CRACK: Final[i64] = 0
ROLL: Final[i64] = 1
ERUPTION: Final[i64] = 2
POINTS: Final[i64] = 3
SINKING: Final[i64] = 4
RESCUES: Final[i64] = 5
REMOVAL: Final[i64] = 6
NO_LAVA: Final[i64] = 7
DOUBLE_ERUPTION: Final[i64] = 8
END_CHECK: Final[i64] = 9
CHAIN_ENDS: Final[i64] = 10

CHAIN_RUNS: Final[i64] = -3
"""`actor` between two links: nobody has to decide yet."""

# Outcomes of the die.
BLANK: Final = 0
FIRE: Final = 1


class VolcanicIsle(Position):
    """A position of the game, with all its rules."""

    # -- who may choose what ------------------------------------------------------------------------

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == TURN:
            return self.legal_turn()
        if phase == DIE:
            return self.die_faces()
        if phase == VOLCANO:
            return tokens(self.pile)
        if phase == PRAYER:
            return [DONE, PRAY]
        if phase in (RESCUE_ALL, RESCUE_ONE):
            return self.legal_rescue()
        if phase == PAIR:
            return token_pairs(self.pile)
        if phase == TIE:
            return tokens(self.pile) if self.volcanoes != 0 else [0, 1]
        if phase == FIRST:
            return [int(seat) for seat in range(self.seats)]
        if phase == MAP:
            return list(range(self.box.seed_outcomes))
        return []

    def legal_turn(self) -> list[int]:
        """VI-TURN-1: every action whose preconditions hold and whose cost is at most the points left."""
        box = self.box
        seat = self.active
        left = self.left
        base = seat * box.hexes
        settlers = self.settlers
        lying = self.lying
        choices: list[int] = [DONE]  # VI-TURN-2
        price = box.prayer_cost + self.prayers[seat]
        if left >= price and self.bought < box.prayers_per_turn and self.prayer_stock > 0:  # VI-PRAY-1, 2
            choices.append(PRAY)
        if (self.aboard >> seat) & 1 == 1 and left >= box.cost_land:
            self.add_landings(choices)
        # All other actions need an own settler in the hex.
        here: list[i64] = []
        workshops: list[i64] = []  # those hexes that also hold an own lying Moai
        for hex in range(box.hexes):
            if settlers[base + hex] > 0:
                here.append(hex)
                if lying[base + hex] > 0:
                    workshops.append(hex)
        if left >= box.cost_create and self.spare_settlers[seat] > 0:
            villages = self.villages
            for hex in here:  # VI-CREA-1, 2
                if villages[base + hex] == 0:
                    continue
                if self.created[box.hex_area[hex]] < self.in_area(villages, seat, hex):
                    choices.append(box.create_base + hex)
        if left >= box.cost_move:
            links = self.links
            moves = box.moves
            for hex in here:  # VI-MOVE-3
                choices += moves[64 * hex + links[hex]]
        if left >= box.cost_carry:
            for hex in workshops:  # VI-MOVE-4
                choices += box.carries[64 * hex + self.links[hex]]
        lava = self.lava
        if left >= box.cost_village and self.spare_villages[seat] > 0:
            for hex in here:  # VI-VILL-1
                if lava[hex] != 0:
                    choices += box.village_choices[64 * hex + lava[hex]]
        if left >= box.cost_sculpt and self.spare_moai[seat] > 0:
            for hex in here:  # VI-SCUL-1
                if lava[hex] != 0:
                    choices += box.sculpt_choices[64 * hex + lava[hex]]
        if left >= box.cost_raise:
            for hex in workshops:  # VI-RAIS-1
                choices += box.raise_choices[64 * hex + self.free[hex]]
        return choices

    def add_landings(self, choices: list[int]) -> None:
        """VI-MOVE-1: the hexes of the own bay; VI-MOVE-2: any coastal hex if all of them have sunk."""
        base = self.box.hex_base
        before = len(choices)
        for hex in self.land.landing[self.active]:
            if self.above_sea(hex):
                choices.append(base + hex)
        if len(choices) == before:
            for hex in range(self.box.hexes):
                if self.above_sea(hex) and self.is_coastal(hex):
                    choices.append(base + hex)

    def legal_rescue(self) -> list[int]:
        """VI-SINK-4 to 6: a hex that touches the sinking part, or leave them all."""
        base = self.box.hex_base
        seat = self.actor
        choices: list[int] = []
        # VI-SINK-7: nobody may give up the last settlers.
        if self.on_board(seat) > self.settlers_sinking(seat) or (self.aboard >> seat) & 1 == 1:
            choices.append(DONE)
        for hex in self.targets():
            choices.append(base + hex)
        return choices

    def die_faces(self) -> list[int]:
        box = self.box
        if box.blank_faces == 0:
            return [FIRE]
        return [BLANK, FIRE] if box.volcano_faces > 0 else [BLANK]

    def weights(self) -> list[int]:
        if self.phase == DIE:
            box = self.box
            if box.blank_faces > 0 and box.volcano_faces > 0:
                return [box.blank_faces, box.volcano_faces]
            return [1]
        return [1] * len(self.legal())

    # -- one choice ---------------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == TURN:
            self.act(action)
        elif phase == DIE:
            self.die_shows(action)
        elif phase == VOLCANO:
            self.draw_token(action)
            self.go_on()
        elif phase == PRAYER:
            self.answer_threat(action)
        elif phase in (RESCUE_ALL, RESCUE_ONE):
            self.rescue(action)
        elif phase == PAIR:
            if action > 9:
                self.draw_token(action // 10)
            self.draw_token(action % 10)
            self.note("double", action)
            self.go_on()
        elif phase == TIE:
            self.break_tie(action)
        elif phase == FIRST:
            self.begin(action)
        else:
            self.build_land(action)

    def act(self, action: i64) -> None:
        """VI-TURN-1: one action of the active player, completed before the next is chosen."""
        box = self.box
        if action == DONE:
            self.end_turn()
        elif action == PRAY:
            self.buy_prayer()
        elif action < box.create_base:
            self.land_settler(action - box.hex_base)
        elif action < box.move_base:
            self.create_settler(action - box.create_base)
        elif action < box.carry_base:
            self.move((action - box.move_base) // 6, (action - box.move_base) % 6)
        elif action < box.village_base:
            self.carry((action - box.carry_base) // 6, (action - box.carry_base) % 6)
        elif action < box.sculpt_base:
            self.build_village(action - box.village_base)
        elif action < box.raise_base:
            self.sculpt(action - box.sculpt_base)
        else:
            self.raise_moai(action - box.raise_base)

    def spend(self, cost: i64) -> None:
        """VI-TURN-2: at 0 action points the turn ends by itself."""
        self.left -= cost
        if self.left <= 0:
            self.end_turn()
        else:
            self.phase = TURN
            self.actor = self.active

    # -- set-up -------------------------------------------------------------------------------------

    def build_land(self, seed: i64) -> None:
        """VI-MAP-1: the drawn seed decides the continent and the bays."""
        self.seed = seed
        self.settle_on(self.box.land(self.seed, self.seats))
        self.note("map", seed)

    def settle_on(self, land: Land) -> None:
        """VI-SETUP-1 to 3: the continent with its first lava; then the first player is drawn, if need be."""
        box = self.box
        self.land = land
        self.alive = land.alive
        self.volcanoes = land.volcanoes
        self.pile = land.volcanoes
        self.links = land.open_sides.copy()
        for hex in range(box.hexes):
            self.lava[hex] = 0
            self.free[hex] = 0
        for spot in range(box.geysers):
            if self.above_sea(box.geyser_hex[spot]):
                self.free[box.geyser_hex[spot]] |= box.geyser_bit[spot]
        for area in range(box.areas):
            if self.above_sea(box.area_hexes[area][0]):
                for spot in box.start_lava[area]:
                    self.put_lava(spot)
        if self.first == NOBODY:
            self.phase = FIRST
            self.actor = CHANCE
        else:
            self.begin(self.first)

    def begin(self, seat: i64) -> None:
        """VI-SETUP-6: the first player has the first turn."""
        self.first = seat
        self.active = seat
        self.note("first", seat)
        self.start_turn()

    # -- turns and rounds -----------------------------------------------------------------------------

    def start_turn(self) -> None:
        self.left = self.box.action_points
        self.bought = 0
        self.phase = TURN
        self.actor = self.active

    def end_turn(self) -> None:
        self.note("end", self.active, self.left)
        created = self.created
        for area in range(len(created)):
            created[area] = 0
        seat = self.active + 1
        if seat == self.seats:
            seat = 0
        self.active = seat
        if seat == self.first and self.round_ends():
            self.left = 0
            self.phase = FINISHED
            self.actor = OVER
        else:
            self.start_turn()

    def round_ends(self) -> bool:
        """VI-END-1 and 2: whether the game is over after a complete round."""
        self.quiet = 0 if self.raised_in_round else self.quiet + 1
        self.raised_in_round = False
        if self.last_round:
            self.note("over", 0)
            return True
        if self.quiet >= self.box.standoff_rounds:
            self.note("over", 1)
            return True
        self.round += 1
        return False

    # -- actions --------------------------------------------------------------------------------------

    def buy_prayer(self) -> None:
        """VI-PRAY-1: the more tokens one owns, the dearer the next."""
        seat = self.active
        cost = self.box.prayer_cost + self.prayers[seat]
        self.prayers[seat] += 1
        self.prayer_stock -= 1
        self.bought += 1
        self.note("buy", seat, cost)
        self.spend(cost)

    def land_settler(self, hex: i64) -> None:
        """VI-MOVE-1."""
        seat = self.active
        self.settler_at[self.find_settler(seat, BOAT)] = hex
        self.aboard &= ~(i64(1) << seat)
        self.settlers[seat * self.box.hexes + hex] += 1
        self.note("land", seat, hex)
        self.spend(self.box.cost_land)

    def step(self, hex: i64, side: i64) -> i64:
        """One own settler crosses a side; returns the hex it comes to."""
        seat = self.active
        base = seat * self.box.hexes
        beyond = self.land.neighbour[6 * hex + side]
        self.settler_at[self.find_settler(seat, hex)] = beyond
        self.settlers[base + hex] -= 1
        self.settlers[base + beyond] += 1
        return beyond

    def move(self, hex: i64, side: i64) -> None:
        """VI-MOVE-3."""
        self.note("move", self.active, hex, self.step(hex, side))
        self.spend(self.box.cost_move)

    def carry(self, hex: i64, side: i64) -> None:
        """VI-MOVE-4: a lying Moai goes along and is loose where it comes to."""
        box = self.box
        seat = self.active
        piece = self.take_lying(seat, hex)
        beyond = self.step(hex, side)
        self.moai_at[piece] = box.loose_base + beyond
        self.lying[seat * box.hexes + beyond] += 1
        self.note("carry", seat, hex, beyond)
        self.spend(box.cost_carry)

    def build_village(self, spot: i64) -> None:
        """VI-VILL-1: lava becomes a village."""
        box = self.box
        seat = self.active
        self.take_lava(spot)
        self.place_village(seat, spot)
        self.note("village", seat, spot)
        self.score(seat, box.points_village)
        self.pay_and_look_for_lava(box.cost_village)

    def create_settler(self, hex: i64) -> None:
        """VI-CREA-1 to 3."""
        box = self.box
        seat = self.active
        self.settler_at[self.find_settler(seat, SUPPLY)] = hex
        self.spare_settlers[seat] -= 1
        self.settlers[seat * box.hexes + hex] += 1
        self.created[box.hex_area[hex]] += 1
        self.note("create", seat, hex)
        self.spend(box.cost_create)

    def sculpt(self, spot: i64) -> None:
        """VI-SCUL-1: lava becomes a lying Moai."""
        box = self.box
        seat = self.active
        self.take_lava(spot)
        self.space[spot] = LYING + seat
        self.lying[seat * box.hexes + box.space_hex[spot]] += 1
        self.spare_moai[seat] -= 1
        self.moai_at[self.find_moai(seat, SUPPLY)] = spot
        self.note("sculpt", seat, spot)
        self.pay_and_look_for_lava(box.cost_sculpt)

    def pay_and_look_for_lava(self, cost: i64) -> None:
        """VI-DOUB-1: the last lava has been used up: the end of the chain follows before play goes on."""
        if self.lava_count > 0:
            self.spend(cost)
        else:
            self.left -= cost
            self.lava_sunk = True
            self.link = NO_LAVA
            self.go_on()

    def raise_moai(self, spot: i64) -> None:
        """VI-RAIS-1: an own lying Moai is put upright on a free geyser, and the chain begins."""
        box = self.box
        seat = self.active
        hex = box.geyser_hex[spot]
        piece = self.take_lying(seat, hex)
        self.moai_at[piece] = box.geyser_base + spot
        self.geyser[spot] = seat
        self.free[hex] &= ~box.geyser_bit[spot]
        self.standing[seat * box.hexes + hex] += 1
        self.note("raise", seat, spot)
        self.left -= box.cost_raise
        self.raised = spot
        self.raised_in_round = True
        self.link = CRACK
        self.go_on()

    def score(self, seat: i64, points: i64) -> None:
        self.points[seat] += points
        self.note("points", seat, points)

    # -- the chain (VI-RAIS-2) --------------------------------------------------------------------------

    def go_on(self) -> None:
        """Crack, die, eruption, points, sinking, rescues, removal, no lava, end check: link after link,
        until a seat or luck has to decide; their answer comes back here."""
        self.actor = CHAIN_RUNS
        while self.actor == CHAIN_RUNS:
            link = self.link
            self.link = link + 1
            if link == CRACK:
                self.crack_opens()
            elif link == ROLL:
                self.ask_die()
            elif link in (ERUPTION, DOUBLE_ERUPTION):
                self.erupt()
            elif link == POINTS:
                self.score_moai()
            elif link == SINKING:
                self.look_for_sinking()
            elif link == RESCUES:
                self.ask_rescue()
            elif link == REMOVAL:
                self.remove_part()
            elif link == NO_LAVA:
                self.ask_double_eruption()
            elif link == END_CHECK:
                self.check_end()
            else:
                self.spend(0)

    def stay(self) -> None:
        """The link is not finished: the chain comes back to it."""
        self.link -= 1

    def crack_opens(self) -> None:
        """(a) VI-RAIS-3 and 4: a crack on the side the geyser faces, unless one is there or the sea."""
        hex = self.box.geyser_hex[self.raised]
        side = self.land.geyser_side[self.raised]
        self.cracked = (self.links[hex] >> side) & 1 == 1
        if self.cracked:
            self.crack(hex, side)
            self.note("crack", hex, self.land.neighbour[6 * hex + side])
        else:
            self.note("no-crack", self.raised)

    def ask_die(self) -> None:
        """(b) VI-RAIS-5: the die is rolled, if there is a volcano left."""
        if self.volcanoes != 0:
            self.phase = DIE
            self.actor = CHANCE

    def die_shows(self, face: i64) -> None:
        self.note("die", face)
        if face == BLANK:
            self.go_on()
        else:
            self.refill_pile(1)
            self.phase = VOLCANO

    def refill_pile(self, needed: i64) -> None:
        """VI-VAR-1: open tokens return when the pile has too few (without the option it is always full)."""
        if self.box.bits[self.pile] < needed:
            self.pile = self.volcanoes

    def draw_token(self, number: i64) -> None:
        """VI-ERUP-7: a token goes back at once, or with the option lies open beside the pile."""
        bit = i64(1) << (number - 1)
        self.erupting |= bit
        if self.exhaust:
            self.pile &= ~bit

    def erupt(self) -> None:
        """VI-ERUP-1 to 5: the volcanoes in question, the lowest number first (VI-DOUB-2)."""
        if self.volcano == NOBODY:
            if self.erupting == 0:
                return
            self.volcano = 0
            while (self.erupting >> self.volcano) & 1 == 0:
                self.volcano += 1
            self.erupting &= ~(i64(1) << self.volcano)
            self.asked = 0
            self.line = 0
            self.spared = 0
            self.note("erupt", self.volcano + 1)
        self.stay()
        if not self.ask_prayer():
            self.pour_lava()
            self.volcano = NOBODY

    def ask_prayer(self) -> bool:
        """VI-ERUP-4: find the next threatened piece whose owner has a token, and ask."""
        space = self.space
        lines: i64 = len(self.box.lines[self.volcano])
        while self.asked < self.seats:
            seat = (self.active + self.asked) % self.seats
            if self.prayers[seat] > 0:
                while self.line < lines:
                    spot = self.target(self.volcano, self.line)
                    if spot >= 0 and (space[spot] == VILLAGE + seat or space[spot] == LYING + seat):
                        self.phase = PRAYER
                        self.actor = seat
                        return True
                    self.line += 1
            self.asked += 1
            self.line = 0
        return False

    def answer_threat(self, action: i64) -> None:
        """VI-ERUP-3 and 5: a spent token stops the lava of this line; it leaves the game (VI-PRAY-2)."""
        if action == PRAY:
            self.prayers[self.actor] -= 1
            self.spared |= i64(1) << self.line
            self.note("pray", self.actor, self.target(self.volcano, self.line))
        else:
            self.note("give-up", self.actor, self.target(self.volcano, self.line))
        self.line += 1
        self.go_on()

    def pour_lava(self) -> None:
        """VI-ERUP-3 to 6: all losses and the new lava, after the last answer."""
        space = self.space
        for line in range(len(self.box.lines[self.volcano])):
            spot = self.target(self.volcano, line)
            if spot < 0 or (self.spared >> line) & 1 == 1:
                continue
            if space[spot] != EMPTY:
                self.note("burn", space[spot], spot)
                self.lose_piece(spot)
            self.put_lava(spot)
            self.note("lava", spot)

    def score_moai(self) -> None:
        """(c) VI-RAIS-6 and 7: own standing Moai times own villages in the area, after the eruption."""
        seat = self.active
        hex = self.box.geyser_hex[self.raised]
        villages = self.in_area(self.villages, seat, hex)
        if villages > 0:
            self.score(seat, villages * self.in_area(self.standing, seat, hex))
        else:
            self.score(seat, self.box.points_alone)

    def look_for_sinking(self) -> None:
        """(d) VI-SINK-1 and 2: whether the new crack has cut the continent in two, and which part sinks."""
        if not self.cracked:
            return
        part = self.part_behind_crack()
        if part == 0:
            return
        rest = self.alive & ~part
        self.asked = 0
        more_hexes = count_bits(part) - count_bits(rest)
        more_volcanoes = self.volcanoes_in(part) - self.volcanoes_in(rest)
        if more_hexes < 0 or (more_hexes == 0 and more_volcanoes < 0):
            self.sinking = part
        elif more_hexes > 0 or more_volcanoes > 0:
            self.sinking = rest
        else:
            # The part with the lowest hex id stands for the first outcome of a coin.
            lowest = self.alive & -self.alive
            self.sinking = part if part & lowest != 0 else rest
            self.refill_pile(1)
            self.phase = TIE
            self.actor = CHANCE
            return
        self.note("sink", self.sinking)

    def part_behind_crack(self) -> i64:
        """The hexes still linked to the raised Moai's hex if those beyond the new crack are not; else 0."""
        hex = self.box.geyser_hex[self.raised]
        side = self.land.geyser_side[self.raised]
        neighbour = self.land.neighbour
        links = self.links
        beyond = neighbour[6 * hex + side]
        # Most cracks end somewhere in the land: one step round that end leads across.
        left = (side + 1) % 6
        if (links[hex] >> left) & 1 == 1 and (links[neighbour[6 * hex + left]] >> ((side + 5) % 6)) & 1 == 1:
            return 0
        right = (side + 5) % 6
        if (links[hex] >> right) & 1 == 1 and (links[neighbour[6 * hex + right]] >> ((side + 1) % 6)) & 1 == 1:
            return 0
        reached: i64 = i64(1) << hex
        waiting: list[i64] = [hex]
        while waiting:
            here = waiting.pop()
            sides = links[here]
            direction: i64 = 0
            while sides != 0:
                if sides & 1 == 1:
                    there = neighbour[6 * here + direction]
                    if (reached >> there) & 1 == 0:
                        if there == beyond:
                            return 0
                        reached |= i64(1) << there
                        waiting.append(there)
                sides >>= 1
                direction += 1
        return reached

    def volcanoes_in(self, part: i64) -> i64:
        count: i64 = 0
        for area in range(self.box.volcanoes):
            if (self.volcanoes >> area) & 1 == 1 and (part >> self.box.area_hexes[area][0]) & 1 == 1:
                count += 1
        return count

    def break_tie(self, outcome: i64) -> None:
        """VI-SINK-2: the part with the drawn volcano sinks; without any volcano a coin decides."""
        sinks = outcome == 0
        if self.volcanoes != 0:
            sinks = (self.sinking >> self.box.area_hexes[outcome - 1][0]) & 1 == 1
            if self.exhaust:
                self.pile &= ~(i64(1) << (outcome - 1))
        if not sinks:
            self.sinking = self.alive & ~self.sinking
        self.note("tie", outcome)
        self.note("sink", self.sinking)
        self.go_on()

    def ask_rescue(self) -> None:
        """VI-SINK-3: the active player first, then the others in seat order."""
        if self.sinking == 0:
            return
        while self.asked < self.seats:
            seat = (self.active + self.asked) % self.seats
            self.asked += 1
            if self.settlers_sinking(seat) > 0:
                self.phase = RESCUE_ALL if seat == self.active else RESCUE_ONE
                self.actor = seat
                self.stay()
                return

    def rescue(self, action: i64) -> None:
        """VI-SINK-4 and 5: the active player saves all, any other one, or nobody."""
        box = self.box
        seat = self.actor
        if action == DONE:
            self.note("leave", seat, self.settlers_sinking(seat))
        else:
            target = action - box.hex_base
            saved: i64 = 0
            for k in range(seat * box.settlers, (seat + 1) * box.settlers):
                place = self.settler_at[k]
                if place >= 0 and (self.sinking >> place) & 1 == 1:
                    self.settler_at[k] = target
                    self.settlers[seat * box.hexes + place] -= 1
                    self.settlers[seat * box.hexes + target] += 1
                    saved += 1
                    if self.phase == RESCUE_ONE:
                        break
            self.note("rescue", seat, saved, target)
        self.go_on()

    def remove_part(self) -> None:
        """VI-SINK-8: everything left in the part returns to its owner; its places become sea."""
        sinking = self.sinking
        if sinking == 0:
            return
        box = self.box
        lava_before = self.lava_count
        for seat in range(self.seats):
            self.lose_with(seat, sinking)
        for spot in range(box.spaces):
            if (sinking >> box.space_hex[spot]) & 1 == 1:
                held = self.space[spot]
                if VILLAGE <= held < LYING:
                    self.lose_piece(spot)
                elif held != EMPTY and held < VILLAGE:
                    self.lava_count -= 1
                self.space[spot] = EMPTY
        for spot in range(box.geysers):
            if (sinking >> box.geyser_hex[spot]) & 1 == 1:
                self.geyser[spot] = FREE
        for hex in range(box.hexes):
            if (sinking >> hex) & 1 == 1:
                self.drown(hex)
        self.lava_sunk = self.lava_count < lava_before
        self.note("gone", sinking)

    def lose_with(self, seat: i64, sinking: i64) -> None:
        """The seat's settlers and Moai in the sinking part go back to its supply."""
        box = self.box
        for k in range(seat * box.settlers, (seat + 1) * box.settlers):
            place = self.settler_at[k]
            if place >= 0 and (sinking >> place) & 1 == 1:
                self.settler_at[k] = SUPPLY
                self.settlers[seat * box.hexes + place] -= 1
                self.spare_settlers[seat] += 1
        for k in range(seat * box.moai, (seat + 1) * box.moai):
            place = self.moai_at[k]
            if place >= 0:
                hex = box.place_hex[place]
                if (sinking >> hex) & 1 == 1:
                    self.moai_at[k] = SUPPLY
                    self.spare_moai[seat] += 1
                    if place >= box.geyser_base:
                        self.standing[seat * box.hexes + hex] -= 1
                    else:
                        self.lying[seat * box.hexes + hex] -= 1

    def ask_double_eruption(self) -> None:
        """(e) VI-DOUB-1 to 3: the last lava has left the board, so two tokens are drawn (one, if only one)."""
        if self.lava_sunk and self.lava_count == 0 and self.volcanoes != 0:
            self.refill_pile(2 if self.box.bits[self.volcanoes] > 1 else 1)
            self.phase = PAIR
            self.actor = CHANCE
        self.lava_sunk = False

    def check_end(self) -> None:
        """(f) VI-END-1: after a sinking that leaves so few volcanoes the current round is the last."""
        few = self.box.bits[self.volcanoes] <= self.box.last_volcanoes
        if few and self.sinking != 0 and not self.last_round:
            self.last_round = True
            self.note("last-round")
        self.sinking = 0
        self.raised = NOBODY
        self.cracked = False

    # -- the rest of the interface ------------------------------------------------------------------------

    def clone(self) -> "VolcanicIsle":
        copy = VolcanicIsle(
            self.box,
            self.land,
            self.seats,
            self.space.copy(),
            self.geyser.copy(),
            self.links.copy(),
            self.lava.copy(),
            self.free.copy(),
            self.settlers.copy(),
            self.lying.copy(),
            self.villages.copy(),
            self.standing.copy(),
            self.settler_at.copy(),
            self.moai_at.copy(),
            self.created.copy(),
            self.points.copy(),
            self.prayers.copy(),
            self.spare_settlers.copy(),
            self.spare_villages.copy(),
            self.spare_moai.copy(),
        )
        copy.copy_counters(self)
        return copy

    def scores(self) -> list[int]:
        """Victory points so far; at the end with what everything on the board is worth."""
        if self.actor != OVER:
            return [int(points) for points in self.points]
        return [int(self.points[seat] + final_points(self, seat)) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        scores = self.scores()
        ranks: list[int] = []
        for seat in range(self.seats):
            rank = 1
            for other in range(self.seats):
                if ahead(self, scores, other, seat):
                    rank += 1
            ranks.append(rank)
        return ranks

    def estimate(self) -> list[float]:
        return evaluate.estimate(self)

    def features(self, seat: i64) -> list[float]:
        return evaluate.features(self, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        from arcipelago.games.volcanic_isle.table import table

        return table.view(self, seat)


def tokens(mask: i64) -> list[int]:
    """The numbers of the volcanoes in a set."""
    found: list[int] = []
    number: i64 = 1
    while mask != 0:
        if mask & 1 == 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def token_pairs(mask: i64) -> list[int]:
    """Each pair of volcanoes as ten times the lower plus the higher number; a single one as its number."""
    numbers = tokens(mask)
    if len(numbers) == 1:
        return numbers
    return [10 * a + b for a in numbers for b in numbers if a < b]


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def empty_position(box: Box, land: Land, seats: i64) -> VolcanicIsle:
    """A continent without pieces or lava, all geysers free, everything in the supplies."""
    per_hex = seats * box.hexes
    made = VolcanicIsle(
        box,
        land,
        seats,
        [EMPTY] * box.spaces,
        [FREE] * box.geysers,
        land.open_sides.copy(),
        [i64(0)] * box.hexes,
        [i64(0)] * box.hexes,
        [i64(0)] * per_hex,
        [i64(0)] * per_hex,
        [i64(0)] * per_hex,
        [i64(0)] * per_hex,
        [SUPPLY] * (seats * box.settlers),
        [SUPPLY] * (seats * box.moai),
        [i64(0)] * box.areas,
        [i64(0)] * seats,
        [i64(0)] * seats,
        [box.settlers] * seats,
        [box.villages] * seats,
        [box.moai] * seats,
    )
    for spot in range(box.geysers):
        if made.above_sea(box.geyser_hex[spot]):
            made.free[box.geyser_hex[spot]] |= box.geyser_bit[spot]
    return made


def new_position(box: Box, seats: i64) -> VolcanicIsle:
    """VI-SETUP-4: everything in the supplies, one settler of each player in the boat."""
    made = empty_position(box, box.default_land, seats)
    for seat in range(seats):
        made.place_settler(seat, 0, BOAT)
    return made
