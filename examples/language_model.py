"""A language model plays Nomads against a greedy bot; here a scripted one, so that this runs anywhere.

    python examples/language_model.py

Replace `model` by a call of your provider: it gets chat messages and returns text. What it must answer is one of
the listed choices in notation, at the end of whatever it thinks aloud.
"""

import re

from isolario import game
from isolario.adapters.language import LanguageBot, Messages
from isolario.arena.simulate import Job, play_with
from isolario.bots import bot


def model(messages: Messages) -> str:
    """A model without a mind: it reads the choices out of the question and takes the first one."""
    choices = re.findall(r"^- (\S+): ", messages[1]["content"], re.MULTILINE)
    return f"I look at the table, and I think {choices[0]} is a fine choice.\n\n{choices[0]}"


def main() -> None:
    nomads = game("nomads")
    player = LanguageBot(nomads, ask=model)
    outcome = play_with([player, bot("greedy", nomads)], Job("nomads", 2, ("model", "greedy"), seed=1), nomads)
    print(f"{outcome.decisions} decisions, scores {outcome.scores}, ranks {outcome.ranks}")
    print(f"{player.refused} answers named no choice. The last lines of the log:")
    print("\n".join(player.log[-3:]))


if __name__ == "__main__":
    main()
