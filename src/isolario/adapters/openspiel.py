"""Our games as OpenSpiel games. Importing this registers every game as `isolario_<id>`, and those registered later.

    import pyspiel
    import isolario.adapters.openspiel
    game = pyspiel.load_game("isolario_the_island(players=3,options=equality:on submerged:on)")

Needs the extra `learn`. Chance outcomes, decisions and action numbers are the game's own; returns are 1 for
beating everybody, -1 for beating nobody. The information state of a player is what it sees and what it was told
on the way; `resample_from_infostate` redeals the rest, so IS-MCTS runs as it is. With `remembers=False` nothing is
kept of the way: faster, and enough for games with nothing to hide.
"""

import hashlib
import json
from typing import Any

from isolario.kernel.problems import MissingExtra

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise MissingExtra("learn") from None

from isolario.kernel import CHANCE, OVER, FastLuck, Feature, FeaturesLayout, Game, State, for_every_game
from isolario.kernel.chances import beaten
from isolario.kernel.features import FULL, PRIVATE, PUBLIC

MOST_OUTCOMES = 1 << 16
LUCK_BITS = 1 << 30
RECENT = 32
"""How many of the last steps the tensor of an information state shows."""
MARKS = 8
"""Numbers that tell different pasts apart in that tensor."""

Told = tuple[tuple[int, int, str], ...]
"""What a player was told of every step: who chose, the action (-1 if hidden), and the notation it may read."""


class Held:
    """A position of a game and the way to it, of which OpenSpiel's deep copies share all that never changes: the game,
    and what was told of each step."""

    def __init__(self, played: Game, state: State, seen: list[Told] | None) -> None:
        self.played = played
        self.state = state
        self.seen = seen

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return self.around(self.state.clone())

    def around(self, state: State) -> "Held":
        """The same way, to another position."""
        return Held(self.played, state, None if self.seen is None else list(self.seen))


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """One position, and what each player was told of every step so far, as in a redacted record."""

    def __init__(self, game: "OpenSpielGame", state: State) -> None:
        super().__init__(game)
        self.held = Held(game.played, state, [()] * int(state.seats) if game.remembers else None)

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
        if state.actor == OVER:
            raise pyspiel.SpielError("the game is over: no action can be applied")
        seen = self.held.seen
        if seen is not None:
            shown = self.held.played.presentation
            whole, actor = shown.notation(state, action), int(state.actor)
            for player in range(state.seats):
                word = shown.redacted(state, action, player)
                if word is not None:
                    seen[player] = (*seen[player], (actor, action if word == whole else -1, word))
        state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        notation = self.held.played.presentation.notation(self.held.state, action)
        return f"luck:{notation}" if player == pyspiel.PlayerId.CHANCE else notation

    def returns(self) -> list[float]:
        state = self.held.state
        return beaten(state.ranks()) if state.actor == OVER else [0.0] * state.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> "OpenSpielState":
        """The position with everything redealt that the player cannot know."""
        state = self.held.state.clone()
        state.resample(player, FastLuck(int(sampler() * LUCK_BITS)))
        other = OpenSpielState(self.get_game(), state)
        other.held = self.held.around(state)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "OpenSpielState":
        copied: OpenSpielState = self.clone()
        return copied

    # -- what a player knows ------------------------------------------------------------------------

    def checked(self, player: int | None) -> int:
        """The player asked about: by default the one to decide."""
        who = self.current_player() if player is None else player
        if who < 0:
            raise pyspiel.SpielError(f"player >= 0 is required, not {who}")
        if who >= self.held.state.seats:
            raise pyspiel.SpielError(f"player < {self.held.state.seats} is required, not {who}")
        return who

    def told(self, player: int) -> Told:
        return () if self.held.seen is None else self.held.seen[player]

    def information_state_string(self, player: int | None = None) -> str:
        who = self.checked(player)
        told = " ".join(word for _, _, word in self.told(who))
        return f"{told}\n{self.observation_string(who)}"

    def observation_string(self, player: int | None = None) -> str:
        return written(self.held.state.view(self.checked(player)))

    def to_dict(self) -> dict[str, Any]:
        """The whole truth as plain data."""
        return self.held.state.dump()

    def to_json(self) -> str:
        return written(self.to_dict())

    # -- the same as structs, beside the numbers -------------------------------------------------------

    def to_struct(self) -> "Struct":
        """The whole truth; its JSON makes the same position again (`new_initial_state`)."""
        return Struct(self.to_dict())

    def to_observation_struct(self, player: int | None = None) -> "Struct":
        """What a player may see."""
        return Struct(self.held.state.view(self.checked(player)))

    def action_to_struct(self, player: int, action: int) -> "Struct":
        """An action with its notation."""
        return Struct({"player": player, "action": action, "notation": self._action_to_string(player, action)})

    def actions_to_struct(self, player: int, actions: list[int]) -> list["Struct"]:
        return [self.action_to_struct(player, action) for action in actions]

    def struct_to_actions(self, struct: Any) -> list[int]:
        """The actions that a struct, a dict or JSON means: by number, or by notation alone."""
        said = json.loads(struct) if isinstance(struct, str) else struct.data if isinstance(struct, Struct) else struct
        player, legal = self.current_player(), self.legal_actions()
        if "action" in said:
            found = [action for action in legal if action == said["action"]]
        else:
            word = said.get("notation")
            found = [action for action in legal if self._action_to_string(player, action) == word]
        if not found:
            raise pyspiel.SpielError(f"no legal action is {written(said)}")
        return found

    def validate_action_struct(self, struct: Any) -> None:
        """Raises a SpielError if it is not legal now."""
        self.struct_to_actions(struct)

    def apply_action_struct(self, struct: Any) -> None:
        self.apply_action(self.struct_to_actions(struct)[0])

    def __str__(self) -> str:
        return written(self.held.state.dump())


class Struct:
    """Named data of OpenSpiel's kind: attributes, a dict, JSON."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["data"][name]
        except KeyError:
            raise AttributeError(name) from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Struct) and other.data == self.data

    __hash__ = None  # type: ignore[assignment]

    def to_dict(self) -> dict[str, Any]:
        return self.data

    def to_json(self) -> str:
        return written(self.data)

    def __str__(self) -> str:
        return self.to_json()


def written(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


class Observer:
    """What a player sees, as an `IIGObservationType` asks: the table, private things of one or all, the way here.

    `tensor` holds the features of the game (see `Game.features_layout`), `dict` their named pieces. With perfect
    recall come the last steps the player was told of, as (whose, which action) scaled to 1, and a mark that differs
    for different pasts; the text holds the whole past.
    """

    def __init__(self, game: "OpenSpielGame", kind: Any) -> None:
        self.public = bool(kind.public_info)
        self.recalls = bool(kind.perfect_recall) and game.remembers
        self.whose = kind.private_info
        self.game = game.played
        layout = game.played.features_layout()
        self.size = layout.size
        if self.recalls:
            recent = Feature("recent", (RECENT, 2), "the last steps told, newest first: seat or luck, action")
            past = Feature("past", (MARKS,), "a mark of all that was told: different pasts differ")
            layout = FeaturesLayout(*layout, recent, past)
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = layout.split(self.tensor)

    def set_from(self, state: OpenSpielState, player: int) -> None:
        who, position = state.checked(player), state.position
        self.tensor[: self.size] = self.numbers(position, who)
        if self.recalls:
            told = state.told(who)
            recent = self.dict["recent"]
            recent[:] = 0
            for row, (actor, action, _) in enumerate(reversed(told[-RECENT:])):
                recent[row] = (actor + 2) / (position.seats + 2), (action + 2) / (self.game.actions + 2)
            digest = hashlib.sha256(repr(told).encode()).digest() if told else bytes(MARKS)
            self.dict["past"][:] = np.frombuffer(digest[:MARKS], np.uint8) / np.float32(255)

    def numbers(self, position: State, who: int) -> np.ndarray[Any, Any]:
        """The game's features within what this observer may show."""
        if self.whose == pyspiel.PrivateInfoType.ALL_PLAYERS:
            full = features(position, who, FULL)
            return full if self.public else full - features(position, who, PUBLIC)
        if self.whose == pyspiel.PrivateInfoType.NONE:
            return features(position, who, PUBLIC) if self.public else np.zeros(self.size)
        own = features(position, who, PRIVATE)
        return own if self.public else own - features(position, who, PUBLIC)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        who, position = state.checked(player), state.position
        everybody = position.view(None)
        parts: list[str] = []
        if self.recalls and self.public and self.whose == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return state.information_state_string(who)
        if self.public and self.whose == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return state.observation_string(who)
        if self.public:
            parts.append(written(everybody))
        if self.whose != pyspiel.PrivateInfoType.NONE:
            whose = [who] if self.whose == pyspiel.PrivateInfoType.SINGLE_PLAYER else range(position.seats)
            for seat in whose:
                own = position.view(seat)
                secrets = {key: value for key, value in own.items() if everybody.get(key) != value}
                if secrets:
                    parts.append(written(secrets))
        return "\n".join(parts)


def features(position: State, seat: int, scope: int) -> np.ndarray[Any, Any]:
    return np.array(position.features(seat, scope=scope))


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games at a table of some size. Subclassed for each game by `registered`."""

    played: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"players": self.played.min_seats, "options": "", "remembers": True, **(params or {})}
        self.seats = int(given["players"])
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

    def new_initial_state(self, state: State | str | None = None) -> OpenSpielState:
        """The first position, or any other: a state of ours, or the JSON of one (`to_json`)."""
        if isinstance(state, str):
            state = self.played.load(json.loads(state))
        return OpenSpielState(self, self.played.start(self.seats, self.chosen) if state is None else state)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return self.played.max_steps

    def __deepcopy__(self, memo: dict[int, Any]) -> "OpenSpielGame":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled as its name with parameters; whoever reads it imports this module, which knows the name."""
        return loaded, (str(self),)


def loaded(name: str) -> Any:
    return pyspiel.load_game(name)


KNOWN: dict[str, type[OpenSpielGame]] = {}


def registered(played: Game) -> type[OpenSpielGame]:
    """Make a game known to OpenSpiel. A game registered again under the same id takes the place of the old one."""
    if played.id in KNOWN:
        KNOWN[played.id].played = played
        return KNOWN[played.id]
    information = pyspiel.GameType.Information
    kind = pyspiel.GameType(
        short_name=f"isolario_{played.id}",
        long_name=played.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if played.hides else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=played.max_seats,
        min_num_players=played.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": played.min_seats, "options": "", "remembers": True},
    )
    made = type(f"{type(played).__name__}OfOpenSpiel", (OpenSpielGame,), {"played": played, "kind": kind})
    pyspiel.register_game(kind, made)
    KNOWN[played.id] = made
    return made


for_every_game(registered)
