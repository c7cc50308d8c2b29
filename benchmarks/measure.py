"""Measures our games in this interpreter, compiled or not, and prints JSON. `speed.py` runs it in both ways."""

import json
import sys

import kalah
from isolario.cli.bench import MEASURES
from isolario.kernel import games


def main(seconds: float) -> None:
    found: dict[str, dict[str, float]] = {}
    for game in (kalah.game, *games()):
        for seats in sorted({game.min_seats, min(4, game.max_seats), game.max_seats}):
            found[f"{game.id} {seats}"] = {name: measure(game, seats, seconds) for name, measure in MEASURES.items()}
    print(json.dumps(found))


if __name__ == "__main__":
    main(float(sys.argv[1]))
