"""What happened, told to one viewer: the notes of the rules as events, without what the viewer may not know."""

from isolario.games.the_island.board import CREATURES, ISLANDS, KINDS, PER_COLOUR, TERRAINS
from isolario.games.the_island.notation import colour_of, creature_id, explorer_id
from isolario.games.the_island.rules import Island
from isolario.kernel.presentation import Arg, Event, Viewer
from isolario.kernel.state import Note

CAUSES = ("serpent", "shark", "whale", "whirlpool", "defence")
ENDINGS = ("volcano", "empty", "sunk", "cap")
STEPS = ("walk", "dive", "swim", "embark", "transfer", "climb", "jump")


def who(state: Island, explorer: int) -> dict[str, Arg]:
    """The explorer as words, and as the piece that moves."""
    return {
        "colour": f"@colour-{colour_of(state, explorer)}",
        "number": explorer % PER_COLOUR,
        "piece": explorer_id(state, explorer),
    }


def boat_args(boat: int) -> dict[str, Arg]:
    return {"boat": boat, "piece": f"boat:{boat}"}


def creature_args(state: Island, creature: int, kind: int) -> dict[str, Arg]:
    return {
        "creature": f"@creature-{CREATURES[kind]}",
        "the": f"@creature-{CREATURES[kind]}.the",
        "piece": creature_id(state, creature),
    }


def tell(state: Island, note: Note, viewer: Viewer) -> Event:
    """One note as an event. The state is only asked for names, which never change."""
    kind, (a, b, c, d) = note
    names = state.box.names
    if kind == "lay":
        return Event("lay", {"hex": names[a], "terrain": f"@terrain-{TERRAINS[b]}"})
    if kind in ("first", "turn", "ask", "decline"):
        return Event(kind, {"seat": f"#{a}"})
    if kind == "place":
        return Event("place", {"seat": f"#{state.terms.owner[a]}", **who(state, a), "hex": names[b]})
    if kind == "value":
        seen = viewer == state.terms.owner[a] and state.terms.memory_aid
        return Event("value", {"seat": f"#{state.terms.owner[a]}", **who(state, a), "value": b if seen else 0})
    if kind == "put-boat":
        return Event("put-boat", {"seat": f"#{a}", **boat_args(b), "hex": names[c]})
    if kind in ("play", "defend"):
        return Event(
            kind,
            {
                "seat": f"#{a}",
                "tile": f"@tile-{KINDS[b]}",
                "kind": KINDS[b],
                "terrain": f"@terrain-{TERRAINS[c]}",
            },
        )
    if kind in STEPS:
        return Event(kind, {**who(state, a), "from": names[b], "hex": names[c], "boat": d})
    if kind == "saved":
        return Event("saved", {**who(state, a), "island": f"@island-{ISLANDS[b]}.to", "corner": ISLANDS[b]})
    if kind == "lost":
        return Event("lost", {**who(state, a), "hex": names[b], "cause": CAUSES[c]})
    if kind == "spill":
        return Event("spill", {**who(state, a), "hex": names[b]})
    if kind == "haul":
        return Event("haul", {**who(state, a), "boat": b, "hex": names[c]})
    if kind == "sail":
        return Event("sail", {**boat_args(a), "from": names[b], "hex": names[c]})
    if kind == "boat-lost":
        return Event("boat-lost", {**boat_args(a), "hex": names[b], "cause": CAUSES[c]})
    if kind == "surface":
        return Event("surface", {**boat_args(a), "hex": names[b]})
    if kind == "sink":
        return Event("sink", {"hex": names[a], "terrain": f"@terrain-{TERRAINS[b]}", "people": c})
    if kind == "keep":
        seen = viewer == a
        tile = f"@tile-{KINDS[b]}" if seen else "@tile-red"
        return Event("keep" if seen else "keep-hidden", {"seat": f"#{a}", "tile": tile})
    if kind == "back":
        return Event("back", {"hex": names[a], "kind": KINDS[b], "tile": f"@tile-{KINDS[b]}"})
    if kind == "summon":
        return Event("summon", {**creature_args(state, a, b), "hex": names[c]})
    if kind == "relocate":
        return Event("relocate", {**creature_args(state, a, b), "from": names[c], "hex": names[d]})
    if kind == "prowl":
        return Event("prowl", {**creature_args(state, a, b), "from": names[c], "hex": names[d]})
    if kind == "creature-lost":
        return Event("creature-lost", {**creature_args(state, a, b), "hex": names[c], "cause": CAUSES[d]})
    if kind == "roll":
        return Event("roll", {"seat": f"#{a}", "creature": f"@creature-{CREATURES[b]}"})
    if kind == "idle":
        return Event("idle", {"creature": f"@creature-{CREATURES[a]}"})
    assert kind == "end", kind
    return Event("end", {"reason": ENDINGS[a], "lost": b})
