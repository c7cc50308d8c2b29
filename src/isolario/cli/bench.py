"""`bench`: how fast the installed package plays, and whether it is compiled.

Time of the processor counts, not of the clock: other programs disturb little.
"""

import random
import time
from array import array
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.table import Table

from isolario.cli.common import LANGUAGE, Json, Lang, compiled, help_text, print_json, screen, speak
from isolario.kernel import CHANCE, OVER, FastLuck, Game, State, advance, choices, games, playout, random_walk
from isolario.kernel.playout import clones

CLONES = 2000


def add_to(app: typer.Typer) -> None:
    app.command(help=help_text("bench"))(bench)


def inside(game: Game, seats: int, seconds: float) -> float:
    """Moves a second of random playouts inside the package's own code, draws included."""
    opening, luck = game.new(seats), FastLuck(1)
    began = time.process_time()
    steps = 0
    while time.process_time() - began < seconds:
        steps += playout(opening.clone(), luck)
    return steps / (time.process_time() - began)


def driven(game: Game, seats: int, seconds: float) -> float:
    """The same, driven from a Python loop that chooses: one call for each decision makes it and draws what follows."""
    opening, chooser, luck = game.new(seats), random.Random(1), FastLuck(1)
    moves = moves_per_decision(game, seats)
    began = time.process_time()
    decisions = 0
    while time.process_time() - began < seconds:
        position = opening.clone()
        legal = choices(position, luck)
        while legal:
            legal = advance(position, chooser.choice(legal), luck)
            decisions += 1
    return decisions * moves / (time.process_time() - began)


def moves_per_decision(game: Game, seats: int) -> float:
    """How many moves, draws included, random play has for each decision."""
    luck = FastLuck(2)
    moves = decisions = 0
    for _ in range(10):
        position = game.new(seats)
        while position.actor != OVER:
            decisions += position.actor != CHANCE
            moves += len(random_walk(position, luck, 1))
    return moves / decisions


def feature_rate(game: Game, seats: int, seconds: float) -> float:
    """Observations a second, written into an array."""
    position = middle(game, seats)
    out = array("f", [0.0] * game.features_layout().size)
    began = time.process_time()
    made = 0
    while time.process_time() - began < seconds:
        for _ in range(200):
            position.features(0, out)
        made += 200
    return made / (time.process_time() - began)


def clone_rate(game: Game, seats: int, seconds: float) -> float:
    """Clones a second of a position in the middle of a game."""
    position = middle(game, seats)
    began = time.process_time()
    made = 0
    while time.process_time() - began < seconds:
        clones(position, CLONES)
        made += CLONES
    return made / (time.process_time() - began)


def middle(game: Game, seats: int) -> State:
    """A position half-way through a random game."""
    length = playout(game.new(seats), FastLuck(1))
    position = game.new(seats)
    random_walk(position, FastLuck(1), length // 2)
    return position


MEASURES = {"inside": inside, "driven": driven, "clones": clone_rate, "features": feature_rate}


def bench(
    seconds: Annotated[float, typer.Option("--seconds", min=0.05, help=help_text("seconds"))] = 1.0,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    say = speak(lang)
    if as_json:
        print_json({"compiled": compiled(), "games": [dict(row) for row in measured(seconds)]})
        return
    screen.print(say.message("bench-compiled" if compiled() else "bench-interpreted"))
    grid = Table(box=None, pad_edge=False)
    for column in ("id", "players", *MEASURES):
        grid.add_column(say.message(f"column-{column}"), justify="left" if column == "id" else "right")
    for row in measured(seconds):
        grid.add_row(row["game"], str(row["seats"]), *(f"{row[name]:,.0f}" for name in MEASURES))
    screen.print(grid)


def measured(seconds: float) -> Iterator[dict[str, Any]]:
    """The rates of every game at its smallest and largest table."""
    for game in games():
        for seats in sorted({game.min_seats, game.max_seats}):
            rates = {name: round(measure(game, seats, seconds)) for name, measure in MEASURES.items()}
            yield {"game": game.id, "seats": seats, **rates}
