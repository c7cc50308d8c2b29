"""What a scoring is worth, item by item, and who has won."""

from typing import Final

from mypy_extensions import i64

from isolario.games.stromboli.board import (
    BASKET_1,
    BASKET_2,
    BLACK_PEARL,
    BUTTERFLIES,
    CARDS,
    COMPLETE,
    FOREST,
    MAJORITY,
    MOUNTAIN,
    NAUTILUS,
    SEGMENTS,
    SHELL,
    TERRAINS,
    WHITE_PEARL,
    Box,
    statue_count,
)
from isolario.games.stromboli.position import BOUGHT, POINTS, STATUES, Position

# The items of a scoring, in the order in which they are counted. The first three are the terrains.
MOUNTAIN_ITEM: Final[i64] = 2
BASKET_ITEM: Final[i64] = 3
PEARL_ITEM: Final[i64] = 4
NAUTILUS_ITEM: Final[i64] = 5
SHELL_ITEM: Final[i64] = 6
CARD_ITEM: Final[i64] = 7  # + score card
ITEMS: Final[i64] = 12
ITEM_NAMES: Final = (
    "plain", "forest", "mountain", "baskets", "pearls", "nautilus", "shells",
    "card_butterflies", "card_majority", "card_forest", "card_mountain", "card_complete_segment",
)  # fmt: skip

TERRAIN_BITS: Final[i64] = 0b001001001001001001
"""The plains; shifted by the terrain, the forests and the mountains."""


def on_terrain(box: Box, bits: i64, terrain: i64) -> i64:
    """How many of these statues stand on that terrain."""
    return statue_count(box, bits & (TERRAIN_BITS << terrain))


def worth(state: Position, seat: i64, item: i64, last: bool) -> i64:
    """The points of one item for a seat if the scoring were held now; `last`: as the second scoring."""
    box = state.box
    held = state.held
    mine = CARDS * seat
    theirs = CARDS * (1 - seat)
    if item <= MOUNTAIN_ITEM:  # ST-SCORE-1
        return box.terrain_points[item] * on_terrain(box, state.own[STATUES + seat], item)
    if item == BASKET_ITEM:  # ST-SCORE-2, ST-SCORE-13
        more = held[mine + BASKET_1] + held[mine + BASKET_2] > held[theirs + BASKET_1] + held[theirs + BASKET_2]
        return box.basket_points if more else 0
    if item == PEARL_ITEM:  # ST-SCORE-3
        return pearl_points(box, held[mine + WHITE_PEARL], held[mine + BLACK_PEARL])
    if item == NAUTILUS_ITEM:  # ST-SCORE-4
        return box.nautilus_points * held[mine + NAUTILUS] if last else 0
    if item == SHELL_ITEM:
        return box.shell_points * held[mine + SHELL] if last else 0
    card = item - CARD_ITEM
    if (state.own[BOUGHT + seat] >> card) & 1 == 0:
        return 0
    return card_worth(state, seat, card)  # ST-SCORE-5


def pearl_points(box: Box, white: i64, black: i64) -> i64:
    """ST-SCORE-3: a pair is worth more than its parts."""
    pairs = white if white < black else black
    return pairs * box.both_points + (white - pairs) * box.white_points + (black - pairs) * box.black_points


def card_worth(state: Position, seat: i64, card: i64) -> i64:
    """The points a score card gives to that seat if the scoring were held now."""
    box = state.box
    mine = state.own[STATUES + seat]
    count: i64 = 0
    if card == BUTTERFLIES:  # ST-SCORE-6, ST-SCORE-7
        held = state.held
        for kind in range(CARDS):
            count += held[CARDS * seat + kind] * box.butterflies[kind]
    elif card == MAJORITY:  # ST-SCORE-8, ST-SCORE-9
        theirs = state.own[STATUES + 1 - seat]
        for terrain in range(TERRAINS):
            if on_terrain(box, mine, terrain) > on_terrain(box, theirs, terrain):
                count += 1
    elif card in (FOREST, MOUNTAIN):  # ST-SCORE-10
        count = on_terrain(box, mine, 1 if card == FOREST else 2)
    elif card == COMPLETE:  # ST-SCORE-11
        for segment in range(SEGMENTS):
            if (mine >> (TERRAINS * segment)) & 7 == 7:
                count += 1
    return box.card_points[card] * count


def ranks(state: Position) -> list[int]:
    """ST-END-1; a tie goes to more statues, then to the player who was not first (ST-END-2)."""
    own = state.own
    lead = own[POINTS] - own[POINTS + 1]
    if lead == 0:
        lead = statue_count(state.box, own[STATUES]) - statue_count(state.box, own[STATUES + 1])
    if lead == 0:
        lead = -1 if state.first == 0 else 1
    return [1, 2] if lead > 0 else [2, 1]
