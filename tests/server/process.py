"""A service in a process of its own, with bots in a hurry: to be killed at any moment.

It is forked from a helper process that has everything imported, so that it is up again at once.
"""

import logging
import multiprocessing
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path

from isolario.server.app import create_app
from isolario.server.bot_workers import BotWorkers, load_game
from isolario.server.launch import Server, listen
from isolario.server.stores import open_store
from tests.server.harness import RELAXED, Place, thread_workers

GAMES = (Path(__file__).resolve().parents[2] / "examples" / "kalah.py",)

forking = multiprocessing.get_context("forkserver")
forking.set_forkserver_preload(["tests.server.process"])


def start(port: int, place: Place, real_workers: bool) -> "multiprocessing.context.ForkServerProcess":
    """Returns when it serves."""
    here, there = forking.Pipe(duplex=False)
    process = forking.Process(target=run, args=(port, place, real_workers, there))
    process.start()
    there.close()
    assert here.poll(60), "the service did not come up"
    assert here.recv() == "ready"
    here.close()
    return process


def quiet() -> None:
    """Killed stores and nodes are what this is about; only what should not happen is worth reading."""
    logging.getLogger("isolario.server").setLevel(logging.ERROR)
    logging.getLogger("psycopg.pool").setLevel(logging.ERROR)


def run(port: int, place: Place, real_workers: bool, ready: Connection) -> None:
    settings = replace(RELAXED, **place, port=port, game_files=GAMES, workers=1, bot_delay=0.02, snapshot_every=8)
    quiet()
    for file in settings.game_files:
        load_game(file)
    listening = listen(settings)
    workers: BotWorkers | None = None if real_workers else thread_workers()
    app = create_app(settings, open_store(settings), workers)
    Server(app, settings, lambda: ready.send("ready")).run(sockets=[listening])
