"""Time in the simulation is simulated, the same seed gives the same order, and nothing waits for real."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from random import Random

import pytest

from simulated_loop import LeftSimulation, SimulatedLoop, new_loop, owned_by


@contextmanager
def _loop(seed: int = 0) -> Iterator[SimulatedLoop]:
    loop = new_loop(Random(seed))
    try:
        yield loop
    finally:
        loop.close()


async def _order_of_sleepers(seconds: float) -> list[int]:
    order: list[int] = []

    async def sleep(number: int) -> None:
        await asyncio.sleep(seconds)
        order.append(number)

    await asyncio.gather(*map(sleep, range(6)))
    return order


def _run(seed: int, work: Callable[[], Awaitable[list[int]]]) -> list[int]:
    with _loop(seed) as loop:
        found: list[int] = loop.run_until_complete(work())
        return found


def test_a_day_takes_no_time() -> None:
    began = time.monotonic()
    with _loop() as loop:
        loop.run_until_complete(asyncio.sleep(24 * 60 * 60))
        assert loop.time() == 24 * 60 * 60
    assert time.monotonic() - began < 60


def test_the_seed_decides_which_timer_comes_first() -> None:
    orders = [_run(seed, lambda: _order_of_sleepers(1)) for seed in range(8)]
    assert orders == [_run(seed, lambda: _order_of_sleepers(1)) for seed in range(8)]
    assert len(set(map(tuple, orders))) > 1


def test_ready_callbacks_keep_their_order() -> None:
    assert all(_run(seed, lambda: _order_of_sleepers(0)) == list(range(6)) for seed in range(8))


def test_work_in_a_thread_is_done_here_and_answered_later() -> None:
    with _loop() as loop:
        assert loop.run_until_complete(asyncio.to_thread(threading.get_ident)) == threading.get_ident()
        assert loop.time() > 0
        with pytest.raises(ZeroDivisionError):
            loop.run_until_complete(asyncio.to_thread(lambda: 1 // 0))


async def _sleep_for_real() -> None:
    time.sleep(0.01)


async def _start_a_thread() -> None:
    threading.Thread(target=print).start()


async def _connect() -> None:
    await asyncio.open_connection("127.0.0.1", 9)


async def _wait_for_ever() -> None:
    await asyncio.Event().wait()


async def _turn_in_circles() -> None:
    while True:
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    "work", [_sleep_for_real, _start_a_thread, _connect, _wait_for_ever, _turn_in_circles]
)
def test_the_real_world_is_an_error(work: Callable[[], Awaitable[None]]) -> None:
    with _loop() as loop, pytest.raises((LeftSimulation, NotImplementedError)):
        loop.run_until_complete(work())


def test_tasks_belong_to_the_process_that_began_them() -> None:
    async def begin() -> asyncio.Task[None]:
        return asyncio.create_task(_wait_for_ever())

    with _loop() as loop:
        begun = loop.run_until_complete(loop.create_task(begin(), context=owned_by("first")))
        assert loop.tasks_of("first") == [begun]
        assert loop.tasks_of("second") == []
