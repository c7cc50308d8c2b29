"""Matches as readable text, one format for all games, as PGN is for chess.

Headers in brackets, then numbered lines: the number of the first step on the line, who chose (a seat, or `*`
for luck), and the steps in the game's notation. A line begins whenever the chooser changes.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from isolario.kernel.game import Game, game
from isolario.kernel.luck import SCHEMES, FairLuck
from isolario.kernel.match import Match, Step, replay
from isolario.kernel.presentation import Viewer
from isolario.kernel.problems import Problem
from isolario.kernel.state import CHANCE

HEADER = re.compile(r'^\[(\w+) "((?:[^"\\]|\\.)*)"\]$')
LINE = re.compile(r"^([0-9]{1,9})\. (\*|[0-9]{1,3}) (\S+(?: \S+)*)$")
NUMBER = re.compile(r"^[0-9]{1,9}$")
STEPS_PER_LINE = 12


@dataclass
class Record:
    """A match as written down. `steps` are (chooser, notation) pairs, chooser -1 for luck."""

    game: str
    rules_version: int
    options: dict[str, str]
    names: tuple[str, ...]
    commitment: str = ""
    seed: str = ""
    result: str = ""
    components: str = ""
    viewer: str = ""
    steps: list[tuple[int, str]] = field(default_factory=list)
    scheme: int = 1
    """How draws are bound to the seed (see `FairLuck`)."""
    shares: dict[int, str] = field(default_factory=dict)
    """What players added to the luck, by seat."""

    @property
    def seats(self) -> int:
        return len(self.names)

    def text(self) -> str:
        headers: dict[str, str] = {"Game": self.game, "Rules": str(self.rules_version)}
        if self.components:
            headers["Components"] = self.components
        headers["Options"] = options_text(self.options)
        for seat, name in enumerate(self.names):
            headers[f"Seat{seat}"] = name
        for key, value in (
            ("Commitment", self.commitment),
            ("Luck", str(self.scheme) if self.scheme > 1 else ""),
            *((f"Share{seat}", share) for seat, share in self.shares.items()),
            ("Seed", self.seed),
            ("SeenBy", self.viewer),
            ("Result", self.result),
        ):
            if value:
                headers[key] = value
        lines = [f'[{key} "{escape(value)}"]' for key, value in headers.items()]
        lines.append("")
        line: list[str] = []
        who = None
        for index, (chooser, notation) in enumerate(self.steps):
            if chooser != who or len(line) >= STEPS_PER_LINE:
                if line:
                    lines.append(" ".join(line))
                line = [f"{index + 1}. {'*' if chooser == CHANCE else chooser}"]
                who = chooser
            line.append(notation)
        if line:
            lines.append(" ".join(line))
        return "\n".join(lines) + "\n"


def escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def write(match: Match) -> Record:
    """The whole truth of a match; the seed is added once the match is over."""
    shown = match.game.presentation
    return header(match, [(step.actor, shown.notation(step.before, step.action)) for step in match.steps])


def write_for(match: Match, viewer: Viewer) -> Record:
    """The record as the viewer may read it now: redacted while the match runs, whole afterwards."""
    if match.over:
        return write(match)
    record = header(match, [(step.actor, shown) for step, shown in match.log(viewer)])
    record.viewer = "spectator" if viewer is None else f"seat {viewer}"
    return record


def header(match: Match, steps: list[tuple[int, str]]) -> Record:
    names = match.names or tuple(f"Player {seat + 1}" for seat in range(match.seats))
    record = Record(
        match.game.id,
        match.game.rules_version,
        dict(match.options),
        names,
        match.commitment,
        components=match.game.components_digest,
        steps=steps,
        scheme=match.luck.scheme if isinstance(match.luck, FairLuck) else 1,
    )
    if match.over:
        record.result = result(match)
        if isinstance(match.luck, FairLuck):
            record.seed = match.luck.seed.hex()
            record.shares = {seat: share.hex() for seat, share in match.luck.shares}
    return record


def result(match: Match) -> str:
    """Rank and points of each seat: `1:31 2:24`."""
    return " ".join(f"{rank}:{points}" for rank, points in zip(match.state.ranks(), match.state.scores(), strict=True))


def read(text: str) -> Record:
    """A record from its text; a Problem names the line that cannot be read."""
    headers: dict[str, str] = {}
    steps: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith(";"):
            continue
        if line.startswith("["):
            found = HEADER.match(line)
            if found is None:
                raise Problem("bad-record-line", line=number, text=line[:60])
            headers[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
            continue
        found = LINE.match(line)
        if found is None:
            raise Problem("bad-record-line", line=number, text=line[:60])
        if int(found[1]) != len(steps) + 1:
            raise Problem("record-gap", line=number, found=int(found[1]), expected=len(steps) + 1)
        chooser = CHANCE if found[2] == "*" else int(found[2])
        steps.extend((chooser, notation) for notation in found[3].split(" "))
    if "Game" not in headers:
        raise Problem("not-a-record")
    names: list[str] = []
    while f"Seat{len(names)}" in headers:
        names.append(headers[f"Seat{len(names)}"])
    version = headers.get("Rules", "")
    if not NUMBER.match(version):
        raise Problem("not-a-record")
    scheme = headers.get("Luck", "1")
    if scheme not in (str(known) for known in SCHEMES):
        raise Problem("unknown-luck", scheme=scheme)
    pairs = [option.partition("=") for option in headers.get("Options", "").split()]
    return Record(
        headers["Game"],
        int(version),
        {name: value for name, _, value in pairs},
        tuple(names),
        headers.get("Commitment", ""),
        headers.get("Seed", ""),
        headers.get("Result", ""),
        headers.get("Components", ""),
        headers.get("SeenBy", ""),
        steps,
        int(scheme),
        {seat: headers[f"Share{seat}"] for seat in range(len(names)) if f"Share{seat}" in headers},
    )


def play_back(record: Record, with_game: Game | None = None) -> Match:
    """The match a record describes, checked step by step against the rules."""
    played = with_game or game(record.game)
    if played.id != record.game:
        raise Problem("other-game", found=record.game, expected=played.id)
    played = played.at_version(record.rules_version)
    if record.components != played.components_digest:
        raise Problem("other-components", digest=record.components or "–")
    if record.viewer:
        raise Problem("redacted-record", viewer=record.viewer)
    match = replay(played, record.seats, record.options, (), record.names)
    for index, (chooser, notation) in enumerate(record.steps):
        state = match.state
        if match.over:
            raise Problem("record-too-long", step=index + 1)
        if state.actor != chooser:
            raise Problem(
                "record-chooser",
                step=index + 1,
                found=chooser_name(chooser),
                expected=chooser_name(state.actor),
            )
        legal = state.legal()
        found = [action for action in legal if played.presentation.notation(state, action) == notation]
        if not found:
            options = ", ".join(played.presentation.notation(state, action) for action in legal[:12])
            raise Problem("record-step", step=index + 1, text=notation, legal=options)
        match.record_step(found[0], legal)
    return match


def chooser_name(chooser: int) -> str:
    return "*" if chooser == CHANCE else str(chooser)


@dataclass(frozen=True)
class Verdict:
    """What `verify` found: how much was checked, and every problem with its place."""

    steps: int
    draws: int
    over: bool
    problems: tuple[Problem, ...]


def verify(record: Record, with_game: Game | None = None) -> Verdict:
    """Re-derive every draw from the revealed seed and every result from the rules."""
    try:
        match = play_back(record, with_game)
    except Problem as problem:
        return Verdict(0, 0, False, (problem,))
    problems: list[Problem] = []
    draws = [step for step in match.steps if step.actor == CHANCE]
    if match.over and record.result != result(match):
        problems.append(Problem("wrong-result", found=record.result or "–", expected=result(match)))
    if record.seed:
        problems += check_draws(record, match)
    elif record.commitment:
        problems.append(Problem("seed-not-revealed"))
    return Verdict(len(match.steps), len(draws), match.over, tuple(problems))


def check_draws(record: Record, match: Match) -> list[Problem]:
    try:
        shares = [(seat, bytes.fromhex(share)) for seat, share in record.shares.items()]
        luck = FairLuck(bytes.fromhex(record.seed), shares, record.scheme)
    except ValueError:
        return [Problem("bad-seed")]
    if luck.commitment != record.commitment:
        return [Problem("wrong-commitment")]
    notation = match.game.presentation.notation
    return [
        Problem(
            "wrong-draw",
            step=step.index + 1,
            found=notation(step.before, step.action),
            expected=notation(step.before, expected),
        )
        for step, expected in derive_draws(match, luck)
        if expected != step.action
    ]


def derive_draws(match: Match, luck: FairLuck, first: int = 0) -> Iterator[tuple[Step, int]]:
    """Every draw from step `first` on, with the outcome that luck gives there."""
    drawn: Counter[int] = Counter()
    for step in match.steps:
        if step.actor != CHANCE:
            continue
        if step.index >= first:
            luck.seek(step.index, step.urn, drawn[step.urn])
            yield step, step.before.legal()[luck.pick(step.before.weights())]
        drawn[step.urn] += 1


def options_text(options: Mapping[str, str]) -> str:
    """Options as they stand in a record: `adventurers=draft opal_tie=pool`."""
    return " ".join(f"{name}={value}" for name, value in options.items())
