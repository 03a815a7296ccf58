"""What a seat may know of a position of Master, and the positions that it can imagine."""

from collections.abc import Sequence
from itertools import chain

from reihum.cards import JOKER, Cards, Colour, Piles, Spot, from_bits, to_bits
from reihum.game import NATURE, Actor, CardLocation, Rng, Seat, Value
from reihum.games.master.state import JOKERS, PLACES, SPOT, Options, Player, Span, State, Table
from reihum.rule_helpers import shuffled


class View(Value, frozen=True):
    seat: Seat | None
    options: Options
    first: Seat
    turn: Actor | None
    column: tuple[Colour, ...]
    table: Cards
    """The number cards on the table."""
    jokers: tuple[Spot, ...]
    """The places where jokers lie."""
    spans: tuple[Span, ...]
    """The connection cards on the table."""
    hand: Cards
    counts: tuple[int, ...]
    """The sizes of all hands (G2)."""
    taken: tuple[int, ...]
    """How many jokers in each hand everybody saw being taken from the table."""
    bridges: tuple[int, ...]
    """The connection cards left before each player."""
    bonuses: tuple[int, ...]
    pile: int
    laid: int
    swapped: bool
    shown: Piles
    """All hands, once the round is over."""


def view(state: State, seat: Seat | None) -> View:
    players = state.players
    return View(
        seat=seat,
        options=state.options,
        first=state.first,
        turn=state.turn,
        column=state.table.column,
        table=state.table.numbers,
        jokers=tuple(SPOT[card.bit] for card in from_bits(state.table.jokers)),
        spans=state.table.spans,
        hand=() if seat is None else players[seat].cards,
        counts=tuple(player.hand.bit_count() + player.jokers for player in players),
        taken=tuple(player.taken for player in players),
        bridges=tuple(player.bridges for player in players),
        bonuses=tuple(player.bonuses for player in players),
        pile=len(state.pile),
        laid=state.laid,
        swapped=state.swapped,
        shown=tuple(player.cards for player in players) if state.turn is None else (),
    )


def card_locations(state: State) -> Sequence[CardLocation]:
    if state.turn is NATURE:
        return ()
    laid_jokers = (JOKER,) * state.table.jokers.bit_count()
    return (
        CardLocation(state.table.numbers + laid_jokers, None),
        *chain.from_iterable(_hand_places(state, seat) for seat in range(len(state.players))),
        CardLocation(state.pile),
    )


def _hand_places(state: State, seat: Seat) -> tuple[CardLocation, CardLocation]:
    """A hand, and separately the jokers that everybody saw being taken."""
    player = state.players[seat]
    hidden = from_bits(player.hand) + (JOKER,) * (player.jokers - player.taken)
    seen_by = None if state.turn is None else frozenset({seat})
    return CardLocation(hidden, seen_by), CardLocation((JOKER,) * player.taken, None)


def imagine(view: View, rng: Rng) -> State:
    jokers = to_bits(place.card for place in view.jokers)
    table = Table(view.column, to_bits(view.table) | jokers, jokers, view.spans)
    hands, pile = _imagined_cards(view, rng)
    before = zip(hands, view.bridges, view.bonuses, view.taken, strict=True)
    players = tuple(Player(to_bits(hand), hand.count(JOKER), *rest) for hand, *rest in before)
    return State(view.options, view.first, view.turn, table, players, pile, view.laid, view.swapped)


def _imagined_cards(view: View, rng: Rng) -> tuple[Sequence[Cards], Cards]:
    """Hands and a pile: what is known stays, the rest is dealt at random."""
    hands = list(view.shown) or [
        view.hand if seat == view.seat else (JOKER,) * taken for seat, taken in enumerate(view.taken)
    ]
    numbers = PLACES & ~to_bits(chain(view.table, *hands))
    jokers = JOKERS - len(view.jokers) - sum(hand.count(JOKER) for hand in hands)
    unseen = shuffled(from_bits(numbers) + (JOKER,) * jokers, rng)
    for seat, size in enumerate(view.counts):
        missing = size - len(hands[seat])
        hands[seat] += unseen[:missing]
        unseen = unseen[missing:]
    return hands, unseen[: view.pile]
