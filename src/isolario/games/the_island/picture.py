"""The board hex by hex for a notebook: sea, tiles, and everybody on them."""

from isolario.games.the_island.view_types import IslandView
from isolario.kernel.pictures import Picture, Spot

SIZE = 25.0
FILLS = {"beach": "#e8d79c", "forest": "#6fa05c", "mountain": "#a89a8c"}
SEA = "#8fc3cf"
CORNERS = {"NW": (-12, -1), "NE": (12, -1), "SW": (-12, 13), "SE": (12, 13)}


def picture(view: IslandView) -> Picture:
    rows, tiles = view["rows"], view["tiles"]
    spots: list[Spot] = []
    for row, letter in enumerate(rows["letters"]):
        for number in range(rows["length"][row]):
            name = f"{letter}{number + 1}"
            x, y = at(rows["x"][row] + 2 * number, row)
            spots.append(Spot(f"hex:{name}", x, y, "hex", SIZE, FILLS.get(tiles.get(name, ""), SEA), name))
    for corner, (column, row) in CORNERS.items():
        x, y = at(column, row)
        spots.append(Spot(f"island:{corner}", x, y, "round", 30, "#b9cf8a", corner))
    owners: dict[str, int | None] = {one["id"]: one["seat"] for one in view["explorers"]}
    owners |= {boat["id"]: None for boat in view["boats"]}
    owners |= {creature["id"]: None for creature in view["creatures"]}
    marks = {one["id"]: "·" if one["value"] is None else str(one["value"]) for one in view["explorers"]}
    return Picture(spots, owners, marks)


def at(column: int, row: int) -> tuple[float, float]:
    """Rows count in half hexes from the middle of the board."""
    return column * SIZE * 0.866, row * SIZE * 1.5
