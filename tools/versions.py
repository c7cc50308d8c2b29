"""Matches between two versions of the package, each compiled in a folder of its own and run in a process of its own.

    python -m tools.versions the_island --new-commit HEAD --old-commit 61ced33 --rounds 200
    python -m tools.versions nomads --new-commit HEAD --new level:2 --old-commit HEAD --old level:1 --rounds 200

The new version challenges: it sits on one seat, the old one on the others, and every round plays the same draws with
the challenger on each seat in turn. Both sides follow the match by its moves and must agree at every step on who
decides and what is possible; a game in which they do not is reported and not counted. Time is processor time: a
budget such as `mcts:0.05s` means what the process itself has used, whatever else the machine does, and what each side
used for a choice is part of the result.

Between two commits the games go to the store (`matches.py`) and are not played again: the same command goes on where
it stopped. Bots of one commit meet if it is named twice; where no bot is named the highest level plays. With
`--native` the searches of both become C++ first (`tools/native`): the same games, move by move, in a half to a quarter
of the time; how long a choice takes is told by the games played without. Without `--new-commit` the tree as it was last
compiled plays, and its games are kept only in the file named by `--results`. `--jobs 2` plays two games at a time.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from fcntl import LOCK_EX, flock
from io import BytesIO
from pathlib import Path
from queue import Queue
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from tools.matches import Pairing, Played, Player, Results, Summary, summary
from tools.native.library import compiled_library

from isolario.arena.simulate import place_seed
from isolario.kernel import CHANCE, OVER
from isolario.kernel.chances import victory_shares

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "versions"

screen = Console(highlight=False, stderr=True)


# -- versions ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Version:
    """An installed version: the interpreter, the folder it is imported from, and its name there."""

    bot: str
    path: str = str(ROOT / "src")
    package: str = "isolario"
    python: str = sys.executable
    commit: str = ""
    native: str = ""
    """A folder of searches in C++ that think in the place of its own (`tools/native`)."""

    @property
    def player(self) -> Player:
        return Player(self.bot, self.commit)


def version_at(commit: str, bot: str) -> Version:
    """A bot of the package as it was at a commit."""
    tree, package = built(commit)
    return Version(bot, str(tree), package, commit=tree.name)


def thinking_natively(version: Version, game: str) -> Version:
    """The same version with its searches in C++."""
    folder = FOLDER / f"{version.commit}-native"
    if not (folder / f"{game}.so").exists():
        screen.print(f"Translating {game} of {version.commit} …")
    compiled_library(Path(version.path), version.package, game, folder)
    return replace(version, native=str(folder))


def built(commit: str) -> tuple[Path, str]:
    """The package as it was at a commit, compiled by its own build; where it lies and what it was called."""
    name = git("rev-parse", "--short=12", commit).decode().strip()
    source, tree = FOLDER / f"{name}-source", FOLDER / name
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / f"{name}.lock").open("w") as lock:
        flock(lock, LOCK_EX)  # whoever else wants this commit waits until it is built
        if not (tree / "ready").exists():
            screen.print(f"Compiling the package of {commit} …")
            compile_commit(name, source, tree)
            (tree / "ready").touch()
    package = next(path.name for path in (source / "src").iterdir() if (path / "kernel").is_dir())
    return tree, package


def compile_commit(name: str, source: Path, tree: Path) -> None:
    with tarfile.open(fileobj=BytesIO(git("archive", name))) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.0 to 3.11.3 has none
        packed.extractall(source)
    compiler = [sys.executable, str(source / "benchmarks" / "compile.py"), str(tree)]
    subprocess.run(compiler, check=True, cwd=source, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout


class Side:
    """A version in its process."""

    def __init__(self, version: Version) -> None:
        self.version = version
        command = [version.python, str(ROOT / "tools" / "version_player.py"), version.package, version.native]
        place = {**os.environ, "PYTHONPATH": version.path}
        place.pop("ISOLARIO_MODE", None)
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=place, text=True, encoding="utf-8"
        )

    def ask(self, do: str, **details: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"do": do, **details}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the version in {self.version.path} ended while it was asked to {do}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


# -- games ------------------------------------------------------------------------------------------------


def play(sides: Sequence[Side], game: str, seats: int, seat: int, seed: int, options: dict[str, str]) -> Played:
    """One game with the first side on `seat` and the other one on all the rest."""
    who = [0 if place == seat else 1 for place in range(seats)]
    seen: list[dict[str, Any]] = []
    rules = min(side.ask("rules", game=game)["rules"] for side in sides)  # the newer one still knows the older
    for number, side in enumerate(sides):
        bots = {place: side.version.bot for place in range(seats) if who[place] == number}
        seen.append(side.ask("begin", game=game, rules=rules, seats=seats, options=options, bots=bots))
    found, step = Played(seed, seat, None), 0
    while True:
        actor, legal = seen[0]["actor"], seen[0]["legal"]
        if seen[1]["actor"] != actor or seen[1]["legal"] != legal:
            return found
        if actor == OVER:
            found.share = float(victory_shares(seen[0]["ranks"])[seat])
            found.scores = seen[0]["scores"]
            return found
        own = place_seed(seed, step)
        if actor == CHANCE:
            action = random.Random(own).choices(legal, seen[0]["weights"])[0]
        elif len(legal) == 1:
            action = legal[0]
        else:
            answer = sides[who[actor]].ask("choose", seed=own)
            action = answer["action"]
            if answer["cpu"] is None:
                found.cpu = None
            if found.cpu is not None:
                found.cpu[who[actor]] += answer["cpu"]
            found.choices[who[actor]] += 1
        seen = [side.ask("apply", action=action) for side in sides]
        step += 1


def match(
    game: str,
    new: Version,
    old: Version,
    seats: int,
    rounds: int,
    seed: int,
    options: dict[str, str],
    path: Path | None = None,
    jobs: int = 1,
) -> Iterator[Results]:
    """Play what is not known yet, `jobs` games at a time; the results so far after each game.

    Known is what the store holds if both versions are commits, or else the file.
    """
    pairing = Pairing(game, seats, new.player, old.player, options)
    results = Results(pairing.path if new.commit and old.commit else path, pairing)
    yield results
    missing = [
        (seed + number, seat)
        for number in range(rounds)
        for seat in range(seats)
        if (seed + number, seat) not in results.games
    ]
    tables: Queue[list[Side]] = Queue()
    for _ in range(min(jobs, len(missing))):
        tables.put([Side(new), Side(old)])

    def played(place: tuple[int, int]) -> Played:
        sides = tables.get()
        try:
            return play(sides, game, seats, place[1], place[0], options)
        finally:
            tables.put(sides)

    # The thinking is done by the processes of the versions: here one thread for each table waits for them.
    pool = ThreadPoolExecutor(max(1, jobs))
    try:
        for done in as_completed([pool.submit(played, place) for place in missing]):
            results.add(done.result())
            yield results
    finally:
        pool.shutdown(cancel_futures=True)
        while not tables.empty():
            for side in tables.get():
                side.close()
        results.close()


def read(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    for side in ("new", "old"):
        said = f"a bot of the {side} version; the highest level if none is named"
        reader.add_argument(f"--{side}", default="", metavar="BOT", help=said)
        reader.add_argument(f"--{side}-commit", metavar="COMMIT", help="build the version from this commit")
        reader.add_argument(f"--{side}-path", metavar="FOLDER", help="or: the folder it is imported from")
    reader.add_argument("--old-package", default="isolario", help="its name there")
    reader.add_argument("--old-python", default=sys.executable, help="its interpreter")
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--rounds", type=int, default=100)
    reader.add_argument("--seed", type=int, default=2026)
    reader.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    reader.add_argument("--results", type=Path, help="keeps games that do not go to the store")
    reader.add_argument("--jobs", type=int, default=1, help="games at a time, each with two processes that take turns")
    reader.add_argument("--native", action="store_true", help="think in C++: the same games sooner, without times")
    given = reader.parse_args(arguments)
    if given.native and not (given.new_commit and given.old_commit):
        reader.error("--native wants --new-commit and --old-commit")
    if bool(given.old_commit) == bool(given.old_path):
        reader.error("name either --old-commit or --old-path")
    if given.new_commit and given.new_path:
        reader.error("name either --new-commit or --new-path")
    return given


def sides(given: argparse.Namespace) -> tuple[Version, Version]:
    """Who meets: versions at commits, or in folders."""
    if given.new_commit:
        new = version_at(given.new_commit, given.new)
    else:
        new = Version(given.new, given.new_path or str(ROOT / "build" / "bench"))
    if given.old_commit:
        old = version_at(given.old_commit, given.old)
    else:
        old = Version(given.old, given.old_path, given.old_package, given.old_python)
    return playing_its_best(new, given.game), playing_its_best(old, given.game)


def playing_its_best(version: Version, game: str) -> Version:
    """The version with the highest level it has, if no bot was named."""
    if version.bot:
        return version
    levels = Path(version.path) / version.package / "bots" / "levels.toml"
    known = tomllib.loads(levels.read_text("utf-8"))
    rows = known.get(game, {}).get("levels", known["default"]["levels"])
    return replace(version, bot=f"level:{len(rows)}")


def said(found: Summary) -> dict[str, Any]:
    return {
        "games": found.games,
        "share": round(found.share, 4),
        "interval": [round(end, 4) for end in found.interval],
        "elo": round(found.elo),
        "milliseconds": [round(used, 2) for used in found.milliseconds],
        "scores": [round(score, 1) for score in found.scores],
        "disagreed": found.disagreed,
    }


def main(arguments: Sequence[str] | None = None) -> None:
    given = read(arguments)
    new, old = sides(given)
    if given.native:
        new, old = (thinking_natively(version, given.game) for version in (new, old))
    options = dict(one.split("=", 1) for one in given.option)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen) as bar:
        task = bar.add_task(f"{given.game}: {new.bot} against {old.bot}", total=given.rounds * given.seats)
        match_so_far = match(
            given.game, new, old, given.seats, given.rounds, given.seed, options, given.results, given.jobs
        )
        for results in match_so_far:
            found = summary(results.games.values())
            bar.update(task, completed=found.games, description=f"{given.game}: {found.share:.0%}")
    print(json.dumps(said(found)))


if __name__ == "__main__":
    main()
