"""The bot that searches: a budget around the tree search, and its memory of the turn it is in."""

import re
import time
from typing import Any

from isolario.bots.base import MAKERS, Bot
from isolario.bots.mcts import Search, SearchSettings, plain, suitable
from isolario.kernel import FastLuck, Game, Problem, State

FRESH_SHARE = 4
"""Of a budget, at least one part in this many is spent on new simulations, however good the kept tree is."""


class MctsBot(Bot):
    """Searches with a budget of simulations, of seconds, or of both: whichever is used up first.

    With `clear` it stops half-way if the choice it would take has had that share of all simulations: what is spent
    after that hardly ever changes the choice, and is better spent where it does.

    Within one turn the tree of the last choice is kept, as long as the seat sees exactly what it expected to
    see. With `reuse=False` every choice depends on nothing but the seed, the view and the simulations.
    """

    def __init__(
        self,
        simulations: int = 0,
        seconds: float = 0.0,
        settings: SearchSettings | None = None,
        reuse: bool = True,
        clear: float = 0.0,
    ) -> None:
        if simulations <= 0 and seconds <= 0:
            raise Problem("bad-budget", text=f"{simulations}")
        self.simulations = simulations
        self.seconds = seconds
        self.settings = settings
        self.reuse = reuse
        self.clear = clear
        self.name = f"mcts:{simulations}" if simulations > 0 else f"mcts:{seconds:g}s"
        self.search: Search | None = None
        self.expected: dict[str, Any] | None = None

    def choose(self, state: State, luck: FastLuck) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        search = self.begin(state, luck)
        self.think(search)
        action = search.best()
        self.remember(search, action)
        return action

    def begin(self, state: State, luck: FastLuck) -> Search:
        """The tree kept from this turn if the position is the one it was kept for, else a new one."""
        kept, expected = self.search, self.expected
        self.search = self.expected = None
        if kept is not None and kept.seat == state.actor and state.view(kept.seat) == expected:
            kept.luck = luck
            kept.state = state
            return kept
        settings = self.settings if self.settings is not None else suitable(state)
        return Search(state, state.actor, luck, settings)

    def think(self, search: Search) -> None:
        if self.simulations <= 0:
            search.run(0, self.seconds)
            return
        kept = int(search.root.visits)
        simulations = max(self.simulations, kept + self.simulations // FRESH_SHARE)
        if self.clear <= 0 or simulations - kept < 2:
            search.run(simulations, self.seconds)
            return
        began = time.perf_counter()
        search.run((kept + simulations) // 2, self.seconds)
        left = self.seconds - (time.perf_counter() - began)
        if not is_clear(search, self.clear) and (self.seconds <= 0 or left > 0):
            search.run(simulations, max(0.0, left))

    def remember(self, search: Search, action: int) -> None:
        """Keep what lies below the choice if the same seat goes on without any luck in between."""
        if not self.reuse:
            return
        after = search.state.clone()
        after.apply(action)
        path = [action]
        while after.actor == search.seat and len(after.legal()) == 1:
            forced = after.legal()[0]
            after.apply(forced)
            if search.hidden:  # only there are forced choices part of the tree
                path.append(forced)
        if after.actor == search.seat:
            for made in path:
                search.step(made, after)
            self.search = search
            self.expected = after.view(search.seat)


def is_clear(search: Search, share: float) -> bool:
    """Whether the choice to take has had that share of all simulations."""
    return float(search.options()[0].visits) >= share * float(search.root.visits)


def searcher(detail: str, game: Game | None) -> Bot:
    """`mcts:500` thinks for 500 simulations, `mcts:0.5s` for half a second; `mcts:500:plain` knows nothing."""
    found = re.fullmatch(r"(?:(\d+)|(\d+(?:\.\d+)?)s)(:plain)?", detail)
    if found is None:
        raise Problem("bad-budget", text=detail)
    known = plain() if found[3] else tuned(game)
    made = MctsBot(int(found[1] or 0), float(found[2] or 0), known, clear=0.0 if found[3] else clear_share(game))
    made.name = f"mcts:{detail}"
    return made


def tuned(game: Game | None) -> SearchSettings | None:
    """The settings found for a game, None for a game nobody has tuned."""
    from isolario.bots.levels import search_settings

    return None if game is None else search_settings(game)


def clear_share(game: Game | None) -> float:
    """From which share of the simulations on a choice counts as clear in a game; 0: never."""
    from isolario.bots.levels import entry

    return 0.0 if game is None else float(entry(game, "clear") or 0)


MAKERS["mcts"] = searcher
