"""Without the packages of an extra, whoever needs them is told which extra to install."""

import subprocess
import sys

import pytest

BLOCKED = """
import sys
for name in {packages}: sys.modules[name] = None
try:
    {action}
except ImportError as missing:
    print(missing)
"""
WRITE = "from pathlib import Path; import isolario.arena.dataset as d; d.check_format(Path('{}'))"


@pytest.mark.parametrize(
    ("package", "action", "extra"),
    [
        ("gymnasium", "import isolario.adapters.gymnasium", "learn"),
        ("gymnasium", "import isolario.adapters.vector", "learn"),
        ("pettingzoo", "import isolario.adapters.pettingzoo", "learn"),
        ("pyspiel", "import isolario.adapters.openspiel", "learn"),
        (
            "numpy",
            WRITE.format("x.npz"),
            "data",
        ),
        (
            "pyarrow",
            WRITE.format("x.parquet"),
            "data",
        ),
        ("openskill", "import isolario.arena.ratings as r; r.ratings([])", "arena"),
        ("ray", "import isolario.arena.cluster as c; c.RayCluster()", "ray"),
        ("resvg_py", "import isolario.kernel.picturing as p; p.pixels('<svg/>')", "pictures"),
    ],
)
def test_the_message_names_the_extra(package: str, action: str, extra: str) -> None:
    code = BLOCKED.format(packages=[package, f"{package}.models"], action=action)
    told = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True)
    assert f"isolario[{extra}]" in told.stdout
