"""A position of Mogeln: the cards there are, what a seat may know of them, and what it can imagine.

Smuggled cards make true sizes a secret (MG7), so a state also keeps the sizes that all have seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Literal

from msgspec.structs import replace

from reihum import game
from reihum.cards import Card, Cards, Colour, Piles, deck, from_bits, to_bits
from reihum.game import NATURE, Actor, CardLocation, Rng, Seat, Value
from reihum.rule_helpers import owned, put, shuffled

HIGHEST = {3: 9, 4: 10, 5: 15, 6: 15}  # MG1
DECKS = {seats: deck(range(1, highest + 1)) for seats, highest in HIGHEST.items()}
TWENTY = 20


class Options(game.Options, frozen=True):
    count: Literal["highest", "twenty"] = "highest"
    """The last number to call: the highest number in play, or twenty (MG2)."""
    colour: Colour | None = None
    """The only colour that is right, if one is agreed (MG3)."""
    taken: Literal["stack", "hand"] = "stack"
    """Where taken cards go (MG6)."""
    smuggling: bool = True


def last_number(options: Options, seats: int) -> int:
    """The last number to call (MG2)."""
    return TWENTY if options.count == "twenty" else HIGHEST[seats]


class Turned(Value, frozen=True):
    """A lay that was doubted: seen by all, wherever it went, until the next card is laid."""

    cards: Cards
    taker: Seat


class State(Value, frozen=True):
    options: Options
    first: Seat
    turn: Actor | None
    """Whose turn it is; ``None`` when the round is over."""
    hands: tuple[int, ...]
    taken: tuple[int, ...]
    """The cards that each player has taken and not yet picked up."""
    sizes: tuple[int, ...]
    """The sizes of the hands as all have seen: a lay is one card until it is turned up."""
    opener: Seat
    """The seat that begins the stack."""
    stack: tuple[Cards, ...] = ()
    """The lays, called one, two, three and so on."""
    smuggled: Cards = ()
    """What is slipped under the coming lay."""
    out: int = 0
    """The cards that have left the game."""
    stacks_out: int = 0
    turned: Turned | None = None
    lays: int = 0
    """The number of lays in this round."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def stack_is_complete(self) -> bool:
        return len(self.stack) == last_number(self.options, self.seats)

    def has_none(self, seat: Seat) -> bool:
        """Whether this seat has no cards left, which all can see (MG9)."""
        return not self.hands[seat] and not self.taken[seat]

    def lays_by_seat(self) -> Iterator[tuple[Seat, Cards]]:
        return (((self.opener + place) % self.seats, lay) for place, lay in enumerate(self.stack))

    def smuggles(self, seat: Seat, card: Card) -> State:
        hands = put(self.hands, seat, self.hands[seat] ^ card.bit)
        return replace(self, hands=hands, smuggled=(*self.smuggled, card))

    def lays_card(self, seat: Seat, card: Card) -> State:
        hand = self.hands[seat] ^ card.bit
        seen = self.sizes[seat] - 1 if hand or self.taken[seat] else 0
        return replace(
            self,
            hands=put(self.hands, seat, hand),
            sizes=put(self.sizes, seat, seen),
            stack=(*self.stack, (*self.smuggled, card)),
            smuggled=(),
            turned=None,
            lays=self.lays + 1,
        )

    def stack_leaves(self, next_opener: Seat) -> State:
        out = self.out | to_bits(chain.from_iterable(self.stack))
        return replace(self, opener=next_opener, stack=(), out=out, stacks_out=self.stacks_out + 1)

    def turns_up(self, layer: Seat, taker: Seat, next_opener: Seat) -> State:
        """Turns up the last lay, which shows its true size, and gives the stack to a player."""
        lay, stack = self.stack[-1], to_bits(chain.from_iterable(self.stack))
        hands, taken, sizes = self.hands, self.taken, self.sizes
        if sizes[layer]:  # a hand shown empty was counted right
            sizes = put(sizes, layer, sizes[layer] - len(lay) + 1)
        if self.options.taken == "stack":
            taken = put(taken, taker, taken[taker] | stack)
        else:
            hands = put(hands, taker, hands[taker] | stack)
            sizes = put(sizes, taker, sizes[taker] + stack.bit_count())
        turned = Turned(lay, taker)
        return replace(
            self, hands=hands, taken=taken, sizes=sizes, opener=next_opener, stack=(), turned=turned
        )

    def picks_up(self, seat: Seat) -> State:
        cards = self.taken[seat]
        hands, taken = put(self.hands, seat, self.hands[seat] | cards), put(self.taken, seat, 0)
        return replace(self, hands=hands, taken=taken, sizes=put(self.sizes, seat, hands[seat].bit_count()))


class View(Value, frozen=True):
    seat: Seat | None
    options: Options
    first: Seat
    turn: Actor | None
    hand: Cards
    taken: tuple[int, ...]
    """How many cards each player has taken and not yet picked up."""
    sizes: tuple[int, ...]
    """The sizes of the hands as all have seen."""
    opener: Seat
    stack: tuple[Cards | None, ...]
    """The lays, called one, two, three and so on; only one's own are seen."""
    smuggled: Cards
    """What one has slipped under one's coming lay."""
    stacks_out: int
    turned: Turned | None
    lays: int
    next_number: int
    """What the coming lay will be called."""
    shown: Piles
    """The cards that all players have left, once the round is over."""


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        first=state.first,
        turn=state.turn,
        hand=() if seat is None else from_bits(state.hands[seat]),
        taken=tuple(cards.bit_count() for cards in state.taken),
        sizes=state.sizes,
        opener=state.opener,
        stack=tuple(lay if layer == seat else None for layer, lay in state.lays_by_seat()),
        smuggled=state.smuggled if seat == state.turn else (),
        stacks_out=state.stacks_out,
        turned=state.turned,
        lays=state.lays,
        next_number=len(state.stack) % last_number(state.options, state.seats) + 1,
        shown=tuple(map(from_bits, state.hands)) if state.turn is None else (),
    )


def card_locations(state: State) -> Sequence[CardLocation]:
    """A card is seen by its holder or its layer, and by all while it is turned up and at the end."""
    if state.turn is NATURE:
        return ()
    turned = state.turned.cards if state.turned else ()
    hidden = ~to_bits(turned)
    over = state.turn is None
    return (
        CardLocation(turned, None),
        *owned((from_bits(_held(state, seat) & hidden) for seat in range(state.seats)), shown=over),
        *(CardLocation(lay, frozenset({layer})) for layer, lay in state.lays_by_seat()),
        *(CardLocation(from_bits(cards & hidden)) for cards in (*state.taken, state.out)),
    )


def _held(state: State, seat: Seat) -> int:
    """A hand, with what is slipped under its coming lay."""
    return state.hands[seat] | to_bits(state.smuggled if seat == state.turn else ())


def imagine(view: View, rng: Rng) -> State:
    """A state with this view, in which nobody else has smuggled more than the counts prove."""
    hands, taken = _known(view)
    own_lays = chain.from_iterable(lay or () for lay in view.stack)
    seen = to_bits((*own_lays, *view.smuggled)) | sum((*hands, *taken))
    unseen = shuffled((card for card in DECKS[len(hands)] if not card.bit & seen), rng)
    in_hands = [view.sizes[seat] - hand.bit_count() for seat, hand in enumerate(hands)]
    if view.seat is not None:
        in_hands[view.seat] = 0
    in_taken = [view.taken[seat] - cards.bit_count() for seat, cards in enumerate(taken)]
    in_stack = [int(lay is None) for lay in view.stack]
    in_out = view.stacks_out * last_number(view.options, len(hands))
    surplus = len(unseen) - sum((*in_hands, *in_taken, *in_stack, in_out))
    for _ in range(-surplus):
        in_hands[_fullest(view, hands, in_hands)] -= 1
    for _ in range(0 if in_out else surplus):
        in_stack[_smallest(in_stack)] += 1
    cards = iter(unseen)
    return State(
        view.options,
        view.first,
        view.turn,
        tuple(hand | to_bits(islice(cards, size)) for hand, size in zip(hands, in_hands, strict=True)),
        tuple(known | to_bits(islice(cards, size)) for known, size in zip(taken, in_taken, strict=True)),
        view.sizes,
        view.opener,
        tuple(lay or tuple(islice(cards, size)) for lay, size in zip(view.stack, in_stack, strict=True)),
        view.smuggled,
        to_bits(cards),
        view.stacks_out,
        view.turned,
        view.lays,
    )


def _known(view: View) -> tuple[list[int], list[int]]:
    """The known cards in hands, and among the cards that each player has taken."""
    hands = [to_bits(view.hand) if seat == view.seat else 0 for seat in range(len(view.sizes))]
    taken = [0] * len(hands)
    if view.shown:
        return list(map(to_bits, view.shown)), taken
    if view.turned:
        place = taken if view.options.taken == "stack" else hands
        place[view.turned.taker] |= to_bits(view.turned.cards) & ~to_bits(view.smuggled)
    return hands, taken


def _fullest(view: View, known: Sequence[int], in_hands: Sequence[int]) -> Seat:
    """The hand that can best be smaller than seen. It may be empty only before its owner picks up cards."""

    def to_spare(seat: Seat) -> int:
        may_be_empty = known[seat] or (view.taken[seat] and seat != view.turn)
        return in_hands[seat] - (0 if may_be_empty else 1)

    return max(range(len(known)), key=to_spare)


def _smallest(in_stack: Sequence[int]) -> int:
    """The smallest of the lays not seen."""
    return min((size, place) for place, size in enumerate(in_stack) if size)[1]
