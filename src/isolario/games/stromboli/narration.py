"""The story of a step, told from the notes that the rules took on the way: what is said, what moves, what lights."""

from itertools import pairwise

from isolario.games.stromboli.actions import split
from isolario.games.stromboli.board import (
    BUILD,
    CARD_NAMES,
    CARDS,
    HUT,
    LAVA_CARD,
    NONE,
    PRIESTESS,
    SCORE_CARDS,
    SEGMENTS,
    SHELL,
    TERRAIN_NAMES,
    TERRAINS,
)
from isolario.games.stromboli.names import (
    BOAT,
    DISCARD,
    LETTERS,
    MARKERS_BESIDE,
    PRIESTESS_FOR_SALE,
    SCORE_BOARD,
    beach_id,
    card_id,
    card_name,
    card_token,
    crater_id,
    deck_id,
    disc_id,
    held_id,
    lava_disc_id,
    marker_id,
    on_space,
    score_card_id,
    score_card_name,
    seat_id,
    shaman_id,
    space_id,
    statue_id,
    water_id,
)
from isolario.games.stromboli.position import STATUES
from isolario.games.stromboli.rules import Stromboli
from isolario.games.stromboli.scoring import (
    BASKET_ITEM,
    CARD_ITEM,
    ITEM_NAMES,
    MOUNTAIN_ITEM,
    NAUTILUS_ITEM,
    PEARL_ITEM,
)
from isolario.games.stromboli.view import spaces
from isolario.kernel.presentation import Arg, Event, Move, Viewer
from isolario.kernel.state import Note

STALL_WARNING = 10
"""How many turns before the stall guard acts the players are told."""


def narrate(before: Stromboli, action: int, after: Stromboli, trace: list[Note], viewer: Viewer) -> list[Event]:
    found: list[Event] = []
    if before.actor >= 0:
        found += declined(before.actor, split(action)[0])
    index = 0
    while index < len(trace):
        kind, numbers = trace[index]
        if kind == "back":  # all discs of one player on that beach come back in one sentence
            same = [trace[index][1]]
            while index + 1 < len(trace) and trace[index + 1][0] == "back" and trace[index + 1][1][0] == numbers[0]:
                index += 1
                same.append(trace[index][1])
            found.append(discs_back(numbers[0], [note[1] for note in same], numbers[2]))
        elif kind == "turn":
            left = int(after.box.stall_limit) - numbers[1]
            if left == STALL_WARNING:
                found.append(Event("quiet", {"turns": numbers[1], "left": left}, elements=(BOAT,)))
        else:
            found.append(told(before, after, kind, numbers))
        index += 1
    return found


def declined(seat: int, kind: str) -> list[Event]:
    """Choices that leave no note because nothing moves, but that belong into the story."""
    about: dict[str, tuple[str, ...]] = {
        "stay": (shaman_id(seat),),
        "skip-build": (shaman_id(seat), seat_id(seat)),
        "skip-divert": (seat_id(seat),),
        "buy-nothing": (seat_id(seat), SCORE_BOARD),
        "no-lava": (lava_disc_id(seat),),
    }
    return [Event(kind, {"seat": f"#{seat}"}, elements=about[kind])] if kind in about else []


def discs_back(seat: int, values: list[int], beach: int) -> Event:
    args: dict[str, Arg] = {
        "seat": f"#{seat}",
        "discs": ", ".join(str(value) for value in values),
        "count": len(values),
        "beach": LETTERS[beach],
    }
    moves = tuple(Move(disc_id(seat, value), beach_id(beach), seat_id(seat)) for value in values)
    return Event("back", args, moves, (beach_id(beach), *[move.piece for move in moves]))


def told(before: Stromboli, after: Stromboli, kind: str, numbers: tuple[int, ...]) -> Event:
    """One note as an event."""
    if kind == "cool":
        return cooling(numbers)
    a, b, c, d = numbers
    args: dict[str, Arg]
    match kind:
        case "first":
            return Event("first", {"seat": f"#{a}"}, (Move("token:first", None, seat_id(a)),), (seat_id(a),))
        case "deal" | "draw":
            args = {"card": card_name(c), "segment": LETTERS[a]}
            move = Move(card_token(c), deck_id(before.deck), card_id(a, b))
            return Event(kind, args, (move,), (card_id(a, b),))
        case "place":
            args = {"seat": f"#{a}", "value": b, "beach": LETTERS[c]}
            return Event("place", args, (Move(disc_id(a, b), seat_id(a), beach_id(c)),), (disc_id(a, b), beach_id(c)))
        case "retrieve":
            args = {"seat": f"#{a}", "value": b, "beach": LETTERS[c]}
            move = Move(disc_id(a, b), beach_id(c), seat_id(a))
            return Event("retrieve", args, (move,), (disc_id(a, b), beach_id(c)))
        case "boat":
            return voyage(a, b, c)
        case "lava-disc" | "lava-disc-back":
            ends = (seat_id(a), beach_id(b)) if kind == "lava-disc" else (beach_id(b), seat_id(a))
            move = Move(lava_disc_id(a), *ends)
            return Event(kind, {"seat": f"#{a}", "beach": LETTERS[b]}, (move,), (move.piece, beach_id(b)))
        case "lava-card":
            move = Move(card_token(LAVA_CARD), deck_id(before.deck), DISCARD)
            return Event("lava-card", {"segment": LETTERS[a]}, (move,), (deck_id(before.deck), crater_id(a)))
        case "marker":
            move = Move(marker_id(b), MARKERS_BESIDE, crater_id(a))
            return Event("marker", {"segment": LETTERS[a]}, (move,), (crater_id(a),))
        case "shaman":
            source = space_id(b) if b < HUT else beach_id(after.box.huts[a])
            move = Move(shaman_id(a), source, space_id(c))
            return Event("shaman", {"seat": f"#{a}", **on_space(c)}, (move,), (shaman_id(a), space_id(c)))
        case "nobody":
            return Event("nobody", {"segment": LETTERS[a]}, elements=(beach_id(a),))
        case "identical":
            args = {"seat": f"#{a}", "segment": LETTERS[b]}
            return Event("identical", args, elements=(seat_id(a), card_id(b, 0), card_id(b, 1)))
        case "take":
            return receipt(a, b, c, d)
        case "build":
            move = Move(statue_id(a, b), seat_id(a), space_id(b))
            return Event("build", {"seat": f"#{a}", **on_space(b)}, (move,), (space_id(b), seat_id(a)))
        case "burn":
            args = {"seat": f"#{a}", **on_space(b), "terrain": TERRAIN_NAMES[b % TERRAINS]}
            return Event("burn", args, (Move(statue_id(a, b), space_id(b), None),), (space_id(b), seat_id(a)))
        case "divert":
            args = {"seat": f"#{a}", "start": LETTERS[b], "end": LETTERS[c]}
            move = Move(marker_id(d), crater_id(b), crater_id(c))
            return Event("divert", args, (move,), (crater_id(b), crater_id(c)))
        case "buy":
            args = {"seat": f"#{a}", "card": score_card_name(b), "cost": c}
            card = Move(score_card_id(b), SCORE_BOARD, seat_id(a))
            return Event("buy", args, (*payment(a, c), card), (score_card_id(b), seat_id(a)))
        case "buy-priestess":
            return Event("buy-priestess", {"seat": f"#{a}", "cost": b}, payment(a, b), (PRIESTESS_FOR_SALE, seat_id(a)))
        case "scoring":
            return Event("scoring", {"number": a, "seat": f"#{b}"}, elements=(seat_id(b), BOAT))
        case "stall":
            return Event("stall", {"turns": a}, elements=(BOAT,))
        case "erupt":
            hits = [space_id(TERRAINS * a + terrain) for terrain in reversed(spaces(after.box.hits[b]))]
            return Event("erupt", {"segment": LETTERS[a], "count": b}, elements=(crater_id(a), *hits))
        case "score":
            args = {"seat": f"#{a}", "item": f"@item-{ITEM_NAMES[b].replace('_', '-')}", "points": c}
            return Event("score", args, elements=(seat_id(a), *counted_pieces(after, a, b)))
        case "round":
            moves = tuple(
                Move(score_card_id(card), seat_id(seat), SCORE_BOARD)
                for seat, bought in enumerate((a, b))
                for card in range(SCORE_CARDS)
                if (bought >> card) & 1
            )
            return Event("round", {}, moves, (SCORE_BOARD, PRIESTESS_FOR_SALE))
        case "end":
            winner = after.ranks().index(1)
            args = {"seat": f"#{winner}", "red": after.scores()[0], "yellow": after.scores()[1]}
            return Event("end", args, elements=(seat_id(winner),))
        case "sail":
            return Event("sail", {"seat": f"#{a}"}, elements=(seat_id(a), BOAT))
        case "no-build":
            return Event("no-build", {"seat": f"#{a}"}, elements=(shaman_id(a), seat_id(a)))
    return Event(kind, {"seat": f"#{a}"}, elements=(seat_id(a),))  # no-divert


def voyage(start: int, end: int, steps: int) -> Event:
    """The boat goes round the island, segment by segment."""
    stops = [(start + step) % int(SEGMENTS) for step in range(steps + 1)]
    moves = tuple(Move(BOAT, water_id(here), water_id(there)) for here, there in pairwise(stops))
    args: dict[str, Arg] = {"start": LETTERS[start], "end": LETTERS[end], "steps": steps}
    return Event("boat", args, moves, (BOAT, beach_id(end)))


def receipt(seat: int, segment: int, slot: int, card: int) -> Event:
    """A card goes to whoever receives it; Build and Priestess are discarded at once (ST-CARD-1)."""
    moves = [Move(card_token(card), card_id(segment, slot), seat_id(seat))]
    if card in (BUILD, PRIESTESS):
        moves.append(Move(card_token(card), seat_id(seat), DISCARD))
    args = {"seat": f"#{seat}", "card": card_name(card), "segment": LETTERS[segment]}
    return Event("take", args, tuple(moves), (card_id(segment, slot), seat_id(seat)))


def payment(seat: int, cost: int) -> tuple[Move, ...]:
    return (Move(card_token(SHELL), seat_id(seat), DISCARD),) * cost


def cooling(segments: tuple[int, ...]) -> Event:
    """All markers go back beside the island (ST-ERUPT-6)."""
    moves = tuple(
        Move(marker_id(index), crater_id(segment), MARKERS_BESIDE)
        for index, segment in enumerate(segments)
        if segment != NONE
    )
    return Event("cool", {"count": len(moves)}, moves, (MARKERS_BESIDE,))


def counted_pieces(state: Stromboli, seat: int, item: int) -> tuple[str, ...]:
    """The elements that brought an item's points in the last scoring."""
    if item <= MOUNTAIN_ITEM:
        return tuple(space_id(space) for space in spaces(state.own[STATUES + seat]) if space % TERRAINS == item)
    if item >= CARD_ITEM:
        return (score_card_id(item - CARD_ITEM),)
    names = {
        int(BASKET_ITEM): ("basket_b1", "basket_b2"),
        int(PEARL_ITEM): ("white_pearl", "black_pearl"),
        int(NAUTILUS_ITEM): ("nautilus",),
    }.get(item, ())
    cards = [CARD_NAMES.index(name) for name in names]
    return tuple(held_id(seat, card) for card in cards if state.held[CARDS * seat + card] > 0)
