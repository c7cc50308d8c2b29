"""A scripted chain of The Volcanic Isle: raise, crack, die, eruption, prayers, points, sinking, rescues, double
eruption, last round."""

import json

from storytelling import story
from tests.rulebook.volcanic_isle.position import DONE, FIRE, PRAY, flee, raise_
from tests.rulebook.volcanic_isle.test_chain import last_stand

from isolario.games.volcanic_isle import game

STEPS = (raise_(0), FIRE, 1, PRAY, DONE, flee(5), flee(2), 23, DONE, DONE)

if __name__ == "__main__":
    print(json.dumps(story(game, last_stand(), STEPS)))
