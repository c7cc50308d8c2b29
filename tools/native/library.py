"""The translated searches of a room, compiled to a library beside the version they come from.

By g++ or whatever `CXX` names: with clang++ a choice takes about a tenth less time.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from fcntl import LOCK_EX, flock
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
FLAGS = (
    *("-std=c++17", "-march=native", "-shared", "-fPIC", "-fvisibility=hidden", "-w"),
    # The same numbers as in Python: products are rounded before they are added up, whole numbers wrap.
    *("-ffp-contract=off", "-fwrapv"),
)


def compiled_library(sources: Path, package: str, game: str, folder: Path, level: int = 3) -> Path:
    """The library of a room of the package in `sources`, made now if `folder` has none yet."""
    found = folder / f"{game}.so"
    compiler = os.environ.get("CXX", "g++")
    if not found.exists() and shutil.which(compiler) is None:
        raise SystemExit(f"searches in C++ need the compiler {compiler}: install it, or play without --native")
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{game}.lock").open("w") as lock:
        flock(lock, LOCK_EX)  # whoever else wants it waits until it is made
        if not found.exists():
            text = folder / f"{game}.cpp"
            translate = [sys.executable, "-m", "tools.native.room", str(sources), package, game, str(text)]
            subprocess.run(translate, check=True, cwd=FOLDER.parent.parent)
            places = [f"-I{sysconfig.get_path('include')}", f"-I{FOLDER}"]
            made = folder / f"{game}.part"
            subprocess.run([compiler, f"-O{level}", *FLAGS, *places, str(text), "-o", str(made)], check=True)
            made.rename(found)
    return found
