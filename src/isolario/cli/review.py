"""`review`: a match looked at again, with a graph of the chances to win and its turning points."""

import os
from pathlib import Path
from typing import Annotated

import typer

from isolario.bots import Review
from isolario.bots import review as look_again
from isolario.cli.common import (
    LANGUAGE,
    Components,
    Cores,
    Json,
    Lang,
    RecordFile,
    Seed,
    chosen_game,
    help_text,
    print_json,
    progress_bar,
    read_record,
    screen,
    speak,
)
from isolario.kernel.record import play_back

BLOCKS = "▁▂▃▄▅▆▇█"


def add_to(app: typer.Typer) -> None:
    app.command(help=help_text("review"))(review)


def review(
    file: RecordFile,
    simulations: Annotated[int, typer.Option("--simulations", min=1, help=help_text("simulations"))] = 300,
    seed: Seed = 1,
    cores: Cores = None,
    as_json: Json = False,
    out: Annotated[Path | None, typer.Option("--out", help=help_text("out"))] = None,
    components: Components = None,
    lang: Lang = LANGUAGE,
) -> None:
    record = read_record(file)
    match = play_back(record, chosen_game(record.game, components))
    with progress_bar(transient=True) as bar:
        task = bar.add_task(match.game.title_in(lang), total=None)
        found = look_again(
            match,
            simulations,
            seed,
            cores or os.cpu_count() or 1,
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    if out is not None:
        print_json(found.json(), out)
    if as_json:
        print_json(found.json())
        return
    say, words = speak(lang), match.game.texts(lang, match.names)
    for line in graph(found, max(20, min(screen.width, 100) - 24)):
        screen.print(line, markup=False)
    if found.turning_points:
        screen.print()
        screen.print(say.message("review-turning-points"), style="bold")
        for sentence in found.words(words):
            screen.print("  " + sentence, markup=False)
    else:
        screen.print(say.message("review-calm"))


def graph(found: Review, width: int) -> list[str]:
    """One line of blocks for each seat, the choices of the match from left to right, marks below."""
    count = len(found.choices)
    if count == 0:
        return []
    columns = min(width, count)
    lines = []
    for seat, name in enumerate(found.names):
        row = ""
        for column in range(columns):
            part = found.choices[column * count // columns : max((column + 1) * count // columns, 1)]
            chance = sum(choice.chances[seat] for choice in part) / len(part)
            row += BLOCKS[min(int(chance * len(BLOCKS)), len(BLOCKS) - 1)]
        lines.append(f"{name[:14]:<14} {row} {found.result[seat]:>4.0%}")
    marks = [" "] * columns
    for point in found.turning_points:
        marks[point.choice * columns // count] = "▲" if point.cause == "choice" else "◇"
    lines.append(" " * 15 + "".join(marks).rstrip())
    return lines
