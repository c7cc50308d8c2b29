"""Which settings of a search play better: a bot meets itself with other ones, at equal processor time.

    python -m tools.settings nomads "mcts:0.01s faith=8 width=3" "mcts:0.01s" --rounds 50

A bot is `mcts`, `turns` or `beam` with its budget and whatever is to be another number than in levels.toml
(`SearchSettings`, `TurnSettings`). The first one challenges: it sits on one seat, the other one on the rest, and every
round plays the same draws with the challenger on each seat in turn. Seconds are processor time, so a busy machine is
fair to both. Nothing is stored: what is kept goes to levels.toml, and `versions.py` measures it there.
"""

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from typing import Any

from tools.matches import Played, summary

from isolario.arena.simulate import place_seed
from isolario.bots import Bot, decide
from isolario.bots.levels import entry
from isolario.bots.mcts import SearchSettings
from isolario.bots.planning import TurnBot
from isolario.bots.searcher import MctsBot, clear_share
from isolario.bots.turns import TurnSettings
from isolario.kernel import CHANCE, OVER, Game, game
from isolario.kernel.chances import victory_shares

WHOLE = {"depth", "greed", "tries", "depth_each", "beam", "longest", "plans", "rounds", "draws"}
"""The settings that are whole numbers."""


def configured(said: str, played: Game, seats: int = 2) -> Bot:
    """`mcts:400 faith=8`: a bot with its budget and the settings that differ from those for such a table."""
    name, *changes = said.split()
    kind, _, budget = name.partition(":")
    seconds = float(budget[:-1]) if budget.endswith("s") else 0.0
    simulations = 0 if seconds else int(budget)
    changed: dict[str, Any] = {}
    for change in changes:
        key, number = change.split("=")
        changed[key] = int(number) if key in WHOLE else float(number)
    if kind == "mcts":
        clear = changed.pop("clear", clear_share(played))
        settings = SearchSettings(**{**(entry(played, "search") or {}), **changed})
        return MctsBot(simulations, seconds, settings, clear=clear)
    if kind == "turns":
        larger = (entry(played, "turns_larger") or {}) if seats > 2 else {}
        planned = TurnSettings(**{**(entry(played, "turns") or {}), **larger, **changed})
        return TurnBot(simulations, seconds, planned, played.hides)
    if kind == "beam":
        return TurnBot(1, 0.0, TurnSettings(**{"beam": simulations, "plans": 1, "draws": 6, **changed}), played.hides)
    raise SystemExit(f"{kind}: name mcts, turns or beam")


def play(played: Game, bots: Sequence[Bot], seats: int, seat: int, seed: int) -> Played:
    """One game with the challenger on `seat`."""
    state = played.new(seats)
    used = [0.0, 0.0]
    found, step = Played(seed, seat, None, cpu=used), 0
    while state.actor != OVER:
        own, legal = place_seed(seed, step), state.legal()
        if state.actor == CHANCE:
            action = random.Random(own).choices(legal, state.weights())[0]
        elif len(legal) == 1:
            action = legal[0]
        else:
            side = 0 if state.actor == seat else 1
            began = time.process_time()
            action = decide(bots[int(state.actor)], state, own)
            used[side] += time.process_time() - began
            found.choices[side] += 1
        state.apply(action)
        step += 1
    found.share, found.scores = float(victory_shares(state.ranks())[seat]), list(state.scores())
    return found


def match(played: Game, new: str, old: str, seats: int, rounds: int, seed: int) -> Iterator[list[Played]]:
    """The games so far after each round."""
    games: list[Played] = []
    for number in range(rounds):
        for seat in range(seats):
            bots = [configured(new if place == seat else old, played, seats) for place in range(seats)]
            games.append(play(played, bots, seats, seat, seed + number))
        yield games


def main(arguments: Sequence[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("new")
    reader.add_argument("old")
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--rounds", type=int, default=50)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args(arguments)
    time.perf_counter = time.process_time  # whoever measures time here measures its own work
    for games in match(game(given.game), given.new, given.old, given.seats, given.rounds, given.seed):
        found = summary(games)
        low, high = found.interval
        line = (
            f"{given.game} {given.seats}: {given.new} against {given.old}: {found.share:.1%} ({low:.0%} - {high:.0%}, "
            f"{found.games} games), {found.milliseconds[0]:.1f} and {found.milliseconds[1]:.1f} ms, "
            f"{found.scores[0]:.1f} and {found.scores[1]:.1f} points"
        )
        print(line, flush=True)


if __name__ == "__main__":
    main()
