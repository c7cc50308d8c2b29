"""A queue that is fair to people, not to requests: whoever asks a hundred times waits behind whoever asks once."""

import asyncio
from collections import OrderedDict, deque


class TooMuchAsked(Exception):
    """Somebody has as much waiting already as one person may."""


class Turnstile:
    """Lets `places` through at once; those who wait are served in turn by their key."""

    def __init__(self, places: int, each: int | None = None) -> None:
        self.free = places
        self.each = each
        """How many requests of one key may wait."""
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def enter(self, key: str) -> None:
        if self.free > 0:
            self.free -= 1
            return
        mine = self.waiting.setdefault(key, deque())
        if self.each is not None and len(mine) >= self.each:
            raise TooMuchAsked(key)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()  # the place was given just as its owner went away
            elif key in self.waiting and turn in mine:
                mine.remove(turn)
                if not mine:
                    self.waiting.pop(key, None)
            raise

    def leave(self) -> None:
        """Hand the place on to the next key in turn."""
        while self.waiting:
            key, queue = self.waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self.waiting[key] = queue  # behind everybody else
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
