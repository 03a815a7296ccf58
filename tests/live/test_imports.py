"""Live tables run where there are no sockets, databases or compiled games: in a browser, too."""

from __future__ import annotations

import subprocess
import sys

import pytest

IMPORTS = """
import sys
import {module}
for name in sys.modules:
    print(name, name.split(".")[0])
"""
OUTSIDE = {"numba", "numpy", "reihum.server", "sqlalchemy", "starlette", "uvicorn", "websockets"}


@pytest.mark.parametrize("module", ["reihum.device.host", "reihum.live.rooms", "reihum.table.judging"])
def test_live_tables_need_no_sockets_databases_or_numpy(module: str) -> None:
    asked = [sys.executable, "-c", IMPORTS.format(module=module)]
    imported = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split()
    assert OUTSIDE.isdisjoint(imported)
    assert "reihum.table" in imported
