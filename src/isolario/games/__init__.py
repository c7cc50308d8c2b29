"""One room per game, the same furniture in each.

`isolario.games` is this package and, in `isolario.games()`, the list of all installed games: the name of a
subpackage becomes an attribute of its parent when it is imported, so the package itself answers the call.
"""

import sys
from types import ModuleType

from isolario.kernel import Game
from isolario.kernel import games as installed


class Rooms(ModuleType):
    """A package that can be called."""

    def __call__(self) -> tuple[Game, ...]:
        return installed()


sys.modules[__name__].__class__ = Rooms
