"""Every game of the registry, and the tutorial game, is held to the laws that ship in `isolario.testing`."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isolario.kernel import Game
from isolario.testing import LAWS, Law

seeds = st.integers(0, 10**6)


@pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])
@given(seed=seeds)
def test_every_game_keeps_the_law(game: Game, law: Law, seed: int) -> None:
    law(game, seed)
