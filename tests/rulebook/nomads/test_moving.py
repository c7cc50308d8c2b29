"""The turn, sowing, Lys, listening and the powers of the adventurers."""

import pytest

from isolario.games.nomads import game
from isolario.kernel import CHANCE

from .position import (
    MOON,
    NOSTROMO,
    RED,
    SIANA,
    ULRICH,
    at,
    decline,
    events,
    legal,
    pile,
    play,
    position,
    settle,
    tiles,
    told,
    why,
)

PLAIN = {"C": "NUSR", "D": "N", "E": "N", "F": "N", "G": "N"}


def test_example_01_plain_sowing() -> None:
    """Example 1. NO-MOVE-1, NO-MOVE-2, NO-MOVE-3, NO-LIS-2: each seat on top takes one tile."""
    state = position((ULRICH, RED, SIANA), PLAIN, faces={"E": "comet", "F": "mask", "G": "well"})
    play(state, "C>", "pass")
    assert [pile(state, space) for space in "CDEFG"] == ["", "NN", "NU", "NS", "NR"]
    assert [tiles(state, seat) for seat in range(3)] == [{"comet": 1}, {"well": 1}, {"mask": 1}]
    assert state.lys == 0


def test_example_02_other_direction_across_the_first_space() -> None:
    """Example 2. NO-MOVE-2, NO-MOVE-3."""
    state = position((ULRICH, RED, SIANA), {"B": "SNU", "A": "", "H": "", "G": ""}, active=2, lys="D")
    play(state, "B<", "pass")
    assert [pile(state, space) for space in "BAHG"] == ["", "S", "N", "U"]


def test_example_03_long_pile_passes_its_origin() -> None:
    """Example 3. NO-MOVE-4, NO-MOVE-5: the origin is not skipped, and a pile may be as high as it gets."""
    state = position((RED, ULRICH), {"A": "NNNNRNNRN"}, lys="D", park=False)
    lifted = state.pile(0)
    play(state, "A>")
    assert [state.pile(space)[0] for space in range(1, 8)] == lifted[:7]
    assert state.pile(0) == [lifted[7]]
    assert state.pile(1) == [lifted[0], lifted[8]]


def test_example_04_exactly_eight_discs_end_where_they_began() -> None:
    """Example 4. NO-MOVE-4, NO-LYS-1."""
    for move in ("F>", "F<"):
        state = position((RED, ULRICH), {"F": "NNNRNNNN"}, lys="F")
        play(state, move)
        assert state.view(None)["phase"] == "jump"
        assert pile(state, "F") == "N"


def test_only_piles_with_an_own_disc_may_be_lifted() -> None:
    """NO-MOVE-1: at any height, both directions."""
    state = position((ULRICH, RED, SIANA), {"A": "UNN", "B": "NN", "C": "RU", "D": "S"})
    assert legal(state) == ["A>", "A<", "C>", "C<"]
    assert why(state, "B>") == "NO-MOVE-1"
    assert why(state, "D<") == "NO-MOVE-1"


def test_example_05_ulrich_drops_two_at_once() -> None:
    """Example 5. NO-POW-1, NO-POW-6."""
    given = {"F": "NUR", "G": "", "H": "", "A": ""}
    state = play(position((ULRICH, RED, SIANA), given, lys="D"), "F>")
    assert legal(state) == ["step1", "step2", "pass"]
    assert why(state, "step3") == "NO-POW-1"
    assert pile(state, "F") == "NUR"
    after = [play(state.clone(), move) for move in ("step2", "step1", "pass")]
    assert [[pile(one, space) for space in "GHA"] for one in after] == [
        ["N", "UR", ""],
        ["NU", "R", ""],
        ["N", "U", "R"],
    ]


def test_ulrich_needs_two_discs_in_hand() -> None:
    """NO-POW-1: a single disc is sown without a question."""
    state = position((ULRICH, RED, SIANA), {"F": "U", "G": ""}, lys="D")
    play(state, "F>")
    assert pile(state, "G") == "U"


def test_the_double_drop_moves_the_last_space_onto_lys() -> None:
    """NO-POW-1, NO-LYS-1: the last disc lands one space earlier."""
    state = position((ULRICH, RED, SIANA), {"F": "NUR"}, lys="H")
    assert told(play(state, "F>"), "step2")[:2] == ["sow", "trigger"]


def test_example_06_siana_skips_a_space() -> None:
    """Example 6. NO-POW-2, NO-POW-6."""
    given = {"D": "NS", "E": "", "F": "", "G": ""}
    state = play(position((SIANA, RED, ULRICH), given, lys="A"), "D>")
    assert legal(state) == ["step1", "step2", "pass"]
    assert why(state, "step3") == "NO-POW-2"
    after = [play(state.clone(), move) for move in ("step1", "step2", "pass")]
    assert [[pile(one, space) for space in "EFG"] for one in after] == [
        ["", "N", "S"],
        ["N", "", "S"],
        ["N", "S", ""],
    ]
    triggered = play(position((SIANA, RED, ULRICH), given, lys="F"), "D>", "step1")
    assert triggered.view(None)["phase"] != "jump"  # a disc on the way does not count, only the last one


def test_siana_may_skip_even_with_a_single_disc() -> None:
    """NO-POW-2: the first space included."""
    state = play(position((SIANA, RED, ULRICH), {"D": "S", "E": "", "F": ""}), "D>")
    assert legal(state) == ["step1", "pass"]
    assert pile(play(state, "step1"), "F") == "S"


def test_in_a_long_sowing_only_that_one_pass_is_skipped() -> None:
    """NO-POW-2: the origin may be skipped too, and a later lap is not."""
    state = play(position((SIANA, RED), {"A": "NNNNSNNNN"}, lys="D"), "A>", "step8")
    assert pile(state, "A") == ""
    assert pile(state, "B") == "NN"  # the eighth disc jumped over the origin onto the first
    assert pile(state, "C")[-1] == "N"


def test_example_07_lys_is_triggered_by_a_foreign_disc() -> None:
    """Example 7. NO-LYS-1, NO-LYS-2, NO-LYS-3, NO-MOVE-6."""
    state = position((ULRICH, RED, SIANA), PLAIN, lys="G", faces={"B": "comet", "G": "well"})
    play(state, "C>", "pass")
    assert state.actor == 0
    assert legal(state) == list("ABCDEFH")
    assert why(state, "G") == "NO-LYS-2"
    play(state, "B")
    assert state.lys == 1
    assert tiles(state, 0) == {"comet": 1}
    assert state.actor == CHANCE
    assert state.view(None)["pending"]["stack"] == 1
    assert tiles(state, 1) == {}  # listening has not begun
    play(state, "mask")
    assert state.face[1] == 2
    assert tiles(state, 1) == {"well": 1}


def test_example_08_lys_without_wanting_a_tile() -> None:
    """Example 8. NO-LYS-2: an empty stack gives nothing, an opal goes onto the chart."""
    state = position((ULRICH, RED, SIANA), PLAIN, lys="G", chart=1, faces={"D": "opal"}, heights={"C": 0})
    play(state, "C>", "pass")
    empty = play(state.clone(), "C")
    assert (tiles(empty, 0), empty.chart, empty.lys) == ({"whale": 1}, 1, 2)  # the whale is from listening
    opal = play(state.clone(), "D")
    assert (tiles(opal, 0), opal.chart) == ({}, 2)
    assert opal.view(None)["pending"]["stack"] == 3


def test_lys_is_triggered_at_an_empty_stack_too() -> None:
    """NO-LYS-1."""
    state = position((ULRICH, RED, SIANA), PLAIN, lys="G", heights={"G": 0})
    play(state, "C>", "pass")
    assert state.view(None)["phase"] == "jump"


def test_example_09_two_tiles_from_one_stack() -> None:
    """Example 9. NO-LYS-3: the uncovered tile may be taken again in the same turn."""
    state = position((ULRICH, RED, SIANA), PLAIN, lys="G", faces={"E": "comet"})
    play(state, "C>", "pass", "E", "mountain")
    assert tiles(state, 0) == {"comet": 1, "mountain": 1}
    assert state.stack_height[at("E")] == 12


def test_lys_triggers_at_most_once_per_move() -> None:
    """NO-LYS-4: not by her own arrival, not by Red's lift, never on a Write turn."""
    state = position((RED, ULRICH, SIANA), {"C": "RN", "D": "", "E": "", "F": "RNN"}, lys="E")
    play(state, "C>", "F")
    settle(state)
    assert state.view(None)["phase"] == "lift"
    play(state, "F^1")
    assert "jump" not in state.view(None)["phase"]
    settle(state)
    assert state.actor == 1
    wrote = position((RED, ULRICH, SIANA), {"C": "R"}, lys="C", held={0: {"whale": 2}})
    play(wrote, "whale2")
    assert (wrote.actor, wrote.lys) == (1, 2)


def test_example_10_listening() -> None:
    """Example 10. NO-LIS-1, NO-LIS-2, NO-LIS-3, NO-LIS-4, NO-LIS-5."""
    given = {"A": "NU", "B": "NS", "C": "NR", "D": "NM", "E": "N", "F": "", "G": "N", "H": "GGFSRMUN"}
    faces = {"A": "comet", "B": "mask", "C": "opal", "D": "well"}
    state = position((ULRICH, RED, SIANA, NOSTROMO), given, faces=faces, lys="F", park=False)
    state.listen()
    assert [tiles(state, seat) for seat in range(4)] == [{"comet": 1}, {}, {"mask": 1}, {}]
    assert state.chart == 1
    assert state.view(None)["box"]["well"] == 1
    assert list(state.stack_height) == [13, 13, 13, 13, 14, 14, 14, 14]


def test_listening_happens_after_a_move_only() -> None:
    """NO-LIS-1, NO-WRI-1."""
    state = position((ULRICH, RED, SIANA), {"A": "U"}, held={0: {"whale": 2}})
    play(state, "whale2")
    assert list(state.stack_height) == [14] * 8
    assert tiles(state, 0) == {}


def test_takings_are_told_from_the_active_seat_clockwise() -> None:
    """NO-LIS-2, NO-LIS-4: sleepers come last, spaces in order within a seat."""
    given = {"A": "M", "B": "S", "C": "U", "D": "R", "E": "U", "F": "S"}
    state = position((ULRICH, RED, SIANA), given, lys="H", active=1)
    told = [event for event in events(play(state, "D>"), "pass") if event.kind in ("take", "burn")]
    assert [(event.args.get("seat"), event.args["space"]) for event in told] == [
        ("#1", "E"),
        ("#2", "B"),
        ("#2", "F"),
        ("#0", "C"),
        (None, "A"),
    ]


def test_an_empty_stack_gives_nothing_and_jokers_are_kept() -> None:
    """NO-LIS-3."""
    given = {"A": "U", "B": "U", "C": "N", "D": "", "E": ""}
    state = position((ULRICH, RED, SIANA), given, heights={"B": 0}, faces={"C": "joker"}, lys="H")
    play(state, "A>")
    assert pile(state, "B") == "UU"
    play(state := position((ULRICH, RED, SIANA), given, faces={"C": "joker"}, lys="H"), "B>")
    assert tiles(state, 0) == {"whale": 1, "joker": 1}


def test_sleepers_send_opals_to_the_chart() -> None:
    """NO-LIS-4, NO-LIS-5: and a Nomad's tile stays."""
    state = position((ULRICH, RED, SIANA), {"A": "U", "C": "M", "D": "N"}, faces={"C": "opal"}, lys="H")
    play(state, "A>")
    assert state.chart == 1
    assert state.stack_height[at("D")] == 14


def test_uncovered_tiles_are_drawn_after_all_takings_in_order() -> None:
    """NO-LIS-6: each stack loses one tile at most; no draw where a stack became empty."""
    given = {"A": "U", "C": "S", "D": "R", "E": "M", "F": "N"}
    state = position((ULRICH, RED, SIANA), given, heights={"D": 1}, lys="H")
    play(state, "A>")
    drawn = []
    while state.actor == CHANCE:
        drawn.append(state.view(None)["pending"]["stack"])
        state.apply(state.legal()[0])
    assert drawn == [at("B"), at("C"), at("E")]
    assert list(state.stack_height) == [14, 13, 13, 0, 13, 14, 14, 14]


def test_a_turn_has_one_main_action_and_no_pass() -> None:
    """NO-TURN-1, NO-TURN-2, NO-TURN-3."""
    state = position((ULRICH, RED, SIANA), {"A": "U", "B": "U", "C": "R"}, held={0: {"whale": 2}})
    assert legal(state) == ["A>", "A<", "B>", "B<", "whale2"]
    assert why(state, "pass") == "NO-TURN-3"
    assert why(state, "step1") == "NO-TURN-2"
    wrote = play(state.clone(), "whale2")
    assert wrote.actor == 1
    moved = settle(play(state.clone(), "B>"))
    assert moved.actor == 1


def test_the_end_check_comes_before_moons_power() -> None:
    """NO-TURN-1, NO-END-1."""
    heights = {**dict.fromkeys("ABCDEFGH", 0), "A": 5, "B": 1, "C": 1}
    state = position((ULRICH, MOON, SIANA), {"A": "NU", "B": "U", "C": "N"}, heights=heights, lys="H")
    play(state, "B>")
    settle(state)
    assert state.stacks_left == 2
    assert state.actor == 1
    assert legal(state) == ["pass"]


def test_example_27_no_way_out_is_needed() -> None:
    """Example 27. NO-TURN-3: two moves are always there."""
    state = position((ULRICH, RED, SIANA), {"C": "UNUN"})
    assert legal(state) == ["C>", "C<"]


def test_red_lifts_after_lys_and_before_listening() -> None:
    """NO-MOVE-6, NO-POW-3."""
    given = {"C": "RN", "D": "", "E": "", "F": "SRN"}
    state = position((RED, ULRICH, SIANA), given, lys="E", faces={"F": "mask", "H": "comet"})
    assert told(state, "C>") == ["sow", "trigger"]
    assert told(state, "H") == ["jump", "take"]
    settle(state)
    assert legal(state) == ["F^1", "pass"]
    assert tiles(state, 0) == {"comet": 1}
    assert told(state, "F^1")[:2] == ["lift", "take"]
    assert pile(state, "F") == "SNR"
    assert tiles(state, 0) == {"comet": 1, "whale": 1, "mask": 1}


@pytest.mark.parametrize(("move", "after"), [("G^1", "NRUR"), ("G^2", "RNUR")])
def test_example_20_red(move: str, after: str) -> None:
    """Example 20. NO-POW-3: any of his discs, in any pile, the others keep their order."""
    state = position((RED, ULRICH, SIANA), {"G": "RNRU"}, phase=12)
    discs = state.pile(at("G"))
    assert legal(state) == ["G^1", "G^2", "pass"]
    play(state, move)
    assert pile(state, "G") == after
    moved = discs.pop(0 if move == "G^1" else 2)
    assert state.pile(at("G")) == [*discs, moved]


def test_example_20_red_disc_on_top_is_no_choice() -> None:
    """Example 20. NO-POW-3."""
    state = position((RED, ULRICH, SIANA), {"G": "RNR"}, phase=12)
    assert legal(state) == ["G^1", "pass"]
    assert why(state, "G^2") == "NO-POW-3"
    assert pile(play(state, "G^1"), "G") == "NRR"
    both = position((RED, ULRICH, SIANA), {"A": "R", "B": "", "D": "NR"}, lys="H")
    assert "lift" not in {event.kind for event in events(both, "A>")}
    assert settle(both).actor == 1


def test_example_21_moon_shifts_lys() -> None:
    """Example 21. NO-POW-4: before moving or writing; nothing is taken, the next move may trigger her."""
    given = {"G": "M", "H": "N", "A": "N", "B": "M"}
    state = position((MOON, RED, SIANA), given, lys="A", phase=8, held={0: {"whale": 2}})
    assert legal(state) == ["lys>", "lys<", "pass"]
    stay = play(state.clone(), "pass")
    assert stay.lys == at("A")
    assert play(state.clone(), "lys>").lys == at("B")
    play(state, "lys<")
    assert state.lys == at("H")
    assert tiles(state, 0) == {"whale": 2}
    assert "whale2" in legal(state)
    assert play(state, "G>").view(None)["phase"] == "jump"


def test_moon_counts_empty_stacks_as_spaces() -> None:
    """NO-POW-4."""
    state = position((MOON, RED, SIANA), {"G": "M"}, lys="A", phase=8, heights={"B": 0})
    assert play(state, "lys>").lys == at("B")


def test_powers_belong_to_the_owner_in_his_own_turn() -> None:
    """NO-POW-4, NO-POW-1: a sleeping Moon shifts nothing; Red does not drop two."""
    state = position((RED, ULRICH, SIANA), {"A": "NRM", "B": "R"}, active=0, lys="H")
    assert state.view(None)["phase"] == "main"
    play(state, "A>")
    assert pile(state, "A") == ""


def test_nostromo_owns_the_frog() -> None:
    """NO-POW-5: it gives the right to lift a pile, and it listens."""
    given = {"A": "GN", "B": "GN", "C": "FN", "D": "", "E": ""}
    state = position((NOSTROMO, RED, SIANA), given, lys="H", faces={"D": "mask"})
    assert legal(state) == ["A>", "A<", "B>", "B<", "C>", "C<"]
    play(state, "C>")
    assert pile(state, "D") == "F"
    assert tiles(state, 0) == {"mask": 1}


def test_the_step_is_named_before_any_disc_is_dropped() -> None:
    """NO-POW-6."""
    state = position((SIANA, RED, ULRICH), {"D": "NSU"}, lys="A")
    assert told(state, "D<") == ["raise"]
    assert pile(state, "D") == "NSU"
    assert state.view(None)["pending"]["discs"] == ["disc:nomad:0", "disc:siana:0", "disc:ulrich:0"]


def test_paths_of_a_long_special_drop_tell_the_laps_apart() -> None:
    state = play(position((SIANA, RED), {"A": "NNNNSNNNN"}, lys="D"), "A>")
    paths = [tuple(game.presentation.path(state, action)) for action in state.legal()]
    assert len(set(paths)) == len(paths) == 10
    assert decline(state).actor == 1
