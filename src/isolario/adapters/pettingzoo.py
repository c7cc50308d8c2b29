"""Our games as PettingZoo environments: turns, an action mask, and what other environments lack, save and load.

    from isolario.adapters.pettingzoo import env
    nomads = env("nomads", seats=3)

Needs `pettingzoo`. Draws are made by the environment from its seed. Rewards come at the end: 1 for beating
everybody, -1 for beating nobody.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from isolario.kernel import CHANCE, OVER, FastLuck, State, game
from isolario.kernel.game import OptionValue

SEED_RANGE = 1 << 31


class IsolarioEnv(AECEnv):  # type: ignore[misc]
    """One table. Observations are the game's features for the seat, with the mask of its legal actions."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: dict[str, OptionValue] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game(name)
        self.seats = self.game.min_seats if seats is None else seats
        self.chosen = self.game.resolve_options(self.seats, options or {})
        self.metadata = {**IsolarioEnv.metadata, "name": f"{name}_v{self.game.rules_version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        size = len(self.game.start(self.seats, self.chosen).features(0))
        self._action_space = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self._observation_space = {agent: self.described(size) for agent in self.possible_agents}
        self.state_of_play = self.game.start(self.seats, self.chosen)
        self.luck = FastLuck(0)

    def described(self, size: int) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space[agent]

    # -- playing ------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. Without a seed, one of its own choosing."""
        self.luck = FastLuck(int(np.random.randint(SEED_RANGE)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.state_of_play = self.game.start(self.seats, self.chosen)
        self.draw()
        self.agent_selection = self.possible_agents[max(0, self.state_of_play.actor)]

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if int(action) not in self.state_of_play.legal():
            raise ValueError(f"{agent}: action {action} is not legal, see the action mask")
        self.state_of_play.apply(int(action))
        self.draw()
        if self.state_of_play.actor == OVER:
            ranks = self.state_of_play.ranks()
            for seat, mine in enumerate(ranks):
                beaten = sum((other > mine) - (other < mine) for other in ranks)
                self.rewards[self.possible_agents[seat]] = beaten / (self.seats - 1)
                self.terminations[self.possible_agents[seat]] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.state_of_play.actor]
        self._accumulate_rewards()
        self._deads_step_first()

    def draw(self) -> None:
        state = self.state_of_play
        while state.actor == CHANCE:
            state.apply(state.legal()[self.luck.pick(state.weights())])

    # -- looking ------------------------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        seat = self.possible_agents.index(agent)
        state = self.state_of_play
        mask = np.zeros(self.game.actions, np.int8)
        if state.actor == seat:
            mask[state.legal()] = 1
        return {"observation": np.array(state.features(seat), np.float32), "action_mask": mask}

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return repr(self.state_of_play.view(None))

    def close(self) -> None:
        """Nothing is held."""

    # -- what search and curricula need -------------------------------------------------------------

    def save(self) -> tuple[State, FastLuck]:
        """The position and the luck to come; `load` goes back to it, as often as wanted."""
        return self.state_of_play.clone(), self.luck.clone()

    def load(self, saved: tuple[State, FastLuck]) -> None:
        state, luck = saved
        self.reset(0)
        self.state_of_play, self.luck = state.clone(), luck.clone()
        self.agent_selection = self.possible_agents[max(0, self.state_of_play.actor)]


def env(
    name: str,
    seats: int | None = None,
    options: dict[str, OptionValue] | None = None,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper:
    """The environment in PettingZoo's usual wrapper."""
    return OrderEnforcingWrapper(IsolarioEnv(name, seats, options, render_mode))
