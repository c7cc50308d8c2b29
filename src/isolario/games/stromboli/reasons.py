"""Why not: the sentence and the rule, for an action that is refused and for a thing that cannot be chosen now."""

from isolario.games.stromboli.actions import diversion, placement, split
from isolario.games.stromboli.board import (
    CARDS,
    HUT,
    SHELL,
    SUPPLY,
)
from isolario.games.stromboli.names import LETTERS, place_word
from isolario.games.stromboli.position import (
    BUILD_STATUE,
    BUY,
    DEAL,
    DIVERT_LAVA,
    DRAW,
    ENDED,
    FIRST_PLAYER,
    LAVA,
    LAVA_DISC_AT,
    MOVE_SHAMAN,
    PREBUY,
    SHAMAN,
    TAKE_CARD,
    TURN,
)
from isolario.games.stromboli.rules import Stromboli
from isolario.games.stromboli.view import on_beach, owner, sum_of, tie
from isolario.kernel.presentation import Reason, because

PHASE_RULES: dict[int, str] = {
    int(FIRST_PLAYER): "ST-SETUP-6",
    int(DEAL): "ST-SETUP-7",
    int(TURN): "ST-TURN-1",
    int(LAVA): "ST-TACT-2",
    int(MOVE_SHAMAN): "ST-SHAMAN-1",
    int(TAKE_CARD): "ST-DEAL-2",
    int(BUILD_STATUE): "ST-CARD-2",
    int(DIVERT_LAVA): "ST-CARD-5",
    int(BUY): "ST-SHELL-3",
    int(PREBUY): "ST-SHELL-8",
    int(DRAW): "ST-REFILL-1",
    int(ENDED): "ST-END-1",
}
"""The rule that says what is decided or drawn in each phase."""

KIND_PHASES: dict[str, int] = {
    "place": int(TURN), "retrieve": int(TURN), "sail": int(TURN),
    "shaman": int(MOVE_SHAMAN), "stay": int(MOVE_SHAMAN),
    "take": int(TAKE_CARD),
    "build": int(BUILD_STATUE), "skip-build": int(BUILD_STATUE),
    "divert": int(DIVERT_LAVA), "skip-divert": int(DIVERT_LAVA),
    "buy": int(BUY), "buy-priestess": int(BUY), "buy-nothing": int(BUY),
    "lava": int(LAVA), "no-lava": int(LAVA),
}  # fmt: skip
"""The phase in which each kind of action belongs."""

WHEN: dict[int, tuple[str, str]] = {
    int(MOVE_SHAMAN): ("shaman-when", "ST-TURN-1"),
    int(TAKE_CARD): ("take-when", "ST-DEAL-1"),
    int(BUILD_STATUE): ("build-when", "ST-CARD-1"),
    int(DIVERT_LAVA): ("divert-when", "ST-CARD-5"),
    int(BUY): ("buy-when", "ST-SHELL-3"),
    int(LAVA): ("lava-when", "ST-TACT-2"),
}
"""When a kind of action happens, for one tried at another moment."""


def rule(state: Stromboli) -> str:
    if state.phase == TAKE_CARD and state.second < 0:
        return "ST-DEAL-5"
    return PHASE_RULES[int(state.phase)]


# -- an action ------------------------------------------------------------------------------------------


def reason(state: Stromboli, action: int) -> Reason:
    """Why the actor may not choose this now."""
    kind, detail = split(action)
    belongs = KIND_PHASES[kind]
    now = int(BUY) if state.phase == PREBUY else int(state.phase)
    if belongs != now:
        return other_moment(state, belongs)
    match kind:
        case "place":
            return place_reason(state, *placement(detail))
        case "retrieve":
            return retrieve_reason(state, state.actor, detail + 1)
        case "sail":
            return because("sail", "ST-BOAT-2")
        case "shaman":
            return shaman_reason(state, detail)
        case "divert":
            return because("no-marker", "ST-CARD-5", segment=LETTERS[diversion(detail)[0]])
        case "buy":
            return score_card_reason(state, detail)
    return priestess_reason(state)


def other_moment(state: Stromboli, belongs: int) -> Reason:
    """Something that belongs to another phase than this one."""
    if belongs != TURN:
        return because(*WHEN[belongs])
    if state.phase == MOVE_SHAMAN:
        return because("turn-done", "ST-TURN-1")
    if state.phase == LAVA:
        return because("lava-first", "ST-TACT-2")
    return busy(state)


def busy(state: Stromboli) -> Reason:
    """In the middle of a landing or a scoring nothing else may be done: their order is fixed."""
    return because("scoring", "ST-TRIG-6") if state.phase == PREBUY else because("landing", "ST-BOAT-4")


def place_reason(state: Stromboli, value: int, beach: int) -> Reason:
    seat = int(state.actor)
    lies = on_beach(state, seat, value)
    if lies is not None:
        rule = "ST-DISC-2" if beach == state.boat else "ST-DISC-1"
        return because("not-in-supply", rule, value=value, beach=LETTERS[lies])
    total = sum_of(state, 1 - seat, beach)
    return because("tie-place", "ST-DISC-5", value=value, beach=LETTERS[beach], sum=total)


def retrieve_reason(state: Stromboli, seat: int, value: int) -> Reason:
    lies = on_beach(state, seat, value)
    if lies is None:
        return because("in-supply", "ST-DISC-3", value=value)
    total = sum_of(state, 1 - seat, lies)
    return because("tie-retrieve", "ST-DISC-5", value=value, beach=LETTERS[lies], sum=total)


def shaman_reason(state: Stromboli, target: int) -> Reason:
    """The most telling of the movement rules for a space that cannot be reached."""
    seat = state.actor
    here = int(state.own[SHAMAN + seat])
    if target == state.own[SHAMAN + 1 - seat]:
        return because("shaman-taken", "ST-SHAMAN-7", seat=f"#{1 - seat}")
    if here >= HUT:
        return because("shaman-hut", "ST-SHAMAN-4")
    if target == here:
        return because("shaman-here", "ST-SHAMAN-9")
    aside = abs(target // 3 - here // 3)
    distance = min(aside, 6 - aside) + abs(target % 3 - here % 3)
    if distance > state.box.max_steps:
        return because("shaman-far", "ST-SHAMAN-1")
    if target % 3 - here % 3 > state.box.max_inward:
        return because("shaman-inward", "ST-SHAMAN-3")
    return because("shaman-diagonal", "ST-SHAMAN-2")


def score_card_reason(state: Stromboli, card: int) -> Reason:
    holder = owner(state, card)
    price = state.box.costs[card]
    if price > state.held[CARDS * state.actor + SHELL]:
        return too_dear(state, price)
    return because("sold", "ST-SHELL-5", seat=f"#{holder}")


def priestess_reason(state: Stromboli) -> Reason:
    if not state.priestess_up:
        return because("priestess-down", "ST-SHELL-6")
    return too_dear(state, state.box.priestess_cost)


def too_dear(state: Stromboli, price: int) -> Reason:
    return because("too-dear", "ST-SHELL-4", cost=price, shells=state.held[CARDS * state.actor + SHELL])


# -- an element -----------------------------------------------------------------------------------------


def element_reason(state: Stromboli, element: str) -> Reason:
    """Why the actor cannot begin with a thing now."""
    kind, *rest = element.split(":")
    numbers = [int(part) for part in rest if part.isdigit()]
    match kind:
        case "disc":
            return disc_reason(state, numbers[0], numbers[1])
        case "lavadisc":
            return lava_disc_reason(state, numbers[0])
        case "beach":
            return beach_reason(state, numbers[0])
        case "boat":
            return because("sail", "ST-BOAT-2") if state.phase == TURN else other_moment(state, int(TURN))
        case "water":
            return because("water", "ST-DISC-1")
        case "space" | "shaman":
            return island_reason(state, kind, numbers[0])
        case "card":
            return card_reason(state, numbers[0])
        case "crater":
            return crater_reason(state, numbers[0])
        case "supply":
            return because("lava-supply", "ST-TACT-4" if state.tactical else "ST-REFILL-3")
        case "scorecard" | "priestess" | "scoreboard":
            return sale_reason(state, kind, numbers)
        case "deck":
            return because("deck", "ST-REFILL-1")
        case "discard":
            return because("discard", "ST-REFILL-6")
    return because("open", "ST-CARD-9")  # a seat, a card in front of it


def disc_reason(state: Stromboli, seat: int, value: int) -> Reason:
    if seat != state.actor:
        return because("rivals-disc", "ST-DISC-3", seat=f"#{seat}")
    if state.phase != TURN:
        return other_moment(state, int(TURN))
    return retrieve_reason(state, seat, value)


def lava_disc_reason(state: Stromboli, seat: int) -> Reason:
    if seat != state.actor:
        return because("rivals-disc", "ST-DISC-3", seat=f"#{seat}")
    beach = state.own[LAVA_DISC_AT + seat]
    if beach != SUPPLY:
        return because("lava-out", "ST-TACT-11", beach=place_word(beach))
    return because(*WHEN[int(LAVA)])


def beach_reason(state: Stromboli, beach: int) -> Reason:
    if state.phase == MOVE_SHAMAN:
        return because("shaman-beach", "ST-SHAMAN-6")
    if state.phase != TURN:
        return other_moment(state, int(TURN))
    seat = int(state.actor)
    value = tie(state, seat, beach)
    if value is not None:
        return place_reason(state, value, beach)
    if all(on_beach(state, seat, disc) is not None for disc in range(1, 6)):
        return because("no-supply", "ST-BOAT-2")
    return because("disc-first", "ST-DISC-1")


def island_reason(state: Stromboli, kind: str, number: int) -> Reason:
    if state.phase == MOVE_SHAMAN:
        if kind == "space":
            return shaman_reason(state, number)
        if number != state.actor:
            return because("rivals-shaman", "ST-SHAMAN-7", seat=f"#{number}")
        return because("shaman-where", "ST-SHAMAN-9")
    if state.phase == BUILD_STATUE:
        return because("build-here", "ST-CARD-2")
    return because(*WHEN[int(MOVE_SHAMAN)]) if state.phase in (TURN, LAVA) else busy(state)


def card_reason(state: Stromboli, segment: int) -> Reason:
    if state.phase == TAKE_CARD:
        return because("take-here", "ST-DEAL-1", here=LETTERS[state.boat], segment=LETTERS[segment])
    return because(*WHEN[int(TAKE_CARD)])


def crater_reason(state: Stromboli, segment: int) -> Reason:
    if state.phase != DIVERT_LAVA:
        return because(*WHEN[int(DIVERT_LAVA)])
    return because("no-marker", "ST-CARD-5", segment=LETTERS[segment])


def sale_reason(state: Stromboli, kind: str, numbers: list[int]) -> Reason:
    if state.phase not in (BUY, PREBUY):
        return because(*WHEN[int(BUY)])
    if kind == "scorecard":
        return score_card_reason(state, numbers[0])
    return priestess_reason(state) if kind == "priestess" else because("which-card", "ST-SHELL-3")
