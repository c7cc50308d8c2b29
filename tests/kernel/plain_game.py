"""The smallest game an outsider can write: plain Python, no `clone`, `dump`, `load` or `view` of its own."""

from collections.abc import Mapping

from isolario.kernel import OVER, Game, Luck, State


class Nim(State):
    """Take one to three of ten sticks; who takes the last one wins. `secret` is a stick each seat has hidden."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.actor = 0
        self.sticks = 10
        self.taken = [0] * seats
        self.secret = [seat + 1 for seat in range(seats)]

    def legal(self) -> list[int]:
        return [] if self.actor == OVER else list(range(min(3, self.sticks)))

    def apply(self, action: int) -> None:
        if self.actor == OVER:
            return
        self.sticks -= action + 1
        self.taken[self.actor] += action + 1
        self.actor = (self.actor + 1) % self.seats if self.sticks else OVER

    def resample(self, seat: int, luck: Luck) -> None:
        for other in range(self.seats):
            if other != seat and self.actor != OVER:
                self.secret[other] = 1 + luck.below(3)

    def scores(self) -> list[int]:
        return [taken + secret for taken, secret in zip(self.taken, self.secret, strict=True)]


class NimGame(Game):
    id = "nim"
    min_seats = 2
    max_seats = 3
    actions = 3
    max_steps = 10
    hides = True

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return Nim(seats)


game = NimGame()
