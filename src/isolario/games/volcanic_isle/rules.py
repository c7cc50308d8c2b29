"""The rules of The Volcanic Isle. Rule IDs (VI-...) refer to rules.en.md and docs/rulings.md."""

from typing import Any

from mypy_extensions import i64

from isolario.games.volcanic_isle import evaluate
from isolario.games.volcanic_isle.board import DONE, PRAY, Box, Land
from isolario.games.volcanic_isle.chain import BLANK, CRACK, FIRE, NO_LAVA, Chain
from isolario.games.volcanic_isle.position import (
    BOAT,
    DIE,
    EMPTY,
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
    VOLCANO,
)
from isolario.games.volcanic_isle.scoring import ahead, final_points
from isolario.kernel.state import CHANCE, OVER


class VolcanicIsle(Chain):
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

    def whose_turn(self) -> i64:
        return self.active

    def view(self, seat: int | None) -> dict[str, Any]:
        from isolario.games.volcanic_isle.presentation import presentation

        return presentation.view(self, seat)


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
