"""The examples for operators use only settings that the server knows."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import yaml  # type: ignore[import-untyped]

from reihum.cli import build
from reihum.texts import Texts
from reihum.usage import Command
from server_process import PATIENCE, free_port

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "deploy").iterdir())


def settings() -> dict[str, str]:
    """The flags of ``reihum serve``, by their variables."""
    serve = build("serve", Texts("en"))
    assert isinstance(serve, Command)
    return {flag.variable: flag.name for flag in serve.parameters if flag.variable}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_examples_use_settings_that_exist(example: Path) -> None:
    assert set(re.findall(r"REIHUM_[A-Z_]+", example.read_text())) <= settings().keys()


def test_every_setting_is_explained() -> None:
    page = (ROOT / "docs" / "hosting" / "settings.md").read_text()
    assert [flag for variable, flag in settings().items() if f"| `{flag}` | `{variable}` |" not in page] == []


CONTAINERFILE = (ROOT / "deploy" / "Containerfile").read_text()
SYNC = re.search(r"^RUN (uv sync .*)$", CONTAINERFILE, re.MULTILINE)
COPIED = [words.split()[:-1] for words in re.findall(r"^COPY (?!--)(.*)$", CONTAINERFILE, re.MULTILINE)]
SERVE = re.search(r"^ENV (REIHUM_HOST=(?:.*\\\n)*.*)$", CONTAINERFILE, re.MULTILINE)
READ_ONLY = """
set -e
mount --make-rprivate /
mount --bind {data} {data}
mount --bind / /mnt
mount -o remount,bind,ro /mnt
mount --bind {data} /mnt{data}
mount --bind /proc /mnt/proc
mount --bind /dev /mnt/dev
exec chroot --userspec 10001:10001 /mnt "$@"
"""


def test_every_way_to_run_containers_is_complete() -> None:
    services = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())["services"]
    profiles: dict[str, set[str]] = {}
    for name, service in services.items():
        for profile in service["profiles"]:
            profiles.setdefault(profile, set()).add(name)
    assert profiles == {
        "alone": {"alone"},
        "postgres": {"with-postgres", "database"},
        "cluster": {"in-cluster", "database", "broker", "caddy"},
    }
    for service in services.values():
        assert all(
            set(service["profiles"]) <= set(services[other]["profiles"])
            for other in service.get("depends_on", ())
        )
    ours = [service for service in services.values() if service["image"] == "reihum"]
    assert len(ours) == 3
    assert all(service["read_only"] and service["volumes"] == ["reihum:/data"] for service in ours)


@pytest.mark.slow
@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_a_container_compiles_nothing(machine: str) -> None:
    assert SYNC is not None
    extras = re.findall(r"--extra \w+", SYNC[1])
    platform = ["--python-platform", f"{machine}-manylinux_2_28", "--python-version", "3.13"]
    command = ["uv", "pip", "compile", "--quiet", "--only-binary", ":all:", *platform, "pyproject.toml"]
    command += shlex.split(" ".join(extras))
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\nstarlette==" in done.stdout


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user may read, unlike those of pytest."""
    with TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


@pytest.mark.slow
def test_the_commands_of_the_container_make_a_server_that_needs_one_folder(open_folder: Path) -> None:
    """As a user without rights, where only the volume can be written to. The image itself is not built."""
    python = shutil.which("python3", path="/usr/bin")  # one that every user may run
    if os.getuid() != 0 or shutil.which("unshare") is None or python is None:
        pytest.skip("needs the right to mount")
    assert SYNC is not None
    assert SERVE is not None
    source, env, data = (open_folder / name for name in ("src", "opt", "data"))
    for name in (name for names in COPIED for name in names):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("node_modules", "dist"))
        else:
            shutil.copy(ROOT / name, source / name)
    settings = {"UV_PROJECT_ENVIRONMENT": str(env), "UV_PYTHON": python, "UV_LINK_MODE": "copy"}
    inherited = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    subprocess.run(
        shlex.split(SYNC[1]),
        cwd=source,
        env={**inherited, **settings},
        capture_output=True,
        check=True,
        timeout=600,
    )
    data.mkdir()
    os.chown(data, 10001, 10001)
    given = SERVE[1].replace("\\\n", " ").replace("/data", str(data)).replace("0.0.0.0", "127.0.0.1").split()
    port = free_port()
    serve = [str(env / "bin" / "reihum"), "serve", "--port", str(port)]
    command = ["unshare", "--mount", "sh", "-c", READ_ONLY.format(data=data), "sh", "env", *given, *serve]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert str(port) in server.stdout.readline()
            checked = re.search(r"HEALTHCHECK .*CMD (\[[^\]]*\])", CONTAINERFILE, re.DOTALL)
            assert checked is not None
            check = yaml.safe_load(checked[1].replace("\\\n", "").replace("8011", str(port)))
            subprocess.run([sys.executable, *check[1:]], check=True, timeout=PATIENCE)
        finally:
            server.terminate()
            _, said = server.communicate(timeout=PATIENCE)
    assert (server.returncode, said) == (0, "")
    assert {path.name.partition(".db")[0] for path in data.iterdir()} <= {"reihum", "compiled"}
