"""The engine for others: tables over HTTP, and a referee over pipes."""

import os
import sys
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal

from reihum import referee as referees
from reihum.arguments import Argument, Flag, parameters
from reihum.registry import find as find_game
from reihum.texts import Texts
from reihum.usage import Command, command, program

LogLevel = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["text", "json"]

MOST_DAYS = 36_500
HOST = "REIHUM_HOST"


@command
def referee(texts: Texts, game: Annotated[str, Argument(help="help-referee-game", metavar="GAME")]) -> None:
    referees.serve(find_game(game), sys.stdin.buffer, sys.stdout.buffer, texts)


def _setting(name: str, metavar: str, **limits: Any) -> Any:
    """A flag of ``serve``, which the environment can give too."""
    variable = f"REIHUM_{name.replace('-', '_').upper()}"
    return Flag(help=f"help-serve-{name}", metavar=metavar, variable=variable, **limits)


def _serve(
    texts: Texts,
    host: Annotated[str, _setting("host", "ADDRESS")] = "127.0.0.1",
    port: Annotated[int, _setting("port", "N", least=1, most=65535)] = 8011,
    store: Annotated[str, _setting("store", "URL")] = "sqlite:///reihum.db",
    broker: Annotated[str | None, _setting("broker", "URL")] = None,
    relay_host: Annotated[str, _setting("relay-host", "ADDRESS")] = "127.0.0.1",
    processes: Annotated[int, _setting("processes", "N", least=1, most=64)] = 1,
    bot_processes: Annotated[int, _setting("bot-processes", "N", least=1, most=64)] = 1,
    pace: Annotated[float, _setting("pace", "SECONDS", least=0, most=60)] = 1.0,
    archive_after: Annotated[int, _setting("archive-after", "DAYS", least=1, most=MOST_DAYS)] = 30,
    delete_after: Annotated[int | None, _setting("delete-after", "DAYS", least=1, most=MOST_DAYS)] = None,
    forget_after: Annotated[int, _setting("forget-after", "DAYS", least=1, most=MOST_DAYS)] = 400,
    store_limit: Annotated[int | None, _setting("store-limit", "MEGABYTES", least=1)] = None,
    names: Annotated[str | None, _setting("names", "NAME,…")] = None,
    trusted_proxies: Annotated[str, _setting("trusted-proxies", "ADDRESS,…")] = "127.0.0.1,::1",
    base_path: Annotated[str | None, _setting("base-path", "PATH")] = None,
    local_name: Annotated[str, _setting("local-name", "NAME")] = "reihum",
    metrics_from: Annotated[str, _setting("metrics-from", "ADDRESS,…")] = "127.0.0.1,::1",
    log_level: Annotated[LogLevel, _setting("log-level", "LEVEL")] = "info",
    log_format: Annotated[LogFormat, _setting("log-format", "text|json")] = "text",
    *,
    opens_page: bool = False,
) -> None:
    from reihum.server.http.addresses import addresses, check_base_path, listening, local_address, show_page
    from reihum.server.http.announcing import announcing, check_local_name
    from reihum.server.http.qr import in_terminal
    from reihum.server.serve import Service
    from reihum.server.serve import serve as serve_until_stopped
    from reihum.server.storage.housekeeping import Rules

    service = Service(
        store,
        broker,
        relay_host,
        bot_processes,
        pace,
        Rules(archive_after, delete_after, forget_after),
        names=names or "",
        trusted_proxies=trusted_proxies,
        most_megabytes=store_limit,
        base_path=check_base_path(base_path or ""),
        metrics_from=metrics_from,
        log_level=log_level,
        log_format=log_format,
    )
    wanted, address = check_local_name(local_name), local_address(host)
    if processes > 1:
        wanted = None  # announcing takes a thread, and a process that forks others must have one
    with (
        listening(host, port, processes) as listeners,
        announcing(wanted, address, port, service.base_path) as announce,
    ):

        def on_ready() -> None:
            *_, widest = found = [f"{address}{service.base_path}" for address in addresses(host, port)]
            for address in found:
                print(texts("serving", address=address))
            if len(found) > 1 and sys.stdout.isatty():
                print(in_terminal(widest))  # for phones in the same network
            print(texts("serving-ends"), flush=True)
            announce(lambda address: print(texts("serving", address=address), flush=True))
            if opens_page:
                show_page(widest)

        serve_until_stopped(listeners, service, on_ready)


serve = command(_serve)


@command
def site(
    texts: Texts,
    folder: Annotated[Path, Argument(help="help-site-folder", metavar="FOLDER")],
    base_path: Annotated[str | None, Flag(help="help-site-base-path", metavar="PATH")] = None,
) -> None:
    from reihum.server.http.addresses import check_base_path
    from reihum.site import write

    has_docs = write(folder, check_base_path(base_path or ""))
    print(texts("site-written", folder=str(folder)))
    if not has_docs:
        print(texts("site-without-docs"))


def open_tables(texts: Texts) -> None:
    """``serve`` for everybody on the local network, with the page shown in a browser."""
    from reihum.server.http.addresses import EVERYWHERE

    print(texts("play-here", reihum=program()))
    host = () if os.environ.get(HOST) else ("--host", EVERYWHERE)
    Command(partial(_serve, opens_page=True), parameters(_serve, texts), "", texts).start(host, "")
