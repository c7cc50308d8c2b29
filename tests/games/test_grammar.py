"""The grammar of every room: views say where pieces are, events what moved, reasons why not (`isolario.testing`).

A game of a single file (no texts of its own) speaks with the kernel's defaults and is not asked for events.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isolario.kernel import Game
from isolario.testing import GRAMMAR, Law

seeds = st.integers(0, 10**6)


@pytest.mark.parametrize("law", GRAMMAR, ids=[law.__name__ for law in GRAMMAR])
@given(seed=seeds)
def test_every_room_keeps_the_grammar(room: Game, law: Law, seed: int) -> None:
    law(room, seed)
