"""Nomads: sow piles of discs round a campfire, listen to stories, write songs and legends."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from isolario.games.nomads import rules
from isolario.games.nomads.actions import ACTIONS
from isolario.games.nomads.board import ADVENTURER_NAMES, JOKER, KINDS, Box
from isolario.games.nomads.evaluate import WEIGHTS
from isolario.games.nomads.features import LAYOUT
from isolario.games.nomads.presentation import presentation
from isolario.games.nomads.view_types import NomadsView
from isolario.kernel.components import Components
from isolario.kernel.game import Game, Option, first_player
from isolario.kernel.layout import FeaturesLayout
from isolario.kernel.problems import Problem
from isolario.kernel.state import State
from isolario.kernel.weights import read_weights

SEATS_OF_THE_LARGEST_TABLE = ("0", "1", "2", "3", "4")


class NomadsGame(Game):
    id = "nomads"
    min_seats = 2
    max_seats = 5
    minutes = 40
    actions = ACTIONS
    # Set-up 26 steps; 112 tiles to uncover; at most 213 turns that take a tile (112) or write (101 tiles to
    # pay with), each after at most 59 idle ones; a move has up to 3 choices, a card up to 10.
    max_steps = 40_000
    options = (
        first_player(),
        Option("adventurers", "draft", words=("draft", "random"), items=ADVENTURER_NAMES),
        Option("opal_tie", "pool", words=("pool", "share_three")),
        # The seats that begin, start with the coin, and place the sleepers.
        Option("lumarathon", "off", words=("off",), items=SEATS_OF_THE_LARGEST_TABLE, length=3),
    )
    view_type = NomadsView
    presentation = presentation

    @cached_property
    def box(self) -> Box:
        return Box(Components(self.components()), read_weights(Path(__file__).with_name("weights.toml"), WEIGHTS))

    def check(self, seats: int, options: Mapping[str, str]) -> None:
        named = options["adventurers"].split(",")
        if len(set(named)) < len(named):
            raise Problem("options-clash", detail=f"adventurers={options['adventurers']}")
        if options["lumarathon"] == "off":
            return
        linked = [int(seat) for seat in options["lumarathon"].split(",")]
        if max(linked) >= seats:
            raise Problem(
                "bad-option",
                name="lumarathon",
                value=options["lumarathon"],
                accepted=f"off | 3 × (0-{seats - 1})",
            )
        if options["first_player"] not in ("random", str(linked[0])):
            detail = f"first_player={options['first_player']}, lumarathon={options['lumarathon']}"
            raise Problem("options-clash", detail=detail)

    def features_layout(self) -> FeaturesLayout:
        return LAYOUT

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        state = rules.fresh(self.box, seats)
        chosen = options["adventurers"]
        state.deal_at_random = chosen == "random"
        if chosen not in ("draft", "random"):
            state.adventurer = [ADVENTURER_NAMES.index(name) for name in chosen.split(",")]
        state.share_three = options["opal_tie"] == "share_three"
        first = options["first_player"]
        if options["lumarathon"] != "off":
            first, coin, sleeper = options["lumarathon"].split(",")  # NO-VAR-1
            state.held[int(coin) * KINDS + JOKER] = 1  # NO-VAR-2
            state.sleeper_seat = int(sleeper)  # NO-VAR-3
        if first != "random":
            state.begin(int(first))
        return state

    def load(self, dump: dict[str, Any]) -> State:
        state = rules.fresh(self.box, dump["seats"])
        state.restore(dump)
        return state


game = NomadsGame()
