"""`make strength`: how strong the bots are, measured; the results go to docs/strength.md and docs/strength.svg.

Long, with progress. Finished games are kept in build/strength and not played again as long as the bots, the
rules and the levels are the same; `--fresh` begins again.
Everything runs compiled; OpenSpiel's IS-MCTS plays our games through the adapter in its own environment, and so does
an earlier version of the package (`versions.py`).
"""

import argparse
import datetime
import hashlib
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.speed import PEER, ROOT, TREE, prepare, screen
from tools import versions

from isolario.bots.levels import LEVELS, entry, levels
from isolario.kernel import game, games

FOLDER = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "strength.md"
PICTURE = ROOT / "docs" / "strength.svg"
COLOURS = ("#c2410c", "#0f766e", "#1d4ed8", "#a16207", "#7e22ce", "#be123c")
WIDTH, HEIGHT, LEFT, BOTTOM = 640, 340, 60, 40
LEVELS_IN: dict[str, tuple[int, ...]] = {
    "greedy": (),
    "strongest": (5,),
    "table": (5,),
    "levels": LEVELS,
    "ladder": (),
    "peer": (5,),
    "former": (5,),
}
"""The parts of a game's results, and the levels that play in each."""


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


def made_with(id: str, part: str) -> str:
    """A fingerprint of what decides a part of the results: kernel, bots, the game's room, its levels."""
    package = ROOT / "src" / "isolario"
    known = levels(game(id))
    playing = [known[number - 1] for number in LEVELS_IN[part]]
    made = hashlib.sha256(repr((playing, entry(game(id), "search"))).encode())
    for room in ("kernel", "bots", f"games/{id}"):
        for path in sorted((package / room).rglob("*.*")):
            if path.suffix == ".py" or (path.suffix == ".toml" and room != "bots"):
                made.update(path.read_bytes())
    return made.hexdigest()


def forget_outdated(id: str, fresh: bool) -> None:
    """Results of other bots or rules must not be mixed with new ones."""
    path = FOLDER / f"{id}.json"
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for part in LEVELS_IN:
        note, now = FOLDER / f"{id}-{part}.made-with", made_with(id, part)
        if fresh or not note.exists() or note.read_text("utf-8") != now:
            for kept in FOLDER.glob(f"{id}-{part}*.jsonl"):
                kept.unlink()
            found.pop(part, None)
            found.pop("rounds", None)  # so that games are played again where they are missing
            note.write_text(now, "utf-8")
    if found:
        path.write_text(json.dumps(found, indent=1), "utf-8")


FORMER = "61ced33"
"""The commit whose strongest level today's has to beat."""
SHARES = {2: 0.6, 4: 0.4}
LARGER = {"the_island": 0.7, "volcanic_isle": 0.7}
"""What is asked for against the former version, by seats; at tables for two more in these games."""


def against_former(id: str, rounds: int, seed: int) -> list[dict[str, Any]]:
    """Level 5 as it is against level 5 as it was, for two and, where there is such a table, against three of them."""
    tree, package = versions.built(FORMER)
    new, old = versions.Version("level:5", str(TREE)), versions.Version("level:5", str(tree), package)
    found = []
    for seats in (2, 4):
        if seats <= game(id).max_seats:
            path = FOLDER / f"{id}-former-{seats}.jsonl"
            jobs = os.cpu_count() or 1
            *_, results = versions.match(id, new, old, seats, rounds * 2 // seats, seed, {}, path, jobs)
            wanted = LARGER.get(id, SHARES[2]) if seats == 2 else SHARES[4]
            found.append({"seats": seats, "wanted": wanted, **results.summary()})
            screen.print(f"{id}, {seats} seats, against {FORMER}: {found[-1]['share']:.0%} of {found[-1]['games']}")
    return found


def measured(id: str, rounds: int, peer_rounds: int, seed: int) -> dict[str, Any]:
    """All results of a game, from the file of an earlier run if there is one; more rounds go on from there."""
    path = FOLDER / f"{id}.json"
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    if found.get("rounds", 0) < rounds:
        found |= ask(sys.executable, "strength_games.py", id, rounds, seed, FOLDER)
        found["date"] = datetime.date.today().isoformat()
        path.write_text(json.dumps(found, indent=1), "utf-8")
    if "former" not in found:
        found["former"] = against_former(id, rounds, seed)
        path.write_text(json.dumps(found, indent=1), "utf-8")
    python = peer_ready()
    if "peer" not in found:
        found["peer"] = ask(python, "strength_peer.py", "match", id, peer_rounds, seed)
        found["speed"] = ask(python, "strength_peer.py", "speed", id, 3, seed)
        path.write_text(json.dumps(found, indent=1), "utf-8")
    return found


# -- the page ---------------------------------------------------------------------------------------------


def share(one: dict[str, Any] | None) -> str:
    """A share with its interval, and whether it is above what was asked."""
    if one is None:
        return "–"
    low, high = one["interval"]
    return f"{one['share']:.0%} ({low:.0%} – {high:.0%}, {one['games']})"


def first(one: dict[str, Any], name: str) -> dict[str, Any] | None:
    """The only comparison of that name, if it was made: some games have no table for four."""
    return one[name][0] if name in one else None


def goal(one: dict[str, Any] | None) -> str:
    if one is None:
        return "–"
    mark = {1: "✓", -1: "✗", 0: "open"}[one["decided"]]
    return f"{share(one)} {mark}"


def page(results: list[dict[str, Any]], kalah: dict[str, float], seed: int) -> str:
    lines = [
        "# Strength",
        "",
        "Made by `make strength` (tools/strength.py). Every game is played in duplicate: the same draws",
        "with the seats exchanged. In brackets: the 95 % interval and the number of games. A comparison with a",
        "goal ends as soon as a sequential test has decided it: ✓ above the goal, ✗ below; open: too few games",
        "to tell, whatever the share; – not measured.",
        "",
        f"Seed {seed}, {platform.machine()} with {os.cpu_count()} cores, Python {platform.python_version()}, "
        "compiled package.",
        "",
        *conclusions(results),
        "## Goals",
        "",
        "| game | measured | greedy beats random ≥ 90 % | level 5 beats greedy ≥ 80 % "
        "| level 5 wins ≥ 45 % against three greedy | level 5 beats OpenSpiel’s IS-MCTS ≥ 75 % "
        "| its time per choice |",
        "|---|---|---|---|---|---|---|",
    ]
    for one in results:
        peer = one.get("peer")
        goals = " | ".join(goal(first(one, name)) for name in ("greedy", "strongest", "table"))
        time = "–" if peer is None or peer["seconds"] is None else f"{1000 * peer['seconds']:.0f} ms"
        lines.append(f"| {one['title']} | {one['date']} | {goals} | {goal(peer)} | {time} |")
    lines += [
        "",
        "OpenSpiel’s Python IS-MCTS plays our games through `isolario.adapters.openspiel`, with random",
        "playouts, and gets as many simulations as fit into the time that level 5 takes on average.",
        "",
        *former_table(results),
        "## Levels",
        "",
        "How often each level beats the one below (two seats; the aim is 76 %, 200 Elo), and how long it takes for a",
        "choice while all cores play other games (mean / longest of twelve, seconds).",
        "",
        "| game | 2 beats 1 | 3 beats 2 | 4 beats 3 | 5 beats 4 | level 1 | 2 | 3 | 4 | 5 |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for one in results:
        steps = " | ".join(share(step) for step in one.get("levels", [None] * 4))
        taken = one.get("times", [None] * 5)
        times = " | ".join("–" if t is None else f"{t['mean']:.2f} / {t['longest']:.2f}" for t in taken)
        lines.append(f"| {one['title']} | {steps} | {times} |")
    lines += [
        "",
        "## Does more thinking help?",
        "",
        "Each search against the one with half its simulations.",
        "",
        "| game | 50 against 25 | 100 against 50 | 200 against 100 | 400 against 200 | all four, Elo |",
        "|---|---|---|---|---|---|",
    ]
    for one in results:
        steps = " | ".join(share(step) for step in one.get("ladder", [None] * 4))
        total = f"{sum(step['elo'] for step in one['ladder']):+.0f}" if "ladder" in one else "–"
        lines.append(f"| {one['title']} | {steps} | {total} |")
    lines += [
        "",
        "![Elo gained by each doubling of the simulations](strength.svg)",
        "",
        "## Simulations a second",
        "",
        "One core, random playouts to the end on both sides, the same positions.",
        "",
        "| game | ours, compiled | OpenSpiel’s Python IS-MCTS | ratio (goal ≥ 15) |",
        "|---|---|---|---|",
    ]
    for one in results:
        if "speed" in one:
            ours, theirs = one["speed"]["ours"], one["speed"]["peer"]
            lines.append(f"| {one['title']} | {ours:,.0f} | {theirs:,.0f} | {ours / theirs:.0f} |")
    lines += [
        "",
        f"Kalah from its first position: {kalah['ours']:,.0f} simulations a second; OpenSpiel’s C++ MCTS "
        f"on mancala: {kalah['peer']:,.0f}; ratio {kalah['ours'] / kalah['peer']:.2f} (goal ≥ 1).",
    ]
    return "\n".join(lines) + "\n"


def conclusions(results: list[dict[str, Any]]) -> list[str]:
    """What the figures below say about the goals, in a few lines."""
    lines = ["## Conclusions", ""]
    for one in results:
        said = []
        for row in one.get("former", []):
            low, high = row["interval"]
            reached = "above" if low >= row["wanted"] else "below" if high < row["wanted"] else "not decided against"
            others = "level 5 of" if row["seats"] == 2 else "three of level 5 of"
            said.append(f"{share(row)} against {others} {FORMER}, {reached} the goal of {row['wanted']:.0%}")
        if "ladder" in one:
            total = sum(step["elo"] for step in one["ladder"])
            said.append(f"four doublings of the budget bring {total:+.0f} Elo (goal +250)")
        if said:
            lines.append(f"- **{one['title']}**: {'; '.join(said)}.")
    return [*lines, ""] if len(lines) > 2 else []


def former_table(results: list[dict[str, Any]]) -> list[str]:
    """Level 5 against level 5 of the former version, with what both used of the processor."""
    lines = [
        "## Against the former version",
        "",
        f"Level 5 against level 5 of the package at commit {FORMER}, compiled by its own build and driven move by move",
        "in a process of its own (`tools/versions.py`); processor time for a choice on both sides.",
        "",
        "| game | seats | share | goal | new, ms | old, ms |",
        "|---|---|---|---|---|---|",
    ]
    for one in results:
        for row in one.get("former", []):
            new, old = row["milliseconds"]
            lines.append(
                f"| {one['title']} | {row['seats']} | {share(row)} | {row['wanted']:.0%} | {new:.0f} | {old:.0f} |"
            )
    return [*lines, ""]


def picture(results: list[dict[str, Any]]) -> str:
    """Elo above 25 simulations for each doubling, one line for each game."""
    curves = []
    for one in results:
        if "ladder" not in one:
            continue
        height, curve = 0.0, [0.0]
        for step in one["ladder"]:
            height += step["elo"]
            curve.append(height)
        curves.append((one["title"], curve))
    top = max([100.0, *(max(curve) for _, curve in curves)])
    low = min([0.0, *(min(curve) for _, curve in curves)])

    def x(step: int) -> float:
        return LEFT + step * (WIDTH - LEFT - 150) / 4

    def y(elo: float) -> float:
        return HEIGHT - BOTTOM - (elo - low) / (top - low) * (HEIGHT - BOTTOM - 20)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="12" role="img" aria-label="Elo gained by each doubling of the simulations">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for mark in range(int(low // 100) * 100, int(top) + 1, 100):
        if mark >= low:
            parts.append(
                f'<path d="M{LEFT} {y(mark):.0f}H{WIDTH - 150}" stroke="#ddd"/>'
                f'<text x="{LEFT - 8}" y="{y(mark) + 4:.0f}" text-anchor="end" fill="#333">{mark:+d}</text>'
            )
    for step, simulations in enumerate((25, 50, 100, 200, 400)):
        parts.append(f'<text x="{x(step):.0f}" y="{HEIGHT - 18}" text-anchor="middle" fill="#333">{simulations}</text>')
    labels = sorted(range(len(curves)), key=lambda index: -curves[index][1][-1])
    place = 0.0
    for index in labels:
        title, curve = curves[index]
        colour = COLOURS[index % len(COLOURS)]
        points = " ".join(f"{x(step):.1f},{y(elo):.1f}" for step, elo in enumerate(curve))
        place = max(place + 15, y(curve[-1]) + 4)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(f'<text x="{x(4) + 8:.0f}" y="{place:.0f}" fill="{colour}">{title}</text>')
    parts.append(
        f'<text x="{(LEFT + WIDTH - 150) / 2:.0f}" y="{HEIGHT - 2}" text-anchor="middle" fill="#333">'
        "simulations per choice</text></svg>"
    )
    return "\n".join(parts) + "\n"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", default="", help="only these, separated by commas")
    reader.add_argument("--rounds", type=int, default=100, help="at most this many rounds of each comparison")
    reader.add_argument("--peer-rounds", type=int, default=30, help="the same against OpenSpiel")
    reader.add_argument("--seed", type=int, default=2026)
    reader.add_argument("--fresh", action="store_true", help="forget earlier results")
    reader.add_argument("--built", action="store_true", help="use what the last run compiled and installed")
    given = reader.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not given.built:
        prepare(compiles=True)
    wanted = given.games.split(",") if given.games else [game.id for game in games()]
    for id in wanted:
        forget_outdated(id, given.fresh)
        measured(id, given.rounds, given.peer_rounds, given.seed)
    kalah = ask(peer_ready(), "strength_peer.py", "kalah", 5)
    known = [FOLDER / f"{game.id}.json" for game in games()]
    results = [json.loads(path.read_text("utf-8")) for path in known if path.exists()]
    PAGE.write_text(page(results, kalah, given.seed), "utf-8")
    PICTURE.write_text(picture(results), "utf-8")
    screen.print(f"Written: {PAGE.relative_to(ROOT)} and {PICTURE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
