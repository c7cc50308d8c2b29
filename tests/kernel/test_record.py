import pytest

from isolario.kernel import FairLuck, Match, Problem
from isolario.kernel.game import register
from isolario.kernel.record import Record, play_back, read, verify, write, write_for

from .toys import PEEK, SHOW, WAIT, game

register(game)


def finished() -> Match:
    match = Match(game, 2, luck=FairLuck(b"seed"), names=('Anna "A"', "Bruno\\"))
    for action in (PEEK, WAIT, SHOW, SHOW):
        match.play(action)
    assert match.over
    return match


def changed(old: str, new: str) -> Record:
    text = write(finished()).text()
    assert old in text
    return read(text.replace(old, new, 1))


def problems(record: Record) -> list[str]:
    return [problem.id for problem in verify(record).problems]


def test_a_record_is_readable_and_round_trips() -> None:
    text = write(finished()).text()
    assert text.startswith('[Game "secrets"]\n[Rules "1"]\n')
    assert '[Seat0 "Anna \\"A\\""]' in text
    assert "\n1. * d" in text
    record = read(text)
    assert record.text() == text
    assert record.names == ('Anna "A"', "Bruno\\")
    assert play_back(record).actions == finished().actions


def test_a_true_record_verifies() -> None:
    verdict = verify(write(finished()))
    assert verdict.problems == ()
    assert verdict.over
    assert verdict.draws == 3


def test_verify_says_what_is_wrong_and_where() -> None:
    good = write(finished())
    who, first = good.steps[0]
    false = "d1" if first != "d1" else "d2"
    forged = read(good.text())
    forged.steps[0] = (who, false)
    found = verify(forged).problems
    assert found[0].id in ("wrong-draw", "wrong-result")
    assert "wrong-draw" in problems(forged)
    assert problems(changed('[Result "', '[Result "9')) == ["wrong-result"]
    assert problems(changed(f'[Seed "{b"seed".hex()}"]', '[Seed "00"]')) == ["wrong-commitment"]
    assert problems(changed(f'[Seed "{b"seed".hex()}"]', '[Seed "xy"]')) == ["bad-seed"]
    assert problems(changed(f'[Seed "{b"seed".hex()}"]\n', "")) == ["seed-not-revealed"]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('[Game "secrets"]', '[Game "chess"]', "unknown-game"),
        ('[Rules "1"]', '[Rules "7"]', "other-rules"),
        ("peek", "dance", "record-step"),
        (" 0 peek", " 1 peek", "record-chooser"),
        ("fog=off", "fog=thick", "bad-option"),
        ("fog=off", "mist=on", "unknown-option"),
        ('[Rules "1"]', '[Rules "1"]\n[Components "abc"]', "other-components"),
    ],
)
def test_a_damaged_record_is_explained(old: str, new: str, problem: str) -> None:
    with pytest.raises(Problem) as found:
        play_back(changed(old, new))
    assert found.value.id == problem
    assert len(found.value.say("it")) > 20


def test_unreadable_text_is_refused_with_its_line() -> None:
    for text, problem in (
        ("", "not-a-record"),
        ("hello", "bad-record-line"),
        ('[Game "secrets"]\n', "not-a-record"),
        ('[Game "secrets"\n', "bad-record-line"),
        ('[Game "secrets"]\n[Rules "1"]\n\n2. * d1\n', "record-gap"),
    ):
        with pytest.raises(Problem) as found:
            read(text)
        assert found.value.id == problem


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    record = write(finished())
    record.steps.append((0, "show"))
    with pytest.raises(Problem, match="goes on"):
        play_back(record)


def test_a_truncated_record_is_a_match_in_progress() -> None:
    record = write(finished())
    record.steps = record.steps[:4]
    record.result = ""
    assert not verify(record).over


def test_records_are_redacted_while_the_match_runs() -> None:
    match = Match(game, 2, luck=FairLuck(b"seed"))
    mine = write_for(match, 0).text()
    theirs = write_for(match, 1).text()
    watching = write_for(match, None).text()
    assert mine != theirs
    assert watching.count("d?") == 2
    assert "Seed " not in mine
    assert match.luck is not None
    assert b"seed".hex() not in mine + theirs + watching
    with pytest.raises(Problem, match="parts are hidden"):
        play_back(read(mine))


def test_shares_of_the_players_are_in_the_record_and_checked() -> None:
    match = Match(game, 2, luck=FairLuck(b"seed", ((0, b"ada"), (1, b"bruno"))))
    for action in (PEEK, WAIT):
        match.play(action)
    assert "Share" not in write(match).text(), "shares are told when the match is over"
    for action in (SHOW, SHOW):
        match.play(action)
    text = write(match).text()
    assert '[Luck "2"]' in text
    assert f'[Share1 "{b"bruno".hex()}"]' in text
    assert read(text).text() == text
    assert problems(read(text)) == []
    forged = next(
        found for other in range(100) if (found := problems(read(text.replace(b"bruno".hex(), bytes([other]).hex()))))
    )
    assert set(forged) == {"wrong-draw"}
    assert problems(read(text.replace(b"bruno".hex(), "nonsense"))) == ["bad-seed"]


def test_a_record_from_before_there_were_urns_is_checked_as_it_was_made() -> None:
    match = Match(game, 2, luck=FairLuck(b"seed", scheme=1))
    for action in (PEEK, WAIT, SHOW, SHOW):
        match.play(action)
    text = write(match).text()
    assert "Luck" not in text
    assert problems(read(text)) == []
    with pytest.raises(Problem, match="does not know"):
        read(text.replace("[Seed", '[Luck "9"]\n[Seed'))
