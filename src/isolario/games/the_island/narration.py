"""What happened, told to one viewer: the notes of the rules as events, without what the viewer may not know."""

from isolario.games.the_island.board import CREATURES, ISLANDS, KINDS, TERRAINS
from isolario.games.the_island.names import (
    DIE,
    boat_id,
    card_id,
    creature_id,
    creature_kind,
    explorer_id,
    hex_id,
    island_id,
    seat_id,
    spot_id,
    tile_id,
)
from isolario.games.the_island.rules import BOAT_TILE, VOLCANO_TILE, Island
from isolario.kernel.presentation import Arg, Event, Move, Viewer
from isolario.kernel.state import Note

CAUSES = ("serpent", "shark", "whale", "whirlpool", "defence")
ENDINGS = ("volcano", "empty", "sunk", "cap")


def owner_words(state: Island, explorer: int) -> dict[str, Arg]:
    """An explorer in a sentence: whose it is. Which one is said by where it goes, and shown on the board."""
    return {"owner": f"#{state.terms.owner[explorer]}"}


def creature_words(kind: int) -> dict[str, Arg]:
    word = CREATURES[kind]
    return {"creature": f"@creature-{word}", "the": f"@creature-{word}.the", "kind": word}


def tile_words(kind: int, terrain: int) -> dict[str, Arg]:
    return {"tile": f"@tile-{KINDS[kind]}", "terrain": f"@terrain-{TERRAINS[terrain]}"}


def tell(state: Island, note: Note, viewer: Viewer) -> Event:
    """One note as an event. The state before is only asked for names, which never change."""
    kind, numbers = note
    if kind == "end":
        return end(state, numbers)
    a, b, c, d = numbers
    match kind:
        case "lay" | "sink" | "back" | "keep":
            return of_tile(state, kind, (a, b, c, d), viewer)
        case "first" | "turn" | "ask" | "decline" | "play" | "defend" | "roll" | "idle":
            return of_seat(state, kind, (a, b, c, d), viewer)
        case "put-boat" | "sail" | "boat-lost":
            return of_boat(state, kind, (a, b, c, d))
        case "prowl" | "relocate" | "creature-lost":
            return of_creature(state, kind, (a, b, c))
        case _:
            return of_explorer(state, kind, (a, b, c, d), viewer)


def of_tile(state: Island, kind: str, numbers: tuple[int, int, int, int], viewer: Viewer) -> Event:
    a, b, c, d = numbers
    names = state.box.names
    if kind == "lay":
        move = Move(tile_id(state, a), None, hex_id(state, a))
        return Event("lay", {"hex": names[a], "terrain": f"@terrain-{TERRAINS[b]}"}, (move,), (hex_id(state, a),))
    if kind == "sink":
        words: dict[str, Arg] = {"hex": names[a], "terrain": f"@terrain-{TERRAINS[b]}", "people": c}
        return Event("sink", words, (Move(tile_id(state, a), hex_id(state, a), None),), (hex_id(state, a),))
    if kind == "back":
        return back(state, a, b, c)
    # The kind of a kept tile is seen by its owner only (IS-EFF-6); that it is red, and its terrain, by all.
    at, home = hex_id(state, d), seat_id(a)
    if viewer == a:
        return Event("keep", {"seat": f"#{a}", **tile_words(b, c)}, (Move(f"token:{KINDS[b]}", at, home),), (at, home))
    words = {"seat": f"#{a}", "terrain": f"@terrain-{TERRAINS[c]}"}
    return Event("keep-hidden", words, (Move(f"token:red-{TERRAINS[c]}", at, home),), (at, home))


def back(state: Island, hex: int, kind: int, piece: int) -> Event:
    """A green back: what comes up out of the water."""
    words: dict[str, Arg] = {"hex": state.box.names[hex]}
    at = hex_id(state, hex)
    if piece >= 0:
        came = boat_id(piece) if kind == BOAT_TILE else creature_id(state, piece)
        return Event(f"back-{KINDS[kind]}", words, (Move(came, None, at),), (at, came))
    quenched = kind == VOLCANO_TILE and (state.terms.to_the_last or state.terms.submerged)
    return Event("back-quenched" if quenched else f"back-{KINDS[kind]}", words, (), (at,))


def of_seat(state: Island, kind: str, numbers: tuple[int, int, int, int], viewer: Viewer) -> Event:
    a, b, c, d = numbers
    seat: dict[str, Arg] = {"seat": f"#{a}"}
    if kind == "roll":
        return Event("roll", {**seat, **creature_words(b)}, (), (DIE, seat_id(a)))
    if kind == "idle":
        return Event("idle", creature_words(a), (), (DIE,))
    if kind == "ask":
        words = {**seat, **creature_words(creature_kind(state, b)), "hex": state.box.names[c]}
        return Event("ask", words, (), (seat_id(a), creature_id(state, b), hex_id(state, c)))
    if kind in ("play", "defend"):
        lit = [seat_id(a)]
        if viewer == a:
            lit.append(card_id(b))
        if kind == "defend":
            lit.append(creature_id(state, d))
        move = Move(f"token:{KINDS[b]}", seat_id(a), None)
        return Event(kind, {**seat, **tile_words(b, c)}, (move,), tuple(lit))
    return Event(kind, seat, (), (seat_id(a),))


def of_boat(state: Island, kind: str, numbers: tuple[int, int, int, int]) -> Event:
    a, b, c, _ = numbers
    names = state.box.names
    if kind == "put-boat":
        boat, at = boat_id(b), hex_id(state, c)
        return Event(kind, {"seat": f"#{a}", "hex": names[c]}, (Move(boat, None, at),), (boat, at))
    boat, start = boat_id(a), hex_id(state, b)
    if kind == "sail":
        goal = hex_id(state, c)
        words: dict[str, Arg] = {"from": names[b], "hex": names[c]}
        return Event(kind, words, (Move(boat, start, goal),), (boat, start, goal))
    return Event(kind, {"hex": names[b], "cause": CAUSES[c]}, (Move(boat, start, None),), (boat, start))


def of_creature(state: Island, kind: str, numbers: tuple[int, int, int]) -> Event:
    a, b, c = numbers
    names = state.box.names
    creature, start = creature_id(state, a), hex_id(state, b)
    words = creature_words(creature_kind(state, a))
    if kind == "creature-lost":
        return Event(
            kind, {**words, "hex": names[b], "cause": CAUSES[c]}, (Move(creature, start, None),), (creature, start)
        )
    goal = hex_id(state, c)
    words |= {"from": names[b], "hex": names[c]}
    return Event(kind, words, (Move(creature, start, goal),), (creature, start, goal))


def of_explorer(state: Island, kind: str, numbers: tuple[int, int, int, int], viewer: Viewer) -> Event:
    a, b, c, d = numbers
    names = state.box.names
    piece, words = explorer_id(a), owner_words(state, a)
    if kind == "place":
        return Event(
            "place", {**words, "hex": names[b]}, (Move(piece, None, hex_id(state, b)),), (piece, hex_id(state, b))
        )
    if kind == "value":
        seen = viewer == state.terms.owner[a] and state.terms.memory_aid
        return Event("value", {**words, "value": b if seen else 0}, (), (piece,))
    if kind == "saved":
        goal = island_id(c)
        return Event(
            "saved",
            {**words, "island": f"@island-{ISLANDS[c]}.to"},
            (Move(piece, spot_id(state, b), goal),),
            (piece, goal),
        )
    if kind == "lost":
        return Event(
            "lost",
            {**words, "hex": names[c], "cause": CAUSES[d]},
            (Move(piece, spot_id(state, b), None),),
            (piece, hex_id(state, c)),
        )
    if kind == "spill":
        moves = (Move(piece, boat_id(b), hex_id(state, c)),)
        return Event("spill", {**words, "hex": names[c]}, moves, (piece, hex_id(state, c)))
    if kind == "haul":
        moves = (Move(piece, hex_id(state, c), boat_id(b)),)
        return Event("haul", words, moves, (piece, boat_id(b)))
    # A step: from spot `b` to hex `c`, and with a boat number `d` where a boat plays a part.
    words["hex"] = names[c]
    start = spot_id(state, b)
    goal = boat_id(d) if kind in ("embark", "transfer", "climb") else hex_id(state, c)
    if kind in ("walk", "dive", "swim"):
        words["from"] = names[b]
    assert start is not None
    return Event(kind, words, (Move(piece, start, goal),), (piece, start, goal))


def end(state: Island, numbers: tuple[int, ...]) -> Event:
    """Why it ended, and everybody who was still out there."""
    reason, hex, *rest = numbers
    lost = list(zip(rest[::2], rest[1::2], strict=True))
    moves = tuple(Move(explorer_id(explorer), spot_id(state, spot), None) for explorer, spot in lost)
    about = [seat_id(seat) for seat in range(state.seats)]
    if hex >= 0:
        about.insert(0, hex_id(state, hex))
    return Event(f"end-{ENDINGS[reason]}", {"lost": len(lost)}, moves, (*about, *(move.piece for move in moves)))


def narrate(before: Island, action: int, after: Island, trace: list[Note], viewer: Viewer) -> list[Event]:
    return [tell(before, note, viewer) for note in trace]
