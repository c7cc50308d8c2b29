"""The evaluation is good enough to beat random play by looking one choice ahead."""

from pathlib import Path

import pytest

from isolario.bots import GreedyBot, decide
from isolario.games.volcanic_isle import game
from isolario.games.volcanic_isle.evaluate import SEAT_FEATURES
from isolario.kernel import CHANCE, OVER, FastLuck

from .position import A, B, position


def share_of_victory(seats: int, greedy: int, seed: int) -> float:
    """One game of a greedy player against random ones."""
    state, luck, bot = game.new(seats), FastLuck(seed), GreedyBot()
    while state.actor != OVER:
        legal = state.legal()
        if state.actor == CHANCE:
            state.apply(legal[luck.pick(state.weights())])
        elif state.actor == greedy:
            state.apply(decide(bot, state, luck.below(1 << 30)))
        else:
            state.apply(legal[luck.below(len(legal))])
    ranks = state.ranks()
    return 1 / ranks.count(1) if ranks[greedy] == 1 else 0.0


@pytest.mark.strength
def test_greedy_beats_random_with_two() -> None:
    """At least 90 % of the games of two."""
    games = 12
    won = sum(share_of_victory(2, seed % 2, seed) for seed in range(games))
    assert won >= 0.9 * games


@pytest.mark.strength
def test_greedy_wins_at_the_largest_table() -> None:
    """At least 60 % against three random opponents."""
    games = 4
    won = sum(share_of_victory(4, seed % 4, seed) for seed in range(games))
    assert won >= 0.6 * games


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
    """One weight for each feature, named in the file that tuning replaces."""
    box = game.box
    assert len(box.weights) == len(box.weight_names) == int(SEAT_FEATURES)
    assert box.weight_names[:3] == ["points", "villages", "standing"]
    assert (Path(str(game.folder)) / "weights.toml").is_file()
