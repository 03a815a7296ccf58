"""Races at a live table: what a game in which the quickest wins does there.

Such a game has a module ``live_race`` beside its rules, a ``LiveRace``: how long a card lies, and what
is done for players who say nothing. No clock is read there: times go in, actions come out.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, cast

from reihum import registry
from reihum.game import Refused, Seat, Value
from reihum.table.fold import JudgedAction
from reihum.table.table import Table

CardName: TypeAlias = tuple[int, int]
"""The round and the running number in it: no two cards that are turned up have the same."""
NO_CARD: CardName = (0, 0)


class TooSoon(Refused):
    """The card has not lain long enough."""


class Settles(Value, frozen=True):
    """Players who have said nothing to the card let it go."""


class TurnsUp(Value, frozen=True):
    """The next card is turned up, by its player or for them."""


class BotCalls(Value, frozen=True):
    """A bot has reacted to the card."""

    seat: Seat
    call: Any


Happening: TypeAlias = Settles | TurnsUp | BotCalls


class RaceTiming(Value, frozen=True):
    """What the process that drives a table knows of its players' latency and of its bots."""

    shown: int
    """When the card was sent to those who are connected here."""
    allowances: Mapping[Seat, int]
    """What is allowed for a player's latency; players left out are connected elsewhere, if at all."""
    bot_pause: int = 0
    """How many milliseconds a bot looks at the next card before it turns it up."""


class LiveRace(Protocol):
    """The module ``live_race`` of a game. A round of the game is going on wherever it is asked."""

    def reveal(self, table: Table) -> int:
        """The running number of the cards turned up last."""

    def shown_at(self, table: Table) -> int:
        """Since when they lie there, or since the deal; after a pause it counts anew."""

    def awaits_go(self, table: Table) -> bool:
        """Whether the table has to say "go": not before everybody has seen the last cards."""

    def timed(self, table: Table, given: Any, judged: Callable[[int], int]) -> Any:
        """An action that was sent, with the time that is judged in place of the time that was claimed."""

    def menu(self, table: Table, seat: Seat) -> Sequence[Any]:
        """What a seat may do."""

    def act(self, table: Table, seat: Seat, action: Any, at: int) -> tuple[JudgedAction, ...]:
        """What a player's action leads to; raises ``Refused``."""

    def next_due(self, table: Table, timing: RaceTiming) -> tuple[int, Happening] | None:
        """What the table does next for its players, and when, if nobody does anything before."""

    def bot_call(self, seat: Seat, action: Any, since: int) -> tuple[int, BotCalls] | None:
        """How long after the card was shown a bot calls, and what; ``since``: for how long it lies there."""

    def may_call(self, table: Table, call: BotCalls) -> bool:
        """Whether a bot is still in time with its call."""

    def actions_of(self, table: Table, what: Happening) -> tuple[JudgedAction, ...]:
        """What becomes of it, on the table as it is by then."""


def is_race(table: Table) -> bool:
    """Whether a table's game is played at the pace of a race. Other games take turns, whatever they are."""
    return table.rules.is_race and registry.part_of(table.rules.game, "live_race") is not None


def race(table: Table) -> LiveRace | None:
    """The race that goes on at a table, if there is one."""
    if not is_race(table) or table.phase != "playing" or table.is_paused:
        return None
    return cast(LiveRace, registry.part_of(table.rules.game, "live_race"))


def card(table: Table) -> CardName:
    """Which cards were turned up last."""
    running = race(table)
    return NO_CARD if running is None else (table.rounds, running.reveal(table))
