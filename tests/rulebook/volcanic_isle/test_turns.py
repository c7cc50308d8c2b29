"""Set-up, turns and the plain actions: worked examples 1-3, 8-13, 32 and 33."""

import pytest

from isolario.games.volcanic_isle import game
from isolario.games.volcanic_isle.names import detail
from isolario.games.volcanic_isle.rules import VolcanicIsle
from isolario.kernel import CHANCE, Problem

from .position import (
    BOAT,
    DONE,
    LOOSE,
    PRAY,
    SE,
    SW,
    A,
    B,
    C,
    E,
    carry,
    create,
    land,
    lava_on,
    move,
    phase,
    play,
    position,
    quietly,
    raise_,
    sculpt,
    spaces_of,
    supplies,
    take,
    village,
)


def why(state: VolcanicIsle, action: int) -> str:
    assert action not in state.legal()
    return game.presentation.reason(state, action).rule


def test_example_1_first_decision() -> None:
    """VI-SETUP-1, VI-SETUP-2, VI-SETUP-5, VI-MOVE-1: the start of the default game."""
    state = game.new(2, first_player=0)
    assert state.legal() == [DONE, PRAY, 18, 22, 25]
    assert isinstance(state, VolcanicIsle)
    assert lava_on(state) == [*range(0, 64, 2), *range(64, 94)]
    assert len(lava_on(state)) == 62
    qr = {detail(hex["id"]): [hex["q"], hex["r"]] for hex in state.view(None)["hexes"]}
    assert (qr[0], qr[13], qr[35]) == ([-1, 0], [4, -2], [3, -4])


def test_stock_and_pile_at_the_start() -> None:
    """VI-SETUP-3: unused lava, cracks and prayer tokens are in stock, all eight volcano tokens in the pile."""
    view = game.new(3, first_player=0).view(None)
    assert view["stock"] == {"lava": 32, "cracks": 40, "prayers": 24}
    assert [volcano["number"] for volcano in view["volcanoes"] if volcano["in_pile"]] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_supplies_at_the_start() -> None:
    """VI-SETUP-4: 8 settlers, one of them in the boat, 8 villages, 20 Moai, nothing else."""
    state = game.new(4, first_player=0)
    assert isinstance(state, VolcanicIsle)
    for seat in range(4):
        assert supplies(state, seat) == (7, 8, 20)
        player = state.view(None)["players"][seat]
        assert (player["aboard"], player["prayers"], player["points"]) == (True, 0, 0)


def test_first_player_is_drawn_and_play_goes_round() -> None:
    """VI-SETUP-6: each seat is equally likely to begin; a round ends with the seat before the first."""
    state = game.new(3)
    assert state.actor == CHANCE
    assert (state.legal(), state.weights()) == ([0, 1, 2], [1, 1, 1])
    state.apply(2)
    order = []
    for _ in range(4):
        order.append((int(state.actor), state.view(None)["round"]))
        state.apply(DONE)
    assert order == [(2, 1), (0, 1), (1, 1), (2, 2)]


def test_set_up_has_no_decision() -> None:
    """VI-SETUP-7: colours follow the seats and the program builds the continent: only luck comes first."""
    state = game.new(2, map="advanced")
    colours = [player["colour"] for player in state.view(None)["players"]]
    assert colours == ["red", "yellow"]
    while state.actor == CHANCE:
        state.apply(state.legal()[0])
    assert state.view(None)["phase"] == "turn"


def test_example_2_first_turn() -> None:
    """VI-TURN-1, VI-SCUL-1, VI-RAIS-3: land, sculpt, raise; the crack, 1 point, 1 action point left."""
    state = quietly(position(), land(20), sculpt(72), raise_(67))
    view = state.view(None)
    assert state.cracks() == [(16, 20)]
    assert view["scores"] == [1, 0]
    assert (view["left"], view["actor"]) == (1, A)
    assert view["spaces"][72]["holds"] == "empty"
    assert len(lava_on(state)) == 61


def test_example_3_crack_blocks() -> None:
    """VI-MOVE-3: nobody crosses a crack, but the way round is open."""
    state = quietly(position(), land(20), sculpt(72), raise_(67))
    assert move(20, SE) == 199
    assert why(state, 199) == "VI-MOVE-3"
    assert move(20, SW) in state.legal()
    there = position(settlers={A: [2]}, cracks=[(16, 20)])
    assert move(2, E) in there.legal()


def test_any_action_may_be_repeated_in_any_order() -> None:
    """VI-TURN-1: each action is completed before the next one is chosen, four points in all."""
    state = position(settlers={A: [20]})
    for side, left in ((SW, 3), (E, 2)):
        play(state, move(20 if left == 3 else 2, side))
        assert state.view(None)["left"] == left
    play(state, sculpt(64))
    assert (state.actor, state.view(None)["left"]) == (A, 1)


def test_the_turn_may_end_at_any_time_and_ends_by_itself() -> None:
    """VI-TURN-2: unused points are lost; at 0 points the next seat is to move with 4."""
    state = play(position(), DONE)
    assert (state.actor, state.view(None)["left"]) == (B, 4)
    state = play(position(settlers={A: [20]}), move(20, SW), move(2, E), move(16, E), sculpt(78))
    assert (state.actor, state.view(None)["left"]) == (B, 4)


def test_only_own_pieces_act() -> None:
    """VI-TURN-3: nobody moves, carries or raises for another colour, or works with another's settlers."""
    state = position(settlers={A: [20], B: [16]}, loose={B: [20, 16]})
    legal = state.legal()
    assert why(state, move(16, E)) == "VI-TURN-3"
    assert why(state, carry(16, E)) == "VI-TURN-3"
    assert why(state, carry(20, SW)) == "VI-MOVE-4"
    assert not {raise_(67), raise_(68), raise_(59), raise_(60), sculpt(64), village(64)} & set(legal)


def test_a_space_holds_one_thing() -> None:
    """VI-STATE-1: where a village or Moai is, nothing else can be built, and an empty space gives nothing."""
    state = position(settlers={A: [2]}, villages={A: [8]}, lying={A: [10]})
    assert not {village(8), sculpt(8), village(10), sculpt(10), sculpt(9), village(9)} & set(state.legal())
    play(position(settlers={A: [2]}), village(8))
    assert why(state, sculpt(9)) == "VI-SCUL-1"
    assert why(state, village(10)) == "VI-VILL-1"


def test_settlers_and_loose_moai_share_a_hex() -> None:
    """VI-STATE-2: any number of settlers and loose Moai of any colour; nothing blocks movement."""
    state = position(settlers={A: [20] * 4, B: [2] * 4}, loose={A: [2], B: [2, 2]}, villages={B: [8, 10]})
    play(state, move(20, SW), move(20, SW), move(20, SW))
    at = [piece["at"] for piece in state.view(None)["settlers"]]
    assert at.count("hex:2") == 7


def test_a_geyser_holds_one_moai() -> None:
    """VI-STATE-3: a taken geyser is closed to everybody."""
    state = position(settlers={A: [20]}, loose={A: [20]}, standing={B: [67]})
    assert why(state, raise_(67)) == "VI-STATE-3"
    assert raise_(68) in state.legal()


def test_settlers_of_a_hex_are_one_choice() -> None:
    """VI-STATE-4: three settlers and three loose Moai in a hex offer each move and carry once."""
    one = position(settlers={A: [20]}, loose={A: [20]}).legal()
    many = position(settlers={A: [20] * 3}, loose={A: [20] * 3}).legal()
    assert many == one


def test_supplies_are_limits() -> None:
    """VI-STATE-5: without a piece in the supply the action is illegal; returned pieces can be used again."""
    everyone = position(settlers={A: [20] * 8}, villages={A: [72]})
    assert why(everyone, create(20)) == "VI-STATE-5"
    homes = position(settlers={A: [20]}, villages={A: [8, 9, 10, 11, 12, 13, 14, 15]})
    assert why(homes, village(72)) == "VI-STATE-5"
    # A village burns; it can be built again.
    state = position(settlers={A: [20]}, villages={A: [8, 9, 10, 11, 12, 13, 14, 15]}, loose={A: [20]}, lava=[72, 0])
    play(state, raise_(67), 1, 2)
    assert supplies(state, A)[1] == 4
    assert village(72) in state.legal()


def test_example_32_no_more_moai() -> None:
    """VI-STATE-5, VI-SCUL-1, VI-SINK-8: with 20 Moai on the board nobody sculpts; sunk ones come back."""
    statues = [*range(10, 20), *range(30, 36), 77]
    state = position(
        settlers={A: [20, 3]}, standing={A: statues[:-1]}, loose={A: [20, 20, 25, 25]}, lava=[72, 73, 82, 0]
    )
    assert why(state, sculpt(72)) == "VI-STATE-5"
    sinking = position(
        settlers={A: [20, 3]},
        standing={A: [10, 11, 12, 13, 14, 15, 16, *range(30, 38), 78]},
        loose={A: [3, 20, 25, 25]},
        cracks=[(25, 33), (19, 25)],
        lava=[72, 0],
    )
    assert why(sinking, sculpt(72)) == "VI-STATE-5"
    quietly(sinking, raise_(17))
    assert supplies(sinking, A)[2] == 3
    assert sculpt(72) in sinking.legal()


def test_what_never_moves() -> None:
    """VI-STATE-6: no action moves villages, standing Moai or lava; lava hurts neither them nor settlers."""
    loose = {A: [20], B: [2]}
    state = position(settlers={A: [2, 20], B: [2]}, standing={B: [10]}, loose=loose, villages={B: [9]})
    assert carry(2, E) not in state.legal()
    play(state, raise_(67), 1, 2)
    view = state.view(None)
    assert [piece["at"] for piece in view["settlers"]] == ["hex:2", "hex:20", "hex:2"]
    assert {"geyser:10", "hex:2"} <= {piece["at"] for piece in view["moai"] if piece["seat"] == B}
    assert view["spaces"][8]["holds"] == "lava"


def test_landing_belongs_to_the_bay() -> None:
    """VI-MOVE-1: the settler in the boat lands on a hex of the bay for 1 point."""
    state = position()
    assert why(state, land(3)) == "VI-MOVE-1"
    play(state, land(23))
    view = state.view(None)
    assert (view["left"], view["players"][A]["aboard"]) == (3, False)
    assert [piece["at"] for piece in view["settlers"]] == ["hex:23", "boat:1"]
    assert why(state, land(16)) == "VI-MOVE-2"


def test_example_25_bay_gone() -> None:
    """VI-MOVE-2: when the whole bay has sunk, any coastal hex will do; sunken places count as sea."""
    state = position(settlers={A: [2]}, sunk=[9, 13, 16], active=B, actor=B)
    view = state.view(None)
    places = {(hex["q"], hex["r"]) for hex in view["hexes"] if not hex["sunk"]}
    coastal = {
        detail(hex["id"])
        for hex in view["hexes"]
        if not hex["sunk"]
        and any((hex["q"] + dq, hex["r"] + dr) not in places for dq, dr in
                ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)))
    }  # fmt: skip
    assert {2, 4, 8} <= coastal
    assert 0 not in coastal
    assert {action - 2 for action in state.legal() if 2 <= action < 38} == coastal
    play(state, land(2))
    assert state.view(None)["left"] == 3
    partly = position(sunk=[9, 13])
    assert [action for action in partly.legal() if 2 <= action < 38] == [land(23)]


def test_example_8_village() -> None:
    """VI-VILL-1: 2 action points, a lava tile, a settler in the hex; 1 victory point at once."""
    state = play(position(settlers={A: [20]}, left=2), village(72))
    view = state.view(None)
    assert (view["scores"][A], view["actor"], view["spaces"][72]["holds"]) == (1, B, "village")
    assert supplies(state, A) == (7, 7, 20)
    poor = position(settlers={A: [20]}, left=1)
    assert why(poor, village(72)) == "VI-TURN-1"
    assert sculpt(72) in poor.legal()


def test_example_9_creating() -> None:
    """VI-CREA-1, VI-CREA-2: one settler per village of the area and turn."""
    state = play(position(settlers={A: [20]}, villages={A: [72]}), create(20))
    assert why(state, create(20)) == "VI-CREA-2"
    play(state, village(73), create(20))
    assert state.actor == B
    assert sum(piece["seat"] == A for piece in state.view(None)["settlers"]) == 3


def test_example_10_create_needs_the_hex() -> None:
    """VI-CREA-1: village and settler must be in that very hex."""
    state = position(settlers={A: [3]}, villages={A: [8]})
    assert why(state, create(3)) == why(state, create(2)) == "VI-CREA-1"
    both = position(settlers={A: [2, 3]}, villages={A: [8]})
    assert create(2) in both.legal()
    assert why(both, create(3)) == "VI-CREA-1"


def test_villages_of_others_create_nobody() -> None:
    """VI-CREA-2: only own villages count, also for the limit."""
    state = position(settlers={A: [2]}, villages={A: [8], B: [10, 12]})
    play(state, create(2))
    assert why(state, create(2)) == "VI-CREA-2"


def test_example_33_creating_and_leaving() -> None:
    """VI-CREA-3: a created settler counts against the limit even after it has left."""
    state = play(position(settlers={A: [20, 20]}, villages={A: [72]}), create(20), move(20, SW))
    assert why(state, create(20)) == "VI-CREA-2"
    play(state, DONE, DONE)
    assert create(20) in state.legal()


def test_example_11_carry() -> None:
    """VI-MOVE-4: the Moai goes along, lies loose, and lava cannot reach it."""
    state = position(settlers={A: [20], B: [20]}, lying={A: [72]}, loose={B: [20]})
    play(state, carry(20, SW))
    view = state.view(None)
    assert view["spaces"][72]["holds"] == "empty"
    assert {"id": "moai:0:0", "seat": 0, "at": "hex:2", "hex": "hex:2", "stands": False} in view["moai"]
    further = play(state.clone(), carry(2, E))
    assert [piece["at"] for piece in further.view(None)["moai"]] == ["hex:16", "hex:20"]
    behind = play(state.clone(), move(2, E))
    assert [piece["at"] for piece in behind.view(None)["moai"]] == ["hex:2", "hex:20"]
    play(behind, DONE, raise_(67), 1, 2)
    assert behind.view(None)["moai"][0]["at"] == "hex:2"


def test_example_12_which_moai() -> None:
    """VI-MOVE-5: the player says which lying Moai is raised; nothing has changed before the answer."""
    state = position(settlers={A: [2]}, lying={A: [9, 10]}, loose={A: [2, 2]}, lava=[8, 0])
    play(state, raise_(10))
    assert (phase(state), state.actor, state.view(None)["left"]) == ("which", A, 4)
    assert state.view(None)["pending"]["action"] == "raise"
    assert state.legal() == [take(9), take(10), LOOSE] == [790, 791, 875]
    assert why(state, DONE) == why(state, take(11)) == "VI-MOVE-5"
    quietly(state, take(10))
    assert (where_lying(state), state.view(None)["left"]) == (["hex:2", "hex:2", "space:9"], 3)
    play(state, raise_(11))
    assert state.legal() == [take(9), LOOSE]
    quietly(state, take(9))
    quietly(state, raise_(12))  # only loose ones are left: not asked
    assert (phase(state), where_lying(state)) == ("turn", ["hex:2"])
    assert lava_on(state) == [0, 8]  # the spaces are empty, without lava


def where_lying(state: VolcanicIsle) -> list[str]:
    return sorted(piece["at"] for piece in state.view(None)["moai"] if not piece["stands"])


def test_which_moai_is_carried() -> None:
    """VI-MOVE-5: the same question before a carry; several loose ones alone are one place."""
    state = position(settlers={A: [2]}, lying={A: [10, 9]}, loose={A: [2]})
    play(state, carry(2, E))
    assert [piece["at"] for piece in state.view(None)["settlers"] if piece["seat"] == A] == ["hex:2"]
    loose = play(state.clone(), LOOSE)
    assert where_lying(loose) == ["hex:16", "space:10", "space:9"]
    play(state, take(9))
    assert where_lying(state) == ["hex:16", "hex:2", "space:10"]
    assert (phase(state), state.view(None)["left"]) == ("turn", 3)
    alike = play(position(settlers={A: [2]}, loose={A: [2, 2, 2]}), carry(2, E))
    assert phase(alike) == "turn"
    others = play(position(settlers={A: [2]}, lying={A: [10], B: [9]}, loose={B: [2]}), carry(2, E))
    assert phase(others) == "turn"


def test_the_first_version_of_the_rules_asked_nobody() -> None:
    """VI-MOVE-5: records of version 1 take the lowest space first, a loose one last."""
    state = position(settlers={A: [2]}, lying={A: [9, 10]}, loose={A: [2]}, asks_which=False)
    left = []
    for geyser in (10, 11, 12):
        quietly(state, raise_(geyser))
        left.append(where_lying(state))
    assert left == [["hex:2", "space:10"], ["hex:2"], []]
    before = game.at_version(1).new(2, first_player=0)
    assert isinstance(before, VolcanicIsle)
    assert not before.asks_which
    now = game.new(2, first_player=0)
    assert isinstance(now, VolcanicIsle)
    assert now.asks_which


def test_the_estimate_looks_past_the_question() -> None:
    """VI-MOVE-5: while it is asked which Moai, the position is worth what the raise brings."""
    state = position(settlers={A: [2]}, villages={A: [11]}, lying={A: [9]}, loose={A: [2]}, left=1)
    asked = play(state.clone(), raise_(10))
    raised = quietly(asked.clone(), take(9))
    assert asked.estimate() == raised.estimate() != state.estimate()


@pytest.mark.parametrize("owned", range(5))
def test_example_13_prayer_price(owned: int) -> None:
    """VI-PRAY-1: 1 point more for each token owned, one purchase per turn; a fifth is out of reach."""
    state = position(settlers={A: [20]}, prayers=[owned, 0])
    if owned == 4:
        assert why(state, PRAY) == "VI-PRAY-1"
        return
    play(state, PRAY)
    view = state.view(None)
    assert view["players"][A]["prayers"] == owned + 1
    if owned < 3:
        assert view["left"] == 4 - (owned + 1)
        assert why(state, PRAY) == "VI-PRAY-1"
    else:
        assert view["actor"] == B


def test_tokens_run_out_and_never_return() -> None:
    """VI-PRAY-2: an empty stock sells nothing; a token bought now protects now, and is then gone for good."""
    empty = position(settlers={A: [20]}, prayer_stock=0)
    assert why(empty, PRAY) == "VI-PRAY-2"
    state = position(settlers={A: [20]}, loose={A: [20]}, villages={A: [9]})
    play(state, PRAY, raise_(67), 1, 2)
    assert (phase(state), state.actor) == ("prayer", A)
    play(state, PRAY)
    view = state.view(None)
    assert (view["players"][A]["prayers"], view["stock"]["prayers"]) == (0, 23)
    assert view["spaces"][9]["holds"] == "village"


def test_a_player_without_settlers_can_still_sit_at_the_table() -> None:
    """VI-SINK-10: buy tokens, end the turn, pray in eruptions, be scored; nothing else."""
    state = position(settlers={A: [], B: [20]}, villages={A: [9]}, loose={B: [20]})
    assert state.legal() == [DONE, PRAY]
    play(state, PRAY, DONE, raise_(67), 1, 2)
    assert (phase(state), state.actor) == ("prayer", A)
    assert state.legal() == [DONE, PRAY]
    ended = play(position(settlers={A: []}, villages={A: [9]}, last_round=True, active=B, actor=B), DONE)
    assert ended.scores() == [3, 0]


def test_every_action_of_the_rulebook_at_once() -> None:
    """VI-TURN-1: one position that offers all seven actions and the end of the turn."""
    state = position(seats=3, settlers={A: [2, BOAT]}, villages={A: [9]}, loose={A: [2]})
    kinds = {game.presentation.kind(state, action) for action in state.legal()}
    assert kinds == {"end", "buy", "land", "create", "move", "carry", "village", "sculpt", "raise"}


def test_bad_options_are_refused() -> None:
    """The options of the game accept what the table of options says, and nothing else."""
    with pytest.raises(Problem):
        game.new(2, map="flat")
    with pytest.raises(Problem):
        game.new(5)
    with pytest.raises(Problem):
        game.new(2, map_seed=1 << 64)
    assert game.new(3, first_player=C).actor == C


def test_ids_of_the_specification() -> None:
    """VI-SETUP-1: hex, space and geyser ids run area by area, and the action numbers follow from them."""
    box = game.box
    assert [int(area) for area in box.hex_area] == [
        area for area in range(22) for _ in range(len(box.area_hexes[area]))
    ]
    assert spaces_of([13]) == [spot for spot, hex in enumerate(box.space_hex) if hex == 20]
    assert (int(box.actions), int(box.raise_base)) == (876, 694)
