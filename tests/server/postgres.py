"""PostgreSQL for the tests: the machine's own program, with a new cluster on a socket in a temporary folder."""

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg

UNPRIVILEGED = ("postgres", "nobody")
"""It refuses to run as root."""
START_SECONDS = 60
GOES_WITH_US = ["setpriv", "--pdeathsig", "QUIT"] if shutil.which("setpriv") else []
"""Tests that are cut off leave no server behind."""


def installed(name: str) -> str | None:
    """Where a program of the server is. Debian keeps them out of the way."""
    apart = sorted(str(path) for path in Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (apart[-1] if apart else None)


def program(name: str) -> str:
    found = installed(name)
    assert found, "PostgreSQL is not installed: apt-get install postgresql"
    return found


class Postgres:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="isolario-pg-"))
        self.as_user: dict[str, Any] = {"cwd": self.folder}
        if os.geteuid() == 0:
            known = {each.pw_name: each for each in pwd.getpwall()}
            user = next(known[name] for name in UNPRIVILEGED if name in known)
            self.as_user |= {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self.cluster = self.folder / "cluster"
        self.databases = itertools.count()
        words = ["-D", str(self.cluster), "-A", "trust", "-U", "isolario", "-E", "UTF8", "--no-sync"]
        subprocess.run([program("initdb"), *words], check=True, capture_output=True, **self.as_user)
        self.start()

    def start(self) -> None:
        """Returns when it answers; after a crash it has read its journal by then."""
        end = time.monotonic() + START_SECONDS
        self.launch()
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < end, (self.folder / "log").read_text()[-2000:]
                time.sleep(0.02)
            if self.process.poll() is not None:
                self.launch()  # children of the one before held its memory a moment longer than it lived

    def launch(self) -> None:
        settings = ["-c", "listen_addresses=", "-k", str(self.folder), "-c", "max_connections=200"]
        settings += ["-c", "recovery_init_sync_method=syncfs"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*GOES_WITH_US, program("postgres"), "-D", str(self.cluster), *settings],
                stdout=log,
                stderr=log,
                start_new_session=True,
                **self.as_user,
            )

    def address(self, database: str) -> str:
        return f"postgresql://isolario@/{database}?host={self.folder}"

    def new_database(self) -> str:
        name = f"test{next(self.databases)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as made:
            made.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def kill(self) -> None:
        """All of its processes at once, as if the plug were pulled."""
        for pid in [self.process.pid, *children(self.process.pid)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def children(pid: int) -> list[int]:
    return [int(child) for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()]
