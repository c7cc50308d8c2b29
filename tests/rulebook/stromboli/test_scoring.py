"""What triggers a scoring, the eruption, points, round 2 and the end."""

import pytest

from isolario.games.stromboli import game
from isolario.games.stromboli.rules import Stromboli
from isolario.games.stromboli.scoring import ITEM_NAMES, card_worth, worth
from isolario.kernel import CHANCE, OVER

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
)


def last_scoring(**given: object) -> Stromboli:
    """Red is about to place 1 at the boat in C, which brings it to D, a segment without cards."""
    defaults: dict[str, object] = {"boat": "C", "cards": {"D": ("", "")}, "deck": ""}
    return position(**{**defaults, **given})  # type: ignore[arg-type]


def first_scoring(**given: object) -> Stromboli:
    """Red is about to place 1 at the boat in C: it takes a card in D, and the last two-palm card is drawn."""
    defaults: dict[str, object] = {
        "boat": "C", "cards": {"D": ("priestess", "shell")}, "beaches": {"D": ("5", "")}, "pool": {"build": 1},
    }  # fmt: skip
    return position(**{**defaults, **given})  # type: ignore[arg-type]


def scored(state: Stromboli) -> list[int]:
    return state.scores()


# -- triggers ---------------------------------------------------------------------------------------------


def test_example_19_first_scoring_in_mid_refill() -> None:
    """Example 19. ST-TRIG-1, ST-TRIG-3, ST-TRIG-6, ST-TRIG-8, ST-ROUND2-4."""
    state = position(
        boat="B", cards={"C": ("priestess", "basket_b1")}, beaches={"C": ("2", "5")}, shells=(1, 1),
        pool={"basket_b2": 1},
    )  # fmt: skip
    play(state, "1B", "take-priestess")
    assert cards(state, "C") == ("", "")
    play(state, "basket_b2")
    assert cards(state, "C") == ("basket_b2", "")
    assert (state.actor, phase(state)) == (RED, "prebuy")
    play(state, "buy-nothing")
    assert (state.actor, phase(state)) == (YELLOW, "prebuy")
    assert view(state)["round"] == 1
    play(state, "buy-nothing")
    assert scored(state) == [3, 0]
    assert (state.actor, view(state)["round"]) == (CHANCE, 2)
    assert sum(state.weights()) == 15
    play(state, "lava")
    assert crater(state, "C") == 1  # it belongs to round 2
    play(state, "build")
    assert cards(state, "C") == ("basket_b2", "build")
    assert crater(state, "C") == 1
    assert (state.actor, phase(state), view(state)["round"]) == (YELLOW, "turn", 2)


def test_example_20_last_two_palm_card_is_lava() -> None:
    """Example 20. ST-TRIG-2, ST-TRIG-3."""
    state = position(
        boat="A", cards={"C": ("basket_b1", "priestess")}, beaches={"C": ("4", "")}, craters={"C": 1},
        statues=("", "Cf"), pool={"lava": 1},
    )  # fmt: skip
    play(state, "2A", "take-priestess", "no-divert")
    notes = play(state, "lava")
    kinds = [note[0] for note in notes]
    assert kinds.index("marker") < kinds.index("scoring") < kinds.index("burn")
    assert statues(state, YELLOW) == set()
    assert crater(state, "C") == 0
    assert (state.actor, sum(state.weights())) == (CHANCE, 15)
    play(state, "shell")
    assert cards(state, "C") == ("basket_b1", "shell")


def test_not_before_the_last_card() -> None:
    """ST-TRIG-1."""
    state = first_scoring(pool={"build": 2})
    play(state, "1C", "take-shell", "buy-nothing", "build")
    assert (view(state)["round"], state.actor, phase(state)) == (1, YELLOW, "turn")


def test_example_26_second_scoring() -> None:
    """Example 26. ST-TRIG-4, ST-TRIG-5, ST-TRIG-8, ST-END-1."""
    state = last_scoring(beaches={"D": ("5", "2")}, shells=(1, 1))
    notes = play(state, "1C")
    assert ("scoring", (2, RED, -1, -1)) in notes
    assert view(state)["boat"]["segment"] == 3
    assert (state.actor, phase(state)) == (RED, "prebuy")
    play(state, "buy-nothing", "buy-nothing")
    assert "take" not in [note[0] for note in notes]
    assert discs(state, "D") == ("5", "2")
    assert discs(state, "C") == ("1", "")
    assert state.actor == OVER


def test_only_without_cards_and_with_empty_decks() -> None:
    """ST-TRIG-4."""
    state = last_scoring(cards={"D": ("", "shell")})
    play(state, "1C")
    assert (state.actor, phase(state)) == (YELLOW, "turn")
    state = last_scoring(deck="three_palm")
    play(state, "1C")
    assert (state.actor, phase(state)) == (CHANCE, "draw")


def test_purchases_then_eruption_then_points() -> None:
    """ST-TRIG-6."""
    state = last_scoring(craters={"A": 1}, statues=("Am Bm", ""), shells=(2, 0))
    notes = play(state, "1C", "buy-mountain")
    kinds = [note[0] for note in notes]
    assert kinds.index("buy") < kinds.index("erupt") < kinds.index("burn") < kinds.index("score")
    assert scored(state) == [3 + 3, 0]  # one mountain statue is left, for the terrain and for the card


def test_example_27_saved_by_a_purchase() -> None:
    """Example 27. ST-SHELL-8, ST-SHELL-9."""
    state = last_scoring(craters={"D": 1}, statues=("Dm", ""), shells=(1, 1))
    play(state, "1C", "buy-priestess", "D>E")
    assert (state.actor, phase(state)) == (YELLOW, "prebuy")
    assert "buy-priestess" not in legal(state)
    play(state, "buy-nothing")
    assert statues(state, RED) == {"Dm"}
    assert scored(state) == [3, 1]
    assert state.actor == OVER


def test_example_35_stall() -> None:
    """Example 35. ST-TRIG-7."""
    state = position(active=YELLOW, boat="A", quiet=59, shells=(1, 1))
    play(state, "2B", "stay")
    assert (state.actor, phase(state)) == (YELLOW, "prebuy")
    play(state, "buy-nothing", "buy-nothing")
    assert state.actor == OVER
    assert scored(state) == [1, 1]  # the second scoring, though in round 1: shells count


def test_a_card_for_anybody_starts_the_count_again() -> None:
    """ST-TRIG-7."""
    state = position(boat="A", quiet=59, cards={"C": ("basket_b1", "basket_b1")}, beaches={"C": ("", "4")})
    play(state, "2A", "shell")
    assert (state.actor, phase(state), view(state)["quiet"]) == (YELLOW, "turn", 0)
    play(state, "1B", "stay")
    assert view(state)["quiet"] == 1


def test_not_one_turn_too_early() -> None:
    """ST-TRIG-7."""
    state = position(boat="A", quiet=58)
    play(state, "2B", "stay")
    assert (state.actor, phase(state), view(state)["quiet"]) == (YELLOW, "turn", 59)


def test_a_boat_move_without_a_deal_counts_too() -> None:
    """ST-TRIG-7."""
    state = position(boat="A", quiet=59)
    play(state, "2A")
    assert state.actor == OVER


def test_the_active_player_triggers_whoever_received_the_card() -> None:
    """ST-TRIG-8."""
    state = first_scoring(beaches={"D": ("", "5")}, shells=(1, 1))
    play(state, "1C", "take-priestess", "build")
    assert (state.actor, phase(state)) == (RED, "prebuy")


# -- eruption ---------------------------------------------------------------------------------------------


def test_example_21_eruption() -> None:
    """Example 21. ST-ERUPT-1, ST-ERUPT-2, ST-ERUPT-4, ST-ERUPT-6."""
    state = last_scoring(craters={"E": 3}, statues=("", "Em Ep"), shamans=("Ef", ""))
    play(state, "1C")
    assert statues(state, YELLOW) == set()
    assert player(state, YELLOW)["statues_left"] == 8
    assert shaman(state, RED) == "Ef"
    assert [crater(state, segment) for segment in LETTERS] == [0] * 6


def test_example_22_one_and_four_markers() -> None:
    """Example 22. ST-ERUPT-1."""
    # The box has four markers, so the two craters erupt one after the other.
    state = last_scoring(craters={"F": 4}, statues=("Fp", "Bf"))
    play(state, "1C")
    assert (statues(state, RED), statues(state, YELLOW)) == (set(), {"Bf"})
    state = last_scoring(craters={"B": 1}, statues=("Bm", "Bf"))
    play(state, "1C")
    assert (statues(state, RED), statues(state, YELLOW)) == (set(), {"Bf"})


@pytest.mark.parametrize(("count", "left"), [(0, "pfm"), (1, "pf"), (2, "p"), (3, ""), (4, "")])
def test_what_each_number_of_markers_hits(count: int, left: str) -> None:
    """ST-ERUPT-1."""
    state = last_scoring(craters={"B": count}, statues=("Bp Bf Bm Ap Am", ""))
    play(state, "1C")
    assert statues(state, RED) == {f"B{terrain}" for terrain in left} | {"Ap", "Am"}


def test_both_colours_burn_and_may_be_built_again() -> None:
    """ST-ERUPT-2."""
    state = first_scoring(craters={"B": 2}, statues=("Bm", "Bf"), shamans=("Bm", ""), cards={"D": ("build", "shell")})
    play(state, "1C", "take-shell", "buy-nothing", "build")
    play(state, "buy-nothing")
    assert (player(state, RED)["statues_left"], player(state, YELLOW)["statues_left"]) == (8, 8)


def test_statues_do_not_weaken_lava() -> None:
    """ST-ERUPT-3."""
    state = last_scoring(craters={"B": 2}, statues=("Bm Bf", ""))
    play(state, "1C")
    assert statues(state, RED) == set()


def test_example_36_shaman_on_a_hit_space() -> None:
    """Example 36. ST-ERUPT-4, ST-ERUPT-5."""
    state = first_scoring(craters={"B": 1}, statues=("Bm", ""), shamans=("Bm", ""), cards={"D": ("basket_b1", "build")})
    play(state, "1C", "take-basket_b1", "build")
    assert (statues(state, RED), shaman(state, RED)) == (set(), "Bm")
    # A later Build may put a statue there again.
    state = position(boat="A", cards={"C": ("build", "shell")}, beaches={"C": ("1", "")}, shamans=("Bm", ""))
    play(state, "2A", "take-build", "build")
    assert statues(state, RED) == {"Bm"}


@pytest.mark.parametrize("whose", [("Bm", ""), ("", "Bm")])
def test_shields_by_option(whose: tuple[str, str]) -> None:
    """ST-ERUPT-5."""
    state = last_scoring(craters={"B": 2}, statues=("Bm Bf", ""), shamans=whose, shields=True)
    play(state, "1C")
    assert statues(state, RED) == {"Bm"}
    state = last_scoring(craters={"B": 2}, statues=("Bm Bf", ""), shamans=whose)
    play(state, "1C")
    assert statues(state, RED) == set()


def test_markers_go_back_beside_the_island() -> None:
    """ST-ERUPT-6."""
    state = first_scoring(craters={"A": 2, "F": 2})
    play(state, "1C", "take-priestess", "no-divert", "build")
    assert [marker["segment"] for marker in view(state)["markers"]] == [None] * 4


# -- points -----------------------------------------------------------------------------------------------


def items(state: Stromboli, seat: int, last: bool = False) -> dict[str, int]:
    found = {name: int(worth(state, seat, item, last)) for item, name in enumerate(ITEM_NAMES)}
    return {name: points for name, points in found.items() if points}


def test_example_23_statue_points() -> None:
    """Example 23. ST-SCORE-1."""
    state = last_scoring(statues=("", "Am Bm Cf Dp"))
    play(state, "1C")
    assert scored(state) == [0, 9]


def test_example_24_ties_and_pearls() -> None:
    """Example 24. ST-SCORE-2, ST-SCORE-3, ST-SCORE-4, ST-SCORE-13."""
    kept_cards = (("basket_b1", "basket_b2", "white_pearl", "black_pearl"), ("basket_b1", "basket_b1"))
    state = first_scoring(kept=kept_cards, shells=(2, 0))
    play(state, "1C", "take-priestess", "build", "buy-nothing")
    assert scored(state) == [4, 0]
    state = last_scoring(kept=kept_cards, shells=(2, 0))
    play(state, "1C", "buy-nothing")
    assert scored(state) == [6, 0]


@pytest.mark.parametrize(
    ("red", "yellow", "points"),
    [
        ((), (), [0, 0]),
        (("basket_b1",), (), [3, 0]),
        (("basket_b2",), ("basket_b1",), [0, 0]),
        (("basket_b2",), ("basket_b1", "basket_b1"), [0, 3]),
    ],
)
def test_most_baskets(red: tuple[str, ...], yellow: tuple[str, ...], points: list[int]) -> None:
    """ST-SCORE-2, ST-SCORE-13."""
    state = last_scoring(kept=(red, yellow))
    play(state, "1C")
    assert scored(state) == points


@pytest.mark.parametrize(
    ("pearls", "points"), [(("white_pearl",), 1), (("black_pearl",), 2), (("white_pearl", "black_pearl"), 4)]
)
def test_pearls(pearls: tuple[str, ...], points: int) -> None:
    """ST-SCORE-3."""
    assert items(position(kept=((), pearls)), YELLOW) == {"pearls": points}


def test_nautilus_and_shells_only_at_the_end() -> None:
    """ST-SCORE-4."""
    state = position(kept=(("nautilus",), ()), shells=(2, 0))
    assert items(state, RED) == {}
    assert items(state, RED, last=True) == {"nautilus": 3, "shells": 2}


def test_example_25_score_cards() -> None:
    """Example 25. ST-SCORE-5, ST-SCORE-6, ST-SCORE-8, ST-SCORE-9, ST-SCORE-10, ST-SCORE-11."""
    state = position(statues=("Ap Af Am Dm", "Bp Cf Ef"), kept=(("basket_b2", "white_pearl"), ()))
    assert [card_worth(state, RED, card) for card in range(5)] == [3, 2, 2, 6, 4]


def test_every_card_held_counts_and_statues_count_several_times() -> None:
    """ST-SCORE-5."""
    every = ("butterflies", "majority", "forest", "mountain", "complete_segment")
    state = last_scoring(statues=("Ap Af Am", ""), bought=(every, ()))
    notes = play(state, "1C")
    # Terrains 6; majority 3 x 2; forest 2; mountain 3; segment 4; no butterflies, which brings nothing.
    assert scored(state) == [6 + 6 + 2 + 3 + 4, 0]
    assert sum(note[1][2] for note in notes if note[0] == "score") == 21


def test_butterflies_count_in_both_scorings() -> None:
    """ST-SCORE-6, ST-SCORE-7."""
    state = first_scoring(kept=(("basket_b2", "white_pearl"), ()), bought=(("butterflies",), ()))
    play(state, "1C", "take-priestess", "build")
    assert scored(state) == [3 + 1 + 3, 0]
    again = last_scoring(kept=(("basket_b2", "white_pearl"), ()), bought=(("butterflies",), ()), points=(7, 0))
    play(again, "1C")
    assert scored(again) == [14, 0]


@pytest.mark.parametrize(
    ("red", "yellow", "terrains"),
    [("Ap", "", 1), ("Ap", "Bp", 0), ("Ap Bf", "Cf Df", 1), ("Ap Af Am", "", 3), ("", "", 0)],
)
def test_majority_is_strict_and_over_the_whole_island(red: str, yellow: str, terrains: int) -> None:
    """ST-SCORE-8, ST-SCORE-9."""
    assert card_worth(position(statues=(red, yellow)), RED, 1) == 2 * terrains


def test_forest_and_mountain_are_extra() -> None:
    """ST-SCORE-10."""
    state = position(statues=("Af Bf Am", ""), bought=(("forest", "mountain"), ()))
    assert items(state, RED) == {"forest": 4, "mountain": 3, "card_forest": 4, "card_mountain": 3}


def test_only_own_full_segments() -> None:
    """ST-SCORE-11."""
    assert card_worth(position(statues=("Ap Af Am Bp Bf", "Bm")), RED, 4) == 4
    assert card_worth(position(statues=("Ap Am Bf Bm Cp Cf", "")), RED, 4) == 0
    assert card_worth(position(statues=("Ap Af Am Fp Ff Fm", "")), RED, 4) == 8


def test_the_score_has_no_limit() -> None:
    """ST-SCORE-12."""
    state = last_scoring(statues=("Am", ""), points=(49, 0))
    play(state, "1C")
    assert scored(state) == [52, 0]


def test_a_basket_card_is_one_basket() -> None:
    """ST-SCORE-13."""
    assert items(position(kept=(("basket_b2",), ("basket_b1",))), RED) == {}


# -- round 2 ----------------------------------------------------------------------------------------------


def test_example_39_what_round_2_keeps() -> None:
    """Example 39. ST-ROUND2-1, ST-ROUND2-2, ST-ROUND2-3."""
    state = position(
        boat="A", cards={"C": ("priestess", "build")}, beaches={"C": ("5", ""), "E": ("4", "3")},
        statues=("Cf", ""), kept=(("basket_b1",), ()), shells=(1, 0), bought=(("forest",), ()),
        priestess_up=False, craters={"A": 4}, shamans=("Cf", "Ep"), pool={"shell": 1},
    )  # fmt: skip
    play(state, "2A", "take-priestess", "no-divert", "shell", "buy-nothing")
    assert scored(state) == [2 + 3 + 2, 0]
    seen = view(state)
    assert seen["round"] == 2
    assert statues(state, RED) == {"Cf"}
    assert (kept(state, RED), player(state, RED)["shells"]) == ({"basket_b1": 1}, 1)
    assert player(state, RED)["score_cards"] == []
    assert [card["owner"] for card in seen["score_board"]] == [None] * 5
    assert seen["priestess"]["face_up"]
    assert [marker["segment"] for marker in seen["markers"]] == [None] * 4
    # Everything else lies where it lay.
    assert (shaman(state, RED), shaman(state, YELLOW), seen["boat"]["segment"]) == ("Cf", "Ep", 2)
    assert (discs(state, "E"), discs(state, "A"), supply(state, RED)) == (("4", "3"), ("2", ""), "135")
    assert cards(state, "C") == ("shell", "build")
    assert cards(state, "F") == ("build", "build")


def test_what_was_bought_can_be_bought_again() -> None:
    """ST-ROUND2-1."""
    state = first_scoring(bought=((), ("forest",)), priestess_up=False)
    play(state, "1C", "take-shell")
    assert {"buy-forest", "buy-priestess"}.isdisjoint(legal(state))
    play(state, "buy-nothing", "build", "buy-nothing")
    assert [card["owner"] for card in view(state)["score_board"]] == [None] * 5
    assert view(state)["priestess"]["face_up"]


def test_statues_baskets_and_pearls_count_again() -> None:
    """ST-ROUND2-2."""
    state = first_scoring(statues=("Am", ""), kept=(("basket_b1", "white_pearl"), ()))
    play(state, "1C", "take-priestess", "build")
    first = scored(state)
    assert first == [3 + 3 + 1, 0]
    assert (statues(state, RED), kept(state, RED)) == ({"Am"}, {"basket_b1": 1, "white_pearl": 1})
    ending = game.load(state.dump() | {"deck": 3, "left": [0] * 9, "slots": [-1] * 12})
    assert isinstance(ending, Stromboli)
    play(ending, "1D")
    assert scored(ending) == [14, 0]


def test_supplies_stay() -> None:
    """ST-ROUND2-3."""
    state = first_scoring(statues=("Am Bm", ""), beaches={"D": ("5", ""), "F": ("34", "1")})
    before = used_up(state, "shell")
    play(state, "1C", "take-priestess", "build")
    assert (supply(state, RED), supply(state, YELLOW)) == ("25", "2345")
    assert player(state, RED)["statues_left"] == 6
    assert used_up(state, "shell") == before


def test_the_refill_is_completed_then_the_other_player() -> None:
    """ST-ROUND2-4."""
    state = first_scoring(beaches={"D": ("5", "1")}, shamans=("Am", "Bm"), cards={"D": ("build", "priestess")})
    play(state, "1C", "take-build", "build", "build")
    assert (state.actor, cards(state, "D")) == (CHANCE, ("build", ""))
    play(state, "nautilus")
    assert (state.actor, phase(state)) == (YELLOW, "turn")


# -- the end ----------------------------------------------------------------------------------------------


def test_the_higher_score_wins() -> None:
    """ST-END-1."""
    state = last_scoring(points=(10, 12), statues=("Ap", ""))
    play(state, "1C")
    assert (state.actor, scored(state), state.ranks()) == (OVER, [11, 12], [2, 1])
    assert state.legal() == []


@pytest.mark.parametrize(
    ("first", "red", "yellow", "ranks"),
    [
        (RED, "Am Bm Cm Dm", "Ap Af Bp Bf", [2, 1]),
        (YELLOW, "Am Bm Cm Dm", "Ap Af Bp Bf", [1, 2]),
        (RED, "Am Bm Cm Dm Fp", "Ap Af Bp Bf", [1, 2]),
        (YELLOW, "Am Bm Cm", "Ap Af Bp Bf", [2, 1]),
    ],
)
def test_example_28_tie_breaks(first: int, red: str, yellow: str, ranks: list[int]) -> None:
    """Example 28. ST-END-2."""
    worths = [sum({"p": 1, "f": 2, "m": 3}[space[1]] for space in names.split()) for names in (red, yellow)]
    state = last_scoring(first=first, statues=(red, yellow), points=(31 - worths[0], 31 - worths[1]))
    play(state, "1C")
    assert scored(state) == [31, 31]
    assert state.ranks() == ranks
