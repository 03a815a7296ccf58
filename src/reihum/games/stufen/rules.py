"""Stufen: ten stages, one a round at most, each a set of melds to lay out. The rules ST1 to ST15."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, assert_never

from msgspec.structs import replace

from reihum.cards import PAUSE, Card, Cards, Piles, in_order
from reihum.game import FIRST_ROUND, Actor, BaseGame, IllegalAction, Rng, RoundContext, Seat, Step
from reihum.games.stufen import actions, melds
from reihum.games.stufen import state as positions
from reihum.games.stufen.actions import PlayerAction, StufenAction, StufenEvent
from reihum.games.stufen.melds import STAGES, End, Meld, Of, Stage, read_stages, without
from reihum.games.stufen.state import DECK, Options, State, View, is_laying, needs
from reihum.rule_helpers import check_seat, check_shuffle, deal, next_seat, own_only, put, shuffled

HAND_SIZE = 10  # ST2

RENEWALS = 2  # ST15

TAKES = 50
"""How often in a row the discard may be taken before somebody must draw. Without this limit two players could
pass each other the same cards for ever."""

StufenStep: TypeAlias = Step[State, StufenEvent]


def _menu(state: State) -> Iterator[PlayerAction]:
    if state.phase == "draw":
        yield actions.DRAW
        if _why_not_take(state) is None:
            yield actions.TAKE
        return
    hand, needed = state.hands[state.turn], needs(state, state.turn)
    if needed:
        yield from (actions.Lay(*written) for written in melds.layable(hand, needed))
    else:
        yield from _additions(hand, state.table)
    if not is_laying(state, state.turn):
        yield from (actions.Discard(card) for card in dict.fromkeys(hand) if card is not PAUSE)
        if PAUSE in hand:
            yield from (
                actions.Pause(to) for to in range(len(state.hands)) if _why_not_pause(state, to) is None
            )


def _additions(hand: Cards, table: Sequence[Meld]) -> Iterator[actions.Add]:
    addable = [melds.addable(meld) for meld in table]
    for card in dict.fromkeys(hand):
        for number, where in enumerate(addable, start=1):
            ends = where.get(card, ())
            for end in ends:
                yield actions.Add(card, number, end if len(ends) > 1 else None)


def _to_shuffle(state: State) -> Cards:
    return DECK if state.phase == "deal" else state.discards[:-1]


def _shuffle(state: State, action: actions.Deal | actions.Renew) -> StufenStep:
    match action:
        case actions.Deal(order) if state.phase == "deal":
            return _deal(state, order)
        case actions.Renew(order) if state.phase == "renew":
            return _renew(state, order)
        case _:
            raise IllegalAction("wrong-cards")


def _deal(state: State, order: Cards) -> StufenStep:
    dealt, rest = deal(order, len(state.hands), HAND_SIZE)
    hands = tuple(map(in_order, dealt))
    pauses = next(place for place, card in enumerate(rest) if card is not PAUSE)  # ST14
    turned, pile = rest[pauses], (*rest[pauses + 1 :], *rest[:pauses])
    after = replace(state, phase="draw", hands=hands, pile=pile, discards=(turned,))
    return Step(after, (actions.Dealt(hands, turned, pauses, len(pile), state.turn),))


def _draw(state: State) -> StufenStep:
    if state.pile:
        return _drawn(state)
    if state.renewals == RENEWALS:
        return _ended(state, actions.Unfinished())  # ST15
    return Step(replace(state, phase="renew"), ())


def _renew(state: State, order: Cards) -> StufenStep:
    """ST14. There is always enough for it: hands and table together hold ten cards a player."""
    renewed = replace(state, pile=order, discards=state.discards[-1:], renewals=state.renewals + 1)
    return _drawn(renewed, actions.Renewed(len(order)))


def _drawn(state: State, *before: StufenEvent) -> StufenStep:
    card, pile = state.pile[0], state.pile[1:]
    after = replace(state, phase="play", hands=_with(state, card), pile=pile, takes=0)
    return Step(after, (*before, actions.Drew(state.turn, card)))


def _take(state: State) -> StufenStep:
    if refused := _why_not_take(state):
        raise refused
    card, left = state.discards[-1], state.discards[:-1]
    after = replace(state, phase="play", hands=_with(state, card), discards=left, takes=state.takes + 1)
    return Step(after, (actions.Took(state.turn, card),))


def _why_not_take(state: State) -> IllegalAction | None:
    if not state.discards:
        return IllegalAction("no-discards", "ST14")
    if state.discards[-1] is PAUSE:
        return IllegalAction("pause-on-top", "ST14")
    if state.takes == TAKES:
        return IllegalAction("taken-too-often", "ST15", times=TAKES)
    return None


def _lay(state: State, cards: Cards, named: Of | None) -> StufenStep:
    seat = state.turn
    needed = needs(state, seat)
    if not needed:
        raise IllegalAction("stage-laid-already", "ST4")
    of = melds.layable(state.hands[seat], needed).get((cards, named))
    if of is None:
        raise _why_not_lay(state.hands[seat], cards, named, needed)
    meld = Meld(seat, needed[0].kind, of, cards)
    after = replace(state, hands=_less(state, *cards), table=(*state.table, meld))
    laid = actions.Laid(seat, meld.kind, of, cards)
    return (
        _go_on(after, laid)
        if needed[1:]
        else _go_on(after, laid, actions.StageLaid(seat, state.stages[seat] + 1))
    )


def _why_not_lay(hand: Cards, cards: Cards, named: Of | None, needed: Stage) -> IllegalAction:
    for card in cards:
        if cards.count(card) > hand.count(card):
            return IllegalAction("not-in-hand", "G2", card=card)
    return melds.fault(cards, named, needed[0]) or IllegalAction("stage-not-whole", "ST4")


def _add(state: State, card: Card, number: int, named: End | None) -> StufenStep:
    if needs(state, state.turn):
        raise IllegalAction("stage-before-adding", "ST6")
    _check_in_hand(state, card)
    if card is PAUSE:
        raise IllegalAction("pause-in-meld", "ST8")
    if number not in range(1, len(state.table) + 1):
        raise IllegalAction("no-such-meld", "ST6", meld=number)
    before, meld, behind = state.table[: number - 1], state.table[number - 1], state.table[number:]
    ends = melds.ends(meld, card)
    if not ends:
        raise IllegalAction("cannot-be-added", "ST6", card=card, meld=number)
    if (named is None) != (len(ends) == 1):
        raise IllegalAction("name-the-end", "ST7")
    end = named or ends[0]
    table = (*before, melds.extended(meld, card, end), *behind)
    return _go_on(
        replace(state, hands=_less(state, card), table=table), actions.Added(state.turn, card, number, end)
    )


def _discard(state: State, card: Card) -> StufenStep:
    _check_stage_is_whole(state)
    _check_in_hand(state, card)
    if card is PAUSE:
        raise IllegalAction("pause-not-discarded", "ST8")
    after = replace(state, hands=_less(state, card), discards=(*state.discards, card))
    return _end_turn(after, actions.Discarded(state.turn, card))


def _pause(state: State, to: Seat) -> StufenStep:
    _check_stage_is_whole(state)
    if refused := _why_not_pause(state, to):
        raise refused
    after = replace(state, hands=_less(state, PAUSE), paused=tuple(sorted((*state.paused, to))))
    return _end_turn(after, actions.Paused(state.turn, to))


def _why_not_pause(state: State, to: Seat) -> IllegalAction | None:
    if PAUSE not in state.hands[state.turn]:
        return IllegalAction("not-in-hand", "G2", card=PAUSE)
    if to == state.turn or to not in range(len(state.hands)):
        return IllegalAction("pause-another", "ST8")
    if to in state.paused:
        return IllegalAction("paused-already", "ST8")
    return None


def _go_on(state: State, *events: StufenEvent) -> StufenStep:
    if not state.hands[state.turn]:
        return _ended(state, *events, actions.WentOut(state.turn))  # ST10
    return Step(state, events)


def _end_turn(state: State, event: StufenEvent) -> StufenStep:
    if not state.hands[state.turn]:
        return _ended(state, event, actions.WentOut(state.turn))  # ST10
    events = [event]
    turn, paused, discards = next_seat(state.turn, len(state.hands)), state.paused, state.discards
    while turn in paused:  # ST9
        events.append(actions.Missed(turn))
        paused = tuple(seat for seat in paused if seat != turn)
        discards = (PAUSE, *discards)
        turn = next_seat(turn, len(state.hands))
    return Step(replace(state, turn=turn, phase="draw", paused=paused, discards=discards), tuple(events))


def _ended(state: State, *events: StufenEvent) -> StufenStep:
    return Step(replace(state, phase="over"), (*events, actions.HandsShown(state.hands)))


def _check_phase(state: State, action: PlayerAction) -> None:
    takes_a_card = isinstance(action, actions.Draw | actions.Take)
    if state.phase == "draw" and not takes_a_card:
        raise IllegalAction("stufen-draw-first", "ST3")
    if state.phase == "play" and takes_a_card:
        raise IllegalAction("stufen-drawn-already", "ST3")


def _check_stage_is_whole(state: State) -> None:
    if is_laying(state, state.turn):
        raise IllegalAction("stage-not-whole", "ST4")


def _check_in_hand(state: State, card: Card) -> None:
    if card not in state.hands[state.turn]:
        raise IllegalAction("not-in-hand", "G2", card=card)


def _with(state: State, card: Card) -> Piles:
    return put(state.hands, state.turn, in_order((*state.hands[state.turn], card)))


def _less(state: State, *cards: Card) -> Piles:
    return put(state.hands, state.turn, without(state.hands[state.turn], cards))


class Stufen(BaseGame[Options, State, StufenAction, StufenEvent, View]):
    name = "stufen"
    seats = range(2, 7)
    scoring = "fewest"
    end_reasons = ("stufen-out", "stufen-unfinished")
    goal = len(STAGES)  # ST12
    forced_moves = actions.FORCED_MOVES

    def check(self, options: Options, seats: int) -> None:
        read_stages(options.stages)

    def start(self, options: Options, seats: int, round_: RoundContext = FIRST_ROUND) -> State:
        begins = next_seat(round_.first, seats)  # ST2
        return State(options, round_.carried or (0,) * seats, begins, "deal", ((),) * seats)

    to_act = staticmethod(positions.to_act)
    view = staticmethod(positions.view)
    outcome = staticmethod(positions.outcome)
    card_locations = staticmethod(positions.card_locations)
    imagine = staticmethod(positions.imagine)

    def hand(self, view: View) -> Cards:
        return view.hand

    def carried(self, view: View) -> tuple[int, ...]:
        return view.stages

    def legal_actions(self, state: State, seat: Seat) -> Sequence[PlayerAction]:
        return tuple(_menu(state)) if seat in self.to_act(state) else ()

    def apply(self, state: State, actor: Actor, action: StufenAction) -> StufenStep:
        to_act = self.to_act(state)
        if isinstance(action, actions.Deal | actions.Renew):
            check_shuffle(to_act, actor, action.order, _to_shuffle(state))
            return _shuffle(state, action)
        check_seat(to_act, actor)
        _check_phase(state, action)
        match action:
            case actions.Draw():
                return _draw(state)
            case actions.Take():
                return _take(state)
            case actions.Lay(cards, of):
                return _lay(state, cards, of)
            case actions.Add(card, meld, end):
                return _add(state, card, meld, end)
            case actions.Discard(card):
                return _discard(state, card)
            case actions.Pause(to):
                return _pause(state, to)
            case _:
                assert_never(action)

    def show(self, event: StufenEvent, seat: Seat | None) -> StufenEvent:
        match event:
            case actions.Dealt():
                return replace(event, hands=own_only(event.hands, seat))
            case actions.Drew(drawer, _) if drawer != seat:
                return actions.Drew(drawer, None)
            case _:
                return event

    def shuffle(self, state: State, rng: Rng) -> actions.Deal | actions.Renew:
        order = shuffled(_to_shuffle(state), rng)
        return actions.Deal(order) if state.phase == "deal" else actions.Renew(order)

    def actions_with(self, state: State, seat: Seat, card: Card) -> Sequence[PlayerAction]:
        if card is PAUSE:
            return tuple(actions.Pause(to) for to in range(len(state.hands)) if to != seat)
        return (
            *(action for action in self.legal_actions(state, seat) if _lays(action, card)),
            actions.Discard(card),
        )

    def max_actions(self, options: Options, seats: int) -> int:
        """A turn takes a card and gives one away. The draw pile is drawn empty three times, discards
        are taken up to ``TAKES`` times before each draw, and cards that are laid come from the hands."""
        hands = seats * HAND_SIZE
        draws = (RENEWALS + 1) * (len(DECK) - hands)
        return 2 * draws * (TAKES + 1) + hands


def _lays(action: PlayerAction, card: Card) -> bool:
    match action:
        case actions.Lay(cards):
            return card in cards
        case actions.Add(added):
            return added is card
        case _:
            return False


STUFEN = Stufen()
