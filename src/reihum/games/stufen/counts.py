"""What a study can count in Stufen: how hard the stages are."""

from functools import partial, reduce
from typing import Any

from reihum.kernel.compiled_game import CARRIED
from reihum.lab.simulation import on_kernel
from reihum.lab.simulation.simulate import Plan
from reihum.lab.statistics import Ratio
from reihum.lab.study.counts import Case, Count, Crew, Found, along, play


def _stages(case: Case, rounds: int, crew: Crew) -> Found:
    """How many of the players who are at a stage lay it in a round."""
    options: Any = case.plan.options
    for stage in range(len(options.stages)):
        parts = crew.pieces(partial(_laid, stage), case.plan, rounds)
        yield str(stage + 1), reduce(Ratio.plus, parts).estimate()


def _laid(stage: int, plan: Plan, numbers: range) -> Ratio:
    """How many of the players lay the stage, in these rounds."""
    seats, carried = len(plan.bots), (stage,) * len(plan.bots)
    if plan.machine == "kernel":
        results, _ = on_kernel.table(*plan, carried=carried).rounds(numbers)
        laid = (results[:, CARRIED, :seats] - stage).sum(axis=1).tolist()
    else:
        laid = [sum(play(plan, number, carried=carried).carried) - sum(carried) for number in numbers]
    return reduce(Ratio.plus, (Ratio.of(times, seats) for times in laid))


COUNTS = {"stages": Count(_stages, "share", along, ("ways", "players", "stages"), runs=10)}
