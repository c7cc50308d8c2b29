"""Nobody blocks a game: people who are gone, conceding, ending by agreement, deleting, and tables left alone."""

import time
from collections.abc import Iterator

import pytest

from isolario.kernel.record import read, verify
from isolario.server.housekeeping import expire
from tests.server.harness import BOTH, Browser, Live, Place, Service, until

STORES = BOTH

WAIT, PEEK, SHOW = 0, 1, 2


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory, service: Service) -> Iterator[Service]:
    """Somebody who is away counts as gone at once."""
    running = Service(tmp_path_factory.mktemp("hurried"), absence=0.0)
    yield running
    running.stop()


def two(service: Service, game: str = "kalah") -> tuple[Browser, Browser, str]:
    ada, bruno = service.browser(), service.browser()
    made = ada.create(game, "me", "open")
    bruno.join(made, 1, "Bruno")
    return ada, bruno, made["table"]


def presence(page: Live, **wanted: object) -> None:
    """Wait until seat 1 is said to be so."""
    while True:
        seat = page.until("presence", "hello")["seats"][1]
        if all(seat[name] == value for name, value in wanted.items()):
            return


def test_a_bot_plays_for_somebody_who_is_gone_until_they_return(hurried: Service) -> None:
    ada, bruno, table = two(hurried)
    page = ada.live(table).opened()
    while page.last["legal"]:
        page.play()
    assert page.last["actor"] == 1
    refused = ada.post(f"/api/tables/{table}/bot", 400, seat=1, level=99)
    assert refused["code"] == "unknown-level"
    info = ada.post(f"/api/tables/{table}/bot", seat=1, level=2)
    assert (info["seats"][1]["away"], info["seats"][1]["level"], info["seats"][1]["name"]) == (True, 2, "Bruno")
    assert page.my_turn()["legal"], "the game goes on"
    back = bruno.live(table).opened()
    assert not bruno.get(f"/api/tables/{table}")["seats"][1]["away"], "the seat is handed back"
    while page.last["legal"]:
        page.play()
    back.my_turn()
    back.play()
    assert ada.post(f"/api/tables/{table}/bot", 409, seat=1, level=2)["code"] == "seat-taken"


def test_nobody_is_replaced_before_the_stated_time(service: Service) -> None:
    ada, bruno, table = two(service)
    page = bruno.live(table)
    page.opened()
    assert ada.post(f"/api/tables/{table}/bot", 409, seat=1, level=2)["code"] == "seat-taken"
    page.close()
    until(lambda: not service.lobby.tables[table].subscribers)
    refused = ada.post(f"/api/tables/{table}/bot", 409, seat=1, level=2)
    assert (refused["code"], refused["message"]["args"]) == ("not-gone-yet", {"minutes": 10})
    watching = ada.live(table)
    free_at = watching.until("hello")["seats"][1]["free_at"]
    assert 0 < free_at - time.time() <= 600
    service.lobby.tables[table].seats[1].seen -= 600
    assert ada.post(f"/api/tables/{table}/bot", seat=1, level=2)["seats"][1]["away"]
    stranger = service.browser()
    assert stranger.post(f"/api/tables/{table}/bot", 403, seat=1, level=2)["code"] == "not-seated"


def test_whoever_lost_the_cookie_is_invited_again(hurried: Service) -> None:
    ada, bruno, table = two(hurried)
    # Not only the creator: nobody must be able to block a game by going away.
    invite = bruno.post(f"/api/tables/{table}/invite", seat=0)["invite"]
    again = hurried.browser()
    assert again.post("/api/join", invite=invite, name="Ada once more") == {"table": table, "seat": 0}
    page = again.live(table).opened()
    page.play()
    assert ada.get(f"/api/tables/{table}")["mine"] == []
    # If the person comes back before anybody took the seat, the invite is void.
    invite = again.post(f"/api/tables/{table}/invite", seat=1)["invite"]
    bruno.live(table).opened()
    assert again.post("/api/join", 404, invite=invite)["code"] == "no-such-invite"


def test_the_present_agree_to_end_without_the_absent(hurried: Service) -> None:
    ada, _, table = two(hurried)
    page = ada.live(table).opened()
    page.play()
    page.send("end", id="e")
    assert page.until("ack")["id"] == "e"
    assert page.last["ended"] == "agreed" or page.until("update")["ended"] == "agreed"
    info = ada.get(f"/api/tables/{table}")
    assert (info["over"], info["ended"], info["my_turn"]) == (True, "agreed", False)


def test_ending_early_needs_everybody_who_is_here(service: Service) -> None:
    ada, bruno, table = two(service, "secrets")
    page, friend = ada.live(table).opened(), bruno.live(table).opened()
    page.my_turn()
    page.play(WAIT)
    page.send("end", id="e")
    asked = friend.until("proposal")
    assert (asked["kind"], asked["waiting"]) == ("end", [1])
    friend.my_turn()
    friend.play(WAIT)
    friend.send("answer", proposal=asked["proposal"], agree=True)
    while page.last["ended"] is None:
        page.until("update")
    assert page.last["legal"] == []
    assert page.last["undo_reason"]["id"] == "problem-match-is-over"
    assert page.move(WAIT)["code"] == "match-over"
    text = bruno.get(f"/api/tables/{table}/record")
    assert "d?" not in text, "what was hidden may be read now"
    record = read(text)
    assert record.seed
    assert record.result == ""
    assert not verify(record).problems
    assert bruno.get(f"/api/tables/{table}/luck")["checked"]
    frames = bruno.get(f"/api/tables/{table}/replay")
    assert (frames["ranks"], frames["tally"]) == (None, None)
    assert len(frames["frames"]) == len(record.steps) + 1
    fork = bruno.post(f"/api/tables/{table}/fork", 201, at=len(record.steps))
    assert bruno.live(fork["table"]).opened().my_turn()["legal"]
    assert ada.post(f"/api/tables/{table}/rematch", 201)["table"] != table


def test_conceding_ends_a_duel_at_any_moment(service: Service) -> None:
    for loser in (0, 1):
        ada, bruno, table = two(service)
        page = ada.live(table).opened()
        page.play()
        info = (ada, bruno)[loser].post(f"/api/tables/{table}/concede")
        assert (info["ended"], info["ranks"]) == ("conceded", [2, 1] if loser == 0 else [1, 2])
        assert (ada, bruno)[loser].post(f"/api/tables/{table}/concede", 400)["code"] == "match-over"
        while page.last["ended"] is None:
            page.until("update")
        assert page.last["ranks"] == info["ranks"]
    stranger = service.browser()
    assert stranger.post(f"/api/tables/{table}/concede", 403)["code"] == "not-seated"


def test_where_more_are_left_a_bot_plays_on_for_whoever_conceded(service: Service) -> None:
    ada, bruno = service.browser(), service.browser()
    made = ada.create("secrets", "me", "open", "bot1")
    bruno.join(made, 1)
    page = ada.live(made["table"]).opened()
    info = bruno.post(f"/api/tables/{made['table']}/concede")
    assert (info["over"], info["seats"][1]["conceded"]) == (False, True)
    for _ in range(2):
        page.my_turn()
        if not page.last["over"]:
            page.play(WAIT)
    assert bruno.post(f"/api/tables/{made['table']}/return")["seats"][1]["conceded"]
    info = ada.post(f"/api/tables/{made['table']}/concede")
    assert info["ended"] == "conceded"
    assert info["ranks"] == [2, 2, 1]


def test_leaving_and_returning_work_in_somebody_else_s_turn(service: Service) -> None:
    ada, bruno, table = two(service)
    page, friend = ada.live(table).opened(), bruno.live(table).opened()
    assert page.last["actor"] == 0
    bruno.post(f"/api/tables/{table}/leave")
    presence(page, away=True)
    while page.last["legal"]:
        page.play()
    page.my_turn()
    bruno.post(f"/api/tables/{table}/return")
    while page.last["legal"]:
        page.play()
    while friend.last["version"] < page.last["version"]:
        friend.until("update")
    friend.play()


def test_an_unstarted_table_is_called_off_by_anybody_at_it(service: Service) -> None:
    ada, bruno, table = two(service)
    page = ada.live(table).opened()
    stranger = service.browser()
    assert stranger.http.delete(f"/api/tables/{table}").status_code == 403
    assert bruno.http.delete(f"/api/tables/{table}").status_code == 204
    assert page.until("bye")["code"] == "gone"
    assert ada.get(f"/api/tables/{table}", 404)["code"] == "no-such-table"
    assert stored(service, table) == 0


def stored(service: Service, table: str) -> int:
    found: int = service.query("SELECT count(*) FROM tables WHERE key = ?", table)[0][0]
    return found


def test_one_s_own_tables_are_deleted_and_others_only_left(service: Service) -> None:
    me = service.browser()
    mine = me.create("kalah", "me", "bot1")["table"]
    me.live(mine).opened().play()
    assert me.http.delete(f"/api/tables/{mine}").status_code == 204
    assert stored(service, mine) == 0
    ada, bruno, table = two(service)
    ada.live(table).opened().play()
    refused = ada.http.delete(f"/api/tables/{table}")
    assert (refused.status_code, refused.json()["code"]) == (409, "others-play-here")
    bruno.post(f"/api/tables/{table}/concede")
    assert bruno.http.delete(f"/api/tables/{table}").status_code == 204
    assert table not in {info["table"] for info in bruno.get("/api/tables")}
    assert ada.get(f"/api/tables/{table}")["names"] == ["Player 1", "Player 2"]


def test_tables_nobody_touches_come_to_an_end(place: Place) -> None:
    running = Service(**place, expire_days=1.0)
    try:
        me = running.browser()
        played, empty, fresh = (me.create("secrets", "me", "here")["table"] for _ in range(3))
        page = me.live(played).opened()
        page.play(WAIT)
        page.close()
        until(lambda: not running.lobby.tables[played].subscribers)
        running.query("UPDATE tables SET updated = updated - 90000 WHERE key IN (?, ?)", played, empty)
        assert running.do(expire(running.lobby)) == 2
        infos = {info["table"]: info for info in me.get("/api/tables")}
        assert set(infos) == {played, fresh}, "without a move nothing is kept"
        assert infos[played]["ended"] == "expired"
        assert not verify(read(me.get(f"/api/tables/{played}/record"))).problems
        assert running.do(expire(running.lobby)) == 0
    finally:
        running.stop()


def test_abandoned_tables_do_not_fill_the_service(place: Place) -> None:
    running = Service(**place, tables_per_person=2)
    try:
        me = running.browser()
        tables = [me.create("kalah", "me", "bot1")["table"] for _ in range(2)]
        seats = [{"kind": "me"}, {"kind": "bot"}]
        assert me.post("/api/tables", 429, game="kalah", seats=seats)["code"] == "too-many-tables"
        me.post(f"/api/tables/{tables[0]}/concede")
        me.create("kalah", "me", "bot1")
        assert me.http.delete(f"/api/tables/{tables[1]}").status_code == 204
        me.create("kalah", "me", "bot1")
    finally:
        running.stop()
