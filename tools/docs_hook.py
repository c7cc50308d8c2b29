"""For `make docs`: pages that lie beside the docs folder join the site, and links that lead out of it are turned."""

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("CHANGELOG.md", "CONTRIBUTING.md")
EXAMPLES = ("kalah.py", "language_model.py", "self_play.py", "stdio_bot.py")


def on_files(files: Files, config: Any) -> Files:
    for name in PAGES:
        files.append(File.generated(config, name, content=(ROOT / name).read_text("utf-8")))
    for name in EXAMPLES:
        source = (ROOT / "examples" / name).read_text("utf-8")
        page = f"# {name}\n\n```python\n{source}```\n"
        files.append(File.generated(config, f"examples/{name.removesuffix('.py')}.md", content=page))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    turned = re.sub(r"\]\(\.\./examples/(\w+)\.py\)", r"](examples/\1.md)", markdown)
    turned = re.sub(r"\]\(docs/", "](", turned)
    return turned.replace("](../CONTRIBUTING.md)", "](CONTRIBUTING.md)")
