"""The lines of the terminal: plain sentences that also read well aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec

from reihum.cards import Card
from reihum.game import AnyGame, Outcome, Refused, Seat
from reihum.match import RoundEnded, totals
from reihum.texts import Texts, sentence

if TYPE_CHECKING:
    from reihum.bots.hints import Hint

LONG_MENU = 16
"""A menu with more entries is shortened."""
LONG_GROUP = 6
"""The most moves of one kind in a short menu."""
NO_BREAKS = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
NOT_ON_THE_TABLE = frozenset({"seat", "options", "hand"})


def printable(text: str) -> str:
    """The text without control characters, which would control the terminal."""
    return "".join(sign if sign.isprintable() or sign in NO_BREAKS else "�" for sign in text)


def happened(events: Iterable[Any], texts: Texts) -> Iterator[str]:
    """What happened, one sentence for each line, with the points at the end of a round."""
    for event in events:
        yield sentence(texts.event(event))
        if isinstance(event, RoundEnded):
            yield texts(f"outcome-{event.outcome.reason}")
            yield texts("sheet-round", number=event.number, points=by_player(event.outcome.points, texts))


def reasons(hint: Hint, texts: Texts) -> Iterator[str]:
    """Why a hint is good, and how often it wins."""
    yield sentence(texts.message(hint.reason.key, hint.reason.details))
    if hint.chance is not None and hint.error is not None:
        from reihum.bots.win_chance import percents  # imports numpy

        chance, margin = percents(hint.chance, hint.error)
        yield texts("hint-chance", chance=chance, margin=margin)


def menu(actions: Mapping[int, Any], texts: Texts, *, whole: bool = False) -> Iterator[str]:
    """The menu with numbers. A long menu is shortened: it groups moves of a kind, or shows only a few."""
    if whole or len(actions) <= LONG_MENU:
        yield from (entry(number, action, texts) for number, action in actions.items())
        return
    for _, kind in groupby(actions.items(), key=lambda entry: type(entry[1])):
        yield from _shortened(list(kind), texts)


def _shortened(entries: Sequence[tuple[int, Any]], texts: Texts) -> Iterator[str]:
    (first, action), (last, _) = entries[0], entries[-1]
    if len(entries) <= LONG_GROUP:
        yield from (entry(number, action, texts) for number, action in entries)
    elif action.__struct_fields__ == ("card",):
        together = type(action)(tuple(action.card for _, action in entries))
        yield texts("menu-together", first=first, last=last, action=texts.action(together))
    else:
        yield from _a_few(entries, texts)


def _a_few(entries: Sequence[tuple[int, Any]], texts: Texts) -> Iterator[str]:
    shown, rest = entries[: LONG_GROUP - 1], entries[LONG_GROUP - 1 :]
    yield from (entry(number, action, texts) for number, action in shown)
    (first, _), (last, action) = rest[0], rest[-1]
    yield texts("menu-more", first=first, last=last, action=texts.action(action))


def entry(number: int, action: Any, texts: Texts) -> str:
    return texts("menu-entry", number=number, action=texts.action(action))


def why_not(refusals: Iterable[tuple[Card, Refused | None]], texts: Texts) -> Iterator[str]:
    """Says of each card whether it can be played. Cards with the same answer are together."""
    playable: list[Card] = []
    others: dict[str, list[tuple[Card, Refused]]] = {}
    for card, why in refusals:
        if why is None:
            playable.append(card)
        else:
            others.setdefault(_reason(why), []).append((card, why))
    if playable:
        yield texts("explain-playable", cards=tuple(playable))
    for (card, why), *same in others.values():
        yield from _reasoned(why, card, [other for other, _ in same], texts)


def _reason(why: Refused) -> str:
    """What identifies a refusal, without the card it is about."""
    return str((why.code, why.rule, {**why.details, "card": None}))


def _reasoned(why: Refused, card: Card, others: Sequence[Card], texts: Texts) -> Iterator[str]:
    if "card" not in why.details:
        yield texts("explain-cards", cards=(card, *others), why=refused(why, texts))
        return
    yield refused(why, texts)
    if others:
        yield texts("explain-same", cards=tuple(others))


def refused(why: Refused, texts: Texts) -> str:
    """A refusal, with the number of its rule."""
    text = texts.refusal(why)
    return text if why.rule is None else texts("refused-by-rule", why=text, rule=why.rule)


def by_player(numbers: Iterable[int], texts: Texts) -> str:
    """Numbers with their players: "you 3, Anna 12"."""
    return texts.listed(
        texts("of-player", player=texts.name(seat), number=number) for seat, number in enumerate(numbers)
    )


def sheet(game: AnyGame, outcomes: Sequence[Outcome], texts: Texts) -> Iterator[str]:
    """The score sheet: the finished rounds and their totals."""
    if not outcomes:
        yield texts("sheet-empty")
        return
    yield texts("sheet", scoring=_scoring(game))
    for number, outcome in enumerate(outcomes, start=1):
        yield texts("sheet-round", number=number, points=by_player(outcome.points, texts))
    yield texts("sheet-total", points=by_player(totals(outcomes), texts))
    if game.goal is not None:
        yield texts("sheet-goal", goal=game.goal, reached=by_player(outcomes[-1].carried, texts))


def result(game: AnyGame, outcome: Outcome, you: Seat | None, texts: Texts) -> Iterator[str]:
    """The result: the reason, the winners, and the places and points of all players."""
    yield texts(f"outcome-{outcome.reason}")
    yield _winners(outcome, you, texts)
    for place in sorted(set(outcome.places)):
        seats = [seat for seat, theirs in enumerate(outcome.places) if theirs == place]
        for points, equals in groupby(seats, key=lambda seat: outcome.points[seat]):
            players = _names(equals, texts)
            yield texts("result-place", place=place, players=players, points=points, scoring=_scoring(game))


def _scoring(game: AnyGame) -> str:
    """Whether points are good, bad, or bad after a goal that counts first."""
    return game.scoring if game.goal is None else "goal"


def _winners(outcome: Outcome, you: Seat | None, texts: Texts) -> str:
    if len(outcome.winners) == len(outcome.places):
        return texts("result-tie")
    others = [seat for seat in outcome.winners if seat != you]
    winner = "other" if you not in outcome.winners else "together" if others else "you"
    return texts("result-winners", winner=winner, count=len(others), others=_names(others, texts))


def _names(seats: Iterable[Seat], texts: Texts) -> str:
    return texts.together(map(texts.name, seats))


def table(view: Any, texts: Texts) -> Iterator[str]:
    """The table as one player sees it, from the game's module ``terminal`` or field by field."""
    from reihum import registry  # imports every game

    module = registry.part_for(type(view), "terminal")
    return map(sentence, plain(view, texts) if module is None else module.table(view, texts))


def plain(view: msgspec.Struct, texts: Texts) -> Iterator[str]:
    """The table of a game without such a module."""
    for name in view.__struct_fields__:
        if name not in NOT_ON_THE_TABLE:
            yield f"{name}: {msgspec.json.encode(getattr(view, name)).decode()}"
