"""Numbers for learners: named, scoped, written into arrays; and the law that nothing visible is lost can fail."""

from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from isolario.kernel import FastLuck, Feature, FeaturesLayout, Game, State, draw, random_walk, register
from isolario.kernel import game as find
from isolario.kernel.features import FULL, PRIVATE, PUBLIC, Sheet, side_by_side
from isolario.testing import LawBroken, check_game

from . import toys


def test_features_are_written_into_an_array(game: Game) -> None:
    state = game.new(game.max_seats)
    random_walk(state, FastLuck(2), 40)
    layout = game.features_layout()
    buffer = np.full(layout.size, 7.0, np.float32)
    assert state.features(1, out=buffer) is buffer
    assert np.allclose(buffer, state.features(1), atol=1e-6)
    with pytest.raises(ValueError, match="broadcast"):
        state.features(1, out=np.zeros(layout.size + 1, np.float32))
    named = layout.split(buffer)
    assert list(named) == [piece.name for piece in layout]
    assert all(named[piece.name].shape == piece.shape for piece in layout)
    rows = layout.split(np.zeros((3, layout.size)))
    assert rows[layout.pieces[0].name].shape == (3, *layout.pieces[0].shape)
    assert layout.pieces[0].meaning in repr(layout)


def test_a_hand_is_private() -> None:
    iquazu = find("iquazu")
    state = iquazu.new(seats=3)
    draw(state, FastLuck(5))
    layout: FeaturesLayout = iquazu.features_layout()

    def hands(scope: int) -> Any:
        return layout.split(np.array(state.features(0, scope=scope)))["hands"].any(axis=1).tolist()

    assert hands(PRIVATE) == [True, False, False, False]
    assert hands(PUBLIC) == [False, False, False, False]
    assert hands(FULL) == [True, True, True, False]


def test_sheets_hold_what_is_written() -> None:
    sheet = Sheet(2)
    sheet.put(0.5)
    sheet.one_of(1, 3)
    sheet.one_of(-1, 2)
    sheet.bits(0b101, 3)
    sheet.seat(0, 2, 3, 4)
    assert sheet.numbers() == [0.5, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0]
    assert np.asarray(sheet.memory()).tolist() == sheet.numbers()


def test_packed_numbers_are_written_in_blocks() -> None:
    counts = [0, 1, 5, 300, -2]
    written, one_by_one = Sheet(), Sheet()
    written.ratios(vec[i64](counts), 1, 4, 5)
    for count in counts[1:]:
        one_by_one.ratio(count, 5)
    written.places(vec[i64](counts), 0, 3, 6)
    for place in counts[:3]:
        one_by_one.one_of(place, 6)
    assert written.numbers() == one_by_one.numbers()
    with pytest.raises(ValueError, match="1000"):
        written.ratios(vec[i64](counts), 0, 2, 1000)


def test_a_sheet_used_again_is_blank_and_shows_what_is_new() -> None:
    sheet = Sheet(3)
    sheet.one_of(0, 3)
    shown = sheet.memory()
    sheet.renew()
    sheet.one_of(2, 3)
    assert sheet.memory().tolist() == [0, 0, 1]
    assert shown is sheet.memory(), "the memory stays where it is"
    sheet.renew()
    sheet.bits(0b11111, 5)  # it has to grow
    assert sheet.numbers() == [1] * 5
    sheet.renew()
    sheet.blank(2)
    assert sheet.numbers() == [0, 0]


def test_sheets_side_by_side_share_one_memory() -> None:
    sheets = side_by_side(3, 4)
    shown = np.asarray(memoryview(sheets[-1].cells)).view(np.float32).reshape(3, 4)
    for number, sheet in enumerate(sheets):
        sheet.one_of(number, 4)
    assert shown.tolist() == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]
    backdrop = Sheet(4)
    backdrop.one_of(3, 4)
    sheets[1].renew(backdrop.cells)
    sheets[1].flag(True)
    sheets[1].blank(3)
    assert shown.tolist() == [[1, 0, 0, 0], [1, 0, 0, 1], [0, 0, 1, 0]]
    assert sheets[1].numbers() == [1, 0, 0, 1]
    sheets[0].renew()
    sheets[0].bits(0b11111, 5)  # too much for its place: it goes elsewhere and leaves the others alone
    assert sheets[0].numbers() == [1] * 5
    assert shown.tolist()[1:] == [[1, 0, 0, 1], [0, 0, 1, 0]]


@pytest.mark.parametrize("size", [0, 2, 4, 9])
def test_a_sheet_may_begin_with_something_written_already(size: int) -> None:
    backdrop = Sheet(4)
    backdrop.one_of(1, 4)
    for _ in range(2):
        sheet = Sheet(size)
        sheet.renew(backdrop.cells)
        sheet.blank(2)
        sheet.flag(True)
        sheet.blank(1)
        assert sheet.numbers() == [0, 1, 1, 0]
    assert backdrop.numbers() == [0, 1, 0, 0]


def test_layouts_name_their_pieces_once() -> None:
    with pytest.raises(ValueError, match="hand"):
        FeaturesLayout(Feature("hand", (2,), ""), Feature("hand", (3,), ""))


class Blind(toys.Secrets):
    """Does not say how often each seat has waited."""

    def clone(self) -> "Blind":
        return copied(self)

    def write_features(self, seat: int, scope: int, sheet: Sheet) -> None:
        sheet.piece("rolls")
        sheet.put(len(self.rolls) / 10)
        sheet.flag(self.actor == seat)


def copied(state: toys.Secrets) -> Blind:
    other = Blind(state.seats)
    for name, value in state.dump().items():
        setattr(other, name, value)
    return other


class BlindGame(toys.SecretsGame):
    id = "blind"

    def features_layout(self) -> FeaturesLayout:
        return FeaturesLayout(Feature("rolls", (2,), "rolls so far / 10, whether it is the seat's turn"))

    def start(self, seats: int, options: Any) -> State:
        return Blind(seats)

    def load(self, dump: dict[str, Any]) -> State:
        return copied(toys.load(dump))


def test_features_that_lose_something_are_found() -> None:
    with pytest.raises(LawBroken, match=r"what_can_be_seen_can_be_learned.*look alike"):
        check_game(register(BlindGame()), range(20))
