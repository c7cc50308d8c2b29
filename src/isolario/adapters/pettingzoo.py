"""Our games as PettingZoo environments: turns, an action mask, and what other environments lack, copy, save and load.

    from isolario.adapters.pettingzoo import env
    nomads = env("nomads", seats=3)

or, once this module is imported, `pettingzoo.make("aec", "isolario/nomads-v1")`. Needs the extra `learn`. Draws are
made by the environment from its seed. Rewards come at the end: 1 for beating everybody, -1 for beating nobody; or as
`reward` and `shaping` say (`docs/learning.md`).
"""

from copy import deepcopy
from typing import Any

from isolario.kernel.problems import MissingExtra

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.env_registry.registration import aec_registry, register
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ImportError:
    raise MissingExtra("learn") from None

from isolario.adapters.table import RENDER_MODES, SEED_RANGE, Array, Table, box, rendering
from isolario.kernel import FastLuck, Game, State, for_every_game
from isolario.kernel.features import FULL
from isolario.kernel.game import OptionValue


class raw_env(AECEnv):  # type: ignore[misc]
    """One table. Observations are the game's features for the seat, with the mask of its legal actions."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        name: str | Game,
        seats: int | None = None,
        options: dict[str, OptionValue] | None = None,
        render_mode: str | None = None,
        reward: str = "rank",
        shaping: float = 0.0,
        discount: float = 1.0,
        scope: str = "private",
    ) -> None:
        super().__init__()
        self.table = Table(name, seats, options, reward, shaping, discount, scope)
        self.game = self.table.game
        self.seats = self.table.seats
        self.metadata = {**raw_env.metadata, "name": f"{self.game.id}_v{self.game.rules_version}"}
        self.render_mode = rendering(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self.described() for agent in self.possible_agents}
        self.state_space = box(self.table.size)
        self.agents: list[str] = []

    def described(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.game.actions,), np.int8)
        return spaces.Dict({"observation": box(self.table.size), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # -- playing ------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed, with luck of its own. `options={"game": {…}}` are options of the game."""
        self.table.begin(int(np.random.randint(SEED_RANGE)) if seed is None else seed, options)
        self.seat_everybody()

    def seat_everybody(self) -> None:
        over = self.table.over
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(0, self.table.state.actor)]

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        if action is None or int(action) not in self.table.state.legal():
            raise ValueError(f"{agent}: action {action} is not legal, see the action mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.play(int(action))
        for seat, paid in enumerate(self.table.pay()):
            self.rewards[self.possible_agents[seat]] = paid
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.state.actor]
        self._accumulate_rewards()
        self._deads_step_first()

    # -- looking ------------------------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, Array]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.features(seat), "action_mask": self.table.mask(seat)}

    def state(self) -> Array:
        """The whole truth as features, for a central critic: never give it to a player."""
        return self.table.features(max(0, self.table.state.actor), FULL)

    def render(self) -> Any:
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held."""

    # -- what search and curricula need -------------------------------------------------------------

    def save(self) -> tuple[State, FastLuck]:
        """The position and the luck to come; `load` goes back to it, as often as wanted."""
        return self.table.state.clone(), self.table.luck.clone()

    def load(self, saved: tuple[State, FastLuck]) -> None:
        self.table.state, self.table.luck = deepcopy(saved)
        self.table.weigh()
        self.seat_everybody()


def env(name: str | Game, **settings: Any) -> OrderEnforcingWrapper:
    """The environment in PettingZoo's usual wrappers: an illegal choice loses, odd calls get a clear message."""
    return OrderEnforcingWrapper(
        AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw_env(name, **settings), illegal_reward=-1))
    )


def registered(played: Game) -> None:
    """Make a game known to `pettingzoo.make`."""
    id = f"isolario/{played.id}-v{played.rules_version}"
    aec_registry.pop(id, None)
    register("aec", id, env, kwargs={"name": played.id})


for_every_game(registered)
