"""Who may choose what now: the choices of seats, and the outcomes of draws and rolls."""

from librt.vecs import vec
from mypy_extensions import i64

from isolario.games.volcanic_isle.actions import BLANK, DONE, FIRE, PRAY
from isolario.games.volcanic_isle.chain import Chain
from isolario.games.volcanic_isle.position import (
    DIE,
    FIRST,
    LYING,
    MAP,
    PAIR,
    PRAYER,
    RESCUE_ALL,
    RESCUE_ONE,
    TIE,
    TURN,
    VOLCANO,
    WHICH,
)


class Choices(Chain):
    """A position that lists what its actor may choose."""

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == TURN:
            return self.legal_turn()
        if phase == WHICH:
            return self.legal_which()
        if phase == DIE:
            return self.die_faces()
        if phase == VOLCANO:
            return tokens(self.pile)  # VI-ERUP-7
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
        """VI-TURN-1: every action whose preconditions hold and whose cost is at most the points left.

        All of them use own pieces only (VI-TURN-3), and a piece that comes must be in the supply (VI-STATE-5).
        Without a settler only tokens can be bought (VI-SINK-10).
        """
        box = self.box
        seat = self.active
        left = self.left
        base = seat * box.hexes
        lying = self.lying
        choices: list[int] = [DONE]  # VI-TURN-2
        price = box.prayer_cost + self.prayers[seat]
        if left >= price and self.bought < box.prayers_per_turn and self.prayer_stock > 0:  # VI-PRAY-1, VI-PRAY-2
            choices.append(PRAY)
        if (self.aboard >> seat) & 1 == 1 and left >= box.cost_land:
            self.add_landings(choices)
        # All other actions need an own settler in the hex: these hexes from the lowest, and after them once more those
        # that also hold an own lying Moai (packed, because a list would box every number).
        settled = self.on_board(seat)
        hexes = vec[i64]([0] * (2 * settled))
        here = self.gather_settled(seat, settled, hexes)
        workshops = here
        for index in range(here):
            hex = hexes[index]
            if lying[base + hex] > 0:
                hexes[workshops] = hex
                workshops += 1
        if left >= box.cost_create and self.spare_settlers[seat] > 0:
            villages = self.villages
            for index in range(here):  # VI-CREA-1, VI-CREA-2
                hex = hexes[index]
                if villages[base + hex] == 0:
                    continue
                if self.created[box.hex_area[hex]] < self.in_area(villages, seat, hex):
                    choices.append(box.create_base + hex)
        links = self.links
        if left >= box.cost_move:
            moves = box.moves
            for index in range(here):  # VI-MOVE-3
                hex = hexes[index]
                choices.extend(moves[64 * hex + links[hex]])
        if left >= box.cost_carry:
            for index in range(here, workshops):  # VI-MOVE-4
                hex = hexes[index]
                choices.extend(box.carries[64 * hex + links[hex]])
        builds = left >= box.cost_village and self.spare_villages[seat] > 0
        sculpts = left >= box.cost_sculpt and self.spare_moai[seat] > 0
        if self.lava_count > 0:
            lava = self.lava
            if builds:
                for index in range(here):  # VI-VILL-1
                    hex = hexes[index]
                    if lava[hex] != 0:
                        choices.extend(box.village_choices[64 * hex + lava[hex]])
            if sculpts:
                for index in range(here):  # VI-SCUL-1
                    hex = hexes[index]
                    if lava[hex] != 0:
                        choices.extend(box.sculpt_choices[64 * hex + lava[hex]])
        if left >= box.cost_raise:
            free = self.free
            for index in range(here, workshops):  # VI-RAIS-1
                hex = hexes[index]
                choices.extend(box.raise_choices[64 * hex + free[hex]])
        return choices

    def gather_settled(self, seat: i64, settled: i64, hexes: vec[i64]) -> i64:
        """Put the hexes with one of the `settled` settlers of a seat in order into `hexes`, each once, and return how
        many there are."""
        settler_at = self.settler_at
        count: i64 = 0
        settler = seat * self.box.settlers
        while settled > 0:  # behind the last one all are in the supply
            place = settler_at[settler]
            settler += 1
            if place < 0:
                continue
            settled -= 1
            at = count
            while at > 0 and hexes[at - 1] > place:
                at -= 1
            if at > 0 and hexes[at - 1] == place:
                continue
            for later in range(count, at, -1):
                hexes[later] = hexes[later - 1]
            hexes[at] = place
            count += 1
        return count

    def hex_of_chosen(self) -> i64:
        """Where the settler acts whose Carry or Raise waits for an answer."""
        box = self.box
        if self.chosen >= box.raise_base:
            return box.geyser_hex[self.chosen - box.raise_base]
        return (self.chosen - box.carry_base) // 6

    def legal_which(self) -> list[int]:
        """VI-MOVE-5: each space of the hex with an own lying Moai, and the loose ones together."""
        box = self.box
        seat = self.active
        hex = self.hex_of_chosen()
        loose = self.lying[seat * box.hexes + hex]
        choices: list[int] = []
        spot = box.first_space[hex]
        while spot < box.spaces and box.space_hex[spot] == hex:
            if self.space[spot] == LYING + seat:
                choices.append(box.take_base + spot)
                loose -= 1
            spot += 1
        if loose > 0:
            choices.append(box.take_loose)
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
        """A hex that touches the sinking part (VI-SINK-6), or leave them all (VI-SINK-4, VI-SINK-5)."""
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
        """VI-RAIS-5: only the faces that the die has."""
        box = self.box
        if box.blank_faces == 0:
            return [FIRE]
        return [BLANK, FIRE] if box.volcano_faces > 0 else [BLANK]

    def urn(self) -> i64:
        """The die, and the bag of volcanoes."""
        return 1 if self.phase == DIE else 0

    def weights(self) -> list[int]:
        if self.phase == DIE:
            box = self.box
            if box.blank_faces > 0 and box.volcano_faces > 0:
                return [box.blank_faces, box.volcano_faces]
            return [1]
        return [1] * len(self.legal())


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
