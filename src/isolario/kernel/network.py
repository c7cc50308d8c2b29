"""A small network that says how likely each of many things is to come good; points and chances follow from that.

Things (explorers, villages, …) have numbers of their own and a kind; the table and each seat have numbers too. A
thing's chance is one layer of hidden units over its own numbers and over the context as its owner sees it: the table,
the owner, the mean of the others. What a seat may expect is what it has, and chance times worth of every thing that is
still open; the lead that this gives is the surer the less is open.

Learned by `isolario learn`, written to a room's `value-<seats>.toml`, read here without any library.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from isolario.kernel.chances import softmax, with_points

UNITS: Final[i64] = 8
"""Hidden units that are worked out together: their sums stay in registers."""
SURE: Final = 30.0
"""Log odds beyond this make no difference."""


class Network:
    """The learned numbers: flat arrays, units last."""

    def __init__(self, hidden: i64, kinds: i64, own: i64, context: i64, numbers: list[float]) -> None:
        self.hidden: i64 = hidden
        self.kinds: i64 = kinds
        self.own: i64 = own
        """How many numbers a thing has."""
        self.context: i64 = context
        """How many numbers the table, the owner and the mean of the others have together."""
        at: i64 = 0
        self.from_context: vec[float] = vec[float](numbers[at : at + context * hidden])
        at += context * hidden
        self.from_own: vec[float] = vec[float](numbers[at : at + kinds * own * hidden])
        at += kinds * own * hidden
        self.out: vec[float] = vec[float](numbers[at : at + kinds * hidden])
        at += kinds * hidden
        self.bias: vec[float] = vec[float](numbers[at : at + kinds])
        at += kinds
        self.sharpness: float = numbers[at]
        self.lead: float = numbers[at + 1]


def network_size(hidden: int, kinds: int, own: int, context: int) -> int:
    """How many numbers such a network is made of."""
    return hidden * (context + kinds * own + kinds) + kinds + 2


class Seen:
    """The numbers of one thing that are not 0, and their places: most are 0, and to look at each again costs more
    than to sum up those that are not."""

    def __init__(self, most: i64) -> None:
        self.places: vec[i64] = vec[i64]([0] * (most + 1))
        self.numbers: vec[float] = vec[float]([0.0] * (most + 1))
        self.count: i64 = 0

    def look(self, numbers: vec[float], at: i64, count: i64) -> None:
        """At `count` numbers from `at` on."""
        places, found = self.places, self.numbers
        kept: i64 = 0
        for place in range(count):
            number = numbers[at + place]
            places[kept] = place
            found[kept] = number
            kept += 1 if number != 0.0 else 0  # no jump that a processor could guess wrong
        self.count = kept


def every_side(network: Network, context: vec[float], table: i64, each: i64, seats: i64, seen: Seen) -> vec[float]:
    """What the context adds to every hidden unit from the side of each seat, one seat after the other.

    `context` holds `table` numbers of the table, then `each` of every seat. What the seats are to each other is summed
    up once for all, and each takes its own part out of it.
    """
    hidden = network.hidden
    weights = network.from_context
    sides: vec[float] = vec[float]([0.0] * (hidden * seats))
    shared: vec[float] = vec[float]([0.0] * hidden)
    other: vec[float] = vec[float]([0.0] * hidden)
    seen.look(context, 0, table)
    add(seen, weights, 0, hidden, shared, 0)
    share = 1.0 / float(seats - 1)
    for seat in range(seats):
        first = hidden * seat
        for unit in range(hidden):
            other[unit] = 0.0
        seen.look(context, table + each * seat, each)
        add(seen, weights, table * hidden, hidden, sides, first)
        add(seen, weights, (table + each) * hidden, hidden, other, 0)
        for unit in range(hidden):
            part = share * other[unit]
            shared[unit] += part
            sides[first + unit] -= part
    for seat in range(seats):
        first = hidden * seat
        for unit in range(hidden):
            sides[first + unit] += shared[unit]
    return sides


def add(seen: Seen, weights: vec[float], row: i64, hidden: i64, sums: vec[float], to: i64) -> None:
    """Add what was seen, each number times its row of weights, to as many sums; eight of them at a time."""
    places, numbers, count = seen.places, seen.numbers, seen.count
    end = to + hidden
    while to < end:
        a = sums[to]
        b = sums[to + 1]
        c = sums[to + 2]
        d = sums[to + 3]
        e = sums[to + 4]
        f = sums[to + 5]
        g = sums[to + 6]
        h = sums[to + 7]
        for index in range(count):
            x = numbers[index]
            at = row + hidden * places[index]
            a += x * weights[at]
            b += x * weights[at + 1]
            c += x * weights[at + 2]
            d += x * weights[at + 3]
            e += x * weights[at + 4]
            f += x * weights[at + 5]
            g += x * weights[at + 6]
            h += x * weights[at + 7]
        sums[to] = a
        sums[to + 1] = b
        sums[to + 2] = c
        sums[to + 3] = d
        sums[to + 4] = e
        sums[to + 5] = f
        sums[to + 6] = g
        sums[to + 7] = h
        to += UNITS
        row += UNITS


def context_sums(network: Network, numbers: vec[float], seen: Seen) -> vec[float]:
    """What a context adds to every hidden unit, if its numbers are given as its owner sees them."""
    sums: vec[float] = vec[float]([0.0] * network.hidden)
    seen.look(numbers, 0, network.context)
    add(seen, network.from_context, 0, network.hidden, sums, 0)
    return sums


def hope(network: Network, kind: i64, seen: Seen, sides: vec[float], side: i64) -> float:
    """The chance of a thing of which so much is seen; what the context adds from its owner's side begins at `side`."""
    odds = worth(network, kind, seen, sides, side)
    if odds > SURE:
        odds = SURE
    elif odds < -SURE:
        odds = -SURE
    return 1.0 / (1.0 + exp(-odds))


def worth(network: Network, kind: i64, seen: Seen, sides: vec[float], side: i64) -> float:
    """What the network says of such a thing: the log odds of its chance, or what it will bring."""
    hidden, own = network.hidden, network.own
    odds = network.bias[kind]
    first: i64 = 0
    while first < hidden:
        odds += eight(
            seen, network.from_own, kind * own * hidden + first, hidden, sides, side + first, network.out,
            kind * hidden + first,
        )  # fmt: skip
        first += UNITS
    return odds


def eight(
    seen: Seen, weights: vec[float], row: i64, stride: i64, base: vec[float], first: i64, out: vec[float], to: i64
) -> float:
    """What eight hidden units add to the log odds; written out, because this is where the time goes."""
    places, numbers, count = seen.places, seen.numbers, seen.count
    a = base[first]
    b = base[first + 1]
    c = base[first + 2]
    d = base[first + 3]
    e = base[first + 4]
    f = base[first + 5]
    g = base[first + 6]
    h = base[first + 7]
    for index in range(count):
        x = numbers[index]
        at = row + stride * places[index]
        a += x * weights[at]
        b += x * weights[at + 1]
        c += x * weights[at + 2]
        d += x * weights[at + 3]
        e += x * weights[at + 4]
        f += x * weights[at + 5]
        g += x * weights[at + 6]
        h += x * weights[at + 7]
    odds = a * out[to] if a > 0.0 else 0.0
    odds += b * out[to + 1] if b > 0.0 else 0.0
    odds += c * out[to + 2] if c > 0.0 else 0.0
    odds += d * out[to + 3] if d > 0.0 else 0.0
    odds += e * out[to + 4] if e > 0.0 else 0.0
    odds += f * out[to + 5] if f > 0.0 else 0.0
    odds += g * out[to + 6] if g > 0.0 else 0.0
    odds += h * out[to + 7] if h > 0.0 else 0.0
    return odds


def chances_to_lead(network: Network, points: list[float], variance: float) -> list[float]:
    """The chances of seats that expect so many points, of which so much is still open in all.

    Whether one seat stays ahead of another is up to what is open for the two of them: the mean of the seats, twice.
    """
    share = 2.0 * variance / float(len(points))
    slope = network.sharpness / sqrt(1.0 + share) + network.lead / 10.0
    best = max(points)
    return with_points(softmax([max(-SURE, slope * (mine - best)) for mine in points], 1.0), points)
