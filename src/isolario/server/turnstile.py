"""A queue that is fair to people, not to requests: whoever asks a hundred times waits behind whoever asks once."""

import asyncio
from collections import Counter, OrderedDict, deque


class TooMuchAsked(Exception):
    """Somebody has as much waiting already as one person may."""


class Turnstile:
    """Lets `places` through at once, never all of them for one key; those who wait are served in turn by their key."""

    def __init__(self, places: int, each: int | None = None) -> None:
        self.places = self.free = places
        self.most = max(1, places - 1)
        """Places one key may hold: one is left for somebody else."""
        self.each = each
        """How many requests of one key may wait."""
        self.holding: Counter[str] = Counter()
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def enter(self, key: str) -> None:
        if self.may_enter(key):
            self.take(key)
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
                self.leave(key)  # the place was given just as its owner went away
            else:
                self.forget(key, turn)
            raise

    @property
    def busy(self) -> int:
        return self.places - self.free

    @property
    def queued(self) -> int:
        """How many wait."""
        return sum(len(queue) for queue in self.waiting.values())

    def may_enter(self, key: str) -> bool:
        return self.free > 0 and self.holding[key] < self.most

    def take(self, key: str) -> None:
        self.free -= 1
        self.holding[key] += 1

    def forget(self, key: str, turn: "asyncio.Future[None]") -> None:
        queue = self.waiting.get(key)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self.waiting[key]

    def leave(self, key: str) -> None:
        """Give the place back, and hand out what is free to the next keys in turn."""
        self.free += 1
        self.holding[key] -= 1
        if self.holding[key] <= 0:
            del self.holding[key]
        for following in list(self.waiting):
            if not self.may_enter(following):
                continue
            turn = self.waiting[following].popleft()
            if not self.waiting[following]:
                del self.waiting[following]
            else:
                self.waiting.move_to_end(following)  # behind everybody else
            if not turn.done():
                self.take(following)
                turn.set_result(None)
            if self.free == 0:
                return
