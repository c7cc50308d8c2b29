"""Every game of the registry can be played over the socket from the moment its rules land."""

import random

from isolario.kernel import Game
from isolario.kernel.record import read
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
