"""What is hidden: resampling follows the right distribution, and a payment that is being chosen is not seen."""

from collections import Counter
from collections.abc import Callable
from math import comb, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isolario.games.iquazu import game
from isolario.games.iquazu.board import unpack
from isolario.games.iquazu.rules import Iquazu
from isolario.kernel import CHANCE, OVER, FastLuck, Match, Problem, State
from tests.examples import count

from .position import A, B, C, cards, column, phase, play, position, start, told, written

Vector = tuple[int, int, int]
SAMPLES = count(2000)


def sampled(state: Iquazu, seat: int, read: Callable[[Iquazu], Vector]) -> Counter[Vector]:
    found: Counter[Vector] = Counter()
    luck = FastLuck(7)
    for _ in range(SAMPLES):
        other = state.clone()
        other.resample(seat, luck)
        found[read(other)] += 1
    return found


def assert_follows(found: Counter[Vector], expected: dict[Vector, float]) -> None:
    """Nothing impossible is sampled, and every frequency lies within five standard errors."""
    assert set(found) <= set(expected)
    total = sum(expected.values())
    for vector, weight in expected.items():
        share = weight / total
        error = sqrt(share * (1 - share) / SAMPLES)
        assert abs(found[vector] / SAMPLES - share) <= 5 * error + 1e-9, vector


def hand_of(seat: int) -> Callable[[Iquazu], Vector]:
    def read(state: Iquazu) -> Vector:
        white, blue, orange = unpack(state.hands[seat])
        return white, blue, orange

    return read


def draw(state: State, colours: str) -> None:
    """Draw exactly these cards."""
    for letter in colours:
        assert state.actor == CHANCE
        state.apply("WBO".index(letter))


def test_fresh_hands_are_drawn_without_return() -> None:
    """After the deal the other hand follows the hypergeometric distribution of what A does not see."""
    state = position(seats=2, hands={A: "W4 B1 O1", B: "W2 B2"})
    rest = [16, 19, 19]
    expected = {
        (w, b, 4 - w - b): float(comb(rest[0], w) * comb(rest[1], b) * comb(rest[2], 4 - w - b))
        for w in range(5)
        for b in range(5 - w)
    }
    assert_follows(sampled(state, A, hand_of(B)), expected)


def exact_belief(known: Vector, pool: Vector, story: list[tuple[str, Vector]]) -> dict[Vector, float]:
    """The filter, card by card: `draw` of the opponent, `own` draw of a colour, `pays` a vector."""
    belief: dict[tuple[Vector, Vector], float] = {(known, pool): 1.0}
    for what, vector in story:
        after: dict[tuple[Vector, Vector], float] = {}
        for (hand, pile), weight in belief.items():
            if what == "pays":
                left = (hand[0] - vector[0], hand[1] - vector[1], hand[2] - vector[2])
                if min(left) >= 0:
                    after[left, pile] = after.get((left, pile), 0.0) + weight
                continue
            for colour in range(3):
                if pile[colour] == 0 or (what == "own" and not vector[colour]):
                    continue
                rest = list(pile)
                rest[colour] -= 1
                more = list(hand)
                more[colour] += what == "draw"
                key = ((more[0], more[1], more[2]), (rest[0], rest[1], rest[2]))
                after[key] = after.get(key, 0.0) + weight * pile[colour]
        belief = after
    hands: dict[Vector, float] = {}
    for (hand, _), weight in belief.items():
        hands[hand] = hands.get(hand, 0.0) + weight
    return hands


def test_two_players_exactly() -> None:
    """Every payment had to be in the hand at its moment: the filter of the specification, card by card."""
    state = position(seats=2, turn=B, water=A, hands={A: "W2"})
    story: list[tuple[str, Vector]] = []
    nothing = (0, 0, 0)
    state.apply(0)
    draw(state, "BWBO")
    story += [("draw", nothing)] * 4
    play(state, "end")
    state.apply(0)
    draw(state, "BBOO")
    story += [("own", (0, 1, 0))] * 2 + [("own", (0, 0, 1))] * 2
    play(state, "end")
    play(state, "1:3", "2B")
    story.append(("pays", (0, 2, 0)))
    play(state, "end")
    state.apply(0)
    draw(state, "WWWW")
    story += [("own", (1, 0, 0))] * 4
    play(state, "end")
    state.apply(0)
    draw(state, "OOBW")
    story += [("draw", nothing)] * 4
    play(state, "end", "1:2")
    if phase(state) == "payment":
        play(state, "W")
    play(state, "end")
    play(state, "2:0", "2O")
    story.append(("pays", (0, 0, 2)))
    expected = exact_belief((0, 0, 0), (18, 20, 20), story)
    assert_follows(sampled(state, A, hand_of(B)), expected)
    assert len(expected) > 8


def test_three_players_follow_the_reference_sampler() -> None:
    """The others' draws by the ways to draw them, if they explain what was paid; dealt by hand size."""
    state = position(seats=3, hands={A: "W3", B: "", C: ""}, water=C)
    play(state, "draw", "end", luck=3)
    state.apply(0)
    draw(state, "BBOW")
    play(state, "end")
    state.apply(0)
    draw(state, "OOOB")
    play(state, "end")
    play(state, "draw", "end", luck=4)
    play(state, "1:1")
    own = unpack(state.hands[A])
    discards = unpack(state.discards)
    pool = unpack(state.pool[A])
    assert discards == [0, 1, 0]
    assert [own[colour] + pool[colour] for colour in range(3)] == [20, 20, 20]
    drawn = {
        (w, b, 8 - w - b): comb(pool[0], w) * comb(pool[1], b) * comb(pool[2], 8 - w - b)
        for w in range(9)
        for b in range(1, 9 - w)
    }
    together = {(w, b - 1, o): float(weight) for (w, b, o), weight in drawn.items()}

    def joint(other: Iquazu) -> Vector:
        white, blue, orange = unpack(other.hands[B] + other.hands[C])
        return white, blue, orange

    assert_follows(sampled(state, A, joint), together)
    # Dealt by hand size: B holds three of these seven cards, so its hand is hypergeometric within them.
    expected: dict[Vector, float] = {}
    for joint_hand, weight in together.items():
        for w in range(4):
            for b in range(4 - w):
                ways = comb(joint_hand[0], w) * comb(joint_hand[1], b) * comb(joint_hand[2], 3 - w - b)
                if ways:
                    share = weight * ways / comb(7, 3)
                    expected[w, b, 3 - w - b] = expected.get((w, b, 3 - w - b), 0.0) + share
    assert_follows(sampled(state, A, hand_of(B)), expected)


def test_example_27_what_a_reshuffle_tells() -> None:
    """Example 27; IQ-DECK-1: with an empty pile the other hand is known exactly, until B draws again."""
    state = position(seats=2, hands={A: "W4 B3 O5", B: "W7 B3 O2"}, pile="", discards="W9 B14 O13", water=B)
    state.apply(0)
    assert set(sampled(state, A, hand_of(B))) == {(7, 3, 2)}
    draw(state, "WBOO")
    play(state, "end")
    while phase(state) == "limit":
        play(state, written(state)[0])
    assert set(sampled(state, A, hand_of(B))) == {(7, 3, 2)}
    play(state, "draw")
    later = sampled(state, A, hand_of(B))
    assert len(later) > 3
    assert all(hand[0] >= 7 and hand[1] >= 3 and hand[2] >= 2 and sum(hand) == 16 for hand in later)


def test_three_players_know_the_others_together_after_a_reshuffle() -> None:
    """IQ-DECK-1: what neither lies in the new pile nor is in the own hand is in the two other hands."""
    state = position(seats=3, hands={A: "W4 B3", B: "W6 O2", C: "B3 O1"}, pile="", discards="W10 B14 O17", water=C)
    state.apply(0)

    def joint(other: Iquazu) -> Vector:
        white, blue, orange = unpack(other.hands[B] + other.hands[C])
        return white, blue, orange

    assert set(sampled(state, A, joint)) == {(6, 3, 3)}
    assert len(sampled(state, A, hand_of(C))) > 3


@given(seed=st.integers(0, 10**6))
def test_every_resampled_world_is_whole(seed: int) -> None:
    """IQ-DECK-4: cards are conserved and the new world plays on to its end."""
    state: State = game.new(2 + seed % 3)
    luck = FastLuck(seed)
    for _ in range(60 + seed % 200):
        if state.actor == OVER:
            break
        legal = state.legal()
        chance = state.actor == CHANCE
        state.apply(legal[luck.pick(state.weights()) if chance else luck.below(len(legal))])
    for seat in range(state.seats):
        other = state.clone()
        other.resample(seat, luck)
        assert isinstance(other, Iquazu)
        pile, discards = unpack(other.pile), unpack(other.discards)
        for colour in range(3):
            hands = sum(unpack(hand)[colour] for hand in other.hands)
            assert hands + pile[colour] + discards[colour] == 20
            assert min(pile) >= 0
        again = other.clone()
        again.resample((seat + 1) % state.seats, luck)  # another seat may think on in that world
        while again.actor != OVER:
            legal = again.legal()
            chance = again.actor == CHANCE
            again.apply(legal[luck.pick(again.weights()) if chance else luck.below(len(legal))])


def test_whoever_discards_holds_what_is_still_to_be_discarded() -> None:
    """IQ-LIMIT-1: B has begun with orange, so three more orange cards must be in its hand."""
    state = position(seats=2, turn=B, water=A, hands={A: "W2", B: "W6 B6 O4"}, phase="after", due=0)
    play(state, "end", "-O")
    assert written(state) == ["-O"]
    expected = {
        (w, b, 15 - w - b): float(comb(18, w) * comb(20, b) * comb(20, 16 - w - b))
        for w in range(13)
        for b in range(13 - w)
    }
    assert_follows(sampled(state, A, hand_of(B)), expected)


def test_with_three_players_too() -> None:
    """IQ-LIMIT-1: the same out of two hidden hands, also where orange cards are scarce."""
    state = position(
        seats=3, turn=B, hands={A: "W2 O12", B: "W6 B6 O4", C: "W4"}, discards="W3 O3", phase="after", due=0
    )
    play(state, "end", "-O")
    found = sampled(state, A, hand_of(B))
    assert min(orange for _, _, orange in found) == 3
    assert {sum(hand) for hand in found} == {15}
    assert len(found) > 8


# -- a payment that is being chosen ----------------------------------------------------------------------


def test_others_do_not_see_that_a_payment_is_asked() -> None:
    """IQ-PAY-1: several payments would tell about the hand; others see an action still due."""
    before = position(hands={A: "W1 B4 O2", B: "W3"})
    asked = play(before.clone(), "3:3")
    for viewer in (B, C, None):
        assert asked.view(viewer) == before.view(viewer)
    assert asked.view(A) != before.view(A)
    assert asked.view(A)["pending"] == "crevice:3:3"
    assert [way["id"] for way in asked.view(A)["payments"]] == [f"payment:{text}" for text in written(asked)]
    assert before.view(A)["offers"]["crevice:3:3"]["ways"] == len(written(asked))
    assert not before.view(B)["offers"]
    assert asked.features(B) == before.features(B)
    assert asked.features(A) != before.features(A)
    assert told(before, "3:3", B) == []
    assert game.presentation.redacted(before, 29, B) is None
    assert game.presentation.redacted(before, 29, A) == "3:3"


def test_place_is_told_together_with_its_payment() -> None:
    """IQ-DECK-4: whether it was asked or not, others read the same kind of line."""
    asked = play(position(hands={A: "W1 B4 O2"}), "3:3")
    assert game.presentation.redacted(asked, 60, B) == "3:3=W+2B+2O"
    assert game.presentation.redacted(asked, 60, A) == "W+2B+2O"
    single = position(hands={A: "W1 B2 O2"})
    assert game.presentation.redacted(single, 29, B) == "3:3=W+2B+2O"
    assert told(single, "3:3", B) == told(asked, "W+2B+2O", B)
    assert [event.kind for event in told(single, "3:3", B)] == ["gem"]


def test_resampling_during_a_payment() -> None:
    """For others it is as if nothing had been chosen yet; for the one who pays the question stays."""
    before = position(hands={A: "W1 B4 O2", B: "W3"})
    asked = play(before.clone(), "3:3")
    for viewer in (B, C):
        one, two = before.clone(), asked.clone()
        one.resample(viewer, FastLuck(5))
        two.resample(viewer, FastLuck(5))
        assert one.dump() == two.dump()
        assert phase(two) == "action"
    own = asked.clone()
    own.resample(A, FastLuck(5))
    assert own.legal() == asked.legal()


def test_a_chosen_crevice_may_be_taken_back_before_it_is_paid() -> None:
    """Nobody has seen it; the payment itself has been seen."""
    match = Match(game, 4, options={"first_player": 0}, luck=FastLuck(1))
    match.state = position(hands={A: "W1 B4 O2"})
    match.steps.clear()
    match.play("3:3")
    assert match.undo(A) == 0
    assert phase(position_of(match)) == "action"
    match.play("3:3")
    match.play("W+4B")
    assert next(shown for _, shown in match.log(B)) == "3:3=W+4B"
    assert [shown for _, shown in match.log(A)][:2] == ["3:3", "W+4B"]
    with pytest.raises(Problem, match="shown the others"):
        match.undo(A)


def position_of(match: Match) -> Iquazu:
    assert isinstance(match.state, Iquazu)
    return match.state


def test_forced_choices_are_not_played_fast_where_that_tells_something() -> None:
    """IQ-TURN-5: a lone DRAW or a forced discard depends on the hand; a lone END does not."""
    state = position(hands={A: ""})
    assert written(state) == ["draw"]
    assert not game.presentation.may_autoplay(state)
    play(state, "draw")
    assert game.presentation.may_autoplay(state)
    state = position(hands={A: "W13"}, phase="after", due=0)
    play(state, "end")
    assert written(state) == ["-W"]
    assert not game.presentation.may_autoplay(state)


def test_spectators_see_no_hand() -> None:
    """IQ-DRAW-1: a spectator gets sizes only."""
    state = start(3)
    view = game.presentation.view(state, None)
    assert view["hand"] is None
    assert view["hand_sizes"] == [4, 5, 6]
    assert not [element for element in game.presentation.elements(view) if element.zone == "hand"]
    own = game.presentation.elements(game.presentation.view(state, C))
    assert len([element for element in own if element.zone == "hand"]) == 3


def test_full_column_is_seen_with_the_payment_only() -> None:
    """IQ-SCORE-1: choosing the last crevice scores nothing until it is paid."""
    state = play(position(hands={A: "W1 B2 O2"}, drops=["1:0", "1:1", *column(1, range(3, 10))]), "1:2")
    assert phase(state) == "payment"
    assert state.view(B)["frame"] == 1
    play(state, "W")
    assert state.view(B)["frame"] == 2
    assert state.view(B)["discards"] == cards("W1")
