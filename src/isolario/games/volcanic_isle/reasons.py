"""Why something is not possible now: a sentence and the rule behind it, for an action or for an element."""

from isolario.games.volcanic_isle.names import space_name
from isolario.games.volcanic_isle.position import (
    LAVA,
    LYING,
    PHASES,
    PRAYER,
    RESCUE_ALL,
    RESCUE_ONE,
    TURN,
    VILLAGE,
    WHICH,
)
from isolario.games.volcanic_isle.rules import VolcanicIsle
from isolario.kernel.presentation import Reason, because

RULES = {
    "map": "VI-MAP-1",
    "first": "VI-SETUP-6",
    "turn": "VI-TURN-1",
    "which": "VI-MOVE-5",
    "die": "VI-RAIS-5",
    "volcano": "VI-ERUP-7",
    "pair": "VI-DOUB-1",
    "prayer": "VI-ERUP-3",
    "tie": "VI-SINK-2",
    "rescue-all": "VI-SINK-4",
    "rescue-one": "VI-SINK-5",
    "over": "VI-FIN-7",
}
"""The rule that says what is decided in each phase."""


def rule(state: VolcanicIsle) -> str:
    return RULES[PHASES[state.phase]]


# -- an action that is not legal -----------------------------------------------------------------------


def reason(state: VolcanicIsle, action: int) -> Reason:
    """Why the actor cannot choose an action that is not legal."""
    kind, detail = state.box.layout.split(action)
    if state.phase != TURN:
        return why_not_answer(state, kind)
    seat = int(state.active)
    match kind:
        case "pray":
            return why_not_pray(state, seat)
        case "hex":
            return why_not_land(state, seat)
        case "create":
            return why_not_create(state, seat, detail)
        case "move":
            return why_not_move(state, seat, detail // 6)
        case "carry":
            return why_not_carry(state, seat, detail // 6)
        case "village":
            return why_not_build(state, seat, detail, True)
        case "sculpt":
            return why_not_build(state, seat, detail, False)
        case "raise":
            return why_not_raise(state, seat, detail)
        case _:
            return because("not-asked", "VI-MOVE-5")


def why_not_answer(state: VolcanicIsle, kind: str) -> Reason:
    """Somebody is being asked something: what does not answer it has to wait."""
    if state.phase == PRAYER:
        space = space_name(state.box, int(state.target(state.volcano, state.line)))
        return because("pray-first", "VI-ERUP-4", space=space)
    if state.phase == WHICH:
        return because("which-first", "VI-MOVE-5", hex=state.box.hex_name[state.hex_of_chosen()])
    if kind == "done":
        return because("last-settlers", "VI-SINK-7")
    return because("flee-first", "VI-SINK-6" if kind == "hex" else "VI-SINK-3")


def too_dear(state: VolcanicIsle, cost: int) -> Reason:
    return because("too-dear", "VI-TURN-1", cost=cost, left=int(state.left))


def settled(state: VolcanicIsle, seat: int, hex: int) -> bool:
    return state.settlers[seat * state.box.hexes + hex] > 0


def why_not_pray(state: VolcanicIsle, seat: int) -> Reason:
    if state.prayer_stock == 0:
        return because("no-tokens", "VI-PRAY-2")
    if state.bought >= state.box.prayers_per_turn:
        return because("one-token", "VI-PRAY-1")
    price = int(state.box.prayer_cost + state.prayers[seat])
    return because("token-price", "VI-PRAY-1", cost=price, left=int(state.left))


def why_not_land(state: VolcanicIsle, seat: int) -> Reason:
    if not state.aboard >> seat & 1:
        return because("nobody-aboard", "VI-MOVE-2")
    if state.left < state.box.cost_land:
        return too_dear(state, int(state.box.cost_land))
    bay = [state.box.hex_name[h] for h in state.land.landing[seat] if state.above_sea(h)]
    return because("bay", "VI-MOVE-1", hexes=", ".join(bay)) if bay else because("coast", "VI-MOVE-2")


def why_not_create(state: VolcanicIsle, seat: int, hex: int) -> Reason:
    box = state.box
    if not settled(state, seat, hex) or state.villages[seat * box.hexes + hex] == 0:
        return because("create", "VI-CREA-1", hex=box.hex_name[hex])
    if state.spare_settlers[seat] == 0:
        return because("supply", "VI-STATE-5", what="settlers")
    if state.left < box.cost_create:
        return too_dear(state, int(box.cost_create))
    return because("create-limit", "VI-CREA-2", area=int(box.hex_area[hex]) + 1)


def why_not_move(state: VolcanicIsle, seat: int, hex: int) -> Reason:
    if not settled(state, seat, hex):
        return because("no-settler", "VI-TURN-3", hex=state.box.hex_name[hex])
    if state.left < state.box.cost_move:
        return too_dear(state, int(state.box.cost_move))
    return because("blocked", "VI-MOVE-3")


def why_not_carry(state: VolcanicIsle, seat: int, hex: int) -> Reason:
    box = state.box
    if not settled(state, seat, hex):
        return because("no-settler", "VI-TURN-3", hex=box.hex_name[hex])
    if state.lying[seat * box.hexes + hex] == 0:
        return because("no-moai", "VI-MOVE-4", hex=box.hex_name[hex])
    if state.left < box.cost_carry:
        return too_dear(state, int(box.cost_carry))
    return because("blocked", "VI-MOVE-3")


def why_not_build(state: VolcanicIsle, seat: int, spot: int, village: bool) -> Reason:
    box = state.box
    rule = "VI-VILL-1" if village else "VI-SCUL-1"
    if state.space[spot] != LAVA:
        return because("no-lava", rule, space=space_name(box, spot))
    if not settled(state, seat, int(box.space_hex[spot])):
        return because("nobody-there", rule, hex=box.hex_name[box.space_hex[spot]])
    if (state.spare_villages if village else state.spare_moai)[seat] == 0:
        return because("supply", "VI-STATE-5", what="villages" if village else "moai")
    return too_dear(state, int(box.cost_village if village else box.cost_sculpt))


def why_not_raise(state: VolcanicIsle, seat: int, spot: int) -> Reason:
    box = state.box
    hex = int(box.geyser_hex[spot])
    if state.geyser[spot] >= 0:
        return because("geyser-taken", "VI-STATE-3", seat=f"#{state.geyser[spot]}")
    if not settled(state, seat, hex) or state.lying[seat * box.hexes + hex] == 0:
        return because("raise", "VI-RAIS-1", hex=box.hex_name[hex])
    return too_dear(state, int(box.cost_raise))


# -- an element that cannot be chosen --------------------------------------------------------------------


def element_reason(state: VolcanicIsle, element: str) -> Reason:
    """Why the actor cannot begin with an element."""
    if state.phase in (PRAYER, WHICH, RESCUE_ALL, RESCUE_ONE):
        return why_not_answer(state, "hex")
    seat = int(state.actor)
    kind, _, rest = element.partition(":")
    number = rest.rpartition(":")[2]
    match kind:
        case "hex":
            return why_not_hex(state, seat, int(number))
        case "space" | "village":
            return why_not_space(state, seat, int(number))
        case "geyser":
            return why_not_raise(state, seat, int(number))
        case "settler" | "moai" | "boat" | "supply":
            return why_not_piece(state, seat, kind, rest)
        case "stock":
            return why_not_stock(state, seat, rest)
        case "crack":
            return because("blocked", "VI-MOVE-3")
        case "volcano":
            return because("volcano", "VI-RAIS-5")
        case _:
            return because("not-now", "VI-TURN-1")


def why_not_hex(state: VolcanicIsle, seat: int, hex: int) -> Reason:
    box = state.box
    if settled(state, seat, hex):
        return because("here", "VI-TURN-1", hex=box.hex_name[hex])
    if state.on_board(seat) == 0:
        return why_not_land(state, seat)
    near = [int(beyond) for beyond in state.land.neighbour[6 * hex : 6 * hex + 6] if beyond >= 0]
    if any(settled(state, seat, beyond) for beyond in near):
        return because("blocked", "VI-MOVE-3")
    return because("far", "VI-MOVE-3", hex=box.hex_name[hex])


def why_not_space(state: VolcanicIsle, seat: int, spot: int) -> Reason:
    box = state.box
    held = state.space[spot]
    hex = int(box.space_hex[spot])
    if VILLAGE <= held < LYING:
        return because("fixed", "VI-STATE-6")
    if held >= LYING:
        return why_not_lying(state, seat, int(held - LYING), hex)
    return why_not_build(state, seat, spot, False)


def why_not_lying(state: VolcanicIsle, seat: int, owner: int, hex: int) -> Reason:
    if owner != seat:
        return because("not-yours", "VI-TURN-3", seat=f"#{owner}")
    if not settled(state, seat, hex):
        return because("nobody-there", "VI-MOVE-4", hex=state.box.hex_name[hex])
    return why_not_carry(state, seat, hex)


def why_not_piece(state: VolcanicIsle, seat: int, kind: str, rest: str) -> Reason:
    box = state.box
    owner, _, detail = rest.partition(":")
    if int(owner) != seat:
        return because("not-yours", "VI-TURN-3", seat=f"#{owner}")
    match kind, detail:
        case "boat", _:
            return why_not_land(state, seat)
        case "supply", "settlers":
            if state.spare_settlers[seat] == 0:
                return because("supply", "VI-STATE-5", what="settlers")
            return because("nowhere-to-create", "VI-CREA-1")
        case "supply", "prayers":
            return because("tokens-wait", "VI-ERUP-3")
        case "supply", _:
            return because("lava-first", "VI-VILL-1" if detail == "villages" else "VI-SCUL-1")
        case "settler", _:
            at = state.settler_at[seat * box.settlers + int(detail)]
            return why_not_move(state, seat, int(at)) if at >= 0 else why_not_land(state, seat)
        case _:
            at = state.moai_at[seat * box.moai + int(detail)]
            if at >= box.geyser_base:
                return because("fixed", "VI-STATE-6")
            return why_not_lying(state, seat, seat, int(box.place_hex[at]))


def why_not_stock(state: VolcanicIsle, seat: int, kind: str) -> Reason:
    match kind:
        case "prayers":
            return why_not_pray(state, seat)
        case "cracks":
            return because("earth", "VI-RAIS-3")
        case "lava":
            return because("earth", "VI-ERUP-1")
        case _:
            return because("volcano", "VI-RAIS-5")
