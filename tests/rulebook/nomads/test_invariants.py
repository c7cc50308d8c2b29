"""What never changes while Nomads is played, for every table size and every option."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isolario.games.nomads import game
from isolario.games.nomads.board import JOKER, KINDS, NOSTROMO, OPAL
from isolario.games.nomads.rules import Nomads
from isolario.kernel import CHANCE, OVER, FastLuck
from isolario.kernel.playout import step

VARIANTS: list[dict[str, str]] = [
    {},
    {"adventurers": "random"},
    {"opal_tie": "share_three"},
    {"lumarathon": "1,0,1"},
    {"first_player": "1"},
]


def walk(seats: int, options: dict[str, str], seed: int) -> Iterator[Nomads]:
    state, luck = game.new(seats=seats, **options), FastLuck(seed)
    assert isinstance(state, Nomads)
    yield state
    while state.actor != OVER:
        step(state, luck)
        yield state


@given(st.integers(2, 5), st.sampled_from(VARIANTS), st.integers(0, 10**6))
def test_pieces_are_conserved(seats: int, options: dict[str, str], seed: int) -> None:
    coin = 1 if "lumarathon" in options else 0
    for state in walk(seats, options, seed):
        assert min(state.held) >= 0
        face_up = sum(kind >= 0 for kind in state.face)
        assert sum(state.pool) == sum(state.stack_height) - face_up
        for kind in range(KINDS):
            held = sum(state.held[KINDS * seat + kind] for seat in range(seats))
            found = state.pool[kind] + list(state.face).count(kind) + held + state.boxed[kind]
            found += state.chart if kind == OPAL else 0
            assert found == state.box.copies[kind] + (coin if kind == JOKER else 0)
        owned = [f"song {song}" for song in state.song if song >= 0]
        owned += [f"{place % 7} {version}" for place, version in enumerate(state.legend) if version >= 0]
        assert len(set(owned)) == len(owned)
        assert bin(state.supply).count("1") == 32 - len(owned)


@given(st.integers(2, 5), st.sampled_from(VARIANTS), st.integers(0, 10**6))
def test_discs_never_leave_the_ring(seats: int, options: dict[str, str], seed: int) -> None:
    """NO-TURN-3: and so everybody can always move."""
    for state in walk(seats, options, seed):
        if state.lys < 0:
            continue
        discs = sorted(disc for space in range(8) for disc in state.pile(space))
        assert discs == list(range(19 if NOSTROMO in state.adventurer else 18))
        for space in range(8):
            pile = state.pile(space)
            assert len(pile) == state.pile_height[space]
            assert state.top[space] == (pile[-1] if pile else -1)
            assert all(state.place[disc] == space for disc in pile)
        if state.view(None)["phase"] == "main":
            assert len([action for action in state.legal() if action < 31]) >= 2


@given(st.integers(2, 5), st.integers(0, 10**6))
def test_a_draw_is_asked_only_when_there_is_something_to_draw(seats: int, seed: int) -> None:
    for state in walk(seats, {"first_player": "0"}, seed):
        if state.actor == CHANCE:
            assert sum(state.weights()) == sum(state.pool)
            assert state.uncover > 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_last_as_long_as_at_a_table(seats: int) -> None:
    """Between 28 and 70 turns, with two or three interim scorings in nearly every game."""
    turns = []
    for seed in range(20):
        *_, last = walk(seats, {}, seed)
        turns.append(last.turns)
    assert min(turns) >= 25
    assert max(turns) <= 80
