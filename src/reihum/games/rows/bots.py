"""Elfer with all openings, and Junior, at every level.

``easy`` lays what fits, and likes to get rid of cards. ``medium`` lays one card a turn, by two rules.
``hard`` and ``master`` search (``search_bot``).
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, Final

from reihum.bots.levels import SEARCH, Levels
from reihum.games.rows import simple_bot as simple
from reihum.games.rows.actions import Lay, Move
from reihum.games.rows.state import View
from reihum.policies import LAYS_ON, NOTICES

SLIPS: Final = 0.08
"""How often ``medium`` does not look, and lays any card that fits."""
BETWEEN_EQUALS: Final = -0.01
"""The weight of a card of others behind a card. An own card has the weight 1."""


def easy(view: View[Any], menu: Sequence[Move], rng: Random, history: Sequence[Any]) -> Move:
    lays = [action for action in menu if isinstance(action, Lay)]
    if not lays or (view.laid and not simple.can_go_out(view) and rng.random() > LAYS_ON):
        return menu[-1]
    return simple.choose(view, lays, rng) if rng.random() < NOTICES else rng.choice(lays)


def medium(
    view: View[Any],
    menu: Sequence[Move],
    rng: Random,
    history: Sequence[Any],
    foreign: float = BETWEEN_EQUALS,
) -> Move:
    """The card with the most own cards behind it; in a tie, the fewest cards of others. A character may weigh
    the cards of others more."""
    lays = [action for action in menu if isinstance(action, Lay)]
    if not lays or (view.laid and not simple.can_go_out(view)):
        return menu[-1]
    if rng.random() < SLIPS:
        return rng.choice(lays)

    def worth(lay: Lay) -> tuple[float, float]:
        own, others = simple.behind(view, lay.card)
        return own + foreign * others, rng.random()

    return max(lays, key=worth)


LEVELS = Levels(
    {"easy": easy, "medium": medium, **SEARCH},
    slow=tuple(SEARCH),
    characters={
        "duck": partial(medium, foreign=0.3),  # generous
        "badger": partial(medium, foreign=-0.5),  # blocks
    },
)
