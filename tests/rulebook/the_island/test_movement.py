"""Phase 2: explorers and boats. Worked examples 1-10, 29, 33 by their numbers."""

import pytest

from tests.rulebook.the_island.position import (
    DONE,
    Scene,
    board,
    boat_hex,
    climb,
    do,
    go,
    jump,
    land,
    mode,
    phase,
    sail,
    where,
)


def test_example_01_load_and_sail() -> None:
    """IS-MOVE-1, IS-MOVE-4, IS-BOAT-4: three points take two aboard and the boat one hex away."""
    state = Scene().put("D4", "A0", "A1").boat("C4").moving()
    do(state, board("A0", "NW"), board("A1", "NW"), sail(0, "W"))
    assert boat_hex(state, 0) == "C3"
    assert where(state, "A0") == where(state, "A1") == "boat0"
    assert phase(state) == "sink"


def test_example_02_no_swimming_into_an_adjacent_boat() -> None:
    """IS-MOVE-12, IS-MOVE-9, IS-SWIM-1: a boat is climbed from its own hex, in another turn."""
    state = Scene().put("C3", "A0").put("H5", "B0").boat("C4").moving()
    assert board("A0", "E") not in state.legal()
    assert go("A0", "E") in state.legal()
    do(state, go("A0", "E"))
    assert where(state, "A0") == "C4"
    assert climb("A0") not in state.legal()
    again = Scene().put("C4", "A0").put("H5", "B0").boat("C4").moving()
    do(again, climb("A0"))
    assert where(again, "A0") == "boat0"
    assert again.count == 2


def test_example_03_dive_after_walking() -> None:
    """IS-MOVE-3, IS-MOVE-6, IS-SWIM-1: dry steps first, then one wet step, then others move."""
    state = Scene().put("E5", "A0").put("H5", "A1").moving()
    do(state, go("A0", "NW"))
    assert where(state, "A0") == "D4"
    do(state, go("A0", "NW"))
    assert where(state, "A0") == "C4"
    own = [action for action in state.legal() if action in range(mode("A0", 0), mode("A0", 15))]
    assert own == []
    assert go("A1", "E") in state.legal()


def test_example_04_climb_ride_land() -> None:
    """IS-MOVE-9, IS-MOVE-10, IS-SWIM-1, IS-SWIM-2: being carried is no wet step, landing from a boat is dry."""
    state = Scene().put("C2", "A0").put("H5", "A1").boat("C2").moving()
    do(state, climb("A0"), sail(0, "W"), land("A0"))
    assert where(state, "A0") == "NW"
    assert boat_hex(state, 0) == "C1"
    assert phase(state) == "sink"


def test_example_05_no_swim_and_land() -> None:
    """IS-MOVE-11, IS-SWIM-1: landing from the water is wet too."""
    state = Scene().put("C2", "A0").put("H5", "A1").moving()
    do(state, go("A0", "W"))
    assert land("A0") not in state.legal()
    later = Scene().put("C1", "A0").put("H5", "A1").moving()
    do(later, land("A0"))
    assert where(later, "A0") == "NW"
    assert later.count == 2


@pytest.mark.parametrize(("crew", "may_sail"), [("A0 A1 B0", False), ("A0 B0", True), ("A0 B0 C0", True), ("", True)])
def test_example_06_control(crew: str, may_sail: bool) -> None:
    """IS-BOAT-2, IS-BOAT-3: most explorers aboard steer; in a tie each of them; an empty boat is free."""
    state = Scene().put("H5", "B9").boat("C4", *crew.split()).moving("B")
    assert (sail(0, "W") in state.legal()) == may_sail


def test_example_06_control_changes_with_the_crew() -> None:
    """IS-BOAT-2: counted again before every step."""
    state = Scene().put("H5", "B9").boat("C4", "A0", "A1", "B0").moving("A")
    do(state, jump("A0"))
    assert sail(0, "W") in state.legal()
    assert [seat for seat in range(4) if state.controls(seat, 0)] == [0, 1]


def test_example_07_passenger_limit() -> None:
    """IS-BOAT-1, IS-MOVE-6: a full boat takes nobody, but one can dive beside it."""
    state = Scene().put("D4", "A1").boat("C4", "A0", "B0", "C0").moving()
    assert go("A1", "NW") in state.legal()
    assert board("A1", "NW") not in state.legal()
    roomy = Scene().put("D4", "A1").boat("C4", "A0", "B0").moving()
    assert {go("A1", "NW"), board("A1", "NW")} <= set(roomy.legal())


@pytest.mark.parametrize(
    ("creatures", "boat", "people"),
    [
        (("serpent",), "gone", "lost"),
        (("whale",), "gone", "C3"),
        (("whale", "shark"), "gone", "lost"),
        (("shark",), "C3", "boat0"),
    ],
)
def test_example_08_boat_meets_creature(creatures: tuple[str, ...], boat: str, people: str) -> None:
    """IS-BOAT-5, IS-BOAT-6, IS-STATE-5: passengers of every colour share the fate of the boat."""
    scene = Scene().put("H5", "A9").boat("C4", "A0", "B0")
    for creature in creatures:
        scene.creature(creature, "C3")
    state = do(scene.moving(), sail(0, "W"))
    assert boat_hex(state, 0) == boat
    assert where(state, "A0") == where(state, "B0") == people
    assert state.count == 2


@pytest.mark.parametrize("creature", ["serpent", "whale", "shark"])
def test_example_08_empty_boats_sail_anywhere(creature: str) -> None:
    """IS-BOAT-6: nothing but a whirlpool harms an empty boat."""
    state = Scene().put("H5", "A9").boat("C4").creature(creature, "C3").moving()
    do(state, sail(0, "W"))
    assert boat_hex(state, 0) == "C3"


def test_example_09_boarding_under_a_whale() -> None:
    """IS-BOAT-7, IS-BOAT-9, IS-SWIM-2: the boat overturns, the boarder swims and has its wet step left."""
    state = Scene().put("D4", "A0").boat("C4").creature("whale", "C4").moving()
    do(state, board("A0", "NW"))
    assert boat_hex(state, 0) == "gone"
    assert where(state, "A0") == "C4"
    assert state.count == 2
    do(state, go("A0", "W"))
    assert where(state, "A0") == "C3"
    assert go("A0", "W") not in state.legal()


def test_example_10_jump_onto_a_shark() -> None:
    """IS-MOVE-7, IS-SWIM-3: legal, and the end of the explorer; the boat stays."""
    state = Scene().put("H5", "A9").boat("C3", "A0").creature("shark", "C3").moving()
    do(state, jump("A0"))
    assert where(state, "A0") == "lost"
    assert boat_hex(state, 0) == "C3"
    assert state.load[0] == 0


def test_example_29_two_colours() -> None:
    """IS-VAR-9: both colours of a player count together; own piece 14 is explorer 4 of the second colour."""
    state = Scene(seats=2, two_colours=True).put("H5", "B9").boat("C4", "A0", "C4", "B0").moving()
    assert mode("C4", 13, colours=2) == 375
    assert 375 in state.legal()
    assert [seat for seat in range(2) if state.controls(seat, 0)] == [0]
    saved = Scene(seats=2, two_colours=True).put("NW", "A9", "C9").put("NE", "B9").put("H5", "B0").moving()
    assert saved.scores() == [12, 6]


def test_example_33_boarding_under_a_serpent() -> None:
    """IS-BOAT-7: legal too; boat and explorer are gone."""
    state = Scene().put("D4", "A0").put("H5", "A9").boat("C4").creature("serpent", "C4").moving()
    do(state, board("A0", "NW"))
    assert boat_hex(state, 0) == "gone"
    assert where(state, "A0") == "lost"


def test_climbing_under_a_whale_uses_the_wet_step() -> None:
    """IS-BOAT-7, IS-SWIM-1: climbing was the wet step, so the swimmer stays where it is."""
    state = Scene().put("C4", "A0").put("H5", "A9").boat("C4").creature("whale", "C4").moving()
    do(state, climb("A0"))
    assert where(state, "A0") == "C4"
    assert go("A0", "W") not in state.legal()


def test_points_may_be_mixed_and_given_up() -> None:
    """IS-MOVE-1: steps of any pieces in any order, and the end whenever one likes."""
    state = Scene().put("D4", "A0").put("H5", "A1").boat("C4").moving()
    do(state, go("A1", "E"), board("A0", "NW"), go("A1", "W"))
    assert where(state, "A1") == "H5"
    assert phase(state) == "sink"
    lazy = do(Scene().put("D4", "A0").moving(), DONE)
    assert phase(lazy) == "sink"


def test_only_own_explorers_are_moved() -> None:
    """IS-MOVE-2: but a boat carries all its passengers along."""
    state = Scene().put("D4", "B0").boat("C4", "A0", "B1").moving("A")
    pieces = {(action - 152) // 15 for action in state.legal() if 152 <= action < 452}
    assert pieces == {0}
    do(state, sail(0, "W"))
    assert where(state, "B1") == "boat0"
    assert boat_hex(state, 0) == "C3"


def test_transfer_between_boats() -> None:
    """IS-MOVE-5: dry, and as often as points last; the boat left behind may be empty."""
    state = Scene().put("H5", "A9").boat("C4", "A0").boat("C3").boat("C2").moving()
    do(state, board("A0", "W"), board("A0", "W"))
    assert where(state, "A0") == "boat2"
    assert list(state.load[:3]) == [0, 0, 1]


def test_a_jump_leads_only_into_the_boats_own_hex() -> None:
    """IS-MOVE-7, IS-MOVE-12, IS-STATE-1: from a boat neither to other water nor back onto a tile."""
    state = Scene().put("H5", "A9").boat("C4", "A0").moving()
    assert not [direction for direction in ("E", "NE", "NW", "W", "SW", "SE") if go("A0", direction) in state.legal()]
    swimmer = Scene().put("C4", "A0").moving()
    assert go("A0", "SE") not in swimmer.legal()  # D4 is a tile
    assert go("A0", "W") in swimmer.legal()


def test_walking_onto_occupied_tiles_is_fine() -> None:
    """IS-MOVE-3, IS-STATE-3: a tile holds any number of explorers."""
    state = Scene().put("D4", "A0", "B0", "C0").put("E5", "A1").moving()
    do(state, go("A1", "NW"))
    assert where(state, "A1") == "D4"
    assert state.people[31] == 4


def test_a_swimmer_that_meets_a_shark_or_serpent_is_lost() -> None:
    """IS-SWIM-3: diving and swimming alike. IS-SWIM-4: whales and boats do nothing to swimmers."""
    for creature, fate in (("shark", "lost"), ("serpent", "lost"), ("whale", "C4")):
        diver = Scene().put("D4", "A0").put("H5", "A9").creature(creature, "C4").moving()
        assert where(do(diver, go("A0", "NW")), "A0") == fate
        swimmer = Scene().put("C3", "A0").put("H5", "A9").creature(creature, "C4").moving()
        assert where(do(swimmer, go("A0", "E")), "A0") == fate


def test_a_boat_over_swimmers() -> None:
    """IS-BOAT-8, IS-SWIM-4: it neither harms them nor takes them aboard."""
    state = Scene().put("C3", "A0", "B0").boat("C4", "A1").moving()
    do(state, sail(0, "W"))
    assert where(state, "A0") == where(state, "B0") == "C3"
    assert state.load[0] == 1


def test_one_boat_to_a_hex_and_boats_keep_to_the_sea() -> None:
    """IS-BOAT-4, IS-STATE-3, IS-STATE-2: a sunken place is sea like any other."""
    scene = Scene().put("H5", "A9").boat("C4").boat("C3")
    state = scene.moving()
    assert sail(0, "W") not in state.legal()
    assert sail(0, "SE") not in state.legal()
    assert sail(0, "E") in state.legal()
    assert sail(0, "SE") in scene.tile("D4", "sea").moving().legal()


def test_landing_works_at_all_four_islands_for_everybody() -> None:
    """IS-MOVE-10, IS-STATE-8: any island, any number; the saved never move again."""
    for hex, island in (("B1", "NW"), ("C1", "NW"), ("B10", "NE"), ("C11", "NE")):
        state = Scene().put("H5", "A9").put(island, "A7", "B7", "C7").boat(hex, "A0").moving()
        do(state, land("A0"))
        assert where(state, "A0") == island
        assert not [action for action in state.legal() if action in range(mode("A0", 0), mode("A0", 15))]
    for hex, island in (("K1", "SW"), ("L1", "SW"), ("K11", "SE"), ("L10", "SE")):
        state = do(Scene().put("H5", "B9").boat(hex, "B0").moving("B"), land("B0"))
        assert where(state, "B0") == island


def test_landing_needs_a_landing_hex() -> None:
    """IS-MOVE-10, IS-MOVE-11, IS-MOVE-12"""
    state = Scene().put("B2", "A0").boat("C2", "A1").moving()
    assert land("A0") not in state.legal()
    assert land("A1") not in state.legal()


def test_the_phase_ends_with_the_last_own_explorer() -> None:
    """IS-TURN-4: points that are left are lost."""
    state = Scene().put("C1", "A0").put("H5", "B0").moving()
    do(state, land("A0"))
    assert phase(state) == "sink"


def test_without_explorers_there_is_no_movement() -> None:
    """IS-TURN-3: not even empty boats may be moved."""
    state = Scene().put("H5", "B0").put("NW", "A0").boat("C4").turn("A")
    assert phase(state) == "sink"


def test_removed_pieces_never_come_back() -> None:
    """IS-STATE-4: a boat that was overturned is not offered again, nor the lost explorer."""
    state = Scene().put("H5", "A9").boat("C4", "A0").creature("serpent", "C3").moving()
    do(state, sail(0, "W"))
    assert not [action for action in state.legal() if action >= 452]
    assert not [action for action in state.legal() if mode("A0", 0) <= action < mode("A0", 15)]


def test_swimming_goes_to_every_sea_hex_beside() -> None:
    """IS-MOVE-8, IS-STATE-2: never onto land or off the board; the sunken place is open water."""
    scene = Scene().put("C4", "A0")
    directions = ("E", "NE", "NW", "W", "SW", "SE")
    assert [d for d in directions if go("A0", d) in scene.moving().legal()] == ["E", "NE", "NW", "W", "SW"]
    assert go("A0", "SE") in scene.tile("D4", "sea").moving().legal()
    corner = Scene().put("A1", "A0").moving()
    assert [d for d in directions if go("A0", d) in corner.legal()] == ["E", "SW", "SE"]
    assert where(do(corner, go("A0", "SE")), "A0") == "B3"
