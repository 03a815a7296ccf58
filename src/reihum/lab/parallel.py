"""Work in pieces, shared by processes here or by a Dask cluster, with its results in order."""

import logging
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeVar

from reihum.extras import need
from reihum.game import BadSetup

MOST_JOBS = 256
AHEAD = 2
"""The number of pieces that wait for each worker, so that none is idle."""
PATIENCE = 5.0
"""Seconds until a cluster counts as unreachable."""

PieceT = TypeVar("PieceT")
ResultT = TypeVar("ResultT")


class Future(Protocol):
    def result(self) -> Any: ...
    def cancel(self) -> Any: ...


class Team(NamedTuple):
    """A team of processes, or a cluster."""

    submit: Callable[..., Future]
    ahead: int
    """The most pieces to hand out before waiting for a result."""


@contextmanager
def team(jobs: int, cluster: str | None = None) -> Iterator[Team | None]:
    """Some processes, or the Dask cluster with this address; ``None`` for one job. Raises ``BadSetup``."""
    if jobs not in range(1, MOST_JOBS + 1):
        raise BadSetup("jobs", number=jobs, most=MOST_JOBS)
    if cluster is not None:
        with _on_dask(cluster) as found:
            yield found
    elif jobs == 1:
        yield None
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn"), begin) as pool:
            yield Team(pool.submit, AHEAD * jobs)


def in_order(
    team: Team | None, work: Callable[[PieceT], ResultT], pieces: Iterable[PieceT]
) -> Iterator[ResultT]:
    """The results of the pieces, in their order, by a team or in this process."""
    if team is None:
        yield from map(work, pieces)
        return
    waiting: deque[Future] = deque()
    try:
        for piece in pieces:
            waiting.append(team.submit(work, piece))
            if len(waiting) == team.ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def begin() -> None:
    """Prepares a process. When interrupted, it finishes its piece."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def end_with_parent() -> None:
    """Ends this process when its parent is gone, even if the parent was killed."""
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


@contextmanager
def _on_dask(address: str) -> Iterator[Team]:
    """A cluster gives the pieces of a worker that died to another one. Raises ``BadSetup``."""
    need("cluster", "distributed")
    distributed: Any = import_module("distributed")
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError):
        raise BadSetup("no-cluster", address=address) from None
    with client:
        workers = client.nthreads()
        if not workers:
            raise BadSetup("no-workers", address=address)

        def submit(work: Callable[[PieceT], ResultT], piece: PieceT) -> Any:
            return client.submit(work, piece, pure=False)

        try:
            yield Team(submit, AHEAD * sum(workers.values()))
        except (distributed.CancelledError, distributed.KilledWorker, distributed.comm.CommClosedError):
            raise BadSetup("cluster-lost", address=address) from None
