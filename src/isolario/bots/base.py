"""What a bot is, and the one place where a bot is asked: it never sees more than its seat."""

from collections.abc import Callable

from isolario.kernel import CHANCE, OVER, FastLuck, Game, Problem, State

Maker = Callable[[str, Game | None], "Bot"]
"""Builds a bot from what follows the colon of its name, as in `mcts:500`, for a game if one is given."""

MAKERS: dict[str, Maker] = {}

OUTSIDE: dict[str, Maker] = {}
"""Bots whose name starts a program of this machine: never made from a name that came over the network."""


class Bot:
    """Chooses for the actor of a state. One bot sits on one seat of one match: it may remember its own turn."""

    name = "bot"

    def choose(self, state: State, luck: FastLuck) -> int:
        """One of `state.legal()`. The state may be played on; only `luck` may decide at random."""
        raise TypeError(f"{type(self).__name__} does not define choose()")

    def close(self) -> None:
        """Give back what the bot holds outside this process; called when its match is over."""


def decide(bot: Bot, truth: State, seed: int) -> int:
    """Ask a bot for the choice of `truth.actor`, on a copy in which all that its seat cannot see is redealt.

    The answer depends on the seat's view, the bot and the seed alone.
    """
    if truth.actor == CHANCE:
        raise Problem("luck-to-move")
    if truth.actor == OVER:
        raise Problem("match-over")
    luck = FastLuck(seed)
    seen = truth.clone()
    seen.resample(truth.actor, luck)
    return bot.choose(seen, luck)


def bot(name: str, game: Game | None = None, outside: bool = False) -> Bot:
    """A new bot of that name: `random`, `greedy`, `mcts:500`, `mcts:0.5s`, `level:3`, …

    With `outside`, also `stdio:COMMAND`, which starts a program: only for names typed on this machine.
    """
    kind, _, detail = name.partition(":")
    makers = MAKERS | OUTSIDE if outside else MAKERS
    if kind not in makers:
        raise Problem("unknown-bot", bot=name, known=", ".join(sorted(makers)))
    return makers[kind](detail, game)
