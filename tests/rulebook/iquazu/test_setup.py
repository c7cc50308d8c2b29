"""Board and set-up."""

import pytest

from isolario.games.iquazu import game
from isolario.games.iquazu.position import PHASES
from isolario.games.iquazu.rules import Iquazu
from isolario.kernel import CHANCE, FastLuck, Match, ScriptedLuck

from .position import A, B, play, position, start, written


def after_set_up(seats: int, seed: int, **options: str) -> Iquazu:
    state = game.new(seats, **options)
    luck = FastLuck(seed)
    while state.actor == CHANCE:
        state.apply(state.legal()[luck.pick(state.weights())])
    assert isinstance(state, Iquazu)
    return state


def test_example_26_set_up() -> None:
    """Example 26; IQ-SETUP-5, IQ-SETUP-6: hands 4, 5, 6 from the start player on, water box to the right."""
    state = after_set_up(3, 5, first_player="1")
    view = state.view(None)
    assert view["hand_sizes"] == [6, 4, 5]
    assert (view["active"], view["water"]) == (1, 0)
    assert view["pile"] == 45
    assert view["discards"] == [0, 0, 0]


def test_example_26_first_tile() -> None:
    """Example 26; IQ-SETUP-3: the first tile is a double turn in 6 of 35 cases."""
    state = game.new(3, first_player=1, strips="fixed")
    weights = dict(zip([game.presentation.notation(state, a) for a in state.legal()], state.weights(), strict=True))
    assert weights["double"] == 6
    assert sum(weights.values()) == 35


@pytest.mark.parametrize(("seats", "pile"), [(2, 51), (3, 45), (4, 38)])
def test_first_hands(seats: int, pile: int) -> None:
    """IQ-SETUP-5: everybody has one card more than the one before."""
    state = after_set_up(seats, 2, first_player="0")
    assert state.view(None)["hand_sizes"] == [4, 5, 6, 7][:seats]
    assert state.view(None)["pile"] == pile


def test_start_player_by_lot() -> None:
    """IQ-SETUP-1: each seat equally, or the one the option names."""
    state = game.new(4)
    assert (state.legal(), state.weights()) == ([0, 1, 2, 3], [1, 1, 1, 1])
    state.apply(2)
    assert state.view(None)["active"] == 2
    assert game.new(4, first_player=3).view(None)["active"] == 3


def test_strips_in_random_order() -> None:
    """IQ-SETUP-2: any order of the five strips in columns 6-10, seen by all; a strip brings only colours."""
    state = game.new(2, first_player=0)
    assert state.legal() == [6, 7, 8, 9, 10]
    for strip in (9, 10, 6, 8, 7):
        assert strip in state.legal()
        state.apply(strip)
    fixed, mixed = start(2).view(None), state.view(None)
    colours = [[crevice["colour"] for crevice in each["crevices"]] for each in mixed["columns"]]
    printed = [[crevice["colour"] for crevice in each["crevices"]] for each in fixed["columns"]]
    assert colours[5:10] == [printed[8], printed[9], printed[5], printed[7], printed[6]]
    assert colours[:5] + colours[10:] == printed[:5] + printed[10:]
    assert [each["points"] for each in mixed["columns"]] == [each["points"] for each in fixed["columns"]]


def test_tiles_at_the_start() -> None:
    """IQ-SETUP-3: five tiles up in column 6, light backs to column 12, dark backs in 13 and 14."""
    view = start(2).view(None)
    assert view["frame"] == 1
    assert [tile["column"] for tile in view["tiles"] if tile["at"] == "open"] == [6] * 5
    assert all(tile["type"] is None for tile in view["tiles"] if tile["at"] == "down")
    backs = {back: {tile["column"] for tile in view["tiles"] if tile["back"] == back} for back in ("light", "dark")}
    assert backs == {"light": set(range(6, 13)), "dark": {13, 14}}
    assert len(view["tiles"]) == 45


def test_everybody_begins_alike() -> None:
    """IQ-SETUP-4: no points, 34 gems."""
    view = start(4).view(None)
    assert view["scores"] == [0] * 4
    assert view["gems_left"] == [34] * 4


def test_order_of_the_draws() -> None:
    """IQ-SETUP-1, IQ-SETUP-2, IQ-SETUP-3, IQ-SETUP-4, IQ-SETUP-5: who begins, strips, tiles, cards."""
    match = Match(game, 2, luck=ScriptedLuck([0] * 20))
    kinds = [PHASES[step.before.dump()["phase"]] for step in match.steps]
    assert kinds == ["first"] + ["strips"] * 5 + ["turn_up"] * 5 + ["deal"] * 9


def test_the_wall() -> None:
    """IQ-BOARD-1: eleven columns of ten crevices, two in each of five rows."""
    view = start(2).view(None)
    assert [len(each["crevices"]) for each in view["columns"]] == [10] * 11
    third = "".join(crevice["colour"][0] for crevice in view["columns"][2]["crevices"])
    assert third == "bobwobwowo"


def test_one_piece_for_each_crevice() -> None:
    """IQ-BOARD-2: a crevice with a gem or a drop is taken for good."""
    state = position(hands={A: "W5 B5 O5"}, gems={B: ["2:4"]}, drops=["1:0"])
    assert "2:4" not in written(state)
    assert "1:0" not in written(state)
    assert game.presentation.reason(state, 6).rule == "IQ-BOARD-2"
    play(state, "2:5", "2O")
    assert state.view(None)["columns"][1]["crevices"][4]["piece"] == "gem:2:4"


@pytest.mark.parametrize(("frame", "last", "tile_column"), [(1, 5, 6), (7, 11, 12), (8, 11, 13), (9, 11, 14)])
def test_window(frame: int, last: int, tile_column: int) -> None:
    """IQ-BOARD-3, IQ-BOARD-4: five columns of crevices, fewer once the frame reaches the bare columns."""
    tiles = ("points2", "points2", "points3", "points3", "points3")
    state = position(frame=frame, hands={A: "W20 B20 O5"}, tiles=tiles)
    places = [text for text in written(state) if ":" in text]
    assert {int(text.split(":")[0]) for text in places} == set(range(frame, last + 1))
    view = state.view(None)
    assert view["tile_column"] == tile_column
    assert {tile["column"] for tile in view["tiles"] if tile["at"] == "open"} == {tile_column}


@pytest.mark.parametrize(("frame", "highest"), [(8, 45), (9, 35)])
def test_example_22_late_window(frame: int, highest: int) -> None:
    """Example 22; IQ-BOARD-4, IQ-PLACE-2: ids 6-45 at f = 8 and 6-35 at f = 9."""
    dark = ("points2", "points3", "points3", "points4", "points4")
    state = position(frame=frame, hands={A: "W20 B20 O19"}, tiles=dark)
    assert [action for action in state.legal() if 6 <= action <= 55] == list(range(6, highest + 1))
    assert game.presentation.reason(state, highest + 1).rule == "IQ-BOARD-4"
