"""What lies where: the data of a position, its copy and its written form. What happens is in `rules.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from isolario.games.volcanic_isle.board import Box, Land
from isolario.kernel.features import NO_BACKDROP
from isolario.kernel.packed import many
from isolario.kernel.state import CHANCE, State

# What a space holds, exactly one thing (VI-STATE-1); a seat number is added to the last two.
EMPTY: Final[i64] = 0
LAVA: Final[i64] = 1
VILLAGE: Final[i64] = 2
LYING: Final[i64] = 6

FREE: Final[i64] = -1
"""A geyser without a Moai; it holds at most one (VI-STATE-3)."""
SUPPLY: Final[i64] = -1
"""Where unused settlers and Moai are."""
BOAT: Final[i64] = -2
NOBODY: Final[i64] = -1
"""A first player not yet drawn, a geyser or volcano that is not in question."""


# What is going on.
MAP: Final[i64] = 0
FIRST: Final[i64] = 1
TURN: Final[i64] = 2
WHICH: Final[i64] = 3
DIE: Final[i64] = 4
VOLCANO: Final[i64] = 5
PAIR: Final[i64] = 6
PRAYER: Final[i64] = 7
TIE: Final[i64] = 8
RESCUE_ALL: Final[i64] = 9
RESCUE_ONE: Final[i64] = 10
FINISHED: Final[i64] = 11
PHASES: Final = (
    "map", "first", "turn", "which", "die", "volcano", "pair", "prayer", "tie", "rescue-all", "rescue-one", "over",
)  # fmt: skip

FIELDS: Final = (
    "seats", "actor", "phase", "seed", "exhaust", "same_hex", "asks_which",
    "alive", "links", "pile", "space", "settler_at", "moai_at", "points", "prayers", "prayer_stock",
    "first", "active", "left", "bought", "created", "chosen", "round", "quiet", "raised_in_round", "last_round",
    "link", "raised", "cracked", "erupting", "volcano", "asked", "line", "spared", "sinking", "lava_sunk",
)  # fmt: skip
"""What makes up a position; all other attributes follow from these (see `derive`)."""


class Position(State):
    """All pieces and counters. What is counted per seat and hex is indexed seat * hexes + hex."""

    def __init__(
        self,
        box: Box,
        land: Land,
        seats: i64,
        space: vec[i64],
        geyser: vec[i64],
        links: vec[i64],
        lava: vec[i64],
        free: vec[i64],
        settlers: vec[i64],
        lying: vec[i64],
        villages: vec[i64],
        standing: vec[i64],
        settler_at: vec[i64],
        moai_at: vec[i64],
        created: vec[i64],
        points: vec[i64],
        prayers: vec[i64],
        spare_settlers: vec[i64],
        spare_villages: vec[i64],
        spare_moai: vec[i64],
    ) -> None:
        self.seats = seats
        self.actor = CHANCE
        self.trace = None
        self.box = box
        self.land = land
        self.space = space  # what each space holds
        self.geyser = geyser  # whose Moai stands on each geyser
        self.links = links  # per hex one bit for each side that can be crossed
        self.lava = lava  # per hex one bit for each space with lava
        self.free = free  # per hex one bit for each free geyser
        self.settlers = settlers  # per seat and hex, how many
        self.lying = lying  # per seat and hex, loose ones included
        self.villages = villages  # per seat and hex
        self.standing = standing  # per seat and hex
        self.settler_at = settler_at  # each settler's hex, BOAT or SUPPLY: pieces keep their identity
        self.moai_at = moai_at  # each Moai's place (see Box.place_hex) or SUPPLY
        self.created = created  # per area, settlers created in this turn (VI-CREA-2): replaced, never changed
        self.points = points
        self.prayers = prayers
        self.spare_settlers = spare_settlers
        self.spare_villages = spare_villages
        self.spare_moai = spare_moai
        # Options.
        self.seed: int = land.seed
        self.exhaust = False
        self.same_hex = False
        self.asks_which = True  # VI-MOVE-5; under the first version of the rules nobody was asked
        # The continent.
        self.alive: i64 = land.alive  # one bit for each hex above the sea
        self.volcanoes: i64 = land.volcanoes  # one bit for each volcano on the board
        self.pile: i64 = land.volcanoes  # the volcano tokens that can be drawn
        self.lava_count: i64 = 0
        self.prayer_stock: i64 = box.prayer_tokens
        self.aboard: i64 = 0  # one bit for each seat whose settler waits in the boat
        # The turn.
        self.phase: i64 = MAP
        self.first: i64 = NOBODY
        self.active: i64 = NOBODY
        self.left: i64 = 0  # action points
        self.bought: i64 = 0  # prayer tokens bought in this turn
        self.chosen: i64 = 0  # the action that waits for the answer which Moai it takes
        self.round: i64 = 1
        self.quiet: i64 = 0  # complete rounds in a row without a raise
        self.raised_in_round = False
        self.last_round = False
        # The chain that a raise sets off (see rules.py).
        self.link: i64 = 0
        self.raised: i64 = NOBODY  # the geyser
        self.cracked = False
        self.erupting: i64 = 0  # volcanoes still to erupt, one bit each
        self.volcano: i64 = NOBODY  # the one erupting now
        self.asked: i64 = 0  # how many seats after the active one is being asked
        self.line: i64 = 0  # the lava line in question
        self.spared: i64 = 0  # one bit for each line stopped by a prayer
        self.sinking: i64 = 0  # one bit for each hex of the part that sinks
        self.lava_sunk = False
        self.backdrop: vec[i32] = NO_BACKDROP  # the land for learners (features.py), until it breaks; never changed

    def copy_counters(self, source: "Position") -> None:
        """Everything of `source` that is not a list."""
        self.actor = source.actor
        self.seed = source.seed
        self.exhaust = source.exhaust
        self.same_hex = source.same_hex
        self.asks_which = source.asks_which
        self.alive = source.alive
        self.volcanoes = source.volcanoes
        self.pile = source.pile
        self.lava_count = source.lava_count
        self.prayer_stock = source.prayer_stock
        self.aboard = source.aboard
        self.phase = source.phase
        self.first = source.first
        self.active = source.active
        self.left = source.left
        self.bought = source.bought
        self.chosen = source.chosen
        self.round = source.round
        self.quiet = source.quiet
        self.raised_in_round = source.raised_in_round
        self.last_round = source.last_round
        self.link = source.link
        self.raised = source.raised
        self.cracked = source.cracked
        self.erupting = source.erupting
        self.volcano = source.volcano
        self.asked = source.asked
        self.line = source.line
        self.spared = source.spared
        self.sinking = source.sinking
        self.lava_sunk = source.lava_sunk
        self.backdrop = source.backdrop

    # -- reading ------------------------------------------------------------------------------------

    def above_sea(self, hex: i64) -> bool:
        return (self.alive >> hex) & 1 == 1

    def in_area(self, counts: vec[i64], seat: i64, hex: i64) -> i64:
        """The sum of a per-seat-and-hex count over the area of a hex."""
        box = self.box
        first = seat * box.hexes + box.area_first[hex]
        total = counts[first]
        size = box.area_size[hex]
        if size > 1:
            total += counts[first + 1]
            if size > 2:
                total += counts[first + 2]
        return total

    def on_board(self, seat: i64) -> i64:
        """How many settlers a seat has on land."""
        return self.box.settlers - self.spare_settlers[seat] - ((self.aboard >> seat) & 1)

    def is_coastal(self, hex: i64) -> bool:
        """Whether some side of the hex meets the sea, sunken places included."""
        neighbour = self.land.neighbour
        for d in range(6):
            beyond = neighbour[6 * hex + d]
            if beyond < 0 or (self.alive >> beyond) & 1 == 0:
                return True
        return False

    def has_crack(self, hex: i64, side: i64) -> bool:
        beyond = self.land.neighbour[6 * hex + side]
        if beyond < 0 or not self.above_sea(hex) or not self.above_sea(beyond):
            return False
        return (self.links[hex] >> side) & 1 == 0

    def cracks(self) -> list[tuple[int, int]]:
        """The sides with a crack, as pairs of hexes, the lower first."""
        found: list[tuple[int, int]] = []
        for hex in range(self.box.hexes):
            for side in range(6):
                if self.land.neighbour[6 * hex + side] > hex and self.has_crack(hex, side):
                    found.append((int(hex), int(self.land.neighbour[6 * hex + side])))
        return sorted(found)

    def target(self, volcano: i64, line: i64) -> i64:
        """VI-ERUP-1: the first space of a lava line without lava, or -1."""
        space = self.space
        for spot in self.box.lines[volcano][line]:
            if space[spot] != LAVA:
                return spot
        return -1

    # -- pieces come, go and move ---------------------------------------------------------------------

    def find_settler(self, seat: i64, place: i64) -> i64:
        size = self.box.settlers
        settler_at = self.settler_at
        for k in range(seat * size, (seat + 1) * size):
            if settler_at[k] == place:
                return k
        raise ValueError("no settler there")

    def find_moai(self, seat: i64, place: i64) -> i64:
        size = self.box.moai
        moai_at = self.moai_at
        for k in range(seat * size, (seat + 1) * size):
            if moai_at[k] == place:
                return k
        raise ValueError("no Moai there")

    def take_lava(self, spot: i64) -> None:
        box = self.box
        self.lava[box.space_hex[spot]] &= ~box.space_bit[spot]
        self.lava_count -= 1

    def put_lava(self, spot: i64) -> None:
        box = self.box
        self.space[spot] = LAVA
        self.lava[box.space_hex[spot]] |= box.space_bit[spot]
        self.lava_count += 1

    def place_of_lying(self, seat: i64, hex: i64) -> i64:
        """The place of an own lying Moai in a hex: its lowest space, or the loose ones."""
        box = self.box
        space = self.space
        spot = box.first_space[hex]
        while spot < box.spaces and box.space_hex[spot] == hex:
            if space[spot] == LYING + seat:
                return spot
            spot += 1
        return box.loose_base + hex

    def lies_in_several_places(self, seat: i64, hex: i64) -> bool:
        """VI-MOVE-5: whether own lying Moai are on several spaces of a hex, or on a space and loose."""
        count = self.lying[seat * self.box.hexes + hex]
        if count < 2:
            return False
        box = self.box
        space = self.space
        on_spaces: i64 = 0
        spot = box.first_space[hex]
        while spot < box.spaces and box.space_hex[spot] == hex:
            if space[spot] == LYING + seat:
                on_spaces += 1
            spot += 1
        return on_spaces > 1 or (on_spaces == 1 and count > 1)

    def take_lying(self, seat: i64, place: i64) -> i64:
        """Pick up an own lying Moai; a space it leaves is empty, without lava (VI-MOVE-5). Returns the piece."""
        box = self.box
        self.lying[seat * box.hexes + box.place_hex[place]] -= 1
        if place < box.loose_base:
            self.space[place] = EMPTY
        return self.find_moai(seat, place)

    def lose_piece(self, spot: i64) -> i64:
        """A village or lying Moai goes back to its owner's supply (VI-STATE-5); the space is left as it is.

        Returns the Moai, or -1 for a village.
        """
        box = self.box
        held = self.space[spot]
        hex = box.space_hex[spot]
        if held >= LYING:
            seat = held - LYING
            self.lying[seat * box.hexes + hex] -= 1
            self.spare_moai[seat] += 1
            piece = self.find_moai(seat, spot)
            self.moai_at[piece] = SUPPLY
            return piece
        seat = held - VILLAGE
        self.villages[seat * box.hexes + hex] -= 1
        self.spare_villages[seat] += 1
        return -1

    # -- the written form ---------------------------------------------------------------------------

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def derive(self) -> None:
        """Everything that is kept for speed, counted again from the fields."""
        box = self.box
        self.backdrop = NO_BACKDROP
        self.volcanoes = 0
        for area in range(box.volcanoes):
            if self.land.volcanoes >> area & 1 == 1 and self.above_sea(box.area_hexes[area][0]):
                self.volcanoes |= i64(1) << area
        self.geyser = many(FREE, box.geysers)
        self.lava = many(0, box.hexes)
        self.free = many(0, box.hexes)
        self.settlers = many(0, self.seats * box.hexes)
        self.lying = many(0, self.seats * box.hexes)
        self.villages = many(0, self.seats * box.hexes)
        self.standing = many(0, self.seats * box.hexes)
        self.spare_settlers = many(box.settlers, self.seats)
        self.spare_villages = many(box.villages, self.seats)
        self.spare_moai = many(box.moai, self.seats)
        self.aboard = 0
        self.lava_count = 0
        self.open_geysers()
        for spot in range(box.spaces):
            held = self.space[spot]
            if held == LAVA:
                self.put_lava(spot)
            elif VILLAGE <= held < LYING:
                self.place_village(held - VILLAGE, spot)
        for k in range(self.seats * box.settlers):
            self.place_settler(k, self.settler_at[k])
        for k in range(self.seats * box.moai):
            self.place_moai(k, self.moai_at[k])

    def open_geysers(self) -> None:
        """All geysers above the sea are free."""
        box = self.box
        for spot in range(box.geysers):
            if self.above_sea(box.geyser_hex[spot]):
                self.free[box.geyser_hex[spot]] |= box.geyser_bit[spot]

    def crack(self, hex: i64, side: i64) -> None:
        """Block a side, seen from both hexes."""
        self.backdrop = NO_BACKDROP
        beyond = self.land.neighbour[6 * hex + side]
        self.links[hex] &= ~(i64(1) << side)
        self.links[beyond] &= ~(i64(1) << ((side + 3) % 6))

    def place_village(self, seat: i64, spot: i64) -> None:
        box = self.box
        self.space[spot] = VILLAGE + seat
        self.villages[seat * box.hexes + box.space_hex[spot]] += 1
        self.spare_villages[seat] -= 1

    def place_settler(self, k: i64, place: i64) -> None:
        """An unused settler goes to a hex or the boat; SUPPLY leaves it unused."""
        seat = k // self.box.settlers
        self.settler_at[k] = place
        if place != SUPPLY:
            self.spare_settlers[seat] -= 1
        if place == BOAT:
            self.aboard |= i64(1) << seat
        elif place >= 0:
            self.settlers[seat * self.box.hexes + place] += 1

    def place_moai(self, k: i64, place: i64) -> None:
        """An unused Moai goes to a space, a hex or a geyser; SUPPLY leaves it unused."""
        box = self.box
        self.moai_at[k] = place
        if place == SUPPLY:
            return
        seat = k // box.moai
        self.spare_moai[seat] -= 1
        at = seat * box.hexes + box.place_hex[place]
        if place >= box.geyser_base:
            spot = place - box.geyser_base
            self.geyser[spot] = seat
            self.free[box.geyser_hex[spot]] &= ~box.geyser_bit[spot]
            self.standing[at] += 1
        else:
            self.lying[at] += 1
            if place < box.loose_base:
                self.space[place] = LYING + seat
