"""The tests run twice, interpreted and compiled: this one makes sure that it really is so."""

import os

from isolario.cli.common import compiled


def test_the_package_runs_in_the_mode_that_is_tested() -> None:
    wanted = os.environ.get("ISOLARIO_MODE")
    assert wanted is None or compiled() == (wanted == "compiled")
