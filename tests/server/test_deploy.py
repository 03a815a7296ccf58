"""The examples for whoever runs a server say nothing that the server does not know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from reihum.cli import build
from reihum.texts import Texts
from reihum.usage import Command

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
    page = (ROOT / "docs" / "host.md").read_text()
    assert [flag for variable, flag in settings().items() if f"| `{flag}` | `{variable}` |" not in page] == []
