"""What quick players do without comparing at tables of three and four: strike, and sink the others' tiles."""

import pytest

from isolario.games.the_island import game
from isolario.games.the_island.actions import HEX
from isolario.games.the_island.instinct import UNKNOWN
from isolario.games.the_island.position import LOST, PICK, PROWL, SINK
from isolario.games.the_island.rules import Island
from isolario.kernel import CHANCE, OVER, FastLuck
from tests.rulebook.the_island.position import DONE, Scene, explorer, hex_number


def taken(state: Island) -> int:
    return int(state.instinct(state.legal(), FastLuck(1)))


def struck(state: Island) -> list[int]:
    """The steps a quick player takes with the creature, until it is over with it."""
    steps = []
    while state.phase in (PICK, PROWL):
        step = taken(state)
        assert step in state.legal()
        state.apply(step)
        steps.append(step)
    return steps


def shark(*hexes: str) -> Scene:
    return Scene(tiles={}).creature("shark", *hexes)


def rolled(kind: str, scene: Scene) -> Island:
    return scene.reserve().rolled(kind)


def test_the_creature_that_can_reach_somebody_else_goes_there() -> None:
    state = rolled("shark", shark("C1", "G9").put("G11", "B1").put("M4", "A0"))
    assert taken(state) == HEX + hex_number("G9")
    assert len(struck(state)) == 3
    assert state.spot[explorer("B1")] == LOST, "eaten two hexes away"


def test_it_goes_where_most_is_to_be_had() -> None:
    for here, there, lost in (("B0", "C9", "C9"), ("B9", "C0", "B9")):
        state = rolled("shark", shark("G9").put("G10", here).put("G7", there))
        struck(state)
        assert state.spot[explorer(lost)] == LOST
        assert state.spot[explorer(here if lost == there else there)] != LOST


def test_nobody_strikes_at_what_costs_oneself_more() -> None:
    assert taken(rolled("shark", shark("G9").put("G10", "A9", "B9"))) == DONE
    assert taken(rolled("shark", shark("G9").put("A1", "B9"))) == DONE, "out of reach"
    assert taken(rolled("shark", shark("G9").boat("G10", "B9"))) == DONE, "sharks let boats be"


@pytest.mark.parametrize("name", ["serpent", "whale"])
def test_serpents_and_whales_strike_at_boats(name: str) -> None:
    state = rolled(name, Scene(tiles={}).creature(name, "G9").boat("G10", "B9"))
    assert len(struck(state)) == 2
    assert state.boat_at[0] < 0
    assert taken(rolled(name, Scene(tiles={}).creature(name, "G9").boat("G10", "A9", "B9"))) == DONE


def test_the_tile_under_the_others_sinks() -> None:
    tiles = {"beach": "D4 D7 J4"}
    state = Scene(tiles=tiles).put("D4", "A9").put("D7", "B9").put("J4", "C0").sinking()
    assert taken(state) == HEX + hex_number("D7")
    spared = Scene(tiles={"beach": "D4 D7"}).put("D4", "A0").put("D7", "A9").sinking()
    assert taken(spared) == HEX + hex_number("D4")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_done_at_once_is_always_possible(seats: int) -> None:
    known = 0
    for seed in range(3):
        luck, state = FastLuck(seed), game.new(seats=seats)
        assert isinstance(state, Island)
        while state.actor != OVER:
            if state.actor != CHANCE:
                step = taken(state)
                known += step != UNKNOWN
                assert step == UNKNOWN or step in state.legal()
                assert step == UNKNOWN or state.phase in (PICK, PROWL, SINK)
            state.apply(state.random_choice(luck))
    assert (known > 0) == (seats > 2), "for two everything is compared"


def test_kept_tiles_count_by_kind_where_turns_are_few() -> None:
    def gained(seats: int, tile: str) -> float:
        dealt, bare = Scene(seats).hand("A", tile), Scene(seats)
        for scene in (dealt, bare):
            scene.put("D4", "A0").put("D7", "B0")
        by_hand = game.with_value(None)
        after, before = (by_hand.load(scene.at("tile").dump()).estimate()[0] for scene in (dealt, bare))
        return after - before

    assert gained(4, "beach:dolphin") > gained(4, "beach:wind") > gained(4, "beach:move_whale") == 0.0
    assert gained(2, "beach:dolphin") == pytest.approx(gained(2, "beach:move_whale"))
