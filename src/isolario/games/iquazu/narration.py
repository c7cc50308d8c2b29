"""The story of a step: the notes of the rules as events for one viewer."""

from isolario.games.iquazu.board import ROWS, unpack
from isolario.games.iquazu.rules import Iquazu
from isolario.games.iquazu.words import COLOUR_WORDS, cards_args, tile_args, tile_id
from isolario.kernel.presentation import Event, Viewer
from isolario.kernel.state import Note


def narrate(after: Iquazu, trace: list[Note], viewer: Viewer) -> list[Event]:
    """Only the seat that draws a card hears of it; the others have heard how many are drawn."""
    return [tell(after, note) for note in trace if note[0] != "card" or note[1][0] == viewer]


def tell(after: Iquazu, note: Note) -> Event:
    kind, (a, b, c, d) = note
    box = after.box
    if kind == "card":
        return Event(kind, {"seat": f"#{a}", "colour": COLOUR_WORDS[b]})
    if kind == "first":
        return Event(kind, {"seat": f"#{a}", "water": f"#{b}"})
    if kind == "strip":
        return Event(kind, {"column": a, "strip": b})
    if kind == "tile":
        return Event(kind, {"row": a % ROWS + 1, "tile": tile_id(a), **tile_args(box, b)})
    if kind in ("dealt", "draw", "no-cards", "bonus"):
        return Event(kind, {"seat": f"#{a}", "number": b})
    if kind == "use":
        return Event(kind, {"seat": f"#{a}", "tile": tile_id(c), **tile_args(box, b)})
    if kind == "reshuffle":
        return Event(kind, cards_args(*unpack(a)))
    if kind == "gem":
        args = {"seat": f"#{a}", "place": f"{b}:{c}", "crevice": f"crevice:{b}:{c}"}
        return Event(kind, {**args, **cards_args(*unpack(d))})
    if kind == "drop":
        return Event(kind, {"seat": f"#{a}", "place": f"{b}:{c}", "crevice": f"crevice:{b}:{c}"})
    if kind == "rock":
        return Event(kind, {"seat": f"#{a}", "column": b, "points": c, "place": d + 1})
    if kind == "tile-won":
        return Event(kind, {"seat": f"#{a}", "row": b + 1, "tile": tile_id(d), **tile_args(box, c)})
    if kind == "tile-lost":
        return Event(kind, {"row": a + 1, "tile": tile_id(c), **tile_args(box, b)})
    if kind == "discard":
        return Event(kind, {"seat": f"#{a}", "colour": COLOUR_WORDS[b]})
    if kind in ("turn", "water"):
        return Event(kind, {"seat": f"#{a}"})
    return Event(kind, {"column": a})  # full, frame, final
