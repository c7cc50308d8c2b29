"""Opponents. A bot is handed a state that a trusted caller has resampled for its seat, and nothing else."""

from pathlib import Path

from arcipelago.bots.base import Bot, bot, decide
from arcipelago.bots.explain import Candidate, Explanation, explain
from arcipelago.bots.levels import LEVELS, Level, LevelBot, level, levels
from arcipelago.bots.outside import OutsideBot
from arcipelago.bots.review import Review, review
from arcipelago.bots.searcher import MctsBot
from arcipelago.bots.simple import GreedyBot, RandomBot
from arcipelago.bots.weighted import WeightedBot
from arcipelago.kernel import add_texts

add_texts(Path(__file__).parent)

__all__ = [
    "LEVELS",
    "Bot",
    "Candidate",
    "Explanation",
    "GreedyBot",
    "Level",
    "LevelBot",
    "MctsBot",
    "OutsideBot",
    "RandomBot",
    "Review",
    "WeightedBot",
    "bot",
    "decide",
    "explain",
    "level",
    "levels",
    "review",
]
