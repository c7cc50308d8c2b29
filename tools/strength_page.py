"""Part of `strength.py`: docs/strength.md from the store of games (`matches.py`) and docs/strength.json."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tools.matches import Pairing, Summary

from isolario.arena.intervals import elo
from isolario.bots import levels
from isolario.kernel import Game

FORMER = "61ced33"
"""The commit whose strongest level today's has to beat,"""
FORMERLY = "level:5"
"""and which one that was."""
PEER_GOAL = 0.75
DOUBLED = 250
"""Elo points that four doublings of the budget should bring."""
LADDER = {"mcts": (25, 50, 100, 200, 400), "turns": (25, 50, 100, 200, 400), "beam": (3, 6, 12, 24, 48)}
"""Budgets of each search, each twice the one before."""
COLOURS = ("#c2410c", "#0f766e", "#1d4ed8", "#a16207", "#7e22ce", "#be123c")
WIDTH, HEIGHT, LEFT, BOTTOM = 640, 340, 60, 40

Known = Sequence[tuple[Pairing, Summary]]
"""The store, matches of newer commits first."""


@dataclass(frozen=True)
class Question:
    """A match that the page tells of."""

    seats: int
    new: str
    old: str
    former: bool = False
    """Whether the other player is that of the former version."""
    goal: float | None = None

    def answers(self, game: str, known: Known) -> list[tuple[Pairing, Summary]]:
        """The match as each commit has played it, the newest first."""
        found: list[tuple[Pairing, Summary]] = []
        for pairing, played in known:
            where = (pairing.game, pairing.seats) == (game, self.seats) and not pairing.options and played.games
            if where and (self.against_former(pairing) if self.former else self.within_a_commit(pairing)):
                found.append((pairing, played))
        return found

    def within_a_commit(self, pairing: Pairing) -> bool:
        bots = (pairing.new.bot, pairing.old.bot)
        return bots == (self.new, self.old) and pairing.new.commit == pairing.old.commit

    def against_former(self, pairing: Pairing) -> bool:
        """Only the highest level of a commit meets that of the former one, however many it had."""
        return pairing.new.bot.startswith("level:") and pairing.old.commit.startswith(FORMER)

    def answer(self, game: str, known: Known) -> tuple[Pairing, Summary] | None:
        """The match of the newest commit that has played it."""
        return next(iter(self.answers(game, known)), None)


def highest(game: Game) -> str:
    return f"level:{len(levels(game))}"


def goals(game: Game) -> list[Question]:
    found = [Question(2, "greedy", "random", goal=0.9), Question(2, highest(game), "greedy", goal=0.8)]
    return [*found, Question(4, highest(game), "greedy", goal=0.45)] if game.max_seats >= 4 else found


def former(game: Game) -> list[Question]:
    if game.id not in ("the_island", "volcanic_isle"):
        return [Question(2, highest(game), FORMERLY, True, 0.6)]
    return [Question(2, highest(game), FORMERLY, True, 0.7), Question(4, highest(game), FORMERLY, True, 0.4)]


def steps(game: Game) -> list[Question]:
    return [Question(2, f"level:{one.number}", f"level:{one.number - 1}") for one in levels(game)[1:]]


def doublings(game: Game) -> list[Question]:
    search = levels(game)[-1].search
    budgets = LADDER[search]
    return [Question(2, f"{search}:{more}", f"{search}:{less}") for less, more in pairwise(budgets)]


def questions(game: Game) -> list[Question]:
    """All of a game, what is played quickly first."""
    return [*goals(game), *doublings(game), *steps(game), *former(game)]


# -- words ------------------------------------------------------------------------------------------------


def share(found: Summary | None) -> str:
    if found is None:
        return "–"
    low, high = found.interval
    return f"{found.share:.0%} ({low:.0%} – {high:.0%}, {found.games})"


def verdict(interval: Sequence[float], goal: float) -> str:
    """Whether the whole interval is above or below what was asked."""
    low, high = interval
    return "✓" if low >= goal else "✗" if high < goal else "open"


def judged(found: Summary | None, goal: float | None) -> str:
    return share(found) if found is None or goal is None else f"{share(found)} {verdict(found.interval, goal)}"


def step(answer: tuple[Pairing, Summary] | None) -> str:
    """A step between two levels in Elo points, and the commit that played it."""
    if answer is None:
        return "–"
    pairing, found = answer
    low, high = (elo(end) for end in found.interval)
    return f"{found.elo:+.0f} ({low:+.0f} to {high:+.0f}, {found.games}) at {pairing.new.commit[:7]}"


# -- the page ---------------------------------------------------------------------------------------------


def page(games: Sequence[Game], known: Known, measured: dict[str, Any], conclusions: str) -> str:
    lines = [
        "# Strength",
        "",
        "Made by `python -m tools.strength --page` from every game that was measured and kept: the files in",
        "docs/matches, which `make strength` and `tools/versions.py` add to, and docs/strength.json (times, peers).",
        "Every match is played in duplicate: the same draws with the seats exchanged. In brackets: the 95 % interval",
        "and the number of games. ✓ the whole interval is above the goal, ✗ below it, open: too few games to tell,",
        "– not measured. The newest commit that has played a match counts, and is named.",
        "",
        "```sh",
        "make strength",
        f"python -m tools.versions nomads --new-commit HEAD --old-commit {FORMER} --rounds 200",
        "python -m tools.versions nomads --new-commit HEAD --new mcts:50 --old-commit HEAD --old mcts:25 --rounds 200",
        "python -m tools.strength --page",
        "```",
        "",
        conclusions.strip(),
        "",
    ]
    for section in (goal_table, former_table, level_table, doubling_table, speed_table):
        lines += [*section(games, known, measured), ""]
    return "\n".join(lines).rstrip() + "\n"


def found_in(question: Question, game: Game, known: Known) -> Summary | None:
    answer = question.answer(game.id, known)
    return None if answer is None else answer[1]


def commits(asked: Sequence[Question], game: Game, known: Known) -> str:
    """The commits whose bots played, newest first."""
    played = [answer for question in asked if (answer := question.answer(game.id, known))]
    names = {pairing.new.commit[:7] for pairing, _ in played}
    return ", ".join(name for name in dict.fromkeys(one.new.commit[:7] for one, _ in known) if name in names) or "–"


def goal_table(games: Sequence[Game], known: Known, measured: dict[str, Any]) -> list[str]:
    lines = [
        "## Goals",
        "",
        "| game | commit | greedy beats random ≥ 90 % | the highest level beats greedy ≥ 80 % "
        "| it wins ≥ 45 % against three greedy | it beats OpenSpiel’s IS-MCTS ≥ 75 % | its time per choice |",
        "|---|---|---|---|---|---|---|",
    ]
    for game in games:
        asked = goals(game)
        cells = [judged(found_in(question, game, known), question.goal) for question in asked]
        cells += ["–"] * (3 - len(cells))
        peer = measured["games"].get(game.id, {}).get("peer")
        if peer is None:
            cells += ["–", "–"]
        else:
            low, high = peer["interval"]
            said = f"{peer['share']:.0%} ({low:.0%} – {high:.0%}, {peer['games']})"
            cells += [f"{said} {verdict(peer['interval'], PEER_GOAL)}", f"{1000 * peer['seconds']:.0f} ms"]
        lines.append(f"| {game.title} | {commits(asked, game, known)} | {' | '.join(cells)} |")
    return [
        *lines,
        "",
        "OpenSpiel’s Python IS-MCTS plays our games through `isolario.adapters.openspiel`, with random playouts, and",
        f"gets as many simulations as fit into the time that the highest level takes on average ({measured['date']}).",
    ]


def former_table(games: Sequence[Game], known: Known, _measured: dict[str, Any]) -> list[str]:
    lines = [
        "## Against the former version",
        "",
        f"The highest level against that of the package at commit {FORMER}, compiled by its own build and driven move",
        "by move in a process of its own (`tools/versions.py`); at tables of four alone against three of them.",
        "Processor time for a choice on both sides, in the games played without `--native`. Every commit that has",
        "played, the newest first.",
        "",
        "| game | seats | commit | share | goal | new, ms | old, ms | points |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for game in games:
        for question in former(game):
            answers = question.answers(game.id, known)
            if not answers:
                lines.append(f"| {game.title} | {question.seats} | – | – | {question.goal:.0%} | – | – | – |")
            for pairing, found in answers:
                new, old = (f"{used:.0f}" if used else "–" for used in found.milliseconds)
                won, lost = found.scores
                lines.append(
                    f"| {game.title} | {question.seats} | {pairing.new.commit[:7]} | {judged(found, question.goal)} "
                    f"| {question.goal:.0%} | {new} | {old} | {won:.1f} against {lost:.1f} |"
                )
    return lines


def level_table(games: Sequence[Game], known: Known, measured: dict[str, Any]) -> list[str]:
    lines = [
        "## Levels",
        "",
        "How many Elo points each level is above the one below (two seats; the aim is 200 ± 40), with the commit that",
        "played the step, since what a level is changes; and how long it takes for a choice while all cores play other",
        "games (mean / longest of twelve, seconds, with the day it was measured).",
        "",
        "| game | level | above the one below | seconds on a busy machine |",
        "|---|---|---|---|",
    ]
    for game in games:
        asked = [None, *steps(game)]
        times = measured["games"].get(game.id, {}).get("times") or {"date": "", "levels": [None] * len(asked)}
        for number, (question, taken) in enumerate(zip(asked, times["levels"], strict=True), 1):
            above = "" if question is None else step(question.answer(game.id, known))
            took = "–" if taken is None else f"{taken['mean']:.2f} / {taken['longest']:.2f} ({times['date']})"
            lines.append(f"| {game.title} | {number} | {above} | {took} |")
    return lines


def doubling_table(games: Sequence[Game], known: Known, _measured: dict[str, Any]) -> list[str]:
    lines = [
        "## Does more thinking help?",
        "",
        "The search of the highest level against itself with half the budget; the goal is "
        f"{DOUBLED:+d} Elo for four doublings.",
        "",
        "| game | commit | search | first doubling | second | third | fourth | all four, Elo |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for game in games:
        asked = doublings(game)
        found = [found_in(question, game, known) for question in asked]
        done = [one for one in found if one is not None]
        total = f"{sum(one.elo for one in done):+.0f}" if len(done) == len(found) else "–"
        ways = f"`{asked[0].old}` to `{asked[-1].new}`"
        cells = " | ".join(share(one) for one in found)
        lines.append(f"| {game.title} | {commits(asked, game, known)} | {ways} | {cells} | {total} |")
    return [*lines, "", "![Elo gained by each doubling of the budget](strength.svg)"]


def speed_table(games: Sequence[Game], _known: Known, measured: dict[str, Any]) -> list[str]:
    lines = [
        "## Simulations a second",
        "",
        f"One core, random playouts to the end on both sides, the same positions ({measured['date']}).",
        "",
        "| game | ours, compiled | OpenSpiel’s Python IS-MCTS | ratio (goal ≥ 15) |",
        "|---|---|---|---|",
    ]
    for game in games:
        if speed := measured["games"].get(game.id, {}).get("speed"):
            ours, theirs = speed["ours"], speed["peer"]
            lines.append(f"| {game.title} | {ours:,.0f} | {theirs:,.0f} | {ours / theirs:.0f} |")
    if kalah := measured.get("kalah"):
        lines += [
            "",
            f"Kalah from its first position: {kalah['ours']:,.0f} simulations a second; OpenSpiel’s C++ MCTS "
            f"on mancala: {kalah['peer']:,.0f}; ratio {kalah['ours'] / kalah['peer']:.2f} (goal ≥ 1).",
        ]
    return lines


# -- the picture ------------------------------------------------------------------------------------------


def picture(games: Sequence[Game], known: Known) -> str:
    """Elo above the smallest budget for each doubling, one line for each game whose doublings were all measured."""
    curves: list[tuple[str, list[float]]] = []
    for game in games:
        found = [found_in(question, game, known) for question in doublings(game)]
        curve = [0.0]
        for one in found:
            if one is not None:
                curve.append(curve[-1] + one.elo)
        if len(curve) == len(found) + 1:
            curves.append((game.title, curve))
    top = max([100.0, *(max(curve) for _, curve in curves)])
    low = min([0.0, *(min(curve) for _, curve in curves)])

    def x(step: int) -> float:
        return LEFT + step * (WIDTH - LEFT - 150) / 4

    def y(height: float) -> float:
        return HEIGHT - BOTTOM - (height - low) / (top - low) * (HEIGHT - BOTTOM - 20)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="12" role="img" aria-label="Elo gained by each doubling of the budget">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for mark in range(int(low // 100) * 100, int(top) + 1, 100):
        if mark >= low:
            parts.append(
                f'<path d="M{LEFT} {y(mark):.0f}H{WIDTH - 150}" stroke="#ddd"/>'
                f'<text x="{LEFT - 8}" y="{y(mark) + 4:.0f}" text-anchor="end" fill="#333">{mark:+d}</text>'
            )
    for step, times in enumerate((1, 2, 4, 8, 16)):
        parts.append(f'<text x="{x(step):.0f}" y="{HEIGHT - 18}" text-anchor="middle" fill="#333">×{times}</text>')
    place = 0.0
    for index in sorted(range(len(curves)), key=lambda index: -curves[index][1][-1]):
        title, curve = curves[index]
        colour = COLOURS[index % len(COLOURS)]
        line = " ".join(f"{x(step):.1f},{y(height):.1f}" for step, height in enumerate(curve))
        place = max(place + 15, y(curve[-1]) + 4)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(f'<text x="{x(4) + 8:.0f}" y="{place:.0f}" fill="{colour}">{title}</text>')
    parts.append(
        f'<text x="{(LEFT + WIDTH - 150) / 2:.0f}" y="{HEIGHT - 2}" text-anchor="middle" fill="#333">'
        "budget for a choice</text></svg>"
    )
    return "\n".join(parts) + "\n"
