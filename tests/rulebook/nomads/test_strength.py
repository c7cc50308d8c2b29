"""The evaluation knows what is good; tests/games/test_strength.py plays by it."""

from isolario.bots import GreedyBot, decide
from isolario.games.nomads import game
from isolario.games.nomads.features import LAYOUT, PER_SEAT

from .position import RED, SIANA, ULRICH, position


def test_a_ready_legend_is_worth_writing() -> None:
    """With a full set in hand and the Moon chart full, the card is the best choice."""
    state = position((ULRICH, RED, SIANA), {"A": "UN", "B": "UN"}, held={0: {"heron": 6}}, chart=3)
    assert game.presentation.notation(state, decide(GreedyBot(), state, 1)) == "heron6"


def test_chances_follow_the_points() -> None:
    ahead = position((ULRICH, RED, SIANA), legends={0: {"heron": 6}, 1: {"whale": 2}})
    chances = ahead.estimate()
    assert chances[0] > chances[1] > chances[2]


def test_features_are_the_same_table_from_another_chair() -> None:
    """A seat's own numbers come first, the others follow clockwise."""
    state = position((ULRICH, RED, SIANA), held={1: {"whale": 5}})
    first, second, mine = state.features(0), state.features(1), LAYOUT["seats"]
    assert first[mine.start + PER_SEAT : mine.start + 2 * PER_SEAT] == second[mine.start : mine.start + PER_SEAT]
    assert first != second
