"""What the environments share: a table with a game, its luck and its opponents, and how things are observed."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from isolario.adapters.batch import REWARDS, final_rewards
from isolario.bots import Bot, bot, decide
from isolario.kernel import OVER, FastLuck, Game, Problem, State, draw, game
from isolario.kernel.features import SCOPES
from isolario.kernel.game import OptionValue
from isolario.kernel.layout import BOUND
from isolario.kernel.picturing import pixels

SEED_RANGE = 1 << 31
RENDER_MODES = ["ansi", "svg", "rgb_array"]

Array = np.ndarray[Any, Any]
Opponents = str | Bot | Sequence[str | Bot]
"""One bot for all other seats, or one for each of them in turn: a name such as `level:3`, or a bot."""


def chosen_game(name: str | Game) -> Game:
    return name if isinstance(name, Game) else game(name)


def index_of(word: str, known: tuple[str, ...], what: str) -> int:
    if word not in known:
        raise Problem("unknown-word", what=what, text=word, known=", ".join(known))
    return known.index(word)


def seated(opponents: Opponents, played: Game, count: int) -> list[Bot]:
    """The bots on the other seats."""
    named = [opponents] * count if isinstance(opponents, str | Bot) else list(opponents)
    if len(named) != count:
        raise Problem("wrong-opponents", found=len(named), expected=count)
    return [one if isinstance(one, Bot) else bot(one, played, outside=True) for one in named]


def rendering(mode: str | None) -> str | None:
    """A way to render that there is, or None."""
    return None if mode is None else RENDER_MODES[index_of(mode, tuple(RENDER_MODES), "render_mode")]


class Table:
    """A game in progress, its luck, and what is paid for it. `reward` is what the end pays; `shaping` adds that much
    of the change in `estimate()` at every step (potential-based: the best play stays the best)."""

    def __init__(
        self,
        name: str | Game,
        seats: int | None,
        options: dict[str, OptionValue] | None,
        reward: str,
        shaping: float,
        discount: float,
        scope: str,
    ) -> None:
        self.game = chosen_game(name)
        self.seats = self.game.min_seats if seats is None else seats
        self.options = self.game.resolve_options(self.seats, options or {})
        self.reward = index_of(reward, REWARDS, "reward")
        self.scope = index_of(scope, SCOPES, "scope")
        self.shaping = shaping
        self.discount = discount
        self.size = self.game.features_layout().size
        self.luck = FastLuck(0)
        self.state = self.game.start(self.seats, self.options)
        self.potential = [0.0] * self.seats

    def begin(self, seed: int, options: dict[str, Any] | None = None) -> None:
        """A new match; `options={"game": {…}}` plays it by other options of the game."""
        other = (options or {}).get("game")
        chosen = self.game.resolve_options(self.seats, {**self.options, **other}) if other else self.options
        self.luck = FastLuck(seed)
        self.state = self.game.start(self.seats, chosen)
        draw(self.state, self.luck)
        self.weigh()

    def play(self, action: int) -> None:
        self.state.apply(action)
        draw(self.state, self.luck)

    def weigh(self) -> None:
        if self.shaping:
            self.potential = [0.0] * self.seats if self.over else list(self.state.estimate())

    def pay(self) -> list[float]:
        """What each seat gets for what happened since it was paid last."""
        paid = final_rewards(self.state, self.reward) if self.over else [0.0] * self.seats
        if self.shaping:
            before = self.potential
            self.weigh()
            for seat in range(self.seats):
                paid[seat] += self.shaping * (self.discount * self.potential[seat] - before[seat])
        return paid

    @property
    def over(self) -> bool:
        return self.state.actor == OVER

    def features(self, seat: int, scope: int | None = None) -> Array:
        found = np.empty(self.size, np.float32)
        self.state.features(seat, found, self.scope if scope is None else scope)
        return found

    def mask(self, seat: int) -> Array:
        mask = np.zeros(self.game.actions, np.int8)
        if self.state.actor == seat:
            mask[self.state.legal()] = 1
        return mask

    def render(self, mode: str | None) -> Any:
        """The table as a spectator sees it: characters for a terminal, an SVG, or an array of its pixels."""
        if mode is None:
            return None
        view, words = self.state.view(None), self.game.texts("en")
        if mode == "svg":
            return self.game.presentation.svg(view, words)
        if mode == "rgb_array":
            return pixels(self.game.presentation.svg(view, words))
        from rich.console import Console

        console = Console(width=100, color_system=None)
        with console.capture() as taken:
            console.print(self.game.presentation.draw(view, words))
        return taken.get()


def box(size: int) -> Any:
    """The space of features: scaled to about 1, and never beyond the bound that every game is held to."""
    from gymnasium import spaces

    return spaces.Box(-BOUND, BOUND, (size,), np.float32)


def ask(who: Bot, state: State, luck: FastLuck) -> int:
    """A bot's choice, on a copy in which all that its seat cannot see is redealt."""
    return decide(who, state, luck.below(SEED_RANGE))
