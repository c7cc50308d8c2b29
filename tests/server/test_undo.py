"""Taking back: free by the kernel's rule, by consent beyond it, always free among bots and at one screen."""

from tests.server.harness import BOTH, Live, Service

STORES = BOTH

WAIT, PEEK, SHOW = 0, 1, 2


def two_at(service: Service, game: str) -> tuple[Live, Live]:
    ada, bruno = service.browser(), service.browser()
    made = ada.create(game, "me", "open")
    bruno.join(made, 1)
    return ada.live(made["table"]).opened(), bruno.live(made["table"]).opened()


def test_a_quiet_choice_is_taken_back_at_once(service: Service) -> None:
    ada, bruno = two_at(service, "secrets")
    before = ada.last
    assert not before["can_undo"]
    assert before["undo_reason"]["id"] == "problem-nothing-to-undo"
    ada.play(WAIT)
    bruno.until("update")
    assert ada.last["can_undo"]
    ada.send("undo", id="u1")
    ack = ada.until("ack")
    shown = ada.until("update")
    assert shown["version"] == ack["version"] == before["version"] + 2
    assert shown["undone"]
    assert shown["reset"]
    assert shown["view"] == before["view"]
    assert bruno.until("update")["undone"]
    ada.send("undo", id="u1")
    assert ada.until("ack") == ack
    assert ada.quiet()
    ada.play(WAIT)


def test_after_luck_the_others_must_agree(service: Service) -> None:
    ada, bruno = two_at(service, "secrets")
    ada.play(PEEK)
    bruno.until("update")
    rolled = ada.last["view"]["rolls"]
    assert (ada.last["can_undo"], ada.last["can_propose_undo"]) == (False, True)
    assert ada.last["undo_reason"]["id"] == "problem-undo-after-luck"
    ada.send("undo", id="u1")
    assert ada.until("proposal")["mine"]
    asked = bruno.until("proposal")
    assert (asked["by"], asked["mine"], asked["waiting"]) == (0, False, [1])
    ada.send("answer", proposal=asked["proposal"], agree=True)
    assert ada.until("error")["code"] == "no-such-proposal"
    bruno.send("answer", proposal=asked["proposal"], agree=True)
    assert bruno.until("proposal_settled")["result"] == "agreed"
    assert ada.until("ack")["id"] == "u1"
    assert ada.until("update")["view"]["rolls"] == []
    ada.play(PEEK)
    assert ada.last["view"]["rolls"] == rolled, "the same luck waits: nobody fishes for a better roll"


def test_others_may_refuse_and_one_may_withdraw(service: Service) -> None:
    ada, bruno = two_at(service, "secrets")
    ada.play(PEEK)
    version = ada.last["version"]
    ada.send("undo", id="u1")
    number = bruno.until("proposal")["proposal"]
    ada.send("undo", id="u2")
    assert ada.until("error")["code"] == "proposal-open"
    bruno.send("answer", proposal=number, agree=False)
    assert ada.until("proposal_settled")["result"] == "refused"
    ada.send("undo", id="u3")
    number = ada.until("proposal")["proposal"]
    ada.send("withdraw", proposal=number)
    assert ada.until("proposal_settled")["result"] == "withdrawn"
    bruno.send("answer", proposal=number, agree=True)
    assert bruno.until("error")["code"] == "no-such-proposal"
    ada.send("undo", id="u4")
    ada.until("proposal")
    ada.play(WAIT)
    assert bruno.until("proposal_settled")["result"] == "withdrawn"
    assert ada.last["version"] == version + 1


def test_a_question_waits_for_who_comes_back(service: Service) -> None:
    ada, bruno = two_at(service, "secrets")
    bruno.close()
    ada.play(PEEK)
    ada.send("undo", id="u1")
    table = service.browsers[-1].get("/api/tables")[0]["table"]
    back = service.browsers[-1].live(table)
    number = back.until("proposal")["proposal"]
    back.send("answer", proposal=number, agree=True)
    assert ada.until("ack")["id"] == "u1"


def test_against_bots_everything_can_be_taken_back(service: Service) -> None:
    me = service.browser()
    page = me.live(me.create("secrets", "me", "bot1", "bot1")["table"]).opened()
    start = page.my_turn()["view"]
    page.play(PEEK)
    page.my_turn()
    page.send("undo", id="u1")
    page.until("ack")
    assert page.until("update")["view"] == start


def test_at_one_screen_the_last_choice_of_anybody_is_taken_back(service: Service) -> None:
    me = service.browser()
    page = me.live(me.create("kalah", "me", "here")["table"]).opened()
    boards = [page.last["view"]["board"]]
    for _ in range(6):
        page.play()
        boards.append(page.last["view"]["board"])
    for number in range(6):
        boards.pop()
        page.send("undo", id=f"u{number}")
        assert page.until("update")["view"]["board"] == boards[-1]
    assert not page.last["can_undo"]
    page.send("undo", id="more")
    assert page.until("error")["code"] == "nothing-to-undo"


def test_nothing_is_taken_back_after_the_end(service: Service) -> None:
    me = service.browser()
    page = me.live(me.create("secrets", "me", "here")["table"]).opened()
    while not page.last["over"]:
        page.play(SHOW)
    assert page.last["undo_reason"]["id"] == "problem-match-is-over"
    page.send("undo", id="u")
    assert page.until("error")["code"] == "match-is-over"


def test_spectators_take_nothing_back(service: Service) -> None:
    me, guest = service.browser(), service.browser()
    table = me.create("kalah", "me", "here")["table"]
    me.live(table).opened().play()
    page = guest.live(table).opened()
    page.send("undo", id="u")
    assert page.until("error")["code"] == "not-seated"
