"""`arena`: tournaments between bots, with live progress."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.live import Live
from rich.table import Table

from isolario.arena.cluster import RayCluster
from isolario.arena.figures import figures
from isolario.arena.results import ResultsFile
from isolario.arena.simulate import Local
from isolario.arena.tournament import Comparison, Plan, Runner, Tournament
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
from isolario.kernel import Problem, Texts, game

PLACES = ("local", "ray")


def add_to(app: typer.Typer) -> None:
    app.command(help=help_text("arena"))(arena)


def arena(
    game_name: GameName,
    bots: Annotated[str, typer.Option("--bots", "-b", help=help_text("entrants"))] = "greedy,random",
    kind: Annotated[str, typer.Option("--kind", help=help_text("kind"))] = "round-robin",
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=1, help=help_text("rounds"))] = 50,
    seats: Seats = None,
    option: Options = [],  # noqa: B006 (typer reads it, nobody changes it)
    seed: Seed = 1,
    early: Annotated[bool, typer.Option(help=help_text("early"))] = True,
    threshold: Annotated[float | None, typer.Option("--threshold", help=help_text("threshold"))] = None,
    results: Annotated[Path | None, typer.Option("--results", help=help_text("results"))] = None,
    on: Annotated[str, typer.Option("--on", help=help_text("on"))] = "local",
    address: Annotated[str | None, typer.Option("--address", help=help_text("address"))] = None,
    cores: Cores = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    played = game(game_name)
    count = played.min_seats if seats is None else seats
    names = bots_named(bots, played)
    settled = played.resolve_options(count, parse_options(option))
    plan = Plan(played.id, names, count, kind, rounds, seed, settled, early, threshold)
    tournament = Tournament(plan)
    if on not in PLACES:
        raise Problem("unknown-place", place=on, known=", ".join(PLACES))
    cluster = RayCluster(address) if on == "ray" else None
    runner: Runner = Local(cores) if cluster is None else cluster
    try:
        with ResultsFile(results, plan.header()) as kept:
            watch(tournament, runner, kept, speak(lang))
    finally:
        if cluster is not None:
            cluster.close()
    if as_json:
        print_json(tournament.json())
    else:
        screen.print(Group(comparisons(tournament, speak(lang)), "", standings(tournament, speak(lang))))


def watch(tournament: Tournament, runner: Runner, kept: ResultsFile, say: Texts) -> None:
    """Play with a table that follows along."""
    bar = progress_bar()
    task = bar.add_task(tournament.plan.game, total=tournament.games)

    def picture() -> RenderableType:
        return Group(comparisons(tournament, say), bar)

    with Live(picture(), console=errors, transient=True, refresh_per_second=4) as live:

        def progress(now: Tournament) -> None:
            bar.update(task, completed=len(now.outcomes), total=now.games)
            live.update(picture())

        tournament.play(runner, kept, progress)


def comparisons(tournament: Tournament, say: Texts) -> Table:
    """Each challenger beside its opponents."""
    grid = Table(box=None, pad_edge=False)
    for column in ("challenger", "opponents", "games", "wins", "interval", "verdict"):
        side = "left" if column in ("challenger", "opponents", "verdict") else "right"
        grid.add_column(say.message(f"column-{column}"), justify="left" if side == "left" else "right")
    for one in tournament.comparisons:
        low, high = one.interval
        others = ", ".join(one.lineup[1:])
        share = f"{one.share:.1%}" if one.games else ""
        grid.add_row(one.lineup[0], others, str(one.games), share, f"{low:.1%} – {high:.1%}", verdict(one, say))
    return grid


def verdict(one: Comparison, say: Texts) -> str:
    kind = {1: "above", -1: "below", 0: "open"}[one.decided]
    return say.message(f"verdict-{kind}", {"threshold": f"{one.threshold:.0%}"})


def standings(tournament: Tournament, say: Texts) -> Table:
    """Every bot with its share of victories, its mean rank and its rating, best first."""
    grid = Table(box=None, pad_edge=False)
    for column in ("bot", "games", "wins", "mean-rank", "rating", "interval"):
        grid.add_column(say.message(f"column-{column}"), justify="left" if column == "bot" else "right")
    found, played = tournament.ratings(), {one.bot: one for one in figures(tournament.outcomes)}
    for name in sorted(found, key=lambda name: -found[name].mu):
        low, high = found[name].interval
        one = played[name]
        share, rank, rating = f"{one.share:.1%}", f"{one.mean_rank:.2f}", f"{found[name].mu:.1f}"
        grid.add_row(name, str(one.played), share, rank, rating, f"{low:.1f} – {high:.1f}")
    return grid
