"""Every message between service and page, as models: the page's types are generated from these."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from isolario.server.view_types import REFERENCE, common_view, view_schemas

Arg = str | int

if TYPE_CHECKING:
    View = dict[str, Any]
else:
    View = common_view()


class Said(BaseModel):
    """What the service says."""


class Asked(BaseModel):
    """What a page asks; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", str_max_length=512)


# -- parts ------------------------------------------------------------------------------------------


class PhraseInfo(Said):
    id: str
    args: dict[str, Arg]


class MoveInfo(Said):
    piece: str
    source: str | None
    target: str | None


class EventInfo(Said):
    kind: str
    args: dict[str, Arg]
    moves: list[MoveInfo]
    elements: list[str]


class ElementInfo(Said):
    id: str
    zone: str
    phrase: PhraseInfo


class ScoreLineInfo(Said):
    phrase: PhraseInfo
    points: int
    elements: list[str]


class LegalInfo(Said):
    action: int
    notation: str
    phrase: PhraseInfo
    path: list[str]


class StepInfo(Said):
    actor: int
    notation: str
    events: list[EventInfo]
    view: View | None


class LogLine(Said):
    actor: int
    notation: str
    events: list[EventInfo]


class SeatInfo(Said):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: int | None
    online: bool
    away: bool
    mine: bool


class ErrorInfo(Said):
    """The body of every HTTP error."""

    code: str
    message: PhraseInfo
    rule: str | None = None


# -- HTTP -------------------------------------------------------------------------------------------


class Words(Said):
    en: str
    it: str


class OptionInfo(Said):
    name: str
    default: str
    words: list[str]
    number: tuple[int, int | None] | None
    items: list[str]
    length: int


class GameInfo(Said):
    id: str
    title: Words
    blurb: Words
    min_seats: int
    max_seats: int
    minutes: int
    options: list[OptionInfo]
    levels: list[int]
    board: bool = Field(description="whether board.svg exists")
    hidden: bool = Field(description="whether seats can see different things")


Name = Annotated[str, Field(max_length=40)]
SeatNumber = Annotated[int, Field(ge=0, le=63)]
Level = Annotated[int, Field(ge=1, le=5)]


class NewSeat(Asked):
    kind: Literal["me", "here", "bot", "open"]
    name: Name = ""
    level: Level = 3


class NewTable(Asked):
    game: Annotated[str, Field(max_length=64)]
    options: Annotated[dict[str, str], Field(max_length=32)] = {}
    seats: Annotated[list[NewSeat], Field(max_length=16)]
    watch: bool = True


class Invitation(Said):
    seat: int
    invite: str | None = None
    link: str | None = None


class Created(Said):
    table: str
    seats: list[Invitation]


class Join(Asked):
    invite: Annotated[str, Field(max_length=128)]
    name: Name = ""


class Joined(Said):
    table: str
    seat: int


class SeatChoice(Asked):
    seat: SeatNumber


class BotChoice(Asked):
    seat: SeatNumber
    level: Level = 3


class Fork(Asked):
    at: Annotated[int, Field(ge=0)]
    seat: SeatNumber | None = None


class TableInfo(Said):
    table: str
    game: str
    rules_version: int
    options: dict[str, str]
    names: list[str]
    seats: list[SeatInfo]
    mine: list[int]
    actor: int = Field(description="whose turn it is, as far as you may know; -2 when over")
    my_turn: bool
    over: bool
    ranks: list[int] | None
    watch: bool
    creator: bool
    created: float
    updated: float
    commitment: str
    fork_of: str | None
    fork_at: int | None
    rematch: str | None


class Draw(Said):
    index: int
    notation: str
    expected: str


class LuckReport(Said):
    commitment: str
    seed: str | None
    checked: bool
    """True when every draw was re-derived from the seed and agreed."""
    draws: list[Draw]
    problems: list[PhraseInfo]
    fork_at: int | None = Field(description="draws before this step belong to the table this one was forked from")


class Frame(Said):
    index: int
    actor: int
    notation: str
    phrase: PhraseInfo | None
    events: list[EventInfo]
    view: View
    elements: list[ElementInfo]


class Replay(Said):
    table: str
    game: str
    names: list[str]
    seat: int | None
    frames: list[Frame]
    """The first frame, index 0, is the position before the first step; frame n follows step n."""
    scores: list[list[int]]
    ranks: list[int]
    tally: list[list[ScoreLineInfo]]


class Moment(Said):
    """One real choice of the match and what the search thinks of it by what its seat could know."""

    step: int
    seat: int
    notation: str
    phrase: PhraseInfo
    chances: list[float]
    played: float
    best: "Candidate"
    loss: float
    verdict: Literal["good", "slip", "mistake", "blunder"]


class Turn(Said):
    """A point where the match turned: `moment` is an index into the moments."""

    moment: int
    cause: Literal["choice", "luck"]
    seat: int
    change: float


class Review(Said):
    """The search goes on while you read: ask again until `done` equals `total`."""

    chances: list[list[float]]
    """By step, from the position before the first one, then by seat: the game's own quick judgement."""
    done: int
    total: int
    moments: list[Moment]
    turns: list[Turn]


class Health(Said):
    status: Literal["ok"]
    version: str


# -- the socket: what the service says ----------------------------------------------------------------


class HelloMessage(Said):
    type: Literal["hello"]
    table: str
    game: str
    rules_version: int
    options: dict[str, str]
    names: list[str]
    seats: list[SeatInfo]
    mine: list[int]
    commitment: str
    watch: bool
    creator: bool


class UpdateMessage(Said):
    type: Literal["update"]
    version: int
    reset: bool
    undone: bool
    steps: list[StepInfo]
    log: list[LogLine] | None = Field(description="the story so far, when `reset` is true")
    view: View
    actor: int
    seat: int | None
    prompt: PhraseInfo | None
    legal: list[LegalInfo]
    can_undo: bool
    can_ask: bool
    undo_reason: PhraseInfo | None
    over: bool
    ranks: list[int] | None
    tally: list[list[ScoreLineInfo]] | None
    elements: list[ElementInfo]
    rule: str | None = Field(description="the rule that says what is decided now, where you may know it")


class AckMessage(Said):
    type: Literal["ack"]
    id: str
    version: int


class ErrorMessage(Said):
    type: Literal["error"]
    id: str | None
    code: str
    message: PhraseInfo
    rule: str | None


class PresenceMessage(Said):
    type: Literal["presence"]
    seats: list[SeatInfo]
    names: list[str]


class AskMessage(Said):
    type: Literal["ask"]
    ask: int
    kind: Literal["undo"]
    by: int
    mine: bool
    waiting: list[int]


class AskedMessage(Said):
    type: Literal["asked"]
    ask: int
    kind: Literal["undo"]
    by: int
    result: Literal["agreed", "refused", "withdrawn"]


class PreviewMessage(Said):
    type: Literal["preview"]
    id: str
    action: int
    view: View | None
    events: list[EventInfo]


class ReasonMessage(Said):
    type: Literal["reason"]
    id: str
    element: str
    phrase: PhraseInfo
    rule: str | None


class LineStep(Said):
    seat: int
    action: int
    notation: str
    phrase: PhraseInfo


class Candidate(Said):
    action: int
    notation: str
    phrase: PhraseInfo
    chance: float
    points: float | None
    visits: int
    line: list[LineStep]


class HintMessage(Said):
    type: Literal["hint"]
    id: str
    seat: int
    version: int
    candidates: list[Candidate]
    why: PhraseInfo | None


class RematchMessage(Said):
    type: Literal["rematch"]
    table: str


class PongMessage(Said):
    type: Literal["pong"]
    id: str


class ByeMessage(Said):
    type: Literal["bye"]
    code: Literal["shutdown", "slow", "flood", "gone"]


ServerMessage = Annotated[
    HelloMessage
    | UpdateMessage
    | AckMessage
    | ErrorMessage
    | PresenceMessage
    | AskMessage
    | AskedMessage
    | PreviewMessage
    | ReasonMessage
    | HintMessage
    | RematchMessage
    | PongMessage
    | ByeMessage,
    Field(discriminator="type"),
]

# -- the socket: what the page says -------------------------------------------------------------------

Id = Annotated[str, Field(min_length=1, max_length=64)]


class MoveMessage(Asked):
    type: Literal["move"]
    id: Id
    version: Annotated[int, Field(ge=0)]
    action: Annotated[int, Field(ge=0)]


class UndoMessage(Asked):
    type: Literal["undo"]
    id: Id


class AnswerMessage(Asked):
    type: Literal["answer"]
    ask: int
    agree: bool


class WithdrawMessage(Asked):
    type: Literal["withdraw"]
    ask: int


class PreviewRequest(Asked):
    type: Literal["preview"]
    id: Id
    action: Annotated[int, Field(ge=0)]


class WhyRequest(Asked):
    type: Literal["why"]
    id: Id
    element: Annotated[str, Field(min_length=1, max_length=64)]


class HintRequest(Asked):
    type: Literal["hint"]
    id: Id


class NameMessage(Asked):
    type: Literal["name"]
    seat: SeatNumber
    name: Name


class PingMessage(Asked):
    type: Literal["ping"]
    id: Id


ClientMessage = Annotated[
    MoveMessage
    | UndoMessage
    | AnswerMessage
    | WithdrawMessage
    | PreviewRequest
    | WhyRequest
    | HintRequest
    | NameMessage
    | PingMessage,
    Field(discriminator="type"),
]

client_message: TypeAdapter[
    MoveMessage
    | UndoMessage
    | AnswerMessage
    | WithdrawMessage
    | PreviewRequest
    | WhyRequest
    | HintRequest
    | NameMessage
    | PingMessage
] = TypeAdapter(ClientMessage)
server_message: TypeAdapter[Any] = TypeAdapter(ServerMessage)


def socket_schemas() -> dict[str, Any]:
    """The schemas of the socket's messages and of every game's view, for the OpenAPI document."""
    found: dict[str, Any] = {}
    adapters: tuple[tuple[str, TypeAdapter[Any], JsonSchemaMode], ...] = (
        ("ServerMessage", server_message, "serialization"),
        ("ClientMessage", client_message, "validation"),
    )
    for name, adapter, mode in adapters:
        schema = adapter.json_schema(ref_template=REFERENCE, mode=mode)
        found.update(schema.pop("$defs", {}))
        found[name] = schema
    return found | view_schemas()
