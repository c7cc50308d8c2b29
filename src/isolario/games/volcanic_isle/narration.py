"""What happened: the notes of the rules as events, with what moved and what to light."""

from isolario.games.volcanic_isle.choices import tokens
from isolario.games.volcanic_isle.names import (
    ENDINGS,
    FACES,
    areas_of,
    boat_id,
    crack_id,
    geyser_id,
    geyser_name,
    hex_id,
    hex_of_geyser,
    lava_id,
    moai_id,
    moai_place,
    seat_id,
    settler_id,
    space_id,
    space_name,
    supply_id,
    village_id,
    volcano_id,
)
from isolario.games.volcanic_isle.position import LAVA, LYING
from isolario.games.volcanic_isle.rules import VolcanicIsle
from isolario.kernel.presentation import Event, Move, Viewer
from isolario.kernel.state import Note

PRAYER_STOCK = "stock:prayers"
# Messages that name things: the page draws them where they stand in a sentence.
SETTLER, LYING_MOAI, PRAYER = "@thing-settler.a", "@thing-moai.a", "@thing-prayer.a"


def narrate(before: VolcanicIsle, action: int, after: VolcanicIsle, trace: list[Note], viewer: Viewer) -> list[Event]:
    """The events in the order of the rules; land goes down with all that is on it, then each seat's loss is told."""
    events: list[Event] = []
    drowned: dict[int, list[Note]] = {}
    flows: list[Event] = []
    place = geyser_id(int(before.raised)) if before.raised >= 0 else ""
    for note in trace:
        kind, numbers = note
        # An eruption is told like this: first what it destroys, then where its lava lies.
        if kind == "lava":
            flows.append(tell(before, after, kind, list(numbers)))
            continue
        if kind != "burn":
            events += flows
            flows = []
        if kind.startswith("drown"):
            drowned.setdefault(numbers[0], []).append(note)
        elif kind == "gone":
            losses = [lost(before, seat, notes) for seat, notes in sorted(drowned.items())]
            events.append(gone(before, list(numbers), [move for _, moves in losses for move in moves]))
            events += [event for event, _ in losses]
            drowned = {}
        elif kind == "points":
            if numbers[1] > 0:
                events.append(told_points(place, *numbers))
        else:
            if kind in ("village", "raise"):
                place = space_id(numbers[1]) if kind == "village" else geyser_id(numbers[1])
            events.append(tell(before, after, kind, list(numbers)))
    return events + flows


def tell(before: VolcanicIsle, after: VolcanicIsle, kind: str, numbers: list[int]) -> Event:
    """One note as an event."""
    box = before.box
    a, b, c, d = (*numbers, -1, -1, -1, -1)[:4]
    who, seat = f"#{a}", seat_id(a)
    words: dict[str, str | int]
    match kind:
        case "map":
            lava = [spot for spot, held in enumerate(after.space) if held == LAVA]
            moves = tuple(Move(lava_id(spot), None, space_id(spot)) for spot in lava)
            land = tuple(hex_id(h) for h in range(box.hexes) if after.above_sea(h))
            return Event(kind, {"seed": str(a)}, moves, land)
        case "first":
            return Event(kind, {"seat": who}, (), (seat,))
        case "end":
            return Event(kind, {"seat": who, "left": b}, (), (seat,))
        case "over":
            return Event(kind, {"reason": ENDINGS[a]}, (), tuple(seat_id(s) for s in range(before.seats)))
        case "last-round":
            left = tokens(after.volcanoes)
            return Event(kind, {"count": len(left)}, (), ("stock:volcanoes", *(volcano_id(number) for number in left)))
        case "buy":
            home = supply_id(a, "prayers")
            words = {"seat": who, "cost": b, "prayer": PRAYER}
            return Event(kind, words, (Move("token:prayer", PRAYER_STOCK, home),), (seat, home))
        case "land" | "create":
            source = boat_id(a) if kind == "land" else supply_id(a, "settlers")
            move = Move(settler_id(box, c), source, hex_id(b))
            words = {"seat": who, "hex": box.hex_name[b], "settler": SETTLER}
            return Event(kind, words, (move,), (seat, move.piece, hex_id(b)))
        case "move" | "carry":
            return told_step(before, kind, numbers)
        case "village" | "sculpt":
            used = Move(lava_id(b), space_id(b), None)
            piece = village_id(b) if kind == "village" else moai_id(box, c)
            move = Move(piece, supply_id(a, "villages" if kind == "village" else "moai"), space_id(b))
            built = {"village": "@thing-village.a"} if kind == "village" else {"moai": LYING_MOAI}
            words = {"seat": who, "space": space_name(box, b), **built}
            return Event(kind, words, (used, move), (seat, space_id(b)))
        case "raise":
            move = Move(moai_id(box, c), moai_place(box, d), geyser_id(b))
            words = {"seat": who, "geyser": geyser_name(before, b), "hex": hex_of_geyser(before, b)}
            words["moai"] = "@thing-statue.a"
            return Event(kind, words, (move,), (seat, move.piece, geyser_id(b)))
        case "rescue" | "leave":
            return told_rescue(before, kind, numbers)
        case _:
            return told_by_the_earth(before, after, kind, numbers)


def told_points(place: str, seat: int, points: int, moai: int, villages: int) -> Event:
    """What a village or a raised Moai has brought; `place` is where it stands."""
    words: dict[str, str | int] = {"seat": f"#{seat}", "points": points}
    if villages > 0:
        return Event("product", {**words, "moai": moai, "villages": villages}, (), (seat_id(seat), place))
    return Event("points", words, (), (seat_id(seat), place))


def told_step(before: VolcanicIsle, kind: str, numbers: list[int]) -> Event:
    """A settler has moved, alone or with a Moai."""
    box = before.box
    seat, source, target, settler = numbers[:4]
    moves = [Move(settler_id(box, settler), hex_id(source), hex_id(target))]
    if kind == "carry":
        moves.append(Move(moai_id(box, numbers[4]), moai_place(box, numbers[5]), hex_id(target)))
    words = {"seat": f"#{seat}", "from": box.hex_name[source], "to": box.hex_name[target]}
    if kind == "carry":
        words["moai"] = LYING_MOAI
    return Event(kind, words, tuple(moves), (seat_id(seat), *(move.piece for move in moves), hex_id(target)))


def told_rescue(before: VolcanicIsle, kind: str, numbers: list[int]) -> Event:
    box = before.box
    seat = numbers[0]
    words: dict[str, str | int] = {"seat": f"#{seat}", "settler": SETTLER, "settlers": "@thing-settlers"}
    if kind == "leave":
        size = int(box.settlers)
        people = [k for k in range(seat * size, (seat + 1) * size) if before.settler_at[k] >= 0]
        left = [settler_id(box, k) for k in people if before.sinking >> before.settler_at[k] & 1]
        return Event(kind, {**words, "count": numbers[1]}, (), (seat_id(seat), *left))
    target, saved = numbers[1], numbers[2:]
    moves = tuple(
        Move(settler_id(box, k), hex_id(place), hex_id(target))
        for k, place in zip(saved[::2], saved[1::2], strict=True)
    )
    words |= {"count": len(moves), "hex": box.hex_name[target]}
    return Event(kind, words, moves, (seat_id(seat), *(move.piece for move in moves), hex_id(target)))


def told_by_the_earth(before: VolcanicIsle, after: VolcanicIsle, kind: str, numbers: list[int]) -> Event:
    """What nobody chooses: cracks, dice, lava, sinkings."""
    box = before.box
    a, b, c = (*numbers, -1, -1, -1)[:3]
    match kind:
        case "crack":
            # In a game without volcanoes the land beside a crack may be gone before anybody can look.
            open_still = (min(a, b), max(a, b)) in after.cracks()
            moves = (Move(crack_id(a, b), None, crack_id(a, b)),) if open_still else ()
            sides = (crack_id(a, b),) if open_still else (hex_id(a), hex_id(b))
            return Event(kind, {"a": box.hex_name[a], "b": box.hex_name[b]}, moves, sides)
        case "no-crack":
            return Event(kind, {"geyser": geyser_name(before, a)}, (), (geyser_id(a),))
        case "die":
            return Event(kind, {"face": FACES[a]}, (), ("stock:die",))
        case "double":
            lit = tuple(volcano_id(number) for number in (a, b) if number > 0)
            return Event(kind, {"a": a, "b": b}, (), lit)
        case "erupt":
            hit = (space_id(spot) for spot in numbers[1:])
            return Event(kind, {"volcano": a, "cone": "@thing-volcano"}, (), (volcano_id(a), *hit))
        case "pray" | "give-up":
            what = "moai" if before.space[b] >= LYING else "village"
            home = supply_id(a, "prayers")
            # It is seen to come to the very piece that it saves.
            moves = (Move("token:prayer", home, space_id(b)),) if kind == "pray" else ()
            words: dict[str, str | int] = {"seat": f"#{a}", "what": f"@thing-{what}.the", "space": space_name(box, b)}
            if kind == "pray":
                words["prayer"] = PRAYER
            return Event(kind, words, moves, (seat_id(a), space_id(b)))
        case "burn":
            piece = moai_id(box, c) if c >= 0 else village_id(b)
            what = "moai" if c >= 0 else "village"
            words = {"seat": f"#{a}", "space": space_name(box, b)}
            words |= {"what": f"@thing-{what}.the", "yours": f"@thing-{what}.your"}
            return Event(kind, words, (Move(piece, space_id(b), None),), (seat_id(a), piece, space_id(b)))
        case "lava":
            # The land it comes to may sink before anybody can look.
            flows = (Move(lava_id(a), volcano_id(b), space_id(a)),) if after.space[a] == LAVA else ()
            return Event(kind, {"space": space_name(box, a), "lava": "@thing-lava"}, flows, (space_id(a),))
        case "tie":
            return Event(kind, {"volcano": a}, (), (volcano_id(a),) if a > 0 else ("stock:volcanoes",))
        case "sink":
            return Event(kind, areas_in_words(before, numbers), (), tuple(hex_id(h) for h in numbers))
        case _:
            raise ValueError(f"no event for the note {kind}")


def areas_in_words(before: VolcanicIsle, hexes: list[int]) -> dict[str, str | int]:
    areas = areas_of(before.box, hexes)
    return {"count": len(areas), "areas": ", ".join(str(area) for area in areas)}


def gone(before: VolcanicIsle, hexes: list[int], moves: list[Move]) -> Event:
    """The part goes down with its lava, its cones, its cracks and the pieces on it: first the land, from the back to
    the front, then what lies on it, as one draws it."""
    box = before.box
    sunk = set(hexes)
    land = sorted(hexes, key=lambda h: (before.land.hexes[h] or (0, 0))[::-1])
    down = [Move(hex_id(h), hex_id(h), None) for h in land]
    for spot, held in enumerate(before.space):
        if held == LAVA and int(box.space_hex[spot]) in sunk:
            down.append(Move(lava_id(spot), space_id(spot), None))
    for a, b in before.cracks():
        if a in sunk or b in sunk:
            down.append(Move(crack_id(a, b), crack_id(a, b), None))
    for number in tokens(before.volcanoes):
        if int(box.area_hexes[number - 1][0]) in sunk:
            down.append(Move(volcano_id(number), volcano_id(number), None))
    return Event("gone", areas_in_words(before, hexes), (*down, *moves), tuple(hex_id(h) for h in hexes))


def lost(before: VolcanicIsle, seat: int, notes: list[Note]) -> tuple[Event, list[Move]]:
    """What a seat had on the land that is gone, in words and as moves: all of it returns to its supply."""
    box = before.box
    moves: list[Move] = []
    for kind, (_, place, k, *_) in notes:
        match kind:
            case "drown-settler":
                moves.append(Move(settler_id(box, k), hex_id(place), None))
            case "drown-moai":
                moves.append(Move(moai_id(box, k), moai_place(box, place), None))
            case _:
                moves.append(Move(village_id(place), space_id(place), None))
    kinds = [kind for kind, _ in notes]
    words: dict[str, str | int] = {
        "seat": f"#{seat}",
        "settlers": kinds.count("drown-settler"),
        "villages": kinds.count("drown-village"),
        "moai": kinds.count("drown-moai"),
    }
    return Event("lost", words, (), (seat_id(seat), *(move.piece for move in moves))), moves
