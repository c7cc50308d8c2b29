"""The page of strength is made from the store: the newest commit counts, and nothing is said that was not played."""

from typing import Any

from tools.matches import Pairing, Player, Summary
from tools.strength import age
from tools.strength_page import FORMER, Question, page, picture, verdict

from isolario.arena.intervals import wilson
from isolario.kernel import game

MEASURED: dict[str, Any] = {"date": "2026-11-16", "games": {}, "kalah": {"ours": 50.0, "peer": 100.0}}


def played(new: str, old: str, wins: float, games: int, commit: str = "bbbbbbbbbbbb", former: str = "") -> Any:
    pairing = Pairing("stromboli", 2, Player(new, commit), Player(old, former or commit))
    return pairing, Summary(games, wins / games, wilson(wins, games), (11.0, 12.0), (80.5, 70.0), 0)


def test_a_goal_is_reached_or_missed_only_with_the_whole_interval() -> None:
    assert verdict(wilson(350, 400), 0.8) == "✓"
    assert verdict(wilson(200, 400), 0.8) == "✗"
    assert verdict(wilson(18, 20), 0.8) == "open"


def test_the_newest_commit_that_has_played_counts() -> None:
    known = [
        played("level:5", "greedy", 0, 1, "cccccccccccc"),
        played("level:5", "greedy", 9, 10),
        played("level:5", "greedy", 1, 10, "aaaaaaaaaaaa"),
    ]
    known[0][1].games = 0  # begun, no game has ended
    answer = Question(2, "level:5", "greedy").answer("stromboli", known)
    assert answer is not None
    assert answer[1].share == 0.9
    assert Question(2, "level:5", "greedy", former=True).answer("stromboli", known) is None
    assert Question(4, "level:5", "greedy").answer("stromboli", known) is None


def test_the_page_says_what_is_decided_and_what_is_missing() -> None:
    known = [
        played("greedy", "random", 400, 400),
        played("level:5", "level:5", 232, 400, former=f"{FORMER}00000"),
        played("level:2", "level:1", 304, 400),
        *(played(f"mcts:{2 * less}", f"mcts:{less}", 300, 400) for less in (25, 50, 100, 200)),
    ]
    games = [game("stromboli"), game("nomads")]
    text = page(games, known, MEASURED, "## Conclusions\n\n- Said by hand.")
    assert "- Said by hand." in text
    assert "| Stromboli | bbbbbbb | 100% (99% – 100%, 400) ✓ | – | – | – | – |" in text
    assert "| Stromboli | 2 | bbbbbbb | 58% (53% – 63%, 400) open | 60% | 11 | 12 | 80.5 against 70.0 |" in text
    assert "| Stromboli | 1 |  | – |" in text
    assert "| Stromboli | 2 | +200 (+160 to +240, 400) at bbbbbbb | – |" in text
    assert "| Stromboli | 3 | – | – |" in text
    assert "| 75% (71% – 79%, 400) | +763 |" in text
    assert "| Nomads | – | – | – | – | – | – |" in text
    assert "ratio 0.50" in text
    drawn = picture(games, known)
    assert "Stromboli" in drawn
    assert "Nomads" not in drawn


def test_matches_with_the_former_version_stand_for_every_commit() -> None:
    """A few games of the newest commit do not hide what an older one has played."""
    former = f"{FORMER}00000"
    few, many = (
        played("level:5", "level:5", 1, 2, "cccccccccccc", former=former),
        played("level:5", "level:5", 27, 40, former=former),
    )
    text = page([game("stromboli")], [few, many], MEASURED, "")
    assert text.index("| Stromboli | 2 | ccccccc | 50%") < text.index("| Stromboli | 2 | bbbbbbb | 68%")


def test_games_without_times_say_nothing_about_time() -> None:
    found = played("level:5", "level:5", 27, 40, former=f"{FORMER}00000")
    found[1].milliseconds = (0.0, 0.0)
    text = page([game("stromboli")], [found], MEASURED, "")
    assert "| 68% (52% – 80%, 40) open | 60% | – | – | 80.5 against 70.0 |" in text


def test_every_step_between_levels_names_the_commit_that_played_it() -> None:
    known = [
        played("level:2", "level:1", 304, 400),
        played("level:3", "level:2", 304, 400, "aaaaaaaaaaaa"),
        played("level:2", "level:1", 200, 400, "aaaaaaaaaaaa"),
    ]
    text = page([game("stromboli")], known, MEASURED, "")
    assert "| Stromboli | 2 | +200 (+160 to +240, 400) at bbbbbbb | – |" in text
    assert "| Stromboli | 3 | +200 (+160 to +240, 400) at aaaaaaa | – |" in text


def test_games_of_a_commit_that_is_not_here_count_as_the_oldest() -> None:
    assert age("0" * 40) == 0
    assert age("HEAD") > 0
