"""What lets a search tell choices apart that differ little: in long turns, and where much is hidden."""

import pytest

from isolario.bots.greedy import greedy_choice
from isolario.bots.mcts import Search, SearchSettings, without
from isolario.kernel import CHANCE, FastLuck, State, game


def in_a_long_turn() -> State:
    """The Island, the first of several steps with many choices."""
    state, luck = game("the_island").new(2), FastLuck(7)
    made = 0
    while made < 84 or state.actor == CHANCE or len(state.legal()) < 30:
        legal = state.legal()
        if state.actor == CHANCE:
            state.apply(legal[luck.pick(state.weights())])
        else:
            state.apply(greedy_choice(state, luck))
            made += 1
    return state


def test_the_first_choice_of_a_long_turn_is_compared_with_others() -> None:
    """Its value grows with the steps that follow; its neighbours must not look worse for that."""
    state = in_a_long_turn()
    search = Search(state, state.actor, FastLuck(1), SearchSettings())
    search.run(150, 0.0)
    assert len(search.options()) > 3


def test_returns_do_not_depend_on_how_good_the_redeal_was() -> None:
    state = in_a_long_turn()
    search = Search(state, state.actor, FastLuck(1), SearchSettings())
    for number, deal in enumerate((0.2, 0.9, 0.4)):
        search.simulations = number
        gained = [value + 0.05 for value in (deal, 1 - deal)]
        levelled = without(gained, search.gifts([deal, 1 - deal]))
        mean = sum((0.2, 0.9, 0.4)[: number + 1]) / (number + 1)
        assert levelled == pytest.approx([mean + 0.05, 1 - mean + 0.05])


def test_levelling_makes_the_returns_less_noisy() -> None:
    def spread(levels: bool) -> float:
        state = in_a_long_turn()
        search = Search(state, state.actor, FastLuck(1), SearchSettings())
        search.levels_deals = levels
        search.run(150, 0.0)
        children = search.options()
        visits = float(sum(int(child.visits) for child in children))
        mean = sum(child.value for child in children) / visits
        return sum(child.squares for child in children) / visits - mean * mean

    assert spread(True) < 0.7 * spread(False)
