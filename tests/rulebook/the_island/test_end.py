"""How it ends and who wins. Worked examples 24-26; challenges."""

from itertools import product

import pytest

from isolario.games.the_island import game
from isolario.games.the_island.rules import BY_EMPTY_BOARD, BY_VOLCANO
from isolario.kernel import OVER, FastLuck, playout, random_walk
from tests.rulebook.the_island.position import DONE, Scene, at_hex, back, do, land, phase, where


def test_example_24_volcano() -> None:
    """IS-EFF-5, IS-END-1, IS-SCORE-1, IS-SCORE-2: the end at once; values are added; ties share."""
    scene = Scene(seats=3).put("NW", "A0", "A1", "B0", "B1", "B2").put("H5", "A2", "C0")
    scene.worth(A0=6, A1=1, B0=3, B1=3, B2=1)
    state = do(scene.sinking(), at_hex("D4"), back("volcano"))
    assert state.actor == OVER
    assert state.scores() == [7, 7, 0]
    assert state.ranks() == [1, 1, 3]
    assert where(state, "A2") == where(state, "C0") == "lost"


def test_example_24_in_challenge_3() -> None:
    """IS-VAR-2: heads count."""
    scene = Scene(seats=3, equality=True).put("NW", "A0", "A1", "B0", "B1", "B2").put("H5", "C0")
    state = do(scene.sinking(), at_hex("D4"), back("volcano"))
    assert state.scores() == [2, 3, 0]
    assert state.ranks() == [2, 1, 3]


@pytest.mark.parametrize("challenge", ["to_the_last", "submerged"])
def test_example_25_the_volcano_as_a_whirlpool(challenge: str) -> None:
    """IS-VAR-3, IS-VAR-5, IS-EFF-5: it clears its hex and the sea round it, then the die is rolled."""
    scene = (
        Scene(to_the_last=challenge == "to_the_last", submerged=challenge == "submerged")
        .put("D4", "A0")
        .boat("C4", "B0")
        .put("H5", "A1")
    )
    state = do(scene.sinking(), at_hex("D4"), back("volcano"))
    assert where(state, "A0") == where(state, "B0") == "lost"
    assert phase(state) == "roll"


def test_example_25_submerged_ends_with_the_last_tile() -> None:
    """IS-VAR-5, IS-SINK-4, IS-END-3: before its back is drawn; who stood on it is lost."""
    for also in (False, True):  # IS-VAR-6: challenge 4 prevails over challenge 2
        scene = Scene(tiles={"mountain": "D4"}, submerged=True, to_the_last=also).put("D4", "A0").put("NW", "A1")
        state = do(scene.sinking(), at_hex("D4"))
        assert state.actor == OVER
        assert where(state, "A0") == "lost"
        assert state.scores()[0] == state.value[1]


def test_example_25_to_the_last_goes_on_without_an_island() -> None:
    """IS-VAR-3, IS-VAR-4, IS-SINK-5: no sinking any more, and at most 15 more turns for each player."""
    scene = Scene(seats=2, tiles={"mountain": "D4"}, to_the_last=True).boat("A3", "A0").boat("A5", "B0")
    state = do(scene.sinking(), at_hex("D4"), back("defence_shark"), 2)
    turns = 0
    while state.actor != OVER:
        assert phase(state) in ("tile", "move")
        turns += phase(state) == "move"
        do(state, DONE)
        if state.actor == -1:
            assert phase(state) == "roll"
            do(state, 2)
    assert turns == 30


def test_to_the_last_ends_with_the_last_explorer() -> None:
    """IS-VAR-3: saved or lost, whoever is last ends the game."""
    state = Scene(tiles={}, to_the_last=True).boat("C1", "A0").put("NW", "B0").moving()
    do(state, land("A0"))
    assert state.actor == OVER
    assert state.scores()[:2] == [state.value[0], state.value[10]]


def test_example_26_nobody_to_move() -> None:
    """IS-TURN-3, IS-TURN-1, IS-END-2: without explorers one still plays tiles, sinks and rolls."""
    scene = Scene().put("NW", "A0").put("H5", "B0").boat("C4").hand("A", "beach:wind")
    state = scene.reserve().turn("A")
    assert phase(state) == "tile"
    do(state, DONE)
    assert phase(state) == "sink"
    do(state, at_hex("D4"), back("defence_shark"))
    assert phase(state) == "roll"
    last = do(Scene().put("NW", "A0").put("C1", "B0").moving("B"), land("B0"))
    assert last.actor == OVER


def test_the_game_ends_when_the_board_is_empty_after_any_effect() -> None:
    """IS-END-2, IS-STATE-7: also in phases 3 and 4, and on the water of a tile played."""
    sunk = do(Scene().tile("D4", "beach").put("D4", "A0").sinking(), at_hex("D4"), back("shark"))
    assert sunk.actor == OVER
    bitten = Scene().put("C3", "A0").creature("shark", "C2").rolled("shark", "B")
    do(bitten, at_hex("C2"), 13)
    assert bitten.actor == OVER


def test_the_last_explorers_end_is_checked_after_every_step() -> None:
    """IS-STATE-7: a suicidal dive in phase 2 ends the game before anything sinks."""
    state = do(Scene().put("D4", "A0").creature("shark", "C4").moving(), 152 + 2)
    assert state.actor == OVER
    assert state.ground[31] != 0


def test_all_values_are_shown_at_the_end() -> None:
    """IS-SCORE-3"""
    state = do(Scene().put("H5", "A0", "B0").sinking(), at_hex("D4"), back("volcano"))
    for viewer in (None, 0, 1):
        assert [one["value"] for one in state.view(viewer)["explorers"][10:20]] == [
            1,
            1,
            1,
            2,
            2,
            3,
            3,
            4,
            5,
            6,
        ]


def test_the_volcano_lies_under_one_of_the_mountains() -> None:
    """IS-END-1: the eruption comes with the 33rd to 40th sinking; before that only an empty board ends it."""
    assert game.box.all_backs(4) == game.box.backs[24 + 4] == 1
    reasons = set()
    for seed in range(12):
        state = game.new(seats=4)
        random_walk(state, FastLuck(seed), 200)
        state.trace = []
        playout(state, FastLuck(seed))
        reason = state.trace[-1][1][0]
        sunk = 40 - sum(state.view(None)["tiles_left"].values())
        assert state.trace[-1][0] == "end"
        assert reason == BY_EMPTY_BOARD or (reason == BY_VOLCANO and 33 <= sunk <= 40)
        reasons.add(reason)
    assert BY_VOLCANO in reasons


def test_turns_go_round() -> None:
    """IS-TURN-1: the four phases in order, then the next seat."""
    state = Scene(seats=3).put("H5", "A0", "B0", "C0").hand("C", "beach:wind").reserve().turn("C")
    seen = []
    while state.active == 2:
        seen.append(phase(state))
        do(state, {"sink": at_hex("D4"), "draw": back("defence_shark"), "roll": 2}.get(phase(state), DONE))
    assert seen == ["tile", "move", "sink", "draw", "roll"]
    assert state.actor == 0


@pytest.mark.parametrize("chosen", list(product([False, True], repeat=4)))
def test_all_challenges_combine(chosen: tuple[bool, ...]) -> None:
    """IS-VAR-7: sixteen combinations, all playable to an end with consistent scores."""
    names = ("overpopulation", "to_the_last", "equality", "submerged")
    options = dict(zip(names, chosen, strict=True))
    state = game.new(seats=2 + sum(chosen) % 3, **options)
    playout(state, FastLuck(sum(chosen)))
    assert state.actor == OVER
    saved = [one for one in state.view(None)["explorers"] if one["where"] == "saved"]
    assert sum(state.scores()) == sum(one["value"] or 1 for one in saved)
