"""What a bot is, and the one place where a bot is asked: it never sees more than its seat."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from isolario.kernel import CHANCE, OVER, FastLuck, Game, Phrase, Problem, State

Maker = Callable[[str, Game | None], "Bot"]
"""Builds a bot from what follows the colon of its name, as in `mcts:500`, for a game if one is given."""

MAKERS: dict[str, Maker] = {}

OUTSIDE: dict[str, Maker] = {}
"""Bots whose name starts a program of this machine: never made from a name that came over the network."""


@dataclass(frozen=True)
class Told:
    """One step of a match as a seat may know it: who chose (-1 for luck), the notation, and the log's sentences."""

    actor: int
    notation: str
    phrases: tuple[Phrase, ...] = ()


class Bot:
    """Chooses for the actor of a state. One bot sits on one seat of one match: it may remember its own turn."""

    name = "bot"
    listens = False
    """Whether it wants to hear of every step of the match (`observe`)."""

    def choose(self, state: State, luck: FastLuck) -> int:
        """One of `state.legal()`. The state may be played on; only `luck` may decide at random."""
        raise TypeError(f"{type(self).__name__} does not define choose()")

    def join(self, game: Game, seats: int, seat: int, options: Mapping[str, str]) -> None:
        """A match begins in which it sits there. Not called where a single position is asked about."""

    def observe(self, told: Told) -> None:
        """A step has been made, as its seat may know it; only if it `listens`."""

    def finish(self, scores: Sequence[int], ranks: Sequence[int]) -> None:
        """The match is over."""

    def close(self) -> None:
        """Give back what the bot holds outside this process; called when its match is over."""


def decide(bot: Bot, truth: State, seed: int) -> int:
    """Ask a bot for the choice of `truth.actor`, on a copy in which all that its seat cannot see is redealt.

    The answer depends on the seat's view, the bot and the seed alone (and on what the bot has heard).
    """
    if truth.actor == CHANCE:
        raise Problem("luck-to-move")
    if truth.actor == OVER:
        raise Problem("match-over")
    luck = FastLuck(seed)
    seen = truth.clone()
    seen.imagine(truth.actor, luck)
    return bot.choose(seen, luck)


def bot(name: str, game: Game | None = None, outside: bool = False) -> Bot:
    """A new bot of that name: `random`, `greedy`, `mcts:500`, `mcts:0.5s`, `level:3`, …

    Also one that another package brings (entry point group `isolario.bots`). With `outside`, also `my_module:MyBot`,
    a class that can be imported here, and `stdio:COMMAND`, which starts a program: only for names typed on this
    machine.
    """
    from isolario.bots.plugins import imported, installed

    kind, _, detail = name.partition(":")
    makers = {**installed(), **MAKERS, **(OUTSIDE if outside else {})}
    if name in makers:
        return makers[name]("", game)
    if kind in makers:
        return makers[kind](detail, game)
    if outside and detail.isidentifier():
        return imported(kind, detail, game)
    raise Problem("unknown-bot", bot=name, known=", ".join(sorted(makers)))
