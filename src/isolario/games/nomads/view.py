"""What people see of Nomads. Everything on the table is public; face-down tiles are only counted, for all together."""

from functools import lru_cache
from typing import Literal

from isolario.games.nomads.board import (
    ADVENTURER_NAMES,
    ADVENTURERS,
    FROG,
    JOKER,
    KIND_NAMES,
    KINDS,
    OPAL,
    SONGS,
    SPACES,
    STORY_KINDS,
    VERSIONS,
    Box,
)
from isolario.games.nomads.names import (
    LETTERS,
    LYS,
    SUPPLY,
    card_id,
    direction_word,
    disc_id,
    disc_owner,
    neighbour,
    owned_cards,
    pile_id,
    seat_id,
    stack_id,
)
from isolario.games.nomads.position import (
    CHOOSE_DROP,
    CHOOSE_KIND,
    DRAW_TILE,
    PHASES,
    PLACE_FROG,
    PLACE_OWN,
    PLACE_SLEEPER,
)
from isolario.games.nomads.rules import Nomads
from isolario.games.nomads.view_types import (
    AdventurerView,
    CardView,
    EndView,
    NomadsView,
    PendingView,
    PlayerView,
    SpaceView,
)
from isolario.kernel.presentation import Viewer
from isolario.kernel.remembered import Remembered
from isolario.kernel.state import OVER

CARDS = int(SONGS + STORY_KINDS * VERSIONS)
REMEMBERED = 512
"""Parts of views that are not made again; nobody changes a view."""


def view(s: Nomads, viewer: Viewer) -> NomadsView:
    over = s.actor == OVER
    writers = writers_of(s)
    return {
        "seats": s.seats,
        "actor": s.actor,
        "phase": PHASES[s.phase],
        "scores": list(s.scores()),
        "ranks": s.ranks() if over else None,
        "first": known(s.first),
        "active": None if over else known(s.active),
        "pieces": pieces(s, writers),
        "turn": s.turns,
        "lys": known(s.lys),
        "chart": {"opals": s.chart, "places": s.box.opal_trigger},
        "spaces": [space_view(s, space) for space in range(SPACES)],
        "players": [player_view(s, seat) for seat in range(s.seats)],
        "adventurers": [adventurer_view(s, index) for index in range(ADVENTURERS)],
        "cards": cards_view(s.box, writers),
        "unseen": {KIND_NAMES[kind]: s.pool[kind] for kind in range(KINDS)},
        "box": {KIND_NAMES[kind]: s.boxed[kind] for kind in range(KINDS)},
        "end": end_view(s),
        "pending": pending_view(s),
    }


def known(number: int) -> int | None:
    return number if number >= 0 else None


def writers_of(s: Nomads) -> tuple[int | None, ...]:
    """Who wrote each card; None if it lies in the supply."""
    found: list[int | None] = [None] * CARDS
    for seat in range(s.seats):
        for card in owned_cards(s, seat):
            found[card] = seat
    return tuple(found)


def pieces(s: Nomads, writers: tuple[int | None, ...]) -> dict[str, str]:
    """Discs lie in piles, Lys at a stack, cards in the supply or with whoever wrote them."""
    found = {disc_id(disc): pile_id(space) for space in range(SPACES) for disc in s.pile(space)}
    if s.lys >= 0:
        found[LYS] = stack_id(s.lys)
    found.update(card_pieces(writers))
    return found


# Cards change hands a few times in a match and are shown after every step.


@lru_cache(REMEMBERED)
def card_pieces(writers: tuple[int | None, ...]) -> dict[str, str]:
    return {card_id(card): SUPPLY if seat is None else seat_id(seat) for card, seat in enumerate(writers)}


@lru_cache(REMEMBERED)
def cards_view(box: Box, writers: tuple[int | None, ...]) -> list[CardView]:
    return [card_view(box, card, seat) for card, seat in enumerate(writers)]


SPACE_VIEWS: Remembered[SpaceView] = Remembered(8192)


def space_view(s: Nomads, space: int) -> SpaceView:
    """A move changes a few of them; the others are the very same as before."""
    kind = int(s.face[space])
    height = int(s.stack_height[space])
    discs = [(disc, int(s.taker[disc])) for disc in s.pile(space)]
    lies = (space, kind, height, *discs)
    found = SPACE_VIEWS.find(lies)
    return SPACE_VIEWS.keep(lies, new_space_view(space, kind, height, discs)) if found is None else found


def new_space_view(space: int, kind: int, height: int, discs: list[tuple[int, int]]) -> SpaceView:
    return {
        "letter": LETTERS[space],
        "pile": [{"id": disc_id(disc), "owner": disc_owner(disc), "seat": known(taker)} for disc, taker in discs],
        "tile": KIND_NAMES[kind] if kind >= 0 else None,
        "height": height,
    }


def player_view(s: Nomads, seat: int) -> PlayerView:
    mine = s.adventurer[seat]
    return {
        "seat": seat,
        "adventurer": ADVENTURER_NAMES[mine] if mine >= 0 else None,
        "tiles": {KIND_NAMES[kind]: s.held[seat * KINDS + kind] for kind in range(STORY_KINDS)},
        "jokers": s.held[seat * KINDS + JOKER],
        "opals": s.held[seat * KINDS + OPAL],
        "cards": [card_id(card) for card in owned_cards(s, seat)],
        "card_points": s.card_points(seat),
        "interim": s.interim_score(seat),
    }


def adventurer_view(s: Nomads, index: int) -> AdventurerView:
    seat = known(s.seat_of(index))
    free = seat is None and -1 in s.adventurer
    state: Literal["awake", "free", "sleeping"] = "awake" if seat is not None else "free" if free else "sleeping"
    return {"id": ADVENTURER_NAMES[index], "seat": seat, "state": state}


def card_view(box: Box, card: int, seat: int | None) -> CardView:
    if card < SONGS:
        value, points, kind = box.song_size[card], box.song_points[card], None
    else:
        value = points = box.legend_value[card - SONGS]
        kind = KIND_NAMES[(card - SONGS) // VERSIONS]
    return {"id": card_id(card), "kind": kind, "value": value, "points": points, "seat": seat}


def end_view(s: Nomads) -> EndView:
    box = s.box
    reason: Literal["stacks", "stall"] | None = "stall" if s.stalled() else "stacks" if s.ending else None
    return {
        "stacks_left": s.stacks_left,
        "at_most": box.end_stacks,
        "idle": s.idle,
        "stall": box.stall_turns,
        "warned": s.idle >= box.stall_turns - box.stall_warning,
        "reason": reason,
        "last_writes": s.writers if s.ending else None,
    }


def pending_view(s: Nomads) -> PendingView:
    phase = s.phase
    found: PendingView = {
        "disc": None,
        "owner": None,
        "pile": None,
        "direction": None,
        "discs": None,
        "spaces": None,
        "card": None,
        "due": None,
        "stack": None,
    }
    if phase in (PLACE_FROG, PLACE_SLEEPER, PLACE_OWN):
        disc = FROG if phase == PLACE_FROG else s.placed_disc()
        found["disc"] = disc_id(disc)
        found["owner"] = disc_owner(disc)
    elif phase == CHOOSE_DROP:
        found["pile"] = s.origin
        found["direction"] = direction_word(s.direction)
        found["discs"] = [disc_id(disc) for disc in s.pile(s.origin)]
        found["spaces"] = [neighbour(s.origin, s.direction, step) for step in range(1, s.pile_height[s.origin] + 2)]
    elif s.card >= 0:
        found["card"] = card_id(s.card)
        found["due"] = s.due if phase == CHOOSE_KIND else s.cost()
    elif phase == DRAW_TILE:
        found["stack"] = s.uncovered()
    return found
