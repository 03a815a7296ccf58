"""Checks that must always hold, against the log that is durable.

- What a player is sent is a state of the log, as this player may see it, with the events that led there.
- A log only grows: what a player was sent, or what was acknowledged, stays in it.
- A command that was acknowledged is in the log. One that was refused is not, and none is there twice.
- The row of a table and the records of its matches follow from its log.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

import msgspec

from reihum.live.room import MOST_SHOWN
from reihum.live.summary import last_record, summary_of
from reihum.table import log as table_log
from reihum.table import views
from reihum.table.fold import TableStep, fold
from reihum.table.table import Table
from simulated_database import Disk

Key = tuple[str, ...]


class Finding(Exception):
    """Something that must not happen."""


def as_sent(value: Any) -> Any:
    """What a client decodes of a value."""
    return msgspec.json.decode(msgspec.json.encode(value))


def masked(view: Any) -> Any:
    """A view without what depends on who is connected, which is no part of the log."""
    return {**view, "chairs": [{**chair, "away": None} for chair in view["chairs"]]}


class TableHistory:
    """The log of a table as it was at any time until now, and what people may see of it."""

    def __init__(self, disk: Disk, table_id: str) -> None:
        self.table_id = table_id
        self._disk = disk
        self._bodies: list[bytes] = []
        self.steps: list[TableStep] = []
        self._views: dict[tuple[int, str | None], Any] = {}
        self._events: dict[tuple[int, str | None], list[Any]] = {}
        self.done: Counter[Key] = Counter()
        """How often each command is in the log."""
        self.forced: Counter[Key] = Counter()
        """How often the table did the same for a person who could do nothing else."""

    @property
    def table(self) -> Table:
        return self.steps[-1].table

    @property
    def length(self) -> int:
        return len(self.steps)

    def extend(self) -> None:
        """Reads what is new."""
        rows = self._rows(len(self._bodies))
        for number, body in rows:
            if number != len(self._bodies):
                raise Finding(f"the log has entry {number} after {len(self._bodies) - 1} entries")
            self._bodies.append(body)
            before = self.steps[-1].table if self.steps else None
            self.steps.append(fold(before, table_log.read(body)))
            self._count(self.steps[-1])
        if rows:
            self._check_row()

    def _count(self, step: TableStep) -> None:
        event, table = step.entry.event, step.before
        seat = event.by if isinstance(event, table_log.Acted) else getattr(event, "seat", None)
        if table is None or not isinstance(seat, int) or table.chairs[seat].person is None:
            return
        person = table.chairs[seat].person
        assert person is not None
        if isinstance(event, table_log.Acted):
            if table.chairs[seat].bot is None:
                key = act_key(self.table_id, person.id, table.made_by(seat), event.action)
                counted = self.forced if event.is_forced else self.done
                counted[key] += 1
        elif event == table_log.Ready(seat, ""):
            self.forced[key_of(self.table_id, person.id, event)] += 1
        elif isinstance(event, table_log.Said | table_log.Proposed | table_log.Ready):
            self.done[key_of(self.table_id, person.id, event)] += 1

    def verify(self) -> None:
        """Nothing that was in the log is gone or changed."""
        kept = [body for _, body in self._rows(0)]
        if kept[: len(self._bodies)] != self._bodies:
            pairs = zip(kept, self._bodies, strict=False)
            place = next((place for place, (now, then) in enumerate(pairs) if now != then), len(kept))
            raise Finding(f"entry {place} of the log of {self.table_id} is lost or changed")

    def _rows(self, since: int) -> list[Any]:
        return self._disk.query(
            "SELECT number, body FROM log WHERE table_id = ? AND number >= ? ORDER BY number",
            self.table_id,
            since,
        )

    def view(self, length: int, person: str | None) -> Any:
        """What a person sees of the table after some entries."""
        if (length, person) not in self._views:
            table = self.steps[length - 1].table
            self._views[length, person] = masked(as_sent(views.view(table, person)))
        return self._views[length, person]

    def _shown(self, number: int, person: str | None) -> list[Any]:
        if (number, person) not in self._events:
            self._events[number, person] = as_sent(views.shown(self.steps[number], person))
        return self._events[number, person]

    def events(self, since: int, length: int, person: str | None) -> list[Any]:
        """What a person is shown of the entries after the first ``since``."""
        numbers = range(max(since, length - MOST_SHOWN), length)
        return list(chain.from_iterable(self._shown(number, person) for number in numbers))

    def joined(self, view: Any, person: str | None) -> list[int]:
        """After how many entries a person may be who sees this view first."""
        self.extend()
        view = masked(view)
        found = [length for length in self._like(view, 1) if self.view(length, person) == view]
        if not found:
            raise Finding(f"{person} was sent a view of {self.table_id} that no state of its log has")
        return found

    def followed(self, places: list[int], events: list[Any], view: Any, person: str | None) -> list[int]:
        """After how many entries a person may be who was at one of these places and is sent this."""
        self.extend()
        view = masked(view)
        found = {
            length
            for place in places
            for length in self._like(view, place)
            if self.view(length, person) == view and self.events(place, length, person) == events
        }
        if not found:
            raise Finding(
                f"{person} was sent an update of {self.table_id} that does not follow from its log:"
                f" after {places} of {self.length} entries came {events}"
            )
        return sorted(found)

    def _like(self, view: Any, since: int) -> list[int]:
        """The numbers of entries after which the table may look like this: quickly compared."""
        return [
            number + 1
            for number, step in enumerate(self.steps[since - 1 :], since - 1)
            if step.table.waiting_since == view["waiting_since"] and step.table.phase == view["phase"]
        ]

    def records(self) -> set[str]:
        """The records of all matches that were played to their end."""
        found = (last_record(self.table_id, step.table) for step in self.steps)
        return {name for name in found if name is not None}

    def _check_row(self) -> None:
        """The row of the table is written with its log, so it is true at every moment."""
        ((phase, summary, entries),) = self._disk.query(
            "SELECT phase, summary, entries FROM tables WHERE id = ?", self.table_id
        )
        expected = msgspec.json.encode(summary_of(self.table_id, self.table))
        if (phase, summary) != (self.table.phase, expected) or entries > self.length:
            raise Finding(f"the row of {self.table_id} is {phase}, {summary!r}, not {expected!r}")

    def check_records(self) -> None:
        """There is a record of every match that was played to its end, and no other."""
        found = self._disk.query("SELECT id FROM records WHERE table_id = ?", self.table_id)
        if {name for (name,) in found} != self.records():
            raise Finding(f"the records of {self.table_id} are {found}, not {self.records()}")


def act_key(table_id: str, person: str, made: int, action: str) -> Key:
    return table_id, person, "act", str(made), action


def key_of(table_id: str, person: str, event: table_log.Said | table_log.Proposed | table_log.Ready) -> Key:
    match event:
        case table_log.Said(_, phrase):
            return table_id, person, "say", phrase
        case table_log.Proposed(_, what):
            return table_id, person, "propose", what
        case table_log.Ready(_, seed):
            return table_id, person, "get-ready", seed


class Ledger:
    """Which commands the players of a table have sent, and what became of them."""

    def __init__(self, history: TableHistory, *, is_exact: bool) -> None:
        """``is_exact``: nobody else moves for people, and moves are in the log as they were sent."""
        self._history = history
        self._is_exact = is_exact
        self._possible: Counter[Key] = Counter()
        """Commands that may be in the log: not those that were refused."""
        self._accepted: Counter[Key] = Counter()
        self.commands = 0

    def sent(self, key: Key) -> None:
        self._possible[key] += 1

    def refused(self, key: Key) -> None:
        """Only if no earlier attempt may have worked."""
        self._possible[key] -= 1

    def accepted(self, key: Key) -> None:
        self.commands += 1
        self._accepted[key] += 1
        self._history.extend()
        self._check_accepted(key)

    def check(self) -> None:
        self._history.extend()
        for key in self._accepted:
            self._check_accepted(key)
        for key, times in self._history.done.items():
            if times > self._possible[key] and (self._is_exact or key[2] != "act"):
                raise Finding(f"{key}: sent {self._possible[key]} times, but {times} times in the log")

    def _check_accepted(self, key: Key) -> None:
        if key[2] == "act" and not self._is_exact:
            return
        times = self._history.done[key] + self._history.forced[key]
        if times < self._accepted[key]:
            raise Finding(f"{key}: acknowledged {self._accepted[key]} times, but {times} times in the log")
