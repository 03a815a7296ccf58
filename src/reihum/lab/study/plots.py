"""Pictures of figures, as SVG that needs nothing else: marks with their intervals, a line for each series.

A picture can be read alone: it says what is counted, in which game, and between whom.
"""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from reihum.lab.study.figures import Point

WIDTH, HEIGHT = 720, 318
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 62, 46
LEGEND = 20
"""The height of a line of the legend, and of the line beneath it."""
COLOURS = ("#1b6ca8", "#d1495b", "#2e8b57", "#9b6a8f", "#b96f00", "#5c5c5c", "#108a9e", "#8c564b")
MARKS = (
    "m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
    "m-3-3h6v6h-6z",
    "m0-4.2l4.2 4.2l-4.2 4.2l-4.2-4.2z",
    "m0-4l4 7h-8z",
    "m0 4l4-7h-8z",
    "m-1.2-4h2.4v2.8h2.8v2.4h-2.8v2.8h-2.4v-2.8h-2.8v-2.4h2.8z",
    "m-4-3.5h8l-8 7h8z",
)
"""The shapes of the marks, for people who cannot tell the colours apart."""
DODGE = 7
"""How far apart the series stand at the same place, if there is room."""
MOST_CUT_OFF = 0.8
"""The scale begins at zero, unless more than this part of it would be empty."""
LETTER = 6.6
"""The approximate width of a letter."""


class Words(NamedTuple):
    """The texts of a picture."""

    title: str
    measure: str
    """What the numbers are."""
    axis: str
    """What the places are."""
    source: str
    """Where the numbers come from."""
    line: Callable[[str], str]
    place: Callable[[str], str]
    number: Callable[[float], str]
    mark: Callable[[float], str]
    """A number on the scale."""
    cut_off: Callable[[str], str] | None = None
    """Says that the scale does not begin at zero; ``None``: it does."""


def plot(points: Sequence[Point], words: Words) -> str:
    """The points of one panel."""
    if len({point.at for point in points}) == 1 < len(points) and _fit(points, words.line):
        points, words = _side_by_side(points, words)
    places, lines = _distinct(point.at for point in points), _distinct(point.series for point in points)
    names = [words.line(line) for line in lines]
    legend = list(_legend(names)) if any(names) else []
    below = LEGEND * (legend[-1][1] + 1) if legend else 0
    scale = _Scale(points, places, may_cut=words.cut_off is not None)
    height = HEIGHT + below + LEGEND
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
            ' font-family="system-ui, sans-serif" font-size="12" fill="#333">',
            f"<title>{escape(words.title)}</title>",
            f'<rect width="{WIDTH}" height="{height}" rx="6" fill="#fff"/>',
            f'<text x="16" y="24" font-size="15" font-weight="600">{escape(words.title)}</text>',
            _aside(words.measure, 16, 44),
            *_cut_off(scale, words),
            *_grid(scale, places, words),
            _aside(words.axis, (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "middle"),
            *(
                part
                for index, line in enumerate(lines)
                for part in _series(
                    [point for point in points if point.series == line], index, len(lines), scale, words
                )
            ),
            *(_key(index, *entry) for index, entry in enumerate(legend)),
            _aside(words.source, 16, height - 8),
            "</svg>\n",
        )
    )


def _side_by_side(points: Sequence[Point], words: Words) -> tuple[list[Point], Words]:
    """The series as places, if all points are at one place."""
    turned = [Point(point.panel, point.at, point.series, point.value) for point in points]
    axis = f"{words.axis} · {words.place(points[0].at)}"
    return turned, words._replace(axis=axis, line=lambda line: "", place=words.line)


class _Scale:
    """The positions of numbers and places in the picture."""

    def __init__(self, points: Sequence[Point], places: Sequence[str], *, may_cut: bool) -> None:
        low = min(point.value.low for point in points)
        high = max(point.value.high for point in points)
        base = low if may_cut and MOST_CUT_OFF * high < low < high else min(low, 0)
        self.step = _round_step((high - base) or 1)
        self.low = floor(base / self.step)
        self.high = max(ceil(high / self.step), self.low + 1)
        self._places = {place: index for index, place in enumerate(places)}
        self.room = (WIDTH - LEFT - RIGHT) / len(places)

    def x(self, place: str) -> float:
        return LEFT + self.room * (self._places[place] + 0.5)

    def y(self, value: float) -> float:
        share = (value / self.step - self.low) / (self.high - self.low)
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def _round_step(reach: float) -> float:
    """A round number that divides the reach into four to eight steps."""
    power: float = 10 ** floor(log10(reach / 4))
    return next((power * factor for factor in (1, 2, 2.5, 5) if reach / (power * factor) <= 7), power * 10)


def _cut_off(scale: _Scale, words: Words) -> Iterator[str]:
    if words.cut_off is not None and scale.low > 0:
        yield _aside(words.cut_off(words.mark(scale.low * scale.step)), 16, HEIGHT - 10)


def _grid(scale: _Scale, places: Sequence[str], words: Words) -> Iterator[str]:
    for mark in range(scale.low, scale.high + 1):
        y = scale.y(mark * scale.step)
        colour = "#999" if mark == 0 else "#e4e4e4"
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{colour}"/>'
        value = escape(words.mark(mark * scale.step))
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value}</text>'
    for place in places:
        label = words.place(place)
        size = min(12.0, 12 * scale.room / (LETTER * max(1, len(label))))
        yield (
            f'<text x="{scale.x(place):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle"'
            f' font-size="{max(size, 9):.0f}">{escape(label)}</text>'
        )


def _series(points: Sequence[Point], index: int, lines: int, scale: _Scale, words: Words) -> Iterator[str]:
    colour, shape = _look(index)
    aside = min(DODGE, 0.7 * scale.room / lines) * (index - (lines - 1) / 2)
    spots = [(scale.x(point.at) + aside, point) for point in points]
    way = "L".join(f"{x:.1f} {scale.y(point.value.mean):.1f}" for x, point in spots if point.at.isdecimal())
    if way:
        yield f'<path d="M{way}" fill="none" stroke="{colour}" stroke-opacity=".35" stroke-width="1.5"/>'
    for x, point in spots:
        value = point.value
        mean, low, high = (words.number(number) for number in (value.mean, value.low, value.high))
        yield f'<g fill="{colour}" stroke="{colour}"><title>{escape(f"{mean} ({low} – {high})")}</title>'
        yield (
            f'<path d="M{x:.1f} {scale.y(value.low):.1f}V{scale.y(value.high):.1f}" stroke-width="2"/>'
            f'<path d="M{x:.1f} {scale.y(value.mean):.1f}{shape}" stroke="none"/></g>'
        )


def _legend(names: Sequence[str]) -> Iterator[tuple[float, int, str]]:
    """The position of each name: how far to the right, and in which line."""
    x, row = float(LEFT), 0
    for each in names:
        width = 30 + LETTER * len(each)
        if x + width > WIDTH - RIGHT and x > LEFT:
            x, row = float(LEFT), row + 1
        yield x, row, each
        x += width


def _key(index: int, x: float, row: int, text: str) -> str:
    y = HEIGHT + LEGEND * row + LEGEND // 2
    colour, shape = _look(index)
    return (
        f'<path d="M{x + 4:.1f} {y - 4}{shape}" fill="{colour}"/>'
        f'<text x="{x + 13:.1f}" y="{y}">{escape(text)}</text>'
    )


def _look(index: int) -> tuple[str, str]:
    """The colour and the shape of a series."""
    return COLOURS[index % len(COLOURS)], MARKS[index % len(MARKS)]


def _aside(text: str, x: float, y: float, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="#666">{escape(text)}</text>'


def _fit(points: Sequence[Point], line_name: Callable[[str], str]) -> bool:
    """Whether the names of the series fit beside each other."""
    names = [line_name(point.series) for point in points]
    return max(map(len, names)) * LETTER * len(names) < WIDTH - LEFT - RIGHT


def _distinct(values: Iterator[str]) -> list[str]:
    return list(dict.fromkeys(values))
