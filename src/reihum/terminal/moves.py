"""Reads a typed move: a number of the menu, a card, the notation, or words."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

import msgspec

from reihum.cards import Card
from reihum.game import IllegalAction, MalformedAction, read_action
from reihum.terminal import words
from reihum.terminal.lines import entry
from reihum.terminal.session import YOU, Session
from reihum.texts import Texts

MOST_NAMED = 8
"""The most moves that a refusal lists if several may be meant."""
LONGEST_NUMBER = 9


def numbered(menu: Sequence[Any]) -> dict[int, Any]:
    """The menu by the numbers that people type: positions from 1, or the numbers to guess."""
    fields = msgspec.structs.fields(menu[0])
    if len(fields) == 1 and fields[0].type is int and len({type(action) for action in menu}) == 1:
        return {getattr(action, fields[0].name): action for action in menu}
    return dict(enumerate(menu, start=1))


def read_move(session: Session, text: str, texts: Texts) -> Any:
    """The move that is meant, legal or not; raises ``Refused`` if that is not clear."""
    text = text.lower()
    if text.isascii() and text.isdecimal():
        return _by_number(session.menu, text)
    if text in Card._value2member_map_:
        return _by_card(session, _card_of(session, Card(text), texts), texts)
    return _by_notation(session, text, texts) or _by_words(session, text, texts)


def _by_number(menu: Sequence[Any], text: str) -> Any:
    actions = numbered(menu)
    if len(text) > LONGEST_NUMBER or int(text) not in actions:
        raise IllegalAction("no-such-number", number=text, least=min(actions), most=max(actions))
    return actions[int(text)]


def _card_of(session: Session, card: Card, texts: Texts) -> Card:
    """The card in hand that is meant. Its letter may come from the notation or from the colour's name.

    In German g5 may be "grün 5" or "gelb 5". If both are in the hand, the input is refused.
    """
    meant = {card, *words.cards(str(card), session.hand, texts)}
    held = [card for card in dict.fromkeys(session.hand) if card in meant]
    if len(held) > 1:
        raise _several(map(texts.card, held), texts)
    return held[0] if held else card


def _by_card(session: Session, card: Card, texts: Texts) -> Any:
    actions = session.match.actions_with(session.state, YOU, card)
    if not actions:
        raise IllegalAction("not-in-hand", card=card)
    menu = session.menu
    return _only([action for action in actions if action in menu] or actions[:1], menu, texts)


def _by_notation(session: Session, text: str, texts: Texts) -> Any:
    """The move in this notation. Its last words may be left out while only one entry of the menu fits."""
    typed = text.split()
    meant = [action for action in session.menu if str(action).split()[: len(typed)] == typed]
    exact = [action for action in meant if str(action).split() == typed]
    if meant:
        return _only(exact or meant, session.menu, texts)
    with suppress(MalformedAction):
        return read_action(session.match, text)
    return None


def _by_words(session: Session, text: str, texts: Texts) -> Any:
    """The move in words of the chosen language: those of an entry of the menu, or of a card."""
    if meant := words.actions(text, session.menu, texts):
        return _only(meant, session.menu, texts)
    held = words.cards(text, session.hand, texts)
    if len(held) > 1:
        raise _several(map(texts.card, held), texts)
    cards = held or words.cards(text, Card, texts)
    if len(cards) == 1:
        return _by_card(session, cards[0], texts)
    raise MalformedAction("no-move", said=text)


def _only(meant: Sequence[Any], menu: Sequence[Any], texts: Texts) -> Any:
    if len(meant) > 1:
        numbers = {action: number for number, action in numbered(menu).items()}
        raise _several((entry(numbers[action], action, texts) for action in meant), texts)
    return meant[0]


def _several(meant: Iterable[str], texts: Texts) -> MalformedAction:
    named = list(islice(meant, MOST_NAMED + 1))
    if len(named) > MOST_NAMED:
        named[MOST_NAMED:] = ["…"]
    return MalformedAction("several-moves", moves=texts("separator-groups").join(named))
