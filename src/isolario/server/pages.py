"""The built page. Every address that is not the service's belongs to it; it finds its own way from there."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response

from isolario.server.problems import FOLDER, ServiceProblem

STATIC = FOLDER / "static"
FOREVER = "public, max-age=31536000, immutable"
PACKED = frozenset({".css", ".html", ".js", ".svg"})
PACKING = 9
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
    async def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise ServiceProblem("not-found", 404)
        file = built_file(root, path)
        if file is not None:
            # The build names what lies in assets/ by its content.
            return answer(file, request, FOREVER if path.startswith("assets/") else "no-cache")
        if "." in path.rsplit("/", 1)[-1]:
            raise ServiceProblem("not-found", 404)
        index = root / "index.html"
        if not index.is_file():
            return PlainTextResponse(MISSING)
        return answer(index, request, "no-cache")


def built_file(root: Path, path: str) -> Path | None:
    """The file of the build at that address, if there is one."""
    try:
        file = (root / path).resolve()
        return file if path and file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None  # no file can have such a name


def answer(file: Path, request: Request, keeping: str) -> Response:
    """A file of the build, packed where that helps and whoever asks can unpack it."""
    headers = {"cache-control": keeping}
    if file.suffix not in PACKED or "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, headers=headers)
    headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
    media_type = mimetypes.guess_type(file.name)[0]
    return Response(packed(file, file.stat().st_mtime_ns), media_type=media_type, headers=headers)


@lru_cache(maxsize=256)
def packed(file: Path, changed: int) -> bytes:
    """Packed once, and again only after it has `changed`: everybody who comes wants the same twenty files."""
    return gzip.compress(file.read_bytes(), PACKING, mtime=0)
