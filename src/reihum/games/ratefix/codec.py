"""Numbers for the guesses of Ratefix, and rows of bytes for its views."""

from collections.abc import Iterator
from itertools import chain

from reihum.envs.codecs import Codec, listed
from reihum.envs.layout import Layout, by_seat, mark, number, times
from reihum.game import AnyGame, Options
from reihum.games.ratefix.rules import DECK, GUESSES, HIGHEST, STACK_SIZES, View


def codec(game: AnyGame, options: Options, seats: int) -> Codec:
    def guesses(view: View) -> Iterator[int]:
        """The guesses by seat; 0 for a seat that has not guessed yet."""
        said = dict(zip(((view.opener + turn) % seats for turn in range(seats)), view.guesses, strict=False))
        return (said.get(seat, 0) for seat in range(seats))

    layout = Layout(
        times("card", DECK, lambda view: (view.card,) if view.card else ()),
        times("gone", DECK, lambda view: chain.from_iterable(view.won)),
        by_seat("won", seats, lambda view: [len(cards) for cards in view.won], len(DECK)),
        number("stack", lambda view: view.stacks[0], max(STACK_SIZES.values())),
        by_seat("guesses", seats, lambda view: [*guesses(view)], seats * HIGHEST),
        mark("opener", seats, lambda view: view.opener),
        mark("turn", seats, lambda view: view.turn),
    )
    return listed(game, options, seats, layout, GUESSES[seats])
