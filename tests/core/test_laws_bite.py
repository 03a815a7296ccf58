"""Each law fails on a game that breaks it: a law that cannot fail proves nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any

import msgspec
import pytest

from reihum import testing as laws
from reihum.cards import Card, from_bits
from reihum.game import Actor, IllegalAction, Outcome, Rng, Seat, Step
from reihum.games.elfer.rules import Elfer, Options
from reihum.games.rows import state as positions
from reihum.games.rows.actions import FORCED_MOVES, Deal, Draw, Drew, End, Lay, Pass, RowAction, RowEvent
from reihum.games.rows.state import State, View, show

ElferState = State[Options]
ElferAction = Lay | Draw | Pass | End


class ShowsDrawnCards(Elfer):
    show = staticmethod(lambda event, seat: event if isinstance(event, Drew) else show(event, seat))


class ShowsHands(Elfer):
    @staticmethod
    def view(state: Any, seat: Seat | None) -> View[Any]:
        view = positions.view(state, seat)
        return msgspec.structs.replace(view, shown=tuple(map(from_bits, state.hands)))


class TellsByOrder(Elfer):
    """The sizes of hands are right, but a hand with the red 5 is told apart."""

    @staticmethod
    def view(state: Any, seat: Seat | None) -> View[Any]:
        view = positions.view(state, seat)
        holder = [bool(hand & Card("r5").bit) for hand in state.hands]
        return msgspec.structs.replace(view, first=holder.index(True) if True in holder else 0)


class OffersTooMuch(Elfer):
    def legal_actions(self, state: Any, seat: Seat) -> Sequence[ElferAction]:
        menu = super().legal_actions(state, seat)
        return (*menu, End()) if menu and End() not in menu else menu


class OffersTooLittle(Elfer):
    def legal_actions(self, state: Any, seat: Seat) -> Sequence[ElferAction]:
        menu = super().legal_actions(state, seat)
        return menu[:1]


class LosesACard(Elfer):
    def apply(self, state: ElferState, actor: Actor, action: RowAction) -> Step[ElferState, RowEvent]:
        step = super().apply(state, actor, action)
        if step.state.turn is None:
            return Step(msgspec.structs.replace(step.state, hands=(0, 0, 0)), step.events)
        return step


class ForgetsToEnd(Elfer):
    def outcome(self, state: Any) -> Outcome | None:
        return None


class ImaginesAnything(Elfer):
    def imagine(self, view: View[Options], rng: Rng) -> ElferState:
        state = super().imagine(view, rng)
        return msgspec.structs.replace(state, pile=state.pile[1:])


class PlaysOnForEver(Elfer):
    def max_actions(self, options: Options, seats: int) -> int:
        return 20


class ForgetsTheRule(Elfer):
    def apply(self, state: ElferState, actor: Actor, action: RowAction) -> Step[ElferState, RowEvent]:
        try:
            return super().apply(state, actor, action)
        except IllegalAction as refused:
            raise IllegalAction(refused.code) from None


class RemembersBetweenGames(Elfer):
    """Not a stateless object of rules: every other deal is different."""

    def __init__(self) -> None:
        self.deals = 0

    def apply(self, state: ElferState, actor: Actor, action: RowAction) -> Step[ElferState, RowEvent]:
        if isinstance(action, Deal):
            self.deals += 1
            if self.deals % 2:
                action = Deal(action.order[::-1], action.lot)
        return super().apply(state, actor, action)


class TellsThatNothingMoreFits(Elfer):
    """The turn of who can lay no more would end by itself, and of who holds cards back would not."""

    forced_moves = MappingProxyType({**FORCED_MOVES, End: "open"})


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (ShowsDrawnCards, "a seat is sent no card that it may not see"),
        (ShowsHands, "an imagined state has the view|a seat is sent no card|an onlooker"),
        (TellsByOrder, "unseen cards do not matter|an imagined state has the view|an onlooker"),
        (OffersTooMuch, "every entry of the menu applies"),
        (OffersTooLittle, "what is not in the menu is refused"),
        (LosesACard, "cards are conserved"),
        (ForgetsToEnd, "somebody acts or there is an outcome"),
        (ImaginesAnything, "an imagined state has the view"),
        (PlaysOnForEver, "a round ends within its most actions"),
        (ForgetsTheRule, "a refusal names its rule"),
        (RemembersBetweenGames, "a replay gives the same"),
        (TellsThatNothingMoreFits, "a forced move tells nothing"),
    ],
)
def test_a_broken_game_is_found_out(broken: Callable[[], Elfer], law: str) -> None:
    with pytest.raises(laws.Broken, match=law):
        _play_twenty(broken())


def _play_twenty(game: Elfer) -> None:
    for seed in range(20):
        laws.check(game, Options(), 3, seed)
