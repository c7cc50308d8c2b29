"""A turn: drawing, placing and paying, bonus tiles, the drop, the hand limit."""

import pytest

from isolario.games.iquazu import game
from isolario.kernel import CHANCE, FastLuck, IllegalAction, Match
from isolario.kernel.presentation import Move

from .position import A, B, C, D, column, drops_of, gems_of, hand, phase, play, position, start, told, written


def places(texts: list[str]) -> set[str]:
    return {text for text in texts if ":" in text}


# -- placing and paying ----------------------------------------------------------------------------------


def test_example_01_costs() -> None:
    """Example 1; IQ-PLACE-1, IQ-PLACE-2: one card in the first column up to five in the fifth."""
    state = position(hands={A: "W1 B4 O5"})
    assert {8, 48, 37} <= set(state.legal())
    assert [game.presentation.notation(state, action) for action in (8, 48, 37)] == ["1:2", "5:2", "4:1"]
    assert [len(state.ways_to_pay(action)) for action in (8, 48, 37)] == [3, 3, 3]
    assert written(play(state.clone(), "1:2")) == ["W", "2O", "2B"]
    assert "5O" in written(play(state.clone(), "5:2"))
    assert "4B" in written(play(state.clone(), "4:1"))


def test_example_01_costs_after_a_shift() -> None:
    """Example 1; IQ-PLACE-2: with f = 2 the crevice 4:1 costs three cards and column 1 is out of play."""
    state = position(frame=2, hands={A: "W1 B4 O5"})
    assert "3B" in written(play(state.clone(), "4:1"))
    assert "1:2" not in written(state)


def test_example_02_substitutions() -> None:
    """Example 2; IQ-PAY-1, IQ-PAY-2: pairs of different colours for different cards."""
    state = play(position(hands={A: "W1 B4 O2"}), "3:3")
    assert phase(state) == "payment"
    assert state.legal() == [60, 61, 64]
    assert written(state) == ["W+2B+2O", "W+4B", "4B+2O"]
    play(state, "W+2B+2O")
    assert hand(state, A) == "B2"
    assert state.view(None)["discards"] == [1, 2, 2]


def test_example_03_one_way_is_not_asked() -> None:
    """Example 3; IQ-PLACE-3: with a single way the gem is paid and placed at once."""
    state = position(hands={A: "B2 O1"})
    after = play(state.clone(), "1:2")
    assert phase(after) == "after"
    assert hand(after, A) == "O1"
    assert after.view(None)["discards"] == [0, 2, 0]
    asked = play(state, "1:0")
    assert asked.legal() == [56, 57]
    assert written(asked) == ["O", "2B"]


def test_example_04_not_payable() -> None:
    """Example 4; IQ-PLACE-3, IQ-PAY-3: two different cards are no pair."""
    state = position(hands={A: "W1 O1"}, drops=["1:0", "1:2"])
    colours = "OBWOWBWBOB"
    payable = {f"1:{index}" for index in range(3, 10) if colours[index] in "WO"}
    assert places(written(state)) == payable
    assert game.presentation.reason(state, 7).rule == "IQ-PLACE-3"


def test_no_overpaying() -> None:
    """IQ-PAY-3: exactly the cost, and no pair of the crevice's own colour."""
    state = play(position(hands={A: "W6 B6 O6"}), "2:1")
    assert written(state) == ["2W", "W+2O", "W+2B", "4O", "2B+2O", "4B"]


def test_substitution_also_with_the_right_colour_in_hand() -> None:
    """IQ-PAY-1: a pair may stand for a card one holds; in any number."""
    state = play(position(hands={A: "W2 B4"}), "2:1")
    assert written(state) == ["2W", "W+2B", "4B"]


@pytest.mark.parametrize(("cost", "pay", "tile"), [(1, 3, 2), (2, 6, 5), (3, 10, 9), (4, 15, 14), (5, 21, 20)])
def test_payments_are_numbered(cost: int, pay: int, tile: int) -> None:
    """IQ-PAY-2, IQ-TILE-5, IQ-TILE-6: a full hand has every payment of a cost, in one block of ids each."""
    state = position(hands={A: "W10 B10 O10"}, held={A: ["any"]})
    play(state, f"{cost}:3")
    assert state.legal() == [*range(56, 56 + pay), *range(77, 77 + tile)]


def test_any_free_column_may_be_chosen() -> None:
    """IQ-PLACE-1: nothing has to be filled first; the gem is the seat's own."""
    state = play(position(turn=B, hands={B: "O5"}), "5:2")
    assert [gems_of(state, seat) for seat in range(4)] == [[], ["5:2"], [], []]


# -- drawing ---------------------------------------------------------------------------------------------


def test_draw_takes_four_unseen() -> None:
    """IQ-DRAW-1, IQ-TURN-5: four cards, whose colours only the drawer sees, with any hand size."""
    state = position(hands={A: "W12"})
    state.apply(0)
    seen = []
    for _ in range(4):
        assert state.actor == CHANCE
        before, outcome = state.clone(), state.legal()[0]
        assert game.presentation.redacted(before, outcome, B) == "?"
        assert game.presentation.redacted(before, outcome, None) == "?"
        seen.append(game.presentation.redacted(before, outcome, A))
        state.apply(outcome)
    assert set(seen) <= set("WBO")
    assert state.view(B)["hand_sizes"] == [16, 0, 0, 0]
    assert state.view(B)["hand"] == [0, 0, 0]
    assert state.actor == A


def test_card_events_hide_the_colour() -> None:
    """IQ-DRAW-1."""
    state = position(hands={A: "W2"})
    state.apply(0)
    mine = told(state, "B", A)[0]
    assert mine.args == {"seat": "#0", "colour": "blue"}
    assert mine.moves == (Move("token:blue", "pile", "hand:blue"),)
    theirs = told(state, "B", B)
    assert theirs == told(state, "O", B) == told(state, "W", None)
    assert [(event.kind, event.moves) for event in theirs] == [("card-hidden", (Move("token:card", "pile", "seat:0"),))]
    assert told(position(), "draw", B)[0].args == {"seat": "#0", "number": 4}


def test_example_19_reshuffle_while_drawing() -> None:
    """Example 19; IQ-DECK-1: the discards become the pile when a card is needed, not earlier."""
    state = position(seats=2, hands={B: "W16 B16 O17"}, pile="W1 O1", discards="W3 B4 O2")
    state.apply(0)
    assert (state.legal(), state.weights()) == ([0, 2], [1, 1])
    state.apply(0)
    assert state.view(None)["discards"] == [3, 4, 2]
    assert state.legal() == [2]
    state.apply(2)
    assert state.view(None)["discards"] == [0, 0, 0]
    assert (state.legal(), state.weights()) == ([0, 1, 2], [3, 4, 2])


def test_pile_may_stay_empty() -> None:
    """IQ-DECK-1: after the last card was drawn the discards stay where they are."""
    state = play(position(seats=2, hands={B: "W16 B16 O15"}, pile="W1 O3", discards="W3 B4 O2"), "draw")
    assert state.view(None)["pile"] == 0
    assert state.view(None)["discards"] == [3, 4, 2]


def test_example_20_both_piles_empty() -> None:
    """Example 20; IQ-DECK-2, IQ-DECK-3, IQ-TILE-3: drawing stops, draw tiles rest, DRAW stays legal."""
    state = position(seats=2, hands={A: "W1", B: "W18 B20 O20"}, pile="W1", held={A: ["draw3", "draw2"]})
    play(state, "+3")
    assert hand(state, A) == "W2"
    assert "+2" not in written(state)
    assert game.presentation.reason(state, 2).rule == "IQ-TILE-3"
    assert {"draw", "1:2"} <= set(written(state))
    play(state, "draw")
    assert hand(state, A) == "W2"
    assert phase(state) == "after"


def test_payments_lie_open_at_once() -> None:
    """IQ-DECK-4: paid and discarded cards are on the discard pile for all to see."""
    state = play(position(hands={A: "W1 B1"}), "1:2")
    assert state.view(C)["discards"] == [1, 0, 0]
    state = play(position(hands={A: "W9"}), "draw", "end")
    play(state, written(state)[0])
    assert sum(state.view(C)["discards"]) == 1


# -- the action step -------------------------------------------------------------------------------------


def test_turn_order() -> None:
    """IQ-TURN-1: action, then clockwise on."""
    state = position(hands={A: "W1"}, water=C)
    play(state, "draw", "end")
    assert state.actor == B
    play(state, "draw", "end")
    assert state.actor == C


def test_the_action_is_compulsory_and_single() -> None:
    """IQ-TURN-2: neither END before it nor a second one after it."""
    state = position(hands={A: "W5"})
    assert "end" not in written(state)
    assert game.presentation.reason(state, 1).rule == "IQ-TURN-2"
    play(state, "1:2")
    assert written(state) == ["end"]
    assert game.presentation.reason(state, 0).rule == "IQ-TURN-2"


def test_draw_tiles_at_any_moment() -> None:
    """IQ-TURN-3: before, between and after actions; END only when no action is due."""
    state = position(hands={A: "W1"}, held={A: ["draw2", "draw3", "draw4", "double"]})
    assert {"+2", "+3", "+4"} <= set(written(state))
    assert "double" not in written(state)
    play(state, "+2")
    assert phase(state) == "action"
    play(state, "draw")
    assert written(state) == ["end", "+3", "+4", "double"]
    play(state, "+3")
    assert phase(state) == "after"
    play(state, "double", "+4")
    assert phase(state) == "action"
    assert state.view(None)["hand_sizes"][A] == 1 + 2 + 4 + 3 + 4


def test_only_the_active_seat_decides() -> None:
    """IQ-TURN-5: whatever happens, it is the holder of the gem box who chooses."""
    state, luck = start(4), FastLuck(3)
    while state.actor != -2:
        assert state.actor in (CHANCE, state.view(None)["active"])
        legal = state.legal()
        chance = state.actor == CHANCE
        state.apply(legal[luck.pick(state.weights()) if chance else luck.below(len(legal))])


def test_example_30_one_gem_per_turn() -> None:
    """Example 30; IQ-TURN-2, IQ-PLACE-3, IQ-TILE-2: any-colour and points tiles give no second action."""
    state = position(hands={A: "W5 B5 O5"}, held={A: ["any", "points2"]})
    play(state, "1:2", "W")
    assert written(state) == ["end"]
    state = position(hands={A: "W5 B5 O5"}, held={A: ["any", "points2", "double"]})
    play(state, "1:2", "W")
    assert written(state) == ["end", "double"]
    play(state, "double")
    assert {"draw", "2:0"} <= set(written(state))
    play(state, "2:0")
    assert any(text.startswith("any:") for text in written(state))


# -- bonus tiles -----------------------------------------------------------------------------------------


def test_example_05_any_colour_tile() -> None:
    """Example 5; IQ-TILE-5: three cards of any colours, the tile is gone."""
    state = position(hands={A: "W1 B1 O1"}, held={A: ["any"]})
    play(state, "3:2")
    assert phase(state) == "after"
    assert hand(state, A) == ""
    tile = next(tile for tile in state.view(None)["tiles"] if tile["type"] == "any_colour")
    assert tile["at"] == "used"


def test_example_05_any_colour_tile_not_wasted() -> None:
    """Example 5; IQ-TILE-6: with three blue cards the tile is not offered for blue cards alone."""
    state = position(hands={A: "W2 B3"}, held={A: ["any"]})
    play(state, "3:2")
    assert written(state) == ["3B", "2W+2B", "any:W+2B", "any:2W+B"]
    assert state.legal() == [56, 58, 78, 81]


def test_one_any_colour_tile_per_gem() -> None:
    """IQ-TILE-6: a second tile is of no use for the same crevice."""
    state = play(position(hands={A: "W2 B1"}, held={A: ["any", "any"]}), "3:2")
    assert [tile["at"] for tile in state.view(None)["tiles"] if tile["type"] == "any_colour"].count("used") == 1


def test_tiles_are_public_and_only_for_the_own_turn() -> None:
    """IQ-TILE-1: all see them; another seat's tiles are not offered; a used one leaves the game."""
    state = position(held={B: ["draw4"]}, hands={A: "W1"})
    assert "+4" not in written(state)
    assert game.presentation.reason(state, 4).rule == "IQ-TILE-1"
    assert [tile["type"] for tile in state.view(C)["tiles"] if tile["owner"] == B] == ["draw"]
    play(state, "draw", "end", "+4")
    assert [tile["owner"] for tile in state.view(C)["tiles"] if tile["at"] == "used"] == [None]
    assert "+4" not in written(state)


def test_points_tiles_have_no_use_in_the_game() -> None:
    """IQ-TILE-2: they are offered nowhere and do not count yet."""
    state = position(held={A: ["points3", "points2"]}, hands={A: "W1"})
    assert state.scores() == [0] * 4
    play(state, "draw")
    assert written(state) == ["end"]


def test_draw_tile_is_no_action() -> None:
    """IQ-TILE-3: the action stays due."""
    state = play(position(hands={A: "W1"}, held={A: ["draw3"]}), "+3")
    assert phase(state) == "action"
    assert state.view(None)["hand_sizes"][A] == 4


def test_double_turns_one_after_the_other() -> None:
    """IQ-TILE-4: each adds exactly one action, and it is offered only while none is due."""
    state = position(hands={A: "W5"}, held={A: ["double", "double"]})
    assert game.presentation.reason(state, 5).rule == "IQ-TILE-4"
    play(state, "draw", "double", "1:2", "W", "double", "draw")
    assert written(state) == ["end"]


# -- the drop --------------------------------------------------------------------------------------------


def test_example_06_drop() -> None:
    """Example 6; IQ-DROP-1, IQ-DROP-3, IQ-DROP-5: the highest free crevice, then no tiles."""
    state = position(water=A, hands={A: "W1"}, gems={B: ["1:0", "1:1"], C: ["1:4"]}, held={A: ["draw2", "double"]})
    play(state, "draw", "double", "draw", "end")
    assert drops_of(state) == ["1:2"]
    assert state.actor == B
    assert state.view(None)["water"] == A
    fallen = []
    for _ in range(3):
        for _ in range(4):
            play(state, "draw", "end")
            while phase(state) == "limit":
                play(state, written(state)[0])
        fallen = drops_of(state)
    assert fallen == ["1:2", "1:3", "1:5", "1:6"]


def test_no_drop_without_the_water_box() -> None:
    """IQ-DROP-1: only its holder lets a drop fall."""
    state = play(position(water=D, hands={A: "W1"}), "draw", "end")
    assert drops_of(state) == []


def test_first_column_always_has_room() -> None:
    """IQ-DROP-2: a full first column does not last to a decision."""
    state = play(position(water=A, drops=column(1, range(9))), "draw", "end")
    assert state.view(None)["frame"] == 2
    assert drops_of(state) == column(1)


def test_drops_block_and_count_for_nobody() -> None:
    """IQ-DROP-4."""
    state = play(position(water=A, drops=column(1, range(9)), gems={}), "draw", "end")
    assert state.scores() == [0] * 4
    state = position(drops=["1:2"], hands={A: "W5"})
    assert "1:2" not in written(state)


# -- the hand limit --------------------------------------------------------------------------------------


def test_example_18_hand_limit() -> None:
    """Example 18; IQ-LIMIT-1: ascending colours, so that each set of discards is reached in one way."""
    state = position(hands={A: "W7 B6 O2"}, phase="after", due=0)
    play(state, "end")
    assert phase(state) == "limit"
    assert written(state) == ["-W", "-B"]
    play(state, "-B")
    assert written(state) == ["-B", "-O"]
    play(state, "-O")
    assert written(state) == ["-O"]
    play(state, "-O")
    assert state.actor == B
    assert hand(state, A) == "W7 B5"


def test_example_18_twelve_cards() -> None:
    """Example 18; IQ-LIMIT-2: with twelve cards no discard; DRAW on top leads to four."""
    state = position(hands={A: "W12"}, phase="after", due=0)
    assert game.presentation.reason(state, 97).rule == "IQ-LIMIT-2"
    play(state, "end")
    assert state.actor == B
    state = play(position(hands={A: "W12"}), "draw")
    assert phase(state) == "after"  # no limit during the turn
    play(state, "end")
    for _ in range(4):
        play(state, written(state)[0])
    assert state.actor == B


def test_refusals_name_their_rule() -> None:
    """IQ-PLACE-1: who has not chosen a crevice cannot pay; the refusal says so."""
    match = Match(game, 2, luck=FastLuck(4))
    with pytest.raises(IllegalAction) as refused:
        match.play(56)
    assert refused.value.rule == "IQ-PLACE-1"
