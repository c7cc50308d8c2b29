"""Phase 3: which tile sinks and what lies under it. Worked examples 17-21, 31, 35."""

import pytest

from isolario.games.the_island import game
from tests.rulebook.the_island.position import (
    Scene,
    asked,
    at_hex,
    back,
    boat_hex,
    creatures,
    do,
    go,
    hexes,
    phase,
    select,
    where,
)


def test_example_17_boat_tile_with_a_crowd() -> None:
    """IS-EFF-3, IS-SINK-4: all five fall in, the active player picks three, of any colour."""
    state = Scene().tile("D4", "beach").put("D4", "A0", "B0", "B1", "C0", "C1").put("H5", "D0").sinking()
    do(state, at_hex("D4"), back("boat"))
    assert phase(state) == "crowd"
    assert asked(state) == "A"
    assert state.legal() == sorted(select(name) for name in ("A0", "B0", "B1", "C0", "C1"))
    do(state, select("A0"), select("C0"))
    assert select("A0") not in state.legal()
    do(state, select("C1"))
    assert [where(state, name) for name in ("A0", "C0", "C1")] == ["boat0"] * 3
    assert where(state, "B0") == where(state, "B1") == "D4"
    assert phase(state) == "roll"


def test_example_18_shark_tile() -> None:
    """IS-EFF-1, IS-REACT-4: no defence against a creature that comes from a tile."""
    state = Scene().put("D4", "B0").put("H5", "A0").hand("B", "beach:defence_shark").sinking()
    do(state, at_hex("D4"), back("shark"))
    assert where(state, "B0") == "lost"
    assert creatures(state, "shark") == ["D4"]
    assert phase(state) == "roll"


def test_example_19_whirlpool_on_the_coast() -> None:
    """IS-EFF-4, IS-STATE-5: the hex and the sea round it are cleared, tiles and what is farther stay."""
    scene = Scene().put("D4", "A0").boat("C4", "B0").creature("serpent", "C5").put("D3", "C0")
    scene.put("E4", "A1").put("D5", "B1").creature("whale", "C3")
    state = do(scene.sinking(), at_hex("D4"), back("whirlpool"))
    assert [where(state, name) for name in ("A0", "B0", "C0")] == ["lost"] * 3
    assert boat_hex(state, 0) == "gone"
    assert creatures(state, "serpent") == []
    assert creatures(state, "whale") == ["C3"]
    assert (where(state, "A1"), where(state, "B1")) == ("E4", "D5")
    assert phase(state) == "roll"


def test_a_whirlpool_takes_empty_boats_and_every_creature() -> None:
    """IS-EFF-4, IS-BOAT-6, IS-STATE-4: also several creatures of one hex; they do not return to the reserve."""
    scene = Scene().put("H5", "A0").boat("C4").creature("shark", "C4", "C4").creature("whale", "D3")
    state = do(scene.sinking(), at_hex("D4"), back("whirlpool"))
    assert boat_hex(state, 0) == "gone"
    assert creatures(state, "shark") == creatures(state, "whale") == []
    assert sum(hex == -2 for hex in state.creature_at[5:11]) == 4


def test_example_20_enclosed_beach() -> None:
    """IS-SINK-1, IS-SINK-2: an enclosed beach goes last among the beaches, but before any forest."""
    scene = Scene().tile("E6", "beach").tile("D5 D6 E5", "forest").put("H5", "A0")
    assert hexes(scene.sinking()) == {"E6"}
    assert hexes(scene.tile("D7", "beach").sinking()) == {"D7"}


def test_example_21_lagoon_counts_as_sea() -> None:
    """IS-SINK-1, IS-STATE-2, IS-CREA-1, IS-CREA-2: a serpent in the closed lagoon cannot be picked."""
    scene = Scene().tile("F6 E6", "beach").put("H5", "A0").creature("serpent", "G6", "B1")
    assert hexes(scene.sinking()) == {"F6"}
    assert hexes(scene.rolled("serpent")) == {"B1"}
    assert hexes(scene.tile("F6", "sea").rolled("serpent")) == {"B1", "G6"}


def test_example_31_enclosed_pair() -> None:
    """IS-SINK-2: if no beach touches the sea, all of them may sink."""
    scene = Scene().tile("E5 E6 I6", "beach").put("H5", "A0")
    assert hexes(scene.sinking()) == {"E5", "E6", "I6"}
    assert hexes(scene.tile("E5", "sea").sinking()) == {"E6"}
    assert hexes(scene.tile("E6", "sea").sinking()) == {"I6"}
    assert "I6" not in hexes(scene.tile("I6", "sea").tile("J4", "forest").sinking())


def test_example_35_boat_tile_for_three_or_fewer() -> None:
    """IS-EFF-3, IS-SETUP-9: aboard without any decision; the boat gets the next number; B controls it."""
    state = Scene().tile("D4", "beach").boat("L5").put("D4", "A0", "B0", "B1").sinking()
    do(state, at_hex("D4"), back("boat"))
    assert [where(state, name) for name in ("A0", "B0", "B1")] == ["boat1"] * 3
    assert boat_hex(state, 1) == "D4"
    assert [seat for seat in range(4) if state.controls(seat, 1)] == [1]
    assert phase(state) == "roll"


def test_beaches_then_forests_then_mountains() -> None:
    """IS-SINK-1: the first terrain that is left, only where it touches the sea. IS-SINK-3: free choice."""
    scene = Scene().tile("D4 D5", "beach").tile("D6 J4", "forest").put("D4", "A0", "B0").put("H5", "A1")
    assert hexes(scene.sinking()) == {"D4", "D5"}
    assert hexes(scene.tile("D4 D5", "sea").put("H5", "A0", "B0").sinking()) == {"D6", "J4"}
    assert hexes(scene.tile("D6 J4", "sea").sinking()) >= {"D7", "J5", "F3"}


def test_sinking_is_compulsory_and_explorers_fall_in() -> None:
    """IS-SINK-3, IS-SINK-4, IS-SWIM-2: nobody may pass; whoever stood there swims, and may swim on."""
    state = Scene().put("D4", "A0", "B0").put("H5", "A1").sinking()
    assert 0 not in state.legal()
    do(state, at_hex("D4"))
    assert state.ground[31] == 0
    do(state, back("defence_shark"))
    assert where(state, "A0") == where(state, "B0") == "D4"
    later = Scene().tile("D4", "sea").put("D4", "A0").moving()
    assert go("A0", "NW") in later.legal()


def test_the_back_is_drawn_from_what_is_left_of_the_terrain() -> None:
    """IS-SINK-4: by the pool of this terrain alone."""
    state = Scene().tile("D4", "beach").put("H5", "A0").sinking()
    do(state, at_hex("D4"))
    drawn = dict(zip(state.legal(), state.weights(), strict=True))
    assert drawn == {0: 3, 1: 3, 2: 1, 5: 3, 6: 2, 7: 1, 8: 1, 9: 1, 10: 1}
    do(state, back("wind"))
    assert state.pool[6] == 1


def test_whale_tile() -> None:
    """IS-EFF-2: a whale appears, swimmers are unharmed."""
    state = Scene().tile("D4", "beach").put("D4", "A0").sinking()
    do(state, at_hex("D4"), back("whale"))
    assert where(state, "A0") == "D4"
    assert creatures(state, "whale") == ["D4"]


@pytest.mark.parametrize("kind", ["dolphin", "wind", "move_serpent", "move_shark", "move_whale", "defence_shark"])
def test_red_tiles_do_nothing_but_go_into_the_hand(kind: str) -> None:
    """IS-EFF-6: kept by the active player, no effect now."""
    state = Scene().tile("D4", "beach").put("D4", "A0").put("H5", "B0").sinking()
    do(state, at_hex("D4"), back(kind))
    assert state.hand_size(0) == 1
    assert where(state, "A0") == "D4"
    assert phase(state) == "roll"


def test_the_terrain_of_a_kept_tile_stays_visible() -> None:
    """IS-EFF-7: others see beach, and no more."""
    state = Scene().put("H5", "A0").hand("A", "beach:wind", "forest:dolphin").turn("A")
    assert [tile["terrain"] for tile in state.view(1)["hands"][0]] == ["beach", "forest"]
    assert [tile["kind"] for tile in state.view(1)["hands"][0]] == [None, None]
    assert [tile["kind"] for tile in state.view(0)["hands"][0]] == ["wind", "dolphin"]


def test_the_reserve_never_runs_out() -> None:
    """IS-SETUP-10: six sharks, five whales, four boats of the tiles, as many as the reserve has."""
    box = game.box
    assert [box.all_backs(kind) for kind in range(3)] == [6, 5, 4]
    state = Scene().put("H5", "A0").sinking()
    for hex in ("D4", "D5", "D6", "D7", "E4", "E8"):
        state.pool[24] = 1
        state.start_sinking()
        state.actor = 0
        do(state, at_hex(hex), back("shark"))
    assert creatures(state, "shark") == ["D4", "D5", "D6", "D7", "E4", "E8"]
    assert not [hex for hex in state.creature_at[5:11] if hex < 0]
