"""A scripted language model plays every game by what it is told in words, and is told nothing else."""

import re
from typing import Any

import pytest

from isolario.adapters.language import LanguageBot, Messages
from isolario.arena.simulate import Job, play_with
from isolario.bots import RandomBot, decide
from isolario.kernel import LANGUAGES, FastLuck, Game, Problem
from isolario.testing.walks import walk


class Script:
    """Takes the first choice it reads, after some nonsense now and then."""

    def __init__(self) -> None:
        self.asked: list[Messages] = []

    def __call__(self, messages: Messages) -> str:
        self.asked.append(messages)
        if len(self.asked) % 7 == 3 and len(messages) == 2:
            return "I would like to castle."
        choices = re.findall(r"^- (\S+): ", messages[1]["content"], re.MULTILINE)
        return f"Perhaps {choices[-1]}? No: **{choices[0]}**."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_plays_a_match_by_words(game: Game, lang: str) -> None:
    model = Script()
    player = LanguageBot(game, model, lang=lang)
    seats = game.min_seats
    bots = [player, *(RandomBot() for _ in range(seats - 1))]
    outcome = play_with(bots, Job(game.id, seats, ("model", *["random"] * (seats - 1)), 2), game)
    assert outcome.ranks
    assert player.log
    said = " ".join(message["content"] for messages in model.asked for message in messages)
    assert "model-" not in said
    assert player.refused > 0
    if game.folder is not None:
        assert "zone-" not in said
        assert game.title_in(lang) in said


def test_it_is_told_nothing_hidden(game: Game) -> None:
    for state in walk(game, 5, most=6):
        if state.actor < 0:
            continue
        told: list[Any] = []
        for luck in (1, 2):
            other = state.clone()
            other.resample(state.actor, FastLuck(luck))
            model = Script()
            decide(LanguageBot(game, model, with_rules=False), other, 3)
            told.append(model.asked[0])
        assert told[0] == told[1]


def test_a_model_that_never_answers_stops_the_match_or_is_forgiven() -> None:
    from isolario.kernel import game as find

    played = find("nomads")
    state = next(state for state in walk(played, 1) if state.actor >= 0 and len(state.legal()) > 1)
    with pytest.raises(Problem, match="castle"):
        decide(LanguageBot(played, lambda messages: "I castle"), state, 1)
    forgiving = LanguageBot(played, lambda messages: "I castle", forgiving=True)
    assert decide(forgiving, state, 1) in state.legal()
    assert forgiving.refused == 3
