"""The result of the arena as tables, and as a picture."""

from collections.abc import Iterator
from html import escape

from rich.console import Group
from rich.table import Table

from reihum.lab.arena.arena import Findings, PairingResult, Result
from reihum.lab.statistics import Estimate
from reihum.texts import Texts

WIDTH = 720
LEFT, RIGHT = 280, 660
"""Where win shares of 0 and 1 are drawn."""
TOP, ROW = 64, 26


def report(result: Result, texts: Texts) -> Group:
    """The tables of win shares, ratings and behaviour."""
    lost = [behaviour for behaviour in result.behaviour if behaviour.lost]
    return Group(
        _headline(result.findings, texts),
        "",
        _pairings(result.findings, texts),
        "",
        _bots(result, texts),
        *(
            texts(f"arena-lost-{fault}", bot=behaviour.bot, moves=moves)
            for behaviour in lost
            for fault, moves in sorted(behaviour.lost.items())
        ),
        *([texts("arena-stopped")] if result.findings.until_decided else []),
    )


def _headline(findings: Findings, texts: Texts) -> str:
    return texts(
        "arena-headline",
        game=texts(f"game-{findings.game}"),
        players=findings.players,
        seed=str(findings.seed),
        fair=texts("number-share", share=findings.fair_share),
    )


def _pairings(findings: Findings, texts: Texts) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in ("bot", "among", "deals", "wins", "interval", "points", "interval", "verdict"):
        is_text = column in ("bot", "among", "verdict")
        table.add_column(texts(f"column-{column}"), justify="left" if is_text else "right")
    for each in findings.pairings:
        table.add_row(
            each.bot,
            each.among,
            str(each.deals),
            *_cells(each.win_share, texts, "share"),
            *_cells(each.points, texts, "mean"),
            texts(f"arena-{each.verdict}"),
        )
    return table


def _bots(result: Result, texts: Texts) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in ("bot", "rating", "interval", "moves", "median", "p95"):
        table.add_column(texts(f"column-{column}"), justify="left" if column == "bot" else "right")
    for rated, behaviour in zip(result.findings.ratings, result.behaviour, strict=True):
        table.add_row(
            rated.bot,
            *_cells(rated.rating, texts, "rating"),
            str(behaviour.moves),
            texts("number-milliseconds", milliseconds=behaviour.median_ms),
            texts("number-milliseconds", milliseconds=behaviour.p95_ms),
        )
    return table


def _cells(found: Estimate, texts: Texts, kind: str) -> tuple[str, str]:
    """The mean, and the interval around it."""
    mean, low, high = (
        texts(f"number-{kind}", **{kind: number}) for number in (found.mean, found.low, found.high)
    )
    return mean, texts("arena-interval", low=low, high=high)


def plot(findings: Findings, texts: Texts) -> str:
    """The win shares with their intervals, as an SVG picture; a dashed line is the fair share."""
    bottom = TOP + ROW * len(findings.pairings)
    headline = escape(_headline(findings, texts))
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 40}" role="img"'
            ' font-family="sans-serif" font-size="13">',
            f"<title>{headline}</title>",
            f'<rect width="{WIDTH}" height="{bottom + 40}" fill="#fff"/>',
            f'<text x="16" y="28" font-size="15">{headline}</text>',
            *_scale(findings.fair_share, bottom, texts),
            *(
                line
                for row, each in enumerate(findings.pairings)
                for line in _row(each, TOP + ROW * row + ROW // 2, texts)
            ),
            "</svg>\n",
        )
    )


def _scale(fair: float, bottom: int, texts: Texts) -> Iterator[str]:
    for share in (0, 0.25, 0.5, 0.75, 1):
        x = _x(share)
        yield f'<path d="M{x} {TOP}V{bottom}" stroke="#ddd"/>'
        yield (
            f'<text x="{x}" y="{bottom + 20}" text-anchor="middle" fill="#555">'
            f"{escape(texts('number-share', share=share))}</text>"
        )
    yield f'<path d="M{_x(fair)} {TOP - 8}V{bottom}" stroke="#b00" stroke-dasharray="4 3"/>'


def _row(result: PairingResult, y: int, texts: Texts) -> Iterator[str]:
    wins = result.win_share
    label = escape(texts("arena-pairing", bot=result.bot, among=result.among))
    mean, interval = _cells(wins, texts, "share")
    yield f'<text x="{LEFT - 16}" y="{y + 4}" text-anchor="end">{label}</text>'
    yield f'<g stroke="#156" fill="#156"><title>{escape(f"{mean} {interval}")}</title>'
    yield f'<path d="M{_x(wins.low)} {y}H{_x(wins.high)}" stroke-width="2"/>'
    yield f'<circle cx="{_x(wins.mean)}" cy="{y}" r="4"/></g>'


def _x(share: float) -> float:
    return round(LEFT + (RIGHT - LEFT) * share, 1)
