"""The board in a notebook: an SVG in which every piece lies on its place, and the same as pixels."""

import xml.etree.ElementTree as ElementTree

from isolario.kernel import FastLuck, Game, random_walk
from isolario.kernel.picturing import pixels


def test_every_piece_is_in_the_picture(room: Game) -> None:
    for steps in (0, 40, 200):
        state = room.new(room.max_seats)
        random_walk(state, FastLuck(steps), steps)
        view = state.view(None)
        picture = room.presentation.picture(view)
        assert picture is not None
        places = {spot.id for spot in picture.spots}
        assert len(places) == len(picture.spots), "no place is drawn twice"
        drawing = ElementTree.fromstring(room.presentation.svg(view, room.texts("en")))
        titles = {title.text for title in drawing.iter("{http://www.w3.org/2000/svg}title")}
        for piece, place in view["pieces"].items():
            while place not in places and place in view["pieces"]:
                place = view["pieces"][place]
            assert piece in titles or place not in places, f"{piece} is on {place} but not drawn"
        # Only what is beside the board is told in words.
        beside = {place for piece, place in view["pieces"].items() if piece not in titles}
        assert not {place for place in beside if place.startswith(("hex:", "space:", "pile:", "crevice:", "beach:"))}


def test_a_notebook_shows_it_and_learners_get_pixels(room: Game) -> None:
    state = room.new()
    random_walk(state, FastLuck(1), 30)
    shown = state._repr_html_()
    assert shown.startswith("<figure><svg")
    seen = pixels(room.presentation.svg(state.view(None), room.texts("en")))
    assert seen.ndim == 3
    assert seen.shape[2] == 3
    assert seen.std() > 5, "not an empty page"
