"""Runs every Python block of README.md and docs, page by page, as a reader would: copied from top to bottom.

    python tools/run_docs.py                  all pages
    python tools/run_docs.py docs/bots.md     one of them

The blocks of a page share their names. They run in a process of their own, in an empty folder, with the examples where
Python finds them; so with only a wheel installed, this shows that what the pages say works.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def pages() -> list[Path]:
    """The pages that have Python in them."""
    found = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [page for page in found if BLOCK.search(page.read_text("utf-8"))]


def run(page: Path) -> str:
    """What goes wrong on a page; empty if everything works."""
    blocks = BLOCK.findall(page.read_text("utf-8"))
    place = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "examples"), os.environ.get("PYTHONPATH", "")])}
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "page.py"
        script.write_text("\n".join(blocks), "utf-8")
        done = subprocess.run([sys.executable, str(script)], cwd=folder, env=place, capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def main() -> None:
    chosen = [Path(name).resolve() for name in sys.argv[1:]] or pages()
    failed = 0
    for page in chosen:
        problem = run(page)
        print(f"{'fails' if problem else 'runs '}  {page.relative_to(ROOT)}")
        if problem:
            print(problem)
            failed += 1
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
