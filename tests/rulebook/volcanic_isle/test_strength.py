"""The evaluation knows what is good; tests/games/test_strength.py plays by it."""

from isolario.games.volcanic_isle import game
from isolario.games.volcanic_isle.evaluate import END_SCALE, SCALE, SEAT_FEATURES, WEIGHTS

from .position import A, B, position


def test_more_is_better() -> None:
    """A village, a Moai, a settler, a token, a point: each improves its owner's chances."""
    plain = position(settlers={A: [2], B: [16]}, left=1).estimate()
    assert abs(sum(plain) - 1) < 1e-9
    for richer in (
        position(settlers={A: [2], B: [16]}, villages={A: [9]}, left=1),
        position(settlers={A: [2], B: [16]}, standing={A: [59]}, left=1),
        position(settlers={A: [2, 2], B: [16]}, left=1),
        position(settlers={A: [2], B: [16]}, prayers=[1, 0], left=1),
        position(settlers={A: [2], B: [16]}, points=[3, 0], left=1),
    ):
        assert richer.estimate()[A] > plain[A]


def test_a_lead_counts_for_more_when_the_end_is_near() -> None:
    """The same points make the leader surer of the victory in the last round than at the start."""
    early = position(settlers={A: [2], B: [16]}, points=[12, 0])
    late = position(settlers={A: [2], B: [16]}, points=[12, 0], last_round=True)
    assert 0.5 < early.estimate()[A] < 0.6 < late.estimate()[A]


def test_danger_is_seen() -> None:
    """A village that one crack cuts off is worth less than the same village on safe ground."""
    safe = position(settlers={A: [3], B: [16]}, villages={A: [82]})
    risky = position(settlers={A: [3], B: [16]}, villages={A: [82]}, cracks=[(25, 33), (19, 25)])
    assert risky.estimate()[A] < safe.estimate()[A]


def test_weights_are_data() -> None:
    """One weight for each feature and two scales, named in the file that tuning replaces."""
    assert len(game.weights) == len(WEIGHTS) == SEAT_FEATURES + 2
    assert (WEIGHTS[SCALE], WEIGHTS[END_SCALE]) == ("scale", "end_scale")
    assert WEIGHTS[:3] == ("points", "villages", "standing")
