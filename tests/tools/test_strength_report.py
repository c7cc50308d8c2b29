"""`make strength` keeps results as long as what made them is the same."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tools import strength

from isolario.bots.levels import Level, levels
from isolario.kernel import Game

ID = "stromboli"
TOLD = {"title": "Stromboli", "rounds": 24, **{part: [] for part in strength.LEVELS_IN}}


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Results of all parts, made with the levels as they are."""
    monkeypatch.setattr(strength, "FOLDER", tmp_path)
    strength.forget_outdated(ID, fresh=False)
    (tmp_path / f"{ID}.json").write_text(json.dumps(TOLD), "utf-8")
    for part in strength.LEVELS_IN:
        (tmp_path / f"{ID}-{part}.jsonl").touch()
    return tmp_path


def parts_left(folder: Path) -> set[str]:
    """The parts of which both the games and what was told of them are still there."""
    told = json.loads((folder / f"{ID}.json").read_text("utf-8"))
    return {part for part in strength.LEVELS_IN if part in told and (folder / f"{ID}-{part}.jsonl").exists()}


def make_stronger(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def other(game: Game) -> tuple[Level, ...]:
        known = list(levels(game))
        known[number - 1] = replace(known[number - 1], simulations=known[number - 1].simulations + 1)
        return tuple(known)

    monkeypatch.setattr(strength, "levels", other)


def test_results_of_the_same_bots_are_kept(kept: Path) -> None:
    strength.forget_outdated(ID, fresh=False)
    assert parts_left(kept) == set(strength.LEVELS_IN)
    assert json.loads((kept / f"{ID}.json").read_text("utf-8"))["rounds"] == 24


@pytest.mark.parametrize(
    ("number", "left"),
    [(1, {"greedy", "strongest", "table", "ladder", "peer", "former"}), (5, {"greedy", "ladder"})],
)
def test_a_new_level_outdates_only_what_it_plays_in(
    kept: Path, monkeypatch: pytest.MonkeyPatch, number: int, left: set[str]
) -> None:
    make_stronger(monkeypatch, number)
    strength.forget_outdated(ID, fresh=False)
    assert parts_left(kept) == left
    assert "rounds" not in json.loads((kept / f"{ID}.json").read_text("utf-8"))


def test_a_fresh_run_forgets_everything(kept: Path) -> None:
    strength.forget_outdated(ID, fresh=True)
    assert parts_left(kept) == set()


def test_the_page_says_what_is_decided_and_what_is_missing() -> None:
    def compared(decided: int) -> dict[str, object]:
        return {"share": 0.875, "interval": [0.78, 0.94], "games": 60, "decided": decided, "elo": 338}

    results = [
        {"title": "Decided", "date": "2026-11-16", "strongest": [compared(1)], "table": [compared(-1)]},
        {"title": "Undecided", "date": "2026-11-16", "strongest": [compared(0)]},
    ]
    page = strength.page(results, {"ours": 50.0, "peer": 100.0}, 2026)
    assert "| Decided | 2026-11-16 | – | 88% (78% – 94%, 60) ✓ | 88% (78% – 94%, 60) ✗ | – | – |" in page
    assert "| Undecided | 2026-11-16 | – | 88% (78% – 94%, 60) open | – | – | – |" in page
    assert "ratio 0.50" in page
