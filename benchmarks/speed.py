"""`make bench`: how fast the games run, as ratios to OpenSpiel in the same run.

Our games run compiled and interpreted, OpenSpiel's from the same Python loop. The rounds take turns, time of the
processor counts, and of every measurement the best round: what a program can do is what it does undisturbed.
"""

import argparse
import json
import os
import subprocess
import sys
import venv
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
TREE = ROOT / "build" / "bench"
PEER = ROOT / ".venv-openspiel"
GAMES = 1000
PARTS = ("games", "environments", "cpp")
COLUMNS = (
    "game, seats",
    "moves/s",
    "× mancala",
    "× hearts",
    "from Python",
    "× mancala",
    "clones/s",
    "× mancala",
    "features/s",
    "M numbers/s",
    "× mancala",
    "× by a list",
    "× interpreted",
)

screen = Console(highlight=False, width=150)


def prepare(compiles: bool) -> None:
    """Compile our side and install the peer, each in its own place."""
    if compiles:
        screen.print("Compiling …")
        subprocess.run([sys.executable, str(ROOT / "benchmarks" / "compile.py"), str(TREE)], check=True)
    elif not list(TREE.glob("*.so")):
        raise SystemExit(f"Nothing is compiled in {TREE}: run without --again first.")
    if not (PEER / "ready").exists():
        screen.print("Installing OpenSpiel in its own environment …")
        venv.create(PEER, with_pip=True)
        pip = [str(PEER / "bin" / "python"), "-m", "pip", "install", "--quiet", "open_spiel"]
        subprocess.run(pip, check=True)
        (PEER / "ready").touch()


def ask(python: Path | str, script: str, *arguments: object, path: Iterable[Path] = ()) -> str:
    """What a script prints, run by another interpreter or with another package path."""
    place = {**os.environ, "PYTHONPATH": os.pathsep.join(str(folder) for folder in path)}
    command = [str(python), str(ROOT / "benchmarks" / script), *map(str, arguments)]
    return subprocess.run(command, env=place, check=True, stdout=subprocess.PIPE, text=True).stdout


def agree() -> None:
    """Kalah and mancala are the same game: the same legal moves and boards, move by move."""
    sys.path.insert(0, str(ROOT / "examples"))
    import kalah

    moves = 0
    for line in ask(PEER / "bin" / "python", "openspiel.py", "games", GAMES).splitlines():
        recorded = json.loads(line)
        state = kalah.game.new()
        for actor, legal, board, action in recorded["steps"]:
            found = [state.actor, state.legal(), state.view(None)["board"]]
            if found != [actor, legal, board]:
                raise SystemExit(f"Kalah and mancala disagree: {found} and {[actor, legal, board]}")
            state.apply(action)
            moves += 1
        first, second = state.scores()
        result = float((first > second) - (first < second))
        if state.legal() or recorded["returns"] != [result, -result]:
            raise SystemExit("Kalah and mancala disagree about the end of a game")
    screen.print(f"Kalah and OpenSpiel's mancala agree on {GAMES} random games, {moves} moves.")


def measure(seconds: float, rounds: int, games: str) -> dict[str, dict[str, dict[str, float]]]:
    """The best of all rounds by side, game and kind of measurement."""
    samples: dict[str, list[dict[str, dict[str, float]]]] = {"compiled": [], "interpreted": [], "peer": []}
    plain = [ROOT / "src", ROOT / "examples"]
    for number in range(rounds):
        screen.print(f"Round {number + 1} of {rounds} …")
        samples["peer"].append(json.loads(ask(PEER / "bin" / "python", "openspiel.py", "speed", seconds)))
        samples["compiled"].append(json.loads(ask(sys.executable, "measure.py", seconds, games, path=[TREE])))
        interpreted = ask(sys.executable, "measure.py", seconds, games, "inside", path=plain)
        samples["interpreted"].append(json.loads(interpreted))
    return {
        side: {
            game: {kind: max(sample[game][kind] for sample in taken) for kind in taken[0][game]} for game in taken[0]
        }
        for side, taken in samples.items()
    }


def show(found: dict[str, dict[str, dict[str, float]]]) -> None:
    peer = found["peer"]
    screen.print()
    for name, rates in peer.items():
        screen.print(
            f"OpenSpiel {name} (C++, driven from Python): {rates['driven']:,.0f} moves/s, "
            f"{rates['clones']:,.0f} clones/s, {rates['features']:,.0f} observations/s "
            f"({rates['numbers'] / 1e6:,.0f} M numbers/s)"
        )
    grid = Table(box=None, pad_edge=False)
    for column in COLUMNS:
        grid.add_column(column, justify="left" if column.startswith("game") else "right")
    for name, rates in found["compiled"].items():
        grid.add_row(name, *row(rates, found["interpreted"][name], peer))
    screen.print(grid)


def row(rates: dict[str, float], slow: dict[str, float], peer: dict[str, dict[str, float]]) -> list[str]:
    mancala, hearts = peer["mancala"]["driven"], peer["hearts"]["driven"]
    return [
        f"{rates['inside']:,.0f}",
        f"{rates['inside'] / mancala:.2f}",
        f"{rates['inside'] / hearts:.2f}",
        f"{rates['driven']:,.0f}",
        f"{rates['driven'] / mancala:.2f}",
        f"{rates['clones']:,.0f}",
        f"{rates['clones'] / peer['mancala']['clones']:.2f}",
        f"{rates['features']:,.0f}",
        f"{rates['numbers'] / 1e6:,.0f}",
        f"{rates['numbers'] / peer['mancala']['numbers']:.1f}",
        f"{rates['features'] / rates['listed']:.1f}",
        f"{rates['inside'] / slow['inside']:.1f}",
    ]


def beside_environments(seconds: float, games: str) -> dict[str, Any]:
    """Many games at a time, beside the single loop and the environments of others."""
    screen.print("\nEnvironments, steps a second on one core …")
    found: dict[str, Any] = json.loads(ask(sys.executable, "environments.py", seconds, games, path=[TREE]))
    peers = {name: rate for name, rate in found["peers"].items() if rate}
    for name, rate in peers.items():
        screen.print(f"{name}: {rate:,.0f} steps/s")
    grid = Table(box=None, pad_edge=False)
    for column in ("game", "many, steps/s", "PettingZoo loop", "× loop", *(f"× {name.split()[1]}" for name in peers)):
        grid.add_column(column, justify="left" if column == "game" else "right")
    for game, rates in found["ours"].items():
        ratios = [rates["many"] / rate for rate in (rates["loop"], *peers.values())]
        numbers = [f"{rates['many']:,.0f}", f"{rates['loop']:,.0f}", *(f"{ratio:.1f}" for ratio in ratios)]
        grid.add_row(game, *numbers)
    screen.print(grid)
    return found


def beside_cpp() -> None:
    """How far the compiled rules of Nomads are from the same rules by hand."""
    found = json.loads(ask(sys.executable, "handwritten.py", TREE / "by-hand", path=[TREE]))
    if found is None:
        screen.print("No g++ here: Nomads is not compared with nomads.cpp.")
        return
    screen.print(
        f"Nomads by hand in C++: {found['by_hand']:,.0f} moves/s, "
        f"{found['by_hand'] / found['ours']:.1f} × ours; the same {found['games']} games, step for step."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.25, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", default="all", help="only these, by their ids, with commas between them")
    parser.add_argument("--part", choices=PARTS, help="only this part")
    parser.add_argument("--again", action="store_true", help="measure what was compiled the last time")
    parser.add_argument("--json", type=Path, help="also write the best rounds here")
    chosen = parser.parse_args()
    prepare(compiles=not chosen.again)
    parts = PARTS if chosen.part is None else (chosen.part,)
    found: dict[str, Any] = {}
    if "games" in parts:
        agree()
        found = measure(chosen.seconds, chosen.rounds, chosen.games)
        show(found)
    if "environments" in parts:
        found["environments"] = beside_environments(chosen.seconds, chosen.games)
    if "cpp" in parts:
        beside_cpp()
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(found, indent=1), "utf-8")


if __name__ == "__main__":
    main()
