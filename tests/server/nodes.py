"""Two nodes on one store behind a proxy; either node and PostgreSQL itself are killed with -9 during games with bots.

    python -m tests.server.nodes --kills 1000     # the long run; the tests do a short one

Nobody loses an acknowledged move, every game goes on, and browsers notice nothing but a reconnect: each is checked
as in `crash`. With `--state FILE` a long run goes on where it was interrupted.
"""

import argparse
import json
import os
import random
import signal
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.server.crash import Victim, play_all
from tests.server.harness import Place
from tests.server.postgres import Postgres
from tests.server.proxy import Proxy

STORE_EVERY = 3
"""One kill in so many is the store's: it takes longer to come back."""
THINKING_SECONDS = 0.3
"""People take their time, so that a game lives through several kills."""
DOWN_SECONDS = 0.5
"""For so long at most what was killed stays down; the others go on meanwhile."""


class Cluster:
    def __init__(self, postgres: Postgres, data: Path, nodes: int = 2, real_workers: bool = False) -> None:
        self.postgres = postgres
        place: Place = {"data": data, "store": postgres.new_database()}
        self.nodes = [Victim(place, real_workers) for _ in range(nodes)]
        self.proxy = Proxy([node.port for node in self.nodes])
        self.killed: Counter[str] = Counter()

    def strike(self, chooser: random.Random) -> None:
        if sum(self.killed.values()) % STORE_EVERY == STORE_EVERY - 1:
            self.postgres.kill()
            time.sleep(chooser.uniform(0, DOWN_SECONDS))
            self.postgres.start()
            self.killed["store"] += 1
        else:
            node = chooser.choice(self.nodes)
            node.kill()
            time.sleep(chooser.uniform(0, DOWN_SECONDS))
            node.start()
            self.killed["node"] += 1

    def stop(self) -> None:
        self.proxy.close()
        codes = [node.stop() for node in self.nodes]
        assert all(code in (0, -signal.SIGTERM) for code in codes), f"nodes ended with {codes}"


def run(postgres: Postgres, games: int, data: Path, seed: int, kills: int, real_workers: bool = False) -> Counter[str]:
    """Returns what was killed how often while games were going on."""
    cluster = Cluster(postgres, data, real_workers=real_workers)
    try:
        play_all(cluster.proxy.url, games, seed, kills, cluster.strike, THINKING_SECONDS)
    finally:
        cluster.stop()
    return cluster.killed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000, help="kills altogether")
    parser.add_argument("--games", type=int, default=60, help="games at least")
    parser.add_argument("--at-once", type=int, default=6)
    parser.add_argument("--workers", action="store_true", help="bots in worker processes, as in real life")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--state", type=Path, help="a file that remembers how far a long run has come")
    wanted = parser.parse_args()
    done: Counter[str] = Counter()
    if wanted.state is not None and wanted.state.exists():
        done.update(json.loads(wanted.state.read_text()))
    began = time.monotonic()
    postgres = Postgres()
    try:
        while done["node"] + done["store"] < wanted.kills or done["games"] < wanted.games:
            with tempfile.TemporaryDirectory() as data:
                left = max(1, wanted.kills - done["node"] - done["store"])
                seed = wanted.seed + done["games"]
                done += run(postgres, wanted.at_once, Path(data), seed, left, wanted.workers)
                done["games"] += wanted.at_once
            if wanted.state is not None:
                wanted.state.write_text(json.dumps(done))
            print(f"  {told(done)}, {time.monotonic() - began:.0f} s", flush=True)
    finally:
        postgres.stop()
    if wanted.state is not None:
        wanted.state.unlink(missing_ok=True)
    print(f"{told(done)} (seed {wanted.seed}): no acknowledged move lost, every game ended")


def told(done: Counter[str]) -> str:
    return f"{done['games']} games, {done['node']} kills of a node, {done['store']} of the store"


if __name__ == "__main__":
    main()
