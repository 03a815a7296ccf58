"""The commands on the pages work.

Every line of a shell block that starts ``reihum`` is run in a folder of its own, page by page. Commands that
serve, change the project or take long are only read: an option that does not exist fails. Scripts of the
project must exist and know the flags they are called with. The game on the page for the terminal is played.
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from reihum import arguments
from reihum.cli import main
from reihum.server.storage.store import open_store
from reihum.usage import Command

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"^(?:.*&& |echo '(.*)' \| )?(?:uv run )?(reihum\b.*)$")
SCRIPT = re.compile(r"(?<!cmd:)\bpython ((?:tests|bench|examples|web)/\S+\.py)(.*)$")
TERMINAL = ROOT / "docs" / "play" / "terminal.md"
TYPED = re.compile(r"^Your move:(.*)$|^<!-- typed meanwhile: (\d+) times (\S+) -->$", re.MULTILINE)
TEXT = re.compile(r"^```text\n(.*?)^```$", re.DOTALL | re.MULTILINE)

ONLY_READ = ("serve", "site", "new-game", "check-game")
"""Commands that do not end, change the project, or have tests of their own: ``test_site.py``."""
LONG = ("--rounds 1000000", "--dask")
ELSEWHERE = "postgresql://"
"""The address of a database that the reader has."""
OF_THE_READER = ("sechserpack",)
"""A game that somebody is about to write."""


def typed_lines(page: Path) -> list[str]:
    """The lines of all shell blocks, without comments."""
    blocks = BLOCK.findall(page.read_text("utf-8"))
    return [line.partition(" #")[0].rstrip() for block in blocks for line in block.splitlines()]


COMMANDS = {
    page: commands
    for page in PAGES
    if (
        commands := [
            (found[2], found[1] or "") for line in typed_lines(page) if (found := COMMAND.match(line))
        ]
    )
}
"""By page: each command, and what is typed into it."""
SCRIPTS = [
    (page, found[1], found[2]) for page in PAGES for found in map(SCRIPT.search, typed_lines(page)) if found
]


def is_only_read(command: str) -> bool:
    _, *words = shlex.split(command)
    return not words or words[0] in ONLY_READ or any(part in command for part in (*LONG, ELSEWHERE))


def read_only(self: Command, line: Sequence[str], path: str) -> None:
    arguments.read(line, self.parameters, {})


def run(command: str, typed: str = "") -> int:
    """Types the command, and then what it asks for. ``reihum`` alone would serve: it has nothing to read."""
    _, *words = shlex.split(command)
    if not words:
        return 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        if is_only_read(command):
            patch.setattr(Command, "start", read_only)
        return main(words if "--lang" in words else ["--lang", "en", *words])


async def make_store() -> None:
    """The store of a server in this folder."""
    await (await open_store("sqlite:///reihum.db")).close()


@pytest.mark.parametrize("page", COMMANDS, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_on_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.setenv("PATH", os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])))
    monkeypatch.chdir(tmp_path)
    if any(command.startswith("reihum backup ") for command, _ in COMMANDS[page]):
        asyncio.run(make_store())
    for command, typed in COMMANDS[page]:
        if not any(word in command and not is_only_read(command) for word in OF_THE_READER):
            assert run(command, typed) == 0, command


def test_an_option_that_does_not_exist_is_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("reihum serve --hots 0.0.0.0") == run("reihum play elfer --player 3") == 2
    assert capsys.readouterr().err.count("--") == 2


@pytest.mark.parametrize(("page", "script", "flags"), SCRIPTS)
def test_scripts_on_a_page_know_their_flags(page: Path, script: str, flags: str) -> None:
    source = (ROOT / script).read_text("utf-8")
    for flag in re.findall(r"--([a-z-]+)", flags):
        assert re.search(rf"\b{flag}\b|\b{flag.replace('-', '_')}\b", source), f"{script} --{flag} in {page}"


def test_the_game_in_the_terminal_is_the_one_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    page = TERMINAL.read_text("utf-8")
    typed = [
        line for one, times, each in TYPED.findall(page) for line in [each or one.strip()] * int(times or 1)
    ]
    assert run(COMMANDS[TERMINAL][0][0], "".join(f"{line}\n" for line in typed)) == 0
    output = "\n".join(line.rstrip() for line in capsys.readouterr().out.splitlines())
    place = 0
    for shown in TEXT.findall(page):
        assert shown.strip() in output[place:]
        place = output.index(shown.strip(), place) + len(shown.strip())
    assert place == len(output)
