"""Records the games that tests/games/test_recorded_games.py plays again: `python -m tests.record_games`."""

from tests.conftest import EVERY_GAME
from tests.games.test_recorded_games import FOLDER, editions, path, recorded, series

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in EVERY_GAME:
        for edition in editions(game):
            for seats, seed in series(edition):
                path(edition, seats, seed).write_text(recorded(edition, seats, seed), "utf-8")
                print(path(edition, seats, seed).name)
