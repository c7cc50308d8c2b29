"""What never changes, in random games of every size, map and option."""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from isolario.games.volcanic_isle import game
from isolario.games.volcanic_isle.position import PHASES
from isolario.games.volcanic_isle.rules import VolcanicIsle
from isolario.kernel import CHANCE, OVER, FastLuck
from isolario.kernel.playout import step
from tests.examples import examples

OPTIONS = [
    {"map": continent, "map_seed": str(seed), "volcano_tokens": tokens, "moai_neighbours": company}
    for continent, seed in (("default", 0), ("advanced", 1), ("advanced", 4))
    for tokens, company in (("return", "near"), ("exhaust", "near"), ("return", "same_hex"))
]


def games_of(seed: int, eager: bool) -> Iterator[VolcanicIsle]:
    """The positions of a random game; an eager one prefers raising, sculpting and creating."""
    state = game.new(2 + seed % 3, **OPTIONS[seed % len(OPTIONS)])
    assert isinstance(state, VolcanicIsle)
    luck = FastLuck(seed)
    while state.actor != OVER:
        yield state
        legal = state.legal()
        if eager and state.actor != CHANCE and legal[-1] >= 600 and luck.below(4) > 0:
            state.apply(legal[-1])
        else:
            step(state, luck)
    yield state


@examples(18)
@given(seed=st.integers(0, 10**6), eager=st.booleans())
def test_pieces_are_conserved(seed: int, eager: bool) -> None:
    """VI-STATE-5, VI-STATE-1, VI-PRAY-2: board and supply always add up; no space holds two things."""
    spent = 0
    asked = False
    before = [0, 0, 0, 0]
    for state in games_of(seed, eager):
        box = state.box
        assert sum(state.prayers) + state.prayer_stock <= 24
        if asked:
            spent += sum(max(0, old - new) for old, new in zip(before, state.prayers, strict=False))
        assert sum(state.prayers) + state.prayer_stock + spent == 24
        asked = PHASES[state.phase] == "prayer"
        before = list(state.prayers)
        lava = villages = lying = 0
        for spot, held in enumerate(state.space):
            if held:
                assert state.above_sea(box.space_hex[spot])
            lava += held == 1
            villages += 2 <= held < 6
            lying += held >= 6
        assert lava == state.lava_count
        for seat in range(state.seats):
            homes = sum(held == 2 + seat for held in state.space)
            assert homes + state.spare_villages[seat] == 8
            own = state.settler_at[8 * seat : 8 * seat + 8]
            assert sum(place == -1 for place in own) == state.spare_settlers[seat]
            assert all(place < 0 or state.above_sea(place) for place in own)
            statues = state.moai_at[20 * seat : 20 * seat + 20]
            assert sum(place == -1 for place in statues) == state.spare_moai[seat]
            assert sum(0 <= place < 94 for place in statues) == sum(held == 6 + seat for held in state.space)
            # The seat always has somebody (VI-SINK-7).
            assert state.on_board(seat) + (state.aboard >> seat & 1) >= 1
        assert lying == sum(0 <= place < 94 for place in state.moai_at)


@examples(12)
@given(seed=st.integers(0, 10**6))
def test_counts_follow_from_the_pieces(seed: int) -> None:
    """VI-STATE-4: what is kept for speed is what the pieces say, at every turn."""
    for state in games_of(seed, eager=True):
        fresh = game.load(state.dump())
        assert isinstance(fresh, VolcanicIsle)
        for name in ("settlers", "lying", "villages", "standing", "lava", "free", "links", "space", "geyser"):
            assert getattr(fresh, name) == getattr(state, name), name
        assert (fresh.alive, fresh.volcanoes, fresh.aboard) == (state.alive, state.volcanoes, state.aboard)
        assert (fresh.lava_count, fresh.spare_moai) == (state.lava_count, state.spare_moai)


@examples(10)
@given(seed=st.integers(0, 10**6))
def test_cracks_stay_few(seed: int) -> None:
    """VI-SINK-1: never more than 36 cracks on the board, and never a part that was overlooked."""
    most = 0
    for state in games_of(seed, eager=True):
        if state.actor >= 0 and PHASES[state.phase] == "turn":
            most = max(most, len(state.cracks()))
    assert 0 < most <= 36


def test_largest_number_of_choices() -> None:
    """VI-TURN-1: at most 210 choices at a turn, and never more than two rescues' worth elsewhere."""
    most = 0
    for seed in range(12):
        for state in games_of(seed, eager=True):
            if state.actor >= 0:
                most = max(most, len(state.legal()))
    assert 20 < most <= 210
