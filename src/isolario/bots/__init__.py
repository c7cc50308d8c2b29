"""Opponents. A bot is handed a state that a trusted caller has resampled for its seat, and nothing else."""

from pathlib import Path

from isolario.bots.base import Bot, Told, bot, decide
from isolario.bots.explain import Candidate, Explanation, explain
from isolario.bots.levels import Level, LevelBot, level, levels
from isolario.bots.outside import OutsideBot
from isolario.bots.planning import TurnBot
from isolario.bots.review import Review, review
from isolario.bots.searcher import MctsBot
from isolario.bots.simple import GreedyBot, RandomBot
from isolario.bots.weighted import WeightedBot
from isolario.kernel import add_texts

add_texts(Path(__file__).parent)

__all__ = [
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
    "Told",
    "TurnBot",
    "WeightedBot",
    "bot",
    "decide",
    "explain",
    "level",
    "levels",
    "review",
]
