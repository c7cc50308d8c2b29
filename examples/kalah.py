"""Kalah in two pages: the tutorial game of docs/add-a-game.md, with exactly the rules of OpenSpiel's mancala.

    python examples/kalah.py        # a random game, then the final board

Pits are numbered round the board: 1-6 belong to seat 0, 7 is its store; 8-13 belong to seat 1, 0 is its store.
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from isolario.kernel import FastLuck, Feature, FeaturesLayout, Game, Luck, playout
from isolario.kernel.features import Sheet
from isolario.kernel.presentation import Element, Event, Move, Phrase, Presentation, View, Viewer
from isolario.kernel.state import OVER, Note, State

PITS: Final[i64] = 14
SEEDS: Final = 4


class Kalah(State):
    def __init__(self, board: vec[i64], actor: i64) -> None:
        super().__init__(2)
        self.board = board
        self.actor = actor

    def legal(self) -> list[int]:
        """Any own pit with seeds in it."""
        if self.actor == OVER:
            return []
        first: i64 = 1 + 7 * self.actor
        board = self.board
        pits: list[int] = []
        for pit in range(first, first + 6):
            if board[pit] > 0:
                pits.append(pit)
        return pits

    def random_choice(self, luck: Luck) -> i64:
        """The same as taking one of `legal()` at random, without the list: what random play spends its time on."""
        first: i64 = 1 + 7 * self.actor
        board = self.board
        count: i64 = 0
        for pit in range(first, first + 6):
            if board[pit] > 0:
                count += 1
        left = luck.below(count)
        for pit in range(first, first + 6):
            if board[pit] > 0:
                if left == 0:
                    return pit
                left -= 1
        raise ValueError("there is nothing to choose")

    def apply(self, action: i64) -> None:
        """Sow the pit counter-clockwise, one seed each, past the other's store; capture; perhaps move again."""
        board = self.board
        mine = self.actor
        if mine < 0:  # over: nothing can be done any more
            return
        store: i64 = 7 if mine == 0 else 0
        other_store: i64 = 7 - store
        hand = board[action]
        board[action] = 0
        pit = action
        heard = self.trace is not None  # asked once: random play lives in this loop
        while hand > 0:
            pit += 1
            if pit == PITS:
                pit = 0
            if pit != other_store:
                board[pit] += 1
                hand -= 1
                if heard:
                    self.note("sow", action, pit)
        # The last seed in an own pit that was empty takes the seeds opposite, if there are any.
        first: i64 = 1 + 7 * mine
        if board[pit] == 1 and first <= pit < first + 6:
            opposite = PITS - pit
            if board[opposite] > 0:
                self.note("capture", pit, store, 1)
                self.note("capture", opposite, store, board[opposite])
                board[store] += board[opposite] + 1
                board[pit] = 0
                board[opposite] = 0
        if self.row_is_empty(1) or self.row_is_empty(8):
            self.actor = OVER
        elif pit != store:  # a last seed in the own store earns another move
            self.actor = 1 - mine

    def row_is_empty(self, first: i64) -> bool:
        board = self.board
        for pit in range(first, first + 6):
            if board[pit] > 0:
                return False
        return True

    def clone(self) -> "Kalah":
        return Kalah(vec[i64](self.board), self.actor)

    def scores(self) -> list[int]:
        """What a seat has stored, and at the end what is left in its row."""
        board = self.board
        if self.actor != OVER:
            return [board[7], board[0]]
        left: i64 = 0
        right: i64 = 0
        for pit in range(1, 7):
            left += board[pit]
            right += board[7 + pit]
        return [board[7] + left, board[0] + right]

    def write_features(self, seat: i64, scope: i64, sheet: Sheet) -> None:
        """The board from the seat's side: own pits and store, then the other's."""
        sheet.piece("pits")
        for pit in range(1, 15):
            sheet.ratio(self.board[(pit + 7 * seat) % PITS], 12)

    def view(self, seat: int | None) -> dict[str, Any]:
        return dict(game.presentation.view(self, seat))

    def dump(self) -> dict[str, Any]:
        return {"board": list(self.board), "actor": int(self.actor)}


class KalahView(View):
    """What every view says, and the board: seeds by pit."""

    board: list[int]


class KalahPresentation(Presentation):
    def view(self, state: State, viewer: Viewer) -> KalahView:
        assert isinstance(state, Kalah)
        common: View = super().view(state, viewer)
        return {**common, "board": list(state.board)}

    def elements(self, view: KalahView) -> list[Element]:
        pits = [
            Element(f"pit:{pit}", "board", Phrase("action", {"notation": f"{pit}: {seeds}"}))
            for pit, seeds in enumerate(view["board"])
        ]
        return super().elements(view) + pits

    def path(self, state: State, action: int) -> list[str]:
        return [f"pit:{action}"]

    def events(self, before: State, action: int, after: State, trace: list[Note], viewer: Viewer) -> list[Event]:
        """The usual sentence, with every seed that moved; seeds have no names of their own, so they are tokens."""
        moves: list[Move] = []
        for kind, (source, target, count, _) in trace:
            if source != target:  # thirteen seeds come round to where they began
                move = Move("token:seed", f"pit:{source}", f"pit:{target}")
                moves += [move] * (count if kind == "capture" else 1)
        (told,) = super().events(before, action, after, trace, viewer)
        return [Event(told.kind, told.args, tuple(moves), (*told.elements, f"pit:{action}"))]


class KalahGame(Game):
    id = "kalah"
    minutes = 10
    actions = 14
    max_steps = 1000
    view_type = KalahView
    presentation = KalahPresentation()

    def features_layout(self) -> FeaturesLayout:
        return FeaturesLayout(Feature("pits", (14,), "seeds / 12: own pits and store, then the other's"))

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return Kalah(vec[i64]([0 if pit % 7 == 0 else SEEDS for pit in range(PITS)]), 0)

    def load(self, dump: dict[str, Any]) -> State:
        return Kalah(vec[i64](dump["board"]), dump["actor"])


game = KalahGame()

if __name__ == "__main__":
    state = game.new()
    moves = playout(state, FastLuck(1))
    print(f"{moves} moves, scores {state.scores()}, board {state.view(None)['board']}")
