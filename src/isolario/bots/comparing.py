"""Why one choice is better than another, in things a player would count.

After both choices the seat goes on with its turn as the search expects it; then everybody plays on quickly until its
next turn, several times with the same luck. What the seats have by then (`Presentation.factors`) is compared, and the
largest differences are said. Whatever the seat cannot see is redealt each time, so that nothing here depends on it.
"""

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from isolario.bots.turns import quick_choice
from isolario.kernel import OVER, FastLuck, Game, Phrase, State, Texts
from isolario.kernel.playout import draw
from isolario.kernel.presentation import Arg, Factor

SAMPLES = 8
"""How often both choices are played on."""
FEWEST = 3
"""How often at least, however little time there is."""
LONGEST = 80
"""Choices played on at most: a turn that does not come back is looked at where it is."""
TRIES = 10
"""How many choices a quick player compares on the way."""
LEAST = 0.5
"""A smaller difference, on average, is not a whole thing."""
LEAST_WORTH = 0.3
"""A difference worth less than this in points is not said."""
OFTEN = 0.7
"""A difference must show in this share of the times at least: what comes and goes is no reason."""
SAID = 3
"""How many good reasons are said."""
CONCESSION = 0.5
"""What speaks against a choice is said if it is worth this share of the best reason for it."""

Way = Sequence[tuple[int, int]]
"""The choices that are expected, as (seat, action), the one in question first."""
Key = tuple[int, str, tuple[tuple[str, Arg], ...]]


@dataclass(frozen=True)
class Difference:
    """Something that a seat has more of after one of two choices."""

    seat: int
    phrase: Phrase
    """What it has more of: `factor-<name>`."""
    good: bool
    """Whether it speaks for the better choice."""
    otherwise: bool
    """Whether it comes with the other choice."""
    likely: bool
    """Whether it depends on luck or on what others do."""

    @property
    def message(self) -> str:
        """The sentence around the phrase."""
        if not self.good:
            return "difference-forgone" if self.otherwise else "difference-but"
        return "difference-otherwise" if self.otherwise else "difference-for"

    def json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "phrase": self.phrase.json(),
            "message": self.message,
            "sure": "likely" if self.likely else "sure",
            "good": self.good,
        }

    def words(self, texts: Texts, you: int | None = None) -> str:
        """The whole sentence; `you` is the seat that is spoken to."""
        args = {"seat": f"#{self.seat}", "sure": "likely" if self.likely else "sure", "what": texts(self.phrase)}
        return texts.message(self.message, {**args, "you": spoken(self.seat, you)})


@dataclass(frozen=True)
class Comparison:
    """A choice beside another one, as they look by the seat's next turn."""

    seat: int
    action: int
    notation: str
    phrase: Phrase
    """The other choice."""
    until: str
    """`turn`: up to the seat's next turn; `end`: the game ends before."""
    differences: tuple[Difference, ...]

    def json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "action": self.action,
            "notation": self.notation,
            "phrase": self.phrase.json(),
            "until": self.until,
            "differences": [each.json() for each in self.differences],
        }

    def words(self, texts: Texts) -> list[str]:
        """For the seat itself: what is compared, then one sentence for each difference."""
        other = texts(self.phrase)
        if not self.differences:
            return [texts.message("comparison-later", {"other": other})]
        args = {"until": self.until, "seat": f"#{self.seat}", "other": other, "you": "seat"}
        return [texts.message("comparison", args), *self.sentences(texts, self.seat)]

    def sentences(self, texts: Texts, you: int | None = None) -> list[str]:
        """One for each difference."""
        return [f"{'+' if each.good else '−'} {each.words(texts, you)}" for each in self.differences]


def spoken(seat: int, you: int | None) -> str:
    """`$you` of a sentence about a seat: whether it is spoken to or spoken of."""
    return "seat" if seat == you else "other"


def compare(
    game: Game, state: State, seat: int, best: Way, other: Way, seed: int, deadline: float = math.inf
) -> Comparison:
    """What speaks for the first way and against the second, for `seat` who is to choose in `state`.

    After the deadline (by `time.perf_counter`) fewer samples must do.
    """
    gaps: dict[Key, dict[int, tuple[float, float]]] = {}
    worths: dict[Key, float] = {}
    ended = made = 0
    for sample in range(SAMPLES):
        if made >= FEWEST and time.perf_counter() > deadline:
            break
        with_best, over = outlook(game, state, seat, best, seed + sample)
        with_other, _ = outlook(game, state, seat, other, seed + sample)
        ended += over
        for key in {**with_best, **with_other}:
            one, two = with_best.get(key), with_other.get(key)
            known = one or two
            assert known is not None
            worths[key] = known.worth
            amount = float((one.amount if one else 0) - (two.amount if two else 0))
            pieces = float((one.pieces if one else 0) - (two.pieces if two else 0))
            gaps.setdefault(key, {})[sample] = (amount, pieces)
        made += 1
    action = other[0][1]
    shown = game.presentation
    return Comparison(
        seat,
        action,
        shown.notation(state, action),
        shown.phrase(state, action),
        "end" if 2 * ended > made else "turn",
        strongest(state, seat, gaps, worths, made),
    )


def outlook(game: Game, state: State, seat: int, way: Way, seed: int) -> tuple[dict[Key, Factor], bool]:
    """What everybody has when the seat's next turn begins, and whether the game is over then."""
    luck = FastLuck(seed)
    world = state.clone()
    world.imagine(seat, luck)
    # Others answer to both choices in the same quick way: the search knows one line better than the other.
    for actor, action in way:
        reach(world, actor, action, luck)
        if actor != seat or world.actor != seat or action not in world.legal():
            break
        world.apply(action)
    left = state.whose_turn() != seat
    for _ in range(LONGEST):
        draw(world, luck)
        if world.actor == OVER:
            break
        if world.whose_turn() != seat:
            left = True
        elif left and world.actor == seat:
            break
        world.apply(quick_choice(world, TRIES, luck))
    found: dict[Key, Factor] = {}
    for other in range(world.seats):
        for factor in game.presentation.factors(world, other, seat):
            found[other, factor.name, tuple(factor.args.items())] = factor
    return found, world.actor == OVER


def reach(world: State, actor: int, action: int, luck: FastLuck) -> None:
    """Go on to the next choice of the way: what is drawn and what is forced is no part of it."""
    draw(world, luck)
    while world.actor != OVER:
        legal = world.legal()
        if len(legal) > 1 or (world.actor, legal[0]) == (actor, action):
            return
        world.apply(legal[0])
        draw(world, luck)


def strongest(
    state: State, seat: int, gaps: dict[Key, dict[int, tuple[float, float]]], worths: dict[Key, float], made: int
) -> tuple[Difference, ...]:
    """The differences worth saying, those for the choice first."""
    reasons: list[tuple[float, Difference]] = []
    for key, gap in gaps.items():
        samples = gap.values()
        owner, name, args = key
        mean = sum(amount for amount, _ in samples) / made
        agree = sum(1 for amount, _ in samples if amount * mean > 0)
        gain = mean * worths[key] if owner == seat else -mean * worths[key] / max(1, int(state.seats) - 1)
        if abs(mean) < LEAST or agree < OFTEN * made or abs(gain) < LEAST_WORTH:
            continue
        pieces = sum(pieces for _, pieces in samples) / made
        counts: dict[str, Arg] = {
            "count": max(1, round(abs(mean))),
            "pieces": max(0, round(pieces if mean > 0 else -pieces)),
        }
        phrase = Phrase(f"factor-{name}", {**counts, **dict(args)})
        reasons.append((gain, Difference(owner, phrase, gain > 0, mean < 0, agree < made)))
    reasons.sort(key=lambda reason: -abs(reason[0]))
    good = told_once([reason for reason in reasons if reason[1].good])[:SAID]
    if not good:
        return ()
    enough = CONCESSION * good[0][0]
    # What others would have had without it is no price that anybody pays.
    bad = [each for gain, each in reasons if -gain >= enough and not (each.otherwise and each.seat != seat)]
    return (*(each for _, each in good), *bad[:1])


def told_once(reasons: list[tuple[float, Difference]]) -> list[tuple[float, Difference]]:
    """Without what another reason says from the other side: what one seat gets another one does not."""
    found: list[tuple[float, Difference]] = []
    for gain, each in reasons:
        mirrored = any(
            other.phrase == each.phrase and other.seat != each.seat and other.otherwise != each.otherwise
            for _, other in found
        )
        if not mirrored:
            found.append((gain, each))
    return found
