"""A tiny game with everything the kernel must handle: draws, hidden hands, reveals, forced choices.

Each seat is dealt a secret card 0-2. In turn a seat may `wait` (0) twice at most, `peek` (1: a die is rolled
for all to see) or `show` (2: lays its card open, scores it and is out). The game ends when all have shown.
"""

from collections.abc import Mapping
from typing import Any

from isolario.kernel import CHANCE, OVER, Game, Luck, Option, Phrase, Presentation, Reason, State, Viewer, flag

WAIT, PEEK, SHOW = 0, 1, 2


class Secrets(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.cards: list[int] = []
        self.shown = [False] * seats
        self.waits = [0] * seats
        self.turn = 0
        self.rolls: list[int] = []
        self.rolling = False

    def legal(self) -> list[int]:
        if self.actor == OVER:
            return []
        if self.actor == CHANCE:
            return [0, 1, 2]
        if self.waits[self.turn] == 2:
            return [SHOW]
        return [WAIT, PEEK, SHOW]

    def weights(self) -> list[int]:
        return [1, 2, 3]

    def urn(self) -> int:
        return int(len(self.cards) == self.seats)  # cards come from a deck, rolls from a die

    def apply(self, action: int) -> None:
        if self.actor == OVER:
            return
        if len(self.cards) < self.seats:
            self.cards.append(action)
            self.note("dealt", len(self.cards) - 1, action)
        elif self.rolling:
            self.rolls.append(action)
            self.rolling = False
            self.note("rolled", action)
        elif action == WAIT:
            self.waits[self.turn] += 1
            self.pass_on()
        elif action == PEEK:
            self.waits[self.turn] += 1
            self.rolling = True
        else:
            self.shown[self.turn] = True
            self.pass_on()
        self.actor = self.who()

    def pass_on(self) -> None:
        if all(self.shown):
            return
        self.turn = (self.turn + 1) % self.seats
        while self.shown[self.turn]:
            self.turn = (self.turn + 1) % self.seats

    def who(self) -> int:
        if len(self.cards) < self.seats or self.rolling:
            return CHANCE
        return OVER if all(self.shown) else self.turn

    def clone(self) -> "Secrets":
        return load(self.dump())

    def resample(self, seat: int, luck: Luck) -> None:
        for other in range(len(self.cards)):
            if other != seat and not self.shown[other]:
                self.cards[other] = luck.pick([1, 2, 3])

    def scores(self) -> list[int]:
        return [self.cards[seat] if seat < len(self.cards) and self.shown[seat] else 0 for seat in range(self.seats)]

    def view(self, seat: int | None) -> dict[str, Any]:
        return presentation.view(self, seat)

    def dump(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "actor": self.actor,
            "cards": list(self.cards),
            "shown": list(self.shown),
            "waits": list(self.waits),
            "turn": self.turn,
            "rolls": list(self.rolls),
            "rolling": self.rolling,
        }


def load(dump: Mapping[str, Any]) -> Secrets:
    state = Secrets(dump["seats"])
    state.actor = dump["actor"]
    state.cards, state.shown = list(dump["cards"]), list(dump["shown"])
    state.waits, state.turn = list(dump["waits"]), dump["turn"]
    state.rolls, state.rolling = list(dump["rolls"]), dump["rolling"]
    return state


class SecretsPresentation(Presentation):
    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        assert isinstance(state, Secrets)
        cards = [card if state.shown[seat] or seat == viewer else None for seat, card in enumerate(state.cards)]
        return {
            **super().view(state, viewer),
            "scores": state.scores(),
            "cards": cards,
            "waits": list(state.waits),
            "rolls": list(state.rolls),
        }

    def notation(self, state: State, action: int) -> str:
        if state.actor == CHANCE:
            return f"d{action}"
        return ("wait", "peek", "show")[action]

    def redacted(self, state: State, action: int, viewer: Viewer) -> str | None:
        assert isinstance(state, Secrets)
        dealt = len(state.cards)
        if state.actor == CHANCE and dealt < state.seats and viewer != dealt:
            return "d?"
        return self.notation(state, action)

    def phrase(self, state: State, action: int) -> Phrase:
        return Phrase("action", {"notation": self.notation(state, action)})

    def reason(self, state: State, action: int) -> Reason:
        return Reason(Phrase("reason-not-now"), "SE-WAIT-1")

    def may_autoplay(self, state: State) -> bool:
        return state.actor != 0


presentation = SecretsPresentation()


class SecretsGame(Game):
    id = "secrets"
    min_seats = 2
    max_seats = 3
    actions = 3
    max_steps = 30
    options = (
        flag("fog"),
        Option("first", "random", words=("random",), number=(0, None)),
        Option("cards", "plain", words=("plain",), items=("a", "b"), length=0),
    )
    hides = True
    presentation = presentation

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return Secrets(seats)

    def load(self, dump: dict[str, Any]) -> State:
        return load(dump)


game = SecretsGame()
