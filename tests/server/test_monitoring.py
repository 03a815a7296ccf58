"""Monitoring: the log, the metrics, and the examples for Prometheus and Grafana."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from sqlalchemy import text

from reihum.cli import build
from reihum.live.bot_service import Asker
from reihum.live.room import Room
from reihum.live.rooms import Rooms
from reihum.live.store import Process
from reihum.server.logs import AsJson, AsText
from reihum.server.metrics import Meters
from reihum.server.serve import milliseconds
from reihum.server.storage.database import find_database
from reihum.server.storage.health import FileReplaced, Health
from reihum.server.storage.store import open_store
from reihum.server.workers.bot_service import BotProcessService
from reihum.server.workers.processes import BotProcesses
from reihum.server.workers.queue import MOST_OF_PERSON, Crowded, FairQueue, Kind, Task
from reihum.table.commands import Act, Sit
from reihum.table.log import Person, Settings
from reihum.texts import Texts
from reihum.usage import Command
from server_process import TIMEOUT, Client, Server

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "monitoring.md"
SAMPLE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="[^"{}\s]*",?)*)\})? (\S+)')
NAME = re.compile(r"\b(?:reihum|process)_[a-z_]+\b")
SELECTOR = re.compile(r"\b((?:reihum|process)_[a-z_]+)\{([^}]*)\}")
GROUPED = re.compile(r"by \(([a-z, ]+)\)")
FROM_PROMETHEUS = {"instance", "job"}
"""The labels that Prometheus adds."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('watched') / 'reihum.db'}")
    yield server
    server.kill()


def samples(server: Server) -> dict[str, float]:
    """All samples on the page, with their labels."""
    lines = server.call("GET", "/metrics")[1].decode().splitlines()
    found = [SAMPLE.fullmatch(line) for line in lines if not line.startswith("#")]
    assert all(found)
    return {each[0].rpartition(" ")[0]: float(each[3]) for each in found if each}


def labels_of(server: Server) -> dict[str, set[str]]:
    """The labels of each metric, by its name."""
    found: dict[str, set[str]] = {}
    for sample in samples(server):
        name, _, labels = sample.partition("{")
        found.setdefault(name, set()).update(re.findall(r'([a-z]+)="', labels))
    return found


def record(message: str, name: str = "reihum", **fields: Any) -> logging.LogRecord:
    return logging.makeLogRecord({"name": name, "levelname": "WARNING", "msg": message, **fields})


def test_an_event_is_one_line_with_fields() -> None:
    event = record("the store fails", work="write", seconds=1.5, problem='disk "x"\nfull')
    text = AsText().format(event)
    assert text.endswith(' WARNING the store fails work=write seconds=1.500 problem="disk \\"x\\"\\nfull"')
    assert "\n" not in text
    told = json.loads(AsJson().format(event))
    assert told.pop("time").endswith("+00:00")
    assert told == {
        "level": "warning",
        "message": "the store fails",
        "work": "write",
        "seconds": 1.5,
        "problem": 'disk "x"\nfull',
    }


def test_a_traceback_is_a_field_or_indented_lines() -> None:
    try:
        int("bad")
    except ValueError:
        event = record("the housekeeping failed", exc_info=sys.exc_info())
    assert json.loads(AsJson().format(event))["traceback"].endswith("'bad'")
    first, *others = AsText().format(event).splitlines()
    assert first.endswith("the housekeeping failed")
    assert others[-1].startswith("    ValueError: ")
    assert all(line.startswith("    ") for line in others)


def test_a_library_says_its_name_and_nothing_that_it_adds() -> None:
    told = json.loads(AsJson().format(record("bad\nrequest", "uvicorn.error", client="192.0.2.1")))
    assert (told["message"], told["logger"], "client" in told) == ("bad\nrequest", "uvicorn.error", False)
    assert (
        AsText().format(record("bad\nrequest", "uvicorn.error")).endswith("bad request logger=uvicorn.error")
    )


OTHERS = """
import logging, warnings
from starlette.applications import Starlette
from reihum.server.http.hosts import Machines
from reihum.server.logs import set_up
from reihum.server.serve import _config
set_up("debug", "json")
_config(Starlette(), Machines("::1"))
logging.getLogger("uvicorn.error").error("from uvicorn")
logging.getLogger("uvicorn.error").warning("by a stranger")
logging.getLogger("asyncio").error("from asyncio")
warnings.warn("from Python")
"""


def test_all_lines_of_a_server_have_one_form() -> None:
    ran = subprocess.run([sys.executable, "-c", OTHERS], capture_output=True, text=True, check=True)
    loggers = [json.loads(line)["logger"] for line in ran.stderr.splitlines()]
    assert loggers == ["uvicorn.error", "asyncio", "py.warnings"]


def test_worker_processes_log_like_their_server() -> None:
    source = """
import logging
from reihum.server.logs import set_up_worker
set_up_worker({"REIHUM_LOG_FORMAT": "json", "REIHUM_LOG_LEVEL": "error"})
logging.getLogger("reihum").warning("quiet")
logging.getLogger("reihum").error("loud")
"""
    ran = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    assert [json.loads(line)["message"] for line in ran.stderr.splitlines()] == ["loud"]


def test_at_level_debug_a_server_says_when_it_is_ready_and_ends(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/reihum.db", "--log-level", "debug", "--log-format", "json")
    server.newcomer("Ada Secret")
    code, said = server.end()
    events = [json.loads(line) for line in said.splitlines()]
    assert code == 0
    assert [event["message"] for event in events] == ["the server is ready", "the server ends"]
    assert b"Ada" not in said


def test_a_failing_store_is_counted_by_kind(caplog: pytest.LogCaptureFixture) -> None:
    health = Health()
    health.failed("write", FileReplaced("gone"))
    health.failed("read", TimeoutError())
    assert {kind: times for kind, times in health.errors.items() if times} == {
        ("write", "replaced"): 1,
        ("read", "no-answer"): 1,
    }
    assert [vars(line)["reason"] for line in caplog.records] == ["replaced", "no-answer"]


def test_moves_are_measured_if_they_are_accepted() -> None:
    def counts(meters: Meters) -> list[str]:
        return [list(each.lines("x", ""))[-1] for each in (meters.commands, meters.moves)]

    meters = Meters()
    with meters.timing(Sit(None)):
        pass
    with pytest.raises(ValueError, match="refused"), meters.timing(Act("pass", 0)):
        raise ValueError("refused")
    assert counts(meters) == ["x_count 2", "x_count 0"]
    with meters.timing(Act("pass", 0)):
        pass
    assert counts(meters) == ["x_count 3", "x_count 1"]


def ask(queue: FairQueue, address: str, person: str) -> Task:
    task = Task(Asker(address, person), Kind.MOVE, print, ())
    queue.add(task)
    return task


async def test_the_queue_of_bots_is_measured() -> None:
    queue = FairQueue()
    tasks = [ask(queue, "home", "ada") for _ in range(MOST_OF_PERSON)]
    with pytest.raises(Crowded):
        ask(queue, "home", "ada")
    assert queue.waiting() == {"move": MOST_OF_PERSON, "hint": 0}
    assert queue.refused() == {"move": 1, "hint": 0}
    tasks[0].added -= 3.0  # it waits for three seconds
    queue.next(0)
    queue.remove(tasks[1])
    assert queue.waiting()["move"] == MOST_OF_PERSON - 2
    lines = list(queue.seconds.lines("x", ""))
    assert 'x_bucket{le="2.5"} 1' in lines
    assert lines[-1] == "x_count 2"


async def test_lost_tables_are_counted_and_their_clients_sent_away(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/reihum.db"
    store = await open_store(address, Process("one", "", ""))
    rooms = Rooms(store, BotProcessService(BotProcesses(0)), milliseconds)
    try:
        room = await rooms.enter(
            await rooms.open_table(Settings(game="elfer", players=2), Person("ada", "Ada"))
        )
        assert isinstance(room, Room)
        client = room.connect(None)
        assert rooms.tables_lost == 0
        other = await open_store(address, Process("two", "", ""))
        database = find_database(address)
        while await other.own_tables([room.table_id]):
            async with database.writing() as connection:
                await connection.execute(text("DELETE FROM processes WHERE name = 'one'"))
        await database.close()
        async with asyncio.timeout(TIMEOUT):
            while await client.next_unsent() is not None:
                client.unsent.task_done()
        await other.close()
    finally:
        await rooms.close()
        await rooms.bots.close()
        await store.close()
    assert rooms.tables_lost == 1


def test_prometheus_is_told_what_is_open(server: Server) -> None:
    before = samples(server)
    host = server.newcomer("Ada")
    table = server.new_table(host, game="elfer", players=2)

    async def look() -> dict[str, float]:
        async with server.live(table["table"], host) as line:
            await Client(line).ask("sit")
            return samples(server)

    during = asyncio.run(look())
    assert during["reihum_connections"] - before["reihum_connections"] == 1
    assert during["reihum_tables_open"] - before["reihum_tables_open"] == 1
    assert during["reihum_command_seconds_count"] - before["reihum_command_seconds_count"] == 1
    assert during["reihum_move_seconds_count"] == before["reihum_move_seconds_count"]
    assert during["process_resident_memory_bytes"] > 10**7
    assert during["process_max_fds"] > during["process_open_fds"] > 5
    assert during['reihum_store_errors_total{work="write",reason="full"}'] == 0
    assert during['reihum_bot_failures_total{reason="died"}'] == 0


def test_every_metric_says_what_it_is(server: Server) -> None:
    lines = server.call("GET", "/metrics")[1].decode().splitlines()
    helped, typed = (
        {line.split()[2] for line in lines if line.startswith(f"# {word} ")} for word in ("HELP", "TYPE")
    )
    plain = {re.sub("_(bucket|sum|count)$", "", name) for name in labels_of(server)}
    assert helped == typed == plain
    assert {name for name in plain if not NAME.fullmatch(name)} == set()


def test_no_metric_has_many_series_or_names_anybody(server: Server) -> None:
    assert len(samples(server)) < 250
    allowed = {"le", "work", "reason", "limit", "kind", "version"}
    assert set().union(*labels_of(server).values()) <= allowed


def test_every_metric_is_explained(server: Server) -> None:
    plain = {re.sub("_(bucket|sum|count)$", "", name) for name in labels_of(server)}
    (table,) = re.findall(r"^## Metrics$(.*?)^## ", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert set(NAME.findall(table)) == plain


def expressions(found: Any) -> Iterator[str]:
    """All queries in an example, wherever they are."""
    if isinstance(found, dict):
        for name, value in found.items():
            if name in ("expr", "query") and isinstance(value, str):
                yield value
            else:
                yield from expressions(value)
    elif isinstance(found, list):
        for value in found:
            yield from expressions(value)


EXAMPLES = {
    "alerts.yaml": yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8")),
    "dashboard.json": json.loads((DEPLOY / "dashboard.json").read_text("utf-8")),
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_name_only_metrics_and_labels_that_exist(example: str, server: Server) -> None:
    known = labels_of(server)
    queries = list(expressions(EXAMPLES[example]))
    assert len(queries) > 10
    for query in queries:
        named = set(NAME.findall(query))
        assert named <= known.keys(), query
        labels = FROM_PROMETHEUS.union(*(known[name] for name in named))
        used = [
            (known[name] | FROM_PROMETHEUS, re.findall(r"([a-z]+)[=!]", pairs))
            for name, pairs in SELECTOR.findall(query)
        ]
        used += [(labels, group.split(", ")) for group in GROUPED.findall(query)]
        assert [names for allowed, names in used if not allowed.issuperset(names)] == [], query
        assert all(query.count(opening) == query.count(closing) for opening, closing in ("()", "[]", "{}"))


def test_limits_in_alerts_are_limits_of_the_server(server: Server) -> None:
    named = re.findall(r'limit!?="([a-z-]+)"', "\n".join(expressions(EXAMPLES["alerts.yaml"])))
    assert named
    assert {f'reihum_refused_total{{limit="{name}"}}' for name in named} <= samples(server).keys()


def test_every_alert_is_complete_and_explained() -> None:
    (group,) = EXAMPLES["alerts.yaml"]["groups"]
    for rule in group["rules"]:
        assert rule["expr"]
        assert rule["labels"]["severity"] in ("critical", "warning")
        assert rule["annotations"]["summary"]
    explained = re.findall(r"^\| `(Reihum\w+)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert explained == [rule["alert"] for rule in group["rules"]]


def test_prometheus_reads_the_alerts_from_the_port_of_the_server() -> None:
    found = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text("utf-8"))
    assert all((DEPLOY / name).is_file() for name in found["rule_files"])
    (scraping,) = found["scrape_configs"]
    assert scraping["job_name"] == "reihum"
    assert f'up{{job="{scraping["job_name"]}"}} == 0' in expressions(EXAMPLES["alerts.yaml"])
    assert scraping["dns_sd_configs"][0]["port"] == build_port()


def build_port() -> int:
    serve = build("serve", Texts("en"))
    assert isinstance(serve, Command)
    (port,) = [flag.default for flag in serve.parameters if flag.name == "--port"]
    return int(port)


def test_the_dashboard_has_one_place_for_each_panel() -> None:
    panels = EXAMPLES["dashboard.json"]["panels"]
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(places) == len({panel["id"] for panel in panels}) == len(panels)
    assert all(panel["title"] and panel["description"] and panel["targets"] for panel in panels)
