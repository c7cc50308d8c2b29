"""`play`: people and bots round one terminal."""

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown

from isolario.bots import Bot, Explanation, bot, decide, explain
from isolario.cli.common import (
    LANGUAGE,
    Components,
    GameName,
    Lang,
    Options,
    Seats,
    chosen_game,
    help_text,
    parse_options,
    read_record,
    screen,
    speak,
)
from isolario.kernel import FairLuck, FastLuck, Game, IllegalAction, Luck, Match, Problem, Step
from isolario.kernel.record import play_back, write
from isolario.kernel.rulebook import rule

SEED_BITS = 31
HINT_SECONDS = 1.0


def add_to(app: typer.Typer) -> None:
    app.command(help=help_text("play"))(play)


def play(
    game_name: GameName = "nomads",
    seats: Seats = None,
    people: Annotated[int, typer.Option("--people", "-p", min=0, help=help_text("people"))] = 1,
    bots: Annotated[str, typer.Option("--bots", "-b", help=help_text("play-bots"))] = "level:3",
    option: Options = [],  # noqa: B006 (typer reads it, nobody changes it)
    seed: Annotated[int | None, typer.Option("--seed", help=help_text("play-seed"))] = None,
    load: Annotated[Path | None, typer.Option("--load", help=help_text("load"))] = None,
    components: Components = None,
    lang: Lang = LANGUAGE,
) -> None:
    # A seed makes a game that can be played again; without one the luck is fair and can be verified.
    luck: Luck = FairLuck(secrets.token_bytes(32)) if seed is None else FastLuck(seed)
    if load is not None:
        match = saved_match(load, components, luck)
    else:
        match = new_match(chosen_game(game_name, components), seats, people, bots, option, luck, lang)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise Problem("unknown-bot", bot=bots, known="random, greedy")
    players = {
        seat: bot(names[(seat - people) % len(names)], match.game, outside=True)
        for seat in range(min(people, match.seats), match.seats)
    }
    Session(match, players, secrets.randbits(SEED_BITS) if seed is None else seed, lang).run()


def new_match(game: Game, seats: int | None, people: int, bots: str, option: list[str], luck: Luck, lang: str) -> Match:
    count = max(game.min_seats, min(people, game.max_seats)) if seats is None else seats
    say = speak(lang)
    names = [say.message("person" if seat < people else "machine", {"number": seat + 1}) for seat in range(count)]
    return Match(game, count, parse_options(option), luck, names)


def saved_match(path: Path, components: Path | None, luck: Luck) -> Match:
    """Go on with a saved match, with new luck for what is still to be drawn."""
    record = read_record(path)
    return play_back(record, chosen_game(record.game, components)).fork(luck=luck)


@dataclass
class Session:
    """One evening at the terminal."""

    match: Match
    bots: dict[int, Bot]
    seed: int
    lang: str
    told: int = 0
    """How many steps the people have been told about."""
    viewer: int | None = None

    def __post_init__(self) -> None:
        self.say = speak(self.lang)
        self.words = self.match.game.texts(self.lang, self.match.names)
        self.people = [seat for seat in range(self.match.seats) if seat not in self.bots]

    def run(self) -> None:
        screen.print(self.say.message("play-help"))
        while not self.match.over:
            seat = self.match.actor
            if seat in self.bots:
                self.match.play(self.think(seat))
            elif not self.ask(seat):
                return
        self.finish()

    def think(self, seat: int) -> int:
        return decide(self.bots[seat], self.match.state, self.seed + len(self.match.steps))

    def hint(self, seat: int) -> Explanation:
        seed = self.seed + len(self.match.steps)
        return explain(self.match.game, self.match.state, seat, seconds=HINT_SECONDS, seed=seed)

    # -- what people see ----------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """Show the board and let a person choose; False to leave the table."""
        self.hand_over(seat)
        self.narrate(seat)
        shown, state = self.match.game.presentation, self.match.state
        screen.print()
        screen.print(shown.draw(state.view(seat), self.words))
        screen.print()
        who = self.words.seat(seat)
        screen.print(f"{who}: {self.words(shown.prompt(state))}", style="bold", markup=False)
        legal = state.legal()
        for number, action in enumerate(legal, 1):
            line = f"{number:>4}  {shown.notation(state, action):<12} {self.words(shown.phrase(state, action))}"
            screen.print(line, markup=False)
        while True:
            typed = screen.input("> ").strip()
            try:
                answer = self.answer(typed, seat, legal)
            except IllegalAction as problem:
                self.show_problem(problem)
                text = rule(self.match.game, problem.rule, self.lang)
                if text:
                    screen.print(Markdown(text), style="dim")
                continue
            except Problem as problem:
                self.show_problem(problem)
                continue
            if answer is not None:
                return answer

    def answer(self, typed: str, seat: int, legal: list[int]) -> bool | None:
        """Carry out what was typed: True when the position changed, False to leave, None to ask again."""
        command, _, detail = typed.partition(" ")
        detail = detail.strip()
        match command:
            case "":
                return None
            case "q" | "quit":
                return False
            case "?" | "help":
                screen.print(self.say.message("play-help"))
            case "u" | "undo":
                # Bots never mind, and people at one table can see each other nod.
                self.match.undo(seat, consent=True)
                self.told = min(self.told, len(self.match.steps))
                return True
            case "h" | "hint":
                for sentence in self.hint(seat).words(self.words):
                    screen.print(sentence, markup=False)
            case "s" | "save":
                self.save(Path(detail or f"{self.match.game.id}.txt"))
            case "r" | "rules":
                text = rule(self.match.game, detail.upper(), self.lang) if detail else ""
                if not text:
                    raise Problem("unknown-rule", rule=detail or "–", game=self.match.game.id)
                screen.print(Markdown(text))
            case _:
                if typed.isdigit() and 1 <= int(typed) <= len(legal):
                    self.match.play(legal[int(typed) - 1], seat)
                else:
                    self.match.play(typed, seat)
                return True
        return None

    def show_problem(self, problem: Problem) -> None:
        screen.print(problem.say(self.lang), style="red", markup=False)

    def hand_over(self, seat: int) -> None:
        """With several people, let the right one come to the screen before showing what only they may see."""
        if self.viewer is not None and self.viewer != seat and self.match.game.hides:
            screen.clear()
            screen.input(self.say.message("hand-over", {"name": self.words.seat(seat)}))
        self.viewer = seat

    def narrate(self, seat: int | None) -> None:
        steps: list[Step] = self.match.steps[self.told :]
        for step in steps:
            for event in self.match.events(step, seat):
                screen.print("  " + self.words(event.phrase), style="dim", markup=False)
        self.told = len(self.match.steps)

    def finish(self) -> None:
        self.narrate(self.people[0] if len(self.people) == 1 else None)
        shown, state = self.match.game.presentation, self.match.state
        screen.print(shown.draw(state.view(None), self.words))
        ranks, scores = state.ranks(), state.scores()
        for seat in sorted(range(self.match.seats), key=lambda seat: ranks[seat]):
            place = {"rank": ranks[seat], "name": self.words.seat(seat), "points": scores[seat]}
            screen.print(self.say.message("place", place), style="bold", markup=False)
            for line in shown.tally(state, seat, seat):
                screen.print(f"    {line.points:>4}  {self.words(line.phrase)}", markup=False)
        if self.people and screen.is_terminal:
            typed = screen.input(self.say.message("save-record")).strip()
            if typed:
                self.save(Path(typed))

    def save(self, path: Path) -> None:
        """Write the record, but never over another file."""
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(write(self.match).text())
        except FileExistsError:
            raise Problem("file-exists", path=str(path)) from None
        except OSError:
            raise Problem("cannot-write", path=str(path)) from None
        screen.print(self.say.message("saved", {"path": str(path)}), markup=False)
