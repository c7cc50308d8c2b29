"""What the service refuses, in both languages, with the HTTP status that fits."""

from pathlib import Path

from isolario.kernel import IllegalAction, Phrase, Problem, Texts

FOLDER = Path(__file__).parent


class ServiceProblem(Problem):
    """A problem whose sentence is among the service's own texts."""

    def __init__(self, id: str, status: int = 400, **args: str | int) -> None:
        super().__init__(id, **args)
        self.status = status

    def say(self, lang: str = "en") -> str:
        return Texts(lang, FOLDER).message(f"problem-{self.id}", self.parameters)


def phrase_of(problem: Problem) -> Phrase:
    return Phrase(f"problem-{problem.id}", problem.parameters)


def rule_of(problem: Problem) -> str | None:
    return problem.rule or None if isinstance(problem, IllegalAction) else None


def status_of(problem: Problem) -> int:
    if isinstance(problem, ServiceProblem):
        return problem.status
    return 404 if problem.id == "unknown-game" else 409 if problem.id == "other-rules" else 400
