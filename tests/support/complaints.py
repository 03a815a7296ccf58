"""The complaints of a command, without the line that says that games are compiled."""

from __future__ import annotations

from reihum.texts import LANGUAGES, find

NOTICES = {find(language)("compiling") for language in LANGUAGES}


def complaints(errors: str) -> list[str]:
    """The lines of an error stream. Whether anything is compiled depends on the machine."""
    return [line for line in errors.splitlines() if line not in NOTICES]
