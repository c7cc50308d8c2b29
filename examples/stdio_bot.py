"""A bot outside the package, in 40 lines: it speaks the line protocol of docs/bot-protocol.md.

    isolario arena nomads --bots "stdio:python examples/stdio_bot.py,random"

It keeps to what the protocol gives: the view of its seat and the choices it has. This one prefers, by lot,
choices of a kind it has not made yet in this match.
"""

import json
import random
import re
import sys


def kind(notation: str) -> str:
    """The sort of choice: its letters, without the numbers that say where."""
    return re.sub(r"[^a-z]+", "", notation.lower())


def main() -> None:
    made: set[str] = set()
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "isolario":
            print("ready 2", flush=True)
        elif word == "game":
            made.clear()
        elif word == "go":
            question = json.loads(rest)
            luck = random.Random(question["seed"])
            fresh = [choice for choice in question["legal"] if kind(choice["notation"]) not in made]
            chosen = luck.choice(fresh or question["legal"])
            made.add(kind(chosen["notation"]))
            print(f"info I see {len(question['legal'])} choices", flush=True)
            print(f"play {chosen['action']}", flush=True)
        elif word == "quit":
            break


main()
