"""Where luck comes from: fast for simulation, verifiable for real matches, scripted for tests and replays."""

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

# L'Ecuyer's combined generator: two Lehmer streams whose products stay below 2**47, so that the numbers
# are the same compiled (where i64 wraps) and interpreted (where it does not).
M1: Final[i64] = 2147483563
A1: Final[i64] = 40014
M2: Final[i64] = 2147483399
A2: Final[i64] = 40692
MASK: Final = (1 << 64) - 1
RANGE: Final = 1 << 256
SCHEME: Final = 2
"""How draws are bound today; a record names its scheme, and says nothing under the first one."""
SCHEMES: Final = (1, 2)
BLOCK: Final = 64
"""Bytes that SHA-256 takes at a time."""
WIDE: Final[i64] = (M1 - 1) * (M1 - 1)
"""Two draws together give a number below this, for choices among more than one draw can tell apart."""

FINE: Final = 1 << 30
"""Draws by odds that are not whole numbers use so many equal parts. No i64: mypyc 2.4 turns `float()` of a constant i64
between 2**30 and 2**31 into a negative number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A source of unbiased choices."""

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely."""
        raise TypeError(f"{type(self).__name__} does not define below()")

    def pick(self, weights: list[int]) -> i64:
        """An index into `weights`, with those odds."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        index: i64 = 0
        for weight in weights:
            left -= weight
            if left < 0:
                return index
            index += 1
        raise ValueError("weights must be positive")

    def pick_by_odds(self, odds: list[float]) -> i64:
        """An index into `odds`, which need not be whole numbers; never one whose odds are 0."""
        total = 0.0
        for chance in odds:
            total += chance
        if not total > 0.0:
            raise ValueError("odds must be positive")
        left = (float(self.below(FINE)) + 0.5) / float(FINE) * total
        index: i64 = 0
        chosen: i64 = 0
        for chance in odds:
            if chance > 0.0:
                chosen = index
                left -= chance
                if left < 0.0:
                    break
            index += 1
        return chosen

    def seek(self, position: i64, urn: i64 = 0, number: i64 = 0) -> None:
        """Called before each draw of a match: how many steps were played, from which urn the draw comes, and how
        many draws came from that urn before."""


class FastLuck(Luck):
    """The generator for simulations: reproducible from its seed, cloneable, not secret."""

    def __init__(self, seed: int) -> None:
        # Mixed as in SplitMix64: multiplying alone would leave the draws of neighbouring seeds a fixed step
        # apart, and matches seed each draw by its place. Both streams need a state from 1 to modulus - 1.
        mixed = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & MASK
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & MASK
        self.first: i64 = 1 + (mixed >> 33) % (M1 - 1)
        self.second: i64 = 1 + (mixed & 0x7FFFFFFF) % (M2 - 1)

    def below(self, n: i64) -> i64:
        if n >= M1:
            return self.wide(n)
        return self.draw() * n // (M1 - 1)

    def draw(self) -> i64:
        """One number of the generator, from 0 to M1 - 2."""
        first = self.first * A1 % M1
        second = self.second * A2 % M2
        self.first = first
        self.second = second
        mixed = first - second
        if mixed < 0:
            mixed += M1 - 1
        return mixed

    def wide(self, n: i64) -> i64:
        """For n beyond one draw: two of them, again where the largest numbers would favour small remainders."""
        if n > WIDE:
            raise ValueError(f"luck cannot choose among {n}: at most {WIDE}")
        limit = WIDE - WIDE % n
        number = limit
        while number >= limit:
            number = self.draw() * (M1 - 1) + self.draw()
        return number % n

    def clone(self) -> "FastLuck":
        return continued(self.first, self.second)

    def __copy__(self) -> "FastLuck":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "FastLuck":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return (continued, (int(self.first), int(self.second)))

    def __eq__(self, other: object) -> bool:
        """Two generators are equal if they will draw the same."""
        return isinstance(other, FastLuck) and other.first == self.first and other.second == self.second

    def __hash__(self) -> int:
        raise TypeError("a generator changes: it cannot be a key")

    def __repr__(self) -> str:
        return f"FastLuck at {self.first}, {self.second}"

    def spawn(self) -> "FastLuck":
        """A new generator seeded by this one, for work that must not disturb its sequence."""
        return FastLuck(self.below(1 << 30) * (1 << 30) + self.below(1 << 30))


def continued(first: int, second: int) -> FastLuck:
    """The generator whose two streams stand there."""
    luck = FastLuck(0)
    luck.first = first
    luck.second = second
    return luck


class FairLuck(Luck):
    """Luck for real matches: HMAC-SHA256 in counter mode over a secret seed and the shares of the players.

    Each urn of a game (a deck, a die) has a sequence of its own, fixed by the seed and the shares before the
    first draw: the n-th draw from an urn takes its n-th number, whatever was chosen on the way, and a larger
    number is always a later outcome. So a take-back never chooses between draws: as with a shuffled deck,
    nothing that anybody does changes the order. Anybody who knows seed and shares can check it afterwards.

    Under scheme 1, for records made before there were urns, a draw depends on its place in the record.
    """

    def __init__(self, seed: bytes, shares: Sequence[tuple[int, bytes]] = (), scheme: int = SCHEME) -> None:
        self.seed = seed
        self.shares = tuple(shares)
        self.scheme = scheme
        self.key = mixed(seed, shares)
        self.inside, self.outside = keyed(self.key)
        self.position: i64 = 0
        self.urn: i64 = 0
        self.number: i64 = 0
        self.block: i64 = 0

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed: published before anybody adds a share, compared with the seed after the match."""
        return hashlib.sha256(self.seed).hexdigest()

    def seek(self, position: i64, urn: i64 = 0, number: i64 = 0) -> None:
        self.position = position
        self.urn = urn
        self.number = number
        self.block = 0

    def __reduce__(self) -> tuple[Any, ...]:
        place = (int(self.position), int(self.urn), int(self.number), int(self.block))
        return (fair_at, (self.seed, self.shares, self.scheme, place))

    def below(self, n: i64) -> i64:
        size = int(n)
        # What is left over at the top of the range would favour some outcomes: draw again.
        each = RANGE // size
        while True:
            place = f"{self.position}" if self.scheme == 1 else f"{self.urn}/{self.number}"
            message = f"{place}/{self.block}".encode()
            self.block += 1
            inside, outside = self.inside.copy(), self.outside.copy()
            inside.update(message)
            outside.update(inside.digest())
            number = int.from_bytes(outside.digest(), "big")
            if number < each * size:
                return number % size if self.scheme == 1 else number // each


def mixed(seed: bytes, shares: Sequence[tuple[int, bytes]]) -> bytes:
    """The key of all draws: nobody who knows only the seed or only some of the shares can tell it."""
    if not shares:
        return seed
    told = "|".join([f"{seat}:{share.hex()}" for seat, share in shares])
    return hmac.digest(seed, told.encode(), "sha256")


def keyed(key: bytes) -> tuple[Any, Any]:
    """HMAC-SHA256 with the key already in it: every draw copies these instead of beginning with the key again."""
    block = (hashlib.sha256(key).digest() if len(key) > BLOCK else key).ljust(BLOCK, b"\0")
    inside, outside = bytes([byte ^ 0x36 for byte in block]), bytes([byte ^ 0x5C for byte in block])
    return hashlib.sha256(inside), hashlib.sha256(outside)


def fair_at(
    seed: bytes, shares: Sequence[tuple[int, bytes]], scheme: int, place: tuple[int, int, int, int]
) -> FairLuck:
    luck = FairLuck(seed, shares, scheme)
    luck.position, luck.urn, luck.number, luck.block = place
    return luck


class ScriptedLuck(Luck):
    """Answers decided in advance: each entry is the *index* of the outcome to take."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self.outcomes = list(outcomes)
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        return self.next(n)

    def pick(self, weights: list[int]) -> i64:
        return self.next(len(weights))

    def next(self, n: i64) -> i64:
        if self.used >= len(self.outcomes):
            raise ValueError(f"the script has only {len(self.outcomes)} outcomes")
        outcome = self.outcomes[self.used]
        if not 0 <= outcome < n:
            raise ValueError(f"outcome {outcome} at place {self.used} of the script: expected 0 to {n - 1}")
        self.used += 1
        return outcome

    def __reduce__(self) -> tuple[Any, ...]:
        return (ScriptedLuck, (self.outcomes[self.used :],))
