"""Short names for places and cards, shared by views, notation and narration."""

from isolario.games.stromboli.board import CARD_NAMES, TERRAIN_NAMES
from isolario.games.stromboli.rules import Stromboli

LETTERS = "ABCDEF"
"""The segments, clockwise; the same letters in both languages."""


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


def card_slot(state: Stromboli, slot: int) -> int:
    """The card in a slot of the boat's segment, or NONE."""
    return state.slots[2 * state.boat + slot]
