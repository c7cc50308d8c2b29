"""What travels between service and page over HTTP, as models: the page's types are generated from these.

The messages of the socket are in `socket_messages.py`.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from isolario.server.view_types import common_view

Arg = str | int

if TYPE_CHECKING:
    View = dict[str, Any]
else:
    View = common_view()


class ServerModel(BaseModel):
    """What the service says."""


class ClientModel(BaseModel):
    """What a page asks; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", str_max_length=512)


# -- parts ------------------------------------------------------------------------------------------


class PhraseInfo(ServerModel):
    id: str
    args: dict[str, Arg]


class MoveInfo(ServerModel):
    piece: str
    source: str | None
    target: str | None


class EventInfo(ServerModel):
    kind: str
    args: dict[str, Arg]
    moves: list[MoveInfo]
    elements: list[str]


class ElementInfo(ServerModel):
    id: str
    zone: str
    phrase: PhraseInfo


class ScoreLineInfo(ServerModel):
    phrase: PhraseInfo
    points: int
    elements: list[str]


class LegalInfo(ServerModel):
    action: int
    notation: str
    phrase: PhraseInfo
    path: list[str]


class StepInfo(ServerModel):
    actor: int
    notation: str
    events: list[EventInfo]
    view: View | None


class LogLine(ServerModel):
    actor: int
    notation: str
    events: list[EventInfo]


class SeatInfo(ServerModel):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: int | None
    online: bool
    away: bool
    conceded: bool
    free_at: float | None = Field(description="when the others may seat a bot for this person who is not here")
    mine: bool


class ErrorInfo(ServerModel):
    """The body of every HTTP error."""

    code: str
    message: PhraseInfo
    rule: str | None = None


class LineStep(ServerModel):
    seat: int
    action: int
    notation: str
    phrase: PhraseInfo


class Candidate(ServerModel):
    action: int
    notation: str
    phrase: PhraseInfo
    chance: float
    points: float | None
    visits: int
    line: list[LineStep]


class Difference(ServerModel):
    """What a seat has more of after one of two choices; `message` is the sentence to put `phrase` in, as `what`."""

    seat: int
    phrase: PhraseInfo
    message: Literal["difference-for", "difference-otherwise", "difference-but", "difference-forgone"]
    sure: Literal["sure", "likely"]
    good: bool


class Comparison(ServerModel):
    """The best choice beside another one, by the seat's next turn; without differences they show later."""

    seat: int
    action: int
    notation: str
    phrase: PhraseInfo
    until: Literal["turn", "end"]
    differences: list[Difference]


# -- HTTP -------------------------------------------------------------------------------------------


class Words(ServerModel):
    en: str
    it: str


class OptionInfo(ServerModel):
    name: str
    default: str
    words: list[str]
    number: tuple[int, int | None] | None
    items: list[str]
    length: int


class GameInfo(ServerModel):
    id: str
    title: Words
    blurb: Words
    min_seats: int
    max_seats: int
    minutes: int
    options: list[OptionInfo]
    levels: list[int]
    level_names: list[str] = Field(description="the words for them, by their name in the common texts")
    ratings: list[int | None] = Field(description="of the levels, on the game’s own scale; null: not measured")
    bots: list[str] = Field(description="bots that other packages bring")
    board: bool = Field(description="whether board.svg exists")
    hidden: bool = Field(description="whether seats can see different things")


Name = Annotated[str, Field(max_length=40)]
SeatNumber = Annotated[int, Field(ge=0, le=63)]
Level = Annotated[int, Field(ge=1, le=99, description="as many as the game has `levels`")]


class NewSeat(ClientModel):
    kind: Literal["me", "here", "bot", "open"]
    name: Name = ""
    level: Level = 3
    bot: Annotated[str, Field(max_length=64, description="a bot of another package, instead of a level")] = ""


Share = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
"""What a person adds to the luck: 32 random bytes that its page made."""


class Stake(ClientModel):
    """A share of the luck, given after the service has promised its own."""

    commitment: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    share: Share


class NewTable(ClientModel):
    game: Annotated[str, Field(max_length=64)]
    options: Annotated[dict[str, str], Field(max_length=32)] = {}
    seats: Annotated[list[NewSeat], Field(max_length=16)]
    watch: bool = True
    luck: Stake | None = None
    seed: Annotated[str, Field(pattern="^[0-9a-f]{64}$")] | None = Field(
        default=None, description="a known seed instead of a secret one: for guides, at a table without open seats"
    )


class Rematch(ClientModel):
    luck: Stake | None = None


class Promise(ServerModel):
    """The hash of a seed that the next table you open will use."""

    commitment: str


class Invitation(ServerModel):
    seat: int
    invite: str | None = None
    link: str | None = None


class Created(ServerModel):
    table: str
    seats: list[Invitation]


Secret = Annotated[str, Field(max_length=128)]


class Invite(ClientModel):
    invite: Secret


class ShareInfo(ServerModel):
    seat: int
    hash: str


class Invited(ServerModel):
    """What an invite is for, before anybody takes it."""

    table: str
    seat: int
    game: str
    options: dict[str, str]
    names: list[str]
    commitment: str
    shares: list[ShareInfo]


class Join(ClientModel):
    invite: Secret
    name: Name = ""
    share: Share | None = None


class Joined(ServerModel):
    table: str
    seat: int


class SeatChoice(ClientModel):
    seat: SeatNumber


class BotChoice(ClientModel):
    seat: SeatNumber
    level: Level = 3


class Fork(ClientModel):
    at: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: SeatNumber | None = None
    luck: Stake | None = None


Ended = Literal["agreed", "conceded", "expired", "aborted"]


class TableInfo(ServerModel):
    table: str
    game: str
    rules_version: int
    options: dict[str, str]
    names: list[str]
    seats: list[SeatInfo]
    mine: list[int]
    actor: int = Field(description="whose turn it is, as far as you may know; -2 when over")
    my_turn: bool
    over: bool = Field(description="nothing will be played here any more")
    ended: Ended | None = Field(description="why it is over, if it was not played to its end")
    ranks: list[int] | None
    watch: bool
    creator: bool
    created: float
    updated: float
    commitment: str
    begun: bool = Field(description="false while the first draw waits for somebody")
    fork_of: str | None
    fork_at: int | None
    rematch: str | None


class Draw(ServerModel):
    index: int
    notation: str
    expected: str


class LuckShare(ServerModel):
    seat: int
    hash: str
    share: str | None = Field(description="told when the match is over; null before, and if it came too late")


class LuckReport(ServerModel):
    commitment: str
    seed: str | None
    begun: bool
    shares: list[LuckShare]
    checked: bool
    """True when every draw was re-derived from the seed and the shares and agreed."""
    draws: list[Draw]
    problems: list[PhraseInfo]
    fork_at: int | None = Field(description="draws before this step belong to the table this one was forked from")


class Frame(ServerModel):
    index: int
    actor: int
    notation: str
    phrase: PhraseInfo | None
    events: list[EventInfo]
    view: View
    elements: list[ElementInfo]


class Replay(ServerModel):
    table: str
    game: str
    names: list[str]
    seat: int | None
    frames: list[Frame]
    """The first frame, index 0, is the position before the first step; frame n follows step n."""
    scores: list[list[int]]
    ranks: list[int] | None
    tally: list[list[ScoreLineInfo]] | None


class ReviewedChoice(ServerModel):
    """One real choice of the match and what the search thinks of it by what its seat could know."""

    step: int
    seat: int
    notation: str
    phrase: PhraseInfo
    chances: list[float]
    played: float
    best: Candidate
    loss: float
    verdict: Literal["good", "slip", "mistake", "blunder"]
    comparison: Comparison | None = Field(description="why the best was better, for a mistake")


class TurningPoint(ServerModel):
    """A point where the match turned: `choice` is an index into the reviewed choices."""

    choice: int
    cause: Literal["choice", "luck"]
    seat: int
    change: float


class Review(ServerModel):
    """The search goes on while you read: ask again until `done` equals `total`."""

    chances: list[list[float]]
    """By step, from the position before the first one, then by seat: the game's own quick judgement."""
    done: int
    total: int
    reviewed_choices: list[ReviewedChoice]
    turning_points: list[TurningPoint]


class TransferOffer(ClientModel):
    settings: Annotated[dict[str, Any], Field(max_length=100)] = {}


class Transfer(ServerModel):
    """A link for another device that works once; `picture` is its QR code as SVG."""

    link: str
    picture: str
    expires: float
    reachable: bool = Field(description="false if only this machine can open it")


class TransferToken(ClientModel):
    token: Secret


class Transferred(ServerModel):
    settings: dict[str, Any]


class Health(ServerModel):
    status: Literal["ok"]
    version: str
