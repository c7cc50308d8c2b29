"""Set-up, the turn, discs, the shaman and the boat."""

import pytest

from isolario.games.stromboli import game
from isolario.games.stromboli.rules import Stromboli
from isolario.kernel import CHANCE, FastLuck, Problem, random_walk

from .position import (
    LETTERS,
    RED,
    YELLOW,
    at,
    cards,
    discs,
    lava_disc,
    legal,
    phase,
    play,
    player,
    position,
    shaman,
    supply,
    view,
    why,
)

OPENING = ("build",) * 6 + ("shell",) * 4 + ("priestess", "white_pearl")


def opened(first: str = "red") -> Stromboli:
    state = game.new()
    assert isinstance(state, Stromboli)
    play(state, first, *OPENING)
    return state


# -- set-up ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3])
def test_is_for_two(seats: int) -> None:
    """ST-SETUP-1."""
    with pytest.raises(Problem, match="2 to 2"):
        game.new(seats=seats)


def test_supplies() -> None:
    """ST-SETUP-2."""
    state = opened()
    for seat in (RED, YELLOW):
        assert supply(state, seat) == "12345"
        assert player(state, seat)["statues_left"] == 8
        assert player(state, seat)["points"] == 0
    assert view(state)["lava_discs"] == []


def test_huts_pier_and_boat() -> None:
    """ST-SETUP-3, ST-SETUP-4, ST-SETUP-5."""
    seen = view(opened())
    assert [segment["hut"] for segment in seen["segments"]] == [None, RED, None, None, YELLOW, None]
    assert [segment["pier"] for segment in seen["segments"]] == [True] + [False] * 5
    assert seen["boat"]["segment"] == 0
    assert [shaman["space"] for shaman in seen["shamans"]] == [None, None]
    assert [shaman["segment"] for shaman in seen["shamans"]] == [1, 4]


def test_the_first_player_is_drawn_and_begins() -> None:
    """ST-SETUP-6."""
    state = game.new()
    assert (state.actor, state.legal(), state.weights()) == (CHANCE, [0, 1], [1, 1])
    for seat, name in enumerate(("red", "yellow")):
        begun = opened(name)
        assert (begun.actor, view(begun)["first"]) == (seat, seat)


def test_twelve_cards_are_dealt_in_order() -> None:
    """ST-SETUP-7, ST-SETUP-8."""
    state = opened()
    dealt = [card for segment in LETTERS for card in cards(state, segment)]
    assert tuple(dealt) == OPENING
    assert [deck["left"] for deck in view(state)["decks"]] == [3, 12, 15]
    assert view(state)["decks"][0]["pool"] == {"basket_b1": 2, "basket_b2": 1}


def test_score_board_and_markers() -> None:
    """ST-SETUP-9."""
    seen = view(opened())
    assert [card["owner"] for card in seen["score_board"]] == [None] * 5
    assert seen["priestess"]["face_up"]
    assert [marker["segment"] for marker in seen["markers"]] == [None] * 4


def test_the_first_player_card_stays() -> None:
    """ST-SETUP-10."""
    state = position(
        first=YELLOW, boat="C", cards={"D": ("shell", "build")}, beaches={"D": ("5", "")}, pool={"build": 1}
    )
    play(state, "1C", "take-build", "build")
    assert view(state)["round"] == 2
    assert view(state)["first"] == YELLOW


# -- the turn -------------------------------------------------------------------------------------------


def test_one_action_then_the_other_player() -> None:
    """ST-TURN-1."""
    state = opened()
    assert legal(state) == {f"{value}{beach}" for value in "12345" for beach in LETTERS}
    play(state, "3C")
    assert phase(state) == "shaman"
    assert why(state, "2C") == "ST-TURN-1"
    play(state, "stay")
    assert (state.actor, phase(state)) == (YELLOW, "turn")


def test_no_passing_and_always_something_to_do() -> None:
    """ST-TURN-2."""
    for seed in range(20):
        state, luck = game.new(), FastLuck(seed)
        while state.actor != -2:
            if state.actor >= 0:
                assert state.legal()
                if phase_of(state) == "turn":
                    assert max(state.legal()) <= 35
            random_walk(state, luck, 1)
    # Even five rival discs that each block a beach leave room for every disc in supply.
    state = position(beaches={"A": ("", "1"), "B": ("", "2"), "C": ("", "3"), "D": ("", "4"), "E": ("", "5")}, boat="F")
    for value in "12345":
        assert any(move[0] == value for move in legal(state))


def phase_of(state: object) -> str:
    assert isinstance(state, Stromboli)
    return phase(state)


def test_the_shaman_may_stay() -> None:
    """ST-TURN-3."""
    state = opened()
    play(state, "1B", "stay")
    assert shaman(state, RED) == ""
    # Even a shaman whose every step is possible is never forced to take one.
    assert "stay" in legal(shaman_choice("Cf", "Df"))


# -- discs ----------------------------------------------------------------------------------------------


def test_example_01_equal_sum() -> None:
    """Example 1. ST-DISC-5."""
    state = position(active=YELLOW, beaches={"C": ("3", "")})
    assert "3C" not in legal(state)
    assert why(state, "3C") == "ST-DISC-5"
    assert "2C" in legal(state)
    play(state, "2C")
    assert view(state)["segments"][2]["sums"] == [3, 2]
    assert (state.actor, phase(state)) == (YELLOW, "shaman")


def test_example_02_retrieving_and_sums() -> None:
    """Example 2. ST-DISC-3, ST-DISC-5, ST-DISC-6."""
    state = position(active=YELLOW, beaches={"C": ("5", "15"), "D": ("", "2")})
    assert {"-5", "-2"} <= legal(state)
    assert "-1" not in legal(state)
    assert why(state, "-1") == "ST-DISC-5"
    assert why(state, "-4") == "ST-DISC-3"
    play(state, "-2")
    assert discs(state, "D") == ("", "")
    assert supply(state, YELLOW) == "234"
    assert (state.actor, phase(state)) == (YELLOW, "shaman")


def test_placing_away_lets_the_shaman_move_and_not_the_boat() -> None:
    """ST-DISC-1."""
    state = position(boat="A")
    play(state, "4D")
    assert phase(state) == "shaman"
    assert view(state)["boat"]["segment"] == 0
    assert discs(state, "D") == ("4", "")
    assert supply(state, RED) == "1235"


def test_only_from_supply() -> None:
    """ST-DISC-1, ST-DISC-2."""
    state = position(boat="A", beaches={"C": ("3", "")})
    assert why(state, "3D") == "ST-DISC-1"
    assert why(state, "3A") == "ST-DISC-2"


def test_placing_at_the_boat_moves_it_and_not_the_shaman() -> None:
    """ST-DISC-2."""
    state = position(boat="A", shamans=("Bp", ""))
    play(state, "4A")
    assert view(state)["boat"]["segment"] == 4
    assert (state.actor, phase(state), shaman(state, RED)) == (YELLOW, "turn", "Bp")


def test_any_number_of_discs_on_a_beach() -> None:
    """ST-DISC-4."""
    state = position(boat="A", active=YELLOW, beaches={"C": ("12345", "123")})
    play(state, "4C")
    assert discs(state, "C") == ("12345", "1234")


def test_also_at_the_boat() -> None:
    """ST-DISC-5."""
    # It cannot come up in play (the boat's beach is empty when a turn begins), but the rule holds there too.
    state = position(boat="A", beaches={"A": ("", "2")})
    assert "2A" not in legal(state)
    assert {"1A", "3A"} <= legal(state)


def test_an_empty_beach_is_exempt() -> None:
    """ST-DISC-6."""
    state = position(boat="A", beaches={"C": ("3", "")})
    play(state, "-3")
    assert view(state)["segments"][2]["sums"] == [0, 0]
    # 0 against a positive sum counts as different.
    assert "-2" in legal(position(beaches={"C": ("2", "3")}))


def test_discs_come_back_all_at_once() -> None:
    """ST-DISC-7."""
    # 6 : 4; taken back one by one, Red's 2 would leave equal sums on the way.
    identical = ("basket_b1", "basket_b1")
    state = position(boat="A", active=YELLOW, beaches={"C": ("24", "13")}, cards={"C": identical})
    play(state, "2A", "build")
    assert discs(state, "C") == ("", "")
    assert supply(state, RED) == "12345"


def test_a_returned_disc_may_go_back_at_once() -> None:
    """ST-DISC-8."""
    state = position(boat="A", beaches={"C": ("3", "")})
    play(state, "-3", "stay", "1D", "stay")
    assert "3C" in legal(state)


# -- the shaman -----------------------------------------------------------------------------------------


def shaman_choice(red: str, yellow: str, statues: tuple[str, str] = ("", "")) -> Stromboli:
    """Red has placed a disc away from the boat."""
    state = position(shamans=(red, yellow), statues=statues, boat="F")
    play(state, "1A")
    return state


def test_example_03_first_shaman_move() -> None:
    """Example 3. ST-SHAMAN-4, ST-SHAMAN-5."""
    state = shaman_choice("", "")
    assert legal(state) == {"Bp", "Ap", "Cp", "stay"}
    assert why(state, "Bf") == "ST-SHAMAN-4"


def test_example_04_two_steps() -> None:
    """Example 4. ST-SHAMAN-1, ST-SHAMAN-2, ST-SHAMAN-3, ST-SHAMAN-7, ST-SHAMAN-9."""
    state = shaman_choice("Cf", "Df")
    assert legal(state) == {"Af", "Bf", "Ef", "Bm", "Cm", "Dm", "Bp", "Cp", "Dp", "stay"}
    assert why(state, "Df") == "ST-SHAMAN-7"
    assert why(state, "Cf") == "ST-SHAMAN-9"
    assert why(state, "Ff") == "ST-SHAMAN-1"


def test_example_05_two_steps_outward() -> None:
    """Example 5. ST-SHAMAN-3, ST-SHAMAN-6, ST-SHAMAN-8."""
    state = shaman_choice("Cm", "Fp", ("Cf", ""))
    assert legal(state) == {"Am", "Bm", "Dm", "Em", "Bf", "Cf", "Df", "Cp", "stay"}


def test_at_most_two_steps() -> None:
    """ST-SHAMAN-1."""
    state = shaman_choice("Ap", "")
    assert "Cp" in legal(state)
    assert why(state, "Dp") == "ST-SHAMAN-1"


def test_no_diagonal_step_and_one_ring_at_a_time() -> None:
    """ST-SHAMAN-2."""
    # From a plain the neighbouring mountain would take three steps, its forest two: never one diagonal step.
    state = shaman_choice("Ap", "")
    assert "Bf" in legal(state)
    assert "Cf" not in legal(state)


def test_one_step_inward() -> None:
    """ST-SHAMAN-3."""
    state = shaman_choice("Ap", "")
    assert "Af" in legal(state)
    assert why(state, "Am") == "ST-SHAMAN-3"


def test_the_first_step_leads_to_the_plain_of_the_hut() -> None:
    """ST-SHAMAN-4."""
    state = shaman_choice("", "")
    play(state, "Bp", "1B")
    assert legal(state) == {"Ep", "Dp", "Fp", "stay"}


def test_a_first_move_ends_on_a_plain() -> None:
    """ST-SHAMAN-5."""
    assert {move for move in legal(shaman_choice("", "")) if move != "stay"} == {"Ap", "Bp", "Cp"}


def test_never_back_to_the_beach() -> None:
    """ST-SHAMAN-6."""
    state = shaman_choice("Bp", "")
    assert all(move == "stay" or move[1] in "pfm" for move in legal(state))
    play(state, "stay")
    assert shaman(state, RED) == "Bp"
    # The action space itself has no beach, water or crater space.
    assert {game.presentation.notation(state, 36 + space) for space in range(18)} == {
        a + b for a in LETTERS for b in "pfm"
    }


def test_over_the_rival_but_not_onto_it() -> None:
    """ST-SHAMAN-7."""
    state = shaman_choice("Ap", "Bp")
    assert "Cp" in legal(state)
    assert why(state, "Bp") == "ST-SHAMAN-7"


def test_statues_block_nothing() -> None:
    """ST-SHAMAN-8."""
    assert legal(shaman_choice("Cf", "", ("Cp Cm", "Bf Df"))) == legal(shaman_choice("Cf", ""))


def test_the_end_space_is_one_choice() -> None:
    """ST-SHAMAN-9."""
    state = shaman_choice("Cf", "")
    play(state, "Dp")
    assert shaman(state, RED) == "Dp"
    assert state.actor == YELLOW


# -- the boat -------------------------------------------------------------------------------------------


def test_example_06_boat() -> None:
    """Example 6. ST-BOAT-1."""
    state = position(active=YELLOW, boat="A", shamans=("", "Ep"))
    play(state, "2A")
    assert view(state)["boat"]["segment"] == 2
    assert discs(state, "A") == ("", "2")
    assert shaman(state, YELLOW) == "Ep"


def test_round_the_island() -> None:
    """ST-BOAT-1."""
    state = position(boat="E")
    play(state, "5E")
    assert view(state)["boat"]["segment"] == at("D")


def test_example_29_sail() -> None:
    """Example 29. ST-BOAT-2, ST-BOAT-3."""
    out = {"A": ("1", ""), "C": ("2", ""), "D": ("3", ""), "E": ("4", "")}
    state = position(boat="B", beaches={**out, "F": ("5", "")})
    assert legal(state) == {"-1", "-2", "-3", "-4", "-5", "sail"}
    play(state, "sail", "build")
    assert view(state)["boat"]["segment"] == at("C")
    still = position(boat="B", beaches=out)
    assert "sail" not in legal(still)
    assert why(still, "sail") == "ST-BOAT-2"


def test_the_order_of_an_arrival() -> None:
    """ST-BOAT-4: lava disc, deal with effects, discs back, refill, first scoring, rest of the refill."""
    state = position(
        tactical=True, boat="A", beaches={"C": ("4", "1")}, cards={"C": ("priestess", "build")},
        shamans=("Cm", "Dm"), pool={"shell": 1},
    )  # fmt: skip
    notes = play(state, "2A", "lava", "take-priestess", "C>D", "build", "shell", "nautilus")
    order = [note[0] for note in notes if note[0] not in ("score", "turn")]
    assert order == [
        "place", "lava-disc", "boat", "marker", "take", "divert", "lava-disc-back", "take", "build",
        "back", "back", "draw", "scoring", "erupt", "burn", "cool", "round", "draw",
    ]  # fmt: skip
    assert (state.actor, phase(state)) == (YELLOW, "turn")
    assert lava_disc(state, RED) == "supply"
    # In the middle of it no turn action is possible.
    state = position(boat="A", beaches={"C": ("4", "")}, cards={"C": ("shell", "build")})
    play(state, "2A")
    assert why(state, "1D") == "ST-BOAT-4"
