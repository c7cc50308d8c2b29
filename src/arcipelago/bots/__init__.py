"""Opponents. A bot is handed a state that a trusted caller has resampled for its seat, and nothing else."""

from arcipelago.bots.base import Bot, bot, decide
from arcipelago.bots.simple import GreedyBot, RandomBot

__all__ = ["Bot", "GreedyBot", "RandomBot", "bot", "decide"]
