"""What the pages say: their commands exist, the site has no broken link. Their Python runs in `make fresh`."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from isolario.cli.main import app

ROOT = Path(__file__).resolve().parent.parent
COMMAND = re.compile(r"\bisolario ([a-z]+)")


def test_every_command_named_in_the_docs_exists() -> None:
    known = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
    for page in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")):
        for block in re.findall(r"^```sh\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL):
            assert set(COMMAND.findall(block)) <= known, page


@pytest.mark.once
def test_the_site_is_built_without_a_broken_link(tmp_path: Path) -> None:
    words = ["-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "isolario.kernel.state.State" in (tmp_path / "reference" / "kernel.html").read_text("utf-8")
