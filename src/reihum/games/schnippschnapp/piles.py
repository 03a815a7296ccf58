"""The stacks and piles of Schnipp Schnapp, and how the calls on a card move them.

The rules SS3 to SS7.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from reihum.cards import Cards, Piles, deck
from reihum.game import Seat, Value
from reihum.games.schnippschnapp import actions
from reihum.games.schnippschnapp.actions import Call, PileEvent, Word
from reihum.rule_helpers import put

NUMBERS = range(1, 21)

DECK = deck(NUMBERS)  # SS1


class Table(Value, frozen=True):
    """All cards that are dealt, by seat."""

    stacks: Piles
    """Face down, from the top."""
    piles: Piles
    """Open, the top last."""
    loose: Piles
    """Taken up, to be shuffled and put under the stack."""
    quartets: tuple[tuple[int, ...], ...]
    """The numbers laid aside, the first one first."""
    won: tuple[int, ...]
    """How many cards were taken by calls (SS10)."""
    middle: Cards = ()
    """The cards that mistakes have cost, the top last."""

    def has_cards(self, seat: Seat) -> bool:
        """SS8: a player without cards is out."""
        return bool(self.stacks[seat] or self.piles[seat] or self.loose[seat])


def turn_up(table: Table, seats: Sequence[Seat], reveal: int, events: list[PileEvent]) -> Table:
    """Puts the top card of each of these stacks onto its owner's open pile."""
    stacks, piles = list(table.stacks), list(table.piles)
    for seat in seats:
        card = stacks[seat][0]
        stacks[seat] = stacks[seat][1:]
        piles[seat] = (*piles[seat], card)
        events.append(actions.TurnedUp(seat, card, reveal))
    return replace(table, stacks=tuple(stacks), piles=tuple(piles))


def matching(piles: Sequence[Cards], turned: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats whose piles show a number just turned up that lies on another pile too (SS3, SS10)."""
    tops = [pile[-1].number if pile else 0 for pile in piles]
    twice = [tops[seat] for seat in turned if tops.count(tops[seat]) > 1]
    return tuple(seat for seat, number in enumerate(tops) if number in twice)


def right_calls(piles: Sequence[Cards], middle: Cards, turned: Sequence[Seat]) -> tuple[type[Call], ...]:
    """The calls that are right when these seats have just turned up."""
    right: list[type[Call]] = []
    if matching(piles, turned):
        right.append(actions.Schnapp)
    if middle and any(piles[seat][-1].number == middle[-1].number for seat in turned):  # SS5
        right.append(actions.Schnipp)
    return tuple(right)


class Heard(NamedTuple):
    seat: Seat
    call: Call


def settle(
    table: Table, calls: Sequence[Heard], turned: Sequence[Seat], window: int, events: list[PileEvent]
) -> Table:
    """SS5: the first right call of each kind, then the mistakes in the order in which they are heard.

    Schnapp goes first, so its winner gets every pile that matched, and nothing matches a second time.
    """
    right = right_calls(table.piles, table.middle, turned)
    events.extend(actions.Called(seat, _word(call), call.time) for seat, call in calls)
    settled = table
    for kind in right:
        first = _at_the_same_time([call for call in calls if isinstance(call.call, kind)], window)
        if len(first) > 1:
            settled = _take_back(settled, first, events)
        elif first and kind is actions.Schnapp:
            settled = _take_piles(settled, first[0], matching(table.piles, turned), events)
        elif first:
            settled = _take_middle(settled, first[0], events)
    for seat, call in calls:
        if type(call) not in right:
            settled = _pay(settled, seat, events)
    events.extend(_comings_and_goings(table, settled))
    return settled


def _word(call: Call) -> Word:
    return "schnapp" if isinstance(call, actions.Schnapp) else "schnipp"


def _at_the_same_time(calls: Sequence[Heard], window: int) -> list[Seat]:
    """SS6: the first caller, and those who called within the window after it."""
    return [seat for seat, call in calls if call.time - calls[0].call.time <= window]


def _take_back(table: Table, seats: Sequence[Seat], events: list[PileEvent]) -> Table:
    """SS6: a draw. Nobody wins, and these players' open cards go back under their stacks."""
    for seat in seats:
        pile = table.piles[seat]
        events.append(actions.TookBack(seat, len(pile)))
        table = replace(table, piles=put(table.piles, seat, ()), loose=put(table.loose, seat, pile))
    return table


def _take_piles(table: Table, winner: Seat, matched: Sequence[Seat], events: list[PileEvent]) -> Table:
    """SS3: takes the matching piles of the others, and looks through them together with one's own."""
    taken = tuple(card for seat in matched if seat != winner for card in table.piles[seat])
    events.append(actions.Won(winner, "schnapp", len(taken)))
    cards = taken + table.piles[winner]
    gone = (*matched, winner)
    left = tuple(() if seat in gone else pile for seat, pile in enumerate(table.piles))
    won = put(table.won, winner, table.won[winner] + len(taken))
    return look_through(replace(table, piles=left, won=won), winner, cards, events)


def _take_middle(table: Table, winner: Seat, events: list[PileEvent]) -> Table:
    """SS5: takes only the middle. One's own open pile stays where it is."""
    taken = table.middle
    events.append(actions.Won(winner, "schnipp", len(taken)))
    won = put(table.won, winner, table.won[winner] + len(taken))
    return look_through(replace(table, middle=(), won=won), winner, taken, events)


def _pay(table: Table, seat: Seat, events: list[PileEvent]) -> Table:
    """SS4: pays the open pile, or else the top of the stack, or nothing without cards."""
    stack, pile = table.stacks[seat], table.piles[seat]
    paid, left = (pile, stack) if pile else (stack[:1], stack[1:])
    events.append(actions.Mistaken(seat, len(paid)))
    stacks, piles = put(table.stacks, seat, left), put(table.piles, seat, ())
    return replace(table, stacks=stacks, piles=piles, middle=table.middle + paid)


def look_through(table: Table, seat: Seat, cards: Cards, events: list[PileEvent]) -> Table:
    """Lays aside the quartets among cards taken up. The rest will be shuffled under the stack."""
    numbers = _quartets(cards)
    if numbers:
        events.append(actions.QuartetsLaid(seat, numbers))
    rest = tuple(card for card in cards if card.number not in numbers)
    quartets = put(table.quartets, seat, table.quartets[seat] + numbers)
    return replace(table, loose=put(table.loose, seat, rest), quartets=quartets)


def put_under(table: Table, seat: Seat, order: Cards) -> Table:
    """Puts the loose cards, in this order, under their owner's stack."""
    stacks = put(table.stacks, seat, table.stacks[seat] + order)
    return replace(table, stacks=stacks, loose=put(table.loose, seat, ()))


def _quartets(cards: Cards) -> tuple[int, ...]:
    held = [card.number for card in cards]
    return tuple(number for number in NUMBERS if held.count(number) == 4)


def turn_over(table: Table, seat: Seat, events: list[PileEvent]) -> Table:
    """SS7: the open pile becomes the new stack. If it has nothing but quartets, its owner is out."""
    pile = table.piles[seat]
    events.append(actions.TurnedOver(seat, len(pile)))
    after = look_through(replace(table, piles=put(table.piles, seat, ())), seat, pile, events)
    events.extend(_comings_and_goings(table, after))
    return after


def lay_all_aside(table: Table, seat: Seat, events: list[PileEvent]) -> Table:
    """SS9: lays aside the last holder's cards. They are nothing but quartets, as nobody else has cards."""
    cards = table.stacks[seat] + table.piles[seat] + table.loose[seat]
    cleared = replace(table, stacks=put(table.stacks, seat, ()), piles=put(table.piles, seat, ()))
    return look_through(cleared, seat, cards, events)


def _comings_and_goings(before: Table, after: Table) -> Iterator[PileEvent]:
    for seat in range(len(after.stacks)):
        if before.has_cards(seat) and not after.has_cards(seat):
            yield actions.WentOut(seat)
        elif after.has_cards(seat) and not before.has_cards(seat):
            yield actions.CameBack(seat)
