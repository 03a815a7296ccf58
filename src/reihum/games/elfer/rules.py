"""Elfer, with three other openings: rows of one colour that grow from the 11.

The rules E1 to E14, V1 to V4, and the house rules H1 and H2.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

from reihum.cards import Card, Colour, Piles, deck, to_bits
from reihum.game import FIRST_ROUND, NATURE, Actor, BadSetup, IllegalAction, Rng, RoundContext, Seat, Step
from reihum.games.rows.actions import Deal, DealVoid
from reihum.games.rows.rules import Book, RowGame, RowStep, begin
from reihum.games.rows.state import ROW, RowOptions, State, View, imagine
from reihum.rule_helpers import ACTING, check_shuffle, deal, next_seat, shuffled

HAND_SIZES = {2: 20, 3: 20, 4: 15, 5: 12, 6: 10}  # E2
NUMBERS = range(1, 21)  # E1
DECK = to_bits(deck(NUMBERS))
ENDS = to_bits(deck((1, 20)))
TEN_TO_TWELVE = to_bits(deck((10, 11, 12)))

Opening = Literal["classic", "false-start", "three-openers", "any-start"]


class Options(RowOptions, frozen=True):
    opening: Opening = "classic"
    without: Colour | None = None
    """A colour left out, for two players (E13)."""
    draws: Literal[3, 1] = 3
    """The most cards that a player draws who cannot lay (E9, H1)."""
    opener: Literal["alone", "lays-on"] = "alone"
    """The round's first card is laid alone (E5), or its player may lay more (H2)."""

    @property
    def colours(self) -> tuple[Colour, ...]:
        return tuple(colour for colour in Colour if colour is not self.without)


def cards_of(options: Options) -> tuple[Card, ...]:
    """E1, E13."""
    return deck(NUMBERS, options.colours)


def _opened(state: State[Options], card: Card) -> int:
    """The openers that are left after one was laid."""
    if state.options.opening == "three-openers":  # V2: a row is opened once
        return state.openers & ~ROW[card.colour]
    if state.table:
        return state.openers & ~card.bit
    same_number = to_bits(deck((card.number,)))  # E7, V3: the number of the first card opens the other rows
    return same_number & book(state.options).deck & ~card.bit


RULES = {
    "opens-with": "E3",
    "row-not-open": "E7",
    "gap": "E7",
    "must-lay": "E6",
    "lay-first": "E6",
    "can-lay": "E8",
    "must-draw": "E8",
    "pile-empty": "E10",
}
OPENING_RULES: Mapping[Opening, Mapping[str, str]] = {
    "three-openers": {"opens-with": "V2", "row-not-open": "V2"},
    "any-start": {"opens-with": "V3", "row-not-open": "V3"},
}


@cache
def book(options: Options) -> Book:
    rules = {**RULES, **OPENING_RULES.get(options.opening, {})}
    return Book(to_bits(cards_of(options)), options.draws, _opened, rules, options.opener == "lays-on")


class Elfer(RowGame[Options]):
    name = "elfer"
    options_type = Options
    state_type = State[Options]
    view_type = View[Options]

    book = staticmethod(book)

    def check(self, options: Options, seats: int) -> None:
        if options.without is not None and seats != 2:
            raise BadSetup("colour-out-for-two", "E13", players=seats)

    def start(self, options: Options, seats: int, round_: RoundContext = FIRST_ROUND) -> State[Options]:
        table = ENDS & book(options).deck if options.opening == "false-start" else 0  # V1
        return State(options, round_.first, NATURE, table, 0, (0,) * seats, ())

    def shuffle(self, state: State[Options], rng: Rng) -> Deal:
        order = shuffled(self._dealt_cards(state), rng)
        lot = rng.randrange(len(state.hands)) if state.options.opening == "any-start" else None
        return Deal(order, lot)

    def imagine(self, view: View[Options], rng: Rng) -> State[Options]:
        return imagine(view, cards_of(view.options), rng)

    def max_actions(self, options: Options, seats: int) -> int:
        """Eighty lays with an end each, a draw for each card, and passes by all others in between."""
        return len(NUMBERS) * len(Colour) * (seats + 2)

    def _dealt_cards(self, state: State[Options]) -> Sequence[Card]:
        return [card for card in cards_of(state.options) if not card.bit & state.table]

    def deal(self, state: State[Options], actor: Actor, action: Deal) -> RowStep:
        check_shuffle(ACTING[state.turn], actor, action.order, self._dealt_cards(state))
        seats = len(state.hands)
        if action.lot not in (range(seats) if state.options.opening == "any-start" else (None,)):
            raise IllegalAction("wrong-lot", "V3")
        hands, pile = deal(action.order, seats, HAND_SIZES[seats])
        begins, openers = self._opening(state, hands, action.lot)
        if begins is None:
            return Step(state, (DealVoid(),))  # E4
        return begin(state, begins, openers, hands, pile)

    def _opening(self, state: State[Options], hands: Piles, lot: Seat | None) -> tuple[Seat | None, int]:
        """The seat that begins, and the cards that open a row; no seat if the deal is void."""
        left_of_dealer = next_seat(state.first, len(hands))  # G3
        match state.options.opening:
            case "three-openers":
                return left_of_dealer, TEN_TO_TWELVE & book(state.options).deck
            case "any-start":
                return lot, book(state.options).deck
            case "false-start":  # V1a
                seat, _ = self._first_eleven(hands)
                return left_of_dealer if seat is None else seat, 0
            case _:
                return self._first_eleven(hands)

    def _first_eleven(self, hands: Piles) -> tuple[Seat | None, int]:
        """E3: the holder of the first 11 in the order of precedence, and that 11."""
        for eleven in deck((11,)):
            for seat, hand in enumerate(hands):
                if eleven in hand:
                    return seat, eleven.bit
        return None, 0


ELFER = Elfer()
