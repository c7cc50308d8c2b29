"""Buying before a scoring of Stromboli: the last two-palm card is drawn in the middle of a refill; both players may
buy, then lava flows, points are counted, and round 2 goes on with the refill."""

import json

from storytelling import story
from tests.rulebook.stromboli.position import RED, position

from isolario.games.stromboli import game

start = position(
    active=RED,
    boat="B",
    cards={
        "A": ("nautilus", "shell"),
        "B": ("build", "basket_b1"),
        "C": ("priestess", "basket_b1"),
        "D": ("white_pearl", "build"),
        "E": ("shell", "black_pearl"),
    },
    beaches={"C": ("2", "5"), "E": ("3", ""), "F": ("", "1")},
    shamans=("Df", "Bm"),
    statues=("Dm Cf Ap", "Em Ef Bp"),
    craters={"D": 1, "E": 2},
    shells=(2, 3),
    kept=(("basket_b1", "white_pearl", "nautilus"), ("basket_b2", "basket_b1")),
    pool={"basket_b2": 1},
)

CHOICES = (
    "1B",  # the boat goes to C: Yellow has the higher sum and takes the basket, the Priestess goes to Red
    "take-basket_b1",
    "no-divert",
    "basket_b2",  # the last card of the two-palm deck: the scoring comes at once
    "buy-priestess",  # Red, who is active, buys first,
    "D>C",  # and turns the lava away from the statue on the mountain
    "buy-forest",
    "lava",  # the refill goes on with the next deck
    "build",
)

if __name__ == "__main__":
    print(json.dumps(story(game, start, CHOICES)))
