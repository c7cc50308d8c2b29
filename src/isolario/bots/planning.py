"""The bot that plans whole turns: a budget around the search over turns, and its memory of the plan it follows."""

import re
from typing import Any

from isolario.bots.base import MAKERS, Bot
from isolario.bots.turns import TurnSearch, TurnSettings
from isolario.kernel import FastLuck, Game, Problem, State


class TurnBot(Bot):
    """Plans its turn with a budget of simulations or seconds for each choice.

    What is left of a plan is followed without further thought as long as the seat sees exactly what it expected.
    """

    def __init__(
        self, simulations: int = 0, seconds: float = 0.0, settings: TurnSettings | None = None, hidden: bool = True
    ) -> None:
        if simulations <= 0 and seconds <= 0:
            raise Problem("bad-budget", text=f"{simulations}")
        self.simulations = simulations
        self.seconds = seconds
        self.settings = (settings or TurnSettings()).within(simulations)
        self.hidden = hidden
        self.name = f"turns:{simulations}" if simulations > 0 else f"turns:{seconds:g}s"
        self.rest: list[int] = []
        self.expected: dict[str, Any] | None = None

    def choose(self, state: State, luck: FastLuck) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        if self.rest and state.view(int(state.actor)) == self.expected:
            actions = self.rest
        else:
            search = TurnSearch(state, state.actor, luck, self.settings, self.hidden)
            search.run(self.simulations, self.seconds)
            actions = search.ranked()[0].actions
        return self.follow(state, actions)

    def follow(self, state: State, actions: list[int]) -> int:
        """Take the first step of a plan and remember what should be seen before the next one."""
        self.rest = list(actions[1:])
        self.expected = None
        if self.rest:
            seat, after = state.actor, state.clone()
            after.apply(actions[0])
            while self.rest and after.actor == seat and len(after.legal()) == 1:
                after.apply(self.rest.pop(0))
            if self.rest and after.actor == seat:
                self.expected = after.view(int(seat))
            else:
                self.rest = []
        return actions[0]


def beam_settings(width: int) -> TurnSettings:
    """A beam so wide, whose best plan is taken at once: what it promises is looked at more closely instead."""
    return TurnSettings(width, plans=1, draws=6)


def planner(detail: str, game: Game | None) -> Bot:
    """`turns:200` compares plans by 200 simulations, `turns:0.5s` for half a second."""
    found = re.fullmatch(r"(\d+)|(\d+(?:\.\d+)?)s", detail)
    if found is None:
        raise Problem("bad-budget", text=detail)
    made = TurnBot(int(found[1] or 0), float(found[2] or 0), tuned(game), game is None or game.hides)
    made.name = f"turns:{detail}"
    return made


def tuned(game: Game | None) -> TurnSettings | None:
    """The settings found for a game, None for a game nobody has tuned."""
    from isolario.bots.levels import turn_settings

    return None if game is None else turn_settings(game)


def beamer(detail: str, game: Game | None) -> Bot:
    """`beam:8` follows the eight best unfinished plans and takes the best finished one, without playing on."""
    if not detail.isdigit() or not 1 <= int(detail) <= 1000:
        raise Problem("bad-budget", text=detail)
    made = TurnBot(1, settings=beam_settings(int(detail)), hidden=game is None or game.hides)
    made.name = f"beam:{detail}"
    return made


MAKERS["turns"] = planner
MAKERS["beam"] = beamer
