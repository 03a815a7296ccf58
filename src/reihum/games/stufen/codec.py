"""Numbers for the actions of Stufen, and rows of bytes for its views.

There are thousands of melds. A meld is spelled card by card, until only one begins like this.
"""

from typing import Any, get_args

import numpy as np

from reihum.cards import JOKER, PAUSE, Colour
from reihum.envs.codecs import Codec, Word
from reihum.envs.layout import Layout, by_seat, choice, mark, marks, number, numbers, times
from reihum.game import AnyGame, Seat
from reihum.games.stufen import actions, rules
from reihum.games.stufen.melds import LONGEST, NUMBERS, Kind, read_stages
from reihum.games.stufen.state import DECK, Options, View, needs

CARDS = tuple(dict.fromkeys(DECK))
MELDED = tuple(card for card in CARDS if card is not PAUSE)
NAMES = (*NUMBERS, *Colour)
"""What a meld of jokers alone can be."""
KINDS = tuple(sorted(get_args(Kind)))
MELD = 3
"""The numbers that say what a meld on the table is."""


def codec(game: AnyGame, options: Options, seats: int) -> Codec:
    melds = max(map(len, read_stages(options.stages)))
    table = seats * melds
    most = DECK.count(JOKER)
    layout = Layout(
        times("hand", CARDS, lambda view: view.hand, most),
        times("discards", CARDS, lambda view: view.discards, most),
        times("top", CARDS, lambda view: view.discards[-1:]),
        times("laid-cards", CARDS, lambda view: [card for meld in view.table for card in meld.cards], most),
        numbers("melds", table * MELD, _melds, NUMBERS[-1] + 1),
        numbers("needs", melds * 2, _needs, LONGEST),
        by_seat("counts", seats, lambda view: view.counts),
        by_seat("stages", seats, lambda view: view.stages, len(options.stages)),
        by_seat("laid", seats, lambda view: view.laid, 1),
        marks("paused", seats, lambda view: view.paused),
        number("pile", lambda view: view.pile, len(DECK)),
        number("renewals", lambda view: view.renewals, rules.RENEWALS),
        number("takes", lambda view: view.takes, rules.TAKES),
        choice("phase", ("deal", "draw", "renew", "play", "over"), lambda view: view.phase),
        mark("turn", seats, lambda view: view.turn),
    )
    listed: list[Any] = [actions.DRAW, actions.TAKE, *map(actions.Discard, MELDED)]
    for meld in range(1, table + 1):
        listed += [actions.Add(card, meld) for card in MELDED]
        listed += [actions.Add(JOKER, meld, "low"), actions.Add(JOKER, meld, "high")]
    words: dict[Any, Word] = {action: (at,) for at, action in enumerate(listed)}
    pauses, cards, names = np.cumsum([len(words), seats - 1, len(MELDED)]).tolist()
    card_at = {card: at for at, card in enumerate(MELDED, cards)}
    name_at = {name: at for at, name in enumerate(NAMES, names)}

    def word(action: actions.PlayerAction, seat: Seat) -> Word:
        match action:
            case actions.Lay(laid, of):
                return (*(card_at[card] for card in laid), *([] if of is None else [name_at[of]]))
            case actions.Pause(to):
                return (pauses + (to - seat) % seats - 1,)
            case _:
                return words[action]

    texts = (
        *map(str, words),
        *(f"pause +{left}" for left in range(1, seats)),
        *(f"meld {card}" for card in MELDED),
        *(f"meld of {name}" for name in NAMES),
    )
    return Codec(game, options, seats, layout, texts, word, range(cards, len(texts)), LONGEST + 1)


def _melds(view: View) -> list[int]:
    """For each meld its kind and identity, counted from 1, and for a Reihe the number after its high end."""
    written: list[int] = []
    for meld in view.table:
        of = meld.of.rank + 1 if isinstance(meld.of, Colour) else meld.of
        written += KINDS.index(meld.kind) + 1, of, of + len(meld.cards) if meld.kind == "reihe" else 0
    return written


def _needs(view: View) -> list[int]:
    """The kind and the size of each meld that one has still to lay."""
    written: list[int] = []
    for need in needs(view, view.seat or 0):
        written += KINDS.index(need.kind) + 1, need.size
    return written
