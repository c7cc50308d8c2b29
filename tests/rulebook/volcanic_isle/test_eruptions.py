"""Eruptions, prayers and double eruptions: worked examples 14-16 and 18."""

from collections import Counter

import pytest

from isolario.games.volcanic_isle import game
from isolario.games.volcanic_isle.choices import tokens
from isolario.games.volcanic_isle.rules import VolcanicIsle
from isolario.kernel import CHANCE, FastLuck, random_walk

from .position import (
    BLANK,
    DONE,
    FIRE,
    PRAY,
    A,
    B,
    C,
    border,
    lava_on,
    pairs,
    phase,
    play,
    position,
    quietly,
    raise_,
    sculpt,
    spaces_of,
    supplies,
    told,
    village,
)


def erupting(volcano: int, seats: int = 2, **things: object) -> VolcanicIsle:
    """A raises in hex 20 and this volcano erupts."""
    pieces = dict(things)
    settlers = pieces.pop("settlers", {A: [20]})
    state = position(seats, settlers=settlers, loose={A: [20]}, **pieces)  # type: ignore[arg-type]
    return play(state, raise_(67), FIRE, volcano)


def held(state: VolcanicIsle, space: int) -> tuple[str, int | None]:
    found = next(entry for entry in state.view(None)["spaces"] if entry["id"] == f"space:{space}")
    return found["holds"], found["seat"]


def test_example_14_eruption() -> None:
    """VI-ERUP-1, VI-ERUP-2, VI-ERUP-3, VI-ERUP-4, VI-ERUP-5: targets, questions in seat order,
    losses and lava after the last answer.

    VI-ERUP-2: an empty target simply gets lava. VI-ERUP-3: an unprotected piece returns to its owner.
    VI-ERUP-4: A is asked before B. VI-ERUP-5: B's village stays and its line gets no lava.
    """
    state = erupting(2, villages={B: [10]}, lying={A: [13]}, lava=[8, 11, 12, 14, 15, 0], prayers=[1, 1])
    assert (phase(state), state.actor, state.view(None)["pending"]["space"]) == ("prayer", A, "space:13")
    assert state.legal() == [DONE, PRAY]
    play(state, DONE)
    assert held(state, 13) == ("moai", A)  # nothing happens before the last answer
    assert (state.actor, state.view(None)["pending"]["space"]) == (B, "space:10")
    play(state, PRAY)
    assert set(lava_on(state)) == {0, 8, 9, 11, 12, 13, 14, 15}
    assert held(state, 10) == ("village", B)
    assert supplies(state, A)[2] == 19
    assert state.view(None)["players"][B]["prayers"] == 0


def test_a_full_line_has_no_target() -> None:
    """VI-ERUP-1: nearest first; lines full of lava get nothing more."""
    state = erupting(2, lava=[8, 9, 10, 12, 13, 14, 15, 0])
    assert set(lava_on(state)) == {0, *range(8, 16)}


def test_example_15_near_space_first() -> None:
    """VI-ERUP-1, VI-ERUP-6: the empty near space fills first; the village behind it is safe once."""
    state = position(settlers={A: [20]}, loose={A: [20, 20]}, villages={B: [9]}, lava=[10, 11, 12, 13, 14, 15, 0])
    play(state, raise_(67), FIRE, 2)
    assert (held(state, 8), held(state, 9)) == (("lava", None), ("village", B))
    play(state, raise_(68), FIRE, 2)
    assert held(state, 9) == ("lava", None)
    assert supplies(state, B)[1] == 8


def test_example_16_one_token_two_pieces() -> None:
    """VI-ERUP-4: one question per threatened piece, in line order, as long as there is a token."""
    state = erupting(2, villages={B: [8, 14]}, lava=[0], prayers=[0, 1])
    assert (state.actor, state.view(None)["pending"]["space"]) == (B, "space:8")
    spent = play(state.clone(), PRAY)
    assert phase(spent) == "turn"
    assert (held(spent, 8), held(spent, 14)) == (("village", B), ("lava", None))
    play(state, DONE)
    assert (state.actor, state.view(None)["pending"]["space"]) == (B, "space:14")
    play(state, PRAY)
    assert (held(state, 8), held(state, 14)) == (("lava", None), ("village", B))


def test_seats_are_asked_from_the_active_player_on() -> None:
    """VI-ERUP-4: B's turn: B, then C, then A, whatever the order of the lines."""
    state = position(
        3,
        settlers={B: [20]},
        loose={B: [20]},
        villages={A: [8], B: [14], C: [12]},
        lava=[0],
        prayers=[1, 1, 1],
        active=B,
        actor=B,
    )
    play(state, raise_(67), FIRE, 2)
    asked = []
    while phase(state) == "prayer":
        asked.append(int(state.actor))
        play(state, DONE)
    assert asked == [B, C, A]


def test_whom_lava_spares() -> None:
    """VI-ERUP-6: pieces behind, loose and standing Moai and settlers are safe, and so are other areas."""
    state = erupting(2, settlers={A: [20], B: [2, 3]}, villages={B: [9, 72]}, standing={B: [10]}, lava=[10, 64])
    assert phase(state) == "turn"
    assert held(state, 9) == ("village", B)
    assert set(lava_on(state)) - {10, 64} <= set(spaces_of([2]))
    assert len([piece for piece in state.view(None)["settlers"] if piece["seat"] == B]) == 2
    assert len([piece for piece in state.view(None)["moai"] if piece["stands"]]) == 2


def test_tokens_go_back() -> None:
    """VI-ERUP-7: after an eruption every volcano is as likely as before."""
    state = erupting(2)
    assert tokens(state.pile) == [1, 2, 3, 4, 5, 6, 7, 8]
    counted = Counter[int]()
    luck = FastLuck(5)
    drawn = play(position(settlers={A: [20]}, loose={A: [20]}), raise_(67), FIRE)
    for _ in range(4000):
        counted[drawn.legal()[luck.pick(drawn.weights())]] += 1
    assert set(counted) == set(range(1, 9))
    assert all(abs(count - 500) < 100 for count in counted.values())


def test_exhausted_pile() -> None:
    """VI-VAR-1: drawn tokens stay out until the pile is too small; those of sunken volcanoes are gone."""
    options = {"volcano_tokens": "exhaust"}
    state = position(settlers={A: [20]}, loose={A: [20, 20]}, options=options, pile=0b00000110)
    play(state, raise_(67), FIRE)
    assert state.legal() == [2, 3]
    play(state, 2)
    assert tokens(state.pile) == [3]
    play(state, raise_(68), FIRE, 3)
    assert tokens(state.pile) == []
    again = position(settlers={A: [20]}, loose={A: [20]}, options=options, pile=0, sunk=[6])
    again.pile = 0
    play(again, raise_(67), FIRE)
    assert again.legal() == [1, 2, 3, 4, 5, 7, 8]
    pair = position(settlers={A: [16]}, lava=[64], options=options, pile=0b1)
    play(pair, sculpt(64))
    assert len(pair.legal()) == 28
    play(pair, 35)
    assert tokens(pair.pile) == [1, 2, 4, 6, 7, 8]


def test_example_18_double_eruption() -> None:
    """VI-DOUB-1, VI-DOUB-2: the last lava is sculpted; two different volcanoes erupt, the lower first."""
    state = position(settlers={A: [16]}, lava=[64])
    play(state, sculpt(64))
    assert (phase(state), state.actor) == ("pair", CHANCE)
    assert state.legal() == [10 * a + b for a in range(1, 9) for b in range(a + 1, 9)]
    assert state.weights() == [1] * 28
    assert told(state, 35) == ["double", "erupt", *["lava"] * 4, "erupt", *["lava"] * 4]
    assert lava_on(state) == [16, 18, 20, 22, 32, 34, 36, 38]
    assert (phase(state), state.actor, state.view(None)["left"]) == ("turn", A, 3)


def test_lower_number_erupts_completely_first() -> None:
    """VI-DOUB-2: the questions of volcano 3 come before those of volcano 5."""
    state = position(settlers={A: [16]}, lava=[64], villages={A: [32], B: [16]}, prayers=[1, 1])
    play(state, sculpt(64), 35)
    assert (state.actor, state.view(None)["pending"]["space"]) == (B, "space:16")
    play(state, DONE)
    assert held(state, 16) == ("lava", None)
    assert (state.actor, state.view(None)["pending"]["space"]) == (A, "space:32")


def test_village_on_the_last_lava() -> None:
    """VI-DOUB-1: a village uses up lava as well, and the turn may end with it."""
    state = position(settlers={A: [16]}, lava=[64], left=2)
    play(state, village(64))
    assert phase(state) == "pair"
    play(state, 12)
    assert (phase(state), state.actor) == ("turn", B)


def test_double_eruption_with_one_volcano_or_none() -> None:
    """VI-DOUB-2: a single volcano erupts alone; with none nothing happens."""
    one = position(settlers={A: [16]}, lava=[64], sunk=[1, 2, 4, 5, 6, 7, 8])
    play(one, sculpt(64))
    assert one.legal() == [3]
    play(one, 3)
    assert lava_on(one) == [16, 18, 20, 22]
    none = position(settlers={A: [16]}, lava=[64], sunk=[1, 2, 3, 4, 5, 6, 7, 8])
    play(none, sculpt(64))
    assert (phase(none), none.actor, lava_on(none)) == ("turn", A, [])


def test_double_eruption_happens_once_per_occasion() -> None:
    """VI-DOUB-3: everything protected, no lava comes: the next one waits until lava has come and gone."""
    homes = {B: [16, 18, 20, 22, 32, 34, 36, 38]}
    state = position(settlers={A: [16, 20]}, lava=[64], villages=homes, loose={A: [20]}, prayers=[0, 8])
    play(state, sculpt(64), 35, *[PRAY] * 8)
    assert (phase(state), lava_on(state)) == ("turn", [])
    quietly(state, raise_(67))
    assert (phase(state), state.actor, lava_on(state)) == ("turn", A, [])


def test_double_eruption_after_a_sinking() -> None:
    """VI-DOUB-1: the last lava can also sink."""
    state = position(settlers={A: [3]}, loose={A: [3]}, cracks=[(25, 33), (19, 25)], lava=[82])
    quietly(state, raise_(17))
    assert phase(state) == "pair"


def test_no_double_eruption_while_lava_is_left() -> None:
    """VI-DOUB-1: one tile anywhere is enough."""
    state = play(position(settlers={A: [16]}, lava=[64, 93]), sculpt(64))
    assert phase(state) == "turn"


@pytest.mark.parametrize("seat", range(3))
def test_resampling_changes_nothing(seat: int) -> None:
    """Nothing is private: a seat's copy is the truth, and only fresh luck decides what comes."""
    state = game.new(3)
    random_walk(state, FastLuck(4), 120)
    copy = state.clone()
    copy.resample(seat, FastLuck(1))
    assert copy == state


def test_luck_after_resampling_follows_the_rules() -> None:
    """VI-RAIS-5: dice and tokens of a resampled copy are as fair as in the box: half blank, volcanoes alike."""
    state = play(position(settlers={A: [20]}, loose={A: [20]}, sunk=[6]), raise_(67))
    luck = FastLuck(3)
    seen = Counter[str]()
    for _ in range(3500):
        copy = state.clone()
        copy.resample(A, luck)
        face = copy.legal()[luck.pick(copy.weights())]
        copy.apply(face)
        if face == BLANK:
            seen["blank"] += 1
        else:
            seen[f"volcano {copy.legal()[luck.pick(copy.weights())]}"] += 1
    assert abs(seen.pop("blank") - 1750) < 120
    assert set(seen) == {f"volcano {number}" for number in (1, 2, 3, 4, 5, 7, 8)}
    assert all(abs(count - 250) < 75 for count in seen.values())


def test_a_sunken_volcano_never_erupts_again() -> None:
    """VI-SINK-8, VI-ERUP-7: its token leaves the pile with it, also under the option exhaust."""
    whole = position()
    sides = [side for side in border(whole, [6]) if side != (10, 1)]
    for option in ("return", "exhaust"):
        state = position(
            settlers={A: [10, 1]},
            loose={A: [10]},
            cracks=pairs(sides),
            options={"volcano_tokens": option},
        )
        geyser = next(g for g in (50, 51, 52) if state.land.geyser_faces[g] == 1)
        quietly(state, raise_(geyser))
        play(state, DONE)
        assert tokens(state.pile) == [1, 2, 3, 4, 5, 7, 8]
