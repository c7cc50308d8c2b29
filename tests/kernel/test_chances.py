"""Chances from points, where a game is open and where it is decided."""

from isolario.kernel.chances import softmax, with_points


def test_points_still_count_where_a_game_is_decided() -> None:
    ahead, further = ([90.0, 10.0, 5.0], [91.0, 10.0, 5.0])
    assert softmax(ahead, 1.0)[0] == softmax(further, 1.0)[0]  # nothing to choose between them
    assert with_points(softmax(further, 1.0), further)[0] > with_points(softmax(ahead, 1.0), ahead)[0]
    assert with_points(softmax(further, 1.0), further)[1] < with_points(softmax(ahead, 1.0), ahead)[1]


def test_points_hardly_move_chances_that_are_open() -> None:
    points = [3.0, 2.0]
    open_chances = softmax(points, 2.0)
    moved = with_points(open_chances, points)
    assert abs(sum(moved) - 1.0) < 1e-12
    assert abs(moved[0] - open_chances[0]) < 0.01
