"""The translated searches of a room, compiled to a library beside the version they come from."""

import shutil
import subprocess
import sys
import sysconfig
from fcntl import LOCK_EX, flock
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
FLAGS = (
    *("-std=c++17", "-march=native", "-shared", "-fPIC", "-w"),
    # The same numbers as in Python: products are rounded before they are added up, whole numbers wrap.
    *("-ffp-contract=off", "-fwrapv", "-fno-strict-aliasing"),
)


def compiled_library(sources: Path, package: str, game: str, folder: Path, level: int = 3) -> Path:
    """The library of a room of the package in `sources`, made now if `folder` has none yet."""
    found = folder / f"{game}.so"
    if not found.exists() and shutil.which("g++") is None:
        raise SystemExit("searches in C++ need the compiler g++: install it, or play without --native")
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{game}.lock").open("w") as lock:
        flock(lock, LOCK_EX)  # whoever else wants it waits until it is made
        if not found.exists():
            text = folder / f"{game}.cpp"
            translate = [sys.executable, "-m", "tools.native.room", str(sources), package, game, str(text)]
            subprocess.run(translate, check=True, cwd=FOLDER.parent.parent)
            places = [f"-I{sysconfig.get_path('include')}", f"-I{FOLDER}"]
            made = folder / f"{game}.part"
            compiler = ["g++", f"-O{level}", *FLAGS, *places, str(text), "-o", str(made)]
            subprocess.run(compiler, check=True)
            made.rename(found)
    return found
