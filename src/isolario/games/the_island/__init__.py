"""The Island: bring your explorers off a sinking island."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from isolario.games.the_island.board import ACTIONS, MAX_STEPS, Box, Terms
from isolario.games.the_island.presentation import presentation
from isolario.games.the_island.rules import make, start
from isolario.kernel import Game, Problem, State, first_player, flag

CHALLENGES = ("overpopulation", "to_the_last", "equality", "submerged")


class IslandGame(Game):
    id = "the_island"
    min_seats = 2
    max_seats = 4
    minutes = 60
    actions = int(ACTIONS)
    max_steps = int(MAX_STEPS)
    options = (
        flag("two_colours"),
        flag("overpopulation"),
        flag("to_the_last"),
        flag("equality"),
        flag("submerged"),
        flag("memory_aid", True),
        first_player(),
    )
    hides = True
    presentation = presentation

    @cached_property
    def box(self) -> Box:
        return Box(self.components(), Path(__file__).with_name("weights.toml"))

    def check(self, seats: int, options: Mapping[str, str]) -> None:
        if options["two_colours"] == "on" and seats != 2:
            raise Problem("options-clash", detail=f"two_colours=on, {seats} seats")

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        first = options["first_player"]
        on = {name: options[name] == "on" for name in ("two_colours", *CHALLENGES, "memory_aid")}
        key = (seats, first, *on.values())
        if key not in self.openings:
            terms = Terms(
                self.box,
                seats,
                on["two_colours"],
                on["overpopulation"],
                on["to_the_last"],
                on["equality"],
                on["submerged"],
                on["memory_aid"],
                -1 if first == "random" else int(first),
            )
            self.openings[key] = start(terms)
        return self.openings[key].clone()

    @cached_property
    def openings(self) -> dict[tuple[object, ...], State]:
        """The table before the first tile is laid, for each set of options played so far."""
        return {}

    def load(self, dump: dict[str, Any]) -> State:
        terms = Terms(
            self.box,
            dump["seats"],
            dump["two_colours"],
            dump["overpopulation"],
            dump["to_the_last"],
            dump["equality"],
            dump["submerged"],
            dump["memory_aid"],
            dump["first_player"],
        )
        return make(terms, dump)


game = IslandGame()
