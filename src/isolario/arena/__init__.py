"""Many games: simulation, tournaments, ratings and reports."""

from pathlib import Path

from isolario.kernel import add_texts

add_texts(Path(__file__).parent)
