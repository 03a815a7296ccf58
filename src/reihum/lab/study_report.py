"""The answer to a study, as a page that needs nothing else, and its pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import NamedTuple

from reihum.lab.arena_figures import Estimate
from reihum.lab.counts import COUNTS
from reihum.lab.figures import Figure, Point, Unit
from reihum.lab.plots import plot
from reihum.lab.study import Answer
from reihum.texts import Texts

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #f4f3ef; margin: 0; }
main { max-width: 780px; margin: 0 auto; padding: 24px 16px 64px; }
h2 { margin-top: 48px; } svg { width: 100%; height: auto; margin: 12px 0; border-radius: 6px; }
table { border-collapse: collapse; width: 100%; background: #fff; font-size: 14px; }
th, td { padding: 4px 10px; border-bottom: 1px solid #e4e4e4; text-align: left; }
td:nth-last-child(-n+2), th:nth-last-child(-n+2) { text-align: right; font-variant-numeric: tabular-nums; }
summary { cursor: pointer; } footer { margin-top: 48px; color: #666; font-size: 14px; }
"""


class Panel(NamedTuple):
    title: str
    points: tuple[Point, ...]
    picture: str


def page(answer: Answer, texts: Texts) -> str:
    """One HTML page with everything in it."""
    study = answer.study
    return "\n".join(
        (
            f'<!doctype html>\n<html lang="{texts.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(study.title)}</title><style>{STYLE}</style></head><body><main>",
            f"<h1>{escape(study.title)}</h1>",
            *(f"<p>{escape(part)}</p>" for part in (study.about or "").split("\n\n") if part),
            *(line for figure in answer.figures for line in _section(figure, texts)),
            f"<footer>{escape(how(answer, texts))}</footer></main></body></html>\n",
        )
    )


def how(answer: Answer, texts: Texts) -> str:
    """How it was found."""
    machines = set(answer.machines.values())
    return texts(
        "study-how",
        game=texts(f"game-{answer.study.game}"),
        rounds=answer.rounds,
        seed=str(answer.study.seed),
        bots=", ".join(answer.study.bots),
        machine=machines.pop() if len(machines) == 1 else "both",
    )


def _section(figure: Figure, texts: Texts) -> Iterator[str]:
    yield f"<h2>{escape(texts(f'count-{figure.count}'))}</h2>"
    yield f"<p>{escape(texts(f'count-{figure.count}-about'))}</p>"
    for panel in panels(figure, texts):
        yield panel.picture
    yield f"<details><summary>{escape(texts('study-numbers'))}</summary><table>"
    for cells in table(figure, texts):
        yield f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
    yield "</table></details>"


def table(figure: Figure, texts: Texts) -> Iterator[tuple[str, ...]]:
    """A line a number: what it is of, the mean, and its interval."""
    number = numbers(figure.unit, texts)
    for point in figure.points:
        of = (_panel(figure, texts, point.panel), _line(figure, texts, point.series), _place(texts, point.at))
        mean, interval = said(point.value, number, texts)
        yield (*of, mean, interval)


def said(value: Estimate, number: Callable[[float], str], texts: Texts) -> tuple[str, str]:
    return number(value.mean), texts("arena-interval", low=number(value.low), high=number(value.high))


def panels(figure: Figure, texts: Texts) -> Iterator[Panel]:
    """The pictures of a figure: one, or one for each way to play."""
    for name in dict.fromkeys(point.panel for point in figure.points):
        points = tuple(point for point in figure.points if point.panel == name)
        title = ": ".join(filter(None, (texts(f"count-{figure.count}"), _panel(figure, texts, name))))
        picture = plot(
            title,
            texts(f"axis-{COUNTS[figure.count].axis}"),
            points,
            lambda series: _line(figure, texts, series),
            lambda place: _place(texts, place),
            numbers(figure.unit, texts),
            lambda value: texts(f"mark-{figure.unit}", value=value),
        )
        yield Panel(title, points, picture)


def numbers(unit: Unit, texts: Texts) -> Callable[[float], str]:
    if unit == "share":
        return lambda value: texts("number-share", share=value)
    return lambda value: texts("number-mean", mean=value)


def _panel(figure: Figure, texts: Texts, name: str) -> str:
    """Which players' seats, or which way to play."""
    return texts("study-players", players=int(name)) if figure.count in ("wins", "points") else name


def _line(figure: Figure, texts: Texts, series: str) -> str:
    """What people read for a series."""
    match figure.count:
        case "endings":
            return texts(f"outcome-{series}")
        case "lies":
            return texts(f"study-{series}")
        case "turns" | "cards" | "stages":
            return texts("study-players", players=int(series))
        case _:
            return series


def _place(texts: Texts, place: str) -> str:
    return texts(f"card-{place}") if place in ("joker", "pause") else place
