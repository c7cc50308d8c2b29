"""A language model at the table: it reads the rules, the table and the log in words, and answers in notation.

    from isolario.adapters.language import LanguageBot
    player = LanguageBot(game, ask=my_model)     # my_model(messages) -> text

`ask` is any function that takes chat messages (`{"role": …, "content": …}`) and returns the model's text. Nothing
is shown but what the seat may know: the view, the choices and the log are those of the page, in the same words.
"""

import re
from collections.abc import Callable, Mapping, Sequence

from isolario.bots.base import Bot, Told
from isolario.kernel import FastLuck, Game, Problem, State
from isolario.kernel.rulebook import plain, rules

Messages = list[dict[str, str]]
Ask = Callable[[Messages], str]

ANSWER = re.compile(r"[^\s`\"'*]+")


class LanguageBot(Bot):
    """Asks a model for every choice. An answer that names no choice is asked again, with the reason; after `tries`
    answers the match stops with a Problem, or with `forgiving` a choice is drawn by lot."""

    listens = True

    def __init__(
        self,
        game: Game,
        ask: Ask,
        name: str = "model",
        lang: str = "en",
        tries: int = 3,
        forgiving: bool = False,
        with_rules: bool = True,
        last_steps: int = 40,
    ) -> None:
        self.game = game
        self.ask = ask
        self.name = name
        self.lang = lang
        self.tries = tries
        self.forgiving = forgiving
        self.with_rules = with_rules
        self.last_steps = last_steps
        self.log: list[str] = []
        self.refused = 0
        """How many answers named no choice."""

    def join(self, game: Game, seats: int, seat: int, options: Mapping[str, str]) -> None:
        self.log = []

    def observe(self, told: Told) -> None:
        words = self.game.texts(self.lang)
        self.log += [words(phrase) for phrase in told.phrases]

    def choose(self, state: State, luck: FastLuck) -> int:
        messages = [
            {"role": "system", "content": self.introduction(state)},
            {"role": "user", "content": self.question(state)},
        ]
        for _ in range(self.tries):
            answer = self.ask(messages)
            found = self.read(state, answer)
            if found is not None:
                return found
            self.refused += 1
            messages = [
                *messages,
                {"role": "assistant", "content": answer},
                {"role": "user", "content": self.say("model-again", {"choices": ", ".join(self.notations(state))})},
            ]
        if not self.forgiving:
            raise Problem("bot-answer", bot=self.name, text=answer[:200])
        legal = state.legal()
        return legal[luck.below(len(legal))]

    # -- what it is told ----------------------------------------------------------------------------------

    def introduction(self, state: State) -> str:
        """Who it is, how to answer, and the rules."""
        words = self.game.texts(self.lang)
        told = self.say(
            "model-you", {"game": self.game.title_in(self.lang), "seat": words.seat(state.actor), "seats": state.seats}
        )
        whole = plain(rules(self.game, self.lang)) if self.with_rules else ""
        return f"{told}\n\n{whole}".strip()

    def question(self, state: State) -> str:
        """The table, what happened, what is asked, and the choices."""
        words, shown = self.game.texts(self.lang), self.game.presentation
        parts = [f"## {self.say('model-table')}", *self.table(state)]
        if self.log:
            parts += [f"## {self.say('model-log')}", *self.log[-self.last_steps :]]
        parts += [f"## {self.say('model-choices')}", words(shown.prompt(state))]
        for action in state.legal():
            parts.append(f"- {shown.notation(state, action)}: {words(shown.phrase(state, action))}")
        return "\n".join(parts)

    def table(self, state: State) -> list[str]:
        """Everything on the table in words, zone by zone, as a screen reader has it."""
        words, shown = self.game.texts(self.lang), self.game.presentation
        lines: list[str] = []
        zone = ""
        for element in shown.elements(state.view(int(state.actor))):
            if element.zone != zone:
                zone = element.zone
                title = words.message(f"zone-{zone}")
                lines.append(f"{title if title != f'zone-{zone}' else zone}:")
            lines.append(f"  {words(element.phrase)}")
        return lines

    def say(self, id: str, args: Mapping[str, str | int] | None = None) -> str:
        return self.game.texts(self.lang).message(id, args)

    # -- what it answers ----------------------------------------------------------------------------------

    def notations(self, state: State) -> list[str]:
        return [self.game.presentation.notation(state, action) for action in state.legal()]

    def read(self, state: State, answer: str) -> int | None:
        """The last choice that the answer names; models think aloud before they decide."""
        legal = dict(zip(self.notations(state), state.legal(), strict=True))
        folded = {notation.casefold(): action for notation, action in legal.items()}
        words: Sequence[str] = ANSWER.findall(answer)
        for word in reversed(words):
            for text in (word, word.strip(".,;:!?()[]")):
                if text in legal:
                    return legal[text]
                if text.casefold() in folded:
                    return folded[text.casefold()]
        return None
