"""Bots in any language: a line protocol over standard input and output (docs/bot-protocol.md)."""

import json
import os
import selectors
import shlex
import subprocess
import time

from isolario.bots.base import OUTSIDE, Bot
from isolario.kernel import FastLuck, Game, Problem, State

VERSION = 1
PATIENCE = 60.0
"""Seconds an outside bot may take for one answer."""


class OutsideBot(Bot):
    """A bot in a process of its own, which is told what its seat sees and answers with a choice."""

    def __init__(self, command: str, game: Game, patience: float = PATIENCE) -> None:
        self.command = command
        self.name = f"stdio:{command}"
        self.game = game
        self.patience = patience
        self.process: subprocess.Popen[bytes] | None = None
        self.pending = b""

    def choose(self, state: State, luck: FastLuck) -> int:
        if self.process is None:
            self.start(state)
        seat, shown = int(state.actor), self.game.presentation
        legal = [int(action) for action in state.legal()]
        question = {
            "seat": seat,
            "view": state.view(seat),
            "legal": [{"action": action, "notation": shown.notation(state, action)} for action in legal],
            "seed": luck.below(1 << 30),
        }
        self.send("go " + json.dumps(question, separators=(",", ":")))
        word, _, rest = self.receive().partition(" ")
        if word != "play" or not rest.strip().isdigit() or int(rest) not in legal:
            raise self.problem("bot-answer", text=f"{word} {rest}".strip())
        return int(rest)

    def start(self, state: State) -> None:
        """Start the process, greet it, and tell it the game."""
        try:
            self.process = subprocess.Popen(shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError, IndexError):
            raise self.problem("bot-start") from None
        self.send(f"isolario {VERSION}")
        if self.receive() != f"ready {VERSION}":
            raise self.problem("bot-answer", text="no ready")
        about = {"game": self.game.id, "rules": self.game.rules_version, "seats": int(state.seats)}
        self.send("game " + json.dumps(about, separators=(",", ":")))

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
        self.close()
        return Problem(id, bot=self.name, **args)

    def close(self) -> None:
        """Ask the process to leave; if it will not, end it."""
        process, self.process, self.pending = self.process, None, b""
        if process is None:
            return
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


def outside(detail: str, game: Game | None) -> Bot:
    if game is None:
        raise Problem("bot-needs-game")
    return OutsideBot(detail, game)


OUTSIDE["stdio"] = outside
