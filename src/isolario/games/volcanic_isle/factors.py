"""What a player counts when judging a position of The Volcanic Isle: points, pieces, and what the land threatens."""

from isolario.games.volcanic_isle.evaluate import sides_left, under_fire
from isolario.games.volcanic_isle.rules import VolcanicIsle
from isolario.games.volcanic_isle.scoring import moai_in_company, moai_on_board, villages_on_board
from isolario.kernel.presentation import Factor, Viewer


def factors(state: VolcanicIsle, seat: int, viewer: Viewer) -> list[Factor]:
    box = state.box
    lying = sum(int(count) for count in state.lying[seat * box.hexes : (seat + 1) * box.hexes])
    threatened = max(0, under_fire(state)[seat] - state.prayers[seat])
    return [
        Factor("points", state.points[seat], 1.0),
        Factor("villages", villages_on_board(state, seat), float(box.end_village)),
        Factor("standing", moai_on_board(state, seat) - lying, float(box.end_moai)),
        Factor("lying", lying, 2.0),
        Factor("company", moai_in_company(state, seat), float(box.end_neighbour)),
        Factor("settlers", state.on_board(seat), 1.5),
        Factor("prayers", state.prayers[seat], 0.7),
        Factor("workplaces", workplaces(state, seat), 1.0),
        Factor("next-raise", next_raise(state, seat), 0.4),
        Factor("burning", threatened, -1.0),
        Factor("loose", pieces_on_loose_land(state, seat), -0.8),
    ]


def workplaces(state: VolcanicIsle, seat: int) -> int:
    """Hexes where a settler of the seat has lava to work with."""
    first = seat * state.box.hexes
    return sum(1 for hex in range(state.box.hexes) if state.settlers[first + hex] and state.lava[hex])


def next_raise(state: VolcanicIsle, seat: int) -> int:
    """The points of the best Moai that could be raised at once: it lies where a settler and a free geyser are."""
    box = state.box
    first = seat * box.hexes
    best = 0
    for hexes in box.area_hexes:
        if not state.above_sea(hexes[0]):
            continue
        ready = any(state.settlers[first + hex] and state.lying[first + hex] and state.free[hex] for hex in hexes)
        if ready:
            villages = sum(state.villages[first + hex] for hex in hexes)
            standing = sum(state.standing[first + hex] for hex in hexes)
            best = max(best, villages * (standing + 1) if villages else 1)
    return best


def pieces_on_loose_land(state: VolcanicIsle, seat: int) -> int:
    """Villages and Moai in areas that one more crack cuts off."""
    box = state.box
    first = seat * box.hexes
    found = 0
    for hexes in box.area_hexes:
        if sides_left(state, hexes[0]) == 1 and state.above_sea(hexes[0]):
            for hex in hexes:
                found += state.villages[first + hex] + state.standing[first + hex] + state.lying[first + hex]
    return found
