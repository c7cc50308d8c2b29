"""Dealing, refilling, palm cards, shells and purchases."""

import pytest

from isolario.games.stromboli import game
from isolario.kernel import CHANCE

from .position import (
    LETTERS,
    RED,
    YELLOW,
    cards,
    crater,
    discs,
    kept,
    legal,
    phase,
    play,
    player,
    position,
    shaman,
    statues,
    supply,
    used_up,
    view,
    why,
)

# -- dealing --------------------------------------------------------------------------------------------


def test_example_07_both_present() -> None:
    """Example 7. ST-DEAL-2, ST-DEAL-10, ST-REFILL-1, ST-REFILL-2."""
    state = position(
        active=YELLOW, boat="A", cards={"C": ("build", "basket_b1")}, beaches={"C": ("13", "5")},
        shamans=("Bp", "Ep"), pool={"shell": 2, "build": 1},
    )  # fmt: skip
    play(state, "2A")
    assert (state.actor, phase(state)) == (YELLOW, "take")
    play(state, "take-build", "build")
    assert kept(state, RED) == {"basket_b1": 1}
    assert discs(state, "C") == ("", "")
    assert discs(state, "A") == ("", "2")
    assert (supply(state, RED), supply(state, YELLOW)) == ("12345", "1345")
    play(state, "shell")
    assert cards(state, "C") == ("shell", "")
    play(state, "build")
    assert cards(state, "C") == ("shell", "build")


def test_example_08_identical_cards() -> None:
    """Example 8. ST-DEAL-3, ST-DEAL-11."""
    state = position(
        active=YELLOW, boat="A", cards={"C": ("shell", "shell")}, beaches={"C": ("2", "4")}, pool={"build": 9}
    )
    play(state, "2A")
    assert (state.actor, phase(state)) == (YELLOW, "buy")
    play(state, "buy-nothing")
    assert (player(state, RED)["shells"], player(state, YELLOW)["shells"]) == (0, 1)
    assert cards(state, "C") == ("", "shell")
    assert discs(state, "C") == ("", "")
    play(state, "build")
    assert cards(state, "C") == ("build", "shell")
    assert (state.actor, phase(state)) == (RED, "turn")


def test_example_09_not_identical() -> None:
    """Example 9. ST-DEAL-4."""
    state = position(active=YELLOW, boat="A", cards={"C": ("basket_b1", "basket_b2")}, beaches={"C": ("2", "4")})
    play(state, "2A")
    assert (state.actor, phase(state)) == (YELLOW, "take")
    play(state, "take-basket_b2")
    assert (kept(state, RED), kept(state, YELLOW)) == ({"basket_b1": 1}, {"basket_b2": 1})


def test_palms_do_not_matter() -> None:
    """ST-DEAL-4."""
    # The Build dealt at the start has one palm, the one drawn now two: still identical.
    state = position(active=YELLOW, boat="A", cards={"C": ("build", "shell")}, beaches={"C": ("", "4")})
    play(state, "2A", "take-shell", "buy-nothing", "build")
    assert cards(state, "C") == ("build", "build")
    play(state, "5B", "stay", "5D", "stay")
    state = position(boat="B", cards={"C": ("build", "build")}, beaches={"C": ("", "4")}, shamans=("", "Em"))
    play(state, "1B")
    assert (state.actor, phase(state)) == (YELLOW, "build")  # nothing to choose between


def test_example_10_reaction_in_the_rivals_turn() -> None:
    """Example 10. ST-DEAL-1, ST-DEAL-5."""
    state = position(boat="A", cards={"D": ("priestess", "build")}, beaches={"D": ("", "1")})
    play(state, "3A")
    assert (state.actor, phase(state)) == (YELLOW, "take")
    assert why(state, "3C") == "ST-BOAT-4"
    play(state, "take-priestess")
    assert cards(state, "D") == ("", "build")
    play(state, "shell")
    assert (kept(state, RED), player(state, RED)["shells"]) == ({}, 0)
    assert (state.actor, phase(state)) == (YELLOW, "turn")


def test_example_11_nobody_there() -> None:
    """Example 11. ST-DEAL-6."""
    state = position(boat="A", cards={"E": ("shell", "build")}, beaches={"B": ("1", "2")})
    play(state, "4A")
    assert cards(state, "E") == ("shell", "build")
    assert (state.actor, phase(state)) == (YELLOW, "turn")
    assert discs(state, "B") == ("1", "2")


def test_example_12_one_card_left() -> None:
    """Example 12. ST-DEAL-7, ST-REFILL-5."""
    state = position(active=YELLOW, boat="A", cards={"F": ("", "shell")}, beaches={"F": ("4", "2")}, deck="")
    play(state, "5A", "buy-nothing")
    assert (player(state, RED)["shells"], player(state, YELLOW)["shells"]) == (1, 0)
    assert (supply(state, RED), supply(state, YELLOW)) == ("12345", "1234")
    assert cards(state, "F") == ("", "")
    assert (state.actor, phase(state)) == (RED, "turn")


def test_example_38_alone_with_identical_cards() -> None:
    """Example 38. ST-DEAL-5, ST-DEAL-11."""
    state = position(boat="A", cards={"C": ("basket_b1", "basket_b1")}, beaches={"C": ("", "1")})
    play(state, "2A")
    assert state.actor == CHANCE
    assert kept(state, YELLOW) == {"basket_b1": 1}
    assert cards(state, "C") == ("", "basket_b1")
    assert supply(state, YELLOW) == "12345"
    play(state, "shell")
    assert (cards(state, "C"), state.actor) == (("shell", "basket_b1"), YELLOW)


def test_a_card_cannot_be_refused() -> None:
    """ST-DEAL-8."""
    state = position(boat="A", cards={"C": ("build", "priestess")}, beaches={"C": ("3", "")})
    before = used_up(state, "build")
    play(state, "2A")
    assert legal(state) == {"take-build", "take-priestess"}
    play(state, "take-build")  # its shaman is in the hut
    assert used_up(state, "build") == before + 1
    assert cards(state, "C") == ("", "priestess")


def test_effects_in_the_order_of_choosing() -> None:
    """ST-DEAL-8, ST-DEAL-9."""
    state = position(
        boat="A",
        cards={"C": ("shell", "build")},
        beaches={"C": ("5", "1")},
        shamans=("Cm", "Dm"),
        craters={"D": 1},
    )
    play(state, "2A", "take-shell")
    assert (state.actor, phase(state)) == (RED, "buy")
    play(state, "buy-priestess")
    assert (state.actor, phase(state), cards(state, "C")) == (RED, "divert", ("", "build"))
    notes = play(state, "D>E")
    assert [note[0] for note in notes] == ["divert", "take"]
    assert (state.actor, phase(state)) == (YELLOW, "build")


def test_discs_return_even_without_a_card() -> None:
    """ST-DEAL-10."""
    state = position(boat="B", cards={"C": ("shell", "shell")}, beaches={"C": ("2", "13")})
    play(state, "1B", "buy-nothing")
    assert player(state, RED)["shells"] == 0
    assert supply(state, RED) == "2345"


# -- refill and lava --------------------------------------------------------------------------------------


def test_the_lowest_deck_first() -> None:
    """ST-REFILL-1."""
    state = position(
        boat="A", cards={"C": ("build", "shell")}, beaches={"C": ("1", "4")}, deck="one_palm", pool={"shell": 1}
    )
    play(state, "2A", "take-build", "buy-nothing")
    assert legal(state) == {"shell"}
    play(state, "shell")
    assert legal(state) == {"build", "shell", "priestess", "basket_b2", "black_pearl", "lava"}
    assert state.weights() == [3, 1, 2, 1, 1, 4]


def test_only_the_boats_segment_is_refilled() -> None:
    """ST-REFILL-2."""
    state = position(boat="A", cards={"C": ("build", "shell")}, beaches={"C": ("1", "4")})
    play(state, "2A", "take-build", "buy-nothing", "basket_b2", "shell")
    assert cards(state, "C") == ("basket_b2", "shell")
    for segment in LETTERS.replace("C", ""):
        assert cards(state, segment) == ("build", "build")


def test_example_13_lava_in_the_refill() -> None:
    """Example 13. ST-REFILL-3."""
    state = position(boat="A", cards={"D": ("build", "shell")}, beaches={"D": ("4", "")}, craters={"D": 1})
    play(state, "3A", "take-build", "lava", "lava", "build")
    assert crater(state, "D") == 3
    assert view(state)["discarded"]["lava"] == 2
    assert cards(state, "D") == ("build", "shell")


def test_no_marker_left() -> None:
    """ST-REFILL-4."""
    state = position(boat="A", cards={"D": ("build", "shell")}, beaches={"D": ("4", "")}, craters={"A": 4})
    play(state, "3A", "take-build", "lava")
    assert (crater(state, "A"), crater(state, "D"), state.actor) == (4, 0, CHANCE)


def test_example_37_lava_as_the_very_last_card() -> None:
    """Example 37. ST-REFILL-5."""
    state = position(
        boat="A", cards={"D": ("build", "shell")}, beaches={"D": ("4", "")}, deck="three_palm", pool={"lava": 1}
    )
    play(state, "3A", "take-build", "lava")
    assert crater(state, "D") == 1
    assert cards(state, "D") == ("", "shell")
    assert (state.actor, phase(state)) == (YELLOW, "turn")
    assert view(state)["scores"] == [0, 0]


def test_discards_are_open_and_out_of_the_game() -> None:
    """ST-REFILL-6."""
    state = position(boat="A", cards={"D": ("build", "shell")}, beaches={"D": ("4", "")})
    before = sum(deck["left"] for deck in view(state)["decks"])
    pile = used_up(state, "build")
    play(state, "3A", "take-build", "shell")
    assert used_up(state, "build") == pile + 1
    assert sum(deck["left"] for deck in view(state)["decks"]) == before - 1


# -- palm cards -------------------------------------------------------------------------------------------


def test_example_14_build() -> None:
    """Example 14. ST-CARD-1, ST-CARD-2."""
    state = position(boat="A", cards={"C": ("build", "shell")}, beaches={"C": ("", "1")}, shamans=("", "Bm"))
    before = used_up(state, "build")
    play(state, "2A", "take-build")
    assert legal(state) == {"build", "no-statue"}
    play(state, "build")
    assert statues(state, YELLOW) == {"Bm"}
    assert player(state, YELLOW)["statues_left"] == 7
    assert shaman(state, YELLOW) == "Bm"
    assert used_up(state, "build") == before + 1
    assert kept(state, YELLOW) == {}


@pytest.mark.parametrize(
    ("place", "red", "yellow"),
    [("", "", ""), ("Cf", "Cf", ""), ("Cf", "", "Ap Af Am Bp Bf Bm Dp Df"), ("Cf", "", "Cf")],
    ids=["hut", "rival statue", "no statue left", "own statue"],
)
def test_example_15_lost_build(place: str, red: str, yellow: str) -> None:
    """Example 15. ST-CARD-1, ST-CARD-3, ST-CARD-4."""
    state = position(
        boat="A",
        cards={"C": ("build", "build")},
        beaches={"C": ("", "1")},
        shamans=("", place),
        statues=(red, yellow),
    )
    notes = play(state, "2A")
    assert ("no-build", (YELLOW, -1, -1, -1)) in notes
    assert state.actor == CHANCE
    assert statues(state, YELLOW) == set(yellow.split())
    assert cards(state, "C") == ("", "build")


def test_example_16_priestess() -> None:
    """Example 16. ST-CARD-5."""
    for move, counts in (("D>E", (0, 1, 1)), ("D>C", (1, 1, 0)), ("no-divert", (0, 2, 0))):
        state = position(boat="A", cards={"F": ("priestess", "shell")}, beaches={"F": ("1", "")}, craters={"D": 2})
        play(state, "5A", "take-priestess")
        assert legal(state) == {"D>E", "D>C", "no-divert"}
        assert why(state, "A>B") == "ST-CARD-5"
        play(state, move)
        assert tuple(crater(state, segment) for segment in "CDE") == counts
        assert crater(state, "A") == 0


def test_effects_are_optional_and_may_be_empty() -> None:
    """ST-CARD-6."""
    state = position(boat="A", cards={"C": ("build", "shell")}, beaches={"C": ("", "1")}, shamans=("", "Bm"))
    play(state, "2A", "take-build", "no-statue")
    assert statues(state, YELLOW) == set()
    state = position(boat="A", cards={"C": ("priestess", "shell")}, beaches={"C": ("", "1")})
    notes = play(state, "2A", "take-priestess")
    assert ("no-divert", (YELLOW, -1, -1, -1)) in notes
    assert state.actor == CHANCE


def test_baskets_pearls_and_the_nautilus_are_kept() -> None:
    """ST-CARD-7."""
    state = position(boat="A", cards={"C": ("nautilus", "black_pearl")}, beaches={"C": ("1", "5")}, deck="three_palm")
    play(state, "2A", "take-nautilus")
    assert (kept(state, RED), kept(state, YELLOW)) == ({"black_pearl": 1}, {"nautilus": 1})
    assert "nautilus" not in view(state)["discarded"]


def test_the_nautilus_comes_in_round_2() -> None:
    """ST-CARD-8."""
    decks = view(position())["decks"]
    assert [deck["pool"].get("nautilus", 0) for deck in decks] == [0, 0, 1]


def test_everything_is_open() -> None:
    """ST-CARD-9."""
    state = position(shells=(2, 1), kept=(("basket_b1",), ("white_pearl",)), bought=(("forest",), ()))
    assert state.view(RED) == state.view(YELLOW) == state.view(None)
    assert player(state, RED)["score_cards"] == ["forest"]
    assert (player(state, RED)["shells"], kept(state, YELLOW)) == (2, {"white_pearl": 1})


# -- shells -----------------------------------------------------------------------------------------------


def test_example_17_first_shell() -> None:
    """Example 17. ST-SHELL-3."""
    state = position(boat="A", cards={"C": ("shell", "build")}, beaches={"C": ("1", "")})
    assert why(state, "buy-forest") == "ST-SHELL-3"
    play(state, "2A", "take-shell")
    assert legal(state) == {"buy-butterflies", "buy-majority", "buy-forest", "buy-priestess", "buy-nothing"}
    assert why(state, "buy-mountain") == "ST-SHELL-4"


def test_example_18_second_shell() -> None:
    """Example 18. ST-SHELL-4, ST-SHELL-5."""
    state = position(boat="A", cards={"C": ("shell", "shell")}, beaches={"C": ("1", "")}, shells=(1, 2))
    before = used_up(state, "shell")
    play(state, "2A", "buy-mountain")
    assert player(state, RED)["shells"] == 0
    assert player(state, RED)["score_cards"] == ["mountain"]
    assert used_up(state, "shell") == before + 2
    assert state.actor == CHANCE  # one purchase, no more
    state = position(
        active=YELLOW, boat="A", cards={"C": ("shell", "build")}, beaches={"C": ("", "1")}, shells=(0, 2),
        bought=(("mountain",), ()),
    )  # fmt: skip
    play(state, "2A", "take-shell")
    assert "buy-mountain" not in legal(state)
    assert why(state, "buy-mountain") == "ST-SHELL-5"
    assert "buy-complete_segment" in legal(state)


def test_a_shell_is_kept_as_long_as_one_likes() -> None:
    """ST-SHELL-1."""
    state = position(boat="A", cards={"C": ("shell", "build")}, beaches={"C": ("1", "")})
    play(state, "2A", "take-shell", "buy-nothing", "build", "1B", "stay", "4B", "stay")
    assert player(state, RED)["shells"] == 1


def test_shells_carry_over_to_round_2() -> None:
    """ST-SHELL-2."""
    state = position(
        boat="A",
        cards={"C": ("basket_b1", "build")},
        beaches={"C": ("1", "")},
        shells=(1, 0),
        pool={"build": 1},
    )
    play(state, "2A", "take-basket_b1", "build", "buy-nothing")
    assert view(state)["round"] == 2
    assert player(state, RED)["shells"] == 1
    assert view(state)["scores"] == [3, 0]  # the basket only: shells bring nothing in the first scoring


def test_one_purchase_per_shell_received() -> None:
    """ST-SHELL-3."""
    state = position(boat="A", cards={"C": ("shell", "build")}, beaches={"C": ("1", "")}, shells=(4, 0))
    play(state, "2A", "take-shell", "buy-forest")
    assert state.actor == CHANCE
    assert player(state, RED)["shells"] == 4


def test_the_score_board_priestess() -> None:
    """ST-SHELL-6, ST-SHELL-7."""
    state = position(boat="A", cards={"C": ("shell", "shell")}, beaches={"C": ("1", "")})
    notes = play(state, "2A", "buy-priestess")  # no marker on the island: bought all the same
    assert ("no-divert", (RED, -1, -1, -1)) in notes
    assert not view(state)["priestess"]["face_up"]
    play(state, "shell")
    # Used once per round by both players together.
    state = position(
        active=YELLOW, boat="A", cards={"C": ("shell", "build")}, beaches={"C": ("", "1")}, priestess_up=False
    )
    play(state, "2A", "take-shell")
    assert "buy-priestess" not in legal(state)
    assert why(state, "buy-priestess") == "ST-SHELL-6"
    # Used at once, like the card.
    state = position(boat="A", cards={"C": ("shell", "shell")}, beaches={"C": ("1", "")}, craters={"E": 1})
    play(state, "2A", "buy-priestess")
    assert (state.actor, legal(state)) == (RED, {"E>F", "E>D", "no-divert"})
    play(state, "E>F")
    assert (crater(state, "E"), crater(state, "F"), player(state, RED)["shells"]) == (0, 1, 0)


def test_one_purchase_each_before_a_scoring_the_trigger_first() -> None:
    """ST-SHELL-8."""
    state = position(
        active=YELLOW, boat="A", cards={"C": ("basket_b1", "build")}, beaches={"C": ("1", "")}, shells=(3, 3),
        pool={"build": 1},
    )  # fmt: skip
    play(state, "2A", "take-basket_b1", "build")
    assert (state.actor, phase(state)) == (YELLOW, "prebuy")
    play(state, "buy-mountain")
    assert (state.actor, phase(state)) == (RED, "prebuy")
    assert "buy-mountain" not in legal(state)
    play(state, "buy-butterflies")
    assert (state.actor, phase(state)) == (RED, "turn")
    assert (player(state, RED)["shells"], player(state, YELLOW)["shells"]) == (2, 1)
    assert view(state)["scores"] == [3 + 1, 0]


def test_the_priestess_before_a_scoring_and_skipping_the_poor() -> None:
    """ST-SHELL-9."""
    state = position(
        boat="A", cards={"C": ("basket_b1", "build")}, beaches={"C": ("1", "")}, shells=(0, 1),
        craters={"B": 1}, pool={"build": 1}, statues=("", "Bm"),
    )  # fmt: skip
    play(state, "2A", "take-basket_b1", "build")
    assert (state.actor, phase(state)) == (YELLOW, "prebuy")  # Red can afford nothing
    play(state, "buy-priestess", "B>A")
    assert view(state)["scores"] == [3, 3]
    assert view(state)["priestess"]["face_up"]


def test_no_lava_disc_in_the_base_game() -> None:
    """ST-SHELL-10."""
    state = position(boat="A", cards={"C": ("shell", "shell")}, beaches={"C": ("1", "")})
    notes = play(state, "2A", "buy-priestess")
    assert "lava-disc-back" not in [note[0] for note in notes]
    assert view(state)["lava_discs"] == []
    assert not {79, 80} & set(state.legal())
    assert game.presentation.reason(state, 79).rule == "ST-TACT-2"
