"""Compiles the package and the tutorial game together, as a release build does, into a folder of its own.

    python benchmarks/compile.py build/bench

Everything that is compiled must be compiled together to call each other natively, so Kalah, which lives outside
the package, cannot simply be added to an installed wheel.
"""

import os
import shutil
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def sources(tree: Path) -> list[str]:
    """The files that pyproject.toml names for compilation, and Kalah."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    found = {path for pattern in hook["include"] for path in tree.glob(pattern.removeprefix("/src/"))}
    return [str(path.relative_to(tree)) for path in sorted(found)] + ["kalah.py"]


def compile_tree(target: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    shutil.rmtree(target, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "static")
    shutil.copytree(ROOT / "src" / "isolario", target / "isolario", ignore=ignored)
    shutil.copy(ROOT / "examples" / "kalah.py", target)
    os.chdir(target)
    arguments = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", *sources(target)]
    setup(
        name="isolario-bench",
        packages=[],
        ext_modules=mypycify(arguments, opt_level="3", debug_level="0"),
        script_args=["--quiet", "build_ext", "--inplace"],
    )


if __name__ == "__main__":
    compile_tree(Path(sys.argv[1]).resolve())
