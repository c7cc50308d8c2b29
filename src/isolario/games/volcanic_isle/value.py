"""The Volcanic Isle as learned networks see it: numbers for every area where a seat has something, and for the seat.

What a seat may expect at the end is what it has (points, and what its pieces are worth where they are), and what each
of its areas and it itself will still bring, which the network says. It has learned that from games of players who
choose by the hand-made evaluation (`evaluate.py`), so it is right about positions that such players lead to, and is
asked about nothing else: the search over turns lets everybody play on by hand, and asks it where that ends. Choosing
by it, one would keep what winners happen to hold (docs/tuning/volcanic_isle.md).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from isolario.games.volcanic_isle.evaluate import lateness
from isolario.games.volcanic_isle.position import LAVA, LYING, TURN, VILLAGE, Position
from isolario.games.volcanic_isle.scoring import final_points
from isolario.kernel.lesson import PointsLesson
from isolario.kernel.network import Network, Seen, chances_to_lead, context_sums, worth

OWN: Final[i64] = 38
"""Numbers of each area of a seat."""
CONTEXT: Final[i64] = 40
"""Numbers of the table and the seat."""
MOST: Final[i64] = CONTEXT
"""No more numbers are looked through at once."""

# The kinds of things: the network has numbers of its own for each of them.
GREAT_VOLCANO: Final[i64] = 0  # an area with a volcano and many geysers
SMALL_VOLCANO: Final[i64] = 1
PLAIN: Final[i64] = 2
SEAT: Final[i64] = 3  # the seat itself: what does not belong to one area
KINDS: Final[i64] = 4
UNIT: Final = 20.0
"""So many points are one for the network: its numbers stay small."""
SETTLED_ROUND: Final[i64] = 40
"""From then on a round is as late as any."""


def suits(state: Position) -> bool:
    """Whether networks are made for positions like this one: nothing that has begun is still to be settled."""
    return state.phase == TURN


def forecast(state: Position, network: Network) -> list[float]:
    """The chances of all seats: the more is to come, the less a lead means."""
    sides = all_sides(state)
    points: list[float] = []
    to_come = 0.0
    for seat in range(state.seats):
        sight = Sight(state, seat, sides)
        coming = sight.coming(network)
        points.append(sight.has + coming)
        if coming > 0.0:
            to_come += coming
    return chances_to_lead(network, points, to_come * to_come)


def all_sides(state: Position) -> vec[i64]:
    """How many sides link each area to others."""
    box = state.box
    bits, hex_area, links = box.bits, box.hex_area, state.links
    found = vec[i64]([0] * box.areas)
    for area in range(box.areas):
        found[area] = 2 - 2 * box.area_size[box.area_start[area]]  # links within the area do not count
    for hex in range(box.hexes):
        found[hex_area[hex]] += bits[links[hex]]
    return found


class Sight:
    """What a seat has, in numbers: `own` has a row for every area where it has something, then one for the seat."""

    def __init__(self, state: Position, seat: i64, sides: vec[i64]) -> None:
        box = state.box
        areas, hexes = box.areas, box.hexes
        hex_area = box.hex_area
        self.seat = seat
        self.sides = sides
        self.context: vec[float] = vec[float]([0.0] * CONTEXT)
        self.left = 1.0 - lateness(state)
        self.homes: vec[i64] = vec[i64]([0] * areas)
        self.statues: vec[i64] = vec[i64]([0] * areas)
        self.blanks: vec[i64] = vec[i64]([0] * areas)
        self.people: vec[i64] = vec[i64]([0] * areas)
        base = seat * hexes
        present: i64 = 0
        for hex in range(hexes):
            villages = state.villages[base + hex]
            standing = state.standing[base + hex]
            lying = state.lying[base + hex]
            settlers = state.settlers[base + hex]
            if villages | standing | lying | settlers != 0:
                area = hex_area[hex]
                present |= i64(1) << area
                self.homes[area] += villages
                self.statues[area] += standing
                self.blanks[area] += lying
                self.people[area] += settlers
        self.present = present
        rows: i64 = 1
        while present != 0:
            present &= present - 1
            rows += 1
        self.rows = rows
        self.own: vec[float] = vec[float]([0.0] * (rows * OWN))
        self.kinds: vec[i64] = vec[i64]([SEAT] * rows)
        self.area_of: vec[i64] = vec[i64]([areas] * rows)
        row: i64 = 0
        for area in range(areas):
            if (self.present >> area) & 1 == 1:
                self.kinds[row] = box.area_kind[area]
                self.area_of[row] = area
                self.see_area(state, area, OWN * row)
                row += 1
        self.own[OWN * row] = 1.0
        bonus = final_points(state, seat)
        self.has = float(state.points[seat] + bonus) / UNIT
        self.see_table(state)
        self.see_seat(state, bonus)

    def coming(self, network: Network) -> float:
        """What the network expects beyond what the seat has."""
        seen = Seen(MOST)
        base = context_sums(network, self.context, seen)
        total = 0.0
        for row in range(self.rows):
            seen.look(self.own, OWN * row, OWN)
            total += worth(network, self.kinds[row], seen, base, 0)
        return total

    def see_area(self, state: Position, area: i64, at: i64) -> None:
        box = state.box
        seat, own, context = self.seat, self.own, self.context
        homes, statues, blanks, people = self.homes[area], self.statues[area], self.blanks[area], self.people[area]
        hexes = box.hexes
        base = seat * hexes
        first = box.area_start[area]
        end = first + box.area_size[first]
        bits, hex_area = box.bits, box.hex_area
        geyser_sides, neighbour = state.land.geyser_sides, state.land.neighbour
        settlers = state.settlers
        rival_homes: i64 = 0
        rival_statues: i64 = 0
        rival_blanks: i64 = 0
        rival_people: i64 = 0
        free: i64 = 0
        lava: i64 = 0
        safe: i64 = 0  # geysers whose Moai would crack nothing
        loaded: i64 = 0  # raises that need nothing but action points
        work_free: i64 = 0
        work_blanks: i64 = 0
        work_lava: i64 = 0
        nearby: i64 = 0
        to_lava = 0.0
        quarries: i64 = 0
        workshops: i64 = 0
        breakable: i64 = 0  # sides that some free geyser could crack
        from_outside: i64 = 0  # sides that somebody outside could crack
        with_next: i64 = 99  # sides that hold the area and the one next to it that is held least
        for hex in range(first, end):
            there = hex
            for other in range(state.seats):
                if other != seat:
                    rival_homes += state.villages[there]
                    rival_statues += state.standing[there]
                    rival_blanks += state.lying[there]
                    rival_people += settlers[there]
                there += hexes
            links = state.links[hex]
            open_here = state.free[hex]
            free_here = bits[open_here]
            lava_here = bits[state.lava[hex]]
            free += free_here
            lava += lava_here
            threatened = geyser_sides[64 * hex + open_here] & links
            safe += free_here - bits[threatened]
            mine = settlers[base + hex]
            near_lava: i64 = 0
            side: i64 = 0
            while links != 0:
                if links & 1 == 1:
                    beyond = neighbour[6 * hex + side]
                    if state.lava[beyond] != 0:
                        near_lava = 1
                    next_area = hex_area[beyond]
                    if next_area != area:
                        nearby += settlers[base + beyond]
                        together = self.sides[area] + self.sides[next_area] - 2
                        if together < with_next:
                            with_next = together
                        outside = (geyser_sides[64 * beyond + state.free[beyond]] >> ((side + 3) % 6)) & 1
                        from_outside += outside
                        breakable += outside | ((threatened >> side) & 1)
                links >>= 1
                side += 1
            if mine > 0:
                work_free += free_here
                work_lava += lava_here
                lying = state.lying[base + hex]
                work_blanks += lying
                if lying > 0 and free_here > 0:
                    workshops += 1
                    loaded += lying if lying < free_here else free_here
                if lava_here > 0:
                    quarries += 1
                elif near_lava > 0:
                    to_lava += 1.0
                else:
                    to_lava += 0.4
        burning_homes: i64 = 0
        burning_blanks: i64 = 0
        if area < box.volcanoes and homes + blanks > 0:
            for line in range(box.first_line[area], box.first_line[area + 1]):
                for place in range(box.line_start[line], box.line_start[line + 1]):
                    held = state.space[box.line_spots[place]]
                    if held != LAVA:
                        if held == VILLAGE + seat:
                            burning_homes += 1
                        elif held == LYING + seat:
                            burning_blanks += 1
                        break
        sides = self.sides[area]
        stock = blanks + lava
        gain_loaded = raises(homes, statues, loaded)
        gain_fill = raises(homes, statues, free if free < stock else stock)
        gain_free = raises(homes, statues, free)
        own[at] = 1.0
        own[at + 1] = float(homes) / 3.0
        own[at + 2] = float(homes * homes) / 9.0
        own[at + 3] = float(statues) / 5.0
        own[at + 4] = float(blanks) / 3.0
        own[at + 5] = float(people) / 3.0
        if people > 0:
            own[at + 6] = 1.0
        own[at + 7] = float(free) / 5.0
        own[at + 8] = float(lava) / 4.0
        own[at + 9] = float(homes * statues) / 10.0
        own[at + 10] = float(loaded) / 3.0
        if loaded > 0:
            own[at + 11] = raises(homes, statues, 1) / 10.0
        own[at + 12] = gain_loaded / 20.0
        own[at + 13] = gain_fill / 50.0
        own[at + 14] = gain_free / 50.0
        own[at + 15] = float(work_free) / 5.0
        own[at + 16] = float(work_blanks) / 3.0
        own[at + 17] = float(work_lava) / 4.0
        own[at + 18] = float(safe) / 5.0
        if sides <= 1:
            own[at + 19] = 1.0
        if sides <= 2:
            own[at + 20] = 1.0
        if sides <= 3:
            own[at + 21] = 1.0
        own[at + 22] = float(sides) / 10.0
        own[at + 23] = float(rival_homes) / 3.0
        own[at + 24] = float(rival_statues) / 5.0
        own[at + 25] = float(rival_people) / 3.0
        own[at + 26] = float(rival_blanks) / 3.0
        own[at + 27] = float(burning_homes) / 2.0
        own[at + 28] = float(burning_blanks) / 2.0
        own[at + 29] = float(nearby) / 3.0
        own[at + 30] = self.left * gain_free / 50.0
        own[at + 31] = self.left * float(homes) / 3.0
        own[at + 32] = to_lava
        if breakable < sides:
            own[at + 33] = 1.0  # it cannot be cut off alone
        own[at + 34] = float(breakable) / 10.0
        own[at + 35] = float(from_outside) / 10.0
        if with_next <= 2:
            own[at + 36] = 1.0
        if with_next <= 4:
            own[at + 37] = 1.0
        if homes > 0:
            if float(homes) / 4.0 > context[12]:
                context[12] = float(homes) / 4.0
            if gain_free / 50.0 > context[13]:
                context[13] = gain_free / 50.0
            if gain_fill / 50.0 > context[14]:
                context[14] = gain_fill / 50.0
            context[15] += float(homes * statues) / 20.0
        if gain_loaded / 20.0 > context[16]:
            context[16] = gain_loaded / 20.0
        context[17] += float(quarries) / 3.0
        context[18] += to_lava
        context[19] += float(workshops) / 3.0
        context[20] += float(burning_homes) / 2.0
        context[21] += float(burning_blanks) / 2.0
        context[22] += float(blanks) / 5.0

    def see_seat(self, state: Position, bonus: i64) -> None:
        seat, context = self.seat, self.context
        people = state.on_board(seat)
        context[0] = float(state.points[seat]) / 100.0
        context[1] = float(people) / 8.0
        context[2] = float(people if people < 4 else 4) / 4.0
        context[3] = float(state.prayers[seat]) / 4.0
        context[4] = float(state.spare_villages[seat]) / 8.0
        context[5] = float(state.spare_moai[seat]) / 20.0
        context[6] = float(bonus) / 50.0
        context[7] = float((state.aboard >> seat) & 1)
        until = seat - state.active
        if until < 0:
            until += state.seats
        begun = state.active - state.first
        if begun < 0:
            begun += state.seats
        to_come = 0.0
        if until == 0:
            context[8] = 1.0
            to_come = float(state.left) / 4.0
            context[9] = to_come
        elif begun + until < state.seats:
            to_come = 1.0
        context[10] = float(until) / float(state.seats)
        context[11] = to_come
        if state.last_round:
            context[23] = to_come

    def see_table(self, state: Position) -> None:
        box, context, left = state.box, self.context, self.left
        context[24] = 1.0
        context[25] = left
        context[26] = left * left
        if state.last_round:
            context[27] = 1.0
        alive: i64 = 0
        land = state.alive
        while land != 0:
            land &= land - 1
            alive += 1
        context[28] = float(alive) / 36.0
        context[29] = float(state.lava_count) / 60.0
        context[30] = float(state.round if state.round < SETTLED_ROUND else SETTLED_ROUND) / 20.0
        context[31] = float(state.quiet) / 6.0
        # How the others stand, as far as it is seen at a glance.
        best: i64 = 0
        total: i64 = 0
        people: i64 = 0
        standing: i64 = 0
        built: i64 = 0
        tokens: i64 = 0
        for other in range(state.seats):
            if other != self.seat:
                points = state.points[other]
                total += points
                if points > best:
                    best = points
                people += state.on_board(other)
                standing += box.moai - state.spare_moai[other]
                built += box.villages - state.spare_villages[other]
                tokens += state.prayers[other]
        others = float(state.seats - 1)
        context[32] = float(total) / others / 100.0
        context[33] = float(best) / 100.0
        if state.points[self.seat] > best:
            context[34] = 1.0
        context[35] = float(people) / others / 8.0
        context[36] = float(standing) / others / 20.0
        context[37] = float(built) / others / 8.0
        context[38] = float(tokens) / others / 4.0
        context[39] = float(box.bits[state.volcanoes]) / 8.0


def raises(homes: i64, statues: i64, count: i64) -> float:
    """What the next so many raises in an area bring."""
    if homes == 0:
        return float(count)
    return float(homes * (count * statues + count * (count + 1) // 2))


# -- learning ---------------------------------------------------------------------------------------------


def numbers(state: Position) -> tuple[list[float], list[float], list[int], list[int]]:
    """A position as the network sees it: the areas of each seat and the seat itself, the contexts, kinds and owners."""
    own: list[float] = []
    context: list[float] = []
    kinds: list[int] = []
    owners: list[int] = []
    sides = all_sides(state)
    for seat in range(state.seats):
        sight = Sight(state, seat, sides)
        for number in sight.own:
            own.append(number)
        for number in sight.context:
            context.append(number)
        for kind in sight.kinds:
            kinds.append(int(kind))
            owners.append(int(seat))
    return own, context, kinds, owners


def has(state: Position) -> list[float]:
    """What each seat has, in units of the network: at the end this is how the game went."""
    return [float(state.points[seat] + final_points(state, seat)) / UNIT for seat in range(state.seats)]


LESSON: Final = PointsLesson(
    kinds=int(KINDS),
    own=int(OWN),
    context=int(CONTEXT),
    suits=suits,
    numbers=numbers,
    has=has,
    slip=8,
)
