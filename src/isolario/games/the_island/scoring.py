"""What a match of The Island is worth to each seat. A tie shares the victory (IS-SCORE-2), as `State.ranks` says."""

from mypy_extensions import i64

from isolario.games.the_island.position import LOST, SAVED, Position


def scores(state: Position) -> list[int]:
    """IS-SCORE-1: the values of the saved; IS-VAR-2: their number."""
    points: list[i64] = [0] * state.seats
    owner, equality = state.terms.owner, state.terms.equality
    for explorer in range(i64(len(state.spot))):
        if SAVED <= state.spot[explorer] < LOST:
            points[owner[explorer]] += 1 if equality else state.value[explorer]
    found: list[int] = []
    for total in points:
        found.append(total)
    return found
