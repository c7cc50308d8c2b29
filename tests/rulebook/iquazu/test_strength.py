"""The evaluation knows what is good; tests/games/test_strength.py plays by it."""


def test_estimates_follow_the_score() -> None:
    """A lead in points is a better chance; mid-payment the chosen gem is already weighed."""
    from .position import A, B, play, position

    even, ahead = position(seats=2, points=[10, 10]), position(seats=2, points=[20, 10])
    assert ahead.estimate()[A] > even.estimate()[A]
    assert ahead.estimate()[A] > ahead.estimate()[B]
    before = position(seats=2, hands={A: "W1 B4 O2"})
    assert play(before.clone(), "3:3").estimate() != before.estimate()
