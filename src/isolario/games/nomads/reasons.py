"""Why something is not possible now: a sentence and the rule behind it, for an action and for an element."""

from isolario.games.nomads.actions import split
from isolario.games.nomads.board import (
    JOKER,
    KIND_NAMES,
    KINDS,
    SONGS,
    SPACES,
    STORY_KINDS,
    ULRICH,
    VERSIONS,
)
from isolario.games.nomads.names import LETTERS, card_of, card_words, owned_cards
from isolario.games.nomads.position import (
    CHOOSE_DROP,
    CHOOSE_KIND,
    CHOOSE_LIFT,
    LAST_WRITE,
    LYS_JUMP,
    MAIN,
    PHASES,
    PLACE_OWN,
    PLACE_SLEEPER,
)
from isolario.games.nomads.rules import Nomads
from isolario.kernel.presentation import Reason, because

PHASE_RULES = {
    "first": "NO-SET-3",
    "reveal": "NO-LIS-6",
    "deal": "NO-SET-4",
    "adventurer": "NO-SET-4",
    "frog": "NO-SET-5",
    "sleeper": "NO-SET-7",
    "own": "NO-SET-8",
    "aim": "NO-SET-10",
    "shift": "NO-POW-4",
    "main": "NO-TURN-2",
    "drop": "NO-POW-6",
    "jump": "NO-LYS-2",
    "lift": "NO-POW-3",
    "jokers": "NO-PAY-3",
    "pay": "NO-PAY-4",
    "last": "NO-END-2",
    "over": "NO-FIN-1",
}
"""The rule that says what is decided in a phase, and so what is not."""


def rule(s: Nomads) -> str:
    return PHASE_RULES[PHASES[s.phase]]


def phase_reason(s: Nomads) -> Reason:
    """Something else is decided now."""
    return because("phase", rule(s), phase=PHASES[s.phase])


def reason(s: Nomads, action: int) -> Reason:
    """Why the actor cannot choose an action that is not legal."""
    kind, detail = split(action)
    if s.phase in (MAIN, LAST_WRITE):
        match kind:
            case "song":
                return card_reason(s, detail)
            case "legend":
                return card_reason(s, SONGS + detail)
            case "move" | "step" | "drop" | "lift" if s.phase == LAST_WRITE:
                return moves_over(s)
            case "move":
                return pile_reason(detail // 2)
            case "pass":
                return because("no-pass", "NO-TURN-3")
    elif s.phase in (PLACE_SLEEPER, PLACE_OWN) and kind == "space":
        return full_reason(s, detail)
    elif s.phase == LYS_JUMP and kind == "space":
        return because("lys-stays", "NO-LYS-2")
    elif s.phase == CHOOSE_DROP and kind == "drop":
        return drop_reason(s)
    elif s.phase == CHOOSE_LIFT:
        return because("lift", "NO-POW-3") if kind == "lift" else because("phase", "NO-MOVE-6", phase="lift")
    elif s.phase == CHOOSE_KIND and kind == "pay":
        return kind_reason(s, detail)
    return phase_reason(s)


def element_reason(s: Nomads, element: str) -> Reason:
    """Why the actor cannot begin with an element."""
    kind, _, rest = element.partition(":")
    if s.phase in (PLACE_SLEEPER, PLACE_OWN) and kind == "pile":
        return full_reason(s, int(rest))
    if s.phase == LYS_JUMP and kind in ("stack", "lys"):
        return because("lys-stays", "NO-LYS-2")
    if s.phase == CHOOSE_DROP and kind == "pile":
        return drop_reason(s)
    if s.phase == CHOOSE_DROP and kind == "disc" and s.pile_height[s.origin] > SPACES:
        return because("later", rule(s))
    if s.phase == CHOOSE_LIFT and kind in ("disc", "pile"):
        return because("lift", "NO-POW-3")
    if s.phase == CHOOSE_KIND and kind == "tile":
        seat, name = rest.split(":")
        return kind_reason(s, KIND_NAMES.index(name)) if int(seat) == s.active else because("foreign", "NO-WRI-1")
    if s.phase in (MAIN, LAST_WRITE):
        return main_reason(s, kind, element)
    return phase_reason(s)


def main_reason(s: Nomads, kind: str, element: str) -> Reason:
    """Where a pile is moved or a card is written."""
    match kind:
        case "card":
            return card_reason(s, card_of(element))
        case "pile" | "disc" if s.phase == LAST_WRITE:
            return moves_over(s)
        case "pile":
            return pile_reason(int(element.partition(":")[2]))
        case "disc":
            return because("disc", "NO-MOVE-1")
        case "stack":
            return because("stack", "NO-LIS-2")
        case "lys":
            return because("lys", "NO-LYS-1")
        case "chart":
            return because("chart", "NO-OPAL-1")
        case "tile":
            return because("tile", "NO-WRI-1")
        case "adventurer":
            return because("adventurer", "NO-SET-4")
    return phase_reason(s)


def moves_over(s: Nomads) -> Reason:
    return because("moves-over", "NO-END-4" if s.stalled() else "NO-END-1")


def pile_reason(space: int) -> Reason:
    return because("no-own-disc", "NO-MOVE-1", space=LETTERS[space])


def full_reason(s: Nomads, space: int) -> Reason:
    return because("full", "NO-SET-9", space=LETTERS[space], most=s.box.setup_limit)


def drop_reason(s: Nomads) -> Reason:
    if s.adventurer[s.active] == ULRICH:
        return because("double", "NO-POW-1")
    return because("skip", "NO-POW-2", count=s.pile_height[s.origin])


def kind_reason(s: Nomads, kind: int) -> Reason:
    """Why a kind cannot be given for the song being paid."""
    if kind >= STORY_KINDS:
        return because("jokers-paid", "NO-PAY-3")
    if s.held[s.active * KINDS + kind] == 0:
        return because("not-held", "NO-PAY-4", of=f"@tile-{KIND_NAMES[kind]}.one")
    return because("pay-order", "NO-PAY-4")


def card_reason(s: Nomads, card: int) -> Reason:
    """Why a card cannot be written by the active seat."""
    seat = s.active
    if card < SONGS and s.song[seat] >= 0:
        return because("one-song", "NO-SONG-2")
    if card >= SONGS:
        kind, version = divmod(int(card - SONGS), int(VERSIONS))
        if s.legend[seat * STORY_KINDS + kind] >= version:
            return because("own-legend", "NO-LEG-2", of=f"@tile-{KIND_NAMES[kind]}.of")
    for other in range(s.seats):
        if card in owned_cards(s, other):
            return because("written", "NO-WRI-1" if card < SONGS else "NO-LEG-3", seat=f"#{other}")
    return because("unpaid", "NO-WRI-2", **card_words(s, card), missing=missing_tiles(s, card))


def missing_tiles(s: Nomads, card: int) -> int:
    """How many tiles the active seat lacks for a card of the supply."""
    asked = s.clone()
    asked.card = card
    return int(asked.fewest_jokers() - s.held[s.active * KINDS + JOKER])
