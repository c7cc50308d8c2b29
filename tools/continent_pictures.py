"""Pictures of The Volcanic Isle's continents for the rules and the docs, as SVG that reads on light and dark pages.

python tools/continent_pictures.py board > src/isolario/games/volcanic_isle/board.svg
python tools/continent_pictures.py continents > docs/games/volcanic_isle-continents.svg
"""

import sys
from math import cos, pi, sin
from xml.sax.saxutils import escape

from isolario.games.volcanic_isle import game
from isolario.games.volcanic_isle.board import NO_SEED, Box, Land
from isolario.kernel.hexes import Hex, centre

SIZE = 40.0
LAND = ("#7d8f69", "#8d9b74")
FIRE = ("#8a7565", "#9a8371")
EDGE = "#2f2a26"
SEA = "#4b93a8"
LAVA = "#e2622b"
EMPTY = "#e9e2d4"
DOZEN = range(12)


def corner(middle: tuple[float, float], number: float, reach: float = 1.0) -> tuple[float, float]:
    """A point of the outline: corner 0 lies between the sides E and NE, numbers grow counter-clockwise."""
    angle = pi / 3 * number + pi / 6
    return middle[0] + reach * SIZE * cos(angle), middle[1] - reach * SIZE * sin(angle)


def points(places: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.0f},{y:.0f}" for x, y in places)


def label(x: float, y: float, text: str, size: float, colour: str, weight: int = 600) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.0f}" font-weight="{weight}" fill="{colour}"'
        f' text-anchor="middle">{escape(text)}</text>'
    )


def continent(box: Box, land: Land, detailed: bool, seats: int) -> tuple[list[str], list[tuple[float, float]]]:
    """The drawing of a continent, and the middles of all its hexes and bays."""
    parts: list[str] = []
    middles: list[tuple[float, float]] = []
    hexes = [(h, hex) for h, hex in enumerate(land.hexes) if hex is not None]
    for h, hex in hexes:
        middle = centre(hex, SIZE)
        middles.append(middle)
        area = int(box.hex_area[h])
        tones = FIRE if area < box.volcanoes else LAND
        outline = points([corner(middle, i) for i in range(6)])
        parts.append(f'<polygon points="{outline}" fill="{tones[area % 2]}"/>')
    parts += sides(box, land, hexes)
    for h, hex in hexes:
        parts += details(box, land, h, centre(hex, SIZE)) if detailed else plain(box, h, centre(hex, SIZE))
    for bay in dict.fromkeys(land.bays[:seats]):
        middles.append(centre(bay, SIZE))
        parts += boat(bay, [seat for seat in range(seats) if land.bays[seat] == bay])
    return parts, middles


def sides(box: Box, land: Land, hexes: list[tuple[int, Hex]]) -> list[str]:
    """Borders between areas as thin lines, then the coast as a broad one; nothing inside an area."""
    borders: list[str] = []
    coast: list[str] = []
    for h, hex in hexes:
        middle = centre(hex, SIZE)
        for side in range(6):
            beyond = int(land.neighbour[6 * h + side])
            (x1, y1), (x2, y2) = corner(middle, side - 1), corner(middle, side)
            stroke = f"M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}"
            if beyond < 0:
                coast.append(stroke)
            elif beyond > h and box.hex_area[beyond] != box.hex_area[h]:
                borders.append(stroke)
    return [
        f'<path d="{"".join(strokes)}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
        for strokes, colour, width in ((borders, EDGE, 2), (coast, SEA, 4))
    ]


def plain(box: Box, h: int, middle: tuple[float, float]) -> list[str]:
    x, y = middle
    found = [label(x, y + 8, box.hex_name[h], 24, "#fff")]
    if box.hex_area[h] < box.volcanoes and box.area_first[h] == h:
        found += mountain(x, y - 22)
    return found


def mountain(x: float, y: float) -> list[str]:
    outline = points([(x - 9, y + 8), (x - 3, y - 6), (x + 3, y - 6), (x + 9, y + 8)])
    return [
        f'<polygon points="{outline}" fill="{EDGE}"/>',
        f'<path d="M{x - 3:.1f} {y - 6:.1f}h6" stroke="{LAVA}" stroke-width="3"/>',
    ]


def details(box: Box, land: Land, h: int, middle: tuple[float, float]) -> list[str]:
    """Name, spaces with the lava of the start, geysers and the side each faces."""
    x, y = middle
    area = int(box.hex_area[h])
    lava = {int(spot) for spot in box.start_lava[area]}
    found = [label(x, y - 8, box.hex_name[h], 14, "#fff")]
    if area < box.volcanoes and box.area_first[h] == h:
        found += mountain(x, y - 27)
    spots = [spot for spot in range(int(box.spaces)) if box.space_hex[spot] == h]
    for i, spot in enumerate(spots):
        left = x + 12 * (i - (len(spots) - 1) / 2) - 5
        colour = LAVA if spot in lava else EMPTY
        found.append(
            f'<rect x="{left:.1f}" y="{y - 1:.1f}" width="10" height="10" rx="2" fill="{colour}"'
            f' stroke="{EDGE}" stroke-width="0.8"/>'
        )
    for geyser in range(int(box.geysers)):
        if box.geyser_hex[geyser] == h:
            gx, gy = corner(middle, int(land.geyser_side[geyser]) - 0.5, 0.68)
            found.append(f'<circle cx="{gx:.1f}" cy="{gy:.1f}" r="3.6" fill="#f4fbff" stroke="{EDGE}"/>')
    return found


def boat(bay: Hex, seats: list[int]) -> list[str]:
    x, y = centre(bay, SIZE)
    hull = points([(x - 15, y + 2), (x + 15, y + 2), (x + 9, y + 12), (x - 9, y + 12)])
    sail = points([(x, y - 18), (x, y - 1), (x + 12, y - 1)])
    numbers = " ".join(str(seat + 1) for seat in seats)
    return [
        f'<polygon points="{hull}" fill="{SEA}"/>',
        f'<polygon points="{sail}" fill="{SEA}"/>',
        label(x, y + 28, numbers, 14, SEA),
    ]


def sheet(parts: list[str], left: float, top: float, width: float, height: float, title: str) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}"'
        f' font-family="sans-serif" role="img"><title>{escape(title)}</title>'
    )
    return "\n".join([head, *parts, "</svg>", ""])


def bounds(middles: list[tuple[float, float]]) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    margin = SIZE + 6
    left, top = min(xs) - margin, min(ys) - margin
    return left, top, max(xs) + margin - left, max(ys) + margin - top


def board() -> str:
    """The default continent with everything that is printed on it."""
    parts, middles = continent(game.box, game.box.land(NO_SEED, 2), True, 4)
    left, top, width, height = bounds(middles)
    return sheet(parts, left, top, width, height, "The default continent")


def continents() -> str:
    """A dozen generated continents for two, three and four players."""
    box = game.box
    cell, rows = 480.0, 3
    parts: list[str] = []
    for i, seed in enumerate(DOZEN):
        seats = 2 + i % 3
        drawn, middles = continent(box, box.land(seed, seats), False, seats)
        left, top, width, height = bounds(middles)
        scale = (cell - 60) / max(width, height)
        x = cell * (i % 4) + (cell - scale * width) / 2
        y = cell * (i // 4) + 40 + (cell - 60 - scale * height) / 2
        parts.append(label(cell * (i % 4 + 0.5), cell * (i // 4) + 26, f"seed {seed}, {seats} players", 18, SEA))
        parts.append(f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f}) translate({-left:.1f} {-top:.1f})">')
        parts += [*drawn, "</g>"]
    return sheet(parts, 0, 0, 4 * cell, rows * cell, "A dozen generated continents")


if __name__ == "__main__":
    sys.stdout.write({"board": board, "continents": continents}[sys.argv[1]]())
