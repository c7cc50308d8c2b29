"""The Island: bring your explorers off a sinking island."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from isolario.games.the_island.actions import ACTIONS
from isolario.games.the_island.belief import read_beliefs
from isolario.games.the_island.board import MAX_STEPS, OPTIONS, Box, Terms
from isolario.games.the_island.evaluate import WEIGHTS
from isolario.games.the_island.features import LAYOUT
from isolario.games.the_island.presentation import presentation
from isolario.games.the_island.rules import Island, fresh
from isolario.games.the_island.value import LESSON
from isolario.games.the_island.view_types import IslandView
from isolario.kernel import FeaturesLayout, Game, Problem, State, first_player, flag
from isolario.kernel.components import Components
from isolario.kernel.weights import read_weights


class IslandGame(Game):
    id = "the_island"
    min_seats = 2
    max_seats = 4
    minutes = 60
    actions = int(ACTIONS)
    max_steps = int(MAX_STEPS)
    options = (*(flag(name, name == "memory_aid") for name in OPTIONS), first_player())
    hides = True
    view_type = IslandView
    presentation = presentation
    lesson = LESSON

    @cached_property
    def box(self) -> Box:
        weights = read_weights(Path(__file__).with_name("weights.toml"), WEIGHTS)
        beliefs = read_beliefs(Path(__file__).with_name("belief.toml"), self.max_seats)
        return Box(Components(self.components()), weights, self.networks(), beliefs)

    def check(self, seats: int, options: Mapping[str, str]) -> None:
        if options["two_colours"] == "on" and seats != 2:
            raise Problem("options-clash", detail=f"two_colours=on, {seats} seats")

    def features_layout(self) -> FeaturesLayout:
        return LAYOUT

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        first = options["first_player"]
        agreed = {name: options[name] == "on" for name in OPTIONS}
        return self.opening(seats, agreed, -1 if first == "random" else int(first)).clone()

    def load(self, dump: dict[str, Any]) -> State:
        agreed = {name: bool(dump[name]) for name in OPTIONS}
        state = self.opening(dump["seats"], agreed, dump["first_player"]).clone()
        state.restore(dump)
        return state

    def opening(self, seats: int, agreed: dict[str, bool], first: int) -> Island:
        """The table before the first tile is laid, worked out once for all matches that agree on the same."""
        key = (seats, *agreed.values(), first)
        if key not in self.openings:
            self.openings[key] = fresh(Terms(self.box, seats, agreed, first))
        return self.openings[key]

    @cached_property
    def openings(self) -> dict[tuple[int, ...], Island]:
        return {}


game = IslandGame()
