"""The wall for a notebook: its columns side by side, crevice by crevice, tiles at their rows."""

from isolario.games.iquazu.view_types import IquazuView
from isolario.kernel.pictures import Picture, Spot

WIDTH, HEIGHT = 46.0, 34.0
FILLS = {"white": "#f6f3ea", "blue": "#9fc0e4", "orange": "#f0bd87"}
ROCK = "#b9c0c0"


def picture(view: IquazuView) -> Picture:
    spots: list[Spot] = []
    owners: dict[str, int | None] = {tile["id"]: None for tile in view["tiles"]}
    owners |= {"frame": None}
    low, high = view["window"]
    for column in view["columns"]:
        x = WIDTH * column["column"]
        inside = low <= column["column"] <= high
        spots.append(Spot(column["id"], x, -HEIGHT, "square", 14, "#cfe3e6" if inside else ROCK, str(column["column"])))
        for index, crevice in enumerate(column["crevices"]):
            fill = FILLS.get(crevice["colour"] or "", ROCK)
            spots.append(Spot(crevice["id"], x, HEIGHT * index, "round", 15, fill, ""))
            if crevice["piece"] is not None:
                owners[crevice["piece"]] = crevice["owner"]
    last = max(column["column"] for column in view["columns"])
    beside = WIDTH * (last + 1.2)
    for row in view["rows"]:
        number = row["row"]
        spots.append(Spot(row["id"], beside, HEIGHT * (2 * number - 1.5), "square", 15, "#d9c79a", str(number)))
    shown = {spot.id for spot in spots}
    for place in view["pieces"].values():  # tiles wait in columns that have no crevices yet
        if place.startswith("column:") and place not in shown:
            shown.add(place)
            number = int(place.split(":")[1])
            spots.append(Spot(place, WIDTH * number, -HEIGHT, "square", 14, ROCK, str(number)))
    return Picture(spots, owners)
