"""What every game is made of. The kernel knows no game."""

from arcipelago.kernel.game import Game, Option, first_player, flag, game, games, register
from arcipelago.kernel.luck import FairLuck, FastLuck, Luck, ScriptedLuck
from arcipelago.kernel.match import Match, Step, replay
from arcipelago.kernel.playout import playout, random_walk
from arcipelago.kernel.problems import IllegalAction, Problem
from arcipelago.kernel.state import CHANCE, OVER, State
from arcipelago.kernel.table import Element, Event, Phrase, ScoreLine, Table, Viewer
from arcipelago.kernel.texts import LANGUAGES, Texts, add_texts

__all__ = [
    "CHANCE",
    "LANGUAGES",
    "OVER",
    "Element",
    "Event",
    "FairLuck",
    "FastLuck",
    "Game",
    "IllegalAction",
    "Luck",
    "Match",
    "Option",
    "Phrase",
    "Problem",
    "ScoreLine",
    "ScriptedLuck",
    "State",
    "Step",
    "Table",
    "Texts",
    "Viewer",
    "add_texts",
    "first_player",
    "flag",
    "game",
    "games",
    "playout",
    "random_walk",
    "register",
    "replay",
]
