"""The tactical variant: lava discs instead of Lava cards."""

from isolario.games.stromboli import game
from isolario.games.stromboli.rules import Stromboli
from isolario.kernel import CHANCE, OVER, FastLuck, playout

from .position import (
    RED,
    YELLOW,
    crater,
    discs,
    kept,
    lava_disc,
    legal,
    phase,
    play,
    player,
    position,
    statues,
    supply,
    view,
    why,
)


def test_no_lava_cards_and_a_lava_disc_each() -> None:
    """ST-TACT-1."""
    state = game.new(variant="tactical")
    seen = state.view(None)
    assert [sum(deck["pool"].values()) for deck in seen["decks"]] == [15, 8, 11]
    assert all("lava" not in deck["pool"] for deck in seen["decks"])
    assert [disc["beach"] for disc in seen["lava_discs"]] == [None, None]


def test_example_30_lava_disc() -> None:
    """Example 30. ST-TACT-2, ST-TACT-4."""
    state = position(tactical=True, active=YELLOW, boat="A", beaches={"C": ("", "5")}, cards={"C": ("shell", "build")})
    play(state, "2A")
    assert (state.actor, phase(state), legal(state)) == (YELLOW, "lava", {"lava", "no-lava"})
    assert view(state)["boat"]["segment"] == 0
    play(state, "lava")
    assert (phase(state), crater(state, "C")) == ("take", 1)  # before the deal
    assert view(state)["boat"]["segment"] == 2
    assert discs(state, "A") == ("", "2")
    assert (lava_disc(state, YELLOW), lava_disc(state, RED)) == ("A", "supply")


def test_no_other_action_allows_it() -> None:
    """ST-TACT-2."""
    state = position(tactical=True, boat="A")
    play(state, "2C")
    assert phase(state) == "shaman"
    assert why(state, "lava") == "ST-TACT-2"
    out = {"B": ("12", ""), "D": ("34", ""), "E": ("5", "")}
    state = position(tactical=True, boat="B", beaches={"C": ("12345", "")})
    play(state, "-2")
    assert phase(state) == "shaman"
    state = position(tactical=True, boat="F", beaches=out)
    play(state, "sail")
    assert (state.actor, phase(state)) == (YELLOW, "turn")
    state = position(tactical=True, boat="A")
    play(state, "2A", "no-lava")
    assert (lava_disc(state, RED), crater(state, "C")) == ("supply", 0)


def test_the_lava_disc_has_no_value() -> None:
    """ST-TACT-3."""
    state = position(tactical=True, boat="A", lava_discs=("D", ""), beaches={"D": ("", "1")})
    assert view(state)["segments"][3]["sums"] == [0, 1]
    assert "1D" not in legal(state)
    assert "2D" in legal(state)


def test_example_31_lava_disc_comes_back_by_boat() -> None:
    """Example 31. ST-TACT-3, ST-TACT-8."""
    state = position(
        tactical=True,
        boat="A",
        beaches={"E": ("", "1")},
        lava_discs=("E", ""),
        cards={"E": ("basket_b1", "shell")},
    )
    play(state, "4A", "take-basket_b1")
    assert (kept(state, RED), kept(state, YELLOW)) == ({}, {"basket_b1": 1})
    assert (supply(state, YELLOW), lava_disc(state, RED)) == ("12345", "supply")


def test_example_32_lava_disc_comes_back_by_priestess() -> None:
    """Example 32. ST-TACT-9, ST-TACT-10."""
    state = position(
        tactical=True,
        boat="B",
        beaches={"C": ("", "1")},
        lava_discs=("", "A"),
        cards={"C": ("priestess", "shell")},
    )
    play(state, "1B", "no-lava", "take-priestess")
    assert state.actor == CHANCE
    assert lava_disc(state, YELLOW) == "supply"


def test_after_the_priestess_is_resolved_and_only_ones_own() -> None:
    """ST-TACT-9."""
    state = position(
        tactical=True, boat="B", beaches={"C": ("", "1")}, lava_discs=("F", "F"), craters={"A": 1},
        cards={"C": ("priestess", "shell")},
    )  # fmt: skip
    play(state, "1B", "take-priestess")
    assert (phase(state), lava_disc(state, YELLOW)) == ("divert", "F")
    play(state, "no-divert")
    assert (lava_disc(state, YELLOW), lava_disc(state, RED)) == ("supply", "F")


def test_the_bought_priestess_too() -> None:
    """ST-TACT-10."""
    state = position(
        tactical=True, boat="B", beaches={"C": ("5", "")}, lava_discs=("F", ""), cards={"C": ("shell", "build")}
    )
    play(state, "1B", "take-shell", "buy-priestess")
    assert lava_disc(state, RED) == "supply"


def test_example_33_no_marker_left() -> None:
    """Example 33. ST-TACT-6, ST-TACT-7."""
    state = position(tactical=True, boat="A", craters={"B": 3, "F": 1})
    play(state, "2A")
    assert (state.actor, phase(state)) == (YELLOW, "turn")
    assert lava_disc(state, RED) == "supply"


def test_the_fourth_marker_is_the_last() -> None:
    """ST-TACT-6."""
    state = position(tactical=True, boat="A", craters={"B": 3})
    play(state, "2A", "lava", "1C")
    assert phase(state) == "turn"
    assert sum(crater(state, segment) for segment in "ABCDEF") == 4


def test_example_34_lava_disc_on_the_last_move() -> None:
    """Example 34. ST-TACT-5, ST-TACT-13, ST-TACT-14."""
    state = position(
        tactical=True, boat="C", cards={"D": ("", "")}, deck="", statues=("", "Dm"), shells=(3, 3), scoring=1
    )
    notes = play(state, "1C", "lava")
    kinds = [note[0] for note in notes]
    assert kinds.index("marker") < kinds.index("scoring") < kinds.index("burn")
    assert statues(state, YELLOW) == set()
    assert state.actor == OVER  # no purchases
    assert state.scores() == [3, 3]


def test_example_40_lava_disc_back_in_the_same_turn() -> None:
    """Example 40. ST-TACT-9."""
    state = position(
        tactical=True, active=YELLOW, boat="A", cards={"C": ("priestess", "shell")}, beaches={"C": ("", "4")}
    )
    play(state, "2A", "lava", "take-priestess")
    assert legal(state) == {"C>D", "C>B", "no-divert"}
    play(state, "C>D")
    assert lava_disc(state, YELLOW) == "supply"
    assert discs(state, "A") == ("", "2")


def test_only_where_the_boat_stops() -> None:
    """ST-TACT-8."""
    state = position(tactical=True, boat="A", lava_discs=("C", "D"))
    play(state, "3A")
    assert (lava_disc(state, RED), lava_disc(state, YELLOW)) == ("C", "supply")


def test_never_retrieved_as_an_action() -> None:
    """ST-TACT-11."""
    state = position(tactical=True, boat="A", lava_discs=("C", ""), beaches={"C": ("3", "")})
    play(state, "-3", "stay")
    assert lava_disc(state, RED) == "C"
    state = position(tactical=True, boat="A", lava_discs=("C", ""))
    assert all(move[0] in "12345" for move in legal(state))


def test_the_first_scoring() -> None:
    """ST-TACT-12, ST-TACT-13, ST-TACT-14."""
    state = position(
        tactical=True, boat="C", cards={"D": ("basket_b1", "build")}, beaches={"D": ("5", "")},
        pool={"build": 1}, lava_discs=("F", ""), shells=(3, 3), craters={"A": 2},
    )  # fmt: skip
    play(state, "1C", "take-basket_b1", "build")
    assert (view(state)["round"], state.actor, phase(state)) == (2, YELLOW, "turn")  # nobody was asked to buy
    assert lava_disc(state, RED) == "F"
    assert player(state, RED)["shells"] == 3
    assert state.scores() == [3, 0]


def test_a_whole_game_has_34_cards() -> None:
    """ST-TACT-1."""
    state = game.new(variant="tactical", first_player=0)
    assert isinstance(state, Stromboli)
    luck, draws = FastLuck(5), 0
    while state.actor != OVER:
        draws += state.actor == CHANCE
        legal_now = state.legal()
        pick = luck.pick(state.weights()) if state.actor == CHANCE else luck.below(len(legal_now))
        state.apply(legal_now[pick])
    assert draws <= 34
    assert playout(game.new(variant="tactical"), FastLuck(1)) < game.max_steps
