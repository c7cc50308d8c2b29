"""A table as everybody's lists show it: known by its rows alone, nothing needs to be played for it."""

import time
from collections.abc import Sequence
from typing import Any

from isolario.server.rows import Seat, TableRow
from isolario.server.seating import Subscriber

Json = dict[str, Any]


class TableSummary:
    def __init__(self, row: TableRow, seats: list[Seat], absence: float) -> None:
        self.row = row
        self.seats = seats
        self.absence = absence
        """Seconds after which somebody who is not at the table counts as gone."""
        self.subscribers: list[Subscriber] = []
        self.elsewhere: set[bytes] = set()
        """Whose pages follow the table by other nodes."""

    # -- who is who -----------------------------------------------------------------------------------

    def seats_of(self, owner: bytes | None) -> tuple[int, ...]:
        if owner is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.owner == owner)

    def may_look(self, owner: bytes | None) -> bool:
        return self.row.watch or self.takes_part(owner)

    def takes_part(self, owner: bytes | None) -> bool:
        return owner is not None and (bool(self.seats_of(owner)) or owner == self.row.creator)

    def alone(self, seats: Sequence[int]) -> bool:
        """Whether every other seat is, and always was, a bot's."""
        for number, seat in enumerate(self.seats):
            if seat.human and number not in seats:
                return False
        return True

    def here(self) -> set[bytes | None]:
        """Whose pages follow the table now."""
        return {subscriber.connection.owner for subscriber in self.subscribers} | self.elsewhere

    def free_at(self, seat: Seat, here: set[bytes | None]) -> float | None:
        """When the others may seat a bot for this person or invite again; None while that is not in question."""
        if seat.kind != "person" or seat.away or seat.conceded or seat.owner in here or self.row.closed:
            return None
        return seat.seen + self.absence

    def gone(self, number: int) -> bool:
        """Whether the person of this seat has been away for so long that the others may go on."""
        free_at = self.free_at(self.seats[number], self.here())
        return free_at is not None and free_at <= time.time()

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    # -- for lists ------------------------------------------------------------------------------------

    def seat_infos(self, mine: Sequence[int], listed: bool = False) -> list[Json]:
        here = self.here()
        return [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level if seat.kind == "bot" else seat.stand_in,
                "online": seat.kind == "bot" or (seat.owner is not None and seat.owner in here),
                "away": seat.away,
                "conceded": seat.conceded,
                "free_at": None if listed else self.free_at(seat, here),
                "mine": number in mine,
            }
            for number, seat in enumerate(self.seats)
        ]

    def info(self, owner: bytes | None) -> Json:
        """The table as `TableInfo` for this browser."""
        row, mine = self.row, self.seats_of(owner)
        return {
            "table": row.key,
            "game": row.game,
            "rules_version": row.rules_version,
            "options": row.options,
            "names": self.names(),
            "seats": self.seat_infos(mine, listed=True),
            "mine": list(mine),
            "actor": row.turn,
            "my_turn": row.actor in mine and not row.closed,
            "over": row.closed,
            "ended": row.ended,
            "ranks": row.ranks,
            "watch": row.watch,
            "creator": owner is not None and owner == row.creator,
            "created": row.created,
            "updated": row.updated,
            "commitment": row.fair_luck().commitment,
            "begun": row.shares is not None,
            "fork_of": row.fork_of,
            "fork_at": row.fork_at,
            "rematch": row.rematch,
        }
