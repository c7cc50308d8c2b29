"""The tree of a search: one node for each choice that was considered on the way down."""

from typing import Final

from mypy_extensions import i64

from isolario.kernel.state import State

NONE_YET: Final["list[Node]"] = []
"""The children of every node nobody has looked beyond: most of a tree. Never changed."""


class Node:  # not `acyclic`, though it is: freed in deep trees, such objects write into their neighbours (mypyc 2.4.1)
    """What is known about one choice, reached by the choices above it.

    Luck is not part of the path: a node averages over the draws and over the hidden cards it was reached with,
    so it stands for what the searching seat can know, an information set.
    """

    def __init__(self, actor: i64, action: i64, prior: float) -> None:
        self.actor = actor
        """Who made the choice: its returns are summed up here."""
        self.action = action
        self.prior = prior
        """The game's own estimate for the actor after this choice; negative if nobody asked for it."""
        self.visits: i64 = 0
        self.available: i64 = 0
        """How often the choice was possible when its parent was visited."""
        self.value: float = 0.0
        self.squares: float = 0.0
        """The squares of the returns, summed up: how far they are spread."""
        self.wins: float = 0.0
        self.children: list[Node] = NONE_YET
        """By ascending action; replaced by a list of its own when the first is added."""
        self.complete = False
        """The children are all that is possible here, whenever it is reached without luck and without secrets."""

    def mean(self) -> float:
        """The average return to the actor."""
        return self.value / float(self.visits) if self.visits > 0 else 0.0

    def chance(self) -> float:
        """The average share of the victory, by all redeals alike."""
        return min(1.0, max(0.0, self.wins / float(self.visits))) if self.visits > 0 else 0.0

    def find(self, actor: i64, action: i64) -> "Node | None":
        for child in self.children:
            if child.action == action and child.actor == actor:
                return child
        return None


def same_choices(children: list[Node], actor: i64, legal: list[int]) -> bool:
    """Whether the children are exactly these choices of this actor: the common case, and quick to see."""
    count: i64 = len(legal)
    if len(children) != count:
        return False
    index: i64 = 0
    while index < count:
        child = children[index]
        action: i64 = legal[index]
        if child.action != action or child.actor != actor:
            return False
        index += 1
    return True


def candidates(node: Node, state: State, legal: list[int]) -> list[Node]:
    """The children of `node` that are possible now, in the order of `legal`; new ones are added.

    Where these are all of them it is the list of the children itself: to be looked at before the next call.
    """
    children = node.children
    actor = state.actor
    if len(children) == 0:
        children = [Node(actor, action, -1.0) for action in legal]
        node.children = children
        return children
    if same_choices(children, actor, legal):
        return children
    found: list[Node] = []
    place: i64 = 0
    for choice in legal:
        action: i64 = choice
        # Children are sorted by action; the same action of different actors stands side by side.
        while place < len(children):
            child = children[place]
            if child.action > action or (child.action == action and child.actor == actor):
                break
            place += 1
        if place == len(children) or children[place].action != action:
            children.insert(place, Node(actor, action, -1.0))
        found.append(children[place])
        place += 1
    return found
