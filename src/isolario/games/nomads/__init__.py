"""Nomads: sow piles of discs round a campfire, listen to stories, write songs and legends."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from isolario.games.nomads import rules
from isolario.games.nomads.board import ACTIONS, ADVENTURER_NAMES, Box
from isolario.games.nomads.presentation import presentation
from isolario.kernel.components import Components
from isolario.kernel.game import Game, Option, first_player
from isolario.kernel.problems import Problem
from isolario.kernel.state import State

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
    presentation = presentation

    @cached_property
    def box(self) -> Box:
        return Box(Components(self.components()), Components(Path(__file__).parent / "weights.toml"))

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

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        chosen = options["adventurers"]
        first = -1 if options["first_player"] == "random" else int(options["first_player"])
        coin = sleeper = -1
        if options["lumarathon"] != "off":
            first, coin, sleeper = (int(seat) for seat in options["lumarathon"].split(","))
        return rules.start(
            seats,
            self.box,
            first,
            [] if chosen in ("draft", "random") else [ADVENTURER_NAMES.index(name) for name in chosen.split(",")],
            chosen == "random",
            options["opal_tie"] == "share_three",
            coin,
            sleeper,
        )

    def load(self, dump: dict[str, Any]) -> State:
        return rules.load(dump, self.box)


game = NomadsGame()
