"""Isolario: five board games of islands, volcanoes and water, to play and to study.

>>> import isolario
>>> state = isolario.game("nomads").new(seats=4)
>>> steps = isolario.playout(state, isolario.FastLuck(7))
>>> state.actor == isolario.OVER
True
"""

from isolario.kernel import (
    CHANCE,
    OVER,
    FairLuck,
    FastLuck,
    Game,
    IllegalAction,
    Luck,
    Match,
    Presentation,
    Problem,
    ScriptedLuck,
    State,
    advance,
    choices,
    draw,
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
    "Presentation",
    "Problem",
    "ScriptedLuck",
    "State",
    "advance",
    "choices",
    "draw",
    "game",
    "games",
    "playout",
    "random_walk",
    "register",
    "replay",
]
