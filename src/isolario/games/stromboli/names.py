"""Ids of the things on the table, and short names for places and cards: views, notation and narration share them."""

from isolario.games.stromboli.actions import diversion, placement, split
from isolario.games.stromboli.board import CARD_NAMES, CARDS, NONE, SCORE_CARD_NAMES, SEAT_NAMES, SLOTS, TERRAIN_NAMES
from isolario.games.stromboli.position import DEAL, DRAW, FIRST_PLAYER, Position

LETTERS = "ABCDEF"
"""The segments, clockwise; the same letters in both languages."""

# -- ids ------------------------------------------------------------------------------------------------

BOAT = "boat"
PRIESTESS_FOR_SALE = "priestess"
SCORE_BOARD = "scoreboard"
MARKERS_BESIDE = "supply"
"""The lava markers that are not on the island."""
DISCARD = "discard"


def seat_id(seat: int) -> str:
    return f"seat:{seat}"


def beach_id(segment: int) -> str:
    return f"beach:{segment}"


def water_id(segment: int) -> str:
    """Where the boat is drawn; the rules count it as being on the beach of its segment."""
    return f"water:{segment}"


def crater_id(segment: int) -> str:
    return f"crater:{segment}"


def space_id(space: int) -> str:
    return f"space:{space}"


def card_id(segment: int, slot: int) -> str:
    return f"card:{segment}:{slot}"


def deck_id(deck: int) -> str:
    return f"deck:{deck}"


def disc_id(seat: int, value: int) -> str:
    return f"disc:{seat}:{value}"


def lava_disc_id(seat: int) -> str:
    return f"lavadisc:{seat}"


def shaman_id(seat: int) -> str:
    return f"shaman:{seat}"


def statue_id(seat: int, space: int) -> str:
    return f"statue:{seat}:{space}"


def marker_id(index: int) -> str:
    return f"lava:{index}"


def score_card_id(card: int) -> str:
    return f"scorecard:{card}"


def held_id(seat: int, card: int) -> str:
    return f"held:{seat}:{CARD_NAMES[card]}"


def card_token(card: int) -> str:
    """A palm card on its way: one Shell is like another."""
    return f"token:{CARD_NAMES[card]}"


# -- names ----------------------------------------------------------------------------------------------


def space_name(space: int) -> str:
    """`Cf`: plain, forest and mountain begin with the same letters in both languages."""
    return f"{LETTERS[space // 3]}{TERRAIN_NAMES[space % 3][0]}"


def on_space(space: int) -> dict[str, str | int]:
    """Arguments of a sentence about a building space: "on the mountain", "to the mountain", and the segment."""
    terrain = f"@terrain-{TERRAIN_NAMES[space % 3]}"
    return {"where": f"{terrain}.on", "towards": f"{terrain}.to", "segment": LETTERS[space // 3]}


def card_name(card: int) -> str:
    """The card with its article, as a reference to its message."""
    return f"@card-{CARD_NAMES[card]}.a"


def score_card_name(card: int) -> str:
    return f"@scorecard-{SCORE_CARD_NAMES[card]}"


def place_word(beach: int | None) -> str:
    """A letter, or the word that the messages turn into "in supply"."""
    return "supply" if beach is None else LETTERS[beach]


def card_at_boat(state: Position, slot: int) -> int:
    """The card in a slot of the boat's segment, or NONE."""
    return state.slots[SLOTS * state.boat + slot]


# -- choices in writing --------------------------------------------------------------------------------

SLOT_WORDS = ("left", "right")

WRITTEN = {
    "stay": "stay", "sail": "sail", "build": "build", "skip-build": "no-statue", "skip-divert": "no-divert",
    "buy-priestess": "buy-priestess", "buy-nothing": "buy-nothing", "lava": "lava", "no-lava": "no-lava",
}  # fmt: skip
"""The notation of choices without a detail."""


def notation(state: Position, action: int) -> str:
    """Unique among the legal choices, and some text for every other."""
    if state.phase == FIRST_PLAYER:
        return SEAT_NAMES[action % 2]
    if state.phase in (DEAL, DRAW):
        return CARD_NAMES[action % CARDS]
    kind, detail = split(action)
    match kind:
        case "place":
            value, beach = placement(detail)
            return f"{value}{LETTERS[beach]}"
        case "retrieve":
            return f"-{detail + 1}"
        case "shaman":
            return space_name(detail)
        case "take":
            card = card_at_boat(state, detail)
            return f"take-{CARD_NAMES[card] if card != NONE else SLOT_WORDS[detail]}"
        case "divert":
            source, target = diversion(detail)
            return f"{LETTERS[source]}>{LETTERS[target]}"
        case "buy":
            return f"buy-{SCORE_CARD_NAMES[detail]}"
    return WRITTEN[kind]
