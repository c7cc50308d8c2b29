"""Why a choice is not legal now: the ID of the rule that forbids it."""

from isolario.games.the_island.board import (
    BOARD,
    BOAT,
    CLIMB,
    DEFEND,
    DIR,
    EXPLORER,
    HEX,
    HEXES,
    JUMP,
    LAND,
    MODES,
    OWN_TURN,
    PLAY,
    SEA,
    SELECT,
    WHALE,
)
from isolario.games.the_island.notation import beside, hex_at, own_explorer
from isolario.games.the_island.position import (
    BOATS_OUT,
    CROWD,
    DOLPHIN,
    DROP,
    LIFT,
    LOST,
    MOVE,
    PICK,
    PLACE,
    PROWL,
    REACT,
    SAVED,
    SINK,
    TILE,
    WINDS,
    WORTH,
)
from isolario.games.the_island.rules import Island

PHASE_RULE = {
    PLACE: "IS-SETUP-5",
    WORTH: "IS-SETUP-6",
    BOATS_OUT: "IS-SETUP-8",
    TILE: "IS-TURN-1",
    DOLPHIN: "IS-HAND-4",
    WINDS: "IS-HAND-6",
    LIFT: "IS-HAND-8",
    DROP: "IS-HAND-9",
    MOVE: "IS-TURN-1",
    SINK: "IS-SINK-3",
    CROWD: "IS-EFF-3",
    PICK: "IS-CREA-2",
    PROWL: "IS-CREA-2",
    REACT: "IS-REACT-3",
}
"""What the phase is for, when the choice is of quite another sort."""


def why(state: Island, action: int) -> str:
    """The rule against an illegal action, as precise as the situation allows."""
    phase = int(state.phase)
    general = PHASE_RULE.get(phase, "IS-END-3")
    is_hex = HEX <= action < EXPLORER
    if phase == PLACE and is_hex and state.terms.overpopulation:
        return "IS-VAR-1"
    if phase == TILE:
        return why_not_play(state, action)
    if phase == DOLPHIN and EXPLORER <= action < BOAT:
        return "IS-HAND-5" if own_explorer(state, action) == state.mover else "IS-HAND-4"
    if phase == WINDS and BOAT <= action < SELECT:
        return why_not_sail(state, action) if state.mover < 0 else "IS-HAND-6"
    if phase == MOVE:
        if EXPLORER <= action < BOAT:
            return why_not_step(state, action)
        if BOAT <= action < SELECT:
            return why_not_sail(state, action)
    if phase == SINK and is_hex and state.ground[action - HEX] != SEA:
        same = state.ground[action - HEX] == state.terrain_to_sink() + 1
        return "IS-SINK-2" if same else "IS-SINK-1"
    if phase == PICK and is_hex:
        here = state.menace[action - HEX] >> (3 * state.kind) & 7
        return "IS-CREA-2" if here else "IS-CREA-1"
    if phase == PROWL and DIR <= action < HEX:
        return "IS-CREA-3"
    if phase == REACT and action == DEFEND:
        return "IS-REACT-2" if state.kind == WHALE else "IS-REACT-1"
    if phase not in (PICK, PROWL) and action == DEFEND:
        return "IS-REACT-4"
    return general


def why_not_play(state: Island, action: int) -> str:
    if PLAY <= action < PLAY + OWN_TURN:
        return "IS-HAND-2" if state.holds(state.active, action - PLAY) else "IS-HAND-1"
    return "IS-REACT-4" if action == DEFEND else "IS-TURN-1"


def why_not_sail(state: Island, action: int) -> str:
    boat = (action - BOAT) // 6
    if boat >= len(state.boat_at) or state.boat_at[boat] < 0:
        return "IS-BOAT-4"
    return "IS-BOAT-4" if state.controls(state.active, boat) else "IS-BOAT-3"


def why_not_step(state: Island, action: int) -> str:
    """Who stands where decides what can be wrong with a step."""
    explorer = own_explorer(state, action)
    if explorer < 0:
        return "IS-MOVE-2"
    spot = int(state.spot[explorer])
    if spot >= SAVED:
        return "IS-STATE-8" if spot < LOST else "IS-STATE-4"
    piece, mode = (action - EXPLORER) // MODES, (action - EXPLORER) % MODES
    hex = hex_at(state, explorer)
    afloat = spot >= HEXES
    swimming = not afloat and state.ground[hex] == SEA
    spent = bool(state.wet & (1 << piece))
    if mode < BOARD:
        return why_not_go(state, beside(state, hex, mode), afloat, spent)
    if mode < CLIMB:
        other = beside(state, hex, mode - BOARD)
        boat = int(state.boat_in[other]) if other >= 0 else -1
        if swimming:
            return "IS-MOVE-12"
        return "IS-BOAT-1" if boat >= 0 else "IS-MOVE-5" if afloat else "IS-MOVE-4"
    if mode == CLIMB:
        if not swimming or state.boat_in[hex] < 0:
            return "IS-MOVE-9"
        return "IS-SWIM-1" if spent else "IS-BOAT-1"
    if mode == JUMP:
        return "IS-SWIM-1" if afloat else "IS-MOVE-7"
    assert mode == LAND
    if swimming:
        return "IS-SWIM-1" if spent and state.box.island_of[hex] >= 0 else "IS-MOVE-11"
    return "IS-MOVE-10"


def why_not_go(state: Island, other: int, afloat: bool, spent: bool) -> str:
    """From a tile every direction is legal, so this is a passenger or a swimmer."""
    if other < 0:
        return "IS-MOVE-12"
    if state.ground[other] != SEA:
        return "IS-STATE-1"
    if afloat:
        return "IS-MOVE-7"
    assert spent
    return "IS-SWIM-1"
