"""Records the games that tests/games/test_recorded_games.py plays again: `python -m tests.record_games`."""

from tests.conftest import EVERY_GAME
from tests.games.test_recorded_games import FOLDER, path, recorded, series

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in EVERY_GAME:
        for seats, seed in series(game):
            path(game, seats, seed).write_text(recorded(game, seats, seed), "utf-8")
            print(path(game, seats, seed).name)
