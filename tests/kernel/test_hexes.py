import json

from isolario.kernel.hexes import (
    DIRECTIONS,
    centre,
    distance,
    from_doubled,
    neighbour,
    neighbour_table,
    opposite,
    rotate,
)
from tests.kernel.hex_table import FILE, table


def test_neighbours_are_one_step_away_and_opposites_cancel() -> None:
    for direction in range(6):
        there = neighbour((2, -1), direction)
        assert distance((2, -1), there) == 1
        assert neighbour(there, opposite(direction)) == (2, -1)


def test_turning_moves_each_direction_to_the_next() -> None:
    for direction in range(6):
        for sixths in range(7):
            assert rotate(DIRECTIONS[direction], sixths) == DIRECTIONS[(direction + sixths) % 6]


def test_the_table_knows_the_edge() -> None:
    table = neighbour_table([(0, 0), (1, 0)])
    assert table[0] == 1
    assert table[6 + 3] == 0
    assert table.count(-1) == 10


def test_east_is_right_and_south_is_down_on_paper() -> None:
    assert centre((1, 0))[0] > 0
    assert centre((1, 0))[1] == 0
    assert centre((0, 1))[1] > 0
    assert abs(centre((1, 1), 2.0)[0] - 2 * centre((1, 1))[0]) < 1e-9


def test_doubled_columns_are_the_same_hexes() -> None:
    steps = ((2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1))  # E, NE, NW, W, SW, SE on (x, row)
    for direction, (dx, dy) in enumerate(steps):
        assert neighbour(from_doubled(4, 2), direction) == from_doubled(4 + dx, 2 + dy)


def test_the_page_is_tested_against_these_very_hexes() -> None:
    """The page's geometry (web/src/stage/hexes.ts) is compared with the same file by its own tests."""
    assert json.loads(FILE.read_text("utf-8")) == table()
