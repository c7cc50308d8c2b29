"""One side of `versions.py`: plays for one installed version of the package, in a process and environment of its own.

    python tools/version_player.py PACKAGE [FOLDER]

Reads a JSON object per line and answers each with one. It needs nothing but the package it is told to import, under
whatever name that version has, so that versions which cannot be installed side by side can still meet. With a folder of
searches in C++ (`tools/native`) these think in the place of the package's own; then no time is told.
"""

import importlib
import json
import sys
import time
from typing import Any

# Whoever measures time in this process measures its own work: other programs on the machine change nothing.
time.perf_counter = time.process_time


class Player:
    """Follows a match move by move and chooses for the seats it was given."""

    def __init__(self, package: str, native: str = "") -> None:
        self.package = package
        self.native = native
        self.kernel = importlib.import_module(f"{package}.kernel")
        self.bots = importlib.import_module(f"{package}.bots")
        self.state: Any = None
        self.seated: dict[int, Any] = {}

    def rules(self, game: str) -> dict[str, Any]:
        """The newest version of a game's rules that it knows."""
        return {"rules": self.game(game).rules_version}

    def begin(self, game: str, rules: int, seats: int, options: dict[str, str], bots: dict[str, str]) -> dict[str, Any]:
        """A new match; `bots` names who plays for this side, by seat."""
        played = self.game(game)
        if self.native:
            importlib.import_module("native.swap").think_in(self.package, f"{self.native}/{game}.so")
        if rules != played.rules_version:
            played = played.at_version(rules)
        self.state = played.new(seats, **options)
        self.seated = {int(seat): self.bots.bot(name, played, outside=True) for seat, name in bots.items()}
        return self.look()

    def game(self, id: str) -> Any:
        """A game of the package, which may lie in a folder where it was compiled without being installed."""
        try:
            return importlib.import_module(f"{self.package}.games.{id}").game
        except ModuleNotFoundError:
            return self.kernel.game(id)

    def look(self) -> dict[str, Any]:
        """Who decides and what is possible; the odds of a draw; at the end the result."""
        state = self.state
        seen: dict[str, Any] = {"actor": int(state.actor), "legal": [int(action) for action in state.legal()]}
        if state.actor == self.kernel.CHANCE:
            seen["weights"] = [int(weight) for weight in state.weights()]
        if state.actor == self.kernel.OVER:
            seen |= {"ranks": list(state.ranks()), "scores": list(state.scores())}
        return seen

    def choose(self, seed: int) -> dict[str, Any]:
        """The choice of the seat that is to move, and the processor time it took."""
        began = time.process_time()
        action = int(self.bots.decide(self.seated[int(self.state.actor)], self.state, seed))
        return {"action": action, "cpu": None if self.native else time.process_time() - began}

    def apply(self, action: int) -> dict[str, Any]:
        self.state.apply(action)
        return self.look()


def main(package: str, native: str = "") -> None:
    player = Player(package, native)
    for line in sys.stdin:
        asked = json.loads(line)
        answer = getattr(player, asked.pop("do"))(**asked)
        print(json.dumps(answer, separators=(",", ":")), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
