"""The state of Schwarzer Peter, what a seat sees of it, and the states that a view allows."""

from collections.abc import Sequence
from itertools import groupby
from typing import Literal

from reihum import game
from reihum.cards import CARD, Card, Cards, Colour, Piles, deck, in_order
from reihum.game import NATURE, Actor, CardLocation, Rng, Seat, Value
from reihum.games.schwarzerpeter.actions import Forfeit
from reihum.rule_helpers import ACTING, next_seat, owned, shuffled

Length = Literal["full", "short"]

COLOURS = (Colour.RED, Colour.BLUE)

DECKS: dict[Length, Cards] = {
    "full": deck(range(1, 21), COLOURS),  # SP1
    "short": deck(range(1, 17), COLOURS),  # SP5
}

PARTNER: dict[Card, Card] = {
    CARD[colour, number]: CARD[other, number]
    for colour, other in (COLOURS, COLOURS[::-1])
    for number in range(1, 21)
}

MOST_DRAWS = 1000  # SP4


class Options(game.Options, frozen=True):
    length: Length = "full"
    forfeit: Forfeit = "none"
    """What the table has agreed on for the loser (SP6)."""


class State(Value, frozen=True):
    options: Options
    drawer: Seat
    """The seat that draws, now or after a shuffle; before the deal, the dealer."""
    hands: Piles
    """The hands, sorted."""
    laid: Piles
    """The pairs that each player has laid down, the first one first."""
    aside: Cards = ()
    """The card put aside; none before the deal."""
    fan: Cards = ()
    """The hand that is drawn from, as it is held out; nothing while it is being shuffled."""
    draws: int = 0


class View(Value, frozen=True):
    seat: Seat | None
    options: Options
    drawer: Seat
    giver: Seat | None
    """The seat whose hand is drawn from; ``None`` before the deal and at the end."""
    hand: Cards
    counts: tuple[int, ...]
    """The sizes of all hands (G2)."""
    laid: Piles
    fan: int
    """How many cards are held out to the drawer; none while they are being shuffled."""
    draws: int
    shown: Piles
    """All hands, once the round is over."""
    aside: Cards
    """The card put aside, once the round is over (SP1)."""


def is_over(state: State) -> bool:
    """SP4: only the Schwarzer Peter is left, or cards have been drawn for too long."""
    return is_peter_left(state) or state.draws == MOST_DRAWS


def is_peter_left(state: State) -> bool:
    return sum(map(len, state.hands)) == 1


def to_act(state: State) -> frozenset[Actor]:
    if is_over(state):
        return ACTING[None]
    return ACTING[state.drawer if state.fan else NATURE]


def giver_of(state: State) -> Seat:
    return next_with_cards(state.hands, state.drawer)


def next_with_cards(hands: Piles, seat: Seat) -> Seat:
    """SP3: the left neighbour; players without cards are skipped."""
    left = next_seat(seat, len(hands))
    return left if hands[left] else next_with_cards(hands, left)


def view(state: State, seat: Seat | None) -> View:
    over = is_over(state)
    return View(
        seat=seat,
        options=state.options,
        drawer=state.drawer,
        giver=giver_of(state) if state.aside and not over else None,
        hand=() if seat is None else state.hands[seat],
        counts=tuple(map(len, state.hands)),
        laid=state.laid,
        fan=len(state.fan),
        draws=state.draws,
        shown=state.hands if over else (),
        aside=state.aside if over else (),
    )


def card_locations(state: State) -> Sequence[CardLocation]:
    """SP1, G2: hands are their owners', what is laid is everybody's; in the end all is shown."""
    over = is_over(state)
    return (
        CardLocation(state.aside, None if over else frozenset()),
        *owned(state.hands, shown=over),
        *(CardLocation(laid, None) for laid in state.laid),
    )


def imagine(view: View, rng: Rng) -> State:
    """One thing is known of the hands not seen: there is no pair in any of them (SP2)."""
    if view.giver is None:
        hands = view.shown or ((),) * len(view.counts)
        return State(view.options, view.drawer, hands, view.laid, view.aside, draws=view.draws)
    hands, aside = _imagined_hands(view, rng)
    fan = shuffled(hands[view.giver], rng) if view.fan else ()
    return State(view.options, view.drawer, hands, view.laid, aside, fan, view.draws)


def _imagined_hands(view: View, rng: Rng) -> tuple[Piles, Cards]:
    """The hands and the card put aside."""
    seen = {*view.hand, *(card for pile in view.laid for card in pile)}
    unseen = [card for card in DECKS[view.options.length] if card not in seen]
    rooms = [0 if seat == view.seat else count for seat, count in enumerate(view.counts)]
    *hands, aside = _split(unseen, [*rooms, 1], rng)
    if view.seat is not None:
        hands[view.seat] = view.hand
    return tuple(hands), aside


def _split(cards: Sequence[Card], rooms: list[int], rng: Rng) -> list[Cards]:
    """Puts the cards into places at random, no two of a number into the same place.

    A place with as much room as there are numbers left needs a card of each of them. There are never
    more such places than cards of the number at hand, since all cards find room.
    """
    places: list[list[Card]] = [[] for _ in rooms]
    numbers = [[*group] for _, group in groupby(sorted(cards, key=_number), key=_number)]
    for left, twins in zip(range(len(numbers), 0, -1), numbers, strict=True):
        chosen = [place for place, room in enumerate(rooms) if room == left]
        while len(chosen) < len(twins):
            free = [place for place, room in enumerate(rooms) if place not in chosen for _ in range(room)]
            chosen.append(free[rng.randrange(len(free))])
        for place, card in zip(chosen, shuffled(twins, rng), strict=True):
            places[place].append(card)
            rooms[place] -= 1
    return list(map(in_order, places))


def _number(card: Card) -> int:
    return card.number
