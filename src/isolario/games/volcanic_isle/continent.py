"""Builds the continents of the advanced set-up from a seed (VI-MAP): the same seed, the same continent."""

from dataclasses import dataclass
from functools import cache

from isolario.games.volcanic_isle.shapes import Placement, Shape
from isolario.kernel.hexes import Hex, neighbour

WORD = (1 << 64) - 1


@dataclass(frozen=True)
class Recipe:
    """The numbers that steer the building, from `[advanced]` of the components."""

    shapes: tuple[Shape, ...]
    core: tuple[int, ...]
    """Area numbers (from 1) of the first phase; likewise below."""
    coast_volcanoes: tuple[int, ...]
    stock: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    """The outer areas for ring hexes with one, two and three sides to the core."""
    volcano_gap: int
    node_limit: int
    attempt_limit: int
    splitmix: tuple[int, int, int]
    shifts: tuple[int, int, int]


@dataclass(frozen=True)
class Continent:
    """A finished continent: where each area lies (None: left in the box), and each seat's bay."""

    places: tuple[Placement | None, ...]
    bays: tuple[Hex, ...]
    attempts: int


class SplitMix64:
    """The random source of VI-MAP-1: one stream, never restarted."""

    def __init__(self, seed: int, recipe: Recipe) -> None:
        self.state = seed & WORD
        self.add, self.first, self.second = recipe.splitmix
        self.shifts = recipe.shifts

    def next(self) -> int:
        a, b, c = self.shifts
        self.state = (self.state + self.add) & WORD
        mixed = self.state
        mixed = (mixed ^ (mixed >> a)) * self.first & WORD
        mixed = (mixed ^ (mixed >> b)) * self.second & WORD
        return mixed ^ (mixed >> c)

    def below(self, n: int) -> int:
        return self.next() % n

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


@dataclass(frozen=True)
class Ring:
    """The hexes round the core, in order, with their sides towards it in increasing direction."""

    hexes: tuple[Hex, ...]
    core_sides: tuple[tuple[int, ...], ...]

    def places(self, contacts: int) -> list[int]:
        return [i for i, sides in enumerate(self.core_sides) if len(sides) == contacts]

    def gap(self, i: int, j: int) -> int:
        steps = abs(i - j)
        return min(steps, len(self.hexes) - steps)


def generate(recipe: Recipe, seed: int, players: int) -> Continent | None:
    """The continent of that seed for so many players; None if no attempt succeeds (VI-MAP-8)."""
    source = SplitMix64(seed, recipe)
    for attempt in range(1, recipe.attempt_limit + 1):
        core = place_core(recipe, source)
        ring = find_ring(recipe, core)
        if ring is None:
            continue
        places = place_coast(recipe, source, core, ring)
        if places is not None:
            bays = find_bays(recipe, source, places, ring, players)
            return Continent(tuple(places), bays, attempt)
    return None


# -- phase 1: the inner areas ---------------------------------------------------------------------------


def place_core(recipe: Recipe, source: SplitMix64) -> dict[int, Placement]:
    """VI-MAP-2: the inner areas one after the other, each touching what lies there."""
    order = list(recipe.core)
    source.shuffle(order)
    placed = {order[0]: (0, 0, source.below(6))}
    for area in order[1:]:
        choices = possible_places(recipe, placed, area)
        placed[area] = choices[source.below(len(choices))]
    return placed


def possible_places(recipe: Recipe, placed: dict[int, Placement], area: int) -> list[Placement]:
    """All placements that overlap nothing and touch at least two areas (one while only one lies there)."""
    owner = {hex: other for other, place in placed.items() for hex in recipe.shapes[other - 1].lying(place)}
    shape = recipe.shapes[area - 1]
    border = {near for hex in owner for near in around(hex)} - set(owner)
    found: set[Placement] = set()
    for turns in range(6):
        # Some hex of the area must lie on the border of what is there.
        for dq, dr in shape.lying((0, 0, turns)):
            found |= {(q - dq, r - dr, turns) for q, r in border}
    wanted = min(2, len(placed))
    return sorted(place for place in found if touched(owner, shape.lying(place)) >= wanted)


def touched(owner: dict[Hex, int], hexes: list[Hex]) -> int:
    """How many areas these hexes touch; -1 if they overlap one."""
    if any(hex in owner for hex in hexes):
        return -1
    return len({owner[near] for hex in hexes for near in around(hex) if near in owner})


@cache
def around(hex: Hex) -> tuple[Hex, ...]:
    return tuple(neighbour(hex, direction) for direction in range(6))


def find_ring(recipe: Recipe, core: dict[int, Placement]) -> Ring | None:
    """The ring round a compact core without gaps (VI-MAP-3), in order and with what it needs (VI-MAP-4), or None."""
    owner = {hex: area for area, place in core.items() for hex in recipe.shapes[area - 1].lying(place)}
    for area, place in core.items():
        others = {hex: other for hex, other in owner.items() if other != area}
        if touched(others, recipe.shapes[area - 1].lying(place)) < 2:
            return None
    outside = {near for hex in owner for near in around(hex)} - set(owner)
    runs: dict[Hex, tuple[int, ...]] = {}
    for hex in outside:
        run = unbroken_run([near in owner for near in around(hex)])
        if run is None or sum(near in outside for near in around(hex)) != 2:
            return None
        runs[hex] = run
    order = [min(outside)]
    while True:
        here = order[-1]
        follows = neighbour(here, (runs[here][-1] + 1) % 6)
        if follows == order[0]:
            break
        if follows not in runs or follows in order:
            return None
        order.append(follows)
    if len(order) != len(outside):
        return None
    ring = Ring(tuple(order), tuple(runs[hex] for hex in order))
    counts = [len(ring.places(contacts)) for contacts in (1, 2, 3)]
    limits = [len(recipe.coast_volcanoes) + len(recipe.stock[0]), len(recipe.stock[1]), len(recipe.stock[2])]
    few = counts[0] < len(recipe.coast_volcanoes)
    if sum(counts) < len(order) or few or any(n > most for n, most in zip(counts, limits, strict=True)):
        return None
    return ring


def unbroken_run(marks: list[bool]) -> tuple[int, ...] | None:
    """The marked directions as one run in increasing direction (mod 6); None if there are several runs."""
    starts = [d for d in range(6) if marks[d] and not marks[d - 1]]
    if len(starts) != 1:
        return None
    return tuple((starts[0] + i) % 6 for i in range(sum(marks)))


# -- phases 2 and 3: the coast ---------------------------------------------------------------------------


def place_coast(
    recipe: Recipe, source: SplitMix64, core: dict[int, Placement], ring: Ring
) -> list[Placement | None] | None:
    """VI-MAP-5: the coastal volcanoes on spots of the ring, then the outer areas round it."""
    spots = ring.places(1)
    triples = [
        (a, b, c)
        for a in spots
        for b in spots
        for c in spots
        if min(ring.gap(a, b), ring.gap(b, c), ring.gap(a, c)) >= recipe.volcano_gap
    ]
    order = list(range(len(triples)))
    source.shuffle(order)
    for index in order:
        coast = Coast(recipe, core, ring)
        triple = triples[index]
        if all(coast.put(area, at) for area, at in zip(recipe.coast_volcanoes, triple, strict=True)):
            stocks = [list(stock) for stock in recipe.stock]
            for stock in stocks:
                source.shuffle(stock)
            if coast.fill(triple[0], stocks):
                return coast.places
    return None


class Coast:
    """A continent whose ring is being filled."""

    def __init__(self, recipe: Recipe, core: dict[int, Placement], ring: Ring) -> None:
        self.recipe = recipe
        self.ring = ring
        self.ring_hexes = frozenset(ring.hexes)
        self.places: list[Placement | None] = [core.get(i + 1) for i in range(len(recipe.shapes))]
        self.owner = {hex: area for area, place in core.items() for hex in recipe.shapes[area - 1].lying(place)}
        self.filled: set[int] = set()
        self.nodes = 0

    def put(self, area: int, at: int) -> bool:
        """VI-MAP-6: an area on a ring hex, its straight sides to core and ring; False if it does not fit."""
        shape = self.recipe.shapes[area - 1]
        run = self.ring.core_sides[at]
        wanted = {(run[0] - 1) % 6, *run, (run[-1] + 1) % 6}
        q, r = self.ring.hexes[at]
        for turns in range(6):
            if {(side + turns) % 6 for side in shape.straight[0]} == wanted:
                break
        else:
            return False
        place = (q, r, turns)
        own = shape.lying(place)
        for hex in own[1:]:
            if hex in self.owner or hex in self.ring_hexes:
                return False
            for near in around(hex):
                if near not in own and (near in self.owner or near in self.ring_hexes):
                    return False
        self.places[area - 1] = place
        for hex in own:
            self.owner[hex] = area
        self.filled.add(at)
        return True

    def take_away(self, area: int, at: int) -> None:
        place = self.places[area - 1]
        assert place is not None
        for hex in self.recipe.shapes[area - 1].lying(place):
            del self.owner[hex]
        self.places[area - 1] = None
        self.filled.remove(at)

    def fill(self, after: int, stocks: list[list[int]]) -> bool:
        """VI-MAP-7: the free ring hexes in order, with backtracking."""
        size = len(self.ring.hexes)
        free = [at for at in ((after + i) % size for i in range(1, size + 1)) if at not in self.filled]
        return self.fill_from(free, 0, stocks)

    def fill_from(self, free: list[int], index: int, stocks: list[list[int]]) -> bool:
        if index == len(free):
            return True
        self.nodes += 1
        if self.nodes > self.recipe.node_limit:
            return False
        at = free[index]
        for area in stocks[len(self.ring.core_sides[at]) - 1]:
            if self.places[area - 1] is None and self.put(area, at):
                if self.fill_from(free, index + 1, stocks):
                    return True
                self.take_away(area, at)
                if self.nodes > self.recipe.node_limit:
                    return False
        return False


def find_bays(
    recipe: Recipe, source: SplitMix64, places: list[Placement | None], ring: Ring, players: int
) -> tuple[Hex, ...]:
    """VI-MAP-9: sea hexes between two ring hexes, about equally far apart, dealt to the seats by lot."""
    land = {
        hex
        for shape, place in zip(recipe.shapes, places, strict=True)
        if place is not None
        for hex in shape.lying(place)
    }
    listed: list[Hex] = []
    for hex, run in zip(ring.hexes, ring.core_sides, strict=True):
        between = neighbour(hex, (run[-1] + 2) % 6)
        if between not in land and between not in listed:
            listed.append(between)
    offset = source.below(len(listed))
    seats = list(range(players))
    source.shuffle(seats)
    dealt = {seat: listed[(offset + i * len(listed) // players) % len(listed)] for i, seat in enumerate(seats)}
    return tuple(dealt[seat] for seat in range(players))
