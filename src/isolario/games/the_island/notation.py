"""Names of things and the written form of every choice: `r3-C4`, `boat2-C3`, `play:dolphin`."""

from isolario.games.the_island.board import (
    BOARD,
    BOAT,
    CLIMB,
    CREATURES,
    DEFEND,
    DIR,
    DONE,
    EXPLORER,
    HEX,
    HEXES,
    JUMP,
    KINDS,
    LAND,
    MODES,
    OWN_TURN,
    PER_COLOUR,
    PLAY,
    SELECT,
    TERRAINS,
    VALUE,
)
from isolario.games.the_island.position import (
    DOLPHIN,
    DRAW,
    FIRST,
    IN_BOAT,
    MOVE,
    PROWL,
    ROLL,
    SAVED,
    TERRAIN,
    WINDS,
)
from isolario.games.the_island.rules import Island
from isolario.kernel.hexes import DIRECTION_NAMES
from isolario.kernel.presentation import Viewer
from isolario.kernel.state import CHANCE

PHASES = (
    "terrain",
    "first",
    "place",
    "value",
    "boats",
    "tile",
    "dolphin",
    "winds",
    "lift",
    "drop",
    "move",
    "sink",
    "draw",
    "crowd",
    "roll",
    "pick",
    "prowl",
    "react",
    "end",
)
"""The words for the phases, by number."""

PLAYED = ("dolphin", "wind", "serpent", "shark", "whale")


def hex_at(state: Island, explorer: int) -> int:
    """The hex an explorer is in, aboard or not; -1 if it is not on the board."""
    spot = state.spot[explorer]
    if spot < HEXES:
        return int(spot)
    return int(state.boat_at[spot - IN_BOAT]) if spot < SAVED else -1


def beside(state: Island, hex: int, direction: int) -> int:
    return int(state.box.neighbours[6 * hex + direction]) if hex >= 0 else -1


def colour_of(state: Island, explorer: int) -> str:
    return state.box.colours[explorer // PER_COLOUR]


def label(state: Island, explorer: int) -> str:
    """`r3`: the red explorer number 3. Small letters, so that nobody takes it for a hex."""
    return f"{colour_of(state, explorer)[0]}{explorer % PER_COLOUR}"


def explorer_id(state: Island, explorer: int) -> str:
    return f"explorer:{colour_of(state, explorer)}:{explorer % PER_COLOUR}"


def creature_kind(state: Island, creature: int) -> int:
    base = state.box.creature_base
    return 0 if creature < base[1] else 1 if creature < base[2] else 2


def creature_id(state: Island, creature: int) -> str:
    kind = creature_kind(state, creature)
    return f"{CREATURES[kind]}:{creature - state.box.creature_base[kind]}"


def own_explorer(state: Island, action: int) -> int:
    """Whom an EXPLORER action moves; -1 for a piece the seat does not own."""
    piece = (action - EXPLORER) // MODES
    return int(state.terms.mine[20 * state.active + piece])


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
    if action == DONE:
        return "stop" if state.phase in (DOLPHIN, WINDS, PROWL) else "end" if state.phase == MOVE else "pass"
    if action == DEFEND:
        return "defend"
    if action < PLAY + OWN_TURN:
        return f"play:{PLAYED[action - PLAY]}"
    if action < DIR:
        return f"value{action - VALUE + 1}"
    if action < HEX:
        return DIRECTION_NAMES[action - DIR]
    if action < EXPLORER:
        return state.box.names[action - HEX]
    if action < BOAT:
        return explorer_notation(state, action)
    if action < SELECT:
        boat, direction = divmod(action - BOAT, 6)
        hex = int(state.boat_at[boat]) if boat < len(state.boat_at) else -1
        return f"boat{boat}-{towards(state, hex, direction)}"
    explorer = action - SELECT
    return f"{state.box.colours[explorer // PER_COLOUR][0]}{explorer % PER_COLOUR}"


def explorer_notation(state: Island, action: int) -> str:
    """Going is `-`, boarding `+`, climbing into the boat above `^`, jumping `~`, landing `*`."""
    piece, mode = (action - EXPLORER) // MODES, (action - EXPLORER) % MODES
    explorer = own_explorer(state, action)
    name = label(state, explorer) if explorer >= 0 else f"piece{piece}"
    hex = hex_at(state, explorer) if explorer >= 0 else -1
    if mode < BOARD:
        return f"{name}-{towards(state, hex, mode)}"
    if mode < CLIMB:
        return f"{name}+{towards(state, hex, mode - BOARD)}"
    return name + {CLIMB: "^", JUMP: "~", LAND: "*"}[mode]


def redacted(state: Island, action: int, viewer: Viewer) -> str:
    """Values and kept tiles are the business of their owner (IS-INFO-2, IS-EFF-6)."""
    if state.actor == CHANCE:
        if state.phase == DRAW and action >= 5 and viewer != state.active:
            return "red"
    elif VALUE <= action < DIR and not (viewer == state.active and state.terms.memory_aid):
        return "value?"
    return notation(state, action)
