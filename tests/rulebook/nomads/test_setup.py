"""Set-up, the number of players and the Lumarathon."""

import pytest

from isolario.games.nomads import game
from isolario.games.nomads.board import KIND_NAMES
from isolario.games.nomads.rules import Nomads
from isolario.kernel import CHANCE, FastLuck, Problem

from .position import MOON, NOSTROMO, RED, SIANA, ULRICH, legal, names, pile, play, settle, tiles, told, why


def new(seats: int, **options: str | int) -> Nomads:
    state = game.new(seats=seats, **options)
    assert isinstance(state, Nomads)
    return state


def ready(adventurers: list[int], first: int = 0, **options: str | int) -> Nomads:
    """All tiles turned up and adventurers known: the first disc of set-up is to be placed."""
    return settle(new(len(adventurers), first_player=first, adventurers=names(adventurers), **options))


def test_stacks_are_random_and_their_tops_face_up_before_adventurers_are_chosen() -> None:
    """NO-SET-1: eight draws from one pool of 112 tiles, stacks in order, each without replacement."""
    state = new(3, first_player=0)
    assert list(state.stack_height) == [14] * 8
    assert sum(state.pool) == 112
    for stack in range(8):
        assert state.actor == CHANCE
        assert state.weights() == [count for count in state.pool if count]
        assert state.face[stack] == -1
        play(state, "joker" if stack < 2 else "whale")
    assert [KIND_NAMES[kind] for kind in state.face] == ["joker"] * 2 + ["whale"] * 6
    assert state.pool == [8, 14, 14, 14, 14, 14, 14, 12, 0]
    assert legal(state) == ["ulrich", "moon", "red", "siana", "nostromo"]


def test_everything_lies_open_and_nobody_owns_anything() -> None:
    """NO-SET-2."""
    state = new(4)
    view = state.view(None)
    assert len(view["cards"]) == 32
    assert state.supply == 2**32 - 1
    assert [card["seat"] for card in view["cards"]] == [None] * 32
    assert view["chart"]["opals"] == 0
    for player in view["players"]:
        assert sum(player["tiles"].values()) + player["jokers"] + player["opals"] == 0


def test_first_seat_is_drawn_evenly_or_fixed_and_play_goes_clockwise() -> None:
    """NO-SET-3."""
    state = new(5)
    assert state.actor == CHANCE
    assert legal(state) == ["seat0", "seat1", "seat2", "seat3", "seat4"]
    assert state.weights() == [1] * 5
    assert new(5, first_player=3).first == 3
    play(state, "seat3")
    settle(state)
    order = []
    for name in ("ulrich", "moon", "red", "siana", "nostromo"):
        order.append(state.actor)
        play(state, name)
    assert order == [3, 4, 0, 1, 2]


def test_each_seat_picks_an_adventurer_nobody_has_taken() -> None:
    """NO-SET-4: the rest sleeps."""
    state = settle(new(2, first_player=1))
    assert state.actor == 1
    play(state, "red")
    assert state.actor == 0
    assert legal(state) == ["ulrich", "moon", "siana", "nostromo"]
    assert why(state, "red") == "NO-SET-4"
    play(state, "siana")
    sleeping = [one["id"] for one in state.view(None)["adventurers"] if one["state"] == "sleeping"]
    assert sleeping == ["ulrich", "moon", "nostromo"]


def test_adventurers_dealt_at_random_are_a_draw() -> None:
    """NO-SET-4 with the option `adventurers=random`: even odds over those left, seat by seat."""
    state = new(3, first_player=2, adventurers="random")
    play(state, *["whale"] * 8)
    assert state.actor == CHANCE
    assert state.weights() == [1] * 5
    play(state, "moon", "red", "ulrich")
    assert state.adventurer == [RED, ULRICH, MOON]


def test_fixed_adventurers_leave_no_choice() -> None:
    """NO-SET-4 with a list by seat."""
    state = ready([SIANA, ULRICH])
    assert state.adventurer == [SIANA, ULRICH]
    assert legal(state) == list("ABCDEFGH")
    with pytest.raises(Problem, match="do not go together"):
        new(2, adventurers="red,red")


def test_the_frog_is_placed_before_the_nomads_by_its_owner() -> None:
    """NO-SET-5, NO-SET-6."""
    state = ready([RED, NOSTROMO])
    assert state.actor == 1
    assert state.view(None)["active"] == 1
    assert all(pile(state, space) == "" for space in "ABCDEFGH")
    play(state, "D")
    assert pile(state, "D") == "FN"
    assert all(pile(state, space) == "N" for space in "ABCEFGH")


def test_the_frog_of_a_sleeping_nostromo_stays_in_the_box() -> None:
    """NO-SET-5: and NO-NUM-1, NO-SET-7: his two discs are placed."""
    state = ready([RED, ULRICH])
    assert all(pile(state, space) == "N" for space in "ABCDEFGH")
    play(state, "A", "A", "A", "B", "B", "B")
    assert pile(state, "A") + pile(state, "B") == "NMMS" + "NSGG"
    assert state.actor == 0


def test_last_seat_places_sleeping_discs_in_the_order_of_the_box() -> None:
    """NO-SET-7."""
    state = ready([RED, SIANA, ULRICH], first=1)
    placed = []
    for _ in range(4):
        assert state.actor == 0
        placed.append(state.view(None)["pending"]["disc"])
        play(state, "C" if len(placed) < 3 else "D")
    assert placed == ["disc:moon:0", "disc:moon:1", "disc:nostromo:0", "disc:nostromo:1"]
    assert state.actor == 1


def test_own_discs_go_down_one_per_round_in_two_rounds() -> None:
    """NO-SET-8: also on top of own discs."""
    state = ready([ULRICH, MOON, RED, SIANA, NOSTROMO], first=2)
    play(state, "H")
    order = []
    for space in "ABCDEABCDE":
        order.append(state.actor)
        play(state, space)
    assert order == [2, 3, 4, 0, 1] * 2
    assert pile(state, "A") == "NRR"


def test_example_22_no_space_holds_more_than_four_discs_in_set_up() -> None:
    """Example 22. NO-SET-9: and Lys may still be aimed there."""
    state = ready([NOSTROMO, RED])
    play(state, "D", "D", "D")
    assert pile(state, "D") == "FNUU"
    assert "D" not in legal(state)
    assert why(state, "D") == "NO-SET-9"
    while state.view(None)["pending"]["disc"] is not None:
        assert "D" not in legal(state)
        play(state, next(space for space in "ABCEFGH" if space in legal(state)))
    assert legal(state) == list("ABCDEFGH")
    play(state, "D")
    assert state.lys == 3


def test_last_seat_aims_lys_then_the_first_seat_begins() -> None:
    """NO-SET-10."""
    state = ready([ULRICH, MOON, RED, SIANA, NOSTROMO], first=2)
    play(state, "H", *"ABCDEABCDE")
    assert state.actor == 1
    assert "aim" in told(state, "G")
    assert state.lys == 6
    assert state.actor == 2
    assert state.turns == 1


def test_example_23_set_up_order_with_two_players() -> None:
    """Example 23. NO-SET-5, NO-SET-7, NO-SET-8, NO-SET-10, NO-NUM-1."""
    state = settle(new(2, first_player=1))
    play(state, "red", "nostromo")
    who = []
    discs = []
    for space in "AABBCCDDEEF" + "G":
        who.append(state.actor)
        discs.append(state.view(None)["pending"]["disc"])
        play(state, space)
    assert who == [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0]
    assert discs[0] == "disc:frog:0"
    assert [disc.split(":")[1] for disc in discs[1:7]] == ["ulrich", "ulrich", "moon", "moon", "siana", "siana"]
    assert discs[7:] == ["disc:red:0", "disc:nostromo:0", "disc:red:1", "disc:nostromo:1", None]
    assert state.actor == 1
    assert sum(state.pile_height) == 19


@pytest.mark.parametrize(("seats", "sleeping"), [(2, 6), (3, 4), (4, 2), (5, 0)])
def test_only_the_number_of_sleeping_discs_depends_on_the_players(seats: int, sleeping: int) -> None:
    """NO-NUM-1."""
    state = ready([ULRICH, MOON, RED, SIANA, NOSTROMO][:seats])
    luck = FastLuck(seats)
    if seats == 5:
        play(state, "A")
    counted = 0
    while state.view(None)["phase"] == "sleeper":
        assert state.actor == seats - 1
        choices = state.legal()
        state.apply(choices[luck.below(len(choices))])
        counted += 1
    assert counted == sleeping


LINKED = {"lumarathon": "2,1,0"}


def test_example_29_lumarathon() -> None:
    """Example 29. NO-VAR-1, NO-VAR-2, NO-VAR-3."""
    state = settle(new(3, **LINKED))
    play(state, "red", "ulrich", "siana")
    assert tiles(state, 1) == {"joker": 1}
    assert state.scores() == [0, -1, 0]
    who = []
    for space in "AABBCCDDEE" + "H":
        who.append(state.actor)
        play(state, space)
    assert who == [0] * 4 + [2, 0, 1, 2, 0, 1] + [1]
    assert pile(state, "A") + pile(state, "B") == "NMM" + "NGG"
    assert state.actor == 2
    assert sum(state.pile_height) == 18


def test_lumarathon_fixes_the_first_seat() -> None:
    """NO-VAR-1: it overrides a drawn first player and contradicts another one."""
    assert new(3, **LINKED).first == 2
    assert new(3, first_player=2, **LINKED).first == 2
    with pytest.raises(Problem, match="do not go together"):
        new(3, first_player=1, **LINKED)
    with pytest.raises(Problem, match="cannot be"):
        new(2, **LINKED)


def test_the_coin_is_paid_like_a_joker() -> None:
    """NO-VAR-2: three Jokers can be held, and spent together."""
    state = ready([RED, SIANA], lumarathon="0,0,1")
    dump = state.dump()
    dump["held"][8] = 3
    dump |= {
        "phase": 9,
        "actor": 0,
        "active": 0,
        "piles": [list(range(18)), *[[] for _ in range(7)]],
    }
    loaded = game.load(dump)
    assert isinstance(loaded, Nomads)
    play(loaded, "heron3")
    assert tiles(loaded, 0) == {}
    assert loaded.scores()[0] == 3


def test_the_sleeper_seat_places_sleepers_only() -> None:
    """NO-VAR-3: Lys stays with the last seat."""
    state = ready([RED, SIANA, ULRICH], first=2, lumarathon="2,2,2")
    assert state.actor == 2
    play(state, *"ABCD")
    assert state.actor == 2
    play(state, *"ABCDEF")
    assert state.actor == 1
