"""What a player counts when judging a position of Stromboli: statues, what the cards bring, who chooses first where."""

from isolario.games.stromboli.board import CARDS, DISCS, SEGMENTS, SHELL, SPACES, SUPPLY, TERRAINS
from isolario.games.stromboli.names import LETTERS
from isolario.games.stromboli.position import POINTS, SHAMAN, STATUES
from isolario.games.stromboli.rules import Stromboli
from isolario.games.stromboli.scoring import BASKET_ITEM, CARD_ITEM, ITEMS, NAUTILUS_ITEM, PEARL_ITEM, worth
from isolario.kernel.presentation import Factor, Viewer

OFTEN = 1.5
"""What counts in both scorings is worth more than it says, but not twice: much can happen in between."""


def factors(state: Stromboli, seat: int, viewer: Viewer) -> list[Factor]:
    again = OFTEN if state.scoring == 0 else 1.0
    burning = state.burning()
    standing = [space for space in range(SPACES) if state.own[STATUES + seat] >> space & 1]
    in_danger = [space for space in standing if burning >> space & 1]
    found = [
        Factor("points", state.own[POINTS + seat]),
        Factor("statues", sum(value(state, space) for space in standing), again, len(standing)),
        Factor("danger", sum(value(state, space) for space in in_danger), -0.75 * again, len(in_danger)),
        Factor("baskets", worth(state, seat, BASKET_ITEM, True), again),
        Factor("pearls", worth(state, seat, PEARL_ITEM, True), again),
        Factor("nautilus", worth(state, seat, NAUTILUS_ITEM, True)),
        Factor("shells", state.held[CARDS * seat + SHELL], 2.0),
        Factor("score-cards", sum(int(worth(state, seat, item, True)) for item in range(CARD_ITEM, ITEMS)), again),
        Factor("site", building_site(state, seat, int(burning)), 0.5 * again),
        Factor("discs", sum(1 for disc in range(DISCS) if state.discs[DISCS * seat + disc] == SUPPLY), 0.3),
    ]
    for segment in range(SEGMENTS):
        if state.sums[SEGMENTS * seat + segment] > state.sums[SEGMENTS * (1 - seat) + segment]:
            found.append(Factor("first-choice", 1, 0.6, args={"beach": LETTERS[segment]}))
    return found


def building_site(state: Stromboli, seat: int, burning: int) -> int:
    """What a statue would count where the shaman stands: nothing if none can be built, or if the lava would take it."""
    space = int(state.own[SHAMAN + seat])
    return value(state, space) if state.can_build(seat) and not burning >> space & 1 else 0


def value(state: Stromboli, space: int) -> int:
    """The points of a statue on that space at a scoring."""
    return int(state.box.terrain_points[space % TERRAINS])
