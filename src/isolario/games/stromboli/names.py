"""Ids of the things on the table, and short names for places and cards: views, notation and narration share them."""

from isolario.games.stromboli.actions import diversion, placement, split
from isolario.games.stromboli.board import CARD_NAMES, CARDS, NONE, SCORE_CARD_NAMES, SEAT_NAMES, SLOTS, TERRAIN_NAMES
from isolario.games.stromboli.position import DEAL, DRAW, FIRST_PLAYER, Position
from isolario.kernel.ids import Ids, PairIds

LETTERS = "ABCDEF"
"""The segments, clockwise; the same letters in both languages."""

# -- ids ------------------------------------------------------------------------------------------------

BOAT = "boat"
PRIESTESS_FOR_SALE = "priestess"
SCORE_BOARD = "scoreboard"
MARKERS_BESIDE = "supply"
"""The lava markers that are not on the island."""
DISCARD = "discard"

SEATS, BEACHES, WATERS, CRATERS, SPACES = Ids("seat"), Ids("beach"), Ids("water"), Ids("crater"), Ids("space")
DECKS, LAVA_DISCS, SHAMANS, MARKERS = Ids("deck"), Ids("lavadisc"), Ids("shaman"), Ids("lava")
SCORE_CARDS, CARDS_OUT, DISCS, STATUES = Ids("scorecard"), PairIds("card"), PairIds("disc"), PairIds("statue")


def seat_id(seat: int) -> str:
    return SEATS.of(seat)


def beach_id(segment: int) -> str:
    return BEACHES.of(segment)


def water_id(segment: int) -> str:
    """Where the boat is drawn; the rules count it as being on the beach of its segment."""
    return WATERS.of(segment)


def crater_id(segment: int) -> str:
    return CRATERS.of(segment)


def space_id(space: int) -> str:
    return SPACES.of(space)


def card_id(segment: int, slot: int) -> str:
    return CARDS_OUT.of(segment, slot)


def deck_id(deck: int) -> str:
    return DECKS.of(deck)


def disc_id(seat: int, value: int) -> str:
    return DISCS.of(seat, value)


def lava_disc_id(seat: int) -> str:
    return LAVA_DISCS.of(seat)


def shaman_id(seat: int) -> str:
    return SHAMANS.of(seat)


def statue_id(seat: int, space: int) -> str:
    return STATUES.of(seat, space)


def marker_id(index: int) -> str:
    return MARKERS.of(index)


def score_card_id(card: int) -> str:
    return SCORE_CARDS.of(card)


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
