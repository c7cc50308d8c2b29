"""Speed before and after: every version measures itself, and the noise of a run is told."""

from importlib import import_module

import pytest
from benchmarks.before_after import KINDS, best, measured

from isolario import kernel


def test_a_version_measures_itself() -> None:
    found = measured(kernel, import_module("isolario.kernel.playout"), kernel.game("stromboli").new(2), 0.001)
    assert tuple(found) == KINDS
    assert min(found.values()) > 0


def test_what_differs_within_one_side_is_noise() -> None:
    rounds = [{"nomads 2": {"moves": rate}} for rate in (90.0, 100.0, 80.0)]
    fastest, noise = best(rounds, "nomads 2", "moves")
    assert fastest == 100.0
    assert noise == pytest.approx(0.1)
