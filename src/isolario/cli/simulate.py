"""`simulate` and `balance`: many games on all cores."""

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from isolario.arena.balance import Balance, report
from isolario.arena.dataset import check_format, write_games
from isolario.arena.figures import figures
from isolario.arena.simulate import Outcome, jobs, run
from isolario.cli.common import (
    LANGUAGE,
    Cores,
    GameName,
    Json,
    Lang,
    Options,
    Seats,
    Seed,
    bots_named,
    errors,
    help_text,
    parse_options,
    print_json,
    progress_bar,
    screen,
    speak,
)
from isolario.kernel import Game, Problem, game

Games = Annotated[int, typer.Option("--games", "-g", min=1, help=help_text("games-count"))]


def add_to(app: typer.Typer) -> None:
    app.command(help=help_text("simulate"))(simulate)
    app.command(help=help_text("balance"))(balance)


def series(
    played: Game,
    seats: int,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    options: Mapping[str, str],
    cores: int | None,
    keeps: bool = False,
) -> list[Outcome]:
    """Play a series with a progress bar."""
    settled = played.resolve_options(seats, options)
    outcomes: list[Outcome] = []
    with progress_bar() as progress:
        task = progress.add_task(f"{played.id} × {seats}", total=games)
        for outcome in run(jobs(played.id, seats, bots, games, seed, settled, keeps), cores):
            outcomes.append(outcome)
            progress.advance(task)
    return outcomes


def simulate(
    game_name: GameName,
    games: Games = 100,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", "-b", help=help_text("bots"))] = "greedy,random",
    option: Options = [],  # noqa: B006 (typer reads it, nobody changes it)
    seed: Seed = 1,
    cores: Cores = None,
    out: Annotated[Path | None, typer.Option("--out", help=help_text("games-out"))] = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    played = game(game_name)
    if out is not None:
        check_format(out)
    names = bots_named(bots, played)
    count = max(played.min_seats, len(names)) if seats is None else seats
    if len(names) > count:
        raise Problem("too-many-bots", bots=len(names), seats=count)
    began = time.perf_counter()
    outcomes = series(played, count, names, games, seed, parse_options(option), cores, out is not None)
    spent = time.perf_counter() - began
    say = speak(lang)
    if out is not None:
        kept = write_games(out, played, outcomes)
        errors.print(say.message("games-written", {"path": str(out), "decisions": kept}), markup=False)
    if as_json:
        about = {"game": played.id, "seats": count, "games": len(outcomes), "seed": seed}
        print_json({**about, "bots": [one.json() for one in figures(outcomes)]})
        return
    screen.print(results(outcomes, lang))
    steps = sum(outcome.steps for outcome in outcomes)
    screen.print(say.message("simulated", {"games": len(outcomes), "steps": steps, "seconds": round(spent, 1)}))


def results(outcomes: list[Outcome], lang: str) -> Table:
    """Wins, mean rank and points of each bot, whichever seats it had."""
    say = speak(lang)
    grid = Table(box=None, pad_edge=False)
    for column in ("bot", "seats-played", "wins", "interval", "mean-rank", "points"):
        grid.add_column(say.message(f"column-{column}"), justify="left" if column == "bot" else "right")
    for one in figures(outcomes):
        low, high = one.interval
        middle, half = one.points
        interval, points = f"{low:.1%} – {high:.1%}", f"{middle:.1f} ± {half:.1f}"
        grid.add_row(one.bot, str(one.played), f"{one.share:.1%}", interval, f"{one.mean_rank:.2f}", points)
    return grid


def balance(
    game_name: GameName,
    games: Games = 2000,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", "-b", help=help_text("balance-bot"))] = "greedy",
    option: Options = [],  # noqa: B006
    seed: Seed = 1,
    cores: Cores = None,
    out: Annotated[Path | None, typer.Option("--out", help=help_text("out"))] = None,
    as_json: Json = False,
) -> None:
    played = game(game_name)
    entrants = bots_named(bots, played)
    given = parse_options(option)
    # Seat 0 begins, so that a seat's number is its place in the order of play.
    begins = any(known.name == "first_player" for known in played.options)
    options = {"first_player": "0", **given} if begins else given
    sizes = range(played.min_seats, played.max_seats + 1) if seats is None else [seats]
    tables = [Balance(size, series(played, size, entrants, games, seed, options, cores)) for size in sizes]
    if as_json:
        print_json({"game": played.id, "bot": bots, "seed": seed, "tables": [table.json() for table in tables]}, out)
        return
    chosen = "".join(f" -o {name}={value}" for name, value in given.items())
    size = "" if seats is None else f" --seats {seats}"
    command = f"isolario balance {played.id} --games {games}{size} --bots {bots}{chosen} --seed {seed}"
    text = report(played, bots, seed, options, tables, command)
    if out is None:
        screen.file.write(text)
        return
    try:
        out.write_text(text, "utf-8")
    except OSError:
        raise Problem("cannot-write", path=str(out)) from None
