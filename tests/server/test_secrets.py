"""Non-interference over the bytes of the stream: what is hidden changes nothing that others receive."""

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isolario.kernel import OVER, FairLuck, FastLuck, Game, State
from isolario.server import updates
from isolario.server.match_log import MatchLog
from tests.examples import examples
from tests.server.harness import Browser, Json, Live, Service
from tests.server.whispers import KEEP, KNOCK, PASS, SWAP, Whispers


class World:
    """One table of Whispers between two browsers, with a spectator, whose truth is known to the test."""

    def __init__(self, service: Service, ada: Browser, bruno: Browser) -> None:
        self.ada, self.bruno, self.guest = ada, bruno, ada
        made = ada.create("whispers", "me", "open")
        self.table = made["table"]
        bruno.join(made, 1, "Bruno")
        state = service.lobby.tables[self.table].log.match.state
        assert isinstance(state, Whispers)
        self.cards = list(state.cards)

    def open(self) -> tuple[Live, Live, Live]:
        return tuple(browser.live(self.table).opened() for browser in (self.ada, self.bruno, self.guest))  # type: ignore[return-value]

    def info(self, browser: Browser) -> Json:
        found: Json = browser.get(f"/api/tables/{self.table}")
        return found

    def bytes_at(self, page: Live) -> str:
        """Everything a page received, without what is random about a table."""
        commitment = self.info(self.ada)["commitment"]
        text = "\n".join(page.received).replace(self.table, "TABLE").replace(commitment, "COMMITMENT")
        return re.sub(r'"free_at":[0-9.]+', '"free_at":0', text)


def world(service: Service, card: int) -> World:
    """A table at which Ada holds 0 and Bruno that card."""
    ada, bruno = service.browser(), service.browser()
    for _ in range(300):
        made = World(service, ada, bruno)
        if made.cards == [0, card]:
            made.guest = service.browser()
            return made
    raise AssertionError("the deal never came")


def play_out(made: World, whispers: list[int]) -> tuple[str, str]:
    """The same public game; Bruno whispers if he holds the 2. What Ada and the spectator received."""
    ada, bruno, guest = made.open()
    before = made.info(made.guest)
    public = [KNOCK, PASS, PASS, KNOCK, PASS]
    for number, action in enumerate(public):
        page = (ada, bruno)[number % 2]
        page.my_turn()
        if page is bruno and made.cards[1] == 2:
            updated = made.info(made.ada)["updated"]
            page.play(whispers[number // 2])
            info = made.info(made.ada)
            assert info["updated"] == updated, "a hidden step must not change a date"
            assert (info["actor"], info["my_turn"]) == (1, False)
        page.play(action)
        for other in (ada, bruno, guest):
            while other.last["view"]["knocks"] != page.last["view"]["knocks"] or other.last["actor"] != 1 - number % 2:
                other.until("update")
        if number == 2:
            ada.send("preview", id="look", action=KNOCK)
            ada.until("error")
            ada.send("undo", id="back")
            ada.until("ack")
            ada.until("update")
            ada.play(PASS)
            for other in (bruno, guest):
                other.until("update")
                other.until("update")
    again = made.ada.live(made.table, after=3).opened()
    fresh = made.ada.live(made.table).opened()
    assert fresh.last["log"]
    assert made.info(made.guest)["created"] == before["created"]
    return made.bytes_at(ada) + made.bytes_at(again) + made.bytes_at(fresh), made.bytes_at(guest)


def test_hidden_steps_change_no_byte_that_others_receive(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(updates, "RECENT", 4)  # shorter than the game: hidden steps must not shorten it either
    streams = {
        play_out(world(service, card), whispers)
        for card, whispers in ((2, [KEEP, SWAP]), (2, [SWAP, SWAP]), (0, []), (1, []))
    }
    assert len(streams) == 1


def test_an_undo_does_not_tell_whether_there_was_a_hidden_step(service: Service) -> None:
    answers = []
    for card in (2, 0):
        made = world(service, card)
        ada, bruno, _ = made.open()
        ada.play(KNOCK)
        if card == 2:
            bruno.my_turn()
            bruno.play(SWAP)
        assert ada.quiet()
        ada.send("undo", id="u")
        answers.append([ada.until("ack", "proposal", "error"), ada.until("update")])
        assert bruno.until("update")["undone"] or bruno.until("update")["undone"]
        # Bruno's whisper went with the move it followed; he is asked again when his turn comes.
        assert service.lobby.tables[made.table].log.match.state.dump()["swaps"] == [0, 0]
    assert answers[0] == answers[1]


def test_records_do_not_count_hidden_steps(service: Service) -> None:
    texts = set()
    for card in (2, 0):
        made = world(service, card)
        ada, bruno, _ = made.open()
        ada.play(KNOCK)
        bruno.my_turn()
        if card == 2:
            bruno.play(SWAP)
        bruno.play(PASS)
        for browser in (made.ada, made.guest):
            text = browser.get(f"/api/tables/{made.table}/record")
            texts.add((browser is made.ada, text.replace(made.info(made.ada)["commitment"], "")))
    assert len(texts) == 2


@pytest.mark.parametrize("small", ["secrets", "whispers"])
def test_small_games_tell_nothing_hidden(service: Service, small: str) -> None:
    from isolario.kernel import game as find

    for seed in range(30):
        check_bytes(find(small), seed)


@examples(4)
@given(seed=st.integers(0, 10**6))
def test_every_game_tells_nothing_hidden(game: Game, seed: int) -> None:
    check_bytes(game, seed)


def check_bytes(game: Game, seed: int) -> None:
    """On a random game: redeal what a viewer cannot see, and compare the bytes it would be sent."""
    chooser = random.Random(seed)
    seats = chooser.randint(game.min_seats, game.max_seats)
    log = MatchLog(game, seats, game.resolve_options(seats, {}), ["x"] * seats, FairLuck(seed.to_bytes(32, "big")))
    log.begin(log.luck)
    while log.match.state.actor != OVER:
        state = log.match.state
        action = chooser.choice(state.legal())
        if chooser.random() < 0.2:
            viewer = chooser.randrange(seats)
            other = state.clone()
            other.resample(viewer, FastLuck(seed))
            assert sent(log, state, viewer) == sent(log, other, viewer)
        log.play(action, int(state.actor))


def sent(log: MatchLog, state: State, viewer: int) -> str:
    truth = log.match.state
    log.match.state = state
    log.views.clear()
    try:
        now = updates.position(log, (viewer,), (False, False, None))
        return updates.text(updates.update(updates.Rendering(log), (viewer,), now, [], True, False))
    finally:
        log.match.state = truth
        log.views.clear()
