"""Why not: for a choice that is not legal, and for a thing on the board that nothing can be done with now."""

from isolario.games.the_island.actions import split, split_sailing, split_step
from isolario.games.the_island.board import CREATURES, HEXES, KINDS, SEA, TERRAINS, WHALE
from isolario.games.the_island.names import beside, creature_id, explorer_id, hex_at, own_explorer
from isolario.games.the_island.position import (
    BOATS_OUT,
    CROWD,
    DOLPHIN,
    DRAW,
    DROP,
    FIRST,
    LIFT,
    LOST,
    MOVE,
    PHASES,
    PICK,
    PLACE,
    PROWL,
    REACT,
    ROLL,
    SAVED,
    SINK,
    TERRAIN,
    TILE,
    UNPLACED,
    WINDS,
    WORTH,
)
from isolario.games.the_island.rules import Island
from isolario.kernel.presentation import Arg, Reason, because
from isolario.kernel.state import OVER

PHASE_RULE = {
    TERRAIN: "IS-SETUP-2",
    FIRST: "IS-SETUP-4",
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
    DRAW: "IS-SINK-4",
    CROWD: "IS-EFF-3",
    ROLL: "IS-CREA-1",
    PICK: "IS-CREA-2",
    PROWL: "IS-CREA-2",
    REACT: "IS-REACT-3",
}
"""What the phase is for."""


def rule(state: Island) -> str:
    return PHASE_RULE.get(int(state.phase), "IS-END-3")


def general(state: Island) -> Reason:
    """What is to be done instead, whatever was tried."""
    return because(f"phase-{PHASES[state.phase]}", rule(state))


# -- choices --------------------------------------------------------------------------------------------


def reason(state: Island, action: int) -> Reason:
    """The rule against an illegal choice, as precise as the situation allows."""
    if state.actor < 0:
        return because("over", "IS-END-3") if state.actor == OVER else because("luck", rule(state))
    phase = int(state.phase)
    match split(action):
        case "defend", _ if phase == REACT:
            return because("no-defence", "IS-REACT-2" if state.kind == WHALE else "IS-REACT-1")
        case "defend", _ if phase not in (PICK, PROWL):
            return because("defence-later", "IS-REACT-4")
        case "play", red if phase == TILE:
            return not_playable(state, red)
        case "hex", hex:
            return not_this_hex(state, hex)
        case "explorer", detail if phase == MOVE:
            return not_this_step(state, detail)
        case "explorer", detail if phase == DOLPHIN:
            mine = own_explorer(state, split_step(detail)[0]) == state.mover
            return because("dolphin-water", "IS-HAND-5") if mine else because("dolphin-one", "IS-HAND-4")
        case "boat", detail if phase == MOVE or (phase == WINDS and state.mover < 0):
            return not_sailing(state, split_sailing(detail)[0])
        case "boat", _ if phase == WINDS:
            return because("wind-one", "IS-HAND-6")
        case "dir", _ if phase == PROWL:
            return because("creature-sea", "IS-CREA-3")
    return general(state)


def not_playable(state: Island, red: int) -> Reason:
    if not state.holds(state.active, red):
        return because("not-in-hand", "IS-HAND-1")
    return because("no-effect", "IS-HAND-2")


def not_this_hex(state: Island, hex: int) -> Reason:
    """A hex means something else in every phase."""
    phase = int(state.phase)
    land = state.ground[hex] != SEA
    if phase == PLACE:
        if not land:
            return because("place-sea", "IS-VAR-1" if state.terms.overpopulation else "IS-SETUP-5")
        return because("place-full", "IS-VAR-1" if state.terms.overpopulation else "IS-SETUP-5")
    if phase == BOATS_OUT:
        return because("boat-land" if land else "boat-place", "IS-SETUP-8")
    if phase == SINK and land:
        terrain = f"@terrain-{TERRAINS[state.terrain_to_sink()]}"
        if state.ground[hex] == state.terrain_to_sink() + 1:
            return because("sink-inner", "IS-SINK-2", terrain=terrain)
        return because("sink-later", "IS-SINK-1", terrain=terrain)
    if phase == SINK:
        return because("sink-sea", "IS-SINK-3")
    if phase in (PICK, LIFT):
        here = bool(state.menace[hex] >> (3 * int(state.kind)) & 7)
        words: dict[str, Arg] = {"creature": f"@creature-{CREATURES[state.kind]}"}
        if phase == LIFT:
            return because("no-creature", "IS-HAND-8", **words)
        return because("creature-shut-in", "IS-CREA-2") if here else because("no-creature", "IS-CREA-1", **words)
    if phase == DROP:
        return because("drop-land" if land else "drop-taken", "IS-HAND-9")
    if phase == PROWL:
        return because("creature-sea" if land else "creature-far", "IS-CREA-3")
    return general(state)


def not_sailing(state: Island, boat: int) -> Reason:
    if boat >= len(state.boat_at) or state.boat_at[boat] < 0:
        return because("boat-absent", "IS-BOAT-4")
    if not state.controls(state.active, boat):
        return because("boat-control", "IS-BOAT-3")
    return because("boat-way", "IS-BOAT-4")


def not_this_step(state: Island, detail: int) -> Reason:
    """Who stands where decides what can be wrong with a step."""
    piece, way, direction = split_step(detail)
    explorer = own_explorer(state, piece)
    if explorer < 0:
        return because("not-yours", "IS-MOVE-2")
    spot = int(state.spot[explorer])
    if spot >= SAVED:
        return because("saved", "IS-STATE-8") if spot < LOST else because("lost", "IS-STATE-4")
    hex = hex_at(state, explorer)
    afloat = spot >= HEXES
    swimming = not afloat and state.ground[hex] == SEA
    spent = bool(state.wet & (1 << piece))
    match way:
        case "go":
            return not_going(state, beside(state, hex, direction), afloat)
        case "board":
            other = beside(state, hex, direction)
            if swimming:
                return because("board-swimming", "IS-MOVE-12")
            if other >= 0 and state.boat_in[other] >= 0:
                return because("boat-full", "IS-BOAT-1")
            return because("no-boat-there", "IS-MOVE-5" if afloat else "IS-MOVE-4")
        case "climb":
            if not swimming or state.boat_in[hex] < 0:
                return because("climb", "IS-MOVE-9")
            return because("wet", "IS-SWIM-1") if spent else because("boat-full", "IS-BOAT-1")
        case "jump":
            return because("wet", "IS-SWIM-1") if afloat else because("jump", "IS-MOVE-7")
        case _:
            if swimming and spent and state.box.island_of[hex] >= 0:
                return because("wet", "IS-SWIM-1")
            return because("land", "IS-MOVE-11" if swimming else "IS-MOVE-10")


def not_going(state: Island, other: int, afloat: bool) -> Reason:
    """From a tile every direction is legal, so this is a passenger or a swimmer."""
    if other < 0:
        return because("off-board", "IS-MOVE-12")
    if state.ground[other] != SEA:
        return because("never-back", "IS-STATE-1")
    return because("jump-first", "IS-MOVE-7") if afloat else because("wet", "IS-SWIM-1")


# -- things ---------------------------------------------------------------------------------------------


def element_reason(state: Island, element: str) -> Reason:
    """Why the actor cannot begin with an element: by the phase, pieces in the open, the own hand."""
    kind, _, rest = element.partition(":")
    match kind:
        case "hex" | "tile":
            return about_hex(state, state.box.names.index(rest))
        case "explorer":
            return about_explorer(state, next(n for n in range(len(state.spot)) if explorer_id(n) == element))
        case "boat" if state.phase in (MOVE, WINDS) and not (state.phase == WINDS and state.mover >= 0):
            return not_sailing(state, int(rest))
        case "serpent" | "shark" | "whale":
            return about_creature(state, element)
        case "island" if state.phase == MOVE:
            return because("land", "IS-MOVE-10")
        case "card":
            return about_card(state, KINDS.index(rest))
    return general(state)


def about_hex(state: Island, hex: int) -> Reason:
    if state.phase == MOVE:
        return because("pick-first", "IS-MOVE-1")
    return not_this_hex(state, hex)


def about_explorer(state: Island, explorer: int) -> Reason:
    spot, mine = int(state.spot[explorer]), state.terms.owner[explorer] == state.active
    if SAVED <= spot < LOST:
        return because("saved", "IS-STATE-8")
    if spot == LOST:
        return because("lost", "IS-STATE-4")
    if spot == UNPLACED:
        return general(state)
    if state.phase in (PLACE, SINK):
        return not_this_hex(state, hex_at(state, explorer))
    if state.phase not in (MOVE, DOLPHIN):
        return general(state)
    if not mine:
        return because("not-yours", "IS-MOVE-2")
    if state.phase == DOLPHIN:
        swimming = spot < HEXES and state.ground[spot] == SEA
        return because("dolphin-one", "IS-HAND-4") if swimming else because("dolphin-water", "IS-HAND-5")
    return (
        because("wet", "IS-SWIM-1")
        if spot < HEXES and state.ground[spot] == SEA
        else because("pick-first", "IS-MOVE-1")
    )


def about_creature(state: Island, element: str) -> Reason:
    creature = next(n for n in range(len(state.creature_at)) if creature_id(state, n) == element)
    if state.phase in (PICK, LIFT):
        if element.startswith(CREATURES[state.kind]):
            return not_this_hex(state, int(state.creature_at[creature]))
        shown: Arg = f"@creature-{CREATURES[state.kind]}"
        return because("other-creature", "IS-CREA-1" if state.phase == PICK else "IS-HAND-8", creature=shown)
    if state.phase in (DROP, PROWL):
        return general(state)
    return because("creature-later", "IS-CREA-1")


def about_card(state: Island, kind: int) -> Reason:
    """A tile in the hand of the one who is asked."""
    defence = kind >= KINDS.index("defence_shark")
    if state.phase == REACT:
        fits = defence and kind - KINDS.index("defence_shark") == int(state.kind) - 1
        return general(state) if fits else because("no-defence", "IS-REACT-2" if state.kind == WHALE else "IS-REACT-1")
    if defence:
        return because("defence-later", "IS-REACT-4")
    return because("no-effect", "IS-HAND-2") if state.phase == TILE else because("tile-first", "IS-HAND-1")
