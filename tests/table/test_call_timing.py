"""Races: when a call was made, how long the table waits, and that equal players win equally often."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from modules import OUTSIDE, imported_modules
from reihum import bots
from reihum.games.schnippschnapp import race_delays as races
from reihum.games.schnippschnapp.race_delays import (
    CONDUCTS,
    NOTHING_ALLOWED,
    STUDIES,
    Result,
    Setting,
    described,
    study,
)
from reihum.games.schnippschnapp.reaction import FASTEST, LEVELS
from reihum.games.schnippschnapp.rules import SCHNIPPSCHNAPP
from reihum.games.schnippschnapp.state import Options
from reihum.lab.simulation.simulate import play_round
from reihum.lab.statistics import wilson_estimate
from reihum.playing import rngs
from reihum.table import call_timing as race
from reihum.table.call_timing import (
    BOUNDS,
    KEPT_CALLS,
    KEPT_ROUND_TRIPS,
    MOST_ROUND_TRIP,
    PACE,
    Bounds,
    Latency,
    Timing,
    Unheard,
    allowance,
    delay,
    judge,
    may_settle_at,
    pinged,
    turns_from,
)

PAGE = Path(__file__).parents[2] / "docs" / "races.md"

times = st.integers(0, 3_000)
lines = st.builds(
    Latency,
    st.lists(times, max_size=KEPT_ROUND_TRIPS).map(tuple),
    st.lists(times, max_size=KEPT_CALLS).map(tuple),
)
timings = st.builds(Timing, times, times)
all_bounds = st.builds(
    Bounds,
    least_reaction=st.integers(0, 300),
    most_allowance=st.integers(0, 1_000),
    most_spread=st.integers(0, 500),
)


def steady(round_trip: int) -> Latency:
    return Latency((round_trip,) * KEPT_ROUND_TRIPS)


JITTERY = Latency((100,) * 60 + (130,) * 4)
"""Usually 100, and at times 130."""


def test_no_clock_is_read() -> None:
    assert set(imported_modules(Path(race.__file__))) & OUTSIDE == set()


# The line


@given(lines, all_bounds)
def test_an_allowance_is_bounded(latency: Latency, bounds: Bounds) -> None:
    allowed = allowance(latency, bounds)
    assert 0 <= delay(latency, bounds) <= allowed <= bounds.most_allowance
    assert allowed <= min(latency.round_trips, default=0) + bounds.most_spread


@pytest.mark.parametrize(
    ("round_trips", "usual", "allowed"),
    [
        ((), 0, 0),
        ((80,), 80, 80),
        ((80, 90), 80, 80),
        ((80, 90, 100), 90, 90),
        ((80, 80, 80, 95, 2_000), 80, 95),  # one that was lost and sent again
        ((80, 300, 300, 300), 200, 200),  # most_spread above the least
        ((600, 600, 600), 450, 450),  # most_allowance
    ],
)
def test_pings_measure_a_line(round_trips: tuple[int, ...], usual: int, allowed: int) -> None:
    latency = Latency(round_trips)
    assert (delay(latency), allowance(latency)) == (usual, allowed)


def test_the_oldest_pings_are_forgotten_and_the_longest_bounded() -> None:
    latency = Latency()
    for round_trip in (-5, *range(100), 10**9):
        latency = pinged(latency, round_trip)
    assert latency.round_trips == (*range(37, 100), MOST_ROUND_TRIP)
    assert pinged(Latency(), -5).round_trips == (0,)


def test_the_oldest_calls_are_forgotten() -> None:
    latency = steady(100)
    for claimed in range(200, 220):
        latency = judge(latency, Timing(400, claimed)).latency
    assert latency.implied == tuple(400 - claimed for claimed in range(204, 220))


# The call


@given(lines, timings, all_bounds)
def test_a_call_is_judged_within_what_its_line_makes_possible(
    latency: Latency, timing: Timing, bounds: Bounds
) -> None:
    time = judge(latency, timing, bounds).time
    assert timing.elapsed - allowance(latency, bounds) <= time <= timing.elapsed
    assert time >= min(timing.elapsed, bounds.least_reaction)


@given(st.integers(BOUNDS.least_reaction, 2_000), st.integers(0, BOUNDS.most_allowance))
def test_an_honest_call_over_a_steady_line_is_judged_by_its_reaction(reaction: int, trip: int) -> None:
    assert judge(steady(trip), Timing(reaction + trip, reaction)).time == reaction


@given(timings)
def test_without_an_allowance_a_call_counts_when_it_arrives(timing: Timing) -> None:
    assert judge(steady(200), timing, NOTHING_ALLOWED).time == timing.elapsed
    assert judge(Latency(), timing).time == timing.elapsed


@pytest.mark.parametrize(
    ("elapsed", "claimed", "judged"),
    [
        (500, 400, 400),  # as usual
        (505, 400, 400),  # a little longer
        (500, 0, 400),  # nobody is so quick: the usual delay
        (500, 99, 400),
        (500, 380, 400),  # not as long as pings take: the usual delay
        (530, 400, 430),
        (500, 420, 420),  # quicker than usual
        (500, 700, 500),  # claims to have called after it was heard
        (150, 100, 100),
        (150, 20, 100),  # less than anybody's reaction
        (60, 20, 60),
    ],
)
def test_when_a_call_was_made(elapsed: int, claimed: int, judged: int) -> None:
    assert judge(JITTERY, Timing(elapsed, claimed)).time == judged


def test_one_long_call_of_an_honest_client_is_believed() -> None:
    latency = Latency(JITTERY.round_trips, (100,) * 15)
    assert judge(latency, Timing(530, 400)).time == 400
    assert judge(latency, Timing(560, 400)).time == 430  # but no more than the allowance
    assert judge(latency, Timing(500, 0)).time == 400  # and nobody is so quick


def test_calling_late_where_it_does_not_matter_pays_for_no_lies() -> None:
    lied_every_other_time = Latency(JITTERY.round_trips, (0, 130) * 8)
    assert judge(lied_every_other_time, Timing(500, 370)).time == 400


@given(
    st.lists(st.tuples(st.integers(100, 900), st.integers(-200, 900)), min_size=3 * KEPT_CALLS, max_size=48)
)
def test_lies_gain_on_average_a_third_of_the_jitter_at_most(calls: list[tuple[int, int]]) -> None:
    latency = JITTERY
    usual, jitter = delay(latency), allowance(latency) - delay(latency)
    gained = 0
    for reaction, lie in calls:
        judgement = judge(latency, Timing(reaction + usual, max(0, reaction - lie)))
        gained += reaction - judgement.time
        latency = judgement.latency
    assert gained <= len(calls) * jitter / 3


@given(st.lists(st.integers(0, 5_000), min_size=KEPT_ROUND_TRIPS - 1, max_size=KEPT_ROUND_TRIPS - 1), timings)
def test_one_honest_ping_bounds_the_gain(held: list[int], timing: Timing) -> None:
    true_trip = 20
    latency = Latency((*held, true_trip))
    assert timing.elapsed - judge(latency, timing).time <= true_trip + BOUNDS.most_spread


# How long the table waits


@pytest.mark.rule("SS6")
@given(times, lines, timings, st.integers(0, 1_000))
def test_a_call_that_comes_after_the_settling_could_not_win(
    first: int, latency: Latency, timing: Timing, window: int
) -> None:
    settles = may_settle_at(0, [first], [Unheard(0, allowance(latency))], window=window)
    if timing.elapsed > settles:
        assert judge(latency, timing).time > first + window


@given(times, st.integers(0, BOUNDS.most_allowance), st.integers(0, 1_000))
def test_a_call_that_can_still_draw_is_waited_for(first: int, trip: int, window: int) -> None:
    latency, made = steady(trip), first + window
    assert may_settle_at(0, [first], [Unheard(0, allowance(latency))], window=window) == made + trip


SLOW, QUICK = Unheard(1_000, 300), Unheard(1_005, 10)


@pytest.mark.parametrize(
    ("firsts", "unheard", "settles"),
    [
        ([400], (), 1_000),  # everybody has answered
        ([400], (QUICK,), 1_475),
        ([400], (QUICK, SLOW), 1_760),
        ([None], (QUICK, SLOW), 2_800),  # nobody has called yet: the least time
        ([], (QUICK, SLOW), 2_800),  # no call is right
        ([400, None], (SLOW,), 2_800),  # two kinds are right, and one was called
        ([1_700, None], (SLOW,), 3_060),
        ([400, 500], (SLOW,), 1_860),
    ],
)
def test_when_calls_may_be_settled(
    firsts: list[int | None], unheard: tuple[Unheard, ...], settles: int
) -> None:
    assert may_settle_at(1_000, firsts, unheard, window=60) == settles


@pytest.mark.rule("SS2")
def test_a_card_lies_for_its_least_time_on_every_line() -> None:
    assert turns_from(1_000, BOUNDS.most_allowance, PACE) == 1_000 + PACE.least + BOUNDS.most_allowance


# Bots


def test_bots_react_like_people_and_quicker_the_higher_their_level() -> None:
    rng = Random(1)
    for reaction in LEVELS:
        drawn = [reaction.draw(rng) for _ in range(2_000)]
        missed = [not reaction.notices(rng) for _ in range(2_000)].count(True)
        assert min(drawn) >= FASTEST
        assert median(drawn) == pytest.approx(reaction.median, rel=0.05)
        assert missed / 2_000 == pytest.approx(reaction.misses, abs=0.03)
    assert sorted(LEVELS, key=lambda reaction: -reaction.median) == list(LEVELS)
    assert sorted(LEVELS, key=lambda reaction: -reaction.misses) == list(LEVELS)


def test_the_page_has_the_levels() -> None:
    for level, reaction in LEVELS._asdict().items():
        row = f"| `{level}` | {reaction.median} | {reaction.spread:.0%} | {reaction.misses:.0%} |"
        assert row.replace("%", " %") in PAGE.read_text()


# Equal players win equally often

FEW = 1_000
ERROR = 0.001
"""Many intervals are looked at, so they are wide: one in a thousand misses by chance."""


@cache
def few(setting: Setting) -> Result:
    return study(setting, FEW)


def wide_interval(result: Result) -> tuple[float, float]:
    share = wilson_estimate(result.wins, result.wins + result.losses, ERROR)
    return share.low, share.high


def setting_name(setting: Setting) -> str:
    return " ".join(described(setting))


EQUAL = STUDIES["equal players"]
ALL = tuple(setting for settings in STUDIES.values() for setting in settings)


@pytest.mark.parametrize("setting", [one for one in EQUAL if one.bounds == BOUNDS], ids=setting_name)
def test_equal_players_win_equally_often_whatever_their_lines(setting: Setting) -> None:
    low, high = wide_interval(few(setting))
    assert low < 0.5 < high


@pytest.mark.parametrize(
    "setting",
    [one for one in EQUAL if one.bounds == NOTHING_ALLOWED and one.trips[0] != one.trips[1]],
    ids=setting_name,
)
def test_without_compensation_the_slower_line_loses(setting: Setting) -> None:
    _, high = wide_interval(few(setting))
    assert high < 0.45


@pytest.mark.parametrize("conduct", ["claims 0", "claims 100", "claims 120 less"])
def test_a_claim_that_is_not_credible_gains_nothing(conduct: str) -> None:
    for setting in STUDIES["cheats"]:
        if setting.conduct == conduct:
            assert wide_interval(few(setting))[0] < 0.5
            assert few(setting).gained <= 0


def test_every_conduct_is_studied() -> None:
    assert {setting.conduct for setting in ALL} == set(CONDUCTS)


@pytest.mark.parametrize(
    ("times", "wins"), [((400, 500), 0), ((500, 400), 1), ((400, 460), None), ((400, None), 0)]
)
def test_the_game_judges_the_races(times: tuple[int | None, ...], wins: int | None) -> None:
    assert races.winner(times) == wins


# The page


def rows_on_the_page(name: str) -> list[list[str]]:
    _, _, rest = PAGE.read_text().partition(f"<!-- {name} -->\n")
    made, _, _ = rest.partition(f"<!-- end of {name} -->")
    return [line.strip("| ").split(" | ") for line in made.splitlines()]


@pytest.mark.parametrize("name", STUDIES)
def test_the_page_has_what_is_simulated(name: str) -> None:
    head, _, *rows = rows_on_the_page(name)
    assert tuple(head) == races.COLUMNS
    assert [tuple(row[:4]) for row in rows] == [described(setting) for setting in STUDIES[name]]
    for row, setting in zip(rows, STUDIES[name], strict=True):
        low, high = wide_interval(few(setting))
        assert low - 0.001 <= float(row[4].rstrip("%")) / 100 <= high + 0.001, setting_name(setting)


def test_a_table_is_put_between_its_marks() -> None:
    page = "before\n<!-- caps -->\nold\n<!-- end of caps -->\nafter\n"
    assert races.replaced(page, "caps", "new\n") == page.replace("old", "new")


def test_the_same_seed_gives_the_same_table() -> None:
    settings = STUDIES["caps"][:1]
    assert races.table(settings, 50) == races.table(settings, 50)
    assert races.table(settings, 50) != races.table(settings, 50, seed=races.SEED + 1)


def test_the_command_prints_the_tables_or_writes_them_into_a_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    settings, page = STUDIES["caps"][:1], tmp_path / "page.md"
    made = races.table(settings, 20)
    page.write_text("<!-- caps -->\nold\n<!-- end of caps -->\n")
    monkeypatch.setattr(races, "STUDIES", {"caps": settings})
    monkeypatch.setattr("sys.argv", ["race_delays", "--rounds", "20"])
    races.main()
    assert capsys.readouterr().out == made
    monkeypatch.setattr("sys.argv", ["race_delays", "--rounds", "20", "--page", str(page)])
    races.main()
    assert page.read_text() == f"<!-- caps -->\n{made}<!-- end of caps -->\n"


@pytest.mark.slow
@pytest.mark.parametrize("name", STUDIES)
def test_the_page_is_up_to_date(name: str) -> None:
    made = races.table(STUDIES[name], races.ROUNDS)
    assert races.replaced(PAGE.read_text(), name, made) == PAGE.read_text()


@pytest.mark.parametrize(("slow", "quick"), list(pairwise(LEVELS._fields)))
def test_a_higher_level_wins_more_cards(slow: str, quick: str) -> None:
    seated = [bots.find(name, SCHNIPPSCHNAPP.name) for name in (slow, quick)]
    all_at_once = Options(mode="all-at-once")
    points = [
        play_round(SCHNIPPSCHNAPP, all_at_once, seated, rngs(5, number, 2)).outcome.points
        for number in range(5)
    ]
    slower, quicker = map(sum, zip(*points, strict=True))
    assert slower < quicker
