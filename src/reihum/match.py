"""Rounds and the score sheet: any game as a match, which is again a game.

A single round is a match of one. Everything that plays a game plays matches.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from reihum import game as protocol
from reihum.cards import Card
from reihum.game import (
    ActionT,
    Actor,
    EventT,
    OptionsT,
    Outcome,
    Rng,
    RoundContext,
    Seat,
    StateT,
    Step,
    ViewT,
)
from reihum.rule_helpers import ranked

MOST_ROUNDS = 1000


ChosenT = TypeVar("ChosenT")
"""The options of a game, as a part of a match's values. No bound: msgspec would read them as that."""
RoundT = TypeVar("RoundT")
"""The state or the view of a round."""


class MatchOptions(protocol.Options, Generic[ChosenT], frozen=True):
    options: ChosenT
    """The game's own options."""
    rounds: int | None = 1
    """``None``: as many as there are players (G4), or until somebody reaches the game's goal."""
    first: Seat = 0
    """The seat that begins or deals the first round (G3)."""


class RoundEnded(protocol.Event, frozen=True):
    number: int
    outcome: Outcome


class MatchState(protocol.Value, Generic[ChosenT, RoundT], frozen=True):
    options: MatchOptions[ChosenT]
    seats: int
    round: RoundT
    """The state of the round being played, or of the last one."""
    sheet: tuple[Outcome, ...] = ()
    """The rounds that are over."""


class MatchView(protocol.Value, Generic[ChosenT, RoundT], frozen=True):
    options: MatchOptions[ChosenT]
    seats: int
    sheet: tuple[Outcome, ...]
    round: RoundT
    """The view of the round being played."""
    places: tuple[int, ...]
    """The places after all rounds so far, by seat; empty before the first round is over."""


AnyState: TypeAlias = MatchState[Any, Any]
AnyView: TypeAlias = MatchView[Any, Any]


class Match(
    protocol.BaseGame[
        MatchOptions[OptionsT],
        MatchState[OptionsT, StateT],
        ActionT,
        EventT | RoundEnded,
        MatchView[OptionsT, ViewT],
    ],
    Generic[OptionsT, StateT, ActionT, EventT, ViewT],
):
    """A game's rounds one after another, with its score sheet (G4)."""

    def __init__(self, game: protocol.Game[OptionsT, StateT, ActionT, EventT, ViewT]) -> None:
        self.game = game
        self.name = game.name
        self.rules_version = game.rules_version
        self.seats = game.seats
        self.action_type = game.action_type
        self.options_type: type[MatchOptions[OptionsT]] = MatchOptions
        self.state_type = MatchState[game.options_type, game.state_type]  # type: ignore[name-defined]
        self.view_type = MatchView[game.options_type, game.view_type]  # type: ignore[name-defined]
        self.event_type = game.event_type | RoundEnded
        self.scoring = game.scoring
        self.end_reasons = (*game.end_reasons, "match")
        self.goal = game.goal
        self.forced_moves = game.forced_moves
        self.is_race = game.is_race

    def check(self, options: MatchOptions[OptionsT], seats: int) -> None:
        if options.rounds is not None and options.rounds not in range(1, MOST_ROUNDS + 1):
            raise protocol.BadSetup("rounds", rounds=options.rounds, most=MOST_ROUNDS)
        protocol.check_setup(self.game, options.options, seats, RoundContext(first=options.first))

    def start(
        self, options: MatchOptions[OptionsT], seats: int, round_: RoundContext = protocol.FIRST_ROUND
    ) -> MatchState[OptionsT, StateT]:
        first = self.game.start(options.options, seats, RoundContext(first=options.first))
        return MatchState(options, seats, first)

    def to_act(self, state: MatchState[OptionsT, StateT]) -> frozenset[Actor]:
        return self.game.to_act(self._in_play(state))

    def legal_actions(self, state: MatchState[OptionsT, StateT], seat: Seat) -> Sequence[ActionT]:
        return self.game.legal_actions(state.round, seat)

    def apply(
        self, state: MatchState[OptionsT, StateT], actor: Actor, action: ActionT
    ) -> Step[MatchState[OptionsT, StateT], EventT | RoundEnded]:
        step = self.game.apply(self._in_play(state), actor, action)
        outcome = self.game.outcome(step.state)
        if outcome is None:
            return Step(MatchState(state.options, state.seats, step.state, state.sheet), step.events)
        sheet = (*state.sheet, outcome)
        after = MatchState(state.options, state.seats, step.state, sheet)
        return Step(after, (*step.events, RoundEnded(len(sheet), outcome)))

    def view(self, state: MatchState[OptionsT, StateT], seat: Seat | None) -> MatchView[OptionsT, ViewT]:
        table = self.game.view(state.round, seat)
        return MatchView(state.options, state.seats, state.sheet, table, self._places(state))

    def hand(self, view: MatchView[OptionsT, ViewT]) -> tuple[Card, ...] | None:
        return self.game.hand(view.round)

    def carried(self, view: MatchView[OptionsT, ViewT]) -> tuple[int, ...]:
        return self.game.carried(view.round)

    def show(self, event: EventT | RoundEnded, seat: Seat | None) -> EventT | RoundEnded | None:
        return event if isinstance(event, RoundEnded) else self.game.show(event, seat)

    def outcome(self, state: MatchState[OptionsT, StateT]) -> Outcome | None:
        if not state.sheet or not self._is_over(state):
            return None
        if state.options.rounds == 1:
            return state.sheet[0]
        return Outcome(self._places(state), totals(state.sheet), "match", state.sheet[-1].carried)

    def shuffle(self, state: MatchState[OptionsT, StateT], rng: Rng) -> ActionT:
        return self.game.shuffle(self._in_play(state), rng)

    def imagine(self, view: MatchView[OptionsT, ViewT], rng: Rng) -> MatchState[OptionsT, StateT]:
        return MatchState(view.options, view.seats, self.game.imagine(view.round, rng), view.sheet)

    def card_locations(self, state: MatchState[OptionsT, StateT]) -> Sequence[protocol.CardLocation]:
        return self.game.card_locations(state.round)

    def max_actions(self, options: MatchOptions[OptionsT], seats: int) -> int:
        return self._most_rounds(options, seats) * self.game.max_actions(options.options, seats)

    def actions_with(self, state: MatchState[OptionsT, StateT], seat: Seat, card: Card) -> Sequence[ActionT]:
        return self.game.actions_with(state.round, seat, card)

    def _places(self, state: MatchState[OptionsT, StateT]) -> tuple[int, ...]:
        if not state.sheet or state.options.rounds == 1:
            return state.sheet[0].places if state.sheet else ()
        return _ranked(state.sheet, self.scoring)

    def _in_play(self, state: MatchState[OptionsT, StateT]) -> StateT:
        """The round to act on. One that is over stays on the table until the next is dealt."""
        if self.game.to_act(state.round) or self._is_over(state):
            return state.round
        played = len(state.sheet)
        first = (state.options.first + played) % state.seats  # G3
        context = RoundContext(played + 1, first, state.sheet[-1].carried)
        return self.game.start(state.options.options, state.seats, context)

    def _is_over(self, state: MatchState[OptionsT, StateT]) -> bool:
        if self.goal is not None and max(state.sheet[-1].carried) >= self.goal:
            return True
        return len(state.sheet) == self._most_rounds(state.options, state.seats)

    def _most_rounds(self, options: MatchOptions[OptionsT], seats: int) -> int:
        return options.rounds or (seats if self.goal is None else MOST_ROUNDS)


AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]


def extend_history(rules: AnyMatch, history: tuple[Any, ...], step: Step[AnyState, Any]) -> tuple[Any, ...]:
    """What an onlooker was shown of the round in play, after one more step."""
    begun = () if history and isinstance(history[-1], RoundEnded) else history
    return (*begun, *protocol.public_events(rules, step))


@lru_cache
def _ranked(sheet: tuple[Outcome, ...], scoring: Literal["most", "fewest"]) -> tuple[int, ...]:
    """What is carried on counts first, then the points of all rounds."""
    points = totals(sheet)
    sign = -1 if scoring == "most" else 1
    standing = sheet[-1].carried or (0,) * len(points)
    return ranked([(-stood, sign * score) for stood, score in zip(standing, points, strict=True)])


def totals(sheet: Sequence[Outcome]) -> tuple[int, ...]:
    """The points of all rounds added up, by seat."""
    return tuple(map(sum, zip(*(outcome.points for outcome in sheet), strict=True)))
