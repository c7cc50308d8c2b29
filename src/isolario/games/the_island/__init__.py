"""The Island: bring your explorers off a sinking island."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from isolario.games.the_island.actions import ACTIONS
from isolario.games.the_island.board import MAX_STEPS, OPTIONS, Box, Terms
from isolario.games.the_island.evaluate import WEIGHTS
from isolario.games.the_island.presentation import presentation
from isolario.games.the_island.rules import fresh
from isolario.games.the_island.view import IslandView
from isolario.kernel import Game, Problem, State, first_player, flag
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

    @cached_property
    def box(self) -> Box:
        weights = read_weights(Path(__file__).with_name("weights.toml"), WEIGHTS)
        return Box(self.components(), weights.values)

    def check(self, seats: int, options: Mapping[str, str]) -> None:
        if options["two_colours"] == "on" and seats != 2:
            raise Problem("options-clash", detail=f"two_colours=on, {seats} seats")

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        first = options["first_player"]
        agreed = {name: options[name] == "on" for name in OPTIONS}
        return fresh(self.terms(seats, agreed, -1 if first == "random" else int(first)))

    def load(self, dump: dict[str, Any]) -> State:
        agreed = {name: bool(dump[name]) for name in OPTIONS}
        state = fresh(self.terms(dump["seats"], agreed, dump["first_player"]))
        state.restore(dump)
        return state

    def terms(self, seats: int, agreed: dict[str, bool], first: int) -> Terms:
        """What was agreed, worked out once for all matches played alike."""
        key = (seats, *agreed.values(), first)
        if key not in self.known_terms:
            self.known_terms[key] = Terms(self.box, seats, agreed, first)
        return self.known_terms[key]

    @cached_property
    def known_terms(self) -> dict[tuple[int, ...], Terms]:
        return {}


game = IslandGame()
