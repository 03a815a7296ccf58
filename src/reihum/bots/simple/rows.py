"""Elfer and Junior: one card a turn, the one with most own cards behind it, out when all fit.

A card that can be laid stays so until its owner lays it: it is a move in store, and it blocks
the others. So lay as little as possible, and what opens the way for most of one's own cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from reihum.cards import Card, Colour
from reihum.games.rows import Draw, End, Lay, Pass, View


def choose(view: View[Any], menu: Sequence[Lay | Draw | Pass | End], rng: Random) -> Lay | Draw | Pass | End:
    lays = [action for action in menu if isinstance(action, Lay)]
    if not lays or (view.laid and not can_go_out(view)):
        return menu[-1]
    most = max(_own_behind(view, lay.card) for lay in lays)
    return rng.choice([lay for lay in lays if _own_behind(view, lay.card) == most])


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


def _own_behind(view: View[Any], card: Card) -> int:
    """Own cards in the row that lie beyond this one, seen from the cards on the table."""
    row = [laid.number for laid in view.table if laid.colour is card.colour]
    own = [held.number for held in view.hand if held.colour is card.colour and held is not card]
    up = not row or card.number - 1 in row
    down = not row or card.number + 1 in row
    return sum((up and number > card.number) or (down and number < card.number) for number in own)
