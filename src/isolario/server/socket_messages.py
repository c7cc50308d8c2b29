"""What travels over the socket of a table, as models; `messages.py` has what HTTP and both say."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from isolario.server.messages import (
    Candidate,
    ClientModel,
    Comparison,
    ElementInfo,
    Ended,
    EventInfo,
    LegalInfo,
    LogLine,
    Name,
    PhraseInfo,
    ScoreLineInfo,
    SeatInfo,
    SeatNumber,
    ServerModel,
    Share,
    ShareInfo,
    StepInfo,
    View,
)
from isolario.server.view_types import REFERENCE, view_schemas

Change = dict[str, Any] | list[Any]
"""What becomes of a value: `patches.py` says how."""

# -- the socket: what the service says ----------------------------------------------------------------


class HelloMessage(ServerModel):
    type: Literal["hello"]
    table: str
    game: str
    rules_version: int
    options: dict[str, str]
    names: list[str]
    seats: list[SeatInfo]
    mine: list[int]
    commitment: str
    begun: bool
    waiting: list[int] = Field(description="seats for which the first draw waits")
    wants_share: bool = Field(description="a seat of yours is among them: send `share`")
    shares: list[ShareInfo]
    watch: bool
    creator: bool
    ended: Ended | None


class UpdateMessage(ServerModel):
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
    can_propose_undo: bool
    undo_reason: PhraseInfo | None
    over: bool
    ranks: list[int] | None
    tally: list[list[ScoreLineInfo]] | None
    elements: list[ElementInfo]
    rule: str | None = Field(description="the rule that says what is decided now, where you may know it")
    ended: Ended | None


class StepChange(ServerModel):
    actor: int
    notation: str
    events: list[EventInfo]
    change: Change | None = Field(description="of the view; null if nothing of it changed")


class PatchMessage(ServerModel):
    """What an update would have said, as what changed since the version `base`: see docs/protocol.md."""

    type: Literal["patch"]
    version: int
    base: int
    steps: list[StepChange]
    change: dict[str, Change]


class AckMessage(ServerModel):
    type: Literal["ack"]
    id: str
    version: int


class ErrorMessage(ServerModel):
    type: Literal["error"]
    id: str | None
    code: str
    message: PhraseInfo
    rule: str | None


class PresenceMessage(ServerModel):
    type: Literal["presence"]
    seats: list[SeatInfo]
    names: list[str]


class ProposalMessage(ServerModel):
    type: Literal["proposal"]
    proposal: int
    kind: Literal["undo", "end"]
    by: int
    mine: bool
    waiting: list[int]


class ProposalSettledMessage(ServerModel):
    type: Literal["proposal_settled"]
    proposal: int
    kind: Literal["undo", "end"]
    by: int
    result: Literal["agreed", "refused", "withdrawn"]


class PreviewMessage(ServerModel):
    type: Literal["preview"]
    id: str
    action: int
    view: View | None
    events: list[EventInfo]


class ReasonMessage(ServerModel):
    type: Literal["reason"]
    id: str
    element: str
    phrase: PhraseInfo
    rule: str | None


class HintMessage(ServerModel):
    type: Literal["hint"]
    id: str
    seat: int
    version: int
    candidates: list[Candidate]
    lead: Literal["clear", "close", "only"]
    comparison: Comparison | None


class RematchMessage(ServerModel):
    type: Literal["rematch"]
    table: str


class PongMessage(ServerModel):
    type: Literal["pong"]
    id: str


class ByeMessage(ServerModel):
    type: Literal["bye"]
    code: Literal["shutdown", "slow", "flood", "gone"]


ServerMessage = Annotated[
    HelloMessage
    | UpdateMessage
    | PatchMessage
    | AckMessage
    | ErrorMessage
    | PresenceMessage
    | ProposalMessage
    | ProposalSettledMessage
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


class MoveMessage(ClientModel):
    type: Literal["move"]
    id: Id
    version: Annotated[int, Field(ge=0, le=1_000_000_000)]
    action: Annotated[int, Field(ge=0, le=1_000_000_000)]


class DelegateMessage(ClientModel):
    """Leave this one choice to a bot: it counts as one's own."""

    type: Literal["delegate"]
    id: Id
    version: Annotated[int, Field(ge=0, le=1_000_000_000)]


class UndoMessage(ClientModel):
    type: Literal["undo"]
    id: Id


class AnswerMessage(ClientModel):
    type: Literal["answer"]
    proposal: Annotated[int, Field(ge=0, le=1_000_000_000)]
    agree: bool


class WithdrawMessage(ClientModel):
    type: Literal["withdraw"]
    proposal: Annotated[int, Field(ge=0, le=1_000_000_000)]


class EndMessage(ClientModel):
    type: Literal["end"]
    id: Id


class ShareMessage(ClientModel):
    type: Literal["share"]
    id: Id
    share: Share


class PreviewRequest(ClientModel):
    type: Literal["preview"]
    id: Id
    action: Annotated[int, Field(ge=0, le=1_000_000_000)]


class WhyRequest(ClientModel):
    type: Literal["why"]
    id: Id
    element: Annotated[str, Field(min_length=1, max_length=64)]


class HintRequest(ClientModel):
    type: Literal["hint"]
    id: Id


class NameMessage(ClientModel):
    type: Literal["name"]
    seat: SeatNumber
    name: Name


class PingMessage(ClientModel):
    type: Literal["ping"]
    id: Id


ClientMessage = Annotated[
    MoveMessage
    | DelegateMessage
    | UndoMessage
    | AnswerMessage
    | WithdrawMessage
    | EndMessage
    | ShareMessage
    | PreviewRequest
    | WhyRequest
    | HintRequest
    | NameMessage
    | PingMessage,
    Field(discriminator="type"),
]

client_message: TypeAdapter[
    MoveMessage
    | DelegateMessage
    | UndoMessage
    | AnswerMessage
    | WithdrawMessage
    | EndMessage
    | ShareMessage
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
