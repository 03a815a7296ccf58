"""Junior: short rows between the 1 and the 11, for children from six on. The rules J1 to J7."""

from __future__ import annotations

from reihum.cards import deck, to_bits
from reihum.game import FIRST_ROUND, NATURE, Actor, BaseGame, Rng, RoundContext, Step, shuffled
from reihum.games.rows import rules as rows
from reihum.games.rows.rules import Book, Deal, RowEvent, RowOptions, State, View

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


class Junior(BaseGame[Options, State[Options], rows.RowAction, RowEvent, View[Options]]):
    name = "junior"
    seats = range(2, 7)
    options_type = Options
    action_type = rows.RowAction
    event_type = rows.RowEvent
    state_type = State[Options]
    view_type = View[Options]
    scoring = "fewest"
    end_reasons = ("out",)
    forced_moves = rows.FORCED_MOVES

    def start(self, options: Options, seats: int, round_: RoundContext = FIRST_ROUND) -> State[Options]:
        return State(options, round_.first, NATURE, ENDS, 0, (0,) * seats, ())

    to_act = staticmethod(rows.to_act)
    legal_actions = staticmethod(rows.legal_actions)
    view = staticmethod(rows.view)
    hand = staticmethod(rows.hand)
    show = staticmethod(rows.show)
    outcome = staticmethod(rows.outcome)
    actions_with = staticmethod(rows.actions_with)
    card_locations = staticmethod(rows.card_locations)

    def apply(
        self, state: State[Options], actor: Actor, action: rows.RowAction
    ) -> Step[State[Options], RowEvent]:
        if isinstance(action, Deal):
            return self._deal(state, actor, action)
        return rows.apply(state, actor, action, BOOK)

    def shuffle(self, state: State[Options], rng: Rng) -> Deal:
        return Deal(shuffled(DEALT, rng))

    def imagine(self, view: View[Options], rng: Rng) -> State[Options]:
        return rows.imagine(view, DECK, rng)

    def max_actions(self, options: Options, seats: int) -> int:
        """Forty lays with an end each, a draw a card, and passes by all others in between."""
        return len(DECK) * (seats + 2)

    def _deal(self, state: State[Options], actor: Actor, action: Deal) -> Step[State[Options], RowEvent]:
        rows.check_deal(state, actor, action, DEALT)
        hands, pile = rows.deal_out(action.order, len(state.hands), HAND_SIZE)
        dealt = State(state.options, state.first, state.first, state.table, 0, hands, pile)
        return Step(dealt, (rows.dealt(dealt, state.first),))


JUNIOR = Junior()
