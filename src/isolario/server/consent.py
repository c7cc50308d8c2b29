"""What needs the agreement of the others: taking back what is not one's own to take back, and ending early."""

from typing import TYPE_CHECKING

from isolario.server.problems import ServiceProblem
from isolario.server.seating import Proposal, Subscriber

if TYPE_CHECKING:
    from isolario.server.live_table import LiveTable


class Consent:
    """The open proposal of a table, if there is one."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.proposal: Proposal | None = None
        self.count = 0

    def voters(self, owner: bytes, kind: str) -> set[bytes]:
        """Who else must agree. Nobody who is gone can keep the others from ending a match."""
        found: set[bytes] = set()
        for number, seat in enumerate(self.table.seats):
            if seat.kind != "person" or seat.away or seat.conceded or seat.owner in (None, owner):
                continue
            if kind == "undo" or not self.table.gone(number):
                found.add(seat.owner)
        return found

    def propose(self, kind: str, subscriber: Subscriber, id: str, seat: int) -> None:
        owner = subscriber.connection.owner
        if owner is None:
            raise ServiceProblem("not-seated", 403)
        if self.proposal is not None:
            raise ServiceProblem("proposal-open", 409)
        waiting = self.voters(owner, kind)
        if not waiting:
            raise ServiceProblem("nobody-to-ask", 409)
        self.count += 1
        self.proposal = Proposal(self.count, kind, seat, owner, id, waiting)
        self.tell_all()

    def tell_all(self) -> None:
        for subscriber in self.table.subscribers:
            self.tell(subscriber)

    def tell(self, subscriber: Subscriber) -> None:
        proposal = self.proposal
        if proposal is None or not subscriber.seats:
            return
        waiting = [number for number, seat in enumerate(self.table.seats) if seat.owner in proposal.waiting]
        self.table.tell(
            subscriber,
            {
                "type": "proposal",
                "proposal": proposal.number,
                "kind": proposal.kind,
                "by": proposal.by,
                "mine": subscriber.connection.owner == proposal.owner,
                "waiting": waiting,
            },
        )

    async def answer(self, subscriber: Subscriber, number: int, agree: bool) -> None:
        """Under the table's lock."""
        proposal, owner = self.proposal, subscriber.connection.owner
        if proposal is None or proposal.number != number or owner not in proposal.waiting:
            raise ServiceProblem("no-such-proposal", 409)
        if not agree:
            self.settle("refused")
            return
        proposal.waiting.discard(owner)
        if proposal.waiting:
            self.tell_all()
            return
        self.settle("agreed")
        if proposal.kind == "undo":
            await self.table.take_back_agreed(proposal)
        else:
            await self.table.end("agreed")

    def withdraw(self, subscriber: Subscriber, number: int) -> None:
        proposal = self.proposal
        if proposal is None or proposal.number != number or proposal.owner != subscriber.connection.owner:
            raise ServiceProblem("no-such-proposal", 409)
        self.settle("withdrawn")

    def drop(self, kind: str | None = None) -> None:
        """The game went on, or somebody came or went: what was proposed before is settled."""
        if self.proposal is not None and kind in (None, self.proposal.kind):
            self.settle("withdrawn")

    def settle(self, result: str) -> None:
        proposal, self.proposal = self.proposal, None
        if proposal is None:
            return
        message = {
            "type": "proposal_settled",
            "proposal": proposal.number,
            "kind": proposal.kind,
            "by": proposal.by,
            "result": result,
        }
        for subscriber in self.table.subscribers:
            if subscriber.seats:
                self.table.tell(subscriber, message)
