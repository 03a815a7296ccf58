"""Servers in a simulated world of faults lose nothing, and planted bugs are found there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import simulation
from planted_bugs import BUGS
from simulation_plan import AT_DISK, AT_PLAYER, AT_PROCESS, plan

SEEDS = 12
MINUTES = 1.0
MOST_SEEDS = 1000
QUICKLY_FOUND = (
    "acknowledges_before_the_write",
    "drops_what_cannot_be_sent_at_once",
    "writes_the_row_afterwards",
)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_nothing_is_found(seed: int) -> None:
    report = simulation.run(plan(seed, MINUTES))
    assert report.finding is None, "\n".join((str(report.plan), *report.trace[-40:]))
    assert report.commands > 0


def test_the_same_seed_is_the_same_run() -> None:
    command = [sys.executable, str(Path(simulation.__file__).with_name("run.py"))]
    told = [
        subprocess.run(
            [*command, "--seed", "8", "--minutes", "1"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert b"nothing was found" in told[0]


def test_all_kinds_of_faults_are_planned() -> None:
    kinds = Counter(fault.kind for seed in range(40) for fault in plan(seed).faults)
    assert set(kinds) == {*AT_PROCESS, *AT_DISK, *AT_PLAYER}


def _seeds_until_found(name: str, most: int) -> int | None:
    with BUGS[name]():
        return next((seed + 1 for seed in range(most) if simulation.run(plan(seed, MINUTES)).finding), None)


@pytest.mark.parametrize("name", QUICKLY_FOUND)
def test_a_planted_bug_is_found(name: str) -> None:
    assert _seeds_until_found(name, most=50)


@pytest.mark.slow
@pytest.mark.parametrize("name", BUGS)
def test_every_planted_bug_is_found(name: str) -> None:
    assert _seeds_until_found(name, MOST_SEEDS)
