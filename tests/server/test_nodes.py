"""Several nodes on one store: what is done at one shows at the other, and any of them may die."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from isolario.server import housekeeping
from isolario.server.limits import Allowance
from tests.server import nodes
from tests.server.harness import Browser, Live, Service, finish, until
from tests.server.postgres import Postgres

Pair = tuple[Service, Service]


@pytest.fixture
def pair(small_games: None, postgres: Postgres, data: Path) -> Iterator[Pair]:
    """Two nodes in this process, on one store."""
    store = postgres.new_database()
    both = (Service(data, store=store), Service(data, store=store))
    yield both
    for node in both:
        node.stop()


def at(node: Service, browser: Browser) -> Browser:
    """The same person at another node."""
    other = node.browser()
    other.http.cookies.update(dict(browser.http.cookies))
    return other


def seen(page: Live, version: int) -> Live:
    while page.last["version"] < version:
        page.until("update")
    return page


def test_people_at_different_nodes_play_one_game(pair: Pair) -> None:
    one, other = pair
    ada, bruno = one.browser(), other.browser()
    made = ada.create("kalah", "me", "open")
    table = made["table"]
    page = ada.live(table).opened()
    bruno.join(made, 1, "Bruno")
    while "Bruno" not in page.read().get("names", ()):
        pass
    friend = bruno.live(table).opened()
    while not page.until("presence")["seats"][1]["online"]:
        pass
    finish(page, friend)
    assert ada.get(f"/api/tables/{table}/luck")["checked"]
    assert ada.get(f"/api/tables/{table}/record") == bruno.get(f"/api/tables/{table}/record")
    again = ada.post(f"/api/tables/{table}/rematch", 201)["table"]
    assert friend.until("rematch")["table"] == again
    assert bruno.post(f"/api/tables/{table}/rematch", 201)["table"] == again
    friend.close()
    while page.until("presence")["seats"][1]["online"]:
        pass


def test_a_choice_made_at_one_node_is_a_choice_about_the_past_at_another(pair: Pair) -> None:
    one, other = pair
    ada = one.browser()
    table = ada.create("kalah", "me", "here")["table"]
    page, same = ada.live(table).opened(), at(other, ada).live(table).opened()
    version = page.last["version"]
    id = page.new_id()
    assert page.move(1, id=id)["type"] == "ack"
    assert same.move(2, version=version, id="other")["code"] == "stale"
    assert same.move(1, version=version, id=id)["type"] == "ack", "a resend finds its answer at any node"
    seen(same, version + 1).play()
    seen(page, same.last["version"])


def test_what_is_proposed_at_one_node_is_answered_at_another(pair: Pair) -> None:
    one, other = pair
    ada, bruno = one.browser(), other.browser()
    made = ada.create("kalah", "me", "open")
    bruno.join(made, 1)
    page, friend = ada.live(made["table"]).opened(), bruno.live(made["table"]).opened()
    seen(friend, page.play(1)["version"])
    page.send("end", id="e")
    asked = friend.until("proposal")
    assert asked["waiting"] == [1]
    friend.send("answer", proposal=asked["proposal"], agree=True)
    assert page.until("proposal_settled")["result"] == "agreed"
    while page.until("hello")["ended"] is None:
        pass
    assert ada.get(f"/api/tables/{made['table']}")["ended"] == "agreed"
    ada.http.delete(f"/api/tables/{made['table']}")
    while bruno.get(f"/api/tables/{made['table']}")["names"][0] != "Player 1":
        time.sleep(0.05)


def test_a_bot_moves_once_whoever_looks_on(pair: Pair) -> None:
    one, other = pair
    ada = one.browser()
    table = ada.create("kalah", "me", "bot1")["table"]
    page, same = ada.live(table).opened(), at(other, ada).live(table).opened()
    while not page.my_turn()["over"]:
        seen(same, page.play()["version"])
    seen(same, page.last["version"])
    moves = sum(node.lobby.metrics.counts["bot_moves_total"] for node in pair)
    steps = one.lobby.tables[table].log.match.steps
    chosen = [step for step in steps if step.actor == 1]
    assert 0 < moves <= len(chosen), "no thought was stored twice"


def test_another_node_thinks_for_bots_whose_node_is_gone(
    small_games: None, postgres: Postgres, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "SWEEP_SECONDS", 0.2)
    monkeypatch.setattr(housekeeping, "QUIET_SECONDS", 0.3)
    store = postgres.new_database()
    one, other = Service(data, store=store, bot_delay=60.0), Service(data, store=store)
    try:
        ada = one.browser()
        table = ada.create("kalah", "me", "bot1")["table"]
        page = ada.live(table).opened()
        while page.last["legal"]:
            page.play()
        assert other.lobby.metrics.counts["bot_moves_total"] == 0, "the other one has the thought, for a minute"
        one.stop()
        until(lambda: other.lobby.metrics.counts["bot_moves_total"] > 0)
        assert at(other, ada).live(table).opened().last["version"] > page.last["version"]
    finally:
        other.stop()


def test_seats_move_to_another_device_at_another_node(pair: Pair) -> None:
    one, other = pair
    laptop, phone = one.browser(), other.browser()
    kept = phone.create("kalah", "me", "here")["table"]
    page = at(one, phone).live(kept).opened()
    laptop.create("kalah", "me", "here")
    link = laptop.post("/api/me/transfer", settings={})["link"]
    phone.post("/api/me/receive", token=link.split("/move#")[1])
    assert page.closed() == 1013, "who was somebody else must say again who they are"
    assert at(one, phone).live(kept).opened().last["legal"]


def test_budgets_hold_across_nodes(small_games: None, postgres: Postgres, data: Path) -> None:
    store, hints = postgres.new_database(), Allowance(0.001, 4, 0.001, 100)
    both = [Service(data, store=store, hints=hints) for _ in range(2)]
    try:
        ada = both[0].browser()
        table = ada.create("kalah", "me", "here")["table"]
        pages = [at(node, ada).live(table).opened() for node in both]
        for number in range(3):
            pages[0].send("hint", id=str(number))
            assert pages[0].until("hint", "error")["type"] == "hint"
        pages[1].send("hint", id="x")
        assert pages[1].until("hint", "error")["type"] == "hint"
        until(lambda: all(most_spent(node) >= 3.9 for node in both))
        for page in pages:
            page.send("hint", id="y")
            assert page.until("hint", "error").get("code") == "too-many-requests"
    finally:
        for node in both:
            node.stop()


def most_spent(node: Service) -> float:
    people = node.app.state.hints.people.by_key.values()
    return max((bucket.burst - bucket.left for bucket in people), default=0.0)


@pytest.mark.waits
@pytest.mark.once
def test_nodes_and_store_are_killed_during_games(tmp_path: Path) -> None:
    own = Postgres()
    try:
        killed = nodes.run(own, 60, tmp_path, seed=7, kills=12)
    finally:
        own.stop()
    assert killed["node"] >= 4
    assert killed["store"] >= 2
