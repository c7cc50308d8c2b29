"""The evaluation knows what is good; tests/games/test_strength.py plays by it."""

import pytest

from isolario.bots import Bot, GreedyBot, decide
from isolario.games.stromboli import game
from isolario.games.stromboli.evaluate import WEIGHTS
from isolario.kernel import CHANCE, OVER, FastLuck, State, random_walk

from .position import RED, YELLOW, play, position


def play_out(bots: list[Bot], seed: int, variant: str) -> State:
    state, luck, step = game.new(variant=variant), FastLuck(seed), 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            action = state.legal()[luck.pick(state.weights())]
        else:
            action = decide(bots[state.actor], state, 1000 * seed + step)
        state.apply(action)
        step += 1
    return state


@pytest.mark.strength
def test_greedy_games_come_to_their_regular_end() -> None:
    """The evaluation wants things to happen: two of them do not run into the stall guard."""
    for seed in range(4):
        state = play_out([GreedyBot(), GreedyBot()], seed, "base")
        assert state.view(None)["quiet"] < 60
        assert min(state.scores()) > 5


def test_the_weights_are_complete() -> None:
    assert len(game.box.weights) == len(WEIGHTS)


@pytest.mark.parametrize(
    "better",
    [
        {"statues": ("Am", "")},
        {"points": (5, 0)},
        {"shells": (1, 0)},
        {"kept": (("basket_b1",), ())},
        {"kept": (("black_pearl",), ())},
        {"shamans": ("Am", "")},
        {"beaches": {"C": ("5", "")}, "shamans": ("Am", "Bm")},
    ],
)
def test_what_is_good_for_red_raises_its_chances(better: dict[str, object]) -> None:
    even = {"shamans": better["shamans"]} if "beaches" in better else {}
    before = position(**even).estimate()  # type: ignore[arg-type]
    after = position(**better).estimate()  # type: ignore[arg-type]
    assert after[RED] > before[RED]
    assert sum(after) == pytest.approx(1)


def test_lava_over_a_statue_lowers_its_worth() -> None:
    safe = position(statues=("Am", ""))
    burning = position(statues=("Am", ""), craters={"A": 1})
    assert burning.estimate()[RED] < safe.estimate()[RED]


def test_the_voyage_is_seen_before_the_lava_disc_is_decided_on() -> None:
    state = position(tactical=True, beaches={"C": ("5", "")}, shamans=("Am", ""))
    start = state.estimate()[RED]
    play(state, "2A")
    assert state.estimate()[RED] > start


def test_features_are_told_from_the_own_side() -> None:
    mine = position(points=(3, 0), shells=(2, 0), statues=("Am", ""), beaches={"C": ("5", "")}, shamans=("Bp", ""))
    theirs = position(
        active=YELLOW, first=YELLOW, points=(0, 3), shells=(0, 2), statues=("", "Am"), beaches={"C": ("", "5")},
        shamans=("", "Bp"),
    )  # fmt: skip
    assert mine.features(RED) == theirs.features(YELLOW)
    assert mine.features(RED) != mine.features(YELLOW)
    state = game.new()
    random_walk(state, FastLuck(4), 200)
    assert len(state.features(0)) == len(mine.features(0))
