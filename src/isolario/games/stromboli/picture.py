"""The island from above for a notebook: six segments, from the water to the craters."""

import math

from isolario.games.stromboli.names import LETTERS, beach_id, crater_id, space_id, water_id
from isolario.games.stromboli.view_types import StromboliView
from isolario.kernel.pictures import Picture, Spot

FILLS = ("#b7c77b", "#5e8f57", "#a08d77")
"""Plain, forest, mountain: the three spaces of a segment from the shore upwards."""


def picture(view: StromboliView) -> Picture:
    spots: list[Spot] = []
    for segment, letter in enumerate(LETTERS):
        turn = math.radians(60 * segment - 90)
        x, y = math.cos(turn), math.sin(turn)
        spots.append(Spot(water_id(segment), 290 * x, 290 * y, "round", 20, "#7fb6c4", letter))
        spots.append(Spot(beach_id(segment), 235 * x, 235 * y, "round", 32, "#e6d6a0", ""))
        for height, fill in enumerate(FILLS):
            away = 180 - 42 * height
            spots.append(Spot(space_id(3 * segment + height), away * x, away * y, "round", 19, fill, ""))
        spots.append(Spot(crater_id(segment), 48 * x, 48 * y, "round", 18, "#8a4a3a", ""))
    marks = {disc["id"]: str(disc["value"]) for disc in view["discs"]}
    return Picture(spots, marks=marks)
