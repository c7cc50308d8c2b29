"""Positions for the worked examples, in the numbers of the specification."""

from collections.abc import Mapping, Sequence
from typing import Any

from isolario.games.volcanic_isle import game
from isolario.games.volcanic_isle.rules import VolcanicIsle
from isolario.kernel import CHANCE

A, B, C, D = 0, 1, 2, 3

DONE, PRAY = 0, 1
E, NE, NW, W, SW, SE = range(6)
BLANK, FIRE = 0, 1

BOAT, SUPPLY = -2, -1
LAVA, VILLAGE, LYING = 1, 2, 6
SPACES, HEXES = 94, 36
FIRST_HEX = [0, 2, 4, 6, 8, 10, 12, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 30, 33, 36]
FIRST_SPACE = [0, 8, 16, 24, 32, 40, 48, 56, 64, 66, 68, 70, 72, 74, 76, 78, 80, 82, 84, 86, 88, 91, 94]

Pieces = Mapping[int, Sequence[int]]


def land(hex: int) -> int:
    return 2 + hex


flee = land


def create(hex: int) -> int:
    return 38 + hex


def move(hex: int, side: int) -> int:
    return 74 + 6 * hex + side


def carry(hex: int, side: int) -> int:
    return 290 + 6 * hex + side


def village(space: int) -> int:
    return 506 + space


def sculpt(space: int) -> int:
    return 600 + space


def raise_(geyser: int) -> int:
    return 694 + geyser


def take(space: int) -> int:
    return 781 + space


LOOSE = 875


def hexes_of(areas: Sequence[int]) -> list[int]:
    return [hex for area in areas for hex in range(FIRST_HEX[area - 1], FIRST_HEX[area])]


def spaces_of(areas: Sequence[int]) -> list[int]:
    return [space for area in areas for space in range(FIRST_SPACE[area - 1], FIRST_SPACE[area])]


def position(
    seats: int = 2,
    settlers: Pieces | None = None,
    villages: Pieces | None = None,
    lying: Pieces | None = None,
    loose: Pieces | None = None,
    standing: Pieces | None = None,
    lava: Sequence[int] | None = None,
    cracks: Sequence[tuple[int, int]] = (),
    sunk: Sequence[int] = (),
    prayers: Sequence[int] = (),
    points: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    **counters: Any,
) -> VolcanicIsle:
    """A turn of seat A on the default continent. `sunk` names areas; seats without settlers are in their boat.

    Lava lies as at the start wherever nothing else does, unless it is listed.
    """
    dump = game.new(seats, first_player=0, **(options or {})).dump()
    drowned = set(hexes_of(sunk))
    links = dump["links"]
    neighbour = game.box.default_land.neighbour
    for hex in range(HEXES):
        for side in range(6):
            beyond = neighbour[6 * hex + side]
            if beyond in drowned or hex in drowned or (hex, beyond) in cracks or (beyond, hex) in cracks:
                links[hex] &= ~(1 << side)
    dump["alive"] &= ~sum(1 << hex for hex in drowned)
    start = [space for space, held in enumerate(dump["space"]) if held == LAVA]
    gone = set(spaces_of(sunk))
    dump["space"] = [LAVA if s in (start if lava is None else lava) and s not in gone else 0 for s in range(SPACES)]
    people: list[int] = []
    statues: list[int] = []
    for seat in range(seats):
        where = list((settlers or {}).get(seat, [BOAT]))
        people += where + [SUPPLY] * (8 - len(where))
        for space in (villages or {}).get(seat, []):
            dump["space"][space] = VILLAGE + seat
        places = list((lying or {}).get(seat, []))
        for space in places:
            dump["space"][space] = LYING + seat
        places += [SPACES + hex for hex in (loose or {}).get(seat, [])]
        places += [SPACES + HEXES + geyser for geyser in (standing or {}).get(seat, [])]
        statues += places + [SUPPLY] * (20 - len(places))
    dump["settler_at"], dump["moai_at"] = people, statues
    dump["pile"] = sum(1 << v for v in range(8) if v + 1 not in sunk)
    if prayers:
        dump["prayers"] = list(prayers)
        dump["prayer_stock"] = 24 - sum(prayers)
    if points:
        dump["points"] = list(points)
    dump.update(counters)
    made = game.load(dump)
    assert isinstance(made, VolcanicIsle)
    return made


def play(state: VolcanicIsle, *steps: int) -> VolcanicIsle:
    """Take these steps, each of which must be legal."""
    for step in steps:
        assert step in state.legal(), f"{step} is not among {state.legal()}"
        state.apply(step)
    return state


def quietly(state: VolcanicIsle, *steps: int) -> VolcanicIsle:
    """Take these steps; every die is blank."""
    for step in steps:
        play(state, step)
        while state.actor == CHANCE and state.view(None)["phase"] == "die":
            play(state, BLANK)
    return state


def phase(state: VolcanicIsle) -> str:
    word = state.view(None)["phase"]
    assert isinstance(word, str)
    return word


def lava_on(state: VolcanicIsle) -> list[int]:
    return [space for space, held in enumerate(state.space) if held == LAVA]


def supplies(state: VolcanicIsle, seat: int) -> tuple[int, int, int]:
    """Unused settlers, villages and Moai."""
    player = state.view(None)["players"][seat]
    return player["settlers"], player["villages"], player["moai"]


def told(state: VolcanicIsle, *steps: int) -> list[str]:
    """The kinds of things that happen during these steps, in order."""
    kinds: list[str] = []
    for step in steps:
        state.trace = []
        play(state, step)
        kinds += [note[0] for note in state.trace if not note[0].startswith("drown")]
        state.trace = None
    return kinds


def border(state: VolcanicIsle, areas: Sequence[int]) -> list[tuple[int, int]]:
    """All sides between a set of areas and the rest of the continent, as pairs (inside, outside)."""
    inside = set(hexes_of(areas))
    return [
        (hex, int(beyond))
        for hex in sorted(inside)
        for beyond in state.land.neighbour[6 * hex : 6 * hex + 6]
        if beyond >= 0 and beyond not in inside and state.above_sea(beyond)
    ]


def pairs(sides: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """As cracks are written: the lower hex first."""
    return sorted((min(a, b), max(a, b)) for a, b in sides)
