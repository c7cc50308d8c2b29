"""Moves over the socket: stored, acknowledged, shown; doubled, resent, stale, refused, missed."""

import orjson

from tests.server.harness import BOTH, Json, Live, Service, finish

STORES = BOTH


def two_at_kalah(service: Service) -> tuple[Live, Live]:
    ada, bruno = service.browser(), service.browser()
    made = ada.create("kalah", "me", "open")
    bruno.join(made, 1)
    return ada.live(made["table"]).opened(), bruno.live(made["table"]).opened()


def table_of(page: Live) -> str:
    hello: Json = orjson.loads(page.received[0])
    return str(hello["table"])


def test_a_whole_game_between_two_browsers(service: Service) -> None:
    ada, bruno = two_at_kalah(service)
    hello = orjson.loads(ada.received[0])
    assert (hello["type"], hello["mine"], hello["game"]) == ("hello", [0], "kalah")
    assert hello["seats"][0]["online"]
    finish(ada, bruno)
    assert ada.last["over"]
    assert ada.last["ranks"] == bruno.last["ranks"]
    assert ada.last["actor"] == -2
    assert sum(ada.last["view"]["scores"]) == 48


def test_an_update_offers_choices_to_the_one_who_decides(service: Service) -> None:
    ada, bruno = two_at_kalah(service)
    assert [choice["path"] for choice in ada.last["legal"]] == [[f"pit:{pit}"] for pit in range(1, 7)]
    assert ada.last["prompt"]["id"] == "prompt-choose"
    assert bruno.last["legal"] == []
    assert bruno.last["prompt"] is None
    assert bruno.last["actor"] == 0
    assert {element["id"] for element in ada.last["elements"]} >= {f"pit:{pit}" for pit in range(14)}
    ada.play(3)
    shown = bruno.until("update")
    (step,) = shown["steps"]
    assert (step["actor"], step["notation"], step["view"]) == (0, "3", None)
    (event,) = step["events"]
    assert (event["kind"], event["args"]) == ("action", {"seat": "#0", "notation": "3"})
    assert [(move["piece"], move["source"], move["target"]) for move in event["moves"]] == [
        ("token:seed", "pit:3", f"pit:{pit}") for pit in (4, 5, 6, 7)
    ]
    assert event["elements"] == ["seat:0", "pit:3"]


def test_a_page_that_comes_back_gets_the_story_so_far(service: Service) -> None:
    ada, bruno = two_at_kalah(service)
    assert ada.last["log"] == []
    ada.play(1)
    bruno.until("update")
    bruno.play()
    again = service.browser()
    again.http.cookies = service.browsers[0].http.cookies
    opened = again.live(table_of(ada)).opened().last
    assert opened["reset"]
    assert [(line["actor"], line["events"][0]["kind"]) for line in opened["log"]] == [
        (0, "action"),
        (1, "action"),
    ]
    assert all("view" not in line for line in opened["log"])


def test_a_replay_names_the_things_of_every_position(service: Service) -> None:
    ada, bruno = two_at_kalah(service)
    finish(ada, bruno)
    replay = service.browsers[0].get(f"/api/tables/{table_of(ada)}/replay")
    assert all({element["id"] for element in frame["elements"]} >= {"pit:1"} for frame in replay["frames"])


def test_a_double_click_is_one_move(service: Service) -> None:
    ada, bruno = two_at_kalah(service)
    version = ada.last["version"]
    for _ in range(2):
        ada.send("move", id="same", version=version, action=1)
    answers = [ada.until("ack", "error") for _ in range(2)]
    assert answers[0] == answers[1] == {"type": "ack", "id": "same", "version": version + 1}
    assert bruno.until("update")["version"] == version + 1
    assert bruno.quiet()


def test_a_resend_after_a_lost_connection_is_the_same_move(service: Service) -> None:
    ada, bruno = two_at_kalah(service)
    version = ada.last["version"]
    first = ada.move(1, id="lost")
    ada.close()
    bruno.until("update")
    bruno.play()
    again = service.browser()
    again.http.cookies = service.browsers[-3].http.cookies
    back = again.live(table_of(ada), after=version).opened()
    assert [step["actor"] for step in back.last["steps"]] == [0, 1]
    assert back.last["steps"][0]["view"] is not None
    assert back.move(1, version=version, id="lost") == first
    assert back.quiet()


def test_a_stale_move_is_refused_with_a_fresh_position(service: Service) -> None:
    ada, _ = two_at_kalah(service)
    version = ada.last["version"]
    ada.play(1)
    refused = ada.move(2, version=version)
    assert (refused["type"], refused["code"]) == ("error", "stale")
    fresh = ada.until("update")
    assert fresh["reset"]
    assert fresh["version"] == version + 1


def test_other_refusals_say_why(service: Service) -> None:
    ada, bruno = two_at_kalah(service)
    assert bruno.move(8)["code"] == "wait-for-turn"
    refused = ada.move(9)
    assert refused["code"] == "impossible-action"
    assert refused["message"]["args"]["legal"] == "1, 2, 3, 4, 5, 6"
    assert ada.move(10**9)["code"] == "impossible-action"
    for broken in (
        "{",
        "[]",
        '{"type":"move"}',
        '{"type":"dance","id":"x"}',
        '{"type":"move","id":"x","version":0,"action":1,"z":1}',
    ):
        ada.socket.send(broken)
        assert ada.until("error")["code"] == "bad-request"
    assert ada.last["version"] == 0
    ada.play()


def test_the_rule_that_forbids_is_named(service: Service) -> None:
    ada = service.browser()
    page = ada.live(ada.create("secrets", "me", "here")["table"]).opened()
    refused = page.move(99)
    assert refused["rule"] is None
    for _ in range(2):
        while page.last["actor"] != 0:
            page.play(2)
        page.play(0)
    while page.last["actor"] != 0:
        page.play(2)
    refused = page.move(0)
    assert (refused["code"], refused["rule"]) == ("illegal-action", "SE-WAIT-1")


def test_missed_steps_come_one_by_one_or_as_a_position(service: Service) -> None:
    ada, bruno = two_at_kalah(service)
    finish(ada, bruno)
    owner = service.browsers[-2]
    last = ada.last["version"]
    few = owner.live(table_of(ada), after=last - 3).opened()
    assert len(few.last["steps"]) == 3
    assert not few.last["reset"]
    assert [step["view"] is None for step in few.last["steps"]] == [False, False, True]
    nothing = owner.live(table_of(ada), after=last).opened()
    assert nothing.last["steps"] == []
    assert not nothing.last["reset"]
    unknown = owner.live(table_of(ada), after=last + 50).opened()
    assert unknown.last["reset"]
    fresh = owner.live(table_of(ada)).opened()
    assert fresh.last["reset"]
    assert fresh.last["view"] == ada.last["view"]


def test_people_at_one_screen_see_through_whose_turn_it_is(service: Service) -> None:
    me = service.browser()
    page = me.live(me.create("secrets", "me", "here")["table"]).opened()
    for expected in (0, 1, 0, 1):
        assert page.last["seat"] == page.last["actor"] == expected
        own, other = page.last["view"]["cards"][expected], page.last["view"]["cards"][1 - expected]
        assert own is not None
        assert other is None
        page.play(0)


def test_presence_tells_who_is_there(service: Service) -> None:
    ada, bruno = two_at_kalah(service)
    assert ada.until("presence")["seats"][1]["online"]
    bruno.close()
    assert not ada.until("presence")["seats"][1]["online"]


def test_names_can_be_changed(service: Service) -> None:
    ada, bruno = two_at_kalah(service)
    ada.until("presence")
    ada.send("name", seat=0, name="Ada <b>")
    assert bruno.until("presence")["names"][0] == "Ada <b>"
    ada.send("name", seat=1, name="Thief")
    assert ada.until("error")["code"] == "not-seated"


def test_a_preview_shows_what_is_certain_only(service: Service) -> None:
    ada = service.browser()
    page = ada.live(ada.create("kalah", "me", "bot1")["table"]).opened()
    page.send("preview", id="p1", action=3)
    seen = page.until("preview")
    assert seen["view"]["board"][3] == 0
    page.play(3)
    assert page.last["view"]["board"] == seen["view"]["board"] or page.last["steps"][0]["view"] == seen["view"]
    hidden = ada.live(ada.create("secrets", "me", "here")["table"]).opened()
    before = hidden.last["view"]
    hidden.send("preview", id="p2", action=1)
    rolled = hidden.until("preview")  # stops where the die would be rolled
    assert rolled["view"]["rolls"] == before["rolls"]
    assert rolled["view"]["actor"] == -1
    hidden.send("preview", id="p3", action=7)
    assert hidden.until("error")["code"] == "impossible-action"


def test_pings_are_answered(service: Service) -> None:
    page = two_at_kalah(service)[0]
    page.send("ping", id="x")
    assert page.until("pong")["id"] == "x"
