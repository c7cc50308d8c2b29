"""Nomads beside the same rules by hand in C++ (nomads.cpp): the same games, step for step, and the ratio.

Run by `speed.py` with the compiled package on the path; prints JSON.
"""

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

from isolario.kernel import FastLuck, game, playout

HERE = Path(__file__).resolve().parent
GAMES = 2000
SEATS = 4


def build(folder: Path) -> Path | None:
    """The C++ program, or None on a machine without g++."""
    compiler = shutil.which("g++")
    if compiler is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / "nomads"
    subprocess.run([compiler, "-O3", "-std=c++17", "-o", program, HERE / "nomads.cpp"], check=True)
    return program


def by_hand(program: Path, luck: FastLuck, games: int) -> tuple[int, int, float]:
    """Steps, a checksum of all final scores, and seconds of CPU."""
    command = [str(part) for part in (program, SEATS, games, luck.first, luck.second)]
    steps, checksum, seconds = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    return int(steps), int(checksum), float(seconds)


def ours(luck: FastLuck, games: int) -> tuple[int, int, float]:
    nomads = game("nomads")
    steps = checksum = 0
    began = time.process_time()
    for _ in range(games):
        state = nomads.new(SEATS)
        steps += playout(state, luck)
        for points in state.scores():
            checksum = (checksum * 31 + points + 1000) % 1000000007
    return steps, checksum, time.process_time() - began


def main(folder: Path) -> None:
    program = build(folder)
    if program is None:
        print(json.dumps(None))
        return
    luck = FastLuck(1)
    steps, checksum, seconds = by_hand(program, luck, GAMES)
    mine = ours(luck, GAMES)
    if mine[:2] != (steps, checksum):
        raise SystemExit(f"Nomads and nomads.cpp disagree: {mine[:2]} and {(steps, checksum)}")
    print(json.dumps({"games": GAMES, "by_hand": steps / seconds, "ours": steps / mine[2]}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
