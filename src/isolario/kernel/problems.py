"""What can go wrong because of what a person or a file said; every message says what to do next."""

from typing import Any


class Problem(Exception):
    """A mistake in input. `id` names a Fluent message, `args` fills it; `str()` gives it in English."""

    def __init__(self, id: str, **args: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.parameters: dict[str, Any] = args

    def say(self, lang: str = "en") -> str:
        from isolario.kernel.texts import Texts

        return Texts(lang).message(f"problem-{self.id}", self.parameters)

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[Any, ...]:
        """A problem met by a worker process arrives whole."""
        return rebuilt, (type(self), self.id, self.parameters, dict(vars(self)))


class IllegalAction(Problem):
    """An action that the rules do not allow now: names the rule, and what would have been legal."""

    def __init__(self, action: str, rule: str, legal: list[str]) -> None:
        shown = ", ".join(legal[:12]) + (", …" if len(legal) > 12 else "")
        id = "illegal-action" if rule else "impossible-action"
        super().__init__(id, action=action, rule=rule, legal=shown)
        self.rule = rule
        self.legal = legal


class MissingExtra(Problem, ImportError):
    """A package is not installed that one of our extras brings: names the extra."""

    def __init__(self, extra: str) -> None:
        super().__init__("needs-extra", extra=extra)


def rebuilt(kind: type[Problem], id: str, parameters: dict[str, Any], attributes: dict[str, Any]) -> Problem:
    made = kind.__new__(kind, id)
    Problem.__init__(made, id, **parameters)
    vars(made).update(attributes)
    return made
