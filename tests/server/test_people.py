"""What belongs to a person: on another device, as files, and gone when they want it gone."""

import io
import json
import time
import zipfile

import pytest

from isolario.kernel.record import read, verify
from isolario.server.identity import hash_of
from tests.server.harness import BOTH, Service, finish

STORES = BOTH

SETTINGS = {"lang": "it", "motion": False}


def token_of(link: str) -> str:
    return link.split("/move#")[1]


@pytest.mark.parametrize("value", [str(2**64), '"\\ud800"', "[" * 300 + "]" * 300, "9" * 5000])
def test_no_setting_breaks_a_transfer(service: Service, value: str) -> None:
    me = service.browser()
    me.create("kalah", "me", "bot1")
    body = f'{{"settings": {{"x": {value}}}}}'
    answer = me.http.post("/api/me/transfer", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422), answer.text


def test_seats_and_settings_move_to_another_device_once(service: Service) -> None:
    laptop, phone, thief = service.browser(), service.browser(), service.browser()
    table = laptop.create("kalah", "me", "here")["table"]
    other = phone.create("kalah", "me", "bot1")["table"]
    page = phone.live(other).opened()
    offer = laptop.post("/api/me/transfer", settings=SETTINGS)
    assert offer["link"].startswith(service.url)
    assert offer["picture"].startswith("<svg")
    assert "script" not in offer["picture"]
    assert not offer["reachable"], "an address of this machine means nothing to a phone"
    assert 0 < offer["expires"] - time.time() <= 600
    assert phone.post("/api/me/receive", token=token_of(offer["link"]))["settings"] == SETTINGS
    for device in (laptop, phone):
        assert {info["table"] for info in device.get("/api/tables")} == {table, other}, "both devices have both"
    phone.live(table).opened().play()
    page.play()
    refused = thief.post("/api/me/receive", 404, token=token_of(offer["link"]))
    assert refused["code"] == "no-such-transfer"
    stored = service.stored()
    assert laptop.http.cookies["isolario"].split(".")[0].encode() not in stored
    assert token_of(offer["link"]).encode() not in stored


def test_links_to_another_device_grow_old(service: Service) -> None:
    me, phone = service.browser(), service.browser()
    assert me.post("/api/me/transfer", 404, settings={})["code"] == "nothing-kept"
    me.create("kalah", "me", "bot1")
    first = me.post("/api/me/transfer", settings={})
    second = me.post("/api/me/transfer", settings={})
    assert phone.post("/api/me/receive", 404, token=token_of(first["link"]))["code"] == "no-such-transfer"
    assert service.query("SELECT count(*) FROM transfers")[0][0] == 1
    big = {str(number): "x" * 200 for number in range(100)}
    assert me.post("/api/me/transfer", 413, settings=big)["code"] == "too-large"
    service.query("UPDATE transfers SET expires = 1")
    assert phone.post("/api/me/receive", 404, token=token_of(second["link"]))["code"] == "no-such-transfer"


def test_all_records_are_handed_out(service: Service) -> None:
    me = service.browser()
    assert me.get("/api/me/export", 404)["code"] == "nothing-kept"
    over = me.create("secrets", "me", "here")["table"]
    page = me.live(over).opened()
    while not page.last["over"]:
        page.play(2)
    running = me.create("secrets", "me", "bot1")["table"]
    answer = me.http.get("/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert set(archive.namelist()) == {f"secrets-{over}.txt", f"secrets-{running}.txt", "tables.json"}
        assert not verify(read(archive.read(f"secrets-{over}.txt").decode())).problems
        assert "d?" in archive.read(f"secrets-{running}.txt").decode(), "of a running match only what one may know"
        assert {info["table"] for info in json.loads(archive.read("tables.json"))} == {over, running}


def test_everything_about_a_person_is_deleted(service: Service) -> None:
    ada, bruno = service.browser(), service.browser()
    alone = ada.create("kalah", "me", "bot1")["table"]
    ada.live(alone).opened().play()
    made = ada.create("kalah", "me", "open")
    bruno.join(made, 1, "Bruno")
    pages = [browser.live(made["table"]).opened() for browser in (ada, bruno)]
    ada_again = ada.live(made["table"]).opened()
    ada_again.send("name", seat=0, name="Adalgisa")
    while "Adalgisa" not in pages[1].until("presence")["names"]:
        pass
    over = ada.create("kalah", "me", "open")
    bruno.join(over, 1, "Bruno")
    finish(*(browser.live(over["table"]).opened() for browser in (ada, bruno)))
    pages[0].play()
    ada.post("/api/me/transfer", settings={})
    me = hash_of(ada.http.cookies["isolario"].partition(".")[0])
    assert ada.http.delete("/api/me").status_code == 204
    assert "isolario" not in ada.http.cookies
    assert bruno.get(f"/api/tables/{alone}", 404)["code"] == "no-such-table"
    info = bruno.get(f"/api/tables/{made['table']}")
    assert "Adalgisa" not in info["names"]
    assert (info["seats"][0]["kind"], info["over"]) == ("bot", False)
    pages[1].my_turn()
    pages[1].play()
    assert not verify(read(bruno.get(f"/api/tables/{over['table']}/record"))).problems
    hashes = service.query("SELECT owner FROM seats WHERE owner IS NOT NULL UNION SELECT creator FROM tables")
    names = service.query("SELECT name FROM seats")
    refs = service.query("SELECT DISTINCT substr(ref, 1, 16) FROM entries WHERE ref IS NOT NULL")
    assert (me,) not in hashes
    assert ("Adalgisa",) not in names
    assert (me[:8].hex(),) not in refs
    assert service.query("SELECT count(*) FROM transfers WHERE owner = ?", me) == [(0,)]
