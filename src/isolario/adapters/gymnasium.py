"""Our games as Gymnasium environments: one seat learns, bots play the others; alone or many at a time.

    from isolario.adapters.gymnasium import env, vector_env
    alone = env("nomads", seats=3, opponents="level:3", reward="win")
    many = vector_env("nomads", count=256)

or, once this module is imported, `gymnasium.make("isolario/nomads-v1")`. Needs the extra `learn`. What may be
chosen is in `info["action_mask"]` and in `action_masks()`. What the rewards are: `docs/learning.md`.
"""

from typing import Any

from isolario.kernel.problems import MissingExtra

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError:
    raise MissingExtra("learn") from None

from isolario.adapters.table import RENDER_MODES, SEED_RANGE, Array, Opponents, Table, ask, box, rendering, seated
from isolario.adapters.vector import IsolarioVectorEnv
from isolario.kernel import Game, for_every_game
from isolario.kernel.game import OptionValue

ILLEGAL = ("lose", "raise")


class IsolarioEnv(gymnasium.Env[Array, np.int64]):
    """One seat of a table. Observations are the game's features for that seat (`Game.features_layout`).

    `seat` is where the learner sits, None for another seat in every match. An illegal choice ends the match as a
    defeat (`illegal="lose"`), or raises a ValueError.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        name: str | Game,
        seats: int | None = None,
        options: dict[str, OptionValue] | None = None,
        opponents: Opponents = "random",
        seat: int | None = 0,
        reward: str = "rank",
        shaping: float = 0.0,
        discount: float = 1.0,
        scope: str = "private",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(name, seats, options, reward, shaping, discount, scope)
        self.game = self.table.game
        self.opponents = seated(opponents, self.game, self.table.seats - 1)
        self.wanted_seat = seat
        self.seat = 0 if seat is None else seat
        if not 0 <= self.seat < self.table.seats:
            raise ValueError(f"there is no seat {seat}: seats go from 0 to {self.table.seats - 1}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal must be one of {ILLEGAL}, not {illegal!r}")
        self.illegal = illegal
        self.render_mode = rendering(render_mode)
        self.observation_space = box(self.table.size)
        self.action_space = spaces.Discrete(self.game.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new match; `options={"game": {…}}` are options of the game."""
        super().reset(seed=seed)
        while True:
            if self.wanted_seat is None:
                self.seat = int(self.np_random.integers(self.table.seats))
            self.table.begin(int(self.np_random.integers(SEED_RANGE)), options)
            self.others_play()
            self.table.weigh()
            if not self.table.over:  # a game may end before the learner has anything to decide
                return self.table.features(self.seat), self.info()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        if self.table.over or self.table.state.actor != self.seat:
            raise ValueError("the match is over: call reset()")
        if int(action) not in self.table.state.legal():
            if self.illegal == "raise":
                raise ValueError(f"action {action} is not legal, see the action mask")
            return self.table.features(self.seat), -1.0, True, False, {**self.info(), "illegal": True}
        self.table.play(int(action))
        self.others_play()
        paid = self.table.pay()[self.seat]
        return self.table.features(self.seat), float(paid), self.table.over, False, self.info()

    def others_play(self) -> None:
        """Everybody else, until the learner decides or the match is over."""
        table = self.table
        while not table.over and table.state.actor != self.seat:
            legal = table.state.legal()
            if len(legal) > 1:
                who = self.opponents[(table.state.actor - self.seat - 1) % table.seats]
                table.play(ask(who, table.state, table.luck))
            else:
                table.play(legal[0])

    def info(self) -> dict[str, Any]:
        table = self.table
        found: dict[str, Any] = {"action_mask": table.mask(self.seat), "seat": self.seat}
        if table.over:
            found.update(scores=list(table.state.scores()), ranks=list(table.state.ranks()))
        return found

    def action_masks(self) -> Array:
        """What may be chosen now, as MaskablePPO of sb3-contrib asks for it."""
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> Any:
        return self.table.render(self.render_mode)

    def close(self) -> None:
        for one in self.opponents:
            one.close()


def env(name: str | Game, **settings: Any) -> IsolarioEnv:
    """One environment; the settings are those of `IsolarioEnv`."""
    return IsolarioEnv(name, **settings)


def vector_env(name: str | Game, count: int, **settings: Any) -> IsolarioVectorEnv:
    """Many games at a time; the settings are those of `IsolarioVectorEnv`."""
    return IsolarioVectorEnv(name, count, **settings)


def registered_vector(num_envs: int, name: str | Game, **settings: Any) -> IsolarioVectorEnv:
    return IsolarioVectorEnv(name, num_envs, **settings)


def registered(played: Game) -> None:
    """Make a game known to `gymnasium.make` and `gymnasium.make_vec`."""
    id = f"isolario/{played.id}-v{played.rules_version}"
    gymnasium.registry.pop(id, None)
    here = "isolario.adapters.gymnasium"
    gymnasium.register(
        id,
        entry_point=f"{here}:IsolarioEnv",
        vector_entry_point=f"{here}:registered_vector",
        kwargs={"name": played.id},
    )


for_every_game(registered)
