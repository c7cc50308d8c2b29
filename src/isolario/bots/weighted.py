"""A bot that judges positions by other weights than those in the box: `weights:1;0.5;2:greedy`."""

from collections.abc import Sequence

from isolario.bots.base import MAKERS, Bot, bot
from isolario.kernel import FastLuck, Game, Problem, State


class WeightedBot(Bot):
    """Moves each position over to a game with its own weights and lets another bot choose there."""

    def __init__(self, game: Game, weights: Sequence[float], kind: str) -> None:
        self.game = game.with_weights(weights)
        self.inner = bot(kind, self.game)
        self.name = f"weights:{written(weights)}:{kind}"

    def choose(self, state: State, luck: FastLuck) -> int:
        return self.inner.choose(self.game.load(state.dump()), luck)


def written(weights: Sequence[float]) -> str:
    return ";".join(f"{weight:.5g}" for weight in weights)


def weighted(detail: str, game: Game | None) -> Bot:
    if game is None:
        raise Problem("bot-needs-game")
    numbers, _, kind = detail.partition(":")
    try:
        weights = [float(number) for number in numbers.split(";")]
    except ValueError:
        raise Problem("bad-weights", game=game.id, found=numbers, expected=len(game.weights)) from None
    return WeightedBot(game, weights, kind or "greedy")


MAKERS["weights"] = weighted
