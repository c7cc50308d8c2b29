"""Ids of the things on the table, and short names for places and cards: views, notation and narration share them."""

from isolario.games.stromboli.board import CARD_NAMES, SCORE_CARD_NAMES, TERRAIN_NAMES

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
