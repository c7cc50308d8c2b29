"""Laws of how a game is told: views say where pieces are, events what moved, reasons why not, in every language."""

from typing import Any, get_type_hints
from weakref import WeakKeyDictionary

from isolario.kernel import LANGUAGES, OVER, FastLuck, Game, Phrase
from isolario.kernel.presentation import View
from isolario.kernel.rulebook import anchors
from isolario.testing.walks import canonical, events, everybody, require, taken, told, viewers, walk


def ids(game: Game, view: Any) -> set[str]:
    return {element.id for element in game.presentation.elements(view)} | set(view["pieces"])


WHOLE: "WeakKeyDictionary[Game, set[tuple[str, bytes]]]" = WeakKeyDictionary()
"""What was found to be whole: most positions say mostly what the others said."""


def said(game: Game, phrase: Phrase) -> None:
    """The phrase is a whole sentence in every language: every message is there, every place is filled."""
    whole, what = WHOLE.setdefault(game, set()), (phrase.id, canonical(phrase.args))
    if what in whole:
        return
    for lang in LANGUAGES:
        text, wrong = game.texts(lang).said(phrase.id, phrase.args)
        require(not wrong, f"{lang}: {'; '.join(wrong)}")
        require(not {"{", "$", "@"} & set(text), f"{phrase.id} in {lang} is not filled in: {text}")
    whole.add(what)


def what_changes_place_is_moved_by_an_event(game: Game, seed: int) -> None:
    for viewer, before, after, happened in told(game, seed):
        was, now = before["pieces"], after["pieces"]
        moves = [move for event in happened for move in event.moves]
        last = {move.piece: move.target for move in moves}
        for piece in was.keys() | now.keys():
            if was.get(piece) != now.get(piece):
                require(piece in last, f"{piece} went to {now.get(piece)} unsaid, as {viewer} sees it")
                require(last[piece] == now.get(piece), f"{piece} is at {now.get(piece)}, not at {last[piece]}")
        for move in moves:
            require(move.source != move.target, f"a move to where it was: {move}")


def events_name_what_can_be_seen(game: Game, seed: int) -> None:
    for _, before, after, happened in told(game, seed):
        if not happened:
            continue
        known = ids(game, before) | ids(game, after)
        for event in happened:
            require(event.elements, f"event-{event.kind} lights nothing")
            named = set(event.elements)
            for move in event.moves:
                named |= {end for end in (move.source, move.target) if end is not None}
                if not move.piece.startswith("token:"):
                    named.add(move.piece)
            require(named <= known, f"event-{event.kind} names {named - known}")
            for value in event.args.values():
                mixed = isinstance(value, str) and value in known
                require(not mixed, f"event-{event.kind}: an id among the words")


def views_are_of_the_type_the_game_declares(game: Game, seed: int) -> None:
    fields = get_type_hints(game.view_type)
    require(set(get_type_hints(View)) <= set(fields), "the view type lacks a common key")
    for state in walk(game, seed, most=20):
        for viewer in everybody(state):
            view = game.presentation.view(state, viewer)
            require(set(view) == set(fields), f"the view has other keys than its type: {set(view) ^ set(fields)}")
            require((view["phase"] == "over") == (state.actor == OVER), "the phase is `over` at the end, and only then")
            require(len(view["scores"]) == state.seats, "a view has one score for each seat, or null")
            require(set(view["pieces"].values()) <= ids(game, view), "a piece lies on something that is no element")
            require(state.view(viewer) == view, "State.view is not the view of the presentation")
            told_actor = game.presentation.shown_actor(state, viewer)
            require(told_actor == view["actor"], "shown_actor tells of another actor than the view")


def every_element_says_why_not(game: Game, seed: int) -> None:
    rules = set(anchors(game)) | {""}
    for state in walk(game, seed, most=8):
        if state.actor == OVER:
            continue
        require(game.presentation.rule(state) in rules, f"there is no rule {game.presentation.rule(state)}")
        for viewer in viewers(game, state):
            other = state.clone()
            if viewer is not None:
                other.resample(viewer, FastLuck(seed))
            for element in game.presentation.elements(game.presentation.view(state, viewer)):
                reason = game.presentation.why_not(state, element.id, viewer)
                require(reason.rule in rules, f"there is no rule {reason.rule}")
                said(game, reason.phrase)
                if viewer is not None:
                    again = game.presentation.why_not(other, element.id, viewer)
                    unchanged = canonical(again.json()) == canonical(reason.json())
                    require(unchanged, f"why not {element.id}: seat {viewer} learns something hidden")


def reasons_are_sentences(game: Game, seed: int) -> None:
    for state in walk(game, seed, most=4):
        if state.actor < 0:
            continue
        legal = set(state.legal())
        for action in range(0, game.actions, max(1, game.actions // 60)):
            if action not in legal:
                said(game, game.presentation.reason(state, action).phrase)


def every_sentence_exists_in_every_language(game: Game, seed: int) -> None:
    shown = game.presentation
    for state in walk(game, seed, most=8):
        for element in shown.elements(state.view(None)):
            said(game, element.phrase)
            said(game, Phrase(f"zone-{element.zone}"))
        for seat in range(state.seats):
            for line in shown.tally(state, seat, seat):
                said(game, line.phrase)
            for factor in shown.factors(state, seat, seat):
                said(game, Phrase(f"factor-{factor.name}", {"count": 2, "pieces": 1, **factor.args}))
        if state.actor == OVER:
            continue
        if state.actor >= 0:
            said(game, shown.prompt(state))
            for action in state.legal():
                said(game, shown.phrase(state, action))
        for event in events(game, taken(state, state.legal()[0]), None):
            said(game, event.phrase)


def factors_tell_nothing_hidden(game: Game, seed: int) -> None:
    """What a seat counts of everybody is the same in every world it thinks possible."""
    for state in walk(game, seed, most=8):
        for viewer in range(state.seats):
            other = state.clone()
            other.resample(viewer, FastLuck(seed))
            for seat in range(state.seats):
                unchanged = game.presentation.factors(state, seat, viewer) == game.presentation.factors(
                    other, seat, viewer
                )
                require(unchanged, f"the factors of seat {seat} tell seat {viewer} something hidden")


LAWS = (
    what_changes_place_is_moved_by_an_event,
    events_name_what_can_be_seen,
    views_are_of_the_type_the_game_declares,
    every_element_says_why_not,
    reasons_are_sentences,
    every_sentence_exists_in_every_language,
    factors_tell_nothing_hidden,
)
