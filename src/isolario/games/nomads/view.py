"""What people see of Nomads. Everything on the table is public; face-down tiles are only counted, for all together."""

from functools import lru_cache
from typing import Literal, TypedDict

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
from isolario.kernel.presentation import View, Viewer
from isolario.kernel.state import OVER


class DiscView(TypedDict):
    id: str
    owner: str
    """An adventurer, `nomad` or `frog`."""
    seat: int | None
    """Who takes tiles for it; null for Nomads and sleepers."""


class SpaceView(TypedDict):
    letter: str
    pile: list[DiscView]
    """From the lowest disc to the top."""
    tile: str | None
    """The kind of the tile face up."""
    height: int
    """Tiles in the stack."""


class PlayerView(TypedDict):
    seat: int
    adventurer: str | None
    tiles: dict[str, int]
    """Story tiles held, by kind."""
    jokers: int
    opals: int
    cards: list[str]
    card_points: int
    interim: int
    """What an interim scoring would count now."""


class AdventurerView(TypedDict):
    id: str
    seat: int | None
    state: Literal["awake", "free", "sleeping"]


class CardView(TypedDict):
    id: str
    kind: str | None
    """Of which story it is the legend; null for a song."""
    value: int
    points: int
    seat: int | None
    """Who has written it; null while it is in the supply."""


class ChartView(TypedDict):
    opals: int
    places: int


class EndView(TypedDict):
    stacks_left: int
    at_most: int
    """The game ends with so few stacks."""
    idle: int
    """Turns in a row without a tile taken or a card written."""
    stall: int
    """The game ends after so many idle turns."""
    warned: bool
    """Whether that is near."""
    reason: Literal["stacks", "stall"] | None
    """Why the game has ended, once it has."""
    last_writes: int | None
    """How many seats may still write a last card, once the game has ended."""


class PendingView(TypedDict):
    """What the choice or draw now open is about; null where it is about something else."""

    disc: str | None
    """The disc to be placed."""
    owner: str | None
    pile: int | None
    """The pile lifted, while the step of a power is chosen."""
    direction: Literal["cw", "ccw"] | None
    discs: list[str] | None
    """The discs in hand, in the order in which they fall."""
    spaces: list[int] | None
    """Where they fall without a power, and one space further."""
    card: str | None
    """The card being written."""
    due: int | None
    """Tiles still to be paid for it."""
    stack: int | None
    """The stack whose next tile is drawn."""


class NomadsView(View):
    turn: int
    lys: int | None
    chart: ChartView
    spaces: list[SpaceView]
    players: list[PlayerView]
    adventurers: list[AdventurerView]
    cards: list[CardView]
    unseen: dict[str, int]
    """Tiles face down, by kind."""
    box: dict[str, int]
    """Tiles out of play, by kind."""
    end: EndView
    pending: PendingView


CARDS = int(SONGS + STORY_KINDS * VERSIONS)
REMEMBERED = 512
"""Parts of views that are not made again; nobody changes a view."""


def view(s: Nomads, viewer: Viewer) -> NomadsView:
    over = s.actor == OVER
    writers = writers_of(s)
    return NomadsView(
        seats=s.seats,
        actor=s.actor,
        phase=PHASES[s.phase],
        scores=list(s.scores()),
        ranks=s.ranks() if over else None,
        first=known(s.first),
        active=None if over else known(s.active),
        pieces=pieces(s, writers),
        turn=s.turns,
        lys=known(s.lys),
        chart=ChartView(opals=s.chart, places=s.box.opal_trigger),
        spaces=[space_view(s, space) for space in range(SPACES)],
        players=[player_view(s, seat) for seat in range(s.seats)],
        adventurers=[adventurer_view(s, index) for index in range(ADVENTURERS)],
        cards=cards_view(s.box, writers),
        unseen={KIND_NAMES[kind]: s.pool[kind] for kind in range(KINDS)},
        box={KIND_NAMES[kind]: s.boxed[kind] for kind in range(KINDS)},
        end=end_view(s),
        pending=pending_view(s),
    )


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


def space_view(s: Nomads, space: int) -> SpaceView:
    kind = s.face[space]
    return SpaceView(
        letter=LETTERS[space],
        pile=[DiscView(id=disc_id(disc), owner=disc_owner(disc), seat=known(s.taker[disc])) for disc in s.pile(space)],
        tile=KIND_NAMES[kind] if kind >= 0 else None,
        height=s.stack_height[space],
    )


def player_view(s: Nomads, seat: int) -> PlayerView:
    mine = s.adventurer[seat]
    return PlayerView(
        seat=seat,
        adventurer=ADVENTURER_NAMES[mine] if mine >= 0 else None,
        tiles={KIND_NAMES[kind]: s.held[seat * KINDS + kind] for kind in range(STORY_KINDS)},
        jokers=s.held[seat * KINDS + JOKER],
        opals=s.held[seat * KINDS + OPAL],
        cards=[card_id(card) for card in owned_cards(s, seat)],
        card_points=s.card_points(seat),
        interim=s.interim_score(seat),
    )


def adventurer_view(s: Nomads, index: int) -> AdventurerView:
    seat = known(s.seat_of(index))
    free = seat is None and -1 in s.adventurer
    state: Literal["awake", "free", "sleeping"] = "awake" if seat is not None else "free" if free else "sleeping"
    return AdventurerView(id=ADVENTURER_NAMES[index], seat=seat, state=state)


def card_view(box: Box, card: int, seat: int | None) -> CardView:
    if card < SONGS:
        value, points, kind = box.song_size[card], box.song_points[card], None
    else:
        value = points = box.legend_value[card - SONGS]
        kind = KIND_NAMES[(card - SONGS) // VERSIONS]
    return CardView(id=card_id(card), kind=kind, value=value, points=points, seat=seat)


def end_view(s: Nomads) -> EndView:
    box = s.box
    reason: Literal["stacks", "stall"] | None = "stall" if s.stalled() else "stacks" if s.ending else None
    return EndView(
        stacks_left=s.stacks_left,
        at_most=box.end_stacks,
        idle=s.idle,
        stall=box.stall_turns,
        warned=s.idle >= box.stall_turns - box.stall_warning,
        reason=reason,
        last_writes=s.writers if s.ending else None,
    )


def pending_view(s: Nomads) -> PendingView:
    phase = s.phase
    found = PendingView(
        disc=None, owner=None, pile=None, direction=None, discs=None, spaces=None, card=None, due=None, stack=None
    )
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
