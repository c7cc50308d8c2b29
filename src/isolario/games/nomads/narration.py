"""What the rules noted, told as events. Nothing in Nomads is private, so every viewer is told the same."""

from isolario.games.nomads.board import ADVENTURER_NAMES, KIND_NAMES, OPAL, SIANA, SPACES
from isolario.games.nomads.names import (
    CHART,
    FIRE,
    LETTERS,
    LYS,
    SUPPLY,
    adventurer_id,
    card_id,
    card_words,
    direction_word,
    disc_id,
    disc_owner,
    neighbour,
    pile_id,
    seat_id,
    stack_id,
    tile_words,
)
from isolario.games.nomads.rules import Nomads
from isolario.kernel.presentation import Arg, Event, Move, Viewer
from isolario.kernel.state import Note


def narrate(before: Nomads, action: int, after: Nomads, trace: list[Note], viewer: Viewer) -> list[Event]:
    notes = in_order_of_listening(before, trace)
    return [tell(before, after, note) for note in notes if note[0] != "listen"]


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


def tell(before: Nomads, after: Nomads, note: Note) -> Event:
    kind, numbers = note
    if kind == "sow":
        return sowing(before, after, *numbers)
    a, b, c, d = numbers
    seat: dict[str, Arg] = {"seat": f"#{a}"}
    moves: tuple[Move, ...]
    match kind:
        case "first" | "pass":
            return Event(kind, seat, elements=(seat_id(a),))
        case "turn":
            return Event(kind, {**seat, "number": b}, elements=(seat_id(a),))
        case "turn-up":
            return Event(kind, {"space": LETTERS[a], **tile_words(b)}, elements=(stack_id(a),))
        case "adventurer":
            name = ADVENTURER_NAMES[b]
            moves = (Move(f"token:{name}", adventurer_id(b), seat_id(a)),)
            return Event(kind, {**seat, "name": f"@adventurer-{name}"}, moves, (adventurer_id(b), seat_id(a)))
        case "place":
            moves = (Move(disc_id(c), seat_id(a), pile_id(b)),)
            return Event(kind, {**seat, "space": LETTERS[b], **disc_words(c)}, moves, (disc_id(c), pile_id(b)))
        case "nomads":
            moves = tuple(Move(disc_id(space), None, pile_id(space)) for space in range(SPACES))
            return Event(kind, {}, moves, tuple(pile_id(space) for space in range(SPACES)))
        case "aim" | "shift" | "jump":
            source = stack_id(before.lys) if before.lys >= 0 else None
            return Event(kind, {**seat, "space": LETTERS[b]}, (Move(LYS, source, stack_id(b)),), (LYS, stack_id(b)))
        case "trigger":
            return Event(kind, {**seat, "space": LETTERS[b]}, elements=(LYS, pile_id(b)))
        case "raise":
            args: dict[str, Arg] = {**seat, "from": LETTERS[b], "direction": direction_word(c), "count": d}
            return Event(kind, args, elements=(pile_id(b),))
        case "lift":
            # The disc stays on its space, so nothing moves from one element to another.
            return Event(kind, {**seat, "space": LETTERS[b], **disc_words(c)}, elements=(disc_id(c), pile_id(b)))
        case "take":
            return taking(a, b, c)
        case "discard":
            moves = (Move(f"token:{KIND_NAMES[b]}", seat_id(a), FIRE),) * c
            return Event(kind, {**seat, "count": c, **tile_words(b)}, moves, (seat_id(a), FIRE))
        case "write":
            moves = (Move(card_id(b), SUPPLY, seat_id(a)),)
            return Event(kind, {**seat, **card_words(before, b)}, moves, (card_id(b), seat_id(a)))
        case "return":
            moves = (Move(card_id(b), seat_id(a), SUPPLY),)
            return Event(kind, {**seat, **card_words(before, b)}, moves, (card_id(b), seat_id(a)))
        case "interim":
            return Event(kind, elements=(CHART,))
        case "interim-score":
            return Event(kind, {**seat, "points": b}, elements=(seat_id(a),))
        case "opals":
            moves = (Move("token:opal", CHART, seat_id(a)),) * b
            return Event(kind, {**seat, "count": b}, moves, (seat_id(a), CHART))
        case "opals-boxed":
            return Event(kind, {"count": a}, (Move("token:opal", CHART, FIRE),) * a, (CHART, FIRE))
        case "stall-warning":
            return Event(kind, {"idle": a, "left": b}, elements=(FIRE,))
        case "end":
            left = tuple(stack_id(space) for space in range(SPACES) if after.stack_height[space] > 0)
            return Event(kind, {**seat, "stacks": b}, elements=(seat_id(a), *left))
        case "stall":
            return Event(kind, {**seat, "turns": b}, elements=(seat_id(a), FIRE))
        case "over":
            return Event(kind, elements=(FIRE,))
    raise ValueError(f"the rules of Nomads noted something that has no event: {kind}")


def disc_words(disc: int) -> dict[str, Arg]:
    return {"disc": f"@disc-{disc_owner(disc)}.one"}


def sowing(
    before: Nomads, after: Nomads, seat: int, origin: int, direction: int, step: int, count: int, last: int
) -> Event:
    """Every disc of the pile falls in its turn; one that comes back to where it was lifted does not change place."""
    power = "none"
    if step > 0:
        power = "skip" if before.adventurer[before.active] == SIANA else "double"
    args: dict[str, Arg] = {
        "seat": f"#{seat}",
        "count": count,
        "from": LETTERS[origin],
        "direction": direction_word(direction),
        "to": LETTERS[last],
        "power": power,
        "step": step,
        "on": LETTERS[neighbour(origin, direction, step)],
    }
    moves = tuple(
        Move(disc_id(disc), pile_id(origin), pile_id(after.place[disc]))
        for disc in before.pile(origin)
        if after.place[disc] != origin
    )
    return Event("sow", args, moves, (pile_id(origin), pile_id(last)))


def taking(seat: int, space: int, kind: int) -> Event:
    """Opals go to the chart whoever found them; what a sleeper hears is lost."""
    args: dict[str, Arg] = {"space": LETTERS[space], **tile_words(kind)}
    word, target = "take", seat_id(seat)
    if kind == OPAL:
        word, target = "opal", CHART
    elif seat < 0:
        word, target = "burn", FIRE
    else:
        args["seat"] = f"#{seat}"
    moves = (Move(f"token:{KIND_NAMES[kind]}", stack_id(space), target),)
    return Event(word, args, moves, (stack_id(space), target))
