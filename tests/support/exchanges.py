"""What could have happened at a table instead, for all that somebody there may know.

Each exchange changes a script in what a chair was not shown. If the rules let it notice all the same,
because something else follows from the change, that is ``OtherGame``. If not, the chair must receive
the very same bytes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from random import Random
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from reihum.cards import Card
from reihum.game import NATURE, Seat, read_action, seen
from reihum.games.mogeln.rules import Smuggled
from reihum.table.commands import Act, AnyCommand, Undo
from reihum.table.log import Acted, AnyTableEvent, Entry
from reihum.testing import cards_in, renamed, unordered
from wiretap import Chair, OtherGame, Script, Step, seat_of

T = TypeVar("T")


class Variant(NamedTuple):
    script: Script
    expected: Sequence[Any]
    """What has to happen in it, step by step."""
    happens: Callable[[Step], Any]
    """How that is read off a step; what is empty does not count."""

    def check(self, performed: Script) -> None:
        """Raises ``OtherGame`` if something else happened."""
        if list(filter(None, map(self.happens, performed.steps()))) != list(filter(None, self.expected)):
            raise OtherGame


Exchange = Callable[[Script, Chair, Random], Variant]
"""Raises ``OtherGame`` if there is nothing to exchange."""


def other_cards(script: Script, chair: Chair, rng: Random) -> Variant:
    """Two cards for each other, from a shuffle of both on, or from when they were in one hand.

    One of them is a card with which something was done since, if there is such a card.
    """
    steps = list(script.steps())
    playing = [number for number, step in enumerate(steps) if step.after.phase == "playing"]
    shuffles = [number for number in playing if steps[number].order]
    begin = _any(rng, rng.choice((playing, shuffles)))
    rounds = steps[begin].after.rounds
    numbers = [number for number in range(begin, len(steps)) if steps[number].after.rounds == rounds]
    seat = seat_of(script, chair)
    known = {card for number in numbers for card in _seen(steps[number], seat)}
    heaps = [sorted({*heap} - known) for heap in _heaps(steps[begin], seat)]
    heap = _any(rng, [heap for heap in heaps if len(heap) > 1])
    moved = {card for number in numbers[1:] for card in cards_in(steps[number].events())}
    one = rng.choice([card for card in heap if card in moved] or heap)
    two = rng.choice([card for card in heap if card != one])
    names = {one: two, two: one}

    def change(number: int, event: AnyTableEvent) -> AnyTableEvent:
        if not isinstance(event, Acted) or number not in numbers:
            return event
        return replace(event, action=str(renamed(_action(steps[number]), names)))

    expected = [
        unordered(renamed(step.events(), names if number in numbers else {}))
        for number, step in enumerate(steps)
    ]
    return _variant(script, change, expected, lambda step: unordered(step.events()))


def other_order(script: Script, chair: Chair, rng: Random) -> Variant:
    """A shuffle with two cards in each other's place, which puts nothing before anybody's eyes."""
    steps = list(script.steps())
    begin = _any(rng, [number for number, step in enumerate(steps) if len(step.order) > 1])
    one, two = rng.sample(steps[begin].order, 2)

    def change(number: int, event: AnyTableEvent) -> AnyTableEvent:
        if not isinstance(event, Acted) or number != begin:
            return event
        return replace(event, action=str(renamed(_action(steps[begin]), {one: two, two: one})))

    def happens(step: Step) -> Any:
        places = () if step.after.match is None else step.after.rules.card_locations(step.after.match)
        return unordered(step.events()), [(sorted(place.cards), place.seen_by) for place in places]

    return _variant(script, change, list(map(happens, steps)), happens)


def other_choice(script: Script, chair: Chair, rng: Random) -> Variant:
    """Another last move of somebody else, of which this chair is shown no more."""
    steps = list(script.steps())
    last = steps[-1]
    seat = seat_of(script, chair)
    if not isinstance(last.event, Acted) or last.event.by in (seat, NATURE) or last.before.match is None:
        raise OtherGame
    menu = map(str, last.before.rules.legal_actions(last.before.match, last.event.by))
    other = Acted(last.event.by, _any(rng, [action for action in menu if action != last.event.action]))

    def change(number: int, event: AnyTableEvent) -> AnyTableEvent:
        return other if number == len(steps) - 1 else event

    happens = partial(_shown, seat=seat)
    return _variant(script, change, list(map(happens, steps)), happens)


def no_smuggling(script: Script, chair: Chair, rng: Random) -> Variant:
    """Without a card that somebody else smuggled, even if it was taken back at once."""
    steps = list(script.steps())
    seat = seat_of(script, chair)
    dropped = _any(rng, [step.doing for step in steps if _smuggler(step) not in (None, seat)])
    doings = [*script.doings]
    smuggler = doings.pop(dropped).person
    for number, doing in enumerate(doings[dropped:], dropped):
        if doing.person == smuggler and doing.entries:
            if isinstance(doing.command, Undo):
                del doings[number]
            break
    happens = partial(_shown, seat=seat)
    return Variant(Script(script.opening, tuple(doings)), list(map(happens, steps)), happens)


EXCHANGES: tuple[Exchange, ...] = (other_cards, other_order, other_choice, no_smuggling)


def _any(rng: Random, items: Sequence[T]) -> T:
    if not items:
        raise OtherGame
    return rng.choice(items)


def _variant(
    script: Script,
    change: Callable[[int, AnyTableEvent], AnyTableEvent],
    expected: Sequence[Any],
    happens: Callable[[Step], Any],
) -> Variant:
    """The script with other table events, and with the commands that lead to them."""
    numbers = count()
    doings = []
    for doing in script.doings:
        entries = tuple(replace(entry, event=change(next(numbers), entry.event)) for entry in doing.entries)
        doings.append(doing._replace(command=_command(doing.command, entries), entries=entries))
    return Variant(Script(script.opening, tuple(doings)), expected, happens)


def _command(command: AnyCommand | None, entries: Sequence[Entry]) -> AnyCommand | None:
    if isinstance(command, Act) and entries and isinstance(entries[0].event, Acted):
        return replace(command, action=entries[0].event.action)
    return command


def _action(step: Step) -> Any:
    assert isinstance(step.event, Acted)
    return read_action(step.before.rules, step.event.action)


def _heaps(step: Step, seat: Seat | None) -> Iterator[tuple[Card, ...]]:
    """Cards that this step finds together, where the seat cannot see them."""
    if step.order:
        yield step.order
    elif step.before.match is not None:
        for place in step.before.rules.card_locations(step.before.match):
            if place.seen_by is not None and seat not in place.seen_by:
                yield place.cards


def _seen(step: Step, seat: Seat | None) -> Counter[Card]:
    assert step.after.match is not None
    return seen(step.after.rules, step.after.match, seat)


def _shown(step: Step, seat: Seat | None) -> Any:
    shown = (step.before.rules.show(event, seat) for event in step.events())
    return unordered([event for event in shown if event is not None])


def _smuggler(step: Step) -> Seat | None:
    return next((event.seat for event in step.events() if isinstance(event, Smuggled)), None)
