"""Many games among bots: simulated, compared, and studied."""

import os
from pathlib import Path
from typing import Annotated

import msgspec

from reihum.arguments import Argument, Flag
from reihum.bots import find as find_bot
from reihum.files import check_writable, keep
from reihum.flags import for_each_game
from reihum.game import AnyGame, Options
from reihum.lab.arena import arena as lab_arena
from reihum.lab.arena import report as arena_report
from reihum.lab.parallel import MOST_JOBS, team
from reihum.lab.simulation import simulate as lab
from reihum.lab.simulation.report import print_result, progress, report
from reihum.terminal.seating import new_seed, usual_players
from reihum.texts import Texts
from reihum.usage import command


@for_each_game()
def simulate(
    texts: Texts,
    game: AnyGame,
    options: Options,
    players: Annotated[int | None, Flag(help="help-simulate-players", metavar="N")] = None,
    rounds: Annotated[int, Flag(help="help-simulate-rounds", metavar="N")] = 1000,
    bots: Annotated[str, Flag(help="help-simulate-bots", metavar="BOT,…")] = "simple",
    seed: Annotated[int | None, Flag(help="help-simulate-seed", metavar="N")] = None,
    jobs: Annotated[int, Flag(help="help-simulate-jobs", metavar="N")] = 1,
    resume: Annotated[Path | None, Flag(help="help-simulate-resume", metavar="FILE")] = None,
    dask: Annotated[str | None, Flag(help="help-dask", metavar="ADDRESS")] = None,
    json: Annotated[bool, Flag(help="help-json")] = False,
) -> None:
    seats = usual_players(game) if players is None else players
    named = [find_bot(name.strip(), game.name) for name in bots.split(",")]
    plan = lab.plan(game, options, seats, named, new_seed() if seed is None else seed)
    with progress(rounds, texts) as on_progress:
        result = lab.simulate(plan, rounds, jobs, on_progress, checkpoint=resume, cluster=dask)
    print_result(result, report(result, texts), json=json)


@for_each_game()
def arena(
    texts: Texts,
    game: AnyGame,
    options: Options,
    players: Annotated[int | None, Flag(help="help-arena-players", metavar="N")] = None,
    bots: Annotated[str, Flag(help="help-arena-bots", metavar="BOT,…")] = "simple,random",
    deals: Annotated[int, Flag(help="help-arena-deals", metavar="N")] = 100,
    seed: Annotated[int | None, Flag(help="help-arena-seed", metavar="N")] = None,
    jobs: Annotated[int | None, Flag(help="help-arena-jobs", metavar="N")] = None,
    until_decided: Annotated[bool, Flag(help="help-arena-until-decided")] = False,
    move_seconds: Annotated[
        float, Flag(help="help-arena-move-seconds", metavar="SECONDS")
    ] = lab_arena.MOVE_SECONDS,
    plot: Annotated[Path | None, Flag(help="help-arena-plot", metavar="FILE")] = None,
    json: Annotated[bool, Flag(help="help-json")] = False,
) -> None:
    seats = usual_players(game) if players is None else players
    named = [name.strip() for name in bots.split(",")]
    plan = lab_arena.plan(game, options, seats, named, new_seed() if seed is None else seed, move_seconds)
    cores = min(os.cpu_count() or 1, MOST_JOBS) if jobs is None else jobs
    lab_arena.check_extent(deals, cores)
    if plot is not None:
        check_writable(plot)
    with progress(len(plan.pairings) * deals, texts) as on_progress:
        result = lab_arena.compete(plan, deals, cores, until_decided=until_decided, on_progress=on_progress)
    if plot is not None:
        keep({plot: arena_report.plot(result.findings, texts)})
    print_result(result, arena_report.report(result, texts), json=json)


@command
def study(
    texts: Texts,
    file: Annotated[str | None, Argument(help="help-study-file", metavar="FILE")] = None,
    out: Annotated[Path | None, Flag(help="help-study-out", metavar="FILE.html")] = None,
    jobs: Annotated[int, Flag(help="help-simulate-jobs", metavar="N")] = 1,
    dask: Annotated[str | None, Flag(help="help-dask", metavar="ADDRESS")] = None,
) -> None:
    from reihum.lab.study import study as studies
    from reihum.lab.study.counts import Crew
    from reihum.lab.study.report import page as study_page

    if file is None:
        for name, question in studies.shipped().items():
            print(f"{name:16} {question.title}")
        return
    question = studies.find(file)
    place = Path(Path(file).stem) if out is None else out
    page, numbers = (place.parent / f"{place.stem or 'answer'}.{kind}" for kind in ("html", "json"))
    check_writable(page)
    with progress(studies.effort(question), texts) as on_progress, team(jobs, dask) as players:
        answer = studies.answer(question, Crew(players, on_progress))
    keep({page: study_page(answer, texts), numbers: msgspec.json.encode(answer).decode()})
    print(texts("study-written", page=str(page), numbers=str(numbers)))
