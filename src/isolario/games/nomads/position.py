"""What lies where: the fields of a position, how it is copied, saved and counted."""

from typing import Any, Final

from mypy_extensions import i64

from isolario.games.nomads.board import (
    DISCS,
    JOKER,
    KINDS,
    OPAL,
    SPACES,
    STORY_KINDS,
    VERSIONS,
    Box,
)
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
        taker: list[i64],
        bottom: list[i64],
        top: list[i64],
        pile_height: list[i64],
        above: list[i64],
        place: list[i64],
        face: list[i64],
        stack_height: list[i64],
        pool: list[int],
        held: list[i64],
        legend: list[i64],
        song: list[i64],
        boxed: list[i64],
    ) -> None:
        self.seats = seats
        self.actor = CHANCE
        self.trace = None
        self.box = box
        # Both are replaced, never changed in place, so that clones may share them.
        self.adventurer = adventurer  # of each seat, NOBODY before it has one
        self.taker = taker  # of each disc: the seat that takes for it, or NOBODY
        self.bottom = bottom  # the lowest disc of each space, -1 if there is none
        self.top = top
        self.pile_height = pile_height
        self.above = above  # the disc lying on each disc, -1 if there is none
        self.place = place  # the space of each disc, -1 off the board
        self.face = face  # the kind of the face-up tile of each stack, -1 if there is none
        self.stack_height = stack_height
        self.pool = pool  # face-down tiles by kind, wherever they lie
        self.held = held  # by seat and kind; under OPAL the opals won
        self.legend = legend  # by seat and kind: the version owned, or -1
        self.song = song  # by seat: the song owned, or -1
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
        taker: list[i64] = [NOBODY] * DISCS
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

    def card_points(self, seat: i64) -> i64:
        box = self.box
        points: i64 = 0
        if self.song[seat] >= 0:
            points = box.song_points[self.song[seat]]
        for kind in range(STORY_KINDS):
            version = self.legend[seat * STORY_KINDS + kind]
            if version >= 0:
                points += box.legend_value[VERSIONS * kind + version]
        return points

    def held_tiles(self, seat: i64) -> i64:
        """Story tiles and Jokers in front of a seat."""
        base: i64 = seat * KINDS
        count = self.held[base + JOKER]
        for kind in range(STORY_KINDS):
            count += self.held[base + kind]
        return count

    def legend_cards(self, seat: i64) -> i64:
        count: i64 = 0
        for kind in range(STORY_KINDS):
            if self.legend[seat * STORY_KINDS + kind] >= 0:
                count += 1
        return count

    def interim_score(self, seat: i64) -> i64:
        """NO-OPAL-3: opals won earlier do not count."""
        return self.card_points(seat) + self.box.held_points * self.held_tiles(seat)

    def scores(self) -> list[int]:
        """NO-FIN-1, counted at any time."""
        opal = self.box.opal_points
        return [self.interim_score(seat) + opal * self.held[seat * KINDS + OPAL] for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """NO-FIN-2: points, then most legend cards; still tied means shared."""
        points = self.scores()
        order = [points[seat] * 8 + self.legend_cards(seat) for seat in range(self.seats)]
        return [1 + sum([1 for other in order if other > mine]) for mine in order]

    def dump(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "actor": self.actor,
            "phase": self.phase,
            "first": self.first,
            "active": self.active,
            "deal_at_random": self.deal_at_random,
            "share_three": self.share_three,
            "sleeper_seat": self.sleeper_seat,
            "adventurer": list(self.adventurer),
            "piles": [self.pile(space) for space in range(SPACES)],
            "face": list(self.face),
            "stack_height": list(self.stack_height),
            "pool": list(self.pool),
            "held": list(self.held),
            "legend": list(self.legend),
            "song": list(self.song),
            "boxed": list(self.boxed),
            "supply": self.supply,
            "placed": self.placed,
            "lys": self.lys,
            "chart": self.chart,
            "turns": self.turns,
            "idle": self.idle,
            "stirred": self.stirred,
            "uncover": self.uncover,
            "then": self.then,
            "origin": self.origin,
            "direction": self.direction,
            "card": self.card,
            "due": self.due,
            "last_paid": self.last_paid,
            "ending": self.ending,
            "writers": self.writers,
        }

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

    def restore(self, dump: dict[str, Any]) -> None:
        """Become the position whose `dump()` this is; self is a fresh one."""
        self.adventurer = list(dump["adventurer"])
        if self.adventurer.count(NOBODY) == 0:
            self.know_takers()
        for space in range(SPACES):
            for disc in dump["piles"][space]:
                self.put_on_top(disc, space)
        self.face = list(dump["face"])
        self.stack_height = list(dump["stack_height"])
        self.stacks_left = SPACES - self.stack_height.count(0)
        self.pool = list(dump["pool"])
        self.kinds_gone = self.pool.count(0)
        self.held = list(dump["held"])
        self.legend = list(dump["legend"])
        self.song = list(dump["song"])
        self.boxed = list(dump["boxed"])
        self.actor = dump["actor"]
        self.supply = dump["supply"]
        self.phase = dump["phase"]
        self.first = dump["first"]
        self.active = dump["active"]
        self.deal_at_random = dump["deal_at_random"]
        self.share_three = dump["share_three"]
        self.sleeper_seat = dump["sleeper_seat"]
        self.placed = dump["placed"]
        self.lys = dump["lys"]
        self.chart = dump["chart"]
        self.turns = dump["turns"]
        self.idle = dump["idle"]
        self.stirred = dump["stirred"]
        self.uncover = dump["uncover"]
        self.then = dump["then"]
        self.origin = dump["origin"]
        self.direction = dump["direction"]
        self.card = dump["card"]
        self.due = dump["due"]
        self.last_paid = dump["last_paid"]
        self.ending = dump["ending"]
        self.writers = dump["writers"]
