"""What the rules noted, told as events. Nothing in Nomads is private, so every viewer hears the same."""

from isolario.games.nomads.board import (
    ADVENTURER_NAMES,
    FIRST_OWN_DISC,
    FROG,
    KIND_NAMES,
    OPAL,
    SIANA,
    SONGS,
    VERSIONS,
)
from isolario.games.nomads.rules import Nomads
from isolario.kernel.presentation import Arg, Event
from isolario.kernel.state import Note

LETTERS = "ABCDEFGH"


def narrate(before: Nomads, trace: list[Note]) -> list[Event]:
    events: list[Event] = []
    for note in in_order_of_listening(before, trace):
        told = tell(before, note)
        if told is not None:
            events.append(told)
    return events


def in_order_of_listening(before: Nomads, trace: list[Note]) -> list[Note]:
    """NO-LIS-2, NO-LIS-4: the active seat takes first, then clockwise, sleepers last."""
    start = next((index for index, note in enumerate(trace) if note[0] == "listen"), len(trace))
    stop = start + 1
    while stop < len(trace) and trace[stop][0] == "take":
        stop += 1
    seats = before.seats

    def turn(note: Note) -> int:
        return seats if note[1][0] < 0 else (note[1][0] - int(before.active)) % seats

    return trace[:start] + sorted(trace[start + 1 : stop], key=turn) + trace[stop:]


def tell(before: Nomads, note: Note) -> Event | None:
    kind, (a, b, c, d) = note
    seat = f"#{a}"
    match kind:
        case "first" | "nomads" | "pass" | "interim" | "over":
            return Event(kind, {"seat": seat} if a >= 0 else {})
        case "turn-up":
            return Event(kind, {"space": LETTERS[a], "at": f"stack:{a}", **tile(b)})
        case "adventurer":
            return Event(kind, {"seat": seat, "name": f"@adventurer-{ADVENTURER_NAMES[b]}"})
        case "place":
            return Event(kind, {"seat": seat, "space": LETTERS[b], "at": f"pile:{b}", **disc(c)})
        case "aim" | "shift" | "jump" | "trigger":
            return Event(kind, {"seat": seat, "space": LETTERS[b], "at": f"stack:{b}"})
        case "turn":
            return Event(kind, {"seat": seat, "number": b})
        case "raise":
            return Event(kind, {"seat": seat, "count": d, **lifted(b, c)})
        case "sow":
            return Event(kind, {"seat": seat, "count": c, **lifted(b >> 1, b & 1), **sowing(before, b, d)})
        case "lift":
            return Event(kind, {"seat": seat, "space": LETTERS[b], "at": f"pile:{b}", **disc(c)})
        case "take":
            return taken(a, b, c)
        case "discard":
            return Event(kind, {"seat": seat, "count": c, **tile(b)})
        case "return" | "write":
            return Event(kind, {"seat": seat, **card(before, b)})
        case "interim-score":
            return Event(kind, {"seat": seat, "points": b})
        case "opals":
            return Event(kind, {"seat": seat, "count": b})
        case "opals-boxed":
            return Event(kind, {"count": a})
        case "end":
            return Event(kind, {"seat": seat, "stacks": b})
    return None


def tile(kind: int) -> dict[str, Arg]:
    name = KIND_NAMES[kind]
    return {"kind": name, "tile": f"@tile-{name}", "one": f"@tile-{name}.one"}


def disc(number: int) -> dict[str, Arg]:
    if number == FROG:
        owner, element = "frog", "disc:frog:0"
    else:
        owner = ADVENTURER_NAMES[(number - FIRST_OWN_DISC) // 2]
        element = f"disc:{owner}:{(number - FIRST_OWN_DISC) % 2}"
    return {"disc": f"@disc-{owner}.one", "piece": element}


def lifted(space: int, direction: int) -> dict[str, Arg]:
    return {"from": LETTERS[space], "at": f"pile:{space}", "direction": "ccw" if direction else "cw"}


def sowing(before: Nomads, move: int, packed: int) -> dict[str, Arg]:
    """Where the last disc landed, and the step at which a power was used."""
    step, last = divmod(packed, 32)
    power = "none"
    if step > 0:
        power = "skip" if before.adventurer[before.active] == SIANA else "double"
    on = (move >> 1) + (-step if move & 1 else step)
    return {"to": LETTERS[last], "last": f"pile:{last}", "power": power, "step": step, "on": LETTERS[on % 8]}


def taken(seat: int, space: int, kind: int) -> Event:
    args: dict[str, Arg] = {"space": LETTERS[space], "at": f"stack:{space}", **tile(kind)}
    if seat >= 0:
        args["seat"] = f"#{seat}"
    if kind == OPAL:
        return Event("opal", args)
    return Event("take" if seat >= 0 else "burn", args)


def card(before: Nomads, number: int) -> dict[str, Arg]:
    if number < SONGS:
        return {"card": "song", "piece": f"card:song:{number}", "of": "", "value": before.box.song_size[number]}
    kind, version = divmod(int(number - SONGS), VERSIONS)
    return {
        "card": "legend",
        "piece": f"card:legend:{kind}:{version}",
        "of": f"@tile-{KIND_NAMES[kind]}.of",
        "value": before.box.legend_value[number - SONGS],
    }
