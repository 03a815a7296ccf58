"""Junior: short rows between the 1 and the 11, for children from six on. The rules J1 to J7."""

from reihum.cards import deck, to_bits
from reihum.game import FIRST_ROUND, NATURE, Actor, Rng, RoundContext
from reihum.games.rows.actions import Deal
from reihum.games.rows.rules import Book, RowGame, RowStep, begin
from reihum.games.rows.state import RowOptions, State, View, imagine
from reihum.rule_helpers import ACTING, check_shuffle, deal, shuffled

DECK = deck(range(1, 12))  # J1
ENDS = to_bits(deck((1, 11)))
DEALT = deck(range(2, 11))
HAND_SIZE = 5  # J2

BOOK = Book(
    deck=to_bits(DECK),
    draws=1,  # J4
    opened=lambda state, card: 0,  # all rows are open from the start
    rules={
        "gap": "J3",
        "must-lay": "J3",
        "lay-first": "J3",
        "can-lay": "J4",
        "must-draw": "J4",
        "pile-empty": "J5",
    },
)


class Options(RowOptions, frozen=True):
    """Junior has none."""


class Junior(RowGame[Options]):
    name = "junior"
    options_type = Options
    state_type = State[Options]
    view_type = View[Options]

    def book(self, options: Options) -> Book:
        return BOOK

    def start(self, options: Options, seats: int, round_: RoundContext = FIRST_ROUND) -> State[Options]:
        return State(options, round_.first, NATURE, ENDS, 0, (0,) * seats, ())

    def shuffle(self, state: State[Options], rng: Rng) -> Deal:
        return Deal(shuffled(DEALT, rng))

    def imagine(self, view: View[Options], rng: Rng) -> State[Options]:
        return imagine(view, DECK, rng)

    def max_actions(self, options: Options, seats: int) -> int:
        """Forty lays with an end each, a draw for each card, and passes by all others in between."""
        return len(DECK) * (seats + 2)

    def deal(self, state: State[Options], actor: Actor, action: Deal) -> RowStep:
        check_shuffle(ACTING[state.turn], actor, action.order, DEALT)
        hands, pile = deal(action.order, len(state.hands), HAND_SIZE)
        return begin(state, state.first, 0, hands, pile)


JUNIOR = Junior()
