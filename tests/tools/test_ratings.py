"""Ratings add up what each level won against the one below."""

import json
from pathlib import Path

import pytest
from tools.ratings import LOWEST, main, scale


def test_steps_add_up_and_who_did_not_meet_has_no_rating() -> None:
    assert scale([1, 2, 3, 4, 5], [0.76, 0.5, 0.76, 0.24]) == [LOWEST, 1200, 1200, 1400, 1200]
    assert scale([2, 3], [0.76]) == [0, LOWEST, 1200, 0, 0]


def test_levels_meet_in_duplicate_and_the_games_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    asked = ["stromboli", "--levels", "1,2", "--rounds", "1", "--cores", "1", "--results", str(path)]
    main(asked)
    said = capsys.readouterr().out
    assert said.startswith(f"ratings = [{LOWEST}, ")
    assert said.endswith("# 2 games for each step\n")
    games = path.read_text("utf-8")
    assert len(games.splitlines()) == 3
    assert json.loads(games.splitlines()[0])
    main(asked)
    assert capsys.readouterr().out == said
    assert path.read_text("utf-8") == games
