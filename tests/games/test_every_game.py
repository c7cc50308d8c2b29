"""Every game of the registry, and the tutorial game, is held to the laws that ship in `isolario.testing`."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isolario.kernel import OVER, FastLuck, Game, State
from isolario.testing import LAWS, Law

seeds = st.integers(0, 10**6)


@pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])
@given(seed=seeds)
def test_every_game_keeps_the_law(game: Game, law: Law, seed: int) -> None:
    law(game, seed)


def test_a_quick_random_choice_is_the_same_choice(game: Game) -> None:
    """A game may draw without building lists: from the same luck it must draw what the lists would give."""
    state, luck = game.new(game.max_seats), FastLuck(8)
    for _ in range(400):
        if state.actor == OVER:
            break
        plain = luck.clone()
        expected = State.random_choice(state, plain)
        assert state.random_choice(luck) == expected
        assert luck == plain
        state.apply(expected)
