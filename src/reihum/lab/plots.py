"""Pictures of figures, as SVG that needs nothing else: dots with their intervals, a line for each series."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from math import ceil, floor, log10

from reihum.lab.figures import Point

WIDTH, HEIGHT = 720, 300
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 44, 46
LEGEND = 20
"""The height of a line of the legend."""
COLOURS = ("#1b6ca8", "#d1495b", "#2e8b57", "#b07aa1", "#e08e0b", "#5c5c5c", "#17a2b8", "#8c564b")
DODGE = 7
"""How far apart the series stand at the same place, if there is room."""
MOST_CUT_OFF = 0.8
"""The scale begins at zero, unless so much of it would be empty."""
LETTER = 6.6
"""About how wide a letter is."""


def plot(
    title: str,
    axis: str,
    points: Sequence[Point],
    line_name: Callable[[str], str],
    place_name: Callable[[str], str],
    number: Callable[[float], str],
    mark: Callable[[float], str],
) -> str:
    """The points of one panel, with the words for a series, a place, a value and a mark on the scale."""
    if len({point.at for point in points}) == 1 < len(points) and _fit(points, line_name):
        # The series stand side by side.
        points = [Point(point.panel, point.at, point.series, point.value) for point in points]
        line_name, place_name, axis = place_name, line_name, ""
    places, lines = _distinct(point.at for point in points), _distinct(point.series for point in points)
    legend = list(_legend([line_name(line) for line in lines])) if len(lines) > 1 else []
    below = LEGEND * (legend[-1][1] + 1) if legend else 0
    scale = _Scale(points, places)
    height = HEIGHT + below
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
            ' font-family="system-ui, sans-serif" font-size="12" fill="#333">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{height}" rx="6" fill="#fff"/>',
            f'<text x="16" y="24" font-size="15" font-weight="600">{escape(title)}</text>',
            *_grid(scale, places, place_name, mark),
            f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle" fill="#777">'
            f"{escape(axis)}</text>",
            *(
                part
                for index, line in enumerate(lines)
                for part in _series(
                    [point for point in points if point.series == line], index, len(lines), scale, number
                )
            ),
            *(_key(index, *entry) for index, entry in enumerate(legend)),
            "</svg>\n",
        )
    )


class _Scale:
    """Where numbers and places lie in the picture."""

    def __init__(self, points: Sequence[Point], places: Sequence[str]) -> None:
        low = min(point.value.low for point in points)
        high = max(point.value.high for point in points)
        base = low if MOST_CUT_OFF * high < low < high else min(low, 0)
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
    """A round number, of which four to eight make the reach."""
    power: float = 10 ** floor(log10(reach / 4))
    return next((power * factor for factor in (1, 2, 2.5, 5) if reach / (power * factor) <= 7), power * 10)


def _grid(
    scale: _Scale, places: Sequence[str], name: Callable[[str], str], said: Callable[[float], str]
) -> Iterator[str]:
    for mark in range(scale.low, scale.high + 1):
        y = scale.y(mark * scale.step)
        colour = "#999" if mark == 0 else "#e4e4e4"
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{colour}"/>'
        value = escape(said(mark * scale.step))
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value}</text>'
    for place in places:
        label = name(place)
        size = min(12.0, 12 * scale.room / (LETTER * max(1, len(label))))
        yield (
            f'<text x="{scale.x(place):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle"'
            f' font-size="{max(size, 8):.0f}">{escape(label)}</text>'
        )


def _series(
    points: Sequence[Point], index: int, lines: int, scale: _Scale, number: Callable[[float], str]
) -> Iterator[str]:
    colour = COLOURS[index % len(COLOURS)]
    aside = min(DODGE, 0.7 * scale.room / lines) * (index - (lines - 1) / 2)
    spots = [(scale.x(point.at) + aside, point) for point in points]
    if all(point.at.isdecimal() for point in points):
        way = "L".join(f"{x:.1f} {scale.y(point.value.mean):.1f}" for x, point in spots)
        yield f'<path d="M{way}" fill="none" stroke="{colour}" stroke-opacity=".35" stroke-width="1.5"/>'
    for x, point in spots:
        value = point.value
        said = f"{number(value.mean)} ({number(value.low)} – {number(value.high)})"
        yield f'<g fill="{colour}" stroke="{colour}"><title>{escape(said)}</title>'
        yield (
            f'<path d="M{x:.1f} {scale.y(value.low):.1f}V{scale.y(value.high):.1f}" stroke-width="2"/>'
            f'<circle cx="{x:.1f}" cy="{scale.y(value.mean):.1f}" r="3" stroke="none"/></g>'
        )


def _legend(names: Sequence[str]) -> Iterator[tuple[float, int, str]]:
    """Where each name stands: how far to the right, and in which line."""
    x, row = float(LEFT), 0
    for each in names:
        width = 30 + LETTER * len(each)
        if x + width > WIDTH - RIGHT and x > LEFT:
            x, row = float(LEFT), row + 1
        yield x, row, each
        x += width


def _key(index: int, x: float, row: int, said: str) -> str:
    y = HEIGHT + LEGEND * row + LEGEND // 2
    return (
        f'<circle cx="{x + 4:.1f}" cy="{y - 4}" r="4" fill="{COLOURS[index % len(COLOURS)]}"/>'
        f'<text x="{x + 13:.1f}" y="{y}">{escape(said)}</text>'
    )


def _fit(points: Sequence[Point], line_name: Callable[[str], str]) -> bool:
    """Whether the names of the series can stand beside each other."""
    names = [line_name(point.series) for point in points]
    return max(map(len, names)) * LETTER * len(names) < WIDTH - LEFT - RIGHT


def _distinct(values: Iterator[str]) -> list[str]:
    return list(dict.fromkeys(values))
