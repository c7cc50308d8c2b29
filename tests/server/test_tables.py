"""Opening, joining, watching, leaving, coming back, playing again."""

import pytest

from isolario.kernel.record import play_back, read, verify
from isolario.server import updates
from isolario.server.recalled_steps import RecalledStep
from tests.server.harness import BOTH, Place, Service, finish, until

STORES = BOTH


def test_a_table_with_a_bot_is_opened_and_listed(service: Service) -> None:
    me = service.browser()
    assert me.get("/api/tables") == []
    made = me.create("kalah", "me", "bot2")
    assert [seat["invite"] for seat in made["seats"]] == [None, None]
    (mine,) = me.get("/api/tables")
    assert mine == me.get(f"/api/tables/{made['table']}")
    assert (mine["table"], mine["mine"], mine["creator"]) == (made["table"], [0], True)
    assert [seat["kind"] for seat in mine["seats"]] == ["person", "bot"]
    assert mine["my_turn"]
    assert mine["names"][0] == "Player 1"
    assert len(mine["commitment"]) == 64
    assert service.browser().get("/api/tables") == []


def test_the_secret_of_a_seat_is_a_cookie_that_scripts_cannot_read(service: Service) -> None:
    me = service.browser()
    answer = me.http.post("/api/tables", json={"game": "kalah", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    secret = me.http.cookies["isolario"]
    assert secret not in answer.text
    again = me.http.post("/api/tables", json={"game": "kalah", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    assert "set-cookie" not in again.headers
    assert secret.encode() not in service.stored()


def test_a_cookie_of_the_former_name_keeps_its_seats(service: Service) -> None:
    me, again = service.browser(), service.browser()
    table = me.create("kalah", "me", "bot2")["table"]
    again.http.cookies.set("arcipelago", me.http.cookies["isolario"].partition(".")[0])
    assert [info["table"] for info in again.get("/api/tables")] == [table]
    again.create("kalah", "me", "bot2")
    assert again.http.cookies["isolario"] == me.http.cookies["isolario"]


def test_an_invite_lets_one_person_in_once(service: Service) -> None:
    ada, bruno, carla = service.browser(), service.browser(), service.browser()
    made = ada.create("kalah", "me", "open")
    link = made["seats"][1]["link"]
    assert link == "/join#" + made["seats"][1]["invite"]
    at_table = ada.live(made["table"]).opened()
    assert bruno.join(made, 1, "  Bruno\u202e \n ") == {"table": made["table"], "seat": 1}
    seats = at_table.until("presence")["seats"]
    assert (seats[1]["kind"], seats[1]["name"]) == ("person", "Bruno")
    refused = carla.post("/api/join", 404, invite=made["seats"][1]["invite"], name="Carla")
    assert refused["code"] == "no-such-invite"
    assert bruno.get("/api/tables")[0]["mine"] == [1]
    at_table.close()


def test_one_person_cannot_take_a_second_seat_by_invite(service: Service) -> None:
    ada = service.browser()
    made = ada.create("kalah", "me", "open")
    assert ada.post("/api/join", 409, invite=made["seats"][1]["invite"])["code"] == "already-seated"


def test_a_new_invite_replaces_the_old_one(service: Service) -> None:
    ada, bruno = service.browser(), service.browser()
    made = ada.create("kalah", "me", "open")
    path = f"/api/tables/{made['table']}/invite"
    assert bruno.post(path, 403, seat=1)["code"] == "not-seated"
    assert ada.post(path, 409, seat=0)["code"] == "seat-taken"
    fresh = ada.post(path, seat=1)
    assert bruno.post("/api/join", 404, invite=made["seats"][1]["invite"])["code"] == "no-such-invite"
    assert bruno.post("/api/join", invite=fresh["invite"])["seat"] == 1


def test_a_bot_can_take_an_open_seat(service: Service) -> None:
    ada = service.browser()
    made = ada.create("kalah", "open", "me")
    page = ada.live(made["table"]).opened()
    info = ada.post(f"/api/tables/{made['table']}/bot", seat=0, level=1)
    assert info["seats"][0]["kind"] == "bot"
    assert page.my_turn()["actor"] == 1
    page.close()


def test_spectators_see_the_public_side_where_they_are_welcome(service: Service) -> None:
    ada, guest = service.browser(), service.browser()
    shown = ada.create("secrets", "me", "here")
    page = guest.live(shown["table"]).opened()
    assert page.last["seat"] is None
    assert page.last["legal"] == []
    assert page.last["view"]["cards"] == [None, None]
    refused = page.move(0)
    assert refused["code"] == "not-seated"
    page.close()
    closed = ada.create("secrets", "me", "here", watch=False)
    assert guest.get(f"/api/tables/{closed['table']}", 403)["code"] == "not-watched"
    turned_away = guest.live(closed["table"])
    assert turned_away.until("error")["code"] == "not-watched"
    assert turned_away.closed() == 1008
    assert ada.get(f"/api/tables/{closed['table']}")["watch"] is False


def test_who_leaves_is_replaced_until_they_come_back(service: Service) -> None:
    ada, bruno = service.browser(), service.browser()
    made = ada.create("kalah", "me", "open")
    bruno.join(made, 1)
    page = ada.live(made["table"]).opened()
    while page.last["legal"]:  # some moves of Kalah earn another one
        page.play()
    bruno.post(f"/api/tables/{made['table']}/leave")
    assert page.my_turn()["legal"]
    info = bruno.get(f"/api/tables/{made['table']}")
    assert info["seats"][1]["away"]
    assert info["seats"][1]["kind"] == "person"
    bruno.post(f"/api/tables/{made['table']}/return")
    other = bruno.live(made["table"]).opened()
    while page.last["legal"]:
        page.play()
    assert other.my_turn()["legal"]
    other.play()
    page.close()
    other.close()


def test_a_table_pauses_when_everybody_left(service: Service) -> None:
    ada = service.browser()
    made = ada.create("kalah", "me", "bot1")
    page = ada.live(made["table"]).opened()
    ada.post(f"/api/tables/{made['table']}/leave")
    version = page.last["version"]
    assert page.move(page.last["legal"][0]["action"])["code"] == "paused"
    assert page.last["version"] == version
    ada.post(f"/api/tables/{made['table']}/return")
    page.play()
    page.close()


def test_a_rematch_seats_the_same_people_at_one_table(service: Service) -> None:
    ada, bruno = service.browser(), service.browser()
    made = ada.create("secrets", "me", "open", options={"fog": "on"})
    bruno.join(made, 1, "Bruno")
    path = f"/api/tables/{made['table']}/rematch"
    assert ada.post(path, 409)["code"] == "match-not-over"
    pages = ada.live(made["table"]).opened(), bruno.live(made["table"]).opened()
    finish(*pages)
    first = ada.post(path, 201)
    assert pages[1].until("rematch")["table"] == first["table"]
    assert bruno.post(path, 201)["table"] == first["table"]
    info = bruno.get(f"/api/tables/{first['table']}")
    assert info["mine"] == [1]
    assert info["options"]["fog"] == "on"
    assert ada.get(f"/api/tables/{made['table']}")["rematch"] == first["table"]
    assert service.browser().post(path, 403)["code"] == "not-seated"


def test_a_finished_game_can_be_replayed_checked_and_forked(service: Service) -> None:
    ada, guest = service.browser(), service.browser()
    made = ada.create("secrets", "me", "bot1")
    table = made["table"]
    for what in ("replay", "review"):
        assert ada.get(f"/api/tables/{table}/{what}", 409)["code"] == "match-not-over"
    assert ada.post(f"/api/tables/{table}/fork", 409, at=2)["code"] == "match-not-over"
    page = ada.live(table).opened()
    while not page.my_turn()["over"]:
        page.play()
    assert page.last["ranks"] is not None
    assert page.last["tally"] is not None

    record = read(ada.get(f"/api/tables/{table}/record"))
    assert verify(record).problems == ()
    assert record.seed

    luck = ada.get(f"/api/tables/{table}/luck")
    assert luck["checked"]
    assert luck["seed"] == record.seed
    assert len(luck["draws"]) == sum(chooser == -1 for chooser, _ in record.steps)

    steps = len(record.steps)
    path = f"/api/tables/{table}/replay"
    seen = {None: guest.get(path), 0: guest.get(path, seat=0), 1: guest.get(path, seat=1)}
    for seat, replay in seen.items():
        assert len(replay["frames"]) == len(replay["scores"]) == steps + 1
        assert replay["seat"] == seat
    assert seen[0]["frames"][3]["view"]["cards"] != seen[1]["frames"][3]["view"]["cards"]
    assert seen[0]["scores"][-1] == page.last["view"]["scores"]
    guest.get(f"/api/tables/{table}/replay", 404, seat=7)

    review = ada.get(f"/api/tables/{table}/review")
    assert len(review["chances"]) == steps + 1
    while review["done"] < review["total"]:
        review = ada.get(f"/api/tables/{table}/review")
    assert len(review["reviewed_choices"]) == review["total"] > 0

    fork = guest.post(f"/api/tables/{table}/fork", 201, at=3, seat=1)
    info = guest.get(f"/api/tables/{fork['table']}")
    assert info["fork_of"] == table
    assert info["mine"] == [1]
    assert info["seats"][0]["kind"] == "bot"
    other = guest.live(fork["table"]).opened()
    while not other.my_turn()["over"]:
        other.play()
    forked = read(guest.get(f"/api/tables/{fork['table']}/record"))
    assert forked.steps[:3] == record.steps[:3]
    assert play_back(forked).over
    assert guest.get(f"/api/tables/{fork['table']}/luck")["checked"]
    assert ada.post(f"/api/tables/{table}/fork", 400, at=steps)["code"] == "no-such-move"
    page.close()
    other.close()


def test_the_record_of_a_running_game_hides_what_is_hidden(service: Service) -> None:
    ada, guest = service.browser(), service.browser()
    made = ada.create("secrets", "me", "bot1")
    mine = read(ada.get(f"/api/tables/{made['table']}/record"))
    public = read(guest.get(f"/api/tables/{made['table']}/record"))
    assert mine.viewer == "seat 0"
    assert mine.seed == ""
    assert [notation for _, notation in public.steps][:2] == ["d?", "d?"]
    assert mine.steps[0] != public.steps[0]
    luck = guest.get(f"/api/tables/{made['table']}/luck")
    assert (luck["seed"], luck["draws"], luck["checked"]) == (None, [], False)


def test_a_table_comes_back_from_the_store(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(updates, "RECENT", 2)  # so that a snapshot of this short game is used
    me = service.browser()
    made = me.create("kalah", "me", "here")
    page = me.live(made["table"]).opened()
    for number in range(20):  # past a snapshot
        legal = page.last["legal"]
        page.play(legal[number % len(legal)]["action"])
    before = page.last
    page.close()
    until(lambda: not service.lobby.tables[made["table"]].subscribers)
    listed = me.get("/api/tables")[0]
    del service.lobby.tables[made["table"]]
    assert me.get("/api/tables")[0] == listed
    again = me.live(made["table"], after=before["version"] - 2).opened()
    assert len(again.last["steps"]) == 2
    assert {key: again.last[key] for key in ("view", "version", "legal")} == {
        key: before[key] for key in ("view", "version", "legal")
    }
    assert isinstance(service.lobby.tables[made["table"]].log.match.steps[0], RecalledStep)
    again.send("undo", id="u")
    assert again.until("update")["undone"]
    again.play()


def test_a_table_of_other_rules_waits_for_its_release(service: Service) -> None:
    me = service.browser()
    made = me.create("kalah", "me", "here")
    service.query("UPDATE tables SET rules_version = 99 WHERE key = ?", made["table"])
    del service.lobby.tables[made["table"]]
    assert me.get(f"/api/tables/{made['table']}", 409)["code"] == "other-rules"
    assert me.get("/api/tables")[0]["rules_version"] == 99


def test_memory_is_not_filled_with_tables(place: Place) -> None:
    running = Service(**place, tables_in_memory=3)
    try:
        me = running.browser()
        watched = me.create("kalah", "me", "here")["table"]
        page = me.live(watched).opened()
        tables = [me.create("kalah", "me", "here")["table"] for _ in range(5)]
        assert watched in running.lobby.tables, "somebody looks at it"
        assert len(running.lobby.tables) <= 4
        assert tables[0] not in running.lobby.tables
        assert me.get(f"/api/tables/{tables[0]}")["my_turn"]
        page.play()
    finally:
        running.stop()


def test_a_guide_plays_with_a_known_seed_and_only_at_a_table_of_ones_own(service: Service) -> None:
    me, seed = service.browser(), "0f" * 32
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
    made = [me.post("/api/tables", 201, game="kalah", seats=seats, seed=seed)["table"] for _ in range(2)]
    assert len({me.get(f"/api/tables/{table}")["commitment"] for table in made}) == 1
    refused = me.post("/api/tables", 400, game="kalah", seats=[{"kind": "me"}, {"kind": "open"}], seed=seed)
    assert refused["code"] == "known-seed"
    assert me.post("/api/tables", 422, game="kalah", seats=seats, seed="luck")["code"] == "bad-request"


def test_bad_requests_are_answered_with_a_reason(service: Service) -> None:
    me = service.browser()
    strong = [{"kind": "me"}, {"kind": "bot", "level": 6}]
    refused = me.post("/api/tables", 400, game="kalah", seats=strong)["message"]
    assert refused == {"id": "problem-unknown-level", "args": {"level": 6, "low": 1, "high": 5}}
    assert me.post("/api/tables", 404, game="chess", seats=[])["code"] == "unknown-game"
    assert me.post("/api/tables", 400, game="kalah", seats=[{"kind": "me"}])["code"] == "bad-seats"
    seats = [{"kind": "me"}, {"kind": "bot"}]
    assert me.post("/api/tables", 400, game="kalah", seats=seats, options={"x": "1"})["code"] == "unknown-option"
    refused = me.post("/api/tables", 400, game="secrets", seats=seats, options={"fog": "thick"})
    assert refused["message"]["id"] == "problem-bad-option"
    assert refused["message"]["args"]["accepted"] == "off | on"
    assert me.post("/api/tables", 422, game="kalah", seats="two")["code"] == "bad-request"
    assert me.get("/api/tables/nowhere", 404)["code"] == "no-such-table"


def test_the_catalogue_says_which_games_have_secrets(service: Service) -> None:
    hidden = {info["id"]: info["hidden"] for info in service.browser().get("/api/games")}
    assert not hidden["nomads"]
    assert not hidden["kalah"]
    assert hidden["the_island"]
