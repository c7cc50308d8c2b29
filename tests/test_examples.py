"""The examples run as they stand."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"


def load(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    found = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    monkeypatch.setitem(sys.modules, name, module)
    found.loader.exec_module(module)
    return module


def test_a_language_model_plays(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    load("language_model", monkeypatch).main()
    assert "0 answers named no choice" in capsys.readouterr().out


def learned(monkeypatch: pytest.MonkeyPatch, out: Path, *more: str) -> list[dict[str, Any]]:
    """The curve of a few seconds of what takes minutes."""
    sizes = ["--lesson-games", "2", "--games", "3", "--simulations", "3", "--batches", "2", "--hidden", "16"]
    words = [*sizes, "--test-games", "2", "--tests", "2", "--rival", "random", "--out", str(out), *more]
    monkeypatch.setattr("sys.argv", ["self_play.py", *words])
    load("self_play", monkeypatch).main()
    curve: list[dict[str, Any]] = json.loads((out / "curve.json").read_text())
    return curve


@pytest.mark.once
@pytest.mark.parametrize("name", ["kalah", "stromboli"])
def test_a_network_learns_by_playing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str) -> None:
    """It watches, plays, learns, is tested, and leaves its curve and weights; the same again from the same seed."""
    words = ("--game", name, "--lessons", "1", "--rounds", "1")
    curve = learned(monkeypatch, tmp_path / "one", *words)
    assert [(point["round"], point["lessons"]) for point in curve] == [(0, True), (1, True), (2, False)]
    assert (tmp_path / "one" / "curve.svg").read_text().startswith("<svg")
    weights = tmp_path / "one" / "weights.npz"
    learned(monkeypatch, tmp_path / "two", *words)
    assert weights.read_bytes() == (tmp_path / "two" / "weights.npz").read_bytes()
    nothing = ("--game", name, "--lessons", "0", "--rounds", "0", "--weights", str(weights))
    assert len(learned(monkeypatch, tmp_path / "three", *nothing)) == 1
    assert weights.read_bytes() == (tmp_path / "three" / "weights.npz").read_bytes()


def test_its_steps_go_downhill(monkeypatch: pytest.MonkeyPatch) -> None:
    import numpy as np

    module = load("self_play", monkeypatch)
    network, dice = module.Network(module.kalah.game, 96, 1), np.random.default_rng(2)
    seen = dice.random((64, 14), np.float32)
    masks = np.ones((64, 14), bool)
    choices = np.eye(14, dtype=np.float32)[dice.integers(14, size=64)]
    results = dice.choice([-1.0, 1.0], 64).astype(np.float32)
    losses = [network.learn(seen, masks, choices, results, 1e-2) for _ in range(150)]
    assert losses[-1] < 0.3 * losses[0]
