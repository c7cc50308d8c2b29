"""`learn`: a network that judges a game's positions, kept only if a gate of games proves it."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from isolario.arena.learning import Course, learn, lesson_of, numpy, verdict, write
from isolario.arena.simulate import Local
from isolario.bots import bot
from isolario.cli.common import LANGUAGE, GameName, Json, Lang, Seed, errors, help_text, print_json, screen, speak
from isolario.kernel import game


def add_to(app: typer.Typer) -> None:
    app.command("learn", help=help_text("learn"))(study)


def study(
    game_name: GameName,
    seats: Annotated[int, typer.Option("--seats", min=2, help=help_text("learn-seats"))] = 2,
    games: Annotated[int, typer.Option("--games", min=5, help=help_text("learn-games"))] = 3000,
    stages: Annotated[int, typer.Option("--stages", min=1, max=20, help=help_text("learn-stages"))] = 1,
    epochs: Annotated[int, typer.Option("--epochs", min=1, help=help_text("epochs"))] = 12,
    hidden: Annotated[int, typer.Option("--hidden", min=8, max=64, help=help_text("hidden"))] = 16,
    proof: Annotated[str, typer.Option("--proof", help=help_text("proof"))] = "beam:8",
    proof_rounds: Annotated[int, typer.Option("--proof-rounds", min=1, help=help_text("proof-rounds"))] = 200,
    seed: Seed = 1,
    cores: Annotated[int | None, typer.Option("--cores", min=1, help=help_text("cores"))] = None,
    out: Annotated[Path | None, typer.Option("--out", help=help_text("learn-out"))] = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    played = game(game_name)
    numpy()
    lesson_of(played)
    played.resolve_options(seats, {})
    bot(proof, played)
    out = out or Path(f"value-{seats}.toml")
    course = Course(played.id, seats, games, epochs, hidden - hidden % 8, proof, proof_rounds, seed, stages)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    say = speak(lang)
    with Progress(*columns, console=errors, transient=True) as bar:
        tasks = {
            part: bar.add_task(say.message(f"learn-{part}"), total=None, start=False)
            for part in ("games", "training", "proof")
        }

        def progress(part: str, done: int, total: int) -> None:
            bar.start_task(tasks[part])
            bar.update(tasks[part], advance=done, total=total)

        found = learn(course, out, cores or os.cpu_count() or 1, Local(cores), progress)
    write(out, course, found.numbers, verdict(found.proof, proof))
    if as_json:
        print_json({**found.json(), "path": str(out)})
        return
    low, high = found.proof.interval
    kind = "kept" if found.kept else "dropped"
    figures = {"share": f"{found.proof.share:.1%}", "low": f"{low:.1%}", "high": f"{high:.1%}"}
    screen.print(say.message("learn-fit", {"positions": found.positions, "loss": f"{found.loss:.3f}"}))
    screen.print(say.message(f"learn-{kind}", {**figures, "games": found.proof.games, "path": str(out)}))
