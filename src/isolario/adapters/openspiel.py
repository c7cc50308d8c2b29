"""Our games as OpenSpiel games. Importing this registers every installed game as `isolario_<id>`.

    import pyspiel
    import isolario.adapters.openspiel
    game = pyspiel.load_game("isolario_the_island(seats=3,options=equality:on submerged:on)")

Needs the extra `learn`. Chance outcomes, decisions and action numbers are the game's own; returns are 1 for
beating everybody, -1 for beating nobody. The information state of a player is what it sees and what it was told
on the way; `resample_from_infostate` redeals the rest, so IS-MCTS runs as it is.
"""

from typing import Any

import numpy as np
import pyspiel

from isolario.kernel import CHANCE, OVER, FastLuck, Game, State, games

MOST_OUTCOMES = 1 << 16
LUCK_BITS = 1 << 30


class Held:
    """A position of a game, in which OpenSpiel's deep copies clone the position and share the game."""

    def __init__(self, played: Game, state: State) -> None:
        self.played = played
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.played, self.state.clone())


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """One position. `seen` is what each player was told of every step so far, as in a redacted record."""

    def __init__(self, game: "OpenSpielGame", state: State) -> None:
        super().__init__(game)
        self.held = Held(game.played, state)
        self.seen: list[tuple[str, ...]] | None = [()] * int(state.seats) if game.remembers else None

    @property
    def position(self) -> State:
        return self.held.state

    def current_player(self) -> int:
        actor = self.held.state.actor
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.held.state.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.held.state
        weights = state.weights()
        total = float(sum(weights))
        return [(action, weight / total) for action, weight in zip(state.legal(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        state = self.held.state
        if self.seen is not None:
            shown = self.held.played.presentation
            told = [shown.redacted(state, action, player) for player in range(state.seats)]
            self.seen = [seen if word is None else (*seen, word) for seen, word in zip(self.seen, told, strict=True)]
        state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        notation = self.held.played.presentation.notation(self.held.state, action)
        return f"luck:{notation}" if player == pyspiel.PlayerId.CHANCE else notation

    def returns(self) -> list[float]:
        state = self.held.state
        if state.actor != OVER:
            return [0.0] * state.seats
        ranks = state.ranks()
        others = len(ranks) - 1
        return [sum((other > mine) - (other < mine) for other in ranks) / others for mine in ranks]

    def resample_from_infostate(self, player: int, sampler: Any) -> "OpenSpielState":
        """The position with everything redealt that the player cannot know."""
        state = self.held.state.clone()
        state.resample(player, FastLuck(int(sampler() * LUCK_BITS)))
        other = OpenSpielState(self.get_game(), state)
        other.seen = self.seen
        return other

    def information_state_string(self, player: int | None = None) -> str:
        who = self.current_player() if player is None else player
        told = " ".join(self.seen[who]) if self.seen is not None else ""
        return f"{told}\n{self.observation_string(who)}"

    def observation_string(self, player: int | None = None) -> str:
        return repr(self.held.state.view(self.current_player() if player is None else player))

    def __str__(self) -> str:
        return repr(self.held.state.dump())


class Observer:
    """What a player sees: the game's own features, with the view as text."""

    def __init__(self, size: int, remembers: bool) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"features": self.tensor}
        self.remembers = remembers

    def set_from(self, state: OpenSpielState, player: int) -> None:
        self.tensor[:] = state.position.features(player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        if self.remembers:
            return state.information_state_string(player)
        return state.observation_string(player)


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games at a table of some size. Subclassed for each game by `registered`."""

    played: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"seats": self.played.min_seats, "options": "", "remembers": False, **(params or {})}
        self.seats = int(given["seats"])
        pairs = [pair.partition(":") for pair in str(given["options"]).split()]
        self.chosen = self.played.resolve_options(self.seats, {name: value for name, _, value in pairs})
        self.remembers = bool(given["remembers"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.played.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.played.max_steps,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self, state: State | None = None) -> OpenSpielState:
        return OpenSpielState(self, self.played.start(self.seats, self.chosen) if state is None else state)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        size = len(self.played.start(self.seats, self.chosen).features(0))
        return Observer(size, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return self.played.max_steps


def registered(played: Game) -> type[OpenSpielGame]:
    """Make a game known to OpenSpiel."""
    kind = pyspiel.GameType(
        short_name=f"isolario_{played.id}",
        long_name=played.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=played.max_seats,
        min_num_players=played.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": played.min_seats, "options": "", "remembers": False},
    )
    made = type(f"{type(played).__name__}OfOpenSpiel", (OpenSpielGame,), {"played": played, "kind": kind})
    pyspiel.register_game(kind, made)
    return made


for installed in games():
    registered(installed)
