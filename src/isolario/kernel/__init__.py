"""What every game is made of. The kernel knows no game."""

from isolario.kernel.game import Game, Option, first_player, flag, for_every_game, game, games, register
from isolario.kernel.layout import Feature, FeaturesLayout
from isolario.kernel.luck import FairLuck, FastLuck, Luck, ScriptedLuck
from isolario.kernel.match import Match, Step, replay
from isolario.kernel.playout import advance, choices, draw, playout, random_walk
from isolario.kernel.presentation import (
    Element,
    Event,
    Factor,
    Move,
    Phrase,
    Presentation,
    Reason,
    ScoreLine,
    View,
    Viewer,
)
from isolario.kernel.problems import IllegalAction, Problem
from isolario.kernel.state import CHANCE, OVER, State
from isolario.kernel.texts import LANGUAGES, Texts, add_texts

__all__ = [
    "CHANCE",
    "LANGUAGES",
    "OVER",
    "Element",
    "Event",
    "Factor",
    "FairLuck",
    "FastLuck",
    "Feature",
    "FeaturesLayout",
    "Game",
    "IllegalAction",
    "Luck",
    "Match",
    "Move",
    "Option",
    "Phrase",
    "Presentation",
    "Problem",
    "Reason",
    "ScoreLine",
    "ScriptedLuck",
    "State",
    "Step",
    "Texts",
    "View",
    "Viewer",
    "add_texts",
    "advance",
    "choices",
    "draw",
    "first_player",
    "flag",
    "for_every_game",
    "game",
    "games",
    "playout",
    "random_walk",
    "register",
    "replay",
]
