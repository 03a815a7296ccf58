"""Pictures can be read alone: words fit, no series is known by its colour only, no scale deceives."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from reihum.lab.statistics import Estimate
from reihum.lab.study.counts import counts_of
from reihum.lab.study.figures import Figure, Point
from reihum.lab.study.plots import LETTER, MARKS, WIDTH, Words, plot
from reihum.lab.study.report import panels, table
from reihum.lab.study.study import Answer, parse
from reihum.registry import GAMES
from reihum.texts import LANGUAGES, Texts

WORDS = Words(
    title="Title",
    measure="Measure",
    axis="Players",
    source="Source",
    line=str,
    place=str,
    number=str,
    mark=lambda value: f"{value:.0%}",
    cut_off="from {}".format,
)


A_GAME_WITH = {count: name for name, game in [*GAMES.items()][::-1] for count in counts_of(game)}
"""For each count a game that has it."""


def point(series: str, at: str, mean: float) -> Point:
    return Point("", series, at, Estimate(mean, mean - 0.01, mean + 0.01))


def said(picture: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(picture).findall(".//{*}text")]


def marks(picture: str) -> Iterator[tuple[str, str]]:
    """The shape and the colour of every mark that stands for a number."""
    for group in ElementTree.fromstring(picture).findall(".//{*}g"):
        _, mark = group.findall("{*}path")
        yield re.sub("^M[^a-z]*", "", mark.attrib["d"]), group.attrib["fill"]


def test_series_differ_in_shape_as_in_colour() -> None:
    lines = [str(number) for number in range(len(MARKS))]
    drawn = list(marks(plot([point(line, at, 0.5) for line in lines for at in "23"], WORDS)))
    for look in zip(*drawn, strict=True):
        assert len(set(look)) == len(lines)


def test_a_scale_that_does_not_begin_at_zero_says_so() -> None:
    points = [point("a", at, mean) for at, mean in (("2", 0.92), ("3", 0.97))]
    assert "from 91%" in said(plot(points, WORDS))
    assert "0%" in said(plot(points, WORDS._replace(cut_off=None)))
    assert "from 0%" not in said(plot([*points, point("a", "4", 0.5)], WORDS))


def test_lines_join_numbers_and_leave_other_places_alone() -> None:
    picture = plot([point("a", at, 0.5) for at in ("1", "2", "3", "joker")], WORDS)
    (line,) = re.findall(r'<path d="(M[^"]*)" fill="none"', picture)
    assert line.count("L") == 2
    assert len(list(marks(picture))) == 4


def test_ways_to_play_at_one_place_stand_side_by_side() -> None:
    told = said(plot([point("short", "2", 0.5), point("long", "2", 0.6)], WORDS))
    assert {"short", "long", "Players · 2"} <= set(told)
    assert "2" not in told


def answer(*figures: Figure, game: str = "elfer") -> Answer:
    study = parse(f'title = "?"\ngame = "{game}"\ncount = ["wins"]\nbots = ["simple", "random"]', "here")
    return Answer(study, 1, 10_000, {}, figures)


def test_a_picture_says_what_it_is_of() -> None:
    points = (Point("sixty cards", "2", "1", Estimate(-0.09, -0.1, -0.08)),)
    figure = Figure("cards", "share", points)
    (panel,) = panels(answer(figure), figure, Texts("en"))
    told = " ".join(said(panel.picture))
    for part in (
        "Elfer",
        "sixty cards",
        "2 players",
        "Card",
        "percentage points",
        "10,000 rounds",
        "simple, random",
    ):
        assert part in told


def test_a_picture_of_one_way_to_play_names_its_bots_alone() -> None:
    ways = '[[compare]]\nname = "all"\n[[compare]]\nname = "dull"\nbots = ["random"]'
    study = parse(f'title = "?"\ngame = "elfer"\ncount = ["cards"]\n{ways}', "here")
    points = tuple(Point(way, "4", "1", Estimate(0.1, 0, 0.2)) for way in ("all", "dull"))
    figure = Figure("cards", "share", points)
    told = [
        " ".join(said(panel.picture))
        for panel in panels(Answer(study, 1, 100, {}, (figure,)), figure, Texts("en"))
    ]
    assert ["simple" in each for each in told] == [True, False]
    assert ["random" in each for each in told] == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("count", "game"), A_GAME_WITH.items())
def test_words_fit_into_a_picture(count: str, game: str, language: str) -> None:
    name = {"endings": "out", "lies": "lies"}.get(count, "2")
    points = tuple(Point("2", name, at, Estimate(mean, mean, mean)) for at, mean in (("2", 0.9), ("3", 1.0)))
    figure = Figure(count, counts_of(GAMES[game])[count].unit, points)
    (panel,) = panels(answer(figure, game=game), figure, Texts(language))
    rows: dict[str, float] = {}
    for text in ElementTree.fromstring(panel.picture).findall(".//{*}text"):
        if text.attrib.get("fill"):
            rows[text.attrib["y"]] = rows.get(text.attrib["y"], 0) + LETTER * len(text.text or "")
    assert max(rows.values()) < WIDTH - 2 * 16


def test_columns_have_heads_and_say_something() -> None:
    points = tuple(Point("classic", "2", at, Estimate(0, 0, 0)) for at in ("1", "joker"))
    heads, *rows = table(answer().study, Figure("cards", "share", points), Texts("en"))
    assert heads == ("Card", "Mean", "95%")
    assert [row[0] for row in rows] == ["1", "joker"]
