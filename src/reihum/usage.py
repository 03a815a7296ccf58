"""Commands, groups of commands, and their pages of help in the reader's language."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from shutil import get_terminal_size
from textwrap import wrap
from typing import TypeAlias

from reihum.arguments import HELP, NO_LIMIT, Parameter, Run, in_words, parameters, read
from reihum.game import BadSetup
from reihum.texts import LANGUAGES, Texts

MOST_COLUMNS = 78
FEWEST_COLUMNS = 50
WIDEST_NAME = 30
INDENT = "  "
UNDER_UV = "UV_RUN_RECURSION_DEPTH"
"""The variable that ``uv run`` sets."""


def program(environment: Mapping[str, str] = os.environ) -> str:
    """What people type to start this program: in a clone they have started it with ``uv run``."""
    return "uv run reihum" if UNDER_UV in environment else "reihum"


class Command:
    def __init__(self, run: Run, known: Sequence[Parameter], about: str, texts: Texts) -> None:
        self.parameters = known
        self._run = run
        self._about = about
        self._texts = texts

    def start(self, line: Sequence[str], path: str) -> None:
        """Reads the rest of the line and runs the command; ``path`` is the part before."""
        found = read(line, self.parameters, os.environ)
        if found is None:
            print(self._help(path))
        else:
            self._run(self._texts, **found)

    def _help(self, path: str) -> str:
        arguments = [each for each in self.parameters if not each.names]
        flags = [_row(each, self._texts) for each in self.parameters if each.names]
        tables = {"usage-arguments": [(each.name, each.help) for each in arguments], "usage-options": flags}
        words = [each.name if each.is_required else f"[{each.name}]" for each in arguments]
        return page(path, words, self._about, tables, self._texts)


class Commands:
    """A group of commands, made when they are called by name."""

    def __init__(
        self,
        about: str,
        metavar: str,
        names: Mapping[str, str],
        build: Build,
        without_a_name: Callable[[Texts], None],
        texts: Texts,
        flags: Mapping[str, str] = {},
    ) -> None:
        self._about = about
        self._metavar = in_words(metavar, texts)
        self._names = names
        self._build = build
        self._without_a_name = without_a_name
        self._texts = texts
        self._flags = flags

    def start(self, line: Sequence[str], path: str) -> None:
        if not line:
            self._without_a_name(self._texts)
        elif line[0] == HELP:
            print(self._help(path))
        elif line[0].startswith("-"):
            raise BadSetup("no-such-flag", flag=line[0].partition("=")[0])
        else:
            self._build(line[0], self._texts).start(line[1:], f"{path} {line[0]}")

    def _help(self, path: str) -> str:
        """``names`` has the key of the message that says what each command does."""
        rows = [(name, self._texts(key)) for name, key in self._names.items()]
        tables = {"usage-options": [*self._flags.items()], "usage-commands": rows}
        return page(path, [self._metavar], self._about, tables, self._texts)


Build: TypeAlias = Callable[[str, Texts], Command | Commands]
"""Makes a command of this name, or a group of commands."""


def command(run: Run) -> Build:
    """A command that runs this function, with the message ``help-<name>`` as its help."""

    def build(name: str, texts: Texts) -> Command:
        return Command(run, parameters(run, texts), texts(f"help-{name}"), texts)

    return build


Rows: TypeAlias = list[tuple[str, str]]


def page(path: str, words: Sequence[str], about: str, tables: Mapping[str, Rows], texts: Texts) -> str:
    """A page of help: the usage, the meaning, tables by their headings, and the flags of all commands."""
    width = max(min(get_terminal_size().columns - 2, MOST_COLUMNS), FEWEST_COLUMNS)
    tables = {**tables, "usage-options": [*tables["usage-options"], (HELP, texts("usage-help"))]}
    always = texts("help-everywhere", languages=", ".join(LANGUAGES))
    lines = [" ".join((texts("usage"), path, texts("usage-flags"), *words)), "", *_paragraph(about, width)]
    for heading, rows in tables.items():
        if rows:
            lines += ["", texts(heading), *_table(rows, width)]
    return "\n".join((*lines, "", *_paragraph(always, width)))


def _paragraph(text: str, width: int) -> list[str]:
    return wrap(text, width, initial_indent=INDENT, subsequent_indent=INDENT, break_on_hyphens=False)


def _table(rows: Rows, width: int) -> Iterator[str]:
    """Names on the left and meanings on the right; below, if a name is too long."""
    column = min(WIDEST_NAME, max(len(name) for name, _ in rows)) + 2 * len(INDENT)
    for name, text in rows:
        meaning = wrap(text, max(width - column, 10), break_on_hyphens=False)
        if len(name) > column - 2 * len(INDENT):
            yield f"{INDENT}{name}"
        else:
            yield f"{INDENT}{name}".ljust(column) + meaning.pop(0)
        yield from (" " * column + line for line in meaning)


def _row(flag: Parameter, texts: Texts) -> tuple[str, str]:
    """A flag with its value; its meaning and default."""
    names = " / ".join((*flag.names, *filter(None, (flag.opposite,))))
    name = f"{names} {flag.metavar}" if flag.metavar else names
    more = texts("separator-groups").join(_more(flag, texts))
    return name, f"{flag.help}  [{more}]" if more else flag.help


def _more(flag: Parameter, texts: Texts) -> Iterator[str]:
    if flag.variable:
        yield texts("usage-variable", name=flag.variable)
    if flag.opposite:
        yield texts("usage-default", default=flag.name if flag.default else flag.opposite)
    elif flag.default is not None and flag.kind is not bool:
        yield texts("usage-default", default=str(flag.default))
    if flag.most != NO_LIMIT:
        yield texts("usage-range", least=str(flag.least), most=str(flag.most))
