"""The box of The Island: its numbers, checked, and the tables computed from them."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from isolario.games.the_island.actions import ACTIONS, EXPLORER, GO, MODES
from isolario.kernel.components import Components
from isolario.kernel.features import shares
from isolario.kernel.hexes import NONE, Hex, distance, from_doubled, neighbour_table
from isolario.kernel.network import Network

SEA: Final[i64] = 0
"""Ground of a hex without a tile; 1 beach, 2 forest, 3 mountain."""
TERRAINS: Final = ("beach", "forest", "mountain")

KINDS: Final = (
    "shark",
    "whale",
    "boat",
    "whirlpool",
    "volcano",
    "dolphin",
    "wind",
    "move_serpent",
    "move_shark",
    "move_whale",
    "defence_shark",
    "defence_whale",
)
GREENS: Final[i64] = 5
"""The first five backs act at once; the others are red and kept."""
REDS: Final[i64] = 7
OWN_TURN: Final[i64] = 5
"""The first five red kinds are played in one's own turn; the last two are defences."""

SERPENT: Final[i64] = 0
SHARK: Final[i64] = 1
WHALE: Final[i64] = 2
CREATURES: Final = ("serpent", "shark", "whale")
ISLANDS: Final = ("NW", "NE", "SW", "SE")

# What no set of components can change: the numbers of the choices follow from it.
HEXES: Final[i64] = 133
LAND_PLACES: Final[i64] = 40
BOATS: Final[i64] = 12
EXPLORERS: Final[i64] = 40
HIGHEST_VALUE: Final[i64] = 6
PER_COLOUR: Final[i64] = 10

# How far an owner may change what makes a match longer; `MAX_STEPS` follows from these.
MOST_STEPS: Final[i64] = 4
MOST_ROUNDS: Final[i64] = 15
# set-up: 40 terrains, first player, 40 x (place, value), 8 boats; a turn: play + steps, movement, sink, draw,
# three boardings, roll, pick, creature steps, three reactions; after the island is gone no sinking.
MAX_STEPS: Final[i64] = (
    LAND_PLACES + 1 + 80 + 8 + LAND_PLACES * (10 + 1 + 3 * MOST_STEPS) + 4 * MOST_ROUNDS * (6 + 3 * MOST_STEPS)
)


class Box:
    """Everything that never changes during a match."""

    def __init__(
        self, box: Components, weights: list[float], networks: list[Network | None], beliefs: list[vec[float]]
    ) -> None:
        self.read_board(box)
        self.read_tiles(box)
        self.read_pieces(box)
        self.read_limits(box)
        # The action numbers as ready-made Python objects: choices listed from here allocate nothing.
        self.numbers: list[Any] = list(range(ACTIONS))
        self.strides: list[list[Any]] = [self.stride(piece) for piece in range(20)]
        self.weights: list[float] = weights
        self.networks: list[Network | None] = networks
        """What was learned about positions (`value.py`); None: the hand-made evaluation alone."""
        self.beliefs: list[vec[float]] = beliefs
        """By the number of seats: the odds of `belief.py`."""

    def stride(self, piece: int) -> list[Any]:
        """What an explorer on a tile can always do: go in all six directions."""
        first = EXPLORER + MODES * piece + GO
        return self.numbers[first : first + 6]

    # -- the board ----------------------------------------------------------------------------------

    def read_board(self, box: Components) -> None:
        letters = box.word("board.row_letters")
        rows = len(letters)
        self.row_len: list[int] = box.numbers("board.row_len", 1, 99, rows)
        self.row_min_x: list[int] = box.numbers("board.row_min_x", -99, 99, rows)
        if sum(self.row_len) != HEXES:
            raise box.wrong("board.row_len", f"{HEXES} hexes in all", sum(self.row_len))
        names: list[str] = []
        hexes: list[Hex] = []
        for row in range(rows):
            if (self.row_min_x[row] - row) % 2 != 0:
                raise box.wrong(f"board.row_min_x.{row}", "a number as even or odd as its row", self.row_min_x[row])
            for position in range(self.row_len[row]):
                names.append(f"{letters[row]}{position + 1}")
                hexes.append(from_doubled(self.row_min_x[row] + 2 * position, row))
        self.names = names
        self.hex_ids = [f"hex:{name}" for name in names]
        self.tile_ids = [f"tile:{name}" for name in names]
        self.row_letters = letters
        self.neighbours: list[i64] = list(neighbour_table(hexes))
        self.near: vec[i64] = vec[i64](self.neighbours)  # the same numbers, packed: what `legal` reads most
        self.distances: vec[i64] = vec[i64]([distance(one, other) for one in hexes for other in hexes])

        land = box.numbers("board.land", 0, HEXES - 1, LAND_PLACES)
        self.land: vec[i64] = vec[i64](land)
        if sorted(set(land)) != list(land):
            raise box.wrong("board.land", "different hexes in ascending order", list(land))
        for hex in self.land:
            for direction in range(6):
                if self.neighbours[6 * hex + direction] == NONE:
                    raise box.wrong("board.land", "hexes with six neighbours", self.names[hex])
        self.is_land: list[i64] = [1 if hex in self.land else 0 for hex in range(HEXES)]
        self.island_of: list[i64] = [NONE] * HEXES
        for index in range(4):
            for hex in box.numbers(f"board.landing.{ISLANDS[index]}", 0, HEXES - 1, 2):
                if self.is_land[hex] or self.island_of[hex] != NONE:
                    raise box.wrong(f"board.landing.{ISLANDS[index]}", "two sea hexes of one island", hex)
                self.island_of[hex] = index
        self.is_landing: vec[u8] = vec[u8]([u8(1) if island != NONE else u8(0) for island in self.island_of])
        self.landings: vec[i64] = vec[i64]([hex for hex in range(HEXES) if self.island_of[hex] != NONE])
        nearest = [min([self.distances[HEXES * hex + landing] for landing in self.landings]) for hex in range(HEXES)]
        self.to_landing: vec[i64] = vec[i64](nearest)
        tenths = shares(10)
        self.landing_tenths: vec[i32] = vec[i32]([tenths[steps] for steps in nearest])  # as learners are told
        self.outer_coast: list[i64] = self.find_outer_coast()

    def find_outer_coast(self) -> list[i64]:
        """1 for the land places that touch the sea outside the island (IS-VAR-1): not just the lagoon."""
        outside: list[i64] = [0] * HEXES
        front: list[i64] = [0]
        outside[0] = 1
        while front:
            hex = front.pop()
            for direction in range(6):
                near = self.neighbours[6 * hex + direction]
                if near != NONE and not self.is_land[near] and not outside[near]:
                    outside[near] = 1
                    front.append(near)
        coast: list[i64] = [0] * HEXES
        for hex in self.land:
            for direction in range(6):
                if outside[self.neighbours[6 * hex + direction]]:
                    coast[hex] = 1
        return coast

    # -- tiles, pieces, limits ----------------------------------------------------------------------

    def read_tiles(self, box: Components) -> None:
        self.terrain_count: list[i64] = [box.number(f"terrain_count.{name}", 0, 40) for name in TERRAINS]
        if sum(self.terrain_count) != len(self.land):
            raise box.wrong("terrain_count", f"{len(self.land)} tiles in all", sum(self.terrain_count))
        self.backs: list[i64] = []
        for terrain in range(3):
            name = TERRAINS[terrain]
            backs = [box.number(f"backs.{name}.{kind}", 0, 40) for kind in KINDS]
            if sum(backs) != self.terrain_count[terrain]:
                raise box.wrong(f"backs.{name}", f"{self.terrain_count[terrain]} tiles in all", sum(backs))
            self.backs += backs
        if self.backs[2 * 12 + 4] < 1:
            raise box.wrong("backs.mountain.volcano", "at least 1, or the game never ends", 0)

    def all_backs(self, kind: int) -> i64:
        return self.backs[kind] + self.backs[12 + kind] + self.backs[24 + kind]

    def read_pieces(self, box: Components) -> None:
        self.colours: list[str] = box.words("players.colours", 4)
        if len({name[:1] for name in self.colours}) < 4:
            raise box.wrong("players.colours", "four names with different first letters", self.colours)
        self.values: list[i64] = sorted(box.numbers("explorers.values", 1, HIGHEST_VALUE, PER_COLOUR))
        serpents = box.number("pieces.serpents", 1, 7)
        sharks = box.number("pieces.sharks", 1, 7)
        whales = box.number("pieces.whales", 1, 7)
        if sharks < self.all_backs(0):
            raise box.wrong("pieces.sharks", f"at least one for each of {self.all_backs(0)} tiles", sharks)
        if whales < self.all_backs(1):
            raise box.wrong("pieces.whales", f"at least one for each of {self.all_backs(1)} tiles", whales)
        self.creature_base: vec[i64] = vec[i64]([0, serpents, serpents + sharks, serpents + sharks + whales])
        self.boats_per_colour: i64 = box.number("pieces.boats_per_colour", 1, 3)
        for_tiles = box.number("pieces.boats_for_tiles", 0, BOATS)
        if for_tiles < self.all_backs(2):
            raise box.wrong("pieces.boats_for_tiles", f"at least {self.all_backs(2)}, one per tile", for_tiles)
        self.boats: i64 = box.number("pieces.boats", 1, BOATS)
        if self.boats != 4 * self.boats_per_colour + for_tiles:
            raise box.wrong("pieces.boats", f"{4 * self.boats_per_colour + for_tiles} in all", self.boats)
        self.serpent_start: list[i64] = list(box.numbers("board.serpent_start", 0, HEXES - 1, serpents))
        for hex in self.serpent_start:
            if self.is_land[hex]:
                raise box.wrong("board.serpent_start", "sea hexes", self.names[hex])
        self.boat_places: list[i64] = self.boat_start()
        places = len(self.boat_places)
        if places < 4 * self.boats_per_colour:
            raise box.wrong("board.land", f"a coast for {4 * self.boats_per_colour} boats", places)
        faces = box.words("die.faces")
        for face in faces:
            if face not in CREATURES:
                raise box.wrong("die.faces", " | ".join(CREATURES), face)
        self.faces: list[i64] = [faces.count(name) for name in CREATURES]
        if min(self.faces) < 1:
            raise box.wrong("die.faces", "every creature at least once", faces)
        self.ranges: list[i64] = [box.number(f"die.range_max.{name}", 1, MOST_STEPS) for name in CREATURES]

    def boat_start(self) -> list[i64]:
        """Where the first boat may be placed: sea that touches land, without a serpent (IS-SETUP-8)."""
        found: list[i64] = []
        for hex in range(HEXES):
            if not self.is_land[hex] and hex not in self.serpent_start:
                near = self.neighbours[6 * hex : 6 * hex + 6]
                if 1 in [self.is_land[other] for other in near if other != NONE]:
                    found.append(hex)
        return found

    def read_limits(self, box: Components) -> None:
        self.points: i64 = box.number("limits.move_points", 1, MOST_STEPS)
        self.capacity: i64 = box.number("limits.boat_capacity", 1, 3)
        self.dolphin_steps: i64 = box.number("limits.dolphin_steps", 1, MOST_STEPS)
        self.wind_steps: i64 = box.number("limits.wind_steps", 1, MOST_STEPS)
        self.coast_room: i64 = box.number("limits.overpopulation_coast", 1, 9)
        self.inner_room: i64 = box.number("limits.overpopulation_inner", 1, 9)
        self.round_cap: i64 = box.number("limits.to_the_last_round_cap", 1, MOST_ROUNDS)


OPTIONS: Final = ("two_colours", "overpopulation", "to_the_last", "equality", "submerged", "memory_aid")
"""What is agreed by yes or no."""


class Terms:
    """What was agreed before the match: seats, colours, challenges in any mixture (IS-VAR-7).

    Shared by all copies of a state.
    """

    def __init__(self, box: Box, seats: i64, agreed: dict[str, bool], first_player: i64) -> None:
        self.box = box
        self.seats: i64 = seats
        self.two_colours = agreed["two_colours"]
        self.overpopulation = agreed["overpopulation"]
        self.to_the_last = agreed["to_the_last"]
        self.equality = agreed["equality"]
        self.submerged = agreed["submerged"]
        self.memory_aid = agreed["memory_aid"]
        self.first_player: i64 = first_player
        """-1: drawn by lot."""
        self.colours: i64 = 2 * seats if self.two_colours else seats
        # Colour c belongs to seat c mod seats (IS-VAR-8); what is asked is always the owner, not the colour (IS-VAR-9).
        self.owner: vec[i64] = vec[i64]([(e // PER_COLOUR) % seats for e in range(self.colours * PER_COLOUR)])
        # Own piece number i of a seat is explorer `mine[20 * seat + i]`, or -1.
        self.mine: vec[i64] = vec[i64]([NONE] * (20 * seats))
        for seat in range(seats):
            for piece in range(20):
                colour = seat + seats * (piece // PER_COLOUR)
                if colour < self.colours:
                    self.mine[20 * seat + piece] = PER_COLOUR * colour + piece % PER_COLOUR
        self.pieces: i64 = 20 if self.two_colours else 10
        """How many explorers each seat owns."""

    def dump(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            **{name: getattr(self, name) for name in OPTIONS},
            "first_player": self.first_player,
        }
