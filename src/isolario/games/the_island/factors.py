"""What a player counts when judging a position of The Island: who is saved, who is in a boat, who is in danger."""

from isolario.games.the_island.board import HEXES, SEA, SERPENT, SHARK
from isolario.games.the_island.evaluate import FAR, Outlook, could_come, to_land
from isolario.games.the_island.names import hex_at
from isolario.games.the_island.position import IN_BOAT, LOST, SAVED, UNPLACED
from isolario.games.the_island.prowlers import SERPENTS_1, SHARKS_2
from isolario.games.the_island.rules import Island
from isolario.kernel.presentation import Factor, Viewer

SAVED_WORTH, LOST_WORTH, ABOARD_WORTH, HEX_WORTH = 2.8, -1.6, 1.0, -0.25
"""What saving anybody, losing anybody, a place in a boat and a hex on the way are worth where values are hidden."""


def factors(state: Island, seat: int, viewer: Viewer) -> list[Factor]:
    saved = lost = aboard = threatened = values = way = 0
    outlook = Outlook(state)
    for explorer, spot in enumerate(state.spot):
        if state.terms.owner[explorer] != seat:
            continue
        if SAVED <= spot < LOST:
            saved += 1
            values += 1 if state.terms.equality else state.value[explorer]
            continue
        if spot == LOST:
            lost += 1
            way += FAR
            continue
        if spot == UNPLACED:
            continue
        hex = hex_at(state, explorer)
        way += to_land(state, hex, outlook)
        in_boat = IN_BOAT <= spot < SAVED
        swims = not in_boat and spot < HEXES and state.ground[spot] == SEA
        near = outlook.prowlers.near(state, hex)
        serpents = could_come(state, near, SERPENT, SERPENTS_1)
        if in_boat:
            aboard += 1
            threatened += serpents > 0
        elif swims:
            threatened += could_come(state, near, SHARK, SHARKS_2) + serpents > 0
    # Whose values are hidden is counted in heads. At the end everything is open, but the two must stay comparable.
    open_values = state.terms.memory_aid and seat == viewer and not state.terms.equality
    return [
        Factor("saved-points", values, 1.0, saved) if open_values else Factor("saved", saved, SAVED_WORTH),
        Factor("lost", lost, LOST_WORTH),
        Factor("aboard", aboard, ABOARD_WORTH),
        Factor("threatened", threatened, -0.8),
        Factor("boats", boats_controlled(state, seat), 0.7),
        Factor("way", way, HEX_WORTH),
        Factor("tiles", int(state.hand_size(seat)), 0.4),
    ]


def boats_controlled(state: Island, seat: int) -> int:
    """Boats that carry an explorer of the seat and that it may move."""
    return sum(
        1
        for boat, hex in enumerate(state.boat_at)
        if hex >= 0 and state.aboard[4 * boat + seat] > 0 and state.controls(seat, boat)
    )
