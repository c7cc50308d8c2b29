"""Two worlds that one viewer cannot tell apart, played side by side; every byte it receives is compared.

World A is the truth of a random match. World B begins as the same table with everything redealt that the viewer
cannot see. From then on each public step of A is matched in B by a step that looks the same to the viewer; where
there is none, the two can be told apart by the rules, and B starts over from A.
"""

import asyncio
import random
import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

from isolario.kernel import CHANCE, OVER, FairLuck, FastLuck, Game, Problem, State
from isolario.kernel.presentation import Viewer
from isolario.server import questions
from isolario.server.live_table import LiveTable
from isolario.server.match_log import MatchLog
from isolario.server.metrics import Metrics
from isolario.server.reports import written
from isolario.server.rows import Seat, TableRow, bot_seat, person_seat
from isolario.server.seating import Subscriber
from isolario.server.settings import ServiceSettings

HIDDEN_STEPS = 2
"""So many steps the viewer cannot notice are tried in B before it is given up."""
ASKED = 6
"""Of so many elements it is asked why they cannot be used."""
TRIED, TRIED_HIDDEN = 24, 6
"""Of so many choices each."""


class FakeConnection:
    """Keeps what a page would receive."""

    address = "127.0.0.1"

    def __init__(self, owner: bytes | None) -> None:
        self.owner = owner
        self.received: list[str] = []

    def dismiss(self) -> None:
        raise AssertionError("nobody is sent away here")

    def send(self, text: str, more: bool = False) -> None:
        self.received.append(text)

    def take(self) -> list[str]:
        # When somebody was last here has nothing to do with what is hidden.
        taken = [re.sub(r'"free_at":[0-9.]+', '"free_at":0', text) for text in self.received]
        self.received.clear()
        return taken


async def stored(*args: Any) -> None:
    """A store that takes everything."""


def fake_house() -> Any:
    store = SimpleNamespace(write=stored, several=False)
    return SimpleNamespace(settings=ServiceSettings(), metrics=Metrics(), closing=True, store=store)


def owner_of(seat: int) -> bytes:
    return bytes([seat + 1]) * 32


class World:
    def __init__(self, game: Game, seats: list[Seat], options: dict[str, str], actions: list[int], viewer: int) -> None:
        row = TableRow(
            1, "table", game.id, game.rules_version, "", options, b"s" * 32, True, owner_of(0), 0, 0, OVER, OVER,
            None, None, None, None, 2, [], None,
        )  # fmt: skip
        log = MatchLog(game, len(seats), options, [seat.name for seat in seats], FairLuck(row.seed))
        log.copy(actions)
        log.match.auto = False
        self.game = game
        self.table = LiveTable(fake_house(), row, [replace(seat) for seat in seats], log)
        self.viewer = viewer
        # Two that follow by patches, and one that is sent whole updates.
        self.pages = [FakeConnection(owner_of(viewer)), FakeConnection(None), FakeConnection(owner_of(viewer))]
        self.others = [
            FakeConnection(owner_of(number)) for number, seat in enumerate(seats) if seat.human and number != viewer
        ]
        self.subscribers = [self.table.enter(page, None, page is not self.pages[2]) for page in self.pages]
        self.voters = [self.table.enter(page, None) for page in self.others]

    @property
    def state(self) -> State:
        return self.table.log.match.state

    def step(self, action: int) -> None:
        """One step of the match, not shown yet."""
        match = self.table.log.match
        self.table.log.extend([match.record_step(action, match.state.legal())], None)

    def advance(self, chooser: random.Random) -> None:
        """What happens by itself until somebody decides: draws, and choices that play themselves."""
        while (action := self.by_itself(chooser)) is not None:
            self.step(action)

    def by_itself(self, chooser: random.Random) -> int | None:
        state = self.state
        if state.actor == OVER:
            return None
        legal = state.legal()
        if state.actor == CHANCE:
            return chooser.choices(legal, state.weights())[0]
        forced = len(legal) == 1 and self.game.presentation.may_autoplay(state)
        return legal[0] if forced else None

    def show(self) -> list[list[str]]:
        """What the viewer and a spectator receive now."""
        self.table.show_all()
        return [page.take() for page in self.pages]

    def seen(self, state: State, action: int, viewer: Viewer) -> tuple[str | None, Any]:
        after = state.clone()
        after.apply(action)
        return self.game.presentation.redacted(state, action, viewer), after.view(viewer)

    def observed(self, state: State, action: int) -> list[Any]:
        """What viewer and spectators notice of a step, and who is asked next as far as they know."""
        return [self.seen(state, action, viewer) for viewer in (self.viewer, None)]

    def unnoticed(self, state: State, action: int) -> bool:
        """Whether nobody who is compared could notice the step."""
        now = [(None, state.view(viewer)) for viewer in (self.viewer, None)]
        after = state.clone()
        after.apply(action)
        return self.observed(state, action) == now and after.actor != self.viewer


class Pair:
    """The truth and another world, side by side."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.chooser = random.Random(seed)
        count = self.chooser.randint(game.min_seats, game.max_seats)
        self.viewer = self.chooser.randrange(count)
        self.options = game.resolve_options(count, {})
        self.seats = [self.new_seat(number) for number in range(count)]
        self.a = World(game, self.seats, self.options, [], self.viewer)
        self.a.advance(self.chooser)
        self.luck = FastLuck(seed)
        self.compared = self.patches = self.undone = self.asked = 0
        self.split()

    def new_seat(self, number: int) -> Seat:
        if number == self.viewer or self.chooser.random() < 0.6:
            return person_seat(f"P{number}", owner_of(number), b"")
        return bot_seat(f"P{number}", 1)

    def split(self) -> None:
        """B starts over: the same table with other truths behind it."""
        log = self.a.table.log
        self.b = World(self.game, self.seats, self.options, list(log.match.actions), self.viewer)
        # The two logs are told apart by nothing that was noticed: what was taken back before is no part of it.
        self.a = World(self.game, self.seats, self.options, list(log.match.actions), self.viewer)
        if self.b.state.actor != OVER:
            self.b.state.resample(self.viewer, self.luck)
        self.b.table.log.views.clear()
        self.split_at = len(log.match.steps)
        self.a.show()
        self.b.show()
        self.look_again()

    def same(self, a: Any, b: Any) -> None:
        self.compared += 1
        self.patches += str(a).count('{"type":"patch"')
        assert a == b, f"{self.game.id}: the viewer can tell two worlds apart"

    def look_again(self, after: int | None = None) -> None:
        """Somebody reloads the page."""
        found = []
        for world in (self.a, self.b):
            connection = FakeConnection(owner_of(self.viewer))
            subscriber = world.table.enter(connection, after)
            found.append(connection.take())
            world.table.exit(subscriber)
            world.show()
        self.same(*found)
        self.ask()

    def ask(self) -> None:
        """What else can be learned: why this and that is not possible, what a choice would do, the record so far."""
        elements = [element["id"] for element in self.chooser_of_elements()]
        action = self.chooser.choice(self.a.state.legal()) if self.a.state.actor == self.viewer else -1
        found = []
        for world in (self.a, self.b):
            table, (page, *_) = world.table, world.pages
            for subscriber in world.subscribers[:2]:
                for element in elements:
                    self.answered(page, partial(questions.why, table, subscriber, "why", element))
            if action in world.state.legal() and world.state.actor == self.viewer:
                self.answered(page, partial(questions.preview, table, world.subscribers[0], "look", action))
            told = [written(table, viewer) for viewer in (self.viewer, None)]
            found.append([*(page.take() for page in world.pages), *told])
        self.same(*found)

    def chooser_of_elements(self) -> list[Any]:
        shown = self.game.presentation
        named = [element.json() for element in shown.elements(shown.view(self.a.state, self.viewer))]
        return self.chooser.sample(named, min(len(named), ASKED))

    def answered(self, page: FakeConnection, ask: Callable[[], None]) -> None:
        try:
            ask()
        except Problem as problem:
            page.send(f"{problem.id} {problem.args}")

    def play(self) -> None:
        """One choice in both worlds with all that follows from it."""
        action = self.chooser.choice(self.a.state.legal())
        matched = self.both(action)
        while matched and (following := self.a.by_itself(self.chooser)) is not None:
            matched = self.both(following)
        if not matched:
            self.a.advance(self.chooser)
            self.split()
            return
        # What plays itself in B must be what plays itself in A: the viewer sees where it stops.
        self.same(self.a.show(), self.b.show())

    def both(self, action: int) -> bool:
        """The step in A, and one in B that looks the same; False if there is none."""
        state = self.a.state.clone()
        hidden = self.a.unnoticed(state, action)
        wanted = self.a.observed(state, action)
        self.a.step(action)
        if hidden:
            return True
        way = self.way_in_b(self.b.state.clone(), wanted, action, HIDDEN_STEPS)
        for step in way or []:
            self.b.step(step)
        return way is not None

    def way_in_b(self, state: State, wanted: list[Any], first: int, hidden: int) -> list[int] | None:
        legal = state.legal()
        tried = self.chooser.sample(legal, min(len(legal), TRIED))
        for action in ([first] if first in legal else []) + tried:
            if self.b.observed(state, action) == wanted:
                return [action]
        for action in tried[:TRIED_HIDDEN] if hidden else []:
            if state.actor >= 0 and self.b.unnoticed(state, action):
                after = state.clone()
                after.apply(action)
                way = self.way_in_b(after, wanted, first, hidden - 1)
                if way is not None:
                    return [action, *way]
        return None

    async def undo(self) -> None:
        """The viewer takes back, or asks for it and everybody agrees."""
        answers = []
        for world in (self.a, self.b):
            mine = world.subscribers[0]
            try:
                await world.table.undo(mine, f"undo-{self.compared}")
                answers.append("")
            except Problem as problem:
                answers.append(problem.id)
            proposal = world.table.consent.proposal
            if proposal is not None:
                answers[-1] = "asked"
                await self.agree(world, world.voters)
        self.same(answers[0], answers[1])
        self.same(self.a.show(), self.b.show())
        self.asked += answers[0] == "asked"
        self.undone += answers[0] == ""
        if answers[0] in ("", "asked") and len(self.a.table.log.match.steps) <= self.split_at:
            self.a.advance(self.chooser)
            self.split()  # behind the point where the worlds part they are one

    async def agree(self, world: World, voters: list[Subscriber]) -> None:
        for voter in voters:
            proposal = world.table.consent.proposal
            if proposal is not None and voter.connection.owner in proposal.waiting:
                await world.table.answer(voter, proposal.number, True)

    async def run(self, most: int) -> None:
        for _ in range(most):
            if self.a.state.actor == OVER:
                return
            chance = self.chooser.random()
            if chance < 0.12:
                await self.undo()
            elif chance < 0.2:
                version = self.a.table.log.version(self.a.table.log.mask((self.viewer,)))
                self.look_again(self.chooser.choice([None, version, max(0, version - 3)]))
            elif chance < 0.25:
                self.split()
            else:
                self.play()


def compare(game: Game, seed: int, most: int = 40) -> Pair:
    pair = Pair(game, seed)
    asyncio.run(pair.run(most))
    return pair
