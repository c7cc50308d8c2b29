"""The rules of The Volcanic Isle. Rule IDs (VI-...) refer to rules.en.md and docs/rulings.md."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64

from isolario.games.volcanic_isle import evaluate, features, value
from isolario.games.volcanic_isle.actions import BLANK, DONE, PRAY
from isolario.games.volcanic_isle.board import Box, Land
from isolario.games.volcanic_isle.chain import CRACK, NO_LAVA
from isolario.games.volcanic_isle.choices import Choices
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
    WHICH,
)
from isolario.games.volcanic_isle.scoring import ranks, scores
from isolario.kernel.chances import victory_shares
from isolario.kernel.features import NO_BACKDROP, Sheet
from isolario.kernel.packed import many
from isolario.kernel.remembered import own_copy
from isolario.kernel.state import CHANCE, OVER, blended, blended_packed


class VolcanicIsle(Choices):
    """A position of the game, with all its rules."""

    # -- one choice ---------------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == TURN:
            self.act(action)
        elif phase == WHICH:
            self.answer_which(action)
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
            self.note("double", action // 10, action % 10)
            self.go_on()
        elif phase == TIE:
            self.break_tie(action)
        elif phase == FIRST:
            self.begin(action)
        elif phase == MAP:
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
            self.take_moai_for(action, (action - box.carry_base) // 6)
        elif action < box.sculpt_base:
            self.build_village(action - box.village_base)
        elif action < box.raise_base:
            self.sculpt(action - box.sculpt_base)
        else:
            self.take_moai_for(action, box.geyser_hex[action - box.raise_base])

    def take_moai_for(self, action: i64, hex: i64) -> None:
        """VI-MOVE-5: Carry and Raise take the only lying Moai there is, or ask which; nothing changes before."""
        if self.asks_which and self.lies_in_several_places(self.active, hex):
            self.chosen = action
            self.phase = WHICH
        else:
            self.use_moai(action, self.place_of_lying(self.active, hex))

    def answer_which(self, action: i64) -> None:
        box = self.box
        chosen = self.chosen
        place = box.loose_base + self.hex_of_chosen() if action == box.take_loose else action - box.take_base
        self.chosen = 0
        self.use_moai(chosen, place)

    def use_moai(self, action: i64, place: i64) -> None:
        box = self.box
        if action < box.raise_base:
            self.carry((action - box.carry_base) // 6, (action - box.carry_base) % 6, place)
        else:
            self.raise_moai(action - box.raise_base, place)

    # -- set-up -------------------------------------------------------------------------------------

    def build_land(self, seed: i64) -> None:
        """VI-MAP-1: the drawn seed decides the continent and the bays."""
        self.seed = seed
        self.settle_on(self.box.land(self.seed, self.seats))
        self.note("map", seed)

    def settle_on(self, land: Land) -> None:
        """The continent (VI-SETUP-1), its first lava (VI-SETUP-2) and the pile (VI-SETUP-3).

        Then the first player is drawn, if need be; nobody chooses anything (VI-SETUP-7).
        """
        box = self.box
        self.land = land
        self.backdrop = NO_BACKDROP
        self.alive = land.alive
        self.volcanoes = land.volcanoes
        self.pile = land.volcanoes
        self.links = vec[i64](land.open_sides)
        for hex in range(box.hexes):
            self.lava[hex] = 0
            self.free[hex] = 0
        self.open_geysers()
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
        """VI-MOVE-1: out of the boat for good (VI-MOVE-2)."""
        seat = self.active
        piece = self.find_settler(seat, BOAT)
        self.settler_at[piece] = hex
        self.aboard &= ~(i64(1) << seat)
        self.settlers[seat * self.box.hexes + hex] += 1
        self.note("land", seat, hex, piece)
        self.spend(self.box.cost_land)

    def step(self, hex: i64, beyond: i64) -> i64:
        """One own settler goes to another hex; nothing there is in its way (VI-STATE-2). Returns the piece."""
        seat = self.active
        base = seat * self.box.hexes
        piece = self.find_settler(seat, hex)
        self.settler_at[piece] = beyond
        self.settlers[base + hex] -= 1
        self.settlers[base + beyond] += 1
        return piece

    def move(self, hex: i64, side: i64) -> None:
        """VI-MOVE-3: one own settler crosses a side; those of a hex are all alike (VI-STATE-4)."""
        beyond = self.land.neighbour[6 * hex + side]
        self.note("move", self.active, hex, beyond, self.step(hex, beyond))
        self.spend(self.box.cost_move)

    def carry(self, hex: i64, side: i64, place: i64) -> None:
        """VI-MOVE-4: a lying Moai goes along and is loose where it comes to."""
        box = self.box
        seat = self.active
        beyond = self.land.neighbour[6 * hex + side]
        piece = self.take_lying(seat, place)
        settler = self.step(hex, beyond)
        self.moai_at[piece] = box.loose_base + beyond
        self.lying[seat * box.hexes + beyond] += 1
        if self.trace is not None:
            self.note_all("carry", [seat, hex, beyond, settler, piece, place])
        self.spend(box.cost_carry)

    def build_village(self, spot: i64) -> None:
        """VI-VILL-1: lava becomes a village."""
        box = self.box
        seat = self.active
        self.take_lava(spot)
        self.place_village(seat, spot)
        self.note("village", seat, spot)
        self.score(seat, box.points_village, 0, 0)
        self.pay_and_look_for_lava(box.cost_village)

    def create_settler(self, hex: i64) -> None:
        """VI-CREA-1: a new settler; it counts against the limit of its area even if it leaves (VI-CREA-3)."""
        box = self.box
        seat = self.active
        piece = self.find_settler(seat, SUPPLY)
        self.settler_at[piece] = hex
        self.spare_settlers[seat] -= 1
        self.settlers[seat * box.hexes + hex] += 1
        created = self.created[:]
        created[box.hex_area[hex]] += 1
        self.created = created
        self.note("create", seat, hex, piece)
        self.spend(box.cost_create)

    def sculpt(self, spot: i64) -> None:
        """VI-SCUL-1: lava becomes a lying Moai."""
        box = self.box
        seat = self.active
        self.take_lava(spot)
        self.space[spot] = LYING + seat
        self.lying[seat * box.hexes + box.space_hex[spot]] += 1
        self.spare_moai[seat] -= 1
        piece = self.find_moai(seat, SUPPLY)
        self.moai_at[piece] = spot
        self.note("sculpt", seat, spot, piece)
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

    def raise_moai(self, spot: i64, place: i64) -> None:
        """VI-RAIS-1: an own lying Moai is put upright on a free geyser, and the chain begins (VI-RAIS-2)."""
        box = self.box
        seat = self.active
        hex = box.geyser_hex[spot]
        piece = self.take_lying(seat, place)
        self.moai_at[piece] = box.geyser_base + spot
        self.geyser[spot] = seat
        self.free[hex] &= ~box.geyser_bit[spot]
        self.standing[seat * box.hexes + hex] += 1
        self.note("raise", seat, spot, piece, place)
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
            self.space[:],
            self.geyser[:],
            self.links[:],
            self.lava[:],
            self.free[:],
            self.settlers[:],
            self.lying[:],
            self.villages[:],
            self.standing[:],
            self.settler_at[:],
            self.moai_at[:],
            self.created,
            self.points[:],
            self.prayers[:],
            self.spare_settlers[:],
            self.spare_villages[:],
            self.spare_moai[:],
        )
        copy.copy_counters(self)
        return copy

    def scores(self) -> list[int]:
        return scores(self)

    def ranks(self) -> list[int]:
        return ranks(self)

    def estimate(self) -> list[float]:
        """While the answer which Moai is open, as after the first answer and a blank die: nothing shows yet."""
        if self.phase != WHICH:
            return evaluate.estimate(self)
        after = self.clone()
        after.apply(after.legal()[0])
        if after.phase == DIE:
            after.die_shows(BLANK)
        return evaluate.estimate(after)

    def forecast(self) -> list[float]:
        """By a network, once all that has begun is settled: lava that is to flow and land that is to sink leave nothing
        as it stands."""
        network = self.box.networks[self.seats]
        if network is None or self.phase <= FIRST:
            return self.estimate()
        if value.suits(self):
            return value.forecast(self, network)
        after = self.clone()
        while after.phase != TURN and after.actor != OVER:
            choices = after.legal()  # a prayer is spent, settlers are saved; of luck the first outcome, mostly none
            after.apply(choices[0] if after.actor == CHANCE else choices[-1])
        return victory_shares(ranks(after)) if after.actor == OVER else value.forecast(after, network)

    def features_backdrop(self) -> vec[i32]:
        if len(self.backdrop) == 0:
            self.backdrop = features.backdrop(self)
        return self.backdrop

    def write_features(self, seat: i64, scope: i64, sheet: Sheet) -> None:
        features.write(self, seat, sheet)  # nothing is hidden: every scope shows the same

    def whose_turn(self) -> i64:
        return self.active

    def fingerprint(self) -> int:
        """Which of two settlers of one colour stands where makes no difference."""
        mark = blended_packed(self.actor + 3, self.space)
        mark = blended_packed(mark, self.settlers)
        mark = blended_packed(mark, self.geyser)
        mark = blended_packed(mark, self.lying)
        mark = blended_packed(mark, self.standing)
        mark = blended_packed(mark, self.links)
        mark = blended_packed(mark, self.created)
        mark = blended_packed(mark, self.points)
        mark = blended_packed(mark, self.prayers)
        mark = blended(
            mark,
            [self.phase, self.active, self.left, self.bought, self.chosen, self.round, self.alive, self.pile, self.link,
             self.raised, self.cracked, self.erupting, self.volcano, self.asked, self.line, self.spared, self.aboard],
        )  # fmt: skip
        return int(mark)

    def view(self, seat: int | None) -> dict[str, Any]:
        from isolario.games.volcanic_isle.presentation import presentation

        seen: dict[str, Any] = own_copy(presentation.view(self, seat))
        return seen


def fresh(box: Box, land: Land, seats: i64) -> VolcanicIsle:
    """A continent without pieces or lava, all geysers free, everything in the supplies."""
    per_hex = seats * box.hexes
    made = VolcanicIsle(
        box,
        land,
        seats,
        many(EMPTY, box.spaces),
        many(FREE, box.geysers),
        vec[i64](land.open_sides),
        many(0, box.hexes),
        many(0, box.hexes),
        many(0, per_hex),
        many(0, per_hex),
        many(0, per_hex),
        many(0, per_hex),
        many(SUPPLY, seats * box.settlers),
        many(SUPPLY, seats * box.moai),
        box.none_created,
        many(0, seats),
        many(0, seats),
        many(box.settlers, seats),
        many(box.villages, seats),
        many(box.moai, seats),
    )
    made.open_geysers()
    return made


def set_up(box: Box, seats: i64) -> VolcanicIsle:
    """VI-SETUP-4: everything in the supplies, one settler of each player in the boat."""
    made = fresh(box, box.default_land, seats)
    for seat in range(seats):
        made.place_settler(seat * box.settlers, BOAT)
    return made
