"""A match of one person and bots, without screen or keyboard."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from reihum import bots, record
from reihum.bots import Bot
from reihum.bots.hints import Hint, find_hint
from reihum.cards import Card
from reihum.game import Actor, AnyGame, IllegalAction, Outcome, Seat, Step, seen
from reihum.match import AnyState, AnyView, Match, MatchOptions
from reihum.playing import Playing
from reihum.record import Entry, Player, Record

YOU: Seat = 0
"""Where the person sits."""

Clock = Callable[[], int]
"""Milliseconds since some moment."""


class Session:
    """Plays for all other seats until the person may act, and keeps what the person may see."""

    def __init__(
        self, game: AnyGame, options: MatchOptions[Any], players: tuple[Player, ...], seed: int, clock: Clock
    ) -> None:
        self.game = game
        self.match = Match(game)
        self.players = players
        self._options = options
        self._bots: Sequence[Bot | None] = [
            None if player.bot is None else bots.find(player.bot, game.name) for player in players
        ]
        self.playing = Playing(
            self.match,
            self.match.start(options, len(players)),
            Random(seed),
            pick=lambda seats: YOU if YOU in seats else seats[0],
            on_step=self._note,
        )
        self._choosing = Random(seed + 1)
        self._clock = clock
        self._began = self._asked = clock()
        self._entries: list[Entry] = []
        self._new_events: list[Any] = []
        self._undoable: list[tuple[AnyState, tuple[Any, ...]]] = []
        self._advance()

    @property
    def state(self) -> AnyState:
        state: AnyState = self.playing.state
        return state

    @property
    def menu(self) -> Sequence[Any]:
        return self.match.legal_actions(self.state, YOU)

    @property
    def view(self) -> AnyView:
        return self.match.view(self.state, YOU)

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.match.hand(self.view) or ()

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome(self.state)

    @property
    def turn_goes_on(self) -> bool:
        """Whether the person has acted in this turn, and nobody else since."""
        return bool(self._entries) and self._entries[-1].by == YOU

    def act(self, action: Any) -> None:
        """Makes the person's move, then all moves until the person may act again; raises ``Refused``."""
        if "time" in action.__struct_fields__:
            action = msgspec.structs.replace(action, time=self._clock() - self._asked)
        before, history = self.state, tuple(self.playing.history)
        self.playing.apply(YOU, action)
        if seen(self.match, self.state, YOU) <= seen(self.match, before, YOU):
            self._undoable.append((before, history))
        else:
            self._undoable.clear()
        self._advance()

    def undo(self) -> Any:
        """Takes back the person's last action and returns it; raises ``IllegalAction``.

        This works only within the turn, and only if the action showed the person no hidden card.
        """
        if not self._undoable:
            raise IllegalAction("nothing-to-undo")
        self.playing.go_back(*self._undoable.pop())
        self._new_events.clear()
        return self._entries.pop().action

    def hint(self) -> Hint:
        """What the strongest bot would do here, and why."""
        return find_hint(self.game, self.view.round, self.menu, self.playing.history)

    def take_events(self) -> list[Any]:
        """What happened since the last call, as the person may see it."""
        events, self._new_events = self._new_events, []
        return events

    def record(self) -> Record:
        return msgspec.structs.replace(
            record.begin(self.game, self.players, self._options),
            actions=tuple(self._entries),
            outcome=self.outcome,
        )

    def _advance(self) -> None:
        while (seat := self.playing.next_seat()) is not None and seat != YOU:
            bot = self._bots[seat]
            assert bot is not None
            view, menu = self.match.view(self.state, seat).round, self.match.legal_actions(self.state, seat)
            self.playing.apply(seat, bot.choose(view, menu, self._choosing, self.playing.history))
        self._asked = self._clock()

    def _note(self, actor: Actor, action: Any, step: Step[AnyState, Any]) -> None:
        if actor != YOU:
            self._undoable.clear()
        self._entries.append(Entry(actor, action, self._clock() - self._began))
        shown = (self.match.show(event, YOU) for event in step.events)
        self._new_events.extend(event for event in shown if event is not None)
