"""The service as one ASGI application."""

import asyncio
import contextlib
import logging
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
from isolario.server import pages, people_routes, routes, socket
from isolario.server.bot_workers import BotWorkers, Guests, process_workers
from isolario.server.guard import Guard, error_body
from isolario.server.house import House
from isolario.server.housekeeping import Nodes, keep_house
from isolario.server.identity import Cookies
from isolario.server.kept_table import refusal_of
from isolario.server.limits import Budget
from isolario.server.lobby import Lobby
from isolario.server.metrics import Metrics
from isolario.server.problems import ServiceProblem, status_of
from isolario.server.reports import Reports
from isolario.server.requests import JsonResponse
from isolario.server.reviews import Reviews
from isolario.server.settings import ServiceSettings
from isolario.server.socket_messages import socket_schemas
from isolario.server.store import Store, StoreError
from isolario.server.stores import open_store
from isolario.server.turnstile import TooMuchAsked

logger = logging.getLogger("isolario.server")


def create_app(settings: ServiceSettings, store: Store | None = None, workers: BotWorkers | None = None) -> FastAPI:
    """The application; it opens its own store and starts its own workers unless it is given them."""
    metrics = Metrics()
    allowed = ("requests", "handshakes", "messages", "hints", "new_tables", "reports")
    budgets = {name: Budget(getattr(settings, name)) for name in allowed}

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        opened = store if store is not None else open_store(settings)
        await opened.open()
        guests = Guests(settings.game_files, settings.bots)
        bots = workers or process_workers(settings.workers, settings.bot_limit, guests)
        app.state.cookies = Cookies(opened)
        lobby = app.state.lobby = Lobby(House(settings, opened, bots, metrics))
        reports = app.state.reports = Reports(bots)
        reviews = app.state.reviews = Reviews(bots, reports)
        bots.warm_up()
        tasks = [asyncio.create_task(lobby.resume()), asyncio.create_task(keep_house(lobby))]
        if opened.several:
            nodes = Nodes(lobby, budgets)
            tasks += [asyncio.create_task(nodes.listen()), asyncio.create_task(nodes.keep_in_step())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            reviews.close()
            if not lobby.house.closing:
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
            Middleware(Guard, settings=settings, metrics=metrics, budgets=budgets),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
    )
    app.state.sockets = socket.Sockets(settings)
    app.state.messages = budgets["messages"]
    app.state.hints = budgets["hints"]
    app.state.new_tables = budgets["new_tables"]
    app.state.reading = budgets["reports"]
    app.include_router(routes.router)
    app.include_router(people_routes.router)
    app.include_router(socket.router)
    pages.add_to(app)
    add_errors(app)
    app.openapi = lambda: document(app)  # type: ignore[method-assign]
    return app


def add_errors(app: FastAPI) -> None:
    """Every error has one form, and none shows how the service is made."""

    @app.exception_handler(Problem)
    async def refused(request: Request, problem: Problem) -> JsonResponse:
        return JsonResponse(error_body(problem), status_of(problem))

    @app.exception_handler(StoreError)
    async def not_kept(request: Request, error: StoreError) -> JsonResponse:
        problem = refusal_of(error)
        return JsonResponse(error_body(problem), problem.status)

    @app.exception_handler(TooMuchAsked)
    async def too_much(request: Request, error: TooMuchAsked) -> JsonResponse:
        return JsonResponse(error_body(ServiceProblem("too-many-requests")), 429)

    @app.exception_handler(RequestValidationError)
    async def misunderstood(request: Request, error: RequestValidationError) -> JsonResponse:
        return JsonResponse(error_body(ServiceProblem("bad-request")), 422)

    @app.exception_handler(HTTPException)
    async def nothing_here(request: Request, error: HTTPException) -> JsonResponse:
        id = {404: "not-found", 405: "method-not-allowed", 408: "too-slow", 413: "too-large"}.get(
            error.status_code, "bad-request"
        )
        return JsonResponse(error_body(ServiceProblem(id)), error.status_code)


def document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with the messages of the socket among its schemas."""
    if app.openapi_schema is None:
        made = get_openapi(title=app.title, version=app.version, routes=app.routes)
        made["components"]["schemas"].update(socket_schemas())
        app.openapi_schema = made
    return app.openapi_schema
