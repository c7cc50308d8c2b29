"""Set-up: tiles, explorers, values, boats. Worked example 28."""

from collections import Counter

import pytest

from isolario.games.the_island import game
from isolario.games.the_island.rules import Island
from isolario.kernel import CHANCE, FastLuck, Problem, random_walk
from tests.rulebook.the_island.position import NAMES, Scene, at_hex, hex_number, hexes, phase, value

# As the specification lists them.
COAST = "C4 C5 C6 C7 C8 D3 D8 E2 E3 E9 E10 F2 F11 G2 G10 H2 H11 I2 I3 I9 I10 J3 J8 K4 K5 K6 K7 K8"


def laid(seats: int = 4, seed: int = 1, **options: bool | int) -> Island:
    """The island is laid and the first player known."""
    state = game.new(seats=seats, **{"first_player": 0, **options})
    assert isinstance(state, Island)
    random_walk(state, FastLuck(seed), 40)
    return state


def placed(seats: int = 4, **options: bool | int) -> Island:
    """All explorers stand."""
    state = laid(seats, **options)
    while phase(state) in ("place", "value"):
        state.apply(state.legal()[0])
    return state


def test_serpents_start_in_the_lagoon_and_in_the_corners() -> None:
    """IS-SETUP-1"""
    state = laid()
    assert [NAMES[hex] for hex in state.creature_at[:5]] == ["G6", "B1", "C11", "K1", "L10"]
    assert not [hex for hex in state.creature_at[5:] if hex >= 0]


def test_tiles_are_laid_at_random() -> None:
    """IS-SETUP-2: 16, 16 and 8, each place by the tiles that are left, never corrected."""
    state = game.new(seats=2)
    assert state.actor == CHANCE
    assert dict(zip(state.legal(), state.weights(), strict=True)) == {0: 16, 1: 16, 2: 8}
    state.apply(2)
    assert state.weights() == [16, 16, 7]
    seen = Counter(tuple(laid(seed=seed).ground) for seed in range(5))
    assert len(seen) == 5
    assert Counter(int(laid().ground[hex]) for hex in game.box.land) == {1: 16, 2: 16, 3: 8}


def test_each_colour_has_ten_explorers_with_its_values() -> None:
    """IS-SETUP-3: 1,1,1,2,2,3,3,4,5,6 and two boats."""
    state = placed(3)
    for colour in range(3):
        assert sorted(state.value[10 * colour : 10 * colour + 10]) == [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
    random_walk(state, FastLuck(3), 6)
    assert sum(hex >= 0 for hex in state.boat_at) == 6


def test_the_first_player_is_drawn() -> None:
    """IS-SETUP-4: each seat alike, or as agreed."""
    state = game.new(seats=3)
    random_walk(state, FastLuck(1), 40)
    assert (state.legal(), state.weights()) == ([0, 1, 2], [1, 1, 1])
    state.apply(2)
    assert state.actor == 2
    assert laid(3, first_player=1).actor == 1


def test_explorers_are_placed_in_turn_on_empty_tiles() -> None:
    """IS-SETUP-5: from the first player on, in seat order, until all stand."""
    state = laid(3, first_player=2)
    order = []
    while phase(state) in ("place", "value"):
        if phase(state) == "place":
            order.append(int(state.actor))
            free = {NAMES[hex] for hex in game.box.land if state.people[hex] == 0}
            assert hexes(state) == free
        state.apply(state.legal()[-1])
    assert order == [2, 0, 1] * 10
    assert sum(state.people) == 30


def test_the_tile_is_named_first_then_the_value() -> None:
    """IS-SETUP-6: any value that is left of this colour; the choice is secret."""
    state = laid(2)
    state.apply(at_hex("D4"))
    assert (state.actor, phase(state)) == (0, "value")
    assert state.legal() == [value(number) for number in range(1, 7)]
    state.apply(value(6))
    state.apply(at_hex("D5"))
    assert value(6) in state.legal()
    state.apply(value(1))
    state.apply(at_hex("D6"))
    assert value(6) not in state.legal()
    assert state.view(1)["explorers"][0]["value"] is None
    assert state.view(0)["explorers"][0]["value"] == 6


def test_explorers_are_numbered_by_placement() -> None:
    """IS-SETUP-7: the number is public and says nothing about the value."""
    state = laid(2)
    for hex, worth in (("D4", 6), ("D5", 1), ("D6", 2), ("D7", 3)):
        state.apply(at_hex(hex))
        state.apply(value(worth))
    assert [NAMES[spot] for spot in state.spot[:2]] == ["D4", "D6"]
    assert [NAMES[spot] for spot in state.spot[10:12]] == ["D5", "D7"]


def test_boats_go_to_the_coast() -> None:
    """IS-SETUP-8: sea that touches a tile, without boat and serpent, in turn. IS-SETUP-9: then numbered."""
    state = placed(4, first_player=1)
    assert phase(state) == "boats"
    assert hexes(state) == set(COAST.split())
    order = []
    while phase(state) == "boats":
        order.append(int(state.actor))
        state.apply(state.legal()[0])
    assert order == [1, 2, 3, 0] * 2
    assert [NAMES[hex] for hex in state.boat_at[:8]] == COAST.split()[:8]
    assert state.active == 1
    assert phase(state) == "move"


def test_example_28_overpopulation() -> None:
    """IS-VAR-1: one on the outer coast, two elsewhere, of whatever colour."""
    scene = Scene(overpopulation=True).put("D4", "A0").put("E6", "B0").put("F6", "A1", "B1").put("E5", "C0", "D0")
    offered = hexes(scene.at("place", "C", count=2))
    assert "D4" not in offered
    assert "E6" in offered
    assert not offered & {"F6", "E5"}
    base = hexes(Scene().put("E6", "B0").at("place", "C", count=2))
    assert "E6" not in base
    assert len(base) == 39


def test_the_outer_coast_is_that_of_the_specification() -> None:
    """IS-VAR-1: 22 places; the lagoon ring and the inland are the other 18."""
    derived = game.box
    coast = [hex for hex in range(133) if derived.outer_coast[hex]]
    names = "D4 D5 D6 D7 E4 E8 F3 F4 F9 F10 G3 G9 H3 H4 H9 H10 I4 I8 J4 J5 J6 J7"
    assert " ".join(NAMES[hex] for hex in coast) == names


def test_two_colours_take_turns() -> None:
    """IS-VAR-8: first player, second, first's second colour, second's second colour; four boats each."""
    state = laid(2, two_colours=True, first_player=1)
    for hex in ("D4", "D5", "D6", "D7"):
        state.apply(at_hex(hex))
        state.apply(value(1))
    assert [int(state.spot[10 * colour]) for colour in (1, 0, 3, 2)] == [
        hex_number(hex) for hex in ("D4", "D5", "D6", "D7")
    ]
    full = placed(2, two_colours=True)
    assert sum(full.people) == 40
    random_walk(full, FastLuck(1), 8)
    assert sum(hex >= 0 for hex in full.boat_at) == 8
    with pytest.raises(Problem, match="do not go together"):
        game.new(seats=3, two_colours=True)


def test_equality_has_no_values() -> None:
    """IS-VAR-2: the next player places at once."""
    state = laid(2, equality=True)
    state.apply(at_hex("D4"))
    assert (state.actor, phase(state)) == (1, "place")


def test_neighbours_are_those_of_the_specification() -> None:
    """The board lies in the kernel's hexes: useful neighbours as the worked examples name them."""
    near = game.box.neighbours
    around = [NAMES[other] for other in near[6 * hex_number("D4") : 6 * hex_number("D4") + 6]]
    assert around == ["D5", "C5", "C4", "D3", "E4", "E5"]
    corner = near[6 * hex_number("C1") : 6 * hex_number("C1") + 6]
    assert [NAMES[other] for other in corner if other >= 0] == ["C2", "B1", "D1"]
