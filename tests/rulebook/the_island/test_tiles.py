"""Phase 1: red tiles played in one's own turn. Worked examples 22, 23, 30, 34."""

from tests.rulebook.the_island.position import (
    DEFEND,
    DONE,
    Scene,
    at_hex,
    back,
    boat_hex,
    climb,
    creatures,
    do,
    go,
    hexes,
    land,
    phase,
    play,
    sail,
    where,
)


def test_example_22_dolphin_then_climb() -> None:
    """IS-HAND-3, IS-HAND-4, IS-SWIM-2: dolphin steps cost neither points nor the wet step."""
    state = Scene().put("C3", "A0").put("H5", "A9").boat("C1").hand("A", "beach:dolphin").turn("A")
    assert state.legal() == [DONE, play("dolphin")]
    do(state, play("dolphin"), go("A0", "W"), go("A0", "W"), DONE)
    assert phase(state) == "move"
    assert state.count == 3
    do(state, climb("A0"), land("A0"))
    assert where(state, "A0") == "NW"
    assert state.count == 1
    assert state.hand_size(0) == 0


def test_example_22_dolphin_into_a_shark() -> None:
    """IS-HAND-5: the swimmer is lost and the tile is over."""
    scene = Scene().put("C3", "A0").put("H5", "A9").creature("shark", "C2").hand("A", "beach:dolphin")
    state = do(scene.turn("A"), play("dolphin"), go("A0", "W"))
    assert where(state, "A0") == "lost"
    assert phase(state) == "move"


def test_dolphin_steps_lead_from_water_to_water() -> None:
    """IS-HAND-4, IS-HAND-5: one swimmer, one to three steps; no climbing and no landing; three end it."""
    scene = Scene().put("C1", "A0").put("B3", "A1").put("H5", "A2").boat("C1").hand("A", "beach:dolphin")
    state = do(scene.turn("A"), play("dolphin"))
    assert DONE not in state.legal()
    assert climb("A0") not in state.legal()
    assert land("A0") not in state.legal()
    assert go("A2", "E") not in state.legal()
    do(state, go("A1", "W"))
    assert DONE in state.legal()
    assert go("A0", "E") not in state.legal()
    do(state, go("A1", "W"), go("A1", "E"))
    assert phase(state) == "move"
    assert where(state, "A1") == "B2"
    assert go("A1", "E") in state.legal()


def test_a_dolphin_needs_a_swimmer_with_sea_beside_it() -> None:
    """IS-HAND-2, IS-TURN-2: without one the player is asked all the same, and can only pass."""
    dry = Scene().put("H5", "A0").hand("A", "beach:dolphin").turn("A")
    assert dry.legal() == [DONE]
    locked = Scene().put("G6", "A0").hand("A", "beach:dolphin").turn("A")
    assert locked.legal() == [DONE]


def test_example_23_move_shark_tile() -> None:
    """IS-HAND-8, IS-HAND-9, IS-REACT-4: any shark to any vacant sea hex; it never attacks."""
    scene = Scene().creature("shark", "C3", "C5").creature("whale", "M1").boat("A1").boat("A2", "B1")
    state = (
        scene.put("H5", "A0").put("M4", "B0").hand("A", "beach:move_shark").hand("B", "beach:defence_shark").turn("A")
    )
    do(state, play("move_shark"))
    assert hexes(state) == {"C3", "C5"}
    do(state, at_hex("C3"))
    offered = hexes(state)
    assert not offered & {"A1", "A2", "M4", "C3", "C5", "M1", "D4"}
    assert {"C1", "G6", "L10"} <= offered
    do(state, at_hex("C1"))
    assert creatures(state, "shark") == ["C1", "C5"]
    assert phase(state) == "move"
    assert state.actor == 0


def test_creature_tiles_need_a_creature() -> None:
    """IS-HAND-2, IS-HAND-8"""
    scene = Scene().put("H5", "A0").hand("A", "beach:move_shark", "beach:move_whale", "beach:move_serpent")
    assert scene.turn("A").legal() == [DONE]
    assert scene.creature("whale", "A1").turn("A").legal() == [DONE, play("move_whale")]


def test_example_30_winds_into_a_whale() -> None:
    """IS-HAND-6, IS-HAND-3, IS-BOAT-5: the tile ends with the boat; points and wet steps are untouched."""
    scene = Scene().boat("C4", "A0", "B0").creature("whale", "C2").hand("A", "beach:wind")
    state = do(scene.turn("A"), play("wind"), sail(0, "W"), sail(0, "W"))
    assert boat_hex(state, 0) == "gone"
    assert where(state, "A0") == where(state, "B0") == "C2"
    assert phase(state) == "move"
    assert state.count == 3
    assert go("A0", "E") in state.legal()


def test_example_34_winds_without_explorers() -> None:
    """IS-HAND-7, IS-TURN-3: an empty boat is everybody's, but phase 2 is skipped all the same."""
    state = Scene().put("H5", "B0").boat("C3").hand("A", "beach:wind").turn("A")
    do(state, play("wind"), sail(0, "W"), DONE)
    assert boat_hex(state, 0) == "C2"
    assert phase(state) == "sink"


def test_winds_need_a_boat_one_controls_and_move_only_that_one() -> None:
    """IS-HAND-2, IS-HAND-6, IS-BOAT-2"""
    foreign = Scene().put("H5", "A0").boat("C3", "B0").hand("A", "beach:wind").turn("A")
    assert foreign.legal() == [DONE]
    state = Scene().put("H5", "A0").boat("C3").boat("M3").hand("A", "beach:wind").turn("A")
    do(state, play("wind"), sail(0, "W"))
    assert {(action - 452) // 6 for action in state.legal() if action >= 452} == {0}
    do(state, sail(0, "E"), sail(0, "W"))
    assert phase(state) == "move"


def test_one_tile_a_turn_and_only_in_the_first_phase() -> None:
    """IS-HAND-1, IS-TURN-1: after it comes movement, with no tile to play."""
    scene = Scene().put("C3", "A0").boat("M3").hand("A", "beach:wind", "beach:dolphin")
    state = do(scene.turn("A"), play("wind"), sail(0, "W"), DONE)
    assert phase(state) == "move"
    assert play("dolphin") not in state.legal()
    assert state.hand_size(0) == 1


def test_a_tile_drawn_now_waits_for_the_next_turn() -> None:
    """IS-HAND-1, IS-TURN-2: the first turn begins with movement; the hand is asked about in the next."""
    state = Scene().put("C3", "A0").put("M4", "B0").boat("M3").turn("A")
    assert phase(state) == "move"
    do(state, DONE)
    state.ground[31] = 1
    state.left[0], state.left[2] = 1, 39
    do(state, at_hex("D4"), back("wind"), 2)
    assert state.actor == 1
    assert phase(state) == "move"
    state.start_turn(0)
    assert phase(state) == "tile"


def test_the_earlier_terrain_is_used_first() -> None:
    """IS-HAND-10: no choice, and everybody learns from it what the other tiles are not."""
    scene = Scene().put("C3", "A0").hand("A", "beach:dolphin", "forest:dolphin")
    state = do(scene.turn("A"), play("dolphin"))
    assert [tile["terrain"] for tile in state.view(0)["hands"][0]] == ["forest"]
    later = Scene().put("C3", "A0").hand("A", "beach:wind", "forest:dolphin")
    state = do(later.turn("A"), play("dolphin"))
    assert state.view(1)["hands"][0] == [{"terrain": "beach", "kind": None, "never": ["dolphin"]}]


def test_a_played_tile_is_shown_and_gone() -> None:
    """IS-HAND-2, IS-STATE-4: it returns neither to the hand nor to the pool."""
    state = Scene().put("C3", "A0").hand("A", "beach:dolphin").turn("A")
    before = sum(state.pool)
    do(state, play("dolphin"))
    assert state.hand_size(0) == 0
    assert sum(state.pool) == before
    assert state.view(2)["unseen"]["beach"]["dolphin"] == 2


def test_hands_have_no_limit_and_no_worth() -> None:
    """IS-HAND-11: any number, for any number of turns, nothing at the end."""
    tiles = ["beach:dolphin"] * 3 + ["beach:wind"] * 2 + ["beach:move_whale", "forest:dolphin", "forest:move_shark"]
    state = Scene().put("H5", "A0").put("NW", "A1").hand("A", *tiles).turn("A")
    assert state.hand_size(0) == 8
    do(state, DONE)
    state.start_turn(0)
    assert state.hand_size(0) == 8
    state.finish(0)
    assert state.scores()[0] == state.value[1]


def test_defences_are_not_for_ones_own_turn() -> None:
    """IS-REACT-4: they are never offered in phase 1."""
    state = Scene().put("C3", "A0").hand("A", "beach:defence_shark", "forest:defence_whale").turn("A")
    assert state.legal() == [DONE]
    assert DEFEND not in state.legal()


def test_phase_one_is_asked_of_every_hand() -> None:
    """IS-TURN-2: a hand that can do nothing is asked like any other; an empty one is not."""
    assert phase(Scene().put("H5", "A0").hand("A", "forest:defence_whale").turn("A")) == "tile"
    assert phase(Scene().put("H5", "A0").turn("A")) == "move"
