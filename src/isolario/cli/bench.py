"""`bench`: how fast the installed package plays, and whether it is compiled."""

import random
import time
from typing import Annotated

import typer
from rich.table import Table

from isolario.cli.common import LANGUAGE, Lang, help_text, screen, speak
from isolario.kernel import CHANCE, OVER, FastLuck, Game, games, playout, random_walk, state
from isolario.kernel.playout import clones

CLONES = 2000


def add_to(app: typer.Typer) -> None:
    app.command(help=help_text("bench"))(bench)


def compiled() -> bool:
    """Whether the rules run as C extensions."""
    return not (state.__file__ or "").endswith(".py")


def inside(game: Game, seats: int, seconds: float) -> float:
    """Moves a second of random playouts inside the package's own code, draws included."""
    luck = FastLuck(1)
    began = time.perf_counter()
    steps = 0
    while time.perf_counter() - began < seconds:
        steps += playout(game.new(seats), luck)
    return steps / (time.perf_counter() - began)


def driven(game: Game, seats: int, seconds: float) -> float:
    """The same, driven move by move from a Python loop."""
    luck = random.Random(1)
    began = time.perf_counter()
    steps = 0
    while time.perf_counter() - began < seconds:
        position = game.new(seats)
        while position.actor != OVER:
            legal = position.legal()
            if position.actor == CHANCE:
                position.apply(luck.choices(legal, position.weights())[0])
            else:
                position.apply(luck.choice(legal))
            steps += 1
    return steps / (time.perf_counter() - began)


def clone_rate(game: Game, seats: int, seconds: float) -> float:
    """Clones a second of a position in the middle of a game."""
    position = middle(game, seats)
    began = time.perf_counter()
    made = 0
    while time.perf_counter() - began < seconds:
        clones(position, CLONES)
        made += CLONES
    return made / (time.perf_counter() - began)


def middle(game: Game, seats: int) -> state.State:
    """A position half-way through a random game."""
    length = playout(game.new(seats), FastLuck(1))
    position = game.new(seats)
    random_walk(position, FastLuck(1), length // 2)
    return position


def bench(
    seconds: Annotated[float, typer.Option("--seconds", min=0.05, help=help_text("seconds"))] = 1.0,
    lang: Lang = LANGUAGE,
) -> None:
    say = speak(lang)
    screen.print(say.message("bench-compiled" if compiled() else "bench-interpreted"))
    grid = Table(box=None, pad_edge=False)
    for column in ("id", "players", "inside", "driven", "clones"):
        grid.add_column(say.message(f"column-{column}"), justify="left" if column == "id" else "right")
    for game in games():
        for seats in sorted({game.min_seats, game.max_seats}):
            rates = (
                inside(game, seats, seconds),
                driven(game, seats, seconds),
                clone_rate(game, seats, seconds),
            )
            grid.add_row(game.id, str(seats), *(f"{rate:,.0f}" for rate in rates))
    screen.print(grid)
