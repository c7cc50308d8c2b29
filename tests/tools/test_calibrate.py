"""The levels of a game are found from the strongest down, each step as wide as the games say it must be."""

from math import exp

import pytest
from tools.calibrate import AIM, SLIPS, Place, place, step_down


@pytest.mark.parametrize("one", [Place(16), Place(16, 3), Place(16, 40), Place(60), Place(2000)])
def test_a_place_is_found_again_by_its_height(one: Place) -> None:
    assert place(one.height()) == one


def test_fewer_slips_and_more_simulations_stand_higher() -> None:
    heights = [one.height() for one in (Place(16, SLIPS), Place(16, 1), Place(16), Place(32), Place(64))]
    assert heights == sorted(set(heights))


@pytest.mark.parametrize("worth", [0.25, 0.5, 1.2])
def test_the_level_below_stands_where_the_upper_one_wins_as_often_as_aimed_for(worth: float) -> None:
    """With bots whose every step on the scale is worth the same, whatever that is."""

    def chance(upper: Place, lower: Place) -> float:
        return 1 / (1 + exp(-worth * (upper.height() - lower.height())))

    def play(upper: Place, lower: Place, seed: int) -> list[float]:
        return [2 * chance(upper, lower)] * 6

    upper = Place(2000)
    lower, _ = step_down(upper, 60, 7, play)
    assert chance(upper, lower) == pytest.approx(AIM, abs=0.03)
