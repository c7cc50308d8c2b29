import pytest

from isolario.kernel import CHANCE, FairLuck, FastLuck, IllegalAction, Match, Problem, ScriptedLuck

from .toys import PEEK, SHOW, WAIT, Secrets, game


def dealt(*cards: int, auto: bool = True) -> Match:
    """A match for that many seats with those cards, no more luck prepared."""
    match = Match(game, len(cards), luck=ScriptedLuck(cards), auto=auto)
    match.luck = FastLuck(1)
    return match


def test_luck_draws_at_its_moment() -> None:
    match = dealt(2, 0)
    assert match.actions == [2, 0]
    assert match.actor == 0


def test_an_illegal_choice_names_the_rule_and_changes_nothing() -> None:
    match = dealt(2, 0)
    before = match.state.dump()
    with pytest.raises(IllegalAction) as refused:
        match.play(7)
    assert refused.value.legal == ["wait", "peek", "show"]
    match.play(WAIT)
    match.play(WAIT)
    match.play(PEEK)
    with pytest.raises(IllegalAction) as refused:
        match.play("wait")
    assert refused.value.rule == "SE-WAIT-1"
    assert "SE-WAIT-1" in str(refused.value)
    assert match.actor == 0
    assert before != match.state.dump()


def test_moves_may_be_written_shortly_but_not_ambiguously() -> None:
    match = dealt(2, 0)
    assert match.read("W") == WAIT
    assert match.read("SHOW") == SHOW
    with pytest.raises(Problem, match="not a move here"):
        match.read("dance")
    with pytest.raises(Problem, match="not a move here"):
        match.read("")


def test_only_the_seat_to_move_may_move() -> None:
    match = dealt(2, 0)
    with pytest.raises(Problem, match="not your turn"):
        match.play(WAIT, seat=1)
    match.play(WAIT, seat=0)
    assert match.actor == 1


def test_forced_choices_are_played_unless_that_would_tell_something() -> None:
    match = dealt(1, 1, 1)
    match.play(SHOW)
    for _ in range(4):
        match.play(WAIT)
    # Seats 1 and 2 have waited twice and must show.
    assert match.over
    assert match.actions[-2:] == [SHOW, SHOW]
    slow = dealt(1, 1)
    for _ in range(3):
        slow.play(WAIT)
    slow.play(WAIT)
    assert slow.actor == 0
    assert slow.state.legal() == [SHOW]


def test_without_luck_the_match_waits_for_the_draw() -> None:
    match = Match(game, 2)
    assert match.actor == CHANCE
    with pytest.raises(Problem, match="drawn first"):
        match.play(0)
    match.draw(1)
    with pytest.raises(IllegalAction):
        match.draw(5)
    match.draw(2)
    assert match.actor == 0


def test_undo_is_free_while_nothing_happened_since() -> None:
    match = dealt(2, 0)
    match.play(WAIT)
    assert match.undo_point(0) == 2
    match.undo(0)
    assert match.actor == 0
    assert match.state.dump()["waits"] == [0, 0]


def test_undo_stops_at_luck_at_others_and_at_what_was_shown() -> None:
    match = dealt(2, 0)
    match.play(PEEK)
    with pytest.raises(Problem, match="drawn since"):
        match.undo(0)
    match = dealt(2, 0)
    match.play(WAIT)
    match.play(WAIT)
    with pytest.raises(Problem, match="else has chosen"):
        match.undo(0)
    match = dealt(2, 0)
    match.play(SHOW)
    with pytest.raises(Problem, match="shown the others"):
        match.undo(0)
    with pytest.raises(Problem, match="nothing of yours"):
        dealt(2, 0).undo(0, consent=True)


def test_undo_with_consent_reaches_further_and_luck_stays_the_same() -> None:
    match = Match(game, 2, luck=FairLuck(b"s"))
    match.play(PEEK)
    rolled = match.actions
    assert match.undo(0, consent=True) == 2
    match.play(PEEK)
    assert match.actions == rolled


def test_no_take_back_chooses_between_draws() -> None:
    """Another way with more or fewer steps, or with draws from another urn, meets the same luck."""
    for seed in range(20):
        rolls = set()
        for way in ((PEEK,), (WAIT, WAIT, PEEK), (WAIT, PEEK)):
            match = Match(game, 3, luck=FairLuck(bytes([seed])), auto=False)
            for action in way:
                match.play(action)
            rolls.add(match.state.dump()["rolls"][0])
            match.undo(match.steps[-2].actor, consent=True)
            match.play(PEEK)
            rolls.add(match.state.dump()["rolls"][0])
        assert len(rolls) == 1


def test_whether_an_undo_is_free_does_not_tell_a_forced_answer_of_others() -> None:
    """Seat 0 of the toy may not be played at once: a forced `show` of it counts as its choice."""
    match = dealt(1, 1, auto=False)
    for action in (WAIT, WAIT, WAIT, WAIT, SHOW):
        match.play(action)
    assert match.steps[-1].forced
    with pytest.raises(Problem, match="else has chosen"):
        match.undo_point(1)


def test_a_fork_is_another_match() -> None:
    match = dealt(2, 0)
    match.play(WAIT)
    match.play(WAIT)
    fork = match.fork(3, luck=FastLuck(9))
    assert fork.actions == match.actions[:3]
    fork.play(PEEK)
    assert len(match.steps) == 4
    with pytest.raises(Problem, match="no position"):
        match.state_at(99)


def test_positions_along_the_way() -> None:
    match = dealt(2, 0)
    match.play(WAIT)
    early = match.state_at(1)
    assert isinstance(early, Secrets)
    assert early.cards == [2]
    assert match.state_at(3).dump() == match.state.dump()


def test_events_tell_each_viewer_only_what_it_may_know() -> None:
    match = dealt(2, 0)
    first = match.steps[0]
    assert [event.args["notation"] for event in match.events(first, 0)] == ["d2"]
    assert [event.args["notation"] for event in match.events(first, 1)] == ["d?"]
    assert [event.args["notation"] for event in match.events(first, None)] == ["d?"]
    assert first.trace == (("dealt", (0, 2, -1, -1)),)
