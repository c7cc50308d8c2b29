"""Measures our games in this interpreter, compiled or not, and prints JSON. `speed.py` runs it in both ways.

python benchmarks/measure.py SECONDS GAMES [KIND …]

GAMES are ids with commas between them, or `all`; all kinds, or only those named (inside, driven, clones, …).
"""

import json
import sys
import time
from array import array

import kalah
from isolario.cli.bench import MEASURES, middle
from isolario.kernel import Game, games


def listed_rate(game: Game, seats: int, seconds: float) -> float:
    """Observations a second the slow way: the same numbers as a Python list, which then fills an array."""
    position = middle(game, seats)
    began = time.process_time()
    made = 0
    while time.process_time() - began < seconds:
        for _ in range(50):
            array("f", position.features(0))
        made += 50
    return made / (time.process_time() - began)


def wanted(names: str) -> list[Game]:
    """The games of these ids, with commas between them, or all."""
    return [game for game in (kalah.game, *games()) if names == "all" or game.id in names.split(",")]


def main(seconds: float, names: str, kinds: list[str]) -> None:
    found: dict[str, dict[str, float]] = {}
    measures = {**MEASURES, "listed": listed_rate}
    for game in wanted(names):
        for seats in sorted({game.min_seats, min(4, game.max_seats), game.max_seats}):
            rates = {kind: measures[kind](game, seats, seconds) for kind in kinds or measures}
            if "features" in rates:
                rates["numbers"] = rates["features"] * game.features_layout().size
            found[f"{game.id} {seats}"] = rates
    print(json.dumps(found))


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2], sys.argv[3:])
