"""`arena`, `review` and `tune` as a person types them, on the tutorial game."""

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import finished, run

__all__ = ["finished"]  # the fixture

ARENA = ("arena", "kalah", "--bots", "random,mcts:20:plain", "--kind", "ladder", "--cores", "1", "--seed", "4")


def test_arena_says_who_is_better_and_remembers(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    results = tmp_path / "results.jsonl"
    words = (*ARENA, "--rounds", "40", "--results", str(results))
    assert run(monkeypatch, *words) == 0
    out = capfd.readouterr().out
    assert "above 50%" in out
    assert "mcts:20:plain" in out
    lines = results.read_text().splitlines()
    assert len(lines) < 81  # decided early
    assert run(monkeypatch, *words) == 0
    assert capfd.readouterr().out == out
    assert results.read_text().splitlines() == lines


def test_arena_gives_json(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, *ARENA, "--rounds", "2", "--no-early", "--json") == 0
    found = json.loads(capfd.readouterr().out)
    assert found["games"] == 4
    assert set(found["ratings"]) == {"random", "mcts:20:plain"}


def test_review_shows_a_graph_and_gives_json(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path, finished: Path
) -> None:
    words = ("review", str(finished), "--simulations", "20", "--cores", "1")
    assert run(monkeypatch, *words, "--lang", "it") == 0
    out = capfd.readouterr().out
    assert "▁" in out or "█" in out
    assert "Meglio" in out
    saved = tmp_path / "review.json"
    assert run(monkeypatch, *words, "--json", "--out", str(saved)) == 0
    found = json.loads(capfd.readouterr().out)
    assert found == json.loads(saved.read_text())
    assert found["reviewed_choices"][0]["best"]["notation"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("arena", "kalah", "--bots", "random"), "at least two"),
        (("arena", "kalah", "--bots", "random,greedy", "--on", "moon"), "cannot be played"),
        (("arena", "kalah", "--bots", "random,level:9"), "no level 9"),
        (("arena", "kalah", "--kind", "cup"), "of kind"),
        (("review", "nothing.txt"), "Cannot read"),
        (("tune", "kalah"), "no weights"),
    ],
)
def test_mistakes_are_told(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], words: tuple[str, ...], message: str
) -> None:
    assert run(monkeypatch, *words) == 2
    assert message in " ".join(capfd.readouterr().err.split())
