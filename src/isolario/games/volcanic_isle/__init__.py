"""The Volcanic Isle: tribes raise Moai on a continent that every raised Moai tears further apart."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from isolario.games.volcanic_isle.board import NO_SEED, Box
from isolario.games.volcanic_isle.evaluate import WEIGHTS
from isolario.games.volcanic_isle.features import layout
from isolario.games.volcanic_isle.presentation import presentation
from isolario.games.volcanic_isle.rules import fresh, set_up
from isolario.games.volcanic_isle.value import LESSON
from isolario.games.volcanic_isle.view_types import VolcanicIsleView
from isolario.kernel import CHANCE, FeaturesLayout, Game, Option, State, first_player
from isolario.kernel.components import Components
from isolario.kernel.weights import read_weights


def longest(box: Box) -> int:
    """No match has more steps than this (VI-END-3), draws included."""
    seats = len(box.colours)
    rounds = int(box.standoff_rounds) * (int(box.geysers) + 1)
    choices = rounds * seats * int(box.action_points)
    # A turn's choices; each may build a piece that an eruption threatens once and finally destroys, and may
    # use up the last lava, or be followed by the answer which Moai it takes; saved pieces cost a prayer token
    # each; then dice, tokens, sinkings and set-up.
    sinkings = int(box.areas)
    return 3 * choices + int(box.prayer_tokens) + 2 * int(box.geysers) + sinkings * (2 + seats) + 2


class VolcanicIsleGame(Game):
    id = "volcanic_isle"
    rules_version = 2
    former_versions = (1,)
    """Under version 1 nobody was asked which Moai (VI-MOVE-5): the one on the lowest space, a loose one last."""
    min_seats = 2
    max_seats = 4
    minutes = 45
    actions = 876
    max_steps = 25_676
    options = (
        Option("map", "default", words=("default", "advanced")),
        Option("map_seed", "random", words=("random",), number=(0, (1 << 64) - 1)),
        first_player(),
        Option("volcano_tokens", "return", words=("return", "exhaust")),
        Option("moai_neighbours", "near", words=("near", "same_hex")),
    )
    view_type = VolcanicIsleView
    presentation = presentation
    lesson = LESSON

    def __init__(self, components: Path | None = None) -> None:
        super().__init__(components)
        if components is not None:
            # Other shapes and numbers mean another action space and another bound.
            self.actions = int(self.box.actions)  # type: ignore[misc]
            self.max_steps = longest(self.box)  # type: ignore[misc]

    @cached_property
    def box(self) -> Box:
        weights = read_weights(Path(__file__).with_name("weights.toml"), WEIGHTS)
        return Box(Components(self.components()), weights, self.networks())

    @cached_property
    def features(self) -> FeaturesLayout:
        return layout(self.box)

    def features_layout(self) -> FeaturesLayout:
        return self.features

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        state = set_up(self.box, seats)
        state.asks_which = self.rules_version > 1
        state.exhaust = options["volcano_tokens"] == "exhaust"
        state.same_hex = options["moai_neighbours"] == "same_hex"
        if options["first_player"] != "random":
            state.first = int(options["first_player"])
        if options["map"] == "default":
            state.settle_on(self.box.default_land)
        elif options["map_seed"] != "random":
            state.seed = int(options["map_seed"])
            state.settle_on(self.box.land(state.seed, seats))
        else:
            state.actor = CHANCE
        return state

    def load(self, dump: dict[str, Any]) -> State:
        made = fresh(self.box, self.box.land(dump["seed"], dump["seats"]), dump["seats"])
        made.restore(dump)
        return made


game = VolcanicIsleGame()

__all__ = ["NO_SEED", "VolcanicIsleGame", "game"]
