"""What can be read of a table as a whole: its record, its luck, its replay, its chances.

All but the record are worked out by the adviser's worker from what the log says, so that nobody's game waits.
"""

import asyncio
import gzip
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

import orjson

from isolario.kernel import CHANCE, FairLuck, Match, State, game, replay
from isolario.kernel.chances import victory_shares
from isolario.kernel.presentation import Viewer
from isolario.kernel.record import derive_draws, write, write_for
from isolario.server.bot_workers import BotWorkers, played_game
from isolario.server.live_table import LiveTable
from isolario.server.match_log import MatchLog
from isolario.server.problems import ServiceProblem

Json = dict[str, Any]
logger = logging.getLogger("isolario.server")
PACKING = 3
KEPT = 40
"""Finished reports that are remembered."""


@dataclass(frozen=True)
class Played:
    """A match as a worker gets it."""

    table: str
    game: str
    version: int
    options: tuple[tuple[str, str], ...]
    names: tuple[str, ...]
    actions: tuple[int, ...]
    seed: bytes
    shares: tuple[tuple[int, bytes], ...]
    scheme: int
    fork_at: int
    ranks: tuple[int, ...] | None

    def match(self) -> Match:
        return replay(
            played_game(self.game, self.version), len(self.names), dict(self.options), self.actions, self.names
        )


def finished(table: LiveTable) -> MatchLog:
    if not table.row.closed:
        raise ServiceProblem("match-not-over", 409)
    return table.log


def played(table: LiveTable) -> Played:
    row = table.row
    return Played(
        row.key,
        row.game,
        row.rules_version,
        tuple(row.options.items()),
        tuple(table.names()),
        tuple(table.log.match.actions),
        row.seed,
        tuple(row.shares or ()),
        row.luck,
        row.fork_at or 0,
        None if row.ranks is None else tuple(row.ranks),
    )


async def record(table: LiveTable, owner: bytes | None) -> str:
    """The record as this browser may read it, written beside the event loop while nothing is played."""
    async with table.lock:
        mine = table.seats_of(owner)
        return await asyncio.to_thread(written, table, mine[0] if mine else None)


def written(table: LiveTable, viewer: Viewer) -> str:
    """The record as text: redacted while the match runs, whole when it is closed."""
    match, row = table.log.match, table.row
    made = write(match) if row.closed else write_for(match, viewer)
    if row.closed:
        made.seed = row.seed.hex()
        made.shares = {seat: share.hex() for seat, share in row.shares or ()}
    made.commitment = table.log.luck.commitment
    if row.fork_at is not None:
        # The first steps were drawn at another table: the commitment of this one does not speak for them.
        made.commitment = made.seed = ""
        made.shares = {}
    return made.text()


# -- worked out by a worker --------------------------------------------------------------------------------


def draws(of: Played) -> Json:
    """Every draw, derived once more from the seed and the shares."""
    match = of.match()
    notation = match.game.presentation.notation
    found: list[Json] = []
    problems: list[Json] = []
    luck = FairLuck(of.seed, of.shares, of.scheme)
    for step, expected in derive_draws(match, luck, of.fork_at):
        shown, due = notation(step.before, step.action), notation(step.before, expected)
        found.append({"index": step.index, "notation": shown, "expected": due})
        if expected != step.action:
            args = {"step": step.index + 1, "found": shown, "expected": due}
            problems.append({"id": "problem-wrong-draw", "args": args})
    return {"draws": found, "problems": problems, "checked": not problems}


def frames(of: Played, viewer: Viewer) -> bytes:
    """Every position of a finished match as one viewer saw it, packed for the way."""
    match = of.match()
    shown = match.game.presentation
    start = match.state_at(0)
    made: list[Json] = [
        {"index": 0, "actor": CHANCE, "notation": "", "phrase": None, "events": [], **seen(match, start, viewer)}
    ]
    scores = [start.scores()]
    for step in match.steps:
        after = match.after(step)
        scores.append(after.scores())
        notation = shown.redacted(step.before, step.action, viewer)
        made.append(
            {
                "index": step.index + 1,
                "actor": step.actor,
                "notation": notation or "",
                "phrase": shown.phrase(step.before, step.action) if step.actor >= 0 and notation else None,
                "events": match.events(step, viewer),
                **seen(match, after, viewer),
            }
        )
    report: Json = {
        "table": of.table,
        "game": of.game,
        "names": of.names,
        "seat": viewer,
        "frames": made,
        "scores": scores,
        "ranks": of.ranks,
        "tally": [shown.tally(match.state, seat, viewer) for seat in range(match.seats)] if match.over else None,
    }
    return gzip.compress(orjson.dumps(report, default=dict), PACKING, mtime=0)


def seen(match: Match, state: State, viewer: Viewer) -> Json:
    shown = match.game.presentation
    view = shown.view(state, viewer)
    return {"view": view, "elements": shown.elements(view)}


def chances(of: Played) -> list[list[float]]:
    """How each seat stood after every step, by the game's own quick judgement of a position."""
    match = of.match()
    found = [match.state_at(index).estimate() for index in range(len(match.steps))]
    found.append(victory_shares(match.state.ranks()) if match.over else match.state.estimate())
    return [[round(chance, 4) for chance in each] for each in found]


def opening(id: str, seats: int, options: tuple[tuple[str, str], ...]) -> Json:
    """The first position as a spectator sees it, before anything is drawn."""
    return game(id).start(seats, dict(options)).view(None)


# -- asked for by people -----------------------------------------------------------------------------------


class Reports:
    """Asks the adviser's worker, once for each report: a closed match does not change any more."""

    def __init__(self, workers: BotWorkers) -> None:
        self.workers = workers
        self.kept: OrderedDict[tuple[Any, ...], Any] = OrderedDict()

    async def luck(self, table: LiveTable, who: str) -> Json:
        """The commitment; when the match is closed the seed, the shares, and every draw derived once more."""
        row = table.row
        report: Json = {
            "commitment": table.log.luck.commitment,
            "seed": None,
            "checked": False,
            "draws": [],
            "problems": [],
            "fork_at": row.fork_at,
            "begun": row.shares is not None,
            "shares": [{"seat": each["seat"], "hash": each["hash"], "share": None} for each in table.share_hashes()],
        }
        if not row.closed:
            return report
        shares = dict(row.shares or ())
        for each in report["shares"]:
            each["share"] = shares[each["seat"]].hex() if each["seat"] in shares else None
        report["seed"] = row.seed.hex()
        checked: Json = await self.kept_or_asked(who, draws, played(table))
        return report | checked

    async def replay(self, table: LiveTable, viewer: Viewer, who: str) -> bytes:
        """The replay as packed JSON."""
        log = finished(table)
        if viewer is not None and not 0 <= viewer < log.match.seats:
            raise ServiceProblem("not-found", 404)
        packed: bytes = await self.kept_or_asked(who, frames, played(table), viewer)
        return packed

    async def opening(self, id: str, seats: int, options: Mapping[str, str], who: str) -> Json:
        """How a match with these options begins; drawing up a board of chance takes a while."""
        settled = game(id).resolve_options(seats, options)
        found: Json = await self.kept_or_asked(who, opening, id, seats, tuple(settled.items()))
        return found

    async def chances(self, table: LiveTable, who: str) -> list[list[float]]:
        finished(table)
        found: list[list[float]] = await self.kept_or_asked(who, chances, played(table))
        return found

    async def kept_or_asked(self, who: str, work: Callable[..., Any], *args: Any) -> Any:
        key = (work.__name__, *args)
        if key not in self.kept:
            try:
                self.kept[key] = await self.workers.advice.ask(who, work, *args)
            except (TimeoutError, BrokenProcessPool) as error:
                logger.warning("a report failed: %r", error)
                raise ServiceProblem("report-failed", 503) from None
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        return self.kept[key]
