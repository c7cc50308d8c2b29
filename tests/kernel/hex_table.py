"""The kernel's hexagons as a table for the tests of the page: `python -m tests.kernel.hex_table` writes it."""

import json
from pathlib import Path
from typing import Any

from isolario.kernel.hexes import (
    DIRECTION_NAMES,
    DIRECTIONS,
    centre,
    distance,
    from_doubled,
    neighbour,
    opposite,
    rotate,
)

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "stage" / "hexes.json"


def table() -> dict[str, Any]:
    some = [(0, 0), (1, 0), (2, -1), (-3, 4), (5, -7), (-2, -2)]
    made = {
        "directions": DIRECTIONS,
        "names": DIRECTION_NAMES,
        "opposites": [opposite(direction) for direction in range(6)],
        "hexes": [
            {
                "hex": hex,
                "neighbours": [neighbour(hex, direction) for direction in range(6)],
                "distance": distance(hex, (2, -1)),
                "rotated": [rotate(hex, sixths) for sixths in range(6)],
                "centre": [round(value, 9) for value in centre(hex, 10.0)],
            }
            for hex in some
        ],
        "doubled": [{"x": x, "row": row, "hex": from_doubled(x, row)} for x, row in [(0, 0), (4, 2), (-3, 5), (7, -1)]],
    }
    found: dict[str, Any] = json.loads(json.dumps(made))
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(table(), indent=1) + "\n", "utf-8")
