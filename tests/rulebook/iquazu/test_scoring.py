"""Scoring sequences, supplies, the end."""

from isolario.games.iquazu import game
from isolario.games.iquazu.rules import Iquazu
from isolario.games.iquazu.scoring import row_winner
from isolario.kernel import CHANCE, OVER, Match
from isolario.kernel.presentation import Move

from .position import A, B, C, D, column, drops_of, hand, hand_counts, phase, play, position, tiles_of, told, written

DARK = ("points2", "points3", "points4", "points5", "points2")
LIGHT = ("points1", "points2", "points3", "draw2", "draw3")


def filled_by_drop(**given: object) -> Iquazu:
    """A's drop fills the last crevice of the first column."""
    return play(position(water=A, **given), "draw", "end")  # type: ignore[arg-type]


def winner_of_row(row: int, frame: int = 1, **gems: list[str]) -> int:
    seats = {"A": A, "B": B, "C": C, "D": D}
    state = position(frame=frame, gems={seats[name]: places for name, places in gems.items()})
    return int(row_winner(state.gems, 4, row - 1, frame, min(frame + 4, 11)))


def test_example_07_the_scoring_of_the_book() -> None:
    """Example 7; IQ-SCORE-1, IQ-SCORE-2, IQ-SCORE-3, IQ-SCORE-4, IQ-SCORE-5, IQ-SCORE-6: rock points
    downwards, tiles sideways.

    IQ-SCORE-2 (red before yellow), IQ-SCORE-3 (purple nothing), IQ-SCORE-4 (rows 3 and 4), IQ-SCORE-5 (rows 1
    and 5), IQ-SCORE-6 (row 2).
    """
    green, yellow, red, purple = A, B, C, D
    gems = {green: ["1:6", "1:7", "3:9"], yellow: ["1:5", "2:0"], red: ["1:8", "2:1", "3:8"], purple: ["4:0"]}
    state = position(gems=gems, drops=column(1, range(5)), hands={green: "B1"}, tiles=LIGHT)
    play(state, "1:9")
    assert state.scores() == [8, 2, 5, 0]
    row_tiles = [tile for tile in state.view(None)["tiles"] if tile["column"] == 6]
    assert [tile["owner"] for tile in row_tiles] == [purple, None, yellow, green, green]
    assert row_tiles[1]["at"] == "removed"


def test_example_07_told() -> None:
    """IQ-SCORE-1: the story follows the order of the rules, the same for everybody."""
    state = position(gems={A: ["1:8"]}, drops=column(1, range(8)), hands={A: "B1"}, tiles=LIGHT)
    kinds = [event.kind for event in told(state, "1:9", B)]
    assert kinds == ["gem", "full", "rock", *["tile-lost"] * 4, "tile-won", "frame"]
    own = told(state, "1:9", A)
    assert told(state, "1:9", B)[1:] == own[1:]
    assert own[0].moves[0] == Move("token:blue", "hand:blue", "discards")
    assert told(state, "1:9", B)[0].moves[0] == Move("token:blue", "seat:0", "discards")


def test_example_08_everybody_tied() -> None:
    """Example 8; IQ-SCORE-2: the lower lowest gem decides, points are never shared."""
    gems = {A: ["1:0", "1:9"], B: ["1:1", "1:8"], C: ["1:2", "1:7"], D: ["1:3", "1:6"]}
    assert filled_by_drop(gems=gems, drops=["1:4"]).scores() == [8, 5, 2, 0]


def test_example_09_two_players() -> None:
    """Example 9; IQ-SCORE-3, IQ-NUM-1: one paid place."""
    gems = {A: column(1, range(4)), B: column(1, range(5, 10))}
    state = play(position(seats=2, water=B, hands={A: "W1"}, gems=gems), "1:4")
    assert state.scores() == [0, 5]


def test_example_09_three_players() -> None:
    """Example 9; IQ-SCORE-3, IQ-NUM-1: two paid places; values without a taker lapse."""
    state = filled_by_drop(seats=3, gems={A: ["1:8", "1:9"], B: ["1:7"]}, drops=column(1, range(6)))
    assert state.scores() == [8, 4, 0]
    assert filled_by_drop(seats=3, gems={A: ["1:8"]}, drops=["1:9", *column(1, range(7))]).scores() == [8, 0, 0]
    assert filled_by_drop(seats=3, drops=column(1, range(9))).scores() == [0, 0, 0]


def test_number_of_players_changes_only_points_and_hands() -> None:
    """IQ-NUM-1: same wall, same tiles, same cards."""
    views = [position(seats=seats).view(None) for seats in (2, 3, 4)]
    walls = [[[spot["colour"] for spot in each["crevices"]] for each in view["columns"]] for view in views]
    assert walls[0] == walls[1] == walls[2]
    assert [view["columns"][10]["points"] for view in views] == [[12], [15, 9], [15, 10, 5]]
    assert [view["pile"] for view in views] == [60, 60, 60]


def test_example_10_row_majority() -> None:
    """Example 10; IQ-SCORE-4, IQ-SCORE-5: more gems, then further right, then lower."""
    assert winner_of_row(1, A=["1:0", "1:1"], B=["5:1"]) == A
    assert winner_of_row(1, A=["4:0"], B=["3:1"]) == A
    assert winner_of_row(1, A=["2:0", "5:1"], B=["3:1", "5:0"]) == A
    assert winner_of_row(1, A=["2:2"]) == -1  # IQ-SCORE-6: a gem in row 2 is none in row 1


def test_example_11_scored_gems_do_not_count() -> None:
    """Example 11; IQ-SCORE-4: only the window counts."""
    gems = {A: ["1:2", "2:2", "2:3"], B: ["6:3"]}
    state = filled_by_drop(frame=3, gems=gems, drops=column(3, range(9)), tiles=LIGHT)
    assert "points2" in tiles_of(state, B)
    assert state.view(None)["tiles"][11]["owner"] == B


def test_example_12_water_box_holder_completes_with_a_gem() -> None:
    """Example 12; IQ-NEXT-1, IQ-NEXT-3, IQ-NEXT-5: no drop, the water box goes on counter-clockwise."""
    state = position(turn=D, water=D, hands={D: "B1"}, drops=column(1, range(9)))
    play(state, "1:9")
    view = state.view(None)
    assert (view["frame"], view["water"]) == (2, C)
    assert {tile["column"] for tile in view["tiles"] if tile["at"] == "open"} == {7}
    play(state, "end")
    assert drops_of(state) == column(1, range(9))
    assert state.actor == A


def test_example_13_receiving_the_water_box() -> None:
    """Example 13; IQ-NEXT-5: who receives it in this turn drops only in the next one."""
    state = position(turn=C, water=D, hands={C: "B1"}, drops=column(1, range(9)))
    play(state, "1:9")
    assert state.view(None)["water"] == C
    play(state, "end")
    assert state.actor == D
    for _ in range(3):
        play(state, "draw", "end")
    assert drops_of(state) == column(1, range(9))
    play(state, "draw", "end")
    assert drops_of(state) == [*column(1, range(9)), "2:0"]


def test_example_13_two_players() -> None:
    """Example 13; IQ-NUM-2: the water box changes hands at every sequence."""
    state = position(seats=2, water=B, hands={A: "B1"}, drops=column(1, range(9)))
    play(state, "1:9")
    assert state.view(None)["water"] == A
    play(state, "end", "draw", "end")
    assert len(drops_of(state)) == 9
    play(state, "draw", "end")
    assert drops_of(state)[-1] == "2:0"


def test_example_14_completed_by_a_drop_then_double_turn() -> None:
    """Example 14; IQ-NEXT-4, IQ-NEXT-5, IQ-TURN-4: back in the action step, no second drop."""
    state = position(seats=2, water=A, hands={A: "W3 B3 O3"}, drops=column(1, range(9)), held={A: ["double"]})
    play(state, "draw", "end")
    view = state.view(None)
    assert (view["frame"], view["water"], view["phase"]) == (2, B, "after")
    play(state, "double")
    assert "2:0" in written(state)
    assert state.view(None)["columns"][1]["cost"] == 1
    play(state, "2:1")
    if phase(state) == "payment":
        play(state, written(state)[0])
    play(state, "end")
    while phase(state) == "limit":
        play(state, written(state)[0])
    assert state.actor == B
    assert drops_of(state) == column(1)


def test_example_15_chain() -> None:
    """Example 15; IQ-NEXT-2, IQ-NEXT-3: three columns in one sequence, the water box moves once."""
    state = position(
        hands={A: "B1"},
        drops=[*column(1, range(9)), *column(2), *column(3)],
        gems={B: ["7:0"]},
        tiles=LIGHT,
    )
    play(state, "1:9")
    view = state.view(None)
    assert (view["frame"], view["water"]) == (4, C)
    assert {tile["column"] for tile in view["tiles"] if tile["at"] == "open"} == {9}
    owners = {tile["id"]: tile["owner"] for tile in view["tiles"]}
    # A's gem counts in the first window only, B's only in the third.
    assert [owners["tile:6:5"], owners["tile:7:5"]] == [A, None]
    assert [owners["tile:6:1"], owners["tile:7:1"], owners["tile:8:1"]] == [None, None, B]
    assert state.scores() == [8, 0, 0, 0]


def test_example_15_told() -> None:
    """IQ-NEXT-2: whoever reads the story knows why the next column counts at once."""
    match = Match(game, 4)
    match.state = position(hands={A: "B1"}, drops=[*column(1, range(9)), *column(2)], tiles=LIGHT)
    match.record_step(match.read("1:9"), match.state.legal())
    while match.state.actor == CHANCE:
        match.record_step(match.state.legal()[0], match.state.legal())
    events = [event for step in match.steps for event in match.events(step, B) if event.kind == "full"]
    assert [event.elements[0] for event in events] == ["column:1", "column:2"]
    assert [game.texts("en")(event.phrase) for event in events] == [
        "Column 1 is full and is scored.",
        "Column 2 is full as well and is scored at once.",
    ]


def test_example_16_two_sequences_in_one_turn() -> None:
    """Example 16; IQ-NEXT-6: the water box moves at each of them."""
    state = position(
        seats=3,
        water=C,
        hands={A: "W1 B1"},
        drops=[*column(1, range(9)), *column(2, range(9))],
        held={A: ["double"]},
    )
    play(state, "1:9")
    assert state.view(None)["water"] == B
    play(state, "double", "2:9")
    assert state.view(None)["water"] == A
    play(state, "end")
    assert state.view(None)["frame"] == 3
    assert not [place for place in drops_of(state) if place.startswith("3:")]
    assert state.actor == B


def test_example_17_tile_used_when_just_won() -> None:
    """Example 17; IQ-TILE-1, IQ-NEXT-4: a tile may be used in the turn in which it was won."""
    state = position(
        hands={A: "W1"},
        drops=["1:0", "1:1", *column(1, range(3, 10))],
        tiles=("points1", "draw4", "points2", "points2", "points3"),
    )
    play(state, "1:2")
    assert "+4" in written(state)
    play(state, "+4", "end")
    assert sum(hand_counts(state, A)) == 4
    assert state.actor == B


def test_limit_after_a_sequence() -> None:
    """IQ-NEXT-6: after END come the hand limit and the next seat."""
    state = position(hands={A: "W12 B2"}, drops=column(1, range(9)))
    play(state, "1:9", "B", "end")
    assert phase(state) == "limit"
    play(state, "-W")
    assert state.actor == B


def test_example_21_gems_run_out() -> None:
    """Example 21; IQ-SUP-1, IQ-SUP-2: with 34 gems in unscored columns no PLACE, until a column is scored."""
    mine = [*column(1, range(4, 10)), *column(2), *column(3), *column(4, range(8))]
    state = position(hands={A: "W5 B5 O5"}, gems={A: mine}, drops=column(1, range(3)), water=D)
    assert len(mine) == 34
    assert written(state) == ["draw"]
    assert game.presentation.reason(state, 6 + 38).rule == "IQ-SUP-2"
    assert state.view(None)["gems_left"][A] == 0
    for _ in range(4):
        play(state, "draw", "end")
        while phase(state) == "limit":
            play(state, written(state)[0])
    assert state.view(None)["frame"] == 4
    assert state.view(None)["gems_left"][A] == 34 - 8
    while state.actor != A or phase(state) != "action":
        play(state, written(state)[0])
    assert any(":" in text for text in written(state))


def test_drops_never_run_out() -> None:
    """IQ-SUP-3: only the first column holds unscored drops, wherever the frame is."""
    state = position(water=A, drops=[*column(1, range(9))])
    play(state, "draw", "end")
    unscored = [place for place in drops_of(state) if int(place.split(":")[0]) >= state.frame]
    assert unscored == []


def end_of_example_23(**given: object) -> Iquazu:
    state = position(
        frame=9,
        water=A,
        drops=column(9, range(9)),
        gems={A: ["10:2", "10:7"], B: ["10:1", "10:4"], C: ["10:9"], D: ["11:0"]},
        tiles=DARK,
        **given,  # type: ignore[arg-type]
    )
    return play(state, "draw", "end")


def test_example_23_end() -> None:
    """Example 23; IQ-END-1, IQ-END-2, IQ-END-3: column 9, then 10 and 11 as they are, then the points tiles."""
    state = end_of_example_23()
    assert state.actor == OVER
    assert [tile["owner"] for tile in state.view(None)["tiles"] if tile["column"] == 14] == [D, A, B, A, C]
    assert state.scores() == [22, 13, 7, 17]
    assert state.ranks() == [1, 3, 4, 2]


def test_example_23_no_discards_at_the_end() -> None:
    """Example 23; IQ-END-1, IQ-END-3, IQ-END-4: nothing follows; cards and other tiles are worth nothing, hands
    stay secret."""
    state = end_of_example_23(hands={A: "W14", B: "B5"}, held={A: ["double", "draw4"]})
    assert state.actor == OVER
    assert sum(hand_counts(state, A)) == 18
    assert state.scores() == [22, 13, 7, 17]
    assert state.view(A)["hand_sizes"] == [18, 5, 0, 0]
    other = state.clone()
    other.hands[B] = other.hands[B] - 256 + 1  # a blue card of B becomes a white one
    assert state.view(A) == other.view(A)


def test_example_23_explained() -> None:
    """IQ-END-3: the tally adds up to the score."""
    state = end_of_example_23()
    for seat in range(4):
        assert sum(line.points for line in game.presentation.tally(state, seat, None)) == state.scores()[seat]
    lines = game.presentation.tally(state, A, None)
    assert [line.points for line in lines] == [14, 8]
    assert lines[0].elements == ("crevice:10:2", "crevice:10:7", "gem:10:2", "gem:10:7")
    assert lines[1].elements == ("tile:14:2", "tile:14:4")


def test_example_24_chain_into_the_end() -> None:
    """Example 24; IQ-NEXT-2, IQ-END-1: columns 8 and 9, then the end; the water box does not move."""
    state = position(frame=8, turn=A, water=D, hands={A: "W1"}, drops=[*column(8, range(9)), *column(9)], tiles=DARK)
    play(state, "8:9")
    assert state.actor == OVER
    assert state.view(None)["water"] == D
    assert state.view(None)["frame"] == 9
    assert [tile for tile in state.view(None)["tiles"] if tile["at"] in ("open", "down")] == []


def test_example_25_shared_victory() -> None:
    """Example 25; IQ-END-4: seats with equal scores win together."""
    state = position(seats=3, frame=9, water=A, drops=column(9, range(9)), tiles=DARK, points=[71, 71, 60])
    play(state, "draw", "end")
    assert state.scores() == [71, 71, 60]
    assert state.ranks() == [1, 1, 3]


def test_example_28_full_column_further_right() -> None:
    """Example 28; IQ-SCORE-1: it waits until it is the first."""
    state = position(hands={A: "W2"}, drops=column(2, range(9)))
    play(state, "2:9")
    view = state.view(None)
    assert (view["frame"], view["water"], state.scores()) == (1, D, [0, 0, 0, 0])


def test_example_29_past_eighty() -> None:
    """Example 29; IQ-SUP-4: the score has no end."""
    state = position(seats=2, water=B, hands={A: "B1"}, drops=column(1, range(9)), points=[78, 0])
    assert play(state, "1:9").scores() == [83, 0]


def test_example_31_no_drop_after_receiving_the_box() -> None:
    """Example 31; IQ-NEXT-5: not even after a double turn; the next own turn ends with the drop."""
    state = position(water=B, hands={A: "B1"}, drops=column(1, range(9)), held={A: ["double"]})
    play(state, "1:9", "double", "draw", "end")
    assert state.view(None)["water"] == A
    assert drops_of(state) == column(1, range(9))
    assert state.actor == B
    for _ in range(4):
        play(state, "draw", "end")
    assert drops_of(state)[-1] == "2:0"


def test_the_frame_moves_and_tiles_come_up() -> None:
    """IQ-NEXT-1: f grows by one and five tiles of column f + 5 are drawn from the pool of their back."""
    state = position(frame=7, turn=B, water=D, hands={B: "B1"}, drops=column(7, range(9)), tiles=LIGHT)
    state.apply(state.legal()[written(state).index("7:9")])
    assert (state.frame, phase(state)) == (8, "turn_up")
    assert dict(
        zip([game.presentation.notation(state, kind) for kind in state.legal()], state.weights(), strict=True)
    ) == {
        "points2": 2,
        "points3": 3,
        "points4": 3,
        "points5": 2,
    }


def test_a_hand_is_kept_through_a_sequence() -> None:
    """IQ-TURN-4: a turn with a sequence goes on with the same seat and its cards."""
    state = position(hands={A: "W2 B1"}, drops=column(1, range(9)), tiles=LIGHT)
    play(state, "1:9", "B")
    assert state.actor == A
    assert hand(state, A) == "W2"
