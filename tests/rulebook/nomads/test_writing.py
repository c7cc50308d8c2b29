"""Songs, legends, upgrades and Jokers."""

import pytest

from isolario.games.nomads.board import KIND_NAMES

from .position import RED, SIANA, ULRICH, legal, play, position, tiles, told, why

SEATS = (ULRICH, RED, SIANA)
NO_MOVES = {"H": "UURRSSNNNNNNNN"}


def cards(state_legal: list[str]) -> list[str]:
    """What can be written, without the moves."""
    return [move for move in state_legal if move[-1] not in "<>"]


def writing(**given: object) -> list[str]:
    return cards(legal(position(SEATS, NO_MOVES, **given)))  # type: ignore[arg-type]


def test_writing_takes_one_card_and_ends_the_turn() -> None:
    """NO-WRI-1, NO-TURN-2: what is paid goes to the box for good; nobody listens."""
    state = position(SEATS, {"A": "U", "B": "R"}, held={0: {"whale": 2, "comet": 4}})
    play(state, "comet3")
    assert tiles(state, 0) == {"whale": 2, "comet": 1}
    assert state.view(None)["box"]["comet"] == 3
    assert "comet4" not in legal(state)
    assert state.actor == 1
    assert tiles(state, 1) == {}
    assert state.view(None)["players"][0]["cards"] == ["card:legend:1:1"]


def test_only_cards_that_can_be_paid_in_full() -> None:
    """NO-WRI-2."""
    state = position(SEATS, NO_MOVES, held={0: {"whale": 3}})
    assert cards(legal(state)) == ["whale2", "whale3"]
    assert why(state, "whale4") == "NO-WRI-2"
    assert why(state, "song4") == "NO-WRI-2"
    play(state, "whale2")
    assert tiles(state, 0) == {"whale": 1}  # no overpaying


def test_a_song_costs_different_tiles_and_is_worth_their_number() -> None:
    """NO-SONG-1."""
    held = dict.fromkeys(KIND_NAMES[:5], 1)
    state = position(SEATS, NO_MOVES, held={0: held})
    assert cards(legal(state)) == ["song4", "song5"]
    play(state, "song5")
    assert tiles(state, 0) == {}
    assert state.scores()[0] == 5
    assert writing(held={0: {"whale": 9}}) == ["whale2", "whale3", "whale4", "whale5"]


def test_one_song_per_seat_and_no_exchange() -> None:
    """NO-SONG-2."""
    held = {0: dict.fromkeys(KIND_NAMES[:7], 1)}
    state = position(SEATS, NO_MOVES, held=held, songs={0: 4})
    assert not [card for card in legal(state) if card.startswith("song")]
    assert why(state, "song6") == "NO-SONG-2"
    other = position(SEATS, NO_MOVES, held=held, songs={1: 5})
    assert [card for card in legal(other) if card.startswith("song")] == ["song4", "song6", "song7"]
    assert why(other, "song5") == "NO-WRI-1"


def test_a_legend_costs_its_value_in_tiles_of_its_kind() -> None:
    """NO-LEG-1."""
    state = position(SEATS, NO_MOVES, held={0: {"heron": 6}})
    assert cards(legal(state)) == ["heron3", "heron4", "heron5", "heron6"]
    before = state.scores()[0]
    play(state, "heron6")
    assert tiles(state, 0) == {}
    assert state.scores()[0] == before + 6 + 6


def test_example_15_song_kinds() -> None:
    """Example 15. NO-PAY-4, NO-SONG-1."""
    held = {0: {"whale": 2, "comet": 1, "mask": 1, "heron": 1, "mountain": 3}}
    state = position(SEATS, NO_MOVES, held=held)
    assert "song6" not in legal(state)
    before = state.scores()[0]
    five = play(state.clone(), "song5")
    assert tiles(five, 0) == {"whale": 1, "mountain": 2}
    play(state, "song4")
    assert legal(state) == ["pay-whale", "pay-comet"]
    assert why(state, "pay-mask") == "NO-PAY-4"
    play(state, "pay-whale")
    assert legal(state) == ["pay-comet", "pay-mask"]
    assert why(state, "pay-whale") == "NO-PAY-4"
    play(state, "pay-mask")  # Heron and Mountain are forced
    assert tiles(state, 0) == {"whale": 1, "comet": 1, "mountain": 2}
    assert state.scores()[0] == before + 4 + 4
    assert state.actor == 1


def test_example_16_song_with_joker() -> None:
    """Example 16. NO-PAY-1, NO-PAY-2, NO-PAY-3."""
    state = position(SEATS, NO_MOVES, held={0: {"whale": 1, "comet": 1, "well": 1, "joker": 1}})
    play(state, "song4")
    assert tiles(state, 0) == {}
    assert state.actor == 1
    kinds = {"whale": 1, "comet": 1, "well": 1, "heron": 1, "joker": 1}
    state = position(SEATS, NO_MOVES, held={0: kinds})
    five = play(state.clone(), "song5")
    assert tiles(five, 0) == {}
    play(state, "song4")
    assert legal(state) == ["jokers0", "jokers1"]
    none = play(state.clone(), "jokers0")
    assert tiles(none, 0) == {"joker": 1}
    play(state, "jokers1")
    assert legal(state) == ["pay-whale", "pay-comet"]
    play(state, "pay-comet")
    assert tiles(state, 0) == {"whale": 1}


def test_a_joker_stands_for_a_kind_not_otherwise_paid() -> None:
    """NO-PAY-2: two Jokers and two kinds make four; three of one kind do not help."""
    assert "song4" in writing(held={0: {"whale": 3, "comet": 1, "joker": 2}})
    assert "song4" not in writing(held={0: {"whale": 3, "joker": 2}})


def test_example_17_legend_with_joker() -> None:
    """Example 17. NO-PAY-1, NO-PAY-3, NO-PAY-4."""
    state = position(SEATS, NO_MOVES, held={0: {"whale": 3, "joker": 1}})
    assert cards(legal(state)) == ["whale2", "whale3", "whale4"]
    four = play(state.clone(), "whale4")
    assert tiles(four, 0) == {}
    for card, left in (("whale3", {"whale": 1}), ("whale2", {"whale": 2})):
        asked = play(state.clone(), card)
        assert legal(asked) == ["jokers0", "jokers1"]
        assert why(asked, "jokers2") == "NO-PAY-3"
        assert tiles(play(asked, "jokers1"), 0) == left
    alone = position(SEATS, NO_MOVES, held={0: {"joker": 2}})
    assert "whale2" in legal(alone)
    assert tiles(play(alone, "whale2"), 0) == {}


def test_example_18_upgrade() -> None:
    """Example 18. NO-LEG-2, NO-LEG-3: the old card is free at once."""
    state = position(SEATS, NO_MOVES, held={0: {"heron": 2}, 1: {"heron": 3}}, legends={0: {"heron": 3}})
    assert cards(legal(state)) == ["heron4", "heron5"]
    assert why(state, "heron6") == "NO-WRI-2"
    assert why(state, "heron3") == "NO-LEG-2"
    assert told(state.clone(), "heron5")[:3] == ["discard", "return", "write"]
    play(state, "heron5")
    assert state.view(None)["box"]["heron"] == 2
    assert state.view(None)["players"][0]["cards"] == ["card:legend:4:2"]
    assert state.scores()[0] == 5
    assert "heron3" in legal(state)


def test_an_upgrade_never_goes_down() -> None:
    """NO-LEG-2: one card per legend, only higher ones."""
    state = position(SEATS, NO_MOVES, held={0: {"whale": 5}}, legends={0: {"whale": 4}})
    assert cards(legal(state)) == ["whale5"]
    assert why(state, "whale2") == "NO-LEG-2"


def test_jokers_pay_upgrades_too() -> None:
    """NO-PAY-1."""
    state = position(SEATS, NO_MOVES, held={0: {"joker": 1}}, legends={0: {"whale": 4}})
    assert cards(legal(state)) == ["whale5"]
    assert tiles(play(state, "whale5"), 0) == {}


def test_example_19_taken_card() -> None:
    """Example 19. NO-LEG-3."""
    taken = {0: {"whale": 4}}
    state = position(SEATS, NO_MOVES, active=1, held={1: {"whale": 4}}, legends=taken)
    assert cards(legal(state)) == ["whale2", "whale3"]
    assert why(state, "whale4") == "NO-LEG-3"
    owned = {0: {"whale": 4}, 1: {"whale": 3}, 2: {"whale": 5}}
    state = position(SEATS, NO_MOVES, active=1, held={1: {"whale": 4}}, legends=owned)
    assert cards(legal(state)) == []


@pytest.mark.parametrize("kind", range(7))
def test_there_is_one_card_per_value_and_legend(kind: int) -> None:
    """NO-LEG-3: four versions, four values."""
    view = position(SEATS, NO_MOVES).view(None)
    values = [card["value"] for card in view["cards"] if card["kind"] == KIND_NAMES[kind]]
    assert values == sorted(set(values))
    assert len(values) == 4
