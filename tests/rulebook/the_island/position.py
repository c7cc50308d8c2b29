"""Builds positions from the words of the worked examples: A0 is explorer 0 of the first colour."""

from typing import Any

from isolario.games.the_island import game
from isolario.games.the_island.actions import BOAT, DIR, EXPLORER, HEX, MODES, PLAY, SELECT, VALUE
from isolario.games.the_island.board import GREENS, KINDS, REDS, TERRAINS
from isolario.games.the_island.position import IN_BOAT, LOST, NOWHERE, PHASES, SAVED
from isolario.games.the_island.rules import Island
from isolario.kernel.hexes import DIRECTION_NAMES

NAMES = game.box.names
ISLANDS = ("NW", "NE", "SW", "SE")


def hex_number(name: str) -> int:
    return NAMES.index(name)


def explorer(name: str) -> int:
    """A3 is explorer 3 of colour 0."""
    return 10 * "ABCD".index(name[0]) + int(name[1:])


class Scene:
    """A position in the making. The island is all mountain unless tiles are named; nobody is on it."""

    def __init__(self, seats: int = 4, tiles: dict[str, str] | None = None, **options: bool) -> None:
        blank = game.new(seats=seats, first_player=0, **options)
        assert isinstance(blank, Island)
        self.dump: dict[str, Any] = blank.dump()
        land = [int(hex) for hex in game.box.land]
        self.dump["ground"] = [3 if hex in land and tiles is None else 0 for hex in range(len(NAMES))]
        for terrain, hexes in (tiles or {}).items():
            self.tile(hexes, terrain)
        self.dump["spot"] = [int(LOST)] * len(self.dump["spot"])
        self.dump["creature_at"] = [int(NOWHERE)] * len(self.dump["creature_at"])
        self.dump["value"] = [0 if blank.terms.equality else 1] * len(self.dump["value"])
        if not blank.terms.equality:
            for colour in range(blank.terms.colours):
                self.dump["value"][10 * colour : 10 * colour + 10] = [int(v) for v in game.box.values]

    def tile(self, hexes: str, terrain: str) -> "Scene":
        for name in hexes.split():
            self.dump["ground"][hex_number(name)] = TERRAINS.index(terrain) + 1 if terrain != "sea" else 0
        return self

    def put(self, hex: str, *names: str) -> "Scene":
        """Explorers on a tile, in the water, or on a safe island (`NW`)."""
        for name in names:
            spot = int(SAVED) + ISLANDS.index(hex) if hex in ISLANDS else hex_number(hex)
            self.dump["spot"][explorer(name)] = spot
        return self

    def boat(self, hex: str, *names: str) -> "Scene":
        """The next boat, with these passengers."""
        number = sum(at >= 0 for at in self.dump["boat_at"])
        self.dump["boat_at"][number] = hex_number(hex)
        for name in names:
            self.dump["spot"][explorer(name)] = int(IN_BOAT) + number
        return self

    def creature(self, kind: str, *hexes: str) -> "Scene":
        base = game.box.creature_base
        index = ("serpent", "shark", "whale").index(kind)
        for hex in hexes:
            free = [n for n in range(base[index], base[index + 1]) if self.dump["creature_at"][n] < 0]
            self.dump["creature_at"][free[0]] = hex_number(hex)
        return self

    def reserve(self) -> "Scene":
        """All creatures and boats that are not on the board wait in the reserve."""
        self.dump["creature_at"] = [hex if hex >= 0 else -2 for hex in self.dump["creature_at"]]
        return self

    def hand(self, seat: str, *tiles: str) -> "Scene":
        """Kept tiles, `beach:wind`; they leave the pool."""
        for tile in tiles:
            terrain, kind = tile.split(":")
            t, red = TERRAINS.index(terrain), KINDS.index(kind) - int(GREENS)
            self.dump["hands"][int(REDS) * (3 * "ABCD".index(seat) + t) + red] += 1
            self.dump["pool"][12 * t + int(GREENS) + red] -= 1
        return self

    def worth(self, **values: int) -> "Scene":
        for name, value in values.items():
            self.dump["value"][explorer(name)] = value
        return self

    def load(self, **fields: int) -> Island:
        state = game.load({**self.dump, **fields})
        assert isinstance(state, Island)
        return state

    def at(self, phase: str, seat: str = "A", **fields: int) -> Island:
        who = "ABCD".index(seat)
        return self.load(phase=PHASES.index(phase), actor=who, active=who, **fields)

    def moving(self, seat: str = "A", points: int = 3) -> Island:
        """Phase 2."""
        return self.at("move", seat, count=points)

    def turn(self, seat: str = "A") -> Island:
        """The beginning of a turn, as the rules begin it."""
        state = self.at("move", seat)
        state.start_turn("ABCD".index(seat))
        return state

    def sinking(self, seat: str = "A") -> Island:
        """Phase 3."""
        return self.reserve().at("sink", seat)

    def rolled(self, kind: str, seat: str = "A") -> Island:
        """Phase 4, the die has shown this creature."""
        state = self.load(phase=PHASES.index("roll"), actor=-1, active="ABCD".index(seat))
        state.apply(("serpent", "shark", "whale").index(kind))
        return state


# -- actions ---------------------------------------------------------------------------------------------

DONE, DEFEND = 0, 1


def mode(name: str, offset: int, colours: int = 4) -> int:
    """An EXPLORER action; in a game of four colours at two seats, C and D are second colours."""
    colour, number = "ABCD".index(name[0]), int(name[1:])
    piece = number if colours == 4 else 10 * (colour // 2) + number
    return int(EXPLORER + MODES * piece) + offset


def go(name: str, direction: str) -> int:
    return mode(name, DIRECTION_NAMES.index(direction))


def board(name: str, direction: str) -> int:
    return mode(name, 6 + DIRECTION_NAMES.index(direction))


def climb(name: str) -> int:
    return mode(name, 12)


def jump(name: str) -> int:
    return mode(name, 13)


def land(name: str) -> int:
    return mode(name, 14)


def sail(boat: int, direction: str) -> int:
    return int(BOAT) + 6 * boat + DIRECTION_NAMES.index(direction)


def at_hex(name: str) -> int:
    return int(HEX) + hex_number(name)


def step(direction: str) -> int:
    return int(DIR) + DIRECTION_NAMES.index(direction)


def select(name: str) -> int:
    return int(SELECT) + explorer(name)


def value(number: int) -> int:
    return int(VALUE) + number - 1


def play(kind: str) -> int:
    return int(PLAY) + KINDS.index(kind) - int(GREENS)


def back(kind: str) -> int:
    return KINDS.index(kind)


def do(state: Island, *actions: int) -> Island:
    """Make these choices and draws, each of which must be legal; the same state, for chaining."""
    for action in actions:
        assert action in state.legal(), f"{action} is not legal in phase {PHASES[state.phase]}"
        state.apply(action)
    return state


# -- looking ---------------------------------------------------------------------------------------------


def where(state: Island, name: str) -> str:
    """A hex, `boat0`, a safe island, or `lost`."""
    spot = int(state.spot[explorer(name)])
    if spot < int(IN_BOAT):
        return NAMES[spot]
    if spot < int(SAVED):
        return f"boat{spot - int(IN_BOAT)}"
    return "lost" if spot == int(LOST) else ISLANDS[spot - int(SAVED)]


def boat_hex(state: Island, boat: int) -> str:
    hex = int(state.boat_at[boat])
    return NAMES[hex] if hex >= 0 else "gone"


def phase(state: Island) -> str:
    return PHASES[state.phase]


def hexes(state: Island) -> set[str]:
    """The names of the hexes offered."""
    return {NAMES[action - int(HEX)] for action in state.legal() if int(HEX) <= action < int(EXPLORER)}


def creatures(state: Island, kind: str) -> list[str]:
    index = ("serpent", "shark", "whale").index(kind)
    base = game.box.creature_base
    return sorted(NAMES[hex] for hex in state.creature_at[base[index] : base[index + 1]] if hex >= 0)


def asked(state: Island) -> str:
    return "ABCD"[state.actor] if state.actor >= 0 else ""
