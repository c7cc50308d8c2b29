"""What a raised Moai sets off: a chain of links, from the crack to the end check (VI-RAIS-2)."""

from typing import Final

from mypy_extensions import i64

from isolario.games.volcanic_isle.actions import BLANK, DONE, PRAY
from isolario.games.volcanic_isle.position import (
    DIE,
    EMPTY,
    FINISHED,
    FREE,
    LAVA,
    LYING,
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
from isolario.kernel.features import NO_BACKDROP
from isolario.kernel.state import CHANCE, OVER

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

CHAIN_RUNS: Final[i64] = -3
"""`actor` between two links: nobody has to decide yet."""


class Chain(Position):
    """A position with its turns, and the chain that goes on until a seat or luck has to decide."""

    # -- turns and rounds ---------------------------------------------------------------------------

    def start_turn(self) -> None:
        self.left = self.box.action_points
        self.bought = 0
        self.phase = TURN
        self.actor = self.active

    def end_turn(self) -> None:
        self.note("end", self.active, self.left)
        self.created = self.box.none_created
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
        """Whether the game is over after a complete round: the last one (VI-END-1), or a stand-off (VI-END-2).

        The stand-off makes every game finite, since each raise uses up a geyser for good (VI-END-3).
        """
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

    def spend(self, cost: i64) -> None:
        """VI-TURN-2: at 0 action points the turn ends by itself."""
        self.left -= cost
        if self.left <= 0:
            self.end_turn()
        else:
            self.phase = TURN
            self.actor = self.active

    def score(self, seat: i64, points: i64, moai: i64, villages: i64) -> None:
        """Points are never taken away again, whatever burns or sinks (VI-RAIS-8)."""
        self.points[seat] += points
        self.note("points", seat, points, moai, villages)

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
            else:  # the chain has ended: the turn goes on, or passes
                self.spend(0)

    def stay(self) -> None:
        """The link is not finished: the chain comes back to it."""
        self.link -= 1

    def crack_opens(self) -> None:
        """(a) VI-RAIS-3: a crack on the side the geyser faces, unless one is there or the sea (VI-RAIS-4)."""
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
        """The volcanoes in question, the lowest number first (VI-DOUB-2); targets are fixed now (VI-ERUP-2)."""
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
            if self.trace is not None:
                lines = range(len(self.box.lines[self.volcano]))
                spots = [int(self.target(self.volcano, line)) for line in lines]
                self.note_all("erupt", [int(self.volcano) + 1] + [spot for spot in spots if spot >= 0])
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
        """A token saves the piece (VI-ERUP-3) and stops the lava of its line (VI-ERUP-5); it is gone (VI-PRAY-2)."""
        if action == PRAY:
            self.prayers[self.actor] -= 1
            self.spared |= i64(1) << self.line
            self.note("pray", self.actor, self.target(self.volcano, self.line))
        else:
            self.note("give-up", self.actor, self.target(self.volcano, self.line))
        self.line += 1
        self.go_on()

    def pour_lava(self) -> None:
        """VI-ERUP-3: all losses and the new lava, after the last answer (VI-ERUP-4).

        Only target spaces are touched, which lie in the volcano's own area (VI-ERUP-6): standing Moai and settlers
        are safe (VI-STATE-6).
        """
        space = self.space
        for line in range(len(self.box.lines[self.volcano])):
            spot = self.target(self.volcano, line)
            if spot < 0 or (self.spared >> line) & 1 == 1:
                continue
            if space[spot] != EMPTY:
                seat = space[spot] - (LYING if space[spot] >= LYING else VILLAGE)
                self.note("burn", seat, spot, self.lose_piece(spot))
            self.put_lava(spot)
            self.note("lava", spot, self.volcano + 1)

    def score_moai(self) -> None:
        """(c) VI-RAIS-6: own standing Moai times own villages in the area, after the eruption; VI-RAIS-7: or 1."""
        seat = self.active
        hex = self.box.geyser_hex[self.raised]
        villages = self.in_area(self.villages, seat, hex)
        moai = self.in_area(self.standing, seat, hex)
        self.score(seat, villages * moai if villages > 0 else self.box.points_alone, moai, villages)

    # -- sinking and rescue (VI-SINK) -------------------------------------------------------------------

    def look_for_sinking(self) -> None:
        """(d) VI-SINK-1: whether the new crack has cut the continent in two.

        Nobody can overlook it (VI-SINK-9), so the continent is whole at every choice of a turn (VI-STATE-7).
        """
        if not self.cracked:
            return
        part = self.part_behind(self.box.geyser_hex[self.raised], self.land.geyser_side[self.raised])
        if part == 0:
            return
        self.asked = 0
        self.sinking = self.which_sinks(part)
        if self.sinking == 0:
            # The part with the lowest hex id stands for the first outcome of a coin.
            lowest = self.alive & -self.alive
            self.sinking = part if part & lowest != 0 else self.alive & ~part
            self.refill_pile(1)
            self.phase = TIE
            self.actor = CHANCE
            return
        self.note_hexes("sink", self.sinking)

    def note_hexes(self, kind: str, part: i64) -> None:
        if self.trace is not None:
            self.note_all(kind, [int(hex) for hex in range(self.box.hexes) if (part >> hex) & 1 == 1])

    def which_sinks(self, part: i64) -> i64:
        """VI-SINK-2: the part or the rest, whichever has fewer hexes, then fewer volcanoes; 0 if all is equal."""
        rest = self.alive & ~part
        more_hexes = count_bits(part) - count_bits(rest)
        more_volcanoes = self.volcanoes_in(part) - self.volcanoes_in(rest)
        if more_hexes < 0 or (more_hexes == 0 and more_volcanoes < 0):
            return part
        if more_hexes > 0 or more_volcanoes > 0:
            return rest
        return 0

    def part_behind(self, hex: i64, side: i64) -> i64:
        """The hexes still linked to this one if those beyond its cracked side are not; else 0."""
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
        bits = self.box.hex_bit
        reached = bits[hex]
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
                        reached |= bits[there]
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
        self.note("tie", outcome if self.volcanoes != 0 else 0)
        if self.volcanoes != 0:
            sinks = (self.sinking >> self.box.area_hexes[outcome - 1][0]) & 1 == 1
            if self.exhaust:
                self.pile &= ~(i64(1) << (outcome - 1))
        if not sinks:
            self.sinking = self.alive & ~self.sinking
        self.note_hexes("sink", self.sinking)
        self.go_on()

    def targets(self) -> list[i64]:
        """VI-SINK-6: the hexes of the surviving part that touch the sinking one, whatever cracks lie between."""
        neighbour = self.land.neighbour
        sinking = self.sinking
        found: list[i64] = []
        for hex in range(self.box.hexes):
            if (self.alive >> hex) & 1 == 1 and (sinking >> hex) & 1 == 0:
                for d in range(6):
                    beyond = neighbour[6 * hex + d]
                    if beyond >= 0 and (sinking >> beyond) & 1 == 1:
                        found.append(hex)
                        break
        return found

    def settlers_sinking(self, seat: i64) -> i64:
        """How many settlers of a seat stand in the sinking part."""
        count: i64 = 0
        size = self.box.settlers
        settler_at = self.settler_at
        for k in range(seat * size, (seat + 1) * size):
            place = settler_at[k]
            if place >= 0 and (self.sinking >> place) & 1 == 1:
                count += 1
        return count

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
        """The active player saves all (VI-SINK-4), any other one (VI-SINK-5), or nobody."""
        box = self.box
        seat = self.actor
        if action == DONE:
            self.note("leave", seat, self.settlers_sinking(seat))
        else:
            target = action - box.hex_base
            saved: list[int] = [int(seat), int(target)]
            for k in range(seat * box.settlers, (seat + 1) * box.settlers):
                place = self.settler_at[k]
                if place >= 0 and (self.sinking >> place) & 1 == 1:
                    self.settler_at[k] = target
                    self.settlers[seat * box.hexes + place] -= 1
                    self.settlers[seat * box.hexes + target] += 1
                    saved += [int(k), int(place)]
                    if self.phase == RESCUE_ONE:
                        break
            self.note_all("rescue", saved)
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
                    self.note("drown-village", held - VILLAGE, spot)
                    self.lose_piece(spot)
                elif held == LAVA:
                    self.lava_count -= 1
                self.space[spot] = EMPTY
        for spot in range(box.geysers):
            if (sinking >> box.geyser_hex[spot]) & 1 == 1:
                self.geyser[spot] = FREE
        for hex in range(box.hexes):
            if (sinking >> hex) & 1 == 1:
                self.drown(hex)
        self.lava_sunk = self.lava_count < lava_before
        self.note_hexes("gone", sinking)

    def lose_with(self, seat: i64, sinking: i64) -> None:
        """The seat's settlers and Moai in the sinking part go back to its supply."""
        box = self.box
        for k in range(seat * box.settlers, (seat + 1) * box.settlers):
            place = self.settler_at[k]
            if place >= 0 and (sinking >> place) & 1 == 1:
                self.note("drown-settler", seat, place, k)
                self.settler_at[k] = SUPPLY
                self.settlers[seat * box.hexes + place] -= 1
                self.spare_settlers[seat] += 1
        for k in range(seat * box.moai, (seat + 1) * box.moai):
            place = self.moai_at[k]
            if place >= 0:
                hex = box.place_hex[place]
                if (sinking >> hex) & 1 == 1:
                    self.note("drown-moai", seat, place, k)
                    self.moai_at[k] = SUPPLY
                    self.spare_moai[seat] += 1
                    if place >= box.geyser_base:
                        self.standing[seat * box.hexes + hex] -= 1
                    else:
                        self.lying[seat * box.hexes + hex] -= 1

    def drown(self, hex: i64) -> None:
        """A hex without pieces becomes sea; a volcano's area takes its token along."""
        area = self.box.hex_area[hex]
        neighbour = self.land.neighbour
        self.backdrop = NO_BACKDROP
        self.alive &= ~self.box.hex_bit[hex]
        self.links[hex] = 0
        self.lava[hex] = 0
        self.free[hex] = 0
        for side in range(6):
            beyond = neighbour[6 * hex + side]
            if beyond >= 0:
                self.links[beyond] &= ~(i64(1) << ((side + 3) % 6))
        if area < self.box.volcanoes:
            self.volcanoes &= ~(i64(1) << area)
            self.pile &= ~(i64(1) << area)

    # -- the end of the chain -----------------------------------------------------------------------------

    def ask_double_eruption(self) -> None:
        """(e) VI-DOUB-1: the last lava has left the board, so two tokens are drawn (one, if only one: VI-DOUB-2).

        It happens once for each time the last lava goes (VI-DOUB-3).
        """
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


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
