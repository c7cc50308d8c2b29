"""Sinkings and rescues: worked examples 19-24."""

import pytest

from isolario.games.volcanic_isle import game
from isolario.games.volcanic_isle.names import detail
from isolario.games.volcanic_isle.rules import VolcanicIsle
from isolario.kernel import CHANCE

from .position import (
    BLANK,
    BOAT,
    DONE,
    A,
    B,
    C,
    border,
    create,
    flee,
    hexes_of,
    land,
    lava_on,
    pairs,
    phase,
    play,
    position,
    quietly,
    raise_,
    supplies,
)

CAPE = [(25, 33), (19, 25)]
"""With a third crack, from geyser 17 in hex 3, area 18 is cut off."""


def sunken(state: VolcanicIsle) -> list[int]:
    """The areas that are gone."""
    return sorted({hex["area"] for hex in state.view(None)["hexes"] if hex["sunk"]})


def where(state: VolcanicIsle, seat: int) -> list[str]:
    return sorted(piece["at"] for piece in state.view(None)["settlers"] if piece["seat"] == seat)


def test_example_19_small_sinking() -> None:
    """VI-SINK-1, VI-SINK-3, VI-SINK-4, VI-SINK-5, VI-SINK-6, VI-SINK-8: the cape is cut off; A saves all, B one.

    VI-SINK-4: both of A's settlers go to one hex. VI-SINK-5: B saves one of three.
    VI-SINK-6: the targets are the hexes that touched the part, whatever cracks lie between.
    """
    state = position(settlers={A: [3, 25, 25], B: [25, 25, 25]}, loose={A: [3]}, cracks=CAPE)
    quietly(state, raise_(17))
    assert (phase(state), state.actor) == ("rescue-all", A)
    assert state.legal() == [DONE, flee(3), flee(19), flee(33)]
    play(state, flee(33))
    assert (phase(state), state.actor) == ("rescue-one", B)
    play(state, flee(19))
    assert where(state, A) == ["hex:3", "hex:33", "hex:33"]
    assert where(state, B) == ["hex:19"]
    assert supplies(state, B)[0] == 7
    view = state.view(None)
    assert sunken(state) == [18]
    assert (view["cracks"], view["stock"]["cracks"]) == ([], 40)
    assert len(view["volcanoes"]) == 8
    assert not {82, 83} & set(lava_on(state))


def test_example_19_leaving_everybody() -> None:
    """VI-SINK-4, VI-SINK-5: a rescue is voluntary, and saving only some is not offered."""
    state = position(settlers={A: [3, 25, 25], B: [25, 25, 2]}, loose={A: [3]}, cracks=CAPE)
    quietly(state, raise_(17))
    play(state, DONE, DONE)
    assert (where(state, A), where(state, B)) == (["hex:3"], ["hex:2"])
    assert (supplies(state, A)[0], supplies(state, B)[0]) == (7, 7)


def test_example_20_last_settler() -> None:
    """VI-SINK-7: whoever would have nobody left may not leave; a settler elsewhere or in the boat is enough."""
    targets = [flee(3), flee(19), flee(33)]
    for others, legal in (([], targets), ([2], [DONE, *targets]), ([BOAT], [DONE, *targets])):
        state = position(settlers={A: [3], B: [25, *others]}, loose={A: [3]}, cracks=CAPE)
        quietly(state, raise_(17))
        assert (state.actor, state.legal()) == (B, legal)
    state = position(settlers={A: [3], B: [25]}, loose={A: [3]}, cracks=CAPE)
    assert game.presentation.reason(quietly(state, raise_(17)), DONE).rule == "VI-SINK-7"
    assert game.presentation.reason(state, land(2)).rule == "VI-SINK-6"
    assert game.presentation.reason(state, create(3)).rule == "VI-SINK-3"


def test_the_active_player_may_not_drop_out_either() -> None:
    """VI-SINK-7: it holds for the one who cuts as well."""
    state = position(settlers={A: [25], B: [2]}, loose={A: [25]}, cracks=[(3, 25), (25, 33)])
    quietly(state, raise_(78))
    assert (phase(state), DONE in state.legal()) == ("rescue-all", False)


def test_order_of_rescues() -> None:
    """VI-SINK-3: the active player, then the others in seat order; removal after the last answer."""
    settlers = {A: [25, 2], B: [3, 25], C: [25, 2]}
    state = position(3, settlers=settlers, loose={B: [3]}, cracks=CAPE, active=B, actor=B)
    quietly(state, raise_(17))
    asked = []
    while phase(state).startswith("rescue"):
        asked.append((phase(state), int(state.actor)))
        assert state.above_sea(25)
        play(state, DONE)
    assert asked == [("rescue-all", B), ("rescue-one", C), ("rescue-one", A)]
    assert not state.above_sea(25)


def test_every_settler_of_the_part_may_use_every_target() -> None:
    """VI-SINK-6: a settler deep in a big part reaches any hex on the edge."""
    cracks = [(0, 17), (2, 5), (2, 16), (16, 20), (17, 30)]
    state = position(settlers={A: [0], B: [35, 8]}, loose={A: [0]}, cracks=cracks)
    quietly(state, raise_(0))
    play(state, flee(5))
    assert state.legal() == [DONE, flee(5), flee(16), flee(17)]
    play(state, flee(17))
    assert where(state, B) == ["hex:17", "hex:8"]


def test_example_21_big_cut() -> None:
    """VI-SINK-1, VI-SINK-2, VI-SINK-8: 16 hexes against 20, with three volcanoes; the points are kept."""
    cracks = [(0, 17), (2, 5), (2, 16), (16, 20), (17, 30)]
    state = position(
        settlers={A: [0], B: [4]},
        loose={A: [0], B: [3]},
        villages={A: [0], B: [8, 70]},
        standing={A: [1], B: [77]},
        lying={B: [10]},
        cracks=cracks,
    )
    quietly(state, raise_(0))
    assert state.scores()[A] == 2
    assert state.legal() == [flee(5), flee(16), flee(17)]
    play(state, flee(5))
    assert sunken(state) == [1, 2, 6, 12, 13, 14, 18, 21, 22]
    view = state.view(None)
    assert [volcano["number"] for volcano in view["volcanoes"] if volcano["in_pile"]] == [3, 4, 5, 7, 8]
    assert not view["last_round"]
    assert state.scores()[A] == 2
    assert (supplies(state, A), supplies(state, B)) == ((7, 8, 20), (7, 8, 20))
    assert view["cracks"] == []
    assert (view["moai"], where(state, A)) == ([], ["hex:5"])


def test_example_22_equal_hexes_volcanoes_decide() -> None:
    """VI-SINK-2: 18 hexes each; the part with fewer volcanoes sinks."""
    part = [1, 2, 6, 9, 10, 12, 13, 14, 18, 21, 22]
    sides = [(0, 5), (2, 5), (4, 16), (5, 16), (5, 17), (7, 17), (16, 23), (17, 24)]
    assert pairs(border(position(), part)) == sorted(sides)
    state = position(settlers={A: [0], B: [4]}, loose={A: [0]}, cracks=sides[1:])
    quietly(state, raise_(0))
    play(state, flee(5))
    assert sunken(state) == part


@pytest.mark.parametrize("token", range(1, 9))
def test_example_23_full_tie(token: int) -> None:
    """VI-SINK-2: 18 hexes and 4 volcanoes each: the part with the drawn volcano sinks."""
    part = [1, 2, 3, 6, 12, 13, 14, 18, 21, 22]
    sides = border(position(), part)
    assert len(sides) == 12
    state = position(
        settlers={A: [2, 8], B: [8, 2]},
        loose={A: [2]},
        cracks=pairs([side for side in sides if side != (2, 16)]),
    )
    quietly(state, raise_(10))
    assert (phase(state), state.actor) == ("tie", CHANCE)
    assert (state.legal(), state.weights()) == ([1, 2, 3, 4, 5, 6, 7, 8], [1] * 8)
    play(state, token)
    while phase(state).startswith("rescue"):
        play(state, DONE)
    rest = [area for area in range(1, 23) if area not in part]
    assert sunken(state) == (part if token in (1, 2, 3, 6) else rest)


def test_tie_without_volcanoes() -> None:
    """VI-SINK-2: a coin, once for each part."""
    sunk = [area for area in range(1, 23) if area not in (13, 9)]
    for coin, gone in ((0, 9), (1, 13)):
        state = position(settlers={A: [20], B: [16]}, loose={A: [20]}, sunk=sunk)
        play(state, raise_(67))
        assert (phase(state), state.legal(), state.weights()) == ("tie", [0, 1], [1, 1])
        play(state, coin)
        while phase(state).startswith("rescue"):
            play(state, state.legal()[-1])
        assert set(sunken(state)) - set(sunk) == {gone}


def test_example_24_inner_sinking() -> None:
    """VI-SINK-1, VI-RAIS-4: an area without coast sinks as well; towards the hole no crack can open."""
    sides = border(position(), [3])
    assert len(sides) == 10
    cracks = pairs([side for side in sides if side != (5, 0)])
    state = position(settlers={A: [0, 2, 2]}, loose={A: [0, 2, 2]}, cracks=cracks)
    assert not state.is_coastal(2)
    quietly(state, raise_(0))
    assert sunken(state) == [3]
    assert state.is_coastal(2)
    assert state.cracks() == []
    quietly(state, raise_(10))
    assert state.cracks() == [(2, 16)]
    before = state.scores()[A]
    play(state, raise_(14))
    assert phase(state) == "die"
    play(state, BLANK)
    assert state.cracks() == [(2, 16)]
    assert state.scores()[A] == before + 1


def test_removal_returns_everything() -> None:
    """VI-SINK-8: settlers, villages, lying and standing Moai to their owners, lava and cracks to the stock."""
    state = position(
        settlers={A: [3], B: [25, 25, 2]},
        loose={A: [3, 25]},
        lying={B: [82]},
        villages={B: [83]},
        standing={B: [77]},
        cracks=[*CAPE, (0, 17)],
    )
    stock = state.view(None)["stock"]["lava"]
    quietly(state, raise_(17))
    play(state, DONE)
    view = state.view(None)
    assert supplies(state, B) == (7, 8, 20)
    assert supplies(state, A) == (7, 8, 19)
    assert view["stock"]["lava"] == stock
    assert [(crack["id"], crack["between"]) for crack in view["cracks"]] == [("crack:0-17", ["hex:0", "hex:17"])]
    assert all(hex["sunk"] == (hex["id"] == "hex:25") for hex in view["hexes"])
    assert not [space for space in view["spaces"] if space["hex"] == 25]


def test_nothing_sinks_without_a_new_crack() -> None:
    """VI-SINK-1: a raise that lays no crack cuts nothing, and one whose crack ends in the land neither."""
    state = position(settlers={A: [20]}, loose={A: [20]}, cracks=[(16, 20)])
    quietly(state, raise_(67))
    assert (phase(state), sunken(state)) == ("turn", [])
    loop = position(settlers={A: [25, 3]}, loose={A: [3]}, cracks=[(25, 33)])
    quietly(loop, raise_(17))
    assert (phase(loop), sunken(loop)) == ("turn", [])


def test_no_reward_for_an_overlooked_sinking() -> None:
    """VI-SINK-9: the program sees every cut at once, so nobody scores 3 for noticing one."""
    state = position(settlers={A: [3], B: [2]}, loose={A: [3]}, cracks=CAPE)
    quietly(state, raise_(17))
    assert sunken(state) == [18]
    assert state.scores() == [1, 0]


def test_crossing_areas_of_the_part_stay_whole() -> None:
    """VI-SINK-1: the continent falls into exactly two parts, made of whole areas."""
    cracks = [(0, 17), (2, 5), (2, 16), (16, 20), (17, 30)]
    state = play(position(settlers={A: [0], B: [8]}, loose={A: [0]}, cracks=cracks), raise_(0), BLANK)
    sinking = {detail(hex["id"]) for hex in state.view(None)["hexes"] if hex["sinking"]}
    assert sinking == set(hexes_of([1, 2, 6, 12, 13, 14, 18, 21, 22]))
