"""Rates the levels of a game by the games of the store: each against the one below, and the steps add up to one scale.

    python -m tools.versions nomads --new-commit HEAD --new level:2 --old-commit HEAD --old level:1 --rounds 200
    python -m tools.ratings nomads

Prints `ratings = [...]` for bots/levels.toml, and each step with its interval and the newest commit that has played
it: whoever has changed a level since must let it play again.
"""

import argparse
from collections.abc import Sequence

from rich.console import Console
from tools.strength import newest_first
from tools.strength_page import step, steps

from isolario.arena.intervals import elo
from isolario.kernel import game

LOWEST = 1000
"""The rating of level 1: a scale says how far apart players are, not where it begins."""

screen = Console(highlight=False, stderr=True)


def scale(shares: Sequence[float | None]) -> list[int]:
    """The rating of every level by what each won of its games against the one below.

    Where two levels have not met the scale breaks off: whoever is above has no rating, 0.
    """
    found, rating = [LOWEST], float(LOWEST)
    for share in shares:
        if share is None:
            break
        rating += elo(share)
        found.append(round(rating))
    levels = 1 + len(shares)
    return [*found, *[0] * (levels - len(found))] if len(found) > 1 else [0] * levels


def main(arguments: Sequence[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    played = game(reader.parse_args(arguments).game)
    known = newest_first()
    shares: list[float | None] = []
    for question in steps(played):
        answer = question.answer(played.id, known)
        shares.append(None if answer is None else answer[1].share)
        screen.print(f"{question.new} above {question.old}: {step(answer)}")
    print(f"ratings = {scale(shares)}")


if __name__ == "__main__":
    main()
