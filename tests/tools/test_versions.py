"""Matches between two versions: each in its own process, the same draws from every seat, results that go on."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tools import matches, versions
from tools.matches import Pairing, Player, Results, summary
from tools.versions import Side, Version, match, play, playing_its_best, read

ROOT = Path(__file__).resolve().parent.parent.parent


def version(bot: str) -> Version:
    return Version(bot, str(ROOT / "src"))


def test_two_versions_meet_and_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"

    def played(rounds: int) -> Results:
        *_, last = match("nomads", version("greedy"), version("random"), 2, rounds, 5, {}, path)
        return last

    first = played(1)
    assert sorted(first.games) == [(5, 0), (5, 1)]
    found = summary(first.games.values())
    assert found.games == 2
    assert found.disagreed == 0
    assert found.share == 1.0
    assert found.scores[0] > found.scores[1]
    assert min(found.milliseconds) > 0
    kept = path.read_text("utf-8")
    path.write_text(kept + '{"seed": 6, "se', "utf-8")  # the last run was ended while it wrote
    again = played(2)
    assert path.read_text("utf-8").startswith(kept)
    assert len(again.games) == 4
    assert again.games[(5, 0)].row() == json.loads(kept.splitlines()[1])
    with pytest.raises(SystemExit, match="another match"):
        next(match("nomads", version("greedy"), version("greedy"), 2, 1, 5, {}, path))


def test_games_of_two_commits_go_to_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "FOLDER", tmp_path)
    new, old = (Version(bot, str(ROOT / "src"), commit=commit) for bot, commit in (("greedy", "a1"), ("random", "b2")))
    for rounds in (1, 2):
        *_, last = match("stromboli", new, old, 2, rounds, 5, {})
    ((pairing, found),) = matches.stored()
    assert pairing == Pairing("stromboli", 2, Player("greedy", "a1"), Player("random", "b2"))
    assert [path.name for path in tmp_path.iterdir()] == ["stromboli-2-greedy@a1-v-random@b2.jsonl"]
    assert found.games == 4
    assert found.share == summary(last.games.values()).share


def test_games_side_by_side_are_the_games_one_by_one() -> None:
    def shares(jobs: int) -> dict[tuple[int, int], float | None]:
        *_, last = match("stromboli", version("greedy"), version("random"), 2, 2, 5, {}, None, jobs)
        return {place: one.share for place, one in sorted(last.games.items())}

    assert shares(3) == shares(1)


class Stubborn(Side):
    """A version with other rules: it never sees the last of several choices."""

    def ask(self, do: str, **details: object) -> dict[str, object]:
        answer = super().ask(do, **details)
        if do in ("begin", "apply") and len(answer["legal"]) > 1:
            answer["legal"] = answer["legal"][:-1]
        return answer


def test_versions_that_do_not_agree_do_not_count() -> None:
    sides = [Side(version("random")), Stubborn(version("random"))]
    try:
        one = play(sides, "stromboli", 2, 0, 1, {})
    finally:
        for side in sides:
            side.close()
    assert one.share is None
    results = Results(None, Pairing("stromboli", 2, Player("random", ""), Player("random", "")))
    results.add(one)
    found = summary(results.games.values())
    assert found.disagreed == 1
    assert found.games == 0


def test_the_old_version_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read(["nomads"])
    assert "--old-commit" in capsys.readouterr().err
    assert read(["nomads", "--old-path", "somewhere"]).new == ""


def test_where_no_bot_is_named_the_highest_level_plays(tmp_path: Path) -> None:
    (tmp_path / "isolario" / "bots").mkdir(parents=True)
    rows = "levels = [{ slip = 1 }, { slip = 0 }]"
    more = "levels = [{ slip = 2 }, { slip = 1 }, { slip = 0 }]"
    (tmp_path / "isolario" / "bots" / "levels.toml").write_text(f"[default]\n{rows}\n[nomads]\n{more}\n")
    assert playing_its_best(Version("", str(tmp_path)), "nomads").bot == "level:3"
    assert playing_its_best(Version("", str(tmp_path)), "iquazu").bot == "level:2"
    assert playing_its_best(Version("greedy", str(tmp_path)), "nomads").bot == "greedy"


def test_a_commit_that_two_matches_want_is_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    def compile_slowly(name: str, source: Path, tree: Path) -> None:
        begun.append(name)
        time.sleep(0.2)  # the other one comes meanwhile
        for folder in (source / "src" / "arcipelago" / "kernel", tree):
            folder.mkdir(parents=True)

    monkeypatch.setattr(versions, "FOLDER", tmp_path)
    monkeypatch.setattr(versions, "compile_commit", compile_slowly)
    with ThreadPoolExecutor() as pool:
        first, second = pool.map(versions.built, ["HEAD", "HEAD"])
    assert first == second == (tmp_path / begun[0], "arcipelago")
    assert len(begun) == 1
