"""Kalah whose positions take for ever to judge: for bots that hang."""

import importlib.util
import time
from pathlib import Path

spec = importlib.util.spec_from_file_location("kalah_base", Path(__file__).parents[2] / "examples" / "kalah.py")
assert spec is not None
assert spec.loader is not None
base = importlib.util.module_from_spec(spec)
spec.loader.exec_module(base)


class Slow(base.Kalah):  # type: ignore[name-defined, misc]
    def estimate(self) -> list[float]:
        time.sleep(3600)
        return [0.5, 0.5]

    def clone(self) -> "Slow":
        return Slow(self.board.copy(), self.actor)


class SlowGame(base.KalahGame):  # type: ignore[name-defined, misc]
    id = "slow"

    def start(self, seats: int, options: object) -> Slow:
        return Slow([0 if pit % 7 == 0 else 4 for pit in range(14)], 0)

    def load(self, dump: dict[str, object]) -> Slow:
        return Slow(list(dump["board"]), dump["actor"])  # type: ignore[call-overload]


game = SlowGame()
