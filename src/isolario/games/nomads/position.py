"""What lies where: the phases and the fields of a position, and how it is copied."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from isolario.games.nomads.board import DISCS, KINDS, SPACES, STORY_KINDS, Box
from isolario.kernel.packed import many
from isolario.kernel.state import CHANCE, State

NOBODY: Final[i64] = -1

# Phases: what is being decided or drawn.
DRAW_FIRST: Final[i64] = 0
DRAW_TILE: Final[i64] = 1
DRAW_ADVENTURER: Final[i64] = 2
PICK_ADVENTURER: Final[i64] = 3
PLACE_FROG: Final[i64] = 4
PLACE_SLEEPER: Final[i64] = 5
PLACE_OWN: Final[i64] = 6
AIM_LYS: Final[i64] = 7
SHIFT_LYS: Final[i64] = 8
MAIN: Final[i64] = 9
CHOOSE_DROP: Final[i64] = 10
LYS_JUMP: Final[i64] = 11
CHOOSE_LIFT: Final[i64] = 12
CHOOSE_JOKERS: Final[i64] = 13
CHOOSE_KIND: Final[i64] = 14
LAST_WRITE: Final[i64] = 15
ENDED: Final[i64] = 16

PHASES: Final = (
    "first",
    "reveal",
    "deal",
    "adventurer",
    "frog",
    "sleeper",
    "own",
    "aim",
    "shift",
    "main",
    "drop",
    "jump",
    "lift",
    "jokers",
    "pay",
    "last",
    "over",
)
"""The word for each phase in views and prompts."""

FIELDS: Final = (
    "seats",
    "actor",
    "phase",
    "first",
    "active",
    "deal_at_random",
    "share_three",
    "sleeper_seat",
    "adventurer",
    "piles",
    "face",
    "stack_height",
    "pool",
    "held",
    "legend",
    "song",
    "boxed",
    "supply",
    "placed",
    "lys",
    "chart",
    "turns",
    "idle",
    "stirred",
    "uncover",
    "then",
    "origin",
    "direction",
    "card",
    "due",
    "last_paid",
    "ending",
    "writers",
)
"""What makes up a position. The chains of discs are saved as `piles`; takers and counts follow from the rest."""

# What happens once the uncovered tiles are drawn.
THEN_ADVENTURERS: Final[i64] = 0
THEN_RED: Final[i64] = 1
THEN_END_TURN: Final[i64] = 2

ALL_STACKS: Final[i64] = 255
ALL_CARDS: Final[i64] = (1 << 32) - 1


class Position(State):
    """What lies where. A pile is a chain of discs: `bottom` and `top` of a space, and the disc `above` each."""

    def __init__(
        self,
        seats: i64,
        box: Box,
        adventurer: list[i64],
        taker: vec[i64],
        bottom: vec[i64],
        top: vec[i64],
        pile_height: vec[i64],
        above: vec[i64],
        place: vec[i64],
        face: vec[i64],
        stack_height: vec[i64],
        pool: list[int],
        held: vec[i64],
        legend: vec[i64],
        song: vec[i64],
        boxed: vec[i64],
    ) -> None:
        self.seats = seats
        self.actor = CHANCE
        self.trace = None
        self.box = box
        # These are replaced, never changed in place, so that clones may share them.
        self.adventurer = adventurer  # of each seat, NOBODY before it has one
        self.taker = taker  # of each disc: the seat that takes for it, or NOBODY
        self.legend = legend  # by seat and kind: the version owned, or -1
        self.song = song  # by seat: the song owned, or -1
        self.bottom = bottom  # the lowest disc of each space, -1 if there is none
        self.top = top
        self.pile_height = pile_height
        self.above = above  # the disc lying on each disc, -1 if there is none
        self.place = place  # the space of each disc, -1 off the board
        self.face = face  # the kind of the face-up tile of each stack, -1 if there is none
        self.stack_height = stack_height
        self.pool = pool  # face-down tiles by kind, wherever they lie;
        self.pool_shared = True  # perhaps the same list as in a clone: copied when a tile is turned up
        self.held = held  # by seat and kind; under OPAL the opals won
        self.boxed = boxed  # tiles out of play, by kind
        self.kinds_gone: i64 = 0  # kinds of which no tile is left in the pool
        self.supply: i64 = ALL_CARDS  # one bit per card: songs, then legends
        self.phase: i64 = DRAW_FIRST
        self.first: i64 = NOBODY
        self.active: i64 = NOBODY
        self.deal_at_random = False
        self.share_three = False
        self.sleeper_seat: i64 = NOBODY  # Lumarathon only
        self.placed: i64 = 0  # discs placed in set-up, Nomads and frog aside
        self.lys: i64 = -1
        self.chart: i64 = 0
        self.stacks_left: i64 = SPACES
        self.turns: i64 = 0
        self.idle: i64 = 0  # consecutive turns in which nothing left a stack and nobody wrote
        self.stirred = False  # whether this turn is not idle
        self.uncover: i64 = 0  # one bit per stack whose next tile is to be turned up
        self.then: i64 = THEN_ADVENTURERS
        self.origin: i64 = -1  # the pile chosen, while its special drop is open
        self.direction: i64 = 0
        self.card: i64 = -1  # the card being written: its bit in `supply`
        self.due: i64 = 0  # tiles of a song still to be named
        self.last_paid: i64 = -1
        self.ending = False
        self.writers: i64 = 0  # seats that may still write a last card

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    @property
    def piles(self) -> list[list[int]]:
        """The discs of every space, each from the lowest to the top."""
        return [self.pile(space) for space in range(SPACES)]

    @piles.setter
    def piles(self, piles: list[list[int]]) -> None:
        self.bottom = many(-1, SPACES)
        self.top = many(-1, SPACES)
        self.pile_height = many(0, SPACES)
        self.above = many(-1, DISCS)
        self.place = many(-1, DISCS)
        for space in range(SPACES):
            for disc in piles[space]:
                self.put_on_top(disc, space)

    def derive(self) -> None:
        if self.adventurer.count(NOBODY) == 0:
            self.know_takers()
        self.stacks_left = 0
        for height in self.stack_height:
            if height > 0:
                self.stacks_left += 1
        self.kinds_gone = self.pool.count(0)

    def stalled(self) -> bool:
        """Whether the game has ended because nothing happened any more (NO-END-4), not by NO-END-1."""
        return self.ending and self.stacks_left > self.box.end_stacks

    def put_on_top(self, disc: i64, space: i64) -> None:
        under = self.top[space]
        if under >= 0:
            self.above[under] = disc
        else:
            self.bottom[space] = disc
        self.top[space] = disc
        self.above[disc] = -1
        self.place[disc] = space
        self.pile_height[space] += 1

    def seat_of(self, adventurer: i64) -> i64:
        for seat in range(self.seats):
            if self.adventurer[seat] == adventurer:
                return seat
        return NOBODY

    def know_takers(self) -> None:
        taker = many(NOBODY, DISCS)
        for disc in range(DISCS):
            owner = self.box.owner[disc]
            if owner >= 0:
                taker[disc] = self.seat_of(owner)
        self.taker = taker

    def pile(self, space: i64) -> list[int]:
        """The discs of a space from the lowest to the top."""
        discs: list[int] = []
        disc = self.bottom[space]
        while disc >= 0:
            discs.append(disc)
            disc = self.above[disc]
        return discs

    def kinds_above(self, kind: i64) -> i64:
        """How many different story kinds with a higher number the active seat holds."""
        base = self.active * KINDS
        count: i64 = 0
        for other in range(kind + 1, STORY_KINDS):
            if self.held[base + other] > 0:
                count += 1
        return count

    def copy_numbers(self, copy: "Position") -> None:
        """Give a copy everything its constructor did not."""
        copy.actor = self.actor
        copy.kinds_gone = self.kinds_gone
        copy.supply = self.supply
        copy.phase = self.phase
        copy.first = self.first
        copy.active = self.active
        copy.deal_at_random = self.deal_at_random
        copy.share_three = self.share_three
        copy.sleeper_seat = self.sleeper_seat
        copy.placed = self.placed
        copy.lys = self.lys
        copy.chart = self.chart
        copy.stacks_left = self.stacks_left
        copy.turns = self.turns
        copy.idle = self.idle
        copy.stirred = self.stirred
        copy.uncover = self.uncover
        copy.then = self.then
        copy.origin = self.origin
        copy.direction = self.direction
        copy.card = self.card
        copy.due = self.due
        copy.last_paid = self.last_paid
        copy.ending = self.ending
        copy.writers = self.writers
