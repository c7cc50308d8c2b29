"""Bots of other packages sit at tables of the page; one that fails, cheats or never answers does not stop a table."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from isolario.bots import plugins
from tests.server.harness import Service

KALAH = Path(__file__).resolve().parents[2] / "examples" / "kalah.py"
MODULE = """
import time
from isolario.bots import Bot

class Last(Bot):
    def choose(self, state, luck):
        return state.legal()[-1]

class Fails(Bot):
    def choose(self, state, luck):
        raise RuntimeError("no idea")

class Cheats(Bot):
    def choose(self, state, luck):
        return 99

class Hangs(Bot):
    def choose(self, state, luck):
        time.sleep(600)
"""
NAMES = ("cheats", "fails", "hangs", "last")
NAMED = "odd_bots:Last"
"""By its module, as `isolario serve --bots` offers it."""


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """A service on a machine where somebody's package with four bots is installed, and one is named by its module."""
    package = tmp_path / "site"
    about = package / "odd_bots-1.0.dist-info"
    about.mkdir(parents=True)
    (package / "odd_bots.py").write_text(MODULE)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-bots\nVersion: 1.0\n")
    entries = [f"{name} = odd_bots:{name.title()}" for name in NAMES]
    (about / "entry_points.txt").write_text("\n".join(["[isolario.bots]", *entries, ""]))
    sys.path.insert(0, str(package))  # workers are given the same path
    plugins.installed.cache_clear()
    guests = {"game_files": (KALAH,), "bots": (NAMED,)}
    running = Service(tmp_path / "data", real_workers=True, workers=1, bot_limit=4.0, **guests)
    yield running
    running.stop()
    sys.path.remove(str(package))
    plugins.installed.cache_clear()


@pytest.mark.waits
def test_installed_bots_play_and_cannot_stop_a_table(service: Service) -> None:
    me = service.browser()
    offered = next(one for one in me.get("/api/games") if one["id"] == "kalah")["bots"]
    assert offered == [*NAMES, NAMED]
    for name in offered:
        made = me.post("/api/tables", 201, game="kalah", seats=[{"kind": "me"}, {"kind": "bot", "bot": name}])
        page = me.live(made["table"]).opened()
        seat = me.get(f"/api/tables/{made['table']}")["seats"][1]
        assert (seat["name"], seat["level"]) == (name, 0)
        version = page.my_turn()["version"]
        while page.last["legal"]:  # until the other side has to move
            page.play()
        assert page.my_turn()["version"] > version
    for unknown in ("nobody", "odd_bots:Cheats"):  # whoever asks over the network imports nothing
        told = me.post("/api/tables", 400, game="kalah", seats=[{"kind": "me"}, {"kind": "bot", "bot": unknown}])
        assert told["message"]["id"] == "problem-unknown-bot"
