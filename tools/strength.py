"""`make strength`: how strong the bots are, measured; the results go to docs/strength.md and docs/strength.svg.

Long, with progress. Games are played by the package at a commit (`--commit`, HEAD unless told) and go to the store
(`matches.py`): whatever was played before, on any machine, is not played again, and a run may be ended at any time.
Times, and matches with OpenSpiel's IS-MCTS, which plays our games through the adapter in its own environment, go to
docs/strength.json. `--page` plays nothing and writes the page from what is known.
"""

import argparse
import datetime
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.speed import PEER, ROOT, TREE, prepare, screen
from tools.matches import stored
from tools.strength_page import FORMER, Known, Question, page, picture, questions
from tools.versions import git, match, version_at

from isolario.kernel import Game, game, games

PAGE = ROOT / "docs" / "strength.md"
PICTURE = ROOT / "docs" / "strength.svg"
MEASURED = ROOT / "docs" / "strength.json"


def ask(python: Path | str, script: str, *arguments: object) -> Any:
    """What a script prints as JSON, run on the compiled package."""
    place = {**os.environ, "PYTHONPATH": str(TREE)}
    command = [str(python), str(ROOT / "tools" / script), *map(str, arguments)]
    done = subprocess.run(command, env=place, check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(done.stdout)


def peer_ready() -> Path:
    """OpenSpiel's environment with our package in it, for the adapter."""
    python = PEER / "bin" / "python"
    if not (PEER / "ready-for-strength").exists():
        install = [str(python), "-m", "pip", "install", "--quiet", "--editable", f"{ROOT}[arena]"]
        subprocess.run(install, check=True)
        (PEER / "ready-for-strength").touch()
    return python


def play(asked: Question, played: Game, commit: str, count: int, seed: int) -> None:
    """Play what the store does not hold yet of a match."""
    new = version_at(commit, asked.new)
    old = version_at(FORMER if asked.former else commit, asked.old)
    for results in match(played.id, new, old, asked.seats, count // asked.seats, seed, {}, None, os.cpu_count() or 1):
        screen.print(f"{played.id}, {asked.new} against {asked.old}: {len(results.games)} of {count}", end="\r")
    screen.print("")


def measure(chosen: Sequence[Game], peer_rounds: int, seed: int) -> None:
    """Times and OpenSpiel, as the tree is now."""
    prepare(compiles=True)
    python = peer_ready()
    found, today = json.loads(MEASURED.read_text("utf-8")), datetime.date.today().isoformat()
    for played in chosen:
        found["games"][played.id] = {
            "peer": ask(python, "strength_peer.py", "match", played.id, peer_rounds, seed),
            "speed": ask(python, "strength_peer.py", "speed", played.id, 3, seed),
            "times": {"date": today, "levels": ask(sys.executable, "strength_times.py", played.id, seed)},
        }
    found["kalah"] = ask(python, "strength_peer.py", "kalah", 5)
    found["date"] = today
    MEASURED.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def newest_first() -> Known:
    """The store, by the age of the commits whose bots challenged."""
    known = list(stored())
    ages = {commit: age(commit) for commit in {pairing.new.commit for pairing, _ in known}}
    return sorted(known, key=lambda each: -ages[each[0].new.commit])


def age(commit: str) -> int:
    """When a commit was made, in seconds; 0 if this clone does not have it."""
    try:
        return int(git("show", "-s", "--format=%ct", commit))
    except subprocess.CalledProcessError:
        return 0


def kept_conclusions() -> str:
    """What somebody has written about the figures: the one part of the page that is not made from them."""
    _, head, rest = PAGE.read_text("utf-8").partition("## Conclusions\n")
    return head + rest.partition("\n## ")[0]


def write() -> None:
    known, chosen = newest_first(), games()
    measured = json.loads(MEASURED.read_text("utf-8"))
    PAGE.write_text(page(chosen, known, measured, kept_conclusions()), "utf-8")
    PICTURE.write_text(picture(chosen, known), "utf-8")
    screen.print(f"Written: {PAGE.relative_to(ROOT)} and {PICTURE.relative_to(ROOT)}")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", default="", help="only these, separated by commas")
    reader.add_argument("--commit", default="HEAD", help="whose bots play")
    reader.add_argument("--count", type=int, default=400, help="games of each match")
    reader.add_argument("--peer-rounds", type=int, default=30, help="rounds against OpenSpiel")
    reader.add_argument("--seed", type=int, default=2026)
    reader.add_argument("--page", action="store_true", help="write the page only")
    given = reader.parse_args()
    chosen = [game(id) for id in given.games.split(",")] if given.games else games()
    if not given.page:
        for played in chosen:
            for asked in questions(played):
                play(asked, played, given.commit, given.count, given.seed)
        measure(chosen, given.peer_rounds, given.seed)
    write()


if __name__ == "__main__":
    main()
