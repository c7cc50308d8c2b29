"""Bots in any language: a line protocol over standard input and output (docs/bot-protocol.md)."""

import atexit
import json
import os
import selectors
import shlex
import subprocess
import time
from collections.abc import Mapping, Sequence
from typing import Any

from isolario.bots.base import OUTSIDE, Bot, Told
from isolario.kernel import FastLuck, Game, Problem, State

VERSION = 2
PATIENCE = 60.0
"""Seconds an outside bot may take for one answer."""

IDLE: dict[str, list[subprocess.Popen[bytes]]] = {}
"""Programs between two matches, by their command: starting one can take longer than a match."""


class OutsideBot(Bot):
    """A bot in a process of its own, which is told what its seat may know and answers with a choice."""

    listens = True

    def __init__(self, command: str, game: Game, patience: float = PATIENCE) -> None:
        self.command = command
        self.name = f"stdio:{command}"
        self.game = game
        self.patience = patience
        self.process: subprocess.Popen[bytes] | None = None
        self.pending = b""
        self.about: dict[str, Any] = {}
        self.heard: list[tuple[int, str]] = []
        self.told = 0

    def join(self, game: Game, seats: int, seat: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.heard, self.told = [], 0
        self.about = {"seat": seat, "options": dict(options)}

    def observe(self, told: Told) -> None:
        self.heard.append((told.actor, told.notation))

    def choose(self, state: State, luck: FastLuck) -> int:
        if self.process is None:
            self.start(state)
        seat, shown = int(state.actor), self.game.presentation
        legal = [int(action) for action in state.legal()]
        question = {
            "seat": seat,
            "view": state.view(seat),
            "legal": [{"action": action, "notation": shown.notation(state, action)} for action in legal],
            "since": self.heard[self.told :],
            "position": state.dump(),
            "seed": luck.below(1 << 30),
        }
        self.told = len(self.heard)
        self.send("go " + written(question))
        word, _, rest = self.receive().partition(" ")
        if word != "play" or not rest.strip().isdigit() or int(rest) not in legal:
            raise self.problem("bot-answer", text=f"{word} {rest}".strip())
        return int(rest)

    def finish(self, scores: Sequence[int], ranks: Sequence[int]) -> None:
        if self.process is not None:
            self.send("result " + written({"scores": list(scores), "ranks": list(ranks)}))

    def start(self, state: State) -> None:
        """Take a process that waits or start one and greet it; then tell it the game."""
        waiting = IDLE.get(self.command, [])
        while waiting and self.process is None:
            process = waiting.pop()
            self.process = process if process.poll() is None else None
        if self.process is None:
            try:
                self.process = subprocess.Popen(
                    shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            except (OSError, ValueError, IndexError):
                raise self.problem("bot-start") from None
            self.send(f"isolario {VERSION}")
            if self.receive() != f"ready {VERSION}":
                raise self.problem("bot-answer", text="no ready")
        about = {"game": self.game.id, "rules": self.game.rules_version, "seats": int(state.seats), **self.about}
        self.send("game " + written(about))

    def send(self, line: str) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise self.problem("bot-gone") from None

    def receive(self) -> str:
        """The next line that is not a remark (`info …`); a Problem if it does not come in time."""
        assert self.process is not None
        assert self.process.stdout is not None
        until = time.monotonic() + self.patience
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            while True:
                while b"\n" not in self.pending:
                    left = until - time.monotonic()
                    if left <= 0 or not selector.select(left):
                        raise self.problem("bot-silent", seconds=round(self.patience))
                    piece = os.read(self.process.stdout.fileno(), 1 << 16)
                    if not piece:
                        raise self.problem("bot-gone")
                    self.pending += piece
                line, _, self.pending = self.pending.partition(b"\n")
                text = line.decode("utf-8", "replace").strip()
                if text and not text.startswith("info"):
                    return text

    def problem(self, id: str, **args: str | int) -> Problem:
        """What went wrong. The process is not used again."""
        process, self.process = self.process, None
        if process is not None:
            dismiss(process)
        return Problem(id, bot=self.name, **args)

    def close(self) -> None:
        """The match is over: the process waits for the next one."""
        process, self.process, self.pending = self.process, None, b""
        if process is not None:
            IDLE.setdefault(self.command, []).append(process)


def written(message: Mapping[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":"))


def dismiss(process: subprocess.Popen[bytes]) -> None:
    """Ask the process to leave; if it will not, end it."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(b"quit\n")
        process.stdin.close()
    except OSError:
        pass  # it has gone already
    try:
        process.wait(1.0)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    process.stdout.close()


def dismiss_all() -> None:
    """Let every waiting program go."""
    while IDLE:
        for process in IDLE.popitem()[1]:
            dismiss(process)


atexit.register(dismiss_all)


def outside(detail: str, game: Game | None) -> Bot:
    if game is None:
        raise Problem("bot-needs-game")
    return OutsideBot(detail, game)


OUTSIDE["stdio"] = outside
