"""What a person types, read as a move: a number of the menu, a card alone, or the notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from reihum.cards import Card
from reihum.game import IllegalAction, MalformedAction, read_action
from reihum.terminal.session import YOU, Session

MOST_NAMED = 8
"""How many moves a question back names, when several may be meant."""
LONGEST_NUMBER = 9


def numbered(menu: Sequence[Any]) -> dict[int, Any]:
    """The menu by the numbers that people type: its places, or what is guessed where all is guessing."""
    fields = msgspec.structs.fields(menu[0])
    if len(fields) == 1 and fields[0].type is int and len({type(action) for action in menu}) == 1:
        return {getattr(action, fields[0].name): action for action in menu}
    return dict(enumerate(menu, start=1))


def read_move(session: Session, said: str) -> Any:
    """The move that is meant, allowed or not; raises ``Refused`` if that is not clear."""
    said = said.lower()
    if said.isascii() and said.isdecimal():
        return _by_number(session.menu, said)
    if said in Card._value2member_map_:
        return _by_card(session, Card(said))
    return _by_words(session, said)


def _by_number(menu: Sequence[Any], said: str) -> Any:
    actions = numbered(menu)
    if len(said) > LONGEST_NUMBER or int(said) not in actions:
        raise IllegalAction("no-such-number", number=said, least=min(actions), most=max(actions))
    return actions[int(said)]


def _by_card(session: Session, card: Card) -> Any:
    tries = session.match.tries(session.state, YOU, card)
    if not tries:
        raise IllegalAction("not-in-hand", card=card)
    menu = session.menu
    return _only([action for action in tries if action in menu] or tries[:1])


def _by_words(session: Session, said: str) -> Any:
    """The notation; its last words may be left out as long as one entry of the menu is meant."""
    words = said.split()
    meant = [action for action in session.menu if str(action).split()[: len(words)] == words]
    exact = [action for action in meant if str(action).split() == words]
    return _only(exact or meant) if meant else _read(session, said)


def _read(session: Session, said: str) -> Any:
    try:
        return read_action(session.match, said)
    except MalformedAction:
        raise MalformedAction("no-move", said=said) from None


def _only(meant: Sequence[Any]) -> Any:
    if len(meant) > 1:
        more = ", …" if len(meant) > MOST_NAMED else ""
        raise MalformedAction("several-moves", moves=", ".join(map(str, meant[:MOST_NAMED])) + more)
    return meant[0]
