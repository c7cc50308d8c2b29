"""What a seat can say about the cards of the others: the redealing behind `resample`.

A seat remembers two vectors of cards since the last reshuffle (or since the deal): `known`, which the other
hands held at that moment, and `pool`, the draw pile of that moment without what the seat has drawn from it.
"""

from mypy_extensions import i64

from isolario.games.iquazu.board import COLOURS, pack, size, unpack
from isolario.kernel.luck import Luck


class Payment:
    """A link of the chain of what one seat has paid since the reshuffle: immutable, shared by all copies."""

    def __init__(self, earlier: "Payment | None", drawn: i64, paid: i64) -> None:
        self.earlier = earlier
        self.drawn = drawn
        """How many cards the payer had drawn until then."""
        self.paid = paid
        """Everything paid until then, this payment included."""
        # What the payer may have drawn until then, kept because a search asks for it again and again.
        self.seen_known: i64 = -1
        self.seen_pool: i64 = -1
        self.vectors: list[i64] = []
        self.weights: list[float] = []


def chain(last: Payment | None) -> list[Payment]:
    """The payments in their order."""
    links: list[Payment] = []
    link = last
    while link is not None:
        links.append(link)
        link = link.earlier
    links.reverse()
    return links


def ways_to_choose(n: i64) -> list[float]:
    """For each k the ways to choose k things out of n."""
    ways = [1.0]
    for k in range(n):
        ways.append(ways[k] * float(n - k) / float(k + 1))
    return ways


class Duty:
    """What is known of the hand of a seat that discards: its size, and that at least `fewest` of its cards are of
    the colour `floor` or a later one."""

    def __init__(self, cards: i64, floor: i64, fewest: i64) -> None:
        self.cards = cards
        self.floor = floor
        self.fewest = fewest

    def fitting(self, cards: i64) -> list[float]:
        """For each number of late cards the ways to deal the hand out of these cards; 0 where it breaks the duty."""
        late = size(cards >> 8 * self.floor)
        early = size(cards) - late
        late_ways, early_ways = ways_to_choose(late), ways_to_choose(early)
        ways: list[float] = []
        for number in range(self.cards + 1):
            rest = self.cards - number
            possible = self.fewest <= number <= late and rest <= early
            ways.append(late_ways[number] * early_ways[rest] if possible else 0.0)
        return ways

    def chance(self, cards: i64) -> float:
        """How likely a hand dealt out of these cards keeps the duty."""
        fitting = 0.0
        for ways in self.fitting(cards):
            fitting += ways
        return fitting / ways_to_choose(size(cards))[self.cards]


def drawn_by_others(known: i64, pool: i64, paid: i64, number: i64, duty: Duty | None, luck: Luck) -> i64:
    """The colours of the `number` cards the others have drawn: any that explain what they paid, each with the
    number of ways to draw it from the pool (and to deal from it a hand that can go on discarding)."""
    has, top, gone = unpack(known), unpack(pool), unpack(paid)
    low = [max(0, gone[colour] - has[colour]) for colour in range(COLOURS)]
    ways_white, ways_blue, ways_orange = ways_to_choose(top[0]), ways_to_choose(top[1]), ways_to_choose(top[2])
    vectors: list[i64] = []
    weights: list[float] = []
    for white in range(low[0], top[0] + 1):
        for blue in range(low[1], top[1] + 1):
            orange: i64 = number - white - blue
            if low[2] <= orange <= top[2]:
                vector = pack(white, blue, orange)
                weight = ways_white[white] * ways_blue[blue] * ways_orange[orange]
                if duty is not None:
                    weight *= duty.chance(known + vector - paid)
                vectors.append(vector)
                weights.append(weight)
    return vectors[luck.pick_by_odds(weights)]


def drawn_by_opponent(
    known: i64, pool: i64, paid: i64, last: Payment | None, number: i64, duty: Duty | None, luck: Luck
) -> i64:
    """The same for two players, exactly: every payment had to be in the hand at its moment.

    The seat's own draws need no step of their own: draws without return may be put into any order, so the pool
    from which the opponent drew is the pile without them. After the last payment any card may follow.
    """
    if duty is not None:
        # What it can still discard was in the hand just now, after the last draw.
        now = Payment(last, number, paid)
        find_possible_draws(known, pool, now)
        weights: list[float] = []
        for index in range(len(now.vectors)):
            weights.append(now.weights[index] * duty.chance(known + now.vectors[index] - paid))
        return now.vectors[luck.pick_by_odds(weights)]
    if last is None:
        return deal(pool, number, luck)
    if last.seen_known != known or last.seen_pool != pool:
        find_possible_draws(known, pool, last)
    early = last.vectors[luck.pick_by_odds(last.weights)]
    return early + deal(pool - early, number - last.drawn, luck)


def find_possible_draws(known: i64, pool: i64, last: Payment) -> None:
    """All vectors of cards the payer may have drawn until its last payment, with their weights: card after
    card, dropping at each payment what could not have paid it."""
    has, top = unpack(known), unpack(pool)
    wide: i64 = top[1] + 1
    # weight of having drawn (white, blue, the rest orange) at white * wide + blue
    now = [0.0] * ((top[0] + 1) * wide)
    now[0] = 1.0
    drawn: i64 = 0
    for payment in chain(last):
        while drawn < payment.drawn:
            now = one_more_card(now, top, drawn)
            drawn += 1
        drop_unable(now, has, top, drawn, unpack(payment.paid))
    last.vectors = []
    last.weights = []
    cell: i64 = 0
    for weight in now:
        if weight > 0.0:
            white = cell // wide
            blue = cell % wide
            last.vectors.append(pack(white, blue, drawn - white - blue))
            last.weights.append(weight)
        cell += 1
    last.seen_known = known
    last.seen_pool = pool


def drop_unable(now: list[float], has: list[int], top: list[int], drawn: i64, paid: list[int]) -> None:
    """Nobody pays what they do not hold."""
    wide: i64 = top[1] + 1
    missing_white: i64 = paid[0] - has[0]
    missing_blue: i64 = paid[1] - has[1]
    missing_orange: i64 = paid[2] - has[2]
    for white in range(most(top[0], drawn) + 1):
        left = drawn - white
        for blue in range(least(left, top[2]), most(top[1], left) + 1):
            if white < missing_white or blue < missing_blue or left - blue < missing_orange:
                now[white * wide + blue] = 0.0


def one_more_card(now: list[float], top: list[int], drawn: i64) -> list[float]:
    """Spread each weight over the colours of the next card, by what is left of them."""
    wide: i64 = top[1] + 1
    top_white: i64 = top[0]
    top_blue: i64 = top[1]
    top_orange: i64 = top[2]
    after = [0.0] * len(now)
    for white in range(most(top_white, drawn) + 1):
        left = drawn - white
        for blue in range(least(left, top_orange), most(top_blue, left) + 1):
            cell = white * wide + blue
            weight = now[cell]
            if weight > 0.0:
                orange = left - blue
                if white < top_white:
                    after[cell + wide] += weight * float(top_white - white)
                if blue < top_blue:
                    after[cell + 1] += weight * float(top_blue - blue)
                if orange < top_orange:
                    after[cell] += weight * float(top_orange - orange)
    return after


def most(top: i64, drawn: i64) -> i64:
    """At most so many of a colour among the cards drawn."""
    return top if top < drawn else drawn


def least(drawn: i64, rest: i64) -> i64:
    """At least so many, if the rest can only be of a colour of which there were so few."""
    return drawn - rest if drawn > rest else 0


def deal(cards: i64, number: i64, luck: Luck) -> i64:
    """`number` of these cards at random."""
    left = unpack(cards)
    total: i64 = left[0] + left[1] + left[2]
    hand = [0, 0, 0]
    for _ in range(number):
        ticket = luck.below(total)
        colour: i64 = 0
        while ticket >= left[colour]:
            ticket -= left[colour]
            colour += 1
        left[colour] -= 1
        hand[colour] += 1
        total -= 1
    return pack(hand[0], hand[1], hand[2])


def deal_with_duty(cards: i64, duty: Duty, luck: Luck) -> i64:
    """A hand out of these cards at random, among those that keep the duty."""
    late = luck.pick_by_odds(duty.fitting(cards))
    late_cards = cards >> 8 * duty.floor << 8 * duty.floor
    return deal(late_cards, late, luck) + deal(cards - late_cards, duty.cards - late, luck)
