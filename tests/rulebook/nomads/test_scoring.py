"""Interim scorings, the end of the game and the final score."""

import pytest

from isolario.games.nomads import game
from isolario.games.nomads.rules import Nomads
from isolario.kernel import OVER

from .position import (
    MOON,
    NOSTROMO,
    RED,
    SIANA,
    ULRICH,
    decline,
    events,
    legal,
    opals,
    play,
    position,
    settle,
    tiles,
    told,
    why,
)

THREE = (ULRICH, RED, SIANA)
ALL = (ULRICH, MOON, RED, SIANA, NOSTROMO)
QUIET = {"A": "UN", "B": "URN", "C": "RN", "D": "SN", "E": "SN"}
"""Nobody lies on top, so that a move that changes nothing can be made."""


def scored(points: list[int], chart: int = 4, share_three: bool = False) -> Nomads:
    """After an interim scoring in which the seats stand at these points."""
    legends: dict[int, dict[str, int]] = {}
    held: dict[int, dict[str, int]] = {}
    kinds = ["whale", "comet", "mask", "well", "heron"]
    for seat, wanted in enumerate(points):
        if wanted > 5 or wanted < 1:
            value = 6 if wanted > 0 else 0
            if value:
                legends[seat] = {"heron": 6}
            held[seat] = {"mountain": value - wanted}
        else:
            legends[seat] = {kinds[seat]: 5} if seat < 4 else {"lantern": 5}
            held[seat] = {"mountain": 5 - wanted}
    state = position(ALL[: len(points)], legends=legends, held=held, chart=chart, share_three=share_three)
    assert [state.interim_score(seat) for seat in range(len(points))] == points
    state.stirred = True
    state.end_turn()
    return state


def test_example_11_interim_scoring() -> None:
    """Example 11. NO-OPAL-1, NO-OPAL-3, NO-OPAL-4."""
    given = {"held": {0: {"comet": 2}, 1: {"mask": 2}, 2: {"well": 7}}, "chart": 4}
    legends = {0: {"whale": 3, "comet": 4}, 1: {"whale": 4}}
    state = position(THREE, legends=legends, **given)  # type: ignore[arg-type]
    assert state.view(None)["players"][0]["interim"] == 5
    assert [state.interim_score(seat) for seat in range(3)] == [5, 2, -7]
    state.end_turn()
    assert opals(state) == [3, 1, 0]
    assert state.chart == 0


@pytest.mark.parametrize(
    ("points", "won", "boxed"),
    [
        ([5, 5, 1], [2, 2, 0], 0),
        ([4, 4, 4], [1, 1, 1], 1),
        ([6, 2, 2], [3, 0, 0], 1),
        ([3, 3, 3, 3], [1, 1, 1, 1], 0),
        ([3, 3, 3, 3, 3], [0, 0, 0, 0, 0], 4),
        ([1, 1], [2, 2], 0),
    ],
)
def test_example_12_ties_by_pool(points: list[int], won: list[int], boxed: int) -> None:
    """Example 12. NO-OPAL-5."""
    state = scored(points)
    assert opals(state) == won
    assert state.view(None)["box"]["opal"] == boxed


@pytest.mark.parametrize(
    ("points", "won", "boxed"),
    [([5, 5, 1], [1, 1, 1], 1), ([5, 5, 1, 1], [1, 1, 0, 0], 2), ([6, 2, 2], [3, 0, 0], 1)],
)
def test_example_13_ties_by_share_three(points: list[int], won: list[int], boxed: int) -> None:
    """Example 13. NO-OPAL-6."""
    state = scored(points, share_three=True)
    assert opals(state) == won
    assert state.view(None)["box"]["opal"] == boxed


def test_share_three_is_an_option() -> None:
    """NO-OPAL-6, NO-OPAL-5: the default is the pool."""
    state = game.new(seats=2, opal_tie="share_three")
    assert isinstance(state, Nomads)
    assert state.share_three
    default = game.new(seats=2)
    assert isinstance(default, Nomads)
    assert not default.share_three


def test_example_14_surplus_opals() -> None:
    """Example 14. NO-OPAL-1, NO-OPAL-2: surplus stays; eight or more mean two scorings."""
    given = {"A": "U", "C": "R", "D": "S", "E": "N"}
    faces = dict.fromkeys("BCD", "opal")
    state = position(THREE, given, faces=faces, chart=3, lys="H")
    play(state, "A>")
    assert state.chart == 6  # opals lie on the chart until the turn is over
    settle(state)
    assert state.chart == 2
    twice = scored([5, 2, 1], chart=9)
    assert opals(twice) == [6, 2, 0]
    assert twice.chart == 1


def test_opals_are_shared_out_after_a_write_turn_too() -> None:
    """NO-OPAL-1: after listening or writing; NO-OPAL-3: the card just written counts."""
    state = position(THREE, QUIET, held={0: {"whale": 5}}, chart=4)
    play(state, "whale5")
    assert opals(state) == [3, 0, 0]
    assert state.view(None)["box"]["opal"] == 1


def test_opals_won_earlier_do_not_count_at_an_interim_scoring() -> None:
    """NO-OPAL-3, NO-OPAL-7: they are kept aside, public, and cannot be spent."""
    state = position(THREE, legends={1: {"whale": 2}}, opals={0: 6}, chart=4)
    assert [move for move in legal(state) if move[-1] not in "<>"] == []
    state.end_turn()
    assert opals(state) == [6, 3, 0]
    assert state.view(1)["players"][0]["opals"] == 6


def test_two_stacks_left_end_the_game_before_a_turn() -> None:
    """NO-END-1: three do not."""
    two = {**dict.fromkeys("ABCDEFGH", 0), "A": 3, "B": 1}
    state = position(THREE, QUIET, heights=two, active=1)
    state.active = 0
    state.end_turn()
    assert legal(state) == ["pass"]
    assert why(state, "A>") == "NO-END-1"
    three = position(THREE, QUIET, heights={**two, "C": 1})
    three.end_turn()
    assert "C>" in legal(three)


def test_example_24_end() -> None:
    """Example 24. NO-END-1, NO-END-2, NO-TURN-1: the turn that empties a stack is completed, opals included."""
    heights = {**dict.fromkeys("ABCDEFGH", 0), "A": 9, "B": 9, "C": 1}
    given = {"B": "R", "C": "N", "D": "N"}
    state = position((ULRICH, SIANA, RED, MOON), given, active=2, heights=heights, faces={"C": "opal"}, chart=3)
    decline(play(state, "B>"))
    assert (state.chart, sum(opals(state))) == (0, 4)
    order = []
    while state.actor != OVER:
        order.append(state.actor)
        assert state.view(None)["phase"] == "last"
        play(state, "pass")
    assert order == [3, 0, 1, 2]


def test_example_28_last_writes() -> None:
    """Example 28. NO-END-2, NO-END-3."""
    heights = {**dict.fromkeys("ABCDEFGH", 0), "A": 1}
    state = position(
        (ULRICH, MOON, RED, SIANA),
        QUIET | {"B": "UNR"},
        active=2,
        heights=heights,
        held={3: {"whale": 1}, 0: {"whale": 3}},
        legends={3: {"whale": 3}},
        chart=3,
    )
    state.end_turn()
    assert state.actor == 3
    assert legal(state) == ["whale4", "pass"]
    passed = play(state.clone(), "pass")
    assert legal(passed) == ["whale2", "pass"]
    play(state, "whale4")
    assert state.actor == 0
    assert legal(state) == ["whale2", "whale3", "pass"]
    play(state, "pass")
    for seat in (1, 2):
        assert state.actor == seat
        assert legal(state) == ["pass"]
        play(state, "pass")
    assert state.actor == OVER
    assert state.chart == 3
    assert state.scores() == [-3, 0, 0, 4]


def test_no_interim_scoring_after_the_end() -> None:
    """NO-END-3: opals left on the chart are worth nothing."""
    heights = dict.fromkeys("ABCDEFGH", 0)
    state = position(THREE, QUIET, heights=heights, held={1: {"whale": 2}}, chart=3)
    state.end_turn()
    state.chart = 4
    play(state, "whale2", "pass", "pass")
    assert state.actor == OVER
    assert opals(state) == [0, 0, 0]


def test_the_game_ends_when_nothing_happens_for_long() -> None:
    """NO-END-4: sixty turns in which no tile left a stack and no card was written."""
    state = position(THREE, QUIET, lys="H", heights={"B": 0, "C": 0, "D": 0, "E": 0, "A": 0}, idle=58)
    play(state, "A>", "pass")  # who comes to lie on top finds an empty stack
    assert (state.idle, state.actor, state.view(None)["phase"]) == (59, 1, "main")
    wrote = state.clone()
    wrote.held[9] = 2
    assert play(wrote, "whale2").idle == 0
    play(state, "C>")
    assert told(state, "pass")[-1] == "stall"
    assert (state.idle, state.actor) == (60, 2)
    assert state.view(None)["end"]["reason"] == "stall"
    assert legal(state) == ["pass"]
    assert why(state, "D>") == "NO-END-4"


def test_a_stalled_game_is_announced_in_time() -> None:
    """NO-END-4: ten turns before the end everybody is warned, once."""
    state = position(THREE, QUIET, lys="H", heights={"B": 0, "C": 0, "D": 0, "E": 0, "A": 0}, idle=48)
    assert not state.view(None)["end"]["warned"]
    play(state, "A>")
    assert "stall-warning" not in told(state, "pass")
    play(state, "C>")
    last = events(state, "pass")
    warning = next(event for event in last if event.kind == "stall-warning")
    assert warning.args == {"idle": 50, "left": 10}
    assert state.view(None)["end"]["warned"]


def test_a_tile_taken_starts_the_count_of_idle_turns_again() -> None:
    """NO-END-4."""
    state = position(THREE, {"A": "U", "B": "N"}, lys="H", idle=58)
    settle(play(state, "A>"))
    assert (state.idle, state.actor) == (0, 1)


def test_example_25_final_score() -> None:
    """Example 25. NO-FIN-1."""
    state = position(
        THREE,
        songs={0: 5},
        legends={0: {"whale": 4, "heron": 3, "comet": 2}},
        opals={0: 3},
        held={0: {"mask": 2, "well": 1, "joker": 1}},
    )
    assert state.scores()[0] == 13
    lines = game.presentation.tally(state, 0, None)
    assert [line.points for line in lines] == [5, 4, 2, 3, 3, -4]


def test_example_26_final_tie() -> None:
    """Example 26. NO-FIN-2: most legend cards, then a shared victory; the same order further down."""
    song = {"songs": {0: 4}, "opals": {0: 3, 1: 1}}
    a_three = {"whale": 2, "comet": 2, "mask": 2}
    b_four = {"whale": 3, "comet": 3, "mask": 3, "well": 3}
    state = position(THREE, legends={0: a_three, 1: b_four}, **song)  # type: ignore[arg-type]
    assert state.scores()[:2] == [13, 13]
    assert state.ranks() == [2, 1, 3]
    b_three = {"heron": 4, "lantern": 4, "mountain": 4}
    state = position(THREE, legends={0: a_three, 1: b_three}, **song)  # type: ignore[arg-type]
    assert state.scores()[:2] == [13, 13]
    assert state.ranks() == [1, 1, 3]


def test_held_tiles_and_jokers_cost_a_point_each() -> None:
    """NO-FIN-1, NO-OPAL-3."""
    state = position(THREE, held={0: {"mask": 2, "joker": 1}})
    assert state.scores() == [-3, 0, 0]
    assert tiles(state, 0) == {"mask": 2, "joker": 1}
