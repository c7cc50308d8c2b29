"""What is in the box, and the tables computed from it: shared by all positions, never changed."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from isolario.games.volcanic_isle.actions import layout
from isolario.games.volcanic_isle.continent import Continent, Recipe, generate
from isolario.games.volcanic_isle.shapes import Placement, Shape, check_fit, read_shapes
from isolario.kernel.components import Components
from isolario.kernel.hexes import Hex, neighbour, neighbour_table
from isolario.kernel.network import Network

SEA: Final[i64] = -1
NO_SEED: Final = -1
"""The seed of the default continent, which needs none."""
CACHED_LANDS: Final = 1024
"""How many generated continents a box remembers."""


class Land:
    """A continent as it lies before the first turn: geometry only. Ids out of play have no neighbours."""

    def __init__(self, box: "Box", places: list[Placement | None], bays: list[Hex], seed: int) -> None:
        self.seed = seed
        self.places = places
        self.bays = bays
        self.hexes: list[Hex | None] = []
        """(q, r) of each hex id; None for an area left in the box."""
        self.turns: list[int] = []
        """By how many sixths each area is turned."""
        for shape, place in zip(box.shapes, places, strict=True):
            self.turns.append(0 if place is None else place[2])
            if place is None:
                self.hexes += [None] * len(shape.hexes)
            else:
                self.hexes += shape.lying(place)
        present = [h for h, hex in enumerate(self.hexes) if hex is not None]
        table = neighbour_table([hex for hex in self.hexes if hex is not None])
        self.neighbour: vec[i64] = vec[i64]([SEA] * (6 * len(self.hexes)))
        """The hex beyond side d of hex h at 6 * h + d."""
        self.open_sides: list[i64] = [0] * len(self.hexes)
        """Per hex one bit for each side towards other land."""
        self.alive: i64 = 0
        """One bit for each hex in play."""
        for i, h in enumerate(present):
            self.alive |= box.hex_bit[h]
            for d in range(6):
                if table[6 * i + d] >= 0:
                    self.neighbour[6 * h + d] = present[table[6 * i + d]]
                    self.open_sides[h] |= 1 << d
        self.geyser_side: list[i64] = []
        """The map direction each geyser faces."""
        self.geyser_faces: list[i64] = []
        """The hex beyond that side."""
        for g in range(box.geysers):
            hex = box.geyser_hex[g]
            side = (box.geyser_local_side[g] + self.turns[box.hex_area[hex]]) % 6
            self.geyser_side.append(side)
            self.geyser_faces.append(self.neighbour[6 * hex + side])
        self.geyser_sides: vec[i64] = vec[i64]([0] * (64 * len(self.hexes)))
        """For each hex and each set of its geysers, at 64 * hex + set, the sides they face, one bit each."""
        for g in range(box.geysers):
            hex = box.geyser_hex[g]
            bit = box.geyser_bit[g]
            for chosen in range(64):
                if chosen & bit:
                    self.geyser_sides[64 * hex + chosen] |= i64(1) << self.geyser_side[g]
        self.volcanoes: i64 = 0
        """One bit for each volcano: bit 0 is volcano 1."""
        for area in range(box.volcanoes):
            if places[area] is not None:
                self.volcanoes |= 1 << area
        self.landing: list[list[i64]] = []
        """The hexes of each seat's bay: all land next to its sea hex (VI-SETUP-5)."""
        for bay in bays:
            shore = [neighbour(bay, d) for d in range(6)]
            self.landing.append([i64(h) for h, hex in enumerate(self.hexes) if hex in shore])


class Box:
    """Every number of the components, checked, and what follows from it for any continent."""

    def __init__(self, data: Components, weights: list[float], networks: list[Network | None]) -> None:
        self.shapes = read_shapes(data)
        self.areas: i64 = len(self.shapes)
        self.read_areas(data)
        self.read_numbers(data)
        self.read_default(data)
        self.read_advanced(data)
        self.number_actions()
        self.bits: vec[i64] = vec[i64]([mask.bit_count() for mask in range(256)])
        """How many bits a number has."""
        self.none_created: vec[i64] = vec[i64]([0] * self.areas)
        """How many settlers each area has got in a turn that begins."""
        self.features_size: i64 = 0
        """How many features there are, and where those of the hexes begin: worked out when they are first written."""
        self.features_hexes: i64 = 0
        self.lands: dict[tuple[int, int], Land] = {}
        self.weights: list[float] = weights
        self.networks: list[Network | None] = networks

    def read_areas(self, data: Components) -> None:
        """Ids of hexes, spaces and geysers: the same on every continent."""
        self.hex_area: vec[i64] = vec[i64]()
        self.hex_name: list[str] = []
        """What players call a hex: the number of its area, with a letter if it has several."""
        self.area_hexes: list[list[i64]] = []
        self.area_first: vec[i64] = vec[i64]()
        """For a hex the first hex of its area, and how many hexes the area has."""
        self.area_size: vec[i64] = vec[i64]()
        self.first_space: vec[i64] = vec[i64]()
        self.space_hex: vec[i64] = vec[i64]()
        self.space_bit: vec[i64] = vec[i64]()
        self.first_geyser: vec[i64] = vec[i64]()
        self.geyser_hex: vec[i64] = vec[i64]()
        self.geyser_bit: vec[i64] = vec[i64]()
        self.geyser_local_side: list[i64] = []
        self.lines: list[list[list[i64]]] = []
        """Per volcano its lava lines: spaces, nearest first."""
        self.start_lava: list[list[i64]] = []
        """Per area the spaces that begin with lava (VI-SETUP-2)."""
        for area, shape in enumerate(self.shapes):
            first = len(self.hex_area)
            first_space = len(self.space_hex)
            self.area_hexes.append([i64(first + i) for i in range(len(shape.hexes))])
            for i in range(len(shape.hexes)):
                self.add_hex(area, first, shape, i)
            start = self.first_space
            lines = [[start[first + hex] + space for hex, space in line] for line in shape.lava_lines]
            if shape.lava_lines:
                self.lines.append(lines)
                self.start_lava.append([line[0] for line in lines])
            else:
                self.start_lava.append([i64(space) for space in range(first_space, len(self.space_hex))])
        self.area_start: vec[i64] = vec[i64]([hexes[0] for hexes in self.area_hexes])
        self.line_start: vec[i64] = vec[i64]([0])
        """All lava lines one after the other: where the spaces of each begin, and where the lines of each volcano."""
        self.line_spots: vec[i64] = vec[i64]()
        self.first_line: vec[i64] = vec[i64]([0])
        for of_volcano in self.lines:
            for line in of_volcano:
                for spot in line:
                    self.line_spots = append(self.line_spots, spot)
                self.line_start = append(self.line_start, len(self.line_spots))
            self.first_line = append(self.first_line, len(self.line_start) - 1)
        self.area_kind: vec[i64] = vec[i64]()
        """What an area is like for learners: 0 a volcano with many geysers, 1 another volcano, 2 none."""
        for shape in self.shapes:
            kind = 2 if not shape.lava_lines else 0 if len(shape.geysers) > 5 else 1
            self.area_kind = append(self.area_kind, kind)
        self.hexes: i64 = len(self.hex_area)
        self.spaces: i64 = len(self.space_hex)
        self.geysers: i64 = len(self.geyser_hex)
        self.volcanoes: i64 = len(self.lines)
        # Compiled, a constant shifted by an i64 is cut to 32 bits; these numbers are not.
        self.hex_bit: vec[i64] = vec[i64]([2**h for h in range(int(self.hexes))])
        # Where a Moai can be, as one number: on a space, loose in a hex, or upright on a geyser.
        self.loose_base: i64 = self.spaces
        self.geyser_base: i64 = self.spaces + self.hexes
        places = list(self.space_hex) + list(range(self.hexes)) + list(self.geyser_hex)
        self.place_hex: vec[i64] = vec[i64](places)
        """The hex of each such place."""
        data.number("components.hexes", int(self.hexes), int(self.hexes))
        data.number("components.spaces", int(self.spaces), int(self.spaces))
        data.number("components.geysers", int(self.geysers), int(self.geysers))
        data.number("components.volcanoes", int(self.volcanoes), int(self.volcanoes))
        if self.hexes > 60 or self.spaces + self.hexes + self.geysers > 600 or self.volcanoes > 8:
            raise data.wrong("components.hexes", "at most 60, with at most 8 volcanoes", int(self.hexes))
        for area, shape in enumerate(self.shapes):
            if bool(shape.lava_lines) != (area < self.volcanoes):
                raise data.wrong(f"areas.shape.{area}", "with lava lines in the first areas only", area + 1)

    def add_hex(self, area: int, first: int, shape: Shape, i: int) -> None:
        h = first + i
        count = len(shape.hexes)
        self.hex_area = append(self.hex_area, area)
        self.hex_name.append(f"{area + 1}" if count == 1 else f"{area + 1}{'abc'[i]}")
        self.area_first = append(self.area_first, first)
        self.area_size = append(self.area_size, count)
        self.first_space = append(self.first_space, len(self.space_hex))
        for bit in range(shape.spaces[i]):
            self.space_hex = append(self.space_hex, h)
            self.space_bit = append(self.space_bit, 1 << bit)
        self.first_geyser = append(self.first_geyser, len(self.geyser_hex))
        faced = [side for hex, side in shape.geysers if hex == i]
        for bit, side in enumerate(faced):
            self.geyser_hex = append(self.geyser_hex, h)
            self.geyser_bit = append(self.geyser_bit, 1 << bit)
            self.geyser_local_side.append(side)

    def read_numbers(self, data: Components) -> None:
        self.colours = data.words("players.colours", data.number("players.max", 2, 4))
        data.number("players.min", 2, 2)
        self.settlers: i64 = data.number("components.per_player.settlers", 1, 40)
        self.villages: i64 = data.number("components.per_player.villages", 1, 99)
        self.moai: i64 = data.number("components.per_player.moai", 1, 99)
        self.prayer_tokens: i64 = data.number("components.prayer_tokens", 0, 999)
        self.lava_tiles: i64 = data.number("components.lava_tiles", int(self.spaces), 999)
        self.crack_tiles: i64 = data.number("components.crack_tiles", int(self.hexes), 999)
        data.number("components.volcano_tokens", int(self.volcanoes), int(self.volcanoes))
        data.number("components.dice", 1, 1)
        faces = data.words("die.faces")
        for i, _ in enumerate(faces):
            data.word(f"die.faces.{i}", ("blank", "volcano"))
        if not faces:
            raise data.wrong("die.faces", "at least one face", faces)
        self.blank_faces: i64 = faces.count("blank")
        self.volcano_faces: i64 = faces.count("volcano")
        self.action_points: i64 = data.number("turn.action_points", 1, 12)
        self.cost_land: i64 = data.number("turn.cost.land", 1, 12)
        self.cost_move: i64 = data.number("turn.cost.move", 1, 12)
        self.cost_carry: i64 = data.number("turn.cost.carry", 1, 12)
        self.cost_village: i64 = data.number("turn.cost.village", 1, 12)
        self.cost_create: i64 = data.number("turn.cost.create", 1, 12)
        self.cost_sculpt: i64 = data.number("turn.cost.sculpt", 1, 12)
        self.cost_raise: i64 = data.number("turn.cost.raise", 1, 12)
        self.prayer_cost: i64 = data.number("turn.prayer_cost_base", 1, 12)
        self.prayers_per_turn: i64 = data.number("turn.prayers_per_turn", 0, 12)
        self.points_village: i64 = data.number("score.village_built", 0, 99)
        self.points_alone: i64 = data.number("score.raise_without_own_village", 0, 99)
        self.end_village: i64 = data.number("score.end.village", 0, 99)
        self.end_moai: i64 = data.number("score.end.moai", 0, 99)
        self.end_neighbour: i64 = data.number("score.end.moai_with_neighbour", 0, 99)
        self.end_settler: i64 = data.number("score.end.settler", 0, 99)
        self.end_prayer: i64 = data.number("score.end.prayer", 0, 99)
        self.last_volcanoes: i64 = data.number("end.volcanoes_at_most", 0, int(self.volcanoes) - 1)
        self.standoff_rounds: i64 = data.number("end.standoff_rounds", 1, 99)

    def read_default(self, data: Components) -> None:
        """The continent of the first games and its landing bays (VI-SETUP-1, VI-SETUP-5)."""
        if data.size("default.placement") != self.areas:
            expected = f"a list of {int(self.areas)} placements"
            raise data.wrong("default.placement", expected, data.size("default.placement"))
        places: list[Placement | None] = []
        for i in range(int(self.areas)):
            if data.size(f"default.placement.{i}") == 0:
                places.append(None)
            else:
                q, r, turns = data.numbers(f"default.placement.{i}", -20, 20, 3)
                places.append((q, r, turns % 6))
        check_fit(data, self.shapes, places)
        seats = len(self.colours)
        bays: list[Hex] = []
        for i in range(data.size("default.bays")):
            q, r = data.numbers(f"default.bays.{i}", -30, 30, 2)
            bays.append((q, r))
        if not 1 <= len(bays) <= seats:
            raise data.wrong("default.bays", f"1 to {seats} sea hexes", len(bays))
        self.default_land = Land(self, places, [bays[seat % len(bays)] for seat in range(seats)], NO_SEED)
        for i, bay in enumerate(bays):
            if not self.default_land.landing[i] or bay in self.default_land.hexes:
                raise data.wrong(f"default.bays.{i}", "a sea hex next to land", list(bay))

    def read_advanced(self, data: Components) -> None:
        count = int(self.areas)
        key = "advanced.splitmix64"
        words = [data.word(f"{key}.{name}") for name in ("add", "mul1", "mul2")]
        try:
            add, first, second = (int(word, 16) for word in words)
        except ValueError:
            raise data.wrong(key, "hexadecimal numbers", words) from None
        a, b, c = data.numbers(f"{key}.shifts", 1, 63, 3)
        stocks = [data.numbers(f"advanced.stock.{kind}", 1, count) for kind in ("K", "F", "N")]
        self.recipe = Recipe(
            tuple(self.shapes),
            tuple(data.numbers("advanced.core", 1, count)),
            tuple(data.numbers("advanced.coast_volcanoes", 1, count, 3)),
            (tuple(stocks[0]), tuple(stocks[1]), tuple(stocks[2])),
            data.number("advanced.volcano_gap", 1, 99),
            data.number("advanced.node_limit", 1, 1000000),
            data.number("advanced.attempt_limit", 1, 1000000),
            (add, first, second),
            (a, b, c),
        )
        self.seed_outcomes: i64 = data.number("advanced.seed_outcomes", 1, 1 << 20)

    def number_actions(self) -> None:
        """Where each kind of action begins, and ready-made lists of choices for every pattern of a hex."""
        hexes = int(self.hexes)
        self.layout = layout(hexes, int(self.spaces), int(self.geysers))
        self.actions: i64 = self.layout.size
        self.hex_base: i64 = self.layout.join("hex")
        self.create_base: i64 = self.layout.join("create")
        self.move_base: i64 = self.layout.join("move")
        self.carry_base: i64 = self.layout.join("carry")
        self.village_base: i64 = self.layout.join("village")
        self.sculpt_base: i64 = self.layout.join("sculpt")
        self.raise_base: i64 = self.layout.join("raise")
        self.take_base: i64 = self.layout.join("take")
        self.take_loose: i64 = self.layout.join("loose")
        # All lists have 64 patterns per hex: six sides, at most six spaces, at most six geysers.
        self.moves = patterns([int(self.move_base) + 6 * h for h in range(hexes)])
        self.carries = patterns([int(self.carry_base) + 6 * h for h in range(hexes)])
        self.village_choices = patterns([int(self.village_base + first) for first in self.first_space])
        self.sculpt_choices = patterns([int(self.sculpt_base + first) for first in self.first_space])
        self.raise_choices = patterns([int(self.raise_base + first) for first in self.first_geyser])

    def land(self, seed: int, seats: int) -> Land:
        """The generated continent of a seed, with all its volcanoes (VI-MAP-10); the default one for NO_SEED."""
        if seed == NO_SEED:
            return self.default_land
        key = (seed, seats)
        if key not in self.lands:
            made = generate(self.recipe, seed, seats)
            if len(self.lands) >= CACHED_LANDS:
                self.lands.clear()
            self.lands[key] = self.default_land if made is None else self.settled(made, seed)
        return self.lands[key]

    def settled(self, made: Continent, seed: int) -> Land:
        return Land(self, list(made.places), list(made.bays), seed)


def patterns(firsts: list[int]) -> list[list[int]]:
    """For each first action and each set of six bits (at 64 * i + bits) the actions of those bits.

    All lists share the same six number objects (Any: compiled code would make new ones), which stay in the cache.
    """
    found: list[list[int]] = []
    for first in firsts:
        numbers: list[Any] = [first + bit for bit in range(6)]
        for bits in range(64):
            found.append([numbers[bit] for bit in range(6) if bits >> bit & 1])
    return found
