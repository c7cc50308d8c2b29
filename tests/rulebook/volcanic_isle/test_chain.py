"""The chain that a raised Moai sets off: every link alone, then all together. Worked examples 4-7, 17, 34."""

from collections import Counter

from isolario.games.volcanic_isle import game
from isolario.games.volcanic_isle.position import PHASES
from isolario.games.volcanic_isle.rules import VolcanicIsle
from isolario.kernel import CHANCE, FastLuck, playout

from .position import (
    BLANK,
    DONE,
    FIRE,
    PRAY,
    A,
    B,
    border,
    flee,
    lava_on,
    pairs,
    phase,
    play,
    position,
    quietly,
    raise_,
    spaces_of,
    supplies,
    told,
)


def points(state: VolcanicIsle) -> list[int]:
    return state.scores()


# -- the links one by one -----------------------------------------------------------------------------


def test_what_a_raise_needs() -> None:
    """VI-RAIS-1: an own settler, an own lying Moai and a free geyser in one hex; it costs 1 point."""
    ready = position(settlers={A: [20]}, loose={A: [20]})
    assert raise_(67) in ready.legal()
    assert raise_(67) not in position(settlers={A: [16]}, loose={A: [20]}).legal()
    assert raise_(67) not in position(settlers={A: [20]}, loose={A: [16]}).legal()
    assert raise_(67) not in position(settlers={A: [20]}, standing={A: [68]}).legal()
    quietly(ready, raise_(67))
    view = ready.view(None)
    assert view["left"] == 3
    assert view["moai"] == [{"id": "moai:0:0", "seat": A, "at": "geyser:67", "hex": "hex:20", "stands": True}]


def test_crack_on_the_side_the_geyser_faces() -> None:
    """VI-RAIS-3: every geyser of the continent faces another area, and its crack lies there."""
    for geyser in range(87):
        hex = int(game.box.geyser_hex[geyser])
        state = quietly(position(settlers={A: [hex]}, loose={A: [hex]}), raise_(geyser))
        beyond = int(state.land.geyser_faces[geyser])
        assert state.cracks() == [(min(hex, beyond), max(hex, beyond))]
        assert game.box.hex_area[hex] != game.box.hex_area[beyond]


def test_example_4_crack_already_there() -> None:
    """VI-RAIS-4: no second crack, but the die is rolled and points are scored."""
    state = position(
        settlers={A: [20], B: [16]}, standing={A: [67]}, loose={B: [16]}, cracks=[(16, 20)], active=B, actor=B
    )
    assert told(state, raise_(60)) == ["raise", "no-crack"]
    assert phase(state) == "die"
    play(state, BLANK)
    assert state.cracks() == [(16, 20)]
    assert points(state) == [0, 1]


def test_die_decides_whether_a_volcano_erupts() -> None:
    """VI-RAIS-5: three blank faces of six; a volcano face draws one of the volcanoes on the board."""
    state = play(position(settlers={A: [20]}, loose={A: [20]}, sunk=[6]), raise_(67))
    assert (state.actor, state.legal(), state.weights()) == (CHANCE, [BLANK, FIRE], [3, 3])
    quiet = play(state.clone(), BLANK)
    assert (quiet.actor, len(lava_on(quiet))) == (A, 58)
    play(state, FIRE)
    assert (phase(state), state.legal(), state.weights()) == ("volcano", [1, 2, 3, 4, 5, 7, 8], [1] * 7)
    play(state, 7)
    assert set(lava_on(state)) - set(lava_on(quiet)) == {49, 51, 53, 55}


def test_without_volcanoes_no_die() -> None:
    """VI-RAIS-5: nothing is left to erupt, so nothing is rolled."""
    sunk = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 15, 17, 18, 19, 20, 21]
    state = position(settlers={A: [20]}, loose={A: [20]}, sunk=sunk)
    kinds = told(state, raise_(67))
    assert "die" not in kinds
    assert kinds[:3] == ["raise", "crack", "points"]


def test_example_5_one_village() -> None:
    """VI-RAIS-6: 1, 2, 3 points for three Moai beside one village."""
    state = position(settlers={A: [2]}, villages={A: [9]}, loose={A: [2, 2, 2]})
    scored = [points(quietly(state, raise_(geyser)))[A] for geyser in (10, 11, 12)]
    assert scored == [1, 3, 6]


def test_example_6_two_villages() -> None:
    """VI-RAIS-6: 2, 4, 6 points beside two villages, in whichever hex of the area anything stands."""
    for homes, people, statues, geysers in (
        ([9, 11], [2], [2, 2, 2], (10, 11, 12)),
        ([9, 13], [2, 3], [2, 3, 3], (10, 15, 16)),
    ):
        state = position(settlers={A: people}, villages={A: homes}, loose={A: statues})
        scored = [points(quietly(state, raise_(geyser)))[A] for geyser in geysers]
        assert scored == [2, 6, 12]


def test_example_7_foreign_village() -> None:
    """VI-RAIS-7: villages of others alone do not help: 1 point."""
    state = position(settlers={A: [2]}, villages={B: [9, 11]}, standing={A: [10, 11]}, loose={A: [2]})
    quietly(state, raise_(12))
    assert points(state) == [1, 0]


def test_example_34_lying_moai_do_not_multiply() -> None:
    """VI-RAIS-6, VI-FIN-4: only standing Moai count in the product and for company."""
    state = position(settlers={A: [2]}, villages={A: [9]}, standing={A: [10]}, loose={A: [2, 2, 2]})
    quietly(state, raise_(11))
    assert points(state)[A] == 2
    end = position(settlers={A: []}, standing={A: [10, 11]}, loose={A: [2, 2]}, last_round=True, active=B, actor=B)
    assert play(end, DONE).scores()[A] == 8 + 4


def test_example_17_eruption_before_scoring() -> None:
    """VI-RAIS-7, VI-RAIS-2: the village burns first, so the Moai scores 1 instead of 3."""
    state = position(settlers={A: [2]}, villages={A: [10]}, standing={A: [10, 11]}, loose={A: [2]}, lava=[8, 0])
    play(state, raise_(12), FIRE, 2)
    assert points(state)[A] == 1
    assert state.view(None)["spaces"][10]["holds"] == "lava"


def test_points_are_never_lost() -> None:
    """VI-RAIS-8: neither lava nor a sinking takes points away, even those of the Moai that sinks with it."""
    burnt = position(settlers={A: [2]}, villages={A: [10]}, loose={A: [2]}, lava=[8, 0], points=[7, 0])
    play(burnt, raise_(12), FIRE, 2)
    assert points(burnt)[A] == 8
    state = position(
        settlers={A: [25, 3]}, villages={A: [82]}, loose={A: [25]}, cracks=[(3, 25), (25, 33)], points=[7, 0]
    )
    quietly(state, raise_(78))
    assert phase(state) == "rescue-all"
    play(state, DONE)
    assert points(state)[A] == 8
    assert state.view(None)["moai"] == []


# -- the links together --------------------------------------------------------------------------------

KEPT = [1, 2, 3, 9, 12, 13, 18, 22]
SUNK = [area for area in range(1, 23) if area not in KEPT]


def last_stand() -> VolcanicIsle:
    """Volcanoes 1, 2 and 3 are left; one crack more cuts off area 1, where the last lava lies."""
    whole = position(sunk=SUNK)
    sides = [side for side in border(whole, [1]) if side != (0, 5)]
    return position(
        settlers={A: [0, 2], B: [1, 1, 3]},
        villages={A: [1], B: [17]},
        lying={A: [16], B: [3]},
        loose={A: [0]},
        cracks=pairs(sides),
        sunk=SUNK,
        lava=[0, 2, 4],
        prayers=[1, 1],
    )


def test_the_whole_chain_in_its_order() -> None:
    """VI-RAIS-2: crack, die, eruption with prayers, points, sinking with rescues, no lava, end check."""
    state = last_stand()
    assert told(state, raise_(0)) == ["raise", "crack"]  # (a)
    assert told(state, FIRE) == ["die"]  # (b)
    assert told(state, 1) == ["erupt"]
    assert (phase(state), state.actor) == ("prayer", A)
    assert told(state, PRAY) == ["pray"]
    assert (phase(state), state.actor) == ("prayer", B)
    # The last answer lets the lava flow; then (c) points and (d) the sinking.
    assert told(state, DONE) == ["give-up", "burn", "lava", "lava", "lava", "points", "sink"]
    assert points(state)[A] == 1  # one Moai times the village that the prayer has saved
    assert (phase(state), state.actor) == ("rescue-all", A)
    assert told(state, flee(5)) == ["rescue"]
    assert (phase(state), state.actor) == ("rescue-one", B)
    assert told(state, flee(2)) == ["rescue", "gone"]
    # (e) the last lava has sunk: volcanoes 2 and 3 erupt, and only B still has a token for its village.
    assert (phase(state), state.legal()) == ("pair", [23])
    assert told(state, 23)[:2] == ["double", "erupt"]
    assert (phase(state), state.actor, state.view(None)["pending"]["space"]) == ("turn", A, None)
    view = state.view(None)
    assert view["last_round"]  # (f)
    assert view["left"] == 3
    assert [volcano["number"] for volcano in view["volcanoes"]] == [2, 3]
    assert [piece["at"] for piece in view["settlers"]] == ["hex:5", "hex:2", "hex:2", "hex:3"]
    assert set(lava_on(state)) == {8, 10, 12, 14, 16, 18, 20, 22}


def test_prayers_of_a_double_eruption() -> None:
    """VI-RAIS-2: the second eruption of the chain asks again for whoever still owns a token."""
    state = last_stand()
    play(state, raise_(0), FIRE, 1, DONE, PRAY, flee(5), flee(2), 23)
    assert (phase(state), state.actor, state.view(None)["pending"]["space"]) == ("prayer", A, "space:16")
    play(state, PRAY)
    view = state.view(None)
    assert view["spaces"][0]["id"] == f"space:{spaces_of([2])[0]}"
    assert next(space for space in view["spaces"] if space["id"] == "space:16")["holds"] == "moai"
    assert [player["prayers"] for player in view["players"]] == [0, 0]


def test_the_chain_with_nothing_to_do_is_short() -> None:
    """VI-RAIS-2: a quiet raise cracks, rolls, scores, and the turn goes on."""
    state = position(settlers={A: [20]}, loose={A: [20]})
    assert told(state, raise_(67), BLANK) == ["raise", "crack", "die", "points"]
    assert (phase(state), state.actor, state.view(None)["left"]) == ("turn", A, 3)


def test_a_raise_with_the_last_point_ends_the_turn_after_the_chain() -> None:
    """VI-TURN-2, VI-RAIS-2: all consequences come first, then the next seat."""
    state = position(settlers={A: [20], B: [3]}, loose={A: [20]}, villages={B: [9]}, prayers=[0, 1], left=1)
    play(state, raise_(67), FIRE, 2)
    assert (phase(state), state.actor) == ("prayer", B)
    play(state, DONE)
    assert (phase(state), state.actor, state.view(None)["active"]) == ("turn", B, B)


def test_continent_is_whole_at_every_turn_and_no_area_is_split() -> None:
    """VI-STATE-7, VI-RAIS-3: at every turn decision all hexes are linked; no crack ever lies inside an area."""
    cracked = Counter[bool]()
    for seed in range(6):
        state, luck = game.new(2 + seed % 3), FastLuck(seed)
        assert isinstance(state, VolcanicIsle)
        while state.actor >= -1:
            if phase_word(state) == "turn":
                assert reachable(state) == state.alive
                for a, b in state.cracks():
                    assert game.box.hex_area[a] != game.box.hex_area[b]
                cracked[bool(state.cracks())] += 1
            legal = state.legal()
            heavy = [action for action in legal if action >= 694] or legal
            state.apply(heavy[luck.below(len(heavy))])
    assert cracked[True] > 500


def phase_word(state: VolcanicIsle) -> str:
    return PHASES[state.phase]


def reachable(state: VolcanicIsle) -> int:
    first = next(hex for hex in range(36) if state.above_sea(hex))
    seen, waiting = {first}, [first]
    while waiting:
        hex = waiting.pop()
        for side in range(6):
            beyond = int(state.land.neighbour[6 * hex + side])
            if beyond < 0 or not state.above_sea(beyond) or beyond in seen:
                continue
            if not state.has_crack(hex, side):
                seen.add(beyond)
                waiting.append(beyond)
    return sum(1 << hex for hex in seen)


def test_supplies_after_the_whole_chain() -> None:
    """VI-RAIS-2, VI-STATE-5: what the chain destroyed is back in the supplies."""
    state = last_stand()
    play(state, raise_(0), FIRE, 1, PRAY, DONE, flee(5), flee(2), 23)
    # A: two settlers live, the village and the raised Moai sank, the Moai on space 16 burnt without a token.
    assert supplies(state, A) == (6, 8, 20)
    # B: one settler saved, one elsewhere, one drowned; its village was not the first of its line.
    assert supplies(state, B) == (6, 7, 20)
    assert playout(state, FastLuck(1)) > 0
