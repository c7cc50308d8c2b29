"""How much anybody may ask of the service: budgets per person and per address."""

import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from isolario.server.store import Purse

REMEMBERED = 20_000


class Bucket:
    """Lets `burst` through at once and `rate` a second in the long run."""

    __slots__ = ("burst", "left", "rate", "spent", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.then = time.monotonic()
        self.spent = 0.0
        """Since other nodes were last told."""

    def has(self, cost: float) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        # What costs more than the whole burst is let through when the bucket is full.
        return self.left >= min(cost, self.burst)

    def pay(self, cost: float) -> None:
        self.left -= cost
        self.spent += cost


class Buckets:
    """One bucket for each key, the longest unused forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_key: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, key: str) -> Bucket:
        found = self.by_key.get(key)
        if found is None:
            found = self.by_key[key] = Bucket(self.rate, self.burst)
            if len(self.by_key) > REMEMBERED:
                self.by_key.popitem(last=False)
        else:
            self.by_key.move_to_end(key)
        return found


@dataclass(frozen=True)
class Allowance:
    """So much a second in the long run, and so much at once: for one person, and for all behind one address."""

    rate: float
    burst: float
    address_rate: float
    address_burst: float


@dataclass(frozen=True)
class Payer:
    """Who is charged: a person where we know one, and always an address."""

    person: str | None
    address: str

    @property
    def key(self) -> str:
        """Strangers behind one address share one purse."""
        return self.person or f"@{self.address}"


class Budget:
    """The purses of everybody for one kind of thing. Nothing is charged unless both purses have enough."""

    def __init__(self, allowance: Allowance) -> None:
        self.people = Buckets(allowance.rate, allowance.burst)
        self.addresses = Buckets(allowance.address_rate, allowance.address_burst)

    def take(self, payer: Payer, cost: float = 1.0) -> bool:
        person, address = self.people.bucket(payer.key), self.addresses.bucket(payer.address)
        if not (person.has(cost) and address.has(cost)):
            return False
        person.pay(cost)
        address.pay(cost)
        return True

    # -- several nodes ----------------------------------------------------------------------------------

    def touched(self, name: str) -> "list[tuple[Purse, Bucket]]":
        """The purses that are not full, under the names all nodes use, and what was spent since this was last asked."""
        found = []
        for kind, buckets in (("person", self.people), ("address", self.addresses)):
            for key, bucket in buckets.by_key.items():
                if bucket.spent > 0 or not bucket.has(bucket.burst):
                    found.append((Purse(f"{name}/{kind}/{key}", bucket.rate, bucket.burst, bucket.spent), bucket))
        return found


def settle(touched: Sequence[tuple[Purse, Bucket]], left: Sequence[float]) -> None:
    """What is left when all nodes are counted; what was spent here meanwhile is told the next time."""
    for (purse, bucket), now in zip(touched, left, strict=True):
        bucket.spent -= purse.spent
        bucket.left, bucket.then = now - bucket.spent, time.monotonic()
