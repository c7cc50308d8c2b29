"""Patches: what changed from one message to the next, made by the service and applied by a page."""

import json
from pathlib import Path
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from isolario.kernel import Element, Phrase, games
from isolario.server.patches import apply, change
from tests.server.harness import Service

EXAMPLES = Path(__file__).parents[2] / "web" / "src" / "lib" / "patches.examples.json"
"""The page's test reads the same file."""

names = st.sampled_from("abcde")
scalars = st.none() | st.booleans() | st.integers(2, 6) | names


def larger(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    things = st.lists(st.fixed_dictionaries({"id": names, "n": values}), max_size=5)
    members = st.dictionaries(names, values, max_size=4)
    return st.lists(values, max_size=5) | members | things | st.permutations(list("abcdef"))


values = st.recursive(scalars, larger, max_leaves=25)


@given(values, values)
def test_a_change_leads_from_one_value_to_the_other(old: Any, new: Any) -> None:
    kept = orjson.dumps(old)
    travelled = orjson.loads(orjson.dumps(change(old, new)))
    assert apply(travelled, old) == new
    assert orjson.dumps(old) == kept, "the old value is left as it was"


@given(values)
def test_nothing_changed_is_no_change(value: Any) -> None:
    assert change(value, orjson.loads(orjson.dumps(value))) is None


@pytest.mark.parametrize("example", json.loads(EXAMPLES.read_text("utf-8")))
def test_the_examples_that_the_page_reads_are_ours(example: dict[str, Any]) -> None:
    assert change(example["old"], example["new"]) == example["change"]
    assert apply(example["change"], example["old"]) == example["new"]


def test_things_that_have_an_id_are_found_again_where_the_order_changes() -> None:
    old = [Element(f"disc:{number}", "ring", Phrase("element-disc")) for number in range(50)]
    new = [*old[:10], *old[11:40], Element("disc:10", "fire", Phrase("element-disc")), *old[40:]]
    assert change(old, new) == [10, 1, [], 40, 0, [new[39]]]


def test_who_follows_by_patches_knows_what_others_are_sent_whole(service: Service) -> None:
    for game in [each.id for each in games() if each.min_seats <= 2]:
        me = service.browser()
        table = me.create(game, "me", "here")["table"]
        patched, whole = me.live(table).opened(), me.live(table, patches=False).opened()
        assert {**patched.last, "log": None} == {**whole.last, "log": None}
        for number in range(25):
            if whole.last["over"]:
                break
            legal = patched.last["legal"]
            patched.play(legal[number % len(legal)]["action"])
            while whole.last["version"] < patched.last["version"]:
                whole.until("update")
            assert patched.last == whole.last
        if not whole.last["over"]:
            patched.send("undo", id="back")
            assert patched.until("update") == whole.until("update")
        kinds = [json.loads(text)["type"] for text in patched.received]
        assert kinds.count("patch") >= min(number, 10)
        assert kinds.count("update") == (1 if whole.last["over"] else 2), "whole at first, and after a take-back"
        assert "patch" not in [json.loads(text)["type"] for text in whole.received]
