"""Why something is not possible now: for an action that was tried, and for anything that is pointed at."""

from isolario.games.iquazu.actions import DISCARD, PLACE, split
from isolario.games.iquazu.board import ANY_COLOUR, CREVICE_COLUMNS, CREVICES, DOUBLE_TURN, ROWS, USABLE
from isolario.games.iquazu.names import COLOUR_WORDS, tile_args
from isolario.games.iquazu.position import (
    ACTION,
    AFTER,
    CARD,
    DEAL,
    FINISHED,
    FIRST,
    LIMIT,
    OPEN,
    PAYMENT,
    STRIPS,
    TURN_UP,
)
from isolario.games.iquazu.rules import Iquazu
from isolario.games.iquazu.scoring import last_of_window
from isolario.kernel.presentation import Reason, because

RULES = {
    FIRST: "IQ-SETUP-1",
    STRIPS: "IQ-SETUP-2",
    TURN_UP: "IQ-NEXT-1",
    DEAL: "IQ-SETUP-5",
    CARD: "IQ-DRAW-1",
    ACTION: "IQ-TURN-2",
    PAYMENT: "IQ-PAY-1",
    AFTER: "IQ-TURN-3",
    LIMIT: "IQ-LIMIT-1",
    FINISHED: "IQ-END-4",
}


def rule(state: Iquazu) -> str:
    """The rule that says what is decided now."""
    if state.phase == TURN_UP and state.frame == 1:
        return "IQ-SETUP-3"
    if state.phase == AFTER and state.scored:
        return "IQ-NEXT-4"
    return RULES[int(state.phase)]


# -- for an action ---------------------------------------------------------------------------------------


def reason(state: Iquazu, action: int) -> Reason:
    """Why an action is not legal now."""
    kind, detail = split(action)
    busy = busy_with(state)
    match kind:
        case "discard":
            return why_no_discard(state, detail)
        case "pay" | "any":
            if state.phase == PAYMENT:
                return because("payment", "IQ-PAY-2") if kind == "pay" else because("any", "IQ-TILE-5")
            return busy if busy is not None and state.phase == LIMIT else because("crevice-first", "IQ-PLACE-1")
        case "use-draw":
            return busy or why_no_draw_tile(state, detail)
        case "use-double":
            return busy or why_no_double(state)
        case "end":
            return busy or because("action-due", "IQ-TURN-2")
        case "draw":
            return busy or because("no-action-due", "IQ-TURN-2")
        case _:
            return busy or why_no_gem(state, int(state.frame) + detail // CREVICES, detail % CREVICES)


def busy_with(state: Iquazu) -> Reason | None:
    """A question that must be answered before anything else."""
    if state.phase == PAYMENT:
        return because("pay-first", "IQ-PLACE-1")
    if state.phase == LIMIT:
        return because("discard-first", "IQ-LIMIT-1", limit=int(state.box.hand_limit))
    return None


def why_no_discard(state: Iquazu, colour: int) -> Reason:
    if state.phase != LIMIT:
        return because("no-discard", "IQ-LIMIT-2", limit=int(state.box.hand_limit))
    if colour < state.floor:
        return because("discard-order", "IQ-LIMIT-1", colour=COLOUR_WORDS[colour])
    if state.hands[state.turn] >> 8 * colour & 255:
        return because("discard-too-few", "IQ-LIMIT-1", colour=COLOUR_WORDS[colour])
    return because("discard-none", "IQ-LIMIT-1", colour=COLOUR_WORDS[colour])


def why_no_draw_tile(state: Iquazu, sort: int) -> Reason:
    if state.held[USABLE * state.turn + sort] == 0:
        return because("no-such-tile", "IQ-TILE-1", **tile_args(state.box, sort))
    return because("no-cards", "IQ-TILE-3")


def why_no_double(state: Iquazu) -> Reason:
    if state.held[USABLE * state.turn + DOUBLE_TURN] == 0:
        return because("no-such-tile", "IQ-TILE-1", **tile_args(state.box, DOUBLE_TURN))
    return because("double-later", "IQ-TILE-4")


def why_no_gem(state: Iquazu, column: int, index: int) -> Reason:
    """Why a gem cannot be placed in a crevice."""
    if column < state.frame:
        return because("counted", "IQ-BOARD-3", column=column)
    if column > CREVICE_COLUMNS:
        return because("bare", "IQ-BOARD-4")
    if column > last_of_window(state.frame):
        return because("under-water", "IQ-BOARD-3", column=column)
    if state.occupied[column] >> index & 1:
        return because("taken", "IQ-BOARD-2")
    if state.phase == AFTER:
        return because("no-action-due", "IQ-TURN-2")
    if state.unscored[state.turn] >= state.box.gems:
        return because("no-gems", "IQ-SUP-2", number=int(state.box.gems))
    place = PLACE + CREVICES * (column - int(state.frame)) + index
    if state.ways_to_pay(place):
        return because("possible", "IQ-PLACE-1")
    colour = COLOUR_WORDS[state.colour_of(place)]
    return because("too-dear", "IQ-PLACE-3", cost=int(state.cost_of(place)), colour=colour)


# -- for an element --------------------------------------------------------------------------------------


def element_reason(state: Iquazu, element: str) -> Reason:
    """Why the actor, who knows its own hand, cannot begin with an element."""
    kind, *details = element.split(":")
    match kind:
        case "crevice":
            return busy_with(state) or why_no_gem(state, int(details[0]), int(details[1]))
        case "tile":
            column, row = int(details[0]), int(details[1])
            return busy_with(state) or why_no_tile(state, int(state.box.tile_number(column, row - 1)))
        case "pile":
            return busy_with(state) or because("no-action-due" if state.phase == AFTER else "possible", "IQ-TURN-2")
        case "discards":
            return because("discards", "IQ-DECK-4")
        case "hand":
            return why_no_card(state, COLOUR_WORDS.index(details[0]))
        case "payment":
            return because("possible", "IQ-PAY-1")
        case "column":
            return because("column", "IQ-SCORE-2")
        case "row":
            return because("row", "IQ-SCORE-4", column=int(state.frame))
        case "waterfall":
            return because("waterfall", "IQ-DROP-1", seat=f"#{state.water}")
        case _:
            return because("seat", "IQ-TURN-5")


def why_no_tile(state: Iquazu, tile: int) -> Reason:
    at, sort = int(state.tile_at[tile]), int(state.tile_sort[tile])
    if at == OPEN:
        return because("tile-open", "IQ-SCORE-4", column=int(state.frame), row=tile % ROWS + 1)
    if at != state.turn:
        return because("tile-of-others", "IQ-TILE-1")
    if sort >= USABLE:
        return because("tile-points", "IQ-TILE-2")
    if sort == ANY_COLOUR:
        return because("tile-any", "IQ-TILE-5")
    if sort == DOUBLE_TURN:
        return because("possible", "IQ-TILE-4") if state.phase == AFTER else because("double-later", "IQ-TILE-4")
    if state.pile == 0 and state.discards == 0:
        return because("no-cards", "IQ-TILE-3")
    return because("possible", "IQ-TILE-3")


def why_no_card(state: Iquazu, colour: int) -> Reason:
    if state.phase == LIMIT and DISCARD + colour in state.legal():
        return because("possible", "IQ-LIMIT-1")
    if state.phase == LIMIT:
        return why_no_discard(state, colour)
    if state.phase == PAYMENT:
        return because("pay-first", "IQ-PAY-1")
    return because("cards", "IQ-PLACE-1")
