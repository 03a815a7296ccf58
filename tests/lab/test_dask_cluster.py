"""Simulations on a real Dask cluster of this machine: a scheduler and two workers, each a process."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from reihum.bots import BOTS
from reihum.cli import main
from reihum.game import BadSetup
from reihum.lab.simulation.simulate import Plan, plan, simulate
from reihum.registry import GAMES

pytestmark = pytest.mark.slow


class Cluster:
    def __init__(self, folder: Path) -> None:
        self._file = folder / "scheduler.json"
        self.scheduler = self._start("scheduler", "--port", "0", "--host", "127.0.0.1")
        while not self._file.exists():
            assert self.scheduler.poll() is None
            time.sleep(0.05)
        self.workers = [self._start("worker", "--no-nanny", "--nthreads", "1") for _ in range(2)]

    @property
    def address(self) -> str:
        return str(msgspec.json.decode(self._file.read_bytes())["address"])

    def await_workers(self) -> None:
        from distributed import Client

        with Client(self.address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(len(self.workers), timeout=60)

    def end(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()

    def _start(self, part: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{part}"]
        common = ["--scheduler-file", str(self._file), "--no-dashboard"]
        return subprocess.Popen(
            [*command, *common, *arguments],
            cwd=self._file.parent,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    started = Cluster(tmp_path)
    try:
        yield started
    finally:
        started.end()


def asked() -> Plan:
    mogeln = GAMES["mogeln"]
    return plan(mogeln, mogeln.options_type(), 4, [BOTS["simple"]], 7)


def test_a_worker_killed_in_the_middle_changes_nothing(cluster: Cluster) -> None:
    cluster.await_workers()
    done = 0

    def on_progress(rounds: int) -> None:
        nonlocal done
        done += rounds
        if done == 100:
            cluster.workers[0].kill()

    result = simulate(asked(), 500, on_progress=on_progress, cluster=cluster.address)
    assert cluster.workers[0].wait() < 0
    assert done == 500
    assert result == simulate(asked(), 500)


def test_a_cluster_that_goes_away_is_said(cluster: Cluster) -> None:
    cluster.await_workers()

    def on_progress(rounds: int) -> None:
        cluster.scheduler.kill()

    with pytest.raises(BadSetup, match="cluster-lost"):
        simulate(asked(), 500, on_progress=on_progress, cluster=cluster.address)


def test_a_cluster_without_workers_is_said(cluster: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    for worker in cluster.workers:
        worker.kill()
        worker.wait()
    assert main(["simulate", "elfer", "--rounds", "5", "--dask", cluster.address, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"The Dask cluster at {cluster.address} has no workers.\n")
