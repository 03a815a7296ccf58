"""A review as tables."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reihum import kernel
from reihum.bots.win_chance import percents
from reihum.review.review import Mistake, Review
from reihum.texts import Texts

MOST_MISTAKES = 10
NUMBERS = ("move", "luck", "given-away")
"""The columns that are aligned to the right."""


def report(found: Review, texts: Texts) -> Group:
    """The luck and the mistakes of all players, then the moves that cost most, each with a better one."""
    return Group(*_parts(found, texts.for_seat(found.players, None)))


def _parts(found: Review, texts: Texts) -> Iterator[RenderableType]:
    title, players = texts(f"game-{found.game}"), len(found.players)
    yield texts("review-headline", game=title, players=players, rounds=found.rounds)
    yield ""
    yield _players(found, texts)
    yield ""
    if found.mistakes:
        yield _mistakes(found, texts)
        yield ""
    yield from _remarks(found, texts)


def _remarks(found: Review, texts: Texts) -> Iterator[str]:
    if found.luck is None:
        yield texts("review-no-hands")
    else:
        yield texts("review-luck", fair=texts("number-share", share=1 / len(found.players)))
    if found.weighed is None:
        yield texts("review-not-weighed" if kernel.is_compiled() else "review-no-compiler")
    else:
        yield texts("review-given-away" if found.mistakes else "review-no-mistakes")


def _players(found: Review, texts: Texts) -> Table:
    shares = {} if found.luck is None else {"luck": found.luck}
    if found.weighed is not None:
        shares["given-away"] = found.given_away
    table = _table(texts, "player", *shares)
    for seat, name in enumerate(found.players):
        table.add_row(Text(name), *(texts("number-share", share=share[seat]) for share in shares.values()))
    return table


def _mistakes(found: Review, texts: Texts) -> Table:
    table = _table(texts, "move", "player", "played", "better", "cost", "why")
    for mistake in found.mistakes[:MOST_MISTAKES]:
        table.add_row(*map(Text, _row(mistake, found, texts)))
    return table


def _row(mistake: Mistake, found: Review, texts: Texts) -> Iterator[str]:
    cost, margin = percents(mistake.cost, mistake.error)
    yield str(mistake.number)
    yield texts.name(mistake.seat)
    yield texts.action(mistake.action)
    yield texts.action(mistake.better)
    yield texts("review-cost", cost=cost, margin=margin)
    yield texts.for_seat(found.players, mistake.seat).message(mistake.reason.key, mistake.reason.details)


def _table(texts: Texts, *columns: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in columns:
        is_number = column in NUMBERS
        table.add_column(texts(f"column-{column}"), justify="right" if is_number else "left")
    return table
