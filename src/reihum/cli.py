"""The commands. Each is a few lines over the modules that do the work.

Help is written as message keys, which ``main`` puts into the reader's language. What is refused
becomes one line on the error stream and the exit code 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any, Literal

import msgspec
import typer
from rich.console import Console
from typer.main import get_command

from reihum import record
from reihum.bots import find as find_bot
from reihum.files import check_writable, keep
from reihum.flags import for_each_game, translate
from reihum.game import AnyGame, BadSetup, Options, Refused, check_setup
from reihum.game_info import game_info
from reihum.lab.arena import arena as lab_arena
from reihum.lab.arena.report import plot as draw
from reihum.lab.arena.report import report as arena_report
from reihum.lab.parallel import MOST_JOBS, team
from reihum.lab.simulation import simulate as lab
from reihum.lab.simulation.report import progress, report
from reihum.match import Match, MatchOptions
from reihum.record import BadRecord, Record
from reihum.referee import serve
from reihum.registry import GAMES
from reihum.registry import find as find_game
from reihum.terminal.catalogue import show
from reihum.terminal.lines import printable
from reihum.terminal.lines import refused as in_full
from reihum.terminal.lobby import play_what_is_chosen
from reihum.terminal.play import console, milliseconds, play_at_terminal
from reihum.terminal.seating import read_rounds, sit_down, usual_players
from reihum.terminal.session import YOU, Session
from reihum.terminal.story import story
from reihum.texts import SPACES, Texts, find, from_environment
from reihum.usage import Command, Commands, complaint

LogLevel = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["text", "json"]

REFUSED = 2
INTERRUPTED = 130
EVERYWHERE = "0.0.0.0"
MOST_DAYS = 36_500

app = typer.Typer(
    cls=Commands,
    subcommand_metavar="COMMAND",
    help="help-reihum",
    add_completion=False,
    rich_markup_mode=None,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
)


@app.callback()
def reihum(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        start_tables(context)


def start_tables(context: typer.Context) -> None:
    """``serve`` for everybody on the local network."""
    print(context.obj("play-here"))
    commands: Any = context.command
    serve = commands.get_command(context, "serve")
    with serve.make_context("serve", [], context, default_map={"host": EVERYWHERE}) as inner:
        serve.invoke(inner)


@app.command(cls=Command, help="help-games")
def games(
    context: typer.Context, json: Annotated[bool, typer.Option("--json", help="help-json")] = False
) -> None:
    infos = [game_info(game, context.obj) for game in GAMES.values()]
    if json:
        print(msgspec.json.encode(infos).decode())
    else:
        show(infos, context.obj)


def choose_and_play(context: typer.Context) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadSetup("no-game-named", games=", ".join(GAMES))
    play_what_is_chosen(GAMES, context.obj, _new_seed())


@for_each_game(app, "play", without_a_game=choose_and_play)
def play(
    context: typer.Context,
    game: AnyGame,
    options: Options,
    players: Annotated[int | None, typer.Option(help="help-play-players", metavar="N")] = None,
    bots: Annotated[str, typer.Option(help="help-play-bots", metavar="BOT,…")] = "simple",
    rounds: Annotated[str, typer.Option(help="help-play-rounds", metavar="N|match")] = "1",
    first: Annotated[int, typer.Option(help="help-play-first", metavar="SEAT")] = YOU,
    name: Annotated[str | None, typer.Option(help="help-play-name", metavar="NAME")] = None,
    seed: Annotated[int | None, typer.Option(help="help-play-seed", metavar="N")] = None,
    save: Annotated[Path | None, typer.Option(help="help-play-save", metavar="FILE")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
) -> None:
    texts = _texts(context, plain)
    match_options = MatchOptions(options, read_rounds(rounds), first)
    seats = usual_players(game) if players is None else players
    check_setup(Match(game), match_options, seats)
    seated = sit_down(game, name, bots, seats, texts)
    seed = _new_seed() if seed is None else seed
    play_at_terminal(Session(game, match_options, seated, seed, milliseconds), texts, save)


@app.command(cls=Command, help="help-replay")
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-record", metavar="FILE")],
    seat: Annotated[int | None, typer.Option(help="help-replay-seat", metavar="SEAT")] = None,
    is_open: Annotated[bool, typer.Option("--open", help="help-replay-open")] = False,
    notation: Annotated[bool, typer.Option("--notation", help="help-replay-notation")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
) -> None:
    whole = _read_record(file)
    game = GAMES[whole.game]
    if notation:
        print(record.transcript(whole, game), end="")
        return
    write = console()
    for line in list(story(whole, game, _texts(context, plain), seat=seat, is_open=is_open)):
        write(line)


@app.command(cls=Command, help="help-verify")
def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-record", metavar="FILE")],
) -> None:
    whole = _read_record(file)
    outcome = record.verify(whole, GAMES[whole.game])
    key = "verified-unfinished" if outcome is None else "verified"
    print(context.obj(key, moves=len(whole.actions)), _on_shuffles(whole, context.obj))


@app.command(cls=Command, help="help-review")
def review(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-record", metavar="FILE")],
    seed: Annotated[int, typer.Option(help="help-review-seed", metavar="N")] = 0,
    json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    from reihum.review.report import report as review_report
    from reihum.review.review import review as look_again

    texts: Texts = context.obj
    whole = _read_record(file)
    with progress(len(whole.actions), texts, "reviewing") as on_progress:
        found = look_again(whole, GAMES[whole.game], seed, on_progress)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        shown = msgspec.structs.replace(found, players=tuple(map(printable, found.players)))
        Console(highlight=False).print(review_report(shown, texts))


def _texts(context: typer.Context, plain: bool) -> Texts:
    texts: Texts = context.obj
    return texts.in_plain() if plain else texts


def _on_shuffles(whole: Record, texts: Texts) -> str:
    """What can be said of the shuffles of a record that is right."""
    rounds = len(whole.shuffles)
    if not rounds:
        return texts("shuffles-not-committed")
    if whole.shuffles[-1].secret is None:
        return texts("shuffles-secret-kept", round=rounds)
    return texts("shuffles-recomputed")


@for_each_game(app, "simulate")
def simulate(
    context: typer.Context,
    game: AnyGame,
    options: Options,
    players: Annotated[int | None, typer.Option(help="help-simulate-players", metavar="N")] = None,
    rounds: Annotated[int, typer.Option(help="help-simulate-rounds", metavar="N")] = 1000,
    bots: Annotated[str, typer.Option(help="help-simulate-bots", metavar="BOT,…")] = "simple",
    seed: Annotated[int | None, typer.Option(help="help-simulate-seed", metavar="N")] = None,
    jobs: Annotated[int, typer.Option(help="help-simulate-jobs", metavar="N")] = 1,
    resume: Annotated[Path | None, typer.Option(help="help-simulate-resume", metavar="FILE")] = None,
    dask: Annotated[str | None, typer.Option(help="help-dask", metavar="ADDRESS")] = None,
    json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    texts: Texts = context.obj
    seats = usual_players(game) if players is None else players
    named = [find_bot(name.strip(), game.name) for name in bots.split(",")]
    plan = lab.plan(game, options, seats, named, _new_seed() if seed is None else seed)
    with progress(rounds, texts) as on_progress:
        result = lab.simulate(plan, rounds, jobs, on_progress, checkpoint=resume, cluster=dask)
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        Console(highlight=False).print(report(result, texts))


@for_each_game(app, "arena")
def arena(
    context: typer.Context,
    game: AnyGame,
    options: Options,
    players: Annotated[int | None, typer.Option(help="help-arena-players", metavar="N")] = None,
    bots: Annotated[str, typer.Option(help="help-arena-bots", metavar="BOT,…")] = "simple,random",
    deals: Annotated[int, typer.Option(help="help-arena-deals", metavar="N")] = 100,
    seed: Annotated[int | None, typer.Option(help="help-arena-seed", metavar="N")] = None,
    jobs: Annotated[int | None, typer.Option(help="help-arena-jobs", metavar="N")] = None,
    until_decided: Annotated[bool, typer.Option("--until-decided", help="help-arena-until-decided")] = False,
    move_seconds: Annotated[
        float, typer.Option(help="help-arena-move-seconds", metavar="SECONDS")
    ] = lab_arena.MOVE_SECONDS,
    plot: Annotated[Path | None, typer.Option(help="help-arena-plot", metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    texts: Texts = context.obj
    seats = usual_players(game) if players is None else players
    named = [name.strip() for name in bots.split(",")]
    plan = lab_arena.plan(game, options, seats, named, _new_seed() if seed is None else seed, move_seconds)
    cores = min(os.cpu_count() or 1, MOST_JOBS) if jobs is None else jobs
    lab_arena.check_extent(deals, cores)
    if plot is not None:
        check_writable(plot)
    with progress(len(plan.pairings) * deals, texts) as on_progress:
        result = lab_arena.compete(plan, deals, cores, until_decided=until_decided, on_progress=on_progress)
    if plot is not None:
        keep({plot: draw(result.findings, texts)})
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        Console(highlight=False).print(arena_report(result, texts))


@app.command(cls=Command, help="help-study")
def study(
    context: typer.Context,
    file: Annotated[str | None, typer.Argument(help="help-study-file", metavar="FILE")] = None,
    out: Annotated[Path | None, typer.Option(help="help-study-out", metavar="FILE.html")] = None,
    jobs: Annotated[int, typer.Option(help="help-simulate-jobs", metavar="N")] = 1,
    dask: Annotated[str | None, typer.Option(help="help-dask", metavar="ADDRESS")] = None,
) -> None:
    from reihum.lab.study import study as studies
    from reihum.lab.study.counts import Crew
    from reihum.lab.study.report import page as study_page

    texts: Texts = context.obj
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


@app.command(cls=Command, help="help-referee")
def referee(
    context: typer.Context, game: Annotated[str, typer.Argument(help="help-referee-game", metavar="GAME")]
) -> None:
    serve(find_game(game), sys.stdin.buffer, sys.stdout.buffer, context.obj)


def _setting(name: str, metavar: str, **limits: Any) -> Any:
    """A flag of ``serve``, which the environment can give too."""
    variable = f"REIHUM_{name.replace('-', '_').upper()}"
    return typer.Option(help=f"help-serve-{name}", metavar=metavar, envvar=variable, **limits)


@app.command("serve", cls=Command, help="help-serve")
def serve_tables(
    context: typer.Context,
    host: Annotated[str, _setting("host", "ADDRESS")] = "127.0.0.1",
    port: Annotated[int, _setting("port", "N", min=1, max=65535)] = 8011,
    store: Annotated[str, _setting("store", "URL")] = "sqlite:///reihum.db",
    broker: Annotated[str | None, _setting("broker", "URL")] = None,
    bot_processes: Annotated[int, _setting("bot-processes", "N", min=1, max=64)] = 1,
    pace: Annotated[float, _setting("pace", "SECONDS", min=0, max=60)] = 1.0,
    archive_after: Annotated[int, _setting("archive-after", "DAYS", min=1, max=MOST_DAYS)] = 30,
    delete_after: Annotated[int | None, _setting("delete-after", "DAYS", min=1, max=MOST_DAYS)] = None,
    forget_after: Annotated[int, _setting("forget-after", "DAYS", min=1, max=MOST_DAYS)] = 400,
    store_limit: Annotated[int | None, _setting("store-limit", "MEGABYTES", min=1)] = None,
    names: Annotated[str | None, _setting("names", "NAME,…")] = None,
    trusted_proxies: Annotated[str, _setting("trusted-proxies", "ADDRESS,…")] = "127.0.0.1,::1",
    prefix: Annotated[str | None, _setting("prefix", "PATH")] = None,
    metrics_from: Annotated[str, _setting("metrics-from", "ADDRESS,…")] = "127.0.0.1,::1",
    log_level: Annotated[LogLevel, _setting("log-level", "LEVEL")] = "info",
    log_format: Annotated[LogFormat, _setting("log-format", "text|json")] = "text",
) -> None:
    from reihum.server.http.addresses import addresses, check_prefix, open_door, show_page
    from reihum.server.http.qr import in_terminal
    from reihum.server.serve import Service
    from reihum.server.serve import serve as serve_until_told
    from reihum.server.storage.housekeeping import Rules

    service = Service(
        store,
        broker,
        bot_processes,
        pace,
        Rules(archive_after, delete_after, forget_after),
        names=names or "",
        trusted_proxies=trusted_proxies,
        most_megabytes=store_limit,
        prefix=check_prefix(prefix or ""),
        metrics_from=metrics_from,
        log_level=log_level,
        log_format=log_format,
    )
    with open_door(host, port) as door:

        def on_ready() -> None:
            *_, widest = found = [f"{address}{service.prefix}" for address in addresses(host, port)]
            for address in found:
                print(context.obj("serving", address=address))
            if len(found) > 1 and sys.stdout.isatty():
                print(in_terminal(widest))  # for phones in the same network
            print(context.obj("serving-ends"), flush=True)
            if context.parent is not None and context.parent.invoked_subcommand is None:
                show_page(widest)

        serve_until_told(door, service, on_ready)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; the exit code."""
    texts = Texts("en")
    _accept_all_letters()
    try:
        language, rest = take_language(sys.argv[1:] if arguments is None else arguments, os.environ)
        texts = find(language)
        return _run(rest, texts)
    except Refused as refused:
        return _refuse(in_full(refused, texts))
    except typer.TyperException as error:
        return _refuse(texts.refusal(complaint(error)))
    except BrokenPipeError:
        _close_quietly()
        return 0
    except OSError as error:
        _close_quietly()
        return _refuse(texts("refused-system", problem=error))
    except KeyboardInterrupt:
        print()
        return INTERRUPTED


def take_language(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language asked for by ``--lang``, wherever it stands, or the environment; and the rest."""
    rest = list(arguments)
    for place, argument in enumerate(rest):
        name, is_joined, language = argument.partition("=")
        if name != "--lang":
            continue
        if is_joined:
            return language, rest[:place] + rest[place + 1 :]
        if place + 1 == len(rest):
            raise BadSetup("no-language-named")
        return rest[place + 1], rest[:place] + rest[place + 2 :]
    return from_environment(environment), rest


def _run(arguments: list[str], texts: Texts) -> int:
    command = get_command(app)
    translate(command, texts)
    try:
        with command.make_context("reihum", arguments, obj=texts) as context:
            command.invoke(context)
        sys.stdout.flush()
    except typer.Exit as leave:
        return leave.exit_code
    return 0


def _read_record(file: Path) -> Record:
    try:
        with file.open("rb") as opened:
            data = opened.read(record.MOST_BYTES + 1)
    except OSError as error:
        raise BadRecord("cannot-read", file=str(file), problem=error) from None
    return record.read(data, GAMES)


def _new_seed() -> int:
    return SystemRandom().getrandbits(32)


def _accept_all_letters() -> None:
    """What a terminal's encoding lacks becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _refuse(line: str) -> int:
    with suppress(BrokenPipeError):
        print(printable(SPACES.sub(" ", line).strip(" ")), file=sys.stderr)
    return REFUSED


def _close_quietly() -> None:
    """Nobody reads what is still to be written: let it go nowhere when the stream is closed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
