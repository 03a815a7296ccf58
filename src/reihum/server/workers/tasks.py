"""The tasks of worker processes."""

from collections import deque
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from reihum.bots import BOTS
from reihum.bots.hints import Hint, find_hint
from reihum.bots.simple import SIMPLE
from reihum.game import AnyGame
from reihum.playing import Playing
from reihum.registry import GAMES

REHEARSED = 4
"""The number of choices at the beginning and at the end of a round that use all code of a bot."""


def choose(bot: str, view: Any, menu: Any, history: Any) -> Any:
    return BOTS[bot].choose(view, menu, Random(), history)


def hint(bot: str, game: str, view: Any, menu: Any, history: Any) -> Hint:
    return find_hint(GAMES[game], view, menu, history, bot)


def rehearse(bot: str, game: str) -> bool:
    """Lets a bot give hints at the beginning of a round with most players, and at the end of one with fewest,
    where least is hidden. The simple bot plays these rounds."""
    rules, rng = GAMES[game], Random(0)
    beginning = list(islice(_choices(rules, rules.seats[-1], rng), REHEARSED))
    ending = deque(_choices(rules, rules.seats[0], rng), REHEARSED)
    for view, menu, history in (*beginning, *ending):
        hint(bot, game, view, menu, history)
    return True


def _choices(rules: AnyGame, seats: int, rng: Random) -> Iterator[tuple[Any, Any, Any]]:
    """The view, the menu and the history wherever a round has a choice."""
    playing = Playing(rules, rules.start(rules.options_type(), seats), rng)
    while (seat := playing.next_seat()) is not None:
        view, menu = rules.view(playing.state, seat), rules.legal_actions(playing.state, seat)
        if len(menu) > 1:
            yield view, menu, tuple(playing.history)
        playing.apply(seat, SIMPLE.choose(view, menu, rng, playing.history))
