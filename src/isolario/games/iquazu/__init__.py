"""Iquazú: hide gems in the rock behind a waterfall; two crossing majorities, two to four players."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from isolario.games.iquazu.actions import ACTIONS
from isolario.games.iquazu.board import Box
from isolario.games.iquazu.evaluate import WEIGHTS
from isolario.games.iquazu.features import LAYOUT
from isolario.games.iquazu.presentation import presentation
from isolario.games.iquazu.rules import fresh
from isolario.games.iquazu.view_types import IquazuView
from isolario.kernel import FeaturesLayout, Game, Option, State, first_player
from isolario.kernel.components import Components
from isolario.kernel.weights import read_weights


class IquazuGame(Game):
    id = "iquazu"
    min_seats = 2
    max_seats = 4
    minutes = 50
    actions = ACTIONS
    # At most 90 turns a seat (IQ-END-5), each with DRAW, END and, at the most a box may ask, six cards and as
    # many discards; 45 tiles turned up and used for at most 14 steps each; the set-up with hands of up to 20.
    max_steps = 6000
    options = (first_player(), Option("strips", "random", words=("random", "fixed")))
    hides = True
    view_type = IquazuView
    presentation = presentation

    @cached_property
    def box(self) -> Box:
        return Box(Components(self.components()), read_weights(Path(__file__).with_name("weights.toml"), WEIGHTS))

    def features_layout(self) -> FeaturesLayout:
        return LAYOUT

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        first = -1 if options["first_player"] == "random" else int(options["first_player"])
        return fresh(self.box, seats, first, options["strips"] == "random")

    def load(self, dump: dict[str, Any]) -> State:
        state = fresh(self.box, dump["seats"], 0, False)
        state.restore(dump)
        return state


game = IquazuGame()
