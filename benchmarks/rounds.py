"""Tic-tac-toe in rounds, the game of the server's load run: a full or won board is cleared and play goes on."""

from collections.abc import Mapping
from typing import Any

from isolario.kernel import OVER, Game, Presentation, State, Viewer

ROUNDS = 400
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Rounds(State):
    def __init__(self, cells: list[int], wins: list[int], left: int, actor: int) -> None:
        super().__init__(2)
        self.cells = cells
        self.wins = wins
        self.left = left
        self.actor = actor

    def legal(self) -> list[int]:
        return [] if self.actor == OVER else [cell for cell in range(9) if self.cells[cell] < 0]

    def apply(self, action: int) -> None:
        cells, mine = self.cells, self.actor
        cells[action] = mine
        won = any(cells[a] == cells[b] == cells[c] == mine for a, b, c in LINES)
        if won:
            self.wins[mine] += 1
        self.actor = 1 - mine
        if won or -1 not in cells:
            self.cells = [-1] * 9
            self.left -= 1
            if self.left == 0:
                self.actor = OVER

    def clone(self) -> "Rounds":
        return Rounds(self.cells.copy(), self.wins.copy(), self.left, self.actor)

    def scores(self) -> list[int]:
        return list(self.wins)

    def view(self, seat: int | None) -> dict[str, Any]:
        return presentation.view(self, seat)

    def dump(self) -> dict[str, Any]:
        return {"cells": self.cells, "wins": self.wins, "left": self.left, "actor": self.actor}


class RoundsPresentation(Presentation):
    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        assert isinstance(state, Rounds)
        return {**super().view(state, viewer), "cells": list(state.cells)}

    def may_autoplay(self, state: State) -> bool:
        return False


presentation = RoundsPresentation()


class RoundsGame(Game):
    id = "rounds"
    actions = 9
    max_steps = 9 * ROUNDS
    presentation = presentation

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return Rounds([-1] * 9, [0, 0], ROUNDS, 0)

    def load(self, dump: dict[str, Any]) -> State:
        return Rounds(list(dump["cells"]), list(dump["wins"]), dump["left"], dump["actor"])


game = RoundsGame()
