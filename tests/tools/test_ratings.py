"""Ratings add up what each level won against the one below."""

from tools.ratings import LOWEST, scale


def test_steps_add_up_and_who_has_not_met_the_level_below_has_no_rating() -> None:
    assert scale([0.76, 0.5, 0.76, 0.24]) == [LOWEST, 1200, 1200, 1400, 1200]
    assert scale([0.76, None, 0.76, 0.24]) == [LOWEST, 1200, 0, 0, 0]
    assert scale([None] * 4) == [0] * 5
