"""The answer to a study, as a page that needs nothing else, and its pictures."""

from collections.abc import Callable, Iterable, Iterator
from html import escape
from itertools import chain
from typing import NamedTuple

from reihum import registry
from reihum.cards import Card
from reihum.lab.statistics import Estimate
from reihum.lab.study.counts import LADDER, Axis, counts_of
from reihum.lab.study.figures import Figure, Point, Unit
from reihum.lab.study.plots import Words, plot
from reihum.lab.study.study import Answer, Study
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
            *(line for figure in answer.figures for line in _section(answer, figure, texts)),
            f"<footer>{escape(how(answer, texts))}</footer></main></body></html>\n",
        )
    )


def how(answer: Answer, texts: Texts) -> str:
    """How the answer was found."""
    machines = set(answer.machines.values())
    return texts(
        "study-how",
        game=texts(f"game-{answer.study.game}"),
        rounds=answer.rounds,
        seed=str(answer.study.seed),
        bots=", ".join(_bots(answer.study)),
        machine=machines.pop() if len(machines) == 1 else "both",
    )


def _bots(study: Study, way: str = "") -> Iterable[str]:
    """The bots of all cases, or of one way to play."""
    ways = [variant for variant in study.compare if variant.name == way] or study.compare
    each = [variant.bots or study.bots for variant in ways] or [study.bots]
    return dict.fromkeys(chain.from_iterable(each))


def _section(answer: Answer, figure: Figure, texts: Texts) -> Iterator[str]:
    yield f"<h2>{escape(texts(f'count-{figure.count}'))}</h2>"
    yield f"<p>{escape(texts(f'count-{figure.count}-about'))}</p>"
    for panel in panels(answer, figure, texts):
        yield panel.picture
    yield f"<details><summary>{escape(texts('study-numbers'))}</summary><table>"
    heads, *rows = table(answer.study, figure, texts)
    yield f"<tr>{''.join(f'<th>{escape(head)}</th>' for head in heads)}</tr>"
    for cells in rows:
        yield f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
    yield "</table></details>"


def table(study: Study, figure: Figure, texts: Texts) -> Iterator[tuple[str, ...]]:
    """The headings, then a line for each number. Columns with only one value are left out."""
    axes, number = _axes(study, figure), numbers(figure.unit, texts)
    whose = [(point.panel, point.series, point.at) for point in figure.points]
    varying = [column for column, names in enumerate(zip(*whose, strict=True)) if len(set(names)) > 1]
    heads = (texts(f"axis-{axes[column]}") for column in varying)
    yield (*heads, texts("study-mean"), texts("study-interval"))
    for names, point in zip(whose, figure.points, strict=True):
        cells = (_name(axes[column], names[column], texts) for column in varying)
        yield (*cells, *said(point.value, number, texts))


def _axes(study: Study, figure: Figure) -> tuple[Axis, Axis, Axis]:
    return counts_of(registry.find(study.game))[figure.count].axes


def said(value: Estimate, number: Callable[[float], str], texts: Texts) -> tuple[str, str]:
    return number(value.mean), texts("arena-interval", low=number(value.low), high=number(value.high))


def panels(answer: Answer, figure: Figure, texts: Texts) -> Iterator[Panel]:
    """The pictures of a figure: one, or one for each way to play."""
    for name in dict.fromkeys(point.panel for point in figure.points):
        points = tuple(point for point in figure.points if point.panel == name)
        words = _words(answer, figure, name, texts)
        yield Panel(words.title, points, plot(points, words))


def _words(answer: Answer, figure: Figure, panel: str, texts: Texts) -> Words:
    panels, lines, places = _axes(answer.study, figure)
    game, what = texts(f"game-{answer.study.game}"), texts(f"count-{figure.count}")
    bots = LADDER if figure.count == "luck" else _bots(answer.study, panel)
    return Words(
        title=" · ".join(filter(None, (game, what, _full_name(panels, panel, texts)))),
        measure=texts(f"count-{figure.count}-measure"),
        axis=texts(f"axis-{places}"),
        source=texts("study-source", rounds=answer.rounds, bots=", ".join(bots)),
        line=lambda line: _full_name(lines, line, texts),
        place=lambda place: _name(places, place, texts),
        number=numbers(figure.unit, texts),
        mark=lambda value: texts(f"mark-{figure.unit}", value=value),
        cut_off=(lambda mark: texts("study-cut-off", mark=mark)) if figure.unit == "share" else None,
    )


def numbers(unit: Unit, texts: Texts) -> Callable[[float], str]:
    if unit == "share":
        return lambda value: texts("number-share", share=value)
    return lambda value: texts("number-mean", mean=value)


def _name(axis: Axis, name: str, texts: Texts) -> str:
    """The text for a panel, a line or a place, if its axis is shown."""
    match axis:
        case "endings":
            return texts(f"outcome-{name}")
        case "lies":
            return texts(f"study-{name}")
        case "cards" if not name.isdecimal():
            return texts.card(Card(name))
        case _:
            return name


def _full_name(axis: Axis, name: str, texts: Texts) -> str:
    """The same, if its axis is not shown."""
    return texts("study-players", players=int(name)) if axis == "players" else _name(axis, name, texts)
