"""The continent for a notebook: hexes with their spaces and geysers, cracks between them."""

import math

from isolario.games.volcanic_isle.view_types import VolcanicIsleView
from isolario.kernel.pictures import Picture, Spot, hex_corners

SIZE = 62.0
SUNK, LAND, CONE = "#7fb6c4", "#c9b79b", "#b98f78"


def picture(view: VolcanicIsleView) -> Picture:
    middles: dict[str, tuple[float, float]] = {}
    spots: list[Spot] = []
    for hex in view["hexes"]:
        if hex["q"] is None or hex["r"] is None:
            continue
        x = SIZE * math.sqrt(3) * (hex["q"] + hex["r"] / 2)
        y = SIZE * 1.5 * hex["r"]
        middles[hex["id"]] = x, y
        fill = SUNK if hex["sunk"] else CONE if hex["cone"] else LAND
        spots.append(Spot(hex["id"], x, y, "hex", SIZE, fill, hex["name"]))
    for space in view["spaces"]:
        if space["hex"] in middles:
            x, y = around(middles[space["hex"]], 60 * space["slot"] + 30, SIZE * 0.38)
            spots.append(Spot(space["id"], x, y, "square", 8, "#efe6d2"))
    for geyser in view["geysers"]:
        if geyser["hex"] in middles:
            x, y = around(middles[geyser["hex"]], -60 * geyser["side"], SIZE * 0.72)
            spots.append(Spot(geyser["id"], x, y, "round", 7, "#dfeef2"))
    lines: list[tuple[float, float, float, float]] = []
    for crack in view["cracks"]:
        if crack["hex"] in middles:
            corners = hex_corners(*middles[crack["hex"]], SIZE)
            # Sides count against the clock from the east; corners with it from the top.
            first = (1 - crack["side"]) % 6
            (x1, y1), (x2, y2) = corners[first], corners[(first + 1) % 6]
            lines.append((x1, y1, x2, y2))
    owners: dict[str, int | None] = {village["id"]: village["seat"] for village in view["villages"]}
    owners |= {space["piece"]: None for space in view["spaces"] if space["holds"] == "lava" and space["piece"]}
    return Picture(spots, owners, lines=lines)


def around(middle: tuple[float, float], degrees: float, away: float) -> tuple[float, float]:
    turn = math.radians(degrees)
    return middle[0] + away * math.cos(turn), middle[1] + away * math.sin(turn)
