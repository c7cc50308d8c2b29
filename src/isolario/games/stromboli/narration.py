"""The story of a step, told from the notes that the rules took on the way."""

from isolario.games.stromboli.board import (
    BUY_NOTHING,
    HUT,
    LAVA_SKIP,
    SCORE_CARD_NAMES,
    SHAMAN_STAY,
    SKIP_BUILD,
    SKIP_DIVERT,
    TERRAIN_NAMES,
)
from isolario.games.stromboli.names import LETTERS, card_name, on_space, space_name
from isolario.games.stromboli.rules import Stromboli
from isolario.games.stromboli.scoring import ITEM_NAMES
from isolario.kernel.presentation import Arg, Event
from isolario.kernel.state import Note

STALL_WARNING = 10
"""How many turns before the stall guard acts the players are told."""

DECLINED = {
    SHAMAN_STAY: "stay",
    SKIP_BUILD: "skip-build",
    SKIP_DIVERT: "skip-divert",
    BUY_NOTHING: "buy-nothing",
    LAVA_SKIP: "no-lava",
}
"""Choices that leave no note because nothing moves, but that belong into the story."""


def events(before: Stromboli, action: int, after: Stromboli, trace: list[Note]) -> list[Event]:
    found: list[Event] = []
    if before.actor >= 0 and action in DECLINED:
        found.append(Event(DECLINED[action], {"seat": f"#{before.actor}"}))
    index = 0
    while index < len(trace):
        kind, (a, b, c, d) = trace[index]
        if kind == "back":  # all discs of one player on that beach come back in one sentence
            values = [b]
            while index + 1 < len(trace) and trace[index + 1][0] == "back" and trace[index + 1][1][0] == a:
                index += 1
                values.append(trace[index][1][1])
            pieces = " ".join(f"disc:{a}:{value}" for value in values)
            discs = ", ".join(str(value) for value in values)
            args: dict[str, Arg] = {"seat": f"#{a}", "discs": discs, "count": len(values), "beach": LETTERS[c]}
            found.append(Event("back", {**args, "pieces": pieces, "source": f"beach:{c}"}))
        elif kind == "turn":
            left = int(after.box.stall_limit) - b
            if left == STALL_WARNING:
                found.append(Event("quiet", {"turns": b, "left": left}))
        else:
            found.append(Event(kind, arguments(after, kind, a, b, c, d)))
        index += 1
    return found


def arguments(after: Stromboli, kind: str, a: int, b: int, c: int, d: int) -> dict[str, Arg]:
    """What fills the sentence of a note; `piece`, `source` and `target` are element ids, for animation."""
    if kind in ("place", "retrieve"):
        ends = ("target", "source") if kind == "place" else ("source", "target")
        return {
            "seat": f"#{a}", "value": b, "beach": LETTERS[c], "piece": f"disc:{a}:{b}",
            ends[0]: f"beach:{c}", ends[1]: f"seat:{a}",
        }  # fmt: skip
    if kind == "boat":
        return {
            "start": LETTERS[a], "end": LETTERS[b], "steps": c, "piece": "boat",
            "source": f"beach:{a}", "target": f"beach:{b}",
        }  # fmt: skip
    if kind in ("lava-disc", "lava-disc-back"):
        return {"seat": f"#{a}", "beach": LETTERS[b], "piece": f"lavadisc:{a}", "place": f"beach:{b}"}
    if kind in ("marker", "lava-card"):
        return {"segment": LETTERS[a], "target": f"crater:{a}"}
    if kind == "shaman":
        source = f"space:{b}" if b < HUT else f"beach:{after.box.huts[a]}"
        return {
            "seat": f"#{a}", **on_space(c), "space": space_name(c), "piece": f"shaman:{a}",
            "source": source, "target": f"space:{c}",
        }  # fmt: skip
    if kind == "take":
        return {
            "seat": f"#{a}", "card": card_name(d), "segment": LETTERS[b],
            "piece": f"card:{b}:{c}", "target": f"seat:{a}",
        }  # fmt: skip
    if kind in ("deal", "draw"):
        return {"card": card_name(c), "segment": LETTERS[a], "target": f"card:{a}:{b}"}
    if kind in ("build", "burn"):
        return {
            "seat": f"#{a}", **on_space(b), "terrain": TERRAIN_NAMES[b % 3],
            "piece": f"statue:{a}:{b}", "target": f"space:{b}",
        }  # fmt: skip
    if kind == "divert":
        return {
            "seat": f"#{a}", "start": LETTERS[b], "end": LETTERS[c],
            "source": f"crater:{b}", "target": f"crater:{c}",
        }  # fmt: skip
    if kind == "buy":
        return {
            "seat": f"#{a}", "card": f"@scorecard-{SCORE_CARD_NAMES[b]}", "cost": c,
            "piece": f"scorecard:{b}", "target": f"seat:{a}",
        }  # fmt: skip
    if kind == "buy-priestess":
        return {"seat": f"#{a}", "cost": b, "piece": "priestess"}
    if kind == "scoring":
        return {"number": a, "seat": f"#{b}"}
    if kind == "stall":
        return {"turns": a}
    if kind == "erupt":
        return {"segment": LETTERS[a], "count": b, "source": f"crater:{a}"}
    if kind == "score":
        return {"seat": f"#{a}", "item": f"@item-{ITEM_NAMES[b].replace('_', '-')}", "points": c}
    if kind == "end":
        ranks = after.ranks()
        return {"seat": f"#{ranks.index(1)}", "red": after.scores()[0], "yellow": after.scores()[1]}
    if kind == "round":
        return {}
    return {"seat": f"#{a}"}  # first, sail, no-build, no-divert
