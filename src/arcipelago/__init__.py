"""Arcipelago: five board games of islands, volcanoes and water, to play and to study.

>>> import arcipelago
>>> state = arcipelago.game("nomads").new(seats=4)
>>> steps = arcipelago.playout(state, arcipelago.FastLuck(7))
>>> state.actor == arcipelago.OVER
True
"""

from arcipelago.kernel import (
    CHANCE,
    OVER,
    FairLuck,
    FastLuck,
    Game,
    IllegalAction,
    Luck,
    Match,
    Problem,
    ScriptedLuck,
    State,
    Table,
    game,
    games,
    playout,
    random_walk,
    register,
    replay,
)

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "FairLuck",
    "FastLuck",
    "Game",
    "IllegalAction",
    "Luck",
    "Match",
    "Problem",
    "ScriptedLuck",
    "State",
    "Table",
    "game",
    "games",
    "playout",
    "random_walk",
    "register",
    "replay",
]
