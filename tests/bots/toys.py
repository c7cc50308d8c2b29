"""Small games in plain Python, each with one right answer: interpreted states under the compiled search."""

from collections.abc import Mapping
from typing import Any

from isolario.kernel import CHANCE, OVER, Game, Luck, State


class Toy(State):
    """A game whose whole truth is a few lists of numbers."""

    def __init__(self, seats: int, actor: int, public: list[int], secret: list[int]) -> None:
        super().__init__(seats)
        self.actor = actor
        self.public = public
        self.secret = secret

    def clone(self) -> "Toy":
        return type(self)(self.seats, self.actor, self.public.copy(), self.secret.copy())

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "actor": self.actor,
            "scores": self.scores(),
            "public": self.public.copy(),
            "own": self.own(seat),
        }

    def own(self, seat: int | None) -> list[int]:
        return []

    def dump(self) -> dict[str, Any]:
        return {
            "seats": int(self.seats),
            "actor": int(self.actor),
            "public": self.public.copy(),
            "secret": self.secret.copy(),
        }


class Matches(Toy):
    """Take 1 to 3 matches; who takes the last one wins: leave a multiple of four. `public` = [left, winner]."""

    def legal(self) -> list[int]:
        return [] if self.actor == OVER else list(range(1, min(3, self.public[0]) + 1))

    def apply(self, action: int) -> None:
        self.public[0] -= action
        if self.public[0] == 0:
            self.public[1] = self.actor
            self.actor = OVER
        else:
            self.actor = (self.actor + 1) % self.seats

    def scores(self) -> list[int]:
        return [int(self.public[1] == seat) for seat in range(self.seats)]


class Coin(Toy):
    """Seat 1 hides a coin; seat 0 names its side (actions 0, 1) or plays safe (2) and wins seven times in ten.

    Whoever peeks always names the side; whoever is honest plays safe. `public` = [winner].
    """

    def legal(self) -> list[int]:
        if self.actor == CHANCE:
            return [0, 1]
        return [] if self.actor == OVER else [0, 1, 2]

    def weights(self) -> list[int]:
        return [7, 3]

    def apply(self, action: int) -> None:
        if self.actor == 0 and action == 2:
            self.actor = CHANCE
            return
        self.public[0] = action if self.actor == CHANCE else int(action != self.secret[0])
        self.actor = OVER

    def resample(self, seat: int, luck: Luck) -> None:
        if seat != 1:
            self.secret[0] = luck.below(2)

    def own(self, seat: int | None) -> list[int]:
        return self.secret.copy() if seat == 1 else []

    def scores(self) -> list[int]:
        return [int(self.public[0] == seat) for seat in range(self.seats)]


class Auction(Toy):
    """Three seats with secret hands: each plays a card, the highest scores the lowest of the three plus one.

    `secret` = three hands as bit masks of the cards 0-8; `public` = three points, then the cards played.
    """

    def legal(self) -> list[int]:
        if self.actor == OVER:
            return []
        hand = self.secret[self.actor]
        return [card for card in range(9) if hand >> card & 1]

    def apply(self, action: int) -> None:
        self.secret[self.actor] ^= 1 << action
        self.public.append(action)
        played = self.public[3:]
        if len(played) % 3 == 0:
            cards = played[-3:]
            self.public[cards.index(max(cards))] += min(cards) + 1
        seat = len(played) % 3
        while any(self.secret) and not self.secret[seat]:
            seat = (seat + 1) % 3
        self.actor = seat if any(self.secret) else OVER

    def resample(self, seat: int, luck: Luck) -> None:
        played = self.public[3:]
        deck = [card for card in range(9) if card not in played and not self.secret[seat] >> card & 1]
        for other in range(3):
            if other == seat:
                continue
            size = self.secret[other].bit_count()
            self.secret[other] = 0
            for _ in range(size):
                self.secret[other] |= 1 << deck.pop(luck.below(len(deck)))

    def own(self, seat: int | None) -> list[int]:
        return [] if seat is None else [self.secret[seat]]

    def scores(self) -> list[int]:
        return self.public[:3]

    def estimate(self) -> list[float]:
        shares = [1.0 + points for points in self.public[:3]]
        return [share / sum(shares) for share in shares]


def matches(left: int, seats: int = 2) -> Matches:
    return Matches(seats, 0, [left, -1], [])


def coin(side: int) -> Coin:
    return Coin(2, 0, [-1], [side])


def auction(hands: tuple[int, int, int] = (0b100_010_001, 0b010_001_100, 0b001_100_010)) -> Auction:
    return Auction(3, 0, [0, 0, 0], list(hands))


class AuctionGame(Game):
    id = "auction"
    min_seats = max_seats = 3
    actions = 9
    max_steps = 9

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return auction()

    def load(self, dump: dict[str, Any]) -> State:
        return Auction(dump["seats"], dump["actor"], list(dump["public"]), list(dump["secret"]))
