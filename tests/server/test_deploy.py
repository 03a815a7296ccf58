"""The examples for whoever runs a server say nothing that the server does not know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.main import get_command

from reihum.cli import app

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "deploy").iterdir())


def settings() -> dict[str, str]:
    """The flags of ``reihum serve``, by their variables."""
    commands: dict[str, object] = getattr(get_command(app), "commands")  # noqa: B009
    flags = getattr(commands["serve"], "params")  # noqa: B009
    return {str(flag.envvar): flag.opts[0] for flag in flags if flag.envvar}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_examples_use_settings_that_exist(example: Path) -> None:
    assert set(re.findall(r"REIHUM_[A-Z_]+", example.read_text())) <= settings().keys()


def test_every_setting_is_explained() -> None:
    page = (ROOT / "docs" / "operating.md").read_text()
    assert [flag for variable, flag in settings().items() if f"| `{flag}` | `{variable}` |" not in page] == []
