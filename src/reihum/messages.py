"""The messages of one language, from Fluent files.

Commands must start quickly, and need few of many messages. So a message is parsed when it is first needed,
and a simple line of text is filled without the Fluent library, which takes long to import.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from reihum.formatting import Formatter
    from reihum.game import AnyGame

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or a term. Its other lines are indented."""
REFERENCE = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)")
"""A possible reference to another message or term."""
LINE = re.compile(r"[\w-]+ *= *((?:[^{}\n]|\{ \$[\w-]+ \})+)\n*(?:#.*\n*)*")
"""A message that is a line of text with variables only."""
VARIABLE = re.compile(r"\{ \$([\w-]+) \}")


class Messages:
    """All messages of a language. Those of games are loaded when they are needed."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._entries: dict[str, str] = {}
        self._has_games = False
        self._formatter: Formatter | None = None
        self._add_files(Path(__file__).parent)

    def add(self, source: str) -> None:
        """Adds messages in Fluent syntax. It does not replace messages."""
        for key, entry in entries(source):
            self._entries.setdefault(key, entry)

    def has(self, key: str) -> bool:
        if key not in self._entries and not self._has_games:
            self._add_games()
        return key in self._entries

    def text(self, key: str, details: Mapping[str, Any], form: str | None = None) -> str:
        """The message with its details filled in, in one of its forms; raises ``KeyError``."""
        if not self.has(key):
            raise KeyError(key)
        line = LINE.fullmatch(self._entries[key])
        if line is not None and all(isinstance(details.get(name), str) for name in VARIABLE.findall(line[1])):
            return VARIABLE.sub(lambda name: details[name[1]], line[1].rstrip(" "))
        if self._formatter is None:
            from reihum.formatting import Formatter

            self._formatter = Formatter(self._language)
        if not self._formatter.has(key):
            self._formatter.add(self._with_references(key))
        return self._formatter.text(key, details, form)

    def _with_references(self, key: str) -> str:
        """The message, and all messages that it refers to."""
        waiting, found = [key], {}
        while waiting:
            key = waiting.pop()
            if key not in found and self.has(key):
                found[key] = self._entries[key]
                waiting += REFERENCE.findall(found[key])
        return "".join(found.values())

    def _add_games(self) -> None:
        from reihum import registry  # imports every game

        self._has_games = True
        for package in registry.packages():
            for folder in import_module(package).__path__:
                self._add_files(Path(folder))

    def _add_files(self, package: Path) -> None:
        for file in message_files(package, self._language):
            self.add(file.read_text("utf-8"))


def game_messages(game: AnyGame, language: str) -> str:
    """All messages of a game, as Fluent: in this language, or else in English."""
    from reihum import registry

    folders = map(Path, import_module(registry.home(game)).__path__)
    files = [file for folder in folders for file in message_files(folder, language)]
    if not files and language != "en":
        return game_messages(game, "en")
    return "\n".join(file.read_text("utf-8") for file in files)


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file: the name of each, and its own lines."""
    starts = list(ENTRY.finditer(source))
    ends = (*(start.start() for start in starts[1:]), len(source))
    for start, end in zip(starts, ends, strict=True):
        yield start[1], source[start.start() : end]


def message_files(package: Path, language: str) -> list[Path]:
    """The Fluent files of a package, in a language: of Reihum itself, or of a game."""
    return sorted(path for name in ("locales", "texts") for path in (package / name / language).glob("*.ftl"))
