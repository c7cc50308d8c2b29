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


def seen_by(network: Network, context: vec[float], table: i64, each: i64, seats: i64, seat: i64) -> vec[float]:
    """What the context adds to every hidden unit, from the side of a seat.

    `context` holds `table` numbers of the table, then `each` of every seat.
    """
    hidden = network.hidden
    weights = network.from_context
    sums: vec[float] = vec[float]([0.0] * hidden)
    index: i64 = 0
    while index < network.context:
        number = 0.0
        if index < table:
            number = context[index]
        elif index < table + each:
            number = context[index + each * seat]
        else:
            at = index - each
            for other in range(seats):
                if other != seat:
                    number += context[at]
                at += each
            if seats > 2:
                number /= float(seats - 1)
        if number != 0.0:
            row = index * hidden
            unit: i64 = 0
            while unit < hidden:
                sums[unit] += number * weights[row + unit]
                unit += 1
        index += 1
    return sums


def context_sums(network: Network, numbers: vec[float]) -> vec[float]:
    """What a context adds to every hidden unit, if its numbers are given as its owner sees them."""
    hidden, weights = network.hidden, network.from_context
    sums: vec[float] = vec[float]([0.0] * hidden)
    first: i64 = 0
    while first < hidden:
        a, b, c, d, e, f, g, h = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
        row = first
        for x in numbers:
            if x != 0.0:
                a += x * weights[row]
                b += x * weights[row + 1]
                c += x * weights[row + 2]
                d += x * weights[row + 3]
                e += x * weights[row + 4]
                f += x * weights[row + 5]
                g += x * weights[row + 6]
                h += x * weights[row + 7]
            row += hidden
        sums[first] = a
        sums[first + 1] = b
        sums[first + 2] = c
        sums[first + 3] = d
        sums[first + 4] = e
        sums[first + 5] = f
        sums[first + 6] = g
        sums[first + 7] = h
        first += UNITS
    return sums


def hope(network: Network, kind: i64, numbers: vec[float], at: i64, base: vec[float]) -> float:
    """The chance of a thing whose own numbers begin at `at`."""
    odds = worth(network, kind, numbers, at, base)
    if odds > SURE:
        odds = SURE
    elif odds < -SURE:
        odds = -SURE
    return 1.0 / (1.0 + exp(-odds))


def worth(network: Network, kind: i64, numbers: vec[float], at: i64, base: vec[float]) -> float:
    """What the network says of such a thing: the log odds of its chance, or what it will bring."""
    hidden, own = network.hidden, network.own
    odds = network.bias[kind]
    first: i64 = 0
    while first < hidden:
        odds += eight(
            numbers, at, own, network.from_own, kind * own * hidden + first, hidden, base, network.out, first,
            kind * hidden + first,
        )  # fmt: skip
        first += UNITS
    return odds


def eight(
    numbers: vec[float],
    at: i64,
    own: i64,
    weights: vec[float],
    row: i64,
    stride: i64,
    base: vec[float],
    out: vec[float],
    first: i64,
    to: i64,
) -> float:
    """What eight hidden units add to the log odds; written out, because this is where the time goes."""
    a = base[first]
    b = base[first + 1]
    c = base[first + 2]
    d = base[first + 3]
    e = base[first + 4]
    f = base[first + 5]
    g = base[first + 6]
    h = base[first + 7]
    end = at + own
    while at < end:
        x = numbers[at]
        if x != 0.0:
            a += x * weights[row]
            b += x * weights[row + 1]
            c += x * weights[row + 2]
            d += x * weights[row + 3]
            e += x * weights[row + 4]
            f += x * weights[row + 5]
            g += x * weights[row + 6]
            h += x * weights[row + 7]
        row += stride
        at += 1
    odds = 0.0
    if a > 0.0:
        odds += a * out[to]
    if b > 0.0:
        odds += b * out[to + 1]
    if c > 0.0:
        odds += c * out[to + 2]
    if d > 0.0:
        odds += d * out[to + 3]
    if e > 0.0:
        odds += e * out[to + 4]
    if f > 0.0:
        odds += f * out[to + 5]
    if g > 0.0:
        odds += g * out[to + 6]
    if h > 0.0:
        odds += h * out[to + 7]
    return odds


def chances_to_lead(network: Network, points: list[float], variance: float) -> list[float]:
    """The chances of seats that expect so many points, of which so much is still open in all.

    Whether one seat stays ahead of another is up to what is open for the two of them: the mean of the seats, twice.
    """
    share = 2.0 * variance / float(len(points))
    slope = network.sharpness / sqrt(1.0 + share) + network.lead / 10.0
    best = max(points)
    return with_points(softmax([max(-SURE, slope * (mine - best)) for mine in points], 1.0), points)
