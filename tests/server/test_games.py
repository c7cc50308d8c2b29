"""Every game of the registry can be played over the socket from the moment its rules land."""

import json
import random
from functools import cache
from typing import Any, Literal, TypedDict, get_type_hints

from pydantic import TypeAdapter

from isolario.kernel import Game, Phrase, game
from isolario.kernel.presentation import View
from isolario.kernel.record import read
from isolario.kernel.rulebook import anchors
from isolario.server import schema
from isolario.server.view_types import readable
from tests.server.harness import Service

MOVES = 4
"""Few enough that no game is over: then nothing could be taken back."""


def test_every_game_is_played_previewed_and_taken_back(service: Service, game: Game) -> None:
    me, guest = service.browser(), service.browser()
    chooser = random.Random(game.id)
    table = me.create(game.id, "me", *["bot1"] * (game.min_seats - 1))["table"]
    page, watching = me.live(table).opened(), guest.live(table).opened()
    for _ in range(MOVES):
        assert not page.my_turn()["over"]
        legal = page.last["legal"]
        known = {element["id"] for element in page.last["elements"]}
        assert page.last["prompt"] is not None
        assert page.last["seat"] == page.last["actor"] == 0
        for choice in legal:
            assert set(choice["path"]) <= known
        action = chooser.choice(legal)["action"]
        page.send("preview", id="p", action=action)
        assert page.until("preview")["action"] == action
        page.play(action)
    assert page.last["can_undo"]
    page.send("undo", id="u")
    page.until("ack")
    while not page.last["undone"]:
        page.until("update")
    assert page.last["legal"]
    watching.send("ping", id="x")
    watching.until("pong")
    assert watching.last["legal"] == []
    record = read(guest.get(f"/api/tables/{table}/record"))
    assert record.game == game.id
    assert record.viewer == "spectator"


def test_how_a_match_would_begin(service: Service, game: Game) -> None:
    """The first position of any game with any options can be looked at before a table is made."""
    me = service.browser()
    shown = me.get(f"/api/games/{game.id}/opening", seats=game.max_seats)
    assert shown == json.loads(json.dumps(game.new(game.max_seats).view(None)))
    me.get(f"/api/games/{game.id}/opening", 400, seats=game.max_seats + 1)
    me.get(f"/api/games/{game.id}/opening", 400, seats=game.max_seats, no="such option")


def test_every_element_of_every_game_says_why_not(service: Service, game: Game) -> None:
    me, guest = service.browser(), service.browser()
    table = me.create(game.id, "me", *["bot1"] * (game.min_seats - 1))["table"]
    page, watching = me.live(table).opened(), guest.live(table).opened()
    page.my_turn()
    known = set(anchors(game)) | {None}
    assert page.last["rule"] in known
    for number, element in enumerate(page.last["elements"]):
        page.send("why", id=f"w{number}", element=element["id"])
        reason = page.until("reason")
        assert (reason["id"], reason["element"]) == (f"w{number}", element["id"])
        assert reason["rule"] in known
        assert game.texts("en")(Phrase(**reason["phrase"])) != reason["phrase"]["id"]
    page.send("why", id="x", element="nothing:here")
    refused = page.until("error")
    assert (refused["id"], refused["code"], refused["message"]["args"]) == (
        "x",
        "no-such-element",
        {"element": "nothing:here"},
    )
    element = watching.last["elements"][0]["id"]
    watching.send("why", id="s", element=element)
    assert watching.until("reason")["element"] == element
    # What exactly somebody decides may be a secret: others are told the rule only where nothing is hidden.
    watching.send("ping", id="p")
    watching.until("pong")
    assert watching.last["rule"] == (None if game.hides else page.last["rule"])


@cache
def schemas_of_the_service() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(schema.text())["components"]["schemas"]
    return found


def test_the_page_gets_a_type_for_every_game_s_view(game: Game) -> None:
    schemas = schemas_of_the_service()
    assert set(schemas["View"]["required"]) == set(get_type_hints(View))
    assert schemas["View"]["additionalProperties"] is True
    assert set(schemas[game.view_type.__name__]["required"]) == set(get_type_hints(game.view_type))
    assert schemas["UpdateMessage"]["properties"]["view"] == {"$ref": "#/components/schemas/View"}


def test_parts_of_views_that_share_a_name_stay_apart() -> None:
    class Card(TypedDict):
        suit: str | None

    class GoatView(View):
        cards: dict[str, list[Card]]
        kind: Literal["a", "b"]

    made = TypeAdapter(readable(GoatView, "Goat")).json_schema()
    assert list(made["$defs"]) == ["GoatCard"]
    assert made["properties"]["kind"]["enum"] == ["a", "b"]
    assert made["$defs"]["GoatCard"]["required"] == ["suit"]


def test_how_a_match_would_begin_can_be_looked_at(service: Service) -> None:
    me = service.browser()
    view = me.get("/api/games/volcanic_isle/opening", seats=2, first_player=0)
    assert (view["seats"], view["phase"]) == (2, game("volcanic_isle").new(2, first_player=0).view(None)["phase"])
    assert me.http.get("/api/games/nowhere/opening?seats=2").status_code == 404
    for wrong in ("seats=9", "seats=2&moon=full", "seats=2&first_player=²", "seats=x"):
        assert me.http.get(f"/api/games/volcanic_isle/opening?{wrong}").status_code in (400, 422), wrong
