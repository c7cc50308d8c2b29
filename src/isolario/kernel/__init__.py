"""What every game is made of. The kernel knows no game."""

from isolario.kernel.game import Game, Option, first_player, flag, game, games, register
from isolario.kernel.luck import FairLuck, FastLuck, Luck, ScriptedLuck
from isolario.kernel.match import Match, Step, replay
from isolario.kernel.playout import playout, random_walk
from isolario.kernel.problems import IllegalAction, Problem
from isolario.kernel.state import CHANCE, OVER, State
from isolario.kernel.table import Element, Event, Phrase, ScoreLine, Table, Viewer
from isolario.kernel.texts import LANGUAGES, Texts, add_texts

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
