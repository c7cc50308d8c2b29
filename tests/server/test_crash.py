"""The short version of the crash run: see `crash.py`."""

from pathlib import Path

import pytest

from tests.server.crash import run


@pytest.mark.waits
def test_no_acknowledged_move_is_lost_when_the_service_is_killed(tmp_path: Path) -> None:
    assert run(6, tmp_path, seed=1, kills=5) == 5
