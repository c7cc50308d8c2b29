"""What people meet: views, names, notation, sentences, reasons, the explained score and the terminal."""

import pytest
from rich.console import Console

from isolario.games.stromboli import game
from isolario.games.stromboli.rules import Stromboli
from isolario.kernel import LANGUAGES, FastLuck, IllegalAction, Match, random_walk
from isolario.kernel.rulebook import anchors, rule

from .position import RED, YELLOW, legal, play, position, view, why


def sentences(state: Stromboli, move: str, lang: str = "en") -> list[str]:
    """What the log says of a move."""
    before = state.clone()
    trace = play(state, move)
    action = next(a for a in before.legal() if game.presentation.notation(before, a) == move)
    say = game.texts(lang, ("Anna", "Bruno"))
    return [say(event.phrase) for event in game.presentation.events(before, action, state, trace, None)]


def test_the_view_names_every_piece_once() -> None:
    state = position(tactical=True, statues=("Am", "Bf"), craters={"C": 2}, lava_discs=("D", ""))
    seen = view(state)
    listed = [
        *[piece["id"] for piece in seen["shamans"]],
        *[piece["id"] for piece in seen["discs"]],
        *[piece["id"] for piece in seen["lava_discs"]],
        *[piece["id"] for piece in seen["statues"]],
        *[piece["id"] for piece in seen["markers"]],
        *[card["id"] for card in seen["score_board"]],
        seen["boat"]["id"],
        seen["priestess"]["id"],
    ]
    assert len(set(listed)) == len(listed)
    assert set(listed) == set(seen["pieces"])
    assert seen["pieces"]["statue:1:4"] == "space:4"
    assert seen["pieces"]["lavadisc:0"] == "beach:3"
    assert seen["pieces"]["lava:3"] == "supply"
    assert seen["pieces"]["disc:1:5"] == "seat:1"
    assert seen["burning"] == [7, 8]


def test_the_view_answers_what_a_beach_would_bring() -> None:
    state = position(
        beaches={"C": ("13", "5"), "D": ("2", ""), "E": ("", "2")}, cards={"C": ("shell", "build")},
    )  # fmt: skip
    segments = view(state)["segments"]
    assert segments[2]["sums"] == [4, 5]
    assert segments[2]["deal"] == {"order": [YELLOW, RED], "choice": True, "last_scoring": False}
    assert segments[3]["deal"] == {"order": [RED], "choice": False, "last_scoring": False}  # two Builds
    assert segments[1]["deal"] == {"order": [], "choice": False, "last_scoring": False}
    assert segments[3]["ties"] == [None, None]  # Yellow's 2 is out
    assert segments[2]["ties"] == [None, None]  # so is Red's 1
    state = position(beaches={"C": ("3", "5")})
    assert view(state)["segments"][2]["ties"] == [2, None]
    assert legal(state) >= {"2B", "4C"}
    assert "2C" not in legal(state)
    state = position(boat="F", cards={"A": ("", "")}, deck="", beaches={"B": ("12345", "")})
    assert view(state)["segments"][0]["deal"]["last_scoring"]
    assert [(way["steps"], way["segment"], way["seats"]) for way in view(state)["voyages"]] == [
        (1, 0, [RED, YELLOW]), (2, 1, [YELLOW]), (3, 2, [YELLOW]), (4, 3, [YELLOW]), (5, 4, [YELLOW]),
    ]  # fmt: skip


def test_the_view_tells_what_a_scoring_would_bring_now() -> None:
    state = position(
        statues=("Am Bf", "Cm"), craters={"A": 1}, kept=(("basket_b2",), ("white_pearl",)),
        bought=((), ("butterflies",)), shells=(2, 0),
    )  # fmt: skip
    seen = view(state)
    assert [card["worth"] for card in seen["score_board"]] == [[2, 1], [2, 0], [2, 0], [3, 3], [0, 0]]
    assert [card["surviving"] for card in seen["score_board"]] == [[2, 1], [2, 2], [2, 0], [0, 3], [0, 0]]
    red, yellow = seen["players"]
    assert [(item["item"], item["points"]) for item in red["items"]] == [("forest", 2), ("baskets", 3)]
    assert (red["expected"], red["butterflies"], red["baskets"]) == (5, 2, 1)
    assert yellow["expected"] == 3 + 1 + 1


def test_a_moved_marker_keeps_its_name() -> None:
    state = position(cards={"C": ("priestess", "shell")}, beaches={"C": ("1", "")}, craters={"F": 1, "B": 2})
    play(state, "2A", "take-priestess")
    before = {marker["id"]: marker["segment"] for marker in view(state)["markers"]}
    play(state, "F>A")
    after = {marker["id"]: marker["segment"] for marker in view(state)["markers"]}
    assert [(before[id], after[id]) for id in before if before[id] != after[id]] == [(5, 0)]


def test_notation_reads_like_the_game() -> None:
    state = position(beaches={"C": ("3", "")})
    assert {"1A", "5F", "-3"} <= legal(state)
    play(state, "1B")
    assert "Bp" in legal(state)
    match = Match(game, options={"first_player": "0"}, luck=FastLuck(1))
    match.play("3c")  # upper or lower case
    match.play("bp")
    assert match.actor == YELLOW


def test_a_refusal_names_the_rule() -> None:
    match = Match(game, options={"first_player": "0"}, luck=FastLuck(1))
    match.play("3C")
    match.play("stay")
    with pytest.raises(IllegalAction, match="ST-DISC-5") as refused:
        match.play("3C")
    assert refused.value.rule == "ST-DISC-5"
    assert rule(game, "ST-DISC-5", "it").startswith("**L’unico limite")


def test_reasons_that_depend_on_the_moment() -> None:
    state = position()
    assert why(state, "stay") == "ST-TURN-1"
    assert why(state, "take-build") == "ST-DEAL-1"
    assert why(state, "build") == "ST-CARD-1"
    assert why(state, "A>B") == "ST-CARD-5"
    assert why(state, "buy-nothing") == "ST-SHELL-3"
    state = position(cards={"C": ("shell", "build")}, beaches={"C": ("1", "")}, priestess_up=False)
    play(state, "2A", "take-shell")
    assert why(state, "buy-complete_segment") == "ST-SHELL-4"


def why_not(state: Stromboli, element: str, viewer: int | None = RED, lang: str = "en") -> tuple[str, str]:
    reason = game.presentation.why_not(state, element, viewer)
    return game.texts(lang, ("Anna", "Bruno"))(reason.phrase), reason.rule


def test_every_thing_says_why_not() -> None:
    state = position(beaches={"C": ("3", "5"), "D": ("", "1")})
    assert why_not(state, "beach:2") == (
        "Your 2 would make it 5 against 5 on beach C, and sums may never be equal.", "ST-DISC-5",
    )  # fmt: skip
    assert why_not(state, "beach:3", lang="it") == (
        "Con il tuo 1 sulla spiaggia D sareste 1 pari, e le somme non possono mai essere uguali.", "ST-DISC-5",
    )  # fmt: skip
    assert why_not(state, "beach:1")[1] == "ST-DISC-1"
    assert why_not(state, "disc:0:4")[0] == "You can choose this now."
    assert why_not(state, "disc:1:5") == ("That disc is Bruno’s.", "ST-DISC-3")
    assert why_not(state, "boat")[1] == "ST-BOAT-2"
    assert why_not(state, "space:3")[1] == "ST-TURN-1"
    assert why_not(state, "scorecard:0")[1] == "ST-SHELL-3"
    assert why_not(state, "beach:2", YELLOW) == ("Anna decides now.", "")
    assert why_not(state, "deck:1", None)[0] == "Anna decides now."
    play(state, "1B")
    assert why_not(state, "space:8")[1] == "ST-SHAMAN-4"
    assert why_not(state, "beach:0")[1] == "ST-SHAMAN-6"
    assert why_not(state, "disc:0:4")[1] == "ST-TURN-1"


def test_why_not_while_the_boat_lands() -> None:
    state = position(cards={"C": ("shell", "priestess")}, beaches={"C": ("3", "5")}, priestess_up=False)
    play(state, "2A")
    assert why_not(state, "card:1:0", YELLOW)[1] == "ST-DEAL-1"
    assert why_not(state, "disc:1:2", YELLOW)[1] == "ST-BOAT-4"
    play(state, "take-shell")
    assert why_not(state, "scorecard:4", YELLOW) == ("That costs 2 Shells, and you have 1.", "ST-SHELL-4")
    assert why_not(state, "priestess", YELLOW)[1] == "ST-SHELL-6"
    assert why_not(state, "crater:0", YELLOW)[1] == "ST-CARD-5"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_for_people_explain_every_rule(lang: str) -> None:
    found = anchors(game, lang)
    assert len(found) == len(set(found)) == 117
    assert found == anchors(game, "en")
    assert all(len(rule(game, id, lang)) > 15 for id in found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_for_people_list_every_card_as_it_is_in_the_box(lang: str) -> None:
    """Butterflies and copies of each card, one row per card, in the order of the decks."""
    assert game.folder is not None
    text = (game.folder / f"rules.{lang}.md").read_text("utf-8")
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|") and line.count("|") == 7]
    listed = [[cell.strip().replace("–", "0") for cell in row[2:]] for row in rows[2:]]
    box = game.box
    in_the_box = [[str(wings), *[str(deck[card]) for deck in box.decks]] for card, wings in enumerate(box.butterflies)]
    assert listed == in_the_box


def test_every_reason_is_explained() -> None:
    known = set(anchors(game))
    for seed in range(6):
        state = game.new(variant="tactical" if seed % 2 else "base")
        luck = FastLuck(seed)
        for _ in range(60):
            random_walk(state, luck, 7)
            if state.actor >= 0:
                refused = set(range(game.actions)) - set(state.legal())
                assert {game.presentation.reason(state, action).rule for action in refused} <= known


def test_the_story_of_a_voyage() -> None:
    state = position(
        active=YELLOW, cards={"C": ("basket_b1", "basket_b1")}, beaches={"C": ("24", "13")}, shamans=("Am", "")
    )
    assert sentences(state, "2A") == [
        "Bruno places 2 on beach A.",
        "The boat goes 2 segments, from A to C.",
        "The two cards of C are identical: Bruno receives nothing.",
        "Anna receives a Fish Basket with one butterfly from C.",
        "Anna takes discs 2, 4 back from beach C.",
        "Bruno takes discs 1, 3 back from beach C.",
    ]
    assert sentences(state, "lava", "it") == [
        "In C esce una carta Lava.",
        "Un segnalino lava sale nel cratere di C.",
    ]


def test_the_story_of_the_end() -> None:
    state = position(
        boat="C", cards={"D": ("", "")}, deck="", statues=("Dm", "Ep"), craters={"D": 1}, shamans=("Dm", "")
    )
    assert sentences(state, "1C", "it") == [
        "Anna piazza l’1 sulla spiaggia C.",
        "La barca avanza di un segmento, da C a D.",
        "È la fine: Anna provoca l’ultimo conteggio.",
        "Il vulcano erutta in D: scende un segnalino.",
        "La lava distrugge una statua di Anna sulla montagna di D.",
        "La lava si raffredda: il segnalino torna accanto all’isola.",
        "Bruno: 1 punto per le statue in pianura.",
        "Il trono di Stromboli va a Bruno: 0 a 1.",
    ]


def test_events_point_at_elements() -> None:
    state = position(tactical=True, cards={"C": ("shell", "build")}, beaches={"C": ("1", "")}, craters={"A": 1})
    before = state.clone()
    trace = play(state, "2A", "lava")
    events = game.presentation.events(before, 6, state, trace, None)
    moves = [(move.piece, move.source, move.target) for event in events for move in event.moves]
    assert moves == [
        ("disc:0:2", "seat:0", "beach:0"),
        ("lavadisc:0", "seat:0", "beach:0"),
        ("boat", "water:0", "water:1"),
        ("boat", "water:1", "water:2"),
        ("lava:1", "supply", "crater:2"),
    ]
    assert [event.elements for event in events if event.kind == "marker"] == [("crater:2",)]


def test_the_score_is_explained_line_by_line() -> None:
    state = position(
        boat="C", cards={"D": ("", "")}, deck="", statues=("Am Bf", ""),
        kept=(("basket_b2",), ("white_pearl",)), bought=(("forest",), ()), shells=(1, 0),
    )  # fmt: skip
    play(state, "1C", "buy-nothing")
    say = game.texts("en")
    lines = game.presentation.tally(state, RED, None)
    assert [(say(line.phrase), line.points, line.elements) for line in lines] == [
        ("Statues in forests, scoring 2", 2, ("space:4",)),
        ("Statues on mountains, scoring 2", 3, ("space:2",)),
        ("Most Fish Baskets, scoring 2", 3, ("held:0:basket_b2",)),
        ("Unspent Shells", 1, ()),
        ("Card Forest Statues, scoring 2", 2, ("scorecard:2",)),
    ]
    nothing = game.presentation.tally(position(), RED, None)
    assert [(say(line.phrase), line.points) for line in nothing] == [("No points yet", 0)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_board_shows_what_matters_without_colour(lang: str) -> None:
    state = position(
        tactical=True, boat="B", beaches={"C": ("13", "5")}, shamans=("Af", ""), statues=("Am", "Em"),
        shells=(2, 0), craters={"E": 1}, kept=(("black_pearl",), ()), bought=((), ("forest",)), points=(12, 7),
        lava_discs=("", "D"),
    )  # fmt: skip
    console = Console(width=100, color_system=None)
    with console.capture() as capture:
        console.print(game.presentation.draw(view(state), game.texts(lang, ("Anna", "Bruno"))))
    drawn = capture.get()
    assert max(len(line) for line in drawn.splitlines()) <= 100
    other = "G" if lang == "it" else "Y"
    for sign in (
        "R 1+3=4",
        f"{other} 5",
        "▲R",
        f"▲{other} !",
        "●R",
        f"{other} ♦",
        "Anna (R): 12",
        "(2) (4) (5)",
    ):
        assert sign in drawn, sign
    assert ("BARCA" if lang == "it" else "BOAT") in drawn


@pytest.mark.parametrize("seed", range(2))
def test_the_terminal_board_can_be_drawn_all_game_long(seed: int) -> None:
    state, luck = game.new(variant="tactical" if seed % 2 else "base"), FastLuck(seed)
    assert isinstance(state, Stromboli)
    console = Console(width=100, color_system=None)
    while state.actor != -2:
        with console.capture() as capture:
            console.print(game.presentation.draw(view(state), game.texts("en")))
        assert "board-" not in capture.get()
        random_walk(state, luck, 41)


@pytest.mark.parametrize(
    ("shaman", "statues", "craters", "points"),
    [
        ("Cm", "", {}, 3),
        ("Cf", "", {}, 2),
        ("", "", {}, 0),
        ("Cm", "Cm", {}, 0),
        ("Cm", "", {"C": 1}, 0),
        ("Cf", "", {"C": 1}, 2),
    ],
)
def test_a_shaman_counts_by_what_could_be_built_where_it_stands(
    shaman: str, statues: str, craters: dict[str, int], points: int
) -> None:
    state = position(shamans=(shaman, ""), statues=("", statues), craters=craters)
    counted = {factor.name: factor.amount for factor in game.presentation.factors(state, RED, None)}
    assert counted["site"] == points
