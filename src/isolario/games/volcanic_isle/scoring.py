"""What everything is worth at the end, and who has won."""

from mypy_extensions import i64

from isolario.games.volcanic_isle.position import Position
from isolario.kernel.state import OVER


def scores(position: Position) -> list[int]:
    """Victory points so far; at the end with what everything on the board is worth."""
    over = position.actor == OVER
    return [
        int(position.points[seat] + (final_points(position, seat) if over else 0)) for seat in range(position.seats)
    ]


def ranks(position: Position) -> list[int]:
    """VI-FIN-7: 1 for the winner or winners."""
    points = scores(position)
    found: list[int] = []
    for seat in range(position.seats):
        rank = 1
        for other in range(position.seats):
            if ahead(position, points, other, seat):
                rank += 1
        found.append(rank)
    return found


def villages_on_board(position: Position, seat: i64) -> i64:
    return position.box.villages - position.spare_villages[seat]


def moai_on_board(position: Position, seat: i64) -> i64:
    return position.box.moai - position.spare_moai[seat]


def moai_in_company(position: Position, seat: i64) -> i64:
    """VI-FIN-3, VI-FIN-4: own standing Moai with another own standing one in the same or a neighbouring hex.

    With the option `moai_neighbours` = same_hex only the same hex counts (VI-VAR-2).
    """
    standing = position.standing
    neighbour = position.land.neighbour
    hexes = position.box.hexes
    first = seat * hexes
    found: i64 = 0
    for hex in range(hexes):
        here = standing[first + hex]
        if here == 0:
            continue
        if here > 1:
            found += here
        elif not position.same_hex:
            for side in range(6):
                beyond = neighbour[6 * hex + side]
                if beyond >= 0 and standing[first + beyond] > 0:  # cracks do not matter
                    found += here
                    break
    return found


def final_points(position: Position, seat: i64) -> i64:
    """What the seat's pieces add at the end: villages, Moai, Moai in company, settlers on land, tokens."""
    box = position.box
    return (
        villages_on_board(position, seat) * box.end_village  # VI-FIN-1
        + moai_on_board(position, seat) * box.end_moai  # VI-FIN-2
        + moai_in_company(position, seat) * box.end_neighbour
        + position.on_board(seat) * box.end_settler  # VI-FIN-5
        + position.prayers[seat] * box.end_prayer  # VI-FIN-6
    )


def ahead(position: Position, scores: list[int], seat: i64, other: i64) -> bool:
    """VI-FIN-7: whether `seat` stands before `other`: points, then settlers, villages, Moai."""
    mine: i64 = scores[seat]
    theirs: i64 = scores[other]
    if mine == theirs:
        mine, theirs = position.on_board(seat), position.on_board(other)
    if mine == theirs:
        mine, theirs = villages_on_board(position, seat), villages_on_board(position, other)
    if mine == theirs:
        mine, theirs = moai_on_board(position, seat), moai_on_board(position, other)
    return mine > theirs
