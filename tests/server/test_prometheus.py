"""A real Prometheus reads a server, with the examples in ``deploy/``: every query there finds something."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.parse import quote
from urllib.request import urlopen

import pytest
import yaml  # type: ignore[import-untyped]
from test_monitoring import DEPLOY, EXAMPLES, expressions

from server_process import PATIENCE, Server, free_port

COMPARISON = re.compile(r" (==|>|<) [\d.e]+$")
"""At the end of a query. What is compared must be there, however it turns out."""
IN_GRAFANA = {"$instance": ".*", "$__rate_interval": "1m"}

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("prometheus") is None, reason="Prometheus is not installed"),
]


class Prometheus:
    def __init__(self, folder: Path, server: Server) -> None:
        settings = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text("utf-8"))
        settings["global"]["scrape_interval"] = settings["global"]["evaluation_interval"] = "1s"
        (scraping,) = settings["scrape_configs"]
        del scraping["dns_sd_configs"]
        scraping["static_configs"] = [{"targets": [f"127.0.0.1:{server.port}"]}]
        (folder / "prometheus.yaml").write_text(yaml.safe_dump(settings))
        shutil.copy(DEPLOY / "alerts.yaml", folder)
        self.address = f"127.0.0.1:{free_port()}"
        command = ["prometheus", f"--config.file={folder}/prometheus.yaml", f"--storage.tsdb.path={folder}"]
        command += [f"--web.listen-address={self.address}", "--log.level=error"]
        self.process = subprocess.Popen(command)

    def ask(self, path: str) -> Any:
        with urlopen(f"http://{self.address}/api/v1/{path}", timeout=PATIENCE) as answer:
            return json.load(answer)["data"]

    def query(self, query: str) -> list[Any]:
        return list(self.ask(f"query?query={quote(query)}")["result"])

    def await_scrapes(self, times: int) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(URLError, ConnectionError):
                found = self.query('count_over_time(up{job="reihum"}[1m])')
                if found and int(found[0]["value"][1]) >= times:
                    return
            time.sleep(0.2)
        raise AssertionError("Prometheus does not read the server")


@pytest.fixture(scope="module")
def prometheus(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prometheus]:
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('watched') / 'reihum.db'}")
    running = Prometheus(tmp_path_factory.mktemp("prometheus"), server)
    try:
        running.await_scrapes(3)
        yield running
    finally:
        running.process.terminate()
        running.process.wait(PATIENCE)
        server.kill()


def _filled(query: str) -> str:
    """As Grafana sends it."""
    for name, value in IN_GRAFANA.items():
        query = query.replace(name, value)
    return query


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_query_finds_something(prometheus: Prometheus, example: str) -> None:
    queries = {query for query in expressions(EXAMPLES[example]) if query != "prometheus"}
    empty = []
    for query in queries:
        if labels := re.fullmatch(r"label_values\((\w+), (\w+)\)", query):
            found = prometheus.ask(f"label/{labels[2]}/values?match[]={labels[1]}")
        else:
            found = prometheus.query(COMPARISON.sub("", _filled(query)))
        if not found:
            empty.append(query)
    assert len(queries) > 10
    assert empty == []


def test_all_alerts_are_evaluated_and_quiet(prometheus: Prometheus) -> None:
    (group,) = prometheus.ask("rules")["groups"]
    named = [rule["alert"] for rule in EXAMPLES["alerts.yaml"]["groups"][0]["rules"]]
    assert [rule["name"] for rule in group["rules"]] == named
    assert [(rule["name"], rule["lastError"]) for rule in group["rules"] if rule["health"] != "ok"] == []
    assert {rule["name"] for rule in group["rules"] if rule["state"] != "inactive"} == set()


def test_the_page_is_written_as_prometheus_wants_it(prometheus: Prometheus) -> None:
    (target,) = prometheus.ask("targets")["activeTargets"]
    with urlopen(target["scrapeUrl"], timeout=PATIENCE) as page:
        ran = subprocess.run(["promtool", "check", "metrics"], input=page.read(), capture_output=True)
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, b"")


def test_promtool_accepts_the_examples() -> None:
    for kind, example in (("rules", "alerts.yaml"), ("config", "prometheus.yaml")):
        ran = subprocess.run(["promtool", "check", kind, str(DEPLOY / example)], capture_output=True)
        assert ran.returncode == 0, ran.stderr
