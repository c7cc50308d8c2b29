"""Packed numbers in a position: copied, written as JSON, and put back in the form they had."""

from librt.vecs import vec
from mypy_extensions import i64

from isolario.kernel import State
from isolario.kernel.packed import as_json, like, many


class Packed(State):
    """A position in plain Python that keeps packed numbers beside a list of its own."""

    def __init__(self) -> None:
        super().__init__(2)
        self.counts = many(3, 4)
        self.names = ["one"]


def test_packed_numbers_travel_as_lists() -> None:
    state = Packed()
    state.counts[1] = 7
    dump = state.dump()
    assert dump["counts"] == [3, 7, 3, 3]
    state.counts[0] = 9
    state.names.append("two")
    assert (dump["counts"], dump["names"]) == ([3, 7, 3, 3], ["one"])
    other = Packed()
    other.restore(dump)
    assert isinstance(other.counts, vec)
    assert other.dump() == dump
    other.names.append("three")
    assert dump["names"] == ["one"]


def test_parts_keep_their_form() -> None:
    assert as_json(vec[i64]([1, 2])) == [1, 2]
    assert isinstance(like(many(0, 2), [1, 2]), vec)
    assert like([0], [1, 2]) == [1, 2]
