"""What must hold for every game, ours or yours, as checks an author can run.

    from isolario.testing import check_game
    check_game(my_game)

A law is a function of a game and a seed: it plays a random game and raises `LawBroken` where something does not
hold. Every game is held to the laws of positions and secrets; a game with a folder of its own (texts, views, events)
also to the grammar of how it is told. Our own tests run exactly these.
"""

from collections.abc import Callable, Iterable

from isolario.kernel import Game
from isolario.testing import grammar, learning, positions, secrets
from isolario.testing.walks import LawBroken

Law = Callable[[Game, int], None]

LAWS: tuple[Law, ...] = (*positions.LAWS, *secrets.LAWS, *learning.LAWS)
"""For every game."""

GRAMMAR: tuple[Law, ...] = grammar.LAWS
"""For a game with texts of its own."""

__all__ = ["GRAMMAR", "LAWS", "Law", "LawBroken", "check_game", "laws_for"]


def laws_for(game: Game) -> tuple[Law, ...]:
    """The laws a game is held to."""
    return LAWS if game.folder is None else (*LAWS, *GRAMMAR)


def check_game(game: Game, seeds: Iterable[int] = range(5)) -> int:
    """Hold a game to every law with each seed; return how many checks were made, or raise `LawBroken`.

    A seed chooses the table size, the options and the moves. Five find most mistakes in a moment; a hundred are
    what one should run before a release.
    """
    checks = 0
    for seed in seeds:
        for law in laws_for(game):
            try:
                law(game, seed)
            except LawBroken as broken:
                raise LawBroken(f"{game.id}, {law.__name__}, seed {seed}: {broken}") from broken
            except Exception as problem:
                detail = f"{type(problem).__name__}: {problem}"
                raise LawBroken(f"{game.id}, {law.__name__}, seed {seed}: {detail}") from problem
            checks += 1
    return checks
