"""Luck nobody chose alone: shares of the players, promises of the service, and no fishing for better draws."""

import hashlib
from dataclasses import replace

from isolario.kernel import FairLuck
from isolario.kernel.record import read, verify
from tests.server.harness import BOTH, Browser, Json, Place, Service

STORES = BOTH

WAIT, PEEK, SHOW = 0, 1, 2
ADA, BRUNO = "a1" * 32, "b2" * 32


def stake(browser: Browser, share: str) -> Json:
    return {"commitment": browser.post("/api/promise")["commitment"], "share": share}


def hash_of(share: str) -> str:
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


def test_everybody_s_share_goes_into_the_luck_and_is_checked(service: Service) -> None:
    ada, bruno = service.browser(), service.browser()
    luck = stake(ada, ADA)
    made = ada.create("secrets", "me", "open", luck=luck)
    table = made["table"]
    page = ada.live(table).opened()
    assert page.last["actor"] == -1, "nothing is drawn before everybody has sat down"
    assert page.last["view"]["cards"] == []
    assert page.move(WAIT)["code"] == "not-begun"
    asked = bruno.post("/api/invited", invite=made["seats"][1]["invite"])
    assert asked["commitment"] == luck["commitment"]
    assert asked["shares"] == [{"seat": 0, "hash": hash_of(ADA)}], "Ada's share is fixed before Bruno's is known"
    bruno.post("/api/join", invite=made["seats"][1]["invite"], name="Bruno", share=BRUNO)
    friend = bruno.live(table).opened()
    page.my_turn()
    assert ADA not in "".join(friend.received), "shares are told when the match is over"
    report = bruno.get(f"/api/tables/{table}/luck")
    assert (report["seed"], [share["share"] for share in report["shares"]]) == (None, [None, None])
    while not page.last["over"]:
        mover = page if page.last["legal"] else friend
        mover.play(SHOW)
        for each in (page, friend):
            while each.last["version"] < mover.last["version"]:
                each.until("update")
    report = ada.get(f"/api/tables/{table}/luck")
    assert report["checked"]
    assert report["draws"]
    assert hashlib.sha256(bytes.fromhex(report["seed"])).hexdigest() == luck["commitment"]
    assert [(share["seat"], share["share"], share["hash"]) for share in report["shares"]] == [
        (0, ADA, hash_of(ADA)),
        (1, BRUNO, hash_of(BRUNO)),
    ]
    record = read(ada.get(f"/api/tables/{table}/record"))
    assert record.shares == {0: ADA, 1: BRUNO}
    assert not verify(record).problems
    drawn = FairLuck(bytes.fromhex(report["seed"]), [(0, bytes.fromhex(ADA)), (1, bytes.fromhex(BRUNO))])
    drawn.seek(0, 0, 0)
    assert f"d{[0, 1, 2][drawn.pick([1, 2, 3])]}" == record.steps[0][1]


def test_a_promise_is_used_once(service: Service) -> None:
    me = service.browser()
    luck = stake(me, ADA)
    me.create("secrets", "me", "bot1", luck=luck)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    again = me.post("/api/tables", 409, game="secrets", seats=seats, luck=luck)
    assert again["code"] == "no-such-commitment"
    for share in ("a1" * 31, "A1" * 32, "xx" * 32, 7):
        body = {"commitment": luck["commitment"], "share": share}
        assert me.post("/api/tables", 422, game="secrets", seats=seats, luck=body)["code"] == "bad-request"


def test_the_first_draw_waits_for_the_others_of_a_rematch_or_for_nobody(service: Service) -> None:
    ada, bruno = service.browser(), service.browser()
    made = ada.create("secrets", "me", "open")
    bruno.join(made, 1)
    ada.post(f"/api/tables/{made['table']}/concede")
    table = ada.post(f"/api/tables/{made['table']}/rematch", 201, luck=stake(ada, ADA))["table"]
    page = ada.live(table).opened()
    assert page.last["actor"] == -1
    friend = bruno.live(table)
    hello = friend.until("hello")  # its page sends a share of its own accord
    assert hello["wants_share"]
    assert hello["waiting"] == [1]
    page.my_turn()
    friend.opened()
    friend.send("share", id="late", share=BRUNO)
    assert friend.until("error")["code"] == "share-too-late"
    assert {share["seat"] for share in bruno.get(f"/api/tables/{table}/luck")["shares"]} == {0, 1}

    alone = ada.create("secrets", "me", "open")["table"]
    stranger = service.browser()
    assert stranger.post(f"/api/tables/{alone}/begin", 403)["code"] == "not-seated"
    info = ada.post(f"/api/tables/{alone}/begin")
    assert info["begun"]
    assert ada.live(alone).opened().my_turn()["legal"]


def test_nobody_looks_at_the_luck_before_the_friend_sits_down(service: Service) -> None:
    """Create, draw, look, take back, then the friend joins: not even with the draws begun early."""
    ada, bruno = service.browser(), service.browser()
    made = ada.create("secrets", "me", "open")
    ada.post(f"/api/tables/{made['table']}/begin")
    page = ada.live(made["table"]).opened()
    page.play(PEEK)
    assert (page.last["can_undo"], page.last["can_propose_undo"]) == (False, False)
    assert page.last["undo_reason"]["id"] == "problem-nobody-to-ask"
    page.send("undo", id="u")
    assert page.until("error")["code"] == "nobody-to-ask"
    bruno.join(made, 1)
    friend = bruno.live(made["table"]).opened()
    bruno.http.post(f"/api/tables/{made['table']}/leave")
    while not page.until("presence")["seats"][1]["away"]:
        pass
    page.send("undo", id="u2")
    assert page.until("error")["code"] == "nobody-to-ask", "somebody who is away is still somebody"
    friend.close()


def test_luck_of_a_table_from_an_earlier_release_is_checked_as_it_was_made(place: Place) -> None:
    running = Service(**place)
    try:
        me = running.browser()
        table = me.create("secrets", "me", "here")["table"]
        live = running.lobby.tables[table]
        live.row = replace(live.row, luck=1, shares=[])
        live.log.luck = live.log.match.luck = live.row.fair_luck()
        live.log.match.rewind(0)
        live.log.match.advance()
        live.row = replace(live.row, ended="agreed")
        assert me.get(f"/api/tables/{table}/luck")["checked"]
        assert "Luck" not in me.get(f"/api/tables/{table}/record")
    finally:
        running.stop()
