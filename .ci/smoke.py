"""Tries the installed package in the environment whose Python runs this: the core, and the extras named.

python .ci/smoke.py bots server envs
"""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from random import Random

import reihum

PATIENCE = 60.0


def command(*arguments: str, typed: str = "") -> str:
    run = [sys.executable, "-m", "reihum", *arguments, "--lang", "en"]
    return subprocess.run(run, input=typed, capture_output=True, text=True, check=True).stdout


def try_core() -> None:
    assert reihum.play("elfer", ["simple", "easy", "random"], seed=1).outcome is not None
    assert command("--version") == f"reihum {reihum.__version__}\n"
    assert all(f"{name}:" in command("games") for name in reihum.GAMES)
    assert "Elfer" in command("play", "elfer", "--seed", "1", typed="1\nquit\n")


def try_bots() -> None:
    found = reihum.simulate("elfer", ["simple", "random"], rounds=2000)
    assert found.machine == "kernel"
    assert reihum.play("junior", ["hard", "simple"]).outcome is not None


def try_lab() -> None:
    assert "Elfer" in command("arena", "elfer", "--deals", "10", "--bots", "simple,random", "--jobs", "1")


def try_envs() -> None:
    from reihum import envs

    rng = Random(1)
    single, is_over = envs.single("elfer", 3), False
    seen, _ = single.reset(seed=1)
    while not is_over:
        choices = [place for place, is_legal in enumerate(seen["action_mask"]) if is_legal]
        seen, _, is_over, _, _ = single.step(rng.choice(choices))
    turns = envs.aec("elfer", 3)
    turns.reset(seed=1)
    for agent in turns.agent_iter():
        seen, _, is_over, _, _ = turns.last()
        turns.step(None if is_over else turns.action_space(agent).sample(seen["action_mask"]))


def try_openspiel() -> None:
    from reihum import envs

    state = envs.openspiel("junior", 2).new_initial_state()
    rng = Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))


def try_server() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:///{Path(folder, 'reihum.db')}"
        serve = [sys.executable, "-m", "reihum", "serve", "--port", str(port), "--store", store]
        with subprocess.Popen(serve) as server:
            try:
                assert b"<!doctype html" in fetch(f"http://127.0.0.1:{port}/").lower()
                assert b'"ok"' in fetch(f"http://127.0.0.1:{port}/health")
            finally:
                server.terminate()


def fetch(address: str) -> bytes:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address) as answer:
                body: bytes = answer.read()
                return body
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


if __name__ == "__main__":
    for extra in ("core", *sys.argv[1:]):
        globals()[f"try_{extra}"]()
        print(extra, "works", flush=True)
