"""A tiny game in which the very existence of a choice is a secret.

Each seat holds one secret card, 0-2. In turn a seat knocks (0) or passes (1), `ROUNDS` times each. Whoever
holds the 2 may first, unseen by all, earn a point: 2 keep, 3 swap. Nobody else may notice that there was a
choice.
"""

from collections.abc import Mapping
from typing import Any

from isolario.kernel import CHANCE, OVER, Element, Game, Luck, Phrase, Presentation, Reason, State, Viewer

KNOCK, PASS, KEEP, SWAP = 0, 1, 2, 3
ROUNDS = 3


class Whispers(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.cards: list[int] = []
        self.swaps = [0] * seats
        self.knocks = [0] * seats
        self.turn = 0
        self.turns = 0
        self.whispering = False

    def legal(self) -> list[int]:
        if self.actor == OVER:
            return []
        if self.actor == CHANCE:
            return [0, 1, 2]
        return [KEEP, SWAP] if self.whispering else [KNOCK, PASS]

    def apply(self, action: int) -> None:
        if self.actor == CHANCE:
            self.cards.append(action)
            if len(self.cards) == self.seats:
                self.begin_turn()
            return
        if self.whispering:
            self.swaps[self.turn] += action == SWAP
            self.whispering = False
            return
        self.knocks[self.turn] += action == KNOCK
        self.turns += 1
        self.turn = (self.turn + 1) % self.seats
        self.begin_turn()

    def begin_turn(self) -> None:
        if self.turns == ROUNDS * self.seats:
            self.actor = OVER
            return
        self.actor = self.turn
        self.whispering = self.cards[self.turn] == 2

    def clone(self) -> "Whispers":
        return load(self.dump())

    def resample(self, seat: int, luck: Luck) -> None:
        for other in range(len(self.cards)):
            if other != seat:
                self.cards[other] = luck.below(3)
                self.swaps[other] = luck.below(self.turns + 1) if self.cards[other] == 2 else 0
        if self.actor >= 0 and self.actor != seat:
            self.whispering = self.cards[self.actor] == 2 and luck.below(2) == 0

    def scores(self) -> list[int]:
        if self.actor != OVER:
            return [0] * self.seats
        return [card + swap for card, swap in zip(self.cards, self.swaps, strict=True)]

    def view(self, seat: int | None) -> dict[str, Any]:
        return presentation.view(self, seat)

    def dump(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "actor": self.actor,
            "cards": list(self.cards),
            "swaps": list(self.swaps),
            "knocks": list(self.knocks),
            "turn": self.turn,
            "turns": self.turns,
            "whispering": self.whispering,
        }


def load(dump: Mapping[str, Any]) -> Whispers:
    state = Whispers(dump["seats"])
    state.actor = dump["actor"]
    state.cards, state.swaps = list(dump["cards"]), list(dump["swaps"])
    state.knocks, state.turn, state.turns = list(dump["knocks"]), dump["turn"], dump["turns"]
    state.whispering = dump["whispering"]
    return state


class WhispersPresentation(Presentation):
    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        assert isinstance(state, Whispers)
        own = None if viewer is None else viewer
        shown = state.actor == OVER
        return {
            **super().view(state, viewer),
            "knocks": list(state.knocks),
            "cards": [c if shown or seat == own else None for seat, c in enumerate(state.cards)],
            "swaps": [s if shown or seat == own else None for seat, s in enumerate(state.swaps)],
            "whispering": state.whispering if state.actor == own else False,
        }

    def elements(self, view: dict[str, Any]) -> list[Element]:
        return [
            Element(f"seat:{seat}", "seats", Phrase("action", {"notation": str(count)}))
            for seat, count in enumerate(view["knocks"])
        ]

    def notation(self, state: State, action: int) -> str:
        return f"d{action}" if state.actor == CHANCE else ("knock", "pass", "keep", "swap")[action]

    def redacted(self, state: State, action: int, viewer: Viewer) -> str | None:
        assert isinstance(state, Whispers)
        if state.actor == CHANCE:
            return self.notation(state, action) if viewer == len(state.cards) else "d?"
        if state.whispering and viewer != state.actor:
            return None
        return self.notation(state, action)

    def reason(self, state: State, action: int) -> Reason:
        return Reason(Phrase("reason-not-now"), "WH-TURN-1")

    def may_autoplay(self, state: State) -> bool:
        return False


presentation = WhispersPresentation()


class WhispersGame(Game):
    id = "whispers"
    min_seats = 2
    max_seats = 3
    actions = 4
    max_steps = 40
    hides = True
    presentation = presentation

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return Whispers(seats)

    def load(self, dump: dict[str, Any]) -> State:
        return load(dump)


game = WhispersGame()
