"""Red tiles of The Island, one story each: those of one's own turn, and both defences."""

import json

from storytelling import story
from tests.rulebook.the_island.position import DEFEND, DONE, NAMES, Scene, at_hex, go, play, sail, step

from isolario.games.the_island import game

LAND = [NAMES[hex] for hex in game.box.land]
TILES = {"beach": " ".join(LAND[0::3]), "forest": " ".join(LAND[1::3]), "mountain": " ".join(LAND[2::3])}


def scene() -> Scene:
    """Ada, Bo and Cleo, some on land, some afloat: two boats of two seats each, one of Bo's."""
    made = Scene(seats=3, tiles=TILES).put("H5", "A0").put("F5", "A1", "B0").put("H7", "C0", "B1").put("C3", "A2")
    made.boat("C5", "A3", "B3").boat("J3", "A4", "C4").boat("K8", "B5")
    made.put("NW", "A5").put("SE", "B6", "C6")
    return made.creature("serpent", "E2").creature("shark", "B2").creature("whale", "C8")


def played(kind: str, *then: int) -> dict[str, object]:
    state = scene().hand("A", f"beach:{kind}", "beach:defence_shark").turn("A")
    return story(game, state, (play(kind), *then), viewer=0)


def defended(kind: str, hex: str, *steps: str) -> dict[str, object]:
    """Bo's roll brings a creature to Ada's people; she shows the tile that drives it off."""
    state = scene().hand("A", f"beach:defence_{kind}").hand("B", "beach:wind").rolled(kind, "B")
    return story(game, state, (at_hex(hex), *map(step, steps), DEFEND), viewer=0)


STORIES = {
    "dolphin": lambda: played("dolphin", go("A2", "E"), go("A2", "E"), DONE),
    "wind": lambda: played("wind", sail(0, "W"), sail(0, "W"), DONE),
    "move_serpent": lambda: played("move_serpent", at_hex("E2"), at_hex("L10")),
    "move_shark": lambda: played("move_shark", at_hex("B2"), at_hex("L5")),
    "move_whale": lambda: played("move_whale", at_hex("C8"), at_hex("K2")),
    "defence_shark": lambda: defended("shark", "B2", "SE"),
    "defence_whale": lambda: defended("whale", "C8", "W", "W", "W"),
}

if __name__ == "__main__":
    print(json.dumps({kind: tell() for kind, tell in STORIES.items()}))
