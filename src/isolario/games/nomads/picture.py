"""The ring round the fire for a notebook: piles within, stacks without."""

import math

from isolario.games.nomads.view_types import NomadsView
from isolario.kernel.pictures import Picture, Spot

RING, OUTER = 120.0, 195.0


def picture(view: NomadsView) -> Picture:
    spots: list[Spot] = [Spot("fire", 0, 0, "round", 26, "#e0a04c", "")]
    owners: dict[str, int | None] = {}
    marks: dict[str, str] = {}
    for number, space in enumerate(view["spaces"]):
        turn = math.radians(45 * number - 90)
        x, y = math.cos(turn), math.sin(turn)
        spots.append(Spot(f"pile:{number}", RING * x, RING * y, "round", 36, "#cdb58a", space["letter"]))
        label = space["tile"] or ""
        spots.append(Spot(f"stack:{number}", OUTER * x, OUTER * y, "square", 24, "#9db4b0", label))
        for disc in space["pile"]:
            owners[disc["id"]] = disc["seat"]
            marks[disc["id"]] = disc["owner"][:2]
    return Picture(spots, owners, marks)
