"""The arena's intervals and tests are right as often as they claim."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from reihum.lab.statistics import (
    Contest,
    Estimate,
    is_refuted,
    ratings,
    running_estimate,
    share_estimate,
    student,
)

FAIR = 1 / 4
TRIALS = 400


def dealt(rng: Random, mean: float, deals: int) -> list[float]:
    """Shares of four seats' wins, whose mean is known."""
    return [sum(rng.random() < mean for _ in range(4)) / 4 for _ in range(deals)]


@pytest.mark.parametrize(
    ("freedom", "expected"), [(4, 2.776), (9, 2.262), (19, 2.093), (99, 1.984), (9999, 1.960)]
)
def test_the_width_of_an_interval_is_students(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize("found", [lambda shares: share_estimate(shares, FAIR), running_estimate])
@pytest.mark.parametrize(("mean", "deals"), [(0.25, 20), (0.25, 100), (0.6, 50), (0.97, 50)])
@pytest.mark.sample(2)
def test_intervals_hold_the_truth_nearly_always(
    found: Callable[[list[float]], Estimate], mean: float, deals: int
) -> None:
    rng = Random(f"{mean} {deals}")
    intervals = [found(dealt(rng, mean, deals)) for _ in range(TRIALS)]
    held = sum(interval.low <= mean <= interval.high for interval in intervals)
    assert held >= 0.92 * TRIALS  # of about 0.95


@pytest.mark.parametrize("deals", [5, 8, 10, 15])
def test_a_few_deals_do_not_make_certain(deals: int) -> None:
    rng = Random(deals)
    intervals = [share_estimate(dealt(rng, FAIR, deals), FAIR) for _ in range(TRIALS)]
    assert sum(each.low <= FAIR <= each.high for each in intervals) >= 0.95 * TRIALS


def test_many_intervals_hold_together() -> None:
    rng, cells = Random(8), 10
    held = 0
    for _ in range(TRIALS):
        found = [share_estimate(dealt(rng, FAIR, 30), FAIR, 0.05 / cells) for _ in range(cells)]
        held += all(each.low <= FAIR <= each.high for each in found)
    assert held >= 0.92 * TRIALS


def test_a_fair_share_is_rarely_refuted_however_often_one_looks() -> None:
    rng = Random(4)
    refuted = 0
    for _ in range(TRIALS):
        shares = dealt(rng, FAIR, 100)
        refuted += any(is_refuted(shares[:seen], FAIR) for seen in range(5, 101, 5))
    assert refuted <= 0.05 * TRIALS


@pytest.mark.parametrize(("mean", "deals"), [(0.40, 150), (0.10, 100), (0.80, 15)])
def test_an_unfair_mean_is_found_out(mean: float, deals: int) -> None:
    rng = Random(5)
    found = sum(is_refuted(dealt(rng, mean, deals), FAIR) for _ in range(100))
    assert found >= 90


def test_ratings_recover_strengths() -> None:
    rng, strengths = Random(6), (1.0, 2.0, 6.0)
    contests = []
    for lone, own in enumerate(strengths):
        for others, other in enumerate(strengths):
            if lone != others:
                contests.append(Contest(lone, others, dealt(rng, own / (own + 3 * other), 600)))
    first, second, third = ratings(contests, 3, 4)
    assert second.low - first.high < 120 < second.high - first.low  # 400 · log10(2)
    assert third.low - second.high < 191 < third.high - second.low  # 400 · log10(3)
    assert first.high < second.low
    assert second.high < third.low
