"""Phase 4 and the reactions to it. Worked examples 11-16, 32, 36."""

from tests.rulebook.the_island.position import (
    DEFEND,
    DONE,
    Scene,
    asked,
    at_hex,
    back,
    boat_hex,
    creatures,
    do,
    hexes,
    phase,
    step,
    where,
)

BYSTANDERS = ("A9", "B9", "C9", "D9")


def scene() -> Scene:
    """Everybody has somebody on the island, so the game goes on."""
    return Scene().put("H5", *BYSTANDERS)


def test_example_11_serpent_strike() -> None:
    """IS-CREA-4, IS-STATE-5: boat, passengers and swimmers are lost, own ones too; nobody is asked."""
    start = scene().boat("C3", "B0", "C0").put("C3", "A0", "D0").creature("serpent", "C2")
    state = start.hand("B", "forest:defence_whale", "beach:defence_shark").rolled("serpent")
    do(state, at_hex("C2"), step("E"))
    assert boat_hex(state, 0) == "gone"
    assert [where(state, name) for name in ("A0", "B0", "C0", "D0")] == ["lost"] * 4
    assert state.active == 1


def test_example_12_serpent_and_empty_boat() -> None:
    """IS-CREA-4, IS-BOAT-6: swimmers are lost, an empty boat stays."""
    start = scene().boat("C3").put("C3", "A0", "D0").creature("serpent", "C2")
    state = do(start.rolled("serpent"), at_hex("C2"), step("E"))
    assert where(state, "A0") == where(state, "D0") == "lost"
    assert boat_hex(state, 0) == "C3"


def shark_scene() -> Scene:
    start = scene().creature("shark", "C2").put("C3", "B0", "D0", "A0").hand("B", "beach:dolphin")
    return start.hand("C", "forest:defence_shark").hand("D", "beach:defence_shark")


def test_example_13_shark_and_reaction_order() -> None:
    """IS-CREA-5, IS-REACT-1, IS-REACT-3, IS-REACT-5: who has somebody there and any tile is asked in order."""
    state = do(shark_scene().rolled("shark"), at_hex("C2"), step("E"))
    assert asked(state) == "B"
    assert state.legal() == [DONE]
    do(state, DONE)
    assert asked(state) == "D"
    assert state.legal() == [DONE, DEFEND]
    do(state, DEFEND)
    assert creatures(state, "shark") == []
    assert [where(state, name) for name in ("A0", "B0", "D0")] == ["C3"] * 3
    assert state.hand_size(3) == 0
    assert state.active == 1


def test_example_13_declined() -> None:
    """IS-CREA-5: nobody defends, all swimmers are lost, and the turn is over with a step to spare."""
    state = do(shark_scene().rolled("shark"), at_hex("C2"), step("E"), DONE, DONE)
    assert [where(state, name) for name in ("A0", "B0", "D0")] == ["lost"] * 3
    assert creatures(state, "shark") == ["C3"]
    assert state.active == 1


def test_example_14_shark_passes() -> None:
    """IS-CREA-7, IS-BOAT-6: an occupied boat does not stop a shark; the first swimmers do."""
    start = scene().creature("shark", "C2").boat("C3", "C0").put("C4", "B0")
    state = do(start.rolled("shark"), at_hex("C2"), step("E"))
    assert phase(state) == "prowl"
    do(state, step("E"))
    assert where(state, "C0") == "boat0"
    assert where(state, "B0") == "lost"


def test_example_15_whale_spills_onto_a_shark() -> None:
    """IS-CREA-6, IS-REACT-2, IS-REACT-4: only defence_whale helps against a whale."""
    start = scene().boat("C4", "B0", "B1").creature("shark", "C4").creature("whale", "C2")
    state = do(start.hand("B", "beach:defence_shark").rolled("whale"), at_hex("C2"), step("E"), step("E"))
    assert asked(state) == "B"
    assert state.legal() == [DONE]
    do(state, DONE)
    assert boat_hex(state, 0) == "gone"
    assert where(state, "B0") == where(state, "B1") == "lost"
    saved = do(start.hand("B", "forest:defence_whale").rolled("whale"), at_hex("C2"), step("E"), step("E"), DEFEND)
    assert creatures(saved, "whale") == []
    assert creatures(saved, "shark") == ["C4"]
    assert where(saved, "B0") == "boat0"
    assert boat_hex(saved, 0) == "C4"


def test_example_16_whale_defence_by_a_minority_passenger() -> None:
    """IS-REACT-2, IS-REACT-4: any passenger's owner may defend, except the active player."""
    start = scene().boat("C4", "A0", "A1", "B0").creature("whale", "C3")
    start.hand("A", "forest:defence_whale").hand("B", "forest:defence_whale")
    state = do(start.rolled("whale"), at_hex("C3"), step("E"))
    assert asked(state) == "B"
    assert DEFEND in state.legal()
    do(state, DONE)
    assert where(state, "A0") == where(state, "B0") == "C4"
    assert state.hand_size(0) == 1


def test_example_32_whale_passes() -> None:
    """IS-CREA-6, IS-CREA-7, IS-SWIM-4: empty boats and swimmers do not stop a whale."""
    start = scene().creature("whale", "C2").boat("C3").put("C3", "B0").boat("C4", "C0")
    state = do(start.rolled("whale"), at_hex("C2"), step("E"))
    assert (where(state, "B0"), boat_hex(state, 0)) == ("C3", "C3")
    do(state, step("E"))
    assert boat_hex(state, 1) == "gone"
    assert where(state, "C0") == "C4"
    assert state.active == 1


def test_example_36_defence_tile_just_drawn() -> None:
    """IS-HAND-11, IS-REACT-4: not in the own turn, but from the next player's turn on."""
    start = scene().tile("D4", "beach").put("C3", "A0", "B0").put("M4", "A1").creature("shark", "C2", "M3")
    state = do(start.sinking(), at_hex("D4"), back("defence_shark"), 1, at_hex("C2"), step("E"))
    assert where(state, "A0") == where(state, "B0") == "lost"
    assert state.active == 1
    do(state, DONE)
    state.ground[32] = 1
    state.left[0] = 1
    do(state, at_hex("D5"), back("wind"), 1, at_hex("M3"), step("E"))
    assert asked(state) == "A"
    do(state, DEFEND)
    assert where(state, "A1") == "M4"


def test_the_die_decides_the_kind() -> None:
    """IS-CREA-1: each kind on two of six faces; if none can move nothing happens, and the next turn begins."""
    state = scene().creature("shark", "C2").sinking()
    state.start_creature()
    assert dict(zip(state.legal(), state.weights(), strict=True)) == {0: 2, 1: 2, 2: 2}
    do(state, 2)
    assert state.active == 1
    rolled = scene().creature("shark", "C2").rolled("shark")
    assert rolled.legal() == [DONE, at_hex("C2")]
    assert do(rolled, DONE).active == 1


def test_ranges() -> None:
    """IS-CREA-1, IS-CREA-2: one, two, three steps; the first is compulsory, then one may stop or turn back."""
    for kind, reach in (("serpent", 1), ("shark", 2), ("whale", 3)):
        state = do(scene().creature(kind, "C4").rolled(kind), at_hex("C4"))
        assert DONE not in state.legal()
        for taken in range(reach):
            assert state.active == 0
            do(state, step("W" if taken % 2 == 0 else "E"))
            assert (state.active == 1) == (taken + 1 == reach)
    stopped = do(scene().creature("whale", "C4").rolled("whale"), at_hex("C4"), step("W"), DONE)
    assert creatures(stopped, "whale") == ["C3"]
    assert stopped.active == 1


def test_creatures_keep_to_the_sea_and_ignore_each_other() -> None:
    """IS-CREA-3, IS-STATE-3: no tiles, not off the board; another creature's hex is open."""
    state = do(scene().creature("shark", "C4").creature("whale", "C3").rolled("shark"), at_hex("C4"))
    assert step("SE") not in state.legal()
    do(state, step("W"), DONE)
    assert creatures(state, "shark") == creatures(state, "whale") == ["C3"]
    corner = do(scene().creature("shark", "A1").rolled("shark"), at_hex("A1"))
    assert corner.legal() == [step("E"), step("SW"), step("SE")]


def test_creatures_of_one_hex_are_interchangeable() -> None:
    """IS-CREA-2: the hex is picked, not the piece."""
    state = scene().creature("shark", "C4", "C4", "C8").rolled("shark")
    assert state.legal() == [DONE, at_hex("C4"), at_hex("C8")]
    assert hexes(state) == {"C4", "C8"}
    do(state, at_hex("C4"), step("W"), DONE)
    assert creatures(state, "shark") == ["C3", "C4", "C8"]


def test_who_is_not_asked() -> None:
    """IS-REACT-3: not without a tile, not without somebody at stake, never the active player."""
    start = scene().creature("shark", "C2").put("C3", "A0", "B0").hand("A", "beach:defence_shark")
    state = do(start.hand("C", "forest:defence_shark").rolled("shark"), at_hex("C2"), step("E"))
    assert where(state, "A0") == where(state, "B0") == "lost"
    assert state.active == 1


def test_the_first_defence_closes_the_window() -> None:
    """IS-REACT-3, IS-REACT-5: nobody else is asked, nobody else pays, and the turn is over."""
    start = scene().creature("shark", "C2").put("C3", "B0", "C0")
    start.hand("B", "beach:defence_shark").hand("C", "forest:defence_shark")
    state = do(start.rolled("shark"), at_hex("C2"), step("E"), DEFEND)
    assert (state.hand_size(1), state.hand_size(2)) == (0, 1)
    assert where(state, "C0") == "C3"
    assert state.active == 1


def test_defences_do_not_use_up_the_tile_of_the_turn() -> None:
    """IS-REACT-5, IS-HAND-1: whoever has defended may still play a tile in the own turn that follows."""
    start = scene().creature("shark", "C2").put("C3", "B0").hand("B", "beach:defence_shark", "beach:dolphin")
    state = do(start.rolled("shark"), at_hex("C2"), step("E"), DEFEND)
    assert state.actor == 1
    assert phase(state) == "tile"
    assert len(state.legal()) == 2
