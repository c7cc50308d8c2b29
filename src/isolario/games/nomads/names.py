"""What things are called: the ids of elements and pieces, the words of events and views, the notation of actions."""

from typing import Literal

from isolario.games.nomads.actions import split
from isolario.games.nomads.board import (
    ADVENTURER_NAMES,
    CLOCKWISE,
    FIRST_OWN_DISC,
    FROG,
    KIND_NAMES,
    RED,
    SONGS,
    SPACES,
    STORY_KINDS,
    VERSIONS,
)
from isolario.games.nomads.position import DRAW_ADVENTURER, DRAW_FIRST, DRAW_TILE
from isolario.games.nomads.rules import Nomads
from isolario.kernel.ids import Ids, PairIds
from isolario.kernel.presentation import Arg
from isolario.kernel.state import State

LETTERS = "ABCDEFGH"
ARROWS = "><"
"""Clockwise, counter-clockwise."""
SUPPLY = "supply"
"""Where the cards lie that nobody has written."""
FIRE = "fire"
"""Where tiles go that leave the game: on the table it is the box, at the camp the fire."""
CHART = "chart"
LYS = "lys"

PILES, STACKS, SEATS = Ids("pile"), Ids("stack"), Ids("seat")
NOMADS = Ids("disc:nomad")
OWN_DISCS = [Ids(f"disc:{name}") for name in ADVENTURER_NAMES]
SONG_CARDS, LEGENDS = Ids("card:song"), PairIds("card:legend")


def nomads(state: State) -> Nomads:
    assert isinstance(state, Nomads)
    return state


def pile_id(space: int) -> str:
    return PILES.of(space)


def stack_id(space: int) -> str:
    return STACKS.of(space)


def seat_id(seat: int) -> str:
    return SEATS.of(seat)


def tile_id(seat: int, kind: int) -> str:
    """The tiles of one kind in front of a seat."""
    return f"tile:{seat}:{KIND_NAMES[kind]}"


def adventurer_id(adventurer: int) -> str:
    return f"adventurer:{ADVENTURER_NAMES[adventurer]}"


def disc_owner(disc: int) -> str:
    if disc == FROG:
        return "frog"
    return "nomad" if disc < FIRST_OWN_DISC else ADVENTURER_NAMES[(disc - FIRST_OWN_DISC) // 2]


def disc_id(disc: int) -> str:
    if disc == FROG:
        return "disc:frog:0"
    if disc < FIRST_OWN_DISC:
        return NOMADS.of(disc)
    return OWN_DISCS[(disc - FIRST_OWN_DISC) // 2].of((disc - FIRST_OWN_DISC) % 2)


def card_id(card: int) -> str:
    """A card by its bit in the supply: songs first, then legends."""
    if card < SONGS:
        return SONG_CARDS.of(card)
    return LEGENDS.of((card - SONGS) // VERSIONS, (card - SONGS) % VERSIONS)


def card_of(element: str) -> int:
    """The card of an element, the reverse of `card_id`."""
    _, sort, *numbers = element.split(":")
    if sort == "song":
        return int(numbers[0])
    return int(SONGS + VERSIONS * int(numbers[0]) + int(numbers[1]))


def tile_words(kind: int) -> dict[str, Arg]:
    name = KIND_NAMES[kind]
    return {"tile": f"@tile-{name}", "one": f"@tile-{name}.one"}


def card_words(s: Nomads, card: int) -> dict[str, Arg]:
    if card < SONGS:
        return {"card": "song", "of": "", "value": s.box.song_size[card]}
    kind = KIND_NAMES[(card - SONGS) // VERSIONS]
    return {"card": "legend", "of": f"@tile-{kind}.of", "value": s.box.legend_value[card - SONGS]}


def direction_word(direction: int) -> Literal["cw", "ccw"]:
    return "cw" if direction == CLOCKWISE else "ccw"


def neighbour(space: int, direction: int, steps: int = 1) -> int:
    return int((space + (steps if direction == CLOCKWISE else -steps)) % SPACES)


def red_discs(s: Nomads, space: int) -> list[int]:
    """Red's discs in a pile, from the lowest."""
    return [disc for disc in s.pile(space) if disc_owner(disc) == ADVENTURER_NAMES[RED]]


def owned_cards(s: Nomads, seat: int) -> list[int]:
    cards = [s.song[seat]] if s.song[seat] >= 0 else []
    for kind in range(STORY_KINDS):
        version = s.legend[seat * STORY_KINDS + kind]
        if version >= 0:
            cards.append(SONGS + VERSIONS * kind + version)
    return cards


def notation(s: Nomads, action: int) -> str:
    """An action in writing; at a draw, its outcome."""
    if s.phase == DRAW_TILE:
        return KIND_NAMES[action]
    if s.phase == DRAW_FIRST:
        return f"seat{action}"
    if s.phase == DRAW_ADVENTURER:
        return ADVENTURER_NAMES[action]
    kind, detail = split(action)
    match kind:
        case "pick":
            return ADVENTURER_NAMES[detail]
        case "space":
            return LETTERS[detail]
        case "step":
            return f"lys{ARROWS[detail]}"
        case "move":
            return LETTERS[detail // 2] + ARROWS[detail % 2]
        case "drop":
            return f"step{detail + 1}"
        case "lift":
            return f"{LETTERS[detail // 2]}^{detail % 2 + 1}"
        case "song":
            return f"song{s.box.song_size[detail]}"
        case "legend":
            return f"{KIND_NAMES[detail // VERSIONS]}{s.box.legend_value[detail]}"
        case "jokers":
            return f"jokers{detail}"
        case "pay":
            return f"pay-{KIND_NAMES[detail]}"
    return "pass"
