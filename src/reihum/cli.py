"""The command line. A refusal is one line on the error stream, with the exit code 2.

Commands are imported when they are called, so that help and lists come at once.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.metadata import version
from io import TextIOWrapper

from reihum.extras import MissingExtra
from reihum.game import BadSetup, Refused
from reihum.terminal.lines import printable
from reihum.terminal.lines import refused as in_full
from reihum.texts import SPACES, Texts, find, from_environment
from reihum.usage import Build, Command, Commands

VERSION = "--version"
REFUSED = 2
INTERRUPTED = 130

COMMANDS: Mapping[str, str] = {
    "games": "games",
    "play": "play",
    "replay": "records",
    "verify": "records",
    "link": "records",
    "review": "records",
    "simulate": "lab",
    "arena": "lab",
    "study": "lab",
    "referee": "serving",
    "serve": "serving",
    "site": "serving",
    "backup": "backups",
    "restore": "backups",
    "new-game": "authors",
    "check-game": "authors",
}
"""The module of each command in ``reihum.commands``."""


def build(name: str, texts: Texts) -> Command | Commands:
    """The command of this name; raises ``BadSetup``."""
    if name not in COMMANDS:
        raise BadSetup("no-such-command", said=name)
    module = import_module(f"reihum.commands.{COMMANDS[name]}")
    make: Build = getattr(module, name.replace("-", "_"))
    return make(name, texts)


def open_tables(texts: Texts) -> None:
    from reihum.commands import serving

    serving.open_tables(texts)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command, and returns the exit code."""
    texts = Texts("en")
    _accept_all_letters()
    try:
        language, rest = take_language(sys.argv[1:] if arguments is None else arguments, os.environ)
        texts = find(language)
        if rest == [VERSION]:
            print("reihum", version("reihum"))
        else:
            _commands(texts).start(rest, "reihum")
        sys.stdout.flush()
    except Refused as refused:
        return _refuse(in_full(refused, texts))
    except MissingExtra as missing:
        return _refuse(texts("refused-missing-extra", module=missing.name, command=missing.command))
    except BrokenPipeError:
        _close_quietly()
        return 0
    except OSError as error:
        _close_quietly()
        return _refuse(texts("refused-system", problem=error))
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    return 0


def _commands(texts: Texts) -> Commands:
    about = {name: f"help-{name}" for name in COMMANDS}
    flags = {VERSION: texts("help-version")}
    return Commands(texts("help-reihum"), "COMMAND", about, build, open_tables, texts, flags)


def take_language(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language of ``--lang``, at any place, or of the environment; and the other arguments."""
    rest = list(arguments)
    for place, argument in enumerate(rest):
        name, is_joined, language = argument.partition("=")
        if name != "--lang":
            continue
        if is_joined:
            return language, rest[:place] + rest[place + 1 :]
        if place + 1 == len(rest):
            raise BadSetup("no-language-named")
        return rest[place + 1], rest[:place] + rest[place + 2 :]
    return from_environment(environment), rest


def _accept_all_letters() -> None:
    """A letter that the terminal's encoding lacks becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _refuse(line: str) -> int:
    with suppress(BrokenPipeError):
        print(printable(SPACES.sub(" ", line).strip(" ")), file=sys.stderr)
    return REFUSED


def _close_quietly() -> None:
    """Nobody reads the rest of the output, so it must not fail when the stream is closed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
