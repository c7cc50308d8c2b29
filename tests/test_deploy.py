"""What `deploy` and the guide for hosts name exists: settings of the environment, counters, files."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from isolario.cli.main import app
from isolario.server.metrics import HELP, TIMES, Metrics
from isolario.server.sqlite_store import SqliteStore

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
GUIDE = ROOT / "docs" / "guides" / "hosts.md"
OF_THE_FILES = {"ISOLARIO_NAME", "ISOLARIO_DB_PASSWORD", "ISOLARIO_COMPILE"}
"""Used between the files themselves, or while the package is built."""
GAUGES = {
    *("tables_in_memory", "screens", "bot_workers", "bot_worker_failures", "bots_waiting", "advice_waiting"),
    *("commits", "store_connections", "store_connections_free", "store_queue", "store_lost"),
}


def settings_by_environment() -> set[str]:
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    names: set[Any] = {option.envvar for option in serve.params if option.envvar}
    return {name if isinstance(name, str) else name[0] for name in names}


@pytest.mark.parametrize("file", [*(f for f in DEPLOY.rglob("*") if f.is_file()), GUIDE], ids=lambda file: file.name)
def test_every_setting_and_counter_that_is_named_exists(file: Path) -> None:
    text = file.read_text("utf-8")
    assert set(re.findall(r"ISOLARIO_[A-Z_]+", text)) <= settings_by_environment() | OF_THE_FILES
    named = {name for name in re.findall(r"\bisolario_([a-z_]+)", text) if name not in ("before_restore", "node")}
    timed = {f"{name}{ending}" for name in TIMES for ending in ("", "_bucket")}
    assert named <= set(HELP) | timed | GAUGES


def test_every_counter_is_told(tmp_path: Path) -> None:
    metrics = Metrics()
    metrics.observe("move_seconds", 0.02)
    metrics.observe("move_seconds", 20.0)
    told = metrics.text({"screens": 2.0})
    assert 'isolario_move_seconds_bucket{le="0.01"} 0' in told
    assert 'isolario_move_seconds_bucket{le="0.025"} 1' in told
    assert 'isolario_move_seconds_bucket{le="+Inf"} 2' in told
    assert "isolario_move_seconds_count 2" in told
    assert "isolario_screens 2" in told
    store = SqliteStore(tmp_path / "x.sqlite3")
    assert set(store.figures()) <= GAUGES | {"commits_requested"}
    asyncio.run(store.close())


def test_the_files_can_be_read() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    assert {"postgres", "node", "proxy"} <= set(compose["services"])
    for service in compose["services"].values():
        for mounted in service.get("volumes", ()):
            source = mounted.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file(), mounted
    yaml.safe_load((DEPLOY / "prometheus.yml").read_text("utf-8"))
    dashboard = json.loads((DEPLOY / "grafana" / "isolario.json").read_text("utf-8"))
    assert all(panel["targets"] for panel in dashboard["panels"])
    listed = re.findall(r"`([\w./]+)`", (DEPLOY / "README.md").read_text("utf-8"))
    assert all((DEPLOY / name).is_file() for name in listed)
