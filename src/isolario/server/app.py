"""The service as one ASGI application."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from isolario import __version__
from isolario.kernel import Problem
from isolario.server import pages, routes, socket
from isolario.server.bot_workers import BotWorkers
from isolario.server.database import Database
from isolario.server.guard import Guard, error_body
from isolario.server.limits import Buckets
from isolario.server.lobby import Lobby
from isolario.server.messages import socket_schemas
from isolario.server.metrics import Metrics
from isolario.server.problems import ServiceProblem, status_of
from isolario.server.reviews import Reviews
from isolario.server.routes import JsonResponse
from isolario.server.settings import ServiceSettings

logger = logging.getLogger("isolario.server")


def create_app(
    settings: ServiceSettings, database: Database | None = None, workers: BotWorkers | None = None
) -> FastAPI:
    """The application; it opens its own database and starts its own workers unless it is given them."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        opened = database if database is not None else Database(settings.database)
        bots = workers or BotWorkers(settings.workers, settings.bot_limit, settings.game_files)
        lobby = app.state.lobby = Lobby(settings, opened, bots, metrics)
        reviews = app.state.reviews = Reviews(bots)
        bots.warm_up()
        resuming = asyncio.create_task(lobby.resume())
        try:
            yield
        finally:
            resuming.cancel()
            reviews.close()
            if not lobby.closing:
                await lobby.dismiss()
            bots.close()
            await opened.close()

    app = FastAPI(
        title="Isolario",
        version=__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        middleware=[
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
            Middleware(Guard, settings=settings, metrics=metrics),
        ],
    )
    app.state.sockets = Counter()
    app.state.table_limit = Buckets(settings.tables_per_minute / 60, settings.table_burst)
    app.include_router(routes.router)
    app.include_router(socket.router)
    pages.add_to(app)
    add_errors(app, metrics)
    app.openapi = lambda: document(app)  # type: ignore[method-assign]
    return app


def add_errors(app: FastAPI, metrics: Metrics) -> None:
    """Every error has one form, and none shows how the service is made."""

    @app.exception_handler(Problem)
    async def refused(request: Request, problem: Problem) -> JsonResponse:
        return JsonResponse(error_body(problem), status_of(problem))

    @app.exception_handler(RequestValidationError)
    async def misunderstood(request: Request, error: RequestValidationError) -> JsonResponse:
        return JsonResponse(error_body(ServiceProblem("bad-request")), 422)

    @app.exception_handler(HTTPException)
    async def nothing_here(request: Request, error: HTTPException) -> JsonResponse:
        id = {404: "not-found", 405: "method-not-allowed", 413: "too-large"}.get(error.status_code, "bad-request")
        return JsonResponse(error_body(ServiceProblem(id)), error.status_code)

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JsonResponse:
        metrics.add("errors_total")
        return JsonResponse(error_body(ServiceProblem("internal")), 500)


def document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with the messages of the socket among its schemas."""
    if app.openapi_schema is None:
        made = get_openapi(title=app.title, version=app.version, routes=app.routes)
        made["components"]["schemas"].update(socket_schemas())
        app.openapi_schema = made
    return app.openapi_schema
