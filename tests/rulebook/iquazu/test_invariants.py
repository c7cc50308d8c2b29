"""What always holds, over random games of every table size and option."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isolario.games.iquazu import game
from isolario.games.iquazu.board import FULL, unpack
from isolario.games.iquazu.rules import Iquazu
from isolario.kernel import CHANCE, OVER, FastLuck
from tests.examples import examples

from .position import drops_of, gems_of

seeds = st.integers(0, 10**6)


def random_game(seed: int) -> Iterator[Iquazu]:
    """Every position of a game in which PLACE and DRAW are equally likely, so that columns get full of gems."""
    strips = "fixed" if seed % 2 else "random"
    first = "random" if seed % 3 else 1
    state = game.new(2 + seed % 3, strips=strips, first_player=first)
    assert isinstance(state, Iquazu)
    luck = FastLuck(seed)
    yield state
    while state.actor != OVER:
        legal = state.legal()
        if state.actor == CHANCE:
            state.apply(legal[luck.pick(state.weights())])
        elif legal[0] == 0 and luck.below(3) == 0:
            state.apply(0)
        else:
            state.apply(legal[luck.below(len(legal))])
        yield state


@examples(7)
@given(seed=seeds)
def test_nothing_is_lost(seed: int) -> None:
    """Cards of each colour add up to 20 (IQ-DECK-1, IQ-DECK-4) and tiles to 45 (IQ-TILE-1, IQ-SCORE-6)."""
    for state in random_game(seed):
        saved = state.dump()
        pile, discards = unpack(state.pile), unpack(state.discards)
        for colour in range(3):
            hands = sum(unpack(hand)[colour] for hand in state.hands)
            assert hands + pile[colour] + discards[colour] == 20
        turned_up = sum(sort >= 0 for sort in saved["tile_sort"])
        assert turned_up + sum(saved["light"]) + sum(saved["dark"]) == 45
        if state.actor >= 0:
            assert saved["tile_at"].count(-2) == 5
        if state.actor == OVER:
            assert saved["tile_at"].count(-2) == 0


@examples(7)
@given(seed=seeds)
def test_the_wall_stays_in_order(seed: int) -> None:
    """IQ-DROP-2, IQ-SUP-2, IQ-SUP-3, IQ-BOARD-2: room in the first column, gems within the supply, drops
    only in columns the frame has reached, nothing ever removed."""
    before: set[str] = set()
    for state in random_game(seed):
        gems, drops = [gems_of(state, seat) for seat in range(state.seats)], drops_of(state)
        if state.actor >= 0:
            assert state.occupied[state.frame] != FULL
        for seat in range(state.seats):
            unscored = [place for place in gems[seat] if int(place.split(":")[0]) >= state.frame]
            if state.actor != OVER:
                assert len(unscored) == state.unscored[seat] <= 34
        assert all(int(place.split(":")[0]) <= state.frame for place in drops)
        pieces = {f"{seat}@{place}" for seat, places in enumerate(gems) for place in places}
        pieces |= {f"drop@{place}" for place in drops}
        assert before <= pieces
        assert len({piece.split("@")[1] for piece in pieces}) == len(pieces)
        before = pieces


@examples(7)
@given(seed=seeds)
def test_hands_at_the_start_of_a_turn(seed: int) -> None:
    """IQ-LIMIT-1: at most twelve cards; IQ-DECK-3: so at least 60 - 12n lie in the piles."""
    turn = -1
    for state in random_game(seed):
        if state.actor >= 0 and state.turn != turn:
            turn = state.turn
            sizes = state.view(None)["hand_sizes"]
            assert max(sizes) <= 12
            assert 60 - sum(sizes) >= 60 - 12 * state.seats


@examples(7)
@given(seed=seeds)
def test_nine_scorings_and_an_end_in_time(seed: int) -> None:
    """IQ-END-1, IQ-END-5: nine interim scorings, f = 9 at the end, at most 90 turns a seat."""
    turns, frames, last = 0, {1}, -1
    for state in random_game(seed):
        frames.add(int(state.frame))
        if state.actor >= 0 and state.turn != last:
            last = int(state.turn)
            turns += 1
    assert state.actor == OVER
    assert frames == set(range(1, 10))
    assert turns <= 90 * state.seats
    view = state.view(None)
    assert all(spot["piece"] for column in view["columns"][:9] for spot in column["crevices"])


@examples(7)
@given(seed=seeds)
def test_the_tally_explains_the_score(seed: int) -> None:
    """IQ-SCORE-2, IQ-END-2, IQ-END-3: the lines of each seat add up to its score at any time."""
    for count, state in enumerate(random_game(seed)):
        if count % 29 == 0 or state.actor == OVER:
            for seat in range(state.seats):
                lines = game.presentation.tally(state, seat, None)
                assert sum(line.points for line in lines) == state.scores()[seat]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_happens_at_every_table(seats: int) -> None:
    """IQ-NUM-1, IQ-NUM-2: all sorts of choices occur with two, three and four players."""
    kinds: set[str] = set()
    for seed in range(seats - 2, seats - 2 + 30, 3):
        for state in random_game(seed):
            if state.actor >= 0:
                kinds |= {game.presentation.kind(state, action) for action in state.legal()}
    assert kinds >= {"draw", "end", "place", "pay", "any", "use-draw", "use-double", "discard"}
