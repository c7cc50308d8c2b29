"""What needs the agreement of the others: taking back what is not one's own to take back, and ending early."""

from dataclasses import replace
from typing import TYPE_CHECKING

from isolario.server.problems import ServiceProblem
from isolario.server.rows import Proposal, TableRow
from isolario.server.seating import Subscriber

if TYPE_CHECKING:
    from isolario.server.live_table import LiveTable


class Consent:
    """The open proposal of a table, if there is one. It is stored with the table: every node knows it."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table

    @property
    def proposal(self) -> Proposal | None:
        last = self.table.row.proposal
        return last if last is not None and last.result is None else None

    def voters(self, owner: bytes, kind: str) -> frozenset[bytes]:
        """Who else must agree. Nobody who is gone can keep the others from ending a match."""
        found: set[bytes] = set()
        for number, seat in enumerate(self.table.seats):
            if seat.kind != "person" or seat.away or seat.conceded or seat.owner in (None, owner):
                continue
            if kind == "undo" or not self.table.gone(number):
                found.add(seat.owner)
        return frozenset(found)

    # -- under the table's lock -------------------------------------------------------------------------

    async def propose(self, kind: str, subscriber: Subscriber, id: str, seat: int) -> None:
        owner = subscriber.connection.owner
        if owner is None:
            raise ServiceProblem("not-seated", 403)
        if self.proposal is not None:
            if (self.proposal.owner, self.proposal.id) == (owner, id):
                return  # asked already, by this very request
            raise ServiceProblem("proposal-open", 409)
        waiting = self.voters(owner, kind)
        if not waiting:
            raise ServiceProblem("nobody-to-ask", 409)
        last = self.table.row.proposal
        await self.save(Proposal(1 if last is None else last.number + 1, kind, seat, owner, id, waiting))

    async def answer(self, subscriber: Subscriber, number: int, agree: bool) -> None:
        proposal, owner = self.proposal, subscriber.connection.owner
        if proposal is None or proposal.number != number or owner not in proposal.waiting:
            raise ServiceProblem("no-such-proposal", 409)
        if not agree:
            await self.save(replace(proposal, result="refused"))
            return
        left = proposal.waiting - {owner}
        if left:
            await self.save(replace(proposal, waiting=left))
            return
        agreed = replace(proposal, waiting=left, result="agreed")
        if proposal.kind == "undo":
            await self.table.take_back_agreed(agreed)
        else:
            await self.table.end("agreed", replace(self.table.row, proposal=agreed))

    async def withdraw(self, subscriber: Subscriber, number: int) -> None:
        proposal = self.proposal
        if proposal is None or proposal.number != number or proposal.owner != subscriber.connection.owner:
            raise ServiceProblem("no-such-proposal", 409)
        await self.save(replace(proposal, result="withdrawn"))

    async def save(self, proposal: Proposal) -> None:
        await self.table.save(replace(self.table.row, proposal=proposal))

    def dropped(self, kind: str | None = None) -> TableRow:
        """The table's row when the game goes on, or somebody comes or goes: what was proposed before is settled."""
        row, proposal = self.table.row, self.proposal
        if proposal is None or kind not in (None, proposal.kind):
            return row
        return replace(row, proposal=replace(proposal, result="withdrawn"))

    # -- what pages hear ----------------------------------------------------------------------------------

    def tell_change(self, before: Proposal | None) -> None:
        """The stored proposal may be another one than before."""
        now = self.table.row.proposal
        if before == now:
            return
        if before is not None and before.result is None and (now is None or now.number != before.number):
            self.tell_result(replace(before, result="withdrawn"))
        if now is None:
            return
        if now.result is None:
            for subscriber in self.table.subscribers:
                self.tell(subscriber)
        elif before is not None and before.number == now.number:
            self.tell_result(now)

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

    def tell_result(self, proposal: Proposal) -> None:
        message = {
            "type": "proposal_settled",
            "proposal": proposal.number,
            "kind": proposal.kind,
            "by": proposal.by,
            "result": proposal.result,
        }
        for subscriber in self.table.subscribers:
            if subscriber.seats:
                self.table.tell(subscriber, message)
