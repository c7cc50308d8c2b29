"""Why an action is not allowed now: the rule that forbids it."""

from isolario.games.stromboli.board import (
    BUILD_STATUE,
    BUY,
    BUY_CARD,
    BUY_PRIESTESS,
    CARDS,
    DISCS,
    DIVERT,
    DIVERT_LAVA,
    DO_BUILD,
    HUT,
    LAVA,
    LAVA_ADD,
    MOVE_SHAMAN,
    PREBUY,
    RETRIEVE,
    SAIL,
    SEGMENTS,
    SHAMAN,
    SHAMAN_TO,
    SHELL,
    SUMS,
    SUPPLY,
    TAKE,
    TAKE_CARD,
    TURN,
)
from isolario.games.stromboli.rules import Stromboli

KIND_PHASES = (
    (TURN, 0, SHAMAN_TO),
    (MOVE_SHAMAN, SHAMAN_TO, TAKE),
    (TAKE_CARD, TAKE, DO_BUILD),
    (BUILD_STATUE, DO_BUILD, DIVERT),
    (DIVERT_LAVA, DIVERT, BUY_CARD),
    (BUY, BUY_CARD, LAVA_ADD),
    (LAVA, LAVA_ADD, LAVA_ADD + 2),
)
"""The phase in which each kind of action belongs."""

NOT_NOW = {
    TURN: "ST-TURN-1",
    MOVE_SHAMAN: "ST-TURN-1",
    TAKE_CARD: "ST-DEAL-1",
    BUILD_STATUE: "ST-CARD-1",
    DIVERT_LAVA: "ST-CARD-5",
    BUY: "ST-SHELL-3",
    LAVA: "ST-TACT-2",
}
"""The rule that says when a kind of action happens, for one tried at another moment."""


def reason(state: Stromboli, action: int) -> str:
    belongs = next(phase for phase, first, end in KIND_PHASES if first <= action < end)
    now = BUY if state.phase == PREBUY else state.phase
    if belongs != now:
        # In the middle of a boat's arrival nothing else may be done: its order is fixed.
        arriving = now not in (TURN, MOVE_SHAMAN) and belongs == TURN
        return "ST-BOAT-4" if arriving else NOT_NOW[belongs]
    if belongs == TURN:
        return turn_reason(state, action)
    if belongs == MOVE_SHAMAN:
        return shaman_reason(state, action - int(SHAMAN_TO))
    if belongs == DIVERT_LAVA:
        return "ST-CARD-5"  # no marker there
    return purchase_reason(state, action)


def turn_reason(state: Stromboli, action: int) -> str:
    seat = state.actor
    if action < RETRIEVE:
        in_supply = state.discs[DISCS * seat + action // SEGMENTS] == SUPPLY
        beach = action % SEGMENTS
        key = SUMS * state.sums[SEGMENTS * seat + beach] + state.sums[SEGMENTS * (1 - seat) + beach]
        equal = (state.box.blocked_places[key] >> (SEGMENTS * (action // SEGMENTS))) & 1
        if in_supply and equal:
            return "ST-DISC-5"
        return "ST-DISC-2" if beach == state.boat else "ST-DISC-1"
    if action == SAIL:
        return "ST-BOAT-2"
    on_beach = state.discs[DISCS * seat + action - RETRIEVE] != SUPPLY
    return "ST-DISC-5" if on_beach else "ST-DISC-3"


def shaman_reason(state: Stromboli, target: int) -> str:
    """The most telling of the movement rules for a space that cannot be reached."""
    seat = state.actor
    here = int(state.own[SHAMAN + seat])
    if target == state.own[SHAMAN + 1 - seat]:
        return "ST-SHAMAN-7"
    if here >= HUT:
        return "ST-SHAMAN-4"
    if target == here:
        return "ST-SHAMAN-9"
    aside = abs(target // 3 - here // 3)
    distance = min(aside, 6 - aside) + abs(target % 3 - here % 3)
    if distance > state.box.max_steps:
        return "ST-SHAMAN-1"
    return "ST-SHAMAN-3" if target % 3 - here % 3 > state.box.max_inward else "ST-SHAMAN-2"


def purchase_reason(state: Stromboli, action: int) -> str:
    shells = state.held[CARDS * state.actor + SHELL]
    if action == BUY_PRIESTESS:
        return "ST-SHELL-4" if state.priestess_up else "ST-SHELL-6"
    price = state.box.costs[action - BUY_CARD]
    return "ST-SHELL-4" if price > shells else "ST-SHELL-5"
