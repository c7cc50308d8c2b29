"""The built page. Every address that is not the service's belongs to it; it finds its own way from there."""

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, PlainTextResponse, Response

from isolario.server.problems import FOLDER, ServiceProblem

STATIC = FOLDER / "static"
FOREVER = "public, max-age=31536000, immutable"
MISSING = """Isolario is running, but its page has not been built.

Build it with Node 20 or newer:   cd web && npm ci && npm run build
or install the package, which builds it:   pip install .

Isolario è in funzione, ma la pagina non è stata costruita.
Costruiscila con Node 20 o più recente:   cd web && npm ci && npm run build
oppure installa il pacchetto, che la costruisce da sé:   pip install .
"""


def add_to(app: FastAPI, folder: Path = STATIC) -> None:
    root = folder.resolve()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise ServiceProblem("not-found", 404)
        file = built_file(root, path)
        if file is not None:
            # The build names what lies in assets/ by its content.
            return FileResponse(file, headers={"cache-control": FOREVER if path.startswith("assets/") else "no-cache"})
        if "." in path.rsplit("/", 1)[-1]:
            raise ServiceProblem("not-found", 404)
        index = root / "index.html"
        if not index.is_file():
            return PlainTextResponse(MISSING)
        return FileResponse(index, headers={"cache-control": "no-cache"})


def built_file(root: Path, path: str) -> Path | None:
    """The file of the build at that address, if there is one."""
    try:
        file = (root / path).resolve()
        return file if path and file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None  # no file can have such a name
