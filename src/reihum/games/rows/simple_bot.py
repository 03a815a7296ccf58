"""Elfer and Junior: one card a turn, the one with the most own cards behind it; all cards if all fit.

A card that fits stays playable until its owner lays it: it is a move in reserve, and it blocks the others. So
lay as little as possible, and open the way for own cards.
"""

from collections.abc import Sequence
from itertools import takewhile
from random import Random
from typing import Any

from reihum.cards import Card, Colour
from reihum.games.elfer.rules import NUMBERS
from reihum.games.rows.actions import Lay, Move
from reihum.games.rows.state import View

TOP = NUMBERS[-1]


def choose(view: View[Any], menu: Sequence[Move], rng: Random) -> Move:
    lays = [action for action in menu if isinstance(action, Lay)]
    if not lays or (view.laid and not can_go_out(view)):
        return menu[-1]
    own = {lay: behind(view, lay.card)[0] for lay in lays}
    most = max(own.values())
    return rng.choice([lay for lay in lays if own[lay] == most])


def can_go_out(view: View[Any]) -> bool:
    """Whether the whole hand can be laid in this turn."""
    return all(_can_lay_all(view, colour) for colour in {card.colour for card in view.hand})


def _can_lay_all(view: View[Any], colour: Colour) -> bool:
    own, row, openers = (
        {card.number for card in cards if card.colour is colour}
        for cards in (view.hand, view.table, [spot.card for spot in view.openers])
    )
    starts = [row] if row else [{opener} for opener in openers & own]
    return any(_connected(start, own - start) for start in starts)


def _connected(row: set[int], own: set[int]) -> bool:
    while near := {number for number in own if not row.isdisjoint((number - 1, number + 1))}:
        row, own = row | near, own - near
    return not own


def behind(view: View[Any], card: Card) -> tuple[int, int]:
    """The number of own cards that this card opens the way to, and the number of others."""
    row = {laid.number for laid in view.table if laid.colour is card.colour}
    held = {own.number for own in view.hand if own.colour is card.colour}
    up, down = range(card.number + 1, TOP + 1), range(card.number - 1, 0, -1)
    places = [
        number
        for numbers in (up, down)
        if not row or numbers.start - 2 * numbers.step in row
        for number in takewhile(lambda number: number not in row, numbers)
    ]
    own = sum(number in held for number in places)
    return own, len(places) - own
