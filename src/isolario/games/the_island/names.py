"""Ids of things and the written form of every choice: `hex:C4`, `explorer:0:3`; `r3-C4`, `boat2-C3`, `play:dolphin`."""

from isolario.games.the_island.actions import split, split_sailing, split_step
from isolario.games.the_island.board import CREATURES, GREENS, HEXES, ISLANDS, KINDS, PER_COLOUR, TERRAINS
from isolario.games.the_island.position import DOLPHIN, DRAW, FIRST, IN_BOAT, MOVE, PROWL, ROLL, SAVED, TERRAIN, WINDS
from isolario.games.the_island.rules import Island
from isolario.kernel.hexes import DIRECTION_NAMES
from isolario.kernel.ids import Ids, PairIds
from isolario.kernel.presentation import Viewer
from isolario.kernel.state import CHANCE

PLAYED = ("dolphin", "wind", "serpent", "shark", "whale")
DIE = "die"

# -- ids ----------------------------------------------------------------------------------------------

BOATS, SEATS, EXPLORERS = Ids("boat"), Ids("seat"), PairIds("explorer")
BEASTS = [Ids(creature) for creature in CREATURES]


def hex_id(state: Island, hex: int) -> str:
    return state.box.hex_ids[hex]


def tile_id(state: Island, hex: int) -> str:
    """The tile that lies, or lay, on a hex."""
    return state.box.tile_ids[hex]


def boat_id(boat: int) -> str:
    return BOATS.of(boat)


def island_id(island: int) -> str:
    return f"island:{ISLANDS[island]}"


def seat_id(seat: int) -> str:
    return SEATS.of(seat)


def card_id(kind: int) -> str:
    """A kept tile in the hand of the viewer: tiles of one kind are alike."""
    return f"card:{KINDS[kind]}"


def explorer_id(explorer: int) -> str:
    """By colour and number, both public (IS-SETUP-7)."""
    return EXPLORERS.of(explorer // PER_COLOUR, explorer % PER_COLOUR)


def creature_kind(state: Island, creature: int) -> int:
    base = state.box.creature_base
    return 0 if creature < base[1] else 1 if creature < base[2] else 2


def creature_id(state: Island, creature: int) -> str:
    kind = creature_kind(state, creature)
    return BEASTS[kind].of(creature - state.box.creature_base[kind])


def spot_id(state: Island, spot: int) -> str | None:
    """The element an explorer with that `spot` is on; None if it is out of play."""
    if spot < HEXES:
        return hex_id(state, spot)
    if spot < SAVED:
        return boat_id(spot - int(IN_BOAT))
    island = spot - int(SAVED)
    return island_id(island) if island < len(ISLANDS) else None


# -- where things are ---------------------------------------------------------------------------------


def hex_at(state: Island, explorer: int) -> int:
    """The hex an explorer is in, aboard or not; -1 if it is not on the board."""
    spot = state.spot[explorer]
    if spot < HEXES:
        return int(spot)
    return int(state.boat_at[spot - IN_BOAT]) if spot < SAVED else -1


def beside(state: Island, hex: int, direction: int) -> int:
    return int(state.box.neighbours[6 * hex + direction]) if hex >= 0 else -1


def own_number(state: Island, explorer: int) -> int:
    """Explorers of a seat's second colour are numbered on from 10."""
    return explorer % int(PER_COLOUR) + int(PER_COLOUR) * (explorer // int(PER_COLOUR) // int(state.seats))


def own_explorer(state: Island, piece: int) -> int:
    """The explorer that is the active seat's own piece of that number; -1 if it has none."""
    return int(state.terms.mine[20 * state.active + piece])


# -- notation -----------------------------------------------------------------------------------------


def letter(state: Island, explorer: int) -> str:
    """Colours are written by their first letters, small ones, so that nobody takes `g6` for a hex."""
    return state.box.colours[explorer // PER_COLOUR][0]


def label(state: Island, explorer: int) -> str:
    """`r3`: the red explorer number 3."""
    return f"{letter(state, explorer)}{explorer % PER_COLOUR}"


def towards(state: Island, hex: int, direction: int) -> str:
    """The neighbour's name, or the direction where there is none."""
    other = beside(state, hex, direction)
    return state.box.names[other] if other >= 0 else DIRECTION_NAMES[direction]


def chance_notation(state: Island, outcome: int) -> str:
    if state.phase == TERRAIN:
        return TERRAINS[outcome]
    if state.phase == FIRST:
        return f"seat{outcome}"
    if state.phase == DRAW:
        return KINDS[outcome]
    assert state.phase == ROLL
    return CREATURES[outcome]


def notation(state: Island, action: int) -> str:
    """Unique among the legal choices, and some text for every other."""
    if state.actor == CHANCE:
        return chance_notation(state, action)
    match split(action):
        case "done", _:
            return "stop" if state.phase in (DOLPHIN, WINDS, PROWL) else "end" if state.phase == MOVE else "pass"
        case "play", red:
            return f"play:{PLAYED[red]}"
        case "value", less:
            return f"value{less + 1}"
        case "dir", direction:
            return DIRECTION_NAMES[direction]
        case "hex", hex:
            return state.box.names[hex]
        case "explorer", detail:
            return explorer_notation(state, detail)
        case "boat", detail:
            boat, direction = split_sailing(detail)
            at = int(state.boat_at[boat]) if boat < len(state.boat_at) else -1
            return f"boat{boat}-{towards(state, at, direction)}"
        case "select", explorer:
            return label(state, explorer)
        case kind, _:
            return kind


def explorer_notation(state: Island, detail: int) -> str:
    """Going is `-`, boarding `+`, climbing into the boat above `^`, jumping `~`, landing `*`."""
    piece, way, direction = split_step(detail)
    explorer = own_explorer(state, piece)
    name = label(state, explorer) if explorer >= 0 else f"piece{piece}"
    hex = hex_at(state, explorer) if explorer >= 0 else -1
    if way in ("go", "board"):
        return f"{name}{'-' if way == 'go' else '+'}{towards(state, hex, direction)}"
    return name + {"climb": "^", "jump": "~", "land": "*"}[way]


def redacted(state: Island, action: int, viewer: Viewer) -> str:
    """Values and kept tiles are the business of their owner (IS-INFO-2, IS-EFF-6)."""
    if state.actor == CHANCE:
        if state.phase == DRAW and action >= GREENS and viewer != state.active:
            return "red"
    elif split(action)[0] == "value" and not (viewer == state.active and state.terms.memory_aid):
        return "value?"
    return notation(state, action)
