"""Compiles the package and the tutorial game together, as a release build does, into a folder of its own.

    python benchmarks/compile.py build/bench

Everything that is compiled must be compiled together to call each other natively, so Kalah, which lives outside
the package, cannot simply be added to an installed wheel.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main(target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "static")
    shutil.copytree(ROOT / "src" / "isolario", target / "isolario", ignore=ignored)
    shutil.copy(ROOT / "examples" / "kalah.py", target)
    command = [sys.executable, str(ROOT / "build_compiled.py"), str(target), "kalah.py"]
    subprocess.run(command, check=True, env={**os.environ, "ISOLARIO_OPT_LEVEL": "2"})


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
