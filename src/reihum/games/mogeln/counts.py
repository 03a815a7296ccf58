"""What a study can count in Mogeln: lies and doubts."""

from functools import reduce
from typing import Any

from reihum.games.mogeln.rules import Doubted, Laid, is_right
from reihum.lab.simulation.simulate import Plan
from reihum.lab.statistics import Ratio
from reihum.lab.study.counts import Case, Count, Crew, Found, play, series_over_players


def _lies(case: Case, rounds: int, crew: Crew) -> Found:
    parts = crew.pieces(_lies_told, case.plan, rounds)
    names, ratios = ("lies", "lies-that-pass", "doubts-in-vain"), reduce(_added, parts)
    for name, found in zip(names, ratios, strict=True):
        if found.opportunities:
            yield name, found.estimate()


def _added(some: tuple[Ratio, ...], others: tuple[Ratio, ...]) -> tuple[Ratio, ...]:
    return tuple(map(Ratio.plus, some, others))


def _lies_told(plan: Plan, numbers: range) -> tuple[Ratio, ...]:
    """How many of the cards laid are lies, how many of the lies pass, and how many doubts are in vain."""
    return reduce(_added, (_lies_in_round(plan, number) for number in numbers))


def _lies_in_round(plan: Plan, number: int) -> tuple[Ratio, ...]:
    events: list[Any] = []
    options: Any = plan.options
    play(plan, number, on_step=lambda actor, action, step: events.extend(step.events))
    laid = [event for event in events if isinstance(event, Laid)]
    doubted = [event for event in events if isinstance(event, Doubted)]
    lies = sum(not is_right(event.cards or (), event.number, options) for event in laid)
    caught = sum(not event.right for event in doubted)
    return (
        Ratio.of(lies, len(laid)),
        Ratio.of(lies - caught, lies),
        Ratio.of(len(doubted) - caught, len(doubted)),
    )


COUNTS = {"lies": Count(_lies, "share", series_over_players, ("ways", "lies", "players"))}
