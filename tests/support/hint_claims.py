"""What the reason of a hint claims, held against the position and the move: by trying it out in the engine,
or by counting anew. Nothing here uses the code that finds reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import comb
from typing import Any, NamedTuple

from msgspec.structs import replace

from reihum.cards import CARD, JOKER, PAUSE, Card
from reihum.game import AnyGame, Seat
from reihum.games.master.actions import BonusTaken, Bridge, Joker, Swap
from reihum.games.mogeln.rules import Doubt, Pass, Smuggle, is_right
from reihum.games.mogeln.state import DECKS, last_number
from reihum.games.ratefix.rules import DECK
from reihum.games.rows.actions import Draw, Drew, End, Laid, Lay, NothingFits
from reihum.games.schnippschnapp.actions import Schnapp, Schnipp, Wait
from reihum.games.stufen.actions import Add, Discard, Pause, Take, Took
from reihum.games.stufen.actions import Draw as DrawOne
from reihum.games.stufen.actions import Lay as LayMeld

LAYING = Lay | Joker | Bridge


class Case(NamedTuple):
    game: AnyGame
    state: Any
    seat: Seat
    history: Sequence[Any]
    menu: Sequence[Any]
    action: Any

    @property
    def view(self) -> Any:
        return self.game.view(self.state, self.seat)

    @property
    def others(self) -> list[Any]:
        return [action for action in self.menu if action != self.action]

    def events(self, action: Any) -> Sequence[Any]:
        return self.game.apply(self.state, self.seat, action).events

    def then(self, action: Any, state: Any = None) -> Any:
        return self.game.apply(self.state if state is None else state, self.seat, action).state


Claim = Callable[..., bool]
CLAIMS: dict[str, Claim] = {}


def claim(key: str) -> Callable[[Claim], Claim]:
    def add(check: Claim) -> Claim:
        CLAIMS[f"hint-{key}"] = check
        return check

    return add


@claim("best")
def best(case: Case) -> bool:
    return len(case.menu) > 1


@claim("only")
def only(case: Case) -> bool:
    return not any(isinstance(action, Lay) for action in case.others) and (
        len(case.menu) == 1 or isinstance(case.action, DrawOne | Take)
    )


# Rows


def placed(action: Any) -> Card:
    card: Card = action.card if isinstance(action, Lay) else action.place.card
    return card


def lying(view: Any) -> set[Card]:
    return {*view.table, *(spot.card for spot in getattr(view, "jokers", ()))}


def top(case: Case) -> int:
    return 21 if case.game.name == "master" else 20


def opened(case: Case, action: Any) -> set[Card]:
    """The places of the row that are reached through a card: those from it to the next that lies there."""
    card, table = placed(action), lying(case.view)
    row = [CARD[card.colour, number] for number in range(1, top(case) + 1)]
    place = row.index(card)
    below = next((i for i in range(place - 1, -1, -1) if row[i] in table), -1)
    above = next((i for i in range(place + 1, len(row)) if row[i] in table), len(row))
    return {*row[below + 1 : above]} - {card}


def foreign(case: Case, action: Any) -> int:
    return len(opened(case, action) - {*case.view.hand})


@claim("rows-draw")
def nothing_fits(case: Case) -> bool:
    return isinstance(case.action, Draw) and not any(isinstance(each, LAYING) for each in case.menu)


@claim("rows-pass")
def nothing_to_draw(case: Case) -> bool:
    return not case.others and not case.view.pile


@claim("rows-only")
def no_other_fits(case: Case) -> bool:
    return not any(isinstance(each, Lay) for each in case.others)


@claim("rows-out")
def goes_out(case: Case, count: int) -> bool:
    """Tried out: lay what fits until nothing is left."""
    if count != len(case.view.hand):
        return False
    state = case.then(case.action)
    while case.game.outcome(state) is None and case.seat in case.game.to_act(state):
        lays = [each for each in case.game.legal_actions(state, case.seat) if isinstance(each, LAYING)]
        if not lays:
            return False
        state = case.then(lays[0], state)
    return case.game.outcome(state) is not None


@claim("rows-way")
def clears_the_way(case: Case, cards: Iterable[Card]) -> bool:
    return {*cards} == opened(case, case.action) & {*case.view.hand} != set()


@claim("rows-closed")
def opens_nothing(case: Case) -> bool:
    """Whether nothing fits for others that did not fit before, whatever cards they hold."""
    return foreign(case, case.action) == 0


@claim("rows-less")
def helps_least(case: Case, card: Card, count: int) -> bool:
    lays = {each.card: foreign(case, each) for each in case.menu if isinstance(each, Lay)}
    return lays[card] == count > lays[case.action.card] == min(lays.values())


@claim("rows-keep")
def keeps(case: Case, cards: Iterable[Card], waiting: int) -> bool:
    last = {event.seat: event for event in case.history if isinstance(event, Drew | NothingFits | Laid)}
    stuck = [seat for seat, event in last.items() if seat != case.seat and not isinstance(event, Laid)]
    fitting = {each.card for each in case.menu if isinstance(each, Lay)}
    return isinstance(case.action, End) and {*cards} == fitting and len(stuck) == waiting


# Master


@claim("master-swap")
def gets_a_joker(case: Case) -> bool:
    return isinstance(case.action, Swap) and JOKER in case.game.view(case.then(case.action), case.seat).hand


@claim("master-bonus")
def earns_a_bonus(case: Case) -> bool:
    return any(isinstance(event, BonusTaken) for event in case.events(case.action))


@claim("master-wait")
def laying_helps_others(case: Case) -> bool:
    layings = [each for each in case.others if isinstance(each, LAYING)]
    return bool(layings) and all(
        foreign(case, each) > len(opened(case, each) & {*case.view.hand}) for each in layings
    )


@claim("master-late")
def is_late(case: Case, seat: Seat, count: int, points: int) -> bool:
    is_joker = isinstance(case.action, Joker) or (isinstance(case.action, Bridge) and case.action.joker)
    costs = 11 if is_joker else placed(case.action).number
    return seat != case.seat and case.view.counts[seat] == count <= 3 and points == costs


# Stufen


def lacks(case: Case, hand: Sequence[Card]) -> int:
    """How many jokers would make the stage complete: by what the engine allows to lay then."""
    hands = list(case.state.hands)
    for jokers in range(12):
        hands[case.seat] = (*hand, *(JOKER,) * jokers)
        state = replace(case.state, phase="play", hands=tuple(hands))
        if any(isinstance(each, LayMeld) for each in case.game.legal_actions(state, case.seat)):
            return jokers
    raise AssertionError(hand)


def without(hand: Sequence[Card], card: Card) -> list[Card]:
    rest = list(hand)
    rest.remove(card)
    return rest


def has_laid(case: Case) -> bool:
    return bool(case.view.laid[case.seat])


def addable(case: Case, card: Card) -> bool:
    """Whether the card could be added to some meld, by somebody who may."""
    owner = next((seat for seat, laid in enumerate(case.view.laid) if laid), None)
    if owner is None:
        return False
    hands = list(case.state.hands)
    hands[owner] = (card, card)
    state = replace(case.state, turn=owner, phase="play", hands=tuple(hands))
    return any(isinstance(each, Add) and each.card == card for each in case.game.legal_actions(state, owner))


@claim("stufen-draw")
def has_no_use(case: Case, card: Card) -> bool:
    top_card, hand = case.view.discards[-1], case.view.hand
    if top_card != card or card is JOKER:
        return False
    return not addable(case, card) if has_laid(case) else lacks(case, (*hand, card)) >= lacks(case, hand)


@claim("stufen-joker")
def takes_a_joker(case: Case) -> bool:
    return isinstance(case.action, Take) and case.view.discards[-1] is JOKER


@claim("stufen-nearer")
def comes_nearer(case: Case, lacking: int) -> bool:
    hand = case.view.hand
    return lacks(case, (*hand, case.view.discards[-1])) == lacking < lacks(case, hand)


@claim("stufen-fits")
def can_be_added(case: Case) -> bool:
    after = case.then(case.action)
    return any(isinstance(each, Add) for each in case.game.legal_actions(after, case.seat))


@claim("stufen-lay")
def is_this_stage(case: Case, stage: int) -> bool:
    return isinstance(case.action, LayMeld) and case.state.stages[case.seat] + 1 == stage


@claim("stufen-out")
def is_last_card(case: Case) -> bool:
    return len(case.view.hand) == 1


def penalty(card: Card) -> int:
    """ST11."""
    if card is JOKER:
        return 20
    if card is PAUSE:
        return 15
    return 5 if card.number < 10 else 10


@claim("stufen-add")
def fits_and_costs(case: Case, points: int) -> bool:
    return isinstance(case.action, Add) and points == penalty(case.action.card)


@claim("stufen-pause")
def has_so_many(case: Case, to: Seat, count: int) -> bool:
    return isinstance(case.action, Pause) and case.action.to == to and case.view.counts[to] == count


def is_needless(case: Case) -> bool:
    if has_laid(case):
        return True
    hand = case.view.hand
    return lacks(case, without(hand, case.action.card)) <= lacks(case, hand)


@claim("stufen-safe")
def cannot_add(case: Case, to: Seat) -> bool:
    is_next = to == (case.seat + 1) % len(case.view.counts)
    return is_needless(case) and is_next and not addable(case, case.action.card)


@claim("stufen-unwanted")
def collects_others(case: Case, to: Seat) -> bool:
    taken = {event.card for event in case.history if isinstance(event, Took) and event.seat == to}
    return is_needless(case) and bool(taken) and case.action.card not in taken


@claim("stufen-useless")
def costs(case: Case, points: int) -> bool:
    return isinstance(case.action, Discard) and is_needless(case) and points == penalty(case.action.card)


# Mogeln


def right(case: Case, number: int) -> set[Card]:
    deck = DECKS[len(case.view.sizes)]
    return {card for card in deck if is_right((card,), number, case.view.options)}


def known(case: Case) -> set[Card]:
    """What one sees or has laid oneself."""
    return {*case.view.hand, *(card for lay in case.view.stack for card in lay or ())}


def layer(case: Case) -> Seat:
    return int(case.view.opener + len(case.view.stack) - 1) % len(case.view.sizes)


def chance_of_none(case: Case) -> float:
    """How likely a hand of this size, before its lay, had no right card: exactly."""
    unseen = {*DECKS[len(case.view.sizes)]} - known(case)
    wrong = len(unseen - right(case, len(case.view.stack)))
    held = min(case.view.sizes[layer(case)] + 1, len(unseen))
    return comb(wrong, held) / comb(len(unseen), held)


@claim("mogeln-impossible")
def is_impossible(case: Case, number: int) -> bool:
    return number == len(case.view.stack) and not right(case, number)


@claim("mogeln-caught")
def knows_all(case: Case, number: int, count: int) -> bool:
    return (
        number == len(case.view.stack)
        and right(case, number) <= known(case)
        and count == len(right(case, number))
    )


@claim("mogeln-counted")
def knows_some(case: Case, number: int, count: int, **rest: int) -> bool:
    all_right = right(case, number)
    return (count, rest["all"]) == (len(all_right & known(case)), len(all_right)) and count > 0


@claim("mogeln-wins")
def would_win(case: Case, seat: Seat) -> bool:
    if seat != layer(case):
        return False
    outcome = case.game.outcome(case.then(next(each for each in case.menu if isinstance(each, Pass))))
    return outcome is not None and outcome.places[seat] == 1


@claim("mogeln-doubt")
def may_have_none(case: Case, seat: Seat, number: int) -> bool:
    return (
        isinstance(case.action, Doubt)
        and (seat, number) == (layer(case), len(case.view.stack))
        and chance_of_none(case) > 0.1
    )


@claim("mogeln-pass")
def may_have_one(case: Case, seat: Seat, number: int) -> bool:
    return (seat, number) == (layer(case), len(case.view.stack)) and chance_of_none(case) < 0.9


@claim("mogeln-truth")
def is_true(case: Case, number: int) -> bool:
    return case.action.card in right(case, len(case.view.stack) + 1) and number == len(case.view.stack) + 1


def is_missed_least(case: Case) -> bool:
    """No other card of the hand is of use later, at one's turns on this stack."""
    seats = len(case.view.sizes)
    last = last_number(case.view.options, seats)
    turns: list[int] = list(range(len(case.view.stack) + 1 + seats, last + 1, seats))

    def use(card: Card) -> int:
        return next((number for number in turns if card in right(case, number)), 1000)

    return use(case.action.card) == max(map(use, case.view.hand))


@claim("mogeln-lie")
def has_none(case: Case, number: int) -> bool:
    return not right(case, number) & {*case.view.hand} and is_missed_least(case)


@claim("mogeln-bluff")
def has_one(case: Case, number: int) -> bool:
    is_lie = case.action.card not in right(case, number)
    return is_lie and bool(right(case, number) & {*case.view.hand}) and len(case.view.stack) <= 5


@claim("mogeln-cover")
def covers(case: Case) -> bool:
    return bool(case.view.smuggled) and is_missed_least(case)


@claim("mogeln-smuggle")
def smuggles(case: Case, count: int) -> bool:
    return isinstance(case.action, Smuggle) and count == len(case.view.stack)


# Ratefix


def average(case: Case) -> float:
    shown = {case.view.card, *(card for won in case.view.won for card in won)}
    unseen = [card.number for card in DECK if card not in shown]
    return sum(unseen) / len(unseen)


def says_the_average(case: Case, card: Card, mean: float, total: int) -> bool:
    expected = card.number + (len(case.view.stacks) - 1) * average(case)
    return card == case.view.card and abs(mean - average(case)) <= 0.05 and abs(total - expected) <= 0.5


@claim("ratefix-average")
def is_average(case: Case, card: Card, mean: float, total: int) -> bool:
    return says_the_average(case, card, mean, total) and case.action.total == total


@claim("ratefix-aside")
def is_beside_the_average(case: Case, card: Card, mean: float, total: int) -> bool:
    return says_the_average(case, card, mean, total) and case.action.total != total


def closest(case: Case) -> list[int]:
    """The totals that would win now, among all that the cards can make."""
    others = len(case.view.stacks) - 1
    own, guess = case.view.card.number, case.action.total
    found = []
    for total in range(own + others, own + 20 * others + 1):
        distances = [abs(total - other) for other in (*case.view.guesses, guess)]
        if distances.index(min(distances)) == len(distances) - 1:
            found.append(total)
    return found


@claim("ratefix-above")
def takes_all_above(case: Case, guess: int) -> bool:
    totals = closest(case)
    return (
        guess in case.view.guesses
        and (not totals or totals[0] >= case.action.total == guess + 1)
        and is_edge(case, totals, -1)
    )


@claim("ratefix-below")
def takes_all_below(case: Case, guess: int) -> bool:
    totals = closest(case)
    return (
        guess in case.view.guesses
        and (not totals or totals[-1] <= case.action.total == guess - 1)
        and is_edge(case, totals, 0)
    )


def is_edge(case: Case, totals: Sequence[int], end: int) -> bool:
    """Whether the totals reach the highest, or the lowest, that is possible."""
    others, own = len(case.view.stacks) - 1, case.view.card.number
    return not totals or totals[end] == (own + 20 * others if end else own + others)


@claim("ratefix-closest")
def takes_these(case: Case, count: int, first: int, last: int) -> bool:
    return closest(case) == list(range(first, last + 1)) and count == last - first + 1


# The others


@claim("schnippschnapp-call")
def is_there_twice(case: Case, number: int) -> bool:
    tops = [pile[-1].number for pile in case.view.piles if pile]
    tops += [case.view.middle[-1].number] if case.view.middle else []
    return isinstance(case.action, Schnapp | Schnipp) and tops.count(number) >= 2


@claim("schnippschnapp-wait")
def none_match(case: Case) -> bool:
    tops = [pile[-1].number for pile in case.view.piles if pile]
    middle = {case.view.middle[-1].number} if case.view.middle else set()
    is_any = len({*tops}) < len(tops) or middle & {*tops}
    return isinstance(case.action, Wait) and not (is_any and _is_new(case))


def _is_new(case: Case) -> bool:
    """Whether one of the equal cards was just turned up: others were let go."""
    tops = [pile[-1].number for pile in case.view.piles if pile]
    tops += [case.view.middle[-1].number] if case.view.middle else []
    return any(tops.count(case.view.piles[seat][-1].number) > 1 for seat in case.view.turned)


@claim("shuffled")
def are_shuffled(case: Case) -> bool:
    return case.game.name == "schwarzerpeter"
