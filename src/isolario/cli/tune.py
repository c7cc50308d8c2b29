"""`tune`: better weights for a game's evaluation, kept only if the arena proves them."""

import datetime
from pathlib import Path
from typing import Annotated

import typer

from isolario.arena.simulate import Local
from isolario.arena.tuning import WAYS, Study, Tuned, names_in, report, rewritten, tune
from isolario.bots import bot
from isolario.cli.common import (
    LANGUAGE,
    Cores,
    GameName,
    Json,
    Lang,
    Seats,
    Seed,
    help_text,
    print_json,
    progress_bar,
    screen,
    speak,
)
from isolario.kernel import Problem, game


def add_to(app: typer.Typer) -> None:
    app.command("tune", help=help_text("tune"))(improve)


def improve(
    game_name: GameName,
    bots: Annotated[str, typer.Option("--bot", "-b", help=help_text("tune-bot"))] = "greedy",
    by: Annotated[str, typer.Option("--by", help=help_text("tune-by"))] = WAYS[0],
    proof: Annotated[str, typer.Option("--proof", help=help_text("proof"))] = "mcts:60",
    generations: Annotated[int, typer.Option("--generations", min=1, help=help_text("generations"))] = 8,
    population: Annotated[int, typer.Option("--population", min=4, help=help_text("population"))] = 8,
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=1, help=help_text("tune-rounds"))] = 12,
    proof_rounds: Annotated[int, typer.Option("--proof-rounds", min=1, help=help_text("proof-rounds"))] = 150,
    seats: Seats = None,
    seed: Seed = 1,
    cores: Cores = None,
    weights: Annotated[Path | None, typer.Option("--weights", help=help_text("weights"))] = None,
    journal: Annotated[Path | None, typer.Option("--journal", help=help_text("journal"))] = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    played = game(game_name)
    if played.folder is None or not (played.folder / "weights.toml").is_file():
        raise Problem("no-weights", game=played.id)
    if by not in WAYS:
        raise Problem("unknown-way", text=by, known=", ".join(WAYS))
    for name in (bots, proof):
        bot(name, played)
    count = played.min_seats if seats is None else seats
    study = Study(played.id, bots, proof, count, generations, population, rounds, proof_rounds, seed, by)
    say = speak(lang)
    with progress_bar(transient=True) as bar:
        tasks = {
            part: bar.add_task(say.message(f"tune-{part}"), total=None, start=False) for part in ("search", "proof")
        }

        def progress(part: str, done: int, total: int) -> None:
            bar.start_task(tasks[part])
            bar.update(tasks[part], advance=done, total=total)

        found = tune(played, study, Local(cores), progress)
    finish(found, played.folder / "weights.toml", weights, journal)
    if as_json:
        print_json({**found.json(names_in(played.folder / "weights.toml")), "command": command(study)})
        return
    low, high = found.proof.interval
    kind = "kept" if found.kept else "dropped"
    figures = {"share": f"{found.proof.share:.1%}", "low": f"{low:.1%}", "high": f"{high:.1%}"}
    screen.print(say.message(f"tune-{kind}", {**figures, "games": found.proof.games}))


def finish(found: Tuned, own: Path, weights: Path | None, journal: Path | None) -> None:
    """Write the weights if they are proved, and in any case what was done."""
    try:
        names = names_in(own)
        if found.kept:
            (weights or own).write_text(rewritten(own.read_text("utf-8"), found.after), "utf-8")
        if journal is not None:
            old = journal.read_text("utf-8") if journal.exists() else f"# {found.study.game}: tuning\n"
            written = report(found, names, datetime.date.today().isoformat(), command(found.study))
            journal.write_text(f"{old}\n{written}", "utf-8")
    except OSError as error:
        raise Problem("cannot-write", path=str(error.filename)) from None


def command(study: Study) -> str:
    return (
        f"isolario tune {study.game} --by {study.by} --bot {study.bot} "
        f"--proof {study.proof} --seats {study.seats} "
        f"--generations {study.generations} --population {study.population} --rounds {study.rounds} "
        f"--proof-rounds {study.proof_rounds} --seed {study.seed}"
    )
