"""The cardboard: what the areas look like, read from the components and checked."""

from dataclasses import dataclass
from functools import cached_property

from isolario.kernel.components import Components
from isolario.kernel.hexes import Hex, neighbour, rotate

Placement = tuple[int, int, int]
"""Where an area lies: (q, r) of its first hex, and by how many sixths of a circle it is turned."""


@dataclass(frozen=True)
class Shape:
    """One kind of area, unturned, its first hex at (0, 0). Sides are directions."""

    hexes: tuple[Hex, ...]
    straight: tuple[frozenset[int], ...]
    """Per hex: the sides towards other areas."""
    coast: tuple[frozenset[int], ...]
    inner: tuple[frozenset[int], ...]
    spaces: tuple[int, ...]
    geysers: tuple[tuple[int, int], ...]
    """(hex of the area, side it faces)"""
    lava_lines: tuple[tuple[tuple[int, int], ...], ...]
    """Per direction from the volcano: (hex of the area, space of that hex), nearest first."""

    @cached_property
    def turned(self) -> list[list[Hex]]:
        """The hexes after 0 to 5 turns."""
        return [[rotate(hex, turns) for hex in self.hexes] for turns in range(6)]

    def lying(self, place: Placement) -> list[Hex]:
        """The hexes that the area covers when it is placed there."""
        q, r, turns = place
        return [(q + dq, r + dr) for dq, dr in self.turned[turns]]


def read_shape(data: Components, name: str) -> Shape:
    key = f"shape.{name}"
    count = data.size(f"{key}.hexes")
    hexes = [tuple(data.numbers(f"{key}.hexes.{i}", -3, 3, 2)) for i in range(count)]
    found: list[Hex] = [(hex[0], hex[1]) for hex in hexes]
    if not 1 <= count <= 3 or found[0] != (0, 0) or len(set(found)) != count:
        raise data.wrong(f"{key}.hexes", "one to three different hexes, the first [0, 0]", hexes)
    sides = {
        word: tuple(frozenset(data.numbers(f"{key}.{word}.{i}", 0, 5)) for i in range(count))
        for word in ("straight", "coast", "inner")
    }
    for i in range(count):
        listed = [side for word in sides for side in sorted(sides[word][i])]
        if sorted(listed) != [0, 1, 2, 3, 4, 5]:
            raise data.wrong(f"{key}.straight.{i}", "with coast and inner every side once", listed)
        inner = {side for side in range(6) if neighbour(found[i], side) in found}
        if inner != sides["inner"][i]:
            raise data.wrong(f"{key}.inner.{i}", f"the sides {sorted(inner)}", sorted(sides["inner"][i]))
    spaces = data.numbers(f"{key}.spaces", 0, 6, count)
    geysers = [data.numbers(f"{key}.geysers.{i}", 0, 5, 2) for i in range(data.size(f"{key}.geysers"))]
    for i, (hex, side) in enumerate(geysers):
        # VI-RAIS-3: no crack may ever divide an area.
        if hex >= count or side not in sides["straight"][hex]:
            expected = "a hex of the area and one of its straight sides"
            raise data.wrong(f"{key}.geysers.{i}", expected, [hex, side])
    if geysers != sorted(geysers) or len({(hex, side) for hex, side in geysers}) != len(geysers):
        raise data.wrong(f"{key}.geysers", "different entries in ascending order", geysers)
    lines: list[tuple[tuple[int, int], ...]] = []
    for i in range(data.size(f"{key}.lava_lines")):
        line: list[tuple[int, int]] = []
        for j in range(data.size(f"{key}.lava_lines.{i}")):
            hex, space = data.numbers(f"{key}.lava_lines.{i}.{j}", 0, 5, 2)
            if hex >= count or space >= spaces[hex]:
                expected = "a hex of the area and a space in it"
                raise data.wrong(f"{key}.lava_lines.{i}.{j}", expected, [hex, space])
            line.append((hex, space))
        if not line:
            raise data.wrong(f"{key}.lava_lines.{i}", "at least one space", line)
        lines.append(tuple(line))
    targets = [space for line in lines for space in line]
    if len(set(targets)) != len(targets):
        raise data.wrong(f"{key}.lava_lines", "every space at most once", targets)
    return Shape(
        tuple(found),
        sides["straight"],
        sides["coast"],
        sides["inner"],
        tuple(spaces),
        tuple((hex, side) for hex, side in geysers),
        tuple(lines),
    )


def read_shapes(data: Components) -> list[Shape]:
    """The shape of each area, in the order of their numbers."""
    names = data.words("areas.shape", data.number("components.areas", 2, 40))
    known = {name: read_shape(data, name) for name in data.get("shape")}
    for i, name in enumerate(names):
        if name not in known:
            raise data.wrong(f"areas.shape.{i}", " | ".join(known), name)
    return [known[name] for name in names]


def check_fit(data: Components, shapes: list[Shape], places: list[Placement | None]) -> None:
    """The default continent is in one piece; straight sides meet another area, coast sides the sea.

    An area without a placement stays in the box.
    """
    owner: dict[Hex, int] = {}
    for area, place in enumerate(places):
        for hex in shapes[area].lying(place) if place else []:
            if hex in owner:
                raise data.wrong(f"default.placement.{area}", f"clear of area {owner[hex] + 1}", place)
            owner[hex] = area
    for area, place in enumerate(places):
        if place is None:
            continue
        shape = shapes[area]
        for i, hex in enumerate(shape.lying(place)):
            for side in range(6):
                beyond = owner.get(neighbour(hex, (side + place[2]) % 6))
                key = f"default.placement.{area}"
                if side in shape.straight[i] and (beyond is None or beyond == area):
                    raise data.wrong(key, "with land at every straight side", list(place))
                if side in shape.coast[i] and beyond is not None:
                    raise data.wrong(key, "with sea at every coast side", list(place))
    reached = set(list(owner)[:1])
    waiting = list(reached)
    while waiting:
        here = waiting.pop()
        found = {neighbour(here, side) for side in range(6)} & owner.keys() - reached
        reached |= found
        waiting += found
    if not owner or len(reached) < len(owner):
        raise data.wrong("default.placement", "one continent in one piece", f"{len(owner)} hexes")
