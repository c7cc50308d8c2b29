"""`replay` and `verify`: what was played, and whether it was played right."""

from typing import Annotated, Any

import typer

from isolario.cli.common import (
    LANGUAGE,
    Components,
    Json,
    Lang,
    RecordFile,
    chosen_game,
    errors,
    help_text,
    print_json,
    read_record,
    screen,
    speak,
)
from isolario.kernel import Match, Problem, Texts
from isolario.kernel.record import play_back
from isolario.kernel.record import verify as check


def add_to(app: typer.Typer) -> None:
    app.command(help=help_text("replay"))(replay)
    app.command(help=help_text("verify"))(verify)


def replay(
    file: RecordFile,
    at: Annotated[int, typer.Option("--at", help=help_text("at"))] = 0,
    seat: Annotated[int | None, typer.Option("--seat", help=help_text("view-seat"))] = None,
    components: Components = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    record = read_record(file)
    match = play_back(record, chosen_game(record.game, components))
    if seat is not None and not 0 <= seat < match.seats:
        raise Problem("bad-seat", seat=seat, last=match.seats - 1)
    words = match.game.texts(lang, match.names)
    if as_json:
        print_json(told(match, seat, words))
        return
    if screen.is_terminal:
        step_through(match, at, seat, words, speak(lang))
        return
    for step in match.steps:
        for event in match.events(step, seat):
            screen.print(f"{step.index + 1:>4}  {words(event.phrase)}", markup=False)
    show_board(match, len(match.steps), seat, words)


def told(match: Match, seat: int | None, words: Texts) -> dict[str, Any]:
    """A match as a viewer may know it, for other programs."""
    steps = [
        {
            "index": step.index,
            "actor": step.actor,
            "notation": notation,
            "said": [words(event.phrase) for event in match.events(step, seat)],
        }
        for step, notation in match.log(seat)
    ]
    return {"game": match.game.id, "options": dict(match.options), "steps": steps, "view": match.state.view(seat)}


def step_through(match: Match, at: int, seat: int | None, words: Texts, say: Texts) -> None:
    """Forwards with Enter, backwards with b, anywhere by number."""
    while True:
        show_board(match, at, seat, words)
        if at > 0:
            for event in match.events(match.steps[at - 1], seat):
                screen.print("  " + words(event.phrase), markup=False)
        typed = screen.input(say.message("replay-prompt", {"at": at, "last": len(match.steps)})).strip()
        if typed == "q":
            return
        wanted = at - 1 if typed == "b" else int(typed) if typed.isdigit() else at + 1
        at = max(0, min(len(match.steps), wanted))


def show_board(match: Match, at: int, seat: int | None, words: Texts) -> None:
    screen.print(match.game.presentation.draw(match.state_at(at).view(seat), words))


def verify(file: RecordFile, components: Components = None, as_json: Json = False, lang: Lang = LANGUAGE) -> None:
    say = speak(lang)
    record = read_record(file)
    verdict = check(record, chosen_game(record.game, components))
    if as_json:
        said = [problem.say(lang) for problem in verdict.problems]
        about = {"steps": verdict.steps, "draws": verdict.draws, "over": verdict.over}
        print_json({**about, "seed": bool(record.seed), "problems": said})
        if said:
            raise typer.Exit(2)
        return
    if verdict.problems:
        for problem in verdict.problems:
            errors.print(problem.say(lang), style="bold red", markup=False, soft_wrap=True)
        raise typer.Exit(2)
    kind = "verified" if record.seed else "verified-rules"
    screen.print(say.message(kind, {"steps": verdict.steps, "draws": verdict.draws}), style="green")
    if not verdict.over:
        screen.print(say.message("verified-running"))
