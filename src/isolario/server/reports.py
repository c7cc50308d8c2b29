"""What can be read of a table as a whole: its record, its luck, its replay, its review."""

from typing import Any

from isolario.kernel import CHANCE, State
from isolario.kernel.chances import victory_shares
from isolario.kernel.presentation import Viewer
from isolario.kernel.record import derive_draws, write_for
from isolario.server import updates
from isolario.server.live_table import LiveTable
from isolario.server.match_log import MatchLog
from isolario.server.problems import ServiceProblem

Json = dict[str, Any]


def finished(table: LiveTable) -> MatchLog:
    if not table.log.match.over:
        raise ServiceProblem("match-not-over", 409)
    return table.log


def record(table: LiveTable, viewer: Viewer) -> str:
    """The record as text: redacted while the match runs, whole afterwards."""
    made = write_for(table.log.match, viewer)
    if table.row.fork_at is not None:
        # The first steps were drawn at another table: the commitment of this one does not speak for them.
        made.commitment = made.seed = ""
    return made.text()


def luck(table: LiveTable) -> Json:
    """The commitment; after the end the seed, and every draw derived from it once more."""
    match, row = table.log.match, table.row
    report: Json = {
        "commitment": match.commitment,
        "seed": None,
        "checked": False,
        "draws": [],
        "problems": [],
        "fork_at": row.fork_at,
    }
    if not match.over:
        return report
    notation = match.game.presentation.notation
    agreed = True
    for step, expected in derive_draws(match, table.log.luck, row.fork_at or 0):
        shown, due = notation(step.before, step.action), notation(step.before, expected)
        report["draws"].append({"index": step.index, "notation": shown, "expected": due})
        if expected != step.action:
            agreed = False
            args = {"step": step.index + 1, "found": shown, "expected": due}
            report["problems"].append({"id": "problem-wrong-draw", "args": args})
    report["seed"] = row.seed.hex()
    report["checked"] = agreed
    return report


def replay(table: LiveTable, viewer: Viewer) -> Json:
    """Every position of a finished match as one viewer saw it."""
    log = finished(table)
    match, shown = log.match, log.game.presentation
    if viewer is not None and not 0 <= viewer < match.seats:
        raise ServiceProblem("not-found", 404)
    start = match.state_at(0)
    frames: list[Json] = [
        {
            "index": 0,
            "actor": CHANCE,
            "notation": "",
            "phrase": None,
            "events": [],
            **seen(log, start, viewer),
        }
    ]
    scores = [start.scores()]
    for step in match.steps:
        after = match.after(step)
        scores.append(after.scores())
        notation = shown.redacted(step.before, step.action, viewer)
        frames.append(
            {
                "index": step.index + 1,
                "actor": step.actor,
                "notation": notation or "",
                "phrase": shown.phrase(step.before, step.action) if step.actor >= 0 and notation else None,
                "events": match.events(step, viewer),
                **seen(log, after, viewer),
            }
        )
    return {
        "table": table.row.key,
        "game": table.row.game,
        "names": table.names(),
        "seat": viewer,
        "frames": frames,
        "scores": scores,
        "ranks": match.state.ranks(),
        "tally": updates.tally(log, viewer),
    }


def seen(log: MatchLog, state: State, viewer: Viewer) -> Json:
    view = state.view(viewer)
    return {"view": view, "elements": log.game.presentation.elements(view)}


def chances(table: LiveTable) -> list[list[float]]:
    """How each seat stood after every step, by the game's own quick judgement of a position."""
    match = finished(table).match
    found = [match.state_at(index).estimate() for index in range(len(match.steps))]
    found.append(victory_shares(match.state.ranks()))
    return [[round(chance, 4) for chance in each] for each in found]
