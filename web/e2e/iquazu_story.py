"""A chained count of Iquazú: one gem fills the first column, and the second, full already, is counted at once."""

import json

from storytelling import story
from tests.rulebook.iquazu.position import A, B, C, column, position

from isolario.games.iquazu import game

start = position(
    seats=3,
    turn=A,
    water=C,
    hands={A: "W2 B3 O1", B: "W4 O2", C: "B3 O3"},
    discards="W3 B2 O4",
    gems={
        A: [*column(1, (0, 3, 6)), *column(2, (1, 8)), *column(3, (0, 5)), "4:2", "5:9"],
        B: [*column(1, (2, 7)), *column(2, (0, 4, 5, 9)), *column(3, (4,)), "4:6"],
        C: [*column(1, (4,)), *column(2, (3, 6)), *column(3, (8, 9)), "5:0"],
    },
    drops=[*column(1, (1, 5, 8)), *column(2, (2, 7))],
    tiles=("draw3", "points2", "any", "points3", "double"),
)

if __name__ == "__main__":
    # The gem that fills the first column; then A ends the turn, without a drop (IQ-NEXT-5).
    print(json.dumps(story(game, start, ("1:9", "B", "end"), viewer=A, draw=True)))
