"""The end and the final scoring: worked examples 26-30 and 35."""

import pytest

from isolario.games.volcanic_isle import game, longest
from isolario.games.volcanic_isle.choices import tokens
from isolario.games.volcanic_isle.rules import VolcanicIsle
from isolario.kernel import OVER, FastLuck, playout

from .position import (
    DONE,
    A,
    B,
    C,
    D,
    border,
    pairs,
    phase,
    play,
    position,
    quietly,
    raise_,
)

KEPT = [1, 2, 3, 9, 12, 13, 18, 22]
SUNK = [area for area in range(1, 23) if area not in KEPT]


def before_the_cut(active: int, seats: int = 4, first: int = 0) -> VolcanicIsle:
    """Volcanoes 1, 2 and 3 are left, and the active player can cut off area 1 from hex 5."""
    sides = [side for side in border(position(sunk=SUNK), [1]) if side != (0, 5)]
    geyser_hex = 5
    return position(
        seats,
        settlers={seat: [geyser_hex] for seat in range(seats)},
        loose={active: [geyser_hex]},
        cracks=pairs(sides),
        sunk=SUNK,
        active=active,
        actor=active,
        first=first,
    )


def cut(state: VolcanicIsle) -> VolcanicIsle:
    geyser = next(g for g in range(20, 30) if game.box.geyser_hex[g] == 5 and state.land.geyser_faces[g] == 0)
    return quietly(state, raise_(geyser))


def end_of(state: VolcanicIsle) -> VolcanicIsle:
    """B ends the last turn."""
    return play(state, DONE)


def final(**things: object) -> VolcanicIsle:
    """The position is scored as it stands."""
    return end_of(position(last_round=True, active=B, actor=B, **things))  # type: ignore[arg-type]


def test_example_26_end_of_the_round() -> None:
    """VI-END-1: first player C; D's sinking leaves two volcanoes: D goes on, A and B still play."""
    state = cut(before_the_cut(D, first=C))
    view = state.view(None)
    assert (tokens(state.volcanoes), view["last_round"], state.actor, view["left"]) == ([2, 3], True, D, 3)
    order = []
    while state.actor != OVER:
        order.append(int(state.actor))
        play(state, DONE)
    assert order == [D, A, B]
    last = cut(before_the_cut(B, first=C))
    assert last.actor == B
    play(last, DONE)
    assert (last.actor, phase(last), last.legal()) == (OVER, "over", [])


def test_example_35_third_last_volcano() -> None:
    """VI-END-1: volcano 1 sinks with two hexes; A still uses the remaining points, then the round is played."""
    state = cut(before_the_cut(A, seats=2))
    assert (state.actor, state.view(None)["left"]) == (A, 3)
    assert tokens(state.volcanoes) == [2, 3]
    play(state, DONE, DONE)
    assert state.actor == OVER


def test_three_volcanoes_are_enough_to_go_on() -> None:
    """VI-END-1: the limit is two, and only a sinking counts."""
    state = position(settlers={A: [3]}, loose={A: [3]}, cracks=[(25, 33), (19, 25)], sunk=[4, 5, 6, 7, 8])
    quietly(state, raise_(17))
    assert not state.view(None)["last_round"]


def test_further_sinkings_in_the_last_round() -> None:
    """VI-END-1: everything goes on normally until the round is complete."""
    state = before_the_cut(A, seats=2)
    state.last_round = True
    cut(state)
    assert tokens(state.volcanoes) == [2, 3]
    assert state.actor == A


def test_example_30_stand_off() -> None:
    """VI-END-2: six rounds in a row without a raise end the game."""
    state = position(round=9, raised_in_round=True)
    rounds = []
    while state.actor != OVER:
        rounds.append(state.view(None)["round"])
        play(state, DONE)
    assert rounds[-1] == 15
    never = game.new(3, first_player=1)
    turns = 0
    while never.actor != OVER:
        never.apply(DONE)
        turns += 1
    assert turns == 6 * 3


def test_a_raise_starts_the_count_again() -> None:
    """VI-END-2: five quiet rounds, a raise in the sixth: play goes on."""
    state = position(settlers={A: [20]}, loose={A: [20]}, quiet=5, round=6)
    quietly(state, raise_(67))
    play(state, DONE, DONE)
    assert (state.view(None)["quiet"], state.view(None)["round"]) == (0, 7)
    quiet = play(position(quiet=5, round=6), DONE, DONE)
    assert quiet.actor == OVER


@pytest.mark.parametrize("seed", range(3))
def test_the_game_is_finite(seed: int) -> None:
    """VI-END-3: every raise uses up a geyser for good, so rounds and steps are bounded."""
    assert longest(game.box) == game.max_steps
    state = game.new(2 + seed)
    assert isinstance(state, VolcanicIsle)
    raises = 0
    luck = FastLuck(seed)
    while state.actor != OVER:
        taken = [seat for seat in state.geyser if seat >= 0]
        legal = state.legal()
        action = legal[luck.below(len(legal))]
        raises += phase(state) == "turn" and action >= 694
        state.apply(action)
        assert len([seat for seat in state.geyser if seat >= 0]) <= len(taken) + 1
    assert raises <= 87
    assert state.view(None)["round"] <= 528
    assert playout(game.new(4), FastLuck(seed)) <= game.max_steps


def test_example_27_final_scoring() -> None:
    """VI-FIN-1, VI-FIN-2, VI-FIN-3, VI-FIN-5, VI-FIN-6: 40 + 6 + 10 + 6 + 12 + 4 = 78."""
    things = {
        "settlers": {A: [2, 3, 20]},
        "villages": {A: [9, 72]},
        "standing": {A: [10, 11, 59, 81]},
        "lying": {A: [12]},
        "prayers": [2, 0],
        "points": [40, 0],
    }
    state = final(**things)
    assert state.scores()[A] == 78
    lines = game.presentation.tally(state, A, None)
    assert [line.points for line in lines] == [40, 6, 10, 6, 12, 4]
    assert sum(line.points for line in lines) == 78
    assert final(options={"moai_neighbours": "same_hex"}, **things).scores()[A] == 76


def test_each_final_value_alone() -> None:
    """VI-FIN-1: village 3. VI-FIN-2: Moai 2, lying and loose too. VI-FIN-5: settler 4. VI-FIN-6: token 2."""
    nobody: dict[str, object] = {"settlers": {A: []}}
    assert final(**nobody).scores()[A] == 0
    assert final(**nobody, villages={A: [9]}).scores()[A] == 3
    assert final(**nobody, lying={A: [9]}, loose={A: [2]}).scores()[A] == 4
    assert final(**nobody, standing={A: [10]}).scores()[A] == 2
    assert final(settlers={A: [2]}).scores()[A] == 4
    assert final().scores()[A] == 0  # still in the boat
    assert final(**nobody, prayers=[1, 0]).scores()[A] == 2


def test_example_28_adjacent_moai() -> None:
    """VI-FIN-3, VI-FIN-4: chains of 2, 3, 4 give 4, 6, 8; cracks do not matter, others' Moai never link."""

    def bonus(statues: dict[int, list[int]], **more: object) -> int:
        state = final(settlers={A: []}, standing=statues, **more)
        return state.scores()[A] - 2 * len(statues[A])

    assert bonus({A: [10, 59]}) == 4
    assert bonus({A: [10, 59]}, cracks=[(2, 16)]) == 4
    assert bonus({A: [10, 59, 20]}) == 6
    assert game.box.geyser_hex[20] == 4
    assert bonus({A: [10, 59, 20, 40]}) == 8
    assert game.box.geyser_hex[40] == 8
    assert bonus({A: [10, 20]}) == 0  # hexes 2 and 4 do not touch
    assert bonus({A: [10, 20], B: [59]}) == 0


def test_same_hex_variant() -> None:
    """VI-VAR-2: only Moai of the same hex are adjacent."""
    options = {"moai_neighbours": "same_hex"}
    apart = final(settlers={A: []}, standing={A: [10, 59]}, options=options)
    together = final(settlers={A: []}, standing={A: [10, 11]}, options=options)
    assert (apart.scores()[A], together.scores()[A]) == (4, 8)


def test_example_29_ties() -> None:
    """VI-FIN-7: settlers, villages, Moai decide among equals; then the victory is shared."""
    more_settlers = final(settlers={A: [2], B: []}, points=[0, 4])
    assert (more_settlers.scores(), more_settlers.ranks()) == ([4, 4], [1, 2])
    more_villages = final(settlers={A: [2], B: [3]}, villages={A: [9, 11], B: [13]}, points=[0, 3])
    assert (more_villages.scores(), more_villages.ranks()) == ([10, 10], [1, 2])
    more_moai = final(settlers={A: [2], B: [3]}, loose={B: [3]}, points=[2, 0])
    assert (more_moai.scores(), more_moai.ranks()) == ([6, 6], [2, 1])
    shared = final(settlers={A: [2], B: [3]}, loose={A: [2], B: [3]})
    assert (shared.scores(), shared.ranks()) == ([6, 6], [1, 1])


def test_scores_before_the_end_are_what_the_track_shows() -> None:
    """VI-FIN-1: the board counts only at the end."""
    state = position(settlers={A: [2]}, villages={A: [9]}, points=[5, 1])
    assert state.scores() == [5, 1]
