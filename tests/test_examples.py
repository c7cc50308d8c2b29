"""The examples run as they stand."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

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


def test_a_network_learns_from_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A few seconds of what takes minutes: it plays, learns, is tested, and leaves its curve."""
    words = ["--minutes", "0.02", "--games", "4", "--simulations", "4", "--test-games", "2", "--tests", "1"]
    monkeypatch.setattr("sys.argv", ["self_play.py", *words, "--rival", "random", "--out", str(tmp_path)])
    module = load("self_play", monkeypatch)
    module.main()
    curve = json.loads((tmp_path / "curve.json").read_text())
    assert len(curve) == 2
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    assert (tmp_path / "weights.npz").is_file()


def test_its_steps_go_downhill(monkeypatch: pytest.MonkeyPatch) -> None:
    import numpy as np

    module = load("self_play", monkeypatch)
    network, dice = module.Network(module.kalah.game), np.random.default_rng(2)
    seen = dice.random((64, 14), np.float32)
    masks = np.ones((64, 14), bool)
    choices = np.eye(14, dtype=np.float32)[dice.integers(14, size=64)]
    results = dice.choice([-1.0, 1.0], 64).astype(np.float32)
    losses = [network.learn(seen, masks, choices, results, 1e-2) for _ in range(150)]
    assert losses[-1] < 0.3 * losses[0]
