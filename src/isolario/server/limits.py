"""How much anybody may ask of the service."""

import time
from collections import OrderedDict

MAX_ADDRESSES = 20_000


class Bucket:
    """Lets `burst` through at once and `rate` a second in the long run."""

    __slots__ = ("burst", "left", "rate", "then")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.left = float(burst)
        self.then = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each address, the longest unused forgotten first."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = Bucket(self.rate, self.burst)
            if len(self.by_address) > MAX_ADDRESSES:
                self.by_address.popitem(last=False)
        else:
            self.by_address.move_to_end(address)
        return bucket.take()
