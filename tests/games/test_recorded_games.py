"""Random games recorded once and played again exactly: the rules did not change by accident, and compiled and
interpreted builds agree to the letter.

After a deliberate change of rules, raise `rules_version`, keep playing the former version, and record the new one
beside it: `python -m tests.record_games`.
"""

from pathlib import Path

import pytest

from isolario.kernel import CHANCE, FastLuck, Game, Match
from isolario.kernel.record import play_back, read, write

from ..conftest import EVERY_GAME

FOLDER = Path(__file__).parent / "recorded"


def editions(game: Game) -> list[Game]:
    """The game under every version of its rules that can still be played."""
    return [*(game.at_version(version) for version in game.former_versions), game]


def series(game: Game) -> list[tuple[int, int]]:
    """Seats and seeds: two games for each table size."""
    return [(seats, seed) for seats in range(game.min_seats, game.max_seats + 1) for seed in (1, 2)]


def path(game: Game, seats: int, seed: int) -> Path:
    version = f"-v{game.rules_version}" if game.rules_version > 1 else ""
    return FOLDER / f"{game.id}{version}-{seats}-{seed}.txt"


def recorded(game: Game, seats: int, seed: int) -> str:
    """The record of a random game, luck and choices from one seed."""
    match = Match(game, seats, auto=False)
    luck = FastLuck(seed)
    while not match.over:
        legal = match.state.legal()
        if match.actor == CHANCE:
            match.draw(legal[luck.pick(match.state.weights())])
        else:
            match.play(legal[luck.below(len(legal))])
    return write(match).text()


def test_recorded_games_play_again_to_the_letter(game: Game) -> None:
    for edition in editions(game):
        for seats, seed in series(edition):
            text = path(edition, seats, seed).read_text("utf-8")
            assert recorded(edition, seats, seed) == text


def test_recorded_games_replay_to_their_result(game: Game) -> None:
    for edition in editions(game):
        for seats, seed in series(edition):
            record = read(path(edition, seats, seed).read_text("utf-8"))
            match = play_back(record)
            assert match.game.rules_version == edition.rules_version
            assert match.over
            assert write(match).result == record.result


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_no_recorded_game_is_forgotten(file: Path) -> None:
    assert file in {path(edition, *key) for game in EVERY_GAME for edition in editions(game) for key in series(game)}
