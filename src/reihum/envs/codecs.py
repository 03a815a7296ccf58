"""A codec a game: its actions as numbers, and what a seat sees as a row of bytes (docs/envs.md).

Most actions are one number. A meld of Stufen, of which there are thousands, is spelled card by card, until
only one meld begins like this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain, pairwise, permutations, product
from typing import Any, TypeAlias, get_args

import numpy as np

from reihum.cards import CARD, JOKER, PAUSE, Card, Colour, Spot, deck
from reihum.envs.layout import (
    MOST,
    Layout,
    Row,
    by_seat,
    choice,
    mark,
    marks,
    number,
    numbers,
    times,
    times_by_seat,
)
from reihum.game import Action, AnyGame, Options, Seat, check_setup, read_options
from reihum.games.master import rules as master
from reihum.games.master import state as master_state
from reihum.games.master.view import View as MasterView
from reihum.games.mogeln import rules as mogeln
from reihum.games.mogeln import state as mogeln_state
from reihum.games.ratefix import rules as ratefix
from reihum.games.rows import rules as rows
from reihum.games.schnippschnapp import piles
from reihum.games.schnippschnapp import rules as schnippschnapp
from reihum.games.schwarzerpeter import rules as schwarzerpeter
from reihum.games.stufen import melds as stufen_melds
from reihum.games.stufen import rules as stufen
from reihum.games.stufen import state as stufen_state
from reihum.games.stufen.melds import LONGEST, read_stages
from reihum.games.zweikampf import rules as zweikampf
from reihum.registry import class_of, find

Word: TypeAlias = tuple[int, ...]


@dataclass(frozen=True)
class Codec:
    """The numbers and rows of a game with these options and so many players."""

    game: AnyGame
    options: Options
    seats: int
    layout: Layout
    texts: tuple[str, ...]
    """What each number says, as people would type it."""
    word: Callable[[Any, Seat], Word]
    """The numbers that a seat's action is spelled with: nearly always one."""
    spelling: range = range(0)
    """The numbers that spell longer actions. A row ends with how often each was chosen so far."""
    longest: int = 1
    """How many numbers an action takes at most."""

    @cached_property
    def size(self) -> int:
        """The bytes of a row."""
        return self.layout.size + len(self.spelling)

    @property
    def most(self) -> Row:
        """The largest that each byte of a row can be."""
        return np.append(self.layout.most, np.full(len(self.spelling), self.longest, np.uint8))

    def __reduce__(self) -> tuple[Any, ...]:
        """Functions cannot be pickled: a codec is built anew from what it is for."""
        return build, (self.game.name, self.options, self.seats)

    def choices(self, menu: Iterable[Any], seat: Seat, spelled: Word = ()) -> Mapping[int, Sequence[Any]]:
        """The numbers that may come next, each with the actions of the menu that it leads to."""
        found: dict[int, list[Any]] = {}
        done = len(spelled)
        for action in menu:
            word = self.word(action, seat)
            if not done or word[:done] == spelled:
                found.setdefault(word[done], []).append(action)
        return found

    def row(self, view: Any, spelled: Word = ()) -> Row:
        """What the seat of a view sees."""
        row = bytearray(self.size)
        self.layout.write(row, view)
        for at in spelled:
            row[self.layout.size + at - self.spelling.start] += 1
        return np.frombuffer(row, np.uint8)


def codec(game: str, players: int, **options: Any) -> Codec:
    """The codec of a game; raises ``BadSetup``."""
    return build(game, read_options(find(game), options), players)


@cache
def build(name: str, options: Options, seats: int) -> Codec:
    game = find(name)
    check_setup(game, options, seats)
    return CODECS[class_of(game.view_type)](game, options, seats)


def _listed(game: AnyGame, options: Options, seats: int, layout: Layout, actions: Iterable[Any]) -> Codec:
    """A codec where every action has one number, in this order."""
    words: dict[Any, Word] = {action: (at,) for at, action in enumerate(actions)}
    return Codec(game, options, seats, layout, tuple(map(str, words)), lambda action, seat: words[action])


# The row games

ROW_CARDS = deck(range(1, 21))
ROW_ACTIONS = (*map(rows.Lay, ROW_CARDS), rows.DRAW, rows.PASS, rows.END)


def _rows(game: AnyGame, options: Options, seats: int) -> Codec:
    layout = Layout(
        times("hand", ROW_CARDS, lambda view: view.hand),
        times("table", ROW_CARDS, lambda view: view.table),
        times("openers", [*map(Spot, ROW_CARDS)], lambda view: view.openers),
        by_seat("counts", seats, lambda view: view.counts, len(ROW_CARDS)),
        number("pile", lambda view: view.pile, len(ROW_CARDS)),
        number("laid", lambda view: view.laid, len(ROW_CARDS)),
        number("drawn", lambda view: view.drawn, 3),
        mark("turn", seats, lambda view: view.turn),
    )
    return _listed(game, options, seats, layout, ROW_ACTIONS)


# Master

MASTER_CARDS = deck(master_state.NUMBERS)
MASTER_PLACES = tuple(map(Spot, MASTER_CARDS))


def _master_actions() -> Iterator[master.Move]:
    yield from map(rows.Lay, MASTER_CARDS)
    yield from map(master.Joker, MASTER_PLACES)
    yield from map(master.Swap, MASTER_CARDS)
    for joker in (None, "joker"):
        for start, end in permutations(Colour, 2):
            for place in master_state.NUMBERS:
                yield master.Bridge(Spot(CARD[start, place]), Spot(CARD[end, place]), joker)
    yield from (rows.DRAW, rows.PASS, rows.END)


def _master(game: AnyGame, options: Options, seats: int) -> Codec:
    layout = Layout(
        times("hand", (*MASTER_CARDS, JOKER), lambda view: view.hand, master_state.JOKERS),
        times("table", MASTER_CARDS, lambda view: view.table),
        times("jokers", MASTER_PLACES, lambda view: view.jokers),
        times("beside", [*product(Colour, repeat=2)], lambda view: _rows_beside(view.column)),
        by_seat("counts", seats, lambda view: view.counts, len(master_state.DEALT)),
        by_seat("taken", seats, lambda view: view.taken, master_state.JOKERS),
        by_seat("bridges", seats, lambda view: view.bridges, max(master.BRIDGES.values())),
        by_seat("bonuses", seats, lambda view: view.bonuses, master_state.BONUS_CARDS),
        number("pile", lambda view: view.pile, len(master_state.DEALT)),
        number("laid", lambda view: view.laid, master_state.MOST_LAID),
        number("swapped", lambda view: view.swapped, 1),
        mark("turn", seats, lambda view: view.turn),
    )
    return _listed(game, options, seats, layout, _master_actions())


@cache
def _rows_beside(column: tuple[Colour, ...]) -> Sequence[tuple[Colour, Colour]]:
    """For each row those next to it."""
    return tuple(chain.from_iterable(((one, two), (two, one)) for one, two in pairwise(column)))


# The side games


def _mogeln(game: AnyGame, options: Options, seats: int) -> Codec:
    cards = mogeln_state.DECKS[seats]
    layout = Layout(
        times("hand", cards, lambda view: view.hand),
        times("smuggled", cards, lambda view: view.smuggled),
        times("own-lays", cards, lambda view: chain.from_iterable(filter(None, view.stack))),
        times("turned", cards, lambda view: view.turned.cards if view.turned else ()),
        mark("taker", seats, lambda view: view.turned and view.turned.taker),
        by_seat("sizes", seats, lambda view: view.sizes, len(cards)),
        by_seat("taken", seats, lambda view: view.taken, len(cards)),
        mark("opener", seats, lambda view: view.opener),
        number("stack", lambda view: len(view.stack), len(cards)),
        number("next-number", lambda view: view.next_number, mogeln_state.TWENTY),
        number("stacks-out", lambda view: view.stacks_out),
        number("lays", lambda view: view.lays),
        mark("turn", seats, lambda view: view.turn),
    )
    actions = (*map(mogeln.Lay, cards), *map(mogeln.Smuggle, cards), mogeln.DOUBT, mogeln.PASS)
    return _listed(game, options, seats, layout, actions)


def _ratefix(game: AnyGame, options: Options, seats: int) -> Codec:
    def guesses(view: ratefix.View) -> Iterator[int]:
        """By seat, and 0 where nothing was guessed yet."""
        said = dict(zip(((view.opener + turn) % seats for turn in range(seats)), view.guesses, strict=False))
        return (said.get(seat, 0) for seat in range(seats))

    layout = Layout(
        times("card", ratefix.DECK, lambda view: (view.card,) if view.card else ()),
        times("gone", ratefix.DECK, lambda view: chain.from_iterable(view.won)),
        by_seat("won", seats, lambda view: [len(cards) for cards in view.won], len(ratefix.DECK)),
        number("stack", lambda view: view.stacks[0], max(ratefix.STACK_SIZES.values())),
        by_seat("guesses", seats, lambda view: [*guesses(view)], seats * ratefix.HIGHEST),
        mark("opener", seats, lambda view: view.opener),
        mark("turn", seats, lambda view: view.turn),
    )
    return _listed(game, options, seats, layout, ratefix.GUESSES[seats])


def _zweikampf(game: AnyGame, options: Options, seats: int) -> Codec:
    cards = zweikampf.DECK
    layout = Layout(
        times_by_seat("stakes", cards, seats, lambda view: view.stakes),
        times_by_seat("won", cards, seats, lambda view: view.won),
        by_seat("stacks", seats, lambda view: view.stacks, len(cards)),
        marks("waiting", seats, lambda view: [actor for actor in view.waiting if isinstance(actor, int)]),
        number("turns", lambda view: view.turns),
    )
    return _listed(game, options, seats, layout, [zweikampf.TURN])


SNAP_WORDS: dict[type[Action], Word] = {
    schnippschnapp.Turn: (0,),
    piles.Schnapp: (1,),
    piles.Schnipp: (2,),
    schnippschnapp.Wait: (3,),
}


def _schnippschnapp(game: AnyGame, options: Options, seats: int) -> Codec:
    cards = len(piles.DECK)
    layout = Layout(
        by_seat("tops", seats, lambda view: [_top(pile) for pile in view.piles], piles.NUMBERS[-1]),
        by_seat("piles", seats, lambda view: [*map(len, view.piles)], cards),
        by_seat("stacks", seats, lambda view: view.stacks, cards),
        by_seat("loose", seats, lambda view: view.loose, cards),
        by_seat("quartets", seats, lambda view: [*map(len, view.quartets)], len(piles.NUMBERS)),
        times("gone", piles.NUMBERS, lambda view: chain.from_iterable(view.quartets)),
        by_seat("won", seats, lambda view: [min(won, MOST) for won in view.won]),
        number("middle", lambda view: len(view.middle), cards),
        number("middle-top", lambda view: _top(view.middle), piles.NUMBERS[-1]),
        marks("turned", seats, lambda view: view.turned),
        marks("answered", seats, lambda view: [seat for seat, done in enumerate(view.answered) if done]),
        marks("silent", seats, lambda view: view.silent),
        number("quiet", lambda view: view.quiet),
        number("left", lambda view: view.options.reveals - view.reveal),
        choice("stage", ("deal", "shuffle", "turn", "call", "over"), lambda view: view.stage),
        mark("turn", seats, lambda view: view.turn),
    )
    texts = tuple(str(kind.__struct_config__.tag) for kind in SNAP_WORDS)
    return Codec(game, options, seats, layout, texts, lambda action, seat: SNAP_WORDS[type(action)])


def _top(pile: Sequence[Card]) -> int:
    """The number on top of an open pile; 0 if there is none."""
    return pile[-1].number if pile else 0


def _schwarzerpeter(game: AnyGame, options: Options, seats: int) -> Codec:
    cards = schwarzerpeter.DECKS["full"]
    layout = Layout(
        times("hand", cards, lambda view: view.hand),
        times("gone", cards, lambda view: chain.from_iterable(view.laid)),
        by_seat("counts", seats, lambda view: view.counts, len(cards)),
        number("fan", lambda view: view.fan, len(cards)),
        number("draws", lambda view: view.draws),
        mark("giver", seats, lambda view: view.giver),
        mark("drawer", seats, lambda view: view.drawer),
    )
    return _listed(game, options, seats, layout, schwarzerpeter.MENUS[-1])


# Stufen

STUFEN_CARDS = tuple(dict.fromkeys(stufen_state.DECK))
STUFEN_MELDED = tuple(card for card in STUFEN_CARDS if card is not PAUSE)
STUFEN_NAMES = (*stufen_melds.NUMBERS, *Colour)
"""What a meld of jokers alone can be."""
KINDS = tuple(sorted(get_args(stufen_melds.Kind)))
MELD = 3
"""The numbers that say what a meld on the table is."""


def _stufen(game: AnyGame, options: stufen_state.Options, seats: int) -> Codec:
    melds = max(map(len, read_stages(options.stages)))
    table = seats * melds
    most = stufen_state.DECK.count(JOKER)
    layout = Layout(
        times("hand", STUFEN_CARDS, lambda view: view.hand, most),
        times("discards", STUFEN_CARDS, lambda view: view.discards, most),
        times("top", STUFEN_CARDS, lambda view: view.discards[-1:]),
        times("laid-cards", STUFEN_CARDS, _cards_in_melds, most),
        numbers("melds", table * MELD, _melds, stufen_melds.NUMBERS[-1] + 1),
        numbers("needs", melds * 2, _needs, LONGEST),
        by_seat("counts", seats, lambda view: view.counts),
        by_seat("stages", seats, lambda view: view.stages, len(options.stages)),
        by_seat("laid", seats, lambda view: view.laid, 1),
        marks("paused", seats, lambda view: view.paused),
        number("pile", lambda view: view.pile, len(stufen_state.DECK)),
        number("renewals", lambda view: view.renewals, stufen.RENEWALS),
        number("takes", lambda view: view.takes, stufen.TAKES),
        choice("phase", ("deal", "draw", "renew", "play", "over"), lambda view: view.phase),
        mark("turn", seats, lambda view: view.turn),
    )
    listed: list[Any] = [stufen.DRAW, stufen.TAKE, *map(stufen.Discard, STUFEN_MELDED)]
    for meld in range(1, table + 1):
        listed += [stufen.Add(card, meld) for card in STUFEN_MELDED]
        listed += [stufen.Add(JOKER, meld, "low"), stufen.Add(JOKER, meld, "high")]
    words: dict[Any, Word] = {action: (at,) for at, action in enumerate(listed)}
    pauses, cards, names = np.cumsum([len(words), seats - 1, len(STUFEN_MELDED)]).tolist()
    card_at = {card: at for at, card in enumerate(STUFEN_MELDED, cards)}
    name_at = {name: at for at, name in enumerate(STUFEN_NAMES, names)}

    def word(action: stufen.PlayerAction, seat: Seat) -> Word:
        match action:
            case stufen.Lay(laid, of):
                return (*(card_at[card] for card in laid), *([] if of is None else [name_at[of]]))
            case stufen.Pause(to):
                return (pauses + (to - seat) % seats - 1,)
            case _:
                return words[action]

    texts = (
        *map(str, words),
        *(f"pause +{left}" for left in range(1, seats)),
        *(f"meld {card}" for card in STUFEN_MELDED),
        *(f"meld of {name}" for name in STUFEN_NAMES),
    )
    return Codec(game, options, seats, layout, texts, word, range(cards, len(texts)), LONGEST + 1)


def _cards_in_melds(view: stufen_state.View) -> Iterator[Card]:
    return chain.from_iterable(meld.cards for meld in view.table)


def _melds(view: stufen_state.View) -> list[int]:
    """Of each meld: its kind and what it is, counted from 1, and of a Reihe the number after its high end."""
    written: list[int] = []
    for meld in view.table:
        of = meld.of.rank + 1 if isinstance(meld.of, Colour) else meld.of
        written += KINDS.index(meld.kind) + 1, of, of + len(meld.cards) if meld.kind == "reihe" else 0
    return written


def _needs(view: stufen_state.View) -> list[int]:
    """The kind and the size of each meld that one has still to lay."""
    written: list[int] = []
    for need in stufen_state.needs(view, view.seat or 0):
        written += KINDS.index(need.kind) + 1, need.size
    return written


CODECS: Mapping[type, Callable[[AnyGame, Any, int], Codec]] = {
    rows.View: _rows,
    MasterView: _master,
    mogeln_state.View: _mogeln,
    ratefix.View: _ratefix,
    zweikampf.View: _zweikampf,
    schnippschnapp.View: _schnippschnapp,
    schwarzerpeter.View: _schwarzerpeter,
    stufen_state.View: _stufen,
}
