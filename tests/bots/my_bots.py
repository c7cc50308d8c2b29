"""Bots as an outsider writes them, named `tests.bots.my_bots:…` on a command line."""

from isolario.bots import Bot
from isolario.kernel import FastLuck, Game, State


class Last(Bot):
    """Always the last choice."""

    def choose(self, state: State, luck: FastLuck) -> int:
        return state.legal()[-1]


class Knows(Bot):
    """Asks for the game it is to play."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, state: State, luck: FastLuck) -> int:
        return state.legal()[0]


NOTHING = 3
