"""Many games: simulation, tournaments, ratings and reports."""

from pathlib import Path

from arcipelago.kernel import add_texts

add_texts(Path(__file__).parent)
