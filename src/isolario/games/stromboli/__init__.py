"""Stromboli: a duel of majorities round a volcano, for two."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from isolario.games.stromboli.actions import ACTIONS
from isolario.games.stromboli.board import LONGEST_STALL, MOST_CARDS, Box
from isolario.games.stromboli.evaluate import WEIGHTS
from isolario.games.stromboli.features import LAYOUT
from isolario.games.stromboli.presentation import presentation
from isolario.games.stromboli.rules import fresh
from isolario.games.stromboli.view_types import StromboliView
from isolario.kernel.components import Components
from isolario.kernel.game import Game, Option, first_player, flag
from isolario.kernel.layout import FeaturesLayout
from isolario.kernel.state import State
from isolario.kernel.weights import read_weights

LONGEST_TURNS = (MOST_CARDS + 1) * LONGEST_STALL
"""Every card that is received can at most be preceded by as many turns as the stall guard allows."""


class StromboliGame(Game):
    id = "stromboli"
    min_seats = 2
    max_seats = 2
    minutes = 40
    actions = int(ACTIONS)
    # Two choices in a turn; up to three more for each card received (take, buy, divert); two players who buy
    # and divert at two scorings; the draws of the first player and of every card. True for every box that is
    # accepted.
    max_steps = 2 * LONGEST_TURNS + 3 * MOST_CARDS + 8 + 1 + MOST_CARDS
    options = (
        Option("variant", "base", words=("base", "tactical")),
        first_player(),
        flag("shaman_shields_statue"),
    )
    view_type = StromboliView
    presentation = presentation

    @cached_property
    def box(self) -> Box:
        return Box(Components(self.components()), read_weights(Path(__file__).with_name("weights.toml"), WEIGHTS))

    def features_layout(self) -> FeaturesLayout:
        return LAYOUT

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        state = fresh(self.box, options["variant"] == "tactical", options["shaman_shields_statue"] == "on")
        if options["first_player"] != "random":
            state.apply(int(options["first_player"]))
        return state

    def load(self, dump: dict[str, Any]) -> State:
        state = fresh(self.box, dump["tactical"], dump["shields"])
        state.restore(dump)
        return state


game = StromboliGame()
