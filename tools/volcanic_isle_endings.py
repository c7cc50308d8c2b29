"""How games of The Volcanic Isle between weak bots end: by sinking volcanoes, or by the stand-off rule.

python tools/volcanic_isle_endings.py 200        # games per bot and number of players
"""

import sys

from isolario.bots import Bot, bot, decide
from isolario.games.volcanic_isle import game
from isolario.kernel import CHANCE, OVER, FastLuck, draw


def play(player: Bot, seats: int, seed: int) -> tuple[bool, int, int]:
    """One game: whether the stand-off ended it, its rounds, its decisions."""
    state, luck = game.new(seats), FastLuck(seed)
    decisions = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            draw(state, luck)
        else:
            decisions += 1
            state.apply(decide(player, state, luck.below(1 << 30)))
    view = state.view(None)
    return not view["last_round"], view["round"], decisions


def report(games: int) -> None:
    print("| bot | players | games | ended by stand-off | rounds | decisions |")
    print("|---|---|---|---|---|---|")
    for name in ("random", "greedy"):
        for seats in range(game.min_seats, game.max_seats + 1):
            played = [play(bot(name), seats, seed) for seed in range(games)]
            share = sum(standoff for standoff, _, _ in played) / games
            rounds = sum(rounds for _, rounds, _ in played) / games
            decisions = sum(decisions for _, _, decisions in played) / games
            print(f"| {name} | {seats} | {games} | {share:.0%} | {rounds:.0f} | {decisions:.0f} |")


if __name__ == "__main__":
    report(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
