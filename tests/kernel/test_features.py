"""Numbers for learners: named, scoped, written into arrays; and the law that nothing visible is lost can fail."""

from typing import Any

import numpy as np
import pytest

from isolario.kernel import FastLuck, Feature, FeaturesLayout, Game, State, draw, random_walk, register
from isolario.kernel import game as find
from isolario.kernel.features import FULL, PRIVATE, PUBLIC, Sheet
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
