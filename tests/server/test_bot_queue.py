"""The order in which tasks of bots are answered, and how many may wait."""

from __future__ import annotations

from typing import Any

import pytest

from reihum.live.bot_service import Asker
from reihum.server.workers.queue import (
    MOST_IN_ALL,
    MOST_OF_ADDRESS,
    MOST_OF_PERSON,
    Crowded,
    FairQueue,
    Kind,
    Task,
)


def ask(
    turns: FairQueue, address: str, person: str, kind: Kind = Kind.MOVE, place: int | None = None
) -> Task:
    task = Task(Asker(address, person), kind, print, (), place)
    turns.add(task)
    return task


def order(turns: FairQueue) -> list[Any]:
    """The order in which people are answered."""
    found = []
    while (task := turns.next(0)) is not None:
        assert task.asker is not None
        found.append(task.asker.person)
    return found


async def test_a_flood_from_one_address_delays_only_those_who_sent_it() -> None:
    turns = FairQueue()
    for person in ("a", "b", "c"):
        for _ in range(MOST_OF_PERSON):
            ask(turns, "stranger", person)
    ask(turns, "home", "ada")
    ask(turns, "school", "ben")
    assert turns.next(0) is not None  # one of the flood was first
    assert order(turns)[:2] == ["ada", "ben"]


async def test_people_at_one_address_take_turns() -> None:
    turns = FairQueue()
    for person in ("a", "a", "a", "b", "b"):
        ask(turns, "home", person)
    assert order(turns) == ["a", "b", "a", "b", "a"]


async def test_moves_come_before_hints() -> None:
    turns = FairQueue()
    ask(turns, "home", "hint", Kind.HINT)
    ask(turns, "home", "move")
    assert order(turns) == ["move", "hint"]


@pytest.mark.parametrize(
    ("addresses", "people", "most"),
    [(1, 1, MOST_OF_PERSON), (1, 100, MOST_OF_ADDRESS), (100, 100, MOST_IN_ALL)],
)
async def test_the_queue_is_limited(addresses: int, people: int, most: int) -> None:
    turns = FairQueue()
    for number in range(most):
        ask(turns, f"{number % addresses}", f"{number % people}")
    with pytest.raises(Crowded):
        ask(turns, f"{most % addresses}", f"{most % people}")
    ask(turns, f"{most % addresses}", f"{most % people}", Kind.HINT)  # which wait on their own


async def test_a_question_for_one_process_waits_for_it() -> None:
    turns = FairQueue()
    task = ask(turns, "home", "ada", place=1)
    assert turns.next(0) is None
    assert turns.next(1) is task
    assert not turns.remove(task)
