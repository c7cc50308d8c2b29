"""A stored log, folded: the match it leads to, and who could notice which entry of it.

The log only grows. A step adds to the current line of play; a take-back cuts the line but stays in the log.
What a viewer may notice of each entry is remembered as a bit set, so that every viewer has a version count of
its own, in which hidden steps do not show.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from isolario.kernel import Element, FairLuck, Game, Step, replay
from isolario.kernel.presentation import Viewer
from isolario.server.recalled_steps import RecalledStep
from isolario.server.rows import STEP, UNDO, Entry, Snapshot


class MatchLog:
    """The match of a table together with its log. Nothing is drawn before `begin`."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], names: Sequence[str], luck: FairLuck
    ) -> None:
        self.match = replay(game, seats, options, (), names)
        self.luck = luck
        self.game = game
        self.everybody = (1 << (seats + 1)) - 1
        self.all_open = not game.hides
        """Everybody may know everything: every step, who decides and why."""
        self.seen: list[int] = []
        self.places: list[int] = []
        """For each entry of the log the index of its step in the line, or -1 for a take-back."""
        self.current: list[int] = []
        """For each step of the line its place in the log."""
        self.versions: dict[int, int] = {}
        self.refs: dict[str, int] = {}
        """Where in the log the request with this id was answered (the length of the log after it)."""
        self.recalled: list[Step] | None = None
        self.views: dict[tuple[int, Viewer], dict[str, Any]] = {}
        """What was looked at lately: by the number of steps before it, and who looks."""
        self.named: dict[Viewer, tuple[dict[str, Any], list[Element]]] = {}
        """For each viewer the last view whose elements were named, and those elements."""

    # -- folding the stored log -----------------------------------------------------------------------

    def load(self, entries: Sequence[Entry], snapshot: Snapshot | None) -> None:
        """Fold the whole log; with a snapshot (see `useful_snapshot`) only the steps after it are played."""
        for entry in entries:
            if entry.kind == UNDO:
                del self.current[entry.action :]
            self.append(entry)
        kept = [entries[place] for place in self.current]
        match, first = self.match, 0
        if snapshot is not None:
            first = snapshot.length
            match.state = self.game.load(orjson.loads(snapshot.dump))
            match.steps = [RecalledStep(i, entry, match.state, self.recall) for i, entry in enumerate(kept[:first])]
        for entry in kept[first:]:
            self.replay_step(entry)
        self.views.clear()

    def catch_up(self, entries: Sequence[Entry]) -> None:
        """What another node has stored since: entry by entry, so that nothing is played that is known already."""
        for entry in entries:
            if entry.kind == UNDO:
                self.match.rewind(entry.action)
                del self.current[entry.action :]
            else:
                self.replay_step(entry)
            self.append(entry)
        self.views.clear()

    def replay_step(self, entry: Entry) -> None:
        match = self.match
        legal = match.state.legal()
        if entry.action not in legal:
            raise match.refusal(entry.action, legal)
        match.record_step(entry.action, legal)

    def recall(self, index: int) -> Step:
        """The whole step from before the snapshot; all of them are played once, then remembered."""
        if self.recalled is None:
            actions: list[int] = []
            for step in self.match.steps:
                if not isinstance(step, RecalledStep):
                    break
                actions.append(step.action)
            self.recalled = replay(self.game, self.match.seats, self.match.options, actions).steps
        return self.recalled[index]

    # -- playing --------------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """Entries of the log: the `seq` of the next one."""
        return len(self.seen)

    def begin(self, luck: FairLuck) -> list[Entry]:
        """From now on luck draws at its moments; returns the draws and forced choices that open the match."""
        self.luck = self.match.luck = luck
        return self.advance()

    def advance(self) -> list[Entry]:
        """What happens by itself: forced choices, and draws if the match has begun."""
        return self.extend(self.match.advance(), None)

    def play(self, action: int, seat: int, ref: str | None = None) -> list[Entry]:
        """Make the choice in memory and return what must be stored before anybody hears of it."""
        return self.extend(self.match.play(action, seat), ref)

    def copy(self, actions: Sequence[int]) -> list[Entry]:
        """Begin with the steps of another match."""
        made: list[Step] = []
        for action in actions:
            legal = self.match.state.legal()
            made.append(self.match.record_step(action, legal))
        return self.extend(made, None)

    def extend(self, steps: Sequence[Step], ref: str | None) -> list[Entry]:
        made: list[Entry] = []
        if steps:
            # What was seen just before is compared with what is seen now; nobody looks further back.
            first = steps[0].index
            self.views = {key: view for key, view in self.views.items() if key[0] == first}
        for step in steps:
            seen = self.everybody if self.all_open else self.noticed(step)
            # The request is marked on its last entry: there its answer was complete.
            last = len(made) + 1 == len(steps)
            entry = Entry(STEP, step.actor, step.action, step.forced, seen, ref if last else None, step.urn)
            self.append(entry)
            made.append(entry)
        return made

    def take_back(self, keep: int, seat: int, ref: str | None = None) -> Entry:
        """Cut the line. Only those notice who could notice one of the steps taken back."""
        seen = 1 << seat
        for place in self.current[keep:]:
            seen |= self.seen[place]
        self.match.rewind(keep)
        self.views.clear()
        del self.current[keep:]
        entry = Entry(UNDO, seat, keep, False, seen, ref)
        self.append(entry)
        return entry

    def append(self, entry: Entry) -> None:
        if entry.kind == STEP:
            self.places.append(len(self.current))
            self.current.append(len(self.seen))
        else:
            self.places.append(-1)
        self.seen.append(entry.seen)
        if entry.ref is not None:
            self.refs[entry.ref] = len(self.seen)
        for mask in self.versions:
            if entry.seen & mask:
                self.versions[mask] += 1

    def noticed(self, step: Step) -> int:
        """Who could notice a step: who may read something of it, or sees the table change because of it."""
        match, shown = self.match, self.game.presentation
        after = match.after(step)
        seen = 0
        for viewer in range(match.seats + 1):
            who = viewer if viewer < match.seats else None
            if (
                shown.redacted(step.before, step.action, who) is not None
                or after.actor == who
                or self.view_after(step.index, who) != self.view_after(step.index + 1, who)
            ):
                seen |= 1 << viewer
        return seen

    # -- reading --------------------------------------------------------------------------------------

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """What the viewer sees now."""
        return self.view_after(len(self.match.steps), viewer)

    def view_after(self, steps: int, viewer: Viewer) -> dict[str, Any]:
        """What the viewer saw after so many steps; looked at again, it is not worked out again."""
        found = self.views.get((steps, viewer))
        if found is None:
            match = self.match
            state = match.state if steps == len(match.steps) else match.steps[steps].before
            found = self.views[steps, viewer] = self.game.presentation.view(state, viewer)
        return found

    def mask(self, seats: Sequence[int]) -> int:
        """The bit set of a group of seats at one screen; nobody's is the spectators'."""
        return sum(1 << seat for seat in seats) if seats else 1 << self.match.seats

    def version(self, mask: int) -> int:
        """How many entries of the log these viewers could notice."""
        found = self.versions.get(mask)
        if found is None:
            found = self.versions[mask] = self.version_at(mask, self.length)
        return found

    def version_at(self, mask: int, length: int) -> int:
        return sum(1 for seen in self.seen[:length] if seen & mask)

    def since(self, mask: int, position: int) -> tuple[list[int], bool]:
        """What these viewers noticed from that place of the log on: indices of steps, and whether any of it
        was a take-back (then the steps do not lead on from what was seen before)."""
        steps: list[int] = []
        for index in range(position, self.length):
            if not self.seen[index] & mask:
                continue
            if self.places[index] < 0:
                return [], True
            steps.append(self.places[index])
        return steps, False

    def noticed_since(self, mask: int, position: int) -> bool:
        """Whether these viewers could notice anything from that place of the log on."""
        for index in range(position, self.length):
            if self.seen[index] & mask:
                return True
        return False

    def position_of(self, mask: int, version: int) -> int | None:
        """The place in the log where these viewers had that version; None if it never was."""
        count = 0
        if version == self.version(mask):
            return self.length
        for index, seen in enumerate(self.seen):
            if count == version:
                return index
            if seen & mask:
                count += 1
        return None

    def last_chooser(self, seats: Sequence[int]) -> int | None:
        """Which of these seats chose last, where there was something to choose."""
        for step in reversed(self.match.steps):
            if step.actor in seats and not step.forced:
                return step.actor
        return None

    def snapshot(self) -> Snapshot:
        dump = orjson.dumps(self.match.state.dump()).decode()
        return Snapshot(self.length, len(self.match.steps), dump)


def useful_snapshot(entries: Sequence[Entry], taken: Sequence[tuple[int, int]], tail: int) -> int | None:
    """The `seq` of the newest snapshot that still stands and leaves at least `tail` steps to be played.

    `taken` lists (seq, length), newest first. A snapshot falls when a later take-back reaches behind it.
    """
    lengths = [0]
    for entry in entries:
        lengths.append(entry.action if entry.kind == UNDO else lengths[-1] + 1)
    lowest, reached = lengths[-1], len(entries)
    for seq, length in taken:
        while reached > seq:
            reached -= 1
            lowest = min(lowest, lengths[reached])
        if seq <= len(entries) and lowest >= length and lengths[-1] - length >= tail:
            return seq
    return None
