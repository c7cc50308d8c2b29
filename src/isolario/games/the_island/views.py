"""What a viewer sees of The Island, by whitelist, and the things on the board that have a name."""

from functools import cache
from typing import Any

from isolario.games.the_island.board import (
    CREATURES,
    GREENS,
    HEXES,
    ISLANDS,
    KINDS,
    PER_COLOUR,
    REDS,
    SEA,
    TERRAINS,
)
from isolario.games.the_island.notation import PHASES, colour_of, creature_id, creature_kind, explorer_id
from isolario.games.the_island.position import (
    CROWD,
    DOLPHIN,
    DROP,
    IN_BOAT,
    LIFT,
    LOST,
    MOVE,
    PICK,
    PROWL,
    REACT,
    SAVED,
    WINDS,
    WORTH,
)
from isolario.games.the_island.rules import Island
from isolario.kernel.presentation import Element, Phrase, Viewer
from isolario.kernel.state import OVER

Json = dict[str, Any]


def view(state: Island, viewer: Viewer) -> Json:
    names = state.box.names
    return {
        "seats": int(state.seats),
        "viewer": viewer,
        "actor": int(state.actor),
        "phase": PHASES[state.phase],
        "active": int(state.active),
        "first": int(state.first),
        "scores": known_scores(state, viewer),
        "ranks": state.ranks() if state.actor == OVER else None,
        "rules": {
            "two_colours": state.terms.two_colours,
            "overpopulation": state.terms.overpopulation,
            "to_the_last": state.terms.to_the_last,
            "equality": state.terms.equality,
            "submerged": state.terms.submerged,
            "memory_aid": state.terms.memory_aid,
        },
        "rows": {
            "letters": state.box.row_letters,
            "x": list(state.box.row_min_x),
            "length": list(state.box.row_len),
        },
        "tiles": {names[hex]: TERRAINS[state.ground[hex] - 1] for hex in state.box.land if state.ground[hex] != SEA},
        "landings": {
            island: [names[hex] for hex in state.box.landings if state.box.island_of[hex] == index]
            for index, island in enumerate(ISLANDS)
        },
        "tiles_left": [int(count) for count in state.left],
        "unseen": unseen(state, viewer),
        "explorers": [explorer_view(state, explorer, viewer) for explorer in range(len(state.spot))],
        "boats": [boat_view(state, boat) for boat, hex in enumerate(state.boat_at) if hex >= 0],
        "boats_in_reserve": sum(hex == -2 for hex in state.boat_at),
        "creatures": [
            {
                "id": creature_id(state, creature),
                "kind": CREATURES[creature_kind(state, creature)],
                "hex": names[hex],
            }
            for creature, hex in enumerate(state.creature_at)
            if hex >= 0
        ],
        "hands": [hand_view(state, seat, viewer) for seat in range(state.seats)],
        "steps_left": int(state.count) if state.phase in (DOLPHIN, WINDS, MOVE, CROWD, PROWL) else None,
        "mover": mover_id(state),
        "creature": CREATURES[state.kind] if state.phase in (LIFT, DROP, PICK, PROWL, REACT) else None,
        "target": names[state.target] if state.target >= 0 else None,
        "wet": [
            explorer_id(state, int(state.terms.mine[20 * state.active + piece]))
            for piece in range(state.terms.pieces)
            if state.wet & (1 << piece)
        ],
        "turns_after_the_island": max(0, int(state.extra)),
    }


def known_scores(state: Island, viewer: Viewer) -> list[int | None]:
    """Points so far; null where values are hidden (IS-INFO-1)."""
    scores = state.scores()
    if state.terms.equality:
        return [*scores]
    seen = [viewer is not None or state.actor == OVER] * state.seats
    return [
        points if seen[seat] and state.sees_values(-1 if viewer is None else viewer, seat) else None
        for seat, points in enumerate(scores)
    ]


def sees_value(state: Island, explorer: int, viewer: Viewer) -> bool:
    return state.sees_values(-1 if viewer is None else viewer, explorer // PER_COLOUR)


def explorer_view(state: Island, explorer: int, viewer: Viewer) -> Json:
    spot = int(state.spot[explorer])
    place, where = "", "unplaced"
    if spot < HEXES:
        place = f"hex:{state.box.names[spot]}"
        where = "water" if state.ground[spot] == SEA else "tile"
    elif spot < SAVED:
        place, where = f"boat:{spot - IN_BOAT}", "boat"
    elif spot < LOST:
        place, where = f"island:{ISLANDS[spot - SAVED]}", "saved"
    elif spot == LOST:
        where = "lost"
    value = int(state.value[explorer])
    return {
        "id": explorer_id(state, explorer),
        "colour": colour_of(state, explorer),
        "seat": int(state.terms.owner[explorer]),
        "number": explorer % PER_COLOUR,
        "where": where,
        "place": place,
        "value": value if value and sees_value(state, explorer, viewer) else None,
    }


def boat_view(state: Island, boat: int) -> Json:
    return {
        "id": f"boat:{boat}",
        "hex": state.box.names[state.boat_at[boat]],
        "load": int(state.load[boat]),
        "control": [seat for seat in range(state.seats) if state.controls(seat, boat)],
    }


def hand_view(state: Island, seat: int, viewer: Viewer) -> list[Json]:
    """Kept tiles: the terrain is public, the kind is the owner's; `not` is what a play has ruled out."""
    shown = viewer == seat or state.actor == OVER
    tiles: list[Json] = []
    for terrain in range(3):
        first = REDS * (3 * seat + terrain)
        mask = state.excluded[3 * seat + terrain]
        never = [KINDS[GREENS + red] for red in range(REDS) if mask & (1 << red)]
        for red in range(REDS):
            for _ in range(state.hands[first + red]):
                kind = KINDS[GREENS + red] if shown else None
                tiles.append({"terrain": TERRAINS[terrain], "kind": kind, "not": never})
    return tiles


def unseen(state: Island, viewer: Viewer) -> Json:
    """By terrain, the backs that the viewer has not seen: still on the board or in other hands."""
    found: Json = {}
    for terrain in range(3):
        counts = [int(count) for count in state.pool[12 * terrain : 12 * terrain + 12]]
        for seat in range(state.seats):
            if seat != viewer and state.actor != OVER:
                for red in range(REDS):
                    counts[GREENS + red] += int(state.hands[REDS * (3 * seat + terrain) + red])
        found[TERRAINS[terrain]] = {kind: count for kind, count in zip(KINDS, counts, strict=True) if count}
    return found


def mover_id(state: Island) -> str | None:
    if state.mover < 0:
        return None
    if state.phase in (DOLPHIN, WORTH):
        return explorer_id(state, int(state.mover))
    if state.phase in (WINDS, CROWD):
        return f"boat:{state.mover}"
    return creature_id(state, int(state.mover))


# -- elements -------------------------------------------------------------------------------------------


def elements(view: Json) -> list[Element]:
    """Everything that can be named: islands, hexes, boats, explorers, creatures, the viewer's own tiles."""
    found = [
        Element(f"seat:{seat}", "seats", seat_phrase(view, seat, points)) for seat, points in enumerate(view["scores"])
    ]
    found += [island_element(name) for name in ISLANDS]
    tiles = view["tiles"]
    for letter, length in zip(view["rows"]["letters"], view["rows"]["length"], strict=True):
        for position in range(1, length + 1):
            hex = f"{letter}{position}"
            found.append(hex_element(hex, tiles.get(hex, "")))
    found += [
        Element(
            boat["id"],
            "boats",
            Phrase("element-boat", {"boat": boat["id"][5:], "hex": boat["hex"], "load": boat["load"]}),
        )
        for boat in view["boats"]
    ]
    found += [explorer_element(explorer) for explorer in view["explorers"]]
    found += [
        Element(
            creature["id"],
            "creatures",
            Phrase("element-creature", {"creature": f"@creature-{creature['kind']}", "hex": creature["hex"]}),
        )
        for creature in view["creatures"]
    ]
    if view["viewer"] is not None:
        kinds = {tile["kind"] for tile in view["hands"][view["viewer"]]}
        found += [card_element(kind) for kind in KINDS if kind in kinds]
    return found


def seat_phrase(view: Json, seat: int, points: int | None) -> Phrase:
    args: dict[str, str | int] = {"seat": f"#{seat}", "tiles": len(view["hands"][seat])}
    if points is None:
        saved = sum(one["seat"] == seat and one["where"] == "saved" for one in view["explorers"])
        return Phrase("element-seat-saved", {**args, "saved": saved})
    return Phrase("element-seat-points", {**args, "points": points})


@cache
def island_element(name: str) -> Element:
    return Element(f"island:{name}", "islands", Phrase(f"island-{name}"))


@cache
def card_element(kind: str) -> Element:
    return Element(f"card:{kind}", "hand", Phrase(f"tile-{kind}"))


@cache
def hex_element(hex: str, terrain: str) -> Element:
    if terrain:
        return Element(f"hex:{hex}", "land", Phrase("element-tile", {"hex": hex, "terrain": f"@terrain-{terrain}"}))
    return Element(f"hex:{hex}", "sea", Phrase("element-sea", {"hex": hex}))


def explorer_element(explorer: Json) -> Element:
    args: dict[str, str | int] = {
        "colour": f"@colour-{explorer['colour']}",
        "number": explorer["number"],
        "where": explorer["where"],
        "place": explorer["place"].partition(":")[2],
        "value": explorer["value"] or 0,
    }
    return Element(explorer["id"], "explorers", Phrase("element-explorer", args))
