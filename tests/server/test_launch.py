"""`isolario serve` as people run it: what is wrong is said, and nothing is overwritten."""

import asyncio
import gc
import os
import signal
import socket
import subprocess
import sys
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from isolario.cli.main import main
from isolario.server.launch import Server
from isolario.server.launch_address import address
from isolario.server.metrics import Metrics
from isolario.server.problems import ServiceProblem
from isolario.server.settings import ServiceSettings, default_data


def test_it_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    words = ["serve", "--no-open", "--port", "0", "--data", str(folder)]
    running = subprocess.Popen(
        [sys.executable, "-m", "isolario.cli.main", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "ISOLARIO_LANG": "it", "COLUMNS": "300"},
    )
    assert running.stdout is not None
    said = running.stdout.readline()
    assert said.startswith("Isolario è su http")
    assert httpx.get(said.split()[-1] + "api/health").json()["status"] == "ok"
    running.send_signal(signal.SIGTERM)
    _, errors = running.communicate(timeout=60)
    assert "Traceback" not in errors
    assert running.returncode in (0, -signal.SIGTERM)
    assert (folder / "tables.sqlite3").stat().st_size > 0
    assert not (folder / "tables.sqlite3-wal").exists(), "closed cleanly"


def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command says when it cannot start; it ends with code 2."""
    monkeypatch.setattr(sys, "argv", ["isolario", "serve", "--no-open", *words])
    with pytest.raises(SystemExit) as ending:
        main()
    assert ending.value.code == 2
    return " ".join(capsys.readouterr().err.split())


def test_a_port_in_use_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refused(monkeypatch, capsys, "--data", str(tmp_path), "--port", port)
    assert port in said
    assert "--port" in said


def test_an_address_that_is_not_ours_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused(monkeypatch, capsys, "--data", str(tmp_path), "--host", "192.0.2.1")
    assert "192.0.2.1" in said
    assert "--host" in said


def test_a_damaged_database_stops_the_start_and_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "tables.sqlite3"
    broken.write_bytes(b"SQLite format 3\x00" + b"\x07" * 9000)
    before = broken.read_bytes()
    said = refused(monkeypatch, capsys, "--data", str(tmp_path), "--port", "0")
    assert "tables.sqlite3" in said
    assert "--data" in said
    assert broken.read_bytes() == before


def test_a_folder_that_cannot_be_used_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "file" in refused(monkeypatch, capsys, "--data", str(tmp_path / "file"), "--port", "0")


def test_a_shared_store_by_the_environment_is_named_without_its_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cases = {"mysql://me:secret@db/x": "postgresql://", "postgresql://me:secret@127.0.0.1:1/x": "--store"}
    for store, said in cases.items():
        monkeypatch.setenv("ISOLARIO_STORE", store)
        told = refused(monkeypatch, capsys, "--data", str(tmp_path), "--port", "0")
        assert said in told
        assert "secret" not in told


def test_a_file_without_a_game_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--data", str(tmp_path), "--port", "0", "--game-file")
    assert "missing.py" in refused(monkeypatch, capsys, *words, str(tmp_path / "missing.py"))
    (tmp_path / "empty.py").write_text("nothing = 1")
    assert "examples/kalah.py" in refused(monkeypatch, capsys, *words, str(tmp_path / "empty.py"))


def test_a_bot_that_cannot_be_made_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--data", str(tmp_path), "--port", "0", "--bots")
    for name in ("no_such_module:Bot", "json:Nothing", "json"):
        assert name in refused(monkeypatch, capsys, *words, name)


def test_problems_are_told_in_both_languages() -> None:
    problem = ServiceProblem("port-in-use", host="127.0.0.1", port=1, address="http://x/")
    assert "is in use already" in problem.say("en")
    assert "è già occupata" in problem.say("it")


def test_the_address_is_one_that_others_can_use() -> None:
    assert address(ServiceSettings(host="127.0.0.1", port=1)) == "http://127.0.0.1:1/"
    assert address(ServiceSettings(host="::1", port=1)) == "http://[::1]:1/"
    assert "0.0.0.0" not in address(ServiceSettings(host="0.0.0.0", port=1))


def test_games_are_kept_in_the_users_own_folder() -> None:
    assert default_data().name == "isolario"


def test_games_kept_under_the_former_name_are_taken_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("isolario.server.settings.user_data_path", lambda name: tmp_path / name)
    (tmp_path / "arcipelago").mkdir()
    (tmp_path / "arcipelago" / "tables.sqlite3").write_bytes(b"tables")
    assert (default_data() / "tables.sqlite3").read_bytes() == b"tables"
    (tmp_path / "arcipelago").mkdir()
    (tmp_path / "arcipelago" / "tables.sqlite3").write_bytes(b"others")
    assert (default_data() / "tables.sqlite3").read_bytes() == b"tables"


class Ring:
    """Refers to itself: only the collector frees it."""

    def __init__(self) -> None:
        self.next = self


def test_what_moves_make_is_put_aside_and_what_requests_leave_behind_is_not(tmp_path: Path) -> None:
    metrics = Metrics()
    app: Any = SimpleNamespace(state=SimpleNamespace(lobby=SimpleNamespace(metrics=metrics)))
    server = Server(app, ServiceSettings(data=tmp_path), lambda: None)

    def after(*counted: str) -> tuple[bool, bool]:
        """Whether garbage has been found then, and whether the rest was put aside."""
        for name in counted:
            metrics.add(name)
        left, frozen = weakref.ref(Ring()), gc.get_freeze_count()
        asyncio.run(server.on_tick(1))
        return left() is None, gc.get_freeze_count() > frozen

    gc.collect()
    gc.disable()
    try:
        assert after("requests_total") == (False, False), "while nobody moves Python looks by itself"
        assert after("moves_total") == (True, True), "the request's is among it"
        assert after("moves_total") == (False, True)
        assert after("bot_moves_total", "sockets_total") == (True, True)
    finally:
        gc.enable()
        gc.unfreeze()
        gc.collect()
