"""The finished wheel in an environment of its own, and the files of the repository around it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
import yaml  # type: ignore[import-untyped]

from modules import ROOT

YAML = [*ROOT.glob(".github/**/*.yml"), ROOT / ".pre-commit-config.yaml", ROOT / "CITATION.cff"]


@pytest.mark.parametrize("path", YAML, ids=lambda path: path.name)
def test_files_for_the_forge_can_be_read(path: Path) -> None:
    assert isinstance(yaml.safe_load(path.read_text("utf-8")), dict)


def test_workflows_run_what_is_there() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "checks.yml").read_text("utf-8"))["jobs"]
    steps = [step for job in jobs.values() for step in job["steps"]]
    actions = [step["uses"] for step in steps if "uses" in step]
    assert [action for action in actions if not re.fullmatch(r"[\w/-]+@v\d+", action)] == []
    scripts = {
        name for step in steps if "if" not in step for name in re.findall(r"\.ci/[\w.]+", step.get("run", ""))
    }
    assert scripts == {".ci/smoke.py", ".ci/versions"}
    assert all((ROOT / name).is_file() for name in scripts)


def run(*arguments: str | Path, **details: str) -> str:
    command = [str(each) for each in arguments]
    ran = subprocess.run(
        command, env={**os.environ, **details}, capture_output=True, text=True, timeout=300, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    uv = shutil.which("uv")
    if uv is None:
        pytest.skip("needs uv")
    folder = tmp_path_factory.mktemp("wheel")
    run(uv, "build", "--quiet", "--wheel", "--out-dir", folder, ROOT)
    (found,) = folder.glob("*.whl")
    return found


@pytest.mark.slow
def test_the_wheel_describes_itself_without_dead_links(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        assert "reihum_web/index.html" in opened.namelist()
        (name,) = (name for name in opened.namelist() if name.endswith("/METADATA"))
        description = opened.read(name).decode()
    assert "Author: The Reihum authors" in description
    assert "# Reihum" in description
    links = re.findall(r"\]\(([^)\s]+)\)", description)
    assert [link for link in links if not re.match(r"https?://|mailto:|#", link)] == []


@pytest.mark.slow
def test_the_core_alone_plays_and_leaves_nothing_behind(wheel: Path, tmp_path: Path) -> None:
    uv, home = shutil.which("uv") or "", tmp_path / "home"
    run(uv, "venv", "--quiet", "--python", sys.executable, tmp_path / "env")
    python = tmp_path / "env" / "bin" / "python"
    before = sorted((tmp_path / "env").rglob("*"))
    settings = {"HOME": str(home), "XDG_CACHE_HOME": str(home / ".cache"), "PYTHONDONTWRITEBYTECODE": ""}
    run(uv, "pip", "install", "--quiet", "--python", python, wheel)
    assert run(python, ROOT / ".ci" / "smoke.py", **settings) == "core works\n"
    installed = run(uv, "pip", "freeze", "--python", python)
    assert not re.search(r"^(numpy|sqlalchemy|starlette)", installed, re.MULTILINE)
    names = re.findall(r"^[\w.-]+", installed, re.MULTILINE)
    run(uv, "pip", "uninstall", "--quiet", "--python", python, *names)
    left = [path for path in (tmp_path / "env").rglob("reihum*") if path not in before]
    assert (left, home.exists()) == ([], False)


@pytest.mark.slow
@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_plain_pip_installs_a_server_with_its_page(wheel: Path, tmp_path: Path, version: str) -> None:
    uv, env = shutil.which("uv") or "", tmp_path / "env"
    find = [uv, "python", "find", "--no-python-downloads", "--no-project", version]
    found = subprocess.run(find, capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.skip(f"needs Python {version}")
    run(found.stdout.strip(), "-m", "venv", env)
    run(env / "bin" / "pip", "install", "--quiet", "--only-binary", ":all:", f"{wheel}[server]")
    no_node = {"PATH": str(env / "bin")}
    said = run(env / "bin" / "python", ROOT / ".ci" / "smoke.py", "server", **no_node)
    assert said.endswith("\nserver works\n")


@pytest.mark.slow
def test_one_line_runs_the_wheel_and_says_what_it_lacks(wheel: Path) -> None:
    uvx = shutil.which("uvx")
    if uvx is None:
        pytest.skip("needs uvx")
    assert run(uvx, "--quiet", "--from", f"{wheel}[server,bots]", "reihum", "--version").startswith("reihum ")
    command = [uvx, "--quiet", "--from", str(wheel), "reihum", "--lang", "en"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    line = "starlette is not installed. It comes with an extra: pip install 'reihum[server]'\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", line)
