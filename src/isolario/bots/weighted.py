"""Bots that judge otherwise than the box says: `weights:1;0.5;2:greedy`, `hand:greedy`, `value:FILE:greedy`."""

from collections.abc import Sequence
from pathlib import Path

from isolario.bots.base import MAKERS, OUTSIDE, Bot, bot
from isolario.kernel import FastLuck, Game, Problem, State


class ElsewhereBot(Bot):
    """Moves each position over to another copy of the game and lets another bot choose there."""

    def __init__(self, game: Game, kind: str) -> None:
        self.game = game
        self.inner = bot(kind, game)

    def choose(self, state: State, luck: FastLuck) -> int:
        return self.inner.choose(self.game.load(state.dump()), luck)


class WeightedBot(ElsewhereBot):
    """Judges by other weights, and not by what was learned with those in the box."""

    def __init__(self, game: Game, weights: Sequence[float], kind: str) -> None:
        super().__init__(game.with_weights(weights), kind)
        self.name = f"weights:{written(weights)}:{kind}"


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


def by_hand(detail: str, game: Game | None) -> Bot:
    """`hand:greedy` judges by the hand-made evaluation alone."""
    if game is None:
        raise Problem("bot-needs-game")
    made = ElsewhereBot(game.with_value(None), detail or "greedy")
    made.name = f"hand:{detail or 'greedy'}"
    return made


def by_value(detail: str, game: Game | None) -> Bot:
    """`value:FILE:greedy` judges by the network in that file."""
    if game is None:
        raise Problem("bot-needs-game")
    path, _, kind = detail.partition(":")
    made = ElsewhereBot(game.with_value(Path(path)), kind or "greedy")
    made.name = f"value:{path}:{kind or 'greedy'}"
    return made


MAKERS["weights"] = weighted
MAKERS["hand"] = by_hand
OUTSIDE["value"] = by_value  # a name that opens a file: never accepted over the network
