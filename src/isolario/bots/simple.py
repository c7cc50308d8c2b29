"""Two plain opponents: the one who plays anything, and the one who takes what looks best right now."""

from isolario.bots.base import MAKERS, Bot
from isolario.bots.greedy import greedy_choice
from isolario.kernel import FastLuck, State


class RandomBot(Bot):
    name = "random"

    def choose(self, state: State, luck: FastLuck) -> int:
        choices = state.legal()
        return choices[luck.below(len(choices))]


class GreedyBot(Bot):
    """Looks one choice ahead and trusts the game's `estimate()`."""

    name = "greedy"

    def choose(self, state: State, luck: FastLuck) -> int:
        return greedy_choice(state, luck)


MAKERS["random"] = lambda detail, game: RandomBot()
MAKERS["greedy"] = lambda detail, game: GreedyBot()
