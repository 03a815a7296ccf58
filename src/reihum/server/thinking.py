"""Where bots think: in processes of their own, so that the server waits for none that does not answer."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from random import Random
from typing import Any

from reihum.bots import BOTS
from reihum.bots.advice import Advice, advise
from reihum.bots.simple import SIMPLE
from reihum.game import NATURE, Game, overheard
from reihum.lab.sharing import end_with_parent
from reihum.registry import GAMES

LOGGER = logging.getLogger("reihum")

MOVE_SECONDS = 5.0
"""For a bot's move, from question to answer. It takes a second at most on a core of its own."""
HINT_SECONDS = 20.0
"""For a hint, which only who has asked waits for."""
PATIENCE_SECONDS = 30.0
"""Who has not come back by then hangs."""
PREPARATION_SECONDS = 120.0
"""To compile the kernel for the first time takes twenty seconds of a core, and thinkers may share one."""

REHEARSED = 4
"""So many choices at a round's beginning, and at its end, call all that a bot is made of."""


class NoAnswer(Exception):
    """There was none in time, or whoever thought about it failed."""


class Thinkers:
    """So many processes, each with one question at a time. One that hangs or dies is replaced."""

    def __init__(self, number: int, patience: float = PATIENCE_SECONDS) -> None:
        self._patience = patience
        self._thinkers = [_Thinker() for _ in range(number)]
        self._free: asyncio.Queue[int] = asyncio.Queue()
        """The places in the list of those with nothing to think about."""
        for place in range(number):
            self._free.put_nowait(place)
        self._late: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    async def ask(self, seconds: float, question: Callable[..., Any], *details: Any) -> Any:
        """What the question leads to within so many seconds, which is never ``None``; raises ``NoAnswer``."""
        return await self._ask(seconds, self._patience, question, *details)

    async def _ask(self, seconds: float, patience: float, question: Callable[..., Any], *details: Any) -> Any:
        """The same of a thinker that hangs if it has not come back after so long."""
        if len(self._late) == len(self._thinkers):
            raise NoAnswer
        thinking: asyncio.Task[Any] | None = None
        try:
            async with asyncio.timeout(seconds):
                place = await self._free.get()
                thinking = asyncio.create_task(self._think(place, patience, question, details))
                answer = await asyncio.shield(thinking)
        except TimeoutError:
            if thinking is not None:
                self._late.add(thinking)
                thinking.add_done_callback(self._late.discard)
            raise NoAnswer from None
        if answer is None:
            raise NoAnswer
        return answer

    async def prepare(self, bot: str, game: str) -> None:
        """Lets all of them load, and the first time compile, what a bot needs for a game."""
        long = PREPARATION_SECONDS
        asking = (self._ask(long, long, rehearse, bot, game) for _ in self._thinkers)
        await asyncio.gather(*asking, return_exceptions=True)

    async def _think(
        self, place: int, patience: float, question: Callable[..., Any], details: tuple[Any, ...]
    ) -> Any:
        """The answer, or ``None`` if there is none; whoever hangs or died is replaced by then."""
        thinker = self._thinkers[place]
        try:
            await thinker.has_started()
            async with asyncio.timeout(patience):
                return await thinker.think(question, details)
        except (TimeoutError, BrokenProcessPool):
            thinker.end()
            if not self._is_closed:
                self._thinkers[place] = _Thinker()
            return None
        except Exception:
            LOGGER.exception("a bot failed")
            return None
        finally:
            self._free.put_nowait(place)

    def close(self) -> None:
        self._is_closed = True
        for thinker in self._thinkers:
            thinker.end()


class _Thinker:
    """A process that starts before anybody waits for it."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, get_context("forkserver"), end_with_parent)
        self._pid = self._pool.submit(os.getpid)

    async def has_started(self) -> None:
        await asyncio.wrap_future(self._pid)

    async def think(self, question: Callable[..., Any], details: tuple[Any, ...]) -> Any:
        return await asyncio.wrap_future(self._pool.submit(question, *details))

    def end(self) -> None:
        """At once, whatever it is doing."""
        self._pid.add_done_callback(_kill)
        self._pool.shutdown(wait=False, cancel_futures=True)


def _kill(pid: Future[int]) -> None:
    """Now, or as soon as the process has started. If it never does, there is nothing to kill."""
    with suppress(CancelledError, BrokenProcessPool, ProcessLookupError):
        os.kill(pid.result(), signal.SIGKILL)


def rehearse(bot: str, game: str) -> bool:
    """A bot chooses at the beginning of a round with most players, and at the end of one with fewest, where
    least is hidden; the simple bot plays them."""
    rules, rng = GAMES[game], Random(0)
    beginning = list(islice(_choices(rules, rules.seats[-1], rng), REHEARSED))
    ending = deque(_choices(rules, rules.seats[0], rng), REHEARSED)
    for view, menu, heard in (*beginning, *ending):
        BOTS[bot].choose(view, menu, rng, heard)
    return True


def _choices(rules: Game, seats: int, rng: Random) -> Iterator[tuple[Any, Any, Any]]:
    """Where in a round there is something to choose: the view, the menu and what was heard."""
    state, heard = rules.start(rules.options_type(), seats), list[Any]()
    while actors := rules.to_act(state):
        if NATURE in actors:
            step = rules.apply(state, NATURE, rules.shuffle(state, rng))
        else:
            seat = min(actor for actor in actors if isinstance(actor, int))
            view, menu = rules.view(state, seat), rules.legal_actions(state, seat)
            if len(menu) > 1:
                yield view, menu, tuple(heard)
            step = rules.apply(state, seat, SIMPLE.choose(view, menu, rng, heard))
        state = step.state
        heard += overheard(rules, step)


def choose(bot: str, view: Any, menu: Any, heard: Any) -> Any:
    return BOTS[bot].choose(view, menu, Random(), heard)


def hint(game: str, view: Any, menu: Any, heard: Any) -> Advice:
    return advise(GAMES[game], view, menu, Random(), heard)
